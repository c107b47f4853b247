import type { RuleCategory } from './rule-book.js';

export const teamChallenges: RuleCategory = {
  id: 'team-challenges',
  title: 'Pre-Merge Team Challenges',
  about: 'While tribes compete: what the tribe wins, each of its castaways earns.',
  rules: [
    { id: 'tribe-first-in-immunity', points: 4, says: 'Their tribe comes first in an immunity challenge' },
    {
      id: 'tribe-second-of-three-in-immunity',
      points: 2,
      says: 'Their tribe comes second of three in an immunity challenge',
    },
    { id: 'tribe-wins-reward', points: 3, says: 'Their tribe wins a reward challenge' },
    {
      id: 'tribe-second-of-three-in-reward',
      points: 1,
      says: 'Their tribe comes second of three in a reward challenge',
    },
    {
      id: 'last-leg-of-tribes-win',
      points: 2,
      says: 'They finish the last leg of a challenge that their tribe wins',
    },
    {
      id: 'tribe-last-and-to-council',
      points: -1,
      says: 'Their tribe comes last and has to face the council',
    },
  ],
};
