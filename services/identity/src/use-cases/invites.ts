/** Sign-up with invite codes. */
import { audit, isId, Refusal, rpc, type Sql, type Tx } from '@torchbearer/kit';
import type {
  CreateInviteRequest,
  CreateInviteResponse,
  DeleteInviteRequest,
  DeleteInviteResponse,
  ListInvitesRequest,
  ListInvitesResponse,
} from '@torchbearer/proto/identity/v1/identity';
import { Topics } from '@torchbearer/proto/topics';
import { MAX_INVITE_USES } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../context.js';
import {
  deleteInvite as takeBack,
  insertInvite,
  isGoodInvite,
  listInvites as readInvites,
  useInvite,
} from '../db/invites.js';
import { drawInviteCode, tidyCode } from '../domain/codes.js';
import { tidy } from '../domain/names.js';
import { inviteTarget, requireActingAdmin } from './accounts.js';
import { tidyText } from './inputs.js';
import { toInvite } from './responses.js';

/**
 * Spends one use of a code, in the transaction that creates the account. @param code as typed; case, spaces and
 * hyphens don't matter @throws Refusal INVALID_INPUT without a code; INVITE_CODE_INVALID if it is unknown, revoked,
 * expired or used up
 */
export async function spendInvite(tx: Tx, code: string | undefined, now: Date): Promise<void> {
  if (!(await useInvite(tx, tidiedCode(code), now))) throw new Refusal('INVITE_CODE_INVALID');
}

/**
 * Checks a code without spending it, before expensive work. @throws Refusal as `spendInvite` does, which decides in
 * the end
 */
export async function requireInvite(sql: Sql, code: string | undefined, now: Date): Promise<void> {
  if (!(await isGoodInvite(sql, tidiedCode(code), now))) throw new Refusal('INVITE_CODE_INVALID');
}

function tidiedCode(code: string | undefined): string {
  const tidied = tidyCode(code ?? '');
  if (tidied !== '') return tidied;
  throw new Refusal('INVALID_INPUT', undefined, [
    { field: 'inviteCode', message: 'Please enter your invite code' },
  ]);
}

export const createInvite = rpc<Context, CreateInviteRequest, CreateInviteResponse>({
  who: 'admin',
  input: z.object({
    note: tidyText('Note', 200),
    mostUses: z.number().max(MAX_INVITE_USES, 'An invite code opens 10,000 accounts at most'),
  }),
  handle: async ({ database, randomInt }, request, call) => {
    const expiresAt = request.expiresAt ?? null;
    if (expiresAt && !(expiresAt > call.now)) throw pastExpiry();
    const invite = {
      id: randomUUID(),
      code: drawInviteCode(randomInt),
      note: tidy(request.note),
      uses: 0,
      // Without a number it is a code for one person.
      mostUses: request.mostUses || 1,
      createdAt: call.now,
      createdBy: call.userId,
      expiresAt,
      deletedAt: null,
    };
    await database.transaction(async (tx) => {
      await requireActingAdmin(tx, call);
      await insertInvite(tx, invite);
      const { mostUses } = invite;
      await audit(tx, Topics.identityAudit, call, {
        action: 'invite.created',
        target: inviteTarget(invite),
        before: null,
        after: { mostUses, expiresAt },
      });
    });
    return { invite: toInvite(invite) };
  },
});

const pastExpiry = (): Refusal =>
  new Refusal('INVALID_INPUT', undefined, [
    { field: 'expiresAt', message: 'Please choose a time in the future' },
  ]);

export const listInvites = rpc<Context, ListInvitesRequest, ListInvitesResponse>({
  who: 'admin',
  handle: async ({ database }, _request, call) => {
    await requireActingAdmin(database, call);
    return { invites: (await readInvites(database)).map(toInvite) };
  },
});

export const deleteInvite = rpc<Context, DeleteInviteRequest, DeleteInviteResponse>({
  who: 'admin',
  handle: async ({ database }, { inviteId }, call) => {
    await database.transaction(async (tx) => {
      await requireActingAdmin(tx, call);
      const invite = isId(inviteId) ? await takeBack(tx, inviteId, call.now) : null;
      if (!invite) throw new Refusal('INVITE_NOT_FOUND');
      const { uses, mostUses } = invite;
      await audit(tx, Topics.identityAudit, call, {
        action: 'invite.deleted',
        target: inviteTarget(invite),
        before: { uses, mostUses },
        after: null,
      });
    });
    return {};
  },
});
