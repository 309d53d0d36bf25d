"""OpenSpiel's information-set search, in C++: simulations a second at the first choice in a dealt
hand, a line for each game. One rollout for each simulation, as many worlds as it likes.
"""

import sys
import time

try:
    import pyspiel
except ImportError:
    sys.exit("OpenSpiel is not installed: pip install open_spiel==2.0.2")

A_WHILE = 1.0
SIMULATIONS = 1000


def dealt(game):
    state = game.new_initial_state()
    # What is no choice needs no thought: in hearts the first lead is always the same card.
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        outcomes = state.legal_actions()
        state.apply_action(outcomes[(7 * state.move_number()) % len(outcomes)])
    return state


def simulations(game):
    state, total = dealt(game), 0
    start = time.perf_counter()
    while time.perf_counter() - start < A_WHILE:
        evaluator = pyspiel.RandomRolloutEvaluator(1, total)
        bot = pyspiel.ISMCTSBot(total, evaluator, 2.0, SIMULATIONS, -1)
        bot.step(state)
        total += SIMULATIONS
    return total / (time.perf_counter() - start)


for name in ["hearts(pass_cards=false)", "oh_hell"]:
    print(f"OpenSpiel {name}\t{simulations(pyspiel.load_game(name))}")
