import { layout } from '@torchbearer/local';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { secret } from './kubectl.js';
import { settings } from './settings.js';

const owners = layout.filter(({ database }) => database).map(({ name }) => name);

export interface Databases {
  /** By service name. */
  readonly urls: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Opens the services' databases through a forwarded port. */
export async function openDatabases(): Promise<Databases> {
  const forward = spawn(
    'kubectl',
    ['--namespace', settings.namespace, 'port-forward', 'service/postgres', ':5432'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    forward.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      const [, found] = /127\.0\.0\.1:(\d+) ->/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    forward.on('error', reject);
    forward.on('exit', () => reject(new Error(`the port could not be forwarded: ${output}`)));
  });
  const urls: Record<string, string> = {};
  for (const owner of owners) {
    const [user, password] = await Promise.all(
      ['username', 'password'].map((key) => secret(`torchbearer-db-${owner}`, key)),
    );
    urls[owner] = `postgres://${user}:${encodeURIComponent(password ?? '')}@127.0.0.1:${port}/${owner}`;
  }
  return {
    urls,
    close: async () => {
      const exited = once(forward, 'exit');
      forward.kill();
      await exited;
    },
  };
}
