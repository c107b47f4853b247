import { callsById } from '@torchbearer/contract';
import { Refusal, type Reason } from '@torchbearer/kit';
import { given, sessionAnswer, userAnswer } from '../answers/index.js';
import type { SignInTry } from '../limits/sign-in.js';
import { created, done, ok } from '../replies.js';
import { route } from '../route.js';
import { noSessionCookie, sessionCookie } from '../session-cookie.js';
import { ownUser } from './own-user.js';

const WRONG: ReadonlySet<Reason> = new Set([
  'WRONG_CREDENTIALS',
  'TEMPORARY_PASSWORD_USED',
  'EXTERNAL_SIGN_IN_REFUSED',
  'INVITE_CODE_INVALID',
]);

/** What says that a try was looked at, and was wrong. */
const isWrong = (error: unknown): boolean => error instanceof Refusal && WRONG.has(error.reason);

/** What a try to sign in leads to, counted: nothing where nobody looked at it, and nothing where it succeeded. */
async function counted<Answer>(attempt: SignInTry, signIn: Promise<Answer>): Promise<Answer> {
  const answer = await signIn.catch(async (error: unknown) => {
    if (!isWrong(error)) await attempt.wasNoTry();
    throw error;
  });
  await attempt.succeeded();
  return answer;
}

export const authRoutes = {
  signUp: route({
    call: callsById.signUp,
    keeping: 'nobody',
    settles: true,
    handle: async ({ clients, config, limits }, { body, address, userAgent, rpc }) => {
      await limits.countSignUp(address);
      const request = { ...body, inviteCode: body.inviteCode ?? undefined, userAgent };
      const answer = await clients.identity.signUp(request, rpc);
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
      const answer = await counted(attempt, clients.identity.logIn({ ...body, userAgent }, rpc));
      const { token } = answer;
      const cookie = sessionCookie(config, token, given(answer.expiresAt));
      return { ...ok({ user: userAnswer(given(answer.user)), token }), cookie };
    },
  }),

  // Settles: the first time, it is a sign-up.
  logInExternally: route({
    call: callsById.logInExternally,
    keeping: 'nobody',
    settles: true,
    handle: async ({ clients, config, limits }, { body, address, userAgent, rpc }) => {
      const attempt = await limits.signIn.beginExternally(address);
      const request = {
        idToken: body.token,
        email: body.email,
        name: body.name ?? '',
        picture: body.picture ?? undefined,
        nonce: body.nonce ?? undefined,
        inviteCode: body.inviteCode ?? undefined,
        userAgent,
      };
      const answer = await counted(attempt, clients.identity.logInExternally(request, rpc));
      await limits.signIn.know(body.email, address);
      const { token } = answer;
      const cookie = sessionCookie(config, token, given(answer.expiresAt));
      return { ...ok({ user: userAnswer(given(answer.user)), token }), cookie };
    },
  }),

  forgotPassword: route({
    call: callsById.forgotPassword,
    handle: async ({ clients, limits }, { body, address, rpc }) => {
      await limits.countForgottenPassword(body.email, address);
      await clients.identity.forgotPassword({ email: body.email }, rpc);
      return ok({ message: 'Password reset link sent! Check your email' });
    },
  }),

  resetPassword: route({
    call: callsById.resetPassword,
    count: (limits, { address }) => limits.countReset(address),
    handle: async ({ clients }, { body, rpc }) => {
      await clients.identity.resetPassword({ token: body.token, password: body.password }, rpc);
      return ok({ message: 'Your password has been reset. You can sign in now.' });
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

  listSessions: route({
    call: callsById.listSessions,
    keeping: 'nobody',
    handle: async ({ clients }, { token, rpc }) => {
      const { sessions } = await clients.identity.listSessions({ sessionToken: token ?? '' }, rpc);
      return ok(sessions.map(sessionAnswer));
    },
  }),

  endSession: route({
    call: callsById.endSession,
    keeping: 'nobody',
    handle: async ({ clients, config, sessions }, { params, caller, rpc }) => {
      await clients.identity.endSession({ sessionId: params.id }, rpc);
      sessions.forgetSession(params.id);
      return params.id === caller.sessionId ? { ...done, cookie: noSessionCookie(config) } : done;
    },
  }),

  endAllSessions: route({
    call: callsById.endAllSessions,
    keeping: 'nobody',
    handle: async ({ clients, config, sessions }, { caller, rpc }) => {
      await clients.identity.endAllSessions({}, rpc);
      sessions.forgetUser(caller.id);
      return { ...done, cookie: noSessionCookie(config) };
    },
  }),
};
