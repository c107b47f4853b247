import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Players have seen each other's e-mail until now. The version before this one names its columns and leaves it alone. */
export class ShowEmails1700000900000 implements MigrationInterface {
  readonly name = 'ShowEmails1700000900000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table season add column show_emails boolean not null default true');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table season drop column show_emails');
  }
}
