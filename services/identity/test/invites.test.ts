import { ConfigError } from '@torchbearer/kit';
import { forFile } from '@torchbearer/kit/testing/suites';
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { auditOf, everythingPublished } from './audit.js';
import { atOnce, must, newcomer, reasonOf, refusalOf, start, startLeague } from './league.js';

const HOUR_MS = 60 * 60_000;

const league = await forFile(startLeague({ SIGNUP_MODE: 'invite' }));
afterEach(() => league.clock.set(null));

const create = async (fields: { note?: string; mostUses?: number; expiresAt?: Date } = {}) => {
  const request = { note: '', mostUses: 1, ...fields };
  return must((await league.identity.createInvite(request, league.asAdmin)).invite);
};
const remove = (inviteId: string) => league.identity.deleteInvite({ inviteId }, league.asAdmin);
const list = async () => (await league.identity.listInvites({}, league.asAdmin)).invites;
const find = async (id: string) => must((await list()).find((invite) => invite.id === id));
const signUp = (name: string, inviteCode?: string) =>
  league.identity.signUp({ ...newcomer(name), inviteCode }, league.visitor);

describe('an invite code', () => {
  it('is for one person by default, and is listed with its note', async () => {
    const now = new Date();
    league.clock.set(now);
    const invite = await create({ note: ' for Jo ', mostUses: 0 });
    expect(invite).toEqual({
      id: invite.id,
      code: invite.code,
      note: 'for Jo',
      uses: 0,
      mostUses: 1,
      createdAt: now,
      expiresAt: undefined,
    });
    expect(invite.code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/);
    expect(await find(invite.id)).toEqual(invite);
  });

  it('that is invalid causes no hashing', async () => {
    const before = league.counts.hashed;
    expect(await reasonOf(signUp('uninvited'))).toBe('INVALID_INPUT');
    expect(await reasonOf(signUp('uninvited', 'WRONGCODE1'))).toBe('INVITE_CODE_INVALID');
    expect(league.counts.hashed).toBe(before);
  });

  it('is listed newest first until it is revoked', async () => {
    const made: string[] = [];
    for (let minute = 1; minute <= 3; minute++) {
      league.clock.set(new Date(Date.now() + minute * 60_000));
      made.unshift((await create()).id);
    }
    const ids = async () => (await list()).map(({ id }) => id).filter((id) => made.includes(id));
    expect(await ids()).toEqual(made);
    await remove(must(made[1]));
    expect(await ids()).toEqual([made[0], made[2]]);
  });

  it('is in the audit log by its note, without the code', async () => {
    const expiresAt = new Date(Date.now() + HOUR_MS);
    const invite = await create({ note: 'for Jo', mostUses: 7, expiresAt });
    await signUp('jo', invite.code);
    await remove(invite.id);
    const change = { actorId: league.admin.id, targetType: 'invite', targetName: 'for Jo' };
    expect(await auditOf(league.database, invite.id)).toMatchObject([
      {
        ...change,
        action: 'invite.created',
        before: null,
        after: { mostUses: 7, expiresAt: expiresAt.toISOString() },
      },
      { ...change, action: 'invite.deleted', before: { uses: 1, mostUses: 7 }, after: null },
    ]);
    expect(await everythingPublished(league.database)).not.toContain(invite.code);
  });

  it('is refused with too many uses, a bad note or an end that has passed', async () => {
    const now = new Date();
    league.clock.set(now);
    const before = await list();
    for (const invalid of [
      { mostUses: 10_001 },
      { note: 'n'.repeat(201) },
      { note: 'a\0b' },
      { expiresAt: now },
    ]) {
      const { reason, details } = await refusalOf(create(invalid));
      expect([reason, details?.[0]?.field]).toEqual(['INVALID_INPUT', Object.keys(invalid)[0]]);
    }
    expect(await list()).toEqual(before);
    expect(await reasonOf(create({ expiresAt: new Date(now.getTime() + 1) }))).toBe('OK');
  });

  it('is revoked once for concurrent calls', async () => {
    const { id } = await create();
    expect(await atOnce(20, () => remove(id))).toEqual({ OK: 1, INVITE_NOT_FOUND: 19 });
    expect(await auditOf(league.database, id)).toHaveLength(2);
  });

  it('is not found by an unknown id', async () => {
    for (const id of [randomUUID(), 'not-an-id', '', 'a\0b'])
      expect(await reasonOf(remove(id))).toBe('INVITE_NOT_FOUND');
  });
});

describe('signing up by invitation', () => {
  it('takes a valid code in any notation and counts its use', async () => {
    const { id, code } = await create({ mostUses: 2 });
    await signUp('anise', code);
    await signUp('basil', ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `);
    expect(await find(id)).toMatchObject({ uses: 2, mostUses: 2 });
    expect(await refusalOf(signUp('chive', code))).toMatchObject({
      reason: 'INVITE_CODE_INVALID',
      message: 'This invite code is not valid. Ask whoever invited you for a new one.',
    });
  });

  it.each([undefined, '', ' - '])('requires a code (%#)', async (code) => {
    expect(await refusalOf(signUp('dandelion', code))).toMatchObject({
      reason: 'INVALID_INPUT',
      details: [{ field: 'inviteCode', message: 'Please enter your invite code' }],
    });
  });

  it('refuses a code that is unknown, revoked, or no code', async () => {
    const revoked = await create();
    await remove(revoked.id);
    for (const code of ['ABCDEFGHJK', "'; drop table invites", revoked.code])
      expect(await reasonOf(signUp('fennel', code))).toBe('INVITE_CODE_INVALID');
    const { details } = await refusalOf(signUp('fennel', 'A'.repeat(1_000)));
    expect(details).toMatchObject([{ field: 'inviteCode' }]);
  });

  it('refuses a code from the moment it expires', async () => {
    const expiresAt = new Date(Date.now() + HOUR_MS);
    const { code } = await create({ mostUses: 2, expiresAt });
    league.clock.set(expiresAt);
    expect(await reasonOf(signUp('ginger', code))).toBe('INVITE_CODE_INVALID');
    league.clock.set(new Date(expiresAt.getTime() - 1));
    expect(await reasonOf(signUp('ginger', code))).toBe('OK');
  });

  it('creates as many of fifty concurrent accounts as the code allows', async () => {
    const { id, code } = await create({ mostUses: 5 });
    expect(await atOnce(50, (index) => signUp(`crowd${index}`, code))).toEqual({
      OK: 5,
      INVITE_CODE_INVALID: 45,
    });
    const opened = await league.database.rows(`select from users where username like 'crowd%'`);
    expect(opened).toHaveLength(5);
    expect((await find(id)).uses).toBe(5);
  });

  it('spends no use on an account that is not created', async () => {
    const { id, code } = await create({ mostUses: 5 });
    await signUp('juniper', code);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => reasonOf(signUp('juniper', code))));
    expect(new Set(outcomes)).toEqual(new Set(['EMAIL_TAKEN']));
    expect((await find(id)).uses).toBe(1);
  });

  it('does not reveal without a code which e-mails have an account', async () => {
    const { code } = await create();
    await signUp('kale', code);
    expect(await reasonOf(signUp('kale', 'ABCDEFGHJK'))).toBe('INVITE_CODE_INVALID');
  });
});

describe('where sign-up is open', () => {
  it('no code is requested, and none is spent', async () => {
    const open = await startLeague();
    try {
      const request = { ...newcomer('mint'), inviteCode: 'whatever' };
      expect(await reasonOf(open.identity.signUp(request, open.visitor))).toBe('OK');
      const { invite } = await open.identity.createInvite({ note: '', mostUses: 1 }, open.asAdmin);
      await open.identity.signUp({ ...newcomer('nettle'), inviteCode: invite?.code }, open.visitor);
      expect((await open.identity.listInvites({}, open.asAdmin)).invites).toMatchObject([{ uses: 0 }]);
    } finally {
      await open.stop();
    }
  });

  it('is one of two modes: any other is refused at the start', async () => {
    const url = 'postgres://127.0.0.1:1/x';
    const outcome = await start({ DATABASE_URL: url, BUS_DATABASE_URL: url, SIGNUP_MODE: 'closed' }).catch(
      (error: unknown) => error,
    );
    expect(outcome).toBeInstanceOf(ConfigError);
    expect((outcome as ConfigError).message).toContain('SIGNUP_MODE: must be open or invite');
  });
});
