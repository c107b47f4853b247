import { audit, type AdminChange, type Call, type Sql, type Tx } from '@torchbearer/kit';
import type { GetReminderProgressResponse } from '@torchbearer/proto/sms/v1/sms';
import { Topics } from '@torchbearer/proto/topics';
import { setTimeout as pause } from 'node:timers/promises';
import { ERASE_ORPHANED } from '../../db/erase-messages.js';

/** Many messages by their state; those that were no longer wanted by reason. */
type Progress = Omit<GetReminderProgressResponse, 'weekNumber'>;

export const NO_MESSAGES: Progress = { waiting: 0, sent: 0, delivered: 0, failed: 0, skipped: [] };

/** @param which a condition on `messages`, with $1 */
export const progressOf = (sql: Sql, which: string, value: string | number): Promise<Progress> =>
  sql.one<Progress>(
    `select count(*) filter (where state in ('QUEUED', 'SENDING'))::int as waiting,
       count(*) filter (where state = 'SENT')::int as sent,
       count(*) filter (where state = 'DELIVERED')::int as delivered,
       count(*) filter (where state = 'FAILED')::int as failed,
       coalesce((select json_agg(why order by why.recipients desc, why.reason) from (
         select coalesce(error, '') as reason, count(*)::int as recipients from messages
         where ${which} and state = 'SKIPPED' group by 1) why), '[]') as skipped
     from messages where ${which}`,
    [value],
  );

const POLL_MS = 50;

/** The progress of a blast once no message is queued any more, or after `waitMs`. */
export async function progressAfter(sql: Sql, blastId: string, waitMs: number): Promise<Progress> {
  const until = performance.now() + waitMs;
  for (;;) {
    const asked = performance.now();
    const progress = await progressOf(sql, 'blast_id = $1', blastId);
    const now = performance.now();
    if (progress.waiting === 0 || now >= until) return progress;
    // Counting a large blast takes a while, so it is done in a tenth of the time.
    await pause(Math.min(until - now, Math.max(POLL_MS, 10 * (now - asked))));
  }
}

/**
 * Skips messages that are still queued, and records it in the audit log if there were any. One that is being sent goes
 * out.
 */
export async function stopQueued(
  tx: Tx,
  call: Call,
  stop: {
    /** A condition on `messages`, with $3. */
    readonly which: string;
    readonly value: string;
    readonly reason: string;
    readonly action: string;
    readonly target: AdminChange['target'];
  },
): Promise<{ readonly stopped: number }> {
  const { which, value, reason, action, target } = stop;
  const stopped = await tx.run(
    `update messages set state = 'SKIPPED', error = $1, updated_at = $2, ${ERASE_ORPHANED}
     where ${which} and state = 'QUEUED'`,
    [reason, call.now, value],
  );
  if (stopped > 0)
    await audit(tx, Topics.smsAudit, call, { action, target, before: null, after: { stopped } });
  return { stopped };
}
