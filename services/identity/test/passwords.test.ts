import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import type { User } from '@torchbearer/proto/identity/v1/identity';
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { weaknessOf } from '../src/use-cases/passwords.js';
import { auditOf, everythingPublished } from './audit.js';
import {
  as,
  atOnce,
  createDatabases,
  justSignedIn,
  must,
  newcomer,
  reasonOf,
  refusalOf,
  start,
  startLeague,
} from './league.js';

const HOUR_MS = 60 * 60_000;

const league = await forFile(startLeague({ TEMPORARY_PASSWORD_HOURS: '24' }));
afterEach(() => league.clock.set(null));

const logIn = (user: User, password: string) =>
  league.identity.logIn({ email: user.email, password, userAgent: 'a phone' }, league.visitor);
const change = (user: User, currentPassword: string, newPassword: string, sessionToken = '') =>
  league.identity.changePassword({ currentPassword, newPassword, sessionToken }, as(user));
const reset = async (user: User): Promise<string> =>
  (await league.identity.resetUserPassword({ userId: user.id }, league.asAdmin)).temporaryPassword;
const isSignedIn = async (token: string) => (await reasonOf(league.whoIs(token))) === 'OK';
const sessionsOf = (user: User) =>
  league.database.rows<{ id: string }>('select id from sessions where user_id = $1', [user.id]);

describe('a password change', () => {
  it('needs the current one, and ends and publishes all other sessions', async () => {
    const { user, token } = await league.signUp('argon');
    const { token: second } = await logIn(user, 'argon-2030');
    const { token: third } = await logIn(user, 'argon-2030');
    await change(user, 'argon-2030', 'argon-2031', second);
    expect(await reasonOf(logIn(user, 'argon-2030'))).toBe('WRONG_CREDENTIALS');
    expect(await isSignedIn(second)).toBe(true);
    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(third)).toBe(false);
    await logIn(user, 'argon-2031');
    await eventually(() => {
      expect(league.received.sessions.filter((session) => session.userId === user.id)).toHaveLength(2);
    });
    expect((await league.stored(user.id)).version).toBe(1);
  });

  it('ends every session if the given token is unknown or another user’s', async () => {
    const { user, token } = await league.signUp('boron');
    const { token: otherToken } = await league.signUp('boron-stranger');
    await change(user, 'boron-2030', 'boron-2031', otherToken);
    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(otherToken)).toBe(true);
    expect(await sessionsOf(user)).toEqual([]);
  });

  it('is refused with a wrong current password and changes nothing', async () => {
    const { user, token } = await league.signUp('cobalt');
    expect(await refusalOf(change(user, 'not this one', 'cobalt-2031'))).toMatchObject({
      reason: 'WRONG_PASSWORD',
      message: 'Your current password is not right.',
      details: [{ field: 'currentPassword', message: 'Your current password is not right.' }],
    });
    expect(await isSignedIn(token)).toBe(true);
    await logIn(user, 'cobalt-2030');
  });

  it.each([
    [
      'a new password of 5 characters',
      { newPassword: '12345' },
      'newPassword',
      'Password must be at least 6 characters',
    ],
    ['a new password of 201 characters', { newPassword: 'p'.repeat(201) }, 'newPassword', undefined],
    ['a new password with a NUL', { newPassword: '123\x00456' }, 'newPassword', undefined],
    ['an endless session token', { sessionToken: 't'.repeat(10_000) }, 'sessionToken', undefined],
  ])('is refused with %s', async (_what, invalid, field, message) => {
    const { user } = await league.signUp(`d${randomUUID().slice(0, 8)}`);
    const sound = { currentPassword: `${user.name}-2030`, newPassword: 'new-2031', sessionToken: '' };
    const refusal = await refusalOf(league.identity.changePassword({ ...sound, ...invalid }, as(user)));
    expect(refusal.reason).toBe('INVALID_INPUT');
    expect(refusal.details?.[0]?.field).toBe(field);
    if (message !== undefined) expect(refusal.details?.[0]?.message).toBe(message);
    await logIn(user, sound.currentPassword);
  });

  it('needs no current one after signing in, because users of a provider have none, but then no wrong one either', async () => {
    const { user } = await league.signUp('dysprosium');
    const request = { newPassword: 'dysprosium-2031', sessionToken: '' };
    const tryWith = (currentPassword?: string) =>
      reasonOf(league.identity.changePassword({ ...request, currentPassword }, justSignedIn(user)));
    expect(await tryWith('not this one')).toBe('WRONG_PASSWORD');
    expect(await tryWith()).toBe('OK');
    await logIn(user, 'dysprosium-2031');
  });

  it('succeeds for one of twenty concurrent changes of the same password', async () => {
    const { user } = await league.signUp('erbium');
    const wishes = Array.from({ length: 20 }, (_, index) => `erbium-new-${index}`);
    const outcomes = await Promise.all(wishes.map((wish) => reasonOf(change(user, 'erbium-2030', wish))));
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'WRONG_PASSWORD')).toHaveLength(19);
    await logIn(user, must(wishes[outcomes.indexOf('OK')]));
  });

  it('invalidates earlier reset links', async () => {
    const { user } = await league.signUp('gallium');
    const token = await league.resetToken(user);
    await change(user, 'gallium-2030', 'gallium-2031');
    const request = { token, password: 'gallium-2032' };
    expect(await reasonOf(league.identity.resetPassword(request, league.visitor))).toBe(
      'INVALID_RESET_TOKEN',
    );
  });
});
it.each([
  ['a password change', (user: User) => change(user, `${user.name}-2030`, 'francium-2031')],
  ['a temporary password', reset],
  ['the deletion of the account', (user: User) => league.remove(user)],
])('%s leaves no session from a concurrent sign-in', async (what, act) => {
  for (let round = 0; round < 10; round++) {
    const { user } = await league.signUp(`francium${String(what.length)}x${String(round)}`);
    const [entered] = await Promise.all([logIn(user, `${user.name}-2030`).catch(() => null), act(user)]);
    if (entered) expect(await isSignedIn(entered.token)).toBe(false);
    expect(await sessionsOf(user)).toEqual([]);
  }
});

describe('a temporary password', () => {
  it('replaces the password, ends every session and requires a new one at sign-in', async () => {
    const { user, token } = await league.signUp('indium');
    const temporary = await reset(user);
    expect(temporary).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/);
    expect(await isSignedIn(token)).toBe(false);
    expect(await reasonOf(logIn(user, 'indium-2030'))).toBe('WRONG_CREDENTIALS');
    const entered = await logIn(user, temporary);
    expect(entered.user).toMatchObject({ id: user.id, mustChangePassword: true });
    const { user: seen } = await league.whoIs(entered.token);
    expect(seen?.mustChangePassword).toBe(true);
  });

  it('signs in once, also after signing out', async () => {
    const { user } = await league.signUp('krypton');
    const temporary = await reset(user);
    const { token } = await logIn(user, temporary);
    await league.identity.logOut({ token }, league.visitor);
    expect(await refusalOf(logIn(user, temporary))).toMatchObject({
      reason: 'TEMPORARY_PASSWORD_USED',
      message:
        'This temporary password has been used. Ask an admin for another, or reset your password by email.',
    });
    expect(await reasonOf(logIn(user, 'wrong'))).toBe('WRONG_CREDENTIALS');
  });

  it('signs in one of twenty concurrent calls', async () => {
    const { user } = await league.signUp('lithium');
    const temporary = await reset(user);
    expect(await atOnce(20, () => logIn(user, temporary))).toEqual({ OK: 1, TEMPORARY_PASSWORD_USED: 19 });
    expect(await sessionsOf(user)).toHaveLength(1);
  });

  it('signs in one call also if its hash has to be upgraded', async () => {
    const { user } = await league.signUp('mercury');
    await reset(user);
    const { hash } = await import('@node-rs/argon2');
    const older = await hash('k7wm-p3xq-9htr', { memoryCost: 1_024, timeCost: 1, parallelism: 1 });
    await league.database.run('update users set password_hash = $1 where id = $2', [older, user.id]);
    expect(await atOnce(10, () => logIn(user, 'k7wm-p3xq-9htr'))).toEqual({
      OK: 1,
      TEMPORARY_PASSWORD_USED: 9,
    });
    expect((await league.stored(user.id)).passwordHash).toContain('t=2');
  });

  it('expires after the hours configured, to the millisecond', async () => {
    const { user } = await league.signUp('neon');
    const set = new Date();
    league.clock.set(set);
    const temporary = await reset(user);
    const end = set.getTime() + 24 * HOUR_MS;
    league.clock.set(new Date(end));
    expect(await reasonOf(logIn(user, temporary))).toBe('TEMPORARY_PASSWORD_USED');
    league.clock.set(new Date(end - 1));
    expect(await reasonOf(logIn(user, temporary))).toBe('OK');
  });

  it('is replaced by the user’s own password, a strong one, which signs in any number of times', async () => {
    const { user } = await league.signUp('osmium');
    const temporary = await reset(user);
    const { token } = await logIn(user, temporary);
    expect(await reasonOf(change(user, temporary, 'iloveyou', token))).toBe('INVALID_INPUT');
    await change(user, temporary, 'osmium-2031', token);
    expect(await isSignedIn(token)).toBe(true);
    for (let time = 0; time < 2; time++) {
      expect((await logIn(user, 'osmium-2031')).user?.mustChangePassword).toBe(false);
    }
    expect(await reasonOf(logIn(user, temporary))).toBe('WRONG_CREDENTIALS');
    expect(await league.stored(user.id)).toMatchObject({ temporaryUntil: null, temporaryUsedAt: null });
  });

  it('is required to replace it, even right after it signed in', async () => {
    const { user } = await league.signUp('palladium');
    await logIn(user, await reset(user));
    const request = { newPassword: 'palladium-2031', sessionToken: '' };
    const outcome = await reasonOf(league.identity.changePassword(request, justSignedIn(user)));
    expect(outcome).toBe('REAUTHENTICATION_REQUIRED');
    expect((await league.stored(user.id)).mustChangePassword).toBe(true);
  });

  it('cannot be chosen as the new one', async () => {
    const { user } = await league.signUp('platinum');
    const temporary = await reset(user);
    await logIn(user, temporary);
    expect(await refusalOf(change(user, temporary, temporary))).toMatchObject({
      reason: 'INVALID_INPUT',
      details: [{ field: 'newPassword', message: 'Please choose another password than the temporary one' }],
    });
    expect((await league.stored(user.id)).mustChangePassword).toBe(true);
  });

  it('is the newest one if an admin sets several, used or not', async () => {
    const { user } = await league.signUp('radium');
    const drawn = [await reset(user), await reset(user)];
    await logIn(user, must(drawn[1]));
    drawn.push(await reset(user));
    expect(new Set(drawn).size).toBe(3);
    expect(await reasonOf(logIn(user, must(drawn[0])))).toBe('WRONG_CREDENTIALS');
    expect(await reasonOf(logIn(user, must(drawn[1])))).toBe('WRONG_CREDENTIALS');
    expect(await reasonOf(logIn(user, must(drawn[2])))).toBe('OK');
  });

  it('is not set for admins, including oneself, and then ends no session', async () => {
    const { user, token } = await league.signUp('thulium');
    await league.setAdmin(user, true);
    const own = { actor: { ...as(user).actor, isAdmin: true } };
    for (const by of [league.asAdmin, own]) {
      const outcome = reasonOf(league.identity.resetUserPassword({ userId: user.id }, by));
      expect(await outcome).toBe('ADMIN_ACCOUNT');
    }
    expect(await isSignedIn(token)).toBe(true);
    expect(await reasonOf(logIn(user, 'thulium-2030'))).toBe('OK');
    await league.setAdmin(user, false);
    expect(await reasonOf(reset(user))).toBe('OK');
  });

  it('is in the audit log without the password', async () => {
    const { user } = await league.signUp('uranium');
    const temporary = await reset(user);
    const [entry] = await auditOf(league.database, user.id);
    expect(entry).toMatchObject({
      action: 'user.password-reset',
      actorId: league.admin.id,
      targetName: 'uranium',
      before: null,
      after: { signsInUntil: (await league.stored(user.id)).temporaryUntil?.toISOString() },
    });
    expect(await everythingPublished(league.database)).not.toContain(temporary);
    expect(JSON.stringify(await league.stored(user.id))).not.toContain(temporary);
  });
});

const COMMON = 'This is one of the most common passwords, which are guessed first. Please choose another.';
/** From the ten thousand most common: those that the library omits, or has so late in its list that it was cut off. */
const LEFT_OUT = (
  '654321 121212 555555 777777 aaaaaa 987654321 222222 123123123 999999 101010 abcdef abcdefgh qqqqqq 12341234 ' +
  'abcabc admin123 administrator 69696969 hotmail'
).split(' ');
const notYour = (what: string) => `Your password must not be your ${what}. Please choose another.`;

describe('a password that is easy to guess', () => {
  it.each(['123456', 'PassWord', 'trustno1', ...LEFT_OUT])('is refused: %s', (password) => {
    const owner = { email: 'wren@example.com', username: 'wren_hollow', name: 'Wren Hollow Vale' };
    expect(weaknessOf(password, owner)).toBe(COMMON);
  });

  it('is refused at sign-up before any hashing, also for what others know of its owner', async () => {
    const wish = { ...newcomer('wren'), username: 'wren_hollow', name: 'Wren Hollow Vale' };
    const { hashed } = league.counts;
    for (const [password, message] of [
      ['123456', COMMON],
      ['wren@example.com', notYour('email address')],
      ['Wren.Hollow', notYour('username')],
      ['wren hollow-vale', notYour('name')],
    ] as const) {
      const refused = { reason: 'INVALID_INPUT', message, details: [{ field: 'password', message }] };
      expect(await refusalOf(league.identity.signUp({ ...wish, password }, league.visitor))).toMatchObject(
        refused,
      );
    }
    expect(league.counts.hashed).toBe(hashed);
  });

  it('is refused at a password change, and the previous one stays', async () => {
    const { user } = await league.signUp('plover');
    for (const [wish, message] of [
      ['sunshine', COMMON],
      ['PLOVER', notYour('email address')],
    ] as const) {
      expect(await refusalOf(change(user, 'plover-2030', wish))).toMatchObject({
        reason: 'INVALID_INPUT',
        details: [{ field: 'newPassword', message }],
      });
    }
    expect(await reasonOf(logIn(user, 'plover-2030'))).toBe('OK');
  });

  it('is refused at a reset, whose link stays valid', async () => {
    const { user } = await league.signUp('knot-bird');
    const token = await league.resetToken(user);
    const reset = (password: string) => league.identity.resetPassword({ token, password }, league.visitor);
    expect(await refusalOf(reset('letmein'))).toMatchObject({
      details: [{ field: 'password', message: COMMON }],
    });
    expect(await refusalOf(reset('KnotBird'))).toMatchObject({
      details: [{ field: 'password', message: notYour('email address') }],
    });
    expect(await reasonOf(reset('a good one, this'))).toBe('OK');
  });

  it('still signs in a user who already has it', async () => {
    const { user } = await league.signUp('godwit');
    const hash = await league.context.passwords.hash('123456');
    await league.database.run('update users set password_hash = $2 where id = $1', [user.id, hash]);
    expect(await reasonOf(logIn(user, '123456'))).toBe('OK');
  });

  it('is refused for the first admin', async () => {
    const environment = { ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'password1' };
    await expect(start({ ...(await createDatabases()), ...environment })).rejects.toThrow(
      'ADMIN_PASSWORD is one that is guessed first',
    );
  });
});
