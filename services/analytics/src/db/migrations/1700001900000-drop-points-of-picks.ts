import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody reads the points of `newest_picks`. Pods of 0.7 write them, so the column stays for now. @until 0.9 */
export class DropPointsOfPicks1700001900000 implements MigrationInterface {
  readonly name = 'DropPointsOfPicks1700001900000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table newest_picks alter column points set default 0');
    await runner.query('drop table if exists player_weeks');
  }
  async down(): Promise<void> {
    // No release that this one may be rolled back to needs them.
  }
}
