import { callsById } from '@torchbearer/contract';
import { forward } from '../forward/forward.js';
import { given } from '../forward/given.js';
import type { Gateway } from '../gateway.js';
import { withPhoneNote } from '../phone-note.js';
import type { Caller } from '../sessions.js';

/** After a change of sign-in methods the caller's sessions are looked up again. */
const forgetSessions = ({ sessions }: Gateway, { caller }: { readonly caller: Caller }) =>
  sessions.forgetUser(caller.id);

export const accountRoutes = {
  changePassword: forward(callsById.changePassword, {
    count: (limits, { userId }) => limits.countPasswordChange(userId),
    request: ({ body, token }) => ({
      currentPassword: body.currentPassword ?? undefined,
      newPassword: body.newPassword,
      sessionToken: token ?? '',
    }),
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
