/** Mails that tell the owner what happened, without a link: see `domain/notices.ts`. */
import type { Tx } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import type { NoticeKind } from '../domain/notices.js';
import type { ClaimedMail } from './mails-due.js';

export interface Notice extends ClaimedMail {
  readonly email: string;
  readonly kind: NoticeKind;
}

export async function insertNotice(tx: Tx, email: string, kind: NoticeKind, now: Date): Promise<void> {
  await tx.run(
    'insert into notices (id, email, kind, requested_at, next_try_at) values ($1, $2, $3, $4, $4)',
    [randomUUID(), email, kind, now],
  );
}
