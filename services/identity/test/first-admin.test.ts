import { ConfigError, createLog, VISITOR } from '@torchbearer/kit';
import { adminActor, eventually, testLog } from '@torchbearer/kit/testing';
import { describe, expect, it } from 'vitest';
import { ensureFirstAdmin, firstAdminOf } from '../src/use-cases/first-admin.js';
import {
  ADMIN,
  as,
  createDatabases,
  freshAdmin,
  linkIdentity,
  listen,
  must,
  newcomer,
  open,
  reasonOf,
  start,
} from './league.js';

const visitor = { actor: VISITOR };
const wanted = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

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

  it('is created once by two replicas that start at once, and not by later starts', async () => {
    const databases = await createDatabases();
    const [one] = await Promise.all([open({ ...databases, ...wanted }), open({ ...databases, ...wanted })]);
    await open({ ...databases, ...wanted });
    const rows = await one.database.rows('select is_admin, version from users');
    expect(rows).toEqual([{ is_admin: true, version: 1 }]);
    expect(await one.database.rows('select id from outbox')).toHaveLength(1);
  });

  it('is an existing account of that e-mail, which from then on only the configured password opens', async () => {
    const databases = await createDatabases();
    const { identity, database } = await open(databases);
    const email = ADMIN.email.toLowerCase();
    const { user: early, token } = await identity.signUp({ ...newcomer('ada'), email }, visitor);
    const { id } = must(early);
    await identity.renewCalendarToken({}, as(must(early)));
    await linkIdentity(database, id, 'other user');
    await database.run(
      `update users set must_change_password = true, temporary_until = now(), temporary_used_at = now(),
         email_proven_at = now() - interval '1 day'`,
    );
    const received = await listen(databases.BUS_DATABASE_URL);
    try {
      const { identity: later } = await open({ ...databases, ...wanted });
      expect(await reasonOf(later.getSession({ token }, visitor))).toBe('NOT_SIGNED_IN');
      const own = { email, password: 'ada-2030', userAgent: '' };
      expect(await reasonOf(later.logIn(own, visitor))).toBe('WRONG_CREDENTIALS');
      const { user } = await later.logIn({ ...ADMIN, userAgent: '' }, visitor);
      expect(user).toMatchObject({ id, isAdmin: true, mustChangePassword: false });
      expect(
        await database.rows(`
          select version, temporary_until, temporary_used_at, email_proven_at is not null as proven,
            (select count(*)::int from external_identities) as identities,
            (select count(*)::int from calendar_tokens) as calendars
          from users`),
      ).toEqual([
        {
          version: 2,
          temporary_until: null,
          temporary_used_at: null,
          proven: true,
          identities: 0,
          calendars: 0,
        },
      ]);
      await eventually(() => {
        expect(received.sessions.map((ended) => ended.userId)).toEqual([id]);
        expect(received.users.at(-1)).toMatchObject({ key: id, version: 2, event: { isAdmin: true } });
      });
    } finally {
      await received.stop();
    }
  });

  it('takes over an existing account once when many replicas start at once', async () => {
    const databases = await createDatabases();
    const { identity, database, context } = await open(databases);
    await identity.signUp({ ...newcomer('ada'), email: ADMIN.email }, visitor);
    const first = must(firstAdminOf({ ...wanted, ADMIN_NAME: 'Ada' }));
    await Promise.all(Array.from({ length: 20 }, () => ensureFirstAdmin(context, first, testLog)));
    expect(await database.rows('select is_admin, version from users')).toEqual([
      { is_admin: true, version: 2 },
    ]);
  });

  it('is one account even if a user signs up with the address while replicas start', async () => {
    const databases = await createDatabases();
    const { identity, database, context } = await open(databases);
    const first = must(firstAdminOf({ ...wanted, ADMIN_NAME: 'Ada' }));
    const signUp = () => reasonOf(identity.signUp({ ...newcomer('ada'), email: ADMIN.email }, visitor));
    await Promise.all([
      ...Array.from({ length: 10 }, () => ensureFirstAdmin(context, first, testLog)),
      ...Array.from({ length: 10 }, signUp),
    ]);
    expect(await database.rows('select is_admin from users')).toEqual([{ is_admin: true }]);
    const { user, token } = await identity.logIn({ ...ADMIN, userAgent: '' }, visitor);
    expect(user?.isAdmin).toBe(true);
    const { sessions } = await identity.listSessions({ sessionToken: token }, as(must(user)));
    expect(sessions).toHaveLength(1);
  });

  it('stays revoked after a restart if another admin exists', async () => {
    const databases = await createDatabases();
    const { identity, database } = await open({ ...databases, ...wanted });
    const admin = must((await identity.logIn({ ...ADMIN, userAgent: '' }, visitor)).user);
    const heir = must((await identity.signUp(newcomer('juno'), visitor)).user);
    await identity.setAdmin({ userId: heir.id, isAdmin: true }, freshAdmin(admin));
    await identity.setAdmin({ userId: admin.id, isAdmin: false }, { actor: adminActor(heir.id) });
    const users = () => database.rows('select * from users order by id');
    const before = await users();
    await open({ ...databases, ...wanted, ADMIN_PASSWORD: 'another-2030' });
    expect(await users()).toEqual(before);
    expect(await database.rows('select id from users where is_admin')).toEqual([{ id: heir.id }]);
  });

  it('is not the player who takes the address later, once the admin has left it', async () => {
    const databases = await createDatabases();
    const { identity, database } = await open({ ...databases, ...wanted });
    const admin = must((await identity.logIn({ ...ADMIN, userAgent: '' }, visitor)).user);
    await database.run(`update users set email = 'ada.moved@example.com' where id = $1`, [admin.id]);
    const { token } = await identity.signUp({ ...newcomer('juno'), email: ADMIN.email }, visitor);
    const { identity: later } = await open({ ...databases, ...wanted });
    expect((await later.getSession({ token }, visitor)).user).toMatchObject({ isAdmin: false });
    expect(await database.rows('select id from users where is_admin')).toEqual([{ id: admin.id }]);
  });

  it('is not recreated if an admin exists and no account has the address; the log says why without the address', async () => {
    const { database, context } = await open({ ...(await createDatabases()), ...wanted });
    const lines: string[] = [];
    const log = createLog('test', 'info', { write: (queued) => void lines.push(queued) });
    const other = { email: 'other@example.com', password: 'other-2030', name: 'Other' };
    await ensureFirstAdmin(context, other, log);
    expect(await database.rows('select email from users')).toEqual([{ email: ADMIN.email }]);
    expect(lines.join()).toMatch(/ADMIN_EMAIL is ignored.*admins exist/);
    expect(lines.join()).not.toMatch(/example\.com|other-2030/);
  });

  it('gets another username if theirs is taken', async () => {
    const databases = await createDatabases();
    const { identity } = await open(databases);
    await identity.signUp({ ...newcomer('somebody'), username: 'ADA.torch' }, visitor);
    await identity.signUp({ ...newcomer('another'), username: 'ada.torch2' }, visitor);
    const { identity: later } = await open({ ...databases, ...wanted, ADMIN_NAME: 'Ada' });
    const { user } = await later.logIn({ ...ADMIN, userAgent: '' }, visitor);
    expect(user).toMatchObject({ username: 'Ada.Torch3', name: 'Ada', isAdmin: true });
  });

  it('is not created without configuration, in production too', async () => {
    const { database } = await open({
      ...(await createDatabases()),
      NODE_ENV: 'production',
      PASSWORD_MEMORY_KIB: '19456',
      PUBLIC_URL: 'https://torchbearer.example',
    });
    expect(await database.rows('select id from users')).toEqual([]);
  });
});

describe('an invalid configuration', () => {
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
    ['an invalid e-mail', { ...wanted, ADMIN_EMAIL: 'ada' }, /ADMIN_EMAIL: must be an email address/],
    ['hashes cheaper than a test’s', { PASSWORD_MEMORY_KIB: '512' }, /PASSWORD_MEMORY_KIB/],
    ['cheap hashes in production', { NODE_ENV: 'production' }, /PASSWORD_MEMORY_KIB must be at least 19456/],
  ])('is refused at once: %s', async (_what, invalid, words) => {
    const outcome = await start({ ...nowhere, ...invalid }).catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(ConfigError);
    expect((outcome as ConfigError).message).toMatch(words);
    expect((outcome as ConfigError).message).not.toContain('secret-2030');
  });
});
