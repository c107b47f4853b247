import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For which close a week got its automatic picks; until now it stood beside the copy of the week. */
export class CreateAutoPickedWeeks1700000400000 implements MigrationInterface {
  readonly name = 'CreateAutoPickedWeeks1700000400000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table auto_picked_weeks (
        week_id uuid primary key,
        picks_close_at timestamptz not null
      )`);
    if (await runner.hasTable('public.weeks')) {
      await runner.query(`
        insert into auto_picked_weeks
        select id, auto_picked_for from public.weeks where auto_picked_for is not null`);
    }
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table auto_picked_weeks');
  }
}
