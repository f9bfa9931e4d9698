"""The description of the HTTP side as Schemathesis reads it, and what it thinks of to ask."""

from __future__ import annotations

from collections.abc import Mapping
from http.cookiejar import DefaultCookiePolicy

import requests
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.adapter import OperationParameter, ResponsesContainer
from schemathesis.core.result import Ok
from schemathesis.generation.hypothesis.builder import HypothesisTestConfig, HypothesisTestMode, create_test
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
]
AnyCase = schemathesis.Case[APIOperation[OperationParameter, ResponsesContainer[object], object, BaseSchema]]


class Described:
    """All operations of a description, by method and path."""

    def __init__(self, description: Mapping[str, object]) -> None:
        self.schema = schemathesis.openapi.from_dict(dict(description))
        found = [one.ok() for one in self.schema.get_all_operations() if isinstance(one, Ok)]
        self.session = requests.Session()  # thousands of requests over one connection
        self.session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # a stranger stays one
        self.session.trust_env = False
        self.operations = {(str(operation.method), operation.path): operation for operation in found}

    def try_out(self, method: str, path: str, how: settings, url: str, token: str, table: str) -> None:
        """Ask for an operation in every way that Schemathesis thinks of: as a stranger, and as the guest of a table."""

        def asked(case: AnyCase) -> None:
            answer = case.call(base_url=url, session=self.session)
            case.validate_response(answer, checks=CHECKS)
            if "id" in case.path_parameters:
                case.path_parameters["id"] = table
            known = case.call(base_url=url, session=self.session, headers={"Authorization": f"Bearer {token}"})
            case.validate_response(known, checks=CHECKS)

        config = HypothesisTestConfig(
            project=self.schema.config, modes=list(HypothesisTestMode), explicit_settings=how, settings=how
        )
        create_test(operation=self.operations[method, path], test_func=asked, config=config)()
