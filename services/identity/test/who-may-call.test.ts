import { serviceActor } from '@torchbearer/kit';
import { adminActor, playerActor } from '@torchbearer/kit/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, reasonOf, startLeague, type IdentityClient, type League } from './league.js';

type Options = ReturnType<typeof as>;

let league: League;
beforeAll(async () => {
  league = await startLeague();
});
afterAll(() => league.stop());

const id = randomUUID();
const LIMITED = { id, signedInAt: 0, mustChangePassword: true };
const profile = { name: 'Jo', email: 'jo@example.com' };

const forPlayers: Record<string, (identity: IdentityClient, options: Options) => Promise<unknown>> = {
  updateProfile: (identity, options) => identity.updateProfile(profile, options),
  changePassword: (identity, options) =>
    identity.changePassword({ currentPassword: 'x', newPassword: 'new-2030', sessionToken: '' }, options),
  resendEmailLink: (identity, options) => identity.resendEmailLink({}, options),
  cancelEmailChange: (identity, options) => identity.cancelEmailChange({}, options),
  setPhone: (identity, options) => identity.setPhone({ phone: '5552340001' }, options),
  verifyPhone: (identity, options) => identity.verifyPhone({ code: '123456' }, options),
  cancelPendingPhone: (identity, options) => identity.cancelPendingPhone({}, options),
  removePhone: (identity, options) => identity.removePhone({}, options),
  setSmsEnabled: (identity, options) => identity.setSmsEnabled({ enabled: true }, options),
  markWelcomeSeen: (identity, options) => identity.markWelcomeSeen({}, options),
  listSessions: (identity, options) => identity.listSessions({ sessionToken: '' }, options),
  endSession: (identity, options) => identity.endSession({ sessionId: id }, options),
  endAllSessions: (identity, options) => identity.endAllSessions({}, options),
  renewCalendarToken: (identity, options) => identity.renewCalendarToken({}, options),
  beginSecondFactor: (identity, options) => identity.beginSecondFactor({}, options),
  confirmSecondFactor: (identity, options) => identity.confirmSecondFactor({ code: '1' }, options),
  removeSecondFactor: (identity, options) => identity.removeSecondFactor({ code: '1' }, options),
};

const forAdmins: typeof forPlayers = {
  updateUser: (identity, options) => identity.updateUser({ userId: id, ...profile }, options),
  resetUserPassword: (identity, options) => identity.resetUserPassword({ userId: id }, options),
  resetUserSecondFactor: (identity, options) => identity.resetUserSecondFactor({ userId: id }, options),
  listInvites: (identity, options) => identity.listInvites({}, options),
  createInvite: (identity, options) => identity.createInvite({ note: '', mostUses: 1 }, options),
  listSecurityEvents: (identity, options) => identity.listSecurityEvents({ limit: 0 }, options),
  deleteInvite: (identity, options) => identity.deleteInvite({ inviteId: id }, options),
};

describe('who may call', () => {
  it('reportLockout is our own processes alone', async () => {
    const lockout = { email: 'jo@example.com', everywhere: false };
    for (const options of [league.visitor, league.asAdmin])
      expect(await reasonOf(league.identity.reportLockout(lockout, options))).toBe('SERVICES_ONLY');
    const byGateway = { actor: serviceActor('gateway') };
    expect(await reasonOf(league.identity.reportLockout(lockout, byGateway))).toBe('OK');
  });

  it('keeps everybody but our own services out of confirmPhone', async () => {
    const { user } = await league.signUp('texter');
    const call = (options: Options | typeof league.visitor) =>
      reasonOf(league.identity.confirmPhone({ phone: '+15552340001' }, options));
    for (const options of [league.visitor, as(user), league.asAdmin]) {
      expect(await call(options)).toBe('SERVICES_ONLY');
    }
  });

  it.each(Object.entries(forPlayers))('keeps visitors and services out of %s', async (_name, call) => {
    expect(await reasonOf(call(league.identity, league.visitor))).toBe('NOT_SIGNED_IN');
    expect(await reasonOf(call(league.identity, { actor: serviceActor('sms') }))).toBe('NOT_SIGNED_IN');
  });

  it.each(Object.entries({ ...forPlayers, ...forAdmins }).filter(([name]) => name !== 'changePassword'))(
    'keeps a session that began with a temporary password out of %s',
    async (_name, call) => {
      const limited = { actor: adminActor(league.admin.id, 'Admin', LIMITED) };
      expect(await reasonOf(call(league.identity, limited))).toBe('PASSWORD_CHANGE_REQUIRED');
    },
  );

  it('lets a session that began with a temporary password read its own user only, and change the password', async () => {
    const { user } = await league.signUp('limited');
    const limited = { actor: playerActor(user.id, user.name, LIMITED) };
    expect((await league.identity.getUser({ userId: user.id }, limited)).user?.id).toBe(user.id);
    const admin = { actor: adminActor(league.admin.id, 'Admin', LIMITED) };
    expect(await reasonOf(league.identity.getUser({ userId: user.id }, admin))).toBe(
      'PASSWORD_CHANGE_REQUIRED',
    );
    const change = { currentPassword: 'limited-2030', newPassword: 'not-limited-2030', sessionToken: '' };
    expect(await reasonOf(league.identity.changePassword(change, limited))).toBe('OK');
  });

  it.each(Object.entries(forAdmins))(
    'keeps everybody out of %s who is no admin, or is one no more',
    async (name, call) => {
      const { user } = await league.signUp(`player-${name}`);
      const { user: former } = await league.signUp(`former-${name}`);
      expect(await reasonOf(call(league.identity, league.visitor))).toBe('NOT_SIGNED_IN');
      expect(await reasonOf(call(league.identity, as(user)))).toBe('ADMINS_ONLY');
      expect(await reasonOf(call(league.identity, { actor: serviceActor('sms') }))).toBe('ADMINS_ONLY');
      const stale = { actor: adminActor(former.id) };
      expect(await reasonOf(call(league.identity, stale))).toBe('ADMINS_ONLY');
      await league.identity.deleteUser({ userId: former.id }, league.asAdmin);
      expect(await reasonOf(call(league.identity, stale))).toBe('NOT_SIGNED_IN');
      const told = await league.database.rows(`select from outbox where topic = 'identity.audit.v1'`);
      // The deletions of those who were no admins any more, and nothing else.
      const deleted = Object.keys(forAdmins).indexOf(name) + 1;
      expect(told).toHaveLength(deleted);
    },
  );
});
