import { describe, expect, it } from 'vitest';
import { eventInWords, toneOfEvent, whoInWords } from './security-words.js';

const event = (kind: string, rest: { outcome?: 'failed' | 'refused'; detail?: string } = {}) => ({
  kind,
  outcome: rest.outcome ?? ('succeeded' as const),
  detail: rest.detail ?? null,
});

/** What the server records, and the words for each kind. */
const WORDS: readonly (readonly [kind: string, succeeded: string, failed: string, refused: string])[] = [
  ['sign-in', 'Signed in', 'Sign-in failed', 'Sign-in refused'],
  [
    'sign-out-everywhere',
    'Signed out everywhere',
    'Sign-out everywhere failed',
    'Sign-out everywhere refused',
  ],
  [
    'reset-requested',
    'Password reset requested',
    'Request for a password reset failed',
    'Request for a password reset refused',
  ],
  ['password-reset', 'Password reset by a mailed link', 'Password reset failed', 'Password reset refused'],
  [
    'temporary-password-set',
    'Temporary password set',
    'Setting a temporary password failed',
    'Setting a temporary password refused',
  ],
  ['password-changed', 'Password changed', 'Password change failed', 'Password change refused'],
  [
    'password-check',
    'Current password checked',
    'Check of the current password failed',
    'Check of the current password refused',
  ],
  [
    'email-change-requested',
    'E-mail change requested',
    'Request for an e-mail change failed',
    'Request for an e-mail change refused',
  ],
  ['email-changed', 'E-mail changed', 'E-mail change failed', 'E-mail change refused'],
  [
    'email-change-reverted',
    'E-mail change undone',
    'Undoing an e-mail change failed',
    'Undoing an e-mail change refused',
  ],
  ['phone-changed', 'Phone changed', 'Phone change failed', 'Phone change refused'],
  ['phone-removed', 'Phone removed', 'Phone removal failed', 'Phone removal refused'],
  [
    'second-factor-enabled',
    'Second factor switched on',
    'Switching the second factor on failed',
    'Switching the second factor on refused',
  ],
  [
    'second-factor-disabled',
    'Second factor switched off',
    'Switching the second factor off failed',
    'Switching the second factor off refused',
  ],
  [
    'second-factor-check',
    'Second factor checked',
    'Check of the second factor failed',
    'Check of the second factor refused',
  ],
  [
    'recovery-code-used',
    'Recovery code used',
    'Use of a recovery code failed',
    'Use of a recovery code refused',
  ],
  [
    'recovery-codes-renewed',
    'Recovery codes renewed',
    'Renewal of recovery codes failed',
    'Renewal of recovery codes refused',
  ],
  [
    'identity-unlinked',
    'Linked sign-in removed',
    'Removal of a linked sign-in failed',
    'Removal of a linked sign-in refused',
  ],
];

describe('a security event', () => {
  const read = (...given: Parameters<typeof event>) => eventInWords(event(...given));

  it.each(WORDS)('of the kind %s has words for each outcome', (kind, succeeded, failed, refused) => {
    expect(read(kind)).toBe(succeeded);
    expect(read(kind, { outcome: 'failed' })).toBe(failed);
    expect(read(kind, { outcome: 'refused' })).toBe(refused);
  });

  it('says how it was done if that matters', () => {
    expect(read('sign-in', { detail: 'password' })).toBe('Signed in');
    expect(read('sign-in', { detail: 'sign-up' })).toBe('Signed in with a new account');
    expect(read('sign-in', { detail: 'provider' })).toBe('Signed in by the identity provider');
    expect(read('sign-in', { detail: 'second-factor' })).toBe('Signed in with a second factor');
    expect(read('sign-out-everywhere', { detail: 'others' })).toBe(
      'Signed out everywhere but in one browser',
    );
    expect(read('phone-changed', { detail: 'code' })).toBe('Phone changed, confirmed by a code');
    expect(read('phone-changed', { detail: 'text message' })).toBe(
      'Phone changed, confirmed by text message',
    );
    expect(read('phone-removed', { detail: 'unproven' })).toBe('Phone removed, not proven by the owner');
    expect(read('second-factor-disabled', { detail: 'unproven' })).toBe(
      'Second factor switched off, not proven by the owner',
    );
    expect(read('password-changed', { detail: 'hand-over' })).toBe(
      'Password changed, the account went to the reader of its e-mail',
    );
    expect(read('password-changed', { detail: 'configuration' })).toBe(
      'Password changed by the configuration of the first admin',
    );
  });

  it('says what was wrong, missing, or tried too often', () => {
    const failed = (kind: string, detail: string) => read(kind, { outcome: 'failed', detail });
    expect(failed('sign-in', 'password')).toBe('Sign-in failed');
    expect(failed('sign-in', 'provider')).toBe('Sign-in failed, tried by the identity provider');
    expect(failed('sign-in', 'second-factor')).toBe('Sign-in failed, wrong code of the second factor');
    expect(failed('phone-changed', 'code')).toBe('Phone change failed, wrong code');
    expect(read('sign-in', { outcome: 'refused', detail: 'second-factor' })).toBe(
      'Sign-in refused, no second factor given',
    );
    const lockout = (detail: string) => read('lockout', { outcome: 'refused', detail });
    expect([lockout('address'), lockout('everywhere')]).toEqual([
      'Locked out: too many failed sign-ins from one address',
      'Locked out: too many failed sign-ins from everywhere',
    ]);
    expect(lockout('second-factor')).toBe('Locked out: too many wrong codes of the second factor');
    expect(lockout('password-check')).toBe('Locked out: too many wrong tries of the current password');
  });

  it('of an unknown kind is shown by its name', () => {
    expect(read('passkey-added')).toBe('Passkey added');
  });

  it('stands out if it failed or was refused', () => {
    expect(toneOfEvent(event('sign-in', { outcome: 'failed' }))).toBe('gone');
    expect(toneOfEvent(event('lockout', { outcome: 'refused' }))).toBe('gone');
    expect(toneOfEvent(event('sign-in', { outcome: 'refused', detail: 'second-factor' }))).toBe('changed');
    expect(toneOfEvent(event('sign-in'))).toBe('new');
    expect(toneOfEvent(event('password-changed'))).toBe('changed');
  });

  it('names the user of the account, if known', () => {
    const account = '0123456789abcdef01234567';
    expect(whoInWords({ user: { id: 'u', name: 'Robin Vale' }, account: null })).toBe('Robin Vale');
    expect(whoInWords({ user: { id: 'u', name: null }, account: null })).toBe('A deleted account');
    expect(whoInWords({ user: null, account })).toBe('Unknown account 01234567');
    expect(whoInWords({ user: null, account: null })).toBe('Unknown');
  });
});
