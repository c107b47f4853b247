import { audit, Refusal, rpc } from '@torchbearer/kit';
import type { CreateInviteRequest, CreateInviteResponse } from '@torchbearer/proto/identity/v1/identity';
import { Topics } from '@torchbearer/proto/topics';
import { MAX_INVITE_USES } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { insertInvite } from '../../db/invites.js';
import { drawInviteCode } from '../../domain/codes.js';
import { tidy } from '../../domain/usernames.js';
import { requireActingAdmin } from './acting-admin.js';
import { toInvite } from '../responses.js';
import { inviteTarget } from './audit-targets.js';
import { tidyText } from '../inputs.js';

export const createInvite = rpc<Context, CreateInviteRequest, CreateInviteResponse>({
  who: 'admin',
  input: z.object({
    note: tidyText('Note', 200),
    mostUses: z.number().max(MAX_INVITE_USES, 'An invite code opens 10,000 accounts at most'),
  }),
  handle: async ({ database, randomInt }, request, call) => {
    const expiresAt = request.expiresAt ?? null;
    if (expiresAt && !(expiresAt > call.now)) throw pastExpiry();
    const invite = {
      id: randomUUID(),
      code: drawInviteCode(randomInt),
      note: tidy(request.note),
      uses: 0,
      // Without a number it is a code for one person.
      mostUses: request.mostUses || 1,
      createdAt: call.now,
      createdBy: call.userId,
      expiresAt,
      deletedAt: null,
    };
    await database.transaction(async (tx) => {
      await requireActingAdmin(tx, call);
      await insertInvite(tx, invite);
      const { mostUses } = invite;
      await audit(tx, Topics.identityAudit, call, {
        action: 'invite.created',
        target: inviteTarget(invite),
        before: null,
        after: { mostUses, expiresAt },
      });
    });
    return { invite: toInvite(invite) };
  },
});

const pastExpiry = (): Refusal =>
  new Refusal('INVALID_INPUT', undefined, [
    { field: 'expiresAt', message: 'Please choose a time in the future' },
  ]);
