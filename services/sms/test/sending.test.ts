import { Topics } from '@torchbearer/proto/topics';
import { eventually } from '@torchbearer/kit/testing';
import { ConsentChanged } from '@torchbearer/proto/sms/v1/events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { recordConsent } from '../src/db/consent.js';
import { CLOSE, hoursBeforeClose, startLeague, storedMessages, type League } from './league.js';

/** With polls that never come: what is due, failed or unconfirmed wakes the background work. */
async function leagueOfOne(...[variables, twilio, options]: Parameters<typeof startLeague>) {
  const league = await startLeague(variables, twilio, { pollMs: 600_000, ...options });
  league.clock.set(hoursBeforeClose(60));
  const robin = await league.user();
  await league.waitForCopies();
  const phone = robin.phone ?? '';
  return { league, robin, phone, got: () => league.twilio.receivedBy(phone) };
}

const publishedConsents = async (league: League): Promise<ConsentChanged[]> => {
  const rows = await league.database.rows<{ value: Buffer }>(
    `select value from outbox where topic = 'sms.consent.v1' order by id`,
  );
  return rows.map(({ value }) => ConsentChanged.decode(value));
};

describe('a message is sent exactly once', () => {
  test('without failures', async () => {
    const { league, got } = await leagueOfOne();
    await league.blast('Hello');
    await league.quiet();
    expect(got()).toEqual(['Hello']);
    expect(await league.stored()).toMatchObject([{ state: 'SENT', attempt: 1, error: null }]);
  });

  test.each([
    ['the connection was lost after it was accepted', 'accept-then-drop'],
    ['no response came after it was accepted', 'accept-then-hang'],
    ['the response was an error after it was accepted', 'accept-then-500'],
  ] as const)('if %s: it is found', async (_case, behaviour) => {
    const { league, phone, got } = await leagueOfOne();
    league.twilio.behave(phone, behaviour);
    await league.blast('Hello');
    await league.quiet();
    expect(got()).toEqual(['Hello']);
    expect(league.twilio.attemptsTo(phone)).toBe(1);
    expect(await league.stored()).toMatchObject([
      { state: 'SENT', attempt: 1, error: null, sid: league.twilio.messages[0]?.sid },
    ]);
  });

  test.each([
    ['the connection was lost before it was accepted', 'drop-before'],
    ['the response was an error, and it was not accepted', 'refuse-500-before'],
    ['it came too fast', 'refuse-429'],
    ['the provider was not available', 'refuse-503'],
  ] as const)('if %s: it is sent again', async (_case, behaviour) => {
    const { league, phone, got } = await leagueOfOne();
    league.twilio.behave(phone, behaviour, 2);
    await league.blast('Hello');
    await league.quiet();
    expect(got()).toEqual(['Hello']);
    expect(league.twilio.attemptsTo(phone)).toBe(3);
    expect(await league.stored()).toMatchObject([{ state: 'SENT', attempt: 3, error: null }]);
  });

  test('if no response came and the list of messages lags', async () => {
    const variables = { SMS_LOOKUP_GRACE_MS: '800' };
    const { league, phone, got } = await leagueOfOne(variables, { listLagMs: 1_000 });
    league.twilio.behave(phone, 'accept-then-drop');
    await league.blast('Hello');
    await league.quiet();
    expect(got()).toEqual(['Hello']);
  });

  test('and the same text again is another message', async () => {
    const { league, phone, got } = await leagueOfOne();
    league.twilio.behave(phone, 'accept-then-drop', 3);
    await Promise.all([league.blast('Hello'), league.blast('Hello'), league.blast('Hello')]);
    await league.quiet();
    expect(got()).toEqual(['Hello', 'Hello', 'Hello']);
    const stored = await league.stored();
    expect(new Set(stored.map(({ sid }) => sid)).size).toBe(3);
  });

  test('by two replicas, to three hundred players, with every kind of failure', async () => {
    const league = await startLeague();
    const other = await league.replica();
    league.clock.set(hoursBeforeClose(60));
    other.clock.set(hoursBeforeClose(60));
    const players = await league.players(300, []);
    await league.waitForCopies();
    const failures = [
      'accept-then-drop',
      'accept-then-500',
      'refuse-429',
      'refuse-503',
      'drop-before',
    ] as const;
    players.forEach(({ phone }, place) => {
      const failure = failures[place % 10];
      if (failure) league.twilio.behave(phone, failure, 1);
    });
    await league.blast('Hello');
    await league.quiet();
    for (const { phone } of players) expect(league.twilio.receivedBy(phone)).toEqual(['Hello']);
    const claimers = await league.database.rows('select distinct claimed_by from messages');
    expect(claimers).toHaveLength(2);
  });
});

describe('a message that cannot be delivered', () => {
  test('fails with the provider’s code and message, and is not retried', async () => {
    const { league, robin } = await leagueOfOne();
    await league.user({ ...robin, phone: '+11552000001' });
    await league.waitForCopies();
    expect(await league.blast('Hello')).toMatchObject({ sent: 0, failed: 1 });
    const [message] = await league.stored();
    expect(message).toMatchObject({ state: 'FAILED', attempt: 1, errorCode: 21211 });
    expect(message?.error).toContain('Invalid');
  });

  test('fails after eight attempts', async () => {
    const { league, phone, got } = await leagueOfOne({}, {}, { waits: { retryMs: 1 } });
    league.twilio.behave(phone, 'refuse-429');
    await league.blast('Hello');
    await league.quiet();
    expect(league.twilio.attemptsTo(phone)).toBe(8);
    expect(got()).toEqual([]);
    expect(await league.stored()).toMatchObject([{ state: 'FAILED', attempt: 8, errorCode: 20429 }]);
  });
});

describe('a player who has texted STOP to the carrier', () => {
  test('gets no more messages, and the consent is published', async () => {
    const { league, phone, got } = await leagueOfOne();
    await league.twilio.textIn({ from: phone, body: 'STOP' });
    expect(await league.blast('Hello')).toMatchObject({ sent: 0, failed: 1 });
    expect(await league.stored()).toMatchObject([{ state: 'FAILED', errorCode: 21610 }]);
    expect(await publishedConsents(league)).toMatchObject([{ phone, version: 1, stopped: true }]);
    await expect(league.blast('Again')).rejects.toMatchObject({ reason: 'NO_RECIPIENTS' });
    expect(got()).toEqual([]);
  });
});

describe('the consent of a number', () => {
  const consent = (league: League, phone: string, stopped: boolean) =>
    league.database.transaction((tx) => recordConsent(tx, phone, stopped));

  test('is published only when it changes, also for a hundred concurrent messages', async () => {
    const { league, phone } = await leagueOfOne();
    const at = async (stopped: boolean) => {
      const news = await Promise.all(Array.from({ length: 100 }, () => consent(league, phone, stopped)));
      return news.filter(Boolean).length;
    };
    expect([await at(true), await at(false), await at(true)]).toEqual([1, 1, 1]);
    expect((await publishedConsents(league)).map(({ version, stopped }) => [version, stopped])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
  });

  test('is published if a player who had switched messages off texts START', async () => {
    const { league, robin, phone } = await leagueOfOne();
    expect(await consent(league, phone, false)).toBe(true);
    expect(await consent(league, phone, false)).toBe(false);
    await league.user({ ...robin, smsEnabled: false });
    await league.waitForCopies();
    expect(await consent(league, phone, false)).toBe(true);
    expect((await publishedConsents(league)).map(({ version }) => version)).toEqual([1, 2]);
  });
});

describe('while a message is queued', () => {
  type Waiting = Awaited<ReturnType<typeof waiting>>;

  /** A message that Twilio does not accept yet. */
  async function waiting() {
    const one = await leagueOfOne({ SMS_BLAST_WAIT_MS: '0' }, {}, { waits: { retryMs: 500 } });
    one.league.twilio.behave(one.phone, 'refuse-429');
    await one.league.blast('Hello');
    await eventually(async () => {
      const [message] = await one.league.stored();
      expect(message?.state).toBe('QUEUED');
      expect(message?.attempt).toBeGreaterThan(0);
    });
    return one;
  }

  test.each([
    [
      'its reader texts STOP',
      ({ league, phone }: Waiting) => league.database.transaction((tx) => recordConsent(tx, phone, true)),
      /^This number has texted STOP$/,
    ],
    [
      'its reader switches messages off',
      ({ league, robin }: Waiting) => league.user({ ...robin, smsEnabled: false }),
      /^Messages were switched off$/,
    ],
    [
      'the number is removed',
      ({ league, robin }: Waiting) => league.user({ ...robin, phone: undefined }),
      /^No longer a player's number$/,
    ],
    [
      'the account is deleted',
      ({ league, robin }: Waiting) => league.removed(Topics.user, robin.id),
      /^The account was deleted$|^No longer a player's number$/,
    ],
  ])('and %s, it is dropped', async (_event, happen, reason) => {
    const one = await waiting();
    await happen(one);
    await one.league.waitForCopies();
    one.league.twilio.behave(one.phone, null);
    await one.league.quiet();
    const [message] = await one.league.stored();
    expect(message?.state).toBe('SKIPPED');
    expect(message?.error).toMatch(reason);
    expect(one.got()).toEqual([]);
  });

  test('and the process stops, it is requeued and another replica sends it', async () => {
    const league = await startLeague({ SMS_PER_SECOND: '20', SMS_BLAST_WAIT_MS: '0' });
    const players = await league.players(20, []);
    await league.waitForCopies();
    await league.blast('Hello');
    await league.stop();
    const other = await league.replica();
    await eventually(async () => {
      const rows = await other.database.rows(`select from messages where state = 'QUEUED' or sid is null`);
      expect(rows).toEqual([]);
    });
    for (const { phone } of players) expect(league.twilio.receivedBy(phone)).toEqual(['Hello']);
  });

  test('and the copies are filled for the first time, it is not skipped', async () => {
    const league = await startLeague({ SMS_BLAST_WAIT_MS: '0' }, {}, { waits: { retryMs: 60_000 } });
    league.clock.set(hoursBeforeClose(60));
    const robin = await league.user();
    const phone = robin.phone ?? '';
    await league.waitForCopies();
    league.twilio.behave(phone, 'refuse-429', 1);
    await league.blast('Hello');
    await eventually(async () =>
      expect(await league.stored()).toMatchObject([{ state: 'QUEUED', attempt: 1 }]),
    );
    await league.stop();

    const client = new Client({ connectionString: league.environment['DATABASE_URL'] });
    await client.connect();
    onTestFinished(() => client.end());
    // As after an upgrade: a message is queued, and the copies are still empty.
    await client.query('delete from copied.users');
    await client.query('delete from copied.fills');
    await client.query('update messages set not_before = clock_timestamp()');
    await client.query('begin');
    await client.query('lock table copied.versions in exclusive mode');
    await league.user(robin);
    const next = await league.replica({ MIGRATIONS: 'expect' });
    await pause(500);
    expect(await storedMessages(next.database)).toMatchObject([{ state: 'QUEUED', attempt: 1 }]);
    await client.query('commit');
    await eventually(async () =>
      expect(await storedMessages(next.database)).toMatchObject([{ state: 'SENT' }]),
    );
    expect(league.twilio.receivedBy(phone)).toEqual(['Hello']);
  });

  test('it is not lost', async () => {
    const { league, phone, got } = await waiting();
    league.twilio.behave(phone, null);
    await league.quiet();
    expect(got()).toEqual(['Hello']);
  });
});

describe('the pace', () => {
  test('is shared by all replicas', async () => {
    const league = await startLeague({ SMS_PER_SECOND: '50' });
    await league.replica();
    const players = await league.players(100, []);
    await league.waitForCopies();
    await league.blast('Hello');
    await league.quiet();
    expect(league.twilio.messages).toHaveLength(players.length);
    const [span] = await league.database.rows<{ ms: number }>(
      `select extract(epoch from (select next_at from pacing) - min(not_before)) * 1000 as ms from messages`,
    );
    // A hundred messages at fifty a second take two seconds.
    expect(Number(span?.ms)).toBeGreaterThanOrEqual(1_999);
  });
});

describe('a number that becomes a player’s', () => {
  const justNow = () => new Date(hoursBeforeClose(60).getTime() - 60_000);

  test('is welcomed once', async () => {
    const { league, robin, phone, got } = await leagueOfOne();
    const added = { ...robin, phone, phoneAddedAt: justNow() };
    await league.user({ ...robin, phone: undefined });
    await league.user(added);
    await league.waitForCopies();
    await league.user({ ...added, name: 'Robin again' });
    await league.waitForCopies();
    await league.quiet();
    expect(got()).toHaveLength(1);
    expect(got()[0]).toContain('Welcome to Torchbearer, Robin!');
    await league.user({ ...robin, phone: undefined });
    await league.user({ ...added, phoneAddedAt: hoursBeforeClose(60) });
    await league.waitForCopies();
    await league.quiet();
    expect(got()).toHaveLength(2);
  });

  test('is not welcomed if it is old, switched off or stopped', async () => {
    const { league, phone } = await leagueOfOne();
    await league.database.transaction((tx) => recordConsent(tx, phone, true));
    await league.user({ phone, phoneAddedAt: justNow() });
    await league.user({ phoneAddedAt: hoursBeforeClose(85) });
    await league.user({ phoneAddedAt: justNow(), smsEnabled: false });
    await league.waitForCopies();
    expect(await league.stored()).toEqual([]);
  });
});

describe('a pick that is withdrawn', () => {
  test('is notified to its player once while the week is open', async () => {
    const { league, robin, got } = await leagueOfOne();
    const ash = await league.castaway();
    await league.week(3);
    const pick = await league.pick(robin.id, 3, ash.id);
    await league.waitForCopies();
    await league.removed(Topics.pick, pick.id);
    await league.waitForCopies();
    await league.quiet();
    expect(got()).toHaveLength(1);
    expect(got()[0]).toContain('Ash is no longer on your team');
  });

  test('by a move of its week is notified also before the new close is known', async () => {
    const { league, robin, got } = await leagueOfOne({ SMS_REMINDERS: 'false' });
    const ash = await league.castaway();
    await league.week(3);
    const pick = await league.pick(robin.id, 3, ash.id, { isAutoSelected: true, submittedAt: CLOSE });
    await league.waitForCopies();
    league.clock.set(hoursBeforeClose(-1));
    await league.removed(Topics.pick, pick.id);
    await league.waitForCopies();
    await league.quiet();
    expect(got()).toEqual([
      'Hi Robin, the week 3 deadline was moved, so Ash is not picked for you any more. ' +
        'See the site for the new deadline, or text PICK and a name.',
    ]);
  });

  test('is not notified after the close, if replaced, or if the account is deleted', async () => {
    const { league, robin } = await leagueOfOne();
    const ash = await league.castaway();
    await league.week(3);
    await league.week(2, { isActive: false });
    const old = await league.pick(robin.id, 2, ash.id);
    const replaced = await league.pick(robin.id, 3, ash.id);
    const kim = await league.user({ name: 'Kim' });
    const kims = await league.pick(kim.id, 3, ash.id);
    await league.waitForCopies();
    await league.pick(robin.id, 3, ash.id);
    await league.waitForCopies();
    // The account goes first: its player would otherwise be notified of the withdrawn pick.
    await league.removed(Topics.user, kim.id);
    await league.waitForCopies();
    for (const { id } of [old, replaced, kims]) await league.removed(Topics.pick, id);
    await league.waitForCopies();
    await league.quiet();
    expect(league.twilio.messages).toEqual([]);
    const states = (await league.stored()).map(({ state }) => state);
    expect(states.every((state) => state === 'SKIPPED')).toBe(true);
  });
});

describe('an automatic pick', () => {
  const WORDS = 'Hi Robin, week 3 picks are closed, and Ash was picked for you.';
  const automatic = { isAutoSelected: true, submittedAt: CLOSE };

  test('is told once for each close, by any number of replicas and after a restart', async () => {
    const { league, robin, got } = await leagueOfOne({ SMS_REMINDERS: 'true' });
    const other = await league.replica();
    other.clock.set(CLOSE);
    const ash = await league.castaway();
    await league.week(3, { isActive: false });
    await league.user({ name: 'Without texts', smsEnabled: false });
    league.clock.set(CLOSE);
    const made = await league.pick(robin.id, 3, ash.id, automatic);
    await league.waitForCopies();
    await league.pick(robin.id, 3, ash.id, { ...made, version: 0 });
    await league.pick(robin.id, 3, ash.id, automatic);
    await league.waitForCopies();
    await league.quiet();
    expect(got()).toEqual([WORDS]);
    await league.pick(robin.id, 3, ash.id, { ...automatic, submittedAt: hoursBeforeClose(-2) });
    await league.waitForCopies();
    await league.quiet();
    expect(got()).toEqual([WORDS, WORDS]);
  });

  test.each([
    ['the season says no', { textAutoPicks: false }, { SMS_REMINDERS: 'true' }, 0],
    ['reminders are off', {}, { SMS_REMINDERS: 'false' }, 0],
    ['the close is three hours ago', {}, { SMS_REMINDERS: 'true' }, 3],
  ] as const)('is not told if %s', async (_case, season, variables, hours) => {
    const { league, robin, got } = await leagueOfOne(variables);
    const ash = await league.castaway();
    await league.season(season);
    await league.waitForCopies();
    league.clock.set(hoursBeforeClose(-hours));
    await league.pick(robin.id, 3, ash.id, automatic);
    await league.waitForCopies();
    await league.quiet();
    expect(got()).toEqual([]);
  });

  test('is told only if it is automatic', async () => {
    const { league, robin, got } = await leagueOfOne({ SMS_REMINDERS: 'true' });
    const ash = await league.castaway();
    league.clock.set(CLOSE);
    await league.pick(robin.id, 3, ash.id, { isAutoSelected: false, submittedAt: CLOSE });
    await league.waitForCopies();
    await league.quiet();
    expect(got()).toEqual([]);
  });
});
