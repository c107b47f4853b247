import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateReadModels1700000600001 implements MigrationInterface {
  readonly name = 'CreateReadModels1700000600001';
  async up(runner: QueryRunner): Promise<void> {
    // The pick that counts of each player and week, with the points it has brought: 0 until its week is scored.
    await runner.query(`
      create table player_weeks (
        user_id uuid not null,
        week_number integer not null,
        castaway_id uuid not null,
        points integer not null,
        is_auto boolean not null,
        primary key (user_id, week_number)
      )`);
    // A score changes the rows of those who picked that castaway in that week.
    await runner.query(`create index player_weeks_by_castaway on player_weeks (week_number, castaway_id)`);
    // Rises with every transaction that changes a fact. Who changes facts holds this row first, one at a time.
    await runner.query(`
      create table facts_revision (
        only_row boolean primary key default true check (only_row),
        revision bigint not null default 0
      )`);
    await runner.query('insert into facts_revision default values');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table facts_revision, player_weeks');
  }
}
