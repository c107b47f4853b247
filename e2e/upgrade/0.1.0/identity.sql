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
set session_replication_role = replica;
truncate public.calendar_tokens, public.external_identities, public.invites, public.migrations, public.outbox, public.pictures, public.reset_requests, public.reset_tokens, public.seen_versions, public.sessions, public.stopped_phones, public.users;
insert into public.migrations (id, "timestamp", name) overriding system value select id, "timestamp", name from
json_populate_recordset(null::public.migrations, $rows$[
{"id":1,"timestamp":1700000000001,"name":"CreateOutbox1700000000001"},
{"id":2,"timestamp":1700000000002,"name":"CreateSeenVersions1700000000002"},
{"id":3,"timestamp":1700000100000,"name":"CreateUsers1700000100000"},
{"id":4,"timestamp":1700000200000,"name":"CreateSessions1700000200000"},
{"id":5,"timestamp":1700000300000,"name":"CreateAccountExtras1700000300000"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
insert into public.outbox (id, topic, key, value, headers, created_at, published_at) overriding system value select id, topic, key, value, headers, created_at, published_at from
json_populate_recordset(null::public.outbox, $rows$[
{"id":1,"topic":"identity.user.v1","key":"90f0da0f-d9b2-4619-878b-d503c377a200","value":"\\x0a2439306630646130662d643962322d343631392d383738622d64353033633337376132303010011a0c4c65616775652041646d696e22146a6f2e61646d696e406578616d706c652e636f6d2a086a6f2e61646d696e30014a0c08af9194d8061080c7b4c501","headers":{"ce_id": "ddccbeb6-50e6-4d40-ae64-f9ba9b7bf9df", "ce_time": "2026-11-24T03:46:55.418Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:46:55.411484+00:00","published_at":"2026-11-24T03:46:55.453528+00:00"},
{"id":2,"topic":"identity.user.v1","key":"029497f6-c34b-495e-8998-80016631971a","value":"\\x0a2430323934393766362d633334622d343935652d383939382d38303031363633313937316110011a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c4a0c08b09194d806108099ad8402","headers":{"ce_id": "3f9ad780-6dfc-4856-99a2-90972e834a29", "ce_time": "2026-11-24T03:46:56.562Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:46:56.560384+00:00","published_at":"2026-11-24T03:46:56.586572+00:00"},
{"id":3,"topic":"identity.user.v1","key":"1bc835cb-b460-43f3-92e8-a5a231429077","value":"\\x0a2431626338333563622d623436302d343366332d393265382d61356132333134323930373710011a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e654a0c08b09194d806108093b4ac02","headers":{"ce_id": "b49f17a9-ebb2-4525-8e4a-66d921358d6b", "ce_time": "2026-11-24T03:46:56.641Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:46:56.639594+00:00","published_at":"2026-11-24T03:46:56.658316+00:00"},
{"id":4,"topic":"identity.user.v1","key":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","value":"\\x0a2432626434616636392d346132362d343837642d613564312d62376636376530323032366110011a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265724a0c08b09194d80610c0d2a1ce02","headers":{"ce_id": "6cfa9da0-a2c2-48c0-8cd6-f66286a7d53b", "ce_time": "2026-11-24T03:46:56.711Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:46:56.710167+00:00","published_at":"2026-11-24T03:46:56.727491+00:00"},
{"id":5,"topic":"identity.user.v1","key":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","value":"\\x0a2432666361386338332d393039392d343231642d613462372d65323061346535663261646210011a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e4a0c08b09194d80610c0b38de602","headers":{"ce_id": "fc7513f9-7e1d-465b-ba44-c2f7845c2309", "ce_time": "2026-11-24T03:46:56.795Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:46:56.794189+00:00","published_at":"2026-11-24T03:46:56.814905+00:00"},
{"id":6,"topic":"identity.user.v1","key":"2f731134-5e27-4ccf-b022-35a52b392c70","value":"\\x0a2432663733313133342d356532372d346363662d623032322d33356135326233393263373010011a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c654a0c08b09194d8061080faa19603","headers":{"ce_id": "d445c2c0-ca22-481c-abb4-627d1ed278a7", "ce_time": "2026-11-24T03:46:56.863Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:46:56.861578+00:00","published_at":"2026-11-24T03:46:56.880361+00:00"},
{"id":7,"topic":"identity.user.v1","key":"67b0b92d-9cb9-4b0a-b6bf-60f48fac5279","value":"\\x0a2436376230623932642d396362392d346230612d623662662d36306634386661633532373910011a10486172626f72204c696e647176697374221a686172626f7240746f7263686265617265722e6578616d706c652a06686172626f724a0c08b09194d80610c0b095b703","headers":{"ce_id": "8a71a311-a70b-4d03-ac4f-ce52b19a848d", "ce_time": "2026-11-24T03:46:56.933Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:46:56.930715+00:00","published_at":"2026-11-24T03:46:56.94743+00:00"},
{"id":8,"topic":"identity.user.v1","key":"0c09b13d-288e-48ab-a1c0-d81823b566d6","value":"\\x0a2430633039623133642d323838652d343861622d613163302d64383138323362353636643610011a0d496e6469676f20466172726f77221a696e6469676f40746f7263686265617265722e6578616d706c652a06696e6469676f4a0c08b09194d806108082f7da03","headers":{"ce_id": "54a0acf2-7cd3-4b04-93fb-0a8fbd591808", "ce_time": "2026-11-24T03:46:57.006Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:46:57.004774+00:00","published_at":"2026-11-24T03:46:57.020576+00:00"},
{"id":9,"topic":"identity.user.v1","key":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","value":"\\x0a2465313762643264652d353939622d343533352d383364642d31646661356564353732653710011a0c4a756e697065722056616c65221b6a756e6970657240746f7263686265617265722e6578616d706c652a076a756e697065724a0b08b19194d80610c0a4ff1e","headers":{"ce_id": "ec519e1d-d975-45ad-b06a-2f63b16abfda", "ce_time": "2026-11-24T03:46:57.075Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:46:57.073882+00:00","published_at":"2026-11-24T03:46:57.095148+00:00"},
{"id":10,"topic":"identity.user.v1","key":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","value":"\\x0a2466313162663866352d643461312d346631302d613137612d30343737646331636534316210011a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f614a0b08b19194d8061080c9fe3d","headers":{"ce_id": "82283677-d0bf-45e7-ba2e-29fbd39baae5", "ce_time": "2026-11-24T03:46:57.140Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:46:57.138009+00:00","published_at":"2026-11-24T03:46:57.153899+00:00"},
{"id":11,"topic":"identity.user.v1","key":"139dd6f4-97ee-4be9-b49b-b52158a5dbe3","value":"\\x0a2431333964643666342d393765652d346265392d623439622d62353231353861356462653310011a0d4c61676f6f6e20506574726f76221a6c61676f6f6e40746f7263686265617265722e6578616d706c652a066c61676f6f6e4a0b08b19194d8061080d7cc5a","headers":{"ce_id": "6518d4b5-613f-40be-a34f-5653825adb0e", "ce_time": "2026-11-24T03:46:57.201Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:46:57.200456+00:00","published_at":"2026-11-24T03:46:57.215999+00:00"},
{"id":12,"topic":"identity.user.v1","key":"544bc652-791b-474c-83fb-e03b4499dee6","value":"\\x0a2435343462633635322d373931622d343734632d383366622d65303362343439396465653610011a0d4d617269732044656c6761646f22196d6172697340746f7263686265617265722e6578616d706c652a056d617269734a0b08b19194d8061080d3a675","headers":{"ce_id": "342da327-03e9-40bd-9e64-6080ed6d60fe", "ce_time": "2026-11-24T03:46:57.253Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:46:57.252532+00:00","published_at":"2026-11-24T03:46:57.273232+00:00"},
{"id":13,"topic":"identity.user.v1","key":"89744543-cdd7-4243-bd34-5a59d0f28083","value":"\\x0a2438393734343534332d636464372d343234332d626433342d35613539643066323830383310011a0d4e6f7661205472656d626c617922186e6f766140746f7263686265617265722e6578616d706c652a046e6f76614a0c08b19194d8061080fce29401","headers":{"ce_id": "d77eeec3-0aa1-4dff-8bfb-906b83e361a5", "ce_time": "2026-11-24T03:46:57.320Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:46:57.319723+00:00","published_at":"2026-11-24T03:46:57.338791+00:00"},
{"id":14,"topic":"identity.user.v1","key":"029497f6-c34b-495e-8998-80016631971a","value":"\\x0a2430323934393766362d633334622d343935652d383939382d38303031363633313937316110021a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c4a0c08b09194d806108099ad8402","headers":{"ce_id": "62cdeef8-0b2c-49b6-ab61-f9c4d6b95c52", "ce_time": "2026-11-24T03:47:01.155Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-24T03:47:01.152257+00:00","published_at":"2026-11-24T03:47:01.16632+00:00"},
{"id":15,"topic":"identity.user.v1","key":"029497f6-c34b-495e-8998-80016631971a","value":"\\x0a2430323934393766362d633334622d343935652d383939382d38303031363633313937316110031a0f436f72616c20576869746669656c642219636f72616c40746f7263686265617265722e6578616d706c652a05636f72616c3a0c2b313535353535353031313140014a0c08b09194d806108099ad8402520b08b59194d80610c0fff15e","headers":{"ce_id": "700a123a-1db8-4978-ab64-bb639c29581e", "ce_time": "2026-11-24T03:47:01.202Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-24T03:47:01.199741+00:00","published_at":"2026-11-24T03:47:01.213162+00:00"},
{"id":16,"topic":"identity.user.v1","key":"1bc835cb-b460-43f3-92e8-a5a231429077","value":"\\x0a2431626338333563622d623436302d343366332d393265382d61356132333134323930373710021a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e654a0c08b09194d806108093b4ac02","headers":{"ce_id": "682578e2-a12d-4b9d-af8d-89b7d935b9bf", "ce_time": "2026-11-24T03:47:01.302Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-24T03:47:01.300568+00:00","published_at":"2026-11-24T03:47:01.314622+00:00"},
{"id":17,"topic":"identity.user.v1","key":"1bc835cb-b460-43f3-92e8-a5a231429077","value":"\\x0a2431626338333563622d623436302d343366332d393265382d61356132333134323930373710031a0c44756e65204d61726c6f7765221864756e6540746f7263686265617265722e6578616d706c652a0464756e653a0c2b313535353535353031313240014a0c08b09194d806108093b4ac02520c08b59194d80610c0ea85ae01","headers":{"ce_id": "5042b1b5-51a5-4770-9025-90aea6c6bf2e", "ce_time": "2026-11-24T03:47:01.367Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-24T03:47:01.365178+00:00","published_at":"2026-11-24T03:47:01.380939+00:00"},
{"id":18,"topic":"identity.user.v1","key":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","value":"\\x0a2432626434616636392d346132362d343837642d613564312d62376636376530323032366110021a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265724a0c08b09194d80610c0d2a1ce02","headers":{"ce_id": "7e41c75b-32a2-476f-990c-db649ed8687f", "ce_time": "2026-11-24T03:47:01.465Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-24T03:47:01.46433+00:00","published_at":"2026-11-24T03:47:01.479113+00:00"},
{"id":19,"topic":"identity.user.v1","key":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","value":"\\x0a2432626434616636392d346132362d343837642d613564312d62376636376530323032366110031a0f456d6265722043617374656c6c616e2219656d62657240746f7263686265617265722e6578616d706c652a05656d6265723a0c2b313535353535353031313340014a0c08b09194d80610c0d2a1ce02520c08b59194d80610c0d7ecef01","headers":{"ce_id": "a47b7ff5-ed77-4623-8f39-81c4632ccab8", "ce_time": "2026-11-24T03:47:01.505Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-24T03:47:01.503732+00:00","published_at":"2026-11-24T03:47:01.517608+00:00"},
{"id":20,"topic":"identity.user.v1","key":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","value":"\\x0a2432666361386338332d393039392d343231642d613462372d65323061346535663261646210021a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e3a0c2b313535353535353031313440014a0c08b09194d80610c0b38de602520c08b59194d8061080aba18602","headers":{"ce_id": "50e93804-d90b-4bb5-972b-306167eb0b29", "ce_time": "2026-11-24T03:47:01.552Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-24T03:47:01.550202+00:00","published_at":"2026-11-24T03:47:01.564542+00:00"},
{"id":21,"topic":"identity.user.v1","key":"2f731134-5e27-4ccf-b022-35a52b392c70","value":"\\x0a2432663733313133342d356532372d346363662d623032322d33356135326233393263373010021a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c654a0c08b09194d8061080faa19603","headers":{"ce_id": "a84ebf31-5d9c-49cd-8ac5-3f89bde953e7", "ce_time": "2026-11-24T03:47:01.608Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-24T03:47:01.607094+00:00","published_at":"2026-11-24T03:47:01.617945+00:00"},
{"id":22,"topic":"identity.user.v1","key":"2f731134-5e27-4ccf-b022-35a52b392c70","value":"\\x0a2432663733313133342d356532372d346363662d623032322d33356135326233393263373010031a0f47616c6520527574686572666f7264221867616c6540746f7263686265617265722e6578616d706c652a0467616c653a0c2b313535353535353031313540014a0c08b09194d8061080faa19603520c08b59194d8061080db84b402","headers":{"ce_id": "9813a244-3d83-45e5-b5cf-0af4917ccc40", "ce_time": "2026-11-24T03:47:01.647Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-24T03:47:01.64616+00:00","published_at":"2026-11-24T03:47:01.658806+00:00"},
{"id":23,"topic":"identity.user.v1","key":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","value":"\\x0a2465313762643264652d353939622d343533352d383364642d31646661356564353732653710021a0c4a756e697065722056616c65221b6a756e6970657240746f7263686265617265722e6578616d706c652a076a756e697065723a0c2b313535353535353031313640014a0b08b19194d80610c0a4ff1e520c08b59194d80610c0ebbcde02","headers":{"ce_id": "14dea37f-24d6-481d-a71c-e02d2832f6fa", "ce_time": "2026-11-24T03:47:01.737Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-24T03:47:01.735758+00:00","published_at":"2026-11-24T03:47:01.751761+00:00"},
{"id":24,"topic":"identity.user.v1","key":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","value":"\\x0a2466313162663866352d643461312d346631302d613137612d30343737646331636534316210021a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f614a0b08b19194d8061080c9fe3d","headers":{"ce_id": "98839dd4-a81a-4f39-b9c0-9893c904a3d1", "ce_time": "2026-11-24T03:47:01.820Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-24T03:47:01.819348+00:00","published_at":"2026-11-24T03:47:01.829613+00:00"},
{"id":25,"topic":"identity.user.v1","key":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","value":"\\x0a2466313162663866352d643461312d346631302d613137612d30343737646331636534316210031a0f4b6f6120427269676874776174657222176b6f6140746f7263686265617265722e6578616d706c652a036b6f613a0c2b313535353535353031313740014a0b08b19194d8061080c9fe3d520c08b59194d80610c0fc8ba403","headers":{"ce_id": "1c8fa81e-ca5c-49e5-85ae-26c0388b8ef7", "ce_time": "2026-11-24T03:47:01.882Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-24T03:47:01.881292+00:00","published_at":"2026-11-24T03:47:01.899208+00:00"},
{"id":26,"topic":"identity.user.v1","key":"544bc652-791b-474c-83fb-e03b4499dee6","value":"\\x0a2435343462633635322d373931622d343734632d383366622d65303362343439396465653610021a0d4d617269732044656c6761646f22196d6172697340746f7263686265617265722e6578616d706c652a056d617269734a0b08b19194d8061080d3a675","headers":{"ce_id": "5cb83889-e7a5-468d-adae-bbab18e0e3d1", "ce_time": "2026-11-24T03:47:01.939Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-24T03:47:01.938038+00:00","published_at":"2026-11-24T03:47:01.957902+00:00"},
{"id":27,"topic":"identity.user.v1","key":"89744543-cdd7-4243-bd34-5a59d0f28083","value":"\\x0a2438393734343534332d636464372d343234332d626433342d35613539643066323830383310021a0d4e6f7661205472656d626c617922186e6f766140746f7263686265617265722e6578616d706c652a046e6f76613a0c2b313535353535353031313840014a0c08b19194d8061080fce29401520c08b59194d8061080f9fcd903","headers":{"ce_id": "61ac2163-41ca-43a1-8772-f582a0c89128", "ce_time": "2026-11-24T03:47:01.995Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "2"},"created_at":"2026-11-24T03:47:01.994433+00:00","published_at":"2026-11-24T03:47:02.005119+00:00"},
{"id":28,"topic":"identity.user.v1","key":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","value":"\\x0a2432666361386338332d393039392d343231642d613462372d65323061346535663261646210031a0b4665726e204f6b6f6e6a6f22186665726e40746f7263686265617265722e6578616d706c652a046665726e3a0c2b31353535353535303131344a0c08b09194d80610c0b38de602520c08b59194d8061080aba18602","headers":{"ce_id": "4c71c633-3e3f-4da8-a8bf-dcfa91b0c1c6", "ce_time": "2026-11-24T03:47:03.048Z", "ce_type": "identity.v1.UserChanged", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "3"},"created_at":"2026-11-24T03:47:03.042641+00:00","published_at":"2026-11-24T03:47:03.061854+00:00"},
{"id":29,"topic":"identity.session.v1","key":"9765427f-835d-4124-9e58-10c3688603bd","value":"\\x0a2439373635343237662d383335642d343132342d396535382d31306333363838363033626410011a2439306630646130662d643962322d343631392d383738622d643530336333373761323030220b08b79194d8061080bbb021","headers":{"ce_id": "b07b1ac6-4abe-4988-bfed-55fb209d57c4", "ce_time": "2026-11-24T03:47:03.072Z", "ce_type": "identity.v1.SessionEnded", "ce_source": "/torchbearer/identity", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:47:03.070847+00:00","published_at":"2026-11-24T03:47:03.083464+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.outbox', 'id'), max(id)) from public.outbox;
insert into public.seen_versions (topic, key, version) overriding system value select topic, key, version from
json_populate_recordset(null::public.seen_versions, $rows$[
{"topic":"sms.consent.v1","key":"+15555550114","version":1}
]$rows$);
insert into public.sessions (id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at) overriding system value select id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at from
json_populate_recordset(null::public.sessions, $rows$[
{"id":"10c00661-104c-48fc-ada6-10edefff6ebf","user_id":"90f0da0f-d9b2-4619-878b-d503c377a200","token_hash":"\\xc0917f4d067ecdc0f48bf70f5b606effe8dbf52bb76d2292402eafcd0f2ad928","user_agent":"node","created_at":"2026-11-24T03:46:55.707+00:00","last_seen_at":"2026-11-24T03:46:55.707+00:00","expires_at":"2026-12-24T03:46:55.707+00:00"},
{"id":"816da1e5-3b6c-4b62-bcf8-705ba46e2e36","user_id":"029497f6-c34b-495e-8998-80016631971a","token_hash":"\\xc11f45030db9367051e7be65873a7dad44670dfeca9d34780fe647c44a4eb583","user_agent":"node","created_at":"2026-11-24T03:46:56.546+00:00","last_seen_at":"2026-11-24T03:46:56.546+00:00","expires_at":"2026-12-24T03:46:56.546+00:00"},
{"id":"b1c39478-ee05-4524-805a-bbde441aca65","user_id":"1bc835cb-b460-43f3-92e8-a5a231429077","token_hash":"\\x272fc68075cb6e2edf8327872afa069e43e41929f1599d73ab92f615c881c808","user_agent":"node","created_at":"2026-11-24T03:46:56.63+00:00","last_seen_at":"2026-11-24T03:46:56.63+00:00","expires_at":"2026-12-24T03:46:56.63+00:00"},
{"id":"e9ee249d-665b-420e-8154-a1966c6da547","user_id":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","token_hash":"\\xa945f7ddd7394f91c8287fbe3609ff11290449c33d1385e9284d32bb5dcb5122","user_agent":"node","created_at":"2026-11-24T03:46:56.701+00:00","last_seen_at":"2026-11-24T03:46:56.701+00:00","expires_at":"2026-12-24T03:46:56.701+00:00"},
{"id":"857efbb4-8c43-4582-b7d2-eeb92088261a","user_id":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","token_hash":"\\x03450f3e4bcaeea833e6c08d9992fbbe2634a6bdfe1349ac6c62bbc68aac2d27","user_agent":"node","created_at":"2026-11-24T03:46:56.751+00:00","last_seen_at":"2026-11-24T03:46:56.751+00:00","expires_at":"2026-12-24T03:46:56.751+00:00"},
{"id":"008e2db7-da59-4eca-82f1-af7ae6692d80","user_id":"2f731134-5e27-4ccf-b022-35a52b392c70","token_hash":"\\x5092b32e4332a7aadab21ec7e43fcd5963a8ea76ac3fe21ee4563780762ce0dd","user_agent":"node","created_at":"2026-11-24T03:46:56.852+00:00","last_seen_at":"2026-11-24T03:46:56.852+00:00","expires_at":"2026-12-24T03:46:56.852+00:00"},
{"id":"16d98071-3285-4b4b-9287-48d73dbecdc4","user_id":"67b0b92d-9cb9-4b0a-b6bf-60f48fac5279","token_hash":"\\x0cacb7bc00b0e2b5b9cee348af504caf51637031574d9bf27be924d6e75cd02e","user_agent":"node","created_at":"2026-11-24T03:46:56.921+00:00","last_seen_at":"2026-11-24T03:46:56.921+00:00","expires_at":"2026-12-24T03:46:56.921+00:00"},
{"id":"0d2e9717-0255-4dcc-ba37-5c843a6bca36","user_id":"0c09b13d-288e-48ab-a1c0-d81823b566d6","token_hash":"\\xd2f09fd970e23b0b8bef0bf75e349457298a7cfdb8d6039f988e4948ba80d8a3","user_agent":"node","created_at":"2026-11-24T03:46:56.996+00:00","last_seen_at":"2026-11-24T03:46:56.996+00:00","expires_at":"2026-12-24T03:46:56.996+00:00"},
{"id":"ef1438e7-7ac7-4d0a-8835-089d8c624582","user_id":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","token_hash":"\\x3b990c894f52c910b26d5444d6731a1fb080fd9e77793cdcfb28d387f7dea983","user_agent":"node","created_at":"2026-11-24T03:46:57.065+00:00","last_seen_at":"2026-11-24T03:46:57.065+00:00","expires_at":"2026-12-24T03:46:57.065+00:00"},
{"id":"07e88d86-a856-48f3-b944-b0f54a534845","user_id":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","token_hash":"\\x8a9e0ff77d4666c6d89c455500b03df860be8a35f30751525954c3767f40f206","user_agent":"node","created_at":"2026-11-24T03:46:57.13+00:00","last_seen_at":"2026-11-24T03:46:57.13+00:00","expires_at":"2026-12-24T03:46:57.13+00:00"},
{"id":"707d9373-68b1-4da4-a5ad-cfa6eefc9a3f","user_id":"139dd6f4-97ee-4be9-b49b-b52158a5dbe3","token_hash":"\\xeb63411654c3ec4bd40a6bc8fecfb5ffd416df914e3f6cae797cf6737c3ce4c6","user_agent":"node","created_at":"2026-11-24T03:46:57.19+00:00","last_seen_at":"2026-11-24T03:46:57.19+00:00","expires_at":"2026-12-24T03:46:57.19+00:00"},
{"id":"7643af6a-03c9-47e7-b485-4ac2110629ff","user_id":"544bc652-791b-474c-83fb-e03b4499dee6","token_hash":"\\xb5bc163d38733242eb9a00364753198ee4eca3a4aeafc075e50dac61039e495c","user_agent":"node","created_at":"2026-11-24T03:46:57.246+00:00","last_seen_at":"2026-11-24T03:46:57.246+00:00","expires_at":"2026-12-24T03:46:57.246+00:00"},
{"id":"8e506736-c933-4cfd-95b9-171fbc915c7f","user_id":"89744543-cdd7-4243-bd34-5a59d0f28083","token_hash":"\\xf2ee7ac4186a296bd8a1b7cc2238afc471757f3c41a6fc670f98d23f4974b62f","user_agent":"node","created_at":"2026-11-24T03:46:57.312+00:00","last_seen_at":"2026-11-24T03:46:57.312+00:00","expires_at":"2026-12-24T03:46:57.312+00:00"},
{"id":"c5b50d66-3092-4f24-b9d1-1ebb6fd68701","user_id":"029497f6-c34b-495e-8998-80016631971a","token_hash":"\\xfd5b483cec6a67e4d3c5a1473d1af1ebddd3d0b570570daddfeb7d543d225944","user_agent":"node","created_at":"2026-11-24T03:47:03.099+00:00","last_seen_at":"2026-11-24T03:47:03.099+00:00","expires_at":"2026-12-24T03:47:03.099+00:00"},
{"id":"3ed33869-c04f-49c0-ad5f-679ff8069d29","user_id":"90f0da0f-d9b2-4619-878b-d503c377a200","token_hash":"\\xd267644ad1d7fd95c85fd33d58ce5980e46188b0a4deb234d66c69adc50bb6f7","user_agent":"node","created_at":"2026-11-24T03:47:03.124+00:00","last_seen_at":"2026-11-24T03:47:03.124+00:00","expires_at":"2026-12-24T03:47:03.124+00:00"}
]$rows$);
insert into public.stopped_phones (phone) overriding system value select phone from
json_populate_recordset(null::public.stopped_phones, $rows$[
{"phone":"+15555550114"}
]$rows$);
insert into public.users (id, version, email, username, name, display_name, city, state, favorite_castaway, about, profile_picture, phone, sms_enabled, is_admin, has_seen_welcome, password_hash, created_at, phone_added_at, email_proven_at, must_change_password, temporary_until, temporary_used_at) overriding system value select id, version, email, username, name, display_name, city, state, favorite_castaway, about, profile_picture, phone, sms_enabled, is_admin, has_seen_welcome, password_hash, created_at, phone_added_at, email_proven_at, must_change_password, temporary_until, temporary_used_at from
json_populate_recordset(null::public.users, $rows$[
{"id":"90f0da0f-d9b2-4619-878b-d503c377a200","version":1,"email":"jo.admin@example.com","username":"jo.admin","name":"League Admin","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":true,"has_seen_welcome":false,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$gT01Aafy258ZNcWI5rxCGA$pWEkUdMUxCYDe1jDNrRGQ3h5eFGVO11cZ4ON3GHWujc","created_at":"2026-11-24T03:46:55.414+00:00","phone_added_at":null,"email_proven_at":"2026-11-24T03:46:55.414+00:00","must_change_password":false,"temporary_until":null,"temporary_used_at":null},
{"id":"029497f6-c34b-495e-8998-80016631971a","version":3,"email":"coral@torchbearer.example","username":"coral","name":"Coral Whitfield","display_name":null,"city":"Astoria","state":"OR","favorite_castaway":"Anouk Verhoeven","about":"Has never missed an episode, or a tide.","profile_picture":null,"phone":"+15555550111","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$2BVaAohncli+m+7ZiMJ0UQ$5EztO2NSTOFae7tlwxNfQfdbOzdal3mxNNhu2OhGDGU","created_at":"2026-11-24T03:46:56.546+00:00","phone_added_at":"2026-11-24T03:47:01.199+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null},
{"id":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","version":2,"email":"juniper@torchbearer.example","username":"juniper","name":"Juniper Vale","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550116","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$VQyGDY7xblOJ6jni/Sp6yA$uXNFDT8i0cxf6ki/gq1NZs8tE2nVxVF7Ti/VvbSZhQs","created_at":"2026-11-24T03:46:57.065+00:00","phone_added_at":"2026-11-24T03:47:01.735+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null},
{"id":"1bc835cb-b460-43f3-92e8-a5a231429077","version":3,"email":"dune@torchbearer.example","username":"dune","name":"Dune Marlowe","display_name":null,"city":"Reno","state":"NV","favorite_castaway":"Goldie Tran","about":"Bets on whoever laughs first.","profile_picture":null,"phone":"+15555550112","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$Qr1dh4RJBqkUcMpfl3jDqw$PKfpZul6gf2eHMekW9/eCRAtsmvYwIH1+GupXoH/0/0","created_at":"2026-11-24T03:46:56.63+00:00","phone_added_at":"2026-11-24T03:47:01.365+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null},
{"id":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","version":3,"email":"ember@torchbearer.example","username":"ember","name":"Ember Castellan","display_name":null,"city":"Boise","state":"ID","favorite_castaway":"Osmund Bell","about":"Keeps a spreadsheet of every tribal council.","profile_picture":null,"phone":"+15555550113","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$iQnJy2kl9UMoW64uDAOMOw$7775a43/JyIYqNhay5G6ykdD+qzwdn5I+maWLul95V4","created_at":"2026-11-24T03:46:56.701+00:00","phone_added_at":"2026-11-24T03:47:01.503+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null},
{"id":"2f731134-5e27-4ccf-b022-35a52b392c70","version":3,"email":"gale@torchbearer.example","username":"gale","name":"Gale Rutherford","display_name":null,"city":"Wichita","state":"KS","favorite_castaway":"Hollis Whitcombe","about":"Rooting for the quiet ones.","profile_picture":null,"phone":"+15555550115","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$bDpbO4vRsKSMQw1Di9azNg$Lf94tBRUmeVGdWMa/PxEdYmxoeD1+u4LoOPk0jK/gco","created_at":"2026-11-24T03:46:56.852+00:00","phone_added_at":"2026-11-24T03:47:01.646+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null},
{"id":"67b0b92d-9cb9-4b0a-b6bf-60f48fac5279","version":1,"email":"harbor@torchbearer.example","username":"harbor","name":"Harbor Lindqvist","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$4NsM+GCAqupKcO0IED1UNA$D/z2tHgxwEQ96U+4Ke2anAfM/P8z6TSHu36FJ7otevE","created_at":"2026-11-24T03:46:56.921+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null},
{"id":"0c09b13d-288e-48ab-a1c0-d81823b566d6","version":1,"email":"indigo@torchbearer.example","username":"indigo","name":"Indigo Farrow","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$LQf57vd39l7ysOteTYXm+w$BHq+KnyyaJu+7dr09P/DJfbE7nO2bOF1kIKtg+wbfR0","created_at":"2026-11-24T03:46:56.996+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null},
{"id":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","version":3,"email":"koa@torchbearer.example","username":"koa","name":"Koa Brightwater","display_name":null,"city":"Honolulu","state":"HI","favorite_castaway":"Keoni Palakiko","about":"Watches five hours before everybody else. Says nothing.","profile_picture":null,"phone":"+15555550117","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$rHnuQCC4so1RFyMzNMYThg$AbahSvh/r+vTchxLYvqjhp9/l3G5P25dYGZH8h6BKhM","created_at":"2026-11-24T03:46:57.13+00:00","phone_added_at":"2026-11-24T03:47:01.881+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null},
{"id":"139dd6f4-97ee-4be9-b49b-b52158a5dbe3","version":1,"email":"lagoon@torchbearer.example","username":"lagoon","name":"Lagoon Petrov","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$dzjLjjKSjonusfKgmAZ8Ew$aeg9TqF4G/ePJvhVqd1g9+peeoZWCwuwjHAmPqj2+ds","created_at":"2026-11-24T03:46:57.19+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null},
{"id":"544bc652-791b-474c-83fb-e03b4499dee6","version":2,"email":"maris@torchbearer.example","username":"maris","name":"Maris Delgado","display_name":null,"city":"Mobile","state":"AL","favorite_castaway":"Ines Caldeira","about":"Here for the puzzles.","profile_picture":null,"phone":null,"sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$tQoSPTonjkSryhXqSPRr7g$a6zd4aDWFPHwCRkyeG+BR1OZx5vMUxeToT0goeBEuGw","created_at":"2026-11-24T03:46:57.246+00:00","phone_added_at":null,"email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null},
{"id":"89744543-cdd7-4243-bd34-5a59d0f28083","version":2,"email":"nova@torchbearer.example","username":"nova","name":"Nova Tremblay","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550118","sms_enabled":true,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$5gJ8lhylKVRPuCs2HX/0Ow$KL7dj82LK6EmWARtgtNp9eavgXwyWYBauupsdZtAHHo","created_at":"2026-11-24T03:46:57.312+00:00","phone_added_at":"2026-11-24T03:47:01.994+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null},
{"id":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","version":3,"email":"fern@torchbearer.example","username":"fern","name":"Fern Okonjo","display_name":null,"city":null,"state":null,"favorite_castaway":null,"about":null,"profile_picture":null,"phone":"+15555550114","sms_enabled":false,"is_admin":false,"has_seen_welcome":true,"password_hash":"$argon2id$v=19$m=19456,t=2,p=1$K0JPRHkyw6okYG0ZvazMCg$VJOusrR9VUiz4d3hFGC/hZ+70+86EG0JjLd0L82Diyk","created_at":"2026-11-24T03:46:56.751+00:00","phone_added_at":"2026-11-24T03:47:01.55+00:00","email_proven_at":null,"must_change_password":false,"temporary_until":null,"temporary_used_at":null}
]$rows$);
