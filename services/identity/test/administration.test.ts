import { serviceActor } from '@torchbearer/kit';
import { adminActor, eventually, playerActor } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { Topics } from '@torchbearer/proto/topics';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auditOf } from './audit.js';
import { ADMIN, freshAdmin, justSignedIn, linkIdentity, reasonOf, startLeague } from './league.js';

const league = await forFile(startLeague());

const promote = (userId: string) => league.identity.setAdmin({ userId, isAdmin: true }, league.asAdmin);
const demote = (userId: string) => league.identity.setAdmin({ userId, isAdmin: false }, league.asAdmin);
const versionsOf = (userId: string) =>
  league.database.rows<{ version: number }>('select version from users where id = $1', [userId]);
const admins = () => league.database.rows<{ id: string }>('select id from users where is_admin');

describe('who may call', () => {
  const service = { actor: serviceActor('gateway') };
  const unknownIds = ['not-an-id', '', "'; drop table users", 'x'.repeat(10_000), 'a\0b'];

  it('checks the role in its own table: a signature from before the demotion or deletion is refused', async () => {
    const { user: demoted } = await league.signUp('ridge');
    const { user: target } = await league.signUp('terra');
    const show = (id: string) => reasonOf(league.identity.getUser({ userId: target.id }, freshAdmin({ id })));
    expect(await show(demoted.id)).toBe('ADMINS_ONLY');
    await league.remove(demoted);
    for (const id of [demoted.id, 'not-an-id']) {
      expect(await show(id)).toBe('NOT_SIGNED_IN');
      expect(await reasonOf(league.identity.listUsers({}, freshAdmin({ id })))).toBe('NOT_SIGNED_IN');
    }
  });

  it('shows a user to themselves and to admins', async () => {
    const { user } = await league.signUp('umber');
    const { user: other } = await league.signUp('vista');
    const asOther = { actor: playerActor(other.id) };
    expect(
      (await league.identity.getUser({ userId: user.id }, { actor: playerActor(user.id) })).user,
    ).toEqual(user);
    expect((await league.identity.getUser({ userId: user.id }, league.asAdmin)).user).toEqual(user);
    expect(await reasonOf(league.identity.getUser({ userId: user.id }, asOther))).toBe('ADMINS_ONLY');
    expect(await reasonOf(league.identity.getUser({ userId: randomUUID() }, asOther))).toBe('ADMINS_ONLY');
    expect(await reasonOf(league.identity.getUser({ userId: user.id }, league.visitor))).toBe(
      'NOT_SIGNED_IN',
    );
    expect(await reasonOf(league.identity.getUser({ userId: user.id }, service))).toBe('NOT_SIGNED_IN');
  });

  it('finds no user by an unknown or invalid id', async () => {
    for (const userId of [randomUUID(), ...unknownIds]) {
      const edited = { userId, name: 'Nobody', email: 'nobody@example.com' };
      const outcomes = await Promise.all(
        [
          league.identity.getUser({ userId }, league.asAdmin),
          league.identity.updateUser(edited, league.asAdmin),
          league.identity.resetUserPassword({ userId }, league.asAdmin),
          league.identity.resetUserSecondFactor({ userId }, league.asAdmin),
          promote(userId),
          league.identity.deleteUser({ userId }, league.asAdmin),
        ].map(reasonOf),
      );
      expect(new Set(outcomes)).toEqual(new Set(['USER_NOT_FOUND']));
    }
  });

  it('returns names to services, each once, without unknown ids', async () => {
    const { user } = await league.signUp('willow');
    const userIds = [user.id, randomUUID(), user.id, ...unknownIds];
    const { users } = await league.identity.lookUpUsers({ userIds }, service);
    expect(users).toEqual([{ id: user.id, name: 'willow', email: 'willow@example.com' }]);
    expect((await league.identity.lookUpUsers({ userIds: [] }, service)).users).toEqual([]);
  });

  it('lists every user in the order of sign-up', async () => {
    const { user: first } = await league.signUp('xeric');
    const { user: second } = await league.signUp('yarrow');
    const { users } = await league.identity.listUsers({}, league.asAdmin);
    expect(users[0]).toEqual(league.admin);
    expect(users.slice(-2)).toEqual([first, second]);
  });
});

describe('the admin role', () => {
  it('is granted and revoked, and published with a new version each time', async () => {
    const { user } = await league.signUp('zephyr');
    expect((await promote(user.id)).user).toMatchObject({ id: user.id, isAdmin: true });
    expect((await demote(user.id)).user).toMatchObject({ id: user.id, isAdmin: false });
    await eventually(() => {
      const published = league.published(user);
      expect(published.map(({ version, event }) => [version, event?.isAdmin])).toEqual([
        [1, false],
        [2, true],
        [3, false],
      ]);
    });
    const change = { actorId: league.admin.id, actorName: 'Admin', targetType: 'user', targetName: 'zephyr' };
    expect(await auditOf(league.database, user.id)).toMatchObject([
      { ...change, action: 'user.admin-granted', before: { isAdmin: false }, after: { isAdmin: true } },
      { ...change, action: 'user.admin-revoked', before: { isAdmin: true }, after: { isAdmin: false } },
    ]);
  });

  it('is granted by an admin who signed in less than fifteen minutes ago or types the password again', async () => {
    const { user } = await league.signUp('toadflax');
    const signedIn = (agoMs: number) => ({
      actor: adminActor(league.admin.id, 'Admin', {
        id: 'a session',
        signedInAt: Date.now() - agoMs,
        mustChangePassword: false,
      }),
    });
    const grant = (agoMs: number, currentPassword?: string) =>
      reasonOf(
        league.identity.setAdmin({ userId: user.id, isAdmin: true, currentPassword }, signedIn(agoMs)),
      );
    const LONG_AGO = 15 * 60_000;
    expect(await grant(LONG_AGO)).toBe('REAUTHENTICATION_REQUIRED');
    expect(await grant(LONG_AGO, 'not the password')).toBe('WRONG_PASSWORD');
    expect((await league.stored(user.id)).isAdmin).toBe(false);
    expect(await grant(LONG_AGO, ADMIN.password)).toBe('OK');
    // Revoking needs no recent sign-in.
    const revoke = { userId: user.id, isAdmin: false };
    expect(await reasonOf(league.identity.setAdmin(revoke, signedIn(LONG_AGO)))).toBe('OK');
    expect(await grant(LONG_AGO - 10_000)).toBe('OK');
    expect(await reasonOf(league.identity.setAdmin(revoke, league.asAdmin))).toBe('OK');
  });

  it('publishes nothing if nothing changes', async () => {
    const { user } = await league.signUp('aspen');
    const versions: string[] = [];
    const options = {
      ...league.asAdmin,
      onPublished: (published: readonly { topic: string; key: string }[]) =>
        void versions.push(
          ...published.filter(({ topic }) => topic === Topics.user.name).map(({ key }) => key),
        ),
    };
    await league.identity.setAdmin({ userId: user.id, isAdmin: false }, options);
    await league.identity.setAdmin({ userId: user.id, isAdmin: true }, options);
    await league.identity.setAdmin({ userId: user.id, isAdmin: true }, options);
    expect(versions).toEqual([user.id]);
    expect((await versionsOf(user.id))[0]?.version).toBe(2);
    expect(await auditOf(league.database, user.id)).toHaveLength(1);
    await demote(user.id);
  });

  it('stays with the last admin', async () => {
    expect(await admins()).toHaveLength(1);
    expect(await reasonOf(demote(league.admin.id))).toBe('LAST_ADMIN');
    expect(await auditOf(league.database, league.admin.id)).toEqual([]);
  });

  it('stays with one of two admins who demote each other at once', async () => {
    const { user: rival } = await league.signUp('birch');
    const asRival = freshAdmin(rival);
    for (let round = 0; round < 10; round++) {
      const [survivor] = await admins();
      const isOurs = survivor?.id === league.admin.id;
      await league.identity.setAdmin(
        { userId: isOurs ? rival.id : league.admin.id, isAdmin: true },
        isOurs ? league.asAdmin : asRival,
      );
      const outcomes = await Promise.all([
        reasonOf(league.setAdmin(rival, false)),
        reasonOf(league.identity.setAdmin({ userId: league.admin.id, isAdmin: false }, asRival)),
      ]);
      expect([...outcomes].sort()).toEqual(['ADMINS_ONLY', 'OK']);
      expect(await admins()).toHaveLength(1);
    }
    if ((await admins())[0]?.id === rival.id) {
      await league.identity.setAdmin({ userId: league.admin.id, isAdmin: true }, asRival);
      await demote(rival.id);
    }
  });
});

describe('deleting a player', () => {
  it('ends every session and publishes all of it', async () => {
    const { user, token } = await league.signUp('cedar');
    const request = { email: 'cedar@example.com', password: 'cedar-2030', userAgent: '' };
    const { token: second } = await league.identity.logIn(request, league.visitor);
    await league.remove(user);
    for (const dead of [token, second]) {
      expect(await reasonOf(league.whoIs(dead))).toBe('NOT_SIGNED_IN');
    }
    expect(await reasonOf(league.identity.logIn(request, league.visitor))).toBe('WRONG_CREDENTIALS');
    await eventually(() => {
      expect(league.published(user).at(-1)).toMatchObject({
        event: null,
        version: 2,
      });
      expect(league.received.sessions.filter((session) => session.userId === user.id)).toHaveLength(2);
    });
  });

  it('happens once for concurrent calls', async () => {
    const { user } = await league.signUp('elm');
    const ask = () => reasonOf(league.remove(user));
    const outcomes = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(outcomes.sort()).toEqual(['OK', 'USER_NOT_FOUND', 'USER_NOT_FOUND', 'USER_NOT_FOUND']);
    const tombstones = await league.database.rows('select id from outbox where key = $1 and value is null', [
      user.id,
    ]);
    expect(tombstones).toHaveLength(1);
  });

  it('deletes everything of theirs', async () => {
    const { user } = await league.signUp('heath');
    const own = { actor: playerActor(user.id) };
    await league.identity.setPhone({ phone: '5552340199' }, justSignedIn(user));
    const moved = { name: 'heath', email: 'heath2@example.com', currentPassword: 'heath-2030' };
    await league.identity.updateProfile({ ...moved, username: 'heath' }, own);
    await league.identity.renewCalendarToken({}, own);
    await league.logIn(user.email, 'heath-2030');
    await league.database.run(
      `insert into pictures (id, user_id, image, created_at) values (gen_random_uuid(), $1, 'x', now())`,
      [user.id],
    );
    await linkIdentity(league.database, user.id, 'y');
    // Security events are retained for their 90 days, so that admins can investigate the account.
    const tables = await league.database.rows<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id' and table_name <> 'security_events' order by 1`,
    );
    const names = tables.map(({ name }) => name);
    expect(names).toEqual([
      'calendar_tokens',
      'email_changes',
      'external_identities',
      'password_tries',
      'phone_code_sends',
      'pictures',
      'recovery_codes',
      'reset_tokens',
      'second_factors',
      'sessions',
    ]);
    await league.remove(user);
    for (const name of names) {
      expect(await league.database.rows(`select from "${name}" where user_id = $1`, [user.id])).toEqual([]);
    }
    expect(await league.database.rows('select from users where id = $1', [user.id])).toEqual([]);
    expect(await auditOf(league.database, user.id)).toMatchObject([
      {
        action: 'user.deleted',
        targetName: 'heath',
        before: { name: 'heath', email: 'heath@example.com', username: 'heath' },
        after: null,
      },
    ]);
  });

  it('is refused for admins until they have lost the role', async () => {
    const { user } = await league.signUp('fern');
    await promote(user.id);
    const remove = () => reasonOf(league.remove(user));
    expect(await remove()).toBe('ADMIN_NOT_DELETABLE');
    await demote(user.id);
    expect(await remove()).toBe('OK');
  });
});
