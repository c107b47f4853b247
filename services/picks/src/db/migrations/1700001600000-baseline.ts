import { CREATE_SEARCH } from '@torchbearer/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The schema of 0.7, named after the last migration of 0.7. */
export class Baseline1700001600000 implements MigrationInterface {
  readonly name = 'WithdrawForMoves1700001600000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_SEARCH);
    await runner.query(`
      create table picks (
        id uuid primary key,
        version integer not null check (version >= 1),
        user_id uuid not null,
        week_number integer not null check (week_number between 1 and 20),
        castaway_id uuid not null,
        is_auto_selected boolean not null,
        submitted_at timestamptz not null,
        submitted_by text not null check (submitted_by <> ''),
        constraint picks_one_per_player_and_week unique (user_id, week_number),
        constraint picks_by_the_system check (is_auto_selected = (submitted_by = 'system'))
      );
      create index picks_by_week on picks (week_number);
      create index picks_by_submission on picks (submitted_at desc, id)`);
    // Reading the log of picks page by page: see `pick-entries.ts`. The id decides in the same direction as the time.
    await runner.query(`
      create index picks_list on picks (submitted_at, id);
      create index picks_of_week on picks (week_number, submitted_at, id)`);
    // Picks taken back because their castaway left the roster or the week's close was moved, so that the player is told.
    await runner.query(`
      create table withdrawals (
        user_id uuid not null,
        week_number integer not null,
        castaway_id uuid not null,
        withdrawn_at timestamptz not null,
        by_move boolean not null default false,
        primary key (user_id, week_number)
      )`);
    // Automatic picks are made once for a close. A week whose close is moved after it had passed has a higher number of
    // moves: then they are withdrawn (`week_moves`) and made again.
    await runner.query(`
      create table auto_picked_weeks (
        week_id uuid primary key,
        -- For which close the week got its automatic picks.
        picks_close_at timestamptz not null,
        version integer not null default 0,
        -- For which close the week was published as locked.
        published_close_at timestamptz,
        published_at timestamptz,
        -- The moves as of which they are made; -1 while they have to be made again.
        moves integer not null default 0
      );
      -- The moves for which a week's automatic picks were withdrawn.
      create table week_moves (week_id uuid primary key, moves integer not null)`);
    await runner.query(`
      create function note_moves_of_automatic_picks() returns trigger language plpgsql as $$
      begin
        new.moves := coalesce((select moves from week_moves where week_id = new.week_id), 0);
        return new;
      end $$;
      create trigger note_moves_of_automatic_picks before insert or update of picks_close_at on auto_picked_weeks
        for each row execute function note_moves_of_automatic_picks()`);
    // Whatever release wants to: no week gets automatic picks after they were made.
    await runner.query(`
      create function refuse_second_automatic_picks() returns trigger language plpgsql as $$
      begin
        if exists (select from copied.weeks week join auto_picked_weeks done on done.week_id = week.id
            where week.week_number = new.week_number
              and done.moves >= coalesce((select moves from week_moves where week_id = week.id), 0)) then
          return null;
        end if;
        return new;
      end $$;
      create trigger refuse_second_automatic_picks before insert on picks
        for each row when (new.is_auto_selected) execute function refuse_second_automatic_picks()`);
  }
  async down(): Promise<void> {
    throw new Error('Nothing comes before the baseline.');
  }
}
