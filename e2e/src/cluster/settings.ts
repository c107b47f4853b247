/** The settings of the test cluster; the defaults suit kind, minikube and the like. */
import { layout } from '@torchbearer/local';
import { fileURLToPath } from 'node:url';

const given = (name: string): string | undefined => process.env[name] || undefined;
const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const settings = {
  namespace: 'torchbearer',
  release: 'torchbearer',
  chart: `${root}helm/torchbearer`,
  /** The address of the gateway, through the Ingress; by default the NodePort of the first node. */
  url: given('CLUSTER_URL'),
  /** The kustomization of Postgres, Kafka and Redis. */
  engines: given('CLUSTER_ENGINES') ?? `${root}k8s/dev`,
  /** Values files after values-local.yaml. */
  values: words(given('CLUSTER_VALUES') ?? ''),
  /** A command that loads images from the local engine into the cluster; their names are appended. */
  loadImages: words(given('CLUSTER_LOAD_IMAGES') ?? ''),
  /** Skips building, if both versions were built and loaded before. */
  imagesAreThere: given('CLUSTER_IMAGES_ARE_THERE') === 'true',
  skaffold: given('SKAFFOLD') ?? 'skaffold',
  helm: given('HELM') ?? 'helm',
  /** Pause between two writes of one writer, in milliseconds. */
  restMs: Number(given('CLUSTER_REST_MS') ?? '150'),
} as const;

export const services = layout.map(({ name }) => name);
