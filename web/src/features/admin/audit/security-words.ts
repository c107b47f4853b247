/** Security events in words. */
import type { SecurityEvent } from '@torchbearer/contract/client';

type What = Pick<SecurityEvent, 'kind' | 'outcome' | 'detail'>;

interface KindWords {
  /** What happened. */
  readonly done: string;
  /** What was attempted: 'failed' or 'refused' follows. */
  readonly tried: string;
}

const KINDS: Readonly<Record<string, KindWords>> = {
  'sign-in': { done: 'Signed in', tried: 'Sign-in' },
  'sign-out-everywhere': { done: 'Signed out everywhere', tried: 'Sign-out everywhere' },
  'reset-requested': { done: 'Password reset requested', tried: 'Request for a password reset' },
  'password-reset': { done: 'Password reset by a mailed link', tried: 'Password reset' },
  'temporary-password-set': { done: 'Temporary password set', tried: 'Setting a temporary password' },
  'password-changed': { done: 'Password changed', tried: 'Password change' },
  'password-check': { done: 'Current password checked', tried: 'Check of the current password' },
  'email-change-requested': { done: 'E-mail change requested', tried: 'Request for an e-mail change' },
  'email-changed': { done: 'E-mail changed', tried: 'E-mail change' },
  'email-change-reverted': { done: 'E-mail change undone', tried: 'Undoing an e-mail change' },
  'phone-changed': { done: 'Phone changed', tried: 'Phone change' },
  'phone-removed': { done: 'Phone removed', tried: 'Phone removal' },
  'second-factor-enabled': { done: 'Second factor switched on', tried: 'Switching the second factor on' },
  'second-factor-disabled': { done: 'Second factor switched off', tried: 'Switching the second factor off' },
  'second-factor-check': { done: 'Second factor checked', tried: 'Check of the second factor' },
  'recovery-code-used': { done: 'Recovery code used', tried: 'Use of a recovery code' },
  'recovery-codes-renewed': { done: 'Recovery codes renewed', tried: 'Renewal of recovery codes' },
  'identity-unlinked': { done: 'Linked sign-in removed', tried: 'Removal of a linked sign-in' },
};

/** How it was done. */
const HOW: Readonly<Record<string, string>> = {
  provider: ' by the identity provider',
  'sign-up': ' with a new account',
  'second-factor': ' with a second factor',
  code: ', confirmed by a code',
  'text message': ', confirmed by text message',
  others: ' but in one browser',
  unproven: ', not proven by the owner',
  'hand-over': ', the account went to the reader of its e-mail',
  configuration: ' by the configuration of the first admin',
};
/** Why it failed. */
const WRONG: Readonly<Record<string, string>> = {
  provider: ', tried by the identity provider',
  'second-factor': ', wrong code of the second factor',
  code: ', wrong code',
};
/** What was missing when it was refused. */
const MISSING: Readonly<Record<string, string>> = { 'second-factor': ', no second factor given' };
/** What was tried too often. */
const TRIES: Readonly<Record<string, string>> = {
  address: 'failed sign-ins from one address',
  everywhere: 'failed sign-ins from everywhere',
  'second-factor': 'wrong codes of the second factor',
  'password-check': 'wrong tries of the current password',
};

/** 'Signed in with a new account', 'Phone change failed, wrong code', 'Locked out: too many wrong codes of …' */
export function eventInWords({ kind, outcome, detail }: What): string {
  const word = detail ?? '';
  if (kind === 'lockout') return `Locked out: too many ${TRIES[word] ?? 'wrong tries'}`;
  const { done, tried } = KINDS[kind] ?? unknownKind(kind);
  if (outcome === 'failed') return `${tried} failed${WRONG[word] ?? ''}`;
  if (outcome === 'refused') return `${tried} refused${MISSING[word] ?? ''}`;
  return `${done}${HOW[word] ?? ''}`;
}

/** From a newer server. */
function unknownKind(kind: string): KindWords {
  const words = kind.replaceAll('-', ' ');
  const done = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return { done, tried: done };
}

/** The colour: refused or failed, a change, or routine. */
export function toneOfEvent({ kind, outcome }: What): 'new' | 'gone' | 'changed' {
  // Every sign-in with a second factor passes through this state.
  if (kind === 'sign-in' && outcome === 'refused') return 'changed';
  if (outcome !== 'succeeded') return 'gone';
  return kind === 'sign-in' || kind === 'sign-out-everywhere' ? 'new' : 'changed';
}

/** The user's name; an unknown account is shown as the first characters of its hash. */
export function whoInWords({ user, account }: Pick<SecurityEvent, 'user' | 'account'>): string {
  if (user !== null) return user.name ?? 'A deleted account';
  return account === null ? 'Unknown' : `Unknown account ${account.slice(0, 8)}`;
}
