/**
 * The rules for all our manifests, beyond being valid. Each has what it `says`, and looks at every `container`, every
 * `pod` or every `document` of a set of manifests that are applied together. It returns messages, and false for none.
 */
import { matches } from '../../../k8s/test-node/controllers/policy-rules.mjs';

const OF_PODS = new Set(['Deployment', 'StatefulSet', 'DaemonSet', 'ReplicaSet', 'Job']);

/** The template of a document's pods; undefined if it has no pods. */
function templateOf(document) {
  if (document.kind === 'Pod') return document;
  if (document.kind === 'CronJob') return document.spec.jobTemplate.spec.template;
  return OF_PODS.has(document.kind) ? document.spec.template : undefined;
}

/** The containers of a document's pods, each with its pod. */
export function containersOf(document) {
  const pod = templateOf(document)?.spec;
  const entries = (containers = [], isInit) =>
    containers.map((container) => ({ container, isInit, pod, document }));
  return [...entries(pod?.initContainers, true), ...entries(pod?.containers, false)];
}

/** A document's pods, as far as their labels differ: those of a StatefulSet have their names too. */
function podsOf(document) {
  const template = templateOf(document);
  if (template === undefined) return [];
  const pod = { labels: template.metadata?.labels ?? {}, containers: template.spec.containers };
  if (document.kind !== 'StatefulSet') return [pod];
  return Array.from({ length: document.spec.replicas ?? 1 }, (_, ordinal) => {
    const name = `${document.metadata.name}-${ordinal}`;
    return { ...pod, labels: { ...pod.labels, 'statefulset.kubernetes.io/pod-name': name } };
  });
}

/** A container's own setting wins over its pod's. */
const setting = ({ container, pod }, name) =>
  container.securityContext?.[name] ?? pod.securityContext?.[name];

const hasFixedVersion = (image) =>
  image.includes('@sha256:') || /^(?:.*\/)?[^:/]*:(?!latest$)[^:/]+$/.test(image);

const missingResources = (resources) =>
  ['requests.cpu', 'requests.memory', 'limits.memory']
    .filter((path) => path.split('.').reduce((part, name) => part?.[name], resources) === undefined)
    .map((path) => `no ${path}`);

/** What operators run from a resource of theirs: the start of its API, its kind, and where a container's settings are. */
const OPERATED = [
  { api: 'kafka.strimzi.io/', of: 'Kafka', at: ['entityOperator', 'topicOperator'], isOptional: true },
  { api: 'kafka.strimzi.io/', of: 'Kafka', at: ['entityOperator', 'userOperator'], isOptional: true },
  { api: 'kafka.strimzi.io/', of: 'KafkaNodePool', at: [] },
  { api: 'postgresql.cnpg.io/', of: 'Cluster', at: [] },
  { api: 'postgresql.cnpg.io/', of: 'Pooler', at: ['template', 'spec', 'containers', 0] },
  { api: 'barmancloud.cnpg.io/', of: 'ObjectStore', at: ['instanceSidecarConfiguration'] },
];

const SECRET_NAME =
  /(^|[_-])(secret|password|passwd|token|credentials?|private[_-]?key|api[_-]?key|call(er)?[_-]keys|pass)([_-]|$)/i;
/** $(NAME) is the value of another variable; a path refers to a mounted file. */
const NOT_SECRET = /^(\$\([A-Z0-9_]+\)|\/[^\n]*|true|false|[0-9]*)$/;

const isPlainSecret = (name, value) =>
  (SECRET_NAME.test(name) && !NOT_SECRET.test(value) && !value.includes('\n')) ||
  /:\/\/[^/@\s:$]*:([^$/@\s][^/@\s]*|\$[^({/@\s][^/@\s]*)@/.test(value) ||
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(value);

/** Those of our kinds that belong to no namespace. */
const CLUSTER_WIDE = [
  'APIService',
  'ClusterRole',
  'ClusterRoleBinding',
  'IngressClass',
  'Namespace',
  'StorageClass',
];

/** For each kind that names or selects others, what of it is missing `near` it. */
const MISSING = {
  Service({ selector, ports }, near) {
    if (selector === undefined) return [];
    const pods = selected({ matchLabels: selector }, near);
    const hasPort = ({ containers }, target) =>
      containers.some(({ ports = [] }) =>
        ports.some((port) => [port.containerPort, port.name].includes(target)),
      );
    const missing = ports
      .map(({ port, targetPort = port }) => targetPort)
      .filter((target) => !pods.every((pod) => hasPort(pod, target)));
    return [
      pods.length === 0 && 'selects no pod',
      ...missing.map((target) => `no pod has the port ${target}`),
    ];
  },
  PodDisruptionBudget: ({ selector }, near) => [!selected(selector, near).length && 'selects no pod'],
  NetworkPolicy: ({ podSelector }, near) => [!selected(podSelector, near).length && 'selects no pod'],
  HorizontalPodAutoscaler: ({ scaleTargetRef: { kind, name } }, near) => [
    !near.some((other) => other.kind === kind && other.metadata.name === name) && `no ${kind} ${name}`,
  ],
  Ingress: ({ rules = [] }, near) =>
    rules
      .flatMap(({ http }) => http?.paths ?? [])
      .map(({ backend: { service } }) =>
        missingBackend(service.name, service.port.number ?? service.port.name, near),
      ),
  HTTPRoute: ({ rules = [] }, near) =>
    rules
      .flatMap(({ backendRefs = [] }) => backendRefs)
      .map(({ name, port }) => missingBackend(name, port, near)),
};

const selected = (selector, near) => near.flatMap(podsOf).filter(({ labels }) => matches(selector, labels));

const missingBackend = (name, wanted = '', near) =>
  !near.some(
    ({ kind, metadata, spec }) =>
      kind === 'Service' &&
      metadata.name === name &&
      spec.ports.some((port) => [port.port, port.name].includes(wanted)),
  ) && `no Service ${name} with the port ${wanted}`;

export const RULES = {
  'autoscaled-replicas': {
    says: 'a Deployment that is scaled by a HorizontalPodAutoscaler does not set replicas',
    document: ({ document: { kind, metadata, spec }, near }) => {
      const scales = (target) => target?.kind === kind && target.name === metadata.name;
      const isScaled = near.some(
        (one) => one.kind === 'HorizontalPodAutoscaler' && scales(one.spec.scaleTargetRef),
      );
      return [kind === 'Deployment' && spec.replicas !== undefined && isScaled && 'sets replicas'];
    },
  },
  capabilities: {
    says: 'containers drop ALL capabilities and add none but NET_BIND_SERVICE',
    container: ({ container }) => {
      const { drop = [], add = [] } = container.securityContext?.capabilities ?? {};
      return [
        !drop.includes('ALL') && 'drop does not contain ALL',
        ...add.filter((one) => one !== 'NET_BIND_SERVICE').map((one) => `${one} is added`),
      ];
    },
  },
  dangling: {
    says: 'what a manifest names or selects exists',
    document: ({ document: { kind, spec }, near }) => MISSING[kind]?.(spec, near) ?? [],
  },
  host: {
    says: 'pods share nothing with their node: no namespaces, no ports, no paths',
    container: ({ container: { ports = [] } }) =>
      ports.map(({ hostPort }) => hostPort !== undefined && `hostPort ${hostPort}`),
    pod: ({ pod }) => [
      ...['hostNetwork', 'hostPID', 'hostIPC'].map((field) => pod[field] === true && `${field} is true`),
      ...(pod.volumes ?? []).map(({ name, hostPath }) => hostPath && `the volume ${name} is a hostPath`),
    ],
  },
  'image-tag': {
    says: 'images have a tag other than latest, or a digest',
    container: ({ container: { image } }) => [!hasFixedVersion(image) && image],
    document: ({ document }) => {
      const image = document.spec?.imageName;
      return [image !== undefined && !hasFixedVersion(image) && image];
    },
  },
  namespace: {
    says: 'manifests name a namespace other than default, and do not depend on the current one',
    document: ({ document: { kind }, namespace }) => [
      namespace === 'default' && 'is in default',
      namespace === '' && !CLUSTER_WIDE.includes(kind) && 'names no namespace',
    ],
  },
  'network-policy': {
    says: 'network policies limit the connections of each pod in both directions',
    pod: ({ labels, near }) => {
      const policies = near
        .filter(({ kind, spec }) => kind === 'NetworkPolicy' && matches(spec.podSelector, labels))
        .flatMap(({ spec }) => spec.policyTypes ?? []);
      return ['Ingress', 'Egress'].map(
        (direction) => !policies.includes(direction) && `no policy on ${direction}`,
      );
    },
  },
  'pod-security': {
    says: 'namespaces enforce the pod security standard `restricted`',
    document: ({ document: { kind, metadata } }) => {
      const level = metadata.labels?.['pod-security.kubernetes.io/enforce'];
      return [kind === 'Namespace' && level !== 'restricted' && `it is ${level}`];
    },
  },
  'privilege-escalation': {
    says: 'containers are not privileged and cannot become so',
    container: ({ container: { securityContext } }) => [
      securityContext?.allowPrivilegeEscalation !== false && 'allowPrivilegeEscalation is not false',
      (securityContext?.privileged ?? false) !== false && 'privileged is true',
    ],
  },
  probes: {
    says: 'containers that run permanently have a liveness and a readiness probe',
    container: ({ container, isInit, document }) =>
      ['Deployment', 'StatefulSet', 'DaemonSet'].includes(document.kind) &&
      (!isInit || container.restartPolicy === 'Always')
        ? ['livenessProbe', 'readinessProbe'].map((probe) => !container[probe] && `no ${probe}`)
        : [],
  },
  rbac: {
    says: 'roles name what they allow: no *, no cluster-admin',
    document: ({ document: { kind, rules, roleRef } }) => [
      ...(/^(Cluster)?Role$/.test(kind) ? (rules ?? []) : []).flatMap((rule) =>
        Object.entries(rule).map(([list, names]) => names.includes('*') && `${list} has *`),
      ),
      /^(Cluster)?RoleBinding$/.test(kind) && roleRef.name === 'cluster-admin' && 'gives cluster-admin',
    ],
  },
  resources: {
    says: 'containers request CPU and memory, and have a memory limit',
    container: ({ container }) => missingResources(container.resources),
    document: ({ document: { apiVersion, kind, spec } }) =>
      OPERATED.filter(({ api, of }) => kind === of && apiVersion.startsWith(api)).flatMap(
        ({ at, isOptional }) => {
          const settings = at.reduce((part, name) => part?.[name], spec);
          return isOptional && settings === undefined ? [] : missingResources(settings?.resources);
        },
      ),
  },
  root: {
    says: 'containers do not run as root',
    container: (entry) => [
      setting(entry, 'runAsNonRoot') !== true && 'runAsNonRoot is not true',
      setting(entry, 'runAsUser') === 0 && 'runAsUser is 0',
    ],
  },
  'root-file-system': {
    says: 'containers cannot write to their root file system',
    container: ({ container: { securityContext } }) => [
      securityContext?.readOnlyRootFilesystem !== true && 'readOnlyRootFilesystem is not true',
    ],
  },
  seccomp: {
    says: 'containers have a seccomp profile',
    container: (entry) => [
      !['RuntimeDefault', 'Localhost'].includes(setting(entry, 'seccompProfile')?.type) &&
        'seccompProfile is not RuntimeDefault',
    ],
  },
  'secret-in-env': {
    says: 'passwords, keys and tokens come from Secrets, not from plain values',
    container: ({ container: { env = [] } }) =>
      env.map(({ name, value = '' }) => isPlainSecret(name, value) && name),
    document: ({ document: { kind, data = {} } }) =>
      Object.entries(data).map(([name, value]) => kind === 'ConfigMap' && isPlainSecret(name, value) && name),
  },
  'secret-in-manifest': {
    says: 'manifests contain no Secret',
    document: ({ document: { kind, data, stringData } }) => [
      kind === 'Secret' && Object.keys({ ...data, ...stringData }).length > 0 && 'contains values',
    ],
  },
  'service-account-token': {
    says: 'pods that do not use the Kubernetes API get no token for it',
    pod: ({ pod, near }) => {
      const isItsOwn = ({ kind, metadata }) =>
        kind === 'ServiceAccount' && metadata.name === pod.serviceAccountName;
      const token = pod.automountServiceAccountToken ?? near.find(isItsOwn)?.automountServiceAccountToken;
      return [token !== false && 'automountServiceAccountToken is not false'];
    },
  },
};

/**
 * What a set of manifests violates: `documents` that are applied together, `beside` others that are there already, in
 * `namespace` if they name none (null if they must).
 */
export function findingsIn({ name: set, documents, beside, namespace: given }) {
  const namespaceOf = ({ metadata }) => metadata.namespace ?? given ?? '';
  const found = [];
  for (const document of documents) {
    const { kind, metadata } = document;
    const namespace = namespaceOf(document);
    const near = [...documents, ...beside].filter((other) => namespaceOf(other) === namespace);
    const template = templateOf(document);
    const entriesOf = {
      container: containersOf(document),
      pod: template ? [{ pod: template.spec, labels: template.metadata?.labels ?? {}, near }] : [],
      document: [{ document, namespace, near }],
    };
    for (const [rule, { says, ...looksAt }] of Object.entries(RULES)) {
      for (const [part, messagesOf] of Object.entries(looksAt)) {
        for (const entry of entriesOf[part]) {
          const at = { kind, namespace, name: metadata.name, container: entry.container?.name ?? '' };
          const messages = messagesOf(entry).filter(Boolean);
          found.push(...messages.map((message) => ({ rule, says, set, ...at, message })));
        }
      }
    }
  }
  return found;
}
