import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No foreign keys between copies: each topic has an order of its own, so a roster may arrive before its player. */
export class CreateCopies1700000100000 implements MigrationInterface {
  readonly name = 'CreateCopies1700000100000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key,
        name text not null,
        is_admin boolean not null
      )`);
    await runner.query(`
      create table castaways (
        id uuid primary key,
        name text not null,
        tribe text not null,
        occupation text not null,
        age integer,
        hometown text not null,
        image_url text,
        eliminated boolean not null
      )`);
    await runner.query(`
      create table weeks (
        id uuid primary key,
        week_number integer not null,
        is_active boolean not null,
        was_ever_active boolean not null,
        picks_open_at timestamptz not null,
        picks_close_at timestamptz not null,
        -- The close for which automatic picks were made: ours, not part of the copy.
        auto_picked_for timestamptz
      )`);
    await runner.query('create index weeks_by_number on weeks (week_number)');
    await runner.query('create table scored_weeks (week_number integer primary key)');
    await runner.query(`
      create table season (
        only_row boolean primary key check (only_row),
        hide_picks_until_lock boolean not null
      )`);
    await runner.query(`
      create table rosters (
        user_id uuid primary key,
        rankings_submitted_at timestamptz,
        picks jsonb not null check (jsonb_typeof(picks) = 'array')
      )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table users, castaways, weeks, scored_weeks, season, rosters');
  }
}
