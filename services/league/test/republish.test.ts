import { republish } from '@torchbearer/kit';
import {
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
import { ADMIN, startLeague, type Harness, type Replica } from './harness.js';

const ours = allTopics.filter(({ publisher }) => publisher === 'league');

let harness: Harness;
const running: Pick<Replica, 'stop'>[] = [];
beforeEach(async () => {
  harness = await startLeague();
  running.push(harness);
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

const saveWeek = (weekNumber: number, isActive: boolean, picksCloseAt = new Date('2025-10-09T00:00:00Z')) =>
  harness.league.saveWeek(
    {
      weekNumber,
      isActive,
      reason: 'The show moved',
      picksOpenAt: new Date('2025-10-02T16:00:00Z'),
      picksCloseAt,
    },
    { actor: ADMIN },
  );

const nameSeason = (name: string) =>
  harness.league.updateSeason({ name, clearRankingsCloseAt: false, clearDraftAt: false }, { actor: ADMIN });

describe('republished castaways, weeks, season, rosters and groups', () => {
  test(
    'are on a new bus as they were on the old one, the deleted ones as deleted',
    { timeout: 120_000 },
    async () => {
      const castaways = await harness.castaways('Ada', 'Bo', 'Cy', 'Di', 'Ed');
      const players = await harness.players(3);
      for (const player of players) await harness.rank(player, castaways);
      const { previewId } = await harness.league.previewDraft({}, { actor: ADMIN });
      await harness.league.runDraft({ previewId }, { actor: ADMIN });
      const { castaway: spare } = await harness.league.createCastaway(
        { name: 'Flo', tribe: '', occupation: '', hometown: '' },
        { actor: ADMIN },
      );
      await harness.league.deleteCastaway({ castawayId: spare?.id ?? '' }, { actor: ADMIN });
      await saveWeek(3, true);
      await saveWeek(4, true);
      await nameSeason('Season Two');
      for (const actor of players) await harness.league.createGroup({ name: 'The office' }, { actor });
      harness.emit.userDeleted(players[2]?.id ?? '');
      await harness.waitForCopies();
      const before = newestOf(await publishedIn(harness.sql, ours));
      expect(new Set([...before.values()].map(({ topic }) => topic))).toEqual(
        new Set(ours.map(({ name }) => name)),
      );
      expect([...before.values()].filter(({ state }) => state === null)).toHaveLength(3);
      expect([...before.values()].filter(({ topic }) => topic === Topics.roster.name)).toHaveLength(3);
      await harness.stop();

      const busUrl = await createTestDatabase(inject('postgresUrl'), 'bus');
      const again = await harness.replica({ BUS_DATABASE_URL: busUrl });
      running.splice(0, running.length, again);
      await republish(again.database, owned, { log: testLog });
      expect(newestOf(await publishedOn(busUrl, again.database, ours))).toEqual(before);
      await republish(again.database, owned, { log: testLog, asNewAt: new Date() });
      const asNew = newestOf(await publishedOn(busUrl, again.database, ours));
      expect(livingStates(asNew)).toEqual(livingStates(before));
      for (const [name, { topic, state, version }] of asNew) {
        if (state === null || topic === Topics.leagueAudit.name)
          expect(version).toBe(before.get(name)?.version);
        else expect(version).toBeGreaterThan(1_000_000);
      }
    },
  );

  test('lose no concurrent change, and keep the order', async () => {
    const castaways = await harness.castaways('Ada', 'Bo', 'Cy', 'Di', 'Ed');
    const players = await harness.players(4);
    await whileRepublishing(harness.database, owned, async () => {
      const ranking = players.map(async (player) => {
        for (let turn = 0; turn < 10; turn++)
          await harness.rank(player, turn % 2 === 0 ? castaways : castaways.toReversed());
      });
      const editing = (async () => {
        for (let turn = 0; turn < 10; turn++) {
          const castawayId = castaways[turn % castaways.length]?.id ?? '';
          await harness.league.updateCastaway({ castawayId, occupation: `Sailor ${turn}` }, { actor: ADMIN });
          await nameSeason(`Season ${turn}`);
        }
      })();
      const scheduling = (async () => {
        for (let turn = 0; turn < 10; turn++)
          await saveWeek(3 + (turn % 2), true, new Date(Date.UTC(2025, 9, 9 + turn)));
      })();
      await Promise.all([...ranking, editing, scheduling]);
      for (let time = 0; time < 2; time++) {
        const { previewId } = await harness.league.previewDraft({}, { actor: ADMIN });
        await harness.league.runDraft({ previewId }, { actor: ADMIN });
        await harness.league.unlockRankings({}, { actor: ADMIN });
      }
    });
    const published = await publishedIn(harness.sql, ours);
    expect(disorderedIn(published)).toEqual([]);
    const newest = newestOf(published.filter(({ topic }) => topic !== Topics.leagueAudit.name));
    expect(newest.size).toBe(5 + 4 + 2 + 1);
    const now = await currentStates(harness.database, owned, ours);
    expect(new Map([...now].filter(([, { topic }]) => topic !== Topics.leagueAudit.name))).toEqual(newest);
    const { weeks } = await harness.league.listWeeks({}, { actor: ADMIN });
    expect(weeks.find(({ weekNumber }) => weekNumber === 4)).toMatchObject({
      isActive: true,
      picksCloseAt: new Date(Date.UTC(2025, 9, 18)),
    });
  });
});
