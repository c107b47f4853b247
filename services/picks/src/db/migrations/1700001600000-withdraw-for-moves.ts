import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Automatic picks are made once for a close. A week whose close is moved after it had passed has a higher number of
 * moves: then they are withdrawn (`week_moves`) and made again. Weeks that have theirs already count as done.
 */
export class WithdrawForMoves1700001600000 implements MigrationInterface {
  readonly name = 'WithdrawForMoves1700001600000';
  async up(runner: QueryRunner): Promise<void> {
    // The moves for which a week's automatic picks were withdrawn.
    await runner.query('create table week_moves (week_id uuid primary key, moves integer not null)');
    // The moves as of which they are made; -1 while they have to be made again.
    await runner.query('alter table auto_picked_weeks add column moves integer not null default 0');
    await runner.query('alter table withdrawals add column by_move boolean not null default false');
    // The previous version does not write this column, and may make picks beside this one.
    await runner.query(`
      create function note_moves_of_automatic_picks() returns trigger language plpgsql as $$
      begin
        new.moves := coalesce((select moves from week_moves where week_id = new.week_id), 0);
        return new;
      end $$`);
    await runner.query(`
      create trigger note_moves_of_automatic_picks before insert or update of picks_close_at on auto_picked_weeks
        for each row execute function note_moves_of_automatic_picks()`);
    // Whatever version wants to: no week gets automatic picks after they were made.
    await runner.query(`
      create function refuse_second_automatic_picks() returns trigger language plpgsql as $$
      begin
        if exists (select from copied.weeks week join auto_picked_weeks done on done.week_id = week.id
            where week.week_number = new.week_number
              and done.moves >= coalesce((select moves from week_moves where week_id = week.id), 0)) then
          return null;
        end if;
        return new;
      end $$`);
    await runner.query(`
      create trigger refuse_second_automatic_picks before insert on picks
        for each row when (new.is_auto_selected) execute function refuse_second_automatic_picks()`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger refuse_second_automatic_picks on picks');
    await runner.query('drop trigger note_moves_of_automatic_picks on auto_picked_weeks');
    await runner.query('drop function refuse_second_automatic_picks, note_moves_of_automatic_picks');
    await runner.query('alter table withdrawals drop column by_move');
    await runner.query('alter table auto_picked_weeks drop column moves');
    await runner.query('drop table week_moves');
  }
}
