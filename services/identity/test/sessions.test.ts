import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listSecurityEvents } from '../src/db/security-events.js';
import { purgeExpiredSessions } from '../src/db/sessions.js';
import { liveAt } from '../src/domain/sessions.js';
import { as, atOnce, must, newcomer, reasonOf, startLeague, type League } from './league.js';

const DAY_MS = 24 * 60 * 60_000;

const league = await forFile(startLeague({ SESSION_DAYS: '7' }));
afterEach(() => league.clock.set(null));

const whoIs = (token: string) => league.whoIs(token);

describe('a session', () => {
  it.each([
    ['no token', ''],
    ['an unknown token', 'A'.repeat(43)],
    ['a token with a NUL', 'a\0b'],
    ['a token of a million characters', 'x'.repeat(1_000_000)],
  ])('is not found for %s', async (_what, token) => {
    expect(await reasonOf(whoIs(token))).toBe('NOT_SIGNED_IN');
  });

  it('expires after the days configured', async () => {
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

  it('is deleted once it has expired or nobody came for fourteen days, without an event, while others stay', async () => {
    const { user, token } = await league.signUp('lumen');
    await league.database.run(
      "update sessions set expires_at = created_at + interval '1 second' where user_id = $1",
      [user.id],
    );
    const { user: idle } = await league.signUp('flotsam');
    await league.database.run(
      "update sessions set last_seen_at = last_seen_at - interval '14 days' where user_id = $1",
      [idle.id],
    );
    const { token: other } = await league.signUp('mesa');
    const theirs = 'select id from sessions where user_id = any ($1)';
    const ids = (await league.database.rows<{ id: string }>(theirs, [[user.id, idle.id]])).map(
      ({ id }) => id,
    );
    await purgeExpiredSessions(league.database, liveAt(new Date(Date.now() + 2_000), 14));
    expect(await league.database.rows(theirs, [[user.id, idle.id]])).toEqual([]);
    expect(await reasonOf(whoIs(token))).toBe('NOT_SIGNED_IN');
    expect(await reasonOf(whoIs(other))).toBe('OK');
    expect(await league.database.rows('select from outbox where key = any ($1)', [ids])).toEqual([]);
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

describe('a session without visits', () => {
  let patient: League;
  beforeAll(async () => {
    patient = await startLeague();
  });
  afterEach(() => patient.clock.set(null));
  afterAll(() => patient.stop());

  const lookUp = (token: string) => patient.identity.getSession({ token }, patient.visitor);

  it('ends fourteen days after its last visit, and thirty days after sign-in at the latest', async () => {
    const { user, token } = await patient.signUp('driftwood');
    const begun = must(must((await lookUp(token)).session).createdAt).getTime();
    const visit = async (day: number, ms = 0) => {
      patient.clock.set(new Date(begun + day * DAY_MS + ms));
      return await reasonOf(lookUp(token));
    };
    expect(must((await lookUp(token)).session).expiresAt).toEqual(new Date(begun + 14 * DAY_MS));
    expect(await visit(14)).toBe('NOT_SIGNED_IN');
    expect((await patient.identity.listSessions({ sessionToken: '' }, as(user))).sessions).toEqual([]);
    expect(await visit(14, -1)).toBe('OK');
    expect(await visit(27)).toBe('OK');
    expect(await visit(29)).toBe('OK');
    expect(must((await lookUp(token)).session).expiresAt).toEqual(new Date(begun + 30 * DAY_MS));
    expect(await visit(30)).toBe('NOT_SIGNED_IN');
  });
});

describe('signing in', () => {
  const enter = (name: string, tokens: string[] = []) =>
    league.identity.logIn(
      { email: `${name}@example.com`, password: `${name}-2030`, userAgent: '', replaced: { tokens } },
      league.visitor,
    );

  it('ends the session of the request’s cookie, even of another user, and publishes that', async () => {
    const { user, token } = await league.signUp('cove');
    const { token: planted } = await league.signUp('intruder');
    const { token: other } = await enter('intruder');
    const { id } = must((await whoIs(token)).session);
    const { token: next } = await enter('cove', [token, planted, 'nobody’s', '\0']);
    expect(await reasonOf(whoIs(token))).toBe('NOT_SIGNED_IN');
    expect(await reasonOf(whoIs(planted))).toBe('NOT_SIGNED_IN');
    expect(await reasonOf(whoIs(next))).toBe('OK');
    expect(await reasonOf(whoIs(other))).toBe('OK');
    await eventually(() =>
      expect(league.received.sessions.filter(({ userId }) => userId === user.id)).toMatchObject([{ id }]),
    );
  });

  it('ends no session if it fails', async () => {
    const { token } = await league.signUp('delta');
    const wrong = {
      email: 'delta@example.com',
      password: 'wrong',
      userAgent: '',
      replaced: { tokens: [token] },
    };
    expect(await reasonOf(league.identity.logIn(wrong, league.visitor))).toBe('WRONG_CREDENTIALS');
    expect(await reasonOf(whoIs(token))).toBe('OK');
  });

  it('ends the session of the cookie at sign-up too', async () => {
    const { token } = await league.signUp('estuary');
    const wish = { ...newcomer('fjord'), replaced: { tokens: [token] } };
    await league.identity.signUp(wish, league.visitor);
    expect(await reasonOf(whoIs(token))).toBe('NOT_SIGNED_IN');
  });

  it('ends the oldest session if there are twenty, and publishes that', async () => {
    const { user, token: first } = await league.signUp('glacier');
    const begun = Date.now();
    const tokens: string[] = [];
    for (let second = 1; second <= 20; second++) {
      league.clock.set(new Date(begun + second * 1_000));
      tokens.push((await enter('glacier')).token);
    }
    expect(await reasonOf(whoIs(first))).toBe('NOT_SIGNED_IN');
    for (const token of tokens) expect(await reasonOf(whoIs(token))).toBe('OK');
    await eventually(() =>
      expect(league.received.sessions.filter(({ userId }) => userId === user.id)).toHaveLength(1),
    );
  });

  it('leaves twenty working sessions after forty concurrent sign-ins', async () => {
    const { user } = await league.signUp('harbor');
    const entered = await Promise.all(Array.from({ length: 40 }, () => enter('harbor')));
    const [row] = await league.database.rows<{ count: number }>(
      'select count(*)::int from sessions where user_id = $1',
      [user.id],
    );
    expect(row?.count).toBe(20);
    const answers = await Promise.all(entered.map(({ token }) => reasonOf(whoIs(token))));
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(20);
  });
});

describe('logging out', () => {
  it('invalidates that token alone, at once, and publishes the session’s end once', async () => {
    const { user, token } = await league.signUp('onyx');
    const { id } = must((await whoIs(token)).session);
    const { token: second } = await league.logIn('onyx@example.com', 'onyx-2030');
    expect(await atOnce(5, () => league.identity.logOut({ token }, league.visitor))).toEqual({ OK: 5 });
    expect(await reasonOf(whoIs(token))).toBe('NOT_SIGNED_IN');
    expect(await reasonOf(whoIs(second))).toBe('OK');
    // The event of a later session is behind it only on the same partition; so wait for this one and count.
    await eventually(() => {
      expect(league.received.sessions.filter((session) => session.id === id)).toMatchObject([
        { version: 1, userId: user.id },
      ]);
    });
    const rows = await league.database.rows('select id from outbox where key = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  it('succeeds with an unknown token', async () => {
    expect(await reasonOf(league.identity.logOut({ token: 'no\0body' }, league.visitor))).toBe('OK');
    expect(await reasonOf(league.identity.logOut({ token: '' }, league.visitor))).toBe('OK');
  });
});

describe('a user’s sessions', () => {
  const logIn = (name: string, userAgent: string) =>
    league.identity.logIn(
      { email: `${name}@example.com`, password: `${name}-2030`, userAgent },
      league.visitor,
    );
  /** A player with three sessions, oldest first. */
  const entered = async (name: string) => {
    const { user, token } = await league.signUp(name);
    const begun = Date.now();
    const tokens = [token];
    for (const [index, browser] of ['a phone', 'a tablet'].entries()) {
      league.clock.set(new Date(begun + (index + 1) * 60_000));
      tokens.push((await logIn(name, browser)).token);
    }
    league.clock.set(null);
    const list = (sessionToken: string) => league.identity.listSessions({ sessionToken }, as(user));
    return { user, tokens, list };
  };
  const ended = (userId: string) =>
    eventually(() => league.received.sessions.filter((session) => session.userId === userId));

  it('are listed newest first, with the caller’s marked', async () => {
    const { tokens, list } = await entered('reef');
    const { sessions } = await list(must(tokens[1]));
    expect(sessions.map(({ userAgent, current }) => [userAgent, current])).toEqual([
      ['a tablet', false],
      ['a phone', true],
      ['a test', false],
    ]);
    const { session } = await whoIs(must(tokens[1]));
    expect(sessions[1]).toEqual({
      id: session?.id,
      createdAt: session?.createdAt,
      lastSeenAt: session?.createdAt,
      userAgent: 'a phone',
      current: true,
    });
    expect((await list('')).sessions.some(({ current }) => current)).toBe(false);
  });

  it('are listed until they end', async () => {
    const { user, tokens, list } = await entered('sand');
    const { sessions } = await list('');
    await league.database.run('update sessions set expires_at = $2 where user_id = $1 and user_agent = $3', [
      user.id,
      new Date(Date.now() + 90_000),
      'a phone',
    ]);
    league.clock.set(new Date(Date.now() + 120_000));
    expect((await list('')).sessions.map(({ userAgent }) => userAgent)).toEqual(['a tablet', 'a test']);
    const request = { sessionId: must(sessions[1]).id };
    expect(await reasonOf(league.identity.endSession(request, as(user)))).toBe('SESSION_NOT_FOUND');
    league.clock.set(null);
    expect(await reasonOf(whoIs(must(tokens[1])))).toBe('OK');
  });

  it('end one by one, each once, and are published', async () => {
    const { user, tokens, list } = await entered('tide');
    const { sessions } = await list('');
    const request = { sessionId: must(sessions[0]).id };
    expect(await atOnce(20, () => league.identity.endSession(request, as(user)))).toEqual({
      OK: 1,
      SESSION_NOT_FOUND: 19,
    });
    expect(await reasonOf(whoIs(must(tokens[2])))).toBe('NOT_SIGNED_IN');
    expect(await reasonOf(whoIs(must(tokens[1])))).toBe('OK');
    await eventually(async () => expect(await ended(user.id)).toHaveLength(1));
  });

  it('can be ended only by their user', async () => {
    const { list } = await entered('umbra');
    const { user: other } = await league.signUp('vale');
    const { sessions } = await list('');
    for (const sessionId of [must(sessions[0]).id, randomUUID(), 'not-an-id', '', 'a\0b']) {
      expect(await reasonOf(league.identity.endSession({ sessionId }, as(other)))).toBe('SESSION_NOT_FOUND');
    }
    expect((await list('')).sessions).toHaveLength(3);
  });

  it('all end at once, including the caller’s, and no other user’s', async () => {
    const { user, tokens, list } = await entered('wave');
    const { token: other } = await league.signUp('xylem');
    expect(await atOnce(5, () => league.identity.endAllSessions({}, as(user)))).toEqual({ OK: 5 });
    for (const token of tokens) expect(await reasonOf(whoIs(token))).toBe('NOT_SIGNED_IN');
    expect(await reasonOf(whoIs(other))).toBe('OK');
    expect((await list('')).sessions).toEqual([]);
    await eventually(async () => expect(await ended(user.id)).toHaveLength(3));
    const published = await league.database.rows(
      `select from outbox where value is not null and key = any($1)`,
      [(await ended(user.id)).map((session) => session.id)],
    );
    expect(published).toHaveLength(3);
  });

  it('all end but the caller’s, with one security event', async () => {
    const { user, tokens } = await entered('yarrow');
    const [first, second, third] = tokens.map(must);
    await league.identity.endAllSessions({ keptToken: must(second) }, as(user));
    for (const token of [first, third]) expect(await reasonOf(whoIs(must(token)))).toBe('NOT_SIGNED_IN');
    expect(await reasonOf(whoIs(must(second)))).toBe('OK');
    await eventually(async () => expect(await ended(user.id)).toHaveLength(2));
    const events = await listSecurityEvents(league.database, { subject: user.id, limit: 10 });
    expect(events.filter(({ kind }) => kind !== 'sign-in')).toMatchObject([
      { kind: 'sign-out-everywhere', outcome: 'succeeded', detail: 'others' },
    ]);
    await league.identity.endAllSessions({ keptToken: 'of nobody' }, as(user));
    expect(await reasonOf(whoIs(must(second)))).toBe('NOT_SIGNED_IN');
  });
});
