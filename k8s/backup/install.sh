#!/usr/bin/env bash
# Installs the backups of a namespace's Postgres. Usage: k8s/backup/install.sh [NAMESPACE]
# The same as kubectl apply -k k8s/backup, but with the image that this Postgres runs.
set -euo pipefail

namespace=${1:-torchbearer}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=common.sh
. "$here/common.sh"

apply_with_image_of postgres "$here"
kube rollout status deployment postgres-wal --timeout=5m
