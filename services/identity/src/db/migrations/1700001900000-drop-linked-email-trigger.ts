import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pods of 0.6 linked identities without an address. */
export class DropLinkedEmailTrigger1700001900000 implements MigrationInterface {
  readonly name = 'DropLinkedEmailTrigger1700001900000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger external_identities_linked_email on external_identities');
    await runner.query('drop function fill_linked_email');
  }
  async down(): Promise<void> {
    // No release that this one may be rolled back to needs them.
  }
}
