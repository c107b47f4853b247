create table migrations (id serial primary key, "timestamp" bigint not null, name varchar not null);
create table outbox (
        id bigint generated always as identity primary key,
        topic text not null,
        key text not null,
        value bytea,
        headers jsonb not null,
        created_at timestamptz not null default now(),
        published_at timestamptz
      );
create index outbox_unpublished on outbox (id) where published_at is null;
create index outbox_published on outbox (published_at) where published_at is not null;
create table seen_versions (
        topic text not null,
        key text not null,
        version bigint not null,
        primary key (topic, key)
      );
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
        phone text constraint users_phone_key unique,
        sms_enabled boolean not null default false,
        is_admin boolean not null default false,
        has_seen_welcome boolean not null default false,
        password_hash text not null,
        created_at timestamptz not null
      );
create unique index users_email_key on users (lower(email));
create unique index users_username_key on users (lower(username));
create index users_by_creation on users (created_at, id);
create index users_admins on users (id) where is_admin;
create table sessions (
        id uuid primary key,
        user_id uuid not null references users (id),
        token_hash bytea not null unique check (octet_length(token_hash) = 32),
        user_agent text not null check (char_length(user_agent) <= 300),
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > created_at)
      );
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);
alter table users
        add phone_added_at timestamptz,
        -- Since when we know that the owner reads this e-mail: a mailed link was used, or a provider said so.
        add email_proven_at timestamptz,
        -- The password was set by an admin and is still to be replaced; it signs in once, until this instant.
        add must_change_password boolean not null default false,
        add temporary_until timestamptz,
        add temporary_used_at timestamptz;
update users set phone_added_at = created_at where phone is not null;
alter table users
        add constraint users_phone_dated check ((phone is null) = (phone_added_at is null)),
        add constraint users_messages_need_phone check (phone is not null or not sms_enabled),
        add constraint users_temporary_once check (temporary_until is not null or temporary_used_at is null);
create table pictures (
        id uuid primary key,
        user_id uuid not null unique references users (id) on delete cascade,
        image bytea not null check (octet_length(image) between 1 and 1048576),
        created_at timestamptz not null
      );
create table external_identities (
        issuer text not null,
        subject text not null,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null,
        primary key (issuer, subject)
      );
create index external_identities_by_user on external_identities (user_id);
create table reset_requests (
        id uuid primary key,
        -- As typed; whether an account has it is found out later, so that the answer costs the same for all.
        email text not null check (char_length(email) <= 254),
        requested_at timestamptz not null,
        next_try_at timestamptz not null,
        tries int not null default 0
      );
create index reset_requests_due on reset_requests (next_try_at);
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
create index reset_tokens_by_expiry on reset_tokens (expires_at);
create table calendar_tokens (
        user_id uuid primary key references users (id) on delete cascade,
        token_hash bytea not null unique check (octet_length(token_hash) = 32),
        created_at timestamptz not null
      );
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
      );
create table stopped_phones (
        -- Of accounts and of dummyHash: a number stays stopped whoever has it next.
        phone text primary key
      );
create table password_tries (
        user_id uuid primary key references users (id) on delete cascade,
        tries int not null check (tries > 0),
        since timestamptz not null
      );
alter table users
        add pending_phone text,
        add phone_code_hash bytea check (octet_length(phone_code_hash) = 32),
        -- Wrong codes that were typed in since this one was sent.
        add phone_code_tries int not null default 0 check (phone_code_tries >= 0),
        add phone_code_expires_at timestamptz,
        add phone_code_resend_at timestamptz,
        add constraint users_pending_phone_whole check (
          num_nonnulls(pending_phone, phone_code_hash, phone_code_expires_at, phone_code_resend_at) in (0, 4));
create index users_by_pending_phone on users (pending_phone) where pending_phone is not null;
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
create index phone_code_sends_by_time on phone_code_sends (sent_at);
alter table users add pending_email text check (char_length(pending_email) <= 254);
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
create index email_changes_by_old_email on email_changes (lower(old_email));
create table email_change_tokens (
        token_hash bytea primary key check (octet_length(token_hash) = 32),
        change_id bigint not null references email_changes (id) on delete cascade,
        kind text not null check (kind in ('confirm', 'revert')),
        created_at timestamptz not null
      );
create index email_change_tokens_by_change on email_change_tokens (change_id);
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
create index email_change_mails_by_change on email_change_mails (change_id);
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
      for each row execute function refuse_left_email();
create table oidc_nonces (
        nonce_hash bytea primary key check (octet_length(nonce_hash) = 32),
        expires_at timestamptz not null
      );
create index oidc_nonces_by_expiry on oidc_nonces (expires_at);
update users set profile_picture = null where profile_picture like 'http%';
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
create index security_events_by_account on security_events (account, seq);
create table security_event_key (
        only_one boolean primary key default true check (only_one),
        key bytea not null check (octet_length(key) = 32)
      );
insert into security_event_key (key)
      values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
alter table users add second_factor_at timestamptz;
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
      );
create extension if not exists pg_trgm;
create or replace function folded(text) returns text language sql immutable parallel safe as $$
        select case when octet_length($1) = char_length($1) then lower($1)
          else lower(regexp_replace(normalize($1, nfd), '[\u0300-\u036f]', '', 'g')) end
      $$;
alter table users add search text generated always as (
        folded(name || ' ' || email || ' ' || coalesce(display_name, '') || ' ' || coalesce(username, '') || ' ' ||
          coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || coalesce(favorite_castaway, ''))) stored;
create index users_search on users using gin (search gin_trgm_ops);
create index users_by_name on users (folded(name) collate "C", id);
create index users_by_username on users (folded(username) collate "C", id);
create index users_by_email on users (folded(email) collate "C", id);
create index users_by_location on users ((folded(coalesce(city || ', ' || state, city, state)) || e'\x01' || folded(name)) collate "C", id);
create index users_by_favorite on users ((folded(favorite_castaway) || e'\x01' || folded(name)) collate "C", id);
create index users_by_role on users (((case when is_admin then 'admin' else 'player' end) || e'\x01' || folded(name)) collate "C", id);
create index users_with_bio on users (created_at, id) where about <> '';
create index users_taking_texts on users (folded(name) collate "C", id) where phone is not null and sms_enabled;
create index admins_by_name on users (folded(name) collate "C", id) where is_admin;
alter table users add hides_results boolean not null default false,
        add watched_week int check (watched_week between 0 and 20);
alter table users add constraint users_hide_from_a_week
        check (not hides_results or watched_week is not null);
-- The hash of a random password that nobody was told. As long as it is the account's, its owner has no password.
      alter table users add unknown_password_hash text;
alter table external_identities
        add id uuid not null default gen_random_uuid() constraint external_identities_id_key unique,
        -- The e-mail of the account when the identity was linked.
        add linked_email text;
update external_identities linked set linked_email = coalesce(
        (select old_email from email_changes change
         where change.user_id = linked.user_id and change.confirmed_at > linked.created_at
         order by change.confirmed_at, change.id limit 1),
        (select email from users where id = linked.user_id));
update users set unknown_password_hash = password_hash from external_identities linked
      where users.id = linked.user_id and users.email_proven_at = linked.created_at and not exists (
        select from security_events
        where user_id = users.id and at > linked.created_at and outcome = 'succeeded' and detail is null
          and kind in ('password-reset', 'password-changed', 'temporary-password-set'));
create function fill_linked_email() returns trigger language plpgsql as $$
      declare linked alias for new;
      begin
        if new.linked_email is null then
          new.linked_email := (select email from users where id = new.user_id);
          update users set unknown_password_hash = password_hash where users.id = linked.user_id and users.email_proven_at = linked.created_at;
        end if;
        return new;
      end $$;
create trigger external_identities_linked_email before insert on external_identities
      for each row execute function fill_linked_email();
alter table external_identities alter linked_email set not null;
alter table sessions add code_given_at timestamptz;
create table notices (
        id uuid primary key,
        email text not null check (char_length(email) <= 254),
        kind text not null check (kind in ('email-lost', 'identity-unlinked', 'recovery-codes-renewed')),
        requested_at timestamptz not null,
        next_try_at timestamptz not null,
        tries int not null default 0
      );
create index notices_due on notices (next_try_at);
set session_replication_role = replica;
truncate public.calendar_tokens, public.email_change_mails, public.email_change_tokens, public.email_changes, public.external_identities, public.invites, public.migrations, public.notices, public.oidc_nonces, public.outbox, public.password_tries, public.phone_code_sends, public.pictures, public.recovery_codes, public.reset_requests, public.reset_tokens, public.second_factors, public.security_event_key, public.security_events, public.seen_versions, public.sessions, public.stopped_phones, public.users;
insert into public.migrations (id, "timestamp", name) overriding system value select id, "timestamp", name from
json_populate_recordset(null::public.migrations, $rows$[
{"id":1,"timestamp":1700000000001,"name":"CreateOutbox1700000000001"},
{"id":2,"timestamp":1700000000002,"name":"CreateSeenVersions1700000000002"},
{"id":3,"timestamp":1700000100000,"name":"CreateUsers1700000100000"},
{"id":4,"timestamp":1700000200000,"name":"CreateSessions1700000200000"},
{"id":5,"timestamp":1700000300000,"name":"CreateAccountExtras1700000300000"},
{"id":6,"timestamp":1700000400000,"name":"CreatePasswordTries1700000400000"},
{"id":7,"timestamp":1700000520000,"name":"CreatePendingPhones1700000520000"},
{"id":8,"timestamp":1700000650000,"name":"CreateEmailChanges1700000650000"},
{"id":9,"timestamp":1700000660000,"name":"CreateOidcNonces1700000660000"},
{"id":10,"timestamp":1700000710000,"name":"CreateSecurityEvents1700000710000"},
{"id":11,"timestamp":1700000860000,"name":"CreateSecondFactors1700000860000"},
{"id":12,"timestamp":1700001200000,"name":"CreateSearch1700001200000"},
{"id":13,"timestamp":1700001200001,"name":"CreateUserSearch1700001200001"},
{"id":14,"timestamp":1700001200002,"name":"CreateUserList1700001200002"},
{"id":15,"timestamp":1700001200003,"name":"CreateUserFilters1700001200003"},
{"id":16,"timestamp":1700001400001,"name":"HideResults1700001400001"},
{"id":17,"timestamp":1700001600000,"name":"LinkedAddresses1700001600000"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
insert into public.outbox (id, topic, key, value, headers, created_at, published_at) overriding system value select id, topic, key, value, headers, created_at, published_at from
json_populate_recordset(null::public.outbox, $rows$[
{"id":1,"topic":"identity.user.v1","key":"2297e252-728b-45bd-a718-531babcaaf51","value":"\\x0a2432323937653235322d373238622d343562642d613731382d35333162616263616166353110011a0c4c65616775652041646d696e22146a6f2e61646d696e406578616d706c652e636f6d2a086a6f2e61646d696e30014a0c08bbc2acd80610c0e7848501","headers":{"ce_id": "adf09e3f-d121-443b-b1d6-e66ca1455579", "ce_time": "2026-11-28T18:45:15.312Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:15.272485+00:00","published_at":"2026-11-28T18:45:15.398342+00:00"},
{"id":2,"topic":"identity.user.v1","key":"94e3d9a8-78a6-495f-a6a2-8e6158219478","value":"\\x0a2439346533643961382d373861362d343935662d613661322d38653631353832313934373810011a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c4a0c08bdc2acd80610c0f5db9b02","headers":{"ce_id": "aeb6ba37-825f-4f94-8641-614dcdc43a89", "ce_time": "2026-11-28T18:45:17.626Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:17.621962+00:00","published_at":"2026-11-28T18:45:17.669576+00:00"},
{"id":3,"topic":"identity.user.v1","key":"d336a43d-3994-425a-b4af-5d5087cc0a4b","value":"\\x0a2464333336613433642d333939342d343235612d623461662d35643530383763633061346210011a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e654a0c08bdc2acd80610c0fbdded02","headers":{"ce_id": "e1841b14-5e24-45ab-9fbd-ef7384bba685", "ce_time": "2026-11-28T18:45:17.795Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:17.791841+00:00","published_at":"2026-11-28T18:45:17.824962+00:00"},
{"id":4,"topic":"identity.user.v1","key":"e57ff98f-d6c3-416f-8c67-14058f3db284","value":"\\x0a2465353766663938662d643663332d343136662d386336372d31343035386633646232383410011a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265724a0c08bdc2acd8061080a5b1a803","headers":{"ce_id": "fc88ac5e-77c1-4982-8bc2-53de1efb5dbb", "ce_time": "2026-11-28T18:45:17.916Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:17.913888+00:00","published_at":"2026-11-28T18:45:17.968719+00:00"},
{"id":5,"topic":"identity.user.v1","key":"230516b9-da57-48e7-be16-2405b111d853","value":"\\x0a2432333035313662392d646135372d343865372d626531362d32343035623131316438353310011a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e4a0b08bec2acd80610c0a6d211","headers":{"ce_id": "08d3f92d-3cc1-49d0-92ad-93c7ac01434c", "ce_time": "2026-11-28T18:45:18.068Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:18.065462+00:00","published_at":"2026-11-28T18:45:18.098847+00:00"},
{"id":6,"topic":"identity.user.v1","key":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","value":"\\x0a2462323063666231632d363835662d346532332d613130662d33616666346332333863633510011a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c654a0b08bec2acd80610c0dddc4d","headers":{"ce_id": "1673d381-61ee-4f98-8eaf-16574fc658c6", "ce_time": "2026-11-28T18:45:18.194Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:18.186552+00:00","published_at":"2026-11-28T18:45:18.225171+00:00"},
{"id":7,"topic":"identity.user.v1","key":"05bfd313-1201-48c6-8da2-146b9cc2d276","value":"\\x0a2430356266643331332d313230312d343863362d386461322d31343662396363326432373610011a10486172626f72204c696e647176697374221a686172626f7240746f7263686265617265722e6578616d706c652a06686172626f724a0c08bec2acd8061080d1d38201","headers":{"ce_id": "9bb81d69-0f4c-4f58-b01a-9e7baff220f0", "ce_time": "2026-11-28T18:45:18.301Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:18.297299+00:00","published_at":"2026-11-28T18:45:18.338744+00:00"},
{"id":8,"topic":"identity.user.v1","key":"f20570a2-54b2-48a3-97ba-305f5699d7b6","value":"\\x0a2466323035373061322d353462322d343861332d393762612d33303566353639396437623610011a0d496e6469676f20466172726f77221a696e6469676f40746f7263686265617265722e6578616d706c652a06696e6469676f4a0c08bec2acd80610c0c2f7c401","headers":{"ce_id": "1b2d8002-7832-4dad-9945-555e86a5f827", "ce_time": "2026-11-28T18:45:18.468Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:18.44296+00:00","published_at":"2026-11-28T18:45:18.523292+00:00"},
{"id":9,"topic":"identity.user.v1","key":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","value":"\\x0a2430346632626334352d346136332d343035322d623039652d33396539336439623862333310011a0c4a756e697065722056616c65221b6a756e6970657240746f7263686265617265722e6578616d706c652a076a756e697065724a0c08bec2acd8061080a7fba002","headers":{"ce_id": "e1d22d2d-c2e0-4d7b-8008-a6f9e67a1910", "ce_time": "2026-11-28T18:45:18.672Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:18.66991+00:00","published_at":"2026-11-28T18:45:18.728414+00:00"},
{"id":10,"topic":"identity.user.v1","key":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","value":"\\x0a2462616665326238322d633233642d346534352d623231642d34353563323163646363643210011a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f614a0c08bec2acd80610c0a6edff02","headers":{"ce_id": "976cd74c-6b34-4943-87fa-63a8953df943", "ce_time": "2026-11-28T18:45:18.827Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:18.824191+00:00","published_at":"2026-11-28T18:45:18.85206+00:00"},
{"id":11,"topic":"identity.user.v1","key":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","value":"\\x0a2464646631386661322d383236372d346164662d393466622d34376663636463383134326610011a0d4c61676f6f6e20506574726f76221a6c61676f6f6e40746f7263686265617265722e6578616d706c652a066c61676f6f6e4a0c08bec2acd8061080fda2bf03","headers":{"ce_id": "ea409864-a0ba-4a2a-bf39-9187392ebb06", "ce_time": "2026-11-28T18:45:18.960Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:18.955864+00:00","published_at":"2026-11-28T18:45:18.991649+00:00"},
{"id":12,"topic":"identity.user.v1","key":"c5debdf7-9841-4326-982a-f0338ef949ae","value":"\\x0a2463356465626466372d393834312d343332362d393832612d66303333386566393439616510011a0d4d617269732044656c6761646f22196d6172697340746f7263686265617265722e6578616d706c652a056d617269734a0b08bfc2acd80610c0a6d211","headers":{"ce_id": "0fc4af32-b452-4382-a0a0-97098f17be28", "ce_time": "2026-11-28T18:45:19.071Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:19.067857+00:00","published_at":"2026-11-28T18:45:19.101727+00:00"},
{"id":13,"topic":"identity.user.v1","key":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","value":"\\x0a2466336638646537332d313263372d343131662d616665302d61313662396130303265623410011a0d4e6f7661205472656d626c617922186e6f766140746f7263686265617265722e6578616d706c652a046e6f76614a0b08bfc2acd80610c0e6d64e","headers":{"ce_id": "50f3a0c1-aca9-4f1b-9389-1742fa6fae27", "ce_time": "2026-11-28T18:45:19.195Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:19.192772+00:00","published_at":"2026-11-28T18:45:19.228317+00:00"},
{"id":14,"topic":"identity.user.v1","key":"94e3d9a8-78a6-495f-a6a2-8e6158219478","value":"\\x0a2439346533643961382d373861362d343935662d613661322d38653631353832313934373810021a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c4a0c08bdc2acd80610c0f5db9b02","headers":{"ce_id": "8d290948-2b68-4d41-8504-f6a8a8827e2f", "ce_time": "2026-11-28T18:45:28.500Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T18:45:28.484868+00:00","published_at":"2026-11-28T18:45:28.540013+00:00"},
{"id":15,"topic":"identity.user.v1","key":"94e3d9a8-78a6-495f-a6a2-8e6158219478","value":"\\x0a2439346533643961382d373861362d343935662d613661322d38653631353832313934373810031a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c3a0c2b313535353535353031313140014a0c08bdc2acd80610c0f5db9b02520c08c8c2acd8061080e9dbca03","headers":{"ce_id": "771af4b2-6737-49d5-8c5b-c1aff9a3fda1", "ce_time": "2026-11-28T18:45:28.976Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-28T18:45:28.96399+00:00","published_at":"2026-11-28T18:45:28.998762+00:00"},
{"id":16,"topic":"identity.user.v1","key":"d336a43d-3994-425a-b4af-5d5087cc0a4b","value":"\\x0a2464333336613433642d333939342d343235612d623461662d35643530383763633061346210021a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e654a0c08bdc2acd80610c0fbdded02","headers":{"ce_id": "7065a8a5-3b69-4a43-bc8c-ddbff7dc0c46", "ce_time": "2026-11-28T18:45:29.123Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T18:45:29.118203+00:00","published_at":"2026-11-28T18:45:29.173191+00:00"},
{"id":17,"topic":"identity.user.v1","key":"d336a43d-3994-425a-b4af-5d5087cc0a4b","value":"\\x0a2464333336613433642d333939342d343235612d623461662d35643530383763633061346210031a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e653a0c2b313535353535353031313240014a0c08bdc2acd80610c0fbdded02520c08c9c2acd80610c092949701","headers":{"ce_id": "e7a03922-60ef-42be-8fd4-d1aaf4af63bf", "ce_time": "2026-11-28T18:45:29.333Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-28T18:45:29.318467+00:00","published_at":"2026-11-28T18:45:29.356026+00:00"},
{"id":18,"topic":"identity.user.v1","key":"e57ff98f-d6c3-416f-8c67-14058f3db284","value":"\\x0a2465353766663938662d643663332d343136662d386336372d31343035386633646232383410021a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265724a0c08bdc2acd8061080a5b1a803","headers":{"ce_id": "4bd334e3-be47-4737-acac-9ccc77b7ba9a", "ce_time": "2026-11-28T18:45:29.420Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T18:45:29.416845+00:00","published_at":"2026-11-28T18:45:29.442176+00:00"},
{"id":19,"topic":"identity.user.v1","key":"e57ff98f-d6c3-416f-8c67-14058f3db284","value":"\\x0a2465353766663938662d643663332d343136662d386336372d31343035386633646232383410031a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265723a0c2b313535353535353031313340014a0c08bdc2acd8061080a5b1a803520c08c9c2acd8061080c68f8902","headers":{"ce_id": "ccfc5dd8-ad7b-451f-b2a3-7f8ac8b660d4", "ce_time": "2026-11-28T18:45:29.575Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-28T18:45:29.557239+00:00","published_at":"2026-11-28T18:45:29.599562+00:00"},
{"id":20,"topic":"identity.user.v1","key":"230516b9-da57-48e7-be16-2405b111d853","value":"\\x0a2432333035313662392d646135372d343865372d626531362d32343035623131316438353310021a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e3a0c2b313535353535353031313440014a0b08bec2acd80610c0a6d211520c08c9c2acd8061080f9f3df02","headers":{"ce_id": "e0a6f6c7-f520-4a55-984e-faee9d964f3c", "ce_time": "2026-11-28T18:45:29.753Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T18:45:29.740128+00:00","published_at":"2026-11-28T18:45:29.787436+00:00"},
{"id":21,"topic":"identity.user.v1","key":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","value":"\\x0a2462323063666231632d363835662d346532332d613130662d33616666346332333863633510021a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c654a0b08bec2acd80610c0dddc4d","headers":{"ce_id": "583b1f4d-8c8e-47cb-a60d-a5f28a9a3a35", "ce_time": "2026-11-28T18:45:29.841Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T18:45:29.838354+00:00","published_at":"2026-11-28T18:45:29.855729+00:00"},
{"id":22,"topic":"identity.user.v1","key":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","value":"\\x0a2462323063666231632d363835662d346532332d613130662d33616666346332333863633510031a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c653a0c2b313535353535353031313540014a0b08bec2acd80610c0dddc4d520c08c9c2acd806108096becf03","headers":{"ce_id": "e23782a7-0a49-4538-88bb-015803599f6f", "ce_time": "2026-11-28T18:45:29.994Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-28T18:45:29.973729+00:00","published_at":"2026-11-28T18:45:30.019177+00:00"},
{"id":23,"topic":"identity.user.v1","key":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","value":"\\x0a2430346632626334352d346136332d343035322d623039652d33396539336439623862333310021a0c4a756e697065722056616c65221b6a756e6970657240746f7263686265617265722e6578616d706c652a076a756e697065723a0c2b313535353535353031313640014a0c08bec2acd8061080a7fba002520b08cac2acd80610c0f6f75d","headers":{"ce_id": "b02443a9-9435-4aea-b221-b91d5733796b", "ce_time": "2026-11-28T18:45:30.213Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T18:45:30.198118+00:00","published_at":"2026-11-28T18:45:30.232663+00:00"},
{"id":24,"topic":"identity.user.v1","key":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","value":"\\x0a2462616665326238322d633233642d346534352d623231642d34353563323163646363643210021a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f614a0c08bec2acd80610c0a6edff02","headers":{"ce_id": "5903a1ae-abc7-4a2f-ac70-e5261611a6e3", "ce_time": "2026-11-28T18:45:30.307Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T18:45:30.296814+00:00","published_at":"2026-11-28T18:45:30.337959+00:00"},
{"id":25,"topic":"identity.user.v1","key":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","value":"\\x0a2462616665326238322d633233642d346534352d623231642d34353563323163646363643210031a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f613a0c2b313535353535353031313740014a0c08bec2acd80610c0a6edff02520c08cac2acd80610c0a5b6cf01","headers":{"ce_id": "9a949024-e435-4a36-87b8-6a34192b6d6c", "ce_time": "2026-11-28T18:45:30.451Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-28T18:45:30.437968+00:00","published_at":"2026-11-28T18:45:30.475024+00:00"},
{"id":26,"topic":"identity.user.v1","key":"c5debdf7-9841-4326-982a-f0338ef949ae","value":"\\x0a2463356465626466372d393834312d343332362d393832612d66303333386566393439616510021a0d4d617269732044656c6761646f22196d6172697340746f7263686265617265722e6578616d706c652a056d617269734a0b08bfc2acd80610c0a6d211","headers":{"ce_id": "45a5f6a6-5e12-4c35-b2f6-27c4ddb6ebae", "ce_time": "2026-11-28T18:45:30.572Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T18:45:30.562538+00:00","published_at":"2026-11-28T18:45:30.603599+00:00"},
{"id":27,"topic":"identity.user.v1","key":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","value":"\\x0a2466336638646537332d313263372d343131662d616665302d61313662396130303265623410021a0d4e6f7661205472656d626c617922186e6f766140746f7263686265617265722e6578616d706c652a046e6f76613a0c2b313535353535353031313840014a0b08bfc2acd80610c0e6d64e520c08cac2acd80610c0a199e402","headers":{"ce_id": "fbc328c5-f386-4fd8-8a6e-4cd5af7dc083", "ce_time": "2026-11-28T18:45:30.770Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T18:45:30.749001+00:00","published_at":"2026-11-28T18:45:30.787785+00:00"},
{"id":28,"topic":"identity.user.v1","key":"230516b9-da57-48e7-be16-2405b111d853","value":"\\x0a2432333035313662392d646135372d343865372d626531362d32343035623131316438353310031a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e3a0c2b31353535353535303131344a0b08bec2acd80610c0a6d211520c08c9c2acd8061080f9f3df02","headers":{"ce_id": "426d1169-76a1-49ca-b7fc-c9d073caf10a", "ce_time": "2026-11-28T18:45:32.241Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-28T18:45:32.215748+00:00","published_at":"2026-11-28T18:45:32.262408+00:00"},
{"id":29,"topic":"identity.session.v1","key":"9ecef811-e7c6-4f2b-90b4-e1a71debdf2a","value":"\\x0a2439656365663831312d653763362d346632622d393062342d65316137316465626466326110011a2432323937653235322d373238622d343562642d613731382d353331626162636161663531220c08ccc2acd80610c094e78901","headers":{"ce_id": "3b28ef3b-c958-491d-bc52-f263b1bae5ad", "ce_time": "2026-11-28T18:45:32.292Z", "ce_type": "identity.v1.SessionEnded", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:32.291425+00:00","published_at":"2026-11-28T18:45:32.308954+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.outbox', 'id'), max(id)) from public.outbox;
insert into public.phone_code_sends (id, user_id, phone, address, sent_at) overriding system value select id, user_id, phone, address, sent_at from
json_populate_recordset(null::public.phone_code_sends, $rows$[
{"id":1,"user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","phone":"+15555550111","address":"127.0.0.1","sent_at":"2026-11-28T18:45:28.597+00:00"},
{"id":2,"user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","phone":"+15555550112","address":"127.0.0.1","sent_at":"2026-11-28T18:45:29.266+00:00"},
{"id":3,"user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","phone":"+15555550113","address":"127.0.0.1","sent_at":"2026-11-28T18:45:29.504+00:00"},
{"id":4,"user_id":"230516b9-da57-48e7-be16-2405b111d853","phone":"+15555550114","address":"127.0.0.1","sent_at":"2026-11-28T18:45:29.672+00:00"},
{"id":5,"user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","phone":"+15555550115","address":"127.0.0.1","sent_at":"2026-11-28T18:45:29.922+00:00"},
{"id":6,"user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","phone":"+15555550116","address":"127.0.0.1","sent_at":"2026-11-28T18:45:30.136+00:00"},
{"id":7,"user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","phone":"+15555550117","address":"127.0.0.1","sent_at":"2026-11-28T18:45:30.392+00:00"},
{"id":8,"user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","phone":"+15555550118","address":"127.0.0.1","sent_at":"2026-11-28T18:45:30.678+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.phone_code_sends', 'id'), max(id)) from public.phone_code_sends;
insert into public.security_event_key (only_one, key) overriding system value select only_one, key from
json_populate_recordset(null::public.security_event_key, $rows$[
{"only_one":true,"key":"\\xf0af09f515f451f8bc21ef422faba0198f595e62c1107d84781d5b6c81fa0b0b"}
]$rows$);
insert into public.security_events (id, seq, at, kind, outcome, user_id, account, actor_id, address, detail) overriding system value select id, seq, at, kind, outcome, user_id, account, actor_id, address, detail from
json_populate_recordset(null::public.security_events, $rows$[
{"id":"73518632-d8f6-418e-9dbc-951310fc5c44","seq":1,"at":"2026-11-28T18:45:15.797+00:00","kind":"sign-in","outcome":"succeeded","user_id":"2297e252-728b-45bd-a718-531babcaaf51","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"12de1a8c-2c81-4439-badb-d0f475ffc10f","seq":2,"at":"2026-11-28T18:45:17.595+00:00","kind":"sign-in","outcome":"succeeded","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"88d99842-c4e1-42e8-b8cb-3c2bebd52cd1","seq":3,"at":"2026-11-28T18:45:17.767+00:00","kind":"sign-in","outcome":"succeeded","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"7a76447e-3204-4179-ae80-1c58ca7244ac","seq":4,"at":"2026-11-28T18:45:17.89+00:00","kind":"sign-in","outcome":"succeeded","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"281e2f4f-4d97-40ae-bf76-95eef7d743e8","seq":5,"at":"2026-11-28T18:45:18.037+00:00","kind":"sign-in","outcome":"succeeded","user_id":"230516b9-da57-48e7-be16-2405b111d853","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"3999bed3-de9c-40c6-bc58-b944eff67349","seq":6,"at":"2026-11-28T18:45:18.163+00:00","kind":"sign-in","outcome":"succeeded","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"babc3e45-463b-4848-88a1-dca493804a10","seq":7,"at":"2026-11-28T18:45:18.274+00:00","kind":"sign-in","outcome":"succeeded","user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"c7c88372-6d73-4c06-a288-8a12cc084577","seq":8,"at":"2026-11-28T18:45:18.413+00:00","kind":"sign-in","outcome":"succeeded","user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"3bc61cd0-20ac-46b4-88a0-d4f3cfb211be","seq":9,"at":"2026-11-28T18:45:18.606+00:00","kind":"sign-in","outcome":"succeeded","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"7c7d0989-d0cf-4b21-a9fe-74faa125178a","seq":10,"at":"2026-11-28T18:45:18.805+00:00","kind":"sign-in","outcome":"succeeded","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"d856478a-6a0e-4776-a16e-49423e870a2f","seq":11,"at":"2026-11-28T18:45:18.938+00:00","kind":"sign-in","outcome":"succeeded","user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"950e58e7-c0a4-4763-919f-48f160528825","seq":12,"at":"2026-11-28T18:45:19.037+00:00","kind":"sign-in","outcome":"succeeded","user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"4d479442-e6f8-47c1-ad35-657d1344eabb","seq":13,"at":"2026-11-28T18:45:19.165+00:00","kind":"sign-in","outcome":"succeeded","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"1d112ffa-11a1-4fae-ad89-eafb5dd34425","seq":14,"at":"2026-11-28T18:45:28.962+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"2e490f58-4134-4685-b19d-87ea38c9dc72","seq":15,"at":"2026-11-28T18:45:29.317+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"2ce489a5-2b22-4e57-a7e2-c7dd5707fdac","seq":16,"at":"2026-11-28T18:45:29.556+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"3db25cdc-75a6-49da-9f24-b5c2a5939126","seq":17,"at":"2026-11-28T18:45:29.738+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"230516b9-da57-48e7-be16-2405b111d853","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"cf87c610-e303-4e38-b0cf-76dcac05ddd6","seq":18,"at":"2026-11-28T18:45:29.972+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"5a10952c-9f2f-4509-ad6b-34b7d6ecfc6e","seq":19,"at":"2026-11-28T18:45:30.197+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"ae5c4cdb-a3ff-4bf1-83b6-5322105c60f9","seq":20,"at":"2026-11-28T18:45:30.435+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"8575d4ad-8fc9-4b1f-9887-9acc5bb36846","seq":21,"at":"2026-11-28T18:45:30.747+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"c707ce04-e1f7-4ddc-a98b-4c31f58952a2","seq":22,"at":"2026-11-28T18:45:32.214+00:00","kind":"sign-in","outcome":"succeeded","user_id":"2297e252-728b-45bd-a718-531babcaaf51","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"41885f9f-411e-4719-9832-9dc8d8dd80b3","seq":23,"at":"2026-11-28T18:45:32.399+00:00","kind":"sign-in","outcome":"succeeded","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"0966cb8a-2c77-4df2-bc58-c2f70f7b69ec","seq":24,"at":"2026-11-28T18:45:32.455+00:00","kind":"sign-in","outcome":"succeeded","user_id":"2297e252-728b-45bd-a718-531babcaaf51","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"}
]$rows$);
select setval(pg_get_serial_sequence('public.security_events', 'seq'), max(seq)) from public.security_events;
insert into public.seen_versions (topic, key, version) overriding system value select topic, key, version from
json_populate_recordset(null::public.seen_versions, $rows$[
{"topic":"sms.consent.v1","key":"+15555550114","version":1}
]$rows$);
insert into public.sessions (id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at, code_given_at) overriding system value select id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at, code_given_at from
json_populate_recordset(null::public.sessions, $rows$[
{"id":"2f4f1d2e-ee35-4996-9dbb-c2502db95971","user_id":"2297e252-728b-45bd-a718-531babcaaf51","token_hash":"\\xc41740f337e8b7bfd9d3db08d97f774de96d44846e72dd59414e0eef88789f12","user_agent":"node","created_at":"2026-11-28T18:45:15.797+00:00","last_seen_at":"2026-11-28T18:45:15.797+00:00","expires_at":"2026-12-28T18:45:15.797+00:00","code_given_at":null},
{"id":"4f8742c4-37e5-43c5-bfc4-1f8b83d4965a","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","token_hash":"\\xdbe62ca1fd19faca007fc82bdc927537bc122aa10e2ce821858faefcf003b356","user_agent":"node","created_at":"2026-11-28T18:45:17.595+00:00","last_seen_at":"2026-11-28T18:45:17.595+00:00","expires_at":"2026-12-28T18:45:17.595+00:00","code_given_at":null},
{"id":"aad43fef-57d4-4a8b-80c7-065b96a41cae","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","token_hash":"\\x211f98f1488e6b34ae6f0b9709d105482bf217da472bc113279361884f32f76e","user_agent":"node","created_at":"2026-11-28T18:45:17.767+00:00","last_seen_at":"2026-11-28T18:45:17.767+00:00","expires_at":"2026-12-28T18:45:17.767+00:00","code_given_at":null},
{"id":"df188c93-7955-45e0-8278-a244438f5c33","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","token_hash":"\\xd249480431698b1c93c722fcda62708b34a3717c57efe84b95300cbbf19e7952","user_agent":"node","created_at":"2026-11-28T18:45:17.89+00:00","last_seen_at":"2026-11-28T18:45:17.89+00:00","expires_at":"2026-12-28T18:45:17.89+00:00","code_given_at":null},
{"id":"54a53d6f-f20b-4115-ab67-09e869a40e98","user_id":"230516b9-da57-48e7-be16-2405b111d853","token_hash":"\\xb6fbf94737acac7108eae8ba8360e759e1b2465800c946d96e88383d28899b32","user_agent":"node","created_at":"2026-11-28T18:45:18.037+00:00","last_seen_at":"2026-11-28T18:45:18.037+00:00","expires_at":"2026-12-28T18:45:18.037+00:00","code_given_at":null},
{"id":"b479af81-404d-4a57-9493-327b72af3661","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","token_hash":"\\x316c1ccb788ffb3a7e9ecb0bfe0280972fab281bfdb59cef0ce6ba502a124cd1","user_agent":"node","created_at":"2026-11-28T18:45:18.163+00:00","last_seen_at":"2026-11-28T18:45:18.163+00:00","expires_at":"2026-12-28T18:45:18.163+00:00","code_given_at":null},
{"id":"759797cc-3754-4aed-adbe-1f5a5b6d7945","user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","token_hash":"\\xbc3622151ca7829b3f8f1cddec1b3a0cb4aa3b17affcbcf44f31f489a642c48d","user_agent":"node","created_at":"2026-11-28T18:45:18.274+00:00","last_seen_at":"2026-11-28T18:45:18.274+00:00","expires_at":"2026-12-28T18:45:18.274+00:00","code_given_at":null},
{"id":"2c831c7a-21df-49bf-969e-b82fe9806d95","user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","token_hash":"\\x64371ea6a147d336fc687747492c8521e7039d41d82ac55758a9d46cc99e6868","user_agent":"node","created_at":"2026-11-28T18:45:18.413+00:00","last_seen_at":"2026-11-28T18:45:18.413+00:00","expires_at":"2026-12-28T18:45:18.413+00:00","code_given_at":null},
{"id":"457b2d49-88d6-4d58-927a-bb4b8b1ae958","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","token_hash":"\\xe550063bce1de590aa569e0da6ff562abed7e49e81bad9b482632303c713d55e","user_agent":"node","created_at":"2026-11-28T18:45:18.606+00:00","last_seen_at":"2026-11-28T18:45:18.606+00:00","expires_at":"2026-12-28T18:45:18.606+00:00","code_given_at":null},
{"id":"289572ee-1e8b-489c-be1c-21f110425d1c","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","token_hash":"\\x86157314132491b36edb2897425a627b98666a711c8e218146e91927e88acac8","user_agent":"node","created_at":"2026-11-28T18:45:18.805+00:00","last_seen_at":"2026-11-28T18:45:18.805+00:00","expires_at":"2026-12-28T18:45:18.805+00:00","code_given_at":null},
{"id":"9001daff-7ead-435b-a3a1-6f875090ca29","user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","token_hash":"\\xe11bc9281025661bc5a01559d6fad6d32b2400443f1bd36e5e02a06a55819907","user_agent":"node","created_at":"2026-11-28T18:45:18.938+00:00","last_seen_at":"2026-11-28T18:45:18.938+00:00","expires_at":"2026-12-28T18:45:18.938+00:00","code_given_at":null},
{"id":"5b840b8d-146f-431a-b09e-3d9bae8a38d4","user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","token_hash":"\\x4c6f3e200d4a58d12fe52f936c2e9171afd9c55ddaea513156fbe0140c3b29f3","user_agent":"node","created_at":"2026-11-28T18:45:19.037+00:00","last_seen_at":"2026-11-28T18:45:19.037+00:00","expires_at":"2026-12-28T18:45:19.037+00:00","code_given_at":null},
{"id":"c64cac4b-d095-4b60-9154-b7efe801de36","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","token_hash":"\\x2a21623a68d8a503771bbfd52b9222aa11d68a9888beafc7c2f91f0a9664ce85","user_agent":"node","created_at":"2026-11-28T18:45:19.165+00:00","last_seen_at":"2026-11-28T18:45:19.165+00:00","expires_at":"2026-12-28T18:45:19.165+00:00","code_given_at":null},
{"id":"fa19921f-741b-4be0-9e1a-0cf50a3b5e45","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","token_hash":"\\xc0d2d27a812e19c911d4e6f1795f6641dec785115acefd11312d54fb5be55036","user_agent":"node","created_at":"2026-11-28T18:45:32.399+00:00","last_seen_at":"2026-11-28T18:45:32.399+00:00","expires_at":"2026-12-28T18:45:32.399+00:00","code_given_at":null},
{"id":"43932d21-71a1-403a-9509-eac88b8401ce","user_id":"2297e252-728b-45bd-a718-531babcaaf51","token_hash":"\\x4c5da258152028597fdb53d64130dc1b340c294da08814e6d92d69f577170f55","user_agent":"node","created_at":"2026-11-28T18:45:32.455+00:00","last_seen_at":"2026-11-28T18:45:32.455+00:00","expires_at":"2026-12-28T18:45:32.455+00:00","code_given_at":null}
]$rows$);
insert into public.stopped_phones (phone) overriding system value select phone from
json_populate_recordset(null::public.stopped_phones, $rows$[
{"phone":"+15555550114"}
]$rows$);
insert into public.users (id, version, email, username, name, display_name, city, state, favorite_castaway, about, profile_picture, phone, sms_enabled, is_admin, has_seen_welcome, password_hash, created_at, phone_added_at, email_proven_at, must_change_password, temporary_until, temporary_used_at, pending_phone, phone_code_hash, phone_code_tries, phone_code_expires_at, phone_code_resend_at, pending_email, second_factor_at, hides_results, watched_week, unknown_password_hash) overriding system value select id, version, email, username, name, display_name, city, state, favorite_castaway, about, profile_picture, phone, sms_enabled, is_admin, has_seen_welcome, password_hash, created_at, phone_added_at, email_proven_at, must_change_password, temporary_until, temporary_used_at, pending_phone, phone_code_hash, phone_code_tries, phone_code_expires_at, phone_code_resend_at, pending_email, second_factor_at, hides_results, watched_week, unknown_password_hash from
json_populate_recordset(null::public.users, $rows$[
{"id":"2297e252-728b-45bd-a718-531babcaaf51","version":1,"email":"jo.admin@example.com","username":"jo.admin","name":"League Admin","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":true,"has_seen_welcome":false,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$xa8HXpIu3tGMHbUUHCpZVw$qsMxCwDTzxpOKcllpV94zrQkM0LtOGgI33NW/uS1ZWI","created_at":"2026-11-28T18:45:15.279+00:00","phone_added_at":null,"email_proven_at":"2026-11-28T18:45:15.279+00:00","must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null,"unknown_password_hash":null},
{"id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","version":3,"email":"coral@torchbearer.example","username":"coral","name":"Coral Whitfield","display_name":null,"city":"Astoria","state":"OR","favorite_castaway":"Anouk Verhoeven","about":"Has never missed an episode, or a tide.","profile_picture":null,"phone":"+15555550111","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$YMN3/XQ9edMGarOvy+JIBQ$0JBZNeivAZrkinYfXAn5sg/kWDm6oTnIxe+sL82zo24","created_at":"2026-11-28T18:45:17.595+00:00","phone_added_at":"2026-11-28T18:45:28.962+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null,"unknown_password_hash":null},
{"id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","version":3,"email":"dune@torchbearer.example","username":"dune","name":"Dune Marlowe","display_name":null,"city":"Reno","state":"NV","favorite_castaway":"Goldie Tran","about":"Bets on whoever laughs first.","profile_picture":null,"phone":"+15555550112","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$5JycKsGc5Dh9WOhMJXD1Tg$0Rlzj6ZwXmq/fuqKy0Lx1HT081LacomxLFyZHRnh1yM","created_at":"2026-11-28T18:45:17.767+00:00","phone_added_at":"2026-11-28T18:45:29.317+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null,"unknown_password_hash":null},
{"id":"e57ff98f-d6c3-416f-8c67-14058f3db284","version":3,"email":"ember@torchbearer.example","username":"ember","name":"Ember Castellan","display_name":null,"city":"Boise","state":"ID","favorite_castaway":"Osmund Bell","about":"Keeps a spreadsheet of every tribal council.","profile_picture":null,"phone":"+15555550113","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$8F7gqkJKavQbQkbaNxW87A$7kRUZWoB22wdUfVAB0/bIMVT3yPseDaoIAlEIRgC6VE","created_at":"2026-11-28T18:45:17.89+00:00","phone_added_at":"2026-11-28T18:45:29.556+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null,"unknown_password_hash":null},
{"id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","version":3,"email":"gale@torchbearer.example","username":"gale","name":"Gale Rutherford","display_name":null,"city":"Wichita","state":"KS","favorite_castaway":"Hollis Whitcombe","about":"Rooting for the quiet ones.","profile_picture":null,"phone":"+15555550115","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$x23QYtdHPNPvpl+JhmBfcQ$PDx8jF5v8DYVDJYhE4wTAHT0URJ1XCuopSx6bMc3mrE","created_at":"2026-11-28T18:45:18.163+00:00","phone_added_at":"2026-11-28T18:45:29.972+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null,"unknown_password_hash":null},
{"id":"05bfd313-1201-48c6-8da2-146b9cc2d276","version":1,"email":"harbor@torchbearer.example","username":"harbor","name":"Harbor Lindqvist","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$191sDijlu0S8KH4R1m4O3w$9Fu2TWbo0aRFWmg56RoziP6+5beYPxxmdT/X6SPxEAM","created_at":"2026-11-28T18:45:18.274+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null,"unknown_password_hash":null},
{"id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","version":1,"email":"indigo@torchbearer.example","username":"indigo","name":"Indigo Farrow","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$8EAYjlYDBQ4AbLNQNIBw+A$Rt4bCRFmOWTLRXtXqllTC7QKgPTG+dFgL6oc3rkG+T0","created_at":"2026-11-28T18:45:18.413+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null,"unknown_password_hash":null},
{"id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","version":2,"email":"juniper@torchbearer.example","username":"juniper","name":"Juniper Vale","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550116","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$R0nauSDSWaZdlv+v/gAgeQ$9xaZahBjDypdMiqrBde/wVEpTZN0p/WjslCDfMJm+4k","created_at":"2026-11-28T18:45:18.606+00:00","phone_added_at":"2026-11-28T18:45:30.197+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null,"unknown_password_hash":null},
{"id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","version":3,"email":"koa@torchbearer.example","username":"koa","name":"Koa Brightwater","display_name":null,"city":"Honolulu","state":"HI","favorite_castaway":"Keoni Palakiko","about":"Watches five hours before everybody else. Says nothing.","profile_picture":null,"phone":"+15555550117","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$EiToIRgwo0a6wmDz8aY8Zw$5R7wjXVkuTxG5VtEt8o3qKj+CE1t+pPM1aKHHMb1gj8","created_at":"2026-11-28T18:45:18.805+00:00","phone_added_at":"2026-11-28T18:45:30.435+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null,"unknown_password_hash":null},
{"id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","version":1,"email":"lagoon@torchbearer.example","username":"lagoon","name":"Lagoon Petrov","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$MYREsatpVqO6djlPXKQIFg$HhfT6zNluJHUqKm4ljKWK6tSAjnlQxgHDVyU3M+oaGw","created_at":"2026-11-28T18:45:18.938+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null,"unknown_password_hash":null},
{"id":"c5debdf7-9841-4326-982a-f0338ef949ae","version":2,"email":"maris@torchbearer.example","username":"maris","name":"Maris Delgado","display_name":null,"city":"Mobile","state":"AL","favorite_castaway":"Ines Caldeira","about":"Here for the puzzles.","profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$HqhqcA807/B8huCiNHBowA$xoL3aFdLhoiGIyGbE1ETg2ogUHyjLt4BEBQw18isC4o","created_at":"2026-11-28T18:45:19.037+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null,"unknown_password_hash":null},
{"id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","version":2,"email":"nova@torchbearer.example","username":"nova","name":"Nova Tremblay","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550118","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$8c1iExHUCggS5BYiE7Dl7w$tv8/X4AkH+AyRiCfY+L8hdE330cmh6MoNcv9jButw5M","created_at":"2026-11-28T18:45:19.165+00:00","phone_added_at":"2026-11-28T18:45:30.747+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null,"unknown_password_hash":null},
{"id":"230516b9-da57-48e7-be16-2405b111d853","version":3,"email":"fern@torchbearer.example","username":"fern","name":"Fern Okonjo","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550114","sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$N0lChEmFMKkzgVMZIbfRTg$8TZmgADuAyZReSxmloVIpWv5jZbRAqnvQcbua0sY4yU","created_at":"2026-11-28T18:45:18.037+00:00","phone_added_at":"2026-11-28T18:45:29.738+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null,"unknown_password_hash":null}
]$rows$);
