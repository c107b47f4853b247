import type { Notice } from '../db/notices.js';
import { noticeMail } from '../domain/notices.js';
import type { MailKind } from './deliver.js';

export const notices: MailKind<Notice> = {
  table: 'notices',
  columns: 'email, kind',
  compose: async ({ email, kind }) => noticeMail(email, kind),
};
