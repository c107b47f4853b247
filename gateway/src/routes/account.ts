import { callsById } from '@torchbearer/contract';
import { calendarLinkAnswer, given, userAnswer } from '../answers/index.js';
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

  changePassword: route({
    call: callsById.changePassword,
    keeping: 'nobody',
    count: (limits, { userId }) => limits.countPasswordChange(userId),
    handle: async ({ clients, sessions }, { body, caller, token, rpc }) => {
      await clients.identity.changePassword({ ...body, sessionToken: token ?? '' }, rpc);
      sessions.forgetUser(caller.id);
      return ok({ message: 'Your password has been changed.' });
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
      const { user } = await clients.identity.setPhone({ phone: body.phone }, rpc);
      return ok(userAnswer(given(user)));
    },
  }),

  removePhone: route({
    call: callsById.removePhone,
    keeping: 'nobody',
    settles: true,
    handle: async ({ clients }, { rpc }) => {
      await clients.identity.removePhone({}, rpc);
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

  renewCalendarToken: route({
    call: callsById.renewCalendarToken,
    keeping: 'nobody',
    handle: async ({ clients }, { site, rpc }) => {
      const { token } = await clients.identity.renewCalendarToken({}, rpc);
      return ok(calendarLinkAnswer(site, token));
    },
  }),
};
