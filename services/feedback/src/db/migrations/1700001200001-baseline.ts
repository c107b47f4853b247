import { CREATE_SEARCH } from '@torchbearer/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The schema of 0.7, named after the last migration of 0.7. */
export class Baseline1700001200001 implements MigrationInterface {
  readonly name = 'CreateAnswerList1700001200001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_SEARCH);
    // No foreign key from an answer to its user: the copy of a new account may come after the account's first answer.
    await runner.query(`
      create table answers (
        id uuid primary key,
        user_id uuid not null,
        survey_type text not null check (
          survey_type in ('PRESEASON_RANKING', 'WEEKLY_PICKS', 'LEADERBOARD', 'PROFILE', 'BETA_FEEDBACK')),
        question text not null check (question <> ''),
        answer text not null,
        rating smallint check (rating between 1 and 5),
        created_at timestamptz not null,
        constraint answers_one_per_user_and_survey unique (user_id, survey_type),
        constraint answers_say_something check (answer <> '' or rating is not null)
      );
      create index answers_newest on answers (created_at desc, id)`);
    // Reading the answers page by page: see `answers.ts`.
    await runner.query(`
      create index answers_list on answers (created_at, id);
      create index answers_of_survey on answers (survey_type, created_at, id)`);
  }
  async down(): Promise<void> {
    throw new Error('Nothing comes before the baseline.');
  }
}
