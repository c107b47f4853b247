import type { Sql, Tx } from '@torchbearer/kit';

/**
 * Waits until this transaction is the only one that derives read models. It has written its copies before; others may
 * have written theirs and wait. What they wrote is not seen here, but they derive from it later, and then see ours.
 */
export async function holdFacts(tx: Tx): Promise<void> {
  await tx.rows('select from facts_revision for update');
}

/** Makes this transaction's commit a new revision. Others wait for it, so revisions come in the order of commits. */
export async function raiseRevision(tx: Tx): Promise<void> {
  await tx.run('update facts_revision set revision = revision + 1');
}

export async function readRevision(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ revision: string }>('select revision from facts_revision');
  return Number(row?.revision ?? 0);
}
