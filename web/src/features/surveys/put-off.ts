/** Surveys that a user has skipped: per user, in this browser. */
import type { SurveyType } from '@torchbearer/contract/client';

/** The part of the browser's local storage in use. */
type SurveyStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (userId: string, surveyType: SurveyType): string =>
  `torchbearer.survey-skipped.${surveyType}.${userId}`;

export function isPutOff(storage: SurveyStorage, userId: string, surveyType: SurveyType): boolean {
  try {
    return storage.getItem(keyOf(userId, surveyType)) !== null;
  } catch {
    return false;
  }
}

export function putOff(storage: SurveyStorage, userId: string, surveyType: SurveyType): void {
  try {
    storage.setItem(keyOf(userId, surveyType), 'yes');
  } catch {
    // If storage is full or forbidden, the survey opens again on another visit.
  }
}
