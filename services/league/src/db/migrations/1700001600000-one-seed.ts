import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One seed a season. The secret is drawn here, once for all replicas; the first close of the rankings stores the draft's
 * inputs, and makes the seed of both. Nobody changes any of it afterwards.
 */
export class OneSeed1700001600000 implements MigrationInterface {
  readonly name = 'OneSeed1700001600000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table draft_season (
        id integer primary key check (id = 1),
        -- 64 hexadecimal digits; not shown before the draft has run.
        secret text not null,
        commitment text not null check (commitment = encode(sha256(secret::bytea), 'hex')),
        -- From here on: null before the first close.
        stored_hash text,
        seed text check (seed = encode(sha256((secret || stored_hash)::bytea), 'hex')),
        castaways uuid[],
        rounds integer,
        share_castaways boolean,
        closed_at timestamptz,
        -- The admin who closed rankings early; null for their deadline.
        closed_by text,
        -- How many players had not ranked.
        unranked integer,
        check (num_nulls(stored_hash, seed, castaways, rounds, share_castaways, closed_at, unranked) in (0, 7))
      )`);
    // gen_random_uuid is Postgres' strong randomness: four of them have 488 random bits.
    await runner.query(`
      insert into draft_season (id, secret, commitment)
      select 1, secret, encode(sha256(secret::bytea), 'hex') from (
        select encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text
          || gen_random_uuid()::text)::bytea), 'hex') as secret) drawn`);
    // The players of the stored inputs; user ids as in copied.users, also of accounts that are deleted since.
    await runner.query(`
      create table draft_stored_players (
        user_id text primary key,
        -- Castaways of the stored inputs, best first; empty without a ranking.
        ranking uuid[] not null
      )`);
    await runner.query(`
      create function refuse_draft_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the draft''s secret, stored inputs and seed are made once';
      end $$`);
    await runner.query(`
      create trigger made_once before update on draft_season for each row
        when (old.seed is not null or new.secret <> old.secret or new.commitment <> old.commitment)
        execute function refuse_draft_change()`);
    await runner.query(`
      create trigger made_once before update or delete on draft_stored_players for each row
        execute function refuse_draft_change()`);
    // Players who got a roster after the draft, in that order; they keep their place if the draft runs again.
    await runner.query(`
      create table draft_late_players (
        user_id text primary key,
        ordinal bigint generated always as identity,
        seed text not null,
        ranking uuid[] not null,
        -- The run that the roster continued, and its picks, which stay when the account is deleted.
        preview_id uuid not null references draft_previews,
        picks json not null
      )`);
    // What admins changed of the inputs, from the audit entries: a receipt says who and when.
    await runner.query(`
      create table draft_changes (
        id text primary key,
        at timestamptz not null,
        actor_name text not null,
        action text not null,
        target_id text not null,
        target_name text not null,
        after jsonb
      )`);
    await runner.query('alter table draft add column rankings_closed_at timestamptz');
    await runner.query(`
      alter table draft_previews
        -- Null for previews of version 0.6, which drew a seed each.
        add column kind text check (kind in ('season', 'practice')),
        add column differences json,
        -- Of deleted accounts, in the form of picks.
        add column nobodys_picks json,
        add column run_at timestamptz,
        add column run_by text`);
    for (const table of ['draft_season', 'draft_late_players'])
      await runner.query(`
        create trigger note_draft_input_change after insert or update on ${table}
          for each statement execute function note_draft_input_change()`);
    // A pod of 0.6 would run a preview with a seed of its own. A later migration drops this.
    await runner.query(`
      create function refuse_other_seed() returns trigger language plpgsql as $$
      begin
        if exists (select from draft_season where seed is not null)
          and not exists (select from draft_previews where id = new.preview_id and kind = 'season') then
          raise exception 'this preview does not have the season''s seed';
        end if;
        return new;
      end $$`);
    await runner.query(`
      create trigger only_season_seed before update of preview_id on draft for each row
        execute function refuse_other_seed()`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger only_season_seed on draft');
    await runner.query('drop function refuse_other_seed');
    await runner.query('alter table draft drop column rankings_closed_at');
    await runner.query(`
      alter table draft_previews drop column kind, drop column differences, drop column nobodys_picks,
        drop column run_at, drop column run_by`);
    for (const table of ['draft_changes', 'draft_late_players', 'draft_stored_players', 'draft_season'])
      await runner.query(`drop table ${table}`);
    await runner.query('drop function refuse_draft_change');
  }
}
