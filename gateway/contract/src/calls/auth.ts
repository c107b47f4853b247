import { MAX_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCalls, nothing } from '../call.js';
import { byId, email, nameText, optionalText, queryFlag, text } from '../fields.js';
import { MessageSchema, SessionSchema, SignedInSchema, UserSchema } from '../objects/index.js';

const shared = { tags: ['Sign-in'], cacheControl: 'no-store' } as const;

/** A new password. Never trimmed: blanks may be part of it. */
export const newPassword = () => z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH);

/** Required if sign-up is by invitation, otherwise ignored. */
const inviteCode = () => optionalText(40);

export const SignUpBody = z
  .object({
    email: email(),
    name: nameText(MAX_LENGTH.name),
    username: nameText(MAX_LENGTH.username),
    password: newPassword(),
    inviteCode: inviteCode(),
  })
  .meta({
    id: 'SignUpBody',
    examples: [{ email: 'robin@example.com', name: 'Robin Vale', username: 'robin', password: 'sparks-fly' }],
  });

// The format is not checked: a mistyped address gets the same response as an unknown one.
export const LogInBody = z
  .object({
    email: text(MAX_LENGTH.email),
    password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
    code: optionalText(20),
  })
  .meta({
    id: 'LogInBody',
    description:
      'The code of the second factor, or a recovery code; only after an attempt without it was refused for that.',
    examples: [{ email: 'robin@example.com', password: 'sparks-fly' }],
  });

// One error for everything that is wrong with a token: it can't be verified.
export const LogInExternallyBody = z
  .object({
    token: z.string().min(1).max(8_000),
    email: email(),
    name: optionalText(MAX_LENGTH.name),
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

const NonceSchema = z
  .object({ nonce: z.string() })
  .meta({ id: 'Nonce', examples: [{ nonce: 'q1Zl8vTn0mJb2sWc4yXe6uAhKd3pRfGoq1Zl8vTn0mJ' }] });

const mailedToken = { token: 'q1Zl8vTn0mJb2sWc4yXe6uAhKd3pRfGo' };

export const ConfirmEmailBody = z
  .object({ token: z.string().min(1).max(200) })
  .meta({ id: 'ConfirmEmailBody', examples: [mailedToken] });

export const RevertEmailBody = z
  .object({ token: z.string().min(1).max(200) })
  .meta({ id: 'RevertEmailBody', examples: [mailedToken] });

export const authCalls = defineCalls(shared, {
  signUp: {
    method: 'post',
    path: '/api/auth/signup',
    who: 'public',
    rpc: 'identity.signUp',
    summary: 'Create an account and sign in',
    description: 'Also sets the session cookie. E-mails and user names are unique, whatever their case.',
    body: SignUpBody,
    answers: { 201: SignedInSchema },
    refusals: ['EMAIL_TAKEN', 'USERNAME_TAKEN', 'INVITE_CODE_INVALID'],
    slow: true,
    waitsForCopies: true,
  },
  logIn: {
    method: 'post',
    path: '/api/auth/login',
    who: 'public',
    rpc: 'identity.logIn',
    summary: 'Sign in with e-mail and password',
    description: 'Also sets the session cookie. An unknown e-mail gets the same answer as a wrong password.',
    body: LogInBody,
    answers: { 200: SignedInSchema },
    refusals: [
      'WRONG_CREDENTIALS',
      'TEMPORARY_PASSWORD_USED',
      'SECOND_FACTOR_REQUIRED',
      'WRONG_SECOND_FACTOR',
    ],
    slow: true,
  },
  getMe: {
    method: 'get',
    path: '/api/auth/me',
    who: 'player',
    rpc: 'identity.getUser',
    openWhile: ['PASSWORD_CHANGE_REQUIRED', 'SECOND_FACTOR_SETUP_REQUIRED'],
    summary: 'Who is signed in',
    answers: { 200: UserSchema },
  },
  logOut: {
    method: 'post',
    path: '/api/auth/logout',
    who: 'public',
    rpc: 'identity.logOut',
    summary: 'Sign out',
    description: 'Always 204, signed in or not. Ends the session and removes the cookie.',
    answers: { 204: nothing },
    idempotent: true,
  },
  createNonce: {
    method: 'post',
    path: '/api/auth/oidc-nonce',
    who: 'public',
    rpc: 'identity.createNonce',
    summary: 'Create a nonce for a sign-in with the identity provider',
    description:
      'Send it with the request to the provider, and with the ID token to `/api/auth/auth0-login`: a token needs a nonce of ours, and works once. Valid for half an hour.',
    answers: { 201: NonceSchema },
    refusals: ['EXTERNAL_SIGN_IN_OFF'],
  },
  logInExternally: {
    method: 'post',
    path: '/api/auth/auth0-login',
    who: 'public',
    rpc: 'identity.logInExternally',
    summary: 'Sign in with an ID token of the identity provider',
    description:
      'Also sets the session cookie. Creates the account at the first sign-in; an account with the same e-mail is linked. If that account’s e-mail was never confirmed, its password and sessions end. If admins need a second factor, the `amr` of an admin’s token must name one (RFC 8176).',
    body: LogInExternallyBody,
    answers: { 200: SignedInSchema },
    refusals: [
      'EXTERNAL_SIGN_IN_REFUSED',
      'EXTERNAL_SIGN_IN_OFF',
      'SECOND_FACTOR_UNPROVEN',
      'INVITE_CODE_INVALID',
      'EMAIL_TAKEN',
    ],
    // The first sign-in creates the account.
    waitsForCopies: true,
  },
  forgotPassword: {
    method: 'post',
    path: '/api/auth/forgot-password',
    who: 'public',
    rpc: 'identity.forgotPassword',
    summary: 'Request a reset link by mail',
    description: 'The same answer for an unknown e-mail.',
    body: ForgotPasswordBody,
    answers: { 200: MessageSchema },
  },
  resetPassword: {
    method: 'post',
    path: '/api/auth/reset-password',
    who: 'public',
    rpc: 'identity.resetPassword',
    summary: 'Set a new password with a mailed token',
    description: 'Once, within 60 minutes; ends every session of the account.',
    body: ResetPasswordBody,
    answers: { 200: MessageSchema },
    refusals: ['INVALID_RESET_TOKEN'],
    slow: true,
  },
  confirmEmail: {
    method: 'post',
    path: '/api/auth/confirm-email',
    who: 'public',
    rpc: 'identity.confirmEmail',
    summary: 'Confirm a new e-mail with a mailed token',
    description: 'Once, within 24 hours.',
    body: ConfirmEmailBody,
    answers: { 200: MessageSchema },
    refusals: ['INVALID_EMAIL_LINK', 'EMAIL_TAKEN'],
    waitsForCopies: true,
  },
  revertEmail: {
    method: 'post',
    path: '/api/auth/revert-email',
    who: 'public',
    rpc: 'identity.revertEmail',
    summary: 'Undo a change of e-mail with the token mailed to the old address',
    description:
      'Once, within seven days. Ends every session of the account and every other way to sign in, and mails a reset link to the old address.',
    body: RevertEmailBody,
    answers: { 200: MessageSchema },
    refusals: ['INVALID_EMAIL_LINK', 'EMAIL_TAKEN'],
    slow: true,
    waitsForCopies: true,
  },
  listSessions: {
    method: 'get',
    path: '/api/auth/sessions',
    who: 'player',
    rpc: 'identity.listSessions',
    summary: "The caller's signed-in browsers",
    description: 'Newest first.',
    answers: { 200: z.array(SessionSchema) },
  },
  endSession: {
    method: 'delete',
    path: '/api/auth/sessions/{id}',
    who: 'player',
    rpc: 'identity.endSession',
    summary: "End one of the caller's sessions",
    ...byId('session', 'SESSION_NOT_FOUND'),
    answers: { 204: nothing },
  },
  endAllSessions: {
    method: 'delete',
    path: '/api/auth/sessions',
    who: 'player',
    rpc: 'identity.endAllSessions',
    summary: 'Sign out everywhere',
    description: "With `keepThis` the caller's session continues.",
    query: z.object({ keepThis: queryFlag() }),
    answers: { 204: nothing },
  },
});
