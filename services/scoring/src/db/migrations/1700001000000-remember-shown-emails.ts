import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether players see each other's e-mail, as league last told it: an event of a version without the setting leaves it
 * as it is, so the copy of the season alone does not say it. The release before kept it in its copy.
 */
export class RememberShownEmails1700001000000 implements MigrationInterface {
  readonly name = 'RememberShownEmails1700001000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table email_setting (
        only_row boolean primary key default true check (only_row),
        show_emails boolean not null
      )`);
    await runner.query(`
      do $$ begin
        if exists (select from information_schema.columns
          where table_schema = 'public' and table_name = 'season' and column_name = 'show_emails') then
          insert into email_setting (show_emails) select show_emails from public.season;
        end if;
      end $$`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table email_setting');
  }
}
