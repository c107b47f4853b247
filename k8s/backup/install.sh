#!/usr/bin/env bash
# Has the Postgres of a namespace backed up from now on. Usage: k8s/backup/install.sh [NAMESPACE]
# What kubectl apply -k k8s/backup does, with whatever image that Postgres runs.
set -euo pipefail

namespace=${1:-torchbearer}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=common.sh
. "$here/common.sh"

apply_with_image_of postgres "$here"
kube rollout status deployment postgres-wal --timeout=5m
