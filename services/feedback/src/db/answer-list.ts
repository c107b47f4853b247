import { pagedList, readPage, type Condition, type Database, type Page } from '@torchbearer/kit';
import { LISTS } from '@torchbearer/rules';
import { ANSWER_COLUMNS, ANSWERS, type ShownAnswer } from './answers.js';
import type { SurveyName } from './surveys.js';

export const answerList = pagedList({
  rules: LISTS.feedback,
  from: ANSWERS,
  columns: ANSWER_COLUMNS,
  id: 'answer.id',
  sorts: { at: { sql: 'answer.created_at', type: 'time' } },
  search: (contains) =>
    `answer.user_id in (select id from copied.users
       where ${contains(`folded(name || ' ' || email || coalesce(' ' || username, ''))`)})`,
});

/** @param survey null for all */
export async function readAnswers(from: Pick<Database, 'manager'>, page: Page, survey: SurveyName | null) {
  const ofSurvey: Condition[] = survey === null ? [] : [(bind) => `answer.survey_type = ${bind(survey)}`];
  return await readPage<ShownAnswer>(from, answerList, page, ofSurvey);
}
