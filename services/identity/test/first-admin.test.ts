import { ConfigError, VISITOR } from '@torchbearer/kit';
import { adminActor, type StartedForTest } from '@torchbearer/kit/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { ADMIN, createDatabases, dial, must, newcomer, reasonOf, start } from './league.js';

const visitor = { actor: VISITOR };
const wanted = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
const running: StartedForTest<unknown>[] = [];
afterEach(async () => {
  for (const service of running.splice(0)) await service.stop();
});

async function open(environment: Record<string, string>) {
  const service = await start(environment);
  running.push(service);
  const identity = await dial(service.started.grpcPort);
  return { identity, database: service.started.database };
}

describe('the first admin', () => {
  it('comes from the configuration and can sign in', async () => {
    const { identity } = await open({ ...(await createDatabases()), ...wanted });
    const { user } = await identity.logIn({ ...ADMIN, userAgent: '' }, visitor);
    expect(user).toMatchObject({
      isAdmin: true,
      email: ADMIN.email,
      username: 'Ada.Torch',
      name: 'League Admin',
    });
    expect((await identity.listUsers({}, { actor: adminActor(must(user).id) })).users).toEqual([user]);
  });

  it('is made once by two replicas that start at once, and once by every later start', async () => {
    const databases = await createDatabases();
    const [one] = await Promise.all([open({ ...databases, ...wanted }), open({ ...databases, ...wanted })]);
    await open({ ...databases, ...wanted });
    const rows = await one.database.rows('select is_admin, version from users');
    expect(rows).toEqual([{ is_admin: true, version: 1 }]);
    expect(await one.database.rows('select id from outbox')).toHaveLength(1);
  });

  it('is an existing account of that e-mail, whose password stays', async () => {
    const databases = await createDatabases();
    const { identity, database } = await open(databases);
    await identity.signUp({ ...newcomer('ada'), email: ADMIN.email.toLowerCase() }, visitor);
    const { identity: later } = await open({ ...databases, ...wanted });
    expect(await database.rows('select is_admin, version from users')).toEqual([
      { is_admin: true, version: 2 },
    ]);
    expect(await reasonOf(later.logIn({ ...ADMIN, userAgent: '' }, visitor))).toBe('WRONG_CREDENTIALS');
    const own = { email: ADMIN.email, password: 'ada-2030', userAgent: '' };
    expect((await later.logIn(own, visitor)).user?.isAdmin).toBe(true);
  });

  it('gets another username where theirs is taken', async () => {
    const databases = await createDatabases();
    const { identity } = await open(databases);
    await identity.signUp({ ...newcomer('somebody'), username: 'ADA.torch' }, visitor);
    await identity.signUp({ ...newcomer('another'), username: 'ada.torch2' }, visitor);
    const { identity: later } = await open({ ...databases, ...wanted, ADMIN_NAME: 'Ada' });
    const { user } = await later.logIn({ ...ADMIN, userAgent: '' }, visitor);
    expect(user).toMatchObject({ username: 'Ada.Torch3', name: 'Ada', isAdmin: true });
  });

  it('is nobody where the configuration names nobody, in production too', async () => {
    const { database } = await open({
      ...(await createDatabases()),
      NODE_ENV: 'production',
      PASSWORD_MEMORY_KIB: '19456',
      PUBLIC_URL: 'https://torchbearer.example',
    });
    expect(await database.rows('select id from users')).toEqual([]);
  });
});

describe('a configuration that will not do', () => {
  const nowhere = { DATABASE_URL: 'postgres://127.0.0.1:1/x', BUS_DATABASE_URL: 'postgres://127.0.0.1:1/x' };
  it.each([
    [
      'an e-mail without a password',
      { ADMIN_EMAIL: ADMIN.email },
      /ADMIN_EMAIL and ADMIN_PASSWORD belong together/,
    ],
    ['a password without an e-mail', { ADMIN_PASSWORD: 'secret-2030' }, /belong together/],
    [
      'a password of 5 characters',
      { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: '12345' },
      /ADMIN_PASSWORD.*6 characters/,
    ],
    ['an e-mail that is none', { ...wanted, ADMIN_EMAIL: 'ada' }, /ADMIN_EMAIL: must be an email address/],
    ['hashes cheaper than a test’s', { PASSWORD_MEMORY_KIB: '512' }, /PASSWORD_MEMORY_KIB/],
    ['cheap hashes in production', { NODE_ENV: 'production' }, /PASSWORD_MEMORY_KIB must be at least 19456/],
  ])('is refused at once: %s', async (_what, faulty, words) => {
    const outcome = await start({ ...nowhere, ...faulty }).catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(ConfigError);
    expect((outcome as ConfigError).message).toMatch(words);
    expect((outcome as ConfigError).message).not.toContain('secret-2030');
  });
});
