import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What two admins tally of a week without seeing each other's lines. The version before this one knows neither the
 * setting nor the tallies, and scores weeks directly.
 */
export class CreateBlindTallies1700001510000 implements MigrationInterface {
  readonly name = 'CreateBlindTallies1700001510000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoring_setting (
        only_row boolean primary key default true check (only_row),
        double_scoring boolean not null
      )`);
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
      )`);
    await runner.query(`
      create unique index blind_tallies_by_place on blind_tallies (week_number, place)
      where discarded_at is null`);
    await runner.query(`
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
      )`);
    await runner.query(`
      create index blind_lines_by_tally on blind_lines (tally_id) where removed_at is null`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table blind_lines');
    await runner.query('drop table blind_tallies');
    await runner.query('drop table scoring_setting');
  }
}
