import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No cascade from users: a session that ends is told to the others, so none may vanish by itself. */
export class CreateSessions1700000200000 implements MigrationInterface {
  readonly name = 'CreateSessions1700000200000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sessions (
        id uuid primary key,
        user_id uuid not null references users (id),
        token_hash bytea not null unique check (octet_length(token_hash) = 32),
        user_agent text not null check (char_length(user_agent) <= 300),
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > created_at)
      )`);
    await runner.query('create index sessions_by_user on sessions (user_id)');
    await runner.query('create index sessions_by_expiry on sessions (expires_at)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sessions');
  }
}
