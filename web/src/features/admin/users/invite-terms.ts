/** What is settled when an invite code is drawn. */
import type { CallRequest, Invite } from '@torchbearer/contract/client';
import { MAX_INVITE_USES } from '@torchbearer/rules';

const DAY_MS = 24 * 60 * 60_000;

export interface InviteTyped {
  readonly note: string;
  readonly maxUses: string;
  /** How many days it lasts; empty: for good. */
  readonly days: string;
}

export const NEW_INVITE: InviteTyped = { note: '', maxUses: '1', days: '30' };

/** The sentence for a number of uses that can't be, or null. */
export function usesFault(typed: string): string | null {
  const uses = Number(typed);
  const isFine = typed.trim() !== '' && Number.isInteger(uses) && uses >= 1 && uses <= MAX_INVITE_USES;
  return isFine ? null : 'Uses must be a whole number between 1 and 10,000';
}

export function bodyOf({ note, maxUses, days }: InviteTyped, now: Date): CallRequest<'createInvite'>['body'] {
  return {
    note: note.trim() || null,
    maxUses: Number(maxUses),
    expiresAt: days === '' ? null : new Date(now.getTime() + Number(days) * DAY_MS).toISOString(),
  };
}

/** Whether it still lets anybody in. */
export function inviteState({ uses, maxUses, expiresAt }: Invite, now: Date): 'open' | 'used up' | 'expired' {
  if (uses >= maxUses) return 'used up';
  return expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'open';
}
