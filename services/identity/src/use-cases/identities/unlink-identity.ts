import { isId, Refusal, rpc, text } from '@torchbearer/kit';
import type { UnlinkIdentityRequest, UnlinkIdentityResponse } from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { deleteIdentity, listIdentitiesOf } from '../../db/external-identities.js';
import { insertNotice } from '../../db/notices.js';
import { lockOwnAccount } from '../profile/own-account.js';
import { proveOwner } from '../password/reauthenticate.js';
import { recordSecurityEvent } from '../security-events.js';
import { typedCode } from '../inputs.js';

export const unlinkIdentity = rpc<Context, UnlinkIdentityRequest, UnlinkIdentityResponse>({
  who: 'player',
  input: z.object({ currentPassword: text(200).optional(), code: typedCode }),
  handle: async (context, { identityId, ...proof }, call) => {
    // Another user's identity is treated like an unknown one.
    if (!isId(identityId)) throw new Refusal('IDENTITY_NOT_FOUND');
    await proveOwner(context, call, proof);
    await context.database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, call);
      const linked = await listIdentitiesOf(tx, user.id);
      if (!linked.some(({ id }) => id === identityId)) throw new Refusal('IDENTITY_NOT_FOUND');
      const hasPassword = user.passwordHash !== user.unknownPasswordHash;
      if (linked.length === 1 && !hasPassword) throw new Refusal('ONLY_SIGN_IN');
      await deleteIdentity(tx, identityId);
      await recordSecurityEvent(tx, call, { kind: 'identity-unlinked', subject: { userId: user.id } });
      await insertNotice(tx, user.email, 'identity-unlinked', call.now);
    });
    context.wakeMails();
    return {};
  },
});
