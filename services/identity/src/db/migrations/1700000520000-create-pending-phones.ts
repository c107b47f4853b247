import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Numbers that are still to be confirmed, and what limits the codes sent for that. What is in `users.phone` already
 * counts as confirmed.
 */
export class CreatePendingPhones1700000520000 implements MigrationInterface {
  readonly name = 'CreatePendingPhones1700000520000';
  async up(runner: QueryRunner): Promise<void> {
    // Not unique: only proof decides whose number it is.
    await runner.query(`
      alter table users
        add pending_phone text,
        add phone_code_hash bytea check (octet_length(phone_code_hash) = 32),
        -- Wrong codes that were typed in since this one was sent.
        add phone_code_tries int not null default 0 check (phone_code_tries >= 0),
        add phone_code_expires_at timestamptz,
        add phone_code_resend_at timestamptz,
        add constraint users_pending_phone_whole check (
          num_nonnulls(pending_phone, phone_code_hash, phone_code_expires_at, phone_code_resend_at) in (0, 4))`);
    await runner.query(`
      create index users_by_pending_phone on users (pending_phone) where pending_phone is not null`);
    await runner.query(`
      create table phone_code_sends (
        id bigint generated always as identity primary key,
        user_id uuid not null references users (id) on delete cascade,
        phone text not null,
        -- Where the request came from; null where an admin entered the number.
        address text,
        sent_at timestamptz not null
      )`);
    await runner.query('create index phone_code_sends_by_user on phone_code_sends (user_id, sent_at)');
    await runner.query('create index phone_code_sends_by_phone on phone_code_sends (phone, sent_at)');
    await runner.query('create index phone_code_sends_by_address on phone_code_sends (address, sent_at)');
    await runner.query('create index phone_code_sends_by_time on phone_code_sends (sent_at)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table phone_code_sends');
    await runner.query(`
      alter table users
        drop constraint users_pending_phone_whole,
        drop pending_phone, drop phone_code_hash, drop phone_code_tries, drop phone_code_expires_at,
        drop phone_code_resend_at`);
  }
}
