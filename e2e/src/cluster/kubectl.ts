import { spawn } from 'node:child_process';
import { expect } from 'vitest';
import { eventually } from '../wait.js';
import { root, settings } from './settings.js';

/**
 * Runs a program until it exits and returns its standard output.
 * @throws Error with the command, its exit code and the end of its standard error
 */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(output);
      const tail = `${output.slice(-2_000)}${errors.slice(-4_000)}`;
      reject(new Error(`${command} ${args.join(' ')} exited with ${code}:\n${tail}`));
    });
  });
}

/** Runs kubectl in the namespace of the test cluster. */
export const kubectl = (...args: string[]): Promise<string> =>
  run('kubectl', ['--namespace', settings.namespace, ...args]);

export const helm = (...args: string[]): Promise<string> =>
  run(settings.helm, ['--namespace', settings.namespace, ...args]);

/** Waits until every replica is new and ready. */
export const waitForRollout = (resource: string): Promise<string> =>
  kubectl('rollout', 'status', resource, '--timeout=600s');

/** Replaces every pod, and waits until that is done. */
export async function restart(resource: string): Promise<void> {
  await kubectl('rollout', 'restart', resource);
  await waitForRollout(resource);
}

/** Runs the script that operators use: three rolling restarts of everything. */
export const rotateCallKeys = (): Promise<string> =>
  run('bash', [`${root}k8s/rotate-actor-secret.sh`, settings.namespace]);

export const podsOf = async (service: string): Promise<string[]> =>
  (
    await kubectl(
      ...['get', 'pods', '--field-selector=status.phase=Running', '-o', 'name'],
      ...['-l', `app.kubernetes.io/instance=${settings.release},app.kubernetes.io/component=${service}`],
    )
  )
    .split('\n')
    .filter((name) => name !== '');

/** Waits until no pod is terminating: a rollout completes before the old pods have drained. */
export const waitForTerminations = (): Promise<void> =>
  eventually(async () => {
    const ending = await kubectl(
      ...['get', 'pods', '-o'],
      'jsonpath={range .items[?(@.metadata.deletionTimestamp)]}{.metadata.name} {end}',
    );
    expect(ending.trim()).toBe('');
  }, 120_000);

/** The value of a key in a Secret. */
export async function secret(name: string, key: string): Promise<string> {
  const encoded = await kubectl(
    'get',
    'secret',
    name,
    '-o',
    `jsonpath={.data.${key.replaceAll('.', '\\.')}}`,
  );
  return Buffer.from(encoded, 'base64').toString();
}
