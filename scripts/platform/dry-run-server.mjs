// Checks on a real API server, that of KUBECONFIG, whether it accepts all that the chart and k8s/ render:
// `kubectl apply --dry-run=server --validate=strict`, one document at a time. It creates only missing namespaces, which the
// server needs for the check and which stay; use a cluster without Torchbearer. Run it after install-tools.sh.
import { allSets } from './sets.mjs';
import { outputOf, run } from './tools.mjs';
import { documentsOf } from './yaml.mjs';

/** The names of the operators' own resources; without an operator the API server does not know them. */
const OPERATORS =
  /^(acme\.cert-manager|cert-manager|monitoring\.coreos|gateway\.networking\.k8s|postgresql\.cnpg|barmancloud\.cnpg|kafka\.strimzi)\.(io|com)\//;

const sets = allSets().map((set) => ({ ...set, documents: documentsOf(set.render()) }));

// With the labels of their manifests, so that pod security is checked too; restricted if no manifest has any.
const wanted = new Map();
for (const { namespace, documents } of sets) {
  for (const { metadata } of documents) {
    const name = metadata.namespace ?? namespace;
    if (name && !wanted.has(name)) wanted.set(name, {});
  }
}
for (const { kind, metadata } of sets.flatMap(({ documents }) => documents)) {
  if (kind === 'Namespace') wanted.set(metadata.name, metadata.labels ?? { privileged: 'true' });
}
const LEVEL = 'pod-security.kubernetes.io/enforce';
for (const [name, labels] of wanted) {
  if (run('kubectl', ['get', 'namespace', name]).ok) continue;
  const level = labels['privileged'] ? 'privileged' : (labels[LEVEL] ?? 'restricted');
  const input = JSON.stringify({
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name, labels: { [LEVEL]: level, 'pod-security.kubernetes.io/warn': level } },
  });
  outputOf('kubectl', ['create', '-f', '-'], { input });
  console.log(`created the namespace ${name}`);
}

const served = new Set(outputOf('kubectl', ['api-versions']).split('\n'));
let accepted = 0;
let refused = 0;
let unknown = 0;
for (const { name, namespace, documents } of sets) {
  for (const document of documents) {
    const { apiVersion, kind, metadata } = document;
    const what = `${name}: ${kind} ${metadata.name}`;
    if (!served.has(apiVersion) && OPERATORS.test(apiVersion)) {
      unknown += 1;
      console.log(`--   ${what}: skipped, because its operator is not installed (${apiVersion})`);
      continue;
    }
    const inNamespace =
      namespace && !metadata.namespace && kind !== 'Namespace' ? ['--namespace', namespace] : [];
    const args = ['apply', '--dry-run=server', '--validate=strict', ...inNamespace, '--filename', '-'];
    const { ok, said } = run('kubectl', args, { input: JSON.stringify(document) });
    // Pod security refuses pods only when they are created; before that there is only a warning.
    const isAccepted = ok && !said.includes('would violate PodSecurity');
    if (isAccepted) accepted += 1;
    else refused += 1;
    console.log(`${isAccepted ? 'ok  ' : 'FAIL'} ${what}${isAccepted ? '' : `\n${said.trim()}`}`);
  }
}
console.log(
  `dry run: ${accepted} accepted, ${refused} refused, ${unknown} skipped, because their operators are not installed`,
);
process.exit(refused === 0 ? 0 : 1);
