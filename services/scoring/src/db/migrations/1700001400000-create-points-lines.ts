import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What each castaway's points of a week are made of. `week_points` is derived from it: a castaway has points in a week
 * exactly if a line is in effect, and then their sum. Points stored before become one adjustment each.
 */
export class CreatePointsLines1700001400000 implements MigrationInterface {
  readonly name = 'CreatePointsLines1700001400000';
  async up(runner: QueryRunner): Promise<void> {
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
        -- Null if a version without lines stored the points.
        entered_by uuid,
        entered_at timestamptz not null,
        removed_by uuid,
        removed_at timestamptz,
        constraint points_lines_rule_or_reason check ((rule_id is null) <> (reason is null)),
        constraint points_lines_adjustment_once check (reason is null or count = 1),
        constraint points_lines_removed_at_a_time check (removed_by is null or removed_at is not null)
      )`);
    await runner.query(`
      create index points_lines_by_week on points_lines (week_number, castaway_id) where removed_at is null`);
    await runner.query(`
      create index points_lines_by_castaway on points_lines (castaway_id) where removed_at is null`);
    // Before the rows are read: saves of the previous version wait for the rest of the migration.
    await runner.query('lock table week_points in share row exclusive mode');
    await runner.query(`
      insert into points_lines (id, week_number, castaway_id, points, reason, entered_by, entered_at)
      select gen_random_uuid(), points.week_number, points.castaway_id, points.points, 'entered as a total',
        save.saved_by, coalesce(save.saved_at, now())
      from week_points points left join lateral (
        select saved_by, saved_at from score_saves
        where week_number = points.week_number and undone_at is null
          and after @> jsonb_build_array(jsonb_build_object('castawayId', points.castaway_id))
        order by version desc limit 1) save on true`);
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
      end $body$`);
    await runner.query(`
      create trigger sum_points_lines after insert or update on points_lines
      for each row execute function sum_points_lines()`);
    // For the version before this one, which writes numbers only: the last save of a number replaces the lines.
    await runner.query(`
      create function replace_points_lines() returns trigger language plpgsql as $body$
      declare changed week_points;
      begin
        if tg_op = 'UPDATE' and new.points = old.points then return null; end if;
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        with replaced as (
          update points_lines set removed_at = now()
          where week_number = changed.week_number and castaway_id = changed.castaway_id and removed_at is null)
        insert into points_lines (id, week_number, castaway_id, points, reason, entered_at)
        select gen_random_uuid(), changed.week_number, changed.castaway_id, changed.points,
          'entered as a total', now()
        where tg_op <> 'DELETE';
        return null;
      end $body$`);
    // At depth 0 the number comes from a client, below it from the trigger that sums the lines.
    await runner.query(`
      create trigger replace_points_lines after insert or update or delete on week_points
      for each row when (pg_trigger_depth() = 0) execute function replace_points_lines()`);
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
      end $body$`);
    for (const table of ['points_lines', 'week_points']) {
      await runner.query(`
        create constraint trigger ${table}_sum after insert or update or delete on ${table}
        deferrable initially deferred for each row execute function check_points_sum()`);
    }
    // Null for a save of the version before this one.
    await runner.query(`
      alter table score_saves add column added_lines uuid[], add column removed_lines uuid[]`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table score_saves drop column added_lines, drop column removed_lines');
    await runner.query('drop trigger replace_points_lines on week_points');
    await runner.query('drop trigger week_points_sum on week_points');
    await runner.query('drop table points_lines');
    await runner.query('drop function sum_points_lines, replace_points_lines, check_points_sum');
  }
}
