#!/usr/bin/env bash
# After a restore: empties the bus, which still tells of what the databases no longer know, and has every service
# publish all that it owns anew. The services make their topics and send it when they are started again.
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

kube delete job republish --ignore-not-found --wait
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

echo '1/3 emptying the bus'
kube scale statefulset kafka --replicas=0
kube wait --for=delete pod/kafka-0 --timeout=5m
kube delete job kafka-empty --ignore-not-found --wait
apply_with_image_of kafka "$here/empty-bus"
kube patch job kafka-empty --patch '{"spec":{"suspend":false}}'
wait_for_job kafka-empty 300

echo '2/3 starting it again'
kube scale statefulset kafka --replicas=1
kube rollout status statefulset kafka --timeout=5m

echo '3/3 publishing everything anew'
manifest=$(kubectl kustomize "$here/republish")
for service in identity league picks scoring sms; do
  if [[ -n $tag ]]; then
    image=torchbearer/$service:$tag
  else
    image=$(kube get deployment "torchbearer-$service" --output jsonpath='{.spec.template.spec.containers[0].image}')
  fi
  manifest=$(sed -E "s|image: torchbearer/$service:.*|image: $image|" <<<"$manifest")
done
kube apply -f - <<<"$manifest"
wait_for_job republish 900
echo 'The outboxes are full. Start the services: they send it, and read it.'
