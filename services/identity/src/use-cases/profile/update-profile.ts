import { isId, Refusal, rpc, text, type Call, type Tx } from '@torchbearer/kit';
import type { UpdateProfileRequest, UpdateProfileResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import type { UserRow } from '../../db/tables.js';
import { findUser } from '../../db/users.js';
import { askedEmail } from '../../domain/email-change.js';
import { profileOf } from '../../domain/profile.js';
import { requestEmail } from '../email/email-changes.js';
import { lockOwnAccount } from './own-account.js';
import { refuseImpersonation } from './refuse-impersonation.js';
import { proveOwner } from '../password/reauthenticate.js';
import { saveUser } from './save-user.js';
import { recordSecurityEvent } from '../security-events.js';
import { withUniquenessErrors, refuseTaken } from './uniqueness.js';
import { toUser } from '../responses.js';
import { profile as profileInput, typedCode } from '../inputs.js';

/** Saves the profile; a different e-mail is only requested, and takes effect once confirmed. */
export const updateProfile = rpc<Context, UpdateProfileRequest, UpdateProfileResponse>({
  who: 'player',
  input: profileInput.extend({ currentPassword: text(200).optional(), code: typedCode }),
  handle: async (context, request, call) => {
    const profile = profileOf(request);
    const { database } = context;
    const mayChangeEmail = await provesItself(context, request, profile.email, call);
    const { user, isAsked } = await withUniquenessErrors(database, profile, call.userId, () =>
      database.transaction(async (tx) => {
        const own = await lockOwnAccount(tx, call);
        if (!own.isAdmin) refuseImpersonation(profile);
        const email = askedEmail(own, profile.email);
        if (email === null) return { user: await saveAs(tx, own, profile), isAsked: false };
        // The account had this e-mail when it was checked, and lost it meanwhile.
        if (!mayChangeEmail) throw new Refusal('CONFLICT');
        await refuseTaken(tx, profile, own.id);
        const saved = await saveUser(tx, own, { ...profile, email: own.email });
        const event = { kind: 'email-change-requested', subject: { userId: own.id } } as const;
        await recordSecurityEvent(tx, call, event);
        return { user: await requestEmail(tx, saved, email, call.now), isAsked: true };
      }),
    );
    if (isAsked) context.wakeMails();
    return { user: toUser(user) };
  },
});

/** The e-mail differs at most in case, so a pending e-mail stays pending. */
const saveAs = (tx: Tx, user: UserRow, profile: ReturnType<typeof profileOf>): Promise<UserRow> =>
  saveUser(tx, user, { ...profile, email: isOwn(user, profile.email) ? profile.email : user.email });

const isOwn = (user: UserRow, email: string): boolean =>
  askedEmail({ email: user.email, pendingEmail: null }, email) === null;

/** Whether the caller has reauthenticated; needed only to change the e-mail. */
async function provesItself(
  context: Context,
  proof: UpdateProfileRequest,
  email: string,
  call: Call,
): Promise<boolean> {
  const user = isId(call.userId) ? await findUser(context.database, call.userId) : null;
  if (!user || askedEmail(user, email) === null) return false;
  await proveOwner(context, call, proof);
  return true;
}
