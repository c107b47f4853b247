#!/usr/bin/env bash
# Rotates the keys with which our processes sign their calls, without a refused call: first every service accepts the new
# keys too, then all sign with them, then none accepts the old ones. It takes three rolling restarts. If it was interrupted,
# run it again: it repeats the steps with the same keys.
# Usage: k8s/rotate-actor-secret.sh NAMESPACE     It needs kubectl and node.
set -euo pipefail

if [[ $# -ne 1 ]]; then
  sed -n '2,5s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2
  exit 2
fi
namespace=$1
keys=$(dirname "${BASH_SOURCE[0]}")/call-keys.mjs
kube() { kubectl --namespace "$namespace" "$@"; }

ours=app.kubernetes.io/part-of=torchbearer
# Holds the new masters during the change; no process gets it.
next=torchbearer-calls-next
secrets=("$next")
for name in identity league picks scoring analytics feedback sms realtime gateway; do
  secrets+=("torchbearer-calls-$name")
done

# take STEP: writes the keys of the step into the Secrets, and waits until every pod uses them.
take() {
  kube get secret "${secrets[@]}" --ignore-not-found --output json | node "$keys" "$1" | kube replace --filename -
  # One service after another: all at once can keep the processors of a small cluster busy for a minute.
  local deployment
  for deployment in $(kube get deployments --selector "$ours" --output name); do
    kube rollout restart "$deployment"
    kube rollout status "$deployment" --timeout=15m
  done
  # A rollout ends before the replaced pods have drained: they still make and receive calls.
  local ending
  while true; do
    ending=$(kube get pods --selector "$ours" --output 'jsonpath={.items[?(@.metadata.deletionTimestamp)].metadata.name}')
    [[ -n $ending ]] || break
    sleep 1
  done
}

kube get secret "$next" >/dev/null 2>&1 || node "$keys" next | kube create --filename -

echo '1/3 every service accepts the new keys too'
take accept
echo '2/3 every process signs with the new keys'
take sign
echo '3/3 no service accepts the old keys'
take end
kube delete secret "$next"
