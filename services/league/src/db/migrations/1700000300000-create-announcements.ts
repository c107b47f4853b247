import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAnnouncements1700000300000 implements MigrationInterface {
  readonly name = 'CreateAnnouncements1700000300000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table announcements (
        id uuid primary key,
        title text not null check (title <> ''),
        body text not null check (body <> ''),
        created_at timestamptz not null,
        -- Null for one that stays until it is removed.
        expires_at timestamptz check (expires_at > created_at)
      )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table announcements');
  }
}
