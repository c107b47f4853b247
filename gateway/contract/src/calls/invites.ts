import { MAX_INVITE_USES, MAX_LENGTH } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCall, nothing } from '../call.js';
import { givenInstant, optionalText, pathId, wholeNumber } from '../fields.js';
import { InviteSchema } from '../objects/index.js';

const tags = ['Invites'];

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

export const inviteCalls = [
  defineCall({
    id: 'listInvites',
    method: 'get',
    path: '/api/admin/invites',
    who: 'admin',
    rpc: 'identity.listInvites',
    summary: 'Every invite code',
    description: 'Newest first.',
    tags,
    answers: { 200: z.array(InviteSchema) },
    refusals: [],
    cacheControl: 'no-store',
    idempotent: true,
  }),
  defineCall({
    id: 'createInvite',
    method: 'post',
    path: '/api/admin/invites',
    who: 'admin',
    rpc: 'identity.createInvite',
    summary: 'Create an invite code',
    description: 'Sign-up asks for a code if SIGNUP_MODE is invite.',
    tags,
    body: CreateInviteBody,
    answers: { 201: InviteSchema },
    refusals: [],
    idempotent: false,
  }),
  defineCall({
    id: 'deleteInvite',
    method: 'delete',
    path: '/api/admin/invites/{id}',
    who: 'admin',
    rpc: 'identity.deleteInvite',
    summary: 'Delete an invite code',
    tags,
    params: z.object({ id: pathId() }),
    sample: ({ invite }) => ({ params: { id: invite } }),
    answers: { 204: nothing },
    refusals: [],
    notFound: 'INVITE_NOT_FOUND',
    idempotent: true,
  }),
] as const;
