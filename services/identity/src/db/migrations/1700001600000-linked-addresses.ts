import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What nobody could know when the identity was linked: its own e-mail proves the account's, and the password is random. */
const PASSWORD_IS_UNKNOWN = 'users.id = linked.user_id and users.email_proven_at = linked.created_at';

/**
 * Linked identities with the address under which they were linked, passwords that nobody knows, when a session's
 * second factor was last proven, and notices by mail.
 */
export class LinkedAddresses1700001600000 implements MigrationInterface {
  readonly name = 'LinkedAddresses1700001600000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The hash of a random password that nobody was told. As long as it is the account's, its owner has no password.
      alter table users add unknown_password_hash text`);
    await runner.query(`
      alter table external_identities
        add id uuid not null default gen_random_uuid() constraint external_identities_id_key unique,
        -- The e-mail of the account when the identity was linked.
        add linked_email text`);
    // Changes of the last seven days are recorded; before that, nobody knows.
    await runner.query(`
      update external_identities linked set linked_email = coalesce(
        (select old_email from email_changes change
         where change.user_id = linked.user_id and change.confirmed_at > linked.created_at
         order by change.confirmed_at, change.id limit 1),
        (select email from users where id = linked.user_id))`);
    await runner.query(`
      update users set unknown_password_hash = password_hash from external_identities linked
      where ${PASSWORD_IS_UNKNOWN} and not exists (
        select from security_events
        where user_id = users.id and at > linked.created_at and outcome = 'succeeded' and detail is null
          and kind in ('password-reset', 'password-changed', 'temporary-password-set'))`);
    // Processes of 0.6 insert identities without an address. A later migration drops this.
    await runner.query(`
      create function fill_linked_email() returns trigger language plpgsql as $$
      declare linked alias for new;
      begin
        if new.linked_email is null then
          new.linked_email := (select email from users where id = new.user_id);
          update users set unknown_password_hash = password_hash where ${PASSWORD_IS_UNKNOWN};
        end if;
        return new;
      end $$`);
    await runner.query(`
      create trigger external_identities_linked_email before insert on external_identities
      for each row execute function fill_linked_email()`);
    await runner.query('alter table external_identities alter linked_email set not null');
    // When its user last gave a code of the second factor; null if not in this session.
    await runner.query('alter table sessions add code_given_at timestamptz');
    await runner.query(`
      create table notices (
        id uuid primary key,
        email text not null check (char_length(email) <= 254),
        kind text not null check (kind in ('email-lost', 'identity-unlinked', 'recovery-codes-renewed')),
        requested_at timestamptz not null,
        next_try_at timestamptz not null,
        tries int not null default 0
      )`);
    await runner.query('create index notices_due on notices (next_try_at)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notices');
    await runner.query('drop trigger external_identities_linked_email on external_identities');
    await runner.query('drop function fill_linked_email');
    await runner.query('alter table external_identities drop id, drop linked_email');
    await runner.query('alter table sessions drop code_given_at');
    await runner.query('alter table users drop unknown_password_hash');
  }
}
