import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reading the answers page by page: see `answer-list.ts`. */
export class CreateAnswerList1700001200001 implements MigrationInterface {
  readonly name = 'CreateAnswerList1700001200001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index answers_list on answers (created_at, id)');
    await runner.query('create index answers_of_survey on answers (survey_type, created_at, id)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index answers_list, answers_of_survey');
  }
}
