import type { EntityVersion } from '@torchbearer/kit';
import { adminActor } from '@torchbearer/kit/testing';
import { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import { WeekScored } from '@torchbearer/proto/scoring/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, decided, entriesOf, startScoring, type Harness } from './harness.js';
import { playerId, uuid } from './league-history.js';

const OTHER = adminActor(uuid(9, 2), 'Grace');
let league: Harness;
beforeEach(async () => {
  league = await startScoring();
  for (let n = 0; n < 4; n++) league.emit.pick(n, 3, n);
  await league.waitForStandings();
});
afterEach(() => league.stop());

const undo = (weekNumber: number, from: Pick<Harness, 'scoring'> = league) =>
  decided(() => from.scoring.undoWeekPoints({ weekNumber }, { actor: OTHER }));
const pointsOf = async (weekNumber: number) =>
  (await league.scoring.getWeekPoints({ weekNumber }, { actor: ADMIN })).entries;
const publishedTo = async (topic: string): Promise<Buffer[]> =>
  (
    await league.database.rows<{ value: Buffer }>('select value from outbox where topic = $1 order by id', [
      topic,
    ])
  ).map((row) => row.value);

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
    expect(response.entries).toEqual(entriesOf({ 0: 5, 1: 2 }));
    expect(await pointsOf(3)).toEqual(response.entries);
    expect(await league.standings()).toEqual({ version: before.version + 2, list: before.list });
    expect(response.standingsVersion).toBe(before.version + 2);
    expect(published).toEqual([
      { topic: Topics.scoredWeek.name, key: '3', version: 3 },
      { topic: Topics.scoringAudit.name, key: expect.any(String) as string, version: 1 },
      { topic: Topics.standings.name, key: 'standings', version: response.standingsVersion },
    ]);
    expect(
      (await publishedTo(Topics.scoredWeek.name)).map((value) => WeekScored.decode(value)).at(-1),
    ).toEqual({
      weekNumber: 3,
      version: 3,
      points: entriesOf({ 0: 5, 1: 2 }),
      isFinal: false,
    });
  });

  it('of the only one leaves the week without scores, as if it had never had any', async () => {
    await league.save(3, { 0: 0, 1: 7 });
    expect((await undo(3)).entries).toEqual([]);
    expect(
      (await league.standings()).list.map(({ totalPoints, avgPoints }) => [totalPoints, avgPoints]),
    ).toEqual(Array.from({ length: 5 }, () => [0, 0]));
    expect(await league.scoring.getWeeksInFirst({}, { actor: ADMIN })).toEqual({ weeksInFirst: 0 });
    expect(
      (await publishedTo(Topics.scoredWeek.name)).map((value) => WeekScored.decode(value)).at(-1),
    ).toEqual({
      weekNumber: 3,
      version: 2,
      points: [],
      isFinal: false,
    });
    expect(await league.save(3, { 0: 1 })).toEqual(entriesOf({ 0: 1 }));
    expect((await league.standings()).list[0]).toMatchObject({ id: playerId(0), totalPoints: 1 });
  });

  it('goes back one save each time, skips undone saves, and cannot itself be undone', async () => {
    await league.save(3, { 0: 1 });
    await league.save(3, { 0: 2 });
    expect((await undo(3)).entries).toEqual(entriesOf({ 0: 1 }));
    await league.save(3, { 0: 3, 1: 3 });
    expect((await undo(3)).entries).toEqual(entriesOf({ 0: 1 }));
    expect((await undo(3)).entries).toEqual([]);
    await expect(undo(3)).rejects.toMatchObject({ reason: 'NOTHING_TO_UNDO' });
    expect(
      await league.database.rows(
        `select version, undone_by as "by" from score_saves where undone_at is not null order by version`,
      ),
    ).toEqual([1, 2, 4].map((version) => ({ version, by: OTHER.id })));
  });

  it('does not change other weeks', async () => {
    await league.save(4, { 0: 9 });
    await league.save(3, { 0: 1 });
    await undo(3);
    expect(await pointsOf(4)).toEqual(entriesOf({ 0: 9 }));
    await expect(undo(3)).rejects.toMatchObject({ reason: 'NOTHING_TO_UNDO' });
  });

  it('works for castaways who have been eliminated since', async () => {
    await league.save(3, { 0: 5, 1: 2 });
    await league.save(3, { 0: 6 });
    league.emit.castaway(0, true);
    await league.waitForStandings();
    expect((await undo(3)).entries).toEqual(entriesOf({ 0: 5, 1: 2 }));
  });

  it('is refused if nothing was saved, and for weeks that were never created', async () => {
    await expect(undo(3)).rejects.toMatchObject({ reason: 'NOTHING_TO_UNDO' });
    for (const week of [0, 20, 4_294_967_295]) {
      await expect(undo(week)).rejects.toMatchObject({ reason: 'WEEK_NOT_FOUND' });
    }
    expect(await publishedTo(Topics.scoredWeek.name)).toEqual([]);
    expect(await publishedTo(Topics.scoringAudit.name)).toEqual([]);
  });

  it('equals a stack of saves in any sequence of saves and undos', async () => {
    const step = fc.option(
      fc.dictionary(fc.constantFrom('0', '1', '2', '3'), fc.integer({ min: -2, max: 4 }), { minKeys: 1 }),
      { freq: 2 },
    );
    const pile: Record<string, number>[] = [{}];
    for (const points of fc.sample(step, { numRuns: 60, seed: 11 })) {
      const top = pile.at(-1) ?? {};
      if (points !== null) {
        await league.save(3, points);
        const saved = { ...top, ...points };
        // A save that changes nothing does not count.
        if (Object.entries(points).some(([castaway, value]) => top[castaway] !== value)) pile.push(saved);
      } else if (pile.length === 1) {
        await expect(undo(3)).rejects.toMatchObject({ reason: 'NOTHING_TO_UNDO' });
      } else {
        pile.pop();
        await undo(3);
      }
      expect(await pointsOf(3)).toEqual(entriesOf(pile.at(-1) ?? {}));
    }
  });
});

describe('an admin who sends the points they saw', () => {
  const undoSeen = (seen: Readonly<Record<number, number>>, { scoring }: Pick<Harness, 'scoring'> = league) =>
    scoring.undoWeekPoints({ weekNumber: 3, seen: { entries: entriesOf(seen) } }, { actor: OTHER });

  it('undoes nothing if the week has changed', async () => {
    league.emit.castaway(1, false, 'Nerys Vane');
    await league.waitForStandings();
    await league.save(3, { 0: 5 });
    await league.save(3, { 1: 2 });
    const stale: Record<number, number>[] = [{ 0: 5 }, { 0: 5, 1: 3 }, { 0: 5, 1: 2, 2: 0 }];
    for (const seen of stale) await expect(undoSeen(seen)).rejects.toMatchObject({ reason: 'CONFLICT' });
    await expect(undoSeen({ 0: 5 })).rejects.toMatchObject({
      message: 'Points were changed meanwhile, so nothing was taken back: Nerys Vane.',
    });
    expect(await pointsOf(3)).toEqual(entriesOf({ 0: 5, 1: 2 }));
    expect((await undoSeen({ 0: 5, 1: 2 })).entries).toEqual(entriesOf({ 0: 5 }));
  });

  it('undoes one save if two admins undo at the same moment', async () => {
    const other = await league.replica();
    try {
      for (let round = 1; round <= 10; round++) await league.save(3, { 0: round });
      for (let round = 10; round > 1; round--) {
        const results = await Promise.allSettled([undoSeen({ 0: round }), undoSeen({ 0: round }, other)]);
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        expect(await pointsOf(3)).toEqual(entriesOf({ 0: round - 1 }));
      }
    } finally {
      await other.stop();
    }
  });
});

describe('at the same moment', () => {
  it('twenty undos of three saves, on two replicas, undo exactly three', async () => {
    for (let round = 1; round <= 3; round++) await league.save(3, { 0: round, [round]: round });
    const other = await league.replica();
    try {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) => undo(3, index % 2 === 0 ? league : other)),
      );
      const refused = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [(outcome.reason as { reason: string }).reason] : [],
      );
      expect(refused).toEqual(Array.from({ length: 17 }, () => 'NOTHING_TO_UNDO'));
      expect(await pointsOf(3)).toEqual([]);
      expect(await publishedTo(Topics.scoredWeek.name)).toHaveLength(6);
      expect(await publishedTo(Topics.scoringAudit.name)).toHaveLength(6);
    } finally {
      await other.stop();
    }
  });

  it('concurrent saves and undos leave points and standings that agree', async () => {
    await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        index % 3 === 0 ? undo(3) : league.save(3, { [index % 4]: index }),
      ),
    );
    const stored = new Map((await pointsOf(3)).map(({ castawayId, points }) => [castawayId, points]));
    const { list } = await league.standings();
    for (const entry of list.filter(({ id }) => id !== playerId(4))) {
      const [picked] = await league.database.rows<{ id: string }>(
        'select castaway_id as id from copied.picks where user_id = $1',
        [entry.id],
      );
      expect(entry.totalPoints).toBe(stored.get(picked?.id ?? '') ?? 0);
    }
    const [count] = await league.database.rows<{ standing: number }>(
      'select count(*)::int as standing from score_saves where undone_at is null',
    );
    for (let left = count?.standing ?? 0; left > 0; left--) await undo(3);
    expect(await pointsOf(3)).toEqual([]);
  });
});

describe('the audit log', () => {
  const audited = async () =>
    (await publishedTo(Topics.scoringAudit.name)).map((value) => {
      const { actorId, actorName, action, targetType, targetId, targetName, beforeJson, afterJson, at } =
        AuditRecorded.decode(value);
      expect(at).toBeInstanceOf(Date);
      return {
        who: [actorId, actorName],
        action,
        target: [targetType, targetId, targetName],
        before: JSON.parse(beforeJson) as unknown,
        after: JSON.parse(afterJson) as unknown,
      };
    });

  it('names who saved and who undid, and the castaways whose points changed', async () => {
    await league.save(3, { 0: 5, 1: 2 });
    await league.save(3, { 0: 5, 1: 4 });
    await undo(3);
    const target = ['week', '3', 'Week 3'];
    const of = (number: number, points: number | null) => ({ castaway: `Castaway ${number}`, points });
    expect(await audited()).toEqual([
      {
        who: [ADMIN.id, 'Ada'],
        action: 'points.saved',
        target,
        before: [of(0, null), of(1, null)],
        after: [of(0, 5), of(1, 2)],
      },
      { who: [ADMIN.id, 'Ada'], action: 'points.saved', target, before: [of(1, 2)], after: [of(1, 4)] },
      { who: [OTHER.id, 'Grace'], action: 'points.undone', target, before: [of(1, 4)], after: [of(1, 2)] },
    ]);
  });

  it('has no entry for a save that changed nothing or was refused', async () => {
    await league.save(3, { 0: 5 });
    await league.save(3, { 0: 5 });
    await expect(league.save(3, { 99: 5 })).rejects.toMatchObject({ reason: 'UNKNOWN_CASTAWAY' });
    await undo(3);
    await expect(undo(3)).rejects.toMatchObject({ reason: 'NOTHING_TO_UNDO' });
    expect((await audited()).map((queued) => queued.action)).toEqual(['points.saved', 'points.undone']);
  });
});
