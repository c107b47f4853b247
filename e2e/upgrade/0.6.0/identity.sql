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
{"id":15,"timestamp":1700001200003,"name":"CreateUserFilters1700001200003"},
{"id":16,"timestamp":1700001400001,"name":"HideResults1700001400001"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
insert into public.outbox (id, topic, key, value, headers, created_at, published_at) overriding system value select id, topic, key, value, headers, created_at, published_at from
json_populate_recordset(null::public.outbox, $rows$[
{"id":1,"topic":"identity.user.v1","key":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","value":"\\x0a2436663136643633302d613664332d346637382d386236372d35613933373766313864626310011a0c4c65616775652041646d696e22146a6f2e61646d696e406578616d706c652e636f6d2a086a6f2e61646d696e30014a0c08bfd0a8d806108095879f02","headers":{"ce_id": "66d5c43b-8ff2-4d92-afef-c7b29358a9b5", "ce_time": "2026-11-28T01:02:55.622Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:02:55.595861+00:00","published_at":"2026-11-28T01:02:55.689105+00:00"},
{"id":2,"topic":"identity.user.v1","key":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","value":"\\x0a2431356635376334622d373137612d346438612d626363352d62356434373238376330613010011a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c4a0c08c1d0a8d80610808db2da01","headers":{"ce_id": "9816609c-e28b-40de-bd45-c85e0e844e6e", "ce_time": "2026-11-28T01:02:57.573Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:02:57.569661+00:00","published_at":"2026-11-28T01:02:57.59592+00:00"},
{"id":3,"topic":"identity.user.v1","key":"df1468ef-f584-423d-ae43-00a5d9c90275","value":"\\x0a2464663134363865662d663538342d343233642d616534332d30306135643963393032373510011a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e654a0c08c1d0a8d8061080ffecb702","headers":{"ce_id": "b2e3bf0d-a04e-420e-907a-8f420e2ca8dc", "ce_time": "2026-11-28T01:02:57.676Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:02:57.67353+00:00","published_at":"2026-11-28T01:02:57.693433+00:00"},
{"id":4,"topic":"identity.user.v1","key":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","value":"\\x0a2465323233343730662d303831662d346539652d386330652d35353737656263623763396210011a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265724a0c08c1d0a8d8061080afd0e502","headers":{"ce_id": "631819c9-c11a-4d4a-b739-161d94d8867e", "ce_time": "2026-11-28T01:02:57.770Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:02:57.768334+00:00","published_at":"2026-11-28T01:02:57.791942+00:00"},
{"id":5,"topic":"identity.user.v1","key":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","value":"\\x0a2462666135613963382d333935322d343730392d613963662d66383335613436346331306410011a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e4a0c08c1d0a8d80610808c969803","headers":{"ce_id": "1cc11a6f-c77b-44f0-9109-b02d8530c2e1", "ce_time": "2026-11-28T01:02:57.876Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:02:57.874692+00:00","published_at":"2026-11-28T01:02:57.897054+00:00"},
{"id":6,"topic":"identity.user.v1","key":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","value":"\\x0a2461386366626666662d383630392d346338352d626461302d37653266393836326336656310011a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c654a0c08c1d0a8d80610c0cb83ba03","headers":{"ce_id": "a224759c-b691-426a-89ec-e5485a00982f", "ce_time": "2026-11-28T01:02:57.949Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:02:57.947259+00:00","published_at":"2026-11-28T01:02:57.970019+00:00"},
{"id":7,"topic":"identity.user.v1","key":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","value":"\\x0a2465396430623261632d353061342d343733622d613562352d61326362323736663034646510011a10486172626f72204c696e647176697374221a686172626f7240746f7263686265617265722e6578616d706c652a06686172626f724a0b08c2d0a8d80610c0e7fb0a","headers":{"ce_id": "c458138e-d209-421b-908f-dcf6092e4fe8", "ce_time": "2026-11-28T01:02:58.046Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:02:58.043823+00:00","published_at":"2026-11-28T01:02:58.078111+00:00"},
{"id":8,"topic":"identity.user.v1","key":"59015872-e4ad-4882-b519-b9cd86e6a40f","value":"\\x0a2435393031353837322d653461642d343838322d623531392d62396364383665366134306610011a0d496e6469676f20466172726f77221a696e6469676f40746f7263686265617265722e6578616d706c652a06696e6469676f4a0b08c2d0a8d80610c0fcf035","headers":{"ce_id": "b0b9637d-fd71-40f7-a8f4-7d6e7c519e31", "ce_time": "2026-11-28T01:02:58.132Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:02:58.129931+00:00","published_at":"2026-11-28T01:02:58.15713+00:00"},
{"id":9,"topic":"identity.user.v1","key":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","value":"\\x0a2463656238386135632d393838332d343863362d616438632d31336139353264663436636210011a0c4a756e697065722056616c65221b6a756e6970657240746f7263686265617265722e6578616d706c652a076a756e697065724a0b08c2d0a8d80610809f9d62","headers":{"ce_id": "2e9207d8-c1b6-42ee-8a68-1202b8dec8b9", "ce_time": "2026-11-28T01:02:58.225Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:02:58.222574+00:00","published_at":"2026-11-28T01:02:58.247807+00:00"},
{"id":10,"topic":"identity.user.v1","key":"bde039f5-2f0f-446f-ab3a-506082ca7510","value":"\\x0a2462646530333966352d326630662d343436662d616233612d35303630383263613735313010011a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f614a0c08c2d0a8d8061080feb58701","headers":{"ce_id": "5d85bb92-be55-4ae5-8fdc-824f7eda7f5c", "ce_time": "2026-11-28T01:02:58.309Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:02:58.305938+00:00","published_at":"2026-11-28T01:02:58.330646+00:00"},
{"id":11,"topic":"identity.user.v1","key":"2510ef38-2988-43d5-8da1-e6d0647268cc","value":"\\x0a2432353130656633382d323938382d343364352d386461312d65366430363437323638636310011a0d4c61676f6f6e20506574726f76221a6c61676f6f6e40746f7263686265617265722e6578616d706c652a066c61676f6f6e4a0c08c2d0a8d8061080b793b601","headers":{"ce_id": "753efc83-24af-4eb7-bf33-6c520cf3938d", "ce_time": "2026-11-28T01:02:58.401Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:02:58.399888+00:00","published_at":"2026-11-28T01:02:58.416733+00:00"},
{"id":12,"topic":"identity.user.v1","key":"a6051dbf-afb5-4a13-aecb-60e534a966dc","value":"\\x0a2461363035316462662d616662352d346131332d616563622d36306535333461393636646310011a0d4d617269732044656c6761646f22196d6172697340746f7263686265617265722e6578616d706c652a056d617269734a0c08c2d0a8d8061080a8a0dd01","headers":{"ce_id": "ad477789-cbba-4000-b70d-3d453e5d5766", "ce_time": "2026-11-28T01:02:58.486Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:02:58.484581+00:00","published_at":"2026-11-28T01:02:58.508456+00:00"},
{"id":13,"topic":"identity.user.v1","key":"3895dd10-4640-4314-ab1b-087ff0b8f15a","value":"\\x0a2433383935646431302d343634302d343331342d616231622d30383766663062386631356110011a0d4e6f7661205472656d626c617922186e6f766140746f7263686265617265722e6578616d706c652a046e6f76614a0c08c2d0a8d80610c0b8d88702","headers":{"ce_id": "6b95a67c-f05f-4f36-94a7-df9bec1c8ab4", "ce_time": "2026-11-28T01:02:58.571Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:02:58.569139+00:00","published_at":"2026-11-28T01:02:58.591553+00:00"},
{"id":14,"topic":"identity.user.v1","key":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","value":"\\x0a2431356635376334622d373137612d346438612d626363352d62356434373238376330613010021a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c4a0c08c1d0a8d80610808db2da01","headers":{"ce_id": "417ecd75-3b17-478b-aa59-f7cdf1fc781c", "ce_time": "2026-11-28T01:03:05.340Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T01:03:05.334171+00:00","published_at":"2026-11-28T01:03:05.357565+00:00"},
{"id":15,"topic":"identity.user.v1","key":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","value":"\\x0a2431356635376334622d373137612d346438612d626363352d62356434373238376330613010031a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c3a0c2b313535353535353031313140014a0c08c1d0a8d80610808db2da01520c08c9d0a8d80610c094f9fd02","headers":{"ce_id": "395b4100-f12f-4bc4-b938-7a9b5984e9b9", "ce_time": "2026-11-28T01:03:05.821Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-28T01:03:05.806408+00:00","published_at":"2026-11-28T01:03:05.847122+00:00"},
{"id":16,"topic":"identity.user.v1","key":"df1468ef-f584-423d-ae43-00a5d9c90275","value":"\\x0a2464663134363865662d663538342d343233642d616534332d30306135643963393032373510021a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e654a0c08c1d0a8d8061080ffecb702","headers":{"ce_id": "b6df80ce-c106-4d62-804e-4754c977dc08", "ce_time": "2026-11-28T01:03:06.005Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T01:03:05.998997+00:00","published_at":"2026-11-28T01:03:06.043524+00:00"},
{"id":17,"topic":"identity.user.v1","key":"df1468ef-f584-423d-ae43-00a5d9c90275","value":"\\x0a2464663134363865662d663538342d343233642d616534332d30306135643963393032373510031a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e653a0c2b313535353535353031313240014a0c08c1d0a8d8061080ffecb702520c08cad0a8d80610c0f1acbc01","headers":{"ce_id": "19374953-3a32-4330-9a94-5eaf4b69e90f", "ce_time": "2026-11-28T01:03:06.418Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-28T01:03:06.396875+00:00","published_at":"2026-11-28T01:03:06.448184+00:00"},
{"id":18,"topic":"identity.user.v1","key":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","value":"\\x0a2465323233343730662d303831662d346539652d386330652d35353737656263623763396210021a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265724a0c08c1d0a8d8061080afd0e502","headers":{"ce_id": "cd0ac406-8053-43c2-9ee1-a041cdad8465", "ce_time": "2026-11-28T01:03:06.503Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T01:03:06.496254+00:00","published_at":"2026-11-28T01:03:06.526198+00:00"},
{"id":19,"topic":"identity.user.v1","key":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","value":"\\x0a2465323233343730662d303831662d346539652d386330652d35353737656263623763396210031a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265723a0c2b313535353535353031313340014a0c08c1d0a8d8061080afd0e502520c08cad0a8d80610809caead02","headers":{"ce_id": "e538a264-bbed-48af-b701-a928153c709f", "ce_time": "2026-11-28T01:03:06.649Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-28T01:03:06.633239+00:00","published_at":"2026-11-28T01:03:06.678719+00:00"},
{"id":20,"topic":"identity.user.v1","key":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","value":"\\x0a2462666135613963382d333935322d343730392d613963662d66383335613436346331306410021a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e3a0c2b313535353535353031313440014a0c08c1d0a8d80610808c969803520c08cad0a8d80610c0bdb59d03","headers":{"ce_id": "044147b6-aa93-44a6-885c-39a0a7d5a133", "ce_time": "2026-11-28T01:03:06.882Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T01:03:06.86806+00:00","published_at":"2026-11-28T01:03:06.904681+00:00"},
{"id":21,"topic":"identity.user.v1","key":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","value":"\\x0a2461386366626666662d383630392d346338352d626461302d37653266393836326336656310021a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c654a0c08c1d0a8d80610c0cb83ba03","headers":{"ce_id": "1b5c44a9-f5b1-4abd-8418-4c97bb3b0326", "ce_time": "2026-11-28T01:03:06.974Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T01:03:06.969908+00:00","published_at":"2026-11-28T01:03:06.998444+00:00"},
{"id":22,"topic":"identity.user.v1","key":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","value":"\\x0a2461386366626666662d383630392d346338352d626461302d37653266393836326336656310031a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c653a0c2b313535353535353031313540014a0c08c1d0a8d80610c0cb83ba03520b08cbd0a8d8061080a7e92c","headers":{"ce_id": "38e1e737-8194-486d-92ac-ae0fb3d56da1", "ce_time": "2026-11-28T01:03:07.114Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-28T01:03:07.094674+00:00","published_at":"2026-11-28T01:03:07.132304+00:00"},
{"id":23,"topic":"identity.user.v1","key":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","value":"\\x0a2463656238386135632d393838332d343863362d616438632d31336139353264663436636210021a0c4a756e697065722056616c65221b6a756e6970657240746f7263686265617265722e6578616d706c652a076a756e697065723a0c2b313535353535353031313640014a0b08c2d0a8d80610809f9d62520b08cbd0a8d80610c0a18770","headers":{"ce_id": "51b29a55-874d-4c94-a4f4-ef5e9e523c95", "ce_time": "2026-11-28T01:03:07.248Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T01:03:07.236508+00:00","published_at":"2026-11-28T01:03:07.263536+00:00"},
{"id":24,"topic":"identity.user.v1","key":"bde039f5-2f0f-446f-ab3a-506082ca7510","value":"\\x0a2462646530333966352d326630662d343436662d616233612d35303630383263613735313010021a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f614a0c08c2d0a8d8061080feb58701","headers":{"ce_id": "ae022cb1-d6f2-4bd6-b038-827fa8318c0a", "ce_time": "2026-11-28T01:03:07.306Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T01:03:07.30127+00:00","published_at":"2026-11-28T01:03:07.330517+00:00"},
{"id":25,"topic":"identity.user.v1","key":"bde039f5-2f0f-446f-ab3a-506082ca7510","value":"\\x0a2462646530333966352d326630662d343436662d616233612d35303630383263613735313010031a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f613a0c2b313535353535353031313740014a0c08c2d0a8d8061080feb58701520c08cbd0a8d80610c09595c001","headers":{"ce_id": "3c4605d6-5310-43c1-95f5-495cb0a00cef", "ce_time": "2026-11-28T01:03:07.419Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-28T01:03:07.404659+00:00","published_at":"2026-11-28T01:03:07.440855+00:00"},
{"id":26,"topic":"identity.user.v1","key":"a6051dbf-afb5-4a13-aecb-60e534a966dc","value":"\\x0a2461363035316462662d616662352d346131332d616563622d36306535333461393636646310021a0d4d617269732044656c6761646f22196d6172697340746f7263686265617265722e6578616d706c652a056d617269734a0c08c2d0a8d8061080a8a0dd01","headers":{"ce_id": "ced4c6fe-aad4-48ad-ac25-8ab786723845", "ce_time": "2026-11-28T01:03:07.496Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T01:03:07.493625+00:00","published_at":"2026-11-28T01:03:07.515076+00:00"},
{"id":27,"topic":"identity.user.v1","key":"3895dd10-4640-4314-ab1b-087ff0b8f15a","value":"\\x0a2433383935646431302d343634302d343331342d616231622d30383766663062386631356110021a0d4e6f7661205472656d626c617922186e6f766140746f7263686265617265722e6578616d706c652a046e6f76613a0c2b313535353535353031313840014a0c08c2d0a8d80610c0b8d88702520c08cbd0a8d80610c0abb8a102","headers":{"ce_id": "e8619849-bac0-4ea1-95f2-d8bc8cd17792", "ce_time": "2026-11-28T01:03:07.623Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-28T01:03:07.608167+00:00","published_at":"2026-11-28T01:03:07.640229+00:00"},
{"id":28,"topic":"identity.user.v1","key":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","value":"\\x0a2462666135613963382d333935322d343730392d613963662d66383335613436346331306410031a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e3a0c2b31353535353535303131344a0c08c1d0a8d80610808c969803520c08cad0a8d80610c0bdb59d03","headers":{"ce_id": "a62253ff-0748-4872-95d2-b6563873b5da", "ce_time": "2026-11-28T01:03:08.843Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-28T01:03:08.828166+00:00","published_at":"2026-11-28T01:03:08.855023+00:00"},
{"id":29,"topic":"identity.session.v1","key":"dc19cea6-23a3-4258-95c5-d4ca38563a7e","value":"\\x0a2464633139636561362d323361332d343235382d393563352d64346361333835363361376510011a2436663136643633302d613664332d346637382d386236372d356139333737663138646263220c08ccd0a8d8061080e6daa103","headers":{"ce_id": "993da34a-5e07-41f5-abc6-1cc818a0caa6", "ce_time": "2026-11-28T01:03:08.880Z", "ce_type": "identity.v1.SessionEnded", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:03:08.877173+00:00","published_at":"2026-11-28T01:03:08.89237+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.outbox', 'id'), max(id)) from public.outbox;
insert into public.phone_code_sends (id, user_id, phone, address, sent_at) overriding system value select id, user_id, phone, address, sent_at from
json_populate_recordset(null::public.phone_code_sends, $rows$[
{"id":1,"user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","phone":"+15555550111","address":"127.0.0.1","sent_at":"2026-11-28T01:03:05.402+00:00"},
{"id":2,"user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","phone":"+15555550112","address":"127.0.0.1","sent_at":"2026-11-28T01:03:06.106+00:00"},
{"id":3,"user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","phone":"+15555550113","address":"127.0.0.1","sent_at":"2026-11-28T01:03:06.579+00:00"},
{"id":4,"user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","phone":"+15555550114","address":"127.0.0.1","sent_at":"2026-11-28T01:03:06.753+00:00"},
{"id":5,"user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","phone":"+15555550115","address":"127.0.0.1","sent_at":"2026-11-28T01:03:07.039+00:00"},
{"id":6,"user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","phone":"+15555550116","address":"127.0.0.1","sent_at":"2026-11-28T01:03:07.197+00:00"},
{"id":7,"user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","phone":"+15555550117","address":"127.0.0.1","sent_at":"2026-11-28T01:03:07.364+00:00"},
{"id":8,"user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","phone":"+15555550118","address":"127.0.0.1","sent_at":"2026-11-28T01:03:07.569+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.phone_code_sends', 'id'), max(id)) from public.phone_code_sends;
insert into public.security_event_key (only_one, key) overriding system value select only_one, key from
json_populate_recordset(null::public.security_event_key, $rows$[
{"only_one":true,"key":"\\xe41e331b9e985b64d29fe79513c4ac3ab16e0a8c17f3af1abfb741becc27bd65"}
]$rows$);
insert into public.security_events (id, seq, at, kind, outcome, user_id, account, actor_id, address, detail) overriding system value select id, seq, at, kind, outcome, user_id, account, actor_id, address, detail from
json_populate_recordset(null::public.security_events, $rows$[
{"id":"90bba01b-d98b-4167-9a9a-d0ed4031fdf8","seq":1,"at":"2026-11-28T01:02:56.131+00:00","kind":"sign-in","outcome":"succeeded","user_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"7b8324bd-2b85-48c7-b09a-ecd5f8af0f65","seq":2,"at":"2026-11-28T01:02:57.458+00:00","kind":"sign-in","outcome":"succeeded","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"bc38e625-311d-452e-b27a-252539cd282b","seq":3,"at":"2026-11-28T01:02:57.654+00:00","kind":"sign-in","outcome":"succeeded","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"06e9c1db-3008-4137-b367-3830113d2280","seq":4,"at":"2026-11-28T01:02:57.75+00:00","kind":"sign-in","outcome":"succeeded","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"2ba6948a-0b36-447a-8bc8-a40bbfe6c820","seq":5,"at":"2026-11-28T01:02:57.856+00:00","kind":"sign-in","outcome":"succeeded","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"add54b69-4c46-49d6-9af5-b8a599c30ae8","seq":6,"at":"2026-11-28T01:02:57.927+00:00","kind":"sign-in","outcome":"succeeded","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"839908ee-3051-4822-ada3-7f342cced0e6","seq":7,"at":"2026-11-28T01:02:58.023+00:00","kind":"sign-in","outcome":"succeeded","user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"bb22b0ce-ded9-40b5-861a-930c19a9cb30","seq":8,"at":"2026-11-28T01:02:58.113+00:00","kind":"sign-in","outcome":"succeeded","user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"069144d4-2b94-483e-a184-6da970277e8a","seq":9,"at":"2026-11-28T01:02:58.206+00:00","kind":"sign-in","outcome":"succeeded","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"3a4a7b42-aa5b-4a33-891a-dce716921e0a","seq":10,"at":"2026-11-28T01:02:58.284+00:00","kind":"sign-in","outcome":"succeeded","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"0936847f-27e0-4657-9c98-4d5896c2d42a","seq":11,"at":"2026-11-28T01:02:58.382+00:00","kind":"sign-in","outcome":"succeeded","user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"54a08729-3585-4208-a179-73c395ea9494","seq":12,"at":"2026-11-28T01:02:58.464+00:00","kind":"sign-in","outcome":"succeeded","user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"9690c18d-0c50-4b2a-961e-f70d96985117","seq":13,"at":"2026-11-28T01:02:58.553+00:00","kind":"sign-in","outcome":"succeeded","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"7b39dd0c-a002-47da-9fec-789f34e029f0","seq":14,"at":"2026-11-28T01:03:05.801+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"a0fc726d-38f3-446d-9e64-4427dfcaf44c","seq":15,"at":"2026-11-28T01:03:06.395+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"7a6f6c17-16b6-4d6a-8dfa-bfd40051f675","seq":16,"at":"2026-11-28T01:03:06.632+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"8a2c879e-42d5-4ea4-8ccd-3537befc3922","seq":17,"at":"2026-11-28T01:03:06.867+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"8e5ed864-0306-43aa-920b-7674a2995477","seq":18,"at":"2026-11-28T01:03:07.094+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"67c28aab-e2cd-4944-aa30-bb168904b421","seq":19,"at":"2026-11-28T01:03:07.235+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"4dab8109-27e0-402c-8f8d-7d651d89b0db","seq":20,"at":"2026-11-28T01:03:07.403+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"be9f36d6-60e7-4998-adaa-d9d77748e95c","seq":21,"at":"2026-11-28T01:03:07.607+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"e2088d52-ed6e-43ff-b9fd-f5216a0340d7","seq":22,"at":"2026-11-28T01:03:08.822+00:00","kind":"sign-in","outcome":"succeeded","user_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"6fbb41ac-9328-4fd5-999d-d0d919764797","seq":23,"at":"2026-11-28T01:03:08.951+00:00","kind":"sign-in","outcome":"succeeded","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"ec528547-d056-4fcc-827b-9199ece9f987","seq":24,"at":"2026-11-28T01:03:09.011+00:00","kind":"sign-in","outcome":"succeeded","user_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"}
]$rows$);
select setval(pg_get_serial_sequence('public.security_events', 'seq'), max(seq)) from public.security_events;
insert into public.seen_versions (topic, key, version) overriding system value select topic, key, version from
json_populate_recordset(null::public.seen_versions, $rows$[
{"topic":"sms.consent.v1","key":"+15555550114","version":1}
]$rows$);
insert into public.sessions (id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at) overriding system value select id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at from
json_populate_recordset(null::public.sessions, $rows$[
{"id":"5c8c8148-286e-478c-a31f-c3021089b082","user_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","token_hash":"\\x84493ee4b1c8d81dcff47f81e7fadbb05d1bdc214485bf3180453209b638cd65","user_agent":"node","created_at":"2026-11-28T01:02:56.131+00:00","last_seen_at":"2026-11-28T01:02:56.131+00:00","expires_at":"2026-12-28T01:02:56.131+00:00"},
{"id":"228b11e6-78b5-4d44-b0eb-0e3b8cc6c237","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","token_hash":"\\x0a88fd4f138bb1411aad929447f75c3421dca6009278111cc6d5aa68f5d4b042","user_agent":"node","created_at":"2026-11-28T01:02:57.458+00:00","last_seen_at":"2026-11-28T01:02:57.458+00:00","expires_at":"2026-12-28T01:02:57.458+00:00"},
{"id":"0632fee0-569c-42a8-ae56-ca82c1d08068","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","token_hash":"\\x84234e546d8c6638acbecc08d1898696409359629870a94ccf612882aeb597fa","user_agent":"node","created_at":"2026-11-28T01:02:57.654+00:00","last_seen_at":"2026-11-28T01:02:57.654+00:00","expires_at":"2026-12-28T01:02:57.654+00:00"},
{"id":"e14d89bc-bd07-42c2-ae35-d1c97c35e473","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","token_hash":"\\x8516232c276264646ac071333321c94fbcd92bbae17d7a821e3824aa0b01d7f8","user_agent":"node","created_at":"2026-11-28T01:02:57.75+00:00","last_seen_at":"2026-11-28T01:02:57.75+00:00","expires_at":"2026-12-28T01:02:57.75+00:00"},
{"id":"e3b7c9ee-3077-4180-ac97-14b7b4ec8a4c","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","token_hash":"\\xdf77dfde0c43afc4b9ec1899ac860900b7264df12b92944c5f4283291c1ad290","user_agent":"node","created_at":"2026-11-28T01:02:57.856+00:00","last_seen_at":"2026-11-28T01:02:57.856+00:00","expires_at":"2026-12-28T01:02:57.856+00:00"},
{"id":"0d0ae230-ab9c-4802-8e93-96aa012ec73b","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","token_hash":"\\x113f95eb923d7b0a9741def648edd1bc6dcaba091847d07e765f5d59ae3bb660","user_agent":"node","created_at":"2026-11-28T01:02:57.927+00:00","last_seen_at":"2026-11-28T01:02:57.927+00:00","expires_at":"2026-12-28T01:02:57.927+00:00"},
{"id":"260a1758-70c7-41a4-b739-c79bbfdef5c4","user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","token_hash":"\\xe890a6d3a372070623018a95e9d1366a5c1b2419e00246e22af34cbc2b36db90","user_agent":"node","created_at":"2026-11-28T01:02:58.023+00:00","last_seen_at":"2026-11-28T01:02:58.023+00:00","expires_at":"2026-12-28T01:02:58.023+00:00"},
{"id":"7eceb52d-aeb7-49ea-ae66-502368263d42","user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","token_hash":"\\x483de08c9691b26fb267bbabff76a6dec7ace1d741a3fc5cbf440a0a86d599e8","user_agent":"node","created_at":"2026-11-28T01:02:58.113+00:00","last_seen_at":"2026-11-28T01:02:58.113+00:00","expires_at":"2026-12-28T01:02:58.113+00:00"},
{"id":"efd662dc-2259-40ec-a820-1fa8b945eb1f","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","token_hash":"\\x0c242a8899af393bd548d2ed93210e3b71cd9cd6d9e063ed452d1adc6f1e97e7","user_agent":"node","created_at":"2026-11-28T01:02:58.206+00:00","last_seen_at":"2026-11-28T01:02:58.206+00:00","expires_at":"2026-12-28T01:02:58.206+00:00"},
{"id":"337d3302-2cbf-4a8d-9733-82f0d86ac1fc","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","token_hash":"\\x00a25154b2a88db2d7aa6e05fc96b0752ba03458bc064a6c19d84afdf11800f4","user_agent":"node","created_at":"2026-11-28T01:02:58.284+00:00","last_seen_at":"2026-11-28T01:02:58.284+00:00","expires_at":"2026-12-28T01:02:58.284+00:00"},
{"id":"f6089ad3-12b8-4172-8059-b63425245260","user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","token_hash":"\\x3f1ed16f9db55a71495ead9808279ea2bdd95a6fa0fdeba411ef20f4baa7e372","user_agent":"node","created_at":"2026-11-28T01:02:58.382+00:00","last_seen_at":"2026-11-28T01:02:58.382+00:00","expires_at":"2026-12-28T01:02:58.382+00:00"},
{"id":"dacfb764-1808-4f9a-9bdc-4af65498828c","user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","token_hash":"\\x851017af2c6f81d28e8b009d55719837b885017a147580af9351eccc02dc8b20","user_agent":"node","created_at":"2026-11-28T01:02:58.464+00:00","last_seen_at":"2026-11-28T01:02:58.464+00:00","expires_at":"2026-12-28T01:02:58.464+00:00"},
{"id":"fd067554-4c43-4a15-867f-309fbd643c7b","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","token_hash":"\\xfc1f1a226d2f9c7bba789d27ce490804d15b16b05e422f5fb4ddf1ec195f6779","user_agent":"node","created_at":"2026-11-28T01:02:58.553+00:00","last_seen_at":"2026-11-28T01:02:58.553+00:00","expires_at":"2026-12-28T01:02:58.553+00:00"},
{"id":"0e4b22d1-51b1-4def-8a8b-4318f1cac800","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","token_hash":"\\x644165d178b36037f2befbba934e123e8c3b84811c51e432693e5181ad04f7e0","user_agent":"node","created_at":"2026-11-28T01:03:08.951+00:00","last_seen_at":"2026-11-28T01:03:08.951+00:00","expires_at":"2026-12-28T01:03:08.951+00:00"},
{"id":"98e658f1-8e1b-4f14-a46f-c86ca6571255","user_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","token_hash":"\\x22462bddcd192812dd19a50ff3f2ffa0dedf253158769c887d039ed0c3ebee56","user_agent":"node","created_at":"2026-11-28T01:03:09.011+00:00","last_seen_at":"2026-11-28T01:03:09.011+00:00","expires_at":"2026-12-28T01:03:09.011+00:00"}
]$rows$);
insert into public.stopped_phones (phone) overriding system value select phone from
json_populate_recordset(null::public.stopped_phones, $rows$[
{"phone":"+15555550114"}
]$rows$);
insert into public.users (id, version, email, username, name, display_name, city, state, favorite_castaway, about, profile_picture, phone, sms_enabled, is_admin, has_seen_welcome, password_hash, created_at, phone_added_at, email_proven_at, must_change_password, temporary_until, temporary_used_at, pending_phone, phone_code_hash, phone_code_tries, phone_code_expires_at, phone_code_resend_at, pending_email, second_factor_at, hides_results, watched_week) overriding system value select id, version, email, username, name, display_name, city, state, favorite_castaway, about, profile_picture, phone, sms_enabled, is_admin, has_seen_welcome, password_hash, created_at, phone_added_at, email_proven_at, must_change_password, temporary_until, temporary_used_at, pending_phone, phone_code_hash, phone_code_tries, phone_code_expires_at, phone_code_resend_at, pending_email, second_factor_at, hides_results, watched_week from
json_populate_recordset(null::public.users, $rows$[
{"id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","version":1,"email":"jo.admin@example.com","username":"jo.admin","name":"League Admin","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":true,"has_seen_welcome":false,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$C3njdI+uYAVdO28qRTtFyA$atxueKtnxUdWrvvSNVMddk0icDFfwZm3UgDi3ov6Tnw","created_at":"2026-11-28T01:02:55.602+00:00","phone_added_at":null,"email_proven_at":"2026-11-28T01:02:55.602+00:00","must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null},
{"id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","version":3,"email":"coral@torchbearer.example","username":"coral","name":"Coral Whitfield","display_name":null,"city":"Astoria","state":"OR","favorite_castaway":"Anouk Verhoeven","about":"Has never missed an episode, or a tide.","profile_picture":null,"phone":"+15555550111","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$/fIdYjrksx7fslKY3qhsCg$JkT6KpzKkOooWCQnhzBD4tDFncnpvieclqJWGqFRQ2o","created_at":"2026-11-28T01:02:57.458+00:00","phone_added_at":"2026-11-28T01:03:05.801+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null},
{"id":"df1468ef-f584-423d-ae43-00a5d9c90275","version":3,"email":"dune@torchbearer.example","username":"dune","name":"Dune Marlowe","display_name":null,"city":"Reno","state":"NV","favorite_castaway":"Goldie Tran","about":"Bets on whoever laughs first.","profile_picture":null,"phone":"+15555550112","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$jCa/ooyvLatskLa07AtVJQ$e+cIvSpeeNWgGnnuzaUaKkbVvBGmGxhrXsmZBpieDSw","created_at":"2026-11-28T01:02:57.654+00:00","phone_added_at":"2026-11-28T01:03:06.395+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null},
{"id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","version":3,"email":"ember@torchbearer.example","username":"ember","name":"Ember Castellan","display_name":null,"city":"Boise","state":"ID","favorite_castaway":"Osmund Bell","about":"Keeps a spreadsheet of every tribal council.","profile_picture":null,"phone":"+15555550113","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$JS9nF7nWlm5FN5POy1pGOA$QO3JaZKkPR12KkjpWTvGjVaHjQJTy5a08nK0a06JyFM","created_at":"2026-11-28T01:02:57.75+00:00","phone_added_at":"2026-11-28T01:03:06.632+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null},
{"id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","version":3,"email":"gale@torchbearer.example","username":"gale","name":"Gale Rutherford","display_name":null,"city":"Wichita","state":"KS","favorite_castaway":"Hollis Whitcombe","about":"Rooting for the quiet ones.","profile_picture":null,"phone":"+15555550115","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$cluH6U7ursLZt271Emwb7A$P3+GlO5m531e2SP92782NMlcNAldHICOTdcQO0m3jPQ","created_at":"2026-11-28T01:02:57.927+00:00","phone_added_at":"2026-11-28T01:03:07.094+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null},
{"id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","version":1,"email":"harbor@torchbearer.example","username":"harbor","name":"Harbor Lindqvist","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$jEDfkEE0eGe1+rN+EflDig$oNs1y1Aqahz9xhgBzj4RAJIg09ZOSf9zDcEji/iZRHE","created_at":"2026-11-28T01:02:58.023+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null},
{"id":"59015872-e4ad-4882-b519-b9cd86e6a40f","version":1,"email":"indigo@torchbearer.example","username":"indigo","name":"Indigo Farrow","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$0a8nzOY2JvVRODPNkb809Q$xpARGDx+UDbtGHuFZZIm0l/ZyNGy0viqE5l2pJnT2l4","created_at":"2026-11-28T01:02:58.113+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null},
{"id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","version":2,"email":"juniper@torchbearer.example","username":"juniper","name":"Juniper Vale","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550116","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$UnGNIaryHvW2gXGiDTwZVw$iK1R/Zy7BAle7TmGdHp3rMTEqYdU0N3CWBEHsAqJnHg","created_at":"2026-11-28T01:02:58.206+00:00","phone_added_at":"2026-11-28T01:03:07.235+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null},
{"id":"bde039f5-2f0f-446f-ab3a-506082ca7510","version":3,"email":"koa@torchbearer.example","username":"koa","name":"Koa Brightwater","display_name":null,"city":"Honolulu","state":"HI","favorite_castaway":"Keoni Palakiko","about":"Watches five hours before everybody else. Says nothing.","profile_picture":null,"phone":"+15555550117","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$O0dc2ZNkgecxkPQpvfTAxQ$hnmI0kPP3YIOGRzjLGI4FjXf372MGVNNaMCqNYFrZ6E","created_at":"2026-11-28T01:02:58.284+00:00","phone_added_at":"2026-11-28T01:03:07.403+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null},
{"id":"2510ef38-2988-43d5-8da1-e6d0647268cc","version":1,"email":"lagoon@torchbearer.example","username":"lagoon","name":"Lagoon Petrov","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$dOBi207AYCsmkXQL4rTdZw$RD8M3RL35YcUeSoq/BJzfE8I6Lnm4Q8WhvHBtQWQmws","created_at":"2026-11-28T01:02:58.382+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null},
{"id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","version":2,"email":"maris@torchbearer.example","username":"maris","name":"Maris Delgado","display_name":null,"city":"Mobile","state":"AL","favorite_castaway":"Ines Caldeira","about":"Here for the puzzles.","profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$HUQR55fS5BiWMrq+XtCNSw$AqJ7wFulyjWIaz85+vQFmk+C9CzlRKpr4IX0xql2y9E","created_at":"2026-11-28T01:02:58.464+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null},
{"id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","version":2,"email":"nova@torchbearer.example","username":"nova","name":"Nova Tremblay","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550118","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$vNylTrJDEHR/n69QRM9wAQ$uZdc1GwEBCtPmIB7V5feuUDfSdpLvOi8rQUd4D8HDLI","created_at":"2026-11-28T01:02:58.553+00:00","phone_added_at":"2026-11-28T01:03:07.607+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null},
{"id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","version":3,"email":"fern@torchbearer.example","username":"fern","name":"Fern Okonjo","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550114","sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$iwDQThAVTIPhFTk9eHat/Q$ah//dsCeMclgT/M+H6h3cFQs6SrYd8WyzjY7wBUuxuk","created_at":"2026-11-28T01:02:57.856+00:00","phone_added_at":"2026-11-28T01:03:06.867+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null,"hides_results":false,"watched_week":null}
]$rows$);
