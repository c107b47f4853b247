import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pods of 0.1 wrote eliminations without a week, and pods of 0.6 ran drafts with other seeds. `elimination_tellings`
 * stays, because pods of 0.7 read it. @until 0.9
 */
export class DropOldTriggers1700001900000 implements MigrationInterface {
  readonly name = 'DropOldTriggers1700001900000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger keep_elimination_week on castaways');
    await runner.query('drop trigger only_season_seed on draft');
    await runner.query('drop function keep_elimination_week, refuse_other_seed');
  }
  async down(): Promise<void> {
    // No release that this one may be rolled back to needs them.
  }
}
