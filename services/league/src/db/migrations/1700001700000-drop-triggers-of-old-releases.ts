import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Triggers for the pods of releases before 0.7, which stored eliminations without a week (0.3) and ran previews with a
 * seed of their own (0.6). The baseline does not create them.
 */
export class DropTriggersOfOldReleases1700001700000 implements MigrationInterface {
  readonly name = 'DropTriggersOfOldReleases1700001700000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger if exists keep_elimination_week on castaways;
      drop function if exists keep_elimination_week;
      drop trigger if exists only_season_seed on draft;
      drop function if exists refuse_other_seed`);
  }
  async down(): Promise<void> {
    // Pods of 0.7 do not need the triggers.
  }
}
