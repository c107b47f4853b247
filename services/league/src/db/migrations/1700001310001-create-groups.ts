import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateGroups1700001310001 implements MigrationInterface {
  readonly name = 'CreateGroups1700001310001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table groups (
        id uuid primary key,
        version integer not null,
        name text not null check (name <> ''),
        -- See rules/src/group-code.ts.
        code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
        owner_id text not null,
        created_at timestamptz not null
      )`);
    await runner.query(`
      create table group_members (
        group_id uuid not null references groups on delete cascade,
        user_id text not null,
        joined_at timestamptz not null,
        primary key (group_id, user_id)
      )`);
    await runner.query('create index group_members_of_player on group_members (user_id)');
    // Checked at the commit, so that a group and its first member can refer to each other.
    await runner.query(`
      alter table groups add constraint groups_owner_is_member foreign key (id, owner_id)
        references group_members (group_id, user_id) deferrable initially deferred`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table groups drop constraint groups_owner_is_member');
    await runner.query('drop table group_members');
    await runner.query('drop table groups');
  }
}
