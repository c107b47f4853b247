import { run } from './run.js';
import { settings } from './settings.js';

/** kubectl in the namespace of the trial. */
export const kubectl = (...words: string[]): Promise<string> =>
  run('kubectl', ['--namespace', settings.namespace, ...words]);

export const helm = (...words: string[]): Promise<string> =>
  run(settings.helm, ['--namespace', settings.namespace, ...words]);

/** Waits until every replica of it is new and ready. */
export const rolledOut = (resource: string): Promise<string> =>
  kubectl('rollout', 'status', resource, '--timeout=600s');

/** Replaces every pod of it, and waits until that is done. */
export async function restart(resource: string): Promise<void> {
  await kubectl('rollout', 'restart', resource);
  await rolledOut(resource);
}

export const podsOf = async (service: string): Promise<string[]> =>
  (
    await kubectl(
      ...['get', 'pods', '--field-selector=status.phase=Running', '-o', 'name'],
      ...['-l', `app.kubernetes.io/instance=${settings.release},app.kubernetes.io/component=${service}`],
    )
  )
    .split('\n')
    .filter((name) => name !== '');

/** The value of a key of a Secret. */
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
