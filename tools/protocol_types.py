"""Writes web/src/protocol.ts: the protocol's messages as TypeScript types.

python -m tools.protocol_types          write the file
python -m tools.protocol_types --check  exit status 1 if it is not up to date
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import inspect as types

from schwimmen.server import protocol
from schwimmen.server.protocol import advice, asked, http, parts, told

__all__ = ["TARGET", "generate"]

TARGET = Path(__file__).parent.parent / "web/src/protocol.ts"

_ALL = {name: thing for module in (parts, asked, advice, told, http) for name, thing in vars(module).items()}
_NAMED = {name: alias for name, alias in _ALL.items() if typing.get_origin(alias) is Literal and name[0] != "_"}
"""Choices that have a name, and keep it."""
_UNIONS = {name: typing.get_args(getattr(protocol, name)) for name in ("ClientMessage", "ServerMessage")}
_CONSTANTS = ("PROTOCOL", "SOCKET_PATH")


def generate() -> str:
    """The whole file."""
    structs = [cls for cls in _ALL.values() if _is_message(cls)]
    written_by_page = set(_reachable(*_UNIONS["ClientMessage"], protocol.RulesRequest, protocol.NewTable))
    parts = [
        "// Written by tools/protocol_types.py from src/schwimmen/server/protocol. Don't edit it.\n",
        _comment(protocol.__doc__ or ""),
        *(f"export const {name} = {_json(getattr(protocol, name))};\n" for name in _CONSTANTS),
        *(f"export type {name} = {_choice(typing.get_args(alias))};\n" for name, alias in _NAMED.items()),
        f"export type OptionJson = {_union(_option_json())};\n",
        *(_interface(cls, cls in written_by_page) for cls in structs),
        *(f"export type {name} = {' | '.join(cls.__name__ for cls in union)};\n" for name, union in _UNIONS.items()),
    ]
    return "\n".join(parts)


def _is_message(thing: object) -> bool:
    bases = (msgspec.Struct, parts.Message, parts.Part)
    return (
        isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing not in bases
        and thing.__name__[0] != "_"
    )


def _reachable(*structs: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for cls in structs:
        yield cls
        for field in _struct(cls).fields:
            yield from _reachable(*_structs_in(field.type))


def _structs_in(kind: types.Type) -> list[type[msgspec.Struct]]:
    if isinstance(kind, types.StructType):
        return [kind.cls]
    inner = (getattr(kind, name, None) for name in ("item_type", "value_type"))
    return [cls for part in (*inner, *getattr(kind, "types", ())) if part is not None for cls in _structs_in(part)]


def _struct(cls: type[msgspec.Struct]) -> types.StructType:
    found = types.type_info(cls)
    assert isinstance(found, types.StructType)
    return found


def _interface(cls: type[msgspec.Struct], written_by_page: bool) -> str:
    """An interface. What has a default may be left out by the page; the server writes every field."""
    info, notes = _struct(cls), _field_notes(cls)
    lines = [f"export interface {cls.__name__} {{\n"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {_json(info.tag)};\n")
    for field in info.fields:
        if field.name in notes:
            lines.append(textwrap.indent(_comment(notes[field.name]), "  "))
        optional = "?" if written_by_page and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};\n")
    return _comment(inspect.getdoc(cls) or "") + "".join(lines) + "}\n"


def _field_notes(cls: type[msgspec.Struct]) -> dict[str, str]:
    """The docstrings that stand under fields."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    assert isinstance(body, ast.ClassDef)
    return {
        before.target.id: after.value.value
        for before, after in zip(body.body, body.body[1:], strict=False)
        if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name)
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str)
    }


def _type(kind: types.Type) -> str:
    match kind:
        case types.StructType():
            return kind.cls.__name__
        case types.LiteralType():
            named = [name for name, alias in _NAMED.items() if set(typing.get_args(alias)) == set(kind.values)]
            return named[0] if named else _choice(kind.values)
        case types.UnionType():
            return "OptionJson" if kind == _option_json() else _union(kind)
        case types.ListType():
            inner = _type(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case types.TupleType():
            return f"[{', '.join(map(_type, kind.item_types))}]"
        case types.DictType():
            return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.StrType():
            return "string"
        case types.NoneType():
            return "null"
    raise TypeError(f"no TypeScript for {kind}")


def _option_json() -> types.UnionType:
    found = types.type_info(protocol.OptionJson)
    assert isinstance(found, types.UnionType)
    return found


def _union(kind: types.UnionType) -> str:
    return " | ".join(sorted(map(_type, kind.types), key=lambda text: text == "null"))


def _choice(values: tuple[Any, ...]) -> str:
    return " | ".join(map(_json, values))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _comment(text: str) -> str:
    lines = inspect.cleandoc(text).replace("``", "`").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def main(arguments: list[str]) -> int:
    """The command, as the module's docstring says."""
    text = generate()
    if arguments == ["--check"]:
        return int(not TARGET.is_file() or TARGET.read_text("utf-8") != text)
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
