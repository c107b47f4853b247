import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Filled by league's events; null, where a castaway is out, means that the week is not known here yet. */
export class CopyEliminationWeeks1700000431000 implements MigrationInterface {
  readonly name = 'CopyEliminationWeeks1700000431000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table castaways add column eliminated_in_week integer');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table castaways drop column eliminated_in_week');
  }
}
