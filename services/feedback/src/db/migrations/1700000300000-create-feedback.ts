import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No foreign key from an answer to its user: the copy of a new account may come after the account's first answer. */
export class CreateFeedback1700000300000 implements MigrationInterface {
  readonly name = 'CreateFeedback1700000300000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key,
        name text not null,
        email text not null,
        username text,
        is_admin boolean not null
      )`);
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
      )`);
    await runner.query('create index answers_newest on answers (created_at desc, id)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table answers, users');
  }
}
