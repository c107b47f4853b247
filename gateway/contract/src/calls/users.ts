import * as z from 'zod';
import { defineCall, nothing } from '../call.js';
import { email, optionalPhone, pathId, profileTexts, text } from '../fields.js';
import { UserSchema } from '../objects/index.js';

const tags = ['Users'];
const params = z.object({ id: pathId() });

export const SetAdminBody = z
  .object({ isAdmin: z.boolean() })
  .meta({ id: 'SetAdminBody', examples: [{ isAdmin: true }] });

export const UpdateUserBody = z
  .object({ name: text(80), email: email(), ...profileTexts, phone: optionalPhone() })
  .meta({
    id: 'UpdateUserBody',
    description: 'The whole account: what is left out or empty is taken away.',
    examples: [
      {
        name: 'Robin Vale',
        email: 'robin@example.com',
        username: 'robin',
        displayName: null,
        city: 'Portland',
        state: 'OR',
        favoriteCastaway: null,
        about: null,
        phone: '2025550123',
      },
    ],
  });

const TemporaryPasswordSchema = z
  .object({ tempPassword: z.string().meta({ description: 'Shown once; signs in once.' }) })
  .meta({ id: 'TemporaryPassword', examples: [{ tempPassword: 'kite-7-ember-42' }] });

export const userCalls = [
  defineCall({
    id: 'getOwnUser',
    method: 'get',
    path: '/api/users/me',
    who: 'player',
    summary: "The caller's account",
    tags,
    answers: { 200: UserSchema },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'listUsers',
    method: 'get',
    path: '/api/users',
    who: 'admin',
    summary: 'Every account',
    tags,
    answers: { 200: z.array(UserSchema) },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'setAdmin',
    method: 'put',
    path: '/api/users/{id}/admin',
    who: 'admin',
    summary: 'Grant or revoke the admin role',
    tags,
    params,
    body: SetAdminBody,
    answers: { 200: UserSchema },
    refusals: ['LAST_ADMIN'],
    notFound: 'USER_NOT_FOUND',
    idempotent: true,
  }),
  defineCall({
    id: 'deleteUser',
    method: 'delete',
    path: '/api/admin/users/{id}',
    who: 'admin',
    summary: 'Delete a player',
    description: 'The player leaves the standings and every list. Admins lose the role first.',
    tags,
    params,
    answers: { 204: nothing },
    refusals: ['ADMIN_NOT_DELETABLE'],
    notFound: 'USER_NOT_FOUND',
    idempotent: true,
  }),
  defineCall({
    id: 'updateUser',
    method: 'put',
    path: '/api/admin/users/{id}',
    who: 'admin',
    summary: "Change anybody's account",
    tags,
    params,
    body: UpdateUserBody,
    answers: { 200: UserSchema },
    refusals: ['EMAIL_TAKEN', 'USERNAME_TAKEN', 'PHONE_TAKEN', 'CONFLICT'],
    notFound: 'USER_NOT_FOUND',
    idempotent: true,
  }),
  defineCall({
    id: 'resetUserPassword',
    method: 'post',
    path: '/api/admin/users/{id}/reset-password',
    who: 'admin',
    summary: 'Set a temporary password',
    description: "It signs in once and is to be replaced then. Ends all of that user's sessions.",
    tags,
    params,
    answers: { 200: TemporaryPasswordSchema },
    refusals: [],
    notFound: 'USER_NOT_FOUND',
    slow: true,
    idempotent: false,
  }),
] as const;
