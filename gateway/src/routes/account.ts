import { callsById } from '@torchbearer/contract';
import { calendarLinkAnswer, given, userAnswer } from '../answers/index.js';
import { withPhoneNote } from '../phone-note.js';
import { done, ok } from '../replies.js';
import { route } from '../route.js';
import { filled } from './filled.js';

export const accountRoutes = {
  updateProfile: route({
    call: callsById.updateProfile,
    keeping: 'nobody',
    settles: true,
    handle: async ({ clients }, { body, rpc }) => {
      const { user } = await clients.identity.updateProfile(filled(body), rpc);
      return ok(userAnswer(given(user)));
    },
  }),

  resendEmailLink: route({
    call: callsById.resendEmailLink,
    keeping: 'nobody',
    handle: async ({ clients }, { rpc }) => {
      const { user } = await clients.identity.resendEmailLink({}, rpc);
      return ok(userAnswer(given(user)));
    },
  }),

  cancelEmailChange: route({
    call: callsById.cancelEmailChange,
    keeping: 'nobody',
    handle: async ({ clients }, { rpc }) => {
      await clients.identity.cancelEmailChange({}, rpc);
      return done;
    },
  }),

  changePassword: route({
    call: callsById.changePassword,
    keeping: 'nobody',
    settles: true,
    count: (limits, { userId }) => limits.countPasswordChange(userId),
    handle: async ({ clients, sessions }, { body, caller, token, rpc }) => {
      const request = { ...filled(body), sessionToken: token ?? '' };
      const { phoneRemoved } = await clients.identity.changePassword(request, rpc);
      sessions.forgetUser(caller.id);
      return ok({ message: withPhoneNote('Your password has been changed.', phoneRemoved) });
    },
  }),

  uploadPicture: route({
    call: callsById.uploadPicture,
    keeping: 'nobody',
    count: (limits, { userId }) => limits.countPicture(userId),
    handle: async ({ clients }, { file, rpc }) => {
      const { user } = await clients.identity.setPicture({ image: file }, rpc);
      return ok(userAnswer(given(user)));
    },
  }),

  setPhone: route({
    call: callsById.setPhone,
    keeping: 'nobody',
    settles: true,
    handle: async ({ clients }, { body, rpc }) => {
      const { user } = await clients.identity.setPhone(filled(body), rpc);
      return ok(userAnswer(given(user)));
    },
  }),

  replacePhone: route({
    call: callsById.replacePhone,
    keeping: 'nobody',
    settles: true,
    handle: async ({ clients }, { body, rpc }) => {
      const { user } = await clients.identity.setPhone(filled(body), rpc);
      return ok(userAnswer(given(user)));
    },
  }),

  verifyPhone: route({
    call: callsById.verifyPhone,
    keeping: 'nobody',
    settles: true,
    handle: async ({ clients }, { body, rpc }) => {
      const { user } = await clients.identity.verifyPhone({ code: body.code }, rpc);
      return ok(userAnswer(given(user)));
    },
  }),

  cancelPendingPhone: route({
    call: callsById.cancelPendingPhone,
    keeping: 'nobody',
    handle: async ({ clients }, { rpc }) => {
      const { user } = await clients.identity.cancelPendingPhone({}, rpc);
      return ok(userAnswer(given(user)));
    },
  }),

  removePhone: route({
    call: callsById.removePhone,
    keeping: 'nobody',
    settles: true,
    handle: async ({ clients }, { body, rpc }) => {
      await clients.identity.removePhone(filled(body), rpc);
      return done;
    },
  }),

  toggleSms: route({
    call: callsById.toggleSms,
    keeping: 'nobody',
    settles: true,
    handle: async ({ clients }, { body, rpc }) => {
      const { user } = await clients.identity.setSmsEnabled({ enabled: body.enabled }, rpc);
      const { smsEnabled } = given(user);
      return ok({ message: `SMS notifications are ${smsEnabled ? 'on' : 'off'}.`, smsEnabled });
    },
  }),

  markWelcomeSeen: route({
    call: callsById.markWelcomeSeen,
    keeping: 'nobody',
    handle: async ({ clients }, { rpc }) => {
      const { user } = await clients.identity.markWelcomeSeen({}, rpc);
      return ok(userAnswer(given(user)));
    },
  }),

  beginSecondFactor: route({
    call: callsById.beginSecondFactor,
    keeping: 'nobody',
    count: (limits, { userId }) => limits.countPasswordChange(userId),
    handle: async ({ clients }, { body, rpc }) => {
      const request = { currentPassword: body.currentPassword ?? undefined };
      const { secret, uri } = await clients.identity.beginSecondFactor(request, rpc);
      return ok({ secret, uri });
    },
  }),

  confirmSecondFactor: route({
    call: callsById.confirmSecondFactor,
    keeping: 'nobody',
    handle: async ({ clients, sessions }, { body, caller, rpc }) => {
      const { recoveryCodes } = await clients.identity.confirmSecondFactor({ code: body.code }, rpc);
      sessions.forgetUser(caller.id);
      return ok({ recoveryCodes });
    },
  }),

  removeSecondFactor: route({
    call: callsById.removeSecondFactor,
    keeping: 'nobody',
    count: (limits, { userId }) => limits.countPasswordChange(userId),
    handle: async ({ clients, sessions }, { body, caller, rpc }) => {
      const request = { code: body.code, currentPassword: body.currentPassword ?? undefined };
      await clients.identity.removeSecondFactor(request, rpc);
      sessions.forgetUser(caller.id);
      return done;
    },
  }),

  renewCalendarToken: route({
    call: callsById.renewCalendarToken,
    keeping: 'nobody',
    handle: async ({ clients }, { site, rpc }) => {
      const { token } = await clients.identity.renewCalendarToken({}, rpc);
      return ok(calendarLinkAnswer(site, token));
    },
  }),
};
