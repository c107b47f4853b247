import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The draft's previews page by page, and whether their inputs have changed, without reading all of them. */
export class CreatePreviewPages1700001200002 implements MigrationInterface {
  readonly name = 'CreatePreviewPages1700001200002';
  async up(runner: QueryRunner): Promise<void> {
    // Made from `draft_previews.picks` for those that are read, so that the version before this one need not write them.
    await runner.query(`
      create table draft_preview_picks (
        id uuid primary key,
        preview_id uuid not null,
        pick_number integer not null,
        round integer not null,
        user_id text not null,
        castaway_id uuid not null,
        unique (preview_id, pick_number)
      )`);
    await runner.query('create index draft_preview_picks_of_player on draft_preview_picks (user_id)');
    await runner.query(`
      create table draft_input_hash (
        id integer primary key check (id = 1),
        -- Of the draft's inputs, as long as no change of them is noted; null before the first.
        hash text
      )`);
    await runner.query('insert into draft_input_hash (id) values (1)');
    await runner.query('create table draft_input_changes (id bigint generated always as identity)');
    // A trigger, because the version before this one may run beside it.
    await runner.query(`
      create function note_draft_input_change() returns trigger language plpgsql as $$
      begin
        insert into draft_input_changes default values;
        return null;
      end $$`);
    // That of the copied users is declared in copies.ts.
    for (const [table, columns] of INPUTS)
      await runner.query(`
        create trigger note_draft_input_change
          after insert or update of ${columns} or delete or truncate on ${table}
          for each statement execute function note_draft_input_change()`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function note_draft_input_change cascade');
    for (const table of ['draft_input_changes', 'draft_input_hash', 'draft_preview_picks'])
      await runner.query(`drop table ${table}`);
  }
}

const INPUTS = [
  ['castaways', 'eliminated'],
  ['rosters', 'ranking, rankings_submitted_at'],
  ['season', 'rounds, share_castaways'],
] as const;
