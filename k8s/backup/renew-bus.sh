#!/usr/bin/env bash
# After a restore: makes the topics anew, for they still tell of what the databases no longer know, and has every service
# publish all that it owns. The services send it when they are started again.
# Usage: k8s/backup/renew-bus.sh NAMESPACE [TAG]     TAG: of the services' images; that of their Deployments unless told
set -euo pipefail

if [[ $# -lt 1 || $# -gt 2 ]]; then
  sed -n '2,4s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2
  exit 2
fi
namespace=$1 tag=${2:-}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# shellcheck source=common.sh
. "$here/common.sh"

kube delete job topics-anew republish --ignore-not-found --wait
ours=app.kubernetes.io/part-of=torchbearer
wanted=$(kube get deployment --selector "$ours" --output jsonpath='{.items[?(@.spec.replicas>0)].metadata.name}')
if [[ -n $wanted ]]; then
  cat >&2 <<TEXT
Services still run in $namespace, and would take the old messages for true: $wanted. Stop them first:
  kubectl -n $namespace scale deployment -l $ours --replicas=0
TEXT
  exit 1
fi
# They take their time to end.
kube wait --for=delete pod --selector "$ours" --field-selector status.phase=Running --timeout=2m

# with_images: the manifests on standard input, each service's image in the place of the one that they name.
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

echo '1/2 making every topic anew'
kubectl kustomize "$here/topics-anew" | with_images | kube apply -f -
kube patch job topics-anew --patch '{"spec":{"suspend":false}}'
wait_for_job topics-anew 300

echo '2/2 publishing everything anew'
kubectl kustomize "$here/republish" | with_images | kube apply -f -
wait_for_job republish 900
echo 'The outboxes are full. Start the services: they send it, and read it.'
