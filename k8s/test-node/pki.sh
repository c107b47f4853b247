# shellcheck shell=bash source=lib.sh disable=SC2154 # set by lib.sh
# The node's network namespace, and the certificates and kubeconfigs of everything in it. Sourced, after lib.sh.

pki="$state/pki"

# Created once. The host reaches the node at $node_ip, the node reaches the host at $host_ip.
make_netns() {
  if [ ! -e "/run/netns/$netns" ]; then
    ip netns add "$netns"
    ip link add tbnode0 type veth peer name eth0 netns "$netns"
    ip address add "$host_ip/30" dev tbnode0
    ip link set tbnode0 up
    ip -n "$netns" address add "$node_ip/30" dev eth0
    ip -n "$netns" link set lo up
    ip -n "$netns" link set eth0 up
    ip -n "$netns" route add default via "$host_ip"
  fi
  # Traffic between pods is forwarded by the node, and iptables must see it even if it stays on the bridge.
  nsenter --net="/run/netns/$netns" sh -c '
    echo 1 >/proc/sys/net/ipv4/ip_forward
    echo 1 >/proc/sys/net/bridge/bridge-nf-call-iptables
  '
}

# in_node NAME COMMAND…: starts a background process in the node's network. `ip netns exec` would mount another /sys,
# which hides the control groups.
in_node() {
  local name=$1
  shift
  start "$name" nsenter --net="/run/netns/$netns" "$@"
}

# authority NAME
authority() {
  [ -f "$pki/$1.crt" ] && return
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj "/CN=$1" \
    -addext keyUsage=critical,keyCertSign,cRLSign,digitalSignature -keyout "$pki/$1.key" -out "$pki/$1.crt" 2>/dev/null
}

# certificate NAME AUTHORITY SUBJECT [ALTERNATIVE NAMES]
certificate() {
  local usage=clientAuth
  [ -f "$pki/$1.crt" ] && return
  [ -n "${4:-}" ] && usage=serverAuth,clientAuth
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "$3" -keyout "$pki/$1.key" -out "$pki/$1.csr" 2>/dev/null
  {
    echo "keyUsage=critical,digitalSignature"
    echo "extendedKeyUsage=$usage"
    if [ -n "${4:-}" ]; then echo "subjectAltName=$4"; fi
  } >"$pki/$1.ext"
  openssl x509 -req -in "$pki/$1.csr" -CA "$pki/$2.crt" -CAkey "$pki/$2.key" -CAcreateserial -days 3650 \
    -extfile "$pki/$1.ext" -out "$pki/$1.crt.part" 2>/dev/null
  mv "$pki/$1.crt.part" "$pki/$1.crt"
  rm "$pki/$1.csr" "$pki/$1.ext"
}

# kubeconfig_for NAME FILE: for the client whose certificate has that name.
kubeconfig_for() {
  kubectl config --kubeconfig "$2" set-cluster "$node_name" --server "https://$node_ip:6443" --certificate-authority "$pki/ca.crt" --embed-certs
  kubectl config --kubeconfig "$2" set-credentials "$1" --client-certificate "$pki/$1.crt" --client-key "$pki/$1.key" --embed-certs
  kubectl config --kubeconfig "$2" set-context "$node_name" --cluster "$node_name" --user "$1"
  kubectl config --kubeconfig "$2" use-context "$node_name"
} >/dev/null

make_pki() {
  local name
  [ -f "$kubeconfig" ] && return
  mkdir -p "$pki"
  chmod 700 "$pki"
  authority ca
  authority front-ca
  openssl genrsa -out "$pki/accounts.key" 2048 2>/dev/null
  certificate apiserver ca /CN=kube-apiserver "IP:$apiserver_ip,IP:$node_ip,IP:127.0.0.1,DNS:localhost,DNS:kubernetes,DNS:kubernetes.default,DNS:kubernetes.default.svc,DNS:kubernetes.default.svc.cluster.local"
  certificate apiserver-client ca /O=system:masters/CN=kube-apiserver-kubelet-client
  certificate front-proxy front-ca /CN=front-proxy
  certificate kubelet-server ca "/O=system:nodes/CN=system:node:$node_name" "IP:$node_ip,DNS:$node_name"
  certificate kubelet ca "/O=system:nodes/CN=system:node:$node_name"
  certificate kube-controller-manager ca /CN=system:kube-controller-manager
  certificate kube-scheduler ca /CN=system:kube-scheduler
  certificate kube-proxy ca /CN=system:kube-proxy
  certificate admin ca /O=system:masters/CN=admin
  for name in kubelet kube-controller-manager kube-scheduler kube-proxy; do
    kubeconfig_for $name "$pki/$name.kubeconfig"
  done
  kubeconfig_for admin "$kubeconfig.part"
  chmod 600 "$kubeconfig.part"
  mv "$kubeconfig.part" "$kubeconfig"
}
