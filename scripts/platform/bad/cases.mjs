/** For each rule, changes to what good.yaml has that this rule alone must refuse. `add` adds a manifest. */
export const CASES = {
  'autoscaled-replicas': [
    ({ deployment, add }) => {
      deployment.spec.replicas = 2;
      add('autoscaling/v2', 'HorizontalPodAutoscaler', {
        spec: { scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'good' } },
      });
    },
  ],
  capabilities: [
    ({ container }) => delete container.securityContext.capabilities,
    ({ container }) => (container.securityContext.capabilities.add = ['SYS_ADMIN']),
  ],
  dangling: [
    ({ service }) => (service.spec.selector = { 'app.kubernetes.io/name': 'nobody' }),
    ({ service }) => (service.spec.ports[0].targetPort = 'https'),
    ({ add }) =>
      add('policy/v1', 'PodDisruptionBudget', {
        spec: { selector: { matchLabels: { 'app.kubernetes.io/name': 'nobody' } } },
      }),
    ({ add }) =>
      add('networking.k8s.io/v1', 'NetworkPolicy', {
        spec: { podSelector: { matchLabels: { 'app.kubernetes.io/name': 'nobody' } } },
      }),
    ({ add }) =>
      add('autoscaling/v2', 'HorizontalPodAutoscaler', {
        spec: { scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'nobody' } },
      }),
    ({ add }) =>
      add('networking.k8s.io/v1', 'Ingress', {
        spec: {
          rules: [{ http: { paths: [{ backend: { service: { name: 'good', port: { number: 81 } } } }] } }],
        },
      }),
    ({ add }) =>
      add('gateway.networking.k8s.io/v1', 'HTTPRoute', {
        spec: { rules: [{ backendRefs: [{ name: 'nobody', port: 80 }] }] },
      }),
  ],
  host: [
    ({ pod }) => (pod.hostNetwork = true),
    ({ pod }) => (pod.volumes = [{ name: 'node', hostPath: { path: '/' } }]),
    ({ container }) => (container.ports[0].hostPort = 80),
  ],
  'image-tag': [
    ({ container }) => (container.image = 'registry.example.com:5000/good'),
    ({ container }) => (container.image = 'good:latest'),
    ({ container, pod }) => (pod.initContainers = [{ ...container, image: 'good' }]),
    ({ add }) => add('example.com/v1', 'Database', { spec: { imageName: 'postgres' } }),
  ],
  namespace: [
    ({ add }) => add('v1', 'ConfigMap', { metadata: { name: 'nowhere' } }),
    ({ add }) => add('v1', 'ConfigMap', { metadata: { name: 'x', namespace: 'default' } }),
  ],
  'network-policy': [
    ({ policy }) => policy.spec.policyTypes.pop(),
    ({ policy }) =>
      (policy.spec = {
        podSelector: { matchExpressions: [{ key: 'app.kubernetes.io/name', operator: 'Exists' }] },
        policyTypes: ['Egress'],
      }),
  ],
  'pod-security': [({ add }) => add('v1', 'Namespace', { metadata: { name: 'x' } })],
  'privilege-escalation': [
    ({ container }) => delete container.securityContext.allowPrivilegeEscalation,
    ({ container }) => (container.securityContext.privileged = true),
  ],
  probes: [
    ({ container }) => delete container.livenessProbe,
    ({ container }) => delete container.readinessProbe,
  ],
  rbac: [
    ({ add }) =>
      add('rbac.authorization.k8s.io/v1', 'Role', {
        rules: [{ apiGroups: [''], resources: ['*'], verbs: ['get'] }],
      }),
    ({ add }) =>
      add('rbac.authorization.k8s.io/v1', 'ClusterRoleBinding', { roleRef: { name: 'cluster-admin' } }),
  ],
  resources: [
    ({ container }) => delete container.resources,
    ({ container }) => delete container.resources.limits,
    ({ container }) => delete container.resources.requests.cpu,
    ({ add }) => add('kafka.strimzi.io/v1', 'KafkaNodePool', { spec: {} }),
    ({ add }) => add('postgresql.cnpg.io/v1', 'Cluster', { spec: {} }),
  ],
  root: [
    ({ pod }) => delete pod.securityContext.runAsNonRoot,
    ({ pod }) => (pod.securityContext.runAsUser = 0),
    ({ container }) => (container.securityContext.runAsNonRoot = false),
    ({ container }) => (container.securityContext.runAsUser = 0),
  ],
  'root-file-system': [
    ({ container }) => delete container.securityContext.readOnlyRootFilesystem,
    ({ container }) => (container.securityContext.readOnlyRootFilesystem = false),
  ],
  seccomp: [
    ({ pod }) => delete pod.securityContext.seccompProfile,
    ({ container }) => (container.securityContext.seccompProfile = { type: 'Unconfined' }),
  ],
  'secret-in-env': [
    ({ container }) => container.env.push({ name: 'CALL_KEYS', value: 'not-secret-any-more' }),
    ({ container }) => container.env.push({ name: 'REDIS_URL', value: 'redis://:open@redis:6379' }),
    ({ add }) => add('v1', 'ConfigMap', { data: { ADMIN_PASSWORD: 'not-secret-any-more' } }),
    ({ add }) => add('v1', 'ConfigMap', { data: { 'key.pem': '-----BEGIN PRIVATE KEY-----' } }),
  ],
  'secret-in-manifest': [({ add }) => add('v1', 'Secret', { stringData: { password: 'open' } })],
  'service-account-token': [
    ({ pod }) => delete pod.automountServiceAccountToken,
    ({ pod }) => (pod.automountServiceAccountToken = true),
  ],
};
