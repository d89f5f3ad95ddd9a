# The only entry point: `make run`, `make test`, and `make help` for all others.
.PHONY: help run check test soak screenshots data playtest playtest-release site update rebuild tda bench ranker types wheels package install install-dev

PORT = 8080
SOURCES =
ZIP =
MAP =
TABLE =
REGION =
GO =
REPORT =
RATE =
FETCH =
UPSTREAM =
CHANGES =
PYTHON =
VENV = .venv
PY = $(VENV)/bin/python
PACKAGE_VENV = .artifacts/package-venv
RANKER_VENV = .artifacts/ranker-venv
RANKER_ROWS = .artifacts/ranker/rows.npz
MAKEFLAGS += --no-print-directory

export PYTHONPATH = card-pipeline:build:.
export PYTHONUNBUFFERED = 1
# Compiled modules are cached, regardless of the environment: the next run starts sooner.
unexport PYTHONDONTWRITEBYTECODE
export npm_config_loglevel = error
export npm_config_fund = false
export npm_config_audit = false
export npm_config_update_notifier = false
export SLS_TELEMETRY_DISABLED = 1
export SLS_NOTIFICATIONS_MODE = off

ifneq ($(SOURCES),)
export SOURCES
endif

SITE_SOURCES = $(shell find site/src site/public site/shell -not -name '*.test.ts*' 2>/dev/null) \
  $(filter-out %.test.ts, $(wildcard site/*.config.ts)) site/package.json package-lock.json pyproject.toml

help:
	@echo 'make run      build everything and serve it at http://127.0.0.1:$(PORT) (PORT=, DATA_DIR=, SOURCES=, IMAGE_HOST=, FETCH=no)'
	@echo 'make test     every check and test, with one line per task at the end (BROWSER=skip: no browser tests)'
	@echo 'make check    the fast checks and tests only'
	@echo 'make soak     1,000 clicks on pages that are still loading, at four speeds (SEED=)'
	@echo 'make screenshots  take the two pictures of the README again, into docs/images'
	@echo 'make data     card data only, into dist/data (SOURCES=dir)'
	@echo 'make playtest  data of a playtest round, into .data/playtest (SOURCES=dir)'
	@echo 'make playtest-release  replace playtest cards in all decks: MAP=file (TABLE=, REGION=, REPORT=file, RATE=, GO=1)'
	@echo 'make update   fetch the upstream sources into sources/ and rebuild the data, of a playtest round too (CHANGES=accept, CHANGES=reformatted)'
	@echo 'make rebuild  fetch, check and publish into dist/ what has changed, as the daily function does (GO=1: even far fewer records)'
	@echo 'make tda      check the zip of a tournament: ZIP=11669.zip (Archon workbook and deck texts)'
	@echo 'make bench    measure sizes and times against the budgets'
	@echo 'make ranker   grow the trees that rank ideas for the crypt again, from winning decks until 2023 (SOURCES=dir)'
	@echo 'make wheels   download the Python wheels for the function packages'
	@echo 'make package  build and check the deployment package (works offline after make wheels)'
	@echo 'make types    regenerate the TypeScript types of the published data and the API'

run:
	@python=$$(PYTHON='$(PYTHON)' build/check-machine.sh) && $$python infra/local/free_port.py '$(PORT)'
	@$(MAKE) data site FETCH='$(or $(FETCH),first)'
	@exec $(PY) -m infra.local.serve --port '$(PORT)'

data: install
	@$(PY) -m card_pipeline.cli data $(if $(SOURCES),--sources '$(SOURCES)') --out dist/data \
	  $(if $(filter-out no,$(FETCH)),--fetch) $(if $(UPSTREAM),--settings '$(UPSTREAM)')

playtest: install
	@$(PY) -m card_pipeline.cli playtest $(if $(SOURCES),--sources '$(SOURCES)') --out "$${DATA_DIR:-.data}/playtest"

playtest-release: install
	@test -n '$(MAP)' || { echo 'Name the map: make playtest-release MAP=file'; exit 2; }
	@$(PY) -m infra.playtest_release '$(MAP)' $(if $(TABLE),--table '$(TABLE)') $(if $(REGION),--region '$(REGION)') \
	  $(if $(REPORT),--report '$(REPORT)') $(if $(RATE),--rate '$(RATE)') $(if $(GO),--go)

site: install .artifacts/site/sw.js
	@$(PY) -m site_builder

.artifacts/site/sw.js: node_modules/.installed $(SITE_SOURCES)
	@echo 'Building the site…'
	@npm run build -w site --silent -- --logLevel warn

update: install
	@$(PY) -m card_pipeline.cli update $(if $(SOURCES),--sources '$(SOURCES)') $(if $(UPSTREAM),--settings '$(UPSTREAM)') --playtest "$${DATA_DIR:-.data}/playtest" $(if $(CHANGES),--$(CHANGES))

rebuild: install
	@$(if $(UPSTREAM),UPSTREAM='$(UPSTREAM)') $(PY) -m infra.local.rebuild $(if $(GO),--accept-fewer)

tda: install
	@test -n '$(ZIP)' || { echo 'Name the zip file: make tda ZIP=11669.zip'; exit 2; }
	@$(PY) -m card_pipeline.cli tda $(if $(SOURCES),--sources '$(SOURCES)') $(ZIP)

check: install-dev
	@$(PY) -m tests.tasks check

test: install-dev
	@$(PY) -m tests.tasks test

soak: install-dev data site
	@$(PY) -m tests.built_site
	@CHROMIUM_PATH="$$($(PY) tests/chromium.py)" npx playwright test -c tests/soak

screenshots: install-dev data site
	@$(PY) -m tests.built_site
	@CHROMIUM_PATH="$$($(PY) tests/chromium.py)" npx tsx tests/screenshots.ts

bench: install-dev wheels data site
	@$(PY) -m lambda_builder zips
	@$(PY) -m tests.bench

ranker: install-dev $(RANKER_VENV)/.installed
	@$(PY) -m tests.ranker.rows $(RANKER_ROWS)
	@$(RANKER_VENV)/bin/python tests/ranker/grow.py $(RANKER_ROWS) functions/recommendation/ideas/trees.json

types: install
	@$(PY) -m site_builder.published_schema | npx tsx site/scripts/generate-types.ts published
	@$(PY) -m site_builder.api_files | npx tsx site/scripts/generate-types.ts api

wheels: install $(PACKAGE_VENV)/.installed
	@$(PY) -m lambda_builder wheels

package: install-dev wheels data site
	@$(PY) -m tests.tasks package
	@$(PY) -m lambda_builder table

# Python's packages and Node's at the same time.
install:
	@$(MAKE) -s -j2 $(VENV)/.installed node_modules/.installed

install-dev:
	@$(MAKE) -s -j2 $(VENV)/.installed-dev node_modules/.installed

$(VENV)/.installed: requirements.txt
	@python=$$(PYTHON='$(PYTHON)' build/check-machine.sh) && \
	  { $(PY) -c '' 2>/dev/null || { echo 'Creating $(VENV)…'; $$python -m venv --clear $(VENV); }; }
	@echo 'Installing Python packages…'
	@$(PY) -m pip install -qq --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.installed requirements-dev.txt
	@echo 'Installing Python packages for the tests…'
	@$(PY) -m pip install -qq --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@

# Makes the environment of the target from its first prerequisite.
define make-environment
@rm -rf $(@D)
@python=$$(PYTHON='$(PYTHON)' build/check-machine.sh) && $$python -m venv $(@D)
@$(@D)/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r $<
@touch $@
endef

$(PACKAGE_VENV)/.installed: requirements-package.txt
	@echo 'Installing the template checkers…'
	$(make-environment)

$(RANKER_VENV)/.installed: requirements-ranker.txt
	@echo 'Installing LightGBM…'
	$(make-environment)

node_modules/.installed: package-lock.json package.json site/package.json
	@PYTHON='$(PYTHON)' build/check-machine.sh >/dev/null
	@echo 'Installing Node packages…'
	@npm ci --ignore-scripts --loglevel=error >/dev/null
	@touch $@
