"""Settings: what an operator may choose, from the environment, then `yrden.toml`, then defaults.

Everything is checked at start, and all that is wrong is said at once. A setting or variable nobody knows is wrong as
well: a misspelt limit that is silently not there is worse than a server that does not start. docs/configuration.md
lists the settings.
"""

import difflib
import ipaddress
import math
import os
import re
import ssl
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PrivateAttr,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_core import ErrorDetails, PydanticCustomError

PREFIX = "YRDEN_"
FILE_VARIABLE = "YRDEN_CONFIG"
FILE_NAME = "yrden.toml"
HIDDEN = "(hidden)"

# The type of errors that come with a sentence of their own.
_OWN = "yrden"
_MOST_SHOWN = 200
_MIN_ADMIN_KEY = 16
_LAST_PORT = 65_535
_PORT = re.compile(r"[0-9]{1,5}")
_ALL_INTERFACES = frozenset({"0.0.0.0", "::"})  # noqa: S104 - compared with, not listened at
_HOST = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?")
_ADMIN_KEY = re.compile(rf"([!-~]{{{_MIN_ADMIN_KEY},}})?")
# Kubernetes and Docker put the addresses of a service called `yrden` into variables that look like ours.
_OF_A_SERVICE = re.compile(r"YRDEN_(\w+_)?(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_(TCP|UDP|SCTP)(_\w+)?)")
_OF_A_PORT = re.compile(r"(tcp|udp|sctp)://.*")


class Origin(StrEnum):
    """Where the value of a setting came from."""

    DEFAULT = "default"
    FILE = "file"
    ENVIRONMENT = "environment"


class BadSettings(Exception):  # noqa: N818 - the operator's, not the program's
    """Settings that cannot be used: one line for each thing that is wrong."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = tuple(lines)
        super().__init__("\n".join(self.lines))


@dataclass(frozen=True)
class Address:
    """Where to listen: a host that is named, and a port; port 0 lets the system choose one."""

    host: str
    port: int

    @classmethod
    def parse(cls, text: object) -> Self:
        """Read `host:port`. A host left out would mean all interfaces, which must be said: 0.0.0.0 or [::]."""
        if isinstance(text, cls):
            return text
        host, _, port = str(text).rpartition(":")
        if _PORT.fullmatch(port) is None or int(port) > _LAST_PORT:
            raise ValueError("no port")
        if host.startswith("[") and host.endswith("]"):
            host = str(ipaddress.IPv6Address(host[1:-1]))
        elif _HOST.fullmatch(host) is None:
            raise ValueError("no host")
        elif host.replace(".", "").isdigit():
            host = str(ipaddress.IPv4Address(host))
        return cls(host, int(port))

    def __str__(self) -> str:
        """Write it as `host:port`."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    def overlaps(self, other: "Address") -> bool:
        """Whether the two cannot both be listened at."""
        hosts = {self.host, other.host}
        return self.port == other.port != 0 and (len(hosts) == 1 or not hosts.isdisjoint(_ALL_INTERFACES))

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine can reach it."""
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


def _number(value: object) -> object:
    if isinstance(value, bool):
        raise ValueError("true and false are no numbers")  # noqa: TRY004 - the kind of error that pydantic gathers
    return value


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


def _admin_key(value: object) -> object:
    text = value.get_secret_value() if isinstance(value, SecretStr) else value
    if not isinstance(text, str) or _ADMIN_KEY.fullmatch(text) is None:
        raise ValueError("not a key")
    return value


def _path(value: object) -> Path:
    text = str(value)
    path = Path(text)
    if not text or "\0" in text or path.is_dir() or not path.parent.is_dir():
        raise ValueError("not a file")
    return path


def _readable(value: object) -> Path | None:
    if value is None or value == "":
        return None
    path = Path(str(value))
    try:
        path.open("rb").close()
    except OSError as error:
        raise ValueError("not readable") from error
    return path


def _setting(default: object, takes: str, text: str) -> Any:
    return Field(default, description=text, json_schema_extra={"takes": takes})


def _amount(default: float, least: float, most: float, text: str) -> Any:
    kind = "a whole number" if isinstance(default, int) else "a number"
    return Field(
        default,
        ge=least,
        le=most,
        description=text,
        json_schema_extra={"takes": f"{kind} from {_plain(least)} to {_plain(most)}"},
    )


def _plain(number: float) -> str:
    return str(int(number)) if math.isfinite(number) and number == int(number) else str(number)


_Address = Annotated[Address, BeforeValidator(Address.parse)]
_Whole = Annotated[int, BeforeValidator(_number)]
_Real = Annotated[float, BeforeValidator(_number)]
_Readable = Annotated[Path | None, BeforeValidator(_readable)]

_ADDRESS = "host:port with the host named, such as 127.0.0.1:{0}, [::1]:{0} or 0.0.0.0:{0}"
_READABLE = "the path of a PEM file that can be read"


class Settings(BaseModel):
    """All settings. Made by `load`, or directly with values that are checked in the same way."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True, hide_input_in_errors=True)

    _origins: dict[str, Origin] = PrivateAttr(default_factory=dict)

    grpc_address: _Address = _setting(
        Address("127.0.0.1", 7777),
        _ADDRESS.format(7777),
        "Where gRPC listens. Only this machine can reach the default; 0.0.0.0 and [::] are all interfaces.",
    )
    http_address: _Address = _setting(
        Address("127.0.0.1", 8080), _ADDRESS.format(8080), "Where REST, the web page and /metrics listen."
    )
    store: Annotated[Path, BeforeValidator(_path)] = _setting(
        Path("yrden.sqlite3"),
        "the path of a file in a folder that exists",
        "The SQLite file that keeps all matches; it is made if it is not there.",
    )
    admin_key: Annotated[SecretStr, BeforeValidator(_admin_key)] = _setting(
        SecretStr(""),
        f"at least {_MIN_ADMIN_KEY} visible ASCII characters, drawn at random, or nothing",
        "The operator's key, sent as a bearer token. Without one there are no admin calls.",
    )
    tls_certificate: _Readable = _setting(
        None, _READABLE, "The certificate chain for gRPC and HTTP. Without one nothing is encrypted."
    )
    tls_key: _Readable = _setting(None, _READABLE, "The private key of the certificate, not encrypted.")

    log_format: Annotated[Literal["auto", "json", "console"], BeforeValidator(_lower)] = _setting(
        "auto", "auto, json or console", "How logs are written: auto is console on a terminal, json elsewhere."
    )
    log_level: Annotated[Literal["debug", "info", "warning", "error"], BeforeValidator(_lower)] = _setting(
        "info", "debug, info, warning or error", "The least level that is logged; debug logs every call."
    )

    live_matches: _Whole = _amount(
        10_000, 1, 100_000_000, "Matches kept in memory; idle ones beyond are rebuilt from the store when asked for."
    )
    unfinished_matches: _Whole = _amount(100_000, 1, 1_000_000_000, "Unfinished matches; no more can be created.")
    unwritten_matches: _Whole = _amount(
        10_000, 0, 100_000_000, "Running matches that are written only when they are finished."
    )
    watchers: _Whole = _amount(5_000, 0, 1_000_000, "Open streams that watch matches.")
    rate_per_token: _Real = _amount(
        200.0, 0, 100_000_000, "Requests a second with one seat's token, over time; 0 is no limit."
    )
    burst_per_token: _Whole = _amount(400, 1, 100_000_000, "Requests at once with one seat's token.")
    rate_per_address: _Real = _amount(
        2000.0, 0, 100_000_000, "Requests a second from one address (IPv6: one /64), over time; 0 is no limit."
    )
    burst_per_address: _Whole = _amount(4000, 1, 100_000_000, "Requests at once from one address.")
    max_message_bytes: _Whole = _amount(65_536, 1024, 67_108_864, "The greatest request, in bytes.")
    deadline_seconds: _Real = _amount(
        30.0, 0.1, 3600, "How long a call may take, if the client sets no shorter deadline; streams are exempt."
    )

    commit_linger_ms: _Real = _amount(
        3.0, 0, 1000, "How long the store waits for more acts to commit together, in milliseconds."
    )
    commit_batch: _Whole = _amount(64, 1, 100_000, "Acts that wait to be committed before the store waits no longer.")
    drain_seconds: _Real = _amount(
        20.0, 0, 3600, "How long calls that run may take to end when the server is asked to stop."
    )

    @field_validator("http_address")
    @classmethod
    def _two_addresses(cls, value: Address, info: ValidationInfo) -> Address:
        other = info.data.get("grpc_address")
        if isinstance(other, Address) and value.overlaps(other):
            raise _own(f"http_address is '{{value}}' and grpc_address '{other}'; each takes a port of its own.", value)
        return value

    @field_validator("tls_key")
    @classmethod
    def _both_or_none(cls, value: Path | None, info: ValidationInfo) -> Path | None:
        if "tls_certificate" not in info.data:
            return value
        certificate = info.data["tls_certificate"]
        if (certificate is None) != (value is None):
            given, missing = ("tls_key", "tls_certificate") if certificate is None else ("tls_certificate", "tls_key")
            raise _own(f"{given} is '{{value}}', but {missing} is not set; set both or none.", value or certificate)
        if certificate is not None and value is not None:
            try:
                # An encrypted key would be asked for at the terminal.
                ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, value, lambda: "")
            except (ssl.SSLError, OSError, ValueError) as error:
                raise _own(
                    "tls_key is '{value}'; it takes the private key, not encrypted, of tls_certificate, "
                    f"in PEM form like the certificate ({getattr(error, 'reason', None) or error}).",
                    value,
                ) from error
        return value

    @property
    def tls(self) -> tuple[Path, Path] | None:
        """The files of certificate and key, if connections are encrypted."""
        if self.tls_certificate is None or self.tls_key is None:
            return None
        return self.tls_certificate, self.tls_key

    def origin(self, name: str) -> Origin:
        """Where the value of a setting came from."""
        return self._origins.get(name, Origin.DEFAULT)


@dataclass(frozen=True)
class Row:
    """A setting as people read it."""

    name: str
    value: str
    origin: Origin
    help: str
    takes: str
    variable: str


def describe(settings: Settings | None = None) -> list[Row]:
    """All settings with their values, secrets hidden; the defaults without settings."""
    settings = settings or Settings()
    return [
        Row(
            name=name,
            value=_shown(getattr(settings, name)),
            origin=settings.origin(name),
            help=field.description or "",
            takes=_takes(name),
            variable=_variable(name),
        )
        for name, field in Settings.model_fields.items()
    ]


def load(environ: Mapping[str, str] | None = None, folder: Path | None = None) -> Settings:
    """The settings of this process: from `environ`, then the file it names or `yrden.toml` in `folder`, if any.

    Raises BadSettings with all that is wrong.
    """
    environ = os.environ if environ is None else environ
    values: dict[str, object] = {}
    sources: dict[str, str] = {}
    origins: dict[str, Origin] = {}
    path, in_file, wrong = _read_file(environ, folder or Path())
    for name, value in in_file.items():
        if name in Settings.model_fields:
            values[name], sources[name], origins[name] = value, str(path), Origin.FILE
        else:
            wrong.append(f"{name} in {path} is no setting{_suggestion(name)}")
    variables = {_variable(name): name for name in Settings.model_fields}
    for variable, text in sorted(environ.items()):
        if variable in variables:
            name = variables[variable]
            values[name], sources[name], origins[name] = text, variable, Origin.ENVIRONMENT
        elif variable.startswith(PREFIX) and variable != FILE_VARIABLE and not _of_a_service(variable, text):
            wrong.append(f"{variable} is no setting{_suggestion(variable.removeprefix(PREFIX).lower(), variable=True)}")
    try:
        settings = Settings.model_validate(values)
    except ValidationError as error:
        wrong += [_line(detail, values, sources) for detail in error.errors(include_url=False)]
    if wrong:
        raise BadSettings(wrong)
    settings._origins.update(origins)  # noqa: SLF001 - ours
    return settings


def _read_file(environ: Mapping[str, str], folder: Path) -> tuple[Path, dict[str, Any], list[str]]:
    """The file's path and content, and what is wrong with it."""
    named = environ.get(FILE_VARIABLE)
    if named is None and not (folder / FILE_NAME).exists():
        return Path(FILE_NAME), {}, []
    path = Path(FILE_NAME) if named is None else Path(named)
    try:
        return path, tomllib.loads((folder / path).read_text(encoding="utf-8")), []
    except OSError as error:
        about = f"{FILE_VARIABLE} is '{named}'; it takes" if named is not None else f"{path} must be"
        return path, {}, [f"{about} the path of a TOML file that can be read ({error.strerror})."]
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return path, {}, [f"{path} is not TOML: {_one_line(str(error))}."]


def _of_a_service(variable: str, text: str) -> bool:
    if _OF_A_SERVICE.fullmatch(variable):
        return True
    return variable.endswith("_PORT") and _OF_A_PORT.fullmatch(text) is not None


def _suggestion(name: str, *, variable: bool = False) -> str:
    close = difflib.get_close_matches(name, list(Settings.model_fields), n=1)
    if not close:
        return "; `yrden config` lists the settings."
    return f"; did you mean {_variable(close[0]) if variable else close[0]}?"


def _line(detail: ErrorDetails, values: Mapping[str, object], sources: Mapping[str, str]) -> str:
    """What is wrong with one setting, in one line."""
    if detail["type"] == _OWN:
        return _one_line(detail["msg"])
    name = str(detail["loc"][0])
    source = f" (from {sources[name]})" if name in sources else ""
    shown = HIDDEN if _is_secret(name) else f"'{_shorten(_one_line(_shown(values.get(name))))}'"
    return f"{name}{source} is {shown}; it takes {_takes(name)}."


def _own(sentence: str, value: object) -> PydanticCustomError:
    return PydanticCustomError(_OWN, sentence, {"value": str(value)})


def _variable(name: str) -> str:
    return PREFIX + name.upper()


def _takes(name: str) -> str:
    extra = Settings.model_fields[name].json_schema_extra
    return str(extra["takes"]) if isinstance(extra, dict) else ""


def _is_secret(name: str) -> bool:
    return Settings.model_fields[name].annotation is SecretStr


def _shown(value: object) -> str:
    if isinstance(value, SecretStr):
        return HIDDEN if value.get_secret_value() else ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float):
        return _plain(value)
    return "" if value is None else str(value)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _shorten(text: str) -> str:
    return text if len(text) <= _MOST_SHOWN else text[: _MOST_SHOWN - 1] + "…"
