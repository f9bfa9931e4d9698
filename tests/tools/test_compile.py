"""What the compilation of the engine refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.compile import refuse_misread

READ = """
    if (likely(cpy_r_r5.f0 != -113.0 %s)) goto CPyL10;
    PyErr_SetString(PyExc_NameError, "value for final name \\"PRICES\\" was not set");
"""


def test_a_constant_that_mypyc_takes_for_unset_is_named(tmp_path: Path) -> None:
    (tmp_path / "wrong.c").write_text(READ % "&& PyErr_Occurred()")
    with pytest.raises(SystemExit, match="PRICES"):
        refuse_misread(tmp_path)


def test_a_constant_that_is_read_well_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / "right.c").write_text(READ % "|| !PyErr_Occurred()")
    refuse_misread(tmp_path)
