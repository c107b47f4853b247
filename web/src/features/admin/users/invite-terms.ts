/** The terms of an invite code. */
import type { CallRequest, Invite } from '@torchbearer/contract/client';
import { MAX_INVITE_USES } from '@torchbearer/rules';

const DAY_MS = 24 * 60 * 60_000;

/** A type, not an interface: the form goes through its fields by name. */
export type InviteFields = {
  readonly note: string;
  readonly maxUses: string;
  /** How many days it lasts; empty: for good. */
  readonly days: string;
};

export const NEW_INVITE: InviteFields = { note: '', maxUses: '1', days: '30' };

export function usesError(typed: string): string | undefined {
  const uses = Number(typed);
  const isFine = typed.trim() !== '' && Number.isInteger(uses) && uses >= 1 && uses <= MAX_INVITE_USES;
  return isFine ? undefined : 'Uses must be a whole number between 1 and 10,000';
}

export function bodyOf(
  { note, maxUses, days }: InviteFields,
  now: Date,
): CallRequest<'createInvite'>['body'] {
  return {
    note: note.trim() || null,
    maxUses: Number(maxUses),
    expiresAt: days === '' ? null : new Date(now.getTime() + Number(days) * DAY_MS).toISOString(),
  };
}

/** Whether it can still be used. */
export function inviteState({ uses, maxUses, expiresAt }: Invite, now: Date): 'open' | 'used up' | 'expired' {
  if (uses >= maxUses) return 'used up';
  return expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'open';
}
