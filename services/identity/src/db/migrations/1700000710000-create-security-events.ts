import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who signed in, or tried to, and what was changed about how accounts are opened. No reference to users: what happened
 * stays until it is purged, also where the account is deleted.
 */
export class CreateSecurityEvents1700000710000 implements MigrationInterface {
  readonly name = 'CreateSecurityEvents1700000710000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table security_events (
        id uuid primary key,
        -- Their order, where several happen in one millisecond.
        seq bigint generated always as identity unique,
        at timestamptz not null,
        kind text not null check (kind <> ''),
        outcome text not null check (outcome in ('succeeded', 'failed', 'refused')),
        user_id uuid,
        -- The keyed hash of the e-mail tried, where no account has it.
        account text,
        -- Who did it, where it was somebody else: an admin.
        actor_id uuid,
        address text,
        detail text,
        check (user_id is null or account is null)
      )`);
    await runner.query('create index security_events_by_time on security_events (at)');
    await runner.query('create index security_events_by_user on security_events (user_id, seq)');
    await runner.query('create index security_events_by_account on security_events (account, seq)');
    // The key of those hashes: it never leaves the database, so hashes in logs can't be guessed by trying e-mails.
    await runner.query(`
      create table security_event_key (
        only_one boolean primary key default true check (only_one),
        key bytea not null check (octet_length(key) = 32)
      )`);
    await runner.query(`
      insert into security_event_key (key)
      values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')))`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table security_events, security_event_key');
  }
}
