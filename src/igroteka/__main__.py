"""`python -m igroteka`: the command without its script."""

from igroteka.cli.main import main

if __name__ == "__main__":
    main()
