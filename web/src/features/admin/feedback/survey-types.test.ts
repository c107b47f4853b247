import { describe, expect, it } from 'vitest';
import { ratingInWords, surveyOf } from './survey-types.js';

describe('the survey filter', () => {
  it('is taken from the address', () => {
    expect(surveyOf('LEADERBOARD')).toBe('LEADERBOARD');
  });

  it('shows every survey for an address that names none of them', () => {
    expect(surveyOf(null)).toBeUndefined();
    expect(surveyOf('toString')).toBeUndefined();
  });
});

describe('an average rating', () => {
  it('is shown out of five', () => {
    expect(ratingInWords(4.3333)).toBe('4.3 out of 5');
  });

  it('says that there are no ratings', () => {
    expect(ratingInWords(null)).toBe('No ratings');
  });
});
