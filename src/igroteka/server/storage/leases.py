"""Which process of a server does what is done once for all."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, or_, select, update

from igroteka.server.storage.schema import leases


def hold_lease(connection: Connection, name: str, holder: str, now: int, until: int) -> bool:
    """Take or renew a lease; False while another process holds it."""
    free = or_(leases.c.holder == holder, leases.c.until < now)
    renewed = update(leases).where(leases.c.name == name, free).values(holder=holder, until=until)
    if int(connection.execute(renewed).rowcount) == 1:
        return True
    if connection.execute(select(func.count()).where(leases.c.name == name)).scalar_one():
        return False
    connection.execute(insert(leases), {"name": name, "holder": holder, "until": until})
    return True  # a conflict, if another process was quicker
