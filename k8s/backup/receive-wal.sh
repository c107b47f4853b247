#!/bin/bash
# Follows the server's log and keeps it, so that a restore can go to any moment since the oldest backup. A slot makes
# the server keep what was not fetched yet. Each life of the server (a restore begins a new one, called a timeline) has
# a folder of its own: SERVER-TIMELINE.
set -uo pipefail

slot=torchbearer_wal
# A server that is gone without a word is noticed within half a minute.
server='connect_timeout=5 keepalives_idle=10 keepalives_interval=5 keepalives_count=3 tcp_user_timeout=20000'
child=
trap 'kill "$child" 2>/dev/null; wait; exit 0' TERM INT

while :; do
  if life=$(psql --no-psqlrc --no-password --tuples-only --no-align \
    --command=IDENTIFY_SYSTEM "$server replication=true") &&
    IFS='|' read -r system timeline _ <<<"$life" && [[ -n $system && -n $timeline ]]; then
    folder=/backups/wal/$system-$timeline
    mkdir -p "$folder"
    echo "following server $system, timeline $timeline"
    pg_receivewal --dbname="$server" --no-password --slot="$slot" --create-slot --if-not-exists
    pg_receivewal --dbname="$server" --no-password --slot="$slot" --directory="$folder" --no-loop &
    child=$!
    wait "$child"
  fi
  sleep 2 &
  child=$!
  wait "$child"
done
