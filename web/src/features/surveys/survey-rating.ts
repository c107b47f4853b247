/** The surveys with a rating, and the names of its steps. */
import type { SurveyType } from '@torchbearer/contract/client';

/** Rating 1 to 5, in order. */
export const RATINGS = ['Very Hard', 'Hard', 'Neither', 'Easy', 'Very Easy'] as const;

const RATED: ReadonlySet<SurveyType> = new Set(['PRESEASON_RANKING', 'LEADERBOARD', 'PROFILE']);

export const isRated = (surveyType: SurveyType): boolean => RATED.has(surveyType);

/** A blank response counts as none. */
export const saysSomething = (answer: string, rating: number | null): boolean =>
  answer.trim() !== '' || rating !== null;
