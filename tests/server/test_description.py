"""The description of the HTTP side (OpenAPI): it is whole, and whatever it allows or forbids is answered as it says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.adapter import OperationParameter, ResponsesContainer
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from starlette.routing import Route

from igroteka.server.entry.app import REST, all_routes
from igroteka.server.entry.http import CONFLICT, STATUS
from igroteka.server.entry.openapi import OPERATIONS, description, operation_schema
from tests.server.host import OneProcess, one_process

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
]
pytestmark = pytest.mark.usefixtures("log")
FEW = settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much],
)

AnyCase = schemathesis.Case[APIOperation[OperationParameter, ResponsesContainer[object], object, BaseSchema]]

schema = schemathesis.openapi.from_dict(description())


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


def test_everything_that_can_be_asked_for_is_described() -> None:
    routes = [route for route in all_routes() if isinstance(route, Route) and route.name != REST]
    there = {(method.lower(), route.path) for route in routes for method in route.methods or () if method != "HEAD"}
    assert {(operation.method, operation.path) for operation in OPERATIONS} == there
    found = [one.ok() for one in schema.get_all_operations() if isinstance(one, Ok)]
    assert {(operation.method, operation.path) for operation in found} == there


@schema.parametrize()
@FEW
def test_whatever_is_asked_is_answered_as_described(case: AnyCase, house: OneProcess, token: str, table: str) -> None:
    answer = case.call(base_url=house.url(0))
    case.validate_response(answer, checks=CHECKS)
    if "id" in case.path_parameters:
        case.path_parameters["id"] = table
    known = case.call(base_url=house.url(0), headers={"Authorization": f"Bearer {token}"})
    case.validate_response(known, checks=CHECKS)
