"""gRPC: every method of the contract, made from the descriptors; health and reflection beside them.

Requests are parsed, responses are passed on as bytes. One handler serves all unary methods and one all streams, so
that deadlines, limits, logs, metrics and errors are the same everywhere.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any

import grpc
import structlog
from google.protobuf import any_pb2
from google.protobuf.descriptor import MethodDescriptor, ServiceDescriptor
from google.protobuf.message import DecodeError
from google.protobuf.message_factory import GetMessageClass
from google.rpc import error_details_pb2, status_pb2
from grpc_health.v1 import health, health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection

from yrden.application.refusal import Reason, Refusal
from yrden.transport.gate import Gate
from yrden.transport.methods import Caller, Methods
from yrden.v1 import games_pb2, matches_pb2

log = structlog.get_logger(__name__)

SERVICES: list[ServiceDescriptor] = [
    games_pb2.DESCRIPTOR.services_by_name["Games"],
    matches_pb2.DESCRIPTOR.services_by_name["Matches"],
]

# Bytes by which a message may be too large and still be refused with a reason.
ROOM = 1024 * 1024

# At run time grpc's generic types take no arguments.
Context = Any
Handler = Any


def status_of(refusal: Refusal) -> status_pb2.Status:
    """A refusal as `google.rpc.Status` with its reason."""
    info = error_details_pb2.ErrorInfo(reason=refusal.reason.value, domain="yrden", metadata=refusal.facts)
    detail = any_pb2.Any()
    detail.Pack(info)
    return status_pb2.Status(code=refusal.code.value[0], message=refusal.message, details=[detail])


async def refuse(context: Context, refusal: Refusal) -> None:
    """End a call with a refusal."""
    details = [("grpc-status-details-bin", status_of(refusal).SerializeToString())]
    if "retry_after" in refusal.facts:
        details.append(("retry-after", refusal.facts["retry_after"].encode()))
    await context.abort(refusal.code, refusal.message, tuple(details))


class Handlers(grpc.GenericRpcHandler):
    """The handlers of the contract by their path."""

    def __init__(self, methods: Methods, gate: Gate, max_message: int) -> None:
        self._gate = gate
        self._max_message = max_message
        self._handlers: dict[str, Handler] = {}
        for service in SERVICES:
            for method in service.methods:
                self._handlers[f"/{service.full_name}/{method.name}"] = self._handler(methods, method)

    def service(self, handler_call_details: grpc.HandlerCallDetails) -> Handler:
        """Find the handler of a call."""
        return self._handlers.get(handler_call_details.method)

    def _handler(self, methods: Methods, method: MethodDescriptor) -> Handler:
        parse: Callable[[bytes], Any] = GetMessageClass(method.input_type).FromString
        name = method.full_name
        if method.server_streaming:
            return grpc.unary_stream_rpc_method_handler(self._stream(name, parse, methods.stream[name]))
        return grpc.unary_unary_rpc_method_handler(self._unary(name, parse, methods.unary[name]))

    def _unary(
        self, name: str, parse: Callable[[bytes], Any], handle: Callable[[Any, Caller], Awaitable[bytes]]
    ) -> Callable[[bytes, Context], Awaitable[bytes]]:
        gate = self._gate

        async def call(request: bytes, context: Context) -> bytes:
            began = time.perf_counter()
            try:
                caller = gate.admit(self._authorization(context), context.peer() or "")
                response = await handle(self._read(parse, request), caller)
            except Refusal as refusal:
                gate.done("grpc", name, refusal, time.perf_counter() - began)
                await refuse(context, refusal)
                raise
            except (asyncio.CancelledError, grpc.aio.AbortError):
                raise
            except Exception as error:
                fault = gate.fault(name, error)
                gate.done("grpc", name, fault, time.perf_counter() - began)
                await refuse(context, fault)
                raise
            gate.done("grpc", name, None, time.perf_counter() - began)
            return response

        return call

    def _stream(
        self,
        name: str,
        parse: Callable[[bytes], Any],
        handle: Callable[[Any, Caller], AsyncIterator[tuple[int, bytes]]],
    ) -> Callable[[bytes, Context], AsyncIterator[bytes]]:
        gate = self._gate

        async def call(request: bytes, context: Context) -> AsyncIterator[bytes]:
            began = time.perf_counter()
            try:
                caller = gate.admit(self._authorization(context), context.peer() or "")
                async for _version, message in handle(self._read(parse, request), caller):
                    yield message
            except Refusal as refusal:
                gate.done("grpc", name, refusal, time.perf_counter() - began)
                await refuse(context, refusal)
                raise
            except (asyncio.CancelledError, GeneratorExit, grpc.aio.AbortError):
                raise
            except Exception as error:
                fault = gate.fault(name, error)
                gate.done("grpc", name, fault, time.perf_counter() - began)
                await refuse(context, fault)
                raise
            gate.done("grpc", name, None, time.perf_counter() - began)

        return call

    def _read(self, parse: Callable[[bytes], Any], request: bytes) -> Any:
        """Parse a request, or say that it is garbage."""
        if len(request) > self._max_message:
            raise Refusal(
                Reason.MESSAGE_TOO_LARGE,
                f"A request has at most {self._max_message} bytes; {len(request)} were sent.",
                {"max_bytes": str(self._max_message)},
            )
        try:
            return parse(request)
        except DecodeError as error:
            raise Refusal(Reason.BAD_REQUEST, "The request is not a message of this method.") from error

    @staticmethod
    def _authorization(context: Context) -> str:
        metadata: Iterable[tuple[str, str | bytes]] = context.invocation_metadata() or ()
        for key, value in metadata:
            if key == "authorization" and isinstance(value, str):
                return value
        return ""


class Unknown(grpc.GenericRpcHandler):
    """Answers what nobody else does, so that a wrong name is refused with a reason like everything else."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate

    def service(self, handler_call_details: grpc.HandlerCallDetails) -> Handler:
        """Refuse any call."""
        name = handler_call_details.method

        async def call(_requests: AsyncIterator[bytes], context: Context) -> AsyncIterator[bytes]:
            refusal = Refusal(Reason.NO_SUCH_METHOD, f"There is no method '{name[:100]}'; reflection lists them.")
            self._gate.done("grpc", "unknown", refusal, 0.0)
            await refuse(context, refusal)
            yield b""

        return grpc.stream_stream_rpc_method_handler(call)


def build(
    methods: Methods, gate: Gate, address: str, *, max_message: int, credentials: grpc.ServerCredentials | None
) -> tuple[grpc.aio.Server, health.aio.HealthServicer, int]:
    """A server ready to start, its health service, and the port it is bound to."""
    server = grpc.aio.server(
        options=[
            # Ours is below, and tells the reason; this one protects the memory.
            ("grpc.max_receive_message_length", max_message + ROOM),
            ("grpc.max_send_message_length", 16 * 1024 * 1024),
            ("grpc.keepalive_time_ms", 60_000),
            ("grpc.keepalive_timeout_ms", 20_000),
            ("grpc.http2.min_ping_interval_without_data_ms", 10_000),
            ("grpc.so_reuseport", 0),
        ]
    )
    server.add_generic_rpc_handlers((Handlers(methods, gate, max_message),))
    checks = health.aio.HealthServicer()
    health_pb2_grpc.add_HealthServicer_to_server(checks, server)
    names = [service.full_name for service in SERVICES]
    names += [health_pb2.DESCRIPTOR.services_by_name["Health"].full_name, reflection.SERVICE_NAME]
    reflection.enable_server_reflection(names, server)
    server.add_generic_rpc_handlers((Unknown(gate),))
    port = server.add_secure_port(address, credentials) if credentials else server.add_insecure_port(address)
    return server, checks, port
