import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What this service needs to know of other services' entities. Their ids are theirs: opaque text here. */
export class CreateCopies1700000200003 implements MigrationInterface {
  readonly name = 'CreateCopies1700000200003';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id text primary key,
        name text not null,
        email text not null,
        is_admin boolean not null,
        created_at timestamptz
      )`);
    await runner.query(`
      create table picked_castaways (
        pick_id text primary key,
        castaway_id text not null
      )`);
    await runner.query('create index picked_castaways_by_castaway on picked_castaways (castaway_id)');
    await runner.query(`
      create table scored_weeks (
        week_number integer primary key,
        castaway_ids text[] not null check (cardinality(castaway_ids) > 0)
      )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['scored_weeks', 'picked_castaways', 'users'])
      await runner.query(`drop table ${table}`);
  }
}
