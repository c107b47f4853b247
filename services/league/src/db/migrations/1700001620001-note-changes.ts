import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When weeks and the season were last changed, by the database's clock; also by pods of the previous release. */
export class NoteChanges1700001620001 implements MigrationInterface {
  readonly name = 'NoteChanges1700001620001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function note_change() returns trigger language plpgsql as $$
      begin
        new.changed_at := greatest(old.changed_at, clock_timestamp());
        return new;
      end $$`);
    for (const table of ['weeks', 'season']) {
      await runner.query(`alter table ${table} add column changed_at timestamptz not null default now()`);
      await runner.query(`
        create trigger note_change before update on ${table} for each row execute function note_change()`);
    }
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table weeks drop column changed_at');
    await runner.query('alter table season drop column changed_at');
    await runner.query('drop function note_change cascade');
  }
}
