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
        -- Of accounts and of nobody: a number stays stopped whoever has it next.
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
{"id":1,"topic":"identity.user.v1","key":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","value":"\\x0a2432326134333336642d303161622d343662382d626330302d32653962303966326465326410011a0c4c65616775652041646d696e22146a6f2e61646d696e406578616d706c652e636f6d2a086a6f2e61646d696e30014a0b08c38799d8061080f9e16b","headers":{"ce_id": "daa98302-85c6-4711-9b73-70a638c0d015", "ce_time": "2026-11-25T02:11:15.363Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:15.196658+00:00","published_at":"2026-11-25T02:11:15.45856+00:00"},
{"id":2,"topic":"identity.user.v1","key":"b3adbf19-7155-4551-baf0-628a229b282a","value":"\\x0a2462336164626631392d373135352d343535312d626166302d36323861323239623238326110011a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c4a0c08c78799d8061080e0cfd501","headers":{"ce_id": "baba17c4-66d2-4b1d-87a5-c5b40d35a4ce", "ce_time": "2026-11-25T02:11:19.772Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:19.759588+00:00","published_at":"2026-11-25T02:11:19.895469+00:00"},
{"id":3,"topic":"identity.user.v1","key":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","value":"\\x0a2461636263396637302d376439632d343135392d613534382d66643234653766373734346610011a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e654a0b08c88799d8061080e3be0a","headers":{"ce_id": "8dc8214b-7dc8-4553-b015-95312d95346d", "ce_time": "2026-11-25T02:11:20.243Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:20.23229+00:00","published_at":"2026-11-25T02:11:20.332252+00:00"},
{"id":4,"topic":"identity.user.v1","key":"e48a25e8-9d2c-468e-a433-542aadb23735","value":"\\x0a2465343861323565382d396432632d343638652d613433332d35343261616462323337333510011a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265724a0c08c88799d80610c0a3e3dc01","headers":{"ce_id": "dc0de385-a7e1-4e39-ab9a-d1760565d56f", "ce_time": "2026-11-25T02:11:20.566Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:20.543754+00:00","published_at":"2026-11-25T02:11:20.663666+00:00"},
{"id":5,"topic":"identity.user.v1","key":"62a728d7-02ee-47f4-b97a-76956f78af53","value":"\\x0a2436326137323864372d303265652d343766342d623937612d37363935366637386166353310011a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e4a0c08c88799d80610c089ac8a03","headers":{"ce_id": "54390ca5-3db4-488d-81fc-ba2ad1bd452e", "ce_time": "2026-11-25T02:11:20.936Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:20.916559+00:00","published_at":"2026-11-25T02:11:20.999162+00:00"},
{"id":6,"topic":"identity.user.v1","key":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","value":"\\x0a2462376637663537392d373731312d343138642d393261612d35623863363465306432396510011a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c654a0b08c98799d80610c0cdbb3e","headers":{"ce_id": "7fd2e51a-2d25-4179-9952-8015ac1cc974", "ce_time": "2026-11-25T02:11:21.250Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:21.246334+00:00","published_at":"2026-11-25T02:11:21.325531+00:00"},
{"id":7,"topic":"identity.user.v1","key":"39cb7007-87c8-4953-a036-99426106c6c3","value":"\\x0a2433396362373030372d383763382d343935332d613033362d39393432363130366336633310011a10486172626f72204c696e647176697374221a686172626f7240746f7263686265617265722e6578616d706c652a06686172626f724a0c08c98799d80610c0e6dfc801","headers":{"ce_id": "90daeb25-2ea4-4b14-94df-969e04a0c680", "ce_time": "2026-11-25T02:11:21.552Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:21.548714+00:00","published_at":"2026-11-25T02:11:21.652839+00:00"},
{"id":8,"topic":"identity.user.v1","key":"9dc6afca-633a-4bd5-9723-7f35aeaded90","value":"\\x0a2439646336616663612d363333612d346264352d393732332d37663335616561646564393010011a0d496e6469676f20466172726f77221a696e6469676f40746f7263686265617265722e6578616d706c652a06696e6469676f4a0c08c98799d80610c0afe78003","headers":{"ce_id": "d10e8128-c5ba-411f-b78b-247730103ec9", "ce_time": "2026-11-25T02:11:21.874Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:21.868708+00:00","published_at":"2026-11-25T02:11:21.912627+00:00"},
{"id":9,"topic":"identity.user.v1","key":"a6927bee-5c12-4b75-89f3-2a7126f841fd","value":"\\x0a2461363932376265652d356331322d346237352d383966332d32613731323666383431666410011a0c4a756e697065722056616c65221b6a756e6970657240746f7263686265617265722e6578616d706c652a076a756e697065724a0b08ca8799d80610809eef2b","headers":{"ce_id": "127ead7f-fb16-4573-8401-3cb2e854bd70", "ce_time": "2026-11-25T02:11:22.130Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:22.122174+00:00","published_at":"2026-11-25T02:11:22.223199+00:00"},
{"id":10,"topic":"identity.user.v1","key":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","value":"\\x0a2466303838376161372d666163322d343533332d623465632d33316436653065373131313610011a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f614a0c08ca8799d8061080bbb99b01","headers":{"ce_id": "3ffef56f-5a0d-4e06-be74-7e3c2f99ed02", "ce_time": "2026-11-25T02:11:22.613Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:22.610332+00:00","published_at":"2026-11-25T02:11:22.670726+00:00"},
{"id":11,"topic":"identity.user.v1","key":"40b5e225-f085-4cb7-8901-65387480801e","value":"\\x0a2434306235653232352d663038352d346362372d383930312d36353338373438303830316510011a0d4c61676f6f6e20506574726f76221a6c61676f6f6e40746f7263686265617265722e6578616d706c652a066c61676f6f6e4a0c08ca8799d80610c0f090fa02","headers":{"ce_id": "3c20bb48-9df2-496b-9e00-97f4d8f36bc3", "ce_time": "2026-11-25T02:11:22.904Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:22.872714+00:00","published_at":"2026-11-25T02:11:22.975161+00:00"},
{"id":12,"topic":"identity.user.v1","key":"45295044-430a-470f-a1ed-ae1b66d1503c","value":"\\x0a2434353239353034342d343330612d343730662d613165642d61653162363664313530336310011a0d4d617269732044656c6761646f22196d6172697340746f7263686265617265722e6578616d706c652a056d617269734a0b08cb8799d8061080d69e24","headers":{"ce_id": "d8be75c6-e471-43fe-b63b-a46846aafcad", "ce_time": "2026-11-25T02:11:23.145Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:23.14405+00:00","published_at":"2026-11-25T02:11:23.2108+00:00"},
{"id":13,"topic":"identity.user.v1","key":"75f0ae58-7151-4192-ad40-f212c0abf419","value":"\\x0a2437356630616535382d373135312d343139322d616434302d66323132633061626634313910011a0d4e6f7661205472656d626c617922186e6f766140746f7263686265617265722e6578616d706c652a046e6f76614a0c08cb8799d80610c08bed8801","headers":{"ce_id": "31d5efbe-78cf-458f-8de5-a7238e654cc7", "ce_time": "2026-11-25T02:11:23.353Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:23.347212+00:00","published_at":"2026-11-25T02:11:23.420039+00:00"},
{"id":14,"topic":"identity.user.v1","key":"b3adbf19-7155-4551-baf0-628a229b282a","value":"\\x0a2462336164626631392d373135352d343535312d626166302d36323861323239623238326110021a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c4a0c08c78799d8061080e0cfd501","headers":{"ce_id": "b736c3dd-554d-44ca-91f2-7ed08e301cf9", "ce_time": "2026-11-25T02:11:40.250Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-25T02:11:40.228393+00:00","published_at":"2026-11-25T02:11:40.440548+00:00"},
{"id":15,"topic":"identity.user.v1","key":"b3adbf19-7155-4551-baf0-628a229b282a","value":"\\x0a2462336164626631392d373135352d343535312d626166302d36323861323239623238326110031a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c3a0c2b313535353535353031313140014a0c08c78799d8061080e0cfd501520b08dd8799d8061080b0e32d","headers":{"ce_id": "ab1b1c41-53a7-4a2a-abd1-75c27bd76fba", "ce_time": "2026-11-25T02:11:41.135Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-25T02:11:41.101853+00:00","published_at":"2026-11-25T02:11:41.165386+00:00"},
{"id":16,"topic":"identity.user.v1","key":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","value":"\\x0a2461636263396637302d376439632d343135392d613534382d66643234653766373734346610021a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e654a0b08c88799d8061080e3be0a","headers":{"ce_id": "0759b9e4-670f-4695-91d1-7533e1ec37aa", "ce_time": "2026-11-25T02:11:41.687Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-25T02:11:41.667233+00:00","published_at":"2026-11-25T02:11:41.727119+00:00"},
{"id":17,"topic":"identity.user.v1","key":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","value":"\\x0a2461636263396637302d376439632d343135392d613534382d66643234653766373734346610031a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e653a0c2b313535353535353031313240014a0b08c88799d8061080e3be0a520b08de8799d80610c0afcc12","headers":{"ce_id": "6e2a6d2a-1635-402e-b457-c1fb864c1902", "ce_time": "2026-11-25T02:11:42.060Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-25T02:11:42.04588+00:00","published_at":"2026-11-25T02:11:42.098661+00:00"},
{"id":18,"topic":"identity.user.v1","key":"e48a25e8-9d2c-468e-a433-542aadb23735","value":"\\x0a2465343861323565382d396432632d343638652d613433332d35343261616462323337333510021a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265724a0c08c88799d80610c0a3e3dc01","headers":{"ce_id": "ade3fc9f-8cbe-4097-98c3-99fa3b3da57a", "ce_time": "2026-11-25T02:11:42.483Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-25T02:11:42.466904+00:00","published_at":"2026-11-25T02:11:42.523059+00:00"},
{"id":19,"topic":"identity.user.v1","key":"e48a25e8-9d2c-468e-a433-542aadb23735","value":"\\x0a2465343861323565382d396432632d343638652d613433332d35343261616462323337333510031a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265723a0c2b313535353535353031313340014a0c08c88799d80610c0a3e3dc01520c08de8799d80610c0d1fc9103","headers":{"ce_id": "79804291-9354-42d8-80d1-f96a008f54cf", "ce_time": "2026-11-25T02:11:42.872Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-25T02:11:42.84432+00:00","published_at":"2026-11-25T02:11:42.915034+00:00"},
{"id":20,"topic":"identity.user.v1","key":"62a728d7-02ee-47f4-b97a-76956f78af53","value":"\\x0a2436326137323864372d303265652d343766342d623937612d37363935366637386166353310021a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e3a0c2b313535353535353031313440014a0c08c88799d80610c089ac8a03520c08df8799d8061080d1d38201","headers":{"ce_id": "d7a88050-a7a2-421c-b184-d69de2b97b27", "ce_time": "2026-11-25T02:11:43.362Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-25T02:11:43.275254+00:00","published_at":"2026-11-25T02:11:43.427923+00:00"},
{"id":21,"topic":"identity.user.v1","key":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","value":"\\x0a2462376637663537392d373731312d343138642d393261612d35623863363465306432396510021a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c654a0b08c98799d80610c0cdbb3e","headers":{"ce_id": "04804e84-c492-443e-89cf-39300fd470ad", "ce_time": "2026-11-25T02:11:43.542Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-25T02:11:43.529598+00:00","published_at":"2026-11-25T02:11:43.574323+00:00"},
{"id":22,"topic":"identity.user.v1","key":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","value":"\\x0a2462376637663537392d373731312d343138642d393261612d35623863363465306432396510031a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c653a0c2b313535353535353031313540014a0b08c98799d80610c0cdbb3e520c08df8799d80610c0dcc98503","headers":{"ce_id": "2fdddf32-c911-450e-868e-42386240ffc5", "ce_time": "2026-11-25T02:11:43.900Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-25T02:11:43.818049+00:00","published_at":"2026-11-25T02:11:43.92199+00:00"},
{"id":23,"topic":"identity.user.v1","key":"a6927bee-5c12-4b75-89f3-2a7126f841fd","value":"\\x0a2461363932376265652d356331322d346237352d383966332d32613731323666383431666410021a0c4a756e697065722056616c65221b6a756e6970657240746f7263686265617265722e6578616d706c652a076a756e697065723a0c2b313535353535353031313640014a0b08ca8799d80610809eef2b520c08e08799d80610c0afd58c01","headers":{"ce_id": "57792633-d1e9-4ab7-8503-b5691369f9c7", "ce_time": "2026-11-25T02:11:44.338Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-25T02:11:44.296539+00:00","published_at":"2026-11-25T02:11:44.365775+00:00"},
{"id":24,"topic":"identity.user.v1","key":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","value":"\\x0a2466303838376161372d666163322d343533332d623465632d33316436653065373131313610021a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f614a0c08ca8799d8061080bbb99b01","headers":{"ce_id": "50e12860-23a6-4fba-b4af-0ea6a90a847c", "ce_time": "2026-11-25T02:11:44.539Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-25T02:11:44.519467+00:00","published_at":"2026-11-25T02:11:44.58657+00:00"},
{"id":25,"topic":"identity.user.v1","key":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","value":"\\x0a2466303838376161372d666163322d343533332d623465632d33316436653065373131313610031a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f613a0c2b313535353535353031313740014a0c08ca8799d8061080bbb99b01520c08e08799d8061080a483f202","headers":{"ce_id": "547f5c10-76a3-40ce-b8ac-41fc52531430", "ce_time": "2026-11-25T02:11:44.837Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-25T02:11:44.776759+00:00","published_at":"2026-11-25T02:11:44.881135+00:00"},
{"id":26,"topic":"identity.user.v1","key":"45295044-430a-470f-a1ed-ae1b66d1503c","value":"\\x0a2434353239353034342d343330612d343730662d613165642d61653162363664313530336310021a0d4d617269732044656c6761646f22196d6172697340746f7263686265617265722e6578616d706c652a056d617269734a0b08cb8799d8061080d69e24","headers":{"ce_id": "9791507e-900b-4d66-898f-c86458974a81", "ce_time": "2026-11-25T02:11:45.190Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-25T02:11:45.179049+00:00","published_at":"2026-11-25T02:11:45.215492+00:00"},
{"id":27,"topic":"identity.user.v1","key":"75f0ae58-7151-4192-ad40-f212c0abf419","value":"\\x0a2437356630616535382d373135312d343139322d616434302d66323132633061626634313910021a0d4e6f7661205472656d626c617922186e6f766140746f7263686265617265722e6578616d706c652a046e6f76613a0c2b313535353535353031313840014a0c08cb8799d80610c08bed8801520c08e18799d80610c0c6a6a402","headers":{"ce_id": "3c22d594-2803-4361-9af7-88e0d771ba9e", "ce_time": "2026-11-25T02:11:45.675Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-25T02:11:45.618621+00:00","published_at":"2026-11-25T02:11:45.723869+00:00"},
{"id":28,"topic":"identity.user.v1","key":"62a728d7-02ee-47f4-b97a-76956f78af53","value":"\\x0a2436326137323864372d303265652d343766342d623937612d37363935366637386166353310031a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e3a0c2b31353535353535303131344a0c08c88799d80610c089ac8a03520c08df8799d8061080d1d38201","headers":{"ce_id": "a28f435f-a530-400a-a1b7-e5a9defdce7b", "ce_time": "2026-11-25T02:11:48.893Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-25T02:11:48.833904+00:00","published_at":"2026-11-25T02:11:49.055183+00:00"},
{"id":29,"topic":"identity.session.v1","key":"d77d3d3b-befa-4164-b4c9-d981c9886e3e","value":"\\x0a2464373764336433622d626566612d343136342d623463392d64393831633938383665336510011a2432326134333336642d303161622d343662382d626330302d326539623039663264653264220c08e58799d80610c0ad829a01","headers":{"ce_id": "534ff9b8-34cf-4a39-9bbf-b84f4b8b0e1b", "ce_time": "2026-11-25T02:11:49.339Z", "ce_type": "identity.v1.SessionEnded", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:49.323866+00:00","published_at":"2026-11-25T02:11:49.378794+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.outbox', 'id'), max(id)) from public.outbox;
insert into public.phone_code_sends (id, user_id, phone, address, sent_at) overriding system value select id, user_id, phone, address, sent_at from
json_populate_recordset(null::public.phone_code_sends, $rows$[
{"id":1,"user_id":"b3adbf19-7155-4551-baf0-628a229b282a","phone":"+15555550111","address":"127.0.0.1","sent_at":"2026-11-25T02:11:40.645+00:00"},
{"id":2,"user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","phone":"+15555550112","address":"127.0.0.1","sent_at":"2026-11-25T02:11:41.849+00:00"},
{"id":3,"user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","phone":"+15555550113","address":"127.0.0.1","sent_at":"2026-11-25T02:11:42.723+00:00"},
{"id":4,"user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","phone":"+15555550114","address":"127.0.0.1","sent_at":"2026-11-25T02:11:43.109+00:00"},
{"id":5,"user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","phone":"+15555550115","address":"127.0.0.1","sent_at":"2026-11-25T02:11:43.707+00:00"},
{"id":6,"user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","phone":"+15555550116","address":"127.0.0.1","sent_at":"2026-11-25T02:11:44.206+00:00"},
{"id":7,"user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","phone":"+15555550117","address":"127.0.0.1","sent_at":"2026-11-25T02:11:44.677+00:00"},
{"id":8,"user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","phone":"+15555550118","address":"127.0.0.1","sent_at":"2026-11-25T02:11:45.433+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.phone_code_sends', 'id'), max(id)) from public.phone_code_sends;
insert into public.security_event_key (only_one, key) overriding system value select only_one, key from
json_populate_recordset(null::public.security_event_key, $rows$[
{"only_one":true,"key":"\\xcefb2f586489cdb841db79753ada40b6613fb7fc8ad7063a43d03c5d097f2255"}
]$rows$);
insert into public.security_events (id, seq, at, kind, outcome, user_id, account, actor_id, address, detail) overriding system value select id, seq, at, kind, outcome, user_id, account, actor_id, address, detail from
json_populate_recordset(null::public.security_events, $rows$[
{"id":"6e481eef-fe85-49a8-a2e1-c99a3d463d9a","seq":1,"at":"2026-11-25T02:11:15.7+00:00","kind":"sign-in","outcome":"succeeded","user_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"506f9527-b74c-4766-9a3c-a3c786e6d8ba","seq":2,"at":"2026-11-25T02:11:19.448+00:00","kind":"sign-in","outcome":"succeeded","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"1a008232-1446-46c7-884b-20bab9e0dfdd","seq":3,"at":"2026-11-25T02:11:20.022+00:00","kind":"sign-in","outcome":"succeeded","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"ab280404-ef14-4044-ae29-0b259c8b0979","seq":4,"at":"2026-11-25T02:11:20.463+00:00","kind":"sign-in","outcome":"succeeded","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"5935c070-498d-4bc7-99b6-17eceeaf2ee7","seq":5,"at":"2026-11-25T02:11:20.827+00:00","kind":"sign-in","outcome":"succeeded","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"ac7fd417-1022-46e0-9ef6-ff0d9b68320b","seq":6,"at":"2026-11-25T02:11:21.131+00:00","kind":"sign-in","outcome":"succeeded","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"d32248ff-7e86-4101-a973-2e7d8e2fd689","seq":7,"at":"2026-11-25T02:11:21.421+00:00","kind":"sign-in","outcome":"succeeded","user_id":"39cb7007-87c8-4953-a036-99426106c6c3","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"0bdfa22b-e7e0-4f13-bcd2-0804eb0fbe8d","seq":8,"at":"2026-11-25T02:11:21.807+00:00","kind":"sign-in","outcome":"succeeded","user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"ec92fa4e-2f54-4cac-9ed2-48b984ef7c9f","seq":9,"at":"2026-11-25T02:11:22.092+00:00","kind":"sign-in","outcome":"succeeded","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"56fd76ec-5a06-49d2-83f7-38321ee9878c","seq":10,"at":"2026-11-25T02:11:22.326+00:00","kind":"sign-in","outcome":"succeeded","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"b8b256d9-aeb4-4c0e-8bfe-ead79fc41b42","seq":11,"at":"2026-11-25T02:11:22.793+00:00","kind":"sign-in","outcome":"succeeded","user_id":"40b5e225-f085-4cb7-8901-65387480801e","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"fcbf0ace-e015-4200-b54f-9a1b829ef189","seq":12,"at":"2026-11-25T02:11:23.076+00:00","kind":"sign-in","outcome":"succeeded","user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"0b327100-8fb8-4294-b415-20e3b693d2c9","seq":13,"at":"2026-11-25T02:11:23.287+00:00","kind":"sign-in","outcome":"succeeded","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","account":null,"actor_id":null,"address":"127.0.0.1","detail":"sign-up"},
{"id":"18621015-b81f-4c97-880f-7bdc1126be3f","seq":14,"at":"2026-11-25T02:11:41.096+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"a458d828-a708-46d6-a7aa-fdb159ed0494","seq":15,"at":"2026-11-25T02:11:42.039+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"b5d9650d-9577-4761-8a3f-82f4cbfd1d32","seq":16,"at":"2026-11-25T02:11:42.843+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"e65cf970-5317-46a2-a89f-2be1008f2a66","seq":17,"at":"2026-11-25T02:11:43.274+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"ada56810-8927-4ad4-b6b5-c3fbb73d2303","seq":18,"at":"2026-11-25T02:11:43.817+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"8d2032df-7d17-439c-9632-610352e5e4bb","seq":19,"at":"2026-11-25T02:11:44.295+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"fc9b0687-0410-49cd-a7c8-4c2936e36a6c","seq":20,"at":"2026-11-25T02:11:44.776+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"f54fd6e5-83a2-4584-925c-63f1046d9111","seq":21,"at":"2026-11-25T02:11:45.613+00:00","kind":"phone-changed","outcome":"succeeded","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","account":null,"actor_id":null,"address":null,"detail":"text message"},
{"id":"6b52a3c3-001a-436d-8db2-b22b6d691a98","seq":22,"at":"2026-11-25T02:11:48.801+00:00","kind":"sign-in","outcome":"succeeded","user_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"3082609d-1270-499f-87b1-166717b4c736","seq":23,"at":"2026-11-25T02:11:49.543+00:00","kind":"sign-in","outcome":"succeeded","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"},
{"id":"3980073f-60fd-482d-bc87-d26fe74dc6bd","seq":24,"at":"2026-11-25T02:11:50.042+00:00","kind":"sign-in","outcome":"succeeded","user_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","account":null,"actor_id":null,"address":"127.0.0.1","detail":"password"}
]$rows$);
select setval(pg_get_serial_sequence('public.security_events', 'seq'), max(seq)) from public.security_events;
insert into public.seen_versions (topic, key, version) overriding system value select topic, key, version from
json_populate_recordset(null::public.seen_versions, $rows$[
{"topic":"sms.consent.v1","key":"+15555550114","version":1}
]$rows$);
insert into public.sessions (id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at) overriding system value select id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at from
json_populate_recordset(null::public.sessions, $rows$[
{"id":"2faf0218-0971-49df-b780-d6141b556eac","user_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","token_hash":"\\x3aa42190eee05a89e0fa0f8192dfb3f441f2ed895cbdd84200befa89f2d53238","user_agent":"node","created_at":"2026-11-25T02:11:15.7+00:00","last_seen_at":"2026-11-25T02:11:15.7+00:00","expires_at":"2026-12-25T02:11:15.7+00:00"},
{"id":"6bec4155-93fc-4fe0-b94e-50f98d467d78","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","token_hash":"\\x3144d82c3ab9b80baadcac3655b059e1fe6df34cd827eb3bc58d079022025d80","user_agent":"node","created_at":"2026-11-25T02:11:19.448+00:00","last_seen_at":"2026-11-25T02:11:19.448+00:00","expires_at":"2026-12-25T02:11:19.448+00:00"},
{"id":"3d58a5ac-8b6e-4415-be40-9616837ffdef","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","token_hash":"\\x0e6cbc84f5e77dc6202ba8fea6ca6a978b24cf4fb3f33069ea2641ff87070b84","user_agent":"node","created_at":"2026-11-25T02:11:20.022+00:00","last_seen_at":"2026-11-25T02:11:20.022+00:00","expires_at":"2026-12-25T02:11:20.022+00:00"},
{"id":"cf480e89-cb45-4b37-8ea5-a15342fe4410","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","token_hash":"\\x49beb288ecd6444f9b3adee604db3a4532aceccaa760fc4d955df6f26ae40410","user_agent":"node","created_at":"2026-11-25T02:11:20.463+00:00","last_seen_at":"2026-11-25T02:11:20.463+00:00","expires_at":"2026-12-25T02:11:20.463+00:00"},
{"id":"e4854ac2-32f5-4294-a235-81110815a4d2","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","token_hash":"\\x8a3b29095f2d9af9958e3508e990f0c0173c064fb0c6734c31b12b7b9e9549ba","user_agent":"node","created_at":"2026-11-25T02:11:20.827+00:00","last_seen_at":"2026-11-25T02:11:20.827+00:00","expires_at":"2026-12-25T02:11:20.827+00:00"},
{"id":"b6d18321-c733-434a-91bb-e0808ef7b50e","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","token_hash":"\\x100f61c9c1f936a3b236819c295e3c7435332d9d21843091425d18eab70ffc92","user_agent":"node","created_at":"2026-11-25T02:11:21.131+00:00","last_seen_at":"2026-11-25T02:11:21.131+00:00","expires_at":"2026-12-25T02:11:21.131+00:00"},
{"id":"0c57bb2c-9978-45b9-9b1a-5974314ad96d","user_id":"39cb7007-87c8-4953-a036-99426106c6c3","token_hash":"\\xc01a8847dc1dec18aed568c96740085b2cb894e4cf1d2962fd88ff9516badf8a","user_agent":"node","created_at":"2026-11-25T02:11:21.421+00:00","last_seen_at":"2026-11-25T02:11:21.421+00:00","expires_at":"2026-12-25T02:11:21.421+00:00"},
{"id":"012b987d-51a5-40ce-843c-3f233e7f42ee","user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","token_hash":"\\xed22716bc4e62f80d04066ec15525dc4925614eddffdbe9f24707dc2b1e6c9b2","user_agent":"node","created_at":"2026-11-25T02:11:21.807+00:00","last_seen_at":"2026-11-25T02:11:21.807+00:00","expires_at":"2026-12-25T02:11:21.807+00:00"},
{"id":"e2f8e9a9-7b2c-4b2f-9ae9-fe39eb00fba5","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","token_hash":"\\x91c1c6e6ae3e02452f1b72ec5cd03dbabadfcd5d00cc9f058b36909d368dac13","user_agent":"node","created_at":"2026-11-25T02:11:22.092+00:00","last_seen_at":"2026-11-25T02:11:22.092+00:00","expires_at":"2026-12-25T02:11:22.092+00:00"},
{"id":"ef17921b-452f-499d-af82-6c19bc1ae04f","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","token_hash":"\\xe71212d02833aa466c1aca8e7a885ab0b98157754e8f095ed77cec2829e6194a","user_agent":"node","created_at":"2026-11-25T02:11:22.326+00:00","last_seen_at":"2026-11-25T02:11:22.326+00:00","expires_at":"2026-12-25T02:11:22.326+00:00"},
{"id":"5b160dfc-18b9-40a1-a075-7f943205d764","user_id":"40b5e225-f085-4cb7-8901-65387480801e","token_hash":"\\xb8036d2b9b08c8a9e5d5e3c4d26019078e4ff5cbfe9992126308ac002ed08bb4","user_agent":"node","created_at":"2026-11-25T02:11:22.793+00:00","last_seen_at":"2026-11-25T02:11:22.793+00:00","expires_at":"2026-12-25T02:11:22.793+00:00"},
{"id":"208aeabd-8940-431c-9028-7ccb31138191","user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","token_hash":"\\x4863f5043036475b7c655cf1aef004f46d83951cae27f07a303521c2bec3c35a","user_agent":"node","created_at":"2026-11-25T02:11:23.076+00:00","last_seen_at":"2026-11-25T02:11:23.076+00:00","expires_at":"2026-12-25T02:11:23.076+00:00"},
{"id":"e3aace47-d1c1-46ad-b9c2-263d580dc7fd","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","token_hash":"\\xcf7be0f83a9fff4e9e451ca51cc9cc702dbc48e02e31e359c3195d62cc96c234","user_agent":"node","created_at":"2026-11-25T02:11:23.287+00:00","last_seen_at":"2026-11-25T02:11:23.287+00:00","expires_at":"2026-12-25T02:11:23.287+00:00"},
{"id":"8c7f71a6-1e3e-46c2-943b-ba87c6b150aa","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","token_hash":"\\x45f313d43f7635be7b561515d49907ea465286c480f548e1fecf3938db0d8a44","user_agent":"node","created_at":"2026-11-25T02:11:49.543+00:00","last_seen_at":"2026-11-25T02:11:49.543+00:00","expires_at":"2026-12-25T02:11:49.543+00:00"},
{"id":"5d0f5149-c937-4c2d-9274-ed364732332a","user_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","token_hash":"\\x68941eacccce216c6a1756999a534eb80928934f28673a9b55d51c9303017834","user_agent":"node","created_at":"2026-11-25T02:11:50.042+00:00","last_seen_at":"2026-11-25T02:11:50.042+00:00","expires_at":"2026-12-25T02:11:50.042+00:00"}
]$rows$);
insert into public.stopped_phones (phone) overriding system value select phone from
json_populate_recordset(null::public.stopped_phones, $rows$[
{"phone":"+15555550114"}
]$rows$);
insert into public.users (id, version, email, username, name, display_name, city, state, favorite_castaway, about, profile_picture, phone, sms_enabled, is_admin, has_seen_welcome, password_hash, created_at, phone_added_at, email_proven_at, must_change_password, temporary_until, temporary_used_at, pending_phone, phone_code_hash, phone_code_tries, phone_code_expires_at, phone_code_resend_at, pending_email, second_factor_at) overriding system value select id, version, email, username, name, display_name, city, state, favorite_castaway, about, profile_picture, phone, sms_enabled, is_admin, has_seen_welcome, password_hash, created_at, phone_added_at, email_proven_at, must_change_password, temporary_until, temporary_used_at, pending_phone, phone_code_hash, phone_code_tries, phone_code_expires_at, phone_code_resend_at, pending_email, second_factor_at from
json_populate_recordset(null::public.users, $rows$[
{"id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","version":1,"email":"jo.admin@example.com","username":"jo.admin","name":"League Admin","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":true,"has_seen_welcome":false,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$VCXKr5hw2+HEWsNfsk2zUA$c6FQxe1Y4fxnhrVEPcJO88T3BpOLrsby7kbiBfhPAUU","created_at":"2026-11-25T02:11:15.226+00:00","phone_added_at":null,"email_proven_at":"2026-11-25T02:11:15.226+00:00","must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"45295044-430a-470f-a1ed-ae1b66d1503c","version":2,"email":"maris@torchbearer.example","username":"maris","name":"Maris Delgado","display_name":null,"city":"Mobile","state":"AL","favorite_castaway":"Ines Caldeira","about":"Here for the puzzles.","profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$27lgPlml3PT+OhD+ts9MZg$5xHz1uhOOUepxqdnW0FuYJcbRPE4UiRyGoCZ9mhpjYE","created_at":"2026-11-25T02:11:23.076+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"b3adbf19-7155-4551-baf0-628a229b282a","version":3,"email":"coral@torchbearer.example","username":"coral","name":"Coral Whitfield","display_name":null,"city":"Astoria","state":"OR","favorite_castaway":"Anouk Verhoeven","about":"Has never missed an episode, or a tide.","profile_picture":null,"phone":"+15555550111","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$XH79mffmOv2nW97vtarFaA$UEeYm+48iMrNgqowJEM28NAgW/1Ks7UnQxgHuPyv+sk","created_at":"2026-11-25T02:11:19.448+00:00","phone_added_at":"2026-11-25T02:11:41.096+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","version":3,"email":"dune@torchbearer.example","username":"dune","name":"Dune Marlowe","display_name":null,"city":"Reno","state":"NV","favorite_castaway":"Goldie Tran","about":"Bets on whoever laughs first.","profile_picture":null,"phone":"+15555550112","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$xL6M44ahRS3tkmH3s6bEjg$9hvujTfBJt8C44iqwN2xhh0lLy0InWHsrBN8aznWZIo","created_at":"2026-11-25T02:11:20.022+00:00","phone_added_at":"2026-11-25T02:11:42.039+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"e48a25e8-9d2c-468e-a433-542aadb23735","version":3,"email":"ember@torchbearer.example","username":"ember","name":"Ember Castellan","display_name":null,"city":"Boise","state":"ID","favorite_castaway":"Osmund Bell","about":"Keeps a spreadsheet of every tribal council.","profile_picture":null,"phone":"+15555550113","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$P187qL7szU/mJw+QhmMCsQ$efijA9IgQHHfFeRkMF+HhhByC4sbva+/Rno1RUhftog","created_at":"2026-11-25T02:11:20.463+00:00","phone_added_at":"2026-11-25T02:11:42.843+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","version":3,"email":"gale@torchbearer.example","username":"gale","name":"Gale Rutherford","display_name":null,"city":"Wichita","state":"KS","favorite_castaway":"Hollis Whitcombe","about":"Rooting for the quiet ones.","profile_picture":null,"phone":"+15555550115","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$Ek8pE0rhKtORwN1JYajEhQ$4EHeoSeLQ+V69nQXmTOZGUT48iC7MI7I6pRDnw1BkCA","created_at":"2026-11-25T02:11:21.131+00:00","phone_added_at":"2026-11-25T02:11:43.817+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"39cb7007-87c8-4953-a036-99426106c6c3","version":1,"email":"harbor@torchbearer.example","username":"harbor","name":"Harbor Lindqvist","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$Gb3773O6q/7LzM3Nw0GsTg$hdW9IkJ/gtoE9KIuwsKacPFeNUUqwpiKplsmY/YRrNk","created_at":"2026-11-25T02:11:21.421+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","version":1,"email":"indigo@torchbearer.example","username":"indigo","name":"Indigo Farrow","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$EBRayKPOk2fSBMNDRcRRww$SKm0GUqz847pb7jGxNP8cO4LzD2uG2pHMRr1J9ODg6s","created_at":"2026-11-25T02:11:21.807+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","version":2,"email":"juniper@torchbearer.example","username":"juniper","name":"Juniper Vale","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550116","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$uBPrYttci/Ftb+4hDgnHkQ$gsToNHH2PM2a75fqv07YHQJnhJ554abL4v/O7/nDXME","created_at":"2026-11-25T02:11:22.092+00:00","phone_added_at":"2026-11-25T02:11:44.295+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","version":3,"email":"koa@torchbearer.example","username":"koa","name":"Koa Brightwater","display_name":null,"city":"Honolulu","state":"HI","favorite_castaway":"Keoni Palakiko","about":"Watches five hours before everybody else. Says nothing.","profile_picture":null,"phone":"+15555550117","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$jjlruicVqHRtg+68bYPpXg$JzRPeb1rP609wsnYD1F5cKgxJLYs8z1QdsahxiIDujs","created_at":"2026-11-25T02:11:22.326+00:00","phone_added_at":"2026-11-25T02:11:44.776+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"40b5e225-f085-4cb7-8901-65387480801e","version":1,"email":"lagoon@torchbearer.example","username":"lagoon","name":"Lagoon Petrov","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$W2WwTMGwXQjR8szebWHd2A$AIKL0blgIZGQbznAgkggOhfYMZzE29VhYADsgIYU/Rs","created_at":"2026-11-25T02:11:22.793+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"75f0ae58-7151-4192-ad40-f212c0abf419","version":2,"email":"nova@torchbearer.example","username":"nova","name":"Nova Tremblay","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550118","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$cAN4kg3Gjaw7Y6pMbFob4w$Uk9tJmnMJaPuq+CyGGSFTBY1xLwni4I+XtDwS6aciHo","created_at":"2026-11-25T02:11:23.287+00:00","phone_added_at":"2026-11-25T02:11:45.613+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null},
{"id":"62a728d7-02ee-47f4-b97a-76956f78af53","version":3,"email":"fern@torchbearer.example","username":"fern","name":"Fern Okonjo","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550114","sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$ksz1zGI7TYfg/XWHZLzkcw$uGjdffc2qnRblKBM60iAtNteM989u7MvAf33UVpd8nc","created_at":"2026-11-25T02:11:20.827+00:00","phone_added_at":"2026-11-25T02:11:43.274+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null,"pending_phone":null,"phone_code_hash":null,"phone_code_tries":0,"phone_code_expires_at":null,"phone_code_resend_at":null,"pending_email":null,"second_factor_at":null}
]$rows$);
