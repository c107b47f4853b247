import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Releases up to 0.2 stored their copy of the users here. The baseline does not create it. */
export class DropOldUsers1700001900000 implements MigrationInterface {
  readonly name = 'DropOldUsers1700001900000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists users');
  }
  async down(): Promise<void> {
    // No release that this one may be rolled back to needs them.
  }
}
