import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of e-mail: what is still to be confirmed, and what the address before may undo. */
export class CreateEmailChanges1700000650000 implements MigrationInterface {
  readonly name = 'CreateEmailChanges1700000650000';
  async up(runner: QueryRunner): Promise<void> {
    // The new e-mail of the change that is pending, so that whoever reads an account need not look for it. Not unique:
    // only proof decides whose e-mail it is.
    await runner.query(`alter table users add pending_email text check (char_length(pending_email) <= 254)`);
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
      )`);
    await runner.query(`
      create unique index email_changes_pending on email_changes (user_id)
      where confirmed_at is null and ended_at is null and reverted_at is null`);
    await runner.query('create index email_changes_by_user on email_changes (user_id, id)');
    await runner.query('create index email_changes_by_old_email on email_changes (lower(old_email))');
    await runner.query(`
      create table email_change_tokens (
        token_hash bytea primary key check (octet_length(token_hash) = 32),
        change_id bigint not null references email_changes (id) on delete cascade,
        kind text not null check (kind in ('confirm', 'revert')),
        created_at timestamptz not null
      )`);
    await runner.query('create index email_change_tokens_by_change on email_change_tokens (change_id)');
    await runner.query(`
      create table email_change_mails (
        id uuid primary key,
        change_id bigint not null references email_changes (id) on delete cascade,
        kind text not null check (kind in ('confirm', 'revert')),
        requested_at timestamptz not null,
        -- Null once it was sent or given up; such a row still counts towards the limits.
        next_try_at timestamptz,
        tries int not null default 0
      )`);
    await runner.query('create index email_change_mails_due on email_change_mails (next_try_at)');
    await runner.query('create index email_change_mails_by_change on email_change_mails (change_id)');
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
      end $$`);
    await runner.query(`
      create trigger users_email_left after insert or update of email on users
      for each row execute function refuse_left_email()`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger users_email_left on users');
    await runner.query('drop function refuse_left_email');
    await runner.query('drop table email_change_mails, email_change_tokens, email_changes');
    await runner.query('alter table users drop pending_email');
  }
}
