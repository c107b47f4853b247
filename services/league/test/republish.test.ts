import { republishes } from '@torchbearer/kit/testing/suites';
import { Topics } from '@torchbearer/proto/topics';
import { expect } from 'vitest';
import { owned } from '../src/publishes.js';
import { ADMIN, startLeague, type Harness, type Replica } from './harness.js';

const BY = { actor: ADMIN };

const saveWeek = ({ league }: Harness, weekNumber: number, picksCloseAt = new Date('2025-10-09T00:00:00Z')) =>
  league.saveWeek(
    {
      ...{ weekNumber, isActive: true, reason: 'The show moved' },
      ...{ picksOpenAt: new Date('2025-10-02T16:00:00Z'), picksCloseAt },
    },
    BY,
  );

republishes<Replica, Harness>({
  service: 'league',
  owned,
  start: () => startLeague(),
  fill: async (harness) => {
    const castaways = await harness.castaways('Ada', 'Bo', 'Cy', 'Di', 'Ed');
    const players = await harness.players(3);
    for (const player of players) await harness.rank(player, castaways);
    await harness.draft();
    const [spare] = await harness.castaways('Flo');
    await harness.league.deleteCastaway({ castawayId: spare?.id ?? '' }, BY);
    await saveWeek(harness, 3);
    await saveWeek(harness, 4);
    await harness.updateSeason({ name: 'Season Two' });
    for (const actor of players) await harness.league.createGroup({ name: 'The office' }, { actor });
    await harness.deleteAccounts(players[2]);
    const audited = await harness.audited();
    // Castaways, weeks, the season, rosters and groups; one of each kind but weeks and the season is gone.
    return { entities: 6 + 2 + 1 + 3 + 3 + audited.length, deleted: 3 };
  },
  again: (harness, variables) => harness.replica(variables),
  change: async (harness) => {
    const castaways = await harness.castaways('Ada', 'Bo', 'Cy', 'Di', 'Ed');
    const players = await harness.players(4);
    const ranking = players.map(async (player) => {
      for (let turn = 0; turn < 10; turn++)
        await harness.rank(player, turn % 2 === 0 ? castaways : castaways.toReversed());
    });
    const editing = (async () => {
      for (let turn = 0; turn < 10; turn++) {
        const castawayId = castaways[turn % castaways.length]?.id ?? '';
        await harness.league.updateCastaway({ castawayId, occupation: `Sailor ${turn}` }, BY);
        await harness.updateSeason({ name: `Season ${turn}` });
      }
    })();
    const scheduling = (async () => {
      for (let turn = 0; turn < 10; turn++)
        await saveWeek(harness, 3 + (turn % 2), new Date(Date.UTC(2025, 9, 9 + turn)));
    })();
    await Promise.all([...ranking, editing, scheduling]);
    for (let time = 0; time < 2; time++) {
      await harness.draft();
      await harness.league.unlockRankings({}, BY);
    }
    const { weeks } = await harness.league.listWeeks({}, BY);
    const lastWeek = weeks.find(({ weekNumber }) => weekNumber === 4);
    expect(lastWeek).toMatchObject({ isActive: true, picksCloseAt: new Date(Date.UTC(2025, 9, 18)) });
    return {
      [`${Topics.season.name} season`]: { name: 'Season 9' },
      [`${Topics.week.name} ${lastWeek?.id}`]: { picksCloseAt: lastWeek?.picksCloseAt },
    };
  },
});
