#!/usr/bin/env bash
# Takes a backup now and waits for it. Usage: k8s/backup/backup.sh [NAMESPACE]
set -euo pipefail

namespace=${1:-torchbearer}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=common.sh
. "$here/common.sh"

job=postgres-backup-$(date -u +%Y%m%d%H%M%S)
kube create job "$job" --from=cronjob/postgres-backup
wait_for_job "$job" 3600
