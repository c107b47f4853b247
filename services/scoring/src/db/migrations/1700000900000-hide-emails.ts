import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `json` stays what everybody may read, in the version before this one too; `admin_json` is the list with e-mails
 * while players don't see them, else null.
 */
export class HideEmails1700000900000 implements MigrationInterface {
  readonly name = 'HideEmails1700000900000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table standings add column admin_json bytea');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table standings drop column admin_json');
  }
}
