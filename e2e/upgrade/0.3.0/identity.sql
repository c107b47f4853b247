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
set session_replication_role = replica;
truncate public.calendar_tokens, public.email_change_mails, public.email_change_tokens, public.email_changes, public.external_identities, public.invites, public.migrations, public.oidc_nonces, public.outbox, public.password_tries, public.phone_code_sends, public.pictures, public.recovery_codes, public.reset_requests, public.reset_tokens, public.second_factors, public.security_event_key, public.security_events, public.seen_versions, public.sessions, public.stopped_phones, public.users;
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
{"id":11,"timestamp":1700000860000,"name":"CreateSecondFactors1700000860000"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
insert into public.outbox (id, topic, key, value, headers, created_at, published_at) overriding system value select id, topic, key, value, headers, created_at, published_at from
json_populate_recordset(null::public.outbox, $rows$[
{"id":1,"topic":"identity.user.v1","key":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","value":"\\x0a2437613462643665392d626336352d343238352d613966352d61303434613034353435306610011a0c4c65616775652041646d696e22146a6f2e61646d696e406578616d706c652e636f6d2a086a6f2e61646d696e30014a0c08cfdba0d8061080c08db701","headers":{"ce_id": "23db1da5-1939-4aa3-8b91-f87607e687c4", "ce_time": "2026-11-26T13:02:07.396Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:07.37938+00:00","published_at":"2026-11-26T13:02:07.437869+00:00"},
{"id":2,"topic":"identity.user.v1","key":"272672b7-f50d-44a6-bc32-64c166fbbb9a","value":"\\x0a2432373236373262372d663530642d343461362d626333322d36346331363666626262396110011a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c4a0c08d0dba0d80610c0ed98cb03","headers":{"ce_id": "b4d7b1f3-92a9-4541-a139-7cbb1683d135", "ce_time": "2026-11-26T13:02:08.987Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:08.982166+00:00","published_at":"2026-11-26T13:02:09.009105+00:00"},
{"id":3,"topic":"identity.user.v1","key":"98e58088-a841-485d-8879-7054a7ec5c28","value":"\\x0a2439386535383038382d613834312d343835642d383837392d37303534613765633563323810011a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e654a0b08d1dba0d8061080a9bc1f","headers":{"ce_id": "c75f10b4-20e5-462e-ab1d-ffc598ccdc17", "ce_time": "2026-11-26T13:02:09.087Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:09.085723+00:00","published_at":"2026-11-26T13:02:09.112481+00:00"},
{"id":4,"topic":"identity.user.v1","key":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","value":"\\x0a2434646466316133662d303536612d346432662d383435392d37326661653033656363396110011a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265724a0b08d1dba0d8061080b5b749","headers":{"ce_id": "ed8cbacd-c420-42b9-9705-e3c236c39d9e", "ce_time": "2026-11-26T13:02:09.181Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:09.176609+00:00","published_at":"2026-11-26T13:02:09.200957+00:00"},
{"id":5,"topic":"identity.user.v1","key":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","value":"\\x0a2432626239636363642d383764362d343164332d396635302d35313163323737333162613710011a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e4a0b08d1dba0d80610c0cee974","headers":{"ce_id": "706ff64f-9bc6-4fb6-b998-1ec58d15ad2c", "ce_time": "2026-11-26T13:02:09.261Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:09.259873+00:00","published_at":"2026-11-26T13:02:09.280027+00:00"},
{"id":6,"topic":"identity.user.v1","key":"6829917c-1514-4967-b53c-ba312340e6d3","value":"\\x0a2436383239393137632d313531342d343936372d623533632d62613331323334306536643310011a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c654a0c08d1dba0d8061080bbb99b01","headers":{"ce_id": "7cf8d44b-f443-45f5-aefd-4a332f78b4ae", "ce_time": "2026-11-26T13:02:09.343Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:09.341347+00:00","published_at":"2026-11-26T13:02:09.361614+00:00"},
{"id":7,"topic":"identity.user.v1","key":"9479db03-b435-4022-9901-9fb4f774f9ac","value":"\\x0a2439343739646230332d623433352d343032322d393930312d39666234663737346639616310011a10486172626f72204c696e647176697374221a686172626f7240746f7263686265617265722e6578616d706c652a06686172626f724a0c08d1dba0d8061080acc6c201","headers":{"ce_id": "f9c3adb6-0b40-4f95-9123-52ed884a02d3", "ce_time": "2026-11-26T13:02:09.423Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:09.421795+00:00","published_at":"2026-11-26T13:02:09.439196+00:00"},
{"id":8,"topic":"identity.user.v1","key":"d903a40b-838d-4d05-a35f-9bb93d4b5266","value":"\\x0a2464393033613430622d383338642d346430352d613335662d39626239336434623532363610011a0d496e6469676f20466172726f77221a696e6469676f40746f7263686265617265722e6578616d706c652a06696e6469676f4a0c08d1dba0d80610c0e2b9e301","headers":{"ce_id": "108557fb-a71a-4acf-b869-ddd64bd0afc7", "ce_time": "2026-11-26T13:02:09.500Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:09.497639+00:00","published_at":"2026-11-26T13:02:09.514116+00:00"},
{"id":9,"topic":"identity.user.v1","key":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","value":"\\x0a2431363362643035312d363461352d343135392d626134652d66316439616463326464663810011a0c4a756e697065722056616c65221b6a756e6970657240746f7263686265617265722e6578616d706c652a076a756e697065724a0c08d1dba0d80610c0cacc8902","headers":{"ce_id": "a95498a9-ccc2-4a1e-a8c5-bfcf34c22c06", "ce_time": "2026-11-26T13:02:09.575Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:09.573969+00:00","published_at":"2026-11-26T13:02:09.591131+00:00"},
{"id":10,"topic":"identity.user.v1","key":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","value":"\\x0a2462346339373962332d636264632d346238362d613461322d34343230306631326538366310011a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f614a0c08d1dba0d80610c0dfc1b402","headers":{"ce_id": "a47ad0ef-ea77-45d6-89ae-0386f395675b", "ce_time": "2026-11-26T13:02:09.667Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:09.664273+00:00","published_at":"2026-11-26T13:02:09.681311+00:00"},
{"id":11,"topic":"identity.user.v1","key":"33824866-179e-427b-bc7f-c19ca90662cc","value":"\\x0a2433333832343836362d313739652d343237622d626337662d63313963613930363632636310011a0d4c61676f6f6e20506574726f76221a6c61676f6f6e40746f7263686265617265722e6578616d706c652a066c61676f6f6e4a0c08d1dba0d8061080d58bdc02","headers":{"ce_id": "fa3e90dd-805b-40ad-84db-7125d65175b6", "ce_time": "2026-11-26T13:02:09.744Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:09.743408+00:00","published_at":"2026-11-26T13:02:09.760859+00:00"},
{"id":12,"topic":"identity.user.v1","key":"484c54d4-9872-4926-be74-916d676b20e8","value":"\\x0a2434383463353464342d393837322d343932362d626537342d39313664363736623230653810011a0d4d617269732044656c6761646f22196d6172697340746f7263686265617265722e6578616d706c652a056d617269734a0c08d1dba0d80610c0afe78003","headers":{"ce_id": "6ed9babf-5f20-4401-a538-5350a3cbefa2", "ce_time": "2026-11-26T13:02:09.825Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:09.823113+00:00","published_at":"2026-11-26T13:02:09.842832+00:00"},
{"id":13,"topic":"identity.user.v1","key":"eb89577b-5603-484f-be87-9da2b5a85d73","value":"\\x0a2465623839353737622d353630332d343834662d626538372d39646132623561383564373310011a0d4e6f7661205472656d626c617922186e6f766140746f7263686265617265722e6578616d706c652a046e6f76614a0c08d1dba0d80610c0b2e8a903","headers":{"ce_id": "0a70bfdd-026a-4bb0-a53f-969aa052f98f", "ce_time": "2026-11-26T13:02:09.909Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:09.908028+00:00","published_at":"2026-11-26T13:02:09.929891+00:00"},
{"id":14,"topic":"identity.user.v1","key":"272672b7-f50d-44a6-bc32-64c166fbbb9a","value":"\\x0a2432373236373262372d663530642d343461362d626333322d36346331363666626262396110021a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c4a0c08d0dba0d80610c0ed98cb03","headers":{"ce_id": "65c76dfc-1fc2-4c1f-a4f8-24dfd1da51d1", "ce_time": "2026-11-26T13:02:14.985Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T13:02:14.981458+00:00","published_at":"2026-11-26T13:02:14.998869+00:00"},
{"id":15,"topic":"identity.user.v1","key":"272672b7-f50d-44a6-bc32-64c166fbbb9a","value":"\\x0a2432373236373262372d663530642d343461362d626333322d36346331363666626262396110031a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c3a0c2b313535353535353031313140014a0c08d0dba0d80610c0ed98cb03520b08d7dba0d80610c0e9d777","headers":{"ce_id": "960eb011-24a9-476a-ba90-4f9230f42105", "ce_time": "2026-11-26T13:02:15.265Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T13:02:15.2536+00:00","published_at":"2026-11-26T13:02:15.280356+00:00"},
{"id":16,"topic":"identity.user.v1","key":"98e58088-a841-485d-8879-7054a7ec5c28","value":"\\x0a2439386535383038382d613834312d343835642d383837392d37303534613765633563323810021a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e654a0b08d1dba0d8061080a9bc1f","headers":{"ce_id": "5092d323-1050-4b3d-b076-fe746a110733", "ce_time": "2026-11-26T13:02:15.343Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T13:02:15.342093+00:00","published_at":"2026-11-26T13:02:15.359242+00:00"},
{"id":17,"topic":"identity.user.v1","key":"98e58088-a841-485d-8879-7054a7ec5c28","value":"\\x0a2439386535383038382d613834312d343835642d383837392d37303534613765633563323810031a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e653a0c2b313535353535353031313240014a0b08d1dba0d8061080a9bc1f520c08d7dba0d8061080cedbd301","headers":{"ce_id": "84a83f28-1356-4489-83d8-4d13af7a2440", "ce_time": "2026-11-26T13:02:15.449Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T13:02:15.444665+00:00","published_at":"2026-11-26T13:02:15.462869+00:00"},
{"id":18,"topic":"identity.user.v1","key":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","value":"\\x0a2434646466316133662d303536612d346432662d383435392d37326661653033656363396110021a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265724a0b08d1dba0d8061080b5b749","headers":{"ce_id": "c6320e49-217f-47b7-aafd-2b736460c3f7", "ce_time": "2026-11-26T13:02:15.502Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T13:02:15.500657+00:00","published_at":"2026-11-26T13:02:15.516139+00:00"},
{"id":19,"topic":"identity.user.v1","key":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","value":"\\x0a2434646466316133662d303536612d346432662d383435392d37326661653033656363396110031a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265723a0c2b313535353535353031313340014a0b08d1dba0d8061080b5b749520c08d7dba0d80610808c8d9e02","headers":{"ce_id": "24f1d349-c2bf-4a1a-8440-b4745eff8680", "ce_time": "2026-11-26T13:02:15.607Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T13:02:15.601079+00:00","published_at":"2026-11-26T13:02:15.618764+00:00"},
{"id":20,"topic":"identity.user.v1","key":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","value":"\\x0a2432626239636363642d383764362d343164332d396635302d35313163323737333162613710021a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e3a0c2b313535353535353031313440014a0b08d1dba0d80610c0cee974520c08d7dba0d8061080eba5c302","headers":{"ce_id": "ff4845f5-c158-4109-b073-3200d4810a45", "ce_time": "2026-11-26T13:02:15.683Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T13:02:15.678985+00:00","published_at":"2026-11-26T13:02:15.70078+00:00"},
{"id":21,"topic":"identity.user.v1","key":"6829917c-1514-4967-b53c-ba312340e6d3","value":"\\x0a2436383239393137632d313531342d343936372d623533632d62613331323334306536643310021a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c654a0c08d1dba0d8061080bbb99b01","headers":{"ce_id": "1f3a26dc-950c-4fd1-973e-a3a1cc483aa9", "ce_time": "2026-11-26T13:02:15.746Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T13:02:15.74433+00:00","published_at":"2026-11-26T13:02:15.766965+00:00"},
{"id":22,"topic":"identity.user.v1","key":"6829917c-1514-4967-b53c-ba312340e6d3","value":"\\x0a2436383239393137632d313531342d343936372d623533632d62613331323334306536643310031a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c653a0c2b313535353535353031313540014a0c08d1dba0d8061080bbb99b01520c08d7dba0d80610c0dcc98503","headers":{"ce_id": "b659b6dd-70d7-4671-a48e-b57b523caa4a", "ce_time": "2026-11-26T13:02:15.822Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T13:02:15.818273+00:00","published_at":"2026-11-26T13:02:15.837082+00:00"},
{"id":23,"topic":"identity.user.v1","key":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","value":"\\x0a2431363362643035312d363461352d343135392d626134652d66316439616463326464663810021a0c4a756e697065722056616c65221b6a756e6970657240746f7263686265617265722e6578616d706c652a076a756e697065723a0c2b313535353535353031313640014a0c08d1dba0d80610c0cacc8902520c08d7dba0d80610c08cadb303","headers":{"ce_id": "ad19254d-05b5-4e26-bd83-84a6d0c3d158", "ce_time": "2026-11-26T13:02:15.921Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T13:02:15.91388+00:00","published_at":"2026-11-26T13:02:15.944766+00:00"},
{"id":24,"topic":"identity.user.v1","key":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","value":"\\x0a2462346339373962332d636264632d346238362d613461322d34343230306631326538366310021a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f614a0c08d1dba0d80610c0dfc1b402","headers":{"ce_id": "73c15310-1069-4fdd-8a98-e48f5983435b", "ce_time": "2026-11-26T13:02:15.980Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T13:02:15.975588+00:00","published_at":"2026-11-26T13:02:15.998823+00:00"},
{"id":28,"topic":"identity.user.v1","key":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","value":"\\x0a2432626239636363642d383764362d343164332d396635302d35313163323737333162613710031a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e3a0c2b31353535353535303131344a0b08d1dba0d80610c0cee974520c08d7dba0d8061080eba5c302","headers":{"ce_id": "292508b1-4bb5-4e4f-9b7f-5607acef8f8e", "ce_time": "2026-11-26T13:02:17.660Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T13:02:17.652876+00:00","published_at":"2026-11-26T13:02:17.683971+00:00"},
{"id":25,"topic":"identity.user.v1","key":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","value":"\\x0a2462346339373962332d636264632d346238362d613461322d34343230306631326538366310031a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f613a0c2b313535353535353031313740014a0c08d1dba0d80610c0dfc1b402520b08d8dba0d8061080d69e24","headers":{"ce_id": "357e45ab-d0b9-4a2b-9c4e-84328347cf8d", "ce_time": "2026-11-26T13:02:16.080Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T13:02:16.076411+00:00","published_at":"2026-11-26T13:02:16.092542+00:00"},
{"id":26,"topic":"identity.user.v1","key":"484c54d4-9872-4926-be74-916d676b20e8","value":"\\x0a2434383463353464342d393837322d343932362d626537342d39313664363736623230653810021a0d4d617269732044656c6761646f22196d6172697340746f7263686265617265722e6578616d706c652a056d617269734a0c08d1dba0d80610c0afe78003","headers":{"ce_id": "508d9485-1919-4140-b4f4-9851bef783b5", "ce_time": "2026-11-26T13:02:16.130Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T13:02:16.12904+00:00","published_at":"2026-11-26T13:02:16.148252+00:00"},
{"id":27,"topic":"identity.user.v1","key":"eb89577b-5603-484f-be87-9da2b5a85d73","value":"\\x0a2465623839353737622d353630332d343834662d626538372d39646132623561383564373310021a0d4e6f7661205472656d626c617922186e6f766140746f7263686265617265722e6578616d706c652a046e6f76613a0c2b313535353535353031313840014a0c08d1dba0d80610c0b2e8a903520b08d8dba0d80610c0988d6f","headers":{"ce_id": "ebaefbec-63a2-4de0-bbd3-15a64f989cb3", "ce_time": "2026-11-26T13:02:16.240Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T13:02:16.234414+00:00","published_at":"2026-11-26T13:02:16.255813+00:00"},
{"id":29,"topic":"identity.session.v1","key":"ba70843d-dafe-42ba-ad2a-37fb4756fc35","value":"\\x0a2462613730383433642d646166652d343262612d616432612d33376662343735366663333510011a2437613462643665392d626336352d343238352d613966352d613034346130343534353066220c08d9dba0d8061080e2abc202","headers":{"ce_id": "3b835ec6-7f3f-4420-ba63-a441e0630388", "ce_time": "2026-11-26T13:02:17.690Z", "ce_type": "identity.v1.SessionEnded", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:17.67682+00:00","published_at":"2026-11-26T13:02:17.70833+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.outbox', 'id'), max(id)) from public.outbox;
insert into public.phone_code_sends (id, user_id, phone, address, sent_at) overriding system value select id, user_id, phone, address, sent_at from
json_populate_recordset(null::public.phone_code_sends, $rows$[
{"id":1,"user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","phone":"+15555550111","address":"127.0.0.1","sent_at":"2026-11-26T13:02:15.059+00:00"},
{"id":2,"user_id":"98e58088-a841-485d-8879-7054a7ec5c28","phone":"+15555550112","address":"127.0.0.1","sent_at":"2026-11-26T13:02:15.406+00:00"},
{"id":3,"user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","phone":"+15555550113","address":"127.0.0.1","sent_at":"2026-11-26T13:02:15.573+00:00"},
{"id":4,"user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","phone":"+15555550114","address":"127.0.0.1","sent_at":"2026-11-26T13:02:15.652+00:00"},
{"id":5,"user_id":"6829917c-1514-4967-b53c-ba312340e6d3","phone":"+15555550115","address":"127.0.0.1","sent_at":"2026-11-26T13:02:15.796+00:00"},
{"id":6,"user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","phone":"+15555550116","address":"127.0.0.1","sent_at":"2026-11-26T13:02:15.889+00:00"},
{"id":7,"user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","phone":"+15555550117","address":"127.0.0.1","sent_at":"2026-11-26T13:02:16.051+00:00"},
{"id":8,"user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","phone":"+15555550118","address":"127.0.0.1","sent_at":"2026-11-26T13:02:16.211+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.phone_code_sends', 'id'), max(id)) from public.phone_code_sends;
insert into public.security_event_key (only_one, key) overriding system value select only_one, key from
json_populate_recordset(null::public.security_event_key, $rows$[
{"only_one":true,"key":"\\x94f96acd927edcdb4b1739897b5b30da509b671ff98c1b0d71f1015a83f5ea99"}
]$rows$);
insert into public.security_events (id, seq, at, kind, outcome, user_id, account, actor_id, address, detail) overriding system value select id, seq, at, kind, outcome, user_id, account, actor_id, address, detail from
json_populate_recordset(null::public.security_events, $rows$[
{"id":"d095e622-3c93-4b7c-adb3-dacc1042e669","seq":1,"at":"2026-11-26T13:02:07.83+00:00","kind":"sign-in","outcome":"succeeded","user_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"d262cc7c-5134-41e6-9934-6edb51ec14ee","seq":2,"at":"2026-11-26T13:02:08.963+00:00","kind":"sign-in","outcome":"succeeded","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"13e0c6ab-e206-4671-acb5-5c553315ddd2","seq":3,"at":"2026-11-26T13:02:09.066+00:00","kind":"sign-in","outcome":"succeeded","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"b4a7bfbf-356f-4ffa-afa8-7aa4a1927cd2","seq":4,"at":"2026-11-26T13:02:09.154+00:00","kind":"sign-in","outcome":"succeeded","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"f6eb88d7-e45a-4943-941e-a76586f96b99","seq":5,"at":"2026-11-26T13:02:09.245+00:00","kind":"sign-in","outcome":"succeeded","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"591670c6-22b1-43f2-baec-9593395d1966","seq":6,"at":"2026-11-26T13:02:09.326+00:00","kind":"sign-in","outcome":"succeeded","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"242c91d8-37a0-411a-9875-f55b4eac4151","seq":7,"at":"2026-11-26T13:02:09.408+00:00","kind":"sign-in","outcome":"succeeded","user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"d3751e91-d6cd-485c-b2de-f04805aa582e","seq":8,"at":"2026-11-26T13:02:09.477+00:00","kind":"sign-in","outcome":"succeeded","user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"844d4977-eec5-462e-97be-fce2f23463e4","seq":9,"at":"2026-11-26T13:02:09.557+00:00","kind":"sign-in","outcome":"succeeded","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"0727881e-753b-480c-981b-3ce463184f4d","seq":10,"at":"2026-11-26T13:02:09.647+00:00","kind":"sign-in","outcome":"succeeded","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"31bc07fb-f627-46b8-8571-45bd1cfc66d0","seq":11,"at":"2026-11-26T13:02:09.73+00:00","kind":"sign-in","outcome":"succeeded","user_id":"33824866-179e-427b-bc7f-c19ca90662cc","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"793bcaef-ab3a-4822-98a7-671807bc2db0","seq":12,"at":"2026-11-26T13:02:09.807+00:00","kind":"sign-in","outcome":"succeeded","user_id":"484c54d4-9872-4926-be74-916d676b20e8","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"0e8387cb-87f7-442a-be4b-0e6e3a46c7f7","seq":13,"at":"2026-11-26T13:02:09.893+00:00","kind":"sign-in","outcome":"succeeded","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"dfed6aaa-2744-4a67-8283-552b5d3181c4","seq":14,"at":"2026-11-26T13:02:15.251+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"38ac2930-6f13-466c-9219-0daf3d49cee8","seq":15,"at":"2026-11-26T13:02:15.444+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"9ea3e65a-cb5f-4de2-b91b-58019fcbf8d1","seq":16,"at":"2026-11-26T13:02:15.6+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"5e1130ad-2c80-4cc1-8cb1-3331d1870cda","seq":17,"at":"2026-11-26T13:02:15.678+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"d8d261a1-33e4-488f-bf7e-9b4d7f1357e6","seq":18,"at":"2026-11-26T13:02:15.817+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"eb225a7a-d488-4a7a-840a-79158e8c39f2","seq":19,"at":"2026-11-26T13:02:15.913+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"fe34d2e3-28b9-4ac6-9943-4f39f137023a","seq":20,"at":"2026-11-26T13:02:16.076+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"0b420913-ee0d-4291-9e57-0576a4c7f049","seq":21,"at":"2026-11-26T13:02:16.233+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"5cb1eb17-8d4f-4c07-9a84-f45dc0f41411","seq":22,"at":"2026-11-26T13:02:17.643+00:00","kind":"sign-in","outcome":"succeeded","user_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"6549f455-2839-4043-9b98-f6f4f426728d","seq":23,"at":"2026-11-26T13:02:17.76+00:00","kind":"sign-in","outcome":"succeeded","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"5b546ef0-4b60-48c1-a37a-074780891a59","seq":24,"at":"2026-11-26T13:02:17.791+00:00","kind":"sign-in","outcome":"succeeded","user_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"}
]$rows$);
select setval(pg_get_serial_sequence('public.security_events', 'seq'), max(seq)) from public.security_events;
insert into public.seen_versions (topic, key, version) overriding system value select topic, key, version from
json_populate_recordset(null::public.seen_versions, $rows$[
{"topic":"sms.consent.v1","key":"+15555550114","version":1}
]$rows$);
insert into public.sessions (id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at) overriding system value select id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at from
json_populate_recordset(null::public.sessions, $rows$[
{"id":"06256ffe-b5ee-47ce-8eb9-673fa29821d9","user_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","token_hash":"\\x2f98b97f98376cb8a2f74d7fd3bf74ce7d287d8cbcb84cecec7077fc24856431","user_agent":"node","created_at":"2026-11-26T13:02:07.83+00:00","last_seen_at":"2026-11-26T13:02:07.83+00:00","expires_at":"2026-12-26T13:02:07.83+00:00"},
{"id":"09076f0b-666a-4d4d-be65-efd6f5cf145f","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","token_hash":"\\x86ff01bc9b812f1e7c5d9e9dc9d43a9f0b0966c5a50e413e0ada6f09f586e6af","user_agent":"node","created_at":"2026-11-26T13:02:08.963+00:00","last_seen_at":"2026-11-26T13:02:08.963+00:00","expires_at":"2026-12-26T13:02:08.963+00:00"},
{"id":"6eef330f-69a9-41fe-88b5-b5434b5dea4c","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","token_hash":"\\x740cd4623c978f88a16f8a06ec53a7c5a17a52840264c603e1a2dae58ba4e643","user_agent":"node","created_at":"2026-11-26T13:02:09.066+00:00","last_seen_at":"2026-11-26T13:02:09.066+00:00","expires_at":"2026-12-26T13:02:09.066+00:00"},
{"id":"56fd4e40-5a3b-47b8-a38f-4fb39c8af442","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","token_hash":"\\xc91817306f250bb88e71d810cf198a72446d8dfe3883ef27201076bbc9e0c110","user_agent":"node","created_at":"2026-11-26T13:02:09.154+00:00","last_seen_at":"2026-11-26T13:02:09.154+00:00","expires_at":"2026-12-26T13:02:09.154+00:00"},
{"id":"30a0f109-e929-489f-9381-df5219e2780f","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","token_hash":"\\xf4c60475cf2aa68b2a68d54ff880e1667eba391d02617f83bc57fc3780d6b949","user_agent":"node","created_at":"2026-11-26T13:02:09.245+00:00","last_seen_at":"2026-11-26T13:02:09.245+00:00","expires_at":"2026-12-26T13:02:09.245+00:00"},
{"id":"9e89a51e-0dd4-4bfd-8803-c32f3a1e869d","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","token_hash":"\\x788ba8bef18b66efa359202c2380b6187059236f7f3637c635e48b43893fb816","user_agent":"node","created_at":"2026-11-26T13:02:09.326+00:00","last_seen_at":"2026-11-26T13:02:09.326+00:00","expires_at":"2026-12-26T13:02:09.326+00:00"},
{"id":"e408118c-f3e6-4b49-87d9-aaee99c867a6","user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","token_hash":"\\x49a87598d8099b8f2f3cb24d0abee5d01cd9447e37a09e8e7ae1b94c4ab976f8","user_agent":"node","created_at":"2026-11-26T13:02:09.408+00:00","last_seen_at":"2026-11-26T13:02:09.408+00:00","expires_at":"2026-12-26T13:02:09.408+00:00"},
{"id":"f4395fda-fc5f-4a48-a622-5e28f67568d6","user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","token_hash":"\\xaa914ad1dd3c7bac26fa75afe589fd7a552ce54c7bd11ebef0dcc528047e2973","user_agent":"node","created_at":"2026-11-26T13:02:09.477+00:00","last_seen_at":"2026-11-26T13:02:09.477+00:00","expires_at":"2026-12-26T13:02:09.477+00:00"},
{"id":"b58406be-d8be-4c53-aca1-226bd9980a74","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","token_hash":"\\xe21d913ae54a5b4bad72b05f012e9c11cfae9e7dcf1ad59b7747b03d89512152","user_agent":"node","created_at":"2026-11-26T13:02:09.557+00:00","last_seen_at":"2026-11-26T13:02:09.557+00:00","expires_at":"2026-12-26T13:02:09.557+00:00"},
{"id":"28ae5fbe-406d-4e39-8f39-bedff8c42442","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","token_hash":"\\x2ac0539056f7dcba87f1b611dabb572b30408b0c0062b3059461de43c2934dd5","user_agent":"node","created_at":"2026-11-26T13:02:09.647+00:00","last_seen_at":"2026-11-26T13:02:09.647+00:00","expires_at":"2026-12-26T13:02:09.647+00:00"},
{"id":"4d10dfdc-ae30-4dfa-bd61-4176407ab4dc","user_id":"33824866-179e-427b-bc7f-c19ca90662cc","token_hash":"\\x87b3385303730890f15f075ab7ab61a918b52addcdca118d1e04f025589fa672","user_agent":"node","created_at":"2026-11-26T13:02:09.73+00:00","last_seen_at":"2026-11-26T13:02:09.73+00:00","expires_at":"2026-12-26T13:02:09.73+00:00"},
{"id":"8fb35373-689a-4ad1-b6f8-812b44a6c755","user_id":"484c54d4-9872-4926-be74-916d676b20e8","token_hash":"\\x2a16e240bd40b5c85490533f6db1024772a02c2b3959492bede32b0b26f7a777","user_agent":"node","created_at":"2026-11-26T13:02:09.807+00:00","last_seen_at":"2026-11-26T13:02:09.807+00:00","expires_at":"2026-12-26T13:02:09.807+00:00"},
{"id":"26ea143e-9c00-4c42-941f-65abe3a5bd4a","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","token_hash":"\\xe3eae03cecf762a8aa8c4449ae31044990236f04539e889dff61867c1f156423","user_agent":"node","created_at":"2026-11-26T13:02:09.893+00:00","last_seen_at":"2026-11-26T13:02:09.893+00:00","expires_at":"2026-12-26T13:02:09.893+00:00"},
{"id":"49116efe-519b-4427-8d6a-f1851683aea8","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","token_hash":"\\x102c9cd375f47ae4514c475c8a3ea226207a6e19c9a089f34e2dd43e7fa643c7","user_agent":"node","created_at":"2026-11-26T13:02:17.76+00:00","last_seen_at":"2026-11-26T13:02:17.76+00:00","expires_at":"2026-12-26T13:02:17.76+00:00"},
{"id":"0422798f-12b2-42e1-bacd-0c922a0c6a73","user_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","token_hash":"\\xa1b8ff28b565f36f63f166075b79be26ace4e718dd7a792842c5ffd456ff87d4","user_agent":"node","created_at":"2026-11-26T13:02:17.791+00:00","last_seen_at":"2026-11-26T13:02:17.791+00:00","expires_at":"2026-12-26T13:02:17.791+00:00"}
]$rows$);
insert into public.stopped_phones (phone) overriding system value select phone from
json_populate_recordset(null::public.stopped_phones, $rows$[
{"phone":"+15555550114"}
]$rows$);
insert into public.users (id, version, email, username, name, display_name, city, state, favorite_castaway, about, profile_picture, phone, sms_enabled, is_admin, has_seen_welcome, password_hash, created_at, phone_added_at, email_proven_at, must_change_password, temporary_until, temporary_used_at, pending_phone, phone_code_hash, phone_code_tries, phone_code_expires_at, phone_code_resend_at, pending_email, second_factor_at) overriding system value select id, version, email, username, name, display_name, city, state, favorite_castaway, about, profile_picture, phone, sms_enabled, is_admin, has_seen_welcome, password_hash, created_at, phone_added_at, email_proven_at, must_change_password, temporary_until, temporary_used_at, pending_phone, phone_code_hash, phone_code_tries, phone_code_expires_at, phone_code_resend_at, pending_email, second_factor_at from
json_populate_recordset(null::public.users, $rows$[
{"id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","version":1,"email":"jo.admin@example.com","username":"jo.admin","name":"League Admin","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":true,"has_seen_welcome":false,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$iFD8r4DVv12P6G29WBoP4Q$+FJ1uz4x4m6nCSF+rXOp7fV119EQrREBWP7HkN7UQCQ","created_at":"2026-11-26T13:02:07.384+00:00","phone_added_at":null,"email_proven_at":"2026-11-26T13:02:07.384+00:00","must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"484c54d4-9872-4926-be74-916d676b20e8","version":2,"email":"maris@torchbearer.example","username":"maris","name":"Maris Delgado","display_name":null,"city":"Mobile","state":"AL","favorite_castaway":"Ines Caldeira","about":"Here for the puzzles.","profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$IBxzgwohxaEJ349yf3BZgA$fD5gDULSn+5gwALafG+SEGjcA8d77P8jaQTk2ucJIXg","created_at":"2026-11-26T13:02:09.807+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","version":3,"email":"coral@torchbearer.example","username":"coral","name":"Coral Whitfield","display_name":null,"city":"Astoria","state":"OR","favorite_castaway":"Anouk Verhoeven","about":"Has never missed an episode, or a tide.","profile_picture":null,"phone":"+15555550111","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$KryQMos4AuXyxG3IPatpKw$LEnVRyjGYKgGNc23iDo9eCvD3P4MVkdV1sIj1APzgho","created_at":"2026-11-26T13:02:08.963+00:00","phone_added_at":"2026-11-26T13:02:15.251+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"98e58088-a841-485d-8879-7054a7ec5c28","version":3,"email":"dune@torchbearer.example","username":"dune","name":"Dune Marlowe","display_name":null,"city":"Reno","state":"NV","favorite_castaway":"Goldie Tran","about":"Bets on whoever laughs first.","profile_picture":null,"phone":"+15555550112","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$sDYjH4VROZH+IfPDdXnGQQ$XuC5PN67WGNq6MYAORlw8TPkwtir8jfnj/K0SUZKtAI","created_at":"2026-11-26T13:02:09.066+00:00","phone_added_at":"2026-11-26T13:02:15.444+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","version":3,"email":"ember@torchbearer.example","username":"ember","name":"Ember Castellan","display_name":null,"city":"Boise","state":"ID","favorite_castaway":"Osmund Bell","about":"Keeps a spreadsheet of every tribal council.","profile_picture":null,"phone":"+15555550113","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$CbvuJ/itl8CxYZjtLhioFg$3R0D2t6dsLX2y2ie/mpBHvJqBxu7J3s8Ht8qPF8AW9g","created_at":"2026-11-26T13:02:09.154+00:00","phone_added_at":"2026-11-26T13:02:15.6+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"6829917c-1514-4967-b53c-ba312340e6d3","version":3,"email":"gale@torchbearer.example","username":"gale","name":"Gale Rutherford","display_name":null,"city":"Wichita","state":"KS","favorite_castaway":"Hollis Whitcombe","about":"Rooting for the quiet ones.","profile_picture":null,"phone":"+15555550115","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$hQBXa5LV0d/BzBfFYwbYuw$oOOT4bwhoGou0sxq3f8I+rnxqR0rcqMyQo8ch7yvpCI","created_at":"2026-11-26T13:02:09.326+00:00","phone_added_at":"2026-11-26T13:02:15.817+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"9479db03-b435-4022-9901-9fb4f774f9ac","version":1,"email":"harbor@torchbearer.example","username":"harbor","name":"Harbor Lindqvist","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$o+xOQAwPElQRtVZApr7OHw$Q1BweZOC+GgkIBxvS9ndDk/pIrwNaAwXOilfBy4eGXY","created_at":"2026-11-26T13:02:09.408+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","version":1,"email":"indigo@torchbearer.example","username":"indigo","name":"Indigo Farrow","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$W88rbpgKo2zmgW+XlZLd8g$ROqsXBKqkkHA2nIi4+bMSS+PZDVr/nqNXJCtIYLAvqg","created_at":"2026-11-26T13:02:09.477+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","version":2,"email":"juniper@torchbearer.example","username":"juniper","name":"Juniper Vale","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550116","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$E+iYFYY7m6udiNyg191P4A$sFE3eBq2H0eQQe1imp9W4lCOgW0nWk78Mjoo9uQzEM0","created_at":"2026-11-26T13:02:09.557+00:00","phone_added_at":"2026-11-26T13:02:15.913+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","version":3,"email":"koa@torchbearer.example","username":"koa","name":"Koa Brightwater","display_name":null,"city":"Honolulu","state":"HI","favorite_castaway":"Keoni Palakiko","about":"Watches five hours before everybody else. Says nothing.","profile_picture":null,"phone":"+15555550117","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$PjrPvEf5dcC2aVMoWaGkyA$hpAg51XpZo/Nkk70cre7t0BbZvZrwhG2I02ZvMYoQ6s","created_at":"2026-11-26T13:02:09.647+00:00","phone_added_at":"2026-11-26T13:02:16.076+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"33824866-179e-427b-bc7f-c19ca90662cc","version":1,"email":"lagoon@torchbearer.example","username":"lagoon","name":"Lagoon Petrov","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$u2yH1j6mfua+TcBOBWjcAg$qg20USjHRQtz8tZ7rAEQih5MdqJC4Yca4CSWCkBd0/o","created_at":"2026-11-26T13:02:09.73+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"eb89577b-5603-484f-be87-9da2b5a85d73","version":2,"email":"nova@torchbearer.example","username":"nova","name":"Nova Tremblay","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550118","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$Br+TwGIitodeMHZDgNwwrA$K6V2On6exDjlmAIbKPPS/6DX97f8R/6gHzh8yr3LK7Q","created_at":"2026-11-26T13:02:09.893+00:00","phone_added_at":"2026-11-26T13:02:16.233+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","version":3,"email":"fern@torchbearer.example","username":"fern","name":"Fern Okonjo","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550114","sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$u4B60IouXmr7uW5sZ3Uzbg$HBlAR26avZFhj4g/D+zF62IPGKl+npkfWw/DZ4v5llI","created_at":"2026-11-26T13:02:09.245+00:00","phone_added_at":"2026-11-26T13:02:15.678+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null}
]$rows$);
