import { paths } from '../paths.js';

/** The top navigation, in its order. */
export const navigation = [
  { label: 'Rankings', to: paths.preseasonRank },
  { label: 'Picks', to: paths.weeklyPicks },
  { label: 'Leaderboard', to: paths.leaderboard },
  { label: 'Game Tracker', to: paths.gameTracker },
  { label: 'Rules & Scoring', to: paths.rules },
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
] as const;
