/** Sign-up with invite codes. */
import { audit, isId, Refusal, type AdminChange, type Call, type Sql, type Tx } from '@torchbearer/kit';
import type { Invite } from '@torchbearer/proto/identity/v1/identity';
import { Topics } from '@torchbearer/proto/topics';
import { MAX_INVITE_USES } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { IsNull } from 'typeorm';
import { z } from 'zod';
import type { Rpcs } from '../context.js';
import { invites, type InviteRow } from '../db/invites.js';
import { drawInviteCode, tidyCode } from '../domain/codes.js';
import { tidy } from '../domain/names.js';
import { requireActingAdmin } from './accounts.js';
import { tidyText, wrongField } from './inputs.js';

/** Not revoked, expired or used up. */
const IS_GOOD =
  'code = $1 and uses < most_uses and deleted_at is null and (expires_at is null or expires_at > $2)';

/**
 * Spends one use of a code, in the transaction that creates the account, so that a failure does not spend it. The
 * update waits for concurrent uses of the code and checks again, so that the limit holds. @param code as typed; case,
 * spaces and hyphens don't matter @throws Refusal INVALID_INPUT without a code; INVITE_CODE_INVALID if it is unknown, revoked,
 * expired or used up
 */
export async function spendInvite(tx: Tx, code: string | undefined, now: Date): Promise<void> {
  const spend = `update invites set uses = uses + 1 where ${IS_GOOD}`;
  if ((await tx.run(spend, [tidiedCode(code), now])) === 0) throw new Refusal('INVITE_CODE_INVALID');
}

/**
 * Checks a code without spending it, before expensive work. @throws Refusal as `spendInvite` does, which decides in
 * the end
 */
export async function requireInvite(sql: Sql, code: string | undefined, now: Date): Promise<void> {
  const good = await sql.rows(`select from invites where ${IS_GOOD}`, [tidiedCode(code), now]);
  if (good.length === 0) throw new Refusal('INVITE_CODE_INVALID');
}

function tidiedCode(code: string | undefined): string {
  const tidied = tidyCode(code ?? '');
  if (tidied !== '') return tidied;
  throw wrongField('inviteCode', 'Please enter your invite code');
}

/** Names the invite by its note: the code itself is a secret and is stored nowhere else. */
const auditInvite = (
  tx: Tx,
  call: Call,
  action: string,
  { id, note }: InviteRow,
  states: Pick<AdminChange, 'before' | 'after'>,
): Promise<void> => {
  const target = { type: 'invite', id, name: note || 'an invite without a note' };
  return audit(tx, Topics.identityAudit, call, { action, target, ...states });
};

const toInvite = ({ createdBy: _, deletedAt: __, expiresAt, ...invite }: InviteRow): Invite => ({
  ...invite,
  expiresAt: expiresAt ?? undefined,
});

export const createInvite: Rpcs['createInvite'] = {
  who: 'admin',
  input: z.object({
    note: tidyText('Note', 200),
    mostUses: z.number().max(MAX_INVITE_USES, 'An invite code opens 10,000 accounts at most'),
  }),
  handle: async ({ database, randomInt }, request, call) => {
    const expiresAt = request.expiresAt ?? null;
    if (expiresAt && !(expiresAt > call.now))
      throw wrongField('expiresAt', 'Please choose a time in the future');
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
      await tx.manager.insert(invites, invite);
      const after = { mostUses: invite.mostUses, expiresAt };
      await auditInvite(tx, call, 'invite.created', invite, { before: null, after });
    });
    return { invite: toInvite(invite) };
  },
};

export const listInvites: Rpcs['listInvites'] = {
  who: 'admin',
  handle: async ({ database }, _request, call) => {
    await requireActingAdmin(database, call);
    const found = await database.manager.find(invites, {
      where: { deletedAt: IsNull() },
      order: { createdAt: 'desc', id: 'asc' },
    });
    return { invites: found.map(toInvite) };
  },
};

export const deleteInvite: Rpcs['deleteInvite'] = {
  who: 'admin',
  handle: async ({ database }, { inviteId }, call) => {
    await database.transaction(async (tx) => {
      await requireActingAdmin(tx, call);
      const where = { id: inviteId, deletedAt: IsNull() };
      const lock = { mode: 'pessimistic_write' } as const;
      const invite = isId(inviteId) ? await tx.manager.findOne(invites, { where, lock }) : null;
      if (!invite) throw new Refusal('INVITE_NOT_FOUND');
      await tx.manager.update(invites, { id: invite.id }, { deletedAt: call.now });
      const { uses, mostUses } = invite;
      await auditInvite(tx, call, 'invite.deleted', invite, { before: { uses, mostUses }, after: null });
    });
    return {};
  },
};
