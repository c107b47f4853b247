#!/bin/sh
# Checks on a real API server, that of KUBECONFIG, whether it accepts all that the chart and k8s/ render. It creates
# only missing namespaces, which the server needs for the check and which stay; use a cluster without Torchbearer.
# Run it after install-tools.sh.
set -eu
exec node "$(dirname "$0")/dry-run-server.mjs" "$@"
