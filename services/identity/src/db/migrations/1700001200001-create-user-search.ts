import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The text in which users are searched. It is stored, because a search for one or two letters reads all of them. Adding
 * it rewrites the table, so it has a transaction of its own.
 */
export class CreateUserSearch1700001200001 implements MigrationInterface {
  readonly name = 'CreateUserSearch1700001200001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add search text generated always as (
        folded(name || ' ' || email || ' ' || coalesce(display_name, '') || ' ' || coalesce(username, '') || ' ' ||
          coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || coalesce(favorite_castaway, ''))) stored`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop search');
  }
}
