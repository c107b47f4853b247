import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reading the rankings page by page, by the time of their submission: see `ranking-list.ts`. */
export class CreateRankingList1700001200001 implements MigrationInterface {
  readonly name = 'CreateRankingList1700001200001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index rosters_by_submission on rosters (rankings_submitted_at, user_id) where rankings_submitted_at is not null',
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index rosters_by_submission');
  }
}
