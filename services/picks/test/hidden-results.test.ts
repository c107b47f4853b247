import { playerActor } from '@torchbearer/kit/testing';
import { PageRequest } from '@torchbearer/proto/paging/v1/paging';
import { describe, expect, test } from 'vitest';
import { startLeague } from './league.js';
import { close, during } from './season.js';

/**
 * Kim and Robin picked their first castaways in weeks 3 and 4, and Robin the second one in week 5, which is open. Kim's
 * first castaway left in week 4.
 */
async function thirdWeek() {
  const league = await startLeague();
  league.clock.set(during(3));
  let week = await league.week(3);
  const kim = await league.player({ name: 'Kim' });
  const robin = await league.player({ name: 'Robin' });
  const pick = (player: typeof kim, castaway: typeof kim.first) =>
    league.picks.submitPick({ castawayId: castaway.id }, { actor: playerActor(player.id) });
  for (const weekNumber of [3, 4]) {
    for (const player of [kim, robin]) await pick(player, player.first);
    await league.week(weekNumber, { ...week, isActive: false });
    week = await league.week(weekNumber + 1);
    await league.waitForCopies();
    league.clock.set(during(weekNumber + 1));
  }
  await pick(robin, robin.second);
  await league.castaway({ ...kim.first, eliminated: true, eliminatedInWeek: 4 });
  await league.waitForCopies();
  const asKim = (resultsUntil?: number) => ({
    actor: { ...playerActor(kim.id), ...(resultsUntil !== undefined && { resultsUntil }) },
  });
  return { league, kim, robin, asKim };
}

describe('the own week of a player who hides results', () => {
  test('does not show who left in a week that they have not watched, and suggests nobody', async () => {
    const { league, kim, asKim } = await thirdWeek();
    const read = (until?: number, showsEliminated?: boolean) =>
      league.picks.getMyPicks({ showsEliminated }, asKim(until));
    const hidden = await read(3);
    expect(hidden.assigned.map(({ castaway }) => castaway?.eliminated)).toEqual([false, false]);
    expect(hidden).toMatchObject({
      suggestedCastaway: undefined,
      hidesEliminated: true,
      week: { weekNumber: 5, picksCloseAt: close(5) },
      previousPick: { weekNumber: 4, castawayId: kim.first.id, castawayEliminated: false },
    });
    const all = await read();
    expect(all.assigned.map(({ castaway }) => castaway?.eliminated)).toEqual([true, false]);
    expect(all.suggestedCastaway?.id).toBe(kim.second.id);
    expect(all.previousPick?.castawayEliminated).toBe(true);
    // With the week watched, or if they want to see it, they get what everybody does.
    expect(await read(4)).toEqual(all);
    expect(await read(3, true)).toEqual(all);
  });

  test('takes a pick only if they have watched the week before, or accept to see who left', async () => {
    const { league, kim, asKim } = await thirdWeek();
    const submit = (castawayId: string, until: number, showsEliminated?: boolean) =>
      league.picks.submitPick({ castawayId, showsEliminated }, asKim(until));
    // The refusal is the same for those who left and those who did not.
    for (const { id } of [kim.first, kim.second])
      for (const shows of [undefined, false])
        await expect(submit(id, 3, shows)).rejects.toMatchObject({ reason: 'RESULTS_HIDDEN' });
    const accepted = submit(kim.first.id, 3, true);
    await expect(accepted).rejects.toMatchObject({ reason: 'CASTAWAY_ELIMINATED' });
    expect((await submit(kim.second.id, 3, true)).pick).toMatchObject({ castawayId: kim.second.id });
    expect((await submit(kim.second.id, 4)).pick).toMatchObject({ weekNumber: 5 });
    // The own pick is always shown.
    expect((await league.picks.getMyPicks({}, asKim(0))).pick).toMatchObject({ castawayId: kim.second.id });
  });
});

describe('all picks, to a player who hides results', () => {
  const shownIn = (picks: readonly { userName: string; weekNumber: number }[]) =>
    picks.map(({ userName, weekNumber }) => `${userName} ${weekNumber}`);

  test('are those up to the week after the last that they watched, and their own', async () => {
    const { league, asKim } = await thirdWeek();
    const read = async (until?: number) => {
      const { picks, castaways, hiddenWeekNumbers } = await league.picks.listPicks({}, asKim(until));
      const isOut = [
        ...castaways.map((one) => one.eliminated),
        ...picks.map((one) => one.castawayEliminated),
      ];
      return { shown: shownIn(picks), hiddenWeekNumbers, showsOut: isOut.includes(true) };
    };
    const [of3, of4] = [
      ['Kim 3', 'Robin 3'],
      ['Kim 4', 'Robin 4'],
    ];
    const all = { shown: ['Robin 5', ...of4, ...of3], hiddenWeekNumbers: [], showsOut: true };
    expect(await read()).toEqual(all);
    expect(await read(4)).toEqual(all);
    expect(await read(3)).toEqual({ shown: [...of4, ...of3], hiddenWeekNumbers: [5], showsOut: false });
    expect(await read(2)).toMatchObject({ shown: ['Kim 4', ...of3], hiddenWeekNumbers: [4, 5] });
    expect(await read(1)).toMatchObject({ shown: ['Kim 4', 'Kim 3'], hiddenWeekNumbers: [3, 4, 5] });
  });

  test('are no more on pages, and a hidden week has no others who picked', async () => {
    const { league, asKim } = await thirdWeek();
    const page = PageRequest.create();
    const { picks } = await league.picks.listPicks({ page }, asKim(2));
    expect(shownIn(picks).sort()).toEqual(['Kim 3', 'Kim 4', 'Robin 3']);
    const picked = async (week: number, until: number) =>
      (await league.picks.listPicks({ page, week, picked: true }, asKim(until))).users.map(
        ({ name }) => name,
      );
    expect(await picked(5, 4)).toEqual(['Robin']);
    expect(await picked(5, 3)).toEqual([]);
    expect(await picked(4, 2)).toEqual(['Kim']);
  });
});
