/** A gateway caches a session for a minute, and gets an event when it ends or its user's role changes. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { logIn, signUp, visitor, type SignedIn } from './src/api.js';
import { startSystemInProcess } from './src/in-process.js';
import { ADMIN, type TestSystem } from './src/system.js';
import { eventually } from './src/wait.js';

const kafkaBrokers = inject('kafkaBrokers');
const redisUrl = inject('redisUrl');

/** Otherwise the log is in Postgres. */
const engines = kafkaBrokers !== null && redisUrl !== null ? { kafkaBrokers, redisUrl } : {};

describe('two gateways', () => {
  let system: TestSystem;
  let here: readonly string[];
  let there: readonly string[];
  let admin: SignedIn;
  beforeAll(async () => {
    system = await startSystemInProcess({
      purpose: 'gateways',
      // As a process, because replicas must not share memory.
      asProcesses: ['gateway-2'],
      replicas: { gateway: 2 },
      ...engines,
    });
    here = system.urls.slice(0, 1);
    there = system.urls.slice(1);
    admin = await logIn(here, ADMIN.email, ADMIN.password);
  });
  afterAll(() => system?.stop());

  it('end a session at both when its user signs out at one', async () => {
    const { client, token } = await signUp(here, 'Robin');
    const other = visitor(there, token).client;
    expect((await other.getMe()).name).toBe('Robin');
    await client.logOut();
    await eventually(() => expect(other.getLeague()).rejects.toMatchObject({ status: 401 }));
  });

  it('know a new role at both when an admin changes it at one', async () => {
    const { id, token } = await signUp(here, 'Kim');
    const other = visitor(there, token).client;
    await expect(other.listUsers()).rejects.toMatchObject({ status: 403 });
    const become = (isAdmin: boolean) => admin.client.setAdmin({ params: { id }, body: { isAdmin } });
    await become(true);
    await eventually(() => other.listUsers());
    await become(false);
    await eventually(() => expect(other.listUsers()).rejects.toMatchObject({ status: 403 }));
  });
});
