import { isId, limitOf, Refusal, text, type Call, type Tx } from '@torchbearer/kit';
import type { UpdateProfileRequest } from '@torchbearer/proto/identity/v1/identity';
import { LAST_WEEK } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context, Rpcs } from '../context.js';
import { findCalendarOwner, replaceCalendarToken } from '../db/calendar-tokens.js';
import { findPicture, findUser, replacePicture, updateHidden, type UserRow } from '../db/users.js';
import { profileOf, type Profile } from '../domain/account.js';
import { askedEmail, isSameEmail } from '../domain/email-change.js';
import { changeOwn, findOwnAccount, lockOwnAccount, requireActingAdmin, saveUser } from './accounts.js';
import { claiming, findTaken, refuseImpersonation } from './claims.js';
import { requestEmail } from './emails.js';
import { profile as profileInput, typedCode, wrongField } from './inputs.js';
import { proveOwner } from './reauthenticate.js';
import { toOwnUser, toUser } from './responses.js';
import { recordSecurityEvent } from './security-events.js';

export const getUser: Rpcs['getUser'] = {
  who: 'player',
  openWhile: ['PASSWORD_CHANGE_REQUIRED', 'SECOND_FACTOR_SETUP_REQUIRED'],
  handle: async (context, request, call) => {
    const { database } = context;
    const isSelf = request.userId === call.userId;
    const limit = limitOf(call.actor);
    if (!isSelf && limit !== null) throw new Refusal(limit);
    if (!isSelf) await requireActingAdmin(database, call);
    const user = isId(request.userId) ? await findUser(database, request.userId) : null;
    if (!user) throw new Refusal(isSelf ? 'NOT_SIGNED_IN' : 'USER_NOT_FOUND');
    return { user: isSelf ? toOwnUser(context, user) : toUser(user) };
  },
};

/** Saves the profile; a different e-mail is only requested, and takes effect once confirmed. */
export const updateProfile: Rpcs['updateProfile'] = {
  who: 'player',
  input: profileInput.extend({ currentPassword: text(200).optional(), code: typedCode }),
  handle: async (context, request, call) => {
    const profile = profileOf(request);
    const { database } = context;
    const mayChangeEmail = await provesItself(context, request, profile.email, call);
    const { user, isAsked } = await claiming(database, profile, call.userId, async (tx) => {
      const own = await lockOwnAccount(tx, call);
      if (!own.isAdmin) refuseImpersonation(profile);
      const email = askedEmail(own, profile.email);
      if (email === null) return { user: await saveAs(tx, own, profile), isAsked: false };
      // The account had this e-mail when it was checked, and lost it meanwhile.
      if (!mayChangeEmail) throw new Refusal('CONFLICT');
      const taken = await findTaken(tx, profile, own.id);
      if (taken) throw taken;
      const saved = await saveUser(tx, own, { ...profile, email: own.email });
      await recordSecurityEvent(tx, call, 'email-change-requested', own.id);
      return { user: await requestEmail(tx, saved, email, call.now), isAsked: true };
    });
    if (isAsked) context.wakeMails();
    return { user: toUser(user) };
  },
};

/** The e-mail differs at most in case, so a pending e-mail stays pending. */
const saveAs = (tx: Tx, user: UserRow, { email, ...profile }: Profile): Promise<UserRow> =>
  saveUser(tx, user, { ...profile, email: isSameEmail(user.email, email) ? email : user.email });

/** Whether the caller has reauthenticated; needed only to change the e-mail. */
async function provesItself(
  context: Context,
  proof: UpdateProfileRequest,
  email: string,
  call: Call,
): Promise<boolean> {
  const user = await findOwnAccount(context.database, call);
  if (askedEmail(user, email) === null) return false;
  await proveOwner(context, call, proof);
  return true;
}

export const markWelcomeSeen: Rpcs['markWelcomeSeen'] = {
  who: 'player',
  handle: ({ database }, _request, call) =>
    changeOwn(database, call, async (tx, user) => {
      if (!user.hasSeenWelcome) await updateHidden(tx, user.id, { hasSeenWelcome: true });
      return { user: toUser({ ...user, hasSeenWelcome: true }) };
    }),
};

export const setHiddenResults: Rpcs['setHiddenResults'] = {
  who: 'player',
  input: z.object({ watchedWeek: z.int().min(0).max(LAST_WEEK).optional() }),
  handle: ({ database }, { hidesResults, watchedWeek }, call) =>
    changeOwn(database, call, async (tx, user) => {
      if (hidesResults && user.isAdmin) throw new Refusal('ADMINS_SEE_RESULTS');
      const week = watchedWeek ?? user.watchedWeek;
      if (hidesResults && week === null)
        throw wrongField('watchedWeek', 'Please choose the last week that you have watched.');
      return { user: toUser(await saveUser(tx, user, { hidesResults, watchedWeek: week })) };
    }),
};

export const setPicture: Rpcs['setPicture'] = {
  who: 'player',
  handle: async (context, request, call) => {
    const image = await context.pictures.encode(request.image);
    return await changeOwn(context.database, call, async (tx, user) => {
      const id = await replacePicture(tx, user.id, image, call.now);
      return { user: toUser(await saveUser(tx, user, { profilePicture: `/api/pictures/${id}` })) };
    });
  },
};

export const getPicture: Rpcs['getPicture'] = {
  who: 'public',
  handle: async ({ database }, request) => {
    const image = isId(request.pictureId) ? await findPicture(database, request.pictureId) : null;
    if (!image) throw new Refusal('PICTURE_NOT_FOUND');
    return { image };
  },
};

export const renewCalendarToken: Rpcs['renewCalendarToken'] = {
  who: 'player',
  handle: async ({ database, randomToken }, _request, call) => {
    const token = randomToken();
    await changeOwn(database, call, (tx, { id }) => replaceCalendarToken(tx, id, token, call.now));
    return { token };
  },
};

export const getCalendarOwner: Rpcs['getCalendarOwner'] = {
  who: 'public',
  handle: async ({ database }, { token }) => {
    const owner = await findCalendarOwner(database, token);
    if (!owner) throw new Refusal('CALENDAR_NOT_FOUND');
    return owner;
  },
};
