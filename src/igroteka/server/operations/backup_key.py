"""The key that authenticates backups."""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path

from sqlalchemy import Engine

from igroteka.core.errors import IgrotekaError
from igroteka.server.storage.database import data_folder, file_of

FILE = "backup.key"
LENGTH = 32  # bytes


class BadKey(IgrotekaError):
    """A key file that cannot be read or is malformed."""


def key_file(engine: Engine) -> Path:
    """The path of the key: beside the SQLite file, otherwise in the user's data folder."""
    database = file_of(engine)
    return Path(database).parent / FILE if database else data_folder() / FILE


def read_key(file: Path) -> bytes | None:
    """The key in a file; None if there is no such file, BadKey if it is malformed."""
    try:
        found = bytes.fromhex(file.read_text(encoding="ascii").strip())
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        raise BadKey("error-backup-key", file=str(file)) from None
    if len(found) != LENGTH:
        raise BadKey("error-backup-key", file=str(file))
    return found


def make_key(file: Path) -> bytes:
    """The key in a file; a new one, readable by its owner only, if there is none yet."""
    found = read_key(file)
    if found is not None:
        return found
    beside = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    try:
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as out:
            out.write(f"{secrets.token_hex(LENGTH)}\n")
        _put_in_place(beside, file)
    except OSError:
        raise BadKey("error-backup-key-write", file=str(file)) from None
    finally:
        beside.unlink(missing_ok=True)
    return make_key(file)


def _put_in_place(beside: Path, file: Path) -> None:
    """Create the file atomically; if another process was quicker, its key stays."""
    try:
        os.link(beside, file)
    except FileExistsError:
        return


def fingerprint(key: bytes) -> str:
    """What a backup says about the key that it was written with."""
    return hashlib.blake2b(key, digest_size=8, person=b"backup key").hexdigest()
