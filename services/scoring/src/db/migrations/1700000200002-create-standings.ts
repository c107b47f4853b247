import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStandings1700000200002 implements MigrationInterface {
  readonly name = 'CreateStandings1700000200002';
  async up(runner: QueryRunner): Promise<void> {
    // Version 0 is the empty list before the first computation; nobody is ever told of it.
    await runner.query(`
      create table standings (
        only_row boolean primary key default true check (only_row),
        version integer not null default 0,
        json bytea not null default convert_to('[]', 'UTF8'),
        weeks_in_first integer not null default 0,
        computed_at timestamptz
      )`);
    await runner.query('insert into standings default values');
    // One row for each change that standings don't show yet. Rows instead of a flag: writers never wait for one another.
    await runner.query(`
      create table standings_marks (
        id bigint generated always as identity primary key,
        reason text not null
      )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table standings_marks, standings');
  }
}
