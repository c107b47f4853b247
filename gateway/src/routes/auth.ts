import { callsById, UserSchema } from '@torchbearer/contract';
import { Refusal } from '@torchbearer/kit';
import type { Reason } from '@torchbearer/rules';
import { forward } from '../forward/forward.js';
import { given } from '../forward/given.js';
import { jsonOf } from '../forward/to-json.js';
import type { SignInTry } from '../limits/sign-in.js';
import { withPhoneNote } from '../phone-note.js';
import { created, done, ok } from '../replies.js';
import { route } from '../route.js';
import { noSessionCookies, sessionCookies } from '../session-cookie.js';
import { deviceCookie } from '../device-cookie.js';
import { ownUser } from './own-user.js';

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

export const authRoutes = {
  signUp: route({
    call: callsById.signUp,
    handle: async ({ clients, config, limits }, { body, address, device, userAgent, cookieTokens, rpc }) => {
      await limits.countSignUp(address);
      const request = {
        ...body,
        inviteCode: body.inviteCode ?? undefined,
        userAgent,
        replaced: { tokens: [...cookieTokens] },
      };
      const answer = await clients.identity.signUp(request, rpc);
      await limits.signIn.know(body.email, { address, device });
      const { token } = answer;
      const cookie = [
        ...sessionCookies(config, token, given(answer.expiresAt)),
        deviceCookie(config, device),
      ];
      return { ...created({ user: jsonOf(UserSchema, given(answer.user)), token }), cookie };
    },
  }),

  logIn: route({
    call: callsById.logIn,
    countsItself: true,
    handle: async ({ clients, config, limits }, { body, address, device, userAgent, cookieTokens, rpc }) => {
      const attempt = await limits.signIn.begin(body.email, { address, device });
      const answer = await counted(
        attempt,
        clients.identity.logIn(
          { ...body, code: body.code ?? undefined, userAgent, replaced: { tokens: [...cookieTokens] } },
          rpc,
        ),
      );
      const { token } = answer;
      const cookie = [
        ...sessionCookies(config, token, given(answer.expiresAt)),
        deviceCookie(config, device),
      ];
      return { ...ok({ user: jsonOf(UserSchema, given(answer.user)), token }), cookie };
    },
  }),

  logInExternally: route({
    call: callsById.logInExternally,
    countsItself: true,
    handle: async ({ clients, config, limits }, { body, address, device, userAgent, cookieTokens, rpc }) => {
      const attempt = await limits.signIn.beginExternally(body.email, { address, device });
      const request = {
        idToken: body.token,
        email: body.email,
        name: body.name ?? '',
        picture: body.picture ?? undefined,
        nonce: body.nonce ?? undefined,
        inviteCode: body.inviteCode ?? undefined,
        userAgent,
        replaced: { tokens: [...cookieTokens] },
      };
      const answer = await counted(attempt, clients.identity.logInExternally(request, rpc));
      const { token } = answer;
      const cookie = [
        ...sessionCookies(config, token, given(answer.expiresAt)),
        deviceCookie(config, device),
      ];
      return { ...ok({ user: jsonOf(UserSchema, given(answer.user)), token }), cookie };
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
