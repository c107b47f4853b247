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

let house: Harness;
const running: Pick<Replica, 'stop'>[] = [];
beforeEach(async () => {
  house = await startLeague();
  running.push(house);
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

const saveWeek = (weekNumber: number, isActive: boolean, picksCloseAt = new Date('2025-10-09T00:00:00Z')) =>
  house.league.saveWeek(
    { weekNumber, isActive, picksOpenAt: new Date('2025-10-02T16:00:00Z'), picksCloseAt },
    { actor: ADMIN },
  );

const nameSeason = (name: string) =>
  house.league.updateSeason({ name, clearRankingsCloseAt: false, clearDraftAt: false }, { actor: ADMIN });

describe('castaways, weeks, season and rosters told again', () => {
  test(
    'are on a new bus as they were on the old one, the deleted ones as deleted',
    { timeout: 120_000 },
    async () => {
      const castaways = await house.castaways('Ada', 'Bo', 'Cy', 'Di', 'Ed');
      const players = await house.players(3);
      for (const player of players) await house.rank(player, castaways);
      const { previewId } = await house.league.previewDraft({}, { actor: ADMIN });
      await house.league.runDraft({ previewId }, { actor: ADMIN });
      const { castaway: spare } = await house.league.createCastaway(
        { name: 'Flo', tribe: '', occupation: '', hometown: '' },
        { actor: ADMIN },
      );
      await house.league.deleteCastaway({ castawayId: spare?.id ?? '' }, { actor: ADMIN });
      await saveWeek(3, true);
      await saveWeek(4, true);
      await nameSeason('Season Two');
      house.tell.userDeleted(players[2]?.id ?? '');
      await house.settle();
      const before = newestOf(await publishedIn(house.sql, ours));
      expect(new Set([...before.values()].map(({ topic }) => topic))).toEqual(
        new Set(ours.map(({ name }) => name)),
      );
      expect([...before.values()].filter(({ state }) => state === null)).toHaveLength(2);
      expect([...before.values()].filter(({ topic }) => topic === Topics.roster.name)).toHaveLength(3);
      await house.stop();

      const busUrl = await createTestDatabase(inject('postgresUrl'), 'bus');
      const again = await house.replica({ BUS_DATABASE_URL: busUrl });
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

  test('beside changes of every kind lose none of them, and turn no order round', async () => {
    const castaways = await house.castaways('Ada', 'Bo', 'Cy', 'Di', 'Ed');
    const players = await house.players(4);
    await whileRepublishing(house.database, owned, async () => {
      const ranking = players.map(async (player) => {
        for (let turn = 0; turn < 10; turn++)
          await house.rank(player, turn % 2 === 0 ? castaways : castaways.toReversed());
      });
      const editing = (async () => {
        for (let turn = 0; turn < 10; turn++) {
          const castawayId = castaways[turn % castaways.length]?.id ?? '';
          await house.league.updateCastaway({ castawayId, occupation: `Sailor ${turn}` }, { actor: ADMIN });
          await nameSeason(`Season ${turn}`);
        }
      })();
      const scheduling = (async () => {
        for (let turn = 0; turn < 10; turn++)
          await saveWeek(3 + (turn % 2), true, new Date(Date.UTC(2025, 9, 9 + turn)));
      })();
      await Promise.all([...ranking, editing, scheduling]);
      for (let time = 0; time < 2; time++) {
        const { previewId } = await house.league.previewDraft({}, { actor: ADMIN });
        await house.league.runDraft({ previewId }, { actor: ADMIN });
        await house.league.unlockRankings({}, { actor: ADMIN });
      }
    });
    const told = await publishedIn(house.sql, ours);
    expect(disorderedIn(told)).toEqual([]);
    const newest = newestOf(told.filter(({ topic }) => topic !== Topics.leagueAudit.name));
    expect(newest.size).toBe(5 + 4 + 2 + 1);
    const now = await currentStates(house.database, owned, ours);
    expect(new Map([...now].filter(([, { topic }]) => topic !== Topics.leagueAudit.name))).toEqual(newest);
    const { weeks } = await house.league.listWeeks({}, { actor: ADMIN });
    expect(weeks.find(({ weekNumber }) => weekNumber === 4)).toMatchObject({
      isActive: true,
      picksCloseAt: new Date(Date.UTC(2025, 9, 18)),
    });
  });
});
