#!/bin/sh
# Installs what `npm run check:platform` needs beyond Debian's packages: helm and kubeconform, and kustomize if
# kubectl is missing, built by `go install`; and the schemas of the manifests, generated from modules that Kubernetes
# and the operators publish. All of it goes into the cache folder; existing files are not replaced. With --tools the
# schemas are left out, which need `npm ci`.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../.."
cache=${TORCHBEARER_CACHE:-.cache}
mkdir -p "$cache/platform/bin"
platform=$(cd "$cache/platform" && pwd)

need_go() { # what for
  command -v go >/dev/null 2>&1 && return
  echo "platform: go is not on the PATH, and is needed for $1. Install Go 1.26 or newer (https://go.dev/doc/install), then run this again." >&2
  exit 1
}

tool() { # name, package@version
  name=$1 package=$2
  if [ -x "$platform/bin/$name" ] && [ "$(cat "$platform/bin/$name.from" 2>/dev/null)" = "$package" ]; then
    echo "platform: $package is installed"
    return
  fi
  need_go "$name"
  # From outside the checkout, so that nothing there is taken for a Go module.
  # Without optimization and what debuggers need, and with a compiler that seldom collects garbage, they take a third
  # less to build; running them takes longer, but they run for seconds only.
  if ! (cd "$platform" && GOGC=400 CGO_ENABLED=0 GOBIN="$platform/bin" GOFLAGS='' go install -gcflags='all=-N -l -dwarf=false' -ldflags='-s -w' "$package") >"$platform/install.log" 2>&1; then
    tail -n 40 "$platform/install.log" >&2
    echo "platform: go could not install $package" >&2
    exit 1
  fi
  echo "$package" >"$platform/bin/$name.from"
  echo "platform: $package installed"
}

tool helm helm.sh/helm/v4/cmd/helm@v4.2.4
tool kubeconform github.com/yannh/kubeconform/cmd/kubeconform@v0.7.0
if command -v kubectl >/dev/null 2>&1; then
  echo 'platform: kubectl is installed'
else
  tool kustomize sigs.k8s.io/kustomize/kustomize/v5@v5.8.3
fi

if [ "${1:-}" = --tools ]; then
  exit 0
fi
sources=$(cat "$here/schema-sources.json" "$here/make-schemas.mjs" "$here/strimzi-pom.xml" | cksum)
if [ "$(cat "$platform/schemas/made-from" 2>/dev/null)" = "$sources" ]; then
  echo 'platform: the schemas are up to date'
else
  need_go 'the schemas'
  rm -rf "$platform/schemas" "$platform/schemas.new"
  node "$here/make-schemas.mjs" "$platform/schemas.new"
  echo "$sources" >"$platform/schemas.new/made-from"
  mv "$platform/schemas.new" "$platform/schemas"
fi
