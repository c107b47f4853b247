import { playerActor } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { describe, expect, it } from 'vitest';
import { as, must, reasonOf, startLeague } from './league.js';

const league = await forFile(startLeague());

const ownerOf = (token: string) => league.identity.getCalendarOwner({ token }, league.visitor);

describe('a calendar link', () => {
  it('opens its owner’s calendar to everyone who has it', async () => {
    const { user } = await league.signUp('amaranth');
    const { token } = await league.identity.renewCalendarToken({}, as(user));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await ownerOf(token)).toEqual({ userId: user.id, name: 'amaranth' });
  });

  it('is stored as a hash only', async () => {
    const { user } = await league.signUp('bergamot');
    const { token } = await league.identity.renewCalendarToken({}, as(user));
    const [row] = await league.database.rows<{ stored: string }>(
      `select to_json(t)::text as stored from calendar_tokens t where user_id = $1`,
      [user.id],
    );
    expect(must(row).stored).not.toContain(token);
  });

  it('is invalid once its owner creates another', async () => {
    const { user } = await league.signUp('caraway');
    const { token: first } = await league.identity.renewCalendarToken({}, as(user));
    const { token: second } = await league.identity.renewCalendarToken({}, as(user));
    expect(await reasonOf(ownerOf(first))).toBe('CALENDAR_NOT_FOUND');
    expect((await ownerOf(second)).userId).toBe(user.id);
    for (const similar of [second.slice(0, -1), `${second}x`, second.toLowerCase(), second.toUpperCase()]) {
      expect(await reasonOf(ownerOf(similar))).toBe('CALENDAR_NOT_FOUND');
    }
  });

  it('is a single one after twenty concurrent calls', async () => {
    const { user } = await league.signUp('dill');
    const made = await Promise.all(
      Array.from({ length: 20 }, () => league.identity.renewCalendarToken({}, as(user))),
    );
    const outcomes = await Promise.all(made.map(({ token }) => reasonOf(ownerOf(token))));
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'CALENDAR_NOT_FOUND')).toHaveLength(19);
  });

  it('is invalid once the account is deleted', async () => {
    const { user } = await league.signUp('endive');
    const { token } = await league.identity.renewCalendarToken({}, as(user));
    await league.identity.deleteUser({ userId: user.id }, league.asAdmin);
    expect(await reasonOf(ownerOf(token))).toBe('CALENDAR_NOT_FOUND');
    expect(await reasonOf(league.identity.renewCalendarToken({}, as(user)))).toBe('NOT_SIGNED_IN');
    const dummyHash = { actor: playerActor('not-an-id') };
    expect(await reasonOf(league.identity.renewCalendarToken({}, dummyHash))).toBe('NOT_SIGNED_IN');
  });

  it.each(['', 'A'.repeat(43), 'a\0b', 'x'.repeat(1_000_000)])(
    'with an unknown or malformed token is not found: %#',
    async (token) => {
      expect(await reasonOf(ownerOf(token))).toBe('CALENDAR_NOT_FOUND');
    },
  );
});
