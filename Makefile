# What one does with this repository. `make help` lists it; DEVELOPERS.md explains it.

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip --disable-pip-version-check install -qq --no-input --require-hashes
WEB  := $(BIN)/python hatch_build.py

# Arguments for the program that a target runs: make play ARGS="--port 9000"
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test lint format generate pytest web-test page node build bench lock clean browser

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1#\2/p' Makefile | awk -F'#' '{printf "%-16s %s\n", $$1, $$2}'

play: page ## build what is missing, serve the game and open it in the browser
	@$(BIN)/schwimmen play $(ARGS)

test: lint pytest web-test ## everything that is checked: linters, types, all tests, the browser ones too

lint: $(VENV)/dev ## formatting, lint, types, the arrows between the parts
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/dev ## put the Python files into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

generate: $(VENV)/dev ## write what is generated from the code: the page's message types, options and kernel
	$(BIN)/python -m tools.protocol_types
	$(BIN)/python -m tools.rules_fixture
	$(BIN)/python -m tools.kernel_js

pytest: $(VENV)/dev page browser ## the Python and browser tests: make pytest ARGS="-k knock"
	$(BIN)/python -m pytest $(if $(ARGS),$(ARGS),-n 2 --dist loadfile) </dev/null

web-test: node page ## lint, types and tests of web/
	$(WEB) npm run lint
	$(WEB) npm run typecheck
	$(WEB) npm run test

page: $(VENV)/play ## build the web page, if its sources changed
	@$(WEB) is-current || { $(MAKE) --no-print-directory node && $(WEB); }

node: $(VENV)/play
	@$(WEB) has-node || $(PIP) -r requirements/node.txt

build: $(VENV)/dev page ## the wheel and the source distribution, into dist/
	$(BIN)/python -m build --no-isolation

bench: $(VENV)/bench ## the benchmarks, beside comparable programs
	$(BIN)/python -m benchmarks $(ARGS)

lock: $(VENV)/dev ## write the lock files of requirements/ anew: make lock ARGS="--upgrade"
	@sh requirements/lock.sh $(BIN)/python $(ARGS)

clean: ## remove everything that was made, the environment too
	rm -rf $(VENV) build dist web/node_modules src/schwimmen/server/static
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests benchmarks tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment: a stamp for each lock file that is installed in it.
$(BIN)/python:
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
	  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    echo "Making $(VENV) with $$($$python --version)"; \
	    $$python -m venv $(VENV) && exit 0; \
	    rm -rf $(VENV); echo "On Debian: apt install python3-venv"; exit 1; \
	  fi; \
	done; echo "Python 3.11 or newer is needed (make PYTHON=/path/to/python3 …)."; exit 1

$(VENV)/play: requirements/play.txt requirements/strong.txt pyproject.toml src/schwimmen/__init__.py | $(BIN)/python
	@echo "Installing what the game needs"
	@$(PIP) -r requirements/play.txt
	@$(PIP) -r requirements/strong.txt || echo "No numba for this machine: the expert plays by what it has learnt, without thinking ahead."
	@$(BIN)/python -m pip --disable-pip-version-check install -qq --no-input --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev: requirements/dev.txt $(VENV)/play
	@echo "Installing what developers need"
	@$(PIP) -r requirements/dev.txt
	@touch $@

$(VENV)/bench: requirements/bench.txt $(VENV)/dev
	@echo "Installing what the benchmarks compare with"
	@$(PIP) -r requirements/bench.txt
	@touch $@

# The browser that the tests drive.
browser:
	@command -v chromium >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing chromium"; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium </dev/null; \
	  else \
	    echo "The browser tests need 'chromium' on the PATH. On Debian: apt install chromium"; exit 1; \
	  fi; }
