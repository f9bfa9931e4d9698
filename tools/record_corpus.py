"""Records games for tests/corpus: replays with a digest of what everybody was told, so that changed behaviour shows.

Run as `python -m tools.record_corpus GAME` for one game of every preset and number of seats, or with options for
one: `python -m tools.record_corpus GAME --preset PRESET --seats 4 --seed 7 --bots random,greedy --live`.
Existing files are kept, unless `--again` is given, which accepts a change of behaviour. `--digests` keeps the choices
of the recorded games, also of earlier versions, and accepts only that they are told differently.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path

from igroteka.bots.bot import make_bot, sampler
from igroteka.conformance import CheckedSetup, configurations
from igroteka.conformance.checked_table import setup_of
from igroteka.core import registry
from igroteka.core.decisions import CLOCK_SEAT, Decision
from igroteka.core.game import Game
from igroteka.core.options import Option
from igroteka.core.random import Random, from_seed
from igroteka.core.replays import read_replay, replay_of, write_replay
from igroteka.core.session import Session
from igroteka.core.state import State
from igroteka.core.views import SPECTATOR

CORPUS = Path(__file__).resolve().parents[1] / "tests" / "corpus"
DIGEST = "# journal: "
REACTS = 4  # at a live table, somebody acts before the clock at one moment in this many


def digest(session: Session) -> str:
    """A digest of everything that every seat and a spectator was told, and of the outcome."""
    watchers = [*range(session.state.setup.seats), SPECTATOR]
    told = [[entry.plain() for entry in session.journal_for(seat)] for seat in watchers]
    outcome = session.state.outcome()
    text = json.dumps([told, outcome.plain() if outcome else None], ensure_ascii=False, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def play(game: Game[State], configuration: CheckedSetup, seed: str, bots: list[str], *, live: bool) -> Session:
    """A game between bots; at a live table the clock mostly closes the windows."""
    session = Session.start(game, setup_of(game, configuration, seed, live=live))
    random = from_seed(f"{seed}/bots")
    while session.state.decisions():
        decision = next_decision(session.state, random)
        session.choose(decision.seat, choose(session, decision, bots, random).code, session.state.public_version)
    return session


def next_decision(g: State, random: Random) -> Decision:
    """A decision that the game waits for; at a live table sometimes that of somebody else."""
    waiting = [decision for decision in g.decisions() if decision.waits]
    return random.pick(g.decisions()) if not waiting or random.below(REACTS) == 0 else waiting[0]


def choose(session: Session, decision: Decision, bots: list[str], random: Random) -> Option:
    """The choice of this seat's bot; the table's clock has no bot."""
    if decision.seat == CLOCK_SEAT:
        return decision.options[0]
    bot = make_bot(bots[decision.seat % len(bots)], session.game.id)
    imagine = sampler(session.game, session.state, decision.seat)
    return bot.choose(session.view(decision.seat), decision, random, imagine)


def write(session: Session, file: Path) -> None:
    """Write the replay with its digest."""
    text = write_replay(replay_of(session))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{text}{DIGEST}{digest(session)}\n", encoding="utf-8")


def recorded_digest(text: str) -> str:
    """The digest in a recorded game."""
    return next((line[len(DIGEST) :].strip() for line in text.splitlines() if line.startswith(DIGEST)), "")


def renew_digests(game: Game[State]) -> None:
    """Write what the recorded games of a game tell today; their choices stay as they are."""
    for file in sorted([*(CORPUS / game.id).glob("*.replay"), *(CORPUS / "earlier").glob(f"{game.id}-*.replay")]):
        text = file.read_text(encoding="utf-8")
        found = digest(read_replay(text, game).verify(game))
        if found != recorded_digest(text):
            file.write_text(text.replace(recorded_digest(text), found), encoding="utf-8")
            print(file.relative_to(CORPUS))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--preset", default="", help="only this preset")
    parser.add_argument("--seats", type=int, default=0, help="only this number of seats")
    parser.add_argument("--seed", default="corpus")
    parser.add_argument("--bots", default="random", help="names of bots, separated by commas")
    parser.add_argument("--live", action="store_true", help="windows are closed by the table's clock")
    parser.add_argument("--again", action="store_true", help="replace files that are already there")
    parser.add_argument("--digests", action="store_true", help="only renew the digests of what is there")
    return parser.parse_args()


def main() -> int:
    asked = arguments()
    game = registry.find_game(asked.game)
    if asked.digests:
        renew_digests(game)
        return 0
    wanted = [c for c in configurations(game) if asked.preset in ("", c.preset) and asked.seats in (0, c.seats)]
    for configuration in wanted:
        name = f"{configuration.preset}-{configuration.seats}-{asked.seed}{'-live' if asked.live else ''}.replay"
        file = CORPUS / game.id / name
        if asked.again or not file.exists():
            seed = f"{asked.seed}/{configuration}"
            write(play(game, configuration, seed, asked.bots.split(","), live=asked.live), file)
            print(file.relative_to(CORPUS))
    return 0 if wanted else 1


if __name__ == "__main__":
    sys.exit(main())
