/**
 * Telling everything again. A topic holds the newest state of every entity, so a copy can fill itself from it at any
 * time. Where topics were lost with the bus, or made anew because databases went back to an earlier point in time, the
 * owners fill them from their own rows: `node dist/main.js republish` in each service that publishes.
 *
 * Deletions need no message of their own where all databases are of one moment: what was deleted is not told, and a
 * copy made from the new topic never hears of it. A copy that had not heard of a deletion yet when the bus was lost
 * still has the entity; for its sake the outbox keeps deletions for good (`kept.ts`), and they are sent again first.
 *
 * Where databases are of different moments (restored from backups of their own), a copy may have seen a version that
 * its owner has lost, and would ignore what the owner tells until it has counted beyond that. `--as-new` gives every
 * entity a version above all that were ever given. What it can't do is take away from a copy an entity that its owner
 * has lost altogether, for nobody is left who knows of it: so restore all databases to one moment where that can be
 * done, and use `--as-new` after any restore.
 */
import type { Database, Tx } from '../database/database.js';
import type { Log } from '../log.js';
import { emitAll } from './emit.js';
import { type EventTopic } from './event.js';
import { KEPT_AT } from './kept.js';

/** Where the entities of a topic are, and how they are told. */
interface Ownership<T> {
  /** One row an entity, with its version in a column `version`. */
  readonly table: string;
  /** The table's primary key, one column. */
  readonly key: string;
  /** Takes the lock under which the table's writers read and write, where that is not the row's own. */
  readonly lock?: (tx: Tx) => Promise<unknown>;
  /** What is to be told of the entities with these keys; their rows are locked. */
  readonly states: (
    tx: Tx,
    keys: readonly string[],
    told: { readonly asNew: boolean },
  ) => Promise<readonly T[]>;
}

/** One line of a service's table of what it owns. */
export interface Owned {
  readonly topic: string;
  /** The next keys after this one, at most `limit`; from the first for null. */
  keysAfter(database: Database, after: string | null, limit: number): Promise<string[]>;
  /**
   * Tells of the entities with these keys, those of them that are still there.
   * @param above every version becomes greater than this one; null leaves versions as they are
   * @returns how many were told
   */
  tell(tx: Tx, keys: readonly string[], above: number | null): Promise<number>;
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
      const found = await (after === null
        ? database.rows<{ key: string }>(`${keys} order by ${key} limit $1`, [limit])
        : database.rows<{ key: string }>(`${keys} where ${key} > $2 order by ${key} limit $1`, [
            limit,
            after,
          ]));
      return found.map((row) => row.key);
    },
    async tell(tx, wanted, above) {
      await lock?.(tx);
      // Locked before they are read: whoever changes one now waits, and tells of it after us.
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
  /** Makes every version greater than all that were given before this moment; left out, versions stay as they are. */
  readonly asNewAt?: Date;
  readonly log: Log;
  /** Entities told in one transaction; 200 by default. */
  readonly batch?: number;
}

/** How often to say how far it has come, in entities. */
const SAY_EVERY = 10_000;

/**
 * Puts into the outbox what was deleted and what admins did, then the present state of everything owned. The service
 * may run meanwhile: each entity is told under the lock that its writers take, so that newer states come later. What
 * was told twice is told once too often and does no harm, so a run that ended half-way is simply begun again.
 */
export async function republish(
  database: Database,
  owned: readonly Owned[],
  { asNewAt, log, batch = 200 }: RepublishOptions,
): Promise<void> {
  // First: of a key that has come back to life since, the living state must be the topic's last word.
  for (const [topic, told] of await tellKept(database, batch))
    log.info({ topic, told }, 'told deletions and audit entries again');
  const above = asNewAt === undefined ? null : versionAt(asNewAt);
  for (const entities of owned) {
    let told = 0;
    let said = 0;
    // Keys are looked up without a lock: a batch that was deleted meanwhile is no sign of the end.
    let keys = await entities.keysAfter(database, null, batch);
    while (keys.length > 0) {
      const wanted = keys;
      told += await database.transaction((tx) => entities.tell(tx, wanted, above));
      if (told - said >= SAY_EVERY) {
        log.info({ topic: entities.topic, told }, 'telling');
        said = told;
      }
      keys = await entities.keysAfter(database, keys.at(-1) ?? null, batch);
    }
    log.info({ topic: entities.topic, told, asNew: above !== null }, 'told again');
  }
}

/**
 * A version above all that were ever given. Versions count changes, of which an entity sees less than one a second on
 * average, and this one counts the seconds themselves. Being the time, it also exceeds what an earlier use of it gave,
 * even where a restore has made that one forgotten. It fits into the column until 2093.
 */
const versionAt = (moment: Date): number => Math.floor((moment.getTime() - Date.UTC(2025, 0, 1)) / 1_000);

/** Moves the kept rows to the outbox's end, from where they are sent again. Answers how many, by topic. */
async function tellKept(database: Database, batch: number): Promise<Map<string, number>> {
  const told = new Map<string, number>();
  // Those that are there now: once sent, a row that was moved is a kept one again.
  const [newest] = await database.rows<{ id: string | null }>(
    `select max(id) as id from outbox where published_at = ${KEPT_AT}`,
  );
  for (;;) {
    const moved = await database.rows<{ topic: string }>(
      `with kept as (
         delete from outbox where id in (
           select id from outbox where published_at = ${KEPT_AT} and id <= $1 order by id limit $2)
         returning id, topic, key, value, headers)
       insert into outbox (topic, key, value, headers)
       select topic, key, value, headers from kept order by id returning topic`,
      [newest?.id ?? null, batch],
    );
    if (moved.length === 0) return told;
    for (const { topic } of moved) told.set(topic, (told.get(topic) ?? 0) + 1);
  }
}
