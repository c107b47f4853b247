import type { Sql, Tx } from '@torchbearer/kit';

/** Transactions that hold the row already: a batch of events is one transaction. */
const holders = new WeakMap<Tx, { isBumped: boolean }>();

/**
 * Waits until this transaction is the only one that changes facts. What it reads from then on stays as it is, so a
 * read model can be derived from copies that other consumers change too; and revisions come in the order of commits.
 */
export async function holdFacts(tx: Tx): Promise<void> {
  if (holders.has(tx)) return;
  await tx.rows('select from facts_revision for update');
  holders.set(tx, { isBumped: false });
}

/** Makes this transaction's commit a new revision; the facts must be held. */
export async function bumpRevision(tx: Tx): Promise<void> {
  const holder = holders.get(tx);
  if (!holder) throw new Error('facts are changed by a transaction that does not hold them');
  if (holder.isBumped) return;
  await tx.run('update facts_revision set revision = revision + 1');
  holder.isBumped = true;
}

export async function readRevision(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ revision: string }>('select revision from facts_revision');
  return Number(row?.revision ?? 0);
}
