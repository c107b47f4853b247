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
{"id":1,"topic":"identity.user.v1","key":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","value":"\\x0a2465303966343430392d663861642d346162332d383265362d64626432643134623832323310011a0c4c65616775652041646d696e22146a6f2e61646d696e406578616d706c652e636f6d2a086a6f2e61646d696e30014a0b08e498a2d80610c080971b","headers":{"ce_id": "b1dfdd3e-4ca4-4ce1-8b38-3f676db93d30", "ce_time": "2026-11-26T19:45:40.072Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:40.045308+00:00","published_at":"2026-11-26T19:45:40.120735+00:00"},
{"id":2,"topic":"identity.user.v1","key":"b047e129-098c-47ce-b274-c084a84f62ba","value":"\\x0a2462303437653132392d303938632d343763652d623237342d63303834613834663632626110011a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c4a0b08e698a2d80610c0d88832","headers":{"ce_id": "f89c2b5e-22e6-4233-846f-8d2ceceed21c", "ce_time": "2026-11-26T19:45:42.130Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:42.127582+00:00","published_at":"2026-11-26T19:45:42.14703+00:00"},
{"id":3,"topic":"identity.user.v1","key":"6906bdb4-054a-4bb8-9730-5857260185f7","value":"\\x0a2436393036626462342d303534612d346262382d393733302d35383537323630313835663710011a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e654a0b08e698a2d8061080f2ba5d","headers":{"ce_id": "7e3470cf-eb58-4397-9a7e-ab89058330cf", "ce_time": "2026-11-26T19:45:42.213Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:42.211492+00:00","published_at":"2026-11-26T19:45:42.229622+00:00"},
{"id":4,"topic":"identity.user.v1","key":"ed849118-e977-47e1-bb21-5e15dea367d7","value":"\\x0a2465643834393131382d653937372d343765312d626232312d35653135646561333637643710011a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265724a0c08e698a2d8061080d1d38201","headers":{"ce_id": "93ad3621-f976-404d-88b8-ed5cda350753", "ce_time": "2026-11-26T19:45:42.291Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:42.289322+00:00","published_at":"2026-11-26T19:45:42.310767+00:00"},
{"id":5,"topic":"identity.user.v1","key":"a41e7fb4-64d3-4970-86af-a0026dea7166","value":"\\x0a2461343165376662342d363464332d343937302d383661662d61303032366465613731363610011a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e4a0c08e698a2d80610c0f5d2a101","headers":{"ce_id": "16e23293-fbca-4ede-92b3-2988ba2f20a9", "ce_time": "2026-11-26T19:45:42.358Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:42.354649+00:00","published_at":"2026-11-26T19:45:42.378584+00:00"},
{"id":6,"topic":"identity.user.v1","key":"7bd50031-93a5-4977-8f44-d2acf21076e0","value":"\\x0a2437626435303033312d393361352d343937372d386634342d64326163663231303736653010011a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c654a0c08e698a2d8061080b5c0c301","headers":{"ce_id": "f27ba2bc-5dae-4843-86ec-273341825029", "ce_time": "2026-11-26T19:45:42.425Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:42.423971+00:00","published_at":"2026-11-26T19:45:42.448352+00:00"},
{"id":7,"topic":"identity.user.v1","key":"a5765c72-c534-4d58-a54e-bf65f1d514c4","value":"\\x0a2461353736356337322d633533342d346435382d613534652d62663635663164353134633410011a10486172626f72204c696e647176697374221a686172626f7240746f7263686265617265722e6578616d706c652a06686172626f724a0c08e698a2d80610c0fda7e601","headers":{"ce_id": "c14f8d4e-a38f-4970-9047-bbe307f30b26", "ce_time": "2026-11-26T19:45:42.498Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:42.496438+00:00","published_at":"2026-11-26T19:45:42.516789+00:00"},
{"id":8,"topic":"identity.user.v1","key":"7118fd6e-d906-4561-b8c3-31db742fe545","value":"\\x0a2437313138666436652d643930362d343536312d623863332d33316462373432666535343510011a0d496e6469676f20466172726f77221a696e6469676f40746f7263686265617265722e6578616d706c652a06696e6469676f4a0c08e698a2d8061080a2a78502","headers":{"ce_id": "aaa76aab-a0ab-49dc-948f-7be90ebbb915", "ce_time": "2026-11-26T19:45:42.564Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:42.562779+00:00","published_at":"2026-11-26T19:45:42.585387+00:00"},
{"id":9,"topic":"identity.user.v1","key":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","value":"\\x0a2435356330623137372d363438312d346362322d386536372d64636666663963613262663410011a0c4a756e697065722056616c65221b6a756e6970657240746f7263686265617265722e6578616d706c652a076a756e697065724a0c08e698a2d806108093b4ac02","headers":{"ce_id": "590a7df8-c63a-45d3-b08f-22ba897cee9b", "ce_time": "2026-11-26T19:45:42.644Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:42.643191+00:00","published_at":"2026-11-26T19:45:42.672592+00:00"},
{"id":10,"topic":"identity.user.v1","key":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","value":"\\x0a2435383964303132342d376436322d343335612d386563642d38306138663866623636653610011a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f614a0c08e698a2d8061080d7dece02","headers":{"ce_id": "2702d110-8781-45a6-8981-66e43a62b1e0", "ce_time": "2026-11-26T19:45:42.717Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:42.715296+00:00","published_at":"2026-11-26T19:45:42.734024+00:00"},
{"id":11,"topic":"identity.user.v1","key":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","value":"\\x0a2434303863393538352d366566362d346230312d613661622d62386163326337363930316410011a0d4c61676f6f6e20506574726f76221a6c61676f6f6e40746f7263686265617265722e6578616d706c652a066c61676f6f6e4a0c08e698a2d80610c0a8c0f202","headers":{"ce_id": "4fb56b63-ddb0-4808-842e-709e482c83a2", "ce_time": "2026-11-26T19:45:42.795Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:42.793919+00:00","published_at":"2026-11-26T19:45:42.81426+00:00"},
{"id":12,"topic":"identity.user.v1","key":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","value":"\\x0a2464636635373535622d396262302d346430642d393232612d32373364663334333862346110011a0d4d617269732044656c6761646f22196d6172697340746f7263686265617265722e6578616d706c652a056d617269734a0c08e698a2d8061080faa19603","headers":{"ce_id": "592b2d94-0fb9-434c-a5ee-bf80ae5a0cc7", "ce_time": "2026-11-26T19:45:42.867Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:42.866079+00:00","published_at":"2026-11-26T19:45:42.888198+00:00"},
{"id":13,"topic":"identity.user.v1","key":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","value":"\\x0a2436343662643561642d626462632d346432622d396631342d35653837336433303062373410011a0d4e6f7661205472656d626c617922186e6f766140746f7263686265617265722e6578616d706c652a046e6f76614a0c08e698a2d80610c083b3b203","headers":{"ce_id": "cbb9721c-dc6a-4ce2-aa7e-3ac40ff0493f", "ce_time": "2026-11-26T19:45:42.928Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:42.926897+00:00","published_at":"2026-11-26T19:45:42.951309+00:00"},
{"id":14,"topic":"identity.user.v1","key":"b047e129-098c-47ce-b274-c084a84f62ba","value":"\\x0a2462303437653132392d303938632d343763652d623237342d63303834613834663632626110021a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c4a0b08e698a2d80610c0d88832","headers":{"ce_id": "4ce98b6f-e7c1-4e9d-8a59-9a4cfe5af06e", "ce_time": "2026-11-26T19:45:48.639Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T19:45:48.633503+00:00","published_at":"2026-11-26T19:45:48.659436+00:00"},
{"id":15,"topic":"identity.user.v1","key":"b047e129-098c-47ce-b274-c084a84f62ba","value":"\\x0a2462303437653132392d303938632d343763652d623237342d63303834613834663632626110031a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c3a0c2b313535353535353031313140014a0b08e698a2d80610c0d88832520b08ed98a2d8061080d1ca08","headers":{"ce_id": "ffedaff0-e5dd-4051-a8d1-d9313154dca2", "ce_time": "2026-11-26T19:45:49.028Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T19:45:49.01972+00:00","published_at":"2026-11-26T19:45:49.040572+00:00"},
{"id":16,"topic":"identity.user.v1","key":"6906bdb4-054a-4bb8-9730-5857260185f7","value":"\\x0a2436393036626462342d303534612d346262382d393733302d35383537323630313835663710021a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e654a0b08e698a2d8061080f2ba5d","headers":{"ce_id": "95ba6111-13c2-4da6-a845-d203dceae806", "ce_time": "2026-11-26T19:45:49.092Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T19:45:49.090659+00:00","published_at":"2026-11-26T19:45:49.110504+00:00"},
{"id":17,"topic":"identity.user.v1","key":"6906bdb4-054a-4bb8-9730-5857260185f7","value":"\\x0a2436393036626462342d303534612d346262382d393733302d35383537323630313835663710031a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e653a0c2b313535353535353031313240014a0b08e698a2d8061080f2ba5d520b08ed98a2d806108098f653","headers":{"ce_id": "f79c150d-31c1-44b0-9976-4ea9f44d4fcd", "ce_time": "2026-11-26T19:45:49.185Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T19:45:49.177372+00:00","published_at":"2026-11-26T19:45:49.213795+00:00"},
{"id":18,"topic":"identity.user.v1","key":"ed849118-e977-47e1-bb21-5e15dea367d7","value":"\\x0a2465643834393131382d653937372d343765312d626232312d35653135646561333637643710021a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265724a0c08e698a2d8061080d1d38201","headers":{"ce_id": "3a26198c-a283-4887-aa96-d132a4a84bc9", "ce_time": "2026-11-26T19:45:49.247Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T19:45:49.244398+00:00","published_at":"2026-11-26T19:45:49.262756+00:00"},
{"id":19,"topic":"identity.user.v1","key":"ed849118-e977-47e1-bb21-5e15dea367d7","value":"\\x0a2465643834393131382d653937372d343765312d626232312d35653135646561333637643710031a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265723a0c2b313535353535353031313340014a0c08e698a2d8061080d1d38201520c08ed98a2d80610c092949701","headers":{"ce_id": "919698bc-c3a9-47a2-80ff-8ca320de340d", "ce_time": "2026-11-26T19:45:49.324Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T19:45:49.318519+00:00","published_at":"2026-11-26T19:45:49.336281+00:00"},
{"id":20,"topic":"identity.user.v1","key":"a41e7fb4-64d3-4970-86af-a0026dea7166","value":"\\x0a2461343165376662342d363464332d343937302d383661662d61303032366465613731363610021a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e3a0c2b313535353535353031313440014a0c08e698a2d80610c0f5d2a101520c08ed98a2d80610c0dfb8ba01","headers":{"ce_id": "682807c4-e545-4695-ba39-a08849c6ae73", "ce_time": "2026-11-26T19:45:49.397Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T19:45:49.39199+00:00","published_at":"2026-11-26T19:45:49.412893+00:00"},
{"id":21,"topic":"identity.user.v1","key":"7bd50031-93a5-4977-8f44-d2acf21076e0","value":"\\x0a2437626435303033312d393361352d343937372d386634342d64326163663231303736653010021a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c654a0c08e698a2d8061080b5c0c301","headers":{"ce_id": "03afc347-21e5-4cba-bd7a-09a5ceaf7ae7", "ce_time": "2026-11-26T19:45:49.446Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T19:45:49.444112+00:00","published_at":"2026-11-26T19:45:49.466807+00:00"},
{"id":22,"topic":"identity.user.v1","key":"7bd50031-93a5-4977-8f44-d2acf21076e0","value":"\\x0a2437626435303033312d393361352d343937372d386634342d64326163663231303736653010031a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c653a0c2b313535353535353031313540014a0c08e698a2d8061080b5c0c301520c08ed98a2d80610c0a6e48502","headers":{"ce_id": "c227c0e4-a15d-439b-8e90-62d4eca9bdf3", "ce_time": "2026-11-26T19:45:49.553Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T19:45:49.549648+00:00","published_at":"2026-11-26T19:45:49.568247+00:00"},
{"id":23,"topic":"identity.user.v1","key":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","value":"\\x0a2435356330623137372d363438312d346362322d386536372d64636666663963613262663410021a0c4a756e697065722056616c65221b6a756e6970657240746f7263686265617265722e6578616d706c652a076a756e697065723a0c2b313535353535353031313640014a0c08e698a2d806108093b4ac02520c08ed98a2d80610c0faafb702","headers":{"ce_id": "4216eb20-7f07-4849-a852-7998a2f54c1d", "ce_time": "2026-11-26T19:45:49.659Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T19:45:49.653736+00:00","published_at":"2026-11-26T19:45:49.674737+00:00"},
{"id":24,"topic":"identity.user.v1","key":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","value":"\\x0a2435383964303132342d376436322d343335612d386563642d38306138663866623636653610021a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f614a0c08e698a2d8061080d7dece02","headers":{"ce_id": "db9e4095-5b6c-43e3-ba61-1e82d324d8b9", "ce_time": "2026-11-26T19:45:49.707Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T19:45:49.705042+00:00","published_at":"2026-11-26T19:45:49.718732+00:00"},
{"id":25,"topic":"identity.user.v1","key":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","value":"\\x0a2435383964303132342d376436322d343335612d386563642d38306138663866623636653610031a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f613a0c2b313535353535353031313740014a0c08e698a2d8061080d7dece02520c08ed98a2d8061080fec7fb02","headers":{"ce_id": "88ff7f18-77de-4b12-8471-f4eaa1c89326", "ce_time": "2026-11-26T19:45:49.807Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T19:45:49.797288+00:00","published_at":"2026-11-26T19:45:49.825152+00:00"},
{"id":26,"topic":"identity.user.v1","key":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","value":"\\x0a2464636635373535622d396262302d346430642d393232612d32373364663334333862346110021a0d4d617269732044656c6761646f22196d6172697340746f7263686265617265722e6578616d706c652a056d617269734a0c08e698a2d8061080faa19603","headers":{"ce_id": "bc8ff7ef-b9e7-47cd-80b1-2173a096bf1d", "ce_time": "2026-11-26T19:45:49.857Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T19:45:49.854908+00:00","published_at":"2026-11-26T19:45:49.871012+00:00"},
{"id":27,"topic":"identity.user.v1","key":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","value":"\\x0a2436343662643561642d626462632d346432622d396631342d35653837336433303062373410021a0d4e6f7661205472656d626c617922186e6f766140746f7263686265617265722e6578616d706c652a046e6f76613a0c2b313535353535353031313840014a0c08e698a2d80610c083b3b203520c08ed98a2d8061080fda2bf03","headers":{"ce_id": "8b24d161-0dac-402b-af32-d405b008ced3", "ce_time": "2026-11-26T19:45:49.942Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T19:45:49.938953+00:00","published_at":"2026-11-26T19:45:49.953141+00:00"},
{"id":28,"topic":"identity.user.v1","key":"a41e7fb4-64d3-4970-86af-a0026dea7166","value":"\\x0a2461343165376662342d363464332d343937302d383661662d61303032366465613731363610031a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e3a0c2b31353535353535303131344a0c08e698a2d80610c0f5d2a101520c08ed98a2d80610c0dfb8ba01","headers":{"ce_id": "10109187-5c3e-48a6-bb3e-900798b47873", "ce_time": "2026-11-26T19:45:51.369Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T19:45:51.364697+00:00","published_at":"2026-11-26T19:45:51.387039+00:00"},
{"id":29,"topic":"identity.session.v1","key":"da0568d3-37d1-4881-b8e4-30cf692c8803","value":"\\x0a2464613035363864332d333764312d343838312d623865342d33306366363932633838303310011a2465303966343430392d663861642d346162332d383265362d646264326431346238323233220c08ef98a2d8061080e4f5ba01","headers":{"ce_id": "55fe8ead-8e7c-49ab-9d71-b39a79751912", "ce_time": "2026-11-26T19:45:51.396Z", "ce_type": "identity.v1.SessionEnded", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:51.394225+00:00","published_at":"2026-11-26T19:45:51.410263+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.outbox', 'id'), max(id)) from public.outbox;
insert into public.phone_code_sends (id, user_id, phone, address, sent_at) overriding system value select id, user_id, phone, address, sent_at from
json_populate_recordset(null::public.phone_code_sends, $rows$[
{"id":1,"user_id":"b047e129-098c-47ce-b274-c084a84f62ba","phone":"+15555550111","address":"127.0.0.1","sent_at":"2026-11-26T19:45:48.689+00:00"},
{"id":2,"user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","phone":"+15555550112","address":"127.0.0.1","sent_at":"2026-11-26T19:45:49.133+00:00"},
{"id":3,"user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","phone":"+15555550113","address":"127.0.0.1","sent_at":"2026-11-26T19:45:49.295+00:00"},
{"id":4,"user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","phone":"+15555550114","address":"127.0.0.1","sent_at":"2026-11-26T19:45:49.366+00:00"},
{"id":5,"user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","phone":"+15555550115","address":"127.0.0.1","sent_at":"2026-11-26T19:45:49.508+00:00"},
{"id":6,"user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","phone":"+15555550116","address":"127.0.0.1","sent_at":"2026-11-26T19:45:49.627+00:00"},
{"id":7,"user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","phone":"+15555550117","address":"127.0.0.1","sent_at":"2026-11-26T19:45:49.762+00:00"},
{"id":8,"user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","phone":"+15555550118","address":"127.0.0.1","sent_at":"2026-11-26T19:45:49.921+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.phone_code_sends', 'id'), max(id)) from public.phone_code_sends;
insert into public.security_event_key (only_one, key) overriding system value select only_one, key from
json_populate_recordset(null::public.security_event_key, $rows$[
{"only_one":true,"key":"\\xe10e113e07a53b92192368fca5f25beec6433cf9754ae06dd3179efb99da114e"}
]$rows$);
insert into public.security_events (id, seq, at, kind, outcome, user_id, account, actor_id, address, detail) overriding system value select id, seq, at, kind, outcome, user_id, account, actor_id, address, detail from
json_populate_recordset(null::public.security_events, $rows$[
{"id":"71c5d135-9878-43a2-8a5d-8b9694cb7187","seq":1,"at":"2026-11-26T19:45:40.996+00:00","kind":"sign-in","outcome":"succeeded","user_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"590ab9a4-c9fa-4056-b887-613905787b27","seq":2,"at":"2026-11-26T19:45:42.105+00:00","kind":"sign-in","outcome":"succeeded","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"11374af5-f72f-415d-90d6-5e55fe725d69","seq":3,"at":"2026-11-26T19:45:42.196+00:00","kind":"sign-in","outcome":"succeeded","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"236d3d97-26da-42e6-877c-e3a92e20f822","seq":4,"at":"2026-11-26T19:45:42.274+00:00","kind":"sign-in","outcome":"succeeded","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"928bde5f-d0f9-451f-9016-05bec5f90ede","seq":5,"at":"2026-11-26T19:45:42.339+00:00","kind":"sign-in","outcome":"succeeded","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"ca9964b4-c86c-4258-88db-9479c19f34f4","seq":6,"at":"2026-11-26T19:45:42.41+00:00","kind":"sign-in","outcome":"succeeded","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"27a0da60-57ad-4a2d-b640-40f9de311b78","seq":7,"at":"2026-11-26T19:45:42.483+00:00","kind":"sign-in","outcome":"succeeded","user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"ab108ef6-70ee-4661-9fcb-e5609dac9b5a","seq":8,"at":"2026-11-26T19:45:42.548+00:00","kind":"sign-in","outcome":"succeeded","user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"878561a5-ecd1-4fb1-a689-748f459a8f6d","seq":9,"at":"2026-11-26T19:45:42.63+00:00","kind":"sign-in","outcome":"succeeded","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"085389f2-a76b-4e16-992e-98afb9143191","seq":10,"at":"2026-11-26T19:45:42.702+00:00","kind":"sign-in","outcome":"succeeded","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"fe425b73-d0fb-4d77-961f-d5f4e4205c8d","seq":11,"at":"2026-11-26T19:45:42.777+00:00","kind":"sign-in","outcome":"succeeded","user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"f303670a-6c6c-4000-ac73-46e0e882002c","seq":12,"at":"2026-11-26T19:45:42.852+00:00","kind":"sign-in","outcome":"succeeded","user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"2f8abc8a-fd38-480a-bd56-14124743f3e4","seq":13,"at":"2026-11-26T19:45:42.911+00:00","kind":"sign-in","outcome":"succeeded","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"0c2deb32-a95f-4525-aa64-28e0cdd34c8a","seq":14,"at":"2026-11-26T19:45:49.018+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"a2080635-8954-4462-8830-d72325fa5822","seq":15,"at":"2026-11-26T19:45:49.176+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"74c495bc-4b78-47d5-8027-6baaac094e14","seq":16,"at":"2026-11-26T19:45:49.317+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"6aba1b5d-65cb-43a4-b675-ee05654c5f24","seq":17,"at":"2026-11-26T19:45:49.391+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"08be3d0f-fd5d-4d8d-829e-07faa8b657a8","seq":18,"at":"2026-11-26T19:45:49.549+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"9707293d-f03a-44f8-9d21-c3aec82757f3","seq":19,"at":"2026-11-26T19:45:49.653+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"ee107e41-94c2-43b3-8dcc-b9e82a0920aa","seq":20,"at":"2026-11-26T19:45:49.796+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"d1c295b4-f7d3-414e-bc3b-a8ad030716de","seq":21,"at":"2026-11-26T19:45:49.938+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"6daf1ee8-ea6a-4a85-848e-7950d8b48d4d","seq":22,"at":"2026-11-26T19:45:51.359+00:00","kind":"sign-in","outcome":"succeeded","user_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"aa6d27bc-280d-447c-9bf4-a48d80881596","seq":23,"at":"2026-11-26T19:45:51.467+00:00","kind":"sign-in","outcome":"succeeded","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"e9c6ca13-55ad-4c6c-bd46-f22fa630afa5","seq":24,"at":"2026-11-26T19:45:51.494+00:00","kind":"sign-in","outcome":"succeeded","user_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"}
]$rows$);
select setval(pg_get_serial_sequence('public.security_events', 'seq'), max(seq)) from public.security_events;
insert into public.seen_versions (topic, key, version) overriding system value select topic, key, version from
json_populate_recordset(null::public.seen_versions, $rows$[
{"topic":"sms.consent.v1","key":"+15555550114","version":1}
]$rows$);
insert into public.sessions (id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at) overriding system value select id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at from
json_populate_recordset(null::public.sessions, $rows$[
{"id":"d59d2580-b025-431c-b7ff-c8c9cad76c92","user_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","token_hash":"\\xc657369ceb2326f29a437c33cbbea096247070bc539fccad1726d9a985ab9714","user_agent":"node","created_at":"2026-11-26T19:45:40.996+00:00","last_seen_at":"2026-11-26T19:45:40.996+00:00","expires_at":"2026-12-26T19:45:40.996+00:00"},
{"id":"5b89f1f5-fdee-400a-9610-cba5bed2e992","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","token_hash":"\\xa69d4c110680822be244f236b6ec1927d32e467da16d5fb7a2a7e530c36341b1","user_agent":"node","created_at":"2026-11-26T19:45:42.105+00:00","last_seen_at":"2026-11-26T19:45:42.105+00:00","expires_at":"2026-12-26T19:45:42.105+00:00"},
{"id":"4d2eb98b-992a-4462-9c48-1741d67add80","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","token_hash":"\\xf78b6fbe69739a1b0688f67a62379364837bc9eaecc277635b0beac71096cc5e","user_agent":"node","created_at":"2026-11-26T19:45:42.196+00:00","last_seen_at":"2026-11-26T19:45:42.196+00:00","expires_at":"2026-12-26T19:45:42.196+00:00"},
{"id":"0cbdace5-9d1a-4351-989e-9fe43270b1b6","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","token_hash":"\\xdddac350a79c04cf4f51f4273a235962842bc7219041b7828ccf3de9389299ae","user_agent":"node","created_at":"2026-11-26T19:45:42.274+00:00","last_seen_at":"2026-11-26T19:45:42.274+00:00","expires_at":"2026-12-26T19:45:42.274+00:00"},
{"id":"01643659-8a46-4ff3-b4f5-d8615c39fe80","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","token_hash":"\\x1946ca67a3331e5e4a1404584e0183c448ba91d41fef0d2b7313a146eb1fee10","user_agent":"node","created_at":"2026-11-26T19:45:42.339+00:00","last_seen_at":"2026-11-26T19:45:42.339+00:00","expires_at":"2026-12-26T19:45:42.339+00:00"},
{"id":"99c9a5e4-d672-4edd-9e44-1561bb78b52e","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","token_hash":"\\x5bb00ba5fae9f930722e3ad1ae99859128932a40c4c828db60d2ddd65b9c512d","user_agent":"node","created_at":"2026-11-26T19:45:42.41+00:00","last_seen_at":"2026-11-26T19:45:42.41+00:00","expires_at":"2026-12-26T19:45:42.41+00:00"},
{"id":"39956e28-8ede-4513-9c2a-86bdc0f65291","user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","token_hash":"\\x1ecb0b543ecd5b9bc3db089789394de1b79e33d6f63bb33cda2917922836c2fa","user_agent":"node","created_at":"2026-11-26T19:45:42.483+00:00","last_seen_at":"2026-11-26T19:45:42.483+00:00","expires_at":"2026-12-26T19:45:42.483+00:00"},
{"id":"0651b881-46ad-4b68-b8c8-3eb8a773c05b","user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","token_hash":"\\xe76ba346631e1cf2ea83f804a5e33ae40a006cefb6dc50bb8fee42329d6899ba","user_agent":"node","created_at":"2026-11-26T19:45:42.548+00:00","last_seen_at":"2026-11-26T19:45:42.548+00:00","expires_at":"2026-12-26T19:45:42.548+00:00"},
{"id":"ba5ad768-aaa7-4c62-b784-8b4c649e41bb","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","token_hash":"\\xecbad0dcbfb6110365c6d7825c8259b3e2c0abe1ad1c27f1147276af46cac8e9","user_agent":"node","created_at":"2026-11-26T19:45:42.63+00:00","last_seen_at":"2026-11-26T19:45:42.63+00:00","expires_at":"2026-12-26T19:45:42.63+00:00"},
{"id":"c8de6fb3-7ef7-485a-bf60-352f3c3e0583","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","token_hash":"\\xb03d3d923de0b761bc40af2b330ff705c3cd706a905ed65e6763fe527db487d3","user_agent":"node","created_at":"2026-11-26T19:45:42.702+00:00","last_seen_at":"2026-11-26T19:45:42.702+00:00","expires_at":"2026-12-26T19:45:42.702+00:00"},
{"id":"92caf5f3-d17d-490b-9c68-651567bf3771","user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","token_hash":"\\x3ebdbca0c47660ff11ef054b79ae4da03788722fade1d8d555d98e5a03b2b863","user_agent":"node","created_at":"2026-11-26T19:45:42.777+00:00","last_seen_at":"2026-11-26T19:45:42.777+00:00","expires_at":"2026-12-26T19:45:42.777+00:00"},
{"id":"ef33b7e0-4d7d-4a1e-bfa3-687425a2d17e","user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","token_hash":"\\x908c8a8157905025d7bbf874df4ab42557e71cd85b9478e7a367719027da8bbb","user_agent":"node","created_at":"2026-11-26T19:45:42.852+00:00","last_seen_at":"2026-11-26T19:45:42.852+00:00","expires_at":"2026-12-26T19:45:42.852+00:00"},
{"id":"df79f354-5397-4efb-b5a3-e6656b6efc13","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","token_hash":"\\x16c1055e541cbd3d0e1a2447dfcf21f8e3b7acb20ffd394ba429e32ed51d1dff","user_agent":"node","created_at":"2026-11-26T19:45:42.911+00:00","last_seen_at":"2026-11-26T19:45:42.911+00:00","expires_at":"2026-12-26T19:45:42.911+00:00"},
{"id":"630c8051-5beb-40ca-828c-e6effcc2ea57","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","token_hash":"\\xdf9ffd5668b0c3c65d0108ccfda055d6a1675582076b50d44fdf550976ea2647","user_agent":"node","created_at":"2026-11-26T19:45:51.467+00:00","last_seen_at":"2026-11-26T19:45:51.467+00:00","expires_at":"2026-12-26T19:45:51.467+00:00"},
{"id":"b0d45033-55fc-4d6f-9d80-ccc13202d8ea","user_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","token_hash":"\\x09a6b55046080c924e9f875db489e43a26341631e15ac988fb409a6d5de38a68","user_agent":"node","created_at":"2026-11-26T19:45:51.494+00:00","last_seen_at":"2026-11-26T19:45:51.494+00:00","expires_at":"2026-12-26T19:45:51.494+00:00"}
]$rows$);
insert into public.stopped_phones (phone) overriding system value select phone from
json_populate_recordset(null::public.stopped_phones, $rows$[
{"phone":"+15555550114"}
]$rows$);
insert into public.users (id, version, email, username, name, display_name, city, state, favorite_castaway, about, profile_picture, phone, sms_enabled, is_admin, has_seen_welcome, password_hash, created_at, phone_added_at, email_proven_at, must_change_password, temporary_until, temporary_used_at, pending_phone, phone_code_hash, phone_code_tries, phone_code_expires_at, phone_code_resend_at, pending_email, second_factor_at) overriding system value select id, version, email, username, name, display_name, city, state, favorite_castaway, about, profile_picture, phone, sms_enabled, is_admin, has_seen_welcome, password_hash, created_at, phone_added_at, email_proven_at, must_change_password, temporary_until, temporary_used_at, pending_phone, phone_code_hash, phone_code_tries, phone_code_expires_at, phone_code_resend_at, pending_email, second_factor_at from
json_populate_recordset(null::public.users, $rows$[
{"id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","version":1,"email":"jo.admin@example.com","username":"jo.admin","name":"League Admin","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":true,"has_seen_welcome":false,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$L+b2TCItBTOElF5jnwyR1g$qoc/Mrf82rlqOBvZf6DUNhzvDYxZtjDUcLbC95z28PI","created_at":"2026-11-26T19:45:40.057+00:00","phone_added_at":null,"email_proven_at":"2026-11-26T19:45:40.057+00:00","must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","version":2,"email":"maris@torchbearer.example","username":"maris","name":"Maris Delgado","display_name":null,"city":"Mobile","state":"AL","favorite_castaway":"Ines Caldeira","about":"Here for the puzzles.","profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$TEMuQ8cXtv9cSaj4BFtBNg$/A6iAhbMBdlUtVxxWwui9XYx/4oX59OPEGrWNlUe3C8","created_at":"2026-11-26T19:45:42.852+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"b047e129-098c-47ce-b274-c084a84f62ba","version":3,"email":"coral@torchbearer.example","username":"coral","name":"Coral Whitfield","display_name":null,"city":"Astoria","state":"OR","favorite_castaway":"Anouk Verhoeven","about":"Has never missed an episode, or a tide.","profile_picture":null,"phone":"+15555550111","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$ufThpb3Qkob3w4SXz1qPLA$5dJsdm2PnukXUzbHU66ZyyYYYiTRmXe4QUWMTkyFc8E","created_at":"2026-11-26T19:45:42.105+00:00","phone_added_at":"2026-11-26T19:45:49.018+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"6906bdb4-054a-4bb8-9730-5857260185f7","version":3,"email":"dune@torchbearer.example","username":"dune","name":"Dune Marlowe","display_name":null,"city":"Reno","state":"NV","favorite_castaway":"Goldie Tran","about":"Bets on whoever laughs first.","profile_picture":null,"phone":"+15555550112","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$uBg2Wtjo7MgZB4P6C/UXLA$GTBjF1FrqyfMuChORkcwHbSFWUu/x7y+KqWQLePhJd0","created_at":"2026-11-26T19:45:42.196+00:00","phone_added_at":"2026-11-26T19:45:49.176+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"ed849118-e977-47e1-bb21-5e15dea367d7","version":3,"email":"ember@torchbearer.example","username":"ember","name":"Ember Castellan","display_name":null,"city":"Boise","state":"ID","favorite_castaway":"Osmund Bell","about":"Keeps a spreadsheet of every tribal council.","profile_picture":null,"phone":"+15555550113","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$7Cx7sdgd7t/PlO5XLK82+g$iqNTr5WHp/lF1TfEE7vrLd+nj76Z8NUXX2kiOoXMpuw","created_at":"2026-11-26T19:45:42.274+00:00","phone_added_at":"2026-11-26T19:45:49.317+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"7bd50031-93a5-4977-8f44-d2acf21076e0","version":3,"email":"gale@torchbearer.example","username":"gale","name":"Gale Rutherford","display_name":null,"city":"Wichita","state":"KS","favorite_castaway":"Hollis Whitcombe","about":"Rooting for the quiet ones.","profile_picture":null,"phone":"+15555550115","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$2KN+PGcLqCHh/t2q7Rexvg$xYZYhfY3b/fbo5YdAMTizFapMDW/d1P4+xKYl7EoxzI","created_at":"2026-11-26T19:45:42.41+00:00","phone_added_at":"2026-11-26T19:45:49.549+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","version":1,"email":"harbor@torchbearer.example","username":"harbor","name":"Harbor Lindqvist","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$Gq0Ta2uoLWXHQ7ncPrASXA$4x6z72SJa7/dR6SWWKFXk5wK1yu4z5wUS4mnv/iU3O8","created_at":"2026-11-26T19:45:42.483+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"7118fd6e-d906-4561-b8c3-31db742fe545","version":1,"email":"indigo@torchbearer.example","username":"indigo","name":"Indigo Farrow","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$mrdK5Rk7/54juPaAXMPZ0A$tB+nL4HvHQrgKI2JeLWUiT0rcfAY3YgHB+XzHI8BNmM","created_at":"2026-11-26T19:45:42.548+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","version":2,"email":"juniper@torchbearer.example","username":"juniper","name":"Juniper Vale","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550116","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$sG39KtLrtYWeTX3WwknTiQ$ELY6cGIdxS3QCvjlrxcRcTe7R7esFfRrZ1Aw2ra0UYE","created_at":"2026-11-26T19:45:42.63+00:00","phone_added_at":"2026-11-26T19:45:49.653+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","version":3,"email":"koa@torchbearer.example","username":"koa","name":"Koa Brightwater","display_name":null,"city":"Honolulu","state":"HI","favorite_castaway":"Keoni Palakiko","about":"Watches five hours before everybody else. Says nothing.","profile_picture":null,"phone":"+15555550117","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$RtCyl1kT6dibjr2mnx1i+g$On+FTQek//DCEZgiHvxETQcj3vViNbq8PgEW8p8lgN8","created_at":"2026-11-26T19:45:42.702+00:00","phone_added_at":"2026-11-26T19:45:49.796+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","version":1,"email":"lagoon@torchbearer.example","username":"lagoon","name":"Lagoon Petrov","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$2LutGxyfX6+/nonvy+6CzQ$hsLXIGehoUdBoTtZCrUKnITAeRHchRtbisJIPSPoB1s","created_at":"2026-11-26T19:45:42.777+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","version":2,"email":"nova@torchbearer.example","username":"nova","name":"Nova Tremblay","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550118","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$g9Rqf3kfkRUPumrq9bGvVQ$wu0roUSmqWzDPt/0us1qYkDYQ4XtsunhqzlR9URkviw","created_at":"2026-11-26T19:45:42.911+00:00","phone_added_at":"2026-11-26T19:45:49.938+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"a41e7fb4-64d3-4970-86af-a0026dea7166","version":3,"email":"fern@torchbearer.example","username":"fern","name":"Fern Okonjo","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550114","sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$k62IiqxXH2MtOxfCrz32Fg$tjpv5WZFIO4bjty664+C2RXTvo8/sFmnGeNNFuVQByY","created_at":"2026-11-26T19:45:42.339+00:00","phone_added_at":"2026-11-26T19:45:49.391+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null}
]$rows$);
