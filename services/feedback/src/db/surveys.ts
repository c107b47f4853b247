import { SurveyType } from '@torchbearer/proto/feedback/v1/feedback';
import { z } from 'zod';

/** All surveys by their name in the database, in the order of the statistics. */
export const SURVEYS = {
  PRESEASON_RANKING: SurveyType.SURVEY_TYPE_PRESEASON_RANKING,
  WEEKLY_PICKS: SurveyType.SURVEY_TYPE_WEEKLY_PICKS,
  LEADERBOARD: SurveyType.SURVEY_TYPE_LEADERBOARD,
  PROFILE: SurveyType.SURVEY_TYPE_PROFILE,
  BETA_FEEDBACK: SurveyType.SURVEY_TYPE_BETA_FEEDBACK,
} as const;

export type SurveyName = keyof typeof SURVEYS;
export const surveyNames = Object.keys(SURVEYS) as SurveyName[];

export const ALL_SURVEYS = SurveyType.SURVEY_TYPE_UNSPECIFIED;

/** One of `types`; protobuf accepts any number. */
const oneOf = (types: readonly number[]) =>
  z.number().refine((type) => types.includes(type), 'There is no such survey.');

/** A survey that exists. */
export const knownSurvey = oneOf(Object.values(SURVEYS));

/** A survey that exists, or unspecified for all of them. */
export const surveyFilter = oneOf([ALL_SURVEYS, ...Object.values(SURVEYS)]);

/** @throws Error for a type that `knownSurvey` refuses */
export function surveyName(type: SurveyType): SurveyName {
  const name = surveyNames.find((candidate) => SURVEYS[candidate] === type);
  if (!name) throw new Error(`no survey of type ${type}`);
  return name;
}
