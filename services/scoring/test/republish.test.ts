import { openDatabase, republish } from '@torchbearer/kit';
import {
  createServiceDatabase,
  createTestDatabase,
  disorderedIn,
  livingStates,
  newestOf,
  currentStates,
  testLog,
  publishedIn,
  publishedOn,
  whileRepublishing,
} from '@torchbearer/kit/testing';
import { allTopics, Topics } from '@torchbearer/proto/topics';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { owned } from '../src/publishes.js';
import { service } from '../src/service.js';
import { ADMIN, entriesOf, startScoring, type Harness, type Replica } from './harness.js';

const ours = allTopics.filter(({ publisher }) => publisher === 'scoring');
const states = ours.filter(({ name }) => name !== Topics.scoringAudit.name);

let league: Harness;
const running: Pick<Replica, 'stop'>[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

describe('republished points and standings', () => {
  beforeEach(async () => {
    league = await startScoring();
    running.push(league);
    for (let n = 0; n < 4; n++) league.emit.pick(n, 3, n);
    await league.waitForStandings();
  });

  test(
    'are on a new bus as they were on the old one, and a new version of the standings is the same list',
    { timeout: 120_000 },
    async () => {
      await league.save(3, { 0: 5, 1: 2 });
      await league.save(3, { 1: 8 });
      await league.save(4, { 2: 1 });
      await league.scoring.undoWeekPoints({ weekNumber: 4 }, { actor: ADMIN });
      const { list } = await league.standings();
      const before = newestOf(await publishedIn(league.database, ours));
      expect(new Set([...before.values()].map(({ topic }) => topic))).toEqual(
        new Set(ours.map(({ name }) => name)),
      );
      expect([...before.values()].filter(({ topic }) => topic === Topics.scoredWeek.name)).toHaveLength(2);
      await league.stop();

      const busUrl = await createTestDatabase(inject('postgresUrl'), 'bus');
      const again = await league.replica({ BUS_DATABASE_URL: busUrl });
      running.splice(0, running.length, again);
      await republish(again.database, owned, { log: testLog });
      expect(newestOf(await publishedOn(busUrl, again.database, ours))).toEqual(before);
      await republish(again.database, owned, { log: testLog, asNewAt: new Date() });
      const asNew = newestOf(await publishedOn(busUrl, again.database, states));
      expect(livingStates(asNew)).toEqual(
        livingStates(new Map([...before].filter(([, { topic }]) => topic !== Topics.scoringAudit.name))),
      );
      for (const { version } of asNew.values()) expect(version).toBeGreaterThan(1_000_000);
      const response = await again.scoring.getStandings({}, { actor: ADMIN });
      expect(response.version).toBe(asNew.get(`${Topics.standings.name} standings`)?.version);
      expect(JSON.parse(response.standingsJson.toString())).toEqual(list);
      // A save and its undo get versions after such a version.
      await again.scoring.saveWeekPoints({ weekNumber: 3, entries: entriesOf({ 0: 9 }) }, { actor: ADMIN });
      await again.scoring.undoWeekPoints({ weekNumber: 3 }, { actor: ADMIN });
      const after = await again.scoring.getStandings({}, { actor: ADMIN });
      expect(JSON.parse(after.standingsJson.toString())).toEqual(list);
    },
  );

  test('lose no concurrent save, and keep the order', async () => {
    await whileRepublishing(league.database, owned, async () => {
      for (let turn = 0; turn < 15; turn++) {
        await Promise.all([league.save(3, { [turn % 4]: turn }), league.save(4, { [turn % 3]: -turn })]);
      }
    });
    const published = await publishedIn(league.database, ours);
    expect(disorderedIn(published)).toEqual([]);
    const newest = newestOf(published.filter(({ topic }) => topic !== Topics.scoringAudit.name));
    expect(newest.get(`${Topics.scoredWeek.name} 3`)?.state).toMatchObject({
      points: [{ points: 12 }, { points: 13 }, { points: 14 }, { points: 11 }],
    });
    expect(await currentStates(league.database, owned, states)).toEqual(newest);
  });
});

test('nothing is republished before there are points or standings', async () => {
  const { DATABASE_URL: url } = await createServiceDatabase(inject('postgresUrl'), service);
  const database = await openDatabase({
    ...{ url, pool: 2, applicationName: 'republish', log: testLog },
    ...{ entities: [], migrations: [], copies: {} },
  });
  running.push({ stop: () => database.close() });
  await republish(database, owned, { log: testLog, asNewAt: new Date() });
  expect(await publishedIn(database, ours)).toEqual([]);
});
