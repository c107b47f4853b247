import type { RuleCategory } from './rule-book.js';

export const teamChallenges: RuleCategory = {
  id: 'team-challenges',
  title: 'Pre-Merge Team Challenges',
  about: 'While tribes compete: what the tribe wins, each of its castaways earns.',
  rules: [
    { points: 4, says: 'Their tribe comes first in an immunity challenge' },
    { points: 2, says: 'Their tribe comes second of three in an immunity challenge' },
    { points: 3, says: 'Their tribe wins a reward challenge' },
    { points: 1, says: 'Their tribe comes second of three in a reward challenge' },
    { points: 2, says: 'They finish the last leg of a challenge that their tribe wins' },
    { points: -1, says: 'Their tribe comes last and has to face the council' },
  ],
};
