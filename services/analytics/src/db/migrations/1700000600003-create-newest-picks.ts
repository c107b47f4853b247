import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is derived from the copies in `copied`. The tables `player_weeks` and `week_points` belong to the version before,
 * which goes on deriving them from its own copies during an upgrade.
 */
export class CreateNewestPicks1700000600003 implements MigrationInterface {
  readonly name = 'CreateNewestPicks1700000600003';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table castaway_points (
        week_number integer not null,
        castaway_id uuid not null,
        points integer not null,
        primary key (week_number, castaway_id)
      )`);
    // The pick that counts of each player and week, with the points it has brought: 0 until its week is scored.
    await runner.query(`
      create table newest_picks (
        user_id uuid not null,
        week_number integer not null,
        castaway_id uuid not null,
        points integer not null,
        is_auto boolean not null,
        primary key (user_id, week_number)
      )`);
    // A score changes the rows of those who picked that castaway in that week.
    await runner.query('create index newest_picks_by_castaway on newest_picks (week_number, castaway_id)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table newest_picks, castaway_points');
  }
}
