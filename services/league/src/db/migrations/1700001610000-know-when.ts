import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When eliminations were entered and rosters given, unknown until now; moves of closes that had passed, with their
 * reasons; and whether players get a text about their automatic pick. The previous version names its columns and leaves
 * these alone.
 */
export class KnowWhen1700001610000 implements MigrationInterface {
  readonly name = 'KnowWhen1700001610000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table castaways add column eliminated_at timestamptz');
    await runner.query('alter table rosters add column given_at timestamptz');
    await runner.query(`
      alter table weeks
        add column moves integer not null default 0,
        add column move_reason text,
        add column moved_at timestamptz,
        add column closed_at timestamptz,
        add constraint weeks_move_has_a_reason check (
          (moves > 0) = (move_reason is not null) and (moves > 0) = (moved_at is not null))`);
    await runner.query('alter table season add column text_auto_picks boolean not null default true');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table castaways drop column eliminated_at');
    await runner.query('alter table rosters drop column given_at');
    await runner.query(
      'alter table weeks drop column moves, drop column move_reason, drop column moved_at, drop column closed_at',
    );
    await runner.query('alter table season drop column text_auto_picks');
  }
}
