import type { Actor } from '@torchbearer/kit';
import { eventually, playerActor } from '@torchbearer/kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSeasonModel, type SeasonModel } from '../src/db/season-model.js';
import { createStandingsViews } from '../src/use-cases/standings/standings-views.js';
import { ADMIN, entriesOf, readRows, startScoring, type Harness } from './harness.js';
import { castawayId, playerId } from './league-history.js';

let league: Harness;
beforeEach(async () => {
  league = await startScoring();
  for (const week of [3, 4, 5]) for (const player of [0, 1]) league.emit.pick(player, week, player);
  league.emit.castaway(0, true, undefined, 4);
  await league.waitForStandings();
  await league.save(3, { 0: 7, 1: 2 });
  await league.save(4, { 0: 1, 1: 40 });
});
afterEach(() => league.stop());

const watched = (week: number, player = 0): Actor => ({
  ...playerActor(playerId(player)),
  resultsUntil: week,
});
const listFor = async (actor: Actor) => {
  const { list } = await league.standings(actor);
  return list.map(({ id, totalPoints, draftPicks }) => ({
    id,
    totalPoints,
    out: draftPicks.filter(({ castaway }) => castaway.eliminated).map(({ castawayId: out }) => out),
  }));
};
const firstFor = async (week: number) => (await listFor(watched(week)))[0];

describe('a player who hides results', () => {
  it('sees the standings and who is out after the last week that they watched', async () => {
    expect(await firstFor(2)).toMatchObject({ totalPoints: 0, out: [] });
    expect(await firstFor(3)).toEqual({ id: playerId(0), totalPoints: 7, out: [] });
    expect(await firstFor(4)).toMatchObject({ id: playerId(1), totalPoints: 42 });
    expect(await listFor(watched(4))).toEqual(await listFor(playerActor(playerId(0))));
    expect((await listFor(watched(4))).flatMap(({ out }) => out)).toContain(castawayId(0));
    expect((await listFor(watched(3))).flatMap(({ out }) => out)).toEqual([]);
    const { weeksInFirst } = await league.scoring.getWeeksInFirst({}, { actor: watched(3) });
    expect(weeksInFirst).toBe(1);
  });

  it('gets standings of its own, which an unwatched week does not change, and a correction does', async () => {
    const read = () => readRows(league, watched(3));
    const first = await read();
    expect(first.rows[0]).toMatchObject({ userId: playerId(0), totalPoints: 7, weekPoints: 7 });
    expect(first.castaways.map(({ points }) => points)).toEqual([7, 2, 0, 0]);
    await league.save(4, { 2: 9 });
    expect(await read()).toEqual(first);
    await league.save(3, { 0: 8 });
    const again = await read();
    expect(again.rows[0]).toMatchObject({ totalPoints: 8 });
    expect([again.version, again.label === first.label]).toEqual([first.version, false]);
  });

  it('sees a new player at once', async () => {
    league.emit.user(30);
    await league.waitForStandings();
    expect((await listFor(watched(3))).map(({ id }) => id)).toContain(playerId(30));
  });

  it('sees results, lines and the own season up to that week, also on castaways’ pages', async () => {
    const { scoring } = league;
    const call = { actor: watched(3) };
    const castaway = { castawayId: castawayId(0) };
    const weeksIn = (rows: readonly { weekNumber: number }[]) => [
      ...new Set(rows.map((row) => row.weekNumber)),
    ];
    expect(weeksIn((await scoring.listResults({}, call)).results)).toEqual([3]);
    expect(weeksIn((await scoring.listResultLines({}, call)).lines)).toEqual([3]);
    expect((await scoring.listResultLines({ week: 4 }, call)).lines).toEqual([]);
    expect(weeksIn((await scoring.listCastawayResults(castaway, call)).weeks)).toEqual([3]);
    expect(weeksIn((await scoring.listCastawayLines(castaway, call)).lines)).toEqual([3]);
    const { weeks } = await scoring.getMyHistory({}, call);
    expect(weeks).toMatchObject([{ weekNumber: 3, total: 7, rank: 1, castaway: { eliminated: false } }]);
    const all = await scoring.getMyHistory({}, { actor: playerActor(playerId(0)) });
    expect(weeksIn(all.weeks)).toEqual([3, 4]);
  });

  it('sees what they need once the week before was watched, without points of the week itself', async () => {
    const close = new Date(Date.now() - 1_000);
    league.emit.week(4, { isActive: true, picksCloseAt: close });
    league.emit.weekLocked(4, close, 2);
    await league.waitForStandings();
    const needs = (week: number) => league.scoring.getMyNeeds({}, { actor: watched(week) });
    await eventually(async () => expect((await needs(4)).isLocked).toBe(true));
    expect(await needs(2)).toEqual({ weekNumber: 4, isLocked: false, isHidden: true, scopes: [] });
    expect(await needs(3)).toMatchObject({ castaway: { points: undefined }, scopes: [{ rank: 1 }] });
    expect(await needs(4)).toMatchObject({ castaway: { points: 1 }, scopes: [{ rank: 2 }] });
  });
});

describe('a correction of a week that a player who hides results has watched', () => {
  const ADMIN_CALL = { actor: ADMIN };
  const correct = (week: number, points: Readonly<Record<number, number>>, reason: string) =>
    league.scoring.saveWeekPoints({ weekNumber: week, entries: entriesOf(points), reason }, ADMIN_CALL);
  const correctionsFor = async (actor: Actor) =>
    (await league.scoring.listCorrections({}, { actor })).corrections;
  beforeEach(async () => {
    league.emit.userHides(0, 3);
    league.emit.userHides(1, 2);
    await league.waitForStandings();
    for (const weekNumber of [3, 4]) await league.scoring.finalizeWeek({ weekNumber }, ADMIN_CALL);
  });

  it('tells what it changed of the standings that they see, and can be dismissed', async () => {
    await correct(3, { 1: 9 }, 'An idol was missing');
    const [own, ...more] = await correctionsFor(watched(3));
    expect(more).toEqual([]);
    expect(own).toMatchObject({ weekNumber: 3, reason: 'An idol was missing', isEffectKnown: true });
    // Of all weeks: 8 points and rank 2, before and after.
    const effect = { totalFrom: 7, totalTo: 7, rankFrom: 1, rankTo: 2, isDismissed: false };
    expect(own?.effect).toEqual(effect);
    expect(await firstFor(3)).toMatchObject({ id: playerId(1), totalPoints: 9 });
    await league.scoring.dismissCorrection({ correctionId: own!.id }, { actor: watched(3) });
    for (const week of [3, 4])
      expect((await correctionsFor(watched(week)))[0]?.effect).toEqual({ ...effect, isDismissed: true });
    // A player who has watched less sees an effect that counts no more; one who hides nothing sees the effect of all weeks.
    expect(await correctionsFor(watched(2))).toEqual([]);
    expect((await correctionsFor(playerActor(playerId(1))))[0]?.effect).toMatchObject({ totalTo: 49 });
  });

  it('says so if it changed nothing for them, and is not told before they have watched the week', async () => {
    await correct(3, { 2: 5 }, 'Nobody had them');
    expect(await correctionsFor(watched(3))).toMatchObject([{ isEffectKnown: true, effect: undefined }]);
    await correct(4, { 1: 0 }, 'A later week');
    expect(await correctionsFor(watched(3))).toHaveLength(1);
    const [, early] = await correctionsFor(watched(3, 1));
    expect(early).toBeUndefined();
  });

  it('has its reason unless that names a later week', async () => {
    await correct(3, { 0: 8 }, 'Seen again in episode 4');
    await correct(3, { 0: 9 }, 'Week 3 was miscounted');
    const reasons = async (actor: Actor) => (await correctionsFor(actor)).map(({ reason }) => reason);
    expect(await reasons(watched(3))).toEqual([
      'Week 3 was miscounted',
      'The reason names a week that you have not watched.',
    ]);
    expect(await reasons(watched(4))).toContain('Seen again in episode 4');
  });

  it('leaves the standings as they are while players only change how far they see', async () => {
    const { version } = await league.standings();
    league.emit.userHides(0, 4);
    league.emit.userHides(1, undefined);
    await league.waitForStandings();
    expect((await league.standings()).version).toBe(version);
    await correct(3, { 0: 8 }, 'An idol was missing');
    expect((await correctionsFor(watched(4)))[0]?.effect).toMatchObject({ totalFrom: 8, totalTo: 9 });
  });
});

it('standings until a week are computed once per computation of the current ones, for all who ask', async () => {
  const real = createSeasonModel();
  let computed = 0;
  const season: SeasonModel = {
    ...real,
    read: (...from) => {
      computed += 1;
      return real.read(...from);
    },
  };
  const views = createStandingsViews(league.database, season, () => undefined);
  const read = async (week: number) => {
    const all = Array.from({ length: 100 }, () => views.newest(week));
    await Promise.all(all);
    return computed;
  };
  expect(await read(3)).toBe(1);
  expect(await read(3)).toBe(1);
  expect(await read(4)).toBe(2);
  await league.save(5, { 1: 1 });
  expect(await read(3)).toBe(3);
});
