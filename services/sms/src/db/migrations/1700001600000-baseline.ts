import { CREATE_SEARCH } from '@torchbearer/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The schema of 0.7, named after the last migration of 0.7. */
export class Baseline1700001600000 implements MigrationInterface {
  readonly name = 'CountReplies1700001600000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_SEARCH);
    await runner.query(`
      create table blasts (
        id uuid primary key,
        created_at timestamptz not null,
        created_by uuid not null,
        -- The caller's own key; empty for none.
        idempotency_key text not null,
        request_hash text not null,
        message text not null,
        filter text not null check (filter in ('all', 'no-picks', 'custom')),
        recipients integer not null check (recipients >= 0)
      );
      create unique index blasts_one_per_key on blasts (created_by, idempotency_key) where idempotency_key <> ''`);
    // created_at, expires_at, sent_at and updated_at are the product's time; not_before, claimed_at and look_at
    // belong to the machinery and are read and written by the database's clock alone, which all replicas share.
    await runner.query(`
      create table messages (
        id uuid primary key,
        -- Says why this message exists: what is to be said once is said once, however often it is asked for.
        dedupe_key text not null unique,
        kind text not null check (kind in ('reminder', 'blast', 'welcome', 'notice', 'code')),
        user_id uuid,
        phone text not null,
        text text not null,
        segments integer not null check (segments >= 0),
        blast_id uuid references blasts (id),
        -- Of reminders and notices: they are pointless once the week has a pick or is over.
        week_number integer,
        created_at timestamptz not null,
        not_before timestamptz not null default clock_timestamp(),
        expires_at timestamptz,
        state text not null default 'QUEUED'
          check (state in ('QUEUED', 'SENDING', 'SENT', 'DELIVERED', 'FAILED', 'SKIPPED')),
        -- How often it was claimed.
        attempt integer not null default 0,
        claimed_at timestamptz,
        claimed_by text,
        -- When to ask Twilio what became of it, and how often it has been asked since the claim.
        look_at timestamptz,
        looks integer not null default 0,
        sid text unique,
        error_code integer,
        error text,
        sent_at timestamptz,
        updated_at timestamptz not null,
        constraint messages_sending_are_claimed check (state <> 'SENDING' or (claimed_at is not null and look_at is not null))
      );
      create index messages_waiting on messages (not_before) where state = 'QUEUED';
      create index messages_in_flight on messages (look_at) where state = 'SENDING';
      create index messages_by_blast on messages (blast_id) where blast_id is not null;
      create index messages_by_time on messages (created_at desc, id);
      create index messages_by_user on messages (user_id);
      -- For the progress of a week's reminders.
      create index messages_reminders on messages (week_number) where kind = 'reminder'`);
    await runner.query(`
      create table inbound (
        message_sid text primary key,
        id uuid not null unique,
        phone text not null,
        user_id uuid,
        text text not null,
        -- Null until there is one, and where nothing is to be said.
        reply text,
        received_at timestamptz not null,
        -- When somebody began to act on it; by the database's clock.
        claimed_at timestamptz not null default clock_timestamp(),
        handled_at timestamptz,
        -- What the reply counts as, for the limits of answer-message.ts; null for messages of 0.6.
        reply_kind text
      );
      create index inbound_by_time on inbound (received_at desc, id);
      create index inbound_by_phone on inbound (phone, received_at desc);
      create index inbound_by_user on inbound (user_id)`);
    // Reading the log page by page: see `message-log.ts`. The id decides in the same direction as the time.
    await runner.query(`
      create index messages_list on messages (created_at, id);
      create index inbound_list on inbound (received_at, id)`);
    await runner.query(`
      create table consents (
        phone text primary key,
        version integer not null check (version >= 1),
        stopped boolean not null
      )`);
    await runner.query(`
      create table reminder_runs (
        week_number integer not null,
        minutes_before integer not null,
        ran_at timestamptz not null,
        primary key (week_number, minutes_before)
      )`);
    await runner.query(`
      create table pacing (
        only_row boolean primary key check (only_row),
        -- The first instant that no message is planned for yet, by the database's clock.
        next_at timestamptz not null
      );
      insert into pacing values (true, clock_timestamp())`);
  }
  async down(): Promise<void> {
    throw new Error('Nothing comes before the baseline.');
  }
}
