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
{"id":11,"timestamp":1700000860000,"name":"CreateSecondFactors1700000860000"},
{"id":12,"timestamp":1700001200000,"name":"CreateSearch1700001200000"},
{"id":13,"timestamp":1700001200001,"name":"CreateUserSearch1700001200001"},
{"id":14,"timestamp":1700001200002,"name":"CreateUserList1700001200002"},
{"id":15,"timestamp":1700001200003,"name":"CreateUserFilters1700001200003"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
insert into public.outbox (id, topic, key, value, headers, created_at, published_at) overriding system value select id, topic, key, value, headers, created_at, published_at from
json_populate_recordset(null::public.outbox, $rows$[
{"id":1,"topic":"identity.user.v1","key":"266acdbb-fd78-4076-8821-1c6c27210cbf","value":"\\x0a2432363661636462622d666437382d343037362d383832312d31633663323732313063626610011a0c4c65616775652041646d696e22146a6f2e61646d696e406578616d706c652e636f6d2a086a6f2e61646d696e30014a0b08f78ca3d80610c0f9ef0c","headers":{"ce_id": "c61df9a4-f3a9-47f0-9bd3-41200f261ac2", "ce_time": "2026-11-26T23:53:27.052Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:27.022912+00:00","published_at":"2026-11-26T23:53:27.12046+00:00"},
{"id":2,"topic":"identity.user.v1","key":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","value":"\\x0a2463306465313762382d376136322d346139622d386362302d30303932346463326465313410011a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c4a0c08f98ca3d80610c0d6d0ad03","headers":{"ce_id": "c2fe3d53-75b2-4f47-ac7f-4ceb58711490", "ce_time": "2026-11-26T23:53:29.981Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:29.969467+00:00","published_at":"2026-11-26T23:53:30.016345+00:00"},
{"id":3,"topic":"identity.user.v1","key":"fde99452-6b2e-4729-89a5-0d261beee8af","value":"\\x0a2466646539393435322d366232652d343732392d383961352d30643236316265656538616610011a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e654a0b08fa8ca3d8061080ddc532","headers":{"ce_id": "b1ef53e6-b947-4f91-b392-91ba582c916d", "ce_time": "2026-11-26T23:53:30.129Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:30.126706+00:00","published_at":"2026-11-26T23:53:30.170529+00:00"},
{"id":4,"topic":"identity.user.v1","key":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","value":"\\x0a2434646663356338612d633337312d343535372d393763342d38613430633265373731626110011a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265724a0b08fa8ca3d80610c0aa8171","headers":{"ce_id": "d8be26bb-57ab-4cad-93fd-77f764b8d857", "ce_time": "2026-11-26T23:53:30.263Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:30.260501+00:00","published_at":"2026-11-26T23:53:30.293615+00:00"},
{"id":5,"topic":"identity.user.v1","key":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","value":"\\x0a2461346665613266332d666266622d343964652d623539322d66643665323064353866363310011a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e4a0c08fa8ca3d8061080d6a79e01","headers":{"ce_id": "c1330deb-1d57-4f3f-b2f3-a569e6ecb301", "ce_time": "2026-11-26T23:53:30.354Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:30.352347+00:00","published_at":"2026-11-26T23:53:30.390822+00:00"},
{"id":6,"topic":"identity.user.v1","key":"760ccb36-879f-45d9-ac5e-1d559d0710ce","value":"\\x0a2437363063636233362d383739662d343564392d616335652d31643535396430373130636510011a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c654a0c08fa8ca3d80610c0bed1df01","headers":{"ce_id": "5eafc832-49ae-4588-800b-4240d8777917", "ce_time": "2026-11-26T23:53:30.512Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:30.506856+00:00","published_at":"2026-11-26T23:53:30.551547+00:00"},
{"id":7,"topic":"identity.user.v1","key":"ba135584-bf0a-4430-b945-6de884e3d655","value":"\\x0a2462613133353538342d626630612d343433302d623934352d36646538383465336436353510011a10486172626f72204c696e647176697374221a686172626f7240746f7263686265617265722e6578616d706c652a06686172626f724a0c08fa8ca3d80610808c8d9e02","headers":{"ce_id": "e72229dd-fe10-4b8c-8adc-0656340ac397", "ce_time": "2026-11-26T23:53:30.620Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:30.6187+00:00","published_at":"2026-11-26T23:53:30.639511+00:00"},
{"id":8,"topic":"identity.user.v1","key":"2cd443d1-162a-41e7-92df-ffffe081367e","value":"\\x0a2432636434343364312d313632612d343165372d393264662d66666666653038313336376510011a0d496e6469676f20466172726f77221a696e6469676f40746f7263686265617265722e6578616d706c652a06696e6469676f4a0c08fa8ca3d80610c0c9a7cd02","headers":{"ce_id": "d3d5fc57-ef31-4e68-9bdb-73ec7a9d5536", "ce_time": "2026-11-26T23:53:30.728Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:30.726852+00:00","published_at":"2026-11-26T23:53:30.77743+00:00"},
{"id":9,"topic":"identity.user.v1","key":"e9d65d1a-5d54-4198-937d-23938a1f00fa","value":"\\x0a2465396436356431612d356435342d343139382d393337642d32333933386131663030666110011a0c4a756e697065722056616c65221b6a756e6970657240746f7263686265617265722e6578616d706c652a076a756e697065724a0c08fa8ca3d80610c0b68e8f03","headers":{"ce_id": "852ac73b-a52e-4b7c-8870-cfc2f687ab7d", "ce_time": "2026-11-26T23:53:30.862Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:30.855213+00:00","published_at":"2026-11-26T23:53:30.900375+00:00"},
{"id":10,"topic":"identity.user.v1","key":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","value":"\\x0a2465643830643566392d326137632d343561652d386135612d36636630376562303361666510011a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f614a0c08fa8ca3d80610c09afbcf03","headers":{"ce_id": "ce9718c2-0347-4061-89ba-6cee3b403468", "ce_time": "2026-11-26T23:53:30.999Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:30.996257+00:00","published_at":"2026-11-26T23:53:31.015248+00:00"},
{"id":11,"topic":"identity.user.v1","key":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","value":"\\x0a2465353465396131332d666634302d343966302d383435302d31343831656234306366356610011a0d4c61676f6f6e20506574726f76221a6c61676f6f6e40746f7263686265617265722e6578616d706c652a066c61676f6f6e4a0b08fb8ca3d80610c0adf91f","headers":{"ce_id": "bede3c8d-762f-4c3c-916a-4a90bdb011de", "ce_time": "2026-11-26T23:53:31.092Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:31.088038+00:00","published_at":"2026-11-26T23:53:31.106995+00:00"},
{"id":12,"topic":"identity.user.v1","key":"100c012c-4b86-4183-9619-96b073567562","value":"\\x0a2431303063303132632d346238362d343138332d393631392d39366230373335363735363210011a0d4d617269732044656c6761646f22196d6172697340746f7263686265617265722e6578616d706c652a056d617269734a0b08fb8ca3d80610c0839844","headers":{"ce_id": "fcd30628-ce63-4bd0-9817-985f61f0568a", "ce_time": "2026-11-26T23:53:31.158Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:31.157113+00:00","published_at":"2026-11-26T23:53:31.173274+00:00"},
{"id":13,"topic":"identity.user.v1","key":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","value":"\\x0a2430646161346435632d383931632d343735322d623365612d39613237613834653838353310011a0d4e6f7661205472656d626c617922186e6f766140746f7263686265617265722e6578616d706c652a046e6f76614a0b08fb8ca3d8061080a89763","headers":{"ce_id": "7f8e525c-dda4-48ce-b23b-c313b48c7021", "ce_time": "2026-11-26T23:53:31.251Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:31.249697+00:00","published_at":"2026-11-26T23:53:31.274366+00:00"},
{"id":14,"topic":"identity.user.v1","key":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","value":"\\x0a2463306465313762382d376136322d346139622d386362302d30303932346463326465313410021a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c4a0c08f98ca3d80610c0d6d0ad03","headers":{"ce_id": "f4dd33ce-3b83-4773-9feb-cb95988669ca", "ce_time": "2026-11-26T23:53:38.249Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T23:53:38.232915+00:00","published_at":"2026-11-26T23:53:38.26479+00:00"},
{"id":15,"topic":"identity.user.v1","key":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","value":"\\x0a2463306465313762382d376136322d346139622d386362302d30303932346463326465313410031a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c3a0c2b313535353535353031313140014a0c08f98ca3d80610c0d6d0ad03520c08828da3d8061080cf928403","headers":{"ce_id": "fb1be537-9dab-4f03-b2e9-8a5b49aeddb6", "ce_time": "2026-11-26T23:53:38.824Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T23:53:38.815105+00:00","published_at":"2026-11-26T23:53:38.842028+00:00"},
{"id":16,"topic":"identity.user.v1","key":"fde99452-6b2e-4729-89a5-0d261beee8af","value":"\\x0a2466646539393435322d366232652d343732392d383961352d30643236316265656538616610021a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e654a0b08fa8ca3d8061080ddc532","headers":{"ce_id": "643b138f-c7b3-4938-b1a2-aede2dc0e414", "ce_time": "2026-11-26T23:53:38.917Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T23:53:38.90845+00:00","published_at":"2026-11-26T23:53:38.935042+00:00"},
{"id":17,"topic":"identity.user.v1","key":"fde99452-6b2e-4729-89a5-0d261beee8af","value":"\\x0a2466646539393435322d366232652d343732392d383961352d30643236316265656538616610031a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e653a0c2b313535353535353031313240014a0b08fa8ca3d8061080ddc532520b08838da3d8061080e1eb17","headers":{"ce_id": "35343553-0a3e-4402-94d1-7cb15a6d86d6", "ce_time": "2026-11-26T23:53:39.063Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T23:53:39.050905+00:00","published_at":"2026-11-26T23:53:39.102557+00:00"},
{"id":18,"topic":"identity.user.v1","key":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","value":"\\x0a2434646663356338612d633337312d343535372d393763342d38613430633265373731626110021a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265724a0b08fa8ca3d80610c0aa8171","headers":{"ce_id": "54ebdb6d-8c48-4573-b689-d83b4837d672", "ce_time": "2026-11-26T23:53:39.189Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T23:53:39.185713+00:00","published_at":"2026-11-26T23:53:39.218518+00:00"},
{"id":19,"topic":"identity.user.v1","key":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","value":"\\x0a2434646663356338612d633337312d343535372d393763342d38613430633265373731626110031a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265723a0c2b313535353535353031313340014a0b08fa8ca3d80610c0aa8171520c08838da3d80610c0d5908301","headers":{"ce_id": "5ac13ead-0589-46d9-8a21-1c4c710ae491", "ce_time": "2026-11-26T23:53:39.281Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T23:53:39.275957+00:00","published_at":"2026-11-26T23:53:39.293187+00:00"},
{"id":20,"topic":"identity.user.v1","key":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","value":"\\x0a2461346665613266332d666266622d343964652d623539322d66643665323064353866363310021a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e3a0c2b313535353535353031313440014a0c08fa8ca3d8061080d6a79e01520c08838da3d80610c090c1a401","headers":{"ce_id": "e927dfdd-0f0c-4e74-b955-c08e04a78c29", "ce_time": "2026-11-26T23:53:39.349Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T23:53:39.345714+00:00","published_at":"2026-11-26T23:53:39.367879+00:00"},
{"id":21,"topic":"identity.user.v1","key":"760ccb36-879f-45d9-ac5e-1d559d0710ce","value":"\\x0a2437363063636233362d383739662d343564392d616335652d31643535396430373130636510021a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c654a0c08fa8ca3d80610c0bed1df01","headers":{"ce_id": "80132810-b86e-4e91-a487-e252d4a9f769", "ce_time": "2026-11-26T23:53:39.396Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T23:53:39.391812+00:00","published_at":"2026-11-26T23:53:39.415196+00:00"},
{"id":22,"topic":"identity.user.v1","key":"760ccb36-879f-45d9-ac5e-1d559d0710ce","value":"\\x0a2437363063636233362d383739662d343564392d616335652d31643535396430373130636510031a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c653a0c2b313535353535353031313540014a0c08fa8ca3d80610c0bed1df01520c08838da3d80610c0a3e3dc01","headers":{"ce_id": "ad3b2d29-5fd6-4159-a213-4c421e6c0bf6", "ce_time": "2026-11-26T23:53:39.469Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T23:53:39.4639+00:00","published_at":"2026-11-26T23:53:39.485979+00:00"},
{"id":23,"topic":"identity.user.v1","key":"e9d65d1a-5d54-4198-937d-23938a1f00fa","value":"\\x0a2465396436356431612d356435342d343139382d393337642d32333933386131663030666110021a0c4a756e697065722056616c65221b6a756e6970657240746f7263686265617265722e6578616d706c652a076a756e697065723a0c2b313535353535353031313640014a0c08fa8ca3d80610c0b68e8f03520c08838da3d80610c0c8f99602","headers":{"ce_id": "522fcbcb-c3d5-4e31-b0be-5a483913e004", "ce_time": "2026-11-26T23:53:39.592Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T23:53:39.586347+00:00","published_at":"2026-11-26T23:53:39.616935+00:00"},
{"id":24,"topic":"identity.user.v1","key":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","value":"\\x0a2465643830643566392d326137632d343561652d386135612d36636630376562303361666510021a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f614a0c08fa8ca3d80610c09afbcf03","headers":{"ce_id": "75f06cf5-c55b-451b-a037-eba0754da8fe", "ce_time": "2026-11-26T23:53:39.659Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T23:53:39.653869+00:00","published_at":"2026-11-26T23:53:39.677333+00:00"},
{"id":25,"topic":"identity.user.v1","key":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","value":"\\x0a2465643830643566392d326137632d343561652d386135612d36636630376562303361666510031a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f613a0c2b313535353535353031313740014a0c08fa8ca3d80610c09afbcf03520c08838da3d80610c08fa5e202","headers":{"ce_id": "4d33d20c-cd48-4990-bf25-17bbb7c04b40", "ce_time": "2026-11-26T23:53:39.748Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T23:53:39.743504+00:00","published_at":"2026-11-26T23:53:39.763296+00:00"},
{"id":26,"topic":"identity.user.v1","key":"100c012c-4b86-4183-9619-96b073567562","value":"\\x0a2431303063303132632d346238362d343138332d393631392d39366230373335363735363210021a0d4d617269732044656c6761646f22196d6172697340746f7263686265617265722e6578616d706c652a056d617269734a0b08fb8ca3d80610c0839844","headers":{"ce_id": "18546afb-6389-4ffa-8754-e601c5205f81", "ce_time": "2026-11-26T23:53:39.825Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T23:53:39.821917+00:00","published_at":"2026-11-26T23:53:39.849355+00:00"},
{"id":27,"topic":"identity.user.v1","key":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","value":"\\x0a2430646161346435632d383931632d343735322d623365612d39613237613834653838353310021a0d4e6f7661205472656d626c617922186e6f766140746f7263686265617265722e6578616d706c652a046e6f76613a0c2b313535353535353031313840014a0b08fb8ca3d8061080a89763520c08838da3d80610c0aec2c403","headers":{"ce_id": "3cf9fc7d-4fa4-467e-ba4a-106caa8c1f01", "ce_time": "2026-11-26T23:53:39.961Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-26T23:53:39.950376+00:00","published_at":"2026-11-26T23:53:40.00002+00:00"},
{"id":28,"topic":"identity.user.v1","key":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","value":"\\x0a2461346665613266332d666266622d343964652d623539322d66643665323064353866363310031a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e3a0c2b31353535353535303131344a0c08fa8ca3d8061080d6a79e01520c08838da3d80610c090c1a401","headers":{"ce_id": "40a480ce-dc5e-4adb-885e-4efcac27e3a8", "ce_time": "2026-11-26T23:53:41.359Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-26T23:53:41.335365+00:00","published_at":"2026-11-26T23:53:41.40089+00:00"},
{"id":29,"topic":"identity.session.v1","key":"2d483878-321a-477c-aa0e-b2b4e504b68e","value":"\\x0a2432643438333837382d333231612d343737632d616130652d62326234653530346236386510011a2432363661636462622d666437382d343037362d383832312d316336633237323130636266220c08858da3d80610c093c2cd01","headers":{"ce_id": "a5c040df-10f7-4807-ad1a-ad00dd9bafbf", "ce_time": "2026-11-26T23:53:41.432Z", "ce_type": "identity.v1.SessionEnded", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:41.43162+00:00","published_at":"2026-11-26T23:53:41.448731+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.outbox', 'id'), max(id)) from public.outbox;
insert into public.phone_code_sends (id, user_id, phone, address, sent_at) overriding system value select id, user_id, phone, address, sent_at from
json_populate_recordset(null::public.phone_code_sends, $rows$[
{"id":1,"user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","phone":"+15555550111","address":"127.0.0.1","sent_at":"2026-11-26T23:53:38.313+00:00"},
{"id":2,"user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","phone":"+15555550112","address":"127.0.0.1","sent_at":"2026-11-26T23:53:38.985+00:00"},
{"id":3,"user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","phone":"+15555550113","address":"127.0.0.1","sent_at":"2026-11-26T23:53:39.247+00:00"},
{"id":4,"user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","phone":"+15555550114","address":"127.0.0.1","sent_at":"2026-11-26T23:53:39.322+00:00"},
{"id":5,"user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","phone":"+15555550115","address":"127.0.0.1","sent_at":"2026-11-26T23:53:39.444+00:00"},
{"id":6,"user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","phone":"+15555550116","address":"127.0.0.1","sent_at":"2026-11-26T23:53:39.555+00:00"},
{"id":7,"user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","phone":"+15555550117","address":"127.0.0.1","sent_at":"2026-11-26T23:53:39.723+00:00"},
{"id":8,"user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","phone":"+15555550118","address":"127.0.0.1","sent_at":"2026-11-26T23:53:39.906+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.phone_code_sends', 'id'), max(id)) from public.phone_code_sends;
insert into public.security_event_key (only_one, key) overriding system value select only_one, key from
json_populate_recordset(null::public.security_event_key, $rows$[
{"only_one":true,"key":"\\x7dd0cf198946e48eb7ea2c57e8a1e0edbdf9f03019d7e8f4a82afb5391beb23a"}
]$rows$);
insert into public.security_events (id, seq, at, kind, outcome, user_id, account, actor_id, address, detail) overriding system value select id, seq, at, kind, outcome, user_id, account, actor_id, address, detail from
json_populate_recordset(null::public.security_events, $rows$[
{"id":"94213b16-0595-4132-ac9d-2691072254b9","seq":1,"at":"2026-11-26T23:53:28.045+00:00","kind":"sign-in","outcome":"succeeded","user_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"34b84b2c-9fbf-4103-a8d5-ef336cafe19e","seq":2,"at":"2026-11-26T23:53:29.901+00:00","kind":"sign-in","outcome":"succeeded","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"936e0887-4f98-448c-b780-2bfb144a5a22","seq":3,"at":"2026-11-26T23:53:30.106+00:00","kind":"sign-in","outcome":"succeeded","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"17b20077-2de5-47a1-b416-385c5c8dadf0","seq":4,"at":"2026-11-26T23:53:30.237+00:00","kind":"sign-in","outcome":"succeeded","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"f6094ad2-32a7-42a4-89eb-3eb4c01d9da3","seq":5,"at":"2026-11-26T23:53:30.332+00:00","kind":"sign-in","outcome":"succeeded","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"bf3da0d1-3168-433c-a2de-a285e1304cbf","seq":6,"at":"2026-11-26T23:53:30.469+00:00","kind":"sign-in","outcome":"succeeded","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"ddc49cf8-a60e-4074-9dec-6a7fdd7155fa","seq":7,"at":"2026-11-26T23:53:30.6+00:00","kind":"sign-in","outcome":"succeeded","user_id":"ba135584-bf0a-4430-b945-6de884e3d655","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"8fc42835-53b6-4cfc-98ab-a7960628cb04","seq":8,"at":"2026-11-26T23:53:30.699+00:00","kind":"sign-in","outcome":"succeeded","user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"f9f9d60e-4097-4239-b31c-3a3061ca0432","seq":9,"at":"2026-11-26T23:53:30.837+00:00","kind":"sign-in","outcome":"succeeded","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"7ca1a2b9-8646-4f7a-af47-e1ef9d6ec6f2","seq":10,"at":"2026-11-26T23:53:30.973+00:00","kind":"sign-in","outcome":"succeeded","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"f58669eb-9515-4eae-b7ec-c8e17d65cd8a","seq":11,"at":"2026-11-26T23:53:31.067+00:00","kind":"sign-in","outcome":"succeeded","user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"7652aaf1-36c3-407c-8485-7f271349851f","seq":12,"at":"2026-11-26T23:53:31.143+00:00","kind":"sign-in","outcome":"succeeded","user_id":"100c012c-4b86-4183-9619-96b073567562","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"cacc3680-65da-4bca-873a-682887b383ff","seq":13,"at":"2026-11-26T23:53:31.208+00:00","kind":"sign-in","outcome":"succeeded","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"014afdc2-e0f1-4a4a-ba25-1bb0542146f8","seq":14,"at":"2026-11-26T23:53:38.814+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"865eabfe-ec42-4107-8592-b1518fa43e5d","seq":15,"at":"2026-11-26T23:53:39.05+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"7e94354f-a3ba-4524-98a4-62241efcde09","seq":16,"at":"2026-11-26T23:53:39.275+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"7c32aed2-9798-4866-8cb2-65fe7ec131ab","seq":17,"at":"2026-11-26T23:53:39.345+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"35369704-f0ad-43d4-9576-b5477d89b3a2","seq":18,"at":"2026-11-26T23:53:39.463+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"c7c4a456-d5b8-4d1e-a041-c94b493faada","seq":19,"at":"2026-11-26T23:53:39.585+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"9dc20543-ef71-4588-a2fe-80064166b550","seq":20,"at":"2026-11-26T23:53:39.743+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"923c85fb-1252-4cc1-9b34-0fbfd1d22936","seq":21,"at":"2026-11-26T23:53:39.949+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"151c588c-1fb0-40b6-8cc4-82650bf1b302","seq":22,"at":"2026-11-26T23:53:41.323+00:00","kind":"sign-in","outcome":"succeeded","user_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"874d8386-2b24-463c-b450-a79d0c5e8eba","seq":23,"at":"2026-11-26T23:53:41.483+00:00","kind":"sign-in","outcome":"succeeded","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"e9125c11-e382-43d3-a356-e3df9c06e708","seq":24,"at":"2026-11-26T23:53:41.518+00:00","kind":"sign-in","outcome":"succeeded","user_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"}
]$rows$);
select setval(pg_get_serial_sequence('public.security_events', 'seq'), max(seq)) from public.security_events;
insert into public.seen_versions (topic, key, version) overriding system value select topic, key, version from
json_populate_recordset(null::public.seen_versions, $rows$[
{"topic":"sms.consent.v1","key":"+15555550114","version":1}
]$rows$);
insert into public.sessions (id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at) overriding system value select id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at from
json_populate_recordset(null::public.sessions, $rows$[
{"id":"0df617f2-747c-4aee-a32a-e1387ac14b55","user_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","token_hash":"\\xd6bb96e87b37c6119b82fe1449d18bedad55134512fc9ceab76a55c31ef71711","user_agent":"node","created_at":"2026-11-26T23:53:28.045+00:00","last_seen_at":"2026-11-26T23:53:28.045+00:00","expires_at":"2026-12-26T23:53:28.045+00:00"},
{"id":"db39ad50-67bf-4146-9532-dd331534bc6d","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","token_hash":"\\xb42b48d2ce0c5ec3486fa58f5ad31eae63ad1de3f92c567403309c40fdac1e96","user_agent":"node","created_at":"2026-11-26T23:53:29.901+00:00","last_seen_at":"2026-11-26T23:53:29.901+00:00","expires_at":"2026-12-26T23:53:29.901+00:00"},
{"id":"bc2b72a1-13b8-4dd9-9efb-6ccdc3fef7ae","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","token_hash":"\\x50e2568ec2a207481377c165423231e5265bc8295d0681ed3321a61d4420452e","user_agent":"node","created_at":"2026-11-26T23:53:30.106+00:00","last_seen_at":"2026-11-26T23:53:30.106+00:00","expires_at":"2026-12-26T23:53:30.106+00:00"},
{"id":"4c1b258e-6fdf-42dd-9f7e-6e2806c001da","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","token_hash":"\\xe9526623d80ed88a64b73f93699bfef0c770698851a74a4dc0c4f7255a3c3ac0","user_agent":"node","created_at":"2026-11-26T23:53:30.237+00:00","last_seen_at":"2026-11-26T23:53:30.237+00:00","expires_at":"2026-12-26T23:53:30.237+00:00"},
{"id":"2aba516a-c90e-4190-8773-887dbb0e5006","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","token_hash":"\\x82dd2f7bff6d8eeb212056da8926858dd59fcccd583030343e753277a68fc8d9","user_agent":"node","created_at":"2026-11-26T23:53:30.332+00:00","last_seen_at":"2026-11-26T23:53:30.332+00:00","expires_at":"2026-12-26T23:53:30.332+00:00"},
{"id":"3c01c616-76b8-480d-96a2-89f4cbbf4f7c","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","token_hash":"\\x7c3a14d1c416d84fa8999df26b3a20e168ab3dc6400323126b607e7e9769c5b7","user_agent":"node","created_at":"2026-11-26T23:53:30.469+00:00","last_seen_at":"2026-11-26T23:53:30.469+00:00","expires_at":"2026-12-26T23:53:30.469+00:00"},
{"id":"7ce6ff33-35c3-4aa9-bbbc-71cf4f68ad91","user_id":"ba135584-bf0a-4430-b945-6de884e3d655","token_hash":"\\xb46199670b278f8e83c3ca9f5dfe0186fb5053ed6a600c7366f29f0badebafe1","user_agent":"node","created_at":"2026-11-26T23:53:30.6+00:00","last_seen_at":"2026-11-26T23:53:30.6+00:00","expires_at":"2026-12-26T23:53:30.6+00:00"},
{"id":"c7adf4bd-98aa-40b3-8aab-da8174ea878d","user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","token_hash":"\\x44d50894e76313fbb37548bec3a2d6110308c886f0dba3829aba84a417c46a4d","user_agent":"node","created_at":"2026-11-26T23:53:30.699+00:00","last_seen_at":"2026-11-26T23:53:30.699+00:00","expires_at":"2026-12-26T23:53:30.699+00:00"},
{"id":"d8c753f3-10fa-434a-a5d1-80764a49b966","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","token_hash":"\\x657940f6e159805daadc9da520a9a83d1a412854ea5929734b99e74b61ff1de1","user_agent":"node","created_at":"2026-11-26T23:53:30.837+00:00","last_seen_at":"2026-11-26T23:53:30.837+00:00","expires_at":"2026-12-26T23:53:30.837+00:00"},
{"id":"258c7fa3-f584-496e-900b-8507244203b8","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","token_hash":"\\x4d317dbf903a854b2e592a2bb114845a36b56c92bfe95f7ee529abfb0f44c36d","user_agent":"node","created_at":"2026-11-26T23:53:30.973+00:00","last_seen_at":"2026-11-26T23:53:30.973+00:00","expires_at":"2026-12-26T23:53:30.973+00:00"},
{"id":"59987741-798f-46b8-a14e-e80e0b045e91","user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","token_hash":"\\x0f109890bba09ad4d2c37573076f43b1d25975ffd3d49a239fc1877490724c60","user_agent":"node","created_at":"2026-11-26T23:53:31.067+00:00","last_seen_at":"2026-11-26T23:53:31.067+00:00","expires_at":"2026-12-26T23:53:31.067+00:00"},
{"id":"a2b499a2-2683-48f6-ba6e-8abb332aa061","user_id":"100c012c-4b86-4183-9619-96b073567562","token_hash":"\\xdfa4cd6e5bea91bddb6abc24f9bd0e95017301efc2a5c23c1c5140af99adc93c","user_agent":"node","created_at":"2026-11-26T23:53:31.143+00:00","last_seen_at":"2026-11-26T23:53:31.143+00:00","expires_at":"2026-12-26T23:53:31.143+00:00"},
{"id":"067d3e18-6a88-43fc-a3ed-d1e24bcc903b","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","token_hash":"\\xf238bb3cd388e2eb082c630cbbf7a4ada5fbd90ea7f08e273ed3788c1b4ec3ff","user_agent":"node","created_at":"2026-11-26T23:53:31.208+00:00","last_seen_at":"2026-11-26T23:53:31.208+00:00","expires_at":"2026-12-26T23:53:31.208+00:00"},
{"id":"b7df1aca-02c2-4f50-a36e-654637340060","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","token_hash":"\\x2ea0fbf98aa3dc1a89255359357b517163b72f73eaf0ed34863c67779ab54ccd","user_agent":"node","created_at":"2026-11-26T23:53:41.483+00:00","last_seen_at":"2026-11-26T23:53:41.483+00:00","expires_at":"2026-12-26T23:53:41.483+00:00"},
{"id":"a7913c90-e3cf-454e-b695-7e5b0d8c4dff","user_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","token_hash":"\\xd4c8015dfc4d4a795e73cf07a606bfc4ded994b02dff376f9bfbb5bd92c2499c","user_agent":"node","created_at":"2026-11-26T23:53:41.518+00:00","last_seen_at":"2026-11-26T23:53:41.518+00:00","expires_at":"2026-12-26T23:53:41.518+00:00"}
]$rows$);
insert into public.stopped_phones (phone) overriding system value select phone from
json_populate_recordset(null::public.stopped_phones, $rows$[
{"phone":"+15555550114"}
]$rows$);
insert into public.users (id, version, email, username, name, display_name, city, state, favorite_castaway, about, profile_picture, phone, sms_enabled, is_admin, has_seen_welcome, password_hash, created_at, phone_added_at, email_proven_at, must_change_password, temporary_until, temporary_used_at, pending_phone, phone_code_hash, phone_code_tries, phone_code_expires_at, phone_code_resend_at, pending_email, second_factor_at) overriding system value select id, version, email, username, name, display_name, city, state, favorite_castaway, about, profile_picture, phone, sms_enabled, is_admin, has_seen_welcome, password_hash, created_at, phone_added_at, email_proven_at, must_change_password, temporary_until, temporary_used_at, pending_phone, phone_code_hash, phone_code_tries, phone_code_expires_at, phone_code_resend_at, pending_email, second_factor_at from
json_populate_recordset(null::public.users, $rows$[
{"id":"266acdbb-fd78-4076-8821-1c6c27210cbf","version":1,"email":"jo.admin@example.com","username":"jo.admin","name":"League Admin","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":true,"has_seen_welcome":false,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$mEMB4adMQcxKrC1IS/G+Bw$4f3UO6AXFh6oDUU4z9kP2Bkoxp8yBCFtexa/1rFl+vA","created_at":"2026-11-26T23:53:27.027+00:00","phone_added_at":null,"email_proven_at":"2026-11-26T23:53:27.027+00:00","must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","version":3,"email":"coral@torchbearer.example","username":"coral","name":"Coral Whitfield","display_name":null,"city":"Astoria","state":"OR","favorite_castaway":"Anouk Verhoeven","about":"Has never missed an episode, or a tide.","profile_picture":null,"phone":"+15555550111","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$Vfr9EB2cb4NoxKdb2CZaig$WFiqD/yLxzqBGwLKDQeqW2tX3yzvxmzBtuK+pAYxIns","created_at":"2026-11-26T23:53:29.901+00:00","phone_added_at":"2026-11-26T23:53:38.814+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"fde99452-6b2e-4729-89a5-0d261beee8af","version":3,"email":"dune@torchbearer.example","username":"dune","name":"Dune Marlowe","display_name":null,"city":"Reno","state":"NV","favorite_castaway":"Goldie Tran","about":"Bets on whoever laughs first.","profile_picture":null,"phone":"+15555550112","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$1SlhJUgb74oBINtfg0tI4g$7mhDPGNAMWqmdmBc+D/FXNNRaACR6O90fWYErYSL03A","created_at":"2026-11-26T23:53:30.106+00:00","phone_added_at":"2026-11-26T23:53:39.05+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","version":3,"email":"ember@torchbearer.example","username":"ember","name":"Ember Castellan","display_name":null,"city":"Boise","state":"ID","favorite_castaway":"Osmund Bell","about":"Keeps a spreadsheet of every tribal council.","profile_picture":null,"phone":"+15555550113","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$3pfRH1R3ecm/FQJhzubOyQ$QiKsxlUyWAx+62WKBzxPCDDdulQSJGNG9l9DcQ9KmWs","created_at":"2026-11-26T23:53:30.237+00:00","phone_added_at":"2026-11-26T23:53:39.275+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","version":3,"email":"gale@torchbearer.example","username":"gale","name":"Gale Rutherford","display_name":null,"city":"Wichita","state":"KS","favorite_castaway":"Hollis Whitcombe","about":"Rooting for the quiet ones.","profile_picture":null,"phone":"+15555550115","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$8ltGz9L0J+1xO4biTWexKg$pzV5K8WZeylJ6kMfwnevu0XUf0zVh7bIT33/PCuQksI","created_at":"2026-11-26T23:53:30.469+00:00","phone_added_at":"2026-11-26T23:53:39.463+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"ba135584-bf0a-4430-b945-6de884e3d655","version":1,"email":"harbor@torchbearer.example","username":"harbor","name":"Harbor Lindqvist","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$5f7qom0sZcv5cjyUdbyHmQ$LJeC3IBSx8GrmLJ8Jawj9OoM3goWlhBF1/94e8EHIlM","created_at":"2026-11-26T23:53:30.6+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"2cd443d1-162a-41e7-92df-ffffe081367e","version":1,"email":"indigo@torchbearer.example","username":"indigo","name":"Indigo Farrow","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$FDNk5wIIXcsQMZl/qfVMVg$U44Flt+/wGOunZk9d+J80pEf7J6RQSne3wDjopUFrdA","created_at":"2026-11-26T23:53:30.699+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","version":2,"email":"juniper@torchbearer.example","username":"juniper","name":"Juniper Vale","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550116","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$l+Pj9FJrHrgtStwp3J1wRA$nECYpJpDDbeW7eDNT0ClalMUkONhmQWN+znnwfXHK/I","created_at":"2026-11-26T23:53:30.837+00:00","phone_added_at":"2026-11-26T23:53:39.585+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","version":3,"email":"koa@torchbearer.example","username":"koa","name":"Koa Brightwater","display_name":null,"city":"Honolulu","state":"HI","favorite_castaway":"Keoni Palakiko","about":"Watches five hours before everybody else. Says nothing.","profile_picture":null,"phone":"+15555550117","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$2QFacYUoRMnQsc68E+MjUQ$ioC/Uy6PAr9N5SiNJWh4VB1QGTvrnetlFP/RKpLFPjg","created_at":"2026-11-26T23:53:30.973+00:00","phone_added_at":"2026-11-26T23:53:39.743+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","version":1,"email":"lagoon@torchbearer.example","username":"lagoon","name":"Lagoon Petrov","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$PjTyNUAd1n4AarViYxL3vg$+/f91nfD+dzyfhaC2e4fAkGlfhZhOWrb4UwUAEocPG4","created_at":"2026-11-26T23:53:31.067+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"100c012c-4b86-4183-9619-96b073567562","version":2,"email":"maris@torchbearer.example","username":"maris","name":"Maris Delgado","display_name":null,"city":"Mobile","state":"AL","favorite_castaway":"Ines Caldeira","about":"Here for the puzzles.","profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$myXtatWksX6yqtLo/uiHow$tVeYX6YqKq8aVxYQsSdoLUf6xzB1bC7OxjOvEiXWTR8","created_at":"2026-11-26T23:53:31.143+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","version":2,"email":"nova@torchbearer.example","username":"nova","name":"Nova Tremblay","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550118","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$6OaSG8h5O11nmu0gBaYbog$rr1iZ9MQhPhqeBgShtOtil6awveEWP8m2QEGSttE0S4","created_at":"2026-11-26T23:53:31.208+00:00","phone_added_at":"2026-11-26T23:53:39.949+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","version":3,"email":"fern@torchbearer.example","username":"fern","name":"Fern Okonjo","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550114","sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$778gEQMDOYY2t5ISBkiTPw$6Qptjd/GQQuqLqLzLmETEgelcf17T+uxGwF5NZp0qEQ","created_at":"2026-11-26T23:53:30.332+00:00","phone_added_at":"2026-11-26T23:53:39.345+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null}
]$rows$);
