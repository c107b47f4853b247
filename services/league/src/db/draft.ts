import type { Sql, Tx } from '@torchbearer/kit';
import type { DraftStatus } from '../domain/rankings-lock.js';

/** The draft's one state. */
export interface DraftState {
  readonly status: DraftStatus;
  /** Which draft of the season is the next or was the last: 1, and one more with every unlock of a finished one. */
  readonly generation: number;
  readonly unlockedAt: Date | null;
}

/**
 * Locks of the draft, until the transaction ends. Advisory ones, for these queue fairly: an admin's run is not kept
 * waiting by a stream of players who, each for a moment, share a row lock.
 */
const DRAFT_LOCK = 7_214_100;
/** Held by a run for as long as it takes; a crash lets go of it, so a draft is never left in progress. */
const RUN_LOCK = 7_214_101;

const COLUMNS = 'status, generation, unlocked_at as "unlockedAt"';

/** The state at this moment, without waiting for a run that is under way. */
export async function readDraft(sql: Sql): Promise<DraftState> {
  const [state] = await sql.rows<DraftState & { isRunning: boolean }>(
    `select ${COLUMNS}, status = 'PENDING' and not pg_try_advisory_xact_lock_shared($1) as "isRunning" from draft`,
    [RUN_LOCK],
  );
  if (!state) throw new Error('The draft has no state.');
  const { isRunning, ...draft } = state;
  return isRunning ? { ...draft, status: 'IN_PROGRESS' } : draft;
}

/**
 * The state, locked until the transaction ends: shared by those who change what a draft is made of, so that
 * nothing slips in during a run; exclusive for those who change the draft itself.
 */
export async function lockDraft(tx: Tx, mode: 'shared' | 'exclusive'): Promise<DraftState> {
  await tx.rows(`select pg_advisory_xact_lock${mode === 'shared' ? '_shared' : ''}($1)`, [DRAFT_LOCK]);
  // A statement of its own: only one that begins after the wait sees what was done meanwhile.
  const [state] = await tx.rows<DraftState>(`select ${COLUMNS} from draft`);
  if (!state) throw new Error('The draft has no state.');
  return state;
}

/** Of the draft that the rosters come from. */
export interface RunDraft {
  readonly seed: string;
  readonly inputHash: string;
}

/** The last draft that was run, also while a next one is pending; `null` before the first. */
export async function findRunDraft(sql: Sql): Promise<RunDraft | null> {
  const [draft] = await sql.rows<RunDraft>(
    `select v.seed, v.input_hash as "inputHash" from draft d join draft_previews v on v.id = d.preview_id`,
  );
  return draft ?? null;
}

/** Shows everybody that the draft is in progress until this transaction ends. */
export async function announceRun(tx: Tx): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock($1)', [RUN_LOCK]);
}

export async function completeDraft(tx: Tx, previewId: string, now: Date): Promise<void> {
  await tx.run(`update draft set status = 'COMPLETED', preview_id = $1, completed_at = $2`, [previewId, now]);
}

/** Makes a finished draft pending again, and in any case opens rankings that a passed deadline had closed. */
export async function unlockDraft(tx: Tx, now: Date): Promise<void> {
  await tx.run(
    `update draft set unlocked_at = $1, status = 'PENDING',
       generation = generation + case when status = 'COMPLETED' then 1 else 0 end`,
    [now],
  );
}
