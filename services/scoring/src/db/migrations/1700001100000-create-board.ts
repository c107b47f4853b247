import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The standings in columns, and who is who in chunks. `json` and `admin_json` are for the version before this one, which
 * computes without a board.
 */
export class CreateBoard1700001100000 implements MigrationInterface {
  readonly name = 'CreateBoard1700001100000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table standings
        -- scoring.v1.Board
        add column board bytea,
        add column board_hash bytea,
        -- When it was computed: if computed_at differs, the version before has computed other standings since.
        add column board_at timestamptz,
        -- A moment of the copies: the chunks have all changes until then.
        add column members_as_of text`);
    await runner.query(`
      create table standings_members (
        chunk integer primary key,
        hash bytea not null,
        size integer not null,
        -- scoring.v1.MemberChunk
        members bytea not null
      )`);
    // Numbers hardly get smaller, and compressing them takes longer than all else of a save.
    await runner.query('alter table standings alter column board set storage external');
    await runner.query('alter table standings_members alter column members set storage external');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table standings_members');
    await runner.query(`
      alter table standings
        drop column board, drop column board_hash, drop column board_at, drop column members_as_of`);
  }
}
