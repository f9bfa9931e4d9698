"""The description of the HTTP side (OpenAPI): it is whole, and whatever it allows or forbids is answered as it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings
from starlette.routing import Route

from igroteka.server.entry.app import REST, all_routes
from igroteka.server.entry.http import CONFLICT, STATUS
from igroteka.server.entry.openapi import OPERATIONS, Operation, description, operation_schema
from tests.density import times
from tests.server.host import OneProcess, one_process

if TYPE_CHECKING:
    from tests.server.described import Described

pytestmark = pytest.mark.usefixtures("log")
FEW = settings(
    max_examples=times(2),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@pytest.fixture(scope="module")
def described() -> Described:
    """The description as Schemathesis reads it, which takes seconds: only for the tests that need it."""
    from tests.server.described import Described

    return Described(description())


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneProcess]:
    """A host."""
    with one_process(tmp_path_factory.mktemp("house")) as found:
        yield found


def test_every_status_of_a_refusal_is_described() -> None:
    told = {*STATUS.values(), CONFLICT}
    for operation in OPERATIONS:
        responses = operation_schema(operation, {id(operation.body): {}})["responses"]
        assert isinstance(responses, dict)
        assert {str(status) for status in told} <= set(responses)


def test_everything_that_can_be_asked_for_is_described(described: Described) -> None:
    routes = [route for route in all_routes() if isinstance(route, Route) and route.name != REST]
    there = {(method.lower(), route.path) for route in routes for method in route.methods or () if method != "HEAD"}
    assert {(operation.method, operation.path) for operation in OPERATIONS} == there
    assert set(described.operations) == there


@pytest.mark.dense
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: f"{operation.method} {operation.path}")
def test_whatever_is_asked_is_answered_as_described(
    operation: Operation, described: Described, house: OneProcess, token: str, table: str
) -> None:
    described.try_out(operation.method, operation.path, FEW, house.url(0), token, table)
