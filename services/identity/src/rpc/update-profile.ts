import { rpc } from '@torchbearer/kit';
import type { UpdateProfileRequest, UpdateProfileResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../context.js';
import { profileChanges, profileOf } from '../domain/profile.js';
import { lockOwnAccount } from '../own-account.js';
import { saveUser } from '../save-user.js';
import { namingTaken } from '../taken.js';
import { userAnswer } from './answers.js';
import { profile as profileInput } from './inputs.js';

export const updateProfile = rpc<Context, UpdateProfileRequest, UpdateProfileResponse>({
  who: 'player',
  input: profileInput,
  handle: async ({ database }, request, call) => {
    const profile = profileOf(request);
    return await namingTaken(database, profile, call.userId, () =>
      database.transaction(async (tx) => {
        const user = await lockOwnAccount(tx, call);
        return { user: userAnswer(await saveUser(tx, user, profileChanges(user, profile))) };
      }),
    );
  },
});
