#!/usr/bin/env bash
# load-image.sh IMAGE…: copies images from the Docker engine into the node, unless it already has them.
. "$(dirname "$0")/lib.sh"
need_root
[ $# -gt 0 ] || fail "usage: $0 IMAGE…"
alive containerd || fail 'The node is not running.'

ctr() { command ctr -a "$containerd_socket" -n k8s.io "$@"; }
# The node writes names in full, where Docker leaves parts out.
full_name() {
  case ${1%%/*} in
    *.* | *:* | localhost) [[ $1 == */* ]] && echo "$1" || echo "docker.io/library/$1" ;;
    *) [[ $1 == */* ]] && echo "docker.io/$1" || echo "docker.io/library/$1" ;;
  esac
}
# Whether the node has the image with the same id as Docker's.
loaded() {
  local id
  id=$(docker image inspect -f '{{.Id}}' "$1" 2>/dev/null) || fail "Docker has no image $1."
  ctr images ls -q "name==$(full_name "$1")" | grep -q . &&
    [ "$(cat "$state/loaded/$(full_name "$1" | tr / _)" 2>/dev/null)" = "$id" ]
}

mkdir -p "$state/loaded"
wanted=()
for image in "$@"; do
  [[ ${image##*/} == *:* ]] || image=$image:latest
  loaded "$image" || wanted+=("$image")
done
[ ${#wanted[@]} -eq 0 ] && exit
say "loading ${wanted[*]}"
# One archive for all, so that shared layers are copied once.
docker save "${wanted[@]}" | ctr images import --no-unpack=false - >/dev/null
for image in "${wanted[@]}"; do
  docker image inspect -f '{{.Id}}' "$image" >"$state/loaded/$(full_name "$image" | tr / _)"
done
