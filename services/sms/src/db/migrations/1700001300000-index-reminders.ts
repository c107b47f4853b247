import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the progress of a week's reminders. */
export class IndexReminders1700001300000 implements MigrationInterface {
  readonly name = 'IndexReminders1700001300000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index messages_reminders on messages (week_number) where kind = 'reminder'`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index messages_reminders');
  }
}
