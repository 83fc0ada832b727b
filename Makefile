# `make demo` and `make test` do all set-up by themselves. Needed: Python >= 3.11, git >= 2.36, make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
endif
PACKAGE := $(VENV)/.package
INSTALLED := $(VENV)/.dev

.PHONY: demo test lint types tests coverage docs fuzz bench detection weights clean

$(PACKAGE): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[patterns,ast]'
	touch $(PACKAGE)

$(INSTALLED): $(PACKAGE)
	@echo "installing what the tests need; this takes a minute"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $(INSTALLED)

demo: $(PACKAGE) ## the main job on the example: a clean commit, and a broken one that is refused
	$(BIN)/python examples/demo.py

test: lint types coverage ## everything that must hold

lint: $(INSTALLED)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/pre-commit validate-manifest .pre-commit-hooks.yaml

types: $(INSTALLED)
	$(BIN)/mypy
	$(BIN)/mypy --strict tools/release.py

tests: $(INSTALLED)
	$(BIN)/pytest -n auto

coverage: $(INSTALLED)
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n auto
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

docs: $(INSTALLED) ## derive what is derived; the tests compare
	$(BIN)/python -m qa_memory_hooks.injection.compiling
	$(BIN)/python -m qa_memory_hooks.catalogue docs

fuzz: $(INSTALLED) ## a minute for each parser, with atheris (needs clang on some platforms)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[fuzz]"
	for target in tests/fuzz/fuzz_*.py; do $(BIN)/python $$target -max_total_time=60 || exit 1; done

bench: $(INSTALLED)
	$(BIN)/python benchmarks/speed.py

detection: $(INSTALLED) ## what the scanner sees of labelled text, and what it flags of honest text
	$(BIN)/python benchmarks/detection.py --corpus benchmarks/corpus

weights: $(INSTALLED) ## learn the weights of the scanner anew; MORE names folders of further rows
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[training]"
	$(BIN)/python benchmarks/weights.py --corpus benchmarks/corpus $(MORE)

clean:
	rm -rf $(VENV) .coverage* dist
