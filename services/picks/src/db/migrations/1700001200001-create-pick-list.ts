import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reading the log of picks page by page: see `pick-log.ts`. The id decides in the same direction as the time. */
export class CreatePickList1700001200001 implements MigrationInterface {
  readonly name = 'CreatePickList1700001200001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index picks_list on picks (submitted_at, id)');
    await runner.query('create index picks_of_week on picks (week_number, submitted_at, id)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index picks_list, picks_of_week');
  }
}
