#!/usr/bin/env bash
# Starts a Docker engine with its own paths, and builds the images that cannot be pulled because no registry is reachable:
# a base with Node for the project's own images, and Postgres, Kafka and Redis for k8s/dev. Idempotent.
# Prints commands for the shell to evaluate: eval "$(k8s/test-node/docker-up.sh)"
. "$(dirname "$0")/lib.sh"
need_root
need_packages docker.io iptables debootstrap ca-certificates

# dockerd does not start if the pid file of a dead dockerd is left.
alive docker || rm -f "$run/dockerd.pid"
start docker dockerd --host "$docker_socket" --ip 127.0.0.1 --data-root "$state/docker" --exec-root "$run/docker" \
  --pidfile "$run/dockerd.pid" --default-ulimit nofile=20000:20000
wait_for dockerd 60 docker version

# A Debian with this machine's access to the package registries (proxies, trusted certificates, mirrors): only for builds
# here, never to be shipped. All of this is copied from the machine, and none of it is in these files.
base_image() {
  local archive=$cache/debian-12.tar tree=$state/debian-12 changes=() name
  docker image inspect torchbearer-test/debian:12 >/dev/null 2>&1 && return
  if [ ! -f "$archive" ]; then
    say 'building the base image'
    rm -rf "$tree"
    debootstrap --variant=minbase --include=ca-certificates bookworm "$tree" "$(debian_mirror)" >"$logs/debootstrap.log" 2>&1 ||
      fail "debootstrap failed: see $logs/debootstrap.log"
    rm -rf "$tree"/var/cache/apt/archives/*.deb "$tree"/var/lib/apt/lists/* "${tree:?}"/dev/*
    tar -C "$tree" -cf "$archive.part" . && mv "$archive.part" "$archive"
  fi
  rm -rf "$tree" && mkdir "$tree" && tar -C "$tree" -xf "$archive"
  install -m 644 /etc/ssl/certs/ca-certificates.crt "$tree/etc/ssl/certs/ca-certificates.crt"
  find /etc/apt/sources.list.d -name 'debian*' -exec cp -t "$tree/etc/apt/sources.list.d" {} +
  [ -n "$(ls "$tree/etc/apt/sources.list.d")" ] && rm -f "$tree/etc/apt/sources.list"
  apt-config dump Acquire | grep -iE '::(Check-|[^ ]*Proxy|https?::)' >"$tree/etc/apt/apt.conf.d/90host" || true
  [ -f "$HOME/.npmrc" ] && cp "$HOME/.npmrc" "$tree/root/.npmrc"
  for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE; do
    [ -n "${!name:-}" ] && changes+=(--change "ENV $name=${!name}")
  done
  for name in $(env | sed -n 's/^\(npm_config_[a-z_]*\)=.*/\1/p'); do changes+=(--change "ENV $name=${!name}"); done
  tar -C "$tree" -c . | docker import --change 'CMD ["bash"]' "${changes[@]}" - torchbearer-test/debian:12 >/dev/null
  rm -rf "$tree"
}
debian_mirror() {
  local mirrors
  mirrors=$(grep -rhoE 'https?://[^ ]*/debian/?( |$)' /etc/apt/sources.list /etc/apt/sources.list.d 2>/dev/null || true)
  [ -n "$mirrors" ] || mirrors=http://deb.debian.org/debian
  read -r mirrors <<<"$mirrors"
  echo "$mirrors"
}

# image REFERENCE FOLDER: builds the folder, unless the image has already been built from the same files.
image() {
  local files
  files=$(cd "$2" && find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c1-32)
  if [ "$(docker image inspect -f '{{index .Config.Labels "files"}}' "$1" 2>/dev/null)" != "$files" ]; then
    say "building $1"
    docker build -q -t "$1" --label "files=$files" "$2" >/dev/null
  fi
  rm -rf "$2"
}
# context NAME: copies images/NAME, so that more files can be added.
context() {
  rm -rf "$state/context" && cp -r "$here/images/$1" "$state/context"
  echo "$state/context"
}

# The name of the image that the Dockerfile builds from by default.
node_base() { sed -n 's/^ARG NODE_IMAGE=//p' "$here/../../Dockerfile"; }

# The project's own Node, which has the same version, and this machine's npm, at the paths of the official image.
node_image() {
  local folder npm
  folder=$(context node)
  npm=$(dirname "$(dirname "$(realpath "$(command -v npm)")")")
  mkdir "$folder/bin" "$folder/lib"
  cp "$here/../../node_modules/.bin/node" "$folder/bin/node"
  cp -r "$npm" "$folder/lib/npm"
  image torchbearer-test/node:local "$folder"
}

kafka_image() {
  local folder
  folder=$(context kafka)
  cp -rL "$(kafka_jars)" "$folder/jars"
  image torchbearer-test/kafka:local "$folder"
}
ingress_image() {
  local folder
  folder=$(context ingress)
  cp -r "$here/controllers" "$folder/controllers"
  image torchbearer-test/ingress:local "$folder"
}
# Where parts/src/install-kafka.ts installs them: run `npm run build`, then `node parts/dist/install-kafka.js`.
kafka_jars() {
  local folder
  folder=$(find "${TORCHBEARER_CACHE:-$here/../../.cache}/kafka" -mindepth 1 -maxdepth 1 -type d -name '[0-9]*' 2>/dev/null |
    sort -V | tail -1)
  [ -n "$folder" ] || fail 'Kafka is not in the cache folder yet: run node parts/dist/install-kafka.js'
  echo "$folder"
}

base_image
node_image
# Also under the Dockerfile's default name, because Skaffold passes no other.
docker tag torchbearer-test/node:local "$(node_base)"
image torchbearer-test/redis:local "$(context redis)"
image torchbearer-test/postgres:local "$(context postgres)"
kafka_image
ingress_image
echo "export DOCKER_HOST=$docker_socket"
