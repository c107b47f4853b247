import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Temporary passwords, mailed resets, pictures, other providers' identities, calendars, invites, consent. */
export class CreateAccountExtras1700000300000 implements MigrationInterface {
  readonly name = 'CreateAccountExtras1700000300000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        add phone_added_at timestamptz,
        -- Since when we know that the owner reads this e-mail: a mailed link was used, or a provider said so.
        add email_proven_at timestamptz,
        -- The password was set by an admin and is still to be replaced; it signs in once, until this instant.
        add must_change_password boolean not null default false,
        add temporary_until timestamptz,
        add temporary_used_at timestamptz`);
    await runner.query('update users set phone_added_at = created_at where phone is not null');
    await runner.query(`
      alter table users
        add constraint users_phone_dated check ((phone is null) = (phone_added_at is null)),
        add constraint users_messages_need_phone check (phone is not null or not sms_enabled),
        add constraint users_temporary_once check (temporary_until is not null or temporary_used_at is null)`);
    await runner.query(`
      create table pictures (
        id uuid primary key,
        user_id uuid not null unique references users (id) on delete cascade,
        image bytea not null check (octet_length(image) between 1 and 1048576),
        created_at timestamptz not null
      )`);
    await runner.query(`
      create table external_identities (
        issuer text not null,
        subject text not null,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null,
        primary key (issuer, subject)
      )`);
    await runner.query('create index external_identities_by_user on external_identities (user_id)');
    await runner.query(`
      create table reset_requests (
        id uuid primary key,
        -- As typed; whether an account has it is found out later, so that the answer costs the same for all.
        email text not null check (char_length(email) <= 254),
        requested_at timestamptz not null,
        next_try_at timestamptz not null,
        tries int not null default 0
      )`);
    await runner.query('create index reset_requests_due on reset_requests (next_try_at)');
    await runner.query(`
      create table reset_tokens (
        token_hash bytea primary key check (octet_length(token_hash) = 32),
        user_id uuid not null references users (id) on delete cascade,
        -- Where the link was mailed to: it is good only as long as that is the account's e-mail.
        email text not null,
        -- The request that it answers. A later request's link supersedes it, another try of the same does not.
        request_id uuid not null,
        requested_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > requested_at),
        used_at timestamptz
      )`);
    await runner.query('create index reset_tokens_by_user on reset_tokens (user_id)');
    await runner.query('create index reset_tokens_by_expiry on reset_tokens (expires_at)');
    await runner.query(`
      create table calendar_tokens (
        user_id uuid primary key references users (id) on delete cascade,
        token_hash bytea not null unique check (octet_length(token_hash) = 32),
        created_at timestamptz not null
      )`);
    await runner.query(`
      create table invites (
        id uuid primary key,
        code text not null constraint invites_code_key unique,
        note text not null check (char_length(note) <= 200),
        uses int not null default 0 check (uses >= 0),
        most_uses int not null check (most_uses between 1 and 10000),
        created_at timestamptz not null,
        created_by uuid not null,
        expires_at timestamptz,
        deleted_at timestamptz,
        constraint invites_not_overused check (uses <= most_uses)
      )`);
    await runner.query(`
      create table stopped_phones (
        -- Of accounts and of dummyHash: a number stays stopped whoever has it next.
        phone text primary key
      )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    const tables =
      'stopped_phones, invites, calendar_tokens, reset_tokens, reset_requests, external_identities, pictures';
    await runner.query(`drop table ${tables}`);
    await runner.query(`
      alter table users
        drop phone_added_at, drop email_proven_at, drop must_change_password, drop temporary_until,
        drop temporary_used_at, drop constraint users_messages_need_phone`);
  }
}
