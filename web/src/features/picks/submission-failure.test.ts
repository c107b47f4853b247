import { ApiError } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { submissionFailure } from './submission-failure.js';

describe('a pick that could not be saved', () => {
  const away = new ApiError(0, 'UNREACHABLE', 'Torchbearer cannot be reached.');

  it('is certainly not saved while offline', () => {
    expect(submissionFailure(away, false)).toEqual({
      words: 'Submission failed. Try again.',
      more: 'You were offline: nothing was saved. Your selection is still here.',
      mayRetry: true,
    });
  });

  it('may be saved if only the response was lost', () => {
    expect(submissionFailure(away, true).more).toMatch(/cannot tell/);
  });

  it('shows the server’s sentence if it refused, and may not be retried', () => {
    const closed = new ApiError(423, 'PICKS_CLOSED', 'Picks for this week are closed.');
    expect(submissionFailure(closed, true)).toEqual({
      words: 'Picks for this week are closed.',
      more: 'Nothing was saved.',
      mayRetry: false,
    });
  });

  it('may be retried if the server is busy or unavailable', () => {
    expect(submissionFailure(new ApiError(503, 'UNAVAILABLE', 'Away.'), true).mayRetry).toBe(true);
    expect(submissionFailure(new ApiError(429, 'TOO_MANY_REQUESTS', 'Wait.'), true).mayRetry).toBe(true);
  });
});
