"""The description of the REST side: complete, well-formed, the same each time."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from yrden.application.refusal import Reason
from yrden.transport.openapi import contract_files, document
from yrden.transport.rest import bindings


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    return document()


def operations(described: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, verbs in described["paths"].items():
        for verb, operation in verbs.items():
            yield path, verb, operation


def walk(node: object) -> Iterator[dict[str, Any]]:
    """Visit every object of a document."""
    if isinstance(node, dict):
        yield node
        for part in node.values():
            yield from walk(part)
    elif isinstance(node, list):
        for part in node:
            yield from walk(part)


def test_every_method_is_described(described: dict[str, Any]) -> None:
    methods = {
        f"{method.containing_service.name}_{method.name}": binding
        for file in contract_files()
        for service in file.services_by_name.values()
        for method in service.methods
        for binding in bindings(method)
    }
    found = {operation["operationId"]: (path, verb) for path, verb, operation in operations(described)}
    assert found == {name: (binding.template, binding.verb.lower()) for name, binding in methods.items()}
    assert len(methods) == 11


def test_it_is_the_same_each_time(described: dict[str, Any]) -> None:
    assert json.dumps(described) == json.dumps(document())


def test_references_lead_somewhere(described: dict[str, Any]) -> None:
    for node in walk(described):
        if "$ref" in node:
            at: Any = described
            for part in node["$ref"].removeprefix("#/").split("/"):
                at = at[part]
            assert at


def test_it_is_well_formed(described: dict[str, Any]) -> None:
    assert described["openapi"].startswith("3.1.")
    assert set(described) == {"openapi", "info", "servers", "tags", "paths", "components", "security"}
    for path, _, operation in operations(described):
        assert path.startswith("/v1/")
        in_path = [parameter["name"] for parameter in operation["parameters"] if parameter["in"] == "path"]
        assert in_path == re.findall(r"\{(\w+)\}", path)
        names = [(parameter["in"], parameter["name"]) for parameter in operation["parameters"]]
        assert len(names) == len(set(names))
        assert all(parameter.get("required") for parameter in operation["parameters"] if parameter["in"] == "path")
        assert {"200", "default"} <= set(operation["responses"])
        assert all("description" in response or "$ref" in response for response in operation["responses"].values())
    for name, schema in described["components"]["schemas"].items():
        assert re.fullmatch(r"[A-Za-z0-9._-]+", name)
        assert schema["type"] in {"object", "string"}


def test_everything_has_its_comment(described: dict[str, Any]) -> None:
    for _, _, operation in operations(described):
        assert operation["summary"]
        assert operation["description"].startswith(operation["summary"])
        for parameter in operation["parameters"]:
            assert parameter["description"], parameter["name"]
    for name, schema in described["components"]["schemas"].items():
        assert schema["description"], name
        if name == "Status":
            continue
        for field, part in schema.get("properties", {}).items():
            assert part["description"], f"{name}.{field}"


def test_fields_have_their_json_form(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    match = schemas["Match"]["properties"]
    assert match["createTime"] | {"description": ""} == {"type": "string", "format": "date-time", "description": ""}
    assert match["options"]["additionalProperties"] == {"type": "string"}
    assert match["seats"]["items"] == {"$ref": "#/components/schemas/SeatInfo"}
    assert match["version"]["maximum"] == 2**32 - 1
    assert match["chosenSeed"]["type"] == "boolean"
    assert schemas["Replay"]["properties"]["log"]["contentEncoding"] == "base64"
    assert schemas["MatchState"]["enum"][2] == "MATCH_STATE_RUNNING"
    assert "It is being played." in schemas["MatchState"]["description"]
    assert schemas["Event"]["properties"]["arguments"]["additionalProperties"] == {
        "$ref": "#/components/schemas/Numbers"
    }


def test_requests_take_known_fields_only(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    assert schemas["CreateMatchRequest"]["additionalProperties"] is False
    assert schemas["SeatRequest"]["additionalProperties"] is False
    assert "matchId" not in schemas["ActRequest"]["properties"]
    assert "additionalProperties" not in schemas["Match"]
    assert "required" not in schemas["CreateMatchRequest"]
    assert "outcome" not in schemas["Match"]["required"]
    assert "version" in schemas["Match"]["required"]


def test_the_stream_is_described(described: dict[str, Any]) -> None:
    watch = described["paths"]["/v1/matches/{match_id}:watch"]["get"]
    stream = watch["responses"]["200"]["content"]["text/event-stream"]
    assert stream["x-message"] == {"$ref": "#/components/schemas/WatchMatchResponse"}
    assert "204" in watch["responses"]
    assert ("header", "Last-Event-ID") in [(each["in"], each["name"]) for each in watch["parameters"]]


def test_all_reasons_are_named(described: dict[str, Any]) -> None:
    info = described["components"]["schemas"]["Status"]["properties"]["details"]["items"]
    assert info["properties"]["reason"]["enum"] == [reason.value for reason in Reason]
    told = described["components"]["responses"]["Refused"]["description"]
    assert all(f"`{reason.value}`" in told for reason in Reason)


def test_a_token_is_optional_everywhere(described: dict[str, Any]) -> None:
    assert described["security"] == [{}, {"bearer": []}]
    assert described["components"]["securitySchemes"]["bearer"]["scheme"] == "bearer"
