import {
  asMessage,
  pagedList,
  readPage,
  type Condition,
  type Database,
  type Page,
  type RowOf,
  type Sql,
  type Tx,
} from '@torchbearer/kit';
import type { Feedback, SurveyStats } from '@torchbearer/proto/feedback/v1/feedback';
import { LISTS } from '@torchbearer/rules';
import { EntitySchema } from 'typeorm';
import type { copies } from '../copies.js';
import { SURVEYS, surveyNames, type SurveyName } from './surveys.js';

export interface AnswerRow {
  readonly id: string;
  readonly userId: string;
  readonly surveyType: SurveyName;
  readonly question: string;
  /** Empty for none. */
  readonly answer: string;
  /** 1 to 5. */
  readonly rating: number | null;
  readonly createdAt: Date;
}
export const Answers = new EntitySchema<AnswerRow>({
  name: 'answers',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    surveyType: { type: 'text', name: 'survey_type' },
    question: { type: 'text' },
    answer: { type: 'text' },
    rating: { type: 'smallint', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

/** Any constant: the namespace of these locks in the service's database. */
const USERS = 7_214_200;

/**
 * Locks users until the end of the transaction, for saving and deleting their answers. An answer saved while its
 * account is deleted is either deleted too or refused.
 */
export async function lockUsers(tx: Tx, ids: readonly string[]): Promise<void> {
  // Always in the same order, so that two transactions never deadlock.
  await tx.rows(
    `select pg_advisory_xact_lock($1, hash)
     from (select distinct hashtext(id) as hash from unnest($2::text[]) as id order by hash) ordered`,
    [USERS, ids],
  );
}

/** Whether it was saved: not if the user has answered that survey before. */
export async function insertAnswer({ manager }: Tx, row: AnswerRow): Promise<boolean> {
  const insert = manager.createQueryBuilder().insert().into(Answers).values(row).orIgnore().returning('id');
  return ((await insert.execute()).raw as unknown[]).length > 0;
}

interface ShownAnswer extends AnswerRow {
  readonly name: string;
  readonly email: string;
  readonly username: string | null;
}

/** Name and e-mail are empty until the user's copy arrives. */
const ANSWER_COLUMNS = `answer.id, answer.user_id as "userId", answer.survey_type as "surveyType", answer.question,
  answer.answer, answer.rating, answer.created_at as "createdAt",
  coalesce(respondent.name, '') as name, coalesce(respondent.email, '') as email, respondent.username`;
const ANSWERS = 'answers answer left join copied.users respondent on respondent.id = answer.user_id';

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

/** One row per survey, with or without answers; mean ratings have two decimals, halves rounded up. */
export async function surveyStats(sql: Sql): Promise<SurveyStats[]> {
  const rows = await sql.rows<{ surveyType: SurveyName; count: number; averageRating: number | null }>(
    `select survey_type as "surveyType", count(*)::int as count,
       round(avg(rating), 2)::float8 as "averageRating"
     from answers group by survey_type`,
  );
  return surveyNames.map((name) => {
    const found = rows.find((row) => row.surveyType === name);
    return {
      surveyType: SURVEYS[name],
      count: found?.count ?? 0,
      averageRating: found?.averageRating ?? undefined,
    };
  });
}

export const feedbackOf = (row: AnswerRow, user: Omit<RowOf<typeof copies.user>, 'isAdmin'>): Feedback => ({
  ...asMessage(row),
  surveyType: SURVEYS[row.surveyType],
  user: asMessage(user),
});

export const shownFeedback = (row: ShownAnswer): Feedback =>
  feedbackOf(row, { id: row.userId, name: row.name, email: row.email, username: row.username });
