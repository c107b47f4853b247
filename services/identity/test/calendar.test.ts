import { forFile } from '@torchbearer/kit/testing/suites';
import { describe, expect, it } from 'vitest';
import { as, must, reasonOf, startLeague } from './league.js';

const league = await forFile(startLeague());

const ownerOf = (token: string) => league.identity.getCalendarOwner({ token }, league.visitor);

describe('a calendar link', () => {
  it('opens its owner’s calendar to everyone who has it, and is stored as a hash only', async () => {
    const { user } = await league.signUp('amaranth');
    const { token } = await league.identity.renewCalendarToken({}, as(user));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await ownerOf(token)).toEqual({ userId: user.id, name: 'amaranth' });
    const [row] = await league.database.rows('select t::text from calendar_tokens t where user_id = $1', [
      user.id,
    ]);
    expect(JSON.stringify(must(row))).not.toContain(token);
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
    await league.remove(user);
    expect(await reasonOf(ownerOf(token))).toBe('CALENDAR_NOT_FOUND');
  });

  it.each(['', 'A'.repeat(43), 'a\0b', 'x'.repeat(1_000_000)])(
    'with an unknown or malformed token is not found: %#',
    async (token) => {
      expect(await reasonOf(ownerOf(token))).toBe('CALENDAR_NOT_FOUND');
    },
  );
});
