/** Installs images, engines and the chart like an operator. */
import { ADMIN } from '../system.js';
import { helm, kubectl, waitForRollout } from './kubectl.js';
import { run } from './run.js';
import { root, services, settings } from './settings.js';

export const imagesOf = (version: string): string[] =>
  services.map((service) => `torchbearer/${service}:${version}`);

/** Builds the image of every service and loads it into the cluster; returns the output, including sizes. */
export async function buildImages(version: string): Promise<string> {
  const output = await run('node', [`${root}scripts/images.mjs`, '--version', version]);
  const [command, ...words] = settings.loadImages;
  if (command !== undefined) await run(command, [...words, ...imagesOf(version)]);
  return output;
}

/** Deletes the namespace of an earlier run, with its data. */
export const clear = (): Promise<string> =>
  run('kubectl', [
    ...['delete', 'namespace', settings.namespace],
    ...['--ignore-not-found', '--wait', '--timeout=300s'],
  ]);

/** Starts Postgres, Kafka and Redis without data, and creates the Secrets. */
export async function startEngines(): Promise<void> {
  await clear();
  await run('kubectl', ['apply', '-k', settings.engines]);
  // All tests use this first admin.
  await kubectl('delete', 'secret', 'torchbearer-admin', '--ignore-not-found');
  await kubectl(
    ...['create', 'secret', 'generic', 'torchbearer-admin'],
    ...[`--from-literal=ADMIN_EMAIL=${ADMIN.email}`, `--from-literal=ADMIN_PASSWORD=${ADMIN.password}`],
  );
  for (const engine of ['postgres', 'kafka', 'redis']) await waitForRollout(`statefulset/${engine}`);
}

const valuesFiles = [
  `${settings.chart}/values-local.yaml`,
  `${root}e2e/cluster/values.yaml`,
  ...settings.values,
];

const releaseArgs = (version: string): string[] => [
  ...[settings.release, settings.chart],
  ...valuesFiles.flatMap((file) => ['--values', file]),
  ...['--set', `image.tag=${version}`, '--wait', '--timeout', '10m'],
];

export const install = (version: string): Promise<string> => helm('install', ...releaseArgs(version));
export const upgrade = (version: string): Promise<string> => helm('upgrade', ...releaseArgs(version));

/** The site's address: CLUSTER_URL, else the gateway's NodePort. */
export async function address(): Promise<string> {
  if (settings.url !== undefined) return settings.url.replace(/\/+$/, '');
  const [host, port] = await Promise.all([
    kubectl('get', 'nodes', '-o', `jsonpath={.items[0].status.addresses[?(@.type=='InternalIP')].address}`),
    kubectl('get', 'service', `${settings.release}-gateway`, '-o', 'jsonpath={.spec.ports[0].nodePort}'),
  ]);
  return `http://${host}:${port}`;
}
