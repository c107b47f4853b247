#!/usr/bin/env bash
# Rotates ACTOR_SECRET, with which our processes sign the caller of each call, without a refused call: first every service
# accepts the new secret too, then all sign with it, then none accepts the old one. It takes three rolling restarts.
# If it was interrupted, run it again: it continues with the interrupted step.
# Usage: k8s/rotate-actor-secret.sh NAMESPACE [SECRET]     SECRET: torchbearer-actor by default
set -euo pipefail

if [[ $# -lt 1 || $# -gt 2 ]]; then
  sed -n '2,5s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2
  exit 2
fi
namespace=$1 secret=${2:-torchbearer-actor}
kube() { kubectl --namespace "$namespace" "$@"; }

ours=app.kubernetes.io/part-of=torchbearer
# The annotation of the Secret that says which step is in progress.
step=torchbearer/rotation

of_key() { kube get secret "$secret" --output "go-template={{with index .data \"$1\"}}{{. | base64decode}}{{end}}"; }

# to_step NUMBER SIGNS ALSO: writes the Secret, and waits until every pod uses it.
to_step() {
  # On standard input, because every user of this machine can see arguments.
  kube patch secret "$secret" --patch-file /dev/stdin <<<"{\"metadata\":{\"annotations\":{\"$step\":\"$1\"}},
    \"stringData\":{\"ACTOR_SECRET\":\"$2\",\"ACTOR_SECRET_ALSO\":\"$3\"}}"
  kube rollout restart deployment --selector "$ours"
  kube rollout status deployment --selector "$ours" --timeout=15m
  # A rollout ends before the replaced pods have drained: they still make and receive calls.
  local ending
  while true; do
    ending=$(kube get pods --selector "$ours" --output 'jsonpath={.items[?(@.metadata.deletionTimestamp)].metadata.name}')
    [[ -n $ending ]] || break
    sleep 1
  done
}

signs=$(of_key ACTOR_SECRET)
also=$(of_key ACTOR_SECRET_ALSO)
current=$(kube get secret "$secret" --output "jsonpath={.metadata.annotations.$step}")
case $current in
  1) old=$signs new=$also ;;
  2) old=$also new=$signs ;;
  3) old=$signs new=$signs ;;
  *) old=$signs new=$(head -c 32 /dev/urandom | base64 | tr -d '\n=' | tr '+/' '-_') current=1 ;;
esac
if [[ ! $old =~ ^[A-Za-z0-9._~+/=-]+$ || ! $new =~ ^[A-Za-z0-9._~+/=-]+$ ]]; then
  echo "ACTOR_SECRET of the Secret $secret is missing, or has characters other than letters, digits and -._~+/=. Change it by hand." >&2
  exit 1
fi

if ((current <= 1)); then
  echo '1/3 every service accepts the new secret too'
  to_step 1 "$old" "$new"
fi
if ((current <= 2)); then
  echo '2/3 every process signs with the new secret'
  to_step 2 "$new" "$old"
fi
echo '3/3 no service accepts the old secret'
to_step 3 "$new" ''
kube annotate secret "$secret" "$step-"
