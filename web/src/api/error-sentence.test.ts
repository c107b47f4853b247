import { ApiError } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { errorSentence } from './error-sentence.js';

const away = new ApiError(503, 'UNAVAILABLE', 'A part is away. Please try again.');

describe('the sentence for a failure', () => {
  it('is the server’s if it says what is wrong', () => {
    const taken = new ApiError(409, 'EMAIL_TAKEN', 'Email already in use');
    expect(errorSentence(taken, 'Failed to update user')).toBe('Email already in use');
  });

  it('adds what failed if the server is only unavailable', () => {
    expect(errorSentence(away, 'Failed to update user')).toBe(
      'Failed to update user. A part is away. Please try again.',
    );
    expect(errorSentence(away, 'Unable to load users.')).toBe(
      'Unable to load users. A part is away. Please try again.',
    );
  });

  it('asks to try again only once', () => {
    expect(errorSentence(away, 'Submission failed. Try again.')).toBe(
      'Submission failed. Try again. A part is away.',
    );
  });

  it('says only what failed if the server did not respond', () => {
    const unreachable = new ApiError(0, 'UNREACHABLE', 'Torchbearer cannot be reached.');
    expect(errorSentence(unreachable, 'Failed to update user')).toBe('Failed to update user');
    expect(errorSentence(new Error('a bug'), 'Failed to update user')).toBe('Failed to update user');
  });
});
