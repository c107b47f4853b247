import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rosters (a player's ranking and drafted castaways), the draft's previews and its one state. */
export class CreateDraft1700000200002 implements MigrationInterface {
  readonly name = 'CreateDraft1700000200002';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rosters (
        user_id text primary key,
        version integer not null check (version > 0),
        rankings_submitted_at timestamptz,
        -- Castaway ids, best first, as submitted: one value, always replaced whole. Some may be deleted by now.
        ranking uuid[] not null default '{}',
        check ((rankings_submitted_at is null) = (cardinality(ranking) = 0))
      )`);
    await runner.query(`
      create table draft_picks (
        id uuid primary key,
        user_id text not null references rosters,
        castaway_id uuid not null constraint draft_picks_castaway references castaways,
        pick_number integer not null unique check (pick_number > 0),
        round integer not null check (round > 0),
        -- Which wish of the player came true, from 1, and the better ones that others had taken.
        wish integer not null check (wish > 0),
        gone_before uuid[] not null,
        unique (user_id, castaway_id),
        unique (user_id, round)
      )`);
    await runner.query('create index draft_picks_of_castaway on draft_picks (castaway_id, pick_number)');
    await runner.query(`
      create table draft_previews (
        id uuid primary key,
        seed text not null,
        input_hash text not null,
        -- The picks, ids included, in the words of draft_picks' columns.
        picks json not null,
        -- Which draft of the season it was made for: unlocking begins the next.
        generation integer not null,
        created_at timestamptz not null,
        created_by text not null,
        ordinal bigint generated always as identity
      )`);
    await runner.query('create index draft_previews_newest on draft_previews (generation, ordinal)');
    await runner.query(`
      create table draft (
        id integer primary key check (id = 1),
        status text not null check (status in ('PENDING', 'COMPLETED')),
        generation integer not null,
        -- The preview whose picks the rosters are; kept through an unlock until another is run.
        preview_id uuid references draft_previews,
        completed_at timestamptz,
        unlocked_at timestamptz
      )`);
    await runner.query(`insert into draft (id, status, generation) values (1, 'PENDING', 1)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['draft', 'draft_previews', 'draft_picks', 'rosters']) {
      await runner.query(`drop table ${table}`);
    }
  }
}
