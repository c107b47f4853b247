#!/bin/bash
# Receives the server's log and stores it, so that a restore can go to any moment since the oldest backup. Because of the
# slot, the server retains what has not been received yet. Each timeline of the server (a restore begins a new one) has
# its own folder: SERVER-TIMELINE.
set -uo pipefail

slot=torchbearer_wal
# Detects within half a minute that the server is gone, even if the connection was not closed.
server='connect_timeout=5 keepalives_idle=10 keepalives_interval=5 keepalives_count=3 tcp_user_timeout=20000'
child=
trap 'kill "$child" 2>/dev/null; wait; exit 0' TERM INT

while :; do
  if identity=$(psql --no-psqlrc --no-password --tuples-only --no-align \
    --command=IDENTIFY_SYSTEM "$server replication=true") &&
    IFS='|' read -r system timeline _ <<<"$identity" && [[ -n $system && -n $timeline ]]; then
    folder=/backups/wal/$system-$timeline
    mkdir -p "$folder"
    echo "receiving the log of server $system, timeline $timeline"
    pg_receivewal --dbname="$server" --no-password --slot="$slot" --create-slot --if-not-exists
    pg_receivewal --dbname="$server" --no-password --slot="$slot" --directory="$folder" --no-loop &
    child=$!
    wait "$child"
  fi
  sleep 2 &
  child=$!
  wait "$child"
done
