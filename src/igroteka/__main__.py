"""The command `igroteka`, also as `python -m igroteka`."""

import sys

from igroteka.cli import INTERRUPTED


def main() -> None:
    """The entry point of the package. Ctrl-C ends it silently, even while it is loading."""
    try:
        from igroteka.cli.main import app

        app(prog_name="igroteka")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
