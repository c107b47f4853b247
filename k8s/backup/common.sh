# Sourced by the scripts beside it.
# shellcheck shell=bash
: "${namespace:?}"

# kube ARGUMENT…: kubectl in $namespace.
kube() { kubectl --namespace "$namespace" "$@"; }

# apply_with_image_of STATEFULSET FOLDER: applies what the folder builds, with the StatefulSet's image instead of the
# one in the folder, because the programs must have the version of the server.
apply_with_image_of() {
  local image
  image=$(kube get statefulset "$1" --output jsonpath='{.spec.template.spec.containers[0].image}')
  kubectl kustomize "$2" | sed -E "s~image: $1:.*~image: $image~" | kube apply -f -
}

# wait_for_job NAME SECONDS: waits for a Job and prints its log; fails if the Job fails or takes longer.
wait_for_job() {
  local job=$1 until=$((SECONDS + $2)) state=
  while ((SECONDS < until)); do
    state=$(kube get job "$job" -o jsonpath='{range .status.conditions[?(@.status=="True")]}{.type} {end}')
    case $state in *Complete* | *Failed*) break ;; esac
    sleep 1
  done
  kube logs "job/$job" --all-containers --prefix --tail=-1 || true
  case $state in
    *Failed*) echo "The Job $job failed." >&2 ;;
    *Complete*) return 0 ;;
    *) echo "The Job $job did not finish within $2 seconds." >&2 ;;
  esac
  kube get pods --selector "batch.kubernetes.io/job-name=$job" >&2 || true
  return 1
}
