/** Which cluster is tried, and by which means: everything has a default that suits kind, minikube and the like. */
import { layout } from '@torchbearer/local';
import { fileURLToPath } from 'node:url';

const given = (name: string): string | undefined => process.env[name] || undefined;
const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const settings = {
  namespace: 'torchbearer',
  release: 'torchbearer',
  chart: `${root}helm/torchbearer`,
  /** What the gateway is reached by, through the Ingress; otherwise the NodePort of the first node. */
  url: given('CLUSTER_URL'),
  /** The kustomization of Postgres, Kafka and Redis. */
  engines: given('CLUSTER_ENGINES') ?? `${root}k8s/dev`,
  /** Values files after values-local.yaml. */
  values: words(given('CLUSTER_VALUES') ?? ''),
  /** A command that takes images from the local engine to the cluster; their names are added to it. */
  loadImages: words(given('CLUSTER_LOAD_IMAGES') ?? ''),
  /** Takes the images as they are, where both versions have been built and loaded before. */
  imagesAreThere: given('CLUSTER_IMAGES_ARE_THERE') === 'true',
  skaffold: given('SKAFFOLD') ?? 'skaffold',
  helm: given('HELM') ?? 'helm',
  /** Between two writes of one writer, in milliseconds. */
  restMs: Number(given('CLUSTER_REST_MS') ?? '150'),
} as const;

export const services = layout.map(({ name }) => name);
