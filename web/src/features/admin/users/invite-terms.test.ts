import type { Invite } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { bodyOf, inviteState, usesError } from './invite-terms.js';

const NOW = new Date('2026-11-21T20:00:00.000Z');
const invite: Invite = {
  id: 'i',
  code: 'KT7-MXW-4RD',
  note: null,
  uses: 2,
  maxUses: 10,
  createdAt: '2026-11-01T00:00:00.000Z',
  expiresAt: null,
};

describe('an invite code', () => {
  it('lasts for the requested days, or forever', () => {
    expect(bodyOf({ note: ' The office ', maxUses: '10', days: '7' }, NOW)).toEqual({
      note: 'The office',
      maxUses: 10,
      expiresAt: '2026-11-28T20:00:00.000Z',
    });
    expect(bodyOf({ note: '', maxUses: '1', days: '' }, NOW)).toEqual({
      note: null,
      maxUses: 1,
      expiresAt: null,
    });
  });

  it.each(['', '0', '10001', '2.5', 'many'])('is not created for "%s" uses', (uses) => {
    expect(usesError(uses)).toBe('Uses must be a whole number between 1 and 10,000');
  });

  it.each(['1', '10000'])('is created for %s uses', (uses) => {
    expect(usesError(uses)).toBeUndefined();
  });

  it('is open until it is used up or expired', () => {
    expect(inviteState(invite, NOW)).toBe('open');
    expect(inviteState({ ...invite, uses: 10 }, NOW)).toBe('used up');
    expect(inviteState({ ...invite, expiresAt: NOW.toISOString() }, NOW)).toBe('expired');
  });
});
