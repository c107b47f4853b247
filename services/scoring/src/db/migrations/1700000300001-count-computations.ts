import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Two corrections may cancel out in the standings and still change what a week looked like, so whatever else is
 * kept in memory of the same rows needs a number that rises with every computation, not with every new list.
 */
export class CountComputations1700000300001 implements MigrationInterface {
  readonly name = 'CountComputations1700000300001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table standings add column computations integer not null default 0');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table standings drop column computations');
  }
}
