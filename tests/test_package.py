"""What is in the package that is installed."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def test_the_built_pages_are_installed_with_the_package(tmp_path: Path) -> None:
    for name in ("pyproject.toml", ".gitignore", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    pages = tmp_path / "src" / "igroteka" / "server" / "pages"
    pages.mkdir(parents=True)
    (pages / "index.html").write_text("<title>Igroteka</title>", encoding="utf-8")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=tmp_path, check=True, capture_output=True
    )
    (wheel,) = tmp_path.glob("dist/*.whl")
    assert "igroteka/server/pages/index.html" in zipfile.ZipFile(wheel).namelist()
