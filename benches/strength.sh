#!/bin/sh
# The table of docs/bots.md 2, how strong bots are: one bot of a level among others, for every game and number
# of players. Usage: benches/strength.sh [path to kaigi]
set -eu
kaigi=${1:-target/release/kaigi}

# share <game> <players> <one> <others>: the one's share of wins.
share() {
    seats=$3
    for _ in $(seq 2 "$2"); do seats=$seats,$4; done
    matches=2000 iterations=1000 options=
    case $3$1 in
        hardcosmocode) matches=120 ;;
        hardabyssi) matches=48 iterations=200 ;;
        hard*) matches=400 ;;
    esac
    case $1 in abyssi) options="--option max_rounds=60" ;; esac
    # shellcheck disable=SC2086
    "$kaigi" arena "$1" --players "$2" --matches $matches --seats "$seats" --seed strength \
        --iterations $iterations $options |
        sed -n "s/^$3 *wins *\([0-9.]*\) % ± *\([0-9.]*\) .*/\1 ± \2/p"
}

echo "| game | players | par | hard among normal | hard among easy | hard among random | normal among easy | normal among random | easy among random |"
echo "|---|---|---|---|---|---|---|---|---|"
for table in "uchu 2 3 4 5" "nusa 3 4 5" "cosmocode 2 3 4" "abyssi 2 3 4"; do
    # shellcheck disable=SC2086
    set -- $table
    game=$1
    shift
    for players in "$@"; do
        row="| $game | $players | $((1000 / players / 10)) |"
        for pair in "hard normal" "hard easy" "hard random" "normal easy" "normal random" "easy random"; do
            row="$row $(share "$game" "$players" ${pair% *} ${pair#* }) |"
        done
        echo "$row"
    done
done
