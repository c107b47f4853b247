import { describe, expect, it } from 'vitest';
import { waitSentence } from './waiting.js';

describe('a user who tried too often', () => {
  it('sees how long to wait, in the largest unit that fits', () => {
    expect(waitSentence(1)).toBe('You can try again in 1 second.');
    expect(waitSentence(59)).toBe('You can try again in 59 seconds.');
    expect(waitSentence(60)).toBe('You can try again in 1 minute.');
    expect(waitSentence(3_600)).toBe('You can try again in 1 hour.');
  });

  it('never sees too short a time', () => {
    expect(waitSentence(0)).toBe('You can try again in 1 second.');
    expect(waitSentence(61)).toBe('You can try again in 2 minutes.');
    expect(waitSentence(3_541)).toBe('You can try again in 1 hour.');
    expect(waitSentence(3_601)).toBe('You can try again in 2 hours.');
  });
});
