import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What analytics keeps of other services' entities: each row is the newest state of one entity and nothing else, so
 * that it doesn't matter in which order topics are heard. No foreign keys, for the same reason.
 */
export class CreateCopies1700000600000 implements MigrationInterface {
  readonly name = 'CreateCopies1700000600000';
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
        eliminated boolean not null
      )`);
    await runner.query(`
      create table weeks (
        id uuid primary key,
        week_number integer not null,
        was_ever_active boolean not null
      )`);
    await runner.query(`
      create table season (
        only_row boolean primary key default true check (only_row),
        first_pick_week integer not null,
        episodes integer not null
      )`);
    await runner.query(`
      create table rosters (
        user_id uuid primary key,
        rankings_submitted_at timestamptz,
        castaway_ids uuid[] not null
      )`);
    // Not unique by player and week: a withdrawn pick and its successor travel on different partitions, so the new
    // one may be here before the old one has gone. The newest counts.
    await runner.query(`
      create table picks (
        id uuid primary key,
        user_id uuid not null,
        week_number integer not null,
        castaway_id uuid not null,
        is_auto boolean not null,
        submitted_at timestamptz not null
      )`);
    await runner.query(`
      create index picks_newest_of_week on picks (user_id, week_number, submitted_at desc, id desc)`);
    await runner.query(`
      create table week_points (
        week_number integer not null,
        castaway_id uuid not null,
        points integer not null,
        primary key (week_number, castaway_id)
      )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table week_points, picks, rosters, season, weeks, castaways, users');
  }
}
