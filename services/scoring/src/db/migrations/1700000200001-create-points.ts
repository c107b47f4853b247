import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePoints1700000200001 implements MigrationInterface {
  readonly name = 'CreatePoints1700000200001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scored_weeks (
        week_number integer primary key check (week_number > 0),
        version integer not null check (version > 0)
      )`);
    await runner.query(`
      create table week_points (
        week_number integer not null references scored_weeks,
        castaway_id uuid not null,
        points integer not null check (points between -1000 and 1000),
        primary key (week_number, castaway_id)
      )`);
    await runner.query(`create index week_points_by_castaway on week_points (castaway_id)`);
    // What each save replaced, so that it can be taken back and accounted for.
    await runner.query(`
      create table score_saves (
        week_number integer not null references scored_weeks,
        version integer not null,
        saved_by uuid not null,
        saved_at timestamptz not null,
        before jsonb not null,
        after jsonb not null,
        primary key (week_number, version)
      )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table score_saves, week_points, scored_weeks');
  }
}
