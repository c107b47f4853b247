import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The effect of a correction on a player who hides results is one on the standings as they see them. */
export class TellEffectsUntilWeek1700001600000 implements MigrationInterface {
  readonly name = 'TellEffectsUntilWeek1700001600000';
  async up(runner: QueryRunner): Promise<void> {
    // Null for all weeks with points. A row with a week is there even if neither total nor rank changed.
    await runner.query('alter table correction_effects add column until_week integer');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from correction_effects where until_week is not null');
    await runner.query('alter table correction_effects drop column until_week');
  }
}
