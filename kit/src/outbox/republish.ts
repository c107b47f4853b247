/**
 * Republishing. A topic has the newest state of every entity, so a copy can be filled from it at any time. If topics
 * were lost with the bus, or recreated because databases were restored to an earlier time, the owners fill them from
 * their own rows: `node dist/main.js republish` in each service that publishes.
 *
 * If all databases are of one moment, deleted entities need no message: a copy filled from the new topic never gets
 * them. But a copy that had not consumed a deletion when the bus was lost still has the entity. So the outbox retains
 * deletions (`IS_RETAINED`), and they are sent again first.
 *
 * If databases are of different moments (restored from separate backups), a copy may have a version that its owner
 * has lost, and would ignore the owner's events until they are beyond it. `--as-new` gives every entity a version
 * above all earlier ones. It can't remove an entity from a copy if its owner has lost it altogether. So restore all
 * databases to one moment if possible, and use `--as-new` after any restore.
 */
import type { Database, Tx } from '../database/database.js';
import type { Log } from '../log.js';
import { emitAll } from './emit.js';
import { type EventTopic, RETAINED_AT } from './event.js';

/** Where the entities of a topic are stored, and how they are published. */
interface Ownership<T> {
  /** Has one row per entity, with its version in a column `version`. */
  readonly table: string;
  /** The table's primary key, one column. */
  readonly key: string;
  /** Takes the lock of the table's writers, if that is not the row's own. */
  readonly lock?: (tx: Tx) => Promise<unknown>;
  /** The states of the entities with these keys, whose rows are locked. */
  readonly states: (
    tx: Tx,
    keys: readonly string[],
    options: { readonly asNew: boolean },
  ) => Promise<readonly T[]>;
}

/** One line of a service's table of what it owns. */
export interface Owned {
  readonly topic: string;
  /** The next keys after this one, at most `limit`; null starts at the first. */
  keysAfter(database: Database, after: string | null, limit: number): Promise<string[]>;
  /**
   * Publishes the entities with these keys that still exist. @param above every version becomes greater than this
   * one; null leaves versions as they are @returns how many were published
   */
  publish(tx: Tx, keys: readonly string[], above: number | null): Promise<number>;
}

/** Binds a topic to the table of its entities. */
export function owns<T extends { version: number }>(
  topic: EventTopic<T>,
  { table, key, lock, states }: Ownership<T>,
): Owned {
  const keys = `select ${key}::text as key from ${table}`;
  return {
    topic: topic.name,
    async keysAfter(database, after, limit) {
      const found = await database.rows<{ key: string }>(
        `${keys} ${after === null ? '' : `where ${key} > $2`} order by ${key} limit $1`,
        after === null ? [limit] : [limit, after],
      );
      return found.map((row) => row.key);
    },
    async publish(tx, wanted, above) {
      await lock?.(tx);
      // Locked before they are read, so that concurrent changes wait and are published after us.
      const locked = await tx.rows<{ key: string }>(
        `${keys} where ${key} = any ($1) order by ${key} for no key update`,
        [wanted],
      );
      const there = locked.map((row) => row.key);
      if (there.length === 0) return 0;
      if (above !== null) {
        await tx.run(
          `update ${table} set version = greatest(version, $2::integer) + 1 where ${key} = any ($1)`,
          [there, above],
        );
      }
      const events = await states(tx, there, { asNew: above !== null });
      await emitAll(tx, topic, events);
      return events.length;
    },
  };
}

export interface RepublishOptions {
  /** Makes every version greater than all given before this time; by default versions stay as they are. */
  readonly asNewAt?: Date;
  readonly log: Log;
  /** Entities per transaction; 200 by default. */
  readonly batch?: number;
}

/** How often to log progress, in entities. */
const LOG_EVERY = 10_000;

/**
 * Writes deletions and audit entries to the outbox, then the current state of everything owned. The service may be
 * running: each entity is published under its writers' lock, so that newer states come later. Publishing twice is
 * harmless, so an interrupted run is just repeated.
 */
export async function republish(
  database: Database,
  owned: readonly Owned[],
  { asNewAt, log, batch = 200 }: RepublishOptions,
): Promise<void> {
  // First, because a key that was recreated since must end with its current state.
  for (const [topic, published] of await resendRetained(database, batch))
    log.info({ topic, published }, 'republished deletions and audit entries');
  const above = asNewAt === undefined ? null : versionAt(asNewAt);
  for (const entities of owned) {
    let published = 0;
    let logged = 0;
    // Keys are read without a lock, so a batch that was deleted meanwhile is not the end.
    let keys = await entities.keysAfter(database, null, batch);
    while (keys.length > 0) {
      const wanted = keys;
      published += await database.transaction((tx) => entities.publish(tx, wanted, above));
      if (published - logged >= LOG_EVERY) {
        log.info({ topic: entities.topic, published }, 'republishing');
        logged = published;
      }
      keys = await entities.keysAfter(database, keys.at(-1) ?? null, batch);
    }
    log.info({ topic: entities.topic, published, asNew: above !== null }, 'republished');
  }
}

/**
 * A version above all earlier ones. Versions count changes, of which an entity has less than one per second on
 * average, and this counts seconds. So it also exceeds versions of earlier uses, even if a restore has lost those. It
 * fits into the column until 2093.
 */
const versionAt = (moment: Date): number => Math.floor((moment.getTime() - Date.UTC(2025, 0, 1)) / 1_000);

/** Moves the retained rows to the outbox's end, to be sent again. Returns how many, by topic. */
async function resendRetained(database: Database, batch: number): Promise<Map<string, number>> {
  const published = new Map<string, number>();
  // A moved row is a retained one again once it is sent, so only rows up to the newest of now are moved.
  const newest = await database.one<{ id: string | null }>(
    `select max(id) as id from outbox where published_at = ${RETAINED_AT}`,
  );
  for (;;) {
    const moved = await database.rows<{ topic: string }>(
      `with kept as (
         delete from outbox where id in (
           select id from outbox where published_at = ${RETAINED_AT} and id <= $1 order by id limit $2)
         returning id, topic, key, value, headers)
       insert into outbox (topic, key, value, headers)
       select topic, key, value, headers from kept order by id returning topic`,
      [newest.id, batch],
    );
    if (moved.length === 0) return published;
    for (const { topic } of moved) published.set(topic, (published.get(topic) ?? 0) + 1);
  }
}
