#!/usr/bin/env bash
# Builds what a node needs and Debian does not have, from the Go module proxy, into the cache folder: Kubernetes itself,
# CoreDNS, a provisioner of volumes and metrics-server. On two cores it takes a quarter of an hour the first time, and no
# time afterwards.
. "$(dirname "$0")/lib.sh"

kubernetes=v1.36.3
coredns=v1.15.0
local_path_provisioner=v0.0.30
metrics_server=v0.9.0

# stale NAME VERSION: whether that version has not been built yet.
stale() { [ ! -x "$bin/$1" ] || [ "$(cat "$bin/.$1.version" 2>/dev/null)" != "$2" ]; }

# build MODULE VERSION FLAGS PACKAGE…: builds commands of one module. `go install MODULE@VERSION` refuses a module with
# replacements, so our own module requires it and repeats them, because replacements count only in the main module.
build() {
  local module=$1 version=$2 flags=$3 package work
  shift 3
  local wanted=()
  for package in "$@"; do
    if stale "$(basename "$package")" "$version"; then wanted+=("$package"); fi
  done
  [ ${#wanted[@]} -eq 0 ] && return
  command -v go >/dev/null || fail 'Go 1.26 is needed: https://go.dev/dl'
  say "building $module $version"
  work=$cache/build/$(basename "$module")
  mkdir -p "$work"
  cd "$work"
  rm -f go.mod go.sum
  module_file "$module" "$version" >go.mod.new
  mv go.mod.new go.mod
  {
    printf '//go:build tools\n\npackage tools\n'
    for package in "$@"; do echo "import _ \"$package\""; done
  } >tools.go
  go mod tidy -e >"$logs/build.log" 2>&1 || true
  for package in "${wanted[@]}"; do
    CGO_ENABLED=0 go build -mod=mod -trimpath -ldflags "-s -w $flags" -o "$bin/" "$package"
    echo "$version" >"$bin/.$(basename "$package").version"
  done
}

module_file() {
  local original
  original=$(go mod download -json "$1@$2" | sed -n 's/^\t"GoMod": "\(.*\)",*$/\1/p')
  printf 'module tools\n\n'
  grep -E '^(go|godebug) ' "$original"
  printf '\nrequire %s %s\n\n' "$1" "$2"
  # Kubernetes replaces about thirty modules by folders that are not in its archive. The same code is published as
  # modules with the version of Kubernetes, with v0 instead of v1.
  # shellcheck disable=SC2016 # the text in quotes is for node
  go mod edit -json "$original" | node -e '
    const { Replace } = JSON.parse(require("fs").readFileSync(0, "utf8"));
    const staged = process.argv[1].replace(/^v1/, "v0");
    for (const { Old, New } of Replace ?? []) {
      const path = New.Version ? New.Path : Old.Path.startsWith("k8s.io/") ? Old.Path : `./${Old.Path.split("/").pop()}`;
      const version = New.Version ?? (path.startsWith(".") ? "" : staged);
      console.log(`replace ${Old.Path} => ${path} ${version}`);
    }' "$2"
}

# The process that keeps a pod's namespaces open while its containers start and stop.
if stale pause 1; then
  mkdir -p "$cache/build/pause"
  cd "$cache/build/pause"
  printf 'module pause\n\ngo 1.24\n' >go.mod
  cat >main.go <<'GO'
package main

import (
	"os"
	"os/signal"
	"syscall"
)

func main() {
	// If the containers of a pod share a process namespace, this process must reap the orphans.
	signals := make(chan os.Signal, 16)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM, syscall.SIGCHLD)
	for received := range signals {
		if received != syscall.SIGCHLD {
			return
		}
		for {
			if pid, _ := syscall.Wait4(-1, nil, syscall.WNOHANG, nil); pid <= 0 {
				break
			}
		}
	}
}
GO
  CGO_ENABLED=0 go build -trimpath -ldflags '-s -w' -o "$bin/pause" .
  echo 1 >"$bin/.pause.version"
fi

version=k8s.io/component-base/version
build k8s.io/kubernetes $kubernetes "-X $version.gitVersion=$kubernetes -X $version.gitMajor=1 -X $version.gitMinor=36" \
  k8s.io/kubernetes/cmd/{kube-apiserver,kube-controller-manager,kube-scheduler,kubelet,kube-proxy}
build github.com/coredns/coredns $coredns '' github.com/coredns/coredns
build github.com/rancher/local-path-provisioner $local_path_provisioner '' github.com/rancher/local-path-provisioner
build sigs.k8s.io/metrics-server $metrics_server '' sigs.k8s.io/metrics-server/cmd/metrics-server
