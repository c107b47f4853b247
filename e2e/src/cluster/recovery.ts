/** Backs up, destroys and restores the database with the operators' scripts. */
import { eventually } from '../wait.js';
import { kubectl, waitForRollout } from './kubectl.js';
import { run } from './run.js';
import { root, services, settings } from './settings.js';

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
