#!/usr/bin/env bash
# Starts the whole node: the control plane, containerd, kubelet, kube-proxy, and inside it cluster DNS, storage and an
# Ingress controller. Idempotent. Prints commands for the shell to evaluate: eval "$(k8s/test-node/node-up.sh)"
. "$(dirname "$0")/lib.sh"
. "$here/pki.sh"
. "$here/config.sh"
need_root
need_packages docker.io iptables iproute2 etcd-server containernetworking-plugins conntrack socat openssl
"$here/build.sh"
alive docker || "$here/docker-up.sh" >/dev/null
"$here/apiserver-up.sh" >/dev/null
export KUBECONFIG=$kubeconfig

in_node kube-controller-manager "$bin/kube-controller-manager" --kubeconfig "$pki/kube-controller-manager.kubeconfig" \
  --leader-elect=false --bind-address 127.0.0.1 --use-service-account-credentials --controllers '*' \
  --service-account-private-key-file "$pki/accounts.key" --root-ca-file "$pki/ca.crt" \
  --cluster-signing-cert-file "$pki/ca.crt" --cluster-signing-key-file "$pki/ca.key"
in_node kube-scheduler "$bin/kube-scheduler" --kubeconfig "$pki/kube-scheduler.kubeconfig" \
  --leader-elect=false --bind-address 127.0.0.1

write_containerd_config
write_cni_config
in_node containerd containerd --config "$state/containerd.toml"
wait_for containerd 30 ctr -a "$containerd_socket" version

# Programs that run in the node need images.
tool_image registry.k8s.io/pause:3.10 pause
tool_image torchbearer-test/coredns:local coredns
tool_image torchbearer-test/local-path-provisioner:local local-path-provisioner
tool_image torchbearer-test/metrics-server:local metrics-server
"$here/load-image.sh" registry.k8s.io/pause:3.10 torchbearer-test/{coredns,local-path-provisioner,metrics-server,ingress}:local \
  torchbearer-test/debian:12 torchbearer-test/{postgres,kafka,redis}:local

make_cgroups
# kube-proxy ends when its file is written, even with the same content.
alive kube-proxy || write_kubelet_config
in_node kubelet "$bin/kubelet" --config "$state/kubelet.yaml" --kubeconfig "$pki/kubelet.kubeconfig" \
  --root-dir "$state/kubelet" --cert-dir "$pki" --hostname-override $node_name --node-ip $node_ip
in_node kube-proxy "$bin/kube-proxy" --config "$state/kube-proxy.yaml" --hostname-override $node_name
# Enforces network policies, which the bridge does not support.
in_node policies node "$here/controllers/policies.mjs" "https://$node_ip:6443" "$pki"

wait_for 'the node' 90 kubectl get node $node_name
kubectl apply -k "$here/manifests" >&2
kubectl wait --for=condition=Ready "node/$node_name" --timeout=120s >&2
for deployment in kube-system/coredns kube-system/metrics-server local-path-storage/local-path-provisioner ingress-nginx/ingress-nginx-controller; do
  kubectl -n "${deployment%/*}" rollout status "deployment/${deployment#*/}" --timeout=180s >&2
done
echo "export KUBECONFIG=$kubeconfig"
