import { SurveyType } from '@torchbearer/proto/feedback/v1/feedback';
import { expect, test } from 'vitest';
import { ALL_SURVEYS, knownSurvey, surveyFilter, surveyName } from './surveys.js';

const types = Object.values(SurveyType).filter(
  (type): type is SurveyType =>
    typeof type === 'number' && type !== SurveyType.UNRECOGNIZED && type !== ALL_SURVEYS,
);

test('every survey of the contract has its name', () => {
  expect(types.map(surveyName)).toEqual([
    'PRESEASON_RANKING',
    'WEEKLY_PICKS',
    'LEADERBOARD',
    'PROFILE',
    'BETA_FEEDBACK',
  ]);
});

test('an unknown survey has no name and is refused everywhere; “all of them” is only a filter', () => {
  const unknown = Math.max(...types) + 1;
  expect(() => surveyName(unknown)).toThrow('no survey');
  expect(knownSurvey.safeParse(unknown).success).toBe(false);
  expect(surveyFilter.safeParse(unknown).success).toBe(false);
  expect(knownSurvey.safeParse(ALL_SURVEYS).success).toBe(false);
  expect(surveyFilter.safeParse(ALL_SURVEYS).success).toBe(true);
});
