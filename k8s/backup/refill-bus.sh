#!/usr/bin/env bash
# After a restore: recreates the topics, which still contain events that the databases no longer have, and makes every
# service republish everything that it owns. The services send it when you start them again.
# Usage: k8s/backup/refill-bus.sh NAMESPACE [TAG]     TAG: of the services' images; by default that of their Deployments
set -euo pipefail

if [[ $# -lt 1 || $# -gt 2 ]]; then
  sed -n '2,4s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2
  exit 2
fi
namespace=$1 tag=${2:-}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# shellcheck source=common.sh
. "$here/common.sh"

kube delete job recreate-topics republish --ignore-not-found --wait
ours=app.kubernetes.io/part-of=torchbearer
wanted=$(kube get deployment --selector "$ours" --output jsonpath='{.items[?(@.spec.replicas>0)].metadata.name}')
if [[ -n $wanted ]]; then
  cat >&2 <<TEXT
Services still run in $namespace and would apply the old events: $wanted. Stop them first:
  kubectl -n $namespace scale deployment -l $ours --replicas=0
TEXT
  exit 1
fi
# Their pods take a while to end.
kube wait --for=delete pod --selector "$ours" --field-selector status.phase=Running --timeout=2m

# with_images: prints the manifests from standard input with the image that each service runs, or with TAG.
with_images() {
  local manifest service image
  manifest=$(cat)
  for service in gateway identity league picks scoring sms; do
    if [[ -n $tag ]]; then
      image=torchbearer/$service:$tag
    else
      image=$(kube get deployment "torchbearer-$service" --output jsonpath='{.spec.template.spec.containers[0].image}')
    fi
    manifest=$(sed -E "s|image: torchbearer/$service:.*|image: $image|" <<<"$manifest")
  done
  printf '%s\n' "$manifest"
}

echo '1/2 recreating the topics'
kubectl kustomize "$here/recreate-topics" | with_images | kube apply -f -
kube patch job recreate-topics --patch '{"spec":{"suspend":false}}'
wait_for_job recreate-topics 300

echo '2/2 republishing everything into the outboxes'
kubectl kustomize "$here/republish" | with_images | kube apply -f -
wait_for_job republish 900
echo 'Done. Start the services: they send what is in their outboxes, and fill their copies.'
