import type { Sql } from '@torchbearer/kit';
import { setTimeout as pause } from 'node:timers/promises';

/** A blast's recipients by the state of their message. */
export interface Progress {
  readonly waiting: number;
  readonly sent: number;
  readonly delivered: number;
  /** Rejected or not delivered. */
  readonly failed: number;
  /** Recipients whose message was no longer wanted, by reason. */
  readonly skipped: { readonly reason: string; readonly recipients: number }[];
}

export async function progressOf(sql: Sql, blastId: string): Promise<Progress> {
  const [counts] = await sql.rows<Progress>(
    `select count(*) filter (where state in ('QUEUED', 'SENDING'))::int as waiting,
       count(*) filter (where state = 'SENT')::int as sent,
       count(*) filter (where state = 'DELIVERED')::int as delivered,
       count(*) filter (where state = 'FAILED')::int as failed,
       coalesce((select json_agg(why order by why.recipients desc, why.reason) from (
         select coalesce(error, '') as reason, count(*)::int as recipients from messages
         where blast_id = $1 and state = 'SKIPPED' group by 1) why), '[]') as skipped
     from messages where blast_id = $1`,
    [blastId],
  );
  return counts ?? { waiting: 0, sent: 0, delivered: 0, failed: 0, skipped: [] };
}

const POLL_MS = 50;

/** The progress of a blast once no message is queued any more, or after `waitMs`. */
export async function progressAfter(sql: Sql, blastId: string, waitMs: number): Promise<Progress> {
  const until = performance.now() + waitMs;
  for (;;) {
    const progress = await progressOf(sql, blastId);
    if (progress.waiting === 0 || performance.now() >= until) return progress;
    await pause(POLL_MS);
  }
}
