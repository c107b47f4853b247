/** The cards of the board, in their initial order. */
export const CARD_TITLES = {
  overview: 'Overview',
  leaderboard: 'Current Leaderboard',
  win: 'Win Probability Analysis',
  worst: 'Worst Castaways',
  participation: 'Weekly Participation',
  trends: 'Scoring Trends',
  accuracy: 'Pick Accuracy',
  power: 'Power Rankings',
} as const;

export type CardId = keyof typeof CARD_TITLES;

export const CARD_IDS = Object.keys(CARD_TITLES) as readonly CardId[];
