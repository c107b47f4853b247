import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The trigger for the pods of 0.6, which linked identities without an address. The baseline does not create it. */
export class DropTriggersOfOldReleases1700001700000 implements MigrationInterface {
  readonly name = 'DropTriggersOfOldReleases1700001700000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger if exists external_identities_linked_email on external_identities;
      drop function if exists fill_linked_email`);
  }
  async down(): Promise<void> {
    // Pods of 0.7 do not need the trigger.
  }
}
