import { Buffer } from 'node:buffer';

/** Part of each secret in the repository, so that a production start can refuse it: see kit/src/config.ts. */
const MARK = 'dev-only-';

/** User names are not secret. */
const NAMES = new Set(['username', 'ADMIN_EMAIL']);

/** A sentence for each value of a Secret that a production start would accept, and one if there is no Secret at all. */
export function unmarkedSecrets(documents) {
  const secrets = documents.filter(({ kind }) => kind === 'Secret');
  if (secrets.length === 0) return ['there are no Secrets'];
  return secrets.flatMap(({ metadata, data = {}, stringData = {} }) => {
    const plain = Object.entries(data).map(([key, value]) => [key, Buffer.from(value, 'base64').toString()]);
    return [...plain, ...Object.entries(stringData)]
      .filter(([key, value]) => !NAMES.has(key) && !value.includes(MARK))
      .map(([key]) => `${key} of the Secret ${metadata.name} has no ${MARK} in it`);
  });
}
