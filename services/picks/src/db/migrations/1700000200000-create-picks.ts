import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePicks1700000200000 implements MigrationInterface {
  readonly name = 'CreatePicks1700000200000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table picks (
        id uuid primary key,
        version integer not null check (version >= 1),
        user_id uuid not null,
        week_number integer not null check (week_number between 1 and 20),
        castaway_id uuid not null,
        is_auto_selected boolean not null,
        submitted_at timestamptz not null,
        submitted_by text not null check (submitted_by <> ''),
        constraint picks_one_per_player_and_week unique (user_id, week_number),
        constraint picks_by_the_system check (is_auto_selected = (submitted_by = 'system'))
      )`);
    await runner.query('create index picks_by_week on picks (week_number)');
    await runner.query('create index picks_by_submission on picks (submitted_at desc, id)');
    await runner.query(`
      create table admin_submissions (
        id bigint generated always as identity primary key,
        submitted_at timestamptz not null,
        admin_id uuid not null,
        user_id uuid not null,
        week_number integer not null,
        castaway_before uuid,
        castaway_after uuid not null
      )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table picks, admin_submissions');
  }
}
