#!/usr/bin/env bash
# Changes ACTOR_SECRET, by which our processes know who is calling, without a refused call: first every service takes what
# is signed with the new one as well, then all sign with it, then nobody takes the old one any more. Three rolling restarts.
# Where it was interrupted, run it again: it goes on with the step it was at.
# Usage: k8s/rotate-actor-secret.sh NAMESPACE [SECRET]     SECRET: torchbearer-actor unless told
set -euo pipefail

if [[ $# -lt 1 || $# -gt 2 ]]; then
  sed -n '2,5s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2
  exit 2
fi
namespace=$1 secret=${2:-torchbearer-actor}
kube() { kubectl --namespace "$namespace" "$@"; }

ours=app.kubernetes.io/part-of=torchbearer
# Of the Secret: which step is being done, while one is.
step=torchbearer/rotation

of_key() { kube get secret "$secret" --output "go-template={{with index .data \"$1\"}}{{. | base64decode}}{{end}}"; }

# to_step NUMBER SIGNS ALSO: writes the Secret, and waits until every pod has it.
to_step() {
  # By standard input: arguments can be seen by everybody on this machine.
  kube patch secret "$secret" --patch-file /dev/stdin <<<"{\"metadata\":{\"annotations\":{\"$step\":\"$1\"}},
    \"stringData\":{\"ACTOR_SECRET\":\"$2\",\"ACTOR_SECRET_ALSO\":\"$3\"}}"
  kube rollout restart deployment --selector "$ours"
  kube rollout status deployment --selector "$ours" --timeout=15m
  # A rollout is done before the pods that it replaced have drained: they still call, and are called.
  local ending
  while true; do
    ending=$(kube get pods --selector "$ours" --output 'jsonpath={.items[?(@.metadata.deletionTimestamp)].metadata.name}')
    [[ -n $ending ]] || break
    sleep 1
  done
}

signs=$(of_key ACTOR_SECRET)
also=$(of_key ACTOR_SECRET_ALSO)
begun=$(kube get secret "$secret" --output "jsonpath={.metadata.annotations.$step}")
case $begun in
  1) old=$signs new=$also ;;
  2) old=$also new=$signs ;;
  3) old=$signs new=$signs ;;
  *) old=$signs new=$(head -c 32 /dev/urandom | base64 | tr -d '\n=' | tr '+/' '-_') begun=1 ;;
esac
if [[ ! $old =~ ^[A-Za-z0-9._~+/=-]+$ || ! $new =~ ^[A-Za-z0-9._~+/=-]+$ ]]; then
  echo "ACTOR_SECRET of the Secret $secret is missing, or has characters beyond letters, digits and -._~+/=: change it by hand." >&2
  exit 1
fi

if ((begun <= 1)); then
  echo '1/3 every service takes the new secret as well'
  to_step 1 "$old" "$new"
fi
if ((begun <= 2)); then
  echo '2/3 every process signs with the new one'
  to_step 2 "$new" "$old"
fi
echo '3/3 nobody takes the old one'
to_step 3 "$new" ''
kube annotate secret "$secret" "$step-"
