/** Which surveys ask for a rating, and what its steps are called. */
import type { SurveyType } from '@torchbearer/contract/client';

/** Rating 1 to 5, in order. */
export const RATINGS = ['Very Hard', 'Hard', 'Neither', 'Easy', 'Very Easy'] as const;

const RATED: ReadonlySet<SurveyType> = new Set(['PRESEASON_RANKING', 'LEADERBOARD', 'PROFILE']);

export const isRated = (surveyType: SurveyType): boolean => RATED.has(surveyType);

/** An answer of blanks says nothing. */
export const saysSomething = (answer: string, rating: number | null): boolean =>
  answer.trim() !== '' || rating !== null;
