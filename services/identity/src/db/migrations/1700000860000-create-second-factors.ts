import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes of authenticator apps, asked for beside the password. */
export class CreateSecondFactors1700000860000 implements MigrationInterface {
  readonly name = 'CreateSecondFactors1700000860000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add second_factor_at timestamptz');
    await runner.query(`
      create table second_factors (
        user_id uuid primary key references users (id) on delete cascade,
        -- Encrypted, the name of its key first: see factor-vault.ts. It never leaves again once a code of it was typed in.
        secret bytea not null check (octet_length(secret) between 40 and 200),
        -- The period of the newest code that was taken: none is taken twice, nor one before it.
        last_step bigint,
        tries int not null default 0,
        tries_since timestamptz not null
      )`);
    await runner.query(`
      create table recovery_codes (
        user_id uuid not null references users (id) on delete cascade,
        code_hash bytea not null check (octet_length(code_hash) = 32),
        primary key (user_id, code_hash)
      )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table recovery_codes, second_factors');
    await runner.query('alter table users drop second_factor_at');
  }
}
