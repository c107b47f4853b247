import type { Sql, Tx } from '@torchbearer/kit';

/** How many revisions a process may be behind before it reads the whole league again. */
const MOST_BEHIND = 1_000;

/** The state of the league's data. Of two histories (a backup was restored) the numbers may be equal, the tags not. */
export interface Revision {
  readonly number: number;
  readonly tag: string;
}

/** Whose data differs, for those who have the league in memory; if nobody's, what is not per player differs. */
export interface PlayerChanges {
  /** Users whose own row or roster changed. */
  readonly userIds?: readonly string[];
  readonly picks?: readonly PickKey[];
}

export interface PickKey {
  readonly userId: string;
  readonly weekNumber: number;
}

/**
 * Waits until this transaction is the only one that derives read models. Others that wait have already written copies
 * that this one can't see, but they derive from them later, and then see ours.
 */
export async function lockReadModels(tx: Tx): Promise<void> {
  await tx.rows('select from facts_revision for update');
}

/** Makes this transaction's commit a new revision. Others wait for the row, so revisions have the order of commits. */
export async function raiseRevision(tx: Tx, { userIds = [], picks = [] }: PlayerChanges): Promise<void> {
  await tx.run(
    `with raised as (
       update facts_revision set revision = revision + 1, tag = gen_random_uuid() returning revision, tag
     ), outdated as (
       delete from revision_changes where revision <= (select revision from raised) - $4
     )
     insert into revision_changes (revision, tag, user_ids, pick_user_ids, pick_weeks)
     select revision, tag, $1, $2, $3 from raised`,
    [userIds, picks.map(({ userId }) => userId), picks.map(({ weekNumber }) => weekNumber), MOST_BEHIND],
  );
}

/** The newest revision. */
export async function readRevision(sql: Sql): Promise<Revision> {
  const { number, tag } = await sql.one<{ number: string; tag: string }>(
    'select revision as number, tag from facts_revision',
  );
  return { number: Number(number), tag };
}
