import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A castaway is eliminated in a week. Those who are out already went out in the active one, as far as is known. */
export class KeepEliminationWeeks1700000431000 implements MigrationInterface {
  readonly name = 'KeepEliminationWeeks1700000431000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table castaways add column eliminated_in_week integer');
    // The version before this one, which may still run beside it, writes no week: it is filled in, and taken away.
    await runner.query(`
      create function keep_elimination_week() returns trigger language plpgsql as $$
      begin
        if not new.eliminated then
          new.eliminated_in_week := null;
        elsif new.eliminated_in_week is null then
          select week_number into new.eliminated_in_week from weeks where was_ever_active
            order by is_active desc, week_number desc limit 1;
          new.eliminated_in_week := coalesce(new.eliminated_in_week, 1);
        end if;
        return new;
      end $$`);
    await runner.query(`
      create trigger keep_elimination_week before insert or update on castaways
        for each row execute function keep_elimination_week()`);
    // A newer version, so that the copies take it when it is told again.
    await runner.query('update castaways set version = version + 1 where eliminated');
    await runner.query(`
      alter table castaways add constraint castaways_elimination_week check (
        eliminated = (eliminated_in_week is not null) and eliminated_in_week between 1 and 20)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger keep_elimination_week on castaways');
    await runner.query('drop function keep_elimination_week');
    await runner.query('alter table castaways drop column eliminated_in_week');
  }
}
