import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The users whom a filter of the list leaves, in the order in which screens show them: see `user-list.ts`. */
export class CreateUserFilters1700001200003 implements MigrationInterface {
  readonly name = 'CreateUserFilters1700001200003';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index users_with_bio on users (created_at, id) where about <> ''`);
    await runner.query(
      `create index users_taking_texts on users (folded(name) collate "C", id) where phone is not null and sms_enabled`,
    );
    await runner.query(`create index admins_by_name on users (folded(name) collate "C", id) where is_admin`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_with_bio, users_taking_texts, admins_by_name');
  }
}
