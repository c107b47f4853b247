# shellcheck shell=bash source=lib.sh disable=SC2154 # set by lib.sh
# The settings of containerd, its network and kubelet, for a machine without systemd on which even root may not lower an
# oom score or open more than 20000 files. Sourced, after lib.sh.

write_containerd_config() {
  cat >"$state/containerd.toml" <<TOML
version = 2
root = "$state/containerd"
state = "$run/containerd"
oom_score = 0
disabled_plugins = ["io.containerd.snapshotter.v1.btrfs", "io.containerd.snapshotter.v1.zfs", "io.containerd.snapshotter.v1.aufs", "io.containerd.snapshotter.v1.devmapper"]
[grpc]
  address = "$containerd_socket"
[plugins."io.containerd.internal.v1.opt"]
  path = "$state/containerd/opt"
[plugins."io.containerd.grpc.v1.cri"]
  restrict_oom_score_adj = true
  disable_apparmor = true
  sandbox_image = "registry.k8s.io/pause:3.10"
  [plugins."io.containerd.grpc.v1.cri".containerd]
    snapshotter = "overlayfs"
    default_runtime_name = "runc"
    [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
      runtime_type = "io.containerd.runc.v2"
      [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc.options]
        SystemdCgroup = false
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/usr/lib/cni"
    conf_dir = "$state/cni"
TOML
}

write_cni_config() {
  mkdir -p "$state/cni"
  cat >"$state/cni/10-bridge.conflist" <<JSON
{
  "cniVersion": "0.4.0",
  "name": "pods",
  "plugins": [
    {
      "type": "bridge",
      "bridge": "pods0",
      "isGateway": true,
      "ipMasq": true,
      "hairpinMode": true,
      "ipam": {
        "type": "host-local",
        "dataDir": "$run/addresses",
        "ranges": [[{ "subnet": "$pod_cidr" }]],
        "routes": [{ "dst": "0.0.0.0/0" }]
      }
    },
    { "type": "portmap", "capabilities": { "portMappings": true } }
  ]
}
JSON
}

write_kubelet_config() {
  cat >"$state/kubelet.yaml" <<YAML
apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
authentication:
  anonymous: { enabled: false }
  webhook: { enabled: true }
  x509: { clientCAFile: $pki/ca.crt }
authorization: { mode: Webhook }
tlsCertFile: $pki/kubelet-server.crt
tlsPrivateKeyFile: $pki/kubelet-server.key
address: $node_ip
containerRuntimeEndpoint: unix://$containerd_socket
clusterDNS: [$dns_ip]
clusterDomain: cluster.local
resolvConf: ''
cgroupDriver: cgroupfs
cgroupRoot: /$node_name
failCgroupV1: false
failSwapOn: false
oomScoreAdj: 0
maxOpenFiles: 20000
volumePluginDir: $state/kubelet-plugins
podLogsDir: $state/pods
# Images cannot be pulled again, so they are never deleted; and pods are evicted only when the disk is really full.
imageGCHighThresholdPercent: 100
imageGCLowThresholdPercent: 99
evictionHard: { memory.available: 100Mi, nodefs.available: 1%, imagefs.available: 1%, nodefs.inodesFree: 1% }
YAML
  cat >"$state/kube-proxy.yaml" <<YAML
apiVersion: kubeproxy.config.k8s.io/v1alpha1
kind: KubeProxyConfiguration
mode: iptables
bindAddress: $node_ip
metricsBindAddress: 127.0.0.1:10249
clusterCIDR: $pod_cidr
clientConnection: { kubeconfig: $pki/kube-proxy.kubeconfig }
oomScoreAdj: 0
conntrack: { maxPerCore: 0, tcpEstablishedTimeout: 0s, tcpCloseWaitTimeout: 0s }
YAML
}

# kubelet needs its root in every hierarchy. A new cpuset is empty, and no process could run in it.
make_cgroups() {
  local hierarchy folder file
  for hierarchy in /sys/fs/cgroup/*/; do
    folder=$hierarchy$node_name
    mkdir -p "$folder"
    for file in cpuset.cpus cpuset.mems; do
      if [ -f "$folder/$file" ] && [ -z "$(cat "$folder/$file")" ]; then cat "$hierarchy$file" >"$folder/$file"; fi
    done
  done
}

# tool_image REFERENCE BINARY: builds an image of one static program from the cache, again if the program changed.
tool_image() {
  local context=$state/context label
  label=$(sha256sum "$bin/$2" | cut -c1-32)
  [ "$(docker image inspect -f '{{index .Config.Labels "binary"}}' "$1" 2>/dev/null)" = "$label" ] && return
  rm -rf "$context" && mkdir "$context" && cp "$bin/$2" "$context/tool"
  docker build -q -t "$1" --label "binary=$label" -f "$here/images/tool/Dockerfile" "$context" >/dev/null
  rm -rf "$context"
}
