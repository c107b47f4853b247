import { describe, expect, it } from 'vitest';
import { actionInWords, toneOf } from './actions.js';

describe('an action of the audit log', () => {
  it('reads as words', () => {
    expect(actionInWords('castaway.eliminated')).toBe('Castaway eliminated');
    expect(actionInWords('user.admin-granted')).toBe('User admin granted');
    expect(actionInWords('sms.blast-sent')).toBe('SMS blast sent');
  });

  it('shows whether something was created, deleted or changed', () => {
    expect(toneOf('castaway.created')).toBe('new');
    expect(toneOf('user.deleted')).toBe('gone');
    expect(toneOf('week.updated')).toBe('changed');
  });
});
