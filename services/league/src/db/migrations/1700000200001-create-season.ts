import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The season's settings (one row, made at the first start) and its weeks. */
export class CreateSeason1700000200001 implements MigrationInterface {
  readonly name = 'CreateSeason1700000200001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table season (
        id integer primary key check (id = 1),
        version integer not null check (version > 0),
        name text not null check (name <> ''),
        first_pick_week integer not null check (first_pick_week between 1 and 20),
        episodes integer not null check (episodes between 1 and 20),
        rankings_close_at timestamptz,
        draft_at timestamptz,
        rounds integer not null check (rounds between 1 and 20),
        share_castaways boolean not null,
        hide_picks_until_lock boolean not null
      )`);
    await runner.query(`
      create table weeks (
        id uuid primary key,
        version integer not null check (version > 0),
        week_number integer not null unique check (week_number between 1 and 20),
        is_active boolean not null,
        was_ever_active boolean not null,
        picks_open_at timestamptz not null,
        picks_close_at timestamptz not null,
        check (picks_open_at < picks_close_at),
        check (was_ever_active or not is_active)
      )`);
    await runner.query('create unique index weeks_one_active on weeks (is_active) where is_active');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table weeks');
    await runner.query('drop table season');
  }
}
