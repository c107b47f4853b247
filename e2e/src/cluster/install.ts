/** Installs images, engines and the chart like an operator; backs up, destroys and restores the database. */
import { ADMIN } from '../system.js';
import { eventually } from '../wait.js';
import { helm, kubectl, run, waitForRollout } from './kubectl.js';
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

const script = (name: string, ...words: string[]): Promise<string> =>
  run('bash', [`${root}k8s/backup/${name}`, settings.namespace, ...words]);

const releasePods = ['-l', `app.kubernetes.io/instance=${settings.release}`];

export const takeBackup = async (): Promise<string> =>
  [await script('install.sh'), await script('backup.sh')].join('\n');

/** Deletes every file of the running Postgres server, then the server. */
export async function destroyPostgres(): Promise<void> {
  await kubectl('exec', 'postgres-0', '--', 'bash', '-c', 'rm -rf "$PGDATA"/*');
  await kubectl('scale', 'deployment', ...releasePods, '--replicas=0');
  await kubectl('wait', '--for=delete', 'pod', ...releasePods, '--timeout=300s');
  await kubectl('scale', 'statefulset', 'postgres', '--replicas=0');
  await kubectl('wait', '--for=delete', 'pod/postgres-0', '--timeout=300s');
}

/** Restores the newest backup and the log after it, republishes all events, and starts the services. */
export async function restorePostgres(): Promise<string> {
  const output = [await script('restore.sh', 'latest', 'end'), await script('refill-bus.sh')];
  await kubectl('scale', 'deployment', ...releasePods, '--replicas=2');
  await eventually(async () => {
    for (const service of services) await waitForRollout(`deployment/${settings.release}-${service}`);
  }, 600_000);
  return output.join('\n');
}
