import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The season's points of the board's castaways, in the board's order. */
export class AddCastawayPoints1700001300000 implements MigrationInterface {
  readonly name = 'AddCastawayPoints1700001300000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table standings add column castaway_points integer[] not null default '{}'`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table standings drop column castaway_points');
  }
}
