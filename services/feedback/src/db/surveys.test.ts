import { SurveyType } from '@torchbearer/proto/feedback/v1/feedback';
import { expect, test } from 'vitest';
import { ALL_SURVEYS, surveyName } from './surveys.js';

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
