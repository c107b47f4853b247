import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For which close a week was published as locked. Rows of the previous version are published soon after. */
export class PublishLockedWeeks1700001400000 implements MigrationInterface {
  readonly name = 'PublishLockedWeeks1700001400000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table auto_picked_weeks
        add column version integer not null default 0,
        add column published_close_at timestamptz,
        add column published_at timestamptz`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table auto_picked_weeks
        drop column version, drop column published_close_at, drop column published_at`);
  }
}
