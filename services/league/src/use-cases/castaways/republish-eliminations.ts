/**
 * The week of an elimination is new to copies that version 0.1 stored. During an upgrade from 0.1 its processes consume
 * some of these events and drop the week, and write castaways without it. So after the upgrade eliminated castaways are
 * republished several times, five minutes apart: the upgrade is over before the last time.
 */
import { emitAll, startLoop, type Database, type Log, type Loop } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { castawayStates } from '../../db/castaways.js';

/** @returns whether to republish again later */
export const republishEliminations = (database: Database): Promise<boolean> =>
  database.transaction(async (tx) => {
    const [left] = await tx.rows<{ remaining: number; isDue: boolean }>(
      `select remaining, told_at is null or told_at < now() - interval '5 minutes' as "isDue"
       from elimination_tellings where remaining > 0 for update`,
    );
    if (!left?.isDue) return left !== undefined;
    // With a new version, because copies would ignore a known one.
    const out = await tx.rows<{ id: string }>(
      'update castaways set version = version + 1 where eliminated returning id',
    );
    const ids = out.map(({ id }) => id);
    await emitAll(tx, Topics.castaway, await castawayStates(tx, ids));
    await tx.run('update elimination_tellings set remaining = remaining - 1, told_at = now()');
    return left.remaining > 1;
  });

const POLL_MS = 30_000;

/** Republishes eliminations whenever it is due, and ends after the last time. */
export const startRepublishingEliminations = (database: Database, log: Log): Loop =>
  startLoop({
    pollMs: POLL_MS,
    log,
    label: 'republishing eliminations',
    round: async () => ((await republishEliminations(database)) ? POLL_MS : null),
  });
