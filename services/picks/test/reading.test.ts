import { adminActor, playerActor } from '@torchbearer/kit/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { before, close, during, opening, startLeague } from './league.js';

const admin = adminActor(randomUUID());

/** Robin and Kim picked their first castaways in week 3; week 4 is open, and Robin has picked in it. */
async function secondWeek() {
  const league = await startLeague();
  league.clock.set(during(3));
  const week3 = await league.week(3);
  const robin = await league.player({ name: 'robin' });
  const kim = await league.player({ name: 'Kim' });
  await league.pick(robin.id, robin.first.id);
  await league.pick(kim.id, kim.first.id);
  const week4 = await league.nextWeek(week3);
  await league.autoPicked(3);
  await league.pick(robin.id, robin.second.id);
  return { league, robin, kim, week3, week4 };
}

describe('a player’s own week', () => {
  test('shows castaways by round, the week, no pick yet, last week’s pick and the suggestion', async () => {
    const { league, kim, week4 } = await secondWeek();
    await league.castaway({ ...kim.first, age: 31, hometown: 'Tern Bay', imageUrl: '/images/kim.webp' });
    await league.scored(3, { [kim.first.id]: 1 });
    await league.waitForCopies();
    const mine = await league.mine(kim.id);
    expect(mine.assigned.map(({ round, castaway }) => [round, castaway?.id])).toEqual([
      [1, kim.first.id],
      [2, kim.second.id],
    ]);
    expect(mine.assigned[0]?.castaway).toEqual({
      id: kim.first.id,
      name: 'First of Kim',
      tribe: 'Ember',
      occupation: '',
      age: 31,
      hometown: 'Tern Bay',
      imageUrl: '/images/kim.webp',
      eliminated: false,
    });
    expect(mine.week).toEqual({
      id: week4.id,
      weekNumber: 4,
      isActive: true,
      picksOpenAt: opening(4),
      picksCloseAt: close(4),
      scored: false,
    });
    expect(mine.pick).toBeUndefined();
    expect(mine.previousPick).toMatchObject({ weekNumber: 3, castawayId: kim.first.id, userName: 'Kim' });
    expect(mine.suggestedCastaway?.id).toBe(kim.second.id);
  });

  test('shows the pick of the nearest earlier week as last week’s', async () => {
    const { league, robin, week4 } = await secondWeek();
    expect((await league.mine(robin.id)).pick).toMatchObject({ weekNumber: 4, castawayId: robin.second.id });
    await league.week(4, { ...week4, isActive: false });
    await league.week(7);
    await league.waitForCopies();
    const mine = await league.mine(robin.id);
    expect(mine.week?.weekNumber).toBe(7);
    expect(mine.previousPick).toMatchObject({ weekNumber: 4, castawayId: robin.second.id });
    expect(mine.suggestedCastaway?.id).toBe(robin.first.id);
  });

  test('has only the week if the player has no castaways', async () => {
    const { league } = await secondWeek();
    const mine = await league.mine(randomUUID());
    expect(mine.week?.weekNumber).toBe(4);
    expect({ ...mine, week: undefined }).toEqual({ assigned: [] });
  });
});

describe('all picks', () => {
  test('name players by name, weeks ascending, picks newest week first and then by player', async () => {
    const { league, robin, kim } = await secondWeek();
    const all = await league.picks.listPicks({}, { actor: playerActor(kim.id) });
    expect(all.users).toEqual([
      { id: kim.id, name: 'Kim' },
      { id: robin.id, name: 'robin' },
    ]);
    expect(all.weekNumbers).toEqual([3, 4]);
    expect(all.castaways.map((castaway) => castaway.name)).toEqual([
      'First of Kim',
      'First of robin',
      'Second of Kim',
      'Second of robin',
    ]);
    expect(all.draftPicks).toHaveLength(4);
    expect(all.draftPicks).toContainEqual({ userId: kim.id, castawayId: kim.second.id });
    expect(all.picks.map((entry) => [entry.weekNumber, entry.userName, entry.castawayId])).toEqual([
      [4, 'robin', robin.second.id],
      [3, 'Kim', kim.first.id],
      [3, 'robin', robin.first.id],
    ]);
  });

  test('list participants only: an admin who has ranked, not one who runs the league', async () => {
    const { league, robin, kim } = await secondWeek();
    await league.user({ name: 'Runs the league', isAdmin: true });
    const playing = await league.user({ name: 'Plays as well', isAdmin: true });
    await league.roster(playing.id, [kim.first.id], { rankingsSubmittedAt: during(1) });
    await league.user({ id: robin.id, name: 'robin', isAdmin: true });
    await league.waitForCopies();
    const all = await league.picks.listPicks({}, { actor: playerActor(kim.id) });
    expect(all.users.map((user) => user.name)).toEqual(['Kim', 'Plays as well']);
    expect(all.picks.map((entry) => entry.userName)).toEqual(['Kim']);
    expect(all.draftPicks).toHaveLength(3);
  });

  test('of an open week are hidden from other players until the close if the season says so', async () => {
    const { league, robin, kim } = await secondWeek();
    await league.season({ hidePicksUntilLock: true });
    await league.waitForCopies();
    league.clock.set(before(close(4)));
    const seen = async (actor: ReturnType<typeof playerActor>) => {
      const { picks, hiddenWeekNumbers } = await league.picks.listPicks({}, { actor });
      return [picks.map(({ userName, weekNumber }) => `${userName} ${weekNumber}`), hiddenWeekNumbers];
    };
    const [week3, week4] = [['Kim 3', 'robin 3'], ['robin 4']];
    expect(await seen(playerActor(kim.id))).toEqual([week3, [4]]);
    expect(await seen(playerActor(robin.id))).toEqual([[...week4, ...week3], [4]]);
    expect(await seen(admin)).toEqual([[...week4, ...week3], []]);
    await league.closes(4);
    expect(await seen(playerActor(kim.id))).toEqual([['Kim 4', ...week4, ...week3], []]);
  });
});

describe('an admin reads', () => {
  test('the picks of one week by player', async () => {
    const { league, robin, kim } = await secondWeek();
    const { picks } = await league.picks.listWeekPicks({ weekNumber: 3 }, { actor: admin });
    expect(picks.map((entry) => [entry.userName, entry.castawayId])).toEqual([
      ['Kim', kim.first.id],
      ['robin', robin.first.id],
    ]);
  });

  test('nothing of a week that was never created', async () => {
    const { league } = await secondWeek();
    for (const weekNumber of [0, 5, 4_000_000_000]) {
      const call = league.picks.listWeekPicks({ weekNumber }, { actor: admin });
      await expect(call).rejects.toMatchObject({ reason: 'WEEK_NOT_FOUND' });
    }
  });

  test('the log, newest first', async () => {
    const { league } = await secondWeek();
    const { picks } = await league.picks.listPickLog({}, { actor: admin });
    expect(picks.map((entry) => entry.weekNumber)).toEqual([4, 3, 3]);
  });

  test('the counts behind the picks, all weeks and the five newest picks', async () => {
    const { league, robin, kim } = await secondWeek();
    await league.scored(3, { [kim.first.id]: 1 });
    for (let i = 0; i < 4; i++) {
      const player = await league.player({ name: `Player ${i}` });
      await league.pick(player.id, player.first.id);
    }
    await league.waitForCopies();
    const debug = await league.picks.getPicksDebug({}, { actor: admin });
    expect(debug).toMatchObject({ totalWeeks: 2, totalPicks: 7, totalDraftPicks: 12, totalUsers: 6 });
    expect(debug.activeWeek).toMatchObject({ weekNumber: 4, scored: false });
    expect(debug.weeks.map((week) => [week.weekNumber, week.scored])).toEqual([
      [3, true],
      [4, false],
    ]);
    expect(debug.recentPicks).toHaveLength(5);
    expect(debug.recentPicks.every((entry) => entry.weekNumber === 4)).toBe(true);
    expect(debug.recentPicks.some((entry) => entry.userId === robin.id)).toBe(true);
  });
});

test('a league without anything has empty lists, and counts of nothing', async () => {
  const { picks } = await startLeague();
  expect(await picks.listPicks({}, { actor: playerActor(randomUUID()) })).toEqual({
    ...{ draftPicks: [], castaways: [], users: [], weekNumbers: [], picks: [], hiddenWeekNumbers: [] },
  });
  expect(await picks.getPicksDebug({}, { actor: admin })).toEqual({
    ...{ totalWeeks: 0, totalPicks: 0, totalDraftPicks: 0, totalUsers: 0, weeks: [], recentPicks: [] },
  });
});
