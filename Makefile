# Everything a clone needs, from nothing: each target installs what is absent and does nothing twice.
# What is done is remembered by stamp files inside .venv, so that removing .venv forgets all of it.

.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# rustup installs here and leaves it to the shell's profile to look.
export PATH := $(PATH):$(HOME)/.cargo/bin
export VIRTUAL_ENV := $(CURDIR)/$(VENV)
export PYO3_PYTHON := $(CURDIR)/$(BIN)/python
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# On CI a lock file that no longer fits is an error; at a desk it is brought up to date.
LOCKED := $(if $(CI),--locked)

# What the extension module is made from: all of core_rs but its tests and its build output.
CORE := $(shell find core_rs -name target -prune -o -name tests -prune -o -name benches -prune -o -type f -print)

INSTALLED := $(VENV)/.installed
BUILT := $(VENV)/.built
TOOLS := $(VENV)/.tools
GRPCURL := github.com/fullstorydev/grpcurl/cmd/grpcurl@v1.9.3

# What is made from the contract, and the folder in which it is made anew, under the same paths, to be compared.
CONTRACT := $(wildcard proto/yrden/*/*.proto)
CONTRACT_PYTHON := service/yrden/v1
CONTRACT_RUST := $(addprefix core_rs/crates/bindings/src/wire/,yrden.v1.rs yrden.v1.serde.rs)
FRESH := build/generated
GENERATOR := --manifest-path proto/generate/Cargo.toml --target-dir build/generator $(LOCKED)
PROTOC := $(BIN)/python -m grpc_tools.protoc --proto_path=proto --proto_path=build/imports
BUF := build/buf/node_modules/.bin/buf

# The contract is compared with its last version on main; or with that in any commit: make check AGAINST=COMMIT
AGAINST = $(shell for name in main origin/main HEAD; do git rev-parse --verify --quiet $$name && break; done)

# Debian splits off parts of Python and leaves out the linker; only root can put that right.
define provide
if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	export DEBIAN_FRONTEND=noninteractive; \
	apt-get install -y -q $(1) || { apt-get update -q && apt-get install -y -q $(1); }; \
else \
	echo "$(2)" >&2; exit 1; \
fi
endef

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

.PHONY: setup
setup: $(BUILT) ## create .venv with everything in it; afterwards .venv/bin/yrden exists

.PHONY: test
test: setup $(TOOLS) ## run all tests: the Rust workspace, then Python
	cd core_rs && cargo test --workspace $(LOCKED)
	$(BIN)/python -m pytest

.PHONY: check
check: setup contract ## formatting, lints and types of both languages, stub and generated code, and the contract
	@cargo fmt --version >/dev/null && cargo clippy --version >/dev/null \
		|| { echo "rustfmt or clippy is missing: rustup component add rustfmt clippy" >&2; exit 1; }
	cd core_rs && cargo fmt --all --check
	cd core_rs && cargo clippy --workspace --all-targets $(LOCKED) -- -D warnings
	cd proto/generate && cargo fmt --check
	cargo clippy $(GENERATOR) -- -D warnings
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/stubtest yrden._core

.PHONY: contract
contract: $(FRESH)/.done build/buf/.installed
	@same=yes; for path in $(CONTRACT_PYTHON) $(CONTRACT_RUST); do \
		diff --recursive --brief --exclude=__pycache__ $$path $(FRESH)/$$path || same=no; \
	done; \
	[ $$same = yes ] \
		|| { echo "The generated code is not what the contract says: run make generate and commit the result." >&2; exit 1; }
	$(BUF) lint --config proto/buf.yaml
	@before=$$(git log -1 --format=%h $(AGAINST) -- proto/yrden 2>/dev/null || true); \
	if [ -z "$$before" ]; then \
		echo "The contract has no earlier version that it could break."; exit 0; \
	fi; \
	echo "The contract is compared with $$before."; \
	rm -rf build/before && mkdir -p build/before/build && cp -R build/imports build/before/build/; \
	cp proto/buf.yaml build/before/; \
	git archive "$$before" proto/yrden | tar -x -C build/before; \
	$(BUF) breaking --config proto/buf.yaml --against build/before

.PHONY: generate
generate: $(FRESH)/.done ## write the code that is made from proto/
	@for path in $(CONTRACT_PYTHON) $(CONTRACT_RUST); do \
		diff --recursive --brief --exclude=__pycache__ $$path $(FRESH)/$$path >/dev/null 2>&1 \
			|| { echo "$$path is written"; rm -rf $$path; cp -R $(FRESH)/$$path $$path; }; \
	done

.PHONY: rules
rules: setup ## report which clauses of docs/rules have a test
	$(BIN)/yrden rules

.PHONY: bench
bench: setup ## measure speed beside the peers and write bench.json
	$(BIN)/python tests/bench/bench.py

.PHONY: serve
serve: setup ## run the service on its embedded store, with a page to look at
	$(BIN)/yrden serve

.PHONY: soak
soak: setup ## kill the server at random under load and count what is lost: make soak KILLS=200
	PYTHONPATH=tests $(BIN)/python tests/service/soak.py --kills $(or $(KILLS),50)

GAME ?= ronin
.PHONY: play
play: setup ## play a game at the terminal; make play GAME=path_of_destiny for another one
	$(BIN)/yrden play $(GAME)

.PHONY: format
format: $(INSTALLED) ## format the sources of both languages
	cd core_rs && cargo fmt --all
	cd proto/generate && cargo fmt
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format

.PHONY: lock
lock: build/lock/bin/pip-compile ## pin the newest versions that pyproject.toml allows in requirements.lock
	$(PYTHON) -c 'import tomllib; manifest = tomllib.load(open("pyproject.toml", "rb")); \
		print(*manifest["project"]["dependencies"], *sum(manifest["dependency-groups"].values(), []), sep="\n")' \
		> build/requirements.in
	cd build && lock/bin/pip-compile --quiet --upgrade --generate-hashes --strip-extras --allow-unsafe \
		--no-header --no-annotate --no-emit-options --no-emit-find-links \
		--no-emit-index-url --no-emit-trusted-host --output-file requirements.lock requirements.in
	mv build/requirements.lock requirements.lock

.PHONY: clean
clean: ## remove everything that these targets made
	rm -rf $(VENV) build dist bench.json core_rs/target service/yrden/_core*.so
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find service tests -name __pycache__ -prune -exec rm -rf {} +

build/lock/bin/pip-compile:
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet pip-tools

# The descriptors have the comments of our own files and not those of the imports, which would be most of the file.
# Two sets, one after the other, are one set.
$(FRESH)/.done: $(CONTRACT) $(wildcard proto/generate/Cargo.* proto/generate/src/*) $(INSTALLED) Makefile
	@command -v cargo >/dev/null \
		|| { echo "Rust is needed and cargo was not found: install it with rustup, then run this again." >&2; exit 1; }
	rm -rf $(FRESH) build/imports
	mkdir -p $(FRESH)/$(CONTRACT_PYTHON) build/imports/google/api
	cp $$($(BIN)/python -c 'import google.api; print(*google.api.__path__)')/{annotations,http}.proto \
		build/imports/google/api
	$(PROTOC) --python_out=$(FRESH)/service --pyi_out=$(FRESH)/service \
		--include_source_info --descriptor_set_out=$(FRESH)/own.binpb $(CONTRACT)
	$(PROTOC) --include_imports --descriptor_set_out=$(FRESH)/imports.binpb \
		$$(sed -n 's/^import "\(google.*\)";/\1/p' $(CONTRACT) | sort -u)
	cat $(FRESH)/{imports,own}.binpb > $(FRESH)/$(CONTRACT_PYTHON)/contract.binpb
	echo '"""The messages of the contract, written by `make generate`; `contract.binpb` has their comments."""' \
		> $(FRESH)/$(CONTRACT_PYTHON)/__init__.py
	cargo run --quiet $(GENERATOR) -- \
		$(FRESH)/$(CONTRACT_PYTHON)/contract.binpb $(FRESH)/$(dir $(firstword $(CONTRACT_RUST)))
	@touch $@

build/buf/.installed: proto/lint/package.json proto/lint/package-lock.json
	@command -v npm >/dev/null \
		|| { echo "npm was not found: install Node.js; the linter of the contract comes from npm." >&2; exit 1; }
	mkdir -p build/buf
	cp $^ build/buf
	npm ci --prefix build/buf --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

$(INSTALLED): requirements.lock
	@command -v $(PYTHON) >/dev/null && $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { $(call provide,python3 python3-venv,Python 3.11 or newer with its venv module is needed.); }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed; $(PYTHON) is $$($(PYTHON) --version)." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements.lock
	@touch $@

$(BUILT): $(INSTALLED) pyproject.toml $(CORE)
	@command -v cargo >/dev/null \
		|| { echo "Rust is needed and cargo was not found: install it with rustup, then run this again." >&2; exit 1; }
	@command -v cc >/dev/null || { $(call provide,gcc libc6-dev,A C linker is needed: install gcc or clang.); }
	$(BIN)/maturin develop --release $(LOCKED)
	@touch $@

# What the README's snippets and TLS are tested with: curl, jq, openssl, grpcurl and a browser.
$(TOOLS): $(INSTALLED)
	@command -v curl >/dev/null && command -v jq >/dev/null && command -v openssl >/dev/null \
		|| { $(call provide,curl jq openssl,curl and jq are needed to test the README and openssl to test TLS.); }
	@[ -x /usr/bin/chromium ] && [ -x /usr/bin/chromedriver ] \
		|| { $(call provide,chromium chromium-driver,Chromium and its driver are needed to test the page.); }
	@[ -x build/bin/grpcurl ] || { command -v go >/dev/null \
		|| { $(call provide,golang-go,Go is needed to build grpcurl for the tests.); }; \
		GOBIN=$(CURDIR)/build/bin go install $(GRPCURL); }
	@touch $@
