/** What each service proves of republishing: nothing is lost, on a new bus and while its data changes. */
import { allTopics, type ServiceName } from '@torchbearer/proto/topics';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Database } from '../../database/database.js';
import { republish, type Owned } from '../../outbox/republish.js';
import { createTestDatabase } from '../databases.js';
import { testLog } from '../start-for-test.js';
import {
  disorderedIn,
  newestOf,
  publishedIn,
  publishedOn,
  type PublishedState,
} from '../published-events.js';

interface Running {
  readonly database: Database;
  stop(): Promise<void>;
}

interface Republishing<Replica extends Running, League extends Replica> {
  readonly service: ServiceName;
  readonly owned: readonly Owned[];
  /** Topics whose events are over once they were handled. */
  readonly notOwned?: readonly { readonly name: string }[];
  readonly start: () => Promise<League>;
  /** Starts it again on the same database. */
  readonly again: (league: League, variables: Record<string, string>) => Promise<Replica>;
  /** Publishes to every topic. @returns how many entities it published, and how many of them it deleted */
  readonly fill: (league: League) => Promise<{ readonly entities: number; readonly deleted: number }>;
  /** A state whose version stays when everything is published as new; deletions and audit entries always do. */
  readonly keepsVersion?: (state: object) => boolean;
  /** Checks the service on the new bus. @param published the newest states there, by topic and key */
  readonly afterwards?: (
    again: Replica,
    published: () => Promise<ReadonlyMap<string, PublishedState>>,
  ) => Promise<void>;
  /** Changes the league while everything is republished. @returns what the newest states must then match, by topic and key */
  readonly change: (league: League) => Promise<Readonly<Record<string, object | null>>>;
}

const NEW_VERSION = 1_000_000;

export function republishes<Replica extends Running, League extends Replica>(
  suite: Republishing<Replica, League>,
): void {
  const { service, owned, notOwned = [], keepsVersion = () => false } = suite;
  const isOther = (topic: string): boolean => notOwned.some(({ name }) => name === topic);
  const ours = allTopics.filter(({ publisher, name }) => publisher === service && !isOther(name));
  const isAudit = (topic: string): boolean => topic === `${service}.audit.v1`;
  const start = async (): Promise<League> => {
    const league = await suite.start();
    onTestFinished(() => league.stop());
    return league;
  };
  /** States by topic and key, without deletions. @param hasVersions false compares no versions */
  const living = (newest: ReadonlyMap<string, PublishedState>, hasVersions = true) =>
    new Map(
      [...newest]
        .filter(([, { topic, state }]) => state !== null && (!hasVersions || !isAudit(topic)))
        .map(([name, { state }]) => [name, hasVersions ? state : { ...state, version: 0 }]),
    );

  describe(`what ${service} republishes`, () => {
    test('is on a new bus as on the old one, what was deleted as deleted', { timeout: 120_000 }, async () => {
      const league = await start();
      const filled = await suite.fill(league);
      const before = newestOf(await publishedIn(league.database, ours));
      const topics = new Set([...before.values()].map(({ topic }) => topic));
      expect(topics).toEqual(new Set(ours.map(({ name }) => name)));
      const deleted = [...before.values()].filter(({ state }) => state === null).length;
      expect({ entities: before.size, deleted }).toEqual(filled);
      await league.stop();

      const busUrl = await createTestDatabase(inject('postgresUrl'), 'bus');
      const again = await suite.again(league, { BUS_DATABASE_URL: busUrl });
      onTestFinished(() => again.stop());
      const { database } = again;
      await republish(database, owned, { log: testLog });
      expect(newestOf(await publishedOn(busUrl, database, ours))).toEqual(before);
      await republish(database, owned, { log: testLog, asNewAt: new Date() });
      const published = async () => newestOf(await publishedOn(busUrl, database, ours));
      const asNew = await published();
      expect(living(asNew, false)).toEqual(living(before, false));
      for (const [name, { topic, state, version }] of asNew) {
        if (state === null || isAudit(topic) || keepsVersion(state))
          expect(version).toBe(before.get(name)?.version);
        else expect(version).toBeGreaterThan(NEW_VERSION);
      }
      const others = allTopics.filter(({ name }) => isOther(name));
      expect(await publishedOn(busUrl, database, others)).toEqual([]);
      await suite.afterwards?.(again, published);
    });

    test('loses no concurrent change, and keeps the order', async () => {
      const league = await start();
      const { database } = league;
      let isChanging = true;
      const changing = suite.change(league).finally(() => (isChanging = false));
      // Alternately with old and new versions.
      for (let time = 0; isChanging || time < 2; time++)
        await republish(database, owned, {
          ...{ log: testLog, batch: 3 },
          ...(time % 2 === 1 && { asNewAt: new Date() }),
        });
      const expected = await changing;
      const published = await publishedIn(database, ours);
      expect(disorderedIn(published)).toEqual([]);
      const newest = newestOf(published);
      for (const [name, state] of Object.entries(expected))
        if (state === null) expect(newest.get(name)?.state).toBeNull();
        else expect(newest.get(name)?.state).toMatchObject(state);
      const last = await database.one<{ id: string }>('select coalesce(max(id), 0) as id from outbox');
      await republish(database, owned, { log: testLog });
      expect(living(newestOf(await publishedIn(database, ours, last.id)))).toEqual(living(newest));
    });
  });
}
