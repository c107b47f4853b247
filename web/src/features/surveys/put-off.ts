/** Surveys that a user has skipped: per user, in this browser. */
import type { SurveyType } from '@torchbearer/contract/client';
import { deviceStorage } from '../../storage.js';

const keyOf = (userId: string, surveyType: SurveyType): string =>
  `torchbearer.survey-skipped.${surveyType}.${userId}`;

export const isPutOff = (userId: string, surveyType: SurveyType): boolean =>
  deviceStorage.getItem(keyOf(userId, surveyType)) !== null;

export const putOff = (userId: string, surveyType: SurveyType): void =>
  void deviceStorage.setItem(keyOf(userId, surveyType), 'yes');
