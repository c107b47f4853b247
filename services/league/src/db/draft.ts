import type { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import type { Sql, Tx } from '@torchbearer/kit';
import type { DraftChange } from '../domain/named-differences.js';
import type { DraftStatus } from '../domain/rankings.js';

/** The state of the draft. */
export interface DraftState {
  readonly status: DraftStatus;
  /** The number of the pending or last draft: 1, and one more with every unlock of a finished draft. */
  readonly generation: number;
  /** When rankings were last closed; null before. */
  readonly rankingsClosedAt: Date | null;
  readonly unlockedAt: Date | null;
}

/**
 * Locks of the draft, until the transaction ends. Advisory locks queue fairly, so an admin's run is not delayed by a
 * stream of players who briefly share a row lock.
 */
const DRAFT_LOCK = 7_214_100;
/** Held during a run; a crash releases it, so that a draft is never left in progress. */
export const RUN_LOCK = 7_214_101;

const COLUMNS = `status, generation, rankings_closed_at as "rankingsClosedAt", unlocked_at as "unlockedAt"`;

/** The state as a reader sees it who does not wait for a run in progress: columns of `draft`, $1 is `RUN_LOCK`. */
export const SEEN_DRAFT = `${COLUMNS},
  status = 'PENDING' and not pg_try_advisory_xact_lock_shared($1) as "isRunning"`;
export type SeenDraft = DraftState & { readonly isRunning: boolean };

export const seenDraft = ({ status, isRunning, ...draft }: SeenDraft): DraftState => ({
  ...draft,
  status: isRunning ? 'IN_PROGRESS' : status,
});

/** The current state, without waiting for a run in progress. */
export async function readDraft(sql: Sql): Promise<DraftState> {
  return seenDraft(await sql.one<SeenDraft>(`select ${SEEN_DRAFT} from draft`, [RUN_LOCK]));
}

/**
 * The state, locked until the transaction ends: shared for changes of a draft's inputs, which then can't happen
 * during a run; exclusive for changes of the draft itself.
 */
export async function lockDraft(tx: Tx, mode: 'shared' | 'exclusive'): Promise<DraftState> {
  await tx.rows(`select pg_advisory_xact_lock${mode === 'shared' ? '_shared' : ''}($1)`, [DRAFT_LOCK]);
  // A separate statement: only one that starts after the wait sees what was committed meanwhile.
  return await tx.one<DraftState>(`select ${COLUMNS} from draft`);
}

/** The draft of the current rosters. */
export interface RunDraft {
  readonly seed: string;
  readonly inputHash: string;
}

/** The last completed draft, also while another is pending; `null` before the first. */
export const findRunDraft = (sql: Sql): Promise<RunDraft | null> =>
  sql.oneOrNull<RunDraft>(
    `select v.seed, v.input_hash as "inputHash" from draft d join draft_previews v on v.id = d.preview_id`,
  );

/** A run of the draft. */
export interface DraftRunRow extends RunDraft {
  /** The id of its preview. */
  readonly id: string;
  readonly runAt: Date;
  /** Null for a run of version 0.6. */
  readonly runBy: string | null;
  readonly hasSeasonSeed: boolean;
}

/** All runs of the season, the latest last; of those of version 0.6 only the one whose rosters count. */
export const listRuns = (sql: Sql): Promise<DraftRunRow[]> =>
  sql.rows<DraftRunRow>(
    `select v.id, coalesce(v.run_at, d.completed_at) as "runAt", v.run_by as "runBy", v.seed,
       v.input_hash as "inputHash", v.kind is not null as "hasSeasonSeed"
     from draft d join draft_previews v on v.run_at is not null or v.id = d.preview_id order by 2`,
  );

/** Marks the draft as in progress for all readers until this transaction ends. */
export async function announceRun(tx: Tx): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock($1)', [RUN_LOCK]);
}

export async function completeDraft(
  tx: Tx,
  previewId: string,
  { now, by }: { readonly now: Date; readonly by: string },
): Promise<void> {
  await tx.run(`update draft set status = 'COMPLETED', preview_id = $1, completed_at = $2`, [previewId, now]);
  await tx.run('update draft_previews set run_at = $2, run_by = $3 where id = $1', [previewId, now, by]);
}

/** Closes open rankings. The draft must be locked exclusively. */
export async function closeRankings(tx: Tx, now: Date): Promise<void> {
  // After an unlock of the same millisecond, too.
  await tx.run(`update draft set rankings_closed_at = greatest($1, unlocked_at + interval '1 millisecond')`, [
    now,
  ]);
}

/** Makes a finished draft pending again, and opens rankings after a passed deadline. */
export async function unlockDraft(tx: Tx, now: Date): Promise<void> {
  await tx.run(
    `update draft set unlocked_at = $1, status = 'PENDING',
       generation = generation + case when status = 'COMPLETED' then 1 else 0 end`,
    [now],
  );
}

/** Opens rankings that were closed before the draft ran, until their new deadline. */
export async function reopenRankings(tx: Tx, now: Date): Promise<void> {
  await tx.run(
    `update draft set unlocked_at = $1 where status = 'PENDING' and rankings_closed_at is not null`,
    [now],
  );
}

export async function insertDraftChange(tx: Tx, entry: AuditRecorded): Promise<void> {
  await tx.run(
    `insert into draft_changes (id, at, actor_name, action, target_id, target_name, after)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      entry.id,
      entry.at ?? new Date(0),
      entry.actorName,
      entry.action,
      entry.targetId,
      // Names of players would outlive their accounts.
      entry.targetType === 'castaway' ? entry.targetName : '',
      entry.afterJson === '' ? null : entry.afterJson,
    ],
  );
}

/** Since then until then, the newest first. */
export const listDraftChanges = (sql: Sql, since: Date, until: Date): Promise<DraftChange[]> =>
  sql.rows<DraftChange>(
    `select at, actor_name as by, action, target_id as "targetId", target_name as "targetName", after
     from draft_changes where at >= $1 and at <= $2 order by at desc, id`,
    [since, until],
  );
