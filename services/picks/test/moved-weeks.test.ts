import { eventually } from '@torchbearer/kit/testing';
import type { WeekChanged } from '@torchbearer/proto/league/v1/events';
import { describe, expect, test } from 'vitest';
import { autoPickChunk } from '../src/use-cases/automatic-picks.js';
import { before, close, during, startLeague, type League } from './league.js';

const MINUTE_MS = 60_000;
const later = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms);
/** Moves a close that has passed, as league publishes it. */
const move = async (league: League, week: WeekChanged, picksCloseAt: Date): Promise<WeekChanged> => {
  const moves = (week.moves ?? 0) + 1;
  const moved = { picksCloseAt, moves, moveReason: 'The episode was late', movedAt: close(3) };
  const published = await league.week(3, { ...week, ...moved });
  await league.waitForCopies();
  return published;
};

const untilWithdrawn = (league: League, week: WeekChanged) =>
  eventually(async () => {
    const rows = await league.database.rows('select from week_moves where week_id = $1 and moves = $2', [
      week.id,
      week.moves,
    ]);
    if (rows.length === 0) throw new Error('the move is not processed yet');
  });

/** A closed week 3 with an automatic pick of Robin's and one by Kim's own hand. */
async function closedWeek() {
  const league = await startLeague();
  league.clock.set(during(3));
  const [robin, kim] = [await league.player(), await league.player({ name: 'Kim' })];
  const week = await league.week(3);
  await league.waitForCopies();
  await league.pick(kim.id, kim.second.id);
  await league.closes(3);
  /** A player with the castaways of Robin. */
  const joins = async (givenAt: Date) => {
    const late = await league.user({ name: 'Late' });
    await league.roster(late.id, [robin.first.id, robin.second.id], { givenAt });
    await league.waitForCopies();
    return late;
  };
  return { league, robin, kim, week, joins };
}

describe('a closed week that is moved', () => {
  test('and opened again withdraws its automatic picks, tells their players why, and makes them once more', async () => {
    const { league, robin, kim, week, joins } = await closedWeek();
    const [first] = (await league.stored()).filter(({ isAutoSelected }) => isAutoSelected);
    const moved = await move(league, week, close(4));
    await untilWithdrawn(league, moved);
    expect(await league.stored()).toMatchObject([{ userId: kim.id, version: 1, isAutoSelected: false }]);
    expect(await league.mine(robin.id)).toMatchObject({
      pick: undefined,
      withdrawnCastaway: { id: robin.first.id },
      withdrawnByMove: true,
      week: { moveReason: 'The episode was late', movedAt: close(3), picksCloseAt: close(4) },
    });
    expect((await league.allPublished()).filter(({ id }) => id === first?.id)).toMatchObject([
      { version: 1 },
      { version: 2, pick: null },
    ]);
    const late = await joins(before(close(4)));
    league.clock.set(close(4));
    await league.autoPicked(3);
    const stored = await league.stored();
    expect(
      stored
        .filter(({ isAutoSelected }) => isAutoSelected)
        .map(({ userId }) => userId)
        .sort(),
    ).toEqual([robin.id, late.id].sort());
    expect(stored.find(({ userId }) => userId === kim.id)).toMatchObject({
      castawayId: kim.second.id,
      version: 1,
    });
    expect(await league.mine(robin.id)).toMatchObject({
      withdrawnCastaway: undefined,
      withdrawnByMove: undefined,
    });
  });

  test('by a minute gives nothing to a player who came later, and a pick by hand meanwhile stays', async () => {
    const { league, robin, week, joins } = await closedWeek();
    const newClose = later(close(3), MINUTE_MS);
    await joins(newClose);
    league.clock.set(later(newClose, MINUTE_MS));
    const moved = await move(league, week, newClose);
    await untilWithdrawn(league, moved);
    await league.autoPicked(3);
    expect(await league.stored()).toHaveLength(2);
    expect((await league.stored()).find(({ userId }) => userId === robin.id)).toMatchObject({
      submittedAt: newClose,
    });
    await untilWithdrawn(league, await move(league, moved, close(4)));
    await league.pick(robin.id, robin.second.id);
    league.clock.set(close(4));
    await league.autoPicked(3);
    expect((await league.stored()).find(({ userId }) => userId === robin.id)).toMatchObject({
      castawayId: robin.second.id,
      isAutoSelected: false,
    });
  });

  test('by a version that counts no moves gets no second picks, whichever version makes them', async () => {
    const { league, week, joins, robin } = await closedWeek();
    const late = await joins(during(3));
    const newClose = later(close(3), MINUTE_MS);
    await league.week(3, { ...week, picksCloseAt: newClose });
    await league.waitForCopies();
    const insert = () =>
      league.database.rows(
        `insert into picks (id, version, user_id, week_number, castaway_id, is_auto_selected, submitted_at, submitted_by)
         values (gen_random_uuid(), 1, $1, 3, $2, true, now(), 'system')
         on conflict (user_id, week_number) do nothing returning id`,
        [late.id, robin.first.id],
      );
    expect(await insert()).toEqual([]);
    league.clock.set(newClose);
    await league.autoPicked(3);
    expect(await insert()).toEqual([]);
    expect((await league.stored()).some(({ userId }) => userId === late.id)).toBe(false);
    // Only the close is written: a trigger fills the moves.
    await league.database.run('update auto_picked_weeks set picks_close_at = now()');
    expect(await insert()).toEqual([]);
  });

  test('before it was processed, after a crash between two steps, gets its picks at the new close only', async () => {
    const league = await startLeague();
    league.clock.set(during(3));
    const [first, second] = [await league.castaway(), await league.castaway()];
    await league.players(1_200, [first.id, second.id]);
    const week = await league.week(3);
    await league.waitForCopies();
    const from = '00000000-0000-0000-0000-000000000000';
    const step = await league.database.transaction((tx) => autoPickChunk(tx, week, from, close(3)));
    expect(step.made).toBe(1_000);
    await untilWithdrawn(league, await move(league, week, close(4)));
    expect(await league.stored()).toEqual([]);
    league.clock.set(close(4));
    await league.autoPicked(3);
    expect(await league.stored()).toHaveLength(1_200);
    expect(new Set((await league.stored()).map(({ submittedAt }) => submittedAt.getTime()))).toEqual(
      new Set([close(4).getTime()]),
    );
  });

  test('with two replicas withdraws each automatic pick once, and makes each once more', async () => {
    const league = await startLeague();
    const other = await league.replica();
    const at = (now: Date) => [league, other].forEach(({ clock }) => clock.set(now));
    at(during(3));
    const castaway = await league.castaway();
    await league.players(1_200, [castaway.id]);
    const week = await league.week(3);
    await league.waitForCopies();
    at(close(3));
    await league.autoPicked(3);
    const newClose = later(close(3), MINUTE_MS);
    at(newClose);
    await untilWithdrawn(league, await move(league, week, newClose));
    await league.autoPicked(3);
    const stored = await league.stored();
    expect(new Set(stored.map(({ userId }) => userId)).size).toBe(1_200);
    const published = await league.allPublished();
    expect(published).toHaveLength(3_600);
    expect(published.filter((event) => event.pick === null && event.version === 2)).toHaveLength(1_200);
  });
});

describe('a week that is moved while its points are saved', () => {
  test('keeps its automatic picks, takes no pick by hand and gives nobody another', async () => {
    const { league, robin, week, joins } = await closedWeek();
    await league.scored(3, { [robin.first.id]: 1 });
    await league.waitForCopies();
    const picked = await league.stored();
    await untilWithdrawn(league, await move(league, week, close(4)));
    expect(await league.stored()).toEqual(picked);
    await expect(league.pick(robin.id, robin.second.id)).rejects.toMatchObject({
      reason: 'PICKS_CLOSED',
      message: 'Week 3 has points already, so its picks stay closed.',
    });
    await joins(before(close(4)));
    league.clock.set(close(4));
    await league.autoPicked(3);
    expect(await league.stored()).toEqual(picked);
  });

  test('gives picks back to those from whom they were withdrawn, and to nobody else', async () => {
    const { league, robin, week, joins } = await closedWeek();
    await untilWithdrawn(league, await move(league, week, close(4)));
    await league.scored(3, { [robin.first.id]: 1 });
    const late = await joins(before(close(4)));
    await expect(league.pick(late.id, robin.second.id)).rejects.toMatchObject({ reason: 'PICKS_CLOSED' });
    league.clock.set(close(4));
    await league.autoPicked(3);
    const made = (await league.stored()).filter(({ isAutoSelected }) => isAutoSelected);
    expect(made).toMatchObject([{ userId: robin.id, castawayId: robin.first.id, submittedAt: close(4) }]);
  });
});
