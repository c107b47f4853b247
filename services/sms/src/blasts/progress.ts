import type { Sql } from '@torchbearer/kit';
import { setTimeout as pause } from 'node:timers/promises';

/** A blast's recipients by how far their message is. */
export interface Progress {
  readonly waiting: number;
  readonly sent: number;
  readonly delivered: number;
  /** Refused, not delivered, or not wanted any more. */
  readonly failed: number;
}

export async function progressOf(sql: Sql, blastId: string): Promise<Progress> {
  const [progress] = await sql.rows<Progress>(
    `select count(*) filter (where state in ('QUEUED', 'SENDING'))::int as waiting,
       count(*) filter (where state = 'SENT')::int as sent,
       count(*) filter (where state = 'DELIVERED')::int as delivered,
       count(*) filter (where state in ('FAILED', 'SKIPPED'))::int as failed
     from messages where blast_id = $1`,
    [blastId],
  );
  return progress ?? { waiting: 0, sent: 0, delivered: 0, failed: 0 };
}

const STEP_MS = 50;

/** How far a blast is once nothing of it waits any more, or after `waitMs`. */
export async function progressAfter(sql: Sql, blastId: string, waitMs: number): Promise<Progress> {
  const until = performance.now() + waitMs;
  for (;;) {
    const progress = await progressOf(sql, blastId);
    if (progress.waiting === 0 || performance.now() >= until) return progress;
    await pause(STEP_MS);
  }
}
