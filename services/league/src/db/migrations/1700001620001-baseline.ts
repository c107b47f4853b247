import { CREATE_SEARCH } from '@torchbearer/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The schema of 0.7, named after the last migration of 0.7. */
export class Baseline1700001620001 implements MigrationInterface {
  readonly name = 'NoteChanges1700001620001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_SEARCH);
    await runner.query(`
      create table castaways (
        id uuid primary key,
        version integer not null check (version > 0),
        name text not null check (name <> ''),
        -- The name in small letters, with straight apostrophes: one spelling, whatever the database's locale makes of case.
        name_key text not null constraint castaways_name_key unique,
        tribe text not null,
        occupation text not null,
        age integer check (age >= 18),
        hometown text not null,
        image_url text check (image_url <> ''),
        eliminated boolean not null default false,
        eliminated_in_week integer,
        -- When the elimination was entered; null if 0.6 stored it.
        eliminated_at timestamptz,
        constraint castaways_elimination_week check (
          eliminated = (eliminated_in_week is not null) and eliminated_in_week between 1 and 20)
      )`);
    // The season's settings: one row, made at the first start.
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
        hide_picks_until_lock boolean not null,
        -- Whether players see each other's e-mail.
        show_emails boolean not null default true,
        -- Whether two admins score each week without seeing each other's lines.
        double_scoring boolean not null default false,
        -- Whether players get a text about their automatic pick.
        text_auto_picks boolean not null default true,
        changed_at timestamptz not null default now(),
        constraint season_picks_within_episodes check (first_pick_week <= episodes),
        constraint season_at_most_five_rounds check (rounds <= 5)
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
        -- How often the close was moved after it had passed, and why and when it last was.
        moves integer not null default 0,
        move_reason text,
        moved_at timestamptz,
        closed_at timestamptz,
        changed_at timestamptz not null default now(),
        check (picks_open_at < picks_close_at),
        check (was_ever_active or not is_active),
        constraint weeks_move_has_a_reason check (
          (moves > 0) = (move_reason is not null) and (moves > 0) = (moved_at is not null))
      );
      create unique index weeks_one_active on weeks (is_active) where is_active`);
    // When weeks and the season were last changed, by the database's clock.
    await runner.query(`
      create function note_change() returns trigger language plpgsql as $$
      begin
        new.changed_at := greatest(old.changed_at, clock_timestamp());
        return new;
      end $$;
      create trigger note_change before update on weeks for each row execute function note_change();
      create trigger note_change before update on season for each row execute function note_change()`);
    // A player's ranking and drafted castaways.
    await runner.query(`
      create table rosters (
        user_id text primary key,
        version integer not null check (version > 0),
        rankings_submitted_at timestamptz,
        -- Castaway ids, best first, as submitted: one value, always replaced whole. Some may be deleted by now.
        ranking uuid[] not null default '{}',
        -- Null if 0.6 gave the roster.
        given_at timestamptz,
        check ((rankings_submitted_at is null) = (cardinality(ranking) = 0))
      );
      -- Reading the rankings page by page, by the time of their submission: see ranking-list.ts.
      create index rosters_by_submission on rosters (rankings_submitted_at, user_id)
        where rankings_submitted_at is not null`);
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
      );
      create index draft_picks_of_castaway on draft_picks (castaway_id, pick_number)`);
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
        ordinal bigint generated always as identity,
        -- Null for previews of 0.6, which drew a seed each.
        kind text check (kind in ('season', 'practice')),
        differences json,
        -- Of deleted accounts, in the form of picks.
        nobodys_picks json,
        run_at timestamptz,
        run_by text
      );
      create index draft_previews_newest on draft_previews (generation, ordinal)`);
    // Previews page by page: made from draft_previews.picks for those that are read.
    await runner.query(`
      create table draft_preview_picks (
        id uuid primary key,
        preview_id uuid not null,
        pick_number integer not null,
        round integer not null,
        user_id text not null,
        castaway_id uuid not null,
        unique (preview_id, pick_number)
      );
      create index draft_preview_picks_of_player on draft_preview_picks (user_id)`);
    await runner.query(`
      create table draft (
        id integer primary key check (id = 1),
        status text not null check (status in ('PENDING', 'COMPLETED')),
        generation integer not null,
        -- The preview whose picks the rosters are; kept through an unlock until another is run.
        preview_id uuid references draft_previews,
        completed_at timestamptz,
        unlocked_at timestamptz,
        rankings_closed_at timestamptz
      );
      insert into draft (id, status, generation) values (1, 'PENDING', 1)`);
    // One seed a season. The secret is drawn here, once for all replicas; the first close of the rankings stores the
    // draft's inputs, and makes the seed of both. Nobody changes any of it afterwards.
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
      );
      -- gen_random_uuid is Postgres' strong randomness: four of them have 488 random bits.
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
      end $$;
      create trigger made_once before update on draft_season for each row
        when (old.seed is not null or new.secret <> old.secret or new.commitment <> old.commitment)
        execute function refuse_draft_change();
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
    // Whether the inputs of a preview have changed, without reading all of them.
    await runner.query(`
      create table draft_input_hash (
        id integer primary key check (id = 1),
        -- Of the draft's inputs, as long as no change of them is noted; null before the first.
        hash text
      );
      insert into draft_input_hash (id) values (1);
      create table draft_input_changes (id bigint generated always as identity)`);
    // The trigger of the copied users is declared in copies.ts.
    await runner.query(`
      create function note_draft_input_change() returns trigger language plpgsql as $$
      begin
        insert into draft_input_changes default values;
        return null;
      end $$;
      create trigger note_draft_input_change
        after insert or update of eliminated or delete or truncate on castaways
        for each statement execute function note_draft_input_change();
      create trigger note_draft_input_change
        after insert or update of ranking, rankings_submitted_at or delete or truncate on rosters
        for each statement execute function note_draft_input_change();
      create trigger note_draft_input_change
        after insert or update of rounds, share_castaways or delete or truncate on season
        for each statement execute function note_draft_input_change();
      create trigger note_draft_input_change after insert or update on draft_season
        for each statement execute function note_draft_input_change();
      create trigger note_draft_input_change after insert or update on draft_late_players
        for each statement execute function note_draft_input_change()`);
    await runner.query(`
      create table announcements (
        id uuid primary key,
        title text not null check (title <> ''),
        body text not null check (body <> ''),
        created_at timestamptz not null,
        -- Null for one that stays until it is removed.
        expires_at timestamptz check (expires_at > created_at)
      )`);
    // How often eliminated castaways are still to be published again, and when they last were.
    await runner.query('create table elimination_tellings (remaining integer not null, told_at timestamptz)');
    await runner.query(`
      create table groups (
        id uuid primary key,
        version integer not null,
        name text not null check (name <> ''),
        -- See rules/src/typed.ts.
        code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
        owner_id text not null,
        created_at timestamptz not null
      );
      create table group_members (
        group_id uuid not null references groups on delete cascade,
        user_id text not null,
        joined_at timestamptz not null,
        primary key (group_id, user_id)
      );
      create index group_members_of_player on group_members (user_id);
      -- Checked at the commit, so that a group and its first member can refer to each other.
      alter table groups add constraint groups_owner_is_member foreign key (id, owner_id)
        references group_members (group_id, user_id) deferrable initially deferred`);
  }
  async down(): Promise<void> {
    throw new Error('Nothing comes before the baseline.');
  }
}
