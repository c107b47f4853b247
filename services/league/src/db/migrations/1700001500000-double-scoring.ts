import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One admin has scored each week until now. The version before this one names its columns and leaves it alone. */
export class DoubleScoring1700001500000 implements MigrationInterface {
  readonly name = 'DoubleScoring1700001500000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table season add column double_scoring boolean not null default false');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table season drop column double_scoring');
  }
}
