import * as z from 'zod';
import { defineCall, nothing } from '../call.js';
import { email, text } from '../fields.js';
import { SignedInSchema, UserSchema } from '../objects/index.js';

const tags = ['Sign-in'];

/** A new password. Never trimmed: its blanks are its owner's. */
export const newPassword = () => z.string().min(6).max(200);

export const SignUpBody = z
  .object({ email: email(), name: text(80), username: text(40), password: newPassword() })
  .meta({
    id: 'SignUpBody',
    examples: [{ email: 'robin@example.com', name: 'Robin Vale', username: 'robin', password: 'sparks-fly' }],
  });

// Not checked for its form: a mistyped address gets the same answer as an unknown one.
export const LogInBody = z
  .object({ email: text(254), password: z.string().min(1).max(200) })
  .meta({ id: 'LogInBody', examples: [{ email: 'robin@example.com', password: 'sparks-fly' }] });

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
    refusals: ['EMAIL_TAKEN', 'USERNAME_TAKEN'],
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
    refusals: ['WRONG_CREDENTIALS'],
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
] as const;
