import { eventually, playerActor, publishedOn } from '@torchbearer/kit/testing';
import { Topics } from '@torchbearer/proto/topics';
import { describe, expect, test } from 'vitest';
import { before, close, during, startLeague, storedPicks, type League } from './league.js';

type Player = Awaited<ReturnType<League['player']>>;

const ofWeek = async (league: League, weekNumber: number) =>
  (await league.stored()).filter((row) => row.weekNumber === weekNumber);

describe('at the close', () => {
  test('a player who did not pick gets the castaway of round 1, marked as automatic and published', async () => {
    const league = await startLeague();
    league.clock.set(before(close(3)));
    const robin = await league.player();
    await league.week(3);
    await league.waitForCopies();
    expect(await league.stored()).toEqual([]);
    await league.closes(3);
    const [stored, ...others] = await league.stored();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      userId: robin.id,
      weekNumber: 3,
      castawayId: robin.first.id,
      isAutoSelected: true,
      submittedBy: 'system',
      submittedAt: close(3),
    });
    expect(await league.allPublished()).toMatchObject([
      { id: stored?.id, version: 1, pick: { castawayId: robin.first.id, isAutoSelected: true } },
    ]);
  });

  test('the picks are made without a poll, also if the close is moved', async () => {
    const league = await startLeague({}, { pollMs: 600_000 });
    const robin = await league.player();
    const locked = async () =>
      (await publishedOn(league.environment.BUS_DATABASE_URL, league.database, [Topics.lockedWeek])).map(
        ({ state }) => state,
      );
    const inMs = (ms: number) => new Date(Date.now() + ms);
    const week = await league.week(3, { picksOpenAt: inMs(-60_000), picksCloseAt: inMs(3_600_000) });
    await league.waitForCopies();
    await league.week(3, { ...week, picksCloseAt: inMs(1_500) });
    await league.autoPicked(3);
    expect(await league.stored()).toMatchObject([{ userId: robin.id, isAutoSelected: true }]);
    await league.week(4, { picksOpenAt: inMs(-60_000), picksCloseAt: inMs(-1) });
    await league.autoPicked(4);
    await eventually(async () => expect(await locked()).toHaveLength(2));
    expect(await locked()).toMatchObject([
      { weekNumber: 3, picks: 1 },
      { weekNumber: 4, picks: 1 },
    ]);
  });

  test('a week is published as locked once, with its picks, and again for a later close', async () => {
    const league = await startLeague();
    league.clock.set(during(3));
    const robin = await league.player();
    await league.player({ name: 'Kim' });
    const week = await league.week(3);
    await league.waitForCopies();
    await league.pick(robin.id, robin.second.id);
    const locked = () =>
      publishedOn(league.environment.BUS_DATABASE_URL, league.database, [Topics.lockedWeek]);
    expect(await locked()).toEqual([]);
    league.clock.set(close(3));
    const first = { weekId: week.id, weekNumber: 3, picksCloseAt: close(3), lockedAt: close(3), picks: 2 };
    await eventually(async () => expect(await locked()).toMatchObject([{ version: 1, state: first }]));
    await league.week(3, { ...week, picksCloseAt: close(4) });
    await league.waitForCopies();
    league.clock.set(close(4));
    await eventually(async () =>
      expect(await locked()).toMatchObject([
        { version: 1 },
        { version: 2, state: { ...first, picksCloseAt: close(4), lockedAt: close(4) } },
      ]),
    );
  });

  test('the automatic pick is the suggestion, with any history and eliminations', async () => {
    const league = await startLeague();
    league.clock.set(during(3));
    const week = await league.week(3);
    const players = [];
    for (const history of ['none', 'first', 'second'] as const) {
      for (const out of ['nobody', 'first', 'second', 'both'] as const) {
        const player = await league.player({ name: `${history} ${out}` });
        players.push({ ...player, history, out });
        if (history !== 'none') await league.pick(player.id, player[history].id);
      }
    }
    // Players without a pick of week 3 must have no history, so they are drafted after its close.
    const without = players.filter((player) => player.history === 'none');
    for (const player of without) await league.roster(player.id, []);
    await league.waitForCopies();
    await league.closes(3);
    for (const player of without) await league.roster(player.id, [player.first.id, player.second.id]);
    for (const { out, first, second } of players) {
      if (out === 'first' || out === 'both') await league.castaway({ ...first, eliminated: true });
      if (out === 'second' || out === 'both') await league.castaway({ ...second, eliminated: true });
    }
    await league.nextWeek(week);

    const suggested = new Map<string, string | undefined>();
    for (const { id } of players) {
      const mine = await league.picks.getMyPicks({}, { actor: playerActor(id) });
      suggested.set(id, mine.suggestedCastaway?.id);
    }
    await league.closes(4);
    const picked = new Map((await ofWeek(league, 4)).map((row) => [row.userId, row.castawayId]));
    for (const { id, history, out, first, second } of players) {
      expect(picked.get(id)).toBe(suggested.get(id));
      if (out === 'both') expect(picked.get(id)).toBeUndefined();
      else if (out === 'first' || (out === 'nobody' && history === 'first'))
        expect(picked.get(id)).toBe(second.id);
      else expect(picked.get(id)).toBe(first.id);
    }
  });

  test('an admin who does not play, a player without a roster and a deleted one get no pick', async () => {
    const league = await startLeague();
    league.clock.set(during(3));
    const outside = await league.player({ name: 'Runs the league', isAdmin: true });
    const playing = await league.user({ name: 'Plays as well', isAdmin: true });
    await league.roster(playing.id, [outside.first.id], { rankingsSubmittedAt: during(1) });
    const undrafted = await league.user({ name: 'Undrafted' });
    await league.roster(undrafted.id, [], { rankingsSubmittedAt: during(1) });
    await league.user({ name: 'New' });
    const deleted = await league.player({ name: 'Deleted' });
    await league.removed(Topics.user, deleted.id);
    await league.week(3);
    await league.waitForCopies();
    await league.closes(3);
    expect(await league.stored()).toMatchObject([{ userId: playing.id }]);
  });

  test('a week that was never active gets no picks, one that is no longer active does', async () => {
    const league = await startLeague();
    league.clock.set(during(3));
    await league.player();
    await league.week(3, { isActive: false, wasEverActive: false });
    await league.week(4, { isActive: false, wasEverActive: true });
    await league.waitForCopies();
    await league.closes(4);
    expect(await league.stored()).toMatchObject([{ weekNumber: 4 }]);
  });
});

describe('made once', () => {
  test('when the same close is processed again, as after a crash before it was marked', async () => {
    const league = await startLeague();
    league.clock.set(during(3));
    await league.player();
    await league.week(3);
    await league.waitForCopies();
    await league.closes(3);
    const picked = await league.stored();
    await league.database.run('delete from auto_picked_weeks');
    await league.autoPicked(3);
    expect(await league.stored()).toEqual(picked);
    expect(await league.allPublished()).toHaveLength(1);
  });

  test('and is replaced by a pick that arrived before the close, however late that is processed', async () => {
    const league = await startLeague();
    league.clock.set(before(close(3)));
    const robin = await league.player();
    await league.week(3);
    await league.waitForCopies();
    const call = await league.database.transaction(async (tx) => {
      await tx.rows('select from copied.rosters where user_id = $1 for update', [robin.id]);
      const held = { answer: league.pick(robin.id, robin.second.id) };
      await eventually(async () => {
        // Only of this database: other tests use the same server.
        const waiting = await league.database.rows(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        if (waiting.length === 0) throw new Error('the call does not wait for the lock yet');
      });
      league.clock.set(close(3));
      await league.autoPicked(3);
      return held;
    });
    expect((await call.answer).pick).toMatchObject({ castawayId: robin.second.id, isAutoSelected: false });
    const [stored] = await league.stored();
    expect(stored).toMatchObject({ version: 2, castawayId: robin.second.id, isAutoSelected: false });
    expect(await league.allPublished()).toMatchObject([
      { id: stored?.id, version: 1, pick: { castawayId: robin.first.id, isAutoSelected: true } },
      { id: stored?.id, version: 2, pick: { castawayId: robin.second.id, isAutoSelected: false } },
    ]);
  });
});

describe('after a downtime', () => {
  test('missed weeks are picked in order, each based on the one before', async () => {
    const league = await startLeague();
    league.clock.set(during(3));
    const players = [await league.player(), await league.player({ name: 'Kim' })];
    // The later week arrives first: the number counts, not the order of arrival.
    await league.week(4);
    await league.week(3, { isActive: false });
    await league.waitForCopies();
    await league.stop();
    const { database } = await league.replica();
    await expect.poll(() => storedPicks(database), { timeout: 20_000 }).toHaveLength(4);
    const stored = await storedPicks(database);
    for (const { id, first, second } of players) {
      const theirs = stored.filter((row) => row.userId === id);
      expect(theirs).toMatchObject([
        { weekNumber: 3, castawayId: first.id },
        { weekNumber: 4, castawayId: second.id },
      ]);
    }
  });

  test('what was entered, given or submitted after the close does not count', async () => {
    const league = await startLeague();
    league.clock.set(during(2));
    const [late, early] = [await league.user({ name: 'Late' }), await league.user({ name: 'Early' })];
    const own = await Promise.all([close(3), before(close(3)), undefined].map(() => league.player()));
    const [after, ahead, unknown] = own as [Player, Player, Player];
    const past = await league.player({ name: 'Picked week 2 after the close of week 3' });
    const week = await league.week(2);
    await league.waitForCopies();
    await league.pick(past.id, past.first.id);
    await league.database.run('update picks set submitted_at = $1', [close(3)]);
    await league.week(2, { ...week, isActive: false, wasEverActive: false });
    await league.week(3);
    await league.waitForCopies();
    await league.stop();
    const out = (castaway: Player['first'], enteredAt?: Date) =>
      league.castaway({ ...castaway, eliminated: true, stays: [{ outFromWeek: 3, enteredAt }] as never });
    await out(after.first, close(3));
    await out(ahead.first, before(close(3)));
    await out(unknown.first);
    const castaway = await league.castaway({ name: 'Shared' });
    await league.roster(late.id, [castaway.id], { givenAt: close(3) });
    await league.roster(early.id, [castaway.id], { givenAt: before(close(3)) });
    const { database } = await league.replica();
    const made = async () => (await storedPicks(database)).filter(({ weekNumber }) => weekNumber === 3);
    await expect.poll(made, { timeout: 20_000 }).toHaveLength(5);
    const picked = new Map((await made()).map(({ userId, castawayId }) => [userId, castawayId]));
    expect(picked.get(after.id)).toBe(after.first.id);
    expect(picked.get(ahead.id)).toBe(ahead.second.id);
    expect(picked.get(unknown.id)).toBe(unknown.second.id);
    expect(picked.get(past.id)).toBe(past.first.id);
    expect(picked.has(late.id)).toBe(false);
    expect(picked.get(early.id)).toBe(castaway.id);
    expect((await made()).every(({ submittedAt }) => submittedAt.getTime() === close(3).getTime())).toBe(
      true,
    );
  });

  test('the picks wait for missed events, so that rosters and eliminations of that time count', async () => {
    const league = await startLeague();
    await league.stop();
    const first = await league.castaway({ name: 'First' });
    const second = await league.castaway({ name: 'Second' });
    await league.week(3);
    for (let i = 0; i < 150; i++) {
      const user = await league.user({ name: `Player ${i}` });
      await league.roster(user.id, [first.id, second.id]);
    }
    await league.castaway({ ...first, eliminated: true });
    const { database } = await league.replica();
    await expect.poll(() => storedPicks(database), { timeout: 20_000 }).toHaveLength(150);
    const castaways = new Set((await storedPicks(database)).map((row) => row.castawayId));
    expect(castaways).toEqual(new Set([second.id]));
  });
});
