/**
 * In which week a castaway went out is news to copies that version 0.1 has kept. While its processes are still being
 * replaced, theirs take some of what is told and drop the week, and theirs write castaways without it. So after the
 * upgrade from it those who are out are told several times, five minutes apart: an upgrade is through before the last.
 */
import { emitAll, type Database, type Log } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { castawayStates } from '../../db/castaways.js';

/** @returns whether there is more to tell later */
export const tellEliminations = (database: Database): Promise<boolean> =>
  database.transaction(async (tx) => {
    const [left] = await tx.rows<{ remaining: number; isDue: boolean }>(
      `select remaining, told_at is null or told_at < now() - interval '5 minutes' as "isDue"
       from elimination_tellings where remaining > 0 for update`,
    );
    if (!left?.isDue) return left !== undefined;
    // Under a newer version, or copies would take it for what they have.
    const out = await tx.rows<{ id: string }>(
      'update castaways set version = version + 1 where eliminated returning id',
    );
    const ids = out.map(({ id }) => id);
    await emitAll(tx, Topics.castaway, await castawayStates(tx, ids));
    await tx.run('update elimination_tellings set remaining = remaining - 1, told_at = now()');
    return left.remaining > 1;
  });

const LOOK_MS = 30_000;

/** Tells them at the times that they are due, if any are left, and ends by itself after that. */
export function startTellingEliminations(database: Database, log: Log): { stop(): Promise<void> } {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const look = (): void => {
    looking = tellEliminations(database)
      .catch((error: unknown) => {
        log.error({ err: error }, 'eliminations were not told again; trying later');
        return true;
      })
      .then((isMore) => {
        if (isMore && !isStopping) timer = setTimeout(look, LOOK_MS);
      });
  };
  look();
  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
