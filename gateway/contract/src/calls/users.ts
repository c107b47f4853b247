import { LISTS, MAX_INVITE_USES, MAX_LENGTH, MAX_PASSWORD_LENGTH } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCalls, nothing } from '../call.js';
import {
  byId,
  email,
  givenInstant,
  idOf,
  nameText,
  optionalPhone,
  optionalText,
  profileTexts,
  queryNumber,
  wholeNumber,
} from '../fields.js';
import { profileExample } from '../objects/examples.js';
import { InviteSchema, SecurityEventSchema, UserSchema } from '../objects/index.js';
import { pageQuery } from '../paging.js';

const shared = { tags: ['Users'], who: 'admin', cacheControl: 'no-store' } as const;
const ofInvites = { tags: ['Invites'], who: 'admin' } as const;
const ofUser = byId('player', 'USER_NOT_FOUND');

export const SetAdminBody = z
  .object({ isAdmin: z.boolean(), currentPassword: z.string().max(MAX_PASSWORD_LENGTH).nullish() })
  .meta({ id: 'SetAdminBody', examples: [{ isAdmin: true }] });

export const UpdateUserBody = z
  .object({ name: nameText(80), email: email(), ...profileTexts, phone: optionalPhone() })
  .meta({
    id: 'UpdateUserBody',
    description: 'The whole account: a field that is left out or empty is cleared.',
    examples: [{ ...profileExample, phone: '2025550123' }],
  });

const TemporaryPasswordSchema = z
  .object({ tempPassword: z.string().meta({ description: 'Shown once; works once.' }) })
  .meta({ id: 'TemporaryPassword', examples: [{ tempPassword: 'kite-7-ember-42' }] });

export const userCalls = defineCalls(shared, {
  getOwnUser: {
    method: 'get',
    path: '/api/users/me',
    who: 'player',
    rpc: 'identity.getUser',
    openWhile: ['PASSWORD_CHANGE_REQUIRED', 'SECOND_FACTOR_SETUP_REQUIRED'],
    summary: "The caller's account",
    answers: { 200: UserSchema },
  },
  listUsers: {
    method: 'get',
    path: '/api/users',
    rpc: 'identity.listUsers',
    summary: 'Every account',
    description: 'In the order of sign-up, if no other `sort` is given.',
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
  },
  setAdmin: {
    method: 'put',
    path: '/api/users/{id}/admin',
    rpc: 'identity.setAdmin',
    summary: 'Grant or revoke the admin role',
    description:
      "Needs the admin's current password, unless the admin signed in within the last fifteen minutes.",
    ...ofUser,
    body: SetAdminBody,
    answers: { 200: UserSchema },
    refusals: ['LAST_ADMIN', 'REAUTHENTICATION_REQUIRED', 'WRONG_PASSWORD'],
  },
  deleteUser: {
    method: 'delete',
    path: '/api/admin/users/{id}',
    rpc: 'identity.deleteUser',
    summary: 'Delete a player',
    description: 'The player leaves the standings and every list. Admins lose the role first.',
    ...ofUser,
    answers: { 204: nothing },
    refusals: ['ADMIN_NOT_DELETABLE'],
    cacheControl: 'private, no-cache',
  },
  updateUser: {
    method: 'put',
    path: '/api/admin/users/{id}',
    rpc: 'identity.updateUser',
    summary: "Change a user's account",
    description:
      'Removes the previous phone number; a new one takes effect once the player has confirmed it with the code that ' +
      'is texted to it. The e-mail and phone of an admin, including the caller, can’t be changed here.',
    ...ofUser,
    body: UpdateUserBody,
    answers: { 200: UserSchema },
    refusals: ['EMAIL_TAKEN', 'USERNAME_TAKEN', 'PHONE_TAKEN', 'SMS_STOPPED', 'CONFLICT', 'ADMIN_ACCOUNT'],
  },
  resetUserSecondFactor: {
    method: 'delete',
    path: '/api/admin/users/{id}/second-factor',
    rpc: 'identity.resetUserSecondFactor',
    summary: "Turn a player's second factor off",
    description:
      "For a player who has lost it. Ends all of that user's sessions. Admins lose the role first.",
    ...ofUser,
    answers: { 204: nothing },
    refusals: ['SECOND_FACTOR_OFF', 'ADMIN_ACCOUNT'],
  },
  resetUserPassword: {
    method: 'post',
    path: '/api/admin/users/{id}/reset-password',
    rpc: 'identity.resetUserPassword',
    summary: 'Set a temporary password',
    description:
      "It works once, and has to be replaced then. Ends all of that user's sessions. Admins lose the role first.",
    ...ofUser,
    answers: { 200: TemporaryPasswordSchema },
    refusals: ['ADMIN_ACCOUNT'],
    slow: true,
  },
});

export const CreateInviteBody = z
  .object({
    note: optionalText(MAX_LENGTH.inviteNote),
    maxUses: wholeNumber(1, MAX_INVITE_USES).nullish(),
    expiresAt: givenInstant().nullish(),
  })
  .meta({
    id: 'CreateInviteBody',
    description: 'One use by default.',
    examples: [{ note: 'For the office', maxUses: 10, expiresAt: null }, {}],
  });

export const inviteCalls = defineCalls(ofInvites, {
  listInvites: {
    method: 'get',
    path: '/api/admin/invites',
    rpc: 'identity.listInvites',
    summary: 'Every invite code',
    description: 'Newest first.',
    answers: { 200: z.array(InviteSchema) },
    cacheControl: 'no-store',
  },
  createInvite: {
    method: 'post',
    path: '/api/admin/invites',
    rpc: 'identity.createInvite',
    summary: 'Create an invite code',
    description: 'Sign-up asks for a code if SIGNUP_MODE is invite.',
    body: CreateInviteBody,
    answers: { 201: InviteSchema },
  },
  deleteInvite: {
    method: 'delete',
    path: '/api/admin/invites/{id}',
    rpc: 'identity.deleteInvite',
    summary: 'Delete an invite code',
    ...byId('invite', 'INVITE_NOT_FOUND'),
    answers: { 204: nothing },
  },
});

const SecurityEventsQuery = z.object({
  user: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .meta({ description: "A user's id, or the `account` of an event." }),
  before: idOf('event').optional(),
  limit: queryNumber(1, 200, 50),
});

const SecurityEventPageSchema = z
  .object({
    events: z.array(SecurityEventSchema),
    next: z
      .string()
      .nullable()
      .meta({ description: 'The `before` of the next page; `null` on the last one.' }),
  })
  .meta({ id: 'SecurityEventPage', description: 'Security events, newest first.' });

export const securityEventCalls = defineCalls(shared, {
  listSecurityEvents: {
    method: 'get',
    path: '/api/admin/security-events',
    rpc: 'identity.listSecurityEvents',
    summary: 'Sign-ins, failed ones, and changes of how accounts are opened',
    description: 'Newest first. Kept for 90 days.',
    query: SecurityEventsQuery,
    sample: ({ player }) => ({ query: { user: player, limit: '10' } }),
    answers: { 200: SecurityEventPageSchema },
  },
});
