"""The command `igroteka`, also as `python -m igroteka`."""

import sys

from igroteka.cli import INTERRUPTED


def main() -> None:
    """The entry point of the package: interrupted, it ends without a word, even while it is loaded."""
    try:
        from igroteka.cli.main import app

        app(prog_name="igroteka")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
