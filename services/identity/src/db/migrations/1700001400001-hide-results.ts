import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Players may hide results of weeks that they have not watched. The version before this one writes neither column. */
export class HideResults1700001400001 implements MigrationInterface {
  readonly name = 'HideResults1700001400001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add hides_results boolean not null default false,
        add watched_week int check (watched_week between 0 and 20)`);
    await runner.query(`
      alter table users add constraint users_hide_from_a_week
        check (not hides_results or watched_week is not null)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop hides_results, drop watched_week');
  }
}
