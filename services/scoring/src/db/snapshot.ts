import type { Database, Tx } from '@torchbearer/kit';

/** All of `work` reads the database as it was at one moment; a write in it fails. */
export const snapshot = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.transaction(async (tx) => {
    await tx.run('set transaction isolation level repeatable read, read only');
    return await work(tx);
  });
