import { Refusal, rpc } from '@torchbearer/kit';
import type {
  ResendEmailLinkRequest,
  ResendEmailLinkResponse,
} from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { insertEmailMail } from '../../db/email-change-mails.js';
import { findPendingChange } from '../../db/email-changes.js';
import { refuseTooManyMails } from './email-changes.js';
import { lockOwnAccount } from '../profile/own-account.js';
import { toUser } from '../responses.js';

export const resendEmailLink = rpc<Context, ResendEmailLinkRequest, ResendEmailLinkResponse>({
  who: 'player',
  handle: async (context, _request, call) => {
    const user = await context.database.transaction(async (tx) => {
      const own = await lockOwnAccount(tx, call);
      const change = await findPendingChange(tx, own.id);
      if (!change) throw new Refusal('NO_PENDING_EMAIL');
      await refuseTooManyMails(tx, own.id, change.newEmail, call.now);
      await insertEmailMail(tx, change.id, 'confirm', call.now);
      return own;
    });
    context.wakeMails();
    return { user: toUser(user) };
  },
});
