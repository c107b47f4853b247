import type { AuditEntry } from '@torchbearer/contract/client';
import { expect, it } from 'vitest';
import { runReceipt } from './run-receipt.js';

const entry = (action: string, after: unknown): AuditEntry => ({
  id: action,
  at: '2030-10-02T19:00:00.000Z',
  actor: { id: 'jo', name: 'Jo Admin' },
  action,
  target: { type: 'draft', id: 'd', name: 'Draft' },
  before: null,
  after,
});

it('the receipt is that of the draft’s newest run', () => {
  const entries = [
    entry('rankings.unlocked', {}),
    entry('draft.run', { seed: 'b', inputHash: 'beef', picks: 24 }),
    entry('draft.run', { seed: 'a', inputHash: 'feed', picks: 24 }),
  ];
  expect(runReceipt(entries)).toEqual({
    seed: 'b',
    inputHash: 'beef',
    at: '2030-10-02T19:00:00.000Z',
    by: 'Jo Admin',
  });
});

it('a run that was recorded without its seed has no receipt', () => {
  expect(runReceipt([entry('draft.run', { picks: 24 }), entry('draft.run', null)])).toBeNull();
});
