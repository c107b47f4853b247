#!/bin/sh
# Installs what the tests need beyond Node, on a Debian machine: Redis, Chromium and its headless shell, Java 17, Maven,
# Kafka's jars, pgbench for the benchmarks, Schemathesis, which fuzzes the API; and for
# `npm run check:platform` promtool, shellcheck and what scripts/platform/install-tools.sh builds with Go.
# Run it as root, after `npm ci`; with --debian only Debian's packages are installed, which need no `npm ci`. It can be
# repeated: existing installations are not replaced.
set -eu
cd "$(dirname "$0")/.."

missing=''
need() { # command, package
  if command -v "$1" >/dev/null 2>&1; then
    echo "parts: $1 is installed"
  else
    missing="$missing $2"
  fi
}

java_is_new_enough() {
  major=$(java -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p')
  [ "${major:-0}" -ge 17 ]
}

need redis-server redis-server
need chromium chromium
need chromium-headless-shell chromium-headless-shell
if java_is_new_enough; then
  echo "parts: java $major is installed"
else
  missing="$missing openjdk-17-jre-headless"
fi
need mvn maven
need shellcheck shellcheck
need promtool prometheus
# Run it instead of only looking for it: Debian's wrapper of that name exists without the program too.
if pgbench --version >/dev/null 2>&1; then
  echo 'parts: pgbench is installed'
else
  missing="$missing postgresql"
fi

if python3 -c 'import ensurepip, venv' >/dev/null 2>&1; then
  echo 'parts: python3 is installed'
else
  missing="$missing python3-venv"
fi

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "parts: run this as root to install$missing" >&2
    exit 1
  fi
  # Tests start their own Redis and Postgres: Debian must not start them as services, nor Prometheus.
  policy=/usr/sbin/policy-rc.d
  if [ ! -e "$policy" ]; then
    trap 'rm -f "$policy"' EXIT
    trap 'exit 1' HUP INT TERM
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod 755 "$policy"
  fi
  echo "parts: installing$missing"
  log=$(mktemp)
  export DEBIAN_FRONTEND=noninteractive
  # shellcheck disable=SC2086 # $missing is a list of words
  if ! { apt-get update -q && apt-get install -q -y --no-install-recommends $missing; } >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    echo "parts: apt-get could not install$missing (its whole output: $log)" >&2
    exit 1
  fi
  rm -f "$log"
fi

if [ "${1:-}" = --debian ]; then
  exit 0
fi
if [ ! -x node_modules/.bin/tsx ]; then
  echo 'parts: run npm ci first, then run this again' >&2
  exit 1
fi
node_modules/.bin/tsx parts/src/install-kafka.ts
cache=${TORCHBEARER_CACHE:-.cache}
if [ ! -x "$cache/schemathesis/bin/schemathesis" ]; then
  rm -rf "$cache/schemathesis"
  python3 -m venv "$cache/schemathesis"
  "$cache/schemathesis/bin/pip" install --quiet --disable-pip-version-check -r e2e/fuzz/requirements.txt
fi
"$cache/schemathesis/bin/schemathesis" --version | sed 's/^/parts: /'
sh scripts/platform/install-tools.sh
redis-server --version | sed 's/^/parts: /; s/ sha=.*//'
chromium --version 2>/dev/null | sed 's/^/parts: /'
