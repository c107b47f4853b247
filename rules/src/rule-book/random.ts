import type { RuleCategory } from './rule-book.js';

export const random: RuleCategory = {
  id: 'random',
  title: 'Random',
  about: 'What belongs nowhere else, and is talked about the day after.',
  rules: [
    { id: 'fire-made-without-flint', points: 2, says: 'They make fire without flint or matches' },
    {
      id: 'food-caught-for-tribe',
      points: 2,
      says: 'They catch a fish, a crab or anything else that feeds the tribe',
    },
    { id: 'first-words-of-episode', points: 1, says: 'They have the first words of the episode' },
    {
      id: 'last-confessional-before-council',
      points: 1,
      says: 'They have the last confessional before the council',
    },
    { id: 'episode-title-said', points: 2, says: 'The episode is named after something that they said' },
    {
      id: 'tears-over-letter-or-visit',
      points: 1,
      says: 'They cry on screen over a letter or a visit from home',
    },
    {
      id: 'host-laughs-at-council',
      points: 2,
      says: 'The host laughs at something that they said at council',
    },
    { id: 'camp-fire-let-out', points: -1, says: 'They let the fire of the camp go out' },
    { id: 'rest-ordered-by-doctors', points: -3, says: 'They are treated by the doctors and have to rest' },
    { id: 'game-left-without-vote', points: -10, says: 'They leave the game without a vote' },
  ],
};
