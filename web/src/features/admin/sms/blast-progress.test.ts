import type { BlastProgress } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { askAgainAfterMs, doneInWords, percentDone } from './blast-progress.js';

const createdAt = '2025-10-08T19:00:00.000Z';
const soon = Date.parse(createdAt) + 10_000;
const blast = (figures: Partial<BlastProgress>): BlastProgress => ({
  ...{ blastId: 'b', message: 'Hello', createdAt, recipients: 12 },
  ...{ waiting: 0, sent: 0, delivered: 0, failed: 0, skipped: [] },
  ...figures,
});

describe('a blast', () => {
  it('is polled every second while messages wait', () => {
    expect(askAgainAfterMs(blast({ waiting: 2, sent: 10 }), soon)).toBe(1_000);
  });

  it('is polled less often while delivery reports may come', () => {
    expect(askAgainAfterMs(blast({ sent: 12 }), soon)).toBe(5_000);
    expect(askAgainAfterMs(blast({ sent: 12 }), soon + 60 * 60_000)).toBe(false);
  });

  it('is not polled once every message is delivered or failed', () => {
    expect(askAgainAfterMs(blast({ delivered: 11, failed: 1 }), soon)).toBe(false);
  });

  it('shows the percentage of messages that are no longer waiting', () => {
    expect(percentDone(blast({ waiting: 12 }))).toBe(0);
    expect(percentDone(blast({ waiting: 3, sent: 8, failed: 1 }))).toBe(75);
    expect(percentDone(blast({ recipients: 0 }))).toBe(100);
  });

  it('is summed up when it is done', () => {
    expect(doneInWords(blast({ sent: 4, delivered: 7, failed: 1 }))).toBe(
      'The blast is done: 11 sent, 1 failed.',
    );
  });

  it('does not count skipped messages as failed or sent', () => {
    const skipped = [
      { reason: 'This number has texted STOP', recipients: 2 },
      { reason: 'Messages were switched off', recipients: 1 },
    ];
    expect(doneInWords(blast({ delivered: 8, failed: 1, skipped }))).toBe(
      'The blast is done: 8 sent, 1 failed, 3 skipped.',
    );
  });
});
