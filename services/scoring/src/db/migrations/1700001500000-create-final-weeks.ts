import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Weeks whose points are final, and the corrections of such weeks with their effect on players. Of the weeks scored
 * before, all but the last become final.
 */
export class CreateFinalWeeks1700001500000 implements MigrationInterface {
  readonly name = 'CreateFinalWeeks1700001500000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table final_weeks (
        week_number integer primary key references scored_weeks,
        final_at timestamptz not null,
        -- Null for the weeks below.
        final_by uuid
      )`);
    await runner.query(`
      insert into final_weeks (week_number, final_at)
      select distinct week_number, now() from week_points
      where week_number < (select max(week_number) from week_points)`);
    await runner.query(`
      create table corrections (
        id uuid primary key default gen_random_uuid(),
        -- The order of corrections.
        position bigint generated always as identity unique,
        week_number integer not null references final_weeks,
        reason text not null check (length(reason) between 1 and 300),
        corrected_at timestamptz not null,
        -- Null if the version before this one changed the points.
        corrected_by uuid,
        -- [{castawayId, from, to}], null for no points.
        changes jsonb not null,
        is_effect_known boolean not null default true
      )`);
    await runner.query(`create index corrections_by_week on corrections (week_number, position)`);
    // Of each player whose total or rank changed.
    await runner.query(`
      create table correction_effects (
        user_id uuid not null,
        correction_id uuid not null references corrections,
        total_from integer not null,
        total_to integer not null,
        rank_from integer not null check (rank_from > 0),
        rank_to integer not null check (rank_to > 0),
        dismissed_at timestamptz,
        primary key (user_id, correction_id)
      )`);
    // The version before this one knows no reasons. Refusing its changes of final weeks would leave admins without any
    // after a rollback, so each of its saves and undos becomes a correction, whose effects are not known.
    await runner.query(`
      create function correct_final_week() returns trigger language plpgsql as $body$
      declare
        changed week_points;
        points_from integer;
        points_to integer;
        correction text := nullif(current_setting('scoring.correction', true), '');
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        if tg_op <> 'INSERT' then points_from := old.points; end if;
        if tg_op <> 'DELETE' then points_to := new.points; end if;
        if points_from is not distinct from points_to
          or not exists (select from final_weeks where week_number = changed.week_number) then
          return null;
        end if;
        if correction is null then
          insert into corrections (week_number, reason, corrected_at, changes, is_effect_known)
          values (changed.week_number, 'Changed during an upgrade, without a reason', now(), '[]', false)
          returning id into correction;
          -- Until the end of the transaction.
          perform set_config('scoring.correction', correction, true);
        end if;
        update corrections set changes = changes || jsonb_build_array(jsonb_build_object(
          'castawayId', changed.castaway_id, 'from', points_from, 'to', points_to))
        where id = correction::uuid;
        return null;
      end $body$`);
    // At depth 0 the number comes from a client, below it from the trigger that sums the lines.
    await runner.query(`
      create trigger correct_final_week after insert or update or delete on week_points
      for each row when (pg_trigger_depth() = 0) execute function correct_final_week()`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger correct_final_week on week_points');
    await runner.query('drop function correct_final_week');
    await runner.query('drop table correction_effects, corrections, final_weeks');
  }
}
