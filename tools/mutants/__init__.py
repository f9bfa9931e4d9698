"""Small deliberate bugs ("mutants"), and whether a test suite notices them.

    python -m tools.mutants draw --seed S --sample FILE                 choose mutants of the code by a seed
    python -m tools.mutants record --checkout DIR --recording DIR       which functions each test enters
    python -m tools.mutants run --checkout DIR --sample FILE --recording DIR --log FILE
    python -m tools.mutants compare BEFORE AFTER                        fails if AFTER misses what BEFORE noticed

A suite that has been made quicker must still notice what the old one noticed. A checkout is a clone with its own .venv
and web/node_modules; the tool writes each mutant into it, runs the tests that can reach it, and restores the file.
"""
