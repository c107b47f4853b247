import type { Database, Log } from '@torchbearer/kit';
import { autoPickChunk, withdrawChunk, type ClosedWeek } from './chunk.js';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Makes the automatic picks of the given weeks in order, and marks each week as done. Each chunk has its own
 * transaction, so that an interrupted run continues where it stopped.
 */
export async function autoPick(
  database: Database,
  weeks: readonly ClosedWeek[],
  now: Date,
  log: Log,
): Promise<void> {
  for (const week of weeks) {
    let made = 0;
    for (let after: string | null = BEFORE_ALL; after !== null;) {
      const from: string = after;
      const chunk = await database.transaction((tx) => autoPickChunk(tx, week, from, now));
      made += chunk.made;
      after = chunk.next;
    }
    log.info({ weekNumber: week.weekNumber, picks: made }, 'made automatic picks');
  }
}

/** Withdraws the automatic picks of weeks whose close was moved; an interrupted run continues where it stopped. */
export async function withdrawForMoves(
  database: Database,
  weeks: readonly ClosedWeek[],
  now: Date,
): Promise<void> {
  for (const week of weeks) while (await database.transaction((tx) => withdrawChunk(tx, week, now)));
}
