# shellcheck shell=bash disable=SC2034 # the scripts that source this use its variables
# Shared by all scripts here: where things are stored, and how background processes are started and stopped.
# Sourced, never run.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"

# Binaries and archives that take long to build: they stay between runs, and `down.sh --all` keeps them too.
cache="${TORCHBEARER_NODE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/torchbearer-node}"
bin="$cache/bin"
# Everything else: sockets, pid files, logs, data. `down.sh --all` deletes it.
state=/var/lib/torchbearer-node
run="$state/run"
logs="$state/log"
mkdir -p "$bin" "$run" "$logs"

docker_socket="unix://$run/docker.sock"
containerd_socket="$run/containerd/containerd.sock"
kubeconfig="$state/admin.kubeconfig"

# The node has its own network namespace, connected to the host's by a pair of veth devices.
netns=torchbearer-node
host_ip=10.199.0.1
node_ip=10.199.0.2
pod_cidr=10.244.0.0/24
service_cidr=10.96.0.0/16
apiserver_ip=10.96.0.1
dns_ip=10.96.0.10
node_name=test-node

# Docker's own client, because another program of that name may be earlier on the PATH.
docker_cli="${DOCKER_CLI:-/usr/bin/docker}"
docker() { DOCKER_BUILDKIT=1 "$docker_cli" -H "$docker_socket" "$@"; }

say() { printf '%s %s\n' "$(date +%H:%M:%S)" "$*" >&2; }
fail() {
  say "$*"
  exit 1
}

need_root() { [ "$(id -u)" = 0 ] || fail 'This must run as root.'; }

# need_packages PACKAGE…: installs the Debian packages that are missing.
need_packages() {
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return
  say "installing ${missing[*]}"
  apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

# alive NAME: whether the process that `start NAME` started still runs. After a reboot, the pid in the file may belong to
# another process, so the start time must match too.
alive() {
  local pid began
  read -r pid began 2>/dev/null <"$run/$1.pid" || return 1
  [ "$(began_at "$pid")" = "$began" ]
}
began_at() { sed 's/.*) //' "/proc/$1/stat" 2>/dev/null | cut -d' ' -f20; }

# start NAME COMMAND…: runs a command in the background unless it runs already. Output goes to the log folder.
start() {
  local name=$1
  shift
  alive "$name" && return
  setsid "$@" </dev/null >>"$logs/$name.log" 2>&1 &
  echo "$! $(began_at $!)" >"$run/$name.pid"
  disown
}

# stop NAME [SECONDS]: sends SIGTERM to the process, and SIGKILL if it still runs after that time.
stop() {
  local pid deadline=$((SECONDS + ${2:-15}))
  if alive "$1"; then
    read -r pid _ <"$run/$1.pid"
    kill "$pid" 2>/dev/null || true
    while alive "$1" && [ $SECONDS -lt $deadline ]; do sleep 0.1; done
    if alive "$1"; then kill -9 "$pid" 2>/dev/null || true; fi
    say "stopped $1"
  fi
  rm -f "$run/$1.pid"
}

# wait_for WHAT SECONDS COMMAND…: repeats a command until it succeeds.
wait_for() {
  local what=$1 deadline=$((SECONDS + $2))
  shift 2
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -ge $deadline ] && fail "$what did not start in time; the logs are in $logs"
    sleep 0.3
  done
}
