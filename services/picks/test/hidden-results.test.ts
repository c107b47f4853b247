import { playerActor } from '@torchbearer/kit/testing';
import { PageRequest } from '@torchbearer/proto/paging/v1/paging';
import { describe, expect, test } from 'vitest';
import { close, during, startLeague } from './league.js';

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
  for (let turn = 0; turn < 2; turn++) {
    for (const player of [kim, robin]) await pick(player, player.first);
    week = await league.nextWeek(week);
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

/** Before picks of the open week close, a castaway leaves in that very week, which nobody can have watched. */
describe('a castaway who leaves while picks are open', () => {
  test('changes nothing of what a player reads who hides results, nor their recommendation', async () => {
    const { league, kim, asKim } = await thirdWeek();
    const read = async (until: number) =>
      JSON.stringify([
        await league.picks.getMyPicks({}, asKim(until)),
        await league.picks.listPicks({}, asKim(until)),
        await league.picks.listPicks({ page: PageRequest.create(), week: 5, picked: true }, asKim(until)),
      ]);
    const readAll = () => Promise.all([0, 3, 4].map(read));
    const before = await readAll();
    for (const week of [6, 5]) {
      await league.castaway({ ...kim.second, eliminated: true, eliminatedInWeek: week });
      await league.waitForCopies();
      expect(await readAll()).toEqual(before);
    }
    const { suggestedCastaway } = await league.picks.getMyPicks({}, asKim(4));
    expect(suggestedCastaway).toMatchObject({ id: kim.second.id, eliminated: false });
    expect((await league.picks.getMyPicks({}, asKim())).suggestedCastaway).toBeUndefined();
  });

  test('is picked only by who accepts to see it, and another castaway without a question', async () => {
    const { league, kim, robin, asKim } = await thirdWeek();
    await league.castaway({ ...kim.second, eliminated: true, eliminatedInWeek: 5 });
    await league.castaway({ ...kim.first, eliminated: false });
    await league.waitForCopies();
    const submit = (castawayId: string, until?: number, showsEliminated?: boolean) =>
      league.picks.submitPick({ castawayId, showsEliminated }, asKim(until));
    await expect(submit(kim.second.id, 4)).rejects.toMatchObject({ reason: 'RESULTS_HIDDEN' });
    await expect(submit(robin.second.id, 4)).rejects.toMatchObject({ reason: 'NOT_YOUR_CASTAWAY' });
    for (const accepted of [submit(kim.second.id, 4, true), submit(kim.second.id, 5), submit(kim.second.id)])
      await expect(accepted).rejects.toMatchObject({ reason: 'CASTAWAY_ELIMINATED' });
    expect((await submit(kim.first.id, 4)).pick).toMatchObject({ castawayId: kim.first.id });
  });

  test('stays the pick of who had picked them, and sending it again tells nothing', async () => {
    const { league, kim, asKim } = await thirdWeek();
    const again = () => league.picks.submitPick({ castawayId: kim.second.id }, asKim(4));
    await again();
    const before = await again();
    await league.castaway({ ...kim.second, eliminated: true, eliminatedInWeek: 5 });
    await league.waitForCopies();
    expect(await again()).toEqual(before);
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
