#!/usr/bin/env bash
# Stops the node and the Docker engine. Data and images stay, and the next up.sh continues with them; --all deletes
# them too, but not the cache of built programs.
. "$(dirname "$0")/lib.sh"
need_root

# kubelet stops first, so that no container is started again.
for name in kubelet policies kube-proxy kube-scheduler kube-controller-manager; do stop $name; done

# The containers are children of containerd's shims, which outlive containerd, so containerd must end them.
pod_networks=
if alive containerd; then
  ctr() { command ctr -a "$containerd_socket" -n k8s.io "$@"; }
  tasks() { ctr tasks "$@"; }
  pod_networks=$(ctr containers ls -q | while read -r container; do
    ctr containers info "$container" | grep -o '/netns/cni-[0-9a-f-]*' || true
  done | sort -u)
  tasks ls -q | while read -r task; do tasks kill -s SIGTERM "$task" 2>/dev/null || true; done
  for _ in $(seq 50); do
    tasks ls | grep -q RUNNING || break
    sleep 0.2
  done
  tasks ls -q | while read -r task; do
    tasks kill -s SIGKILL "$task" 2>/dev/null || true
    tasks rm -f "$task" >/dev/null 2>&1 || true
  done
  ctr containers ls -q | while read -r container; do ctr containers rm "$container" >/dev/null 2>&1 || true; done
  stop containerd
fi
for name in kube-apiserver etcd; do stop $name; done
# dockerd stops its containers first.
stop docker 60

# Deepest first, so that no mount is in use.
awk -v under="$state/" 'index($2, under) == 1 { print $2 }' /proc/mounts | sort -r | while read -r mount; do
  umount "$mount" 2>/dev/null || umount -l "$mount"
done
for network in $pod_networks; do ip netns delete "${network##*/}" 2>/dev/null || true; done
if [ -e /run/netns/$netns ]; then
  ip netns delete $netns
  say 'removed the network namespace'
fi
ip link delete tbnode0 2>/dev/null || true
find /sys/fs/cgroup/*/$node_name -depth -type d -exec rmdir {} + 2>/dev/null || true
rm -rf "$run/addresses" "$run/containerd"

if [ "${1:-}" = --all ]; then
  rm -rf "$state"
  say "removed $state"
fi
