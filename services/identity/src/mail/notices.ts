import type { Notice } from '../db/notices.js';
import { noticeMail } from '../domain/notices.js';
import { deliverDue } from './deliver.js';
import type { ResetMailsOptions } from './reset-mails.js';

/** Sends every due notice. */
export const sendNotices = (
  options: Pick<ResetMailsOptions, 'database' | 'mailer' | 'clock' | 'log'>,
  isStopping: () => boolean,
): Promise<void> =>
  deliverDue<Notice>(
    options,
    {
      table: 'notices',
      columns: 'email, kind',
      compose: async ({ email, kind }) => noticeMail(email, kind),
    },
    isStopping,
  );
