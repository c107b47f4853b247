import { CREATE_SEARCH } from '@torchbearer/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoreStandings1700001910000 implements MigrationInterface {
  readonly name = 'StoreStandings1700001910000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_SEARCH);
    await runner.query(`
      alter table standings
        -- scoring.v1.StoredStandings
        add column stored bytea,
        add column stored_hash bytea,
        -- When they were computed: if computed_at differs, a pod of 0.7 has computed others since.
        add column stored_at timestamptz,
        -- When a name, an e-mail, a roster or a role was last seen to have changed.
        add column members_at timestamptz`);
    // Numbers hardly get smaller, and compressing them takes longer than all else of a save.
    await runner.query('alter table standings alter column stored set storage external');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table standings
        drop column stored, drop column stored_hash, drop column stored_at, drop column members_at`);
  }
}
