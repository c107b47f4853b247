import { LISTS, MAX_PASSWORD_LENGTH } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCall, nothing } from '../call.js';
import { email, optionalPhone, pathId, profileTexts, nameText } from '../fields.js';
import { UserSchema } from '../objects/index.js';
import { pageQuery } from '../paging.js';

const tags = ['Users'];
const params = z.object({ id: pathId() });

export const SetAdminBody = z
  .object({ isAdmin: z.boolean(), currentPassword: z.string().max(MAX_PASSWORD_LENGTH).nullish() })
  .meta({ id: 'SetAdminBody', examples: [{ isAdmin: true }] });

export const UpdateUserBody = z
  .object({ name: nameText(80), email: email(), ...profileTexts, phone: optionalPhone() })
  .meta({
    id: 'UpdateUserBody',
    description: 'The whole account: a field that is left out or empty is cleared.',
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
  .object({ tempPassword: z.string().meta({ description: 'Shown once; works once.' }) })
  .meta({ id: 'TemporaryPassword', examples: [{ tempPassword: 'kite-7-ember-42' }] });

export const userCalls = [
  defineCall({
    id: 'getOwnUser',
    method: 'get',
    path: '/api/users/me',
    who: 'player',
    rpc: 'identity.getUser',
    openWhile: ['PASSWORD_CHANGE_REQUIRED', 'SECOND_FACTOR_SETUP_REQUIRED'],
    summary: "The caller's account",
    tags,
    answers: { 200: UserSchema },
    refusals: [],
    cacheControl: 'no-store',
    idempotent: true,
  }),
  defineCall({
    id: 'listUsers',
    method: 'get',
    path: '/api/users',
    who: 'admin',
    rpc: 'identity.listUsers',
    summary: 'Every account',
    description: 'In the order of sign-up, if no other `sort` is given.',
    tags,
    pages: true,
    query: pageQuery(LISTS.users, 'name, display name, username, e-mail, city, state and favorite castaway', {
      role: z.enum(['players', 'admins']).optional(),
      has: z
        .enum(['bio', 'texts'])
        .optional()
        .meta({ description: 'Those who have written about themselves, or who take text messages.' }),
      among: z.string().min(1).max(4_000).optional().meta({
        description: 'Only these: ids, or phone numbers like `+15555550123`, with commas in between.',
      }),
    }),
    sample: () => ({ query: { limit: '2', q: 'robin', sort: '-name', role: 'players', has: 'texts' } }),
    answers: { 200: z.array(UserSchema) },
    refusals: [],
    cacheControl: 'no-store',
    idempotent: true,
  }),
  defineCall({
    id: 'setAdmin',
    method: 'put',
    path: '/api/users/{id}/admin',
    who: 'admin',
    rpc: 'identity.setAdmin',
    summary: 'Grant or revoke the admin role',
    description:
      "Needs the admin's current password, unless the admin signed in within the last fifteen minutes.",
    tags,
    params,
    body: SetAdminBody,
    sample: ({ player }) => ({ params: { id: player } }),
    answers: { 200: UserSchema },
    refusals: ['LAST_ADMIN', 'REAUTHENTICATION_REQUIRED', 'WRONG_PASSWORD'],
    notFound: 'USER_NOT_FOUND',
    cacheControl: 'no-store',
    idempotent: true,
  }),
  defineCall({
    id: 'deleteUser',
    method: 'delete',
    path: '/api/admin/users/{id}',
    who: 'admin',
    rpc: 'identity.deleteUser',
    summary: 'Delete a player',
    description: 'The player leaves the standings and every list. Admins lose the role first.',
    tags,
    params,
    sample: ({ player }) => ({ params: { id: player } }),
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
    rpc: 'identity.updateUser',
    summary: "Change a user's account",
    description:
      'Removes the previous phone number; a new one takes effect once the player has confirmed it with the code that ' +
      'is texted to it. The e-mail and phone of an admin, including the caller, can’t be changed here.',
    tags,
    params,
    body: UpdateUserBody,
    sample: ({ player }) => ({ params: { id: player } }),
    answers: { 200: UserSchema },
    refusals: ['EMAIL_TAKEN', 'USERNAME_TAKEN', 'PHONE_TAKEN', 'SMS_STOPPED', 'CONFLICT', 'ADMIN_ACCOUNT'],
    notFound: 'USER_NOT_FOUND',
    cacheControl: 'no-store',
    idempotent: true,
  }),
  defineCall({
    id: 'resetUserSecondFactor',
    method: 'delete',
    path: '/api/admin/users/{id}/second-factor',
    who: 'admin',
    rpc: 'identity.resetUserSecondFactor',
    summary: "Turn a player's second factor off",
    description:
      "For a player who has lost it. Ends all of that user's sessions. Admins lose the role first.",
    tags,
    params,
    sample: ({ player }) => ({ params: { id: player } }),
    answers: { 204: nothing },
    refusals: ['SECOND_FACTOR_OFF', 'ADMIN_ACCOUNT'],
    notFound: 'USER_NOT_FOUND',
    cacheControl: 'no-store',
    idempotent: true,
  }),
  defineCall({
    id: 'resetUserPassword',
    method: 'post',
    path: '/api/admin/users/{id}/reset-password',
    who: 'admin',
    rpc: 'identity.resetUserPassword',
    summary: 'Set a temporary password',
    description:
      "It works once, and has to be replaced then. Ends all of that user's sessions. Admins lose the role first.",
    tags,
    params,
    sample: ({ player }) => ({ params: { id: player } }),
    answers: { 200: TemporaryPasswordSchema },
    refusals: ['ADMIN_ACCOUNT'],
    notFound: 'USER_NOT_FOUND',
    slow: true,
    cacheControl: 'no-store',
    idempotent: false,
  }),
] as const;
