import { CREATE_SEARCH } from '@torchbearer/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The schema of 0.7, named after the last migration of 0.7. */
export class Baseline1700001600000 implements MigrationInterface {
  readonly name = 'LinkedAddresses1700001600000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_SEARCH);
    await runner.query(`
      create table users (
        id uuid primary key,
        version int not null check (version >= 1),
        email text not null check (char_length(email) between 3 and 254),
        username text check (char_length(username) between 1 and 50),
        name text not null check (char_length(name) between 1 and 100),
        display_name text,
        city text,
        state text,
        favorite_castaway text,
        about text,
        profile_picture text,
        -- Confirmed.
        phone text constraint users_phone_key unique,
        sms_enabled boolean not null default false,
        is_admin boolean not null default false,
        has_seen_welcome boolean not null default false,
        password_hash text not null,
        created_at timestamptz not null,
        phone_added_at timestamptz,
        -- Since when we know that the owner reads this e-mail: a mailed link was used, or a provider said so.
        email_proven_at timestamptz,
        -- The password was set by an admin and is still to be replaced; it signs in once, until this instant.
        must_change_password boolean not null default false,
        temporary_until timestamptz,
        temporary_used_at timestamptz,
        -- The number that is still to be confirmed. Not unique: only proof decides whose number it is.
        pending_phone text,
        phone_code_hash bytea check (octet_length(phone_code_hash) = 32),
        -- Wrong codes that were typed in since this one was sent.
        phone_code_tries int not null default 0 check (phone_code_tries >= 0),
        phone_code_expires_at timestamptz,
        phone_code_resend_at timestamptz,
        -- The new e-mail of the pending change, so that reading an account needs no look-up. Not unique: only proof
        -- decides whose e-mail it is.
        pending_email text check (char_length(pending_email) <= 254),
        second_factor_at timestamptz,
        -- The text in which users are searched. It is stored, because a search for one or two letters reads all of them.
        search text generated always as (
          folded(name || ' ' || email || ' ' || coalesce(display_name, '') || ' ' || coalesce(username, '') || ' ' ||
            coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || coalesce(favorite_castaway, ''))) stored,
        -- Players may hide results of weeks that they have not watched.
        hides_results boolean not null default false,
        watched_week int check (watched_week between 0 and 20),
        -- The hash of a random password that nobody was told. As long as it is the account's, its owner has no password.
        unknown_password_hash text,
        constraint users_phone_dated check ((phone is null) = (phone_added_at is null)),
        constraint users_messages_need_phone check (phone is not null or not sms_enabled),
        constraint users_temporary_once check (temporary_until is not null or temporary_used_at is null),
        constraint users_pending_phone_whole check (
          num_nonnulls(pending_phone, phone_code_hash, phone_code_expires_at, phone_code_resend_at) in (0, 4)),
        constraint users_hide_from_a_week check (not hides_results or watched_week is not null)
      );
      create unique index users_email_key on users (lower(email));
      create unique index users_username_key on users (lower(username));
      create index users_by_creation on users (created_at, id);
      create index users_admins on users (id) where is_admin;
      create index users_by_pending_phone on users (pending_phone) where pending_phone is not null`);
    // Searching and sorting the list of users, page by page: see `user-list.ts`.
    await runner.query(String.raw`
      create index users_search on users using gin (search gin_trgm_ops);
      create index users_by_name on users (folded(name) collate "C", id);
      create index users_by_username on users (folded(username) collate "C", id);
      create index users_by_email on users (folded(email) collate "C", id);
      create index users_by_location on users (
        (folded(coalesce(city || ', ' || state, city, state)) || e'\x01' || folded(name)) collate "C", id);
      create index users_by_favorite on users (
        (folded(favorite_castaway) || e'\x01' || folded(name)) collate "C", id);
      create index users_by_role on users (
        ((case when is_admin then 'admin' else 'player' end) || e'\x01' || folded(name)) collate "C", id);
      -- The users whom a filter of the list leaves, in the order in which screens show them.
      create index users_with_bio on users (created_at, id) where about <> '';
      create index users_taking_texts on users (folded(name) collate "C", id)
        where phone is not null and sms_enabled;
      create index admins_by_name on users (folded(name) collate "C", id) where is_admin`);
    // No cascade from users: other services learn of each session that ends, so none may vanish by itself.
    await runner.query(`
      create table sessions (
        id uuid primary key,
        user_id uuid not null references users (id),
        token_hash bytea not null unique check (octet_length(token_hash) = 32),
        user_agent text not null check (char_length(user_agent) <= 300),
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > created_at),
        -- When its user last gave a code of the second factor; null if not in this session.
        code_given_at timestamptz
      );
      create index sessions_by_user on sessions (user_id);
      create index sessions_by_expiry on sessions (expires_at)`);
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
        id uuid not null default gen_random_uuid() constraint external_identities_id_key unique,
        -- The e-mail of the account when the identity was linked.
        linked_email text not null,
        primary key (issuer, subject)
      );
      create index external_identities_by_user on external_identities (user_id)`);
    await runner.query(`
      create table reset_requests (
        id uuid primary key,
        -- As typed; whether an account has it is found out later, so that the answer costs the same for all.
        email text not null check (char_length(email) <= 254),
        requested_at timestamptz not null,
        next_try_at timestamptz not null,
        tries int not null default 0
      );
      create index reset_requests_due on reset_requests (next_try_at)`);
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
      );
      create index reset_tokens_by_user on reset_tokens (user_id);
      create index reset_tokens_by_expiry on reset_tokens (expires_at)`);
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
        -- Also numbers that no account has: a number stays stopped whoever has it next.
        phone text primary key
      )`);
    // Passwords typed by users who are signed in already.
    await runner.query(`
      create table password_tries (
        user_id uuid primary key references users (id) on delete cascade,
        tries int not null check (tries > 0),
        since timestamptz not null
      )`);
    // What limits the codes that are sent to confirm numbers.
    await runner.query(`
      create table phone_code_sends (
        id bigint generated always as identity primary key,
        user_id uuid not null references users (id) on delete cascade,
        phone text not null,
        -- Where the request came from; null where an admin entered the number.
        address text,
        sent_at timestamptz not null
      );
      create index phone_code_sends_by_user on phone_code_sends (user_id, sent_at);
      create index phone_code_sends_by_phone on phone_code_sends (phone, sent_at);
      create index phone_code_sends_by_address on phone_code_sends (address, sent_at);
      create index phone_code_sends_by_time on phone_code_sends (sent_at)`);
    // Changes of e-mail: what is still to be confirmed, and what the previous address may undo.
    await runner.query(`
      create table email_changes (
        -- Rising: undoing a change undoes all that came after it.
        id bigint generated always as identity primary key,
        user_id uuid not null references users (id) on delete cascade,
        old_email text not null,
        new_email text not null,
        requested_at timestamptz not null,
        -- When it took effect.
        confirmed_at timestamptz,
        -- When it was taken back, or replaced by another, before it took effect.
        ended_at timestamptz,
        -- When the old address undid it, or a change before it.
        reverted_at timestamptz
      );
      create unique index email_changes_pending on email_changes (user_id)
        where confirmed_at is null and ended_at is null and reverted_at is null;
      create index email_changes_by_user on email_changes (user_id, id);
      create index email_changes_by_old_email on email_changes (lower(old_email))`);
    await runner.query(`
      create table email_change_tokens (
        token_hash bytea primary key check (octet_length(token_hash) = 32),
        change_id bigint not null references email_changes (id) on delete cascade,
        kind text not null check (kind in ('confirm', 'revert')),
        created_at timestamptz not null
      );
      create index email_change_tokens_by_change on email_change_tokens (change_id)`);
    await runner.query(`
      create table email_change_mails (
        id uuid primary key,
        change_id bigint not null references email_changes (id) on delete cascade,
        kind text not null check (kind in ('confirm', 'revert')),
        requested_at timestamptz not null,
        -- Null once it was sent or given up; such a row still counts towards the limits.
        next_try_at timestamptz,
        tries int not null default 0
      );
      create index email_change_mails_due on email_change_mails (next_try_at);
      create index email_change_mails_by_change on email_change_mails (change_id)`);
    // An account's old e-mail is nobody else's as long as the account may take it back: otherwise an attacker could
    // change somebody's e-mail, sign up with the old one, and leave nothing to go back to.
    await runner.query(`
      create function refuse_left_email() returns trigger language plpgsql as $$
      begin
        if exists (
          select from email_changes
          where lower(old_email) = lower(new.email) and user_id <> new.id
            and confirmed_at is not null and reverted_at is null
        ) then
          raise exception 'an account may still take this e-mail back'
            using errcode = 'unique_violation', constraint = 'users_email_key';
        end if;
        return new;
      end $$;
      create trigger users_email_left after insert or update of email on users
        for each row execute function refuse_left_email()`);
    // Nonces for the identity provider.
    await runner.query(`
      create table oidc_nonces (
        nonce_hash bytea primary key check (octet_length(nonce_hash) = 32),
        expires_at timestamptz not null
      );
      create index oidc_nonces_by_expiry on oidc_nonces (expires_at)`);
    // Who signed in, or tried to, and what was changed about how accounts are opened. No reference to users: an event
    // stays until it is purged, also if the account is deleted.
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
      );
      create index security_events_by_time on security_events (at);
      create index security_events_by_user on security_events (user_id, seq);
      create index security_events_by_account on security_events (account, seq)`);
    // The key of those hashes: it never leaves the database, so hashes in logs can't be guessed by trying e-mails.
    await runner.query(`
      create table security_event_key (
        only_one boolean primary key default true check (only_one),
        key bytea not null check (octet_length(key) = 32)
      );
      insert into security_event_key (key)
      values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')))`);
    // Codes of authenticator apps, asked for beside the password.
    await runner.query(`
      create table second_factors (
        user_id uuid primary key references users (id) on delete cascade,
        -- Encrypted, the name of its key first: see factor-vault.ts. It never leaves again once a code of it was typed in.
        secret bytea not null check (octet_length(secret) between 40 and 200),
        -- The period of the newest code that was taken: none is taken twice, nor one before it.
        last_step bigint,
        tries int not null default 0,
        tries_since timestamptz not null
      );
      create table recovery_codes (
        user_id uuid not null references users (id) on delete cascade,
        code_hash bytea not null check (octet_length(code_hash) = 32),
        primary key (user_id, code_hash)
      )`);
    // Notices by mail.
    await runner.query(`
      create table notices (
        id uuid primary key,
        email text not null check (char_length(email) <= 254),
        kind text not null check (kind in ('email-lost', 'identity-unlinked', 'recovery-codes-renewed')),
        requested_at timestamptz not null,
        next_try_at timestamptz not null,
        tries int not null default 0
      );
      create index notices_due on notices (next_try_at)`);
  }
  async down(): Promise<void> {
    throw new Error('Nothing comes before the baseline.');
  }
}
