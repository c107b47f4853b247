/** The sets of manifests to check: the chart with each set of values, and each kustomization. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { outputOf, root, run, tool } from './tools.mjs';

export const CHART = 'helm/torchbearer';
/** The namespace that the chart is rendered for; its manifests need not name it. */
export const NAMESPACE = 'torchbearer';
const KUBE_VERSION = '1.36.0';

/** Values files that are applied on top of others. */
const OVERLAYS = { 'values-watch': ['values-local.yaml'] };

/** Kustomizations without a namespace: it is named at apply time, or by a larger one that includes them. */
const IN_A_NAMESPACE = {
  'k8s/backup': NAMESPACE,
  'k8s/backup/recreate-topics': NAMESPACE,
  'k8s/backup/republish': NAMESPACE,
  'k8s/backup/restore': NAMESPACE,
  'k8s/observability/collector': 'observability',
  'k8s/observability/dashboards': 'observability',
};

/** Kustomizations that require others to be applied before. */
const BESIDE = {
  'k8s/backup': ['k8s/dev'],
  'k8s/backup/restore': ['k8s/dev', 'k8s/backup'],
};

/** The sets of values: each file after those that it is applied on top of. */
const valuesSets = () =>
  ['', 'ci/'].flatMap((folder) =>
    readdirSync(join(root, CHART, folder))
      .filter((file) => /^values-.*\.yaml$|-values\.yaml$/.test(file))
      .map((file) => file.replace(/\.yaml$/, ''))
      .map((name) => ({ name, files: [...(OVERLAYS[name] ?? []), `${folder}${name}.yaml`] })),
  );

/** The folders of all kustomizations but components, which change others and are not complete by themselves. */
const kustomizations = () =>
  readdirSync(join(root, 'k8s'), { recursive: true })
    .map((file) => join('k8s', file))
    .filter((file) => basename(file) === 'kustomization.yaml')
    .filter((file) => !/^kind: Component$/m.test(readFileSync(join(root, file), 'utf8')))
    .map(dirname);

const kustomize = () =>
  run('sh', ['-c', 'command -v kubectl']).ok ? ['kubectl', ['kustomize']] : [tool('kustomize'), ['build']];

/**
 * Every set: `name`, `lint` for a chart's, `render` for its manifests as YAML, `namespace` if the manifests
 * need not name it (else null), the names of the sets that are there `beside` it, and `channels` of schemas before the
 * stable ones.
 */
export function allSets() {
  const [program, build] = kustomize();
  const helm = valuesSets().map(({ name, files }) => {
    const values = files.flatMap((file) => ['--values', join(CHART, file)]);
    return {
      name: `helm ${name}`,
      namespace: NAMESPACE,
      beside: [],
      // Turns everything on, including what is not in the stable Gateway API yet.
      channels: name.startsWith('everything') ? ['experimental'] : [],
      lint: () =>
        outputOf(tool('helm'), ['lint', '--strict', '--kube-version', KUBE_VERSION, ...values, CHART]),
      render: () =>
        outputOf(tool('helm'), [
          ...['template', 'torchbearer', CHART, '--namespace', NAMESPACE],
          ...['--kube-version', KUBE_VERSION, ...values],
        ]),
    };
  });
  const built = kustomizations().map((folder) => ({
    name: folder,
    namespace: IN_A_NAMESPACE[folder] ?? null,
    beside: BESIDE[folder] ?? [],
    channels: [],
    render: () => outputOf(program, [...build, folder]),
  }));
  return [...helm, ...built];
}
