import { sayableName } from '@torchbearer/rules/plain-words';
import { insertResetToken, type ResetRequest } from '../db/resets.js';
import { lockUserByEmail } from '../db/users.js';
import { resetLink, resetMail } from '../domain/reset-mail.js';
import type { MailKind } from './deliver.js';

/** Links that set a new password. */
export const resetMails: MailKind<ResetRequest> = {
  table: 'reset_requests',
  columns: 'email, requested_at as "requestedAt"',
  async compose(request, { database, clock, randomToken, publicUrl, tokenMinutes }) {
    const token = randomToken();
    const user = await database.transaction(async (tx) => {
      const owner = await lockUserByEmail(tx, request.email);
      if (!owner) return null;
      const now = clock();
      const expiresAt = new Date(now.getTime() + tokenMinutes * 60_000);
      return (await insertResetToken(tx, owner, { token, request, expiresAt, now })) ? owner : null;
    });
    if (!user) return null;
    const { email } = user;
    const name = user.emailProvenAt === null ? null : sayableName(user.name);
    return resetMail({ email, name, link: resetLink(publicUrl, token), minutes: tokenMinutes });
  },
};
