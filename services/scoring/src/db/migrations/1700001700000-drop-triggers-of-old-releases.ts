import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Triggers for the pods of 0.5, which wrote `week_points` without lines and knew no final weeks. The baseline does not
 * create them.
 */
export class DropTriggersOfOldReleases1700001700000 implements MigrationInterface {
  readonly name = 'DropTriggersOfOldReleases1700001700000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger if exists replace_points_lines on week_points;
      drop trigger if exists correct_final_week on week_points;
      drop function if exists replace_points_lines, correct_final_week`);
  }
  async down(): Promise<void> {
    // Pods of 0.7 do not need the triggers.
  }
}
