import { republish } from '@torchbearer/kit';
import {
  createTestDatabase,
  disorderedIn,
  newestOf,
  currentStates,
  testLog,
  publishedIn,
  publishedOn,
  whileRepublishing,
} from '@torchbearer/kit/testing';
import { allTopics, Topics } from '@torchbearer/proto/topics';
import { describe, expect, inject, test } from 'vitest';
import { owned } from '../src/publishes.js';
import { recordConsent } from '../src/db/consent.js';
import { nextPhone } from './test-events.js';
import { startLeague } from './league.js';

const ours = allTopics.filter(({ publisher }) => publisher === 'sms');

describe('republished consents', () => {
  test(
    'are on a new bus as they were on the old one; as new, only opt-outs',
    { timeout: 120_000 },
    async () => {
      const league = await startLeague();
      const [stopped, started] = [nextPhone(), nextPhone()];
      const says = (phone: string, isStop: boolean) =>
        league.database.transaction((tx) => recordConsent(tx, phone, isStop));
      await says(stopped, true);
      await says(started, true);
      await says(started, false);
      await league.user();
      await league.waitForCopies();
      await league.blast('The audit log knows of this one.');
      const before = newestOf(await publishedIn(league.database, ours));
      expect(new Set([...before.values()].map(({ topic }) => topic))).toEqual(
        new Set(ours.map(({ name }) => name)),
      );
      expect([...before.values()].map(({ state }) => state)).toEqual([
        { phone: stopped, version: 1, stopped: true },
        { phone: started, version: 2, stopped: false },
        expect.objectContaining({ action: 'sms.blast-sent' }),
      ]);
      await league.stop();

      const busUrl = await createTestDatabase(inject('postgresUrl'), 'sms_bus');
      const { database } = await league.startReplica({ BUS_DATABASE_URL: busUrl });
      await republish(database, owned, { log: testLog });
      expect(newestOf(await publishedOn(busUrl, database, ours))).toEqual(before);
      await republish(database, owned, { log: testLog, asNewAt: new Date() });
      const asNew = newestOf(await publishedOn(busUrl, database, ours));
      const { version, state } = asNew.get(`${Topics.consent.name} ${stopped}`) ?? {};
      expect(version).toBeGreaterThan(1_000_000);
      expect(state).toEqual({ phone: stopped, version, stopped: true });
      expect(asNew.get(`${Topics.consent.name} ${started}`)?.version).toBe(2);
      // The next STOP is a change for every consumer.
      await database.transaction((tx) => recordConsent(tx, started, true));
      const news = newestOf(await publishedOn(busUrl, database, ours));
      expect(news.get(`${Topics.consent.name} ${started}`)?.version).toBeGreaterThan(1_000_000);
    },
  );

  test('keep the newest consent of players who text meanwhile', async () => {
    const { database } = await startLeague();
    const phones = Array.from({ length: 10 }, nextPhone);
    await whileRepublishing(database, owned, async () => {
      await Promise.all(
        phones.map(async (phone) => {
          for (let turn = 0; turn < 9; turn++)
            await database.transaction((tx) => recordConsent(tx, phone, turn % 2 === 0));
        }),
      );
    });
    const published = await publishedIn(database, ours);
    expect(disorderedIn(published)).toEqual([]);
    expect([...newestOf(published).values()].map(({ state }) => state)).toEqual(
      phones.map(() => expect.objectContaining({ stopped: true }) as unknown),
    );
    expect(await currentStates(database, owned, ours)).toEqual(newestOf(published));
  });
});
