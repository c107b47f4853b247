import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages with codes that prove phone numbers. */
export class AllowCodes1700000300000 implements MigrationInterface {
  readonly name = 'AllowCodes1700000300000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table messages drop constraint messages_kind_check,
        add constraint messages_kind_check check (kind in ('reminder', 'blast', 'welcome', 'notice', 'code'))`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from messages where kind = 'code'`);
    await runner.query(`
      alter table messages drop constraint messages_kind_check,
        add constraint messages_kind_check check (kind in ('reminder', 'blast', 'welcome', 'notice'))`);
  }
}
