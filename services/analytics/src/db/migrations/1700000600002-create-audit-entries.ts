import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuditEntries1700000600002 implements MigrationInterface {
  readonly name = 'CreateAuditEntries1700000600002';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_entries (
        id uuid primary key,
        at timestamptz not null,
        actor_id text not null,
        actor_name text not null,
        action text not null,
        target_type text not null,
        target_id text not null,
        target_name text not null,
        before_json text not null,
        after_json text not null
      )`);
    await runner.query('create index audit_entries_newest on audit_entries (at desc, id desc)');
    await runner.query(
      'create index audit_entries_newest_of_actor on audit_entries (actor_id, at desc, id desc)',
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_entries');
  }
}
