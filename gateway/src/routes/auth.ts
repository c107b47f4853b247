import { callsById } from '@torchbearer/contract';
import { Refusal } from '@torchbearer/kit';
import { given, userAnswer } from '../answers.js';
import { created, done, ok } from '../replies.js';
import { route } from '../route.js';
import { noSessionCookie, sessionCookie } from '../session-cookie.js';
import { ownUser } from './own-user.js';

export const authRoutes = {
  signUp: route({
    call: callsById.signUp,
    keeping: 'nobody',
    settles: true,
    handle: async ({ clients, config, limits }, { body, address, userAgent, rpc }) => {
      await limits.countSignUp(address);
      const answer = await clients.identity.signUp({ ...body, userAgent }, rpc);
      await limits.signIn.know(body.email, address);
      const { token } = answer;
      const cookie = sessionCookie(config, token, given(answer.expiresAt));
      return { ...created({ user: userAnswer(given(answer.user)), token }), cookie };
    },
  }),

  logIn: route({
    call: callsById.logIn,
    keeping: 'nobody',
    handle: async ({ clients, config, limits }, { body, address, userAgent, rpc }) => {
      const attempt = await limits.signIn.begin(body.email, address);
      const answer = await clients.identity
        .logIn({ ...body, userAgent }, rpc)
        .catch(async (error: unknown) => {
          const isWrong = error instanceof Refusal && error.reason === 'WRONG_CREDENTIALS';
          if (!isWrong) await attempt.wasNoTry();
          throw error;
        });
      await attempt.succeeded();
      const { token } = answer;
      const cookie = sessionCookie(config, token, given(answer.expiresAt));
      return { ...ok({ user: userAnswer(given(answer.user)), token }), cookie };
    },
  }),

  getMe: route({
    call: callsById.getMe,
    keeping: 'nobody',
    handle: ownUser,
  }),

  logOut: route({
    call: callsById.logOut,
    keeping: 'nobody',
    handle: async ({ clients, config, sessions }, { token, rpc }) => {
      if (token !== null) {
        await clients.identity.logOut({ token }, rpc);
        sessions.forgetToken(token);
      }
      return { ...done, cookie: noSessionCookie(config) };
    },
  }),
};
