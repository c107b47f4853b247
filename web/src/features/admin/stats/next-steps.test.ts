import { describe, expect, it } from 'vitest';
import { nextSteps } from './next-steps.js';

describe('a young league', () => {
  it('is told what it lacks, first things first', () => {
    const links = nextSteps({ users: 0, picks: 0, castaways: 0, weeks: 0 }).map(({ link }) => link);
    expect(links).toEqual(['Add castaways', 'User Management', 'Create the first week']);
  });

  it('is told nothing once everything is there, though nobody has picked', () => {
    expect(nextSteps({ users: 12, picks: 0, castaways: 18, weeks: 1 })).toEqual([]);
  });
});
