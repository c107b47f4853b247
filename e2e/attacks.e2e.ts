/** Attacks a running system from outside: `npm run attacks`, or one family with `npm run attacks -- -t uploads`. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Attack } from './src/attacks/attack.js';
import { accounts } from './src/attacks/families/accounts.js';
import { crossOrigin } from './src/attacks/families/cross-origin.js';
import { exhaustion } from './src/attacks/families/exhaustion.js';
import { freeText } from './src/attacks/families/free-text.js';
import { injection } from './src/attacks/families/injection.js';
import { malformedHttp, slowHttp } from './src/attacks/families/malformed-http.js';
import { objects } from './src/attacks/families/objects.js';
import { sockets } from './src/attacks/families/sockets.js';
import { strict } from './src/attacks/families/strict.js';
import { uploads } from './src/attacks/families/uploads.js';
import { webhook } from './src/attacks/families/webhook.js';
import { startTarget, type Target } from './src/attacks/target.js';

const families: Readonly<Record<string, readonly Attack[]>> = {
  ...{ objects, accounts, 'cross-origin': crossOrigin, uploads, webhook, injection },
  ...{ 'malformed-http': malformedHttp, 'slow-http': slowHttp, sockets, exhaustion, strict },
  'free-text': freeText,
};

let target: Target;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(async () => {
  await target?.stop();
});

describe.each(Object.entries(families))('%s', (_family, attacks) => {
  for (const { name, limitMs = 90_000, run } of attacks)
    it(name, { timeout: limitMs }, ({ signal }) => run(target, signal));
});
