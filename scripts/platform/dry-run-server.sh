#!/bin/sh
# Asks a real API server, that of KUBECONFIG, whether it would take all that the chart and k8s/ render. Nothing is
# applied but namespaces that are missing, which it needs to answer and which stay; best on a cluster that has nothing of
# ours yet. After install-tools.sh.
set -eu
exec node "$(dirname "$0")/dry-run-server.mjs" "$@"
