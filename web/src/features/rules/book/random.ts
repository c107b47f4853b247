import type { RuleCategory } from './rule-book.js';

export const random: RuleCategory = {
  id: 'random',
  title: 'Random',
  about: 'What belongs nowhere else, and is talked about the day after.',
  rules: [
    { points: 2, says: 'They make fire without flint or matches' },
    { points: 2, says: 'They catch a fish, a crab or anything else that feeds the tribe' },
    { points: 1, says: 'They have the first words of the episode' },
    { points: 1, says: 'They have the last confessional before the council' },
    { points: 2, says: 'The episode is named after something that they said' },
    { points: 1, says: 'They cry on screen over a letter or a visit from home' },
    { points: 2, says: 'The host laughs at something that they said at council' },
    { points: -1, says: 'They let the fire of the camp go out' },
    { points: -3, says: 'They are treated by the doctors and have to rest' },
    { points: -10, says: 'They leave the game without a vote' },
  ],
};
