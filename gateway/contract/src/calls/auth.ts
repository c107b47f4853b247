import * as z from 'zod';
import { defineCall, nothing } from '../call.js';
import { email, optionalText, pathId, text } from '../fields.js';
import { MessageSchema, SessionSchema, SignedInSchema, UserSchema } from '../objects/index.js';

const tags = ['Sign-in'];

/** A new password. Never trimmed: its blanks are its owner's. */
export const newPassword = () => z.string().min(6).max(200);

/** Needed where sign-up is by invitation, and of no use elsewhere. */
const inviteCode = () => optionalText(40);

export const SignUpBody = z
  .object({
    email: email(),
    name: text(80),
    username: text(40),
    password: newPassword(),
    inviteCode: inviteCode(),
  })
  .meta({
    id: 'SignUpBody',
    examples: [{ email: 'robin@example.com', name: 'Robin Vale', username: 'robin', password: 'sparks-fly' }],
  });

// Not checked for its form: a mistyped address gets the same answer as an unknown one.
export const LogInBody = z
  .object({ email: text(254), password: z.string().min(1).max(200) })
  .meta({ id: 'LogInBody', examples: [{ email: 'robin@example.com', password: 'sparks-fly' }] });

// Nothing about a token is worth a sentence of its own: whatever is wrong with it, it is not verified.
export const LogInExternallyBody = z
  .object({
    token: z.string().min(1).max(8_000),
    email: email(),
    name: optionalText(80),
    picture: optionalText(500),
    nonce: optionalText(200),
    inviteCode: inviteCode(),
  })
  .meta({
    id: 'LogInExternallyBody',
    description: "The identity provider's ID token, and who it should be about.",
    examples: [
      {
        token: 'eyJhbGciOiJSUzI1NiIsImtpZCI6ImsxIn0.eyJzdWIiOiJyb2JpbiJ9.c2lnbmF0dXJl',
        email: 'robin@example.com',
        name: 'Robin Vale',
        picture: null,
      },
    ],
  });

export const ForgotPasswordBody = z
  .object({ email: email() })
  .meta({ id: 'ForgotPasswordBody', examples: [{ email: 'robin@example.com' }] });

export const ResetPasswordBody = z
  .object({ token: z.string().min(1).max(200), password: newPassword() })
  .meta({
    id: 'ResetPasswordBody',
    examples: [{ token: 'q1Zl8vTn0mJb2sWc4yXe6uAhKd3pRfGo', password: 'sparks-fly' }],
  });

export const authCalls = [
  defineCall({
    id: 'signUp',
    method: 'post',
    path: '/api/auth/signup',
    who: 'public',
    summary: 'Create an account and sign in',
    description: 'Also sets the session cookie. E-mails and user names are unique, whatever their case.',
    tags,
    body: SignUpBody,
    answers: { 201: SignedInSchema },
    refusals: ['EMAIL_TAKEN', 'USERNAME_TAKEN', 'INVITE_CODE_INVALID'],
    slow: true,
    idempotent: false,
  }),
  defineCall({
    id: 'logIn',
    method: 'post',
    path: '/api/auth/login',
    who: 'public',
    summary: 'Sign in by e-mail and password',
    description: 'Also sets the session cookie. An unknown e-mail gets the same answer as a wrong password.',
    tags,
    body: LogInBody,
    answers: { 200: SignedInSchema },
    refusals: ['WRONG_CREDENTIALS', 'TEMPORARY_PASSWORD_USED'],
    slow: true,
    idempotent: false,
  }),
  defineCall({
    id: 'getMe',
    method: 'get',
    path: '/api/auth/me',
    who: 'player',
    summary: 'Who is signed in',
    tags,
    answers: { 200: UserSchema },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'logOut',
    method: 'post',
    path: '/api/auth/logout',
    who: 'public',
    summary: 'Sign out',
    description: 'Always 204, signed in or not. The token is dead afterwards and the cookie is taken away.',
    tags,
    answers: { 204: nothing },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'logInExternally',
    method: 'post',
    path: '/api/auth/auth0-login',
    who: 'public',
    summary: 'Sign in by the ID token of the identity provider',
    description:
      'Also sets the session cookie. Creates the account at the first sign-in; an account with the same e-mail is linked, and where nobody has proven to own that e-mail before, its password and sessions end.',
    tags,
    body: LogInExternallyBody,
    answers: { 200: SignedInSchema },
    refusals: ['EXTERNAL_SIGN_IN_REFUSED', 'EXTERNAL_SIGN_IN_OFF', 'INVITE_CODE_INVALID'],
    idempotent: false,
  }),
  defineCall({
    id: 'forgotPassword',
    method: 'post',
    path: '/api/auth/forgot-password',
    who: 'public',
    summary: 'Ask for a mail with a reset link',
    description: 'The same answer for an unknown e-mail.',
    tags,
    body: ForgotPasswordBody,
    answers: { 200: MessageSchema },
    refusals: [],
    idempotent: false,
  }),
  defineCall({
    id: 'resetPassword',
    method: 'post',
    path: '/api/auth/reset-password',
    who: 'public',
    summary: 'Set a new password by a mailed token',
    description: 'Once, within 60 minutes; ends every session of the account.',
    tags,
    body: ResetPasswordBody,
    answers: { 200: MessageSchema },
    refusals: ['INVALID_RESET_TOKEN'],
    slow: true,
    idempotent: false,
  }),
  defineCall({
    id: 'listSessions',
    method: 'get',
    path: '/api/auth/sessions',
    who: 'player',
    summary: "The caller's signed-in browsers",
    description: 'Newest first.',
    tags,
    answers: { 200: z.array(SessionSchema) },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'endSession',
    method: 'delete',
    path: '/api/auth/sessions/{id}',
    who: 'player',
    summary: "End one of the caller's sessions",
    tags,
    params: z.object({ id: pathId() }),
    answers: { 204: nothing },
    refusals: [],
    notFound: 'SESSION_NOT_FOUND',
    idempotent: true,
  }),
  defineCall({
    id: 'endAllSessions',
    method: 'delete',
    path: '/api/auth/sessions',
    who: 'player',
    summary: 'Sign out everywhere, here too',
    tags,
    answers: { 204: nothing },
    refusals: [],
    idempotent: true,
  }),
] as const;
