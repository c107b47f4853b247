import { expect } from 'vitest';
import { eventually } from '../wait.js';
import { run } from './run.js';
import { root, settings } from './settings.js';

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
