import { CREATE_SEARCH } from '@torchbearer/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The schema of 0.7, named after the last migration of 0.7. */
export class Baseline1700001200000 implements MigrationInterface {
  readonly name = 'CreateSearch1700001200000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_SEARCH);
    // Derived from the copies. The pick that counts of each player and week, with the points it has brought: 0 until its
    // week is scored.
    await runner.query(`
      create table newest_picks (
        user_id uuid not null,
        week_number integer not null,
        castaway_id uuid not null,
        points integer not null,
        is_auto boolean not null,
        primary key (user_id, week_number)
      );
      -- A score changes the rows of those who picked that castaway in that week.
      create index newest_picks_by_castaway on newest_picks (week_number, castaway_id)`);
    await runner.query(`
      create table castaway_points (
        week_number integer not null,
        castaway_id uuid not null,
        points integer not null,
        primary key (week_number, castaway_id)
      )`);
    // Rises with every transaction that changes a fact. Who changes facts holds this row first, one at a time.
    await runner.query(`
      create table facts_revision (
        only_row boolean primary key default true check (only_row),
        revision bigint not null default 0,
        -- Two histories (a backup was restored) may reach the same number with different data, but not the same tag.
        tag uuid not null default gen_random_uuid()
      );
      insert into facts_revision default values`);
    // What each revision changed, so that a process with the league in memory reads only that.
    await runner.query(`
      create table revision_changes (
        revision bigint primary key,
        tag uuid not null,
        -- Users whose own row or roster changed.
        user_ids uuid[] not null,
        -- Whose pick of which week changed.
        pick_user_ids uuid[] not null,
        pick_weeks integer[] not null
      )`);
  }
  async down(): Promise<void> {
    throw new Error('Nothing comes before the baseline.');
  }
}
