import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The schema of 0.7, named after the last migration of 0.7. */
export class Baseline1700001600000 implements MigrationInterface {
  readonly name = 'TellEffectsUntilWeek1700001600000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scored_weeks (
        week_number integer primary key check (week_number > 0),
        version integer not null check (version > 0)
      )`);
    // Derived from points_lines: a castaway has points in a week exactly if a line is in effect, and then their sum.
    await runner.query(`
      create table week_points (
        week_number integer not null references scored_weeks,
        castaway_id uuid not null,
        points integer not null check (points between -1000 and 1000),
        primary key (week_number, castaway_id)
      );
      create index week_points_by_castaway on week_points (castaway_id)`);
    // What each castaway's points of a week are made of.
    await runner.query(`
      create table points_lines (
        id uuid primary key,
        -- The order of entry.
        position bigint generated always as identity,
        week_number integer not null references scored_weeks,
        castaway_id uuid not null,
        rule_id text,
        count integer not null default 1 check (count between 1 and 100),
        -- Of the whole line.
        points integer not null check (points between -1000 and 1000),
        reason text check (length(reason) between 1 and 200),
        -- Null if 0.5, which had no lines, stored the points.
        entered_by uuid,
        entered_at timestamptz not null,
        removed_by uuid,
        removed_at timestamptz,
        constraint points_lines_rule_or_reason check ((rule_id is null) <> (reason is null)),
        constraint points_lines_adjustment_once check (reason is null or count = 1),
        constraint points_lines_removed_at_a_time check (removed_by is null or removed_at is not null)
      );
      create index points_lines_by_week on points_lines (week_number, castaway_id) where removed_at is null;
      create index points_lines_by_castaway on points_lines (castaway_id) where removed_at is null`);
    await runner.query(`
      create function sum_points_lines() returns trigger language plpgsql as $body$
      declare total integer;
      begin
        select sum(points) into total from points_lines
        where week_number = new.week_number and castaway_id = new.castaway_id and removed_at is null;
        if total is null then
          delete from week_points where week_number = new.week_number and castaway_id = new.castaway_id;
        else
          insert into week_points (week_number, castaway_id, points)
          values (new.week_number, new.castaway_id, total)
          on conflict (week_number, castaway_id) do update set points = excluded.points
          where week_points.points <> excluded.points;
        end if;
        return null;
      end $body$;
      create trigger sum_points_lines after insert or update on points_lines
        for each row execute function sum_points_lines()`);
    await runner.query(`
      create function check_points_sum() returns trigger language plpgsql as $body$
      declare changed record;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        if (select sum(points) from points_lines
            where week_number = changed.week_number and castaway_id = changed.castaway_id
              and removed_at is null)
          is distinct from
          (select points from week_points
           where week_number = changed.week_number and castaway_id = changed.castaway_id) then
          raise exception 'points of castaway % in week % are not the sum of their lines',
            changed.castaway_id, changed.week_number using errcode = 'integrity_constraint_violation';
        end if;
        return null;
      end $body$;
      create constraint trigger points_lines_sum after insert or update or delete on points_lines
        deferrable initially deferred for each row execute function check_points_sum();
      create constraint trigger week_points_sum after insert or update or delete on week_points
        deferrable initially deferred for each row execute function check_points_sum()`);
    // What each save replaced, so that it can be taken back and accounted for.
    await runner.query(`
      create table score_saves (
        week_number integer not null references scored_weeks,
        version integer not null,
        saved_by uuid not null,
        saved_at timestamptz not null,
        before jsonb not null,
        after jsonb not null,
        -- A save that was taken back stays on record, with who did it and when.
        undone_by uuid,
        undone_at timestamptz,
        -- Null for a save of 0.5.
        added_lines uuid[],
        removed_lines uuid[],
        primary key (week_number, version),
        constraint score_saves_undone_by_somebody check ((undone_by is null) = (undone_at is null))
      )`);
    // Weeks whose points are final.
    await runner.query(`
      create table final_weeks (
        week_number integer primary key references scored_weeks,
        final_at timestamptz not null,
        -- Null for weeks that were scored before 0.6.
        final_by uuid
      )`);
    // Corrections of final weeks.
    await runner.query(`
      create table corrections (
        id uuid primary key default gen_random_uuid(),
        -- The order of corrections.
        position bigint generated always as identity unique,
        week_number integer not null references final_weeks,
        reason text not null check (length(reason) between 1 and 300),
        corrected_at timestamptz not null,
        -- Null if 0.5 changed the points.
        corrected_by uuid,
        -- [{castawayId, from, to}], null for no points.
        changes jsonb not null,
        is_effect_known boolean not null default true
      );
      create index corrections_by_week on corrections (week_number, position)`);
    // The effect on each player whose total or rank changed. Players who hide results have one on the standings as they
    // see them.
    await runner.query(`
      create table correction_effects (
        user_id uuid not null,
        correction_id uuid not null references corrections,
        total_from integer not null,
        total_to integer not null,
        rank_from integer not null check (rank_from > 0),
        rank_to integer not null check (rank_to > 0),
        dismissed_at timestamptz,
        -- Null for all weeks with points. A row with a week is there even if neither total nor rank changed.
        until_week integer,
        primary key (user_id, correction_id)
      )`);
    // What two admins tally of a week without seeing each other's lines.
    await runner.query(`
      create table blind_tallies (
        id uuid primary key,
        week_number integer not null,
        admin_id uuid not null,
        -- A week has two tallies at a time.
        place smallint not null check (place in (1, 2)),
        started_at timestamptz not null,
        done_at timestamptz,
        -- A discarded tally stays stored, so that no late request counts its lines in a later one.
        discarded_at timestamptz,
        constraint blind_tallies_not_both check (done_at is null or discarded_at is null)
      );
      create unique index blind_tallies_by_place on blind_tallies (week_number, place)
        where discarded_at is null;
      create unique index blind_tallies_by_admin on blind_tallies (week_number, admin_id)
        where discarded_at is null`);
    // Ids are those of the admin: nobody learns from a refusal which ids another admin has.
    await runner.query(`
      create table blind_lines (
        admin_id uuid not null,
        id uuid not null,
        tally_id uuid not null references blind_tallies,
        -- The order of entry.
        position bigint generated always as identity,
        castaway_id uuid not null,
        rule_id text,
        count integer not null default 1 check (count between 1 and 100),
        -- Of the whole line.
        points integer not null check (points between -1000 and 1000),
        reason text check (length(reason) between 1 and 200),
        entered_at timestamptz not null,
        removed_at timestamptz,
        primary key (admin_id, id),
        constraint blind_lines_rule_or_reason check ((rule_id is null) <> (reason is null)),
        constraint blind_lines_adjustment_once check (reason is null or count = 1)
      );
      create index blind_lines_by_tally on blind_lines (tally_id) where removed_at is null`);
    // Version 0 is the empty list before the first computation; nobody is ever told of it.
    await runner.query(`
      create table standings (
        only_row boolean primary key default true check (only_row),
        version integer not null default 0,
        -- The list that everybody may read.
        json bytea not null default convert_to('[]', 'UTF8'),
        weeks_in_first integer not null default 0,
        computed_at timestamptz,
        -- Rises with every computation, not with every new list: two corrections may cancel out in the standings and
        -- still change what a week looked like.
        computations integer not null default 0,
        -- The list with e-mails while players don't see them, else null.
        admin_json bytea,
        -- scoring.v1.Board
        board bytea,
        board_hash bytea,
        -- When the board was computed: if computed_at differs, a release without boards has computed standings since.
        board_at timestamptz,
        -- A snapshot of the copies: the chunks have all changes until then.
        members_as_of text,
        -- The season's points of the board's castaways, in the board's order.
        castaway_points integer[] not null default '{}'
      );
      -- Numbers hardly get smaller, and compressing them takes longer than all else of a save.
      alter table standings alter column board set storage external;
      insert into standings default values`);
    // Who is who in the board.
    await runner.query(`
      create table standings_members (
        chunk integer primary key,
        hash bytea not null,
        size integer not null,
        -- scoring.v1.MemberChunk
        members bytea not null
      );
      alter table standings_members alter column members set storage external`);
    // One row for each change that standings don't show yet. Rows instead of a flag: writers never wait for one another.
    await runner.query(`
      create table standings_marks (
        id bigint generated always as identity primary key,
        reason text not null
      )`);
    // What league last sent of its settings: an event of a release without the setting leaves it as it is, so the copy of
    // the season alone does not say it.
    await runner.query(`
      create table email_setting (
        only_row boolean primary key default true check (only_row),
        show_emails boolean not null
      );
      create table scoring_setting (
        only_row boolean primary key default true check (only_row),
        double_scoring boolean not null
      )`);
  }
  async down(): Promise<void> {
    throw new Error('Nothing comes before the baseline.');
  }
}
