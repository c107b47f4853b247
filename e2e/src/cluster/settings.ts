/** The settings of the test cluster; the defaults suit kind and minikube. */
import { layout } from '@torchbearer/local';
import { fileURLToPath } from 'node:url';

const variable = (name: string): string | undefined => process.env[name] || undefined;
const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const settings = {
  namespace: 'torchbearer',
  release: 'torchbearer',
  chart: `${root}helm/torchbearer`,
  /** The address of the site; by default the NodePort of the gateway on the first node. */
  url: variable('CLUSTER_URL'),
  /** The kustomization of Postgres, Kafka and Redis. */
  engines: variable('CLUSTER_ENGINES') ?? `${root}k8s/dev`,
  /** Values files after values-local.yaml. */
  values: words(variable('CLUSTER_VALUES') ?? ''),
  /** A command that loads images from the local engine into the cluster; their names are appended. */
  loadImages: words(variable('CLUSTER_LOAD_IMAGES') ?? ''),
  /** Uses the images of the previous run. */
  skipImages: variable('CLUSTER_IMAGES_ARE_THERE') === 'true',
  skaffold: variable('SKAFFOLD') ?? 'skaffold',
  helm: variable('HELM') ?? 'helm',
  /** Pause between two writes of one writer, in milliseconds. */
  pauseMs: Number(variable('CLUSTER_REST_MS') ?? '150'),
} as const;

export const services = layout.map(({ name }) => name);
