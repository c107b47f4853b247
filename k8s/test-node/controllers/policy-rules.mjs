// Turns NetworkPolicies into iptables rules. One node, IPv4, pods on a bridge: all traffic of pods passes FORWARD, with
// the addresses of the pods themselves (Services' addresses are already translated by then).

export const matches = (selector, labels) =>
  Object.entries(selector?.matchLabels ?? {}).every(([key, value]) => labels?.[key] === value) &&
  (selector?.matchExpressions ?? []).every(({ key, operator, values }) => {
    const present = labels !== undefined && key in labels;
    if (operator === 'In') return present && values.includes(labels[key]);
    if (operator === 'NotIn') return !present || !values.includes(labels[key]);
    return operator === 'Exists' ? present : !present;
  });

const isLive = (pod) =>
  pod.status?.podIP && !pod.spec.hostNetwork && !['Succeeded', 'Failed'].includes(pod.status.phase);

/** The parts of a rule that match the peer: `-s 10.244.0.7`; a block's exceptions become separate rules. */
function peersOf(peers, flag, policyNamespace, { pods, namespaces }) {
  if (!peers || peers.length === 0) return [{ match: '', except: [] }];
  return peers.flatMap((peer) => {
    if (peer.ipBlock) {
      if (peer.ipBlock.cidr.includes(':')) return [];
      const except = (peer.ipBlock.except ?? []).map((cidr) => `${flag} ${cidr}`);
      return [{ match: `${flag} ${peer.ipBlock.cidr}`, except }];
    }
    const chosen = peer.namespaceSelector
      ? namespaces
          .filter((one) => matches(peer.namespaceSelector, one.metadata.labels))
          .map((one) => one.metadata.name)
      : [policyNamespace];
    return pods
      .filter(
        (pod) => chosen.includes(pod.metadata.namespace) && matches(peer.podSelector, pod.metadata.labels),
      )
      .map((pod) => ({ match: `${flag} ${pod.status.podIP}`, except: [], pod }));
  });
}

const portOf = (pod, { port, protocol = 'TCP' }) =>
  (pod?.spec.containers ?? [])
    .flatMap((container) => container.ports ?? [])
    .find((one) => one.name === port && (one.protocol ?? 'TCP') === protocol)?.containerPort;

/** The parts of a rule that match the port of the receiving pod; empty if it has no port of that name. */
function portsOf(ports, receiver) {
  if (!ports || ports.length === 0) return [''];
  return ports.flatMap((one) => {
    const protocol = `-p ${(one.protocol ?? 'TCP').toLowerCase()}`;
    if (one.port === undefined) return [protocol];
    const number = typeof one.port === 'string' ? portOf(receiver, one) : one.port;
    if (number === undefined) return [];
    return [`${protocol} --dport ${number}${one.endPort ? `:${one.endPort}` : ''}`];
  });
}

function rulesOf(chain, pod, direction, policies, world) {
  const [field, flag] = direction === 'Ingress' ? ['from', '-s'] : ['to', '-d'];
  const lines = [];
  for (const policy of policies) {
    for (const rule of policy.spec[direction.toLowerCase()] ?? []) {
      for (const peer of peersOf(rule[field], flag, policy.metadata.namespace, world)) {
        const ports = portsOf(rule.ports, direction === 'Ingress' ? pod : peer.pod);
        if (peer.except.length === 0) {
          lines.push(...ports.map((port) => `-A ${chain} ${peer.match} ${port} -j RETURN`));
          continue;
        }
        // An exception applies only to its block; other rules may still allow the packet. The mark 0x8000 tracks that.
        lines.push(`-A ${chain} -j MARK --set-xmark 0x8000/0x8000`);
        lines.push(...peer.except.map((one) => `-A ${chain} ${one} -j MARK --set-xmark 0/0x8000`));
        lines.push(
          ...ports.map((port) => `-A ${chain} ${peer.match} ${port} -m mark --mark 0x8000/0x8000 -j RETURN`),
        );
      }
    }
  }
  return [...lines, `-A ${chain} -j DROP`];
}

/** The input for iptables-restore --noflush, and its chains. */
export function rules({ pods: everyPod, namespaces, policies }) {
  const pods = everyPod.filter(isLive);
  const chains = [];
  const entries = [];
  const lines = [];
  for (const direction of ['Egress', 'Ingress']) {
    for (const pod of pods) {
      const selecting = policies.filter(
        ({ metadata, spec }) =>
          metadata.namespace === pod.metadata.namespace &&
          (spec.policyTypes ?? ['Ingress']).includes(direction) &&
          matches(spec.podSelector, pod.metadata.labels),
      );
      if (selecting.length === 0) continue;
      const chain = `POLICY-${direction === 'Ingress' ? 'IN' : 'OUT'}-${pod.metadata.uid.slice(0, 13)}`;
      chains.push(chain);
      entries.push(`-A POLICY ${direction === 'Ingress' ? '-d' : '-s'} ${pod.status.podIP} -j ${chain}`);
      lines.push(...rulesOf(chain, pod, direction, selecting, { pods, namespaces }));
    }
  }
  return {
    chains,
    text: [
      // Not in the filter table, where kube-proxy accepts NodePort traffic before later rules apply.
      '*mangle',
      ...['POLICY', ...chains].map((chain) => `:${chain} - [0:0]`),
      // Allows responses on allowed connections, including ICMP errors.
      '-A POLICY -m conntrack --ctstate RELATED,ESTABLISHED -j RETURN',
      ...entries,
      ...lines,
      'COMMIT',
      '',
    ].join('\n'),
  };
}
