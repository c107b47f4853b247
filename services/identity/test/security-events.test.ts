import { createLog, serviceActor, type Call, type Sql } from '@torchbearer/kit';
import { eventually, playerActor } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import type { ListSecurityEventsRequest } from '@torchbearer/proto/identity/v1/identity';
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { listSecurityEvents, purgeSecurityEvents } from '../src/db/security-events.js';
import { securityEventsDeletedUntil } from '../src/domain/security-events.js';
import { recordSecurityEvent } from '../src/use-cases/security-events.js';
import { as, justSignedIn, must, newcomer, reasonOf, start, startLeague } from './league.js';

const HOME = '203.0.113.7';

const league = await forFile(startLeague());

/** A user's security events, newest first, in short. */
async function recorded(subject?: string) {
  const rows = await listSecurityEvents(league.database, { subject, limit: 200 });
  return rows.map(({ kind, outcome, address, detail, actorId }) => ({
    kind,
    outcome,
    address,
    detail,
    actorId,
  }));
}
const event = (kind: string, rest: object = {}) => ({
  kind,
  outcome: 'succeeded',
  address: HOME,
  detail: null,
  actorId: null,
  ...rest,
});
const visitor = () => ({ ...league.visitor, address: HOME });
/** The code that an app shows at this moment. */
const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const from = (user: { id: string; name: string }) => ({ ...as(user), address: HOME });

async function signUp(name: string) {
  const { user, token } = await league.identity.signUp(newcomer(name), visitor());
  if (!user) throw new Error('no user');
  return { user, token, login: { email: user.email, password: `${name}-2030`, userAgent: 'a test' } };
}

describe('the security events of an account', () => {
  it('record each sign-in and each failed one, with its address', async () => {
    const { user, login } = await signUp('avery');
    await league.identity.logIn(login, visitor());
    const wrong = league.identity.logIn(
      { ...login, email: ' AVERY@example.com ', password: 'guess' },
      visitor(),
    );
    expect(await reasonOf(wrong)).toBe('WRONG_CREDENTIALS');
    expect(await recorded(user.id)).toEqual([
      event('sign-in', { outcome: 'failed', detail: 'password' }),
      event('sign-in', { detail: 'password' }),
      event('sign-in', { detail: 'sign-up' }),
    ]);
  });

  it('store a keyed hash of an unknown e-mail, and never the e-mail', async () => {
    const tried = 'nobody.here@example.com';
    const guess = { email: tried, password: 'guess-2030', userAgent: '' };
    await reasonOf(league.identity.logIn(guess, visitor()));
    await reasonOf(league.identity.logIn({ ...guess, email: tried.toUpperCase() }, visitor()));
    const [latest, first] = await listSecurityEvents(league.database, { limit: 2 });
    expect(latest).toMatchObject({ kind: 'sign-in', outcome: 'failed', userId: null });
    expect(latest?.account).toMatch(/^[0-9a-f]{24}$/);
    expect(first?.account).toBe(latest?.account);
    expect(await recorded(latest?.account ?? '')).toHaveLength(2);
    const stored = await league.database.rows('select security_events::text as whole from security_events');
    expect(JSON.stringify(stored)).not.toContain('nobody.here');
  });

  it('record each change to how the user signs in', async () => {
    const { user, token, login } = await signUp('briar');
    const profile = { name: 'briar', email: 'briar.new@example.com', username: 'briar' };
    const change = { currentPassword: login.password, newPassword: 'lantern-9130', sessionToken: token };
    const { password: currentPassword } = login;
    await league.identity.updateProfile({ ...profile, currentPassword }, from(user));
    await league.identity.updateProfile({ ...profile, name: 'Briar B' }, from(user));
    const fresh = { ...justSignedIn(user), address: HOME };
    const { user: pending } = await league.identity.setPhone({ phone: '5552340101' }, fresh);
    const code = league.texts.codesTo(must(pending?.phone)).at(-1) ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    await reasonOf(league.identity.verifyPhone({ code: wrong }, from(user)));
    await league.identity.verifyPhone({ code }, from(user));
    await league.identity.removePhone({}, fresh);
    await league.identity.removePhone({}, fresh);
    await reasonOf(league.identity.changePassword({ ...change, currentPassword: 'guess' }, from(user)));
    await league.identity.changePassword(change, from(user));
    await league.identity.endAllSessions({}, from(user));
    await league.identity.forgotPassword({ email: user.email }, visitor());
    const kinds = [
      event('reset-requested'),
      event('sign-out-everywhere'),
      event('password-changed'),
      event('password-check', { outcome: 'failed' }),
      event('phone-removed'),
      event('phone-changed', { detail: 'code' }),
      event('phone-changed', { outcome: 'failed', detail: 'code' }),
      event('email-change-requested'),
      event('sign-in', { detail: 'sign-up' }),
    ];
    expect(await recorded(user.id)).toEqual(kinds);
  });

  it('record what happens to a second factor: set-up, wrong codes, recovery codes, lockout, switching off', async () => {
    const { user, login } = await signUp('basalt');
    const fresh = { ...justSignedIn(user), address: HOME };
    const { secret } = await league.identity.beginSecondFactor({}, fresh);
    await reasonOf(league.identity.confirmSecondFactor({ code: '12345' }, fresh));
    const { recoveryCodes } = await league.identity.confirmSecondFactor({ code: codeOf(secret) }, fresh);
    const withCode = (code?: string) => reasonOf(league.identity.logIn({ ...login, code }, visitor()));
    expect(await withCode()).toBe('SECOND_FACTOR_REQUIRED');
    expect(await withCode('12345')).toBe('WRONG_SECOND_FACTOR');
    expect(await withCode(recoveryCodes[0])).toBe('OK');
    for (let time = 0; time < 10; time++) {
      await reasonOf(league.identity.removeSecondFactor({ code: '12345' }, fresh));
    }
    for (let time = 0; time < 3; time++) expect(await withCode('12345')).toBe('TOO_MANY_REQUESTS');
    league.clock.set(new Date(Date.now() + 16 * 60_000));
    const later = { ...justSignedIn(user, league.clock()), address: HOME };
    await league.identity.removeSecondFactor({ code: must(recoveryCodes[1]) }, later);
    league.clock.set(null);
    expect(await recorded(user.id)).toEqual([
      event('second-factor-disabled'),
      event('recovery-code-used'),
      event('lockout', { outcome: 'refused', detail: 'second-factor' }),
      ...Array<object>(10).fill(event('second-factor-check', { outcome: 'failed' })),
      event('sign-in', { detail: 'second-factor' }),
      event('recovery-code-used'),
      event('sign-in', { outcome: 'failed', detail: 'second-factor' }),
      event('sign-in', { outcome: 'refused', detail: 'second-factor' }),
      event('second-factor-enabled'),
      event('second-factor-check', { outcome: 'failed' }),
      event('sign-in', { detail: 'sign-up' }),
    ]);
  });

  it('record a phone number that a new password removes, and nothing if there was none', async () => {
    const [{ user, token, login }, bare] = [await signUp('birch'), await signUp('bracken')];
    await league.bindPhone(user, '5552340104');
    for (const { who, session, currentPassword } of [
      { who: user, session: token, currentPassword: login.password },
      { who: bare.user, session: bare.token, currentPassword: bare.login.password },
    ]) {
      const change = { currentPassword, newPassword: 'lantern-9130', sessionToken: session };
      await league.identity.changePassword(change, from(who));
    }
    expect(await recorded(user.id)).toEqual([
      event('password-changed'),
      event('phone-removed', { detail: 'unproven' }),
      event('phone-changed', { address: null, detail: 'code' }),
      event('sign-in', { detail: 'sign-up' }),
    ]);
    expect(await recorded(bare.user.id)).toEqual([
      event('password-changed'),
      event('sign-in', { detail: 'sign-up' }),
    ]);
  });

  it('record a lockout of password checks once', async () => {
    const { user } = await signUp('bramble');
    const request = { name: 'bramble', username: 'bramble', email: 'bramble2@example.com' };
    const guess = () => league.identity.updateProfile({ ...request, currentPassword: 'guess' }, from(user));
    for (let time = 0; time < 10; time++) expect(await reasonOf(guess())).toBe('WRONG_PASSWORD');
    for (let time = 0; time < 3; time++) expect(await reasonOf(guess())).toBe('TOO_MANY_REQUESTS');
    expect(await recorded(user.id)).toEqual([
      event('lockout', { outcome: 'refused', detail: 'password-check' }),
      ...Array<object>(10).fill(event('password-check', { outcome: 'failed' })),
      event('sign-in', { detail: 'sign-up' }),
    ]);
  });

  it('name the admin who made a change', async () => {
    const { user } = await signUp('cedar');
    const byAdmin = { ...league.asAdmin, address: HOME };
    await league.bindPhone(user, '5552340103');
    const changed = { userId: user.id, name: 'cedar', email: 'cedar.new@example.com', phone: '5552340102' };
    await league.identity.updateUser(changed, byAdmin);
    await league.identity.resetUserPassword({ userId: user.id }, byAdmin);
    await league.database.run('update users set second_factor_at = now() where id = $1', [user.id]);
    await league.identity.resetUserSecondFactor({ userId: user.id }, byAdmin);
    const actorId = league.admin.id;
    expect(await recorded(user.id)).toEqual([
      event('second-factor-disabled', { actorId }),
      event('temporary-password-set', { actorId }),
      event('phone-removed', { actorId }),
      event('email-changed', { actorId }),
      event('phone-changed', { address: null, detail: 'code' }),
      event('sign-in', { detail: 'sign-up' }),
    ]);
  });

  it('do not record a change that failed', async () => {
    const { user } = await signUp('dune');
    await signUp('ember');
    const currentPassword = 'dune-2030';
    const taken = { name: 'dune', email: 'ember@example.com', username: 'dune', currentPassword };
    expect(await reasonOf(league.identity.updateProfile(taken, from(user)))).toBe('EMAIL_TAKEN');
    expect(await recorded(user.id)).toEqual([event('sign-in', { detail: 'sign-up' })]);
  });

  it('record an unknown token at a reset', async () => {
    const reset = league.identity.resetPassword(
      { token: 'x'.repeat(43), password: 'lantern-9130' },
      visitor(),
    );
    expect(await reasonOf(reset)).toBe('INVALID_RESET_TOKEN');
    expect((await recorded())[0]).toEqual(event('password-reset', { outcome: 'failed' }));
  });

  it('stay when the account is deleted, and are deleted after 90 days', async () => {
    const { user } = await signUp('flint');
    await league.remove(user);
    expect(await recorded(user.id)).toHaveLength(1);
    const [{ at } = { at: new Date() }] = await listSecurityEvents(league.database, {
      subject: user.id,
      limit: 1,
    });
    const days = (count: number, ms = 0) => new Date(at.getTime() + count * 86_400_000 + ms);
    await purgeSecurityEvents(league.database, securityEventsDeletedUntil(days(90, -1)));
    expect(await recorded(user.id)).toHaveLength(1);
    await purgeSecurityEvents(league.database, securityEventsDeletedUntil(days(90)));
    expect(await recorded(user.id)).toHaveLength(0);
  });

  it('are also deleted at a start, for processes that never run an hour', async () => {
    const { user } = await signUp('garnet');
    await league.database.run(`update security_events set at = at - interval '91 days' where user_id = $1`, [
      user.id,
    ]);
    const another = await start(league.databases);
    await eventually(async () => expect(await recorded(user.id)).toHaveLength(0));
    await another.stop();
  });
});

describe('the list that admins read', () => {
  const read = (request: Partial<ListSecurityEventsRequest>) =>
    league.identity.listSecurityEvents({ limit: 0, ...request }, league.asAdmin);

  it('is newest first, page by page, for all users or one', async () => {
    const { user, login } = await signUp('indigo');
    for (let times = 0; times < 4; times++) await league.identity.logIn(login, visitor());
    const { events } = await read({ subject: user.id });
    expect(events.map(({ detail }) => detail)).toEqual([...Array<string>(4).fill('password'), 'sign-up']);
    const first = await read({ subject: user.id, limit: 3 });
    expect(first.events).toEqual(events.slice(0, 3));
    const second = await read({ subject: user.id, limit: 3, beforeId: must(first.nextId) });
    expect(second).toEqual({ events: events.slice(3), nextId: undefined });
    expect((await read({})).events.slice(0, 5)).toEqual(events);
  });

  it('uses an index, for a user and for an unknown account', async () => {
    const { user } = await signUp('jasmine');
    await league.database.run(
      `insert into security_events (id, at, kind, outcome, user_id)
       select gen_random_uuid(), now(), 'sign-in', 'succeeded', gen_random_uuid() from generate_series(1, 20000)`,
    );
    await league.database.run('analyze security_events');
    const plan = async (subject: string): Promise<string> => {
      const explained: Sql = {
        ...league.database,
        rows: (text, parameters) => league.database.rows(`explain ${text}`, parameters),
      };
      return JSON.stringify(await listSecurityEvents(explained, { subject, limit: 50 }));
    };
    expect(await plan(user.id)).toContain('security_events_by_user');
    expect(await plan('0123456789abcdef01234567')).toContain('security_events_by_account');
    await league.database.run('delete from security_events where address is null and detail is null');
  });

  it('names the user, the actor and the address', async () => {
    const { user } = await signUp('juniper');
    await league.identity.resetUserPassword({ userId: user.id }, { ...league.asAdmin, address: HOME });
    const lockout = { email: 'JUNIPER@example.com', everywhere: true };
    await league.identity.reportLockout(lockout, { actor: serviceActor('gateway'), address: HOME });
    const { events } = await read({ subject: user.id, limit: 2 });
    const common = { user: { id: user.id, name: 'juniper' }, address: HOME };
    expect(events).toMatchObject([
      { ...common, kind: 'lockout', outcome: 'refused', detail: 'everywhere', actor: undefined },
      {
        ...common,
        kind: 'temporary-password-set',
        outcome: 'succeeded',
        actor: { id: league.admin.id, name: league.admin.name },
      },
    ]);
  });

  it('refuses an unknown event to continue from, and more than 200 events', async () => {
    expect(await reasonOf(read({ beforeId: randomUUID() }))).toBe('INVALID_INPUT');
    expect(await reasonOf(read({ beforeId: 'x' }))).toBe('INVALID_INPUT');
    expect(await reasonOf(read({ limit: 201 }))).toBe('INVALID_INPUT');
  });
});

describe('the log line of a security event', () => {
  const lines: string[] = [];
  const log = createLog('identity', 'info', { write: (queued) => void lines.push(queued) });
  const callOf = (id: string): Pick<Call, 'actor' | 'address' | 'log' | 'now'> => ({
    actor: playerActor(id),
    address: HOME,
    log,
    now: new Date(),
  });

  it('has kind, outcome, user and address, and nothing personal', async () => {
    const { user } = await signUp('grove');
    const { email } = user;
    const refused = { outcome: 'refused' } as const;
    await recordSecurityEvent(league.database, callOf(user.id), 'lockout', { email }, refused);
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({
      msg: 'security event',
      securityEvent: 'lockout',
      outcome: 'refused',
      userId: user.id,
      account: null,
      address: HOME,
    });
    expect(lines.join()).not.toContain('example.com');
  });

  it('is written after the commit, and not after a rollback', async () => {
    const { user } = await signUp('haven');
    const before = lines.length;
    await reasonOf(
      league.database.transaction(async (tx) => {
        await recordSecurityEvent(tx, callOf(user.id), 'password-changed', user.id);
        throw new Error('something else failed');
      }),
    );
    expect(lines).toHaveLength(before);
    await league.database.transaction(async (tx) => {
      await recordSecurityEvent(tx, callOf(user.id), 'password-changed', user.id);
      expect(lines).toHaveLength(before);
    });
    expect(lines).toHaveLength(before + 1);
  });
});
