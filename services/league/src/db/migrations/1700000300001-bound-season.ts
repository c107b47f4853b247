import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings that an admin changes keep fitting together. */
export class BoundSeason1700000300001 implements MigrationInterface {
  readonly name = 'BoundSeason1700000300001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table season
        add constraint season_picks_within_episodes check (first_pick_week <= episodes),
        add constraint season_at_most_five_rounds check (rounds <= 5)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table season
        drop constraint season_picks_within_episodes,
        drop constraint season_at_most_five_rounds`);
  }
}
