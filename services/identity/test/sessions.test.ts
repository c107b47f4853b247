import { eventually } from '@torchbearer/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { purgeExpiredSessions } from '../src/db/sessions.js';
import { must, reasonOf, startLeague, type League } from './league.js';

const DAY_MS = 24 * 60 * 60_000;

let league: League;
beforeAll(async () => {
  league = await startLeague({ SESSION_DAYS: '7' });
});
afterEach(() => league.clock.set(null));
afterAll(() => league.stop());

const whoIs = (token: string) => league.identity.getSession({ token }, league.visitor);

describe('a session', () => {
  it.each([
    ['no token', ''],
    ['a token nobody has', 'A'.repeat(43)],
    ['a token with a NUL', 'a\0b'],
    ['a token of a million characters', 'x'.repeat(1_000_000)],
  ])('is none for %s', async (_what, token) => {
    expect(await reasonOf(whoIs(token))).toBe('NOT_SIGNED_IN');
  });

  it('ends by itself after the days configured', async () => {
    const { token } = await league.signUp('kindle');
    const { expiresAt } = must((await whoIs(token)).session);
    league.clock.set(new Date(must(expiresAt).getTime() - 1));
    expect(await reasonOf(whoIs(token))).toBe('OK');
    league.clock.set(must(expiresAt));
    expect(await reasonOf(whoIs(token))).toBe('NOT_SIGNED_IN');
    league.clock.set(null);
    const lifetime = must(expiresAt).getTime() - must((await whoIs(token)).session?.createdAt).getTime();
    expect(lifetime).toBe(7 * DAY_MS);
  });

  it('is forgotten once it has expired, without a word to anybody, while others live on', async () => {
    const { user, token } = await league.signUp('lumen');
    const expiresAt = must(must((await whoIs(token)).session).expiresAt);
    await league.database.run(
      "update sessions set expires_at = created_at + interval '1 second' where user_id = $1",
      [user.id],
    );
    const outbox = async () => await league.database.rows('select id from outbox');
    const told = (await outbox()).length;
    const { token: other } = await league.signUp('mesa');
    expect(await purgeExpiredSessions(league.database, new Date(expiresAt.getTime() - 6 * DAY_MS))).toBe(1);
    expect(await reasonOf(whoIs(token))).toBe('NOT_SIGNED_IN');
    expect(await reasonOf(whoIs(other))).toBe('OK');
    // Mesa's sign-up told of her; nothing else was told.
    expect((await outbox()).length).toBe(told + 1);
  });

  it('is marked as seen at most once a minute', async () => {
    const { user, token } = await league.signUp('nova');
    const seen = async () => {
      const [row] = await league.database.rows<{ last_seen_at: Date }>(
        'select last_seen_at from sessions where user_id = $1',
        [user.id],
      );
      return must(row).last_seen_at.getTime();
    };
    const begun = await seen();
    league.clock.set(new Date(begun + 59_000));
    await whoIs(token);
    expect(await seen()).toBe(begun);
    league.clock.set(new Date(begun + 61_000));
    await whoIs(token);
    expect(await seen()).toBe(begun + 61_000);
  });
});

describe('logging out', () => {
  it('kills the token at once and tells of the session’s end, once', async () => {
    const { user, token } = await league.signUp('onyx');
    const { id } = must((await whoIs(token)).session);
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => reasonOf(league.identity.logOut({ token }, league.visitor))),
    );
    expect(outcomes).toEqual(['OK', 'OK', 'OK', 'OK', 'OK']);
    expect(await reasonOf(whoIs(token))).toBe('NOT_SIGNED_IN');
    // What is told of a later session stands behind it only on the same partition; so wait for this one and count.
    await eventually(() => {
      expect(league.heard.sessions.filter((session) => session.id === id)).toMatchObject([
        { version: 1, userId: user.id },
      ]);
    });
    const rows = await league.database.rows('select id from outbox where key = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  it('ends that session only', async () => {
    const { token } = await league.signUp('pyre');
    const request = { email: 'pyre@example.com', password: 'pyre-2030', userAgent: '' };
    const { token: second } = await league.identity.logIn(request, league.visitor);
    await league.identity.logOut({ token }, league.visitor);
    expect(await reasonOf(whoIs(second))).toBe('OK');
  });

  it('is fine with a token that nobody has', async () => {
    expect(await reasonOf(league.identity.logOut({ token: 'no\0body' }, league.visitor))).toBe('OK');
    expect(await reasonOf(league.identity.logOut({ token: '' }, league.visitor))).toBe('OK');
  });
});
