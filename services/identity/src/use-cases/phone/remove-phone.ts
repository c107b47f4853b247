import { rpc, text } from '@torchbearer/kit';
import type { RemovePhoneRequest, RemovePhoneResponse } from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { dropPendingPhone } from '../../db/users.js';
import { phoneChanges } from '../../domain/phone.js';
import { lockOwnAccount } from '../profile/own-account.js';
import { proveOwner } from '../password/reauthenticate.js';
import { recordSecurityEvent } from '../security-events.js';
import { saveUser } from '../profile/save-user.js';
import { typedCode } from '../inputs.js';

export const removePhone = rpc<Context, RemovePhoneRequest, RemovePhoneResponse>({
  who: 'player',
  input: z.object({ currentPassword: text(200).optional(), code: typedCode }),
  handle: async (context, proof, call) => {
    await proveOwner(context, call, proof);
    await context.database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, call);
      await saveUser(tx, user, phoneChanges(user, null, false, call.now));
      if (user.phone !== null) {
        await recordSecurityEvent(tx, call, { kind: 'phone-removed', subject: { userId: user.id } });
      }
      await dropPendingPhone(tx, user.id);
    });
    return {};
  },
});
