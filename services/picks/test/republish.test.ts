import { adminActor } from '@torchbearer/kit/testing';
import { republishes } from '@torchbearer/kit/testing/suites';
import { Topics } from '@torchbearer/proto/topics';
import { randomUUID } from 'node:crypto';
import { owned } from '../src/publishes.js';
import { during, startLeague, type League } from './league.js';

type Player = Awaited<ReturnType<League['player']>>;

republishes<Pick<League, 'database' | 'stop'>, League>({
  service: 'picks',
  owned,
  start: async () => {
    const league = await startLeague();
    league.clock.set(during(3));
    await league.week(3);
    return league;
  },
  fill: async (league) => {
    const [ann, bea, cyd] = [await league.player(), await league.player(), await league.player()];
    await league.pick(ann.id, ann.first.id);
    await league.pick(ann.id, ann.second.id);
    await league.pick(cyd.id, cyd.first.id);
    await league.picks.submitPickForUser(
      { userId: bea.id, castawayId: bea.first.id },
      { actor: adminActor(randomUUID(), 'Ada') },
    );
    await league.removed(Topics.user, cyd.id);
    await league.waitForCopies();
    await league.closes(3);
    // Picks of Ann and Bea, and Cyd's, which was withdrawn; the locked week; and what the admin did.
    return { entities: 3 + 1 + 1, deleted: 1 };
  },
  change: async (league) => {
    const players: Player[] = [];
    for (let n = 0; n < 8; n++) players.push(await league.player());
    await Promise.all(
      players.map(async (player) => {
        for (let turn = 0; turn < 12; turn++)
          await league.pick(player.id, turn % 2 === 0 ? player.first.id : player.second.id);
      }),
    );
    const states = (await league.stored()).map(({ id, userId }) => {
      const castawayId = players.find((player) => player.id === userId)?.second.id;
      return [`${Topics.pick.name} ${id}`, { userId, castawayId }] as const;
    });
    return Object.fromEntries(states);
  },
  again: (league, variables) => league.replica(variables),
});
