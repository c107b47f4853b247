import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events to publish, written in the transaction of the change. */
class CreateOutbox1700000000001 implements MigrationInterface {
  readonly name = 'CreateOutbox1700000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outbox (
        id bigint generated always as identity primary key,
        topic text not null,
        key text not null,
        value bytea,
        headers jsonb not null,
        created_at timestamptz not null default now(),
        published_at timestamptz
      )`);
    // Only what waits is in the index, so the relay's look-up stays small however long the history is.
    await runner.query(`create index outbox_unpublished on outbox (id) where published_at is null`);
    await runner.query(
      `create index outbox_published on outbox (published_at) where published_at is not null`,
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table outbox');
  }
}

/** The newest version applied of each foreign entity: what makes duplicates, replays and disorder harmless. */
class CreateSeenVersions1700000000002 implements MigrationInterface {
  readonly name = 'CreateSeenVersions1700000000002';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table seen_versions (
        topic text not null,
        key text not null,
        version bigint not null,
        primary key (topic, key)
      )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table seen_versions');
  }
}

export const kitMigrations: readonly (new () => MigrationInterface)[] = [
  CreateOutbox1700000000001,
  CreateSeenVersions1700000000002,
];
