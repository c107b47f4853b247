import { Topics } from '@torchbearer/proto/topics';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UNKNOWN } from '../src/domain/castaways.js';
import { ADMIN, startLeague, type Harness } from './harness.js';

const NOW = new Date('2025-09-22T17:00:00Z');
const by = { actor: ADMIN };

let harness: Harness;
beforeEach(async () => {
  harness = await startLeague({ SEASON_RANKINGS_CLOSE_AT: '2025-09-24T19:00:00Z' });
  harness.clock.set(NOW);
});
afterEach(() => harness.stop());

const entry = (action: string, name: string, before: unknown, after: unknown) => ({
  ...{ action, name, before, after },
});
const logged = async (from = 0) =>
  (await harness.audited()).slice(from).map(({ action, target, before, after }) => ({
    action,
    name: target.name,
    before,
    after,
  }));

test('the audit log has who did what when, and is published on the bus', async () => {
  const [ada] = await harness.castaways('Ada');
  expect(await harness.audited()).toEqual([
    {
      at: NOW,
      actor: 'Ada',
      action: 'castaway.created',
      target: { type: 'castaway', id: ada?.id, name: 'Ada' },
      before: null,
      after: { ...UNKNOWN, name: 'Ada' },
    },
  ]);
  const [published] = await harness.published(Topics.leagueAudit);
  expect(published).toMatchObject({ version: 1, event: { actorId: ADMIN.id, action: 'castaway.created' } });
  expect(published?.key).toBe(published?.event?.id);
});

test('a castaway’s changes are logged with what they changed, elimination and return apart', async () => {
  const [ada] = await harness.castaways('Ada');
  const castawayId = ada?.id ?? '';
  await harness.league.updateCastaway({ castawayId, name: 'Ada Ash', tribe: '' }, by);
  await harness.league.updateCastaway({ castawayId, eliminated: true }, by);
  await harness.league.updateCastaway({ castawayId, eliminated: true, name: 'Ada Ash' }, by);
  await harness.league.updateCastaway({ castawayId, eliminated: false, age: 30 }, by);
  await harness.league.deleteCastaway({ castawayId }, by);
  expect(await logged(1)).toEqual([
    entry('castaway.updated', 'Ada Ash', { name: 'Ada' }, { name: 'Ada Ash' }),
    entry(
      'castaway.eliminated',
      'Ada Ash',
      { eliminated: false, eliminatedInWeek: null },
      { eliminated: true, eliminatedInWeek: 1 },
    ),
    entry('castaway.updated', 'Ada Ash', { age: null }, { age: 30 }),
    entry(
      'castaway.restored',
      'Ada Ash',
      { eliminated: true, eliminatedInWeek: 1 },
      { eliminated: false, eliminatedInWeek: null },
    ),
    entry('castaway.deleted', 'Ada Ash', { ...UNKNOWN, name: 'Ada Ash', age: 30 }, null),
  ]);
});

test('weeks are logged when created, changed and activated, and so is the week that this ends', async () => {
  const [opens, closes] = ['2025-09-18T16:00:00.000Z', '2025-09-25T00:00:00.000Z'];
  const picksCloseAt = new Date('2025-09-26T00:00:00Z');
  await harness.league.saveWeek({ weekNumber: 3, isActive: true }, by);
  await harness.league.saveWeek({ weekNumber: 3, isActive: true }, by);
  await harness.league.saveWeek({ weekNumber: 3, isActive: true, picksCloseAt }, by);
  await harness.league.saveWeek({ weekNumber: 4, isActive: false, picksCloseAt }, by);
  await harness.league.saveWeek({ weekNumber: 4, isActive: true }, by);
  expect(await logged()).toEqual([
    entry('week.created', 'Week 3', null, { isActive: true, picksOpenAt: opens, picksCloseAt: closes }),
    entry('week.updated', 'Week 3', { picksCloseAt: closes }, { picksCloseAt: picksCloseAt.toISOString() }),
    entry('week.created', 'Week 4', null, {
      isActive: false,
      picksOpenAt: '2025-09-25T16:00:00.000Z',
      picksCloseAt: picksCloseAt.toISOString(),
    }),
    entry('week.updated', 'Week 3', { isActive: true }, { isActive: false }),
    entry('week.activated', 'Week 4', { isActive: false }, { isActive: true }),
  ]);
});

test('a draft is logged with its seed, its input hash and how many were picked, and after it an unlock', async () => {
  await harness.castaways('Ada', 'Bo');
  await harness.players(2);
  const { seed, inputHash } = await harness.draft();
  await Promise.all([harness.league.unlockRankings({}, by), harness.league.unlockRankings({}, by)]);
  await harness.draft();
  const [closed, previewed, run, unlocked, closedAgain, previewedAgain, again, ...more] = await logged(2);
  expect(closed).toMatchObject({
    action: 'rankings.closed',
    after: { rankingsLocked: true, storedHash: inputHash, notRanked: 2 },
  });
  expect(closedAgain).toMatchObject({ action: 'rankings.closed' });
  expect(previewed).toEqual(
    entry('draft.previewed', 'Draft', null, { seed, inputHash, picks: 4, leftOut: 0 }),
  );
  expect(previewedAgain).toMatchObject({ action: 'draft.previewed' });
  expect(run).toEqual(entry('draft.run', 'Draft', null, { seed, inputHash, picks: 4 }));
  expect(unlocked).toEqual(
    entry(
      'rankings.unlocked',
      'Rankings',
      { rankingsLocked: true, draftStatus: 'COMPLETED' },
      { rankingsLocked: false, draftStatus: 'PENDING', scoredWeeks: 0 },
    ),
  );
  expect(again).toMatchObject({ action: 'draft.run', before: { seed, inputHash } });
  expect(more).toEqual([]);
});

test('an unlock of rankings closed by a deadline is logged, one of open rankings is not', async () => {
  await harness.league.unlockRankings({}, by);
  expect(await harness.audited()).toEqual([]);
  harness.clock.set('2025-09-24T19:00:01Z');
  await harness.league.unlockRankings({}, by);
  expect(await logged()).toMatchObject([
    { action: 'rankings.unlocked', before: { draftStatus: 'PENDING' }, after: { draftStatus: 'PENDING' } },
  ]);
});

test('what is refused is not logged', async () => {
  const [ada] = await harness.castaways('Ada');
  harness.emit.pick('0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01', ada?.id ?? '');
  await harness.waitForCopies();
  await expect(harness.castaways('ADA')).rejects.toMatchObject({ reason: 'CASTAWAY_NAME_TAKEN' });
  await expect(harness.league.deleteCastaway({ castawayId: ada?.id ?? '' }, by)).rejects.toMatchObject({
    reason: 'CASTAWAY_IN_USE',
  });
  await expect(harness.league.runDraft({}, by)).rejects.toMatchObject({ reason: 'DRAFT_PREVIEW_MISSING' });
  expect(await harness.audited()).toHaveLength(1);
});
