import { audit, isId, Refusal, rpc } from '@torchbearer/kit';
import type { UpdateUserRequest, UpdateUserResponse } from '@torchbearer/proto/identity/v1/identity';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../context.js';
import { lockPhone } from '../db/phones.js';
import { lockUser } from '../db/users.js';
import { beforeAndAfter } from '../domain/differences.js';
import { parsePhone, phoneChanges } from '../domain/phone.js';
import { PROFILE_FIELDS, profileChanges, profileOf } from '../domain/profile.js';
import { saveUser } from '../save-user.js';
import { namingTaken } from '../taken.js';
import { requireActingAdmin } from './acting-admin.js';
import { userAnswer } from './answers.js';
import { userTarget } from './audit-targets.js';
import { optionalPhone, profile as profileInput } from './inputs.js';

const EDITED = [...PROFILE_FIELDS, 'phone', 'smsEnabled'] as const;

export const updateUser = rpc<Context, UpdateUserRequest, UpdateUserResponse>({
  who: 'admin',
  input: profileInput.extend({ phone: optionalPhone }),
  handle: async ({ database }, request, call) => {
    const profile = profileOf(request);
    const phone = parsePhone(request.phone ?? '');
    return await namingTaken(database, { ...profile, phone }, request.userId, () =>
      database.transaction(async (tx) => {
        await requireActingAdmin(tx, call);
        if (phone !== null) await lockPhone(tx, phone);
        const user = isId(request.userId) ? await lockUser(tx, request.userId) : null;
        if (!user) throw new Refusal('USER_NOT_FOUND');
        const changed = await saveUser(tx, user, {
          ...profileChanges(user, profile),
          // Messages are the player's own choice: an admin's hand opts nobody in.
          ...phoneChanges(user, phone, false, call.now),
        });
        if (changed !== user) {
          await audit(tx, Topics.identityAudit, call, {
            action: 'user.updated',
            target: userTarget(user),
            ...beforeAndAfter(user, changed, EDITED),
          });
        }
        return { user: userAnswer(changed) };
      }),
    );
  },
});
