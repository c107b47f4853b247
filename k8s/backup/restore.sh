#!/usr/bin/env bash
# Restores a backup and starts Postgres with it.
# Usage: k8s/backup/restore.sh NAMESPACE BACKUP [UNTIL]
#   BACKUP  a backup's name, or latest
#   UNTIL   nothing: the backup as it is; a time ('2026-03-04 20:15:00+00'): all that was committed by then;
#           end: everything up to the end of the log
# Stop Postgres first. k8s/README.md has the other steps of a restore.
set -euo pipefail

if [[ $# -lt 2 || $# -gt 3 ]]; then
  sed -n '2,8s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2
  exit 2
fi
namespace=$1 backup=$2 until=${3:-}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# shellcheck source=common.sh
. "$here/common.sh"

running=$(kube get pods --selector app.kubernetes.io/name=postgres --output name)
wanted=$(kube get statefulset postgres --output jsonpath='{.spec.replicas}')
if [[ -n $running || $wanted != 0 ]]; then
  cat >&2 <<TEXT
Postgres still runs in $namespace. Stop it and the services first:
  kubectl -n $namespace scale deployment -l app.kubernetes.io/part-of=torchbearer --replicas=0
  kubectl -n $namespace scale statefulset postgres --replicas=0
  kubectl -n $namespace wait --for=delete pod/postgres-0
TEXT
  exit 1
fi

echo "1/4 restoring the backup \"$backup\"${until:+, with the log until $until}"
kube delete job postgres-restore --ignore-not-found
apply_with_image_of postgres "$here/restore"
kube create configmap postgres-restore --from-literal="BACKUP=$backup" --from-literal="UNTIL=$until" \
  --dry-run=client --output yaml | kube apply -f -
kube patch job postgres-restore --patch '{"spec":{"suspend":false}}'
wait_for_job postgres-restore 3600

echo '2/4 starting Postgres'
kube scale statefulset postgres --replicas=1
kube rollout status statefulset postgres --timeout=15m

echo '3/4 waiting until it has recovered'
for ((second = 0; ; second += 2)); do
  recovering=$(kube exec postgres-0 --container postgres -- \
    psql -U postgres -XAtc 'select pg_is_in_recovery()' 2>/dev/null) || recovering=unknown
  [[ $recovering != f ]] || break
  if ((second > 900)); then
    echo 'Postgres has not recovered in time; see its log: kubectl logs postgres-0' >&2
    exit 1
  fi
  sleep 2
done

echo '4/4 setting the passwords of the roles to those in their Secrets'
kube exec postgres-0 --container postgres -- bash /docker-entrypoint-initdb.d/databases.sh

cat <<TEXT
Postgres is restored. Next steps:
  k8s/backup/refill-bus.sh $namespace    recreates the topics, which still contain events from after the backup
  start the services again
  k8s/backup/backup.sh $namespace        makes a first backup of the restored server
TEXT
