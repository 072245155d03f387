#!/bin/sh
# Usage: lock.sh PYTHON [--upgrade]: writes the lock files from pyproject.toml. One version of
# a package everywhere: the others are bound to what dev.txt says.
set -eu
cd "$(dirname "$0")/.."
python=$1
shift
tool=.venv/lock-tool
[ -x "$tool/bin/uv" ] || { "$python" -m venv "$tool" && "$tool/bin/python" -m pip install --quiet uv; }
lock() {
    file=requirements/$1.txt
    shift
    "$tool/bin/uv" pip compile --quiet --no-config --universal --python-version 3.11 \
        --generate-hashes --no-emit-index-url --no-annotate --custom-compile-command "make lock" \
        --output-file "$file" "$@"
    echo "$file"
}
lock dev pyproject.toml --extra cluster --extra hosting --extra lab --extra research --group dev "$@"
lock play pyproject.toml --group build --constraint requirements/dev.txt "$@"
lock strong - --constraint requirements/dev.txt "$@" <<END
$("$python" -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["strong"], sep="\n")')
END
lock bench --group bench --constraint requirements/dev.txt "$@"
lock node --group node "$@"
