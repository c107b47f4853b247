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
import type { User } from '@torchbearer/proto/identity/v1/identity';
import { allTopics, Topics } from '@torchbearer/proto/topics';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { owned } from '../src/publishes.js';
import { justSignedIn, start, startLeague, type League } from './league.js';

const ours = allTopics.filter(
  ({ publisher, name }) => publisher === 'identity' && name !== Topics.session.name,
);

let league: League;
const running: { stop(): Promise<void> }[] = [];
beforeEach(async () => {
  league = await startLeague();
  running.push(league);
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

describe('republished accounts', () => {
  it(
    'are on a new bus as on the old one, deleted ones as deleted; sessions are not published',
    { timeout: 120_000 },
    async () => {
      const [{ user: ada }, { user: bo }, { user: cy }] = [
        await league.signUp('ada'),
        await league.signUp('bo'),
        await league.signUp('cy'),
      ];
      await league.bindPhone(ada, '(555) 234-0001');
      await league.identity.setAdmin({ userId: bo.id, isAdmin: true }, league.asAdmin);
      await league.identity.deleteUser({ userId: cy.id }, league.asAdmin);
      const before = newestOf(await publishedIn(league.database, ours));
      expect(new Set([...before.values()].map(({ topic }) => topic))).toEqual(
        new Set(ours.map(({ name }) => name)),
      );
      // The first admin, three players, and what the admin did.
      expect(before.size).toBe(1 + 3 + 2);
      await league.stop();

      const busUrl = await createTestDatabase(inject('postgresUrl'), 'bus');
      const again = await start({ DATABASE_URL: league.DATABASE_URL, BUS_DATABASE_URL: busUrl });
      running.splice(0, running.length, again);
      const { database } = again.started;
      await republish(database, owned, { log: testLog });
      expect(newestOf(await publishedOn(busUrl, database, ours))).toEqual(before);
      expect(await publishedOn(busUrl, database, [Topics.session])).toEqual([]);
      await republish(database, owned, { log: testLog, asNewAt: new Date() });
      const asNew = newestOf(await publishedOn(busUrl, database, ours));
      expect(livingStates(asNew)).toEqual(livingStates(before));
      const users = [...asNew.values()].filter(
        ({ topic, state }) => topic === Topics.user.name && state !== null,
      );
      expect(users).toHaveLength(3);
      for (const { version } of users) expect(version).toBeGreaterThan(1_000_000);
      expect(asNew.get(`${Topics.user.name} ${cy.id}`)).toMatchObject({ version: 2, state: null });
    },
  );

  it('lose no concurrent change, and keep the order', async () => {
    const users: User[] = [];
    for (const name of ['ada', 'bo', 'cy', 'di']) users.push((await league.signUp(name)).user);
    await whileRepublishing(league.database, owned, async () => {
      await Promise.all(
        users.map(async (user, index) => {
          for (let turn = 0; turn < 10; turn++) {
            const phone = `+1555234${String(1_000 + index)}`;
            await (turn % 2 === 0
              ? league.bindPhone(user, phone)
              : league.identity.removePhone({}, justSignedIn(user)));
          }
          if (index === 3) await league.identity.deleteUser({ userId: user.id }, league.asAdmin);
        }),
      );
    });
    const published = await publishedIn(league.database, [Topics.user]);
    expect(disorderedIn(published)).toEqual([]);
    const newest = newestOf(published);
    expect(newest.get(`${Topics.user.name} ${users[3]?.id}`)?.state).toBeNull();
    expect(livingStates(newest).size).toBe(4);
    expect(livingStates(await currentStates(league.database, owned, [Topics.user]))).toEqual(
      livingStates(newest),
    );
  });
});
