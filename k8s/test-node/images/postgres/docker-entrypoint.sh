#!/bin/bash
# Does the same as the official image's entrypoint for POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB,
# POSTGRES_INITDB_ARGS, POSTGRES_HOST_AUTH_METHOD, PGDATA and /docker-entrypoint-initdb.d, and nothing else.
set -euo pipefail

case ${1:-postgres} in -*) set -- postgres "$@" ;; esac
# Runs any command other than the server as it is.
[ "$1" = postgres ] || exec "$@"

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  POSTGRES_USER=${POSTGRES_USER:-postgres}
  POSTGRES_DB=${POSTGRES_DB:-$POSTGRES_USER}
  export POSTGRES_USER POSTGRES_DB
  method=${POSTGRES_HOST_AUTH_METHOD:-scram-sha-256}
  if [ -z "${POSTGRES_PASSWORD:-}" ] && [ "$method" != trust ]; then
    echo 'Set POSTGRES_PASSWORD to the password of the superuser.' >&2
    exit 1
  fi
  mkdir -p "$PGDATA"
  chmod 00700 "$PGDATA" 2>/dev/null || true
  # shellcheck disable=SC2086 # the variable holds several arguments
  initdb --username="$POSTGRES_USER" --pwfile=<(printf '%s\n' "${POSTGRES_PASSWORD:-}") ${POSTGRES_INITDB_ARGS:-}
  printf '\nhost all all all %s\n' "$method" >>"$PGDATA/pg_hba.conf"

  # The scripts run against a server that accepts no network connections.
  export PGPASSWORD=${POSTGRES_PASSWORD:-} PGHOST=/var/run/postgresql
  pg_ctl -D "$PGDATA" -w -t 300 -o "$(printf '%q ' "${@:2}" -c listen_addresses= -p 5432)" start
  if [ "$POSTGRES_DB" != postgres ]; then
    psql -q -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres -v db="$POSTGRES_DB" <<<'create database :"db"'
  fi
  for file in /docker-entrypoint-initdb.d/*; do
    case $file in
      *.sh)
        echo "running $file"
        # shellcheck disable=SC1090
        if [ -x "$file" ]; then "$file"; else . "$file"; fi
        ;;
      *.sql) psql -v ON_ERROR_STOP=1 --no-password --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" -f "$file" ;;
      *.sql.gz) gunzip -c "$file" | psql -v ON_ERROR_STOP=1 --no-password --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" ;;
    esac
  done
  pg_ctl -D "$PGDATA" -m fast -w stop
  unset PGPASSWORD PGHOST
fi
exec "$@"
