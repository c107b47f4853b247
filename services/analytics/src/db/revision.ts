import type { Sql, Tx } from '@torchbearer/kit';

/**
 * Waits until this transaction is the only one that derives read models. Others that wait have already written copies
 * that this one can't see, but they derive from them later, and then see ours.
 */
export async function lockReadModels(tx: Tx): Promise<void> {
  await tx.rows('select from facts_revision for update');
}

/** Makes this transaction's commit a new revision. Others wait for the row, so revisions have the order of commits. */
export async function raiseRevision(tx: Tx): Promise<void> {
  await tx.run('update facts_revision set revision = revision + 1');
}

export async function readRevision(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ revision: string }>('select revision from facts_revision');
  return Number(row?.revision ?? 0);
}
