import { callsById, SecurityEventSchema } from '@torchbearer/contract';
import { forward } from '../forward/forward.js';
import { given, jsonOf } from '../forward/to-json.js';
import { instantOf, withoutNulls } from '../forward/to-request.js';
import type { Gateway } from '../gateway.js';
import type { Caller } from '../sessions.js';

const PHONE_REMOVED =
  'Your phone number was removed, to be on the safe side. Please add your phone number again.';

/** The message for a new password, and for the phone number if there was one. */
export const withPhoneNote = (said: string, phoneRemoved: boolean): string =>
  phoneRemoved ? `${said} ${PHONE_REMOVED}` : said;

/** After a change of sign-in methods the caller's sessions are looked up again. */
const forgetSessions = ({ sessions }: Gateway, { caller }: { readonly caller: Caller }) =>
  sessions.forgetUser(caller.id);

export const accountRoutes = {
  changePassword: forward(callsById.changePassword, {
    count: (limits, { userId }) => limits.countPasswordChange(userId),
    request: ({ body, token }) => ({ ...withoutNulls(body), sessionToken: token ?? '' }),
    answer: ({ phoneRemoved }) => ({
      message: withPhoneNote('Your password has been changed.', phoneRemoved),
    }),
    then: forgetSessions,
  }),

  uploadPicture: forward(callsById.uploadPicture, {
    count: (limits, { userId }) => limits.countPicture(userId),
    request: ({ file }) => ({ image: file }),
  }),

  toggleSms: forward(callsById.toggleSms, {
    answer: ({ user }) => {
      const { smsEnabled } = given(user);
      return { message: `SMS notifications are ${smsEnabled ? 'on' : 'off'}.`, smsEnabled };
    },
  }),

  beginSecondFactor: forward(callsById.beginSecondFactor, {
    count: (limits, { userId }) => limits.countPasswordChange(userId),
  }),
  confirmSecondFactor: forward(callsById.confirmSecondFactor, { then: forgetSessions }),
  removeSecondFactor: forward(callsById.removeSecondFactor, {
    count: (limits, { userId }) => limits.countPasswordChange(userId),
    then: forgetSessions,
  }),

  renewCalendarToken: forward(callsById.renewCalendarToken, {
    answer: ({ token }, { site }) => ({ token, url: `${site}/api/calendar/${token}.ics` }),
  }),
};

/** After a change of permissions the user's sessions are looked up again. */
const forgetUser = ({ sessions }: Gateway, { params }: { readonly params: { readonly id: string } }) =>
  sessions.forgetUser(params.id);

export const userRoutes = {
  setAdmin: forward(callsById.setAdmin, { then: forgetUser }),
  deleteUser: forward(callsById.deleteUser, { then: forgetUser }),
  resetUserSecondFactor: forward(callsById.resetUserSecondFactor, { then: forgetUser }),
  resetUserPassword: forward(callsById.resetUserPassword, {
    answer: ({ temporaryPassword }) => ({ tempPassword: temporaryPassword }),
    then: forgetUser,
  }),

  createInvite: forward(callsById.createInvite, {
    request: ({ body }) => ({
      note: body.note ?? '',
      mostUses: body.maxUses ?? 1,
      expiresAt: instantOf(body.expiresAt),
    }),
  }),

  listSecurityEvents: forward(callsById.listSecurityEvents, {
    request: ({ query: { user, before, limit } }) => ({ subject: user, beforeId: before, limit }),
    answer: ({ events, nextId }) => ({
      events: events.map((event) => jsonOf(SecurityEventSchema, event)),
      next: nextId ?? null,
    }),
  }),
};
