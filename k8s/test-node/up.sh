#!/usr/bin/env bash
# Starts a Docker engine and a Kubernetes node. Idempotent: what already runs stays as it is.
# Prints commands for the shell to evaluate: eval "$(k8s/test-node/up.sh)"
. "$(dirname "$0")/lib.sh"
need_root

step() {
  local began=$SECONDS
  say "$1…"
  "$here/$1"
  say "$1 took $((SECONDS - began)) s"
}

step docker-up.sh
step build.sh
step apiserver-up.sh >/dev/null
step node-up.sh
echo "export NODE_ADDRESS=$node_ip"
