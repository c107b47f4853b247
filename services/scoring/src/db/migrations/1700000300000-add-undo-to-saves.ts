import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A save that was taken back stays on record, with who did it and when. */
export class AddUndoToSaves1700000300000 implements MigrationInterface {
  readonly name = 'AddUndoToSaves1700000300000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table score_saves
        add column undone_by uuid,
        add column undone_at timestamptz,
        add constraint score_saves_undone_by_somebody check ((undone_by is null) = (undone_at is null))`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table score_saves drop column undone_by, drop column undone_at');
  }
}
