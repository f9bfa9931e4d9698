"""`python -m benchmarks`: the same as `igroteka bench`, with its options."""

import sys

from igroteka.cli.main import app

if __name__ == "__main__":
    app(["bench", *sys.argv[1:]], prog_name="igroteka")
