import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searching and sorting the list of users, page by page: see `user-list.ts`. */
export class CreateUserList1700001200002 implements MigrationInterface {
  readonly name = 'CreateUserList1700001200002';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index users_search on users using gin (search gin_trgm_ops)');
    for (const [name, key] of [
      ['name', 'folded(name)'],
      ['username', 'folded(username)'],
      ['email', 'folded(email)'],
      ['location', `(folded(coalesce(city || ', ' || state, city, state)) || e'\\x01' || folded(name))`],
      ['favorite', `(folded(favorite_castaway) || e'\\x01' || folded(name))`],
      ['role', `((case when is_admin then 'admin' else 'player' end) || e'\\x01' || folded(name))`],
    ] as const)
      await runner.query(`create index users_by_${name} on users (${key} collate "C", id)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop index users_search, users_by_name, users_by_username, users_by_email, users_by_location, users_by_favorite, users_by_role`,
    );
  }
}
