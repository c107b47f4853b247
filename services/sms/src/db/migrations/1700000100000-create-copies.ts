import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No foreign keys between copies: each topic has an order of its own, so a roster may arrive before its player. */
export class CreateCopies1700000100000 implements MigrationInterface {
  readonly name = 'CreateCopies1700000100000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key,
        name text not null,
        is_admin boolean not null,
        phone text,
        sms_enabled boolean not null,
        phone_added_at timestamptz
      )`);
    // Not unique: of a number that goes from one account to another, the events may arrive in either order.
    await runner.query('create index users_by_phone on users (phone) where phone is not null');
    await runner.query(`
      create table castaways (
        id uuid primary key,
        name text not null,
        eliminated boolean not null
      )`);
    await runner.query(`
      create table weeks (
        id uuid primary key,
        week_number integer not null,
        is_active boolean not null,
        picks_open_at timestamptz not null,
        picks_close_at timestamptz not null
      )`);
    await runner.query(`
      create table rosters (
        user_id uuid primary key,
        rankings_submitted_at timestamptz,
        -- In the order of the draft.
        castaway_ids uuid[] not null
      )`);
    await runner.query(`
      create table picks (
        id uuid primary key,
        user_id uuid not null,
        week_number integer not null,
        castaway_id uuid not null
      )`);
    await runner.query('create index picks_by_player on picks (user_id, week_number)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table users, castaways, weeks, rosters, picks');
  }
}
