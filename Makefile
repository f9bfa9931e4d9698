# Everything runs from .venv, which these targets create; beforehand only Python 3.11+ and make must exist.
# A game:   make play            in your network: make play ARGS="--host 0.0.0.0 --lang ru"
# Checks:   make test            what you have changed: make quick    with another Python: make test PYTHON=python3.14

PYTHON ?= python3
ARGS ?=
GAME ?=
BASE ?=
HOURS ?= 8
WORKERS ?= 2
LOCK_ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
# uv installs in seconds what pip takes half a minute for; where it cannot (a mirror that only pip is told of), pip does it.
INSTALL = $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) || $(PIP) install --quiet $(1)
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header $(LOCK_ARGS)

# Stamps: what stands in .venv is renewed only when the lock or the package description changes.
RUNTIME := $(VENV)/.runtime
DEV := $(VENV)/.dev
NODE := web/node_modules/.installed
NODE_DEV := web/node_modules/.installed-dev
CHROMIUM := web/browser/node_modules/.installed
PAGES := src/igroteka/server/pages/index.html

# Whoever only plays installs what the pages are built with; whoever checks and tests installs everything at once.
WITH_TESTS := $(wildcard $(NODE_DEV))$(filter check test quick soak browser screens figures,$(MAKECMDGOALS))

# Node comes with .venv; what it needs besides is pinned in web/package-lock.json.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web
NPM_INSTALL := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.npm_install $(BIN)/npm install --no-save --prefix
TS := node --experimental-transform-types --disable-warning=ExperimentalWarning

# Ctrl-C is how a game ends: make says nothing about it. Without the trap the shell would die of it, and make complain.
# make dies of Ctrl-C itself (130), as everything does; a game in a process group of its own would keep that from make,
# but then Ctrl-Z would stop the game alone. A game that has ended before make has heard of Ctrl-C confuses make
# ("wait: No child processes"), so the shell ends a little later.
UNTIL_CTRL_C := trap : INT;
IS_NO_ERROR := || { code=$$?; [ $$code -eq 130 ] || exit $$code; sleep 0.3; }

# What runs is this clone, whatever else lies on the path of whoever calls. Its bytecode is kept: tests start hundreds of
# programs, and each would compile the package first.
unexport PYTHONPATH PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal setup web generate check quick test soak test-ray container browser screens figures bench fast wheel test-fast lock clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/^([a-z-]+):.*## /\1|/' | awk -F'|' '{printf "make %-9s %s\n", $$1, $$2}'

play: $(PAGES) ## open Igroteka in your browser; ARGS go to `igroteka serve`
	@$(UNTIL_CTRL_C) $(BIN)/igroteka serve --open $(ARGS) $(IS_NO_ERROR)

terminal: $(RUNTIME) ## play in the terminal; GAME=name skips the start screen, ARGS go to `igroteka play`
	@$(UNTIL_CTRL_C) $(BIN)/igroteka $(if $(GAME),play $(GAME)) $(ARGS) $(IS_NO_ERROR)

setup: $(DEV) ## create .venv with everything that development needs

web: $(PAGES) ## build the browser client

generate: $(DEV) ## write every file that is made from others: types and facts of the client, coverage tables, fingerprints, pictures
	$(BIN)/python -m tools.generate

# `make -n` would run a line that names $(MAKE).
THIS_MAKE := $(MAKE)

# What a change is checked with besides tests, the longest first.
CHECKS := "$(BIN)/mypy" \
	"$(BIN)/python -m tools.generate --check" \
	'$(NPM) run --silent check' \
	"$(BIN)/python -m tools.check_texts" \
	"$(BIN)/python -m tools.check_rules" \
	"$(BIN)/lint-imports --no-cache" \
	"$(BIN)/ruff format --check ." \
	"$(BIN)/ruff check ."

check: $(DEV) $(NODE_DEV) ## format, lint, types, words in both languages, rule ids, generated files
	@$(BIN)/python -m tools.parallel --jobs $(WORKERS) $(CHECKS)

# Tests run the source, whatever has been compiled; only test-fast wants the compiled engine.
quick test soak browser: export IGROTEKA_ENGINE := source

quick: $(DEV) $(NODE_DEV) ## checks and tests of what you have changed, within a minute; BASE=main: also of what is committed since
	@$(BIN)/python -m tools.quick --base "$(BASE)" $(ARGS)

# Tests of the server and of the pages mostly wait, so they run side by side, with more workers than cores.
ON_WORKERS = -p tools.workers --workers $(1) --from-the-end 1

test: $(DEV) $(NODE_DEV) $(CHROMIUM) ## all checks, then all tests
	@$(BIN)/python -m tools.parallel --jobs $(WORKERS) $(CHECKS) \
		'$(THIS_MAKE) --no-print-directory web' \
		'$(BIN)/python -m tools.web_wording && $(NPM) test --silent'
	@$(BIN)/python -m tools.parallel --follow \
		'$(BIN)/python -m pytest $(call ON_WORKERS,$(shell expr $(WORKERS) + 2)) $(subst ','\'',$(ARGS))' \
		'WORKERS=$(shell expr $(WORKERS) / 2) $(NPM) run --silent browser'

soak: $(DEV) $(NODE_DEV) $(CHROMIUM) $(PAGES) ## random play, kill -9, fuzz and full density for HOURS (8), into soak/; ARGS: only these parts
	@$(BIN)/python -m tools.night --hours $(HOURS) $(ARGS)

browser: $(DEV) $(NODE_DEV) $(CHROMIUM) $(PAGES) ## only the tests in a real browser (part of make test); ARGS go to vitest
	WORKERS=$(WORKERS) $(NPM) run --silent browser -- $(ARGS)

test-ray: $(DEV) ## tournaments and simulations on a Ray cluster of this machine (Ray is large, so no part of make test)
	@$(call INSTALL,--require-hashes -r requirements/ray.txt)
	$(BIN)/python -m pytest $(ARGS) tests/arena/ray_cluster.py

container: $(DEV) ## build the image of a host without a registry, start it and play in it (as root, with buildah and debootstrap; no part of make test)
	$(BIN)/python -m tools.container $(ARGS)

screens: $(DEV) $(NODE_DEV) $(CHROMIUM) $(PAGES) ## pictures of every page and every phase of the games, and films of their moments, into screens/; ARGS: only names with these words
	PATH="$(CURDIR)/$(BIN):$$PATH" $(TS) web/browser/screens.ts $(ARGS)

figures: $(DEV) $(NODE_DEV) $(CHROMIUM) $(PAGES) ## sizes of the client, how quick its pages are on a slow phone, how fast events follow each other, what an evening leaves in a tab; ARGS=rhythm: the events alone
	PATH="$(CURDIR)/$(BIN):$$PATH" $(TS) web/browser/figures.ts $(ARGS)

fast: $(DEV) ## compile the engine: it is used from then on, until its source changes; needs a C compiler
	$(BIN)/python -m tools.compile --jobs $(WORKERS)

test-fast: fast $(PAGES) ## the Python tests on the compiled engine
	IGROTEKA_ENGINE=compiled $(BIN)/python -m pytest $(call ON_WORKERS,$(WORKERS)) $(ARGS)

wheel: $(DEV) $(PAGES) ## a wheel with the compiled engine and the browser client, into dist/
	IGROTEKA_COMPILE=1 $(BIN)/python -m hatchling build -t wheel

bench: $(DEV) ## measure speed
	$(BIN)/python -m benchmarks $(ARGS)

lock: $(DEV) ## pin all dependencies again (LOCK_ARGS=--upgrade for newer versions)
	$(LOCK) pyproject.toml requirements/build.in -o requirements/runtime.txt
	$(LOCK) pyproject.toml requirements/build.in requirements/dev.in -c requirements/runtime.txt -o requirements/dev.txt
	$(LOCK) --extra scale --extra notices --extra tracing pyproject.toml -c requirements/dev.txt -o requirements/server.txt
	echo uv | $(LOCK) -c requirements/dev.txt -o requirements/uv.txt -
	$(LOCK) --extra ray pyproject.toml -c requirements/dev.txt -o requirements/ray.txt

clean: ## remove .venv and everything generated
	rm -rf $(VENV) web/node_modules web/browser/node_modules src/igroteka/server/pages screens soak build dist htmlcov .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Whoever names a Python wants that one, even where .venv has another already.
OTHERS := python3.14 python3.13 python3.12 python3.11
ifeq ($(origin PYTHON),command line)
OTHERS :=
WHICH := -c 'import sys; print(sys.base_prefix, sys.version)'
ifneq ($(shell $(PYTHON) $(WHICH) 2>/dev/null || echo missing),$(shell $(BIN)/python $(WHICH) 2>/dev/null))
$(VENV)/pyvenv.cfg: another-python
endif
endif

.PHONY: another-python
another-python:

$(VENV)/pyvenv.cfg:
	@for python in "$(PYTHON)" $(OTHERS); do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		if ! "$$python" -c 'import ensurepip, venv' 2>/dev/null; then \
			echo "$$python cannot create virtual environments: install its venv module (on Debian: apt install python3-venv)." >&2; \
			exit 1; \
		fi; \
		echo "Creating $(VENV) with $$("$$python" --version)"; \
		exec "$$python" -m venv --clear $(VENV); \
	done; \
	echo "Igroteka needs Python 3.11 or newer; '$(PYTHON)' is older or missing. To name another: make PYTHON=python3.12 ..." >&2; \
	exit 1

$(RUNTIME): $(VENV)/pyvenv.cfg requirements/uv.txt requirements/runtime.txt pyproject.toml
	@echo "Installing what the game needs, about 110 MB"
	@$(PIP) install --quiet --only-binary=:all: --require-hashes -r requirements/uv.txt || true
	@$(call INSTALL,--require-hashes -r requirements/runtime.txt)
	@$(call INSTALL,--no-deps --no-build-isolation -e .)
	@touch $@

$(DEV): $(RUNTIME) requirements/dev.txt
	@echo "Installing what development needs, about 300 MB"
	@$(call INSTALL,--require-hashes -r requirements/dev.txt)
	@touch $@

# What the pages are built with.
$(NODE): $(RUNTIME) web/package.json web/package-lock.json
	@echo "Installing what the browser client is built with, about 40 MB"
	@$(NPM_INSTALL) web --omit=dev
	@touch $@

# The same, and what checks and tests need.
$(NODE_DEV): $(RUNTIME) web/package.json web/package-lock.json
	@echo "Installing what the browser client is built and tested with, about 80 MB"
	@$(NPM_INSTALL) web
	@touch $(NODE) $@

# A Chromium only where the tests would find no browser.
$(CHROMIUM): $(NODE_DEV) web/browser/package-lock.json
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(TS) web/browser/installed-browser.ts || { \
		echo "No Chrome or Chromium is found: installing one for the tests, about 70 MB"; \
		$(NPM_INSTALL) web/browser; }
	@mkdir -p $(@D)
	@touch $@

$(PAGES): $(if $(WITH_TESTS),$(NODE_DEV),$(NODE)) $(shell find web/src web/public web/index.html web/vite.config.ts web/icons.ts web/icons.json -type f) $(shell find src/igroteka/texts src/igroteka/games -name '*.ftl')
	@echo "Building the browser client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
