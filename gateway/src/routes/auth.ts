import { callsById, UserSchema } from '@torchbearer/contract';
import { Refusal, type CallOptions } from '@torchbearer/kit';
import type { LogInResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Reason } from '@torchbearer/rules';
import { deviceCookie, noSessionCookies, sessionCookies } from '../cookies.js';
import { forward } from '../forward/forward.js';
import { given, jsonOf } from '../forward/to-json.js';
import { withoutNulls } from '../forward/to-request.js';
import type { Gateway } from '../gateway.js';
import type { SignInTry } from '../limits/sign-in.js';
import { created, done, ok, route } from '../route.js';
import type { Caller } from '../sessions.js';
import { withPhoneNote } from './account.js';

const WRONG: ReadonlySet<Reason> = new Set([
  'WRONG_CREDENTIALS',
  'WRONG_SECOND_FACTOR',
  'TEMPORARY_PASSWORD_USED',
  'EXTERNAL_SIGN_IN_REFUSED',
  'INVITE_CODE_INVALID',
]);

/** Whether the service checked the attempt and found it wrong. */
const isWrong = (error: unknown): boolean => error instanceof Refusal && WRONG.has(error.reason);

/** Counts an attempt to sign in, unless it succeeded or the service could not check it. */
async function counted<Answer>(attempt: SignInTry, signIn: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await signIn;
    await attempt.succeeded();
    return answer;
  } catch (error) {
    if (!isWrong(error)) await attempt.wasNoTry();
    throw error;
  } finally {
    attempt.ended();
  }
}

/** The browser, as services record it, and the sessions of its cookies, which signing in ends. */
const browserOf = ({ userAgent, cookieTokens }: { userAgent: string; cookieTokens: readonly string[] }) => ({
  userAgent,
  replaced: { tokens: [...cookieTokens] },
});

/** A fresh session, and the cookies for it and its browser. */
function sessionOf({ config }: Gateway, { user, token, expiresAt }: LogInResponse, device: string) {
  const cookie = [...sessionCookies(config, token, given(expiresAt)), deviceCookie(config, device)];
  return { session: { user: jsonOf(UserSchema, given(user)), token }, cookie };
}

/** The caller's account, as it is now. @throws Refusal NOT_SIGNED_IN if it was just deleted */
async function ownUser({ clients }: Gateway, { caller, rpc }: { caller: Caller; rpc: CallOptions }) {
  if (caller.account) return ok(jsonOf(UserSchema, caller.account));
  try {
    const { user } = await clients.identity.getUser({ userId: caller.id }, rpc);
    return ok(jsonOf(UserSchema, given(user)));
  } catch (error) {
    const isGone = error instanceof Refusal && error.reason === 'USER_NOT_FOUND';
    throw isGone ? new Refusal('NOT_SIGNED_IN') : error;
  }
}

export const authRoutes = {
  signUp: route({
    call: callsById.signUp,
    handle: async (gateway, incoming) => {
      const { clients, limits } = gateway;
      const { body, address, device, rpc } = incoming;
      await limits.countSignUp(address);
      const answer = await clients.identity.signUp({ ...withoutNulls(body), ...browserOf(incoming) }, rpc);
      await limits.signIn.know(body.email, { address, device });
      const { session, cookie } = sessionOf(gateway, answer, device);
      return { ...created(session), cookie };
    },
  }),

  logIn: route({
    call: callsById.logIn,
    countsItself: true,
    handle: async (gateway, incoming) => {
      const { clients, limits } = gateway;
      const { body, address, device, rpc } = incoming;
      const attempt = await limits.signIn.begin(body.email, { address, device });
      const request = { ...withoutNulls(body), ...browserOf(incoming) };
      const answer = await counted(attempt, clients.identity.logIn(request, rpc));
      const { session, cookie } = sessionOf(gateway, answer, device);
      return { ...ok(session), cookie };
    },
  }),

  logInExternally: route({
    call: callsById.logInExternally,
    countsItself: true,
    handle: async (gateway, incoming) => {
      const { clients, limits } = gateway;
      const { body, address, device, rpc } = incoming;
      const attempt = await limits.signIn.beginExternally(body.email, { address, device });
      const { token: idToken, name = '', ...others } = withoutNulls(body);
      const request = { idToken, name, ...others, ...browserOf(incoming) };
      const answer = await counted(attempt, clients.identity.logInExternally(request, rpc));
      const { session, cookie } = sessionOf(gateway, answer, device);
      return { ...ok(session), cookie };
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
    handle: async ({ clients, config, limits }, { body, address, device, rpc }) => {
      const request = { token: body.token, password: body.password };
      const { email, phoneRemoved } = await clients.identity.resetPassword(request, rpc);
      // Earlier attackers' attempts no longer matter: the owner is here, and signs in next.
      await limits.signIn.know(email, { address, device });
      const message = withPhoneNote('Your password has been reset. You can sign in now.', phoneRemoved);
      return { ...ok({ message }), cookie: deviceCookie(config, device) };
    },
  }),

  confirmEmail: forward(callsById.confirmEmail, {
    count: (limits, { address }) => limits.countReset(address),
    answer: () => ({ message: 'Your new email is confirmed. Use it from now on to sign in.' }),
  }),

  revertEmail: forward(callsById.revertEmail, {
    count: (limits, { address }) => limits.countReset(address),
    answer: () => ({
      message:
        'Your email stays as it was, and everybody is signed out. We sent you a link to choose a new password.',
    }),
  }),

  getMe: route({ call: callsById.getMe, handle: ownUser }),
  getOwnUser: route({ call: callsById.getOwnUser, handle: ownUser }),

  logOut: route({
    call: callsById.logOut,
    handle: async ({ clients, config, sessions }, { token, cookieTokens, rpc }) => {
      for (const each of new Set([...(token === null ? [] : [token]), ...cookieTokens])) {
        await clients.identity.logOut({ token: each }, rpc);
        sessions.forgetToken(each);
      }
      return { ...done, cookie: noSessionCookies(config) };
    },
  }),

  listSessions: forward(callsById.listSessions, {
    request: ({ token }) => ({ sessionToken: token ?? '' }),
  }),

  endSession: route({
    call: callsById.endSession,
    handle: async ({ clients, config, sessions }, { params, caller, rpc }) => {
      await clients.identity.endSession({ sessionId: params.id }, rpc);
      sessions.forgetSession(params.id);
      return params.id === caller.sessionId ? { ...done, cookie: noSessionCookies(config) } : done;
    },
  }),

  endAllSessions: route({
    call: callsById.endAllSessions,
    handle: async ({ clients, config, sessions }, { query, caller, token, rpc }) => {
      const { keepThis } = query;
      await clients.identity.endAllSessions({ keptToken: keepThis ? (token ?? '') : undefined }, rpc);
      sessions.forgetUser(caller.id);
      return keepThis ? done : { ...done, cookie: noSessionCookies(config) };
    },
  }),
};
