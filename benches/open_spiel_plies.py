"""OpenSpiel's random playouts, in C++: plies a second, a line for each way of counting.

A ply is a player's decision; dealing is none, on either side.

full matches   evaluate_bots with C++ uniform random bots from the empty table: the deal is made
               and paid for, as it is in our matches.
bare playouts  RandomRolloutEvaluator from one hand that is already dealt: no deal and no bots,
               the leanest loop that the library has.
"""

import sys
import time

try:
    import pyspiel
except ImportError:
    sys.exit("OpenSpiel is not installed: pip install open_spiel==2.0.2")

A_WHILE = 0.4


def dealt(game):
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.legal_actions()
        state.apply_action(outcomes[(7 * state.move_number()) % len(outcomes)])
    return state


def plies_of(state):
    state = state.clone()
    plies = 0
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        plies += 1
    return plies


def full_matches(game, plies):
    bots = [pyspiel.make_uniform_random_bot(seat, 7) for seat in range(game.num_players())]
    start, matches = time.perf_counter(), 0
    while time.perf_counter() - start < A_WHILE:
        for _ in range(50):
            matches += 1
            pyspiel.evaluate_bots(game.new_initial_state(), bots, matches)
    return matches * plies / (time.perf_counter() - start)


def bare_playouts(game, plies):
    # One simulation of the search applies one action and then rolls out so many times.
    state, rollouts, total = dealt(game), 1000, 0
    start = time.perf_counter()
    while time.perf_counter() - start < A_WHILE:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, total)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 100, False, total, False)
        bot.step(state)
        total += rollouts
    return total * (plies - 1) / (time.perf_counter() - start)


for name in ["spades", "hearts"]:
    game = pyspiel.load_game(name)
    plies = plies_of(dealt(game))
    print(f"OpenSpiel {name}, full matches\t{full_matches(game, plies)}")
    print(f"OpenSpiel {name}, bare playouts of a dealt hand\t{bare_playouts(game, plies)}")
