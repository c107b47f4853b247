import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a reply counts as, for the limits of `answer-message.ts`; null for messages of the previous release. */
export class CountReplies1700001600000 implements MigrationInterface {
  readonly name = 'CountReplies1700001600000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbound add column reply_kind text');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbound drop column reply_kind');
  }
}
