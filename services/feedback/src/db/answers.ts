import type { Sql, Tx } from '@torchbearer/kit';
import type { Feedback, SurveyStats } from '@torchbearer/proto/feedback/v1/feedback';
import { SURVEYS, surveyNames, type SurveyName } from './surveys.js';
import type { AnswerRow } from './tables.js';

/** An answer to be saved, and its user's name as the caller knows it. */
export interface SubmittedAnswer {
  readonly row: AnswerRow;
  readonly name: string;
}

/** Saves answers of different users. @returns the ids of the saved ones: not of users who answered that survey before */
export async function insertAnswers(tx: Tx, rows: readonly AnswerRow[]): Promise<ReadonlySet<string>> {
  const inserted = await tx.rows<{ id: string }>(
    `insert into answers (id, user_id, survey_type, question, answer, rating, created_at)
     select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::timestamptz[])
     on conflict on constraint answers_one_per_user_and_survey do nothing returning id`,
    [
      rows.map((row) => row.id),
      rows.map((row) => row.userId),
      rows.map((row) => row.surveyType),
      rows.map((row) => row.question),
      rows.map((row) => row.answer),
      rows.map((row) => row.rating),
      rows.map((row) => row.createdAt),
    ],
  );
  return new Set(inserted.map(({ id }) => id));
}

/** Deletes all answers of these users, who must be locked. */
export async function deleteAnswersOf(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.run('delete from answers where user_id = any ($1)', [userIds]);
}

/** Upper limit of one response. */
const LIST_LIMIT = 10_000;

export interface ShownAnswer extends AnswerRow {
  readonly name: string;
  readonly email: string;
  readonly username: string | null;
}

/** Name and e-mail are empty until the user's copy arrives. */
export const ANSWER_COLUMNS = `answer.id, answer.user_id as "userId", answer.survey_type as "surveyType", answer.question,
  answer.answer, answer.rating, answer.created_at as "createdAt",
  coalesce(respondent.name, '') as name, coalesce(respondent.email, '') as email, respondent.username`;
export const ANSWERS = 'answers answer left join copied.users respondent on respondent.id = answer.user_id';

/**
 * Newest first, at most the latest 10,000. @param survey
 * null for all
 */
export async function listAnswers(sql: Sql, survey: SurveyName | null): Promise<Feedback[]> {
  const rows = await sql.rows<ShownAnswer>(
    `select ${ANSWER_COLUMNS} from ${ANSWERS}
     where $1::text is null or answer.survey_type = $1
     order by answer.created_at desc, answer.id limit $2`,
    [survey, LIST_LIMIT],
  );
  return rows.map(shownFeedback);
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

export interface Respondent {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly username: string | null;
}

export const feedbackOf = (row: AnswerRow, { id, name, email, username }: Respondent): Feedback => ({
  id: row.id,
  surveyType: SURVEYS[row.surveyType],
  question: row.question,
  rating: row.rating ?? undefined,
  answer: row.answer,
  createdAt: row.createdAt,
  user: { id, name, email, username: username ?? undefined },
});

export const shownFeedback = (row: ShownAnswer): Feedback =>
  feedbackOf(row, { id: row.userId, name: row.name, email: row.email, username: row.username });
