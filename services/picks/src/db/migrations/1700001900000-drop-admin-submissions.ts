import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No release uses this table. The baseline does not create it. */
export class DropAdminSubmissions1700001900000 implements MigrationInterface {
  readonly name = 'DropAdminSubmissions1700001900000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists admin_submissions');
  }
  async down(): Promise<void> {
    // No release that this one may be rolled back to needs them.
  }
}
