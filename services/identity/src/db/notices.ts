/** Mails that tell the owner what happened, without a link: see `domain/notices.ts`. */
import type { Sql, Tx } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import type { NoticeKind } from '../domain/notices.js';

/** A notice to send, claimed by this worker. */
export interface Notice {
  readonly id: string;
  readonly email: string;
  readonly kind: NoticeKind;
  /** Number of attempts, including this one. */
  readonly tries: number;
}

export async function insertNotice(tx: Tx, email: string, kind: NoticeKind, now: Date): Promise<void> {
  await tx.run(
    'insert into notices (id, email, kind, requested_at, next_try_at) values ($1, $2, $3, $4, $4)',
    [randomUUID(), email, kind, now],
  );
}

/** Claims the oldest due notice; null if none is due. See `claimResetRequest`. */
export async function claimNotice(sql: Sql, now: Date, leaseUntil: Date): Promise<Notice | null> {
  const [row] = await sql.rows<Notice>(
    `update notices set tries = tries + 1, next_try_at = $2
     where id = (
       select id from notices where next_try_at <= $1
       order by next_try_at, requested_at limit 1 for update skip locked)
     returning id, email, kind, tries`,
    [now, leaseUntil],
  );
  return row ?? null;
}

export async function postponeNotice(sql: Sql, id: string, nextTryAt: Date): Promise<void> {
  await sql.run('update notices set next_try_at = $2 where id = $1', [id, nextTryAt]);
}

/** Called when it was sent or given up. */
export async function deleteNotice(sql: Sql, id: string): Promise<void> {
  await sql.run('delete from notices where id = $1', [id]);
}
