import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Picks taken back because their castaway left the roster, so that the player is told. */
export class CreateWithdrawals1700000300000 implements MigrationInterface {
  readonly name = 'CreateWithdrawals1700000300000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table withdrawals (
        user_id uuid not null,
        week_number integer not null,
        castaway_id uuid not null,
        withdrawn_at timestamptz not null,
        primary key (user_id, week_number)
      )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table withdrawals');
  }
}
