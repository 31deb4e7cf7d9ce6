"""A small client for Yrden's gRPC side: every method of the contract as a Python function.

    client = Client("127.0.0.1:7777")
    created = client.call("CreateMatch", game="ronin", players=3)
    token = created.tokens[0].token
    seen = client.call("Observe", token=token, match_id=created.match.id)
    done = client.call(
        "Act", token=token, match_id=seen.match_id, code=seen.legal_actions[0].code, expected_version=seen.version
    )

It is also the shortest example of how to write one: the methods and their messages come from the descriptors.
"""

from collections.abc import Iterator
from types import TracebackType
from typing import Any, Self

import grpc
from google.protobuf.descriptor import MethodDescriptor
from google.protobuf.message_factory import GetMessageClass
from google.rpc import error_details_pb2, status_pb2

from yrden.v1 import games_pb2, matches_pb2

METHODS: dict[str, MethodDescriptor] = {
    method.name: method
    for service in (
        games_pb2.DESCRIPTOR.services_by_name["Games"],
        matches_pb2.DESCRIPTOR.services_by_name["Matches"],
    )
    for method in service.methods
}


class CallRefused(Exception):  # noqa: N818 - a refusal is not a fault
    """The server refused a call. `reason` is for programs, the text for people."""

    def __init__(self, error: Any) -> None:
        super().__init__(error.details())
        self.code: grpc.StatusCode = error.code()
        self.reason = ""
        self.facts: dict[str, str] = {}
        for key, value in error.trailing_metadata() or ():
            if key == "grpc-status-details-bin":
                for detail in status_pb2.Status.FromString(value).details:
                    info = error_details_pb2.ErrorInfo()
                    if detail.Unpack(info):
                        self.reason = info.reason
                        self.facts = dict(info.metadata)


class Client:
    """A connection to a server."""

    def __init__(self, address: str, *, channel: grpc.Channel | None = None) -> None:
        self._channel = channel or grpc.insecure_channel(address)

    def __enter__(self) -> Self:
        """Use it in a `with` block."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Hang up."""
        self._channel.close()

    def call(self, method: str, *, token: str = "", timeout: float = 30.0, **fields: Any) -> Any:
        """Call a unary method with the fields of its request; returns the response message.

        `token` is the seat's; when joining, where nobody has a seat yet, it is the one wanted.
        """
        if "token" in METHODS[method].input_type.fields_by_name:
            fields["token"], token = token, ""
        send = self._channel.unary_unary(**self._description(method))
        try:
            return send(self._request(method, fields), timeout=timeout, metadata=metadata(token))
        except grpc.RpcError as error:
            raise CallRefused(error) from error

    def watch(self, *, token: str = "", timeout: float | None = None, **fields: Any) -> Iterator[Any]:
        """Stream the steps of a match."""
        send = self._channel.unary_stream(**self._description("WatchMatch"))
        try:
            yield from send(self._request("WatchMatch", fields), timeout=timeout, metadata=metadata(token))
        except grpc.RpcError as error:
            raise CallRefused(error) from error

    @staticmethod
    def _request(method: str, fields: dict[str, Any]) -> Any:
        return GetMessageClass(METHODS[method].input_type)(**fields)

    @staticmethod
    def _description(method: str) -> dict[str, Any]:
        described = METHODS[method]
        return {
            "method": f"/{described.containing_service.full_name}/{method}",
            "request_serializer": GetMessageClass(described.input_type).SerializeToString,
            "response_deserializer": GetMessageClass(described.output_type).FromString,
        }


def metadata(token: str) -> tuple[tuple[str, str], ...]:
    """The header that carries a seat's token."""
    return (("authorization", f"Bearer {token}"),) if token else ()
