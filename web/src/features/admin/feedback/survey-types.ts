import type { SurveyType } from '@torchbearer/contract/client';

/** The surveys, in the order in which a player meets them. */
export const SURVEYS: Readonly<Record<SurveyType, string>> = {
  PRESEASON_RANKING: 'Preseason ranking',
  WEEKLY_PICKS: 'Weekly picks',
  LEADERBOARD: 'Leaderboard',
  PROFILE: 'Profile',
  BETA_FEEDBACK: 'Beta feedback',
};

/** The survey in the address's ?survey=; undefined means all of them. */
export const surveyOf = (value: string | null): SurveyType | undefined =>
  (Object.keys(SURVEYS) as SurveyType[]).find((type) => type === value);

/** '4.3 out of 5'; null is the average without ratings. */
export const ratingInWords = (average: number | null): string =>
  average === null ? 'No ratings' : `${average.toFixed(1)} out of 5`;
