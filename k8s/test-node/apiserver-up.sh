#!/usr/bin/env bash
# Starts etcd and kube-apiserver: enough for `kubectl apply --dry-run=server --validate=strict`. Idempotent.
# Prints commands for the shell to evaluate: eval "$(k8s/test-node/apiserver-up.sh)"
. "$(dirname "$0")/lib.sh"
. "$here/pki.sh"
need_root
need_packages etcd-server iptables iproute2 openssl
[ -x "$bin/kube-apiserver" ] || "$here/build.sh"

make_netns
make_pki

in_node etcd etcd --name node --data-dir "$state/etcd" --listen-client-urls http://127.0.0.1:2379 \
  --advertise-client-urls http://127.0.0.1:2379 --listen-peer-urls http://127.0.0.1:2380 --logger zap

in_node kube-apiserver "$bin/kube-apiserver" \
  --etcd-servers http://127.0.0.1:2379 \
  --advertise-address $node_ip --secure-port 6443 \
  --service-cluster-ip-range $service_cidr \
  --authorization-mode Node,RBAC --enable-admission-plugins NodeRestriction --allow-privileged \
  --client-ca-file "$pki/ca.crt" --tls-cert-file "$pki/apiserver.crt" --tls-private-key-file "$pki/apiserver.key" \
  --kubelet-certificate-authority "$pki/ca.crt" --kubelet-client-certificate "$pki/apiserver-client.crt" \
  --kubelet-client-key "$pki/apiserver-client.key" --kubelet-preferred-address-types InternalIP \
  --service-account-issuer https://kubernetes.default.svc.cluster.local --service-account-key-file "$pki/accounts.key" \
  --service-account-signing-key-file "$pki/accounts.key" \
  --requestheader-client-ca-file "$pki/front-ca.crt" --requestheader-allowed-names front-proxy \
  --requestheader-extra-headers-prefix X-Remote-Extra- --requestheader-group-headers X-Remote-Group \
  --requestheader-username-headers X-Remote-User \
  --proxy-client-cert-file "$pki/front-proxy.crt" --proxy-client-key-file "$pki/front-proxy.key" \
  --enable-aggregator-routing

wait_for kube-apiserver 60 kubectl --kubeconfig "$kubeconfig" get --raw /readyz
echo "export KUBECONFIG=$kubeconfig"
