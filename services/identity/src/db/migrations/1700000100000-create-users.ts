import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUsers1700000100000 implements MigrationInterface {
  readonly name = 'CreateUsers1700000100000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key,
        version int not null check (version >= 1),
        email text not null check (char_length(email) between 3 and 254),
        username text check (char_length(username) between 1 and 50),
        name text not null check (char_length(name) between 1 and 100),
        display_name text,
        city text,
        state text,
        favorite_castaway text,
        about text,
        profile_picture text,
        phone text constraint users_phone_key unique,
        sms_enabled boolean not null default false,
        is_admin boolean not null default false,
        has_seen_welcome boolean not null default false,
        password_hash text not null,
        created_at timestamptz not null
      )`);
    await runner.query('create unique index users_email_key on users (lower(email))');
    await runner.query('create unique index users_username_key on users (lower(username))');
    await runner.query('create index users_by_creation on users (created_at, id)');
    await runner.query('create index users_admins on users (id) where is_admin');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table users');
  }
}
