import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passwords typed by users who are signed in already. */
export class CreatePasswordTries1700000400000 implements MigrationInterface {
  readonly name = 'CreatePasswordTries1700000400000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table password_tries (
        user_id uuid primary key references users (id) on delete cascade,
        tries int not null check (tries > 0),
        since timestamptz not null
      )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table password_tries');
  }
}
