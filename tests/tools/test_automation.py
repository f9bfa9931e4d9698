"""CI and pre-commit run what `make` runs, and nothing of their own."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def recipe(target: str) -> list[str]:
    """The commands of a target, as they are typed in a shell."""
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert found is not None, target
    return commands_of(found[1])


def checks() -> list[str]:
    """The commands that `make check` runs side by side."""
    found = re.search(r"^CHECKS := ((?:.*\\\n)*.*)\n", MAKEFILE, re.MULTILINE)
    assert found is not None
    return commands_of(found[1])


def commands_of(lines: str) -> list[str]:
    found = [line.strip().removesuffix("\\").strip(" \"'") for line in lines.splitlines()]
    return [line.replace("$(BIN)", ".venv/bin") for line in found]


def test_ci_only_calls_make_targets_that_exist() -> None:
    workflows = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    assert workflows
    for workflow in workflows:
        jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
        commands = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
        made = [command for command in commands if not command.startswith("apt-get ")]
        assert made
        for command in made:
            target = re.fullmatch(r"make ([a-z-]+)(?: [A-Z]+=\S+)*", command)
            assert target is not None, command
            assert recipe(target[1])


def test_pre_commit_runs_parts_of_make_check() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"][0]["hooks"]
    assert any("$(CHECKS)" in line for line in recipe("check"))
    known = [line.removesuffix(" .").removesuffix(" --check") for line in checks()]
    for hook in hooks:
        command = hook["entry"].removesuffix(" --fix").removesuffix(" --check")
        assert command in known, hook["id"]
