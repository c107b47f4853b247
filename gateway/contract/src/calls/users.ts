import * as z from 'zod';
import { defineCall, nothing } from '../call.js';
import { pathId } from '../fields.js';
import { UserSchema } from '../objects/index.js';

const tags = ['Users'];
const params = z.object({ id: pathId() });

export const SetAdminBody = z
  .object({ isAdmin: z.boolean() })
  .meta({ id: 'SetAdminBody', examples: [{ isAdmin: true }] });

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
] as const;
