import type { EntityVersion } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, decided, entriesOf, OTHER, startScoring, type Harness } from './harness.js';
import { playerId } from './league-history.js';

let league: Harness;
beforeEach(async () => {
  league = await startScoring();
  for (let n = 0; n < 4; n++) league.emit.pick(n, 3, n);
  await league.waitForStandings();
});
afterEach(() => league.stop());

const undo = (weekNumber: number, from: Pick<Harness, 'scoring'> = league) =>
  decided(() => from.scoring.undoWeekPoints({ weekNumber }, { actor: OTHER }));
const undoSeen = (seen: Readonly<Record<number, number>>, { scoring }: Pick<Harness, 'scoring'> = league) =>
  scoring.undoWeekPoints({ weekNumber: 3, seen: { entries: entriesOf(seen) } }, { actor: OTHER });

describe('undoing a save', () => {
  it('restores the previous points and standings, and publishes them', async () => {
    await league.save(3, { 0: 5, 1: 2 });
    const before = await league.standings();
    await league.save(3, { 1: 8, 2: 1 });
    const published: EntityVersion[] = [];
    const response = await league.scoring.undoWeekPoints(
      { weekNumber: 3 },
      { actor: OTHER, onPublished: (versions) => published.push(...versions) },
    );
    const entries = entriesOf({ 0: 5, 1: 2 });
    expect(response).toMatchObject({ entries, standingsVersion: before.version + 2 });
    expect(await league.pointsOf()).toEqual(entries);
    expect(await league.standings()).toEqual({ version: before.version + 2, list: before.list });
    expect(published).toEqual([
      { topic: Topics.scoredWeek.name, key: '3', version: 3 },
      { topic: Topics.scoringAudit.name, key: expect.any(String) as string, version: 1 },
      { topic: Topics.standings.name, key: 'standings', version: response.standingsVersion },
    ]);
    const event = { weekNumber: 3, version: 3, points: entries, isFinal: false };
    expect((await league.scoredWeeks()).at(-1)).toEqual(event);
  });

  it('of the only one leaves the week without scores, as if it had never had any', async () => {
    await league.save(4, { 0: 9 });
    await league.save(3, { 0: 0, 1: 7 });
    const { list } = await league.standings();
    expect((await undo(3)).entries).toEqual([]);
    expect((await league.standings()).list).not.toEqual(list);
    expect((await league.scoredWeeks()).at(-1)).toMatchObject({ version: 2, points: [] });
    expect(await league.pointsOf(4)).toEqual(entriesOf({ 0: 9 }));
    await undo(4);
    expect(await league.scoring.getWeeksInFirst({}, { actor: ADMIN })).toEqual({ weeksInFirst: 0 });
    expect(await league.save(3, { 0: 1 })).toEqual(entriesOf({ 0: 1 }));
    expect((await league.standings()).list[0]).toMatchObject({ id: playerId(0), totalPoints: 1 });
  });

  it('goes back one save each time, skips undone saves, and cannot itself be undone', async () => {
    await league.save(3, { 0: 1 });
    await league.save(3, { 0: 2 });
    expect((await undo(3)).entries).toEqual(entriesOf({ 0: 1 }));
    await league.save(3, { 0: 3, 1: 3 });
    // Points of a castaway who is out by now are restored like any others.
    league.emit.castaway(0, true);
    await league.waitForStandings();
    expect((await undo(3)).entries).toEqual(entriesOf({ 0: 1 }));
    expect((await undo(3)).entries).toEqual([]);
    await expect(undo(3)).rejects.toMatchObject({ reason: 'NOTHING_TO_UNDO' });
    const undone = `select version, undone_by as "by" from score_saves where undone_at is not null order by version`;
    expect(await league.database.rows(undone)).toEqual(
      [1, 2, 4].map((version) => ({ version, by: OTHER.id })),
    );
  });

  it('is refused if nothing was saved', async () => {
    await expect(undo(3)).rejects.toMatchObject({ reason: 'NOTHING_TO_UNDO' });
    expect([await league.scoredWeeks(), await league.audited()]).toEqual([[], []]);
  });

  it('undoes nothing if the week is not as the admin saw it', async () => {
    await league.save(3, { 0: 5 });
    await league.save(3, { 1: 2 });
    await expect(undoSeen({ 0: 5 })).rejects.toMatchObject({ reason: 'CONFLICT' });
    expect(await league.pointsOf()).toEqual(entriesOf({ 0: 5, 1: 2 }));
    expect((await undoSeen({ 0: 5, 1: 2 })).entries).toEqual(entriesOf({ 0: 5 }));
  });
});

describe('at the same moment', () => {
  it('two admins who saw the same undo one save', async () => {
    const other = await league.replica();
    for (let round = 1; round <= 10; round++) await league.save(3, { 0: round });
    for (let round = 10; round > 1; round--) {
      const results = await Promise.allSettled([undoSeen({ 0: round }), undoSeen({ 0: round }, other)]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await league.pointsOf()).toEqual(entriesOf({ 0: round - 1 }));
    }
  });

  it('twenty undos of three saves, on two replicas, undo exactly three', async () => {
    for (let round = 1; round <= 3; round++) await league.save(3, { 0: round, [round]: round });
    const other = await league.replica();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => undo(3, index % 2 === 0 ? league : other)),
    );
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as { reason: string }).reason] : [],
    );
    expect(refused).toEqual(Array.from({ length: 17 }, () => 'NOTHING_TO_UNDO'));
    expect(await league.pointsOf()).toEqual([]);
    expect(await league.scoredWeeks()).toHaveLength(6);
    expect(await league.audited()).toHaveLength(6);
  });

  it('concurrent saves and undos leave points and standings that agree', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        index % 3 === 0 ? undo(3) : league.save(3, { [index % 4]: index }),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
    const stored = new Map((await league.pointsOf()).map(({ castawayId, points }) => [castawayId, points]));
    const picks = await league.database.rows<{ player: string; castaway: string }>(
      'select user_id as player, castaway_id as castaway from copied.picks',
    );
    const castawayOf = new Map(picks.map(({ player, castaway }) => [player, castaway]));
    for (const { id, totalPoints } of (await league.standings()).list)
      expect(totalPoints).toBe(stored.get(castawayOf.get(id) ?? '') ?? 0);
    const left = await league.database.rows('select from score_saves where undone_at is null');
    for (const _ of left) await undo(3);
    expect(await league.pointsOf()).toEqual([]);
  });
});

it('the audit log names who saved and undid, and the castaways whose points changed, once for each change', async () => {
  await league.save(3, { 0: 5, 1: 2 });
  await league.save(3, { 0: 5, 1: 4 });
  await league.save(3, { 0: 5 });
  await expect(league.save(3, { 99: 5 })).rejects.toMatchObject({ reason: 'UNKNOWN_CASTAWAY' });
  await undo(3);
  const of = (number: number, points: number | null) => ({ castaway: `Castaway ${number}`, points });
  const audited = (await league.audited()).map((entry) => ({
    who: [entry.actorId, entry.actorName, entry.at instanceof Date],
    what: [entry.action, entry.targetType, entry.targetId, entry.targetName],
    change: [JSON.parse(entry.beforeJson), JSON.parse(entry.afterJson)] as unknown,
  }));
  const [ada, grace] = [ADMIN, OTHER].map(({ id, name }) => [id, name, true]);
  const week = ['week', '3', 'Week 3'];
  expect(audited).toEqual([
    {
      ...{ who: ada, what: ['points.saved', ...week] },
      change: [
        [of(0, null), of(1, null)],
        [of(0, 5), of(1, 2)],
      ],
    },
    { who: ada, what: ['points.saved', ...week], change: [[of(1, 2)], [of(1, 4)]] },
    { who: grace, what: ['points.undone', ...week], change: [[of(1, 4)], [of(1, 2)]] },
  ]);
});
