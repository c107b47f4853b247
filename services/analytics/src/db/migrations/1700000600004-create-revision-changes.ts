import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What each revision changed, so that a process with the league in memory reads only that. The version before raises
 * the revision without a row here, which makes such a process read the whole league.
 */
export class CreateRevisionChanges1700000600004 implements MigrationInterface {
  readonly name = 'CreateRevisionChanges1700000600004';
  async up(runner: QueryRunner): Promise<void> {
    // Two histories (a backup was restored) may reach the same number with different data, but not the same tag.
    await runner.query('alter table facts_revision add column tag uuid not null default gen_random_uuid()');
    await runner.query(`
      create table revision_changes (
        revision bigint primary key,
        tag uuid not null,
        -- Users whose own row or roster changed.
        user_ids uuid[] not null,
        -- Whose pick of which week changed.
        pick_user_ids uuid[] not null,
        pick_weeks integer[] not null
      )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table revision_changes');
    await runner.query('alter table facts_revision drop column tag');
  }
}
