"""Writes web/src/kernel/: what the score sheet needs of the kernel as JavaScript, so that it settles offline.

python -m tools.kernel_js

The rules stay written once: functions of `schwimmen.rules.kernel` are translated by their syntax tree, and the
options' codes come from `schwimmen.rules.options`. The translator knows what the kernel is written in (see its
docstring) and refuses everything else, so that a change there can't be translated wrongly in silence.
"""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from schwimmen.events import EndedBy, Why
from schwimmen.rules import kernel
from schwimmen.rules.options import OPTIONS, OptionSpec

__all__ = ["FOLDER", "ROOTS", "Untranslatable", "generate", "translate"]

FOLDER = Path(__file__).parent.parent / "web/src/kernel"
ROOTS = ("strength", "finishing", "settle", "lose_lives", "may_buy_back", "conclude", "next_seat")
"""What the sheet calls; what these call comes with them."""
FAMILIES = ("BY_", "GOES_ON", "NO_WINNER", "REPLAY")
"""Constants that callers need, whether or not the functions do."""

LARGEST = 2**31
"""JavaScript's bits end here: the kernel stays below it."""
RESERVED = frozenset({
    "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default",
    "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if",
    "implements", "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private",
    "protected", "public", "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof",
    "undefined", "var", "void", "while", "with", "yield",
})  # fmt: skip
COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "===", ast.NotEq: "!==", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip
OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
}  # fmt: skip
HELPERS = {
    "floor_div": "const floor_div = (a, b) => Math.floor(a / b);",
    "mod": "const mod = (a, b) => a - b * Math.floor(a / b);",
}
"""`//` and `%` as Python has them, for negative numbers too."""
TYPES = {"int": "number", "None": "void", "list[int]": "number[]", "tuple[int, ...]": "readonly number[]"}


class Untranslatable(Exception):
    """The kernel uses something that the translator doesn't know; it names the line."""

    def __init__(self, node: ast.AST, why: str) -> None:
        super().__init__(f"line {getattr(node, 'lineno', '?')}: {why}: {ast.unparse(node)[:80]}")


class _Function:
    """Translates one function. ``constants`` are the module's numbers, ``functions`` what may be called."""

    def __init__(self, node: ast.FunctionDef, constants: Iterable[str], functions: Iterable[str]) -> None:
        self.node = node
        self.constants = set(constants)
        self.functions = set(functions)
        self.parameters = [argument.arg for argument in node.args.args]
        stored = [name for name in ast.walk(node) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)]
        loops = {id(loop.target) for loop in ast.walk(node) if isinstance(loop, ast.For)}
        self.locals = sorted({name.id for name in stored if id(name) not in loops} - set(self.parameters))
        self.looping: list[str] = []
        self.used: set[str] = set()
        """Constants, functions and helpers that the translation names."""
        for name in (*self.parameters, *self.locals, node.name):
            if name in RESERVED or name in HELPERS or name in self.constants:
                raise Untranslatable(node, f"a name that can't be used, {name}")

    def text(self) -> str:
        """The whole function."""
        arguments = self.node.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.defaults or arguments.posonlyargs:
            raise Untranslatable(self.node, "only plain parameters")
        lines = [f"export function {self.node.name}({', '.join(self.parameters)}) {{"]
        if self.locals:
            lines.append(f"  let {', '.join(self.locals)};")
        lines += self._block(self.node.body, 1)
        return "\n".join([*lines, "}"])

    def _block(self, body: list[ast.stmt], depth: int) -> list[str]:
        return [line for statement in body for line in self._statement(statement, depth)]

    def _statement(self, node: ast.stmt, depth: int) -> Iterator[str]:
        space = "  " * depth
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                return  # a docstring
            case ast.Expr(value=ast.Call() as call):
                yield f"{space}{self._value(call)};"
            case ast.Assign(targets=[target], value=value):
                yield f"{space}{self._target(target)} = {self._value(value)};"
            case ast.AugAssign(target=target, op=op, value=value):
                place = self._target(target)
                yield f"{space}{place} = {self._operation(node, op, place, self._value(value))};"
            case ast.Return(value=None):
                yield f"{space}return;"
            case ast.Return(value=ast.expr() as value):
                yield f"{space}return {self._value(value)};"
            case ast.If(test=test, body=body, orelse=orelse):
                yield f"{space}if ({self._test(test)}) {{"
                yield from self._block(body, depth + 1)
                if orelse:
                    yield f"{space}}} else {{"
                    yield from self._block(orelse, depth + 1)
                yield f"{space}}}"
            case ast.While(test=test, body=body, orelse=[]):
                yield f"{space}while ({self._test(test)}) {{"
                yield from self._block(body, depth + 1)
                yield f"{space}}}"
            case ast.For(target=ast.Name(id=name), iter=over, body=body, orelse=[]):
                first, end = self._range(over)
                self._free(node, name, body)
                self.looping.append(name)
                yield f"{space}for (let {name} = {first}, {name}_end = {end}; {name} < {name}_end; {name} += 1) {{"
                yield from self._block(body, depth + 1)
                yield f"{space}}}"
                self.looping.pop()
            case _:
                raise Untranslatable(node, "an unknown statement")

    def _range(self, node: ast.expr) -> tuple[str, str]:
        match node:
            case ast.Call(func=ast.Name(id="range"), args=[end], keywords=[]):
                return "0", self._value(end)
            case ast.Call(func=ast.Name(id="range"), args=[first, end], keywords=[]):
                return self._value(first), self._value(end)
        raise Untranslatable(node, "a loop over something else than a range upwards")

    def _free(self, node: ast.For, name: str, body: list[ast.stmt]) -> None:
        """A loop's variable is the loop's alone: Python would let it be changed in there, and live on."""
        if name in {*self.parameters, *self.locals, *self.looping, *self.constants, *RESERVED}:
            raise Untranslatable(node, f"the loop's variable {name} is used otherwise too")
        for part in (part for statement in body for part in ast.walk(statement)):
            if isinstance(part, ast.Break | ast.Continue):
                raise Untranslatable(part, "a jump out of a loop")

    def _test(self, node: ast.expr) -> str:
        """A condition: comparisons, joined by `and` or `or`. What merely counts as true is refused."""
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARISONS:
                return f"{self._value(left)} {COMPARISONS[type(op)]} {self._value(right)}"
            case ast.BoolOp(op=op, values=values):
                joint = " && " if isinstance(op, ast.And) else " || "
                return joint.join(f"({self._test(value)})" for value in values)
        raise Untranslatable(node, "a condition that is no single comparison")

    def _value(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=int(value)) if not isinstance(value, bool) and value < LARGEST:
                return str(value)
            case ast.Name(id=name):
                return self._name(node, name)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"(-{self._value(operand)})"
            case ast.Subscript(value=ast.Name(id=name), slice=index):
                if isinstance(index, ast.UnaryOp | ast.Slice | ast.Tuple):
                    raise Untranslatable(node, "an index that may count from the end")
                return f"{self._name(node, name)}[{self._value(index)}]"
            case ast.BinOp(op=ast.LShift()):
                return str(self._constant_shift(node))
            case ast.BinOp(left=left, op=op, right=right):
                return self._operation(node, op, self._value(left), self._value(right))
            case ast.Call(func=ast.Name(id=name), args=given, keywords=[]) if name in self.functions:
                self.used.add(name)
                return f"{name}({', '.join(map(self._value, given))})"
        raise Untranslatable(node, "an unknown expression")

    def _operation(self, node: ast.AST, op: ast.operator, left: str, right: str) -> str:
        for kind, helper in ((ast.FloorDiv, "floor_div"), (ast.Mod, "mod")):
            if isinstance(op, kind):
                self.used.add(helper)
                return f"{helper}({left}, {right})"
        if type(op) not in OPERATORS:
            raise Untranslatable(node, "an unknown operator")
        return f"({left} {OPERATORS[type(op)]} {right})"

    @staticmethod
    def _constant_shift(node: ast.BinOp) -> int:
        """A shift to the left may leave JavaScript's 31 bits: only one that is known now is translated."""
        if isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant):
            value = ast.literal_eval(node.left) << ast.literal_eval(node.right)
            if value < LARGEST:
                return int(value)
        raise Untranslatable(node, "a shift to the left that may leave 31 bits")

    def _target(self, node: ast.expr) -> str:
        if isinstance(node, ast.Name) and node.id in self.looping:
            raise Untranslatable(node, "a loop's variable is changed")
        if isinstance(node, ast.Name | ast.Subscript):
            return self._value(node)
        raise Untranslatable(node, "an unknown target")

    def _name(self, node: ast.AST, name: str) -> str:
        if name in self.constants:
            self.used.add(name)
        elif name not in {*self.parameters, *self.locals, *self.looping}:
            raise Untranslatable(node, f"an unknown name, {name}")
        return name


def translate(source: str, roots: Iterable[str], families: tuple[str, ...] = ()) -> tuple[str, str]:
    """A module's functions ``roots``, with what they need, as JavaScript and as its TypeScript declarations.

    Raises `Untranslatable`.
    """
    body = ast.parse(source).body
    functions = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
    constants = {
        node.targets[0].id: int(eval(compile(ast.Expression(node.value), "kernel", "eval"), {}))
        for node in body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        if not any(isinstance(part, ast.Name) for part in ast.walk(node.value))
    }
    wanted, texts, used = list(roots), dict[str, str](), set[str]()
    while wanted:
        name = wanted.pop()
        if name not in texts:
            function = _Function(functions[name], constants, functions)
            texts[name] = function.text()
            used |= function.used
            wanted += [called for called in function.used if called in functions]
    named = {name: value for name, value in constants.items() if name in used or name.startswith(families or ("\0",))}
    order = [name for name in functions if name in texts]
    script = [
        *(text for name, text in HELPERS.items() if name in used),
        *(f"export const {name} = {value};" for name, value in named.items()),
        *(f"\n{texts[name]}" for name in order),
    ]
    types = [
        *(f"export const {name}: {value};" for name, value in named.items()),
        *(f"\n{_declaration(functions[name])}" for name in order),
    ]
    return "\n".join(script) + "\n", "\n".join(types) + "\n"


def _declaration(node: ast.FunctionDef) -> str:
    def kind(annotation: ast.expr | None) -> str:
        text = ast.unparse(annotation) if annotation else ""
        if text not in TYPES:
            raise Untranslatable(node, f"an unknown type, {text}")
        return TYPES[text]

    about = inspect.cleandoc(ast.get_docstring(node) or "").replace("``", "`").splitlines()
    parameters = ", ".join(f"{argument.arg}: {kind(argument.annotation)}" for argument in node.args.args)
    comment = "".join(f" * {line}".rstrip() + "\n" for line in about)
    return f"/**\n{comment} */\nexport function {node.name}({parameters}): {kind(node.returns)};"


# --- the options' codes ----------------------------------------------------------------------------------------


def _codes(spec: OptionSpec) -> Any:
    """How an option's value becomes a number: a factor, or a code for each value (of a set: added up)."""
    if spec.kind == "number":
        factor = spec.code(1) - spec.code(0)
        assert all(spec.code(value) == factor * int(value) for value in spec.values), spec.name
        return factor
    if spec.kind == "set":
        assert spec.code(spec.values) == sum(spec.code((value,)) for value in spec.values), spec.name
        return {str(value): spec.code((value,)) for value in spec.values}
    return dict(zip(spec.texts(), map(spec.code, spec.values), strict=True))


_ENCODE = """\
export const ENDED_BY = {ended_by};
export const WHY = {why};

const CODES = {codes};

export function encode(options) {{
  return CODES.map(([name, fallback, codes]) => {{
    const value = options[name] ?? fallback;
    if (typeof codes === "number") return codes * value;
    return (Array.isArray(value) ? value : [value]).reduce((sum, one) => sum + codes[String(one)], 0);
  }});
}}
"""

_ENCODE_TYPES = """\
/** How a round ended, and why somebody loses or is spared: by the kernel's numbers, from 1. */
export const ENDED_BY: readonly [null, {ended_by}];
export const WHY: readonly [null, {why}];

/** The kernel's rules vector of options in their JSON form; what is not named has its default. */
export function encode(options: Readonly<Record<string, string | number | boolean | readonly number[]>>): number[];
"""


def _encoding() -> tuple[str, str]:
    codes = [
        [spec.name, list(spec.default) if isinstance(spec.default, tuple) else spec.default, _codes(spec)]
        for spec in OPTIONS.values()
    ]
    rows = "[\n" + "".join(f"  {json.dumps(row)},\n" for row in codes) + "]"
    ended_by, why = [by.value for by in EndedBy], [reason.value for reason in Why]
    script = _ENCODE.format(ended_by=json.dumps([None, *ended_by]), why=json.dumps([None, *why]), codes=rows)
    quoted = (", ".join(map(json.dumps, names)) for names in (ended_by, why))
    return script, _ENCODE_TYPES.format(ended_by=next(quoted), why=next(quoted))


def generate() -> dict[str, str]:
    """All files by their names."""
    script, types = translate(inspect.getsource(kernel), ROOTS, FAMILIES)
    encode, encode_types = _encoding()
    note = textwrap.dedent("""\
        // Written by tools/kernel_js.py from src/schwimmen/rules. Don't edit it.

        """)
    files = {"kernel.js": script, "kernel.d.ts": types, "encode.js": encode, "encode.d.ts": encode_types}
    return {name: note + text for name, text in files.items()}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, content in generate().items():
        (FOLDER / file).write_text(content, "utf-8")
