import { openDatabase, republish } from '@torchbearer/kit';
import { createServiceDatabase, publishedIn, testLog } from '@torchbearer/kit/testing';
import { republishes } from '@torchbearer/kit/testing/suites';
import { allTopics, Topics } from '@torchbearer/proto/topics';
import { expect, inject, test } from 'vitest';
import { owned } from '../src/publishes.js';
import { service } from '../src/service.js';
import { ADMIN, entriesOf, startScoring, type Harness, type Replica } from './harness.js';

const STANDINGS = `${Topics.standings.name} standings`;
const listOf = async ({ scoring }: Replica) => {
  const { version, standingsJson } = await scoring.getStandings({}, { actor: ADMIN });
  return { version, list: JSON.parse(standingsJson.toString()) as unknown };
};

let saved: unknown;
republishes<Replica, Harness>({
  service: 'scoring',
  owned,
  start: async () => {
    const league = await startScoring();
    for (let n = 0; n < 4; n++) league.emit.pick(n, 3, n);
    await league.waitForStandings();
    return league;
  },
  fill: async (league) => {
    await league.save(3, { 0: 5, 1: 2 });
    await league.save(3, { 1: 8 });
    await league.save(4, { 2: 1 });
    await league.scoring.undoWeekPoints({ weekNumber: 4 }, { actor: ADMIN });
    saved = (await league.standings()).list;
    // Two weeks, the standings, and what the admin did.
    return { entities: 2 + 1 + 4, deleted: 0 };
  },
  again: (league, variables) => league.replica(variables),
  afterwards: async (again, published) => {
    expect(await listOf(again)).toEqual({
      version: (await published()).get(STANDINGS)?.version,
      list: saved,
    });
    // A save and its undo get versions after such a version.
    await again.scoring.saveWeekPoints({ weekNumber: 3, entries: entriesOf({ 0: 9 }) }, { actor: ADMIN });
    await again.scoring.undoWeekPoints({ weekNumber: 3 }, { actor: ADMIN });
    expect((await listOf(again)).list).toEqual(saved);
  },
  change: async (league) => {
    for (let turn = 0; turn < 15; turn++)
      await Promise.all([league.save(3, { [turn % 4]: turn }), league.save(4, { [turn % 3]: -turn })]);
    const points = [12, 13, 14, 11].map((value) => ({ points: value }));
    return { [`${Topics.scoredWeek.name} 3`]: { points } };
  },
});

test('nothing is republished before there are points or standings', async () => {
  const { DATABASE_URL: url } = await createServiceDatabase(inject('postgresUrl'), service);
  const database = await openDatabase({
    ...{ url, pool: 2, applicationName: 'republish', log: testLog },
    ...{ entities: [], migrations: [], copies: {} },
  });
  try {
    await republish(database, owned, { log: testLog, asNewAt: new Date() });
    expect(await publishedIn(database, allTopics)).toEqual([]);
  } finally {
    await database.close();
  }
});
