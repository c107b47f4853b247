import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pods of 0.5 saved numbers without lines, also in final weeks. */
export class DropNumbersTriggers1700001900000 implements MigrationInterface {
  readonly name = 'DropNumbersTriggers1700001900000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger replace_points_lines on week_points');
    await runner.query('drop trigger correct_final_week on week_points');
    await runner.query('drop function replace_points_lines, correct_final_week');
  }
  async down(): Promise<void> {
    // No release that this one may be rolled back to needs them.
  }
}
