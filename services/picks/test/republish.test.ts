import { republish } from '@torchbearer/kit';
import {
  adminActor,
  createTestDatabase,
  disorderedIn,
  eventually,
  livingStates,
  newestOf,
  playerActor,
  currentStates,
  testLog,
  publishedIn,
  publishedOn,
  whileRepublishing,
} from '@torchbearer/kit/testing';
import { allTopics, Topics } from '@torchbearer/proto/topics';
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { owned } from '../src/publishes.js';
import { startLeague, type League } from './league.js';
import { close, during } from './season.js';

const ours = allTopics.filter(({ publisher }) => publisher === 'picks');
const newBus = (): Promise<string> => createTestDatabase(inject('postgresUrl'), 'picks_bus');

type Player = Awaited<ReturnType<League['player']>>;
const pick = async (
  { picks }: Pick<League, 'picks'>,
  { id, name }: Player,
  castawayId: string,
): Promise<void> => {
  await picks.submitPick({ castawayId }, { actor: playerActor(id, name) });
};

describe('republished picks', () => {
  test(
    'are on a new bus as they were on the old one, withdrawn ones as withdrawn',
    { timeout: 120_000 },
    async () => {
      const league = await startLeague();
      league.clock.set(during(3));
      await league.week(3);
      const [ann, bea, cyd] = [await league.player(), await league.player(), await league.player()];
      await pick(league, ann, ann.first.id);
      await pick(league, ann, ann.second.id);
      await pick(league, cyd, cyd.first.id);
      await league.picks.submitPickForUser(
        { userId: bea.id, castawayId: bea.first.id },
        { actor: adminActor(randomUUID(), 'Ada') },
      );
      await league.remove(Topics.user, cyd.id);
      await league.waitForCopies();
      league.clock.set(close(3));
      const before = await eventually(async () => {
        const newest = newestOf(await publishedIn(league.database, ours));
        expect(new Set([...newest.values()].map(({ topic }) => topic))).toEqual(
          new Set(ours.map(({ name }) => name)),
        );
        return newest;
      });
      expect([...before.values()].map(({ version }) => version).sort()).toEqual([1, 1, 1, 2, 2]);
      await league.stop();

      const busUrl = await newBus();
      const { database } = await league.startReplica({ BUS_DATABASE_URL: busUrl });
      await republish(database, owned, { log: testLog });
      expect(newestOf(await publishedOn(busUrl, database, ours))).toEqual(before);
      await republish(database, owned, { log: testLog, asNewAt: new Date() });
      const asNew = newestOf(await publishedOn(busUrl, database, ours));
      expect(livingStates(asNew)).toEqual(livingStates(before));
      for (const [name, { topic, state, version }] of asNew) {
        if (state === null || topic === Topics.picksAudit.name)
          expect(version).toBe(before.get(name)?.version);
        else expect(version).toBeGreaterThan(1_000_000);
      }
    },
  );

  test('keep each player’s newest pick during concurrent changes', async () => {
    const league = await startLeague();
    league.clock.set(during(3));
    await league.week(3);
    const players: Player[] = [];
    for (let n = 0; n < 8; n++) players.push(await league.player());
    await whileRepublishing(league.database, owned, async () => {
      await Promise.all(
        players.map(async (player) => {
          for (let turn = 0; turn < 12; turn++)
            await pick(league, player, turn % 2 === 0 ? player.first.id : player.second.id);
        }),
      );
    });
    const published = await publishedIn(league.database, ours);
    expect(disorderedIn(published)).toEqual([]);
    const stored = await league.stored();
    expect(stored.map(({ castawayId }) => castawayId).sort()).toEqual(
      players.map(({ second }) => second.id).sort(),
    );
    expect(await currentStates(league.database, owned, ours)).toEqual(newestOf(published));
  });
});
