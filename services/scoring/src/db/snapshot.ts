import type { Database, Tx } from '@torchbearer/kit';

/** Runs `work` on a read-only snapshot of the database. */
export const snapshot = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.transaction(async (tx) => {
    await tx.run('set transaction isolation level repeatable read, read only');
    return await work(tx);
  });
