import { claimNotice, deleteNotice, postponeNotice } from '../db/notices.js';
import { noticeMail } from '../domain/notices.js';
import { deliver, LEASE_MS } from './deliver.js';
import type { ResetMailsOptions } from './reset-mails.js';

/** Sends every due notice. */
export async function sendNotices(
  options: Pick<ResetMailsOptions, 'database' | 'mailer' | 'clock' | 'log'>,
  isStopping: () => boolean,
): Promise<void> {
  const { database, clock } = options;
  while (!isStopping()) {
    const now = clock();
    const notice = await claimNotice(database, now, new Date(now.getTime() + LEASE_MS));
    if (!notice) return;
    await deliver(options, {
      id: notice.id,
      tries: notice.tries,
      compose: async () => noticeMail(notice.email, notice.kind),
      finish: () => deleteNotice(database, notice.id),
      postpone: (until) => postponeNotice(database, notice.id, until),
    });
  }
}
