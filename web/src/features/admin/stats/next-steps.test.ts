import { describe, expect, it } from 'vitest';
import { nextSteps } from './next-steps.js';

describe('a new league', () => {
  it('shows what it lacks, in the order of setup', () => {
    const links = nextSteps({ users: 0, picks: 0, castaways: 0, weeks: 0 }).map(({ link }) => link);
    expect(links).toEqual(['Add castaways', 'User Management', 'Create the first week']);
  });

  it('shows nothing once it has everything but picks', () => {
    expect(nextSteps({ users: 12, picks: 0, castaways: 18, weeks: 1 })).toEqual([]);
  });
});
