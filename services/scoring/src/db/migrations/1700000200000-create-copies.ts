import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What scoring keeps of other services' entities. No foreign keys among them: their events come in any order. */
export class CreateCopies1700000200000 implements MigrationInterface {
  readonly name = 'CreateCopies1700000200000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key,
        name text not null,
        email text not null,
        is_admin boolean not null
      )`);
    await runner.query(`
      create table castaways (
        id uuid primary key,
        name text not null,
        tribe text not null,
        eliminated boolean not null
      )`);
    await runner.query(`
      create table weeks (
        id uuid primary key,
        week_number integer not null
      )`);
    await runner.query(`create index weeks_by_number on weeks (week_number)`);
    await runner.query(`
      create table season (
        only_row boolean primary key default true check (only_row),
        first_pick_week integer not null
      )`);
    await runner.query(`
      create table rosters (
        user_id uuid primary key,
        rankings_submitted_at timestamptz,
        picks jsonb not null
      )`);
    // Not unique by player and week: a withdrawn pick and its successor travel on different partitions, so the new
    // one may be here before the old one has gone. Readers take the newest.
    await runner.query(`
      create table picks (
        id uuid primary key,
        user_id uuid not null,
        week_number integer not null,
        castaway_id uuid not null,
        is_auto_selected boolean not null,
        submitted_at timestamptz not null
      )`);
    await runner.query(`
      create index picks_newest_of_week on picks (user_id, week_number, submitted_at desc, id desc)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table picks, rosters, season, weeks, castaways, users');
  }
}
