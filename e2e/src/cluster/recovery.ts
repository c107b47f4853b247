/** A backup, the loss of the database, and the recovery, by the scripts that operators use. */
import { eventually } from '../wait.js';
import { kubectl, rolledOut } from './kubectl.js';
import { run } from './run.js';
import { root, services, settings } from './settings.js';

const script = (name: string, ...words: string[]): Promise<string> =>
  run('bash', [`${root}k8s/backup/${name}`, settings.namespace, ...words]);

const ours = ['-l', `app.kubernetes.io/instance=${settings.release}`];

export const takeBackup = async (): Promise<string> =>
  [await script('install.sh'), await script('backup.sh')].join('\n');

/** Deletes every file of the server while it runs, then the server. */
export async function destroyPostgres(): Promise<void> {
  await kubectl('exec', 'postgres-0', '--', 'bash', '-c', 'rm -rf "$PGDATA"/*');
  await kubectl('scale', 'deployment', ...ours, '--replicas=0');
  await kubectl('wait', '--for=delete', 'pod', ...ours, '--timeout=300s');
  await kubectl('scale', 'statefulset', 'postgres', '--replicas=0');
  await kubectl('wait', '--for=delete', 'pod/postgres-0', '--timeout=300s');
}

/** Restores the newest backup and all of the log after it, republishes all events, and starts the services. */
export async function restorePostgres(): Promise<string> {
  const said = [await script('restore.sh', 'latest', 'end'), await script('refill-bus.sh')];
  await kubectl('scale', 'deployment', ...ours, '--replicas=2');
  await eventually(async () => {
    for (const service of services) await rolledOut(`deployment/${settings.release}-${service}`);
  }, 600_000);
  return said.join('\n');
}
