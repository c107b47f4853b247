import { Topics } from '@torchbearer/proto/topics';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.js';
import { copy, type Copies } from '../src/copies/copy.js';
import { createLifecycle } from '../src/lifecycle.js';
import { createMetrics } from '../src/metrics.js';
import { domainEnv, startDomainService } from '../src/start-domain-service.js';
import { testKeys, testLog } from '../src/testing/index.js';

const user = copy(Topics.user, { table: 'users', key: 'id', columns: { id: 'uuid' } });
const pick = copy(Topics.pick, { table: 'picks', key: 'id', columns: { id: 'uuid' } });

/** On a missing database, because the refusal must come before connecting. */
const start = (name: string, copies: Copies) =>
  startDomainService(
    {
      name,
      log: testLog,
      metrics: createMetrics(name),
      lifecycle: createLifecycle(testLog),
      clock: () => new Date(),
      pollMs: 10_000,
      crash: () => undefined,
    },
    readConfig(domainEnv, {
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      ...testKeys(name),
      GRPC_PORT: '0',
    }),
    { entities: [], migrations: [], copies, context: () => ({}), services: () => [] },
  );

test.each([
  ['copies nothing that it should', 'feedback', {}, 'none, not identity.user.v1'],
  [
    'copies one topic more',
    'feedback',
    { user, pick },
    'identity.user.v1, picks.pick.v1, not identity.user.v1',
  ],
  [
    'handles nothing that it should',
    'identity',
    {},
    'handledBy of proto/topics.ts: none, not sms.consent.v1',
  ],
])('a service that %s does not start', async (_what, name, copies, reason) => {
  await expect(start(name, copies)).rejects.toThrow(reason);
});
