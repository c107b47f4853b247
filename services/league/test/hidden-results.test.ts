import { forFile } from '@torchbearer/kit/testing/suites';
import type { Castaway, GetDraftResponse } from '@torchbearer/proto/league/v1/league';
import { expect, test } from 'vitest';
import { ADMIN, startLeague, textOf, WHOLE } from './harness.js';

const harness = await forFile(startLeague());
/** Who left in week 5, and one who is still in the game. */
const [out, other] = (await harness.castaways('Ada', 'Bo')) as [Castaway, Castaway];
const player = await harness.newcomer();
await harness.rank(player, [out, other]);
await harness.draft();
const left = { castawayId: out.id, eliminated: true, eliminatedInWeek: 5 };
await harness.league.updateCastaway(left, { actor: ADMIN });

const call = (resultsUntil?: number) => ({
  actor: { ...player, ...(resultsUntil !== undefined && { resultsUntil }) },
});
const only = (castaways: readonly (Castaway | undefined)[]) => castaways.find((one) => one?.id === out.id);
const inJson = (response: GetDraftResponse): Castaway | undefined => {
  const { picks } = JSON.parse(textOf(response)) as { picks: { castaway: Castaway }[] };
  return only(picks.map(({ castaway }) => castaway));
};
const READS: Readonly<Record<string, (until?: number) => Promise<Castaway | undefined>>> = {
  'the list': async (until) => only((await harness.league.listCastaways({}, call(until))).castaways),
  'their page': async (until) =>
    (await harness.league.getCastaway({ castawayId: out.id }, call(until))).castaway,
  'a page of the draft': async (until) =>
    only((await harness.league.getDraft(WHOLE, call(until))).picks.map(({ castaway }) => castaway)),
  'the draft as JSON': async (until) => inJson(await harness.league.getDraft({}, call(until))),
  'the own draft': async (until) => {
    const { draft } = await harness.league.getMyDraft({}, call(until));
    return only(draft?.picks.map(({ castaway }) => castaway) ?? []);
  },
  'the own ranking': async (until) =>
    only((await harness.league.getMyRanking({}, call(until))).order.map(({ castaway }) => castaway)),
};

test.each(Object.keys(READS))('%s shows who left once the player has watched that week', async (name) => {
  const seen = async (until?: number) => {
    const castaway = await READS[name]?.(until);
    return [castaway?.eliminated, castaway?.eliminatedInWeek ?? null];
  };
  expect(await seen()).toEqual([true, 5]);
  expect(await seen(5)).toEqual([true, 5]);
  expect(await seen(4)).toEqual([false, null]);
});

test('the draft as JSON has the same fields of who left as of who did not', async () => {
  const text = textOf(await harness.league.getDraft({}, call(4)));
  expect(text.match(/"eliminatedInWeek":null/g)).toHaveLength(2);
});

test('the response to a ranking does not show it either', async () => {
  await harness.league.unlockRankings({}, { actor: ADMIN });
  const submit = async (until: number) => {
    const { order } = await harness.league.submitRanking({ castawayIds: [other.id, out.id] }, call(until));
    return order.map(({ castaway }) => castaway?.eliminated);
  };
  expect(await submit(4)).toEqual([false, false]);
  expect(await submit(5)).toEqual([false, true]);
});
