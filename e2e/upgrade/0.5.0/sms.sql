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
create table blasts (
        id uuid primary key,
        created_at timestamptz not null,
        created_by uuid not null,
        -- The caller's own key; empty for none.
        idempotency_key text not null,
        request_hash text not null,
        message text not null,
        filter text not null check (filter in ('all', 'no-picks', 'custom')),
        recipients integer not null check (recipients >= 0)
      );
create unique index blasts_one_per_key on blasts (created_by, idempotency_key) where idempotency_key <> '';
create table messages (
        id uuid primary key,
        -- Says why this message exists: what is to be said once is said once, however often it is asked for.
        dedupe_key text not null unique,
        kind text not null check (kind in ('reminder', 'blast', 'welcome', 'notice')),
        user_id uuid,
        phone text not null,
        text text not null,
        segments integer not null check (segments >= 0),
        blast_id uuid references blasts (id),
        -- Of reminders and notices: they are pointless once the week has a pick or is over.
        week_number integer,
        created_at timestamptz not null,
        not_before timestamptz not null default clock_timestamp(),
        expires_at timestamptz,
        state text not null default 'QUEUED'
          check (state in ('QUEUED', 'SENDING', 'SENT', 'DELIVERED', 'FAILED', 'SKIPPED')),
        -- How often it was claimed.
        attempt integer not null default 0,
        claimed_at timestamptz,
        claimed_by text,
        -- When to ask Twilio what became of it, and how often it has been asked since the claim.
        look_at timestamptz,
        looks integer not null default 0,
        sid text unique,
        error_code integer,
        error text,
        sent_at timestamptz,
        updated_at timestamptz not null,
        constraint messages_sending_are_claimed check (state <> 'SENDING' or (claimed_at is not null and look_at is not null))
      );
create index messages_waiting on messages (not_before) where state = 'QUEUED';
create index messages_in_flight on messages (look_at) where state = 'SENDING';
create index messages_by_blast on messages (blast_id) where blast_id is not null;
create index messages_by_time on messages (created_at desc, id);
create index messages_by_user on messages (user_id);
create table inbound (
        message_sid text primary key,
        id uuid not null unique,
        phone text not null,
        user_id uuid,
        text text not null,
        -- Null until there is one, and where nothing is to be said.
        reply text,
        received_at timestamptz not null,
        -- When somebody began to act on it; by the database's clock.
        claimed_at timestamptz not null default clock_timestamp(),
        handled_at timestamptz
      );
create index inbound_by_time on inbound (received_at desc, id);
create index inbound_by_phone on inbound (phone, received_at desc);
create index inbound_by_user on inbound (user_id);
create table consents (
        phone text primary key,
        version integer not null check (version >= 1),
        stopped boolean not null
      );
create table reminder_runs (
        week_number integer not null,
        minutes_before integer not null,
        ran_at timestamptz not null,
        primary key (week_number, minutes_before)
      );
create table pacing (
        only_row boolean primary key check (only_row),
        -- The first instant that no message is planned for yet, by the database's clock.
        next_at timestamptz not null
      );
insert into pacing values (true, clock_timestamp());
alter table messages drop constraint messages_kind_check,
        add constraint messages_kind_check check (kind in ('reminder', 'blast', 'welcome', 'notice', 'code'));
create extension if not exists pg_trgm;
create or replace function folded(text) returns text language sql immutable parallel safe as $$
        select case when octet_length($1) = char_length($1) then lower($1)
          else lower(regexp_replace(normalize($1, nfd), '[\u0300-\u036f]', '', 'g')) end
      $$;
create index messages_list on messages (created_at, id);
create index inbound_list on inbound (received_at, id);
create index messages_reminders on messages (week_number) where kind = 'reminder';
select 'copied.' || table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'copied'
     union all select indexname from pg_indexes where schemaname = 'copied'
     union all select tgrelid::regclass || '.' || tgname from pg_trigger where not tgisinternal;
create schema if not exists copied;
create table if not exists copied.versions (
     topic text not null, key text not null, version bigint not null, previous bigint, primary key (topic, key));
alter table copied.versions add column if not exists previous bigint;
create table if not exists copied.fills (shape text primary key, filled_at timestamptz not null default now());
create table if not exists copied.users (id uuid primary key, name text not null default '', is_admin boolean not null default false, phone text , sms_enabled boolean not null default false, phone_added_at timestamptz );
alter table copied.users add column if not exists id uuid primary key;
alter table copied.users add column if not exists name text not null default '';
alter table copied.users add column if not exists is_admin boolean not null default false;
alter table copied.users add column if not exists phone text;
alter table copied.users add column if not exists sms_enabled boolean not null default false;
alter table copied.users add column if not exists phone_added_at timestamptz;
create index if not exists users_by_phone on copied.users (phone);
create table if not exists copied.castaways (id uuid primary key, name text not null default '', eliminated boolean not null default false);
alter table copied.castaways add column if not exists id uuid primary key;
alter table copied.castaways add column if not exists name text not null default '';
alter table copied.castaways add column if not exists eliminated boolean not null default false;
create table if not exists copied.weeks (id uuid primary key, week_number integer not null default 0, is_active boolean not null default false, picks_open_at timestamptz not null default 'epoch', picks_close_at timestamptz not null default 'epoch');
alter table copied.weeks add column if not exists id uuid primary key;
alter table copied.weeks add column if not exists week_number integer not null default 0;
alter table copied.weeks add column if not exists is_active boolean not null default false;
alter table copied.weeks add column if not exists picks_open_at timestamptz not null default 'epoch';
alter table copied.weeks add column if not exists picks_close_at timestamptz not null default 'epoch';
create table if not exists copied.rosters (user_id uuid primary key, rankings_submitted_at timestamptz , castaway_ids uuid[] not null default '{}');
alter table copied.rosters add column if not exists user_id uuid primary key;
alter table copied.rosters add column if not exists rankings_submitted_at timestamptz;
alter table copied.rosters add column if not exists castaway_ids uuid[] not null default '{}';
create table if not exists copied.picks (id uuid primary key, user_id uuid not null default '00000000-0000-0000-0000-000000000000', week_number integer not null default 0, castaway_id uuid not null default '00000000-0000-0000-0000-000000000000');
alter table copied.picks add column if not exists id uuid primary key;
alter table copied.picks add column if not exists user_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table copied.picks add column if not exists week_number integer not null default 0;
alter table copied.picks add column if not exists castaway_id uuid not null default '00000000-0000-0000-0000-000000000000';
create index if not exists picks_by_user_id_week_number on copied.picks (user_id, week_number);
set session_replication_role = replica;
truncate copied.castaways, copied.fills, copied.picks, copied.rosters, copied.users, copied.versions, copied.weeks, public.blasts, public.consents, public.inbound, public.messages, public.migrations, public.outbox, public.pacing, public.reminder_runs, public.seen_versions;
insert into copied.castaways (id, name, eliminated) overriding system value select id, name, eliminated from
json_populate_recordset(null::copied.castaways, $rows$[
{"id":"b30a7a73-708e-484c-bf15-4266902d741b","name":"Anouk Verhoeven","eliminated":false},
{"id":"24550ae5-8690-4e3e-8896-cc93c57eaf44","name":"Bram Okafor","eliminated":false},
{"id":"64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9","name":"Celia Marchetti","eliminated":false},
{"id":"f5d05e92-be93-490f-8f4a-5d773ad2be56","name":"Esperanza Luna","eliminated":false},
{"id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","name":"Finn Aldaine","eliminated":false},
{"id":"def5d966-96f5-488a-b964-e007c2b0e53a","name":"Hollis Whitcombe","eliminated":false},
{"id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","name":"Ines Caldeira","eliminated":false},
{"id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","name":"Jasper Nyqvist","eliminated":false},
{"id":"d0f1e025-fb6e-440b-a62b-4a90d90a4faa","name":"Keoni Palakiko","eliminated":false},
{"id":"c1c735ca-bdf7-4c9e-8528-1d750139c677","name":"Marcus Delacroix","eliminated":false},
{"id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","name":"Nadia Rahimi","eliminated":false},
{"id":"a57da994-20cd-4ab3-88e5-c99f451b916d","name":"Osmund Bell","eliminated":false},
{"id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","name":"Priya Venkataraman","eliminated":false},
{"id":"423d30ab-29cb-4820-933a-855988c800ac","name":"Quill Sandoval","eliminated":false},
{"id":"188aa619-c0b9-48cd-9f9e-b9e201efa31c","name":"Rosalind Achterberg","eliminated":true},
{"id":"07a4ef50-78ba-4afd-9bc7-988860f3bc83","name":"Goldie Tran","eliminated":true},
{"id":"117dfe69-bb76-43c9-955f-f1e4b47c467a","name":"Lottie Abernathy","eliminated":true},
{"id":"1522722d-0d24-42e3-89bc-638d0b4feef6","name":"Dashiell Pike","eliminated":true}
]$rows$);
insert into copied.fills (shape, filled_at) overriding system value select shape, filled_at from
json_populate_recordset(null::copied.fills, $rows$[
{"shape":"d2cf7d3f","filled_at":"2026-11-26T23:53:26.33498+00:00"}
]$rows$);
insert into copied.picks (id, user_id, week_number, castaway_id) overriding system value select id, user_id, week_number, castaway_id from
json_populate_recordset(null::copied.picks, $rows$[
{"id":"01a21a47-5537-752c-b798-42c7b731aa6f","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","week_number":3,"castaway_id":"117dfe69-bb76-43c9-955f-f1e4b47c467a"},
{"id":"01a21a47-5551-7737-be43-d207373a7df1","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","week_number":3,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44"},
{"id":"01a21a47-5572-7399-8d55-f5355744e607","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","week_number":3,"castaway_id":"b30a7a73-708e-484c-bf15-4266902d741b"},
{"id":"01a21a47-558b-759c-858d-83b78f3f475f","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","week_number":3,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7"},
{"id":"01a21a47-55a2-7b27-ad8e-2da3db4bd067","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","week_number":3,"castaway_id":"188aa619-c0b9-48cd-9f9e-b9e201efa31c"},
{"id":"01a21a47-55bf-70a8-9b59-8cb19a8f5caa","user_id":"ba135584-bf0a-4430-b945-6de884e3d655","week_number":3,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6"},
{"id":"01a21a47-55da-7a00-87ae-a8d02d1eb361","user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","week_number":3,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a"},
{"id":"01a21a47-55f4-7e62-8a58-20b960e9cebb","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","week_number":3,"castaway_id":"188aa619-c0b9-48cd-9f9e-b9e201efa31c"},
{"id":"01a21a47-560f-79e5-bd4f-e6cf98f25ec0","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","week_number":3,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5"},
{"id":"01a21a47-5a39-7484-a6f7-e7d4e7402899","user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","week_number":3,"castaway_id":"c1c735ca-bdf7-4c9e-8528-1d750139c677"},
{"id":"01a21a47-5a39-767c-b7e3-e8e8df4be28e","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","week_number":3,"castaway_id":"423d30ab-29cb-4820-933a-855988c800ac"},
{"id":"01a21a47-5a39-7ba2-98aa-5333b0f8965e","user_id":"100c012c-4b86-4183-9619-96b073567562","week_number":3,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09"},
{"id":"01a21a47-5b22-791e-b4b1-04d0e902d235","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","week_number":4,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56"},
{"id":"01a21a47-5b3a-7f9e-9231-feeefa42ed1a","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","week_number":4,"castaway_id":"07a4ef50-78ba-4afd-9bc7-988860f3bc83"},
{"id":"01a21a47-5b49-7133-bc46-3022543ac181","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","week_number":4,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5"},
{"id":"01a21a47-5b5c-7a28-ba36-59a6de71bf46","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","week_number":4,"castaway_id":"def5d966-96f5-488a-b964-e007c2b0e53a"},
{"id":"01a21a47-5b6f-7d92-8a14-469fd9fc0415","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","week_number":4,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3"},
{"id":"01a21a47-5b8a-7c19-bc7f-38e33a146b18","user_id":"ba135584-bf0a-4430-b945-6de884e3d655","week_number":4,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6"},
{"id":"01a21a47-5b97-702f-a4c2-5f04ddc96f95","user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","week_number":4,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a"},
{"id":"01a21a47-5ba2-7788-ac2f-6b306c836bfd","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","week_number":4,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7"},
{"id":"01a21a47-5bbb-7660-95b7-295bea11275b","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","week_number":4,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5"},
{"id":"01a21a47-5be4-70e2-a6bc-5eaae167d9cc","user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","week_number":4,"castaway_id":"a57da994-20cd-4ab3-88e5-c99f451b916d"},
{"id":"01a21a47-5c03-72fa-bd46-c3e2e790567d","user_id":"100c012c-4b86-4183-9619-96b073567562","week_number":4,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a"},
{"id":"01a21a47-5c18-7971-b361-48bd3021f862","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","week_number":4,"castaway_id":"64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9"},
{"id":"01a21a47-5d79-7f4f-8578-dca75dfe6ac6","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","week_number":5,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56"},
{"id":"01a21a47-5da6-70ba-b53c-bdd4f741f075","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","week_number":5,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44"},
{"id":"01a21a47-5dc0-739a-b927-baf7436faa8d","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","week_number":5,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5"},
{"id":"01a21a47-5deb-73af-a463-c68b0655b315","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","week_number":5,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7"},
{"id":"01a21a47-5e10-7a58-9591-9bb488d78dd7","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","week_number":5,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3"},
{"id":"01a21a47-5e39-7a47-972f-4c5ea958e339","user_id":"ba135584-bf0a-4430-b945-6de884e3d655","week_number":5,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6"},
{"id":"01a21a47-5e4f-7036-8c3c-41ea92a9e411","user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","week_number":5,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a"},
{"id":"01a21a47-5e5e-75d7-bdc3-b482548348a3","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","week_number":5,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7"},
{"id":"01a21a47-5e7b-744d-a793-2c16775b6ff3","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","week_number":5,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5"},
{"id":"01a21a47-5e94-7975-ac2d-e48ecb149e9b","user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","week_number":5,"castaway_id":"a57da994-20cd-4ab3-88e5-c99f451b916d"},
{"id":"01a21a47-5eaa-7a7c-8426-cb5491705f36","user_id":"100c012c-4b86-4183-9619-96b073567562","week_number":5,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09"},
{"id":"01a21a47-5ebf-71ff-946b-341071c95533","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","week_number":5,"castaway_id":"64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9"},
{"id":"01a21a47-601c-72cc-bb31-67cf3eaa111d","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","week_number":6,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44"},
{"id":"01a21a47-602e-7e2c-a352-fcf59eb640f3","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","week_number":6,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5"},
{"id":"01a21a47-605c-7d11-932b-d9d15ae641ae","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","week_number":6,"castaway_id":"def5d966-96f5-488a-b964-e007c2b0e53a"},
{"id":"01a21a47-607e-71eb-9021-46a1ad0dba53","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","week_number":6,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3"},
{"id":"01a21a47-6095-731b-aa17-127cf89c7f0d","user_id":"ba135584-bf0a-4430-b945-6de884e3d655","week_number":6,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6"},
{"id":"01a21a47-60af-7cb5-9e9a-129c62e3e97e","user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","week_number":6,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09"},
{"id":"01a21a47-60c4-776b-89e9-a6fa91088c71","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","week_number":6,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7"},
{"id":"01a21a47-60d5-7f3c-98bd-5ce161b19f89","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","week_number":6,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5"},
{"id":"01a21a47-60ed-79ee-a1d7-b35e05726407","user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","week_number":6,"castaway_id":"a57da994-20cd-4ab3-88e5-c99f451b916d"},
{"id":"01a21a47-6103-739a-9d2b-a04ac36bf50b","user_id":"100c012c-4b86-4183-9619-96b073567562","week_number":6,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a"},
{"id":"01a21a47-6122-7fbb-bfe6-ce5e70f70d43","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","week_number":6,"castaway_id":"423d30ab-29cb-4820-933a-855988c800ac"},
{"id":"01a21a47-6561-7d74-9c41-2ad514417eab","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","week_number":6,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56"},
{"id":"01a21a47-6755-7015-8bf5-00e64d67e58b","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","week_number":7,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44"},
{"id":"01a21a47-6775-783e-8985-dd191a9c8089","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","week_number":7,"castaway_id":"b30a7a73-708e-484c-bf15-4266902d741b"},
{"id":"01a21a47-679c-7837-89e8-f8b650ab8b7d","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","week_number":7,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7"},
{"id":"01a21a47-67d7-7345-bab9-36a7c8da8e1c","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","week_number":7,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3"},
{"id":"01a21a47-67fb-7fcf-ab41-0251a8a225fa","user_id":"ba135584-bf0a-4430-b945-6de884e3d655","week_number":7,"castaway_id":"d0f1e025-fb6e-440b-a62b-4a90d90a4faa"},
{"id":"01a21a47-6811-7166-b4bb-b5f862791842","user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","week_number":7,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09"},
{"id":"01a21a47-6826-7c72-969b-f18ebbb57957","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","week_number":7,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7"},
{"id":"01a21a47-6847-70e9-a16e-22cd7bf78598","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","week_number":7,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56"},
{"id":"01a21a47-687d-7f98-9374-aa6029030834","user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","week_number":7,"castaway_id":"c1c735ca-bdf7-4c9e-8528-1d750139c677"},
{"id":"01a21a47-68a1-7a60-8dbe-556c5dafe074","user_id":"100c012c-4b86-4183-9619-96b073567562","week_number":7,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a"}
]$rows$);
insert into copied.rosters (user_id, rankings_submitted_at, castaway_ids) overriding system value select user_id, rankings_submitted_at, castaway_ids from
json_populate_recordset(null::copied.rosters, $rows$[
{"user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","rankings_submitted_at":"2026-11-26T23:53:31.929+00:00","castaway_ids":["423d30ab-29cb-4820-933a-855988c800ac","64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9"]},
{"user_id":"100c012c-4b86-4183-9619-96b073567562","rankings_submitted_at":"2026-11-26T23:53:31.88+00:00","castaway_ids":["ec9523b0-876d-4dc2-80f3-44b4f699ad09","998ab580-290f-467a-b48e-9c1ac7ef7e1a"]},
{"user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","rankings_submitted_at":"2026-11-26T23:53:31.667+00:00","castaway_ids":["998ab580-290f-467a-b48e-9c1ac7ef7e1a","ec9523b0-876d-4dc2-80f3-44b4f699ad09"]},
{"user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","rankings_submitted_at":"2026-11-26T23:53:31.447+00:00","castaway_ids":["b30a7a73-708e-484c-bf15-4266902d741b","4a3929d0-bb94-4736-af17-0bfc3f16f0c5"]},
{"user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","rankings_submitted_at":"2026-11-26T23:53:31.555+00:00","castaway_ids":["d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","188aa619-c0b9-48cd-9f9e-b9e201efa31c"]},
{"user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","rankings_submitted_at":"2026-11-26T23:53:31.493+00:00","castaway_ids":["def5d966-96f5-488a-b964-e007c2b0e53a","c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7"]},
{"user_id":"ba135584-bf0a-4430-b945-6de884e3d655","rankings_submitted_at":"2026-11-26T23:53:31.608+00:00","castaway_ids":["d0f1e025-fb6e-440b-a62b-4a90d90a4faa","1522722d-0d24-42e3-89bc-638d0b4feef6"]},
{"user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","rankings_submitted_at":"2026-11-26T23:53:31.328+00:00","castaway_ids":["117dfe69-bb76-43c9-955f-f1e4b47c467a","f5d05e92-be93-490f-8f4a-5d773ad2be56"]},
{"user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","rankings_submitted_at":"2026-11-26T23:53:31.823+00:00","castaway_ids":["c1c735ca-bdf7-4c9e-8528-1d750139c677","a57da994-20cd-4ab3-88e5-c99f451b916d"]},
{"user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","rankings_submitted_at":"2026-11-26T23:53:31.721+00:00","castaway_ids":["c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","188aa619-c0b9-48cd-9f9e-b9e201efa31c"]},
{"user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","rankings_submitted_at":"2026-11-26T23:53:31.769+00:00","castaway_ids":["f5d05e92-be93-490f-8f4a-5d773ad2be56","4a3929d0-bb94-4736-af17-0bfc3f16f0c5"]},
{"user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","rankings_submitted_at":"2026-11-26T23:53:31.393+00:00","castaway_ids":["24550ae5-8690-4e3e-8896-cc93c57eaf44","07a4ef50-78ba-4afd-9bc7-988860f3bc83"]}
]$rows$);
insert into copied.users (id, name, is_admin, phone, sms_enabled, phone_added_at) overriding system value select id, name, is_admin, phone, sms_enabled, phone_added_at from
json_populate_recordset(null::copied.users, $rows$[
{"id":"266acdbb-fd78-4076-8821-1c6c27210cbf","name":"League Admin","is_admin":true,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"ba135584-bf0a-4430-b945-6de884e3d655","name":"Harbor Lindqvist","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"2cd443d1-162a-41e7-92df-ffffe081367e","name":"Indigo Farrow","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","name":"Lagoon Petrov","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"100c012c-4b86-4183-9619-96b073567562","name":"Maris Delgado","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","name":"Coral Whitfield","is_admin":false,"phone":"+15555550111","sms_enabled":true,"phone_added_at":"2026-11-26T23:53:38.814+00:00"},
{"id":"fde99452-6b2e-4729-89a5-0d261beee8af","name":"Dune Marlowe","is_admin":false,"phone":"+15555550112","sms_enabled":true,"phone_added_at":"2026-11-26T23:53:39.05+00:00"},
{"id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","name":"Ember Castellan","is_admin":false,"phone":"+15555550113","sms_enabled":true,"phone_added_at":"2026-11-26T23:53:39.275+00:00"},
{"id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","name":"Gale Rutherford","is_admin":false,"phone":"+15555550115","sms_enabled":true,"phone_added_at":"2026-11-26T23:53:39.463+00:00"},
{"id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","name":"Juniper Vale","is_admin":false,"phone":"+15555550116","sms_enabled":true,"phone_added_at":"2026-11-26T23:53:39.585+00:00"},
{"id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","name":"Koa Brightwater","is_admin":false,"phone":"+15555550117","sms_enabled":true,"phone_added_at":"2026-11-26T23:53:39.743+00:00"},
{"id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","name":"Nova Tremblay","is_admin":false,"phone":"+15555550118","sms_enabled":true,"phone_added_at":"2026-11-26T23:53:39.949+00:00"},
{"id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","name":"Fern Okonjo","is_admin":false,"phone":"+15555550114","sms_enabled":false,"phone_added_at":"2026-11-26T23:53:39.345+00:00"}
]$rows$);
insert into copied.versions (topic, key, version, previous) overriding system value select topic, key, version, previous from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"266acdbb-fd78-4076-8821-1c6c27210cbf","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"b30a7a73-708e-484c-bf15-4266902d741b","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"24550ae5-8690-4e3e-8896-cc93c57eaf44","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"f5d05e92-be93-490f-8f4a-5d773ad2be56","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"def5d966-96f5-488a-b964-e007c2b0e53a","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"d0f1e025-fb6e-440b-a62b-4a90d90a4faa","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"c1c735ca-bdf7-4c9e-8528-1d750139c677","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"a57da994-20cd-4ab3-88e5-c99f451b916d","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"423d30ab-29cb-4820-933a-855988c800ac","version":1,"previous":null},
{"topic":"identity.user.v1","key":"ba135584-bf0a-4430-b945-6de884e3d655","version":1,"previous":null},
{"topic":"identity.user.v1","key":"2cd443d1-162a-41e7-92df-ffffe081367e","version":1,"previous":null},
{"topic":"identity.user.v1","key":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","version":1,"previous":null},
{"topic":"league.roster.v1","key":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","version":2,"previous":1},
{"topic":"league.roster.v1","key":"100c012c-4b86-4183-9619-96b073567562","version":2,"previous":1},
{"topic":"league.roster.v1","key":"2cd443d1-162a-41e7-92df-ffffe081367e","version":2,"previous":1},
{"topic":"league.roster.v1","key":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","version":2,"previous":1},
{"topic":"league.roster.v1","key":"760ccb36-879f-45d9-ac5e-1d559d0710ce","version":2,"previous":1},
{"topic":"league.roster.v1","key":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","version":2,"previous":1},
{"topic":"league.roster.v1","key":"ba135584-bf0a-4430-b945-6de884e3d655","version":2,"previous":1},
{"topic":"league.roster.v1","key":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","version":2,"previous":1},
{"topic":"league.roster.v1","key":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","version":2,"previous":1},
{"topic":"league.roster.v1","key":"e9d65d1a-5d54-4198-937d-23938a1f00fa","version":2,"previous":1},
{"topic":"league.roster.v1","key":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","version":2,"previous":1},
{"topic":"league.roster.v1","key":"fde99452-6b2e-4729-89a5-0d261beee8af","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a21a47-5537-752c-b798-42c7b731aa6f","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5551-7737-be43-d207373a7df1","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5572-7399-8d55-f5355744e607","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-558b-759c-858d-83b78f3f475f","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-55a2-7b27-ad8e-2da3db4bd067","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-55bf-70a8-9b59-8cb19a8f5caa","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-55da-7a00-87ae-a8d02d1eb361","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-55f4-7e62-8a58-20b960e9cebb","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-560f-79e5-bd4f-e6cf98f25ec0","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5a39-7484-a6f7-e7d4e7402899","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5a39-767c-b7e3-e8e8df4be28e","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5a39-7ba2-98aa-5333b0f8965e","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"188aa619-c0b9-48cd-9f9e-b9e201efa31c","version":2,"previous":1},
{"topic":"league.week.v1","key":"f4390277-7f8c-4c70-a9b9-ce8cce87643e","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"01a21a47-5b22-791e-b4b1-04d0e902d235","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5b3a-7f9e-9231-feeefa42ed1a","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5b49-7133-bc46-3022543ac181","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5b5c-7a28-ba36-59a6de71bf46","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5b6f-7d92-8a14-469fd9fc0415","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5b8a-7c19-bc7f-38e33a146b18","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5b97-702f-a4c2-5f04ddc96f95","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5ba2-7788-ac2f-6b306c836bfd","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5bbb-7660-95b7-295bea11275b","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5be4-70e2-a6bc-5eaae167d9cc","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5c03-72fa-bd46-c3e2e790567d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5c18-7971-b361-48bd3021f862","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"07a4ef50-78ba-4afd-9bc7-988860f3bc83","version":2,"previous":1},
{"topic":"league.week.v1","key":"dc38b8a9-ae79-4a0a-a775-e4492166c73b","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"01a21a47-5d79-7f4f-8578-dca75dfe6ac6","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5da6-70ba-b53c-bdd4f741f075","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5dc0-739a-b927-baf7436faa8d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5deb-73af-a463-c68b0655b315","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5e10-7a58-9591-9bb488d78dd7","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5e39-7a47-972f-4c5ea958e339","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5e4f-7036-8c3c-41ea92a9e411","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5e5e-75d7-bdc3-b482548348a3","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5e7b-744d-a793-2c16775b6ff3","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5e94-7975-ac2d-e48ecb149e9b","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5eaa-7a7c-8426-cb5491705f36","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5ebf-71ff-946b-341071c95533","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"117dfe69-bb76-43c9-955f-f1e4b47c467a","version":2,"previous":1},
{"topic":"league.week.v1","key":"ee79e50e-91b0-4b39-b87f-a6e51926eb1e","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"01a21a47-601c-72cc-bb31-67cf3eaa111d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-602e-7e2c-a352-fcf59eb640f3","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"1522722d-0d24-42e3-89bc-638d0b4feef6","version":2,"previous":1},
{"topic":"league.week.v1","key":"7f7f60fe-4872-4c66-87a2-6213095c5d1c","version":3,"previous":2},
{"topic":"identity.user.v1","key":"fde99452-6b2e-4729-89a5-0d261beee8af","version":3,"previous":2},
{"topic":"identity.user.v1","key":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","version":3,"previous":2},
{"topic":"identity.user.v1","key":"e9d65d1a-5d54-4198-937d-23938a1f00fa","version":2,"previous":1},
{"topic":"identity.user.v1","key":"760ccb36-879f-45d9-ac5e-1d559d0710ce","version":3,"previous":2},
{"topic":"identity.user.v1","key":"100c012c-4b86-4183-9619-96b073567562","version":2,"previous":1},
{"topic":"identity.user.v1","key":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","version":3,"previous":2},
{"topic":"identity.user.v1","key":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","version":2,"previous":1},
{"topic":"identity.user.v1","key":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"01a21a47-605c-7d11-932b-d9d15ae641ae","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-607e-71eb-9021-46a1ad0dba53","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6095-731b-aa17-127cf89c7f0d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-60af-7cb5-9e9a-129c62e3e97e","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-60c4-776b-89e9-a6fa91088c71","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-60d5-7f3c-98bd-5ce161b19f89","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-60ed-79ee-a1d7-b35e05726407","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6103-739a-9d2b-a04ac36bf50b","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6122-7fbb-bfe6-ce5e70f70d43","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6561-7d74-9c41-2ad514417eab","version":1,"previous":null},
{"topic":"league.week.v1","key":"ea6d5f44-8255-4c70-b0ae-b2f15c295bf7","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6755-7015-8bf5-00e64d67e58b","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6775-783e-8985-dd191a9c8089","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-679c-7837-89e8-f8b650ab8b7d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-67d7-7345-bab9-36a7c8da8e1c","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-67fb-7fcf-ab41-0251a8a225fa","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6811-7166-b4bb-b5f862791842","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6826-7c72-969b-f18ebbb57957","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6847-70e9-a16e-22cd7bf78598","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-687d-7f98-9374-aa6029030834","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-68a1-7a60-8dbe-556c5dafe074","version":1,"previous":null},
{"topic":"identity.user.v1","key":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","version":3,"previous":2}
]$rows$);
insert into copied.weeks (id, week_number, is_active, picks_open_at, picks_close_at) overriding system value select id, week_number, is_active, picks_open_at, picks_close_at from
json_populate_recordset(null::copied.weeks, $rows$[
{"id":"f4390277-7f8c-4c70-a9b9-ce8cce87643e","week_number":3,"is_active":false,"picks_open_at":"2026-10-29T16:00:00+00:00","picks_close_at":"2026-11-05T01:00:00+00:00"},
{"id":"dc38b8a9-ae79-4a0a-a775-e4492166c73b","week_number":4,"is_active":false,"picks_open_at":"2026-11-05T17:00:00+00:00","picks_close_at":"2026-11-12T01:00:00+00:00"},
{"id":"ee79e50e-91b0-4b39-b87f-a6e51926eb1e","week_number":5,"is_active":false,"picks_open_at":"2026-11-12T17:00:00+00:00","picks_close_at":"2026-11-19T01:00:00+00:00"},
{"id":"7f7f60fe-4872-4c66-87a2-6213095c5d1c","week_number":6,"is_active":false,"picks_open_at":"2026-11-19T17:00:00+00:00","picks_close_at":"2026-11-26T01:00:00+00:00"},
{"id":"ea6d5f44-8255-4c70-b0ae-b2f15c295bf7","week_number":7,"is_active":true,"picks_open_at":"2026-11-26T17:00:00+00:00","picks_close_at":"2026-12-03T01:00:00+00:00"}
]$rows$);
insert into public.blasts (id, created_at, created_by, idempotency_key, request_hash, message, filter, recipients) overriding system value select id, created_at, created_by, idempotency_key, request_hash, message, filter, recipients from
json_populate_recordset(null::public.blasts, $rows$[
{"id":"6b00ba3c-4147-458d-a2da-f7e2dc178648","created_at":"2026-11-26T23:53:40.261+00:00","created_by":"266acdbb-fd78-4076-8821-1c6c27210cbf","idempotency_key":"sample-season","request_hash":"9ce06ec112ad6ef5777f36521e56d3c1086b3ceaa28b963d1d9fd1b8e6cf8449","message":"Hello {name}! Week {week} is open. Pick your castaway before {deadline}.","filter":"all","recipients":8}
]$rows$);
insert into public.consents (phone, version, stopped) overriding system value select phone, version, stopped from
json_populate_recordset(null::public.consents, $rows$[
{"phone":"+15555550114","version":1,"stopped":true}
]$rows$);
insert into public.inbound (message_sid, id, phone, user_id, text, reply, received_at, claimed_at, handled_at) overriding system value select message_sid, id, phone, user_id, text, reply, received_at, claimed_at, handled_at from
json_populate_recordset(null::public.inbound, $rows$[
{"message_sid":"SM00a7b1042f69be0cfda9d3811f16c7aa","id":"8594b834-7849-4ec3-a9e3-1fe9f4bbe1bf","phone":"+15555550111","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T23:53:38.408+00:00","claimed_at":"2026-11-26T23:53:38.415961+00:00","handled_at":"2026-11-26T23:53:38.841823+00:00"},
{"message_sid":"SMf60aa4c82eb705889cb594e094944ef7","id":"ab6bad3d-8517-4868-8dcc-7be7ac9361f8","phone":"+15555550112","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T23:53:39.034+00:00","claimed_at":"2026-11-26T23:53:39.038069+00:00","handled_at":"2026-11-26T23:53:39.118609+00:00"},
{"message_sid":"SM17396e521944852474ada50f191b07a3","id":"74e19f47-bddd-483a-b739-1b1d775b318d","phone":"+15555550113","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T23:53:39.272+00:00","claimed_at":"2026-11-26T23:53:39.273786+00:00","handled_at":"2026-11-26T23:53:39.285422+00:00"},
{"message_sid":"SM5a5b565412adda5501ff1fa72dca4ab1","id":"7a1b4335-7677-4356-94b7-b2de5c986770","phone":"+15555550114","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T23:53:39.342+00:00","claimed_at":"2026-11-26T23:53:39.343231+00:00","handled_at":"2026-11-26T23:53:39.352938+00:00"},
{"message_sid":"SM87aa47054fd02019deb5be8c30205c89","id":"d0dc5a5e-1659-4bf7-b270-9f294ef2655c","phone":"+15555550115","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T23:53:39.461+00:00","claimed_at":"2026-11-26T23:53:39.462188+00:00","handled_at":"2026-11-26T23:53:39.473457+00:00"},
{"message_sid":"SM40e2c7bebe940a51bf85e60861f7a467","id":"7f03621f-344a-492d-9e78-a08a6014381d","phone":"+15555550116","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T23:53:39.581+00:00","claimed_at":"2026-11-26T23:53:39.584416+00:00","handled_at":"2026-11-26T23:53:39.601307+00:00"},
{"message_sid":"SM04d96bc30583af058acd61212fdc8e65","id":"81ad55f4-db98-4f1c-b8ca-249ab0f3de87","phone":"+15555550117","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T23:53:39.738+00:00","claimed_at":"2026-11-26T23:53:39.740241+00:00","handled_at":"2026-11-26T23:53:39.75968+00:00"},
{"message_sid":"SMfa522a01756a93454866492bcb0f982e","id":"87d8be10-82fa-4050-b62a-3de207554a49","phone":"+15555550118","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T23:53:39.94+00:00","claimed_at":"2026-11-26T23:53:39.941752+00:00","handled_at":"2026-11-26T23:53:39.967599+00:00"},
{"message_sid":"SM40a445dd5f66a97da8b07b61a5a6be12","id":"43911a06-408a-4a70-8c13-483cf6ce5e0e","phone":"+15555550111","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","text":"team","reply":"Your team: Lottie Abernathy (out), Esperanza Luna.","received_at":"2026-11-26T23:53:41.222+00:00","claimed_at":"2026-11-26T23:53:41.222974+00:00","handled_at":"2026-11-26T23:53:41.226229+00:00"},
{"message_sid":"SM2af0f0eaa203650cf62b992fb0e25850","id":"047574a0-8f66-440f-bd2c-5b7964dbc977","phone":"+15555550112","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","text":"Status","reply":"Week 7: your pick is Bram Okafor. You can change it until Wednesday 5:00 PM PT. You have 77 points: rank 4 of 12.","received_at":"2026-11-26T23:53:41.233+00:00","claimed_at":"2026-11-26T23:53:41.234099+00:00","handled_at":"2026-11-26T23:53:41.254783+00:00"},
{"message_sid":"SMa95a1f54b72dfdb3a0d0ec58842d931f","id":"78bd1288-e09a-4253-b227-a87a40b1c50d","phone":"+15555550116","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","text":"BOARD","reply":"1. Lagoon Petrov 92\n2. Coral Whitfield 86\n3. Gale Rutherford 85\n4. Dune Marlowe 77\n5. Juniper Vale (you) 72","received_at":"2026-11-26T23:53:41.264+00:00","claimed_at":"2026-11-26T23:53:41.264877+00:00","handled_at":"2026-11-26T23:53:41.27428+00:00"},
{"message_sid":"SM6b7d853011a5703bff436f1b0f14768f","id":"72c1f880-51e9-4043-97c4-80dc7a441a29","phone":"+15555550117","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","text":"help","reply":"Torchbearer: text PICK and a name to choose, STATUS for your pick, TEAM for your castaways, BOARD for the top 5. STOP ends all messages, START brings them back. More: http://localhost:30501","received_at":"2026-11-26T23:53:41.279+00:00","claimed_at":"2026-11-26T23:53:41.280747+00:00","handled_at":"2026-11-26T23:53:41.283558+00:00"},
{"message_sid":"SM3625975709f808930aca1fe11c63df4d","id":"5e832bfc-2bbb-4981-9e90-c57cc3c6b472","phone":"+15555550118","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","text":"who is winning","reply":"Sorry, we didn't get that. Text PICK and a name, STATUS, TEAM, BOARD or HELP.","received_at":"2026-11-26T23:53:41.287+00:00","claimed_at":"2026-11-26T23:53:41.288522+00:00","handled_at":"2026-11-26T23:53:41.290892+00:00"},
{"message_sid":"SM16b00ad712a0f8a385d17e4a312ff46d","id":"5999550e-5252-452a-a1a7-31a6f6f6a321","phone":"+15555550114","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","text":"STOP","reply":null,"received_at":"2026-11-26T23:53:41.308+00:00","claimed_at":"2026-11-26T23:53:41.30996+00:00","handled_at":"2026-11-26T23:53:41.315605+00:00"}
]$rows$);
insert into public.messages (id, dedupe_key, kind, user_id, phone, text, segments, blast_id, week_number, created_at, not_before, expires_at, state, attempt, claimed_at, claimed_by, look_at, looks, sid, error_code, error, sent_at, updated_at) overriding system value select id, dedupe_key, kind, user_id, phone, text, segments, blast_id, week_number, created_at, not_before, expires_at, state, attempt, claimed_at, claimed_by, look_at, looks, sid, error_code, error, sent_at, updated_at from
json_populate_recordset(null::public.messages, $rows$[
{"id":"503fda4b-9746-4976-9a92-e9314c315da2","dedupe_key":"code:4393c860-94b1-4fb5-94ca-f18a40599f87","kind":"code","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","phone":"+15555550111","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:38.36+00:00","not_before":"2026-11-25T23:53:38.376702+00:00","expires_at":"2026-11-27T00:03:38.313+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:38.403015+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:38.403015+00:00","looks":0,"sid":"SM5375da344693dcd57bbf92a449e14b32","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:38.795+00:00","updated_at":"2026-11-26T23:53:38.83+00:00"},
{"id":"a3f0118b-3fef-462c-89ff-88da59692560","dedupe_key":"welcome:c0de17b8-7a62-4a9b-8cb0-00924dc2de14:+15555550111:2026-11-26T23:53:38.814Z","kind":"welcome","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","phone":"+15555550111","text":"Welcome to Torchbearer, Coral Whitfield! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:38.849+00:00","not_before":"2026-11-26T23:53:38.870494+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:38.877893+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:38.877893+00:00","looks":0,"sid":"SM76a8409c4a784041d6a5cd09c6ca3720","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:38.884+00:00","updated_at":"2026-11-26T23:53:38.912+00:00"},
{"id":"d27c2a90-e8f3-4d6f-be86-d4d2a9be4503","dedupe_key":"code:d15affe8-2b42-4e52-ac2a-a0ed63bb5642","kind":"code","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","phone":"+15555550112","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:39.012+00:00","not_before":"2026-11-25T23:53:39.018391+00:00","expires_at":"2026-11-27T00:03:38.985+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:39.047866+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:39.047866+00:00","looks":0,"sid":"SM0347f3611b8aff5e6aac7b1c7472bf01","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:39.085+00:00","updated_at":"2026-11-26T23:53:39.169+00:00"},
{"id":"ef972971-3c70-4a01-aed5-375098d957ff","dedupe_key":"welcome:fde99452-6b2e-4729-89a5-0d261beee8af:+15555550112:2026-11-26T23:53:39.050Z","kind":"welcome","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","phone":"+15555550112","text":"Welcome to Torchbearer, Dune Marlowe! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:39.124+00:00","not_before":"2026-11-26T23:53:39.154013+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:39.177923+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:39.177923+00:00","looks":0,"sid":"SM4fa41e99cb451019501d5eefc8240379","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:39.198+00:00","updated_at":"2026-11-26T23:53:39.225+00:00"},
{"id":"2cf7f60c-d0a6-4a37-b7d3-1dec381c5a12","dedupe_key":"code:9e69d7b2-9556-459d-9816-63483a0c10c8","kind":"code","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","phone":"+15555550113","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:39.257+00:00","not_before":"2026-11-25T23:53:39.265959+00:00","expires_at":"2026-11-27T00:03:39.247+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:39.270197+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:39.270197+00:00","looks":0,"sid":"SM66ecba9a5b82c430af123792a8556fcc","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:39.297+00:00","updated_at":"2026-11-26T23:53:39.32+00:00"},
{"id":"b3f53496-50e0-425b-86f4-7e5037cd5b46","dedupe_key":"welcome:4dfc5c8a-c371-4557-97c4-8a40c2e771ba:+15555550113:2026-11-26T23:53:39.275Z","kind":"welcome","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","phone":"+15555550113","text":"Welcome to Torchbearer, Ember Castellan! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:39.304+00:00","not_before":"2026-11-26T23:53:39.309112+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:39.315318+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:39.315318+00:00","looks":0,"sid":"SM4c1dff185681b8bd481b7229dc7752b1","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:39.391+00:00","updated_at":"2026-11-26T23:53:39.424+00:00"},
{"id":"e1dea2c3-9674-464c-8661-d40489e15eaf","dedupe_key":"code:e448bb03-3e4f-4496-bbaf-5daad4272589","kind":"code","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","phone":"+15555550114","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:39.333+00:00","not_before":"2026-11-25T23:53:39.335105+00:00","expires_at":"2026-11-27T00:03:39.322+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:39.338846+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:39.338846+00:00","looks":0,"sid":"SM5f3c5c67a41f44c7b11c6ff37b266925","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:39.498+00:00","updated_at":"2026-11-26T23:53:39.534+00:00"},
{"id":"dc985bb6-63d1-448e-9808-91ee9f1128da","dedupe_key":"welcome:a4fea2f3-fbfb-49de-b592-fd6e20d58f63:+15555550114:2026-11-26T23:53:39.345Z","kind":"welcome","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","phone":"+15555550114","text":"Welcome to Torchbearer, Fern Okonjo! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:39.363+00:00","not_before":"2026-11-26T23:53:39.371349+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:39.383832+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:39.383832+00:00","looks":0,"sid":"SM935ed22a7570beedfb012e0932d71878","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:39.596+00:00","updated_at":"2026-11-26T23:53:39.629+00:00"},
{"id":"85ab4305-ff91-41e6-b22b-59c2105a88d4","dedupe_key":"code:b78229fa-bf54-43ee-b93a-2352ebad6a13","kind":"code","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","phone":"+15555550115","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:39.452+00:00","not_before":"2026-11-25T23:53:39.454739+00:00","expires_at":"2026-11-27T00:03:39.444+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:39.458651+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:39.458651+00:00","looks":0,"sid":"SM47164a32bd8c0f35fbe045427c2048c1","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:39.695+00:00","updated_at":"2026-11-26T23:53:39.716+00:00"},
{"id":"aba23206-05ba-4fa2-a749-c117280e22f6","dedupe_key":"welcome:760ccb36-879f-45d9-ac5e-1d559d0710ce:+15555550115:2026-11-26T23:53:39.463Z","kind":"welcome","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","phone":"+15555550115","text":"Welcome to Torchbearer, Gale Rutherford! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:39.498+00:00","not_before":"2026-11-26T23:53:39.501444+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:39.519495+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:39.519495+00:00","looks":0,"sid":"SM4cbc3cd3f0870af5953effed3bce605b","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:39.797+00:00","updated_at":"2026-11-26T23:53:39.817+00:00"},
{"id":"61b3bc5e-8a5f-41d4-9285-da256fb3ec9f","dedupe_key":"code:bf3a6529-8193-4089-97e1-726fd5aec735","kind":"code","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","phone":"+15555550116","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:39.566+00:00","not_before":"2026-11-25T23:53:39.568497+00:00","expires_at":"2026-11-27T00:03:39.555+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:39.572837+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:39.572838+00:00","looks":0,"sid":"SM2e550a55d304f58b3b4270765838f39c","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:39.894+00:00","updated_at":"2026-11-26T23:53:39.913+00:00"},
{"id":"b15aceee-1fc6-4843-8688-70c866ac96ce","dedupe_key":"welcome:e9d65d1a-5d54-4198-937d-23938a1f00fa:+15555550116:2026-11-26T23:53:39.585Z","kind":"welcome","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","phone":"+15555550116","text":"Welcome to Torchbearer, Juniper Vale! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:39.62+00:00","not_before":"2026-11-26T23:53:39.626059+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:39.642367+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:39.642367+00:00","looks":0,"sid":"SMdc823a8aa203299b6be54c52627635f1","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:39.998+00:00","updated_at":"2026-11-26T23:53:40.025+00:00"},
{"id":"eb6d0b5f-8d34-4d23-9bbd-44d588071ba5","dedupe_key":"code:14ad730c-dc9c-4c36-a4c9-be61640d54c6","kind":"code","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","phone":"+15555550117","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:39.73+00:00","not_before":"2026-11-25T23:53:39.732372+00:00","expires_at":"2026-11-27T00:03:39.723+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:39.741119+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:39.741119+00:00","looks":0,"sid":"SMa67ba4748c70c1d3acf04cd1e280148c","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:40.097+00:00","updated_at":"2026-11-26T23:53:40.117+00:00"},
{"id":"032e807d-b112-4b8c-9324-8578679b0a13","dedupe_key":"welcome:ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe:+15555550117:2026-11-26T23:53:39.743Z","kind":"welcome","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","phone":"+15555550117","text":"Welcome to Torchbearer, Koa Brightwater! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:39.775+00:00","not_before":"2026-11-26T23:53:39.787527+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:39.795265+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:39.795265+00:00","looks":0,"sid":"SMef778ab22ae1798b773d0d6828bda769","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:40.195+00:00","updated_at":"2026-11-26T23:53:40.211+00:00"},
{"id":"fde3bcb4-a44d-426b-ad65-270448261556","dedupe_key":"code:8a22eb88-7f88-4a04-a2fd-adddb29b8516","kind":"code","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","phone":"+15555550118","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:39.927+00:00","not_before":"2026-11-25T23:53:39.93028+00:00","expires_at":"2026-11-27T00:03:39.906+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:39.939235+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:39.939235+00:00","looks":0,"sid":"SMef11567563851dfd861c115e508141b0","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:40.299+00:00","updated_at":"2026-11-26T23:53:40.313+00:00"},
{"id":"e3331298-b37a-47da-89fb-bfd6f0a9d672","dedupe_key":"blast:6b00ba3c-4147-458d-a2da-f7e2dc178648:+15555550113","kind":"blast","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","phone":"+15555550113","text":"Hello Ember Castellan! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"6b00ba3c-4147-458d-a2da-f7e2dc178648","week_number":null,"created_at":"2026-11-26T23:53:40.261+00:00","not_before":"2026-11-26T23:53:40.282578+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:40.296534+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:40.296534+00:00","looks":0,"sid":"SMbb47e144a39c7b3d2303740465f09625","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:40.689+00:00","updated_at":"2026-11-26T23:53:40.702+00:00"},
{"id":"bf4aee01-f77d-489c-8248-8ca8cca8627a","dedupe_key":"blast:6b00ba3c-4147-458d-a2da-f7e2dc178648:+15555550114","kind":"blast","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","phone":"+15555550114","text":"Hello Fern Okonjo! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"6b00ba3c-4147-458d-a2da-f7e2dc178648","week_number":null,"created_at":"2026-11-26T23:53:40.261+00:00","not_before":"2026-11-26T23:53:40.282672+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:40.296549+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:40.296549+00:00","looks":0,"sid":"SMc3721c67f57cf51acbc57ab771c33cce","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:40.793+00:00","updated_at":"2026-11-26T23:53:40.821+00:00"},
{"id":"99a9d3c9-c437-431a-b4b8-f0e97920ffbc","dedupe_key":"blast:6b00ba3c-4147-458d-a2da-f7e2dc178648:+15555550115","kind":"blast","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","phone":"+15555550115","text":"Hello Gale Rutherford! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"6b00ba3c-4147-458d-a2da-f7e2dc178648","week_number":null,"created_at":"2026-11-26T23:53:40.261+00:00","not_before":"2026-11-26T23:53:40.282685+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:40.296562+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:40.296562+00:00","looks":0,"sid":"SMef1846013a14811e76a369cc493f6e2b","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:40.893+00:00","updated_at":"2026-11-26T23:53:40.922+00:00"},
{"id":"fe600cef-76ef-4328-9873-60adb3e411a8","dedupe_key":"blast:6b00ba3c-4147-458d-a2da-f7e2dc178648:+15555550116","kind":"blast","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","phone":"+15555550116","text":"Hello Juniper Vale! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"6b00ba3c-4147-458d-a2da-f7e2dc178648","week_number":null,"created_at":"2026-11-26T23:53:40.261+00:00","not_before":"2026-11-26T23:53:40.282696+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:40.296573+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:40.296573+00:00","looks":0,"sid":"SM1e965e00d13cfcd6aeeeba27908a5adc","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:40.99+00:00","updated_at":"2026-11-26T23:53:41.005+00:00"},
{"id":"54c7867d-918f-44e4-9ed9-d98fa543e1d8","dedupe_key":"blast:6b00ba3c-4147-458d-a2da-f7e2dc178648:+15555550117","kind":"blast","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","phone":"+15555550117","text":"Hello Koa Brightwater! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"6b00ba3c-4147-458d-a2da-f7e2dc178648","week_number":null,"created_at":"2026-11-26T23:53:40.261+00:00","not_before":"2026-11-26T23:53:40.282706+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:40.296584+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:40.296585+00:00","looks":0,"sid":"SMb53c016e4ab15da7106b17401af2e8d0","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:41.092+00:00","updated_at":"2026-11-26T23:53:41.107+00:00"},
{"id":"b10adab9-70ba-48f7-b20c-77e131e23d60","dedupe_key":"blast:6b00ba3c-4147-458d-a2da-f7e2dc178648:+15555550118","kind":"blast","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","phone":"+15555550118","text":"Hello Nova Tremblay! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"6b00ba3c-4147-458d-a2da-f7e2dc178648","week_number":null,"created_at":"2026-11-26T23:53:40.261+00:00","not_before":"2026-11-26T23:53:40.282716+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:40.296596+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:40.296596+00:00","looks":0,"sid":"SM83b6de23acbf6e6eaf80a945b829cf31","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:41.19+00:00","updated_at":"2026-11-26T23:53:41.208+00:00"},
{"id":"d198abea-92bb-40e3-b52a-ede75bf9fed2","dedupe_key":"welcome:0daa4d5c-891c-4752-b3ea-9a27a84e8853:+15555550118:2026-11-26T23:53:39.949Z","kind":"welcome","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","phone":"+15555550118","text":"Welcome to Torchbearer, Nova Tremblay! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T23:53:40.006+00:00","not_before":"2026-11-26T23:53:40.01168+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:40.024653+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:40.024653+00:00","looks":0,"sid":"SMeeb581aec878e4f1aeb34840f79fff5c","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:40.398+00:00","updated_at":"2026-11-26T23:53:40.409+00:00"},
{"id":"647f14a1-bb80-48fc-b5ad-f804a9e021c7","dedupe_key":"blast:6b00ba3c-4147-458d-a2da-f7e2dc178648:+15555550111","kind":"blast","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","phone":"+15555550111","text":"Hello Coral Whitfield! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"6b00ba3c-4147-458d-a2da-f7e2dc178648","week_number":null,"created_at":"2026-11-26T23:53:40.261+00:00","not_before":"2026-11-26T23:53:40.282342+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:40.295997+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:40.295998+00:00","looks":0,"sid":"SM5e3379cecea959c40becdadce51f54a0","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:40.494+00:00","updated_at":"2026-11-26T23:53:40.514+00:00"},
{"id":"7181cf3b-321a-4b14-8163-053759cdd6f7","dedupe_key":"blast:6b00ba3c-4147-458d-a2da-f7e2dc178648:+15555550112","kind":"blast","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","phone":"+15555550112","text":"Hello Dune Marlowe! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"6b00ba3c-4147-458d-a2da-f7e2dc178648","week_number":null,"created_at":"2026-11-26T23:53:40.261+00:00","not_before":"2026-11-26T23:53:40.282559+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T23:53:40.296511+00:00","claimed_by":"vm dd6ace93","look_at":"2026-11-26T23:54:40.296511+00:00","looks":0,"sid":"SMc5388148d77e348530680287628187bb","error_code":null,"error":null,"sent_at":"2026-11-26T23:53:40.594+00:00","updated_at":"2026-11-26T23:53:40.618+00:00"}
]$rows$);
insert into public.migrations (id, "timestamp", name) overriding system value select id, "timestamp", name from
json_populate_recordset(null::public.migrations, $rows$[
{"id":1,"timestamp":1700000000001,"name":"CreateOutbox1700000000001"},
{"id":2,"timestamp":1700000000002,"name":"CreateSeenVersions1700000000002"},
{"id":3,"timestamp":1700000200000,"name":"CreateMessages1700000200000"},
{"id":4,"timestamp":1700000300000,"name":"AllowCodes1700000300000"},
{"id":5,"timestamp":1700001200000,"name":"CreateSearch1700001200000"},
{"id":6,"timestamp":1700001200001,"name":"CreateMessageList1700001200001"},
{"id":7,"timestamp":1700001300000,"name":"IndexReminders1700001300000"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
insert into public.outbox (id, topic, key, value, headers, created_at, published_at) overriding system value select id, topic, key, value, headers, created_at, published_at from
json_populate_recordset(null::public.outbox, $rows$[
{"id":1,"topic":"sms.audit.v1","key":"adbdf02b-d079-49f6-8313-de305ee4b315","value":"\\x0a2461646264663032622d643037392d343966362d383331332d64653330356565346233313510011a0b08848da3d80610c096ba7c222432363661636462622d666437382d343037362d383832312d3163366332373231306362662a0c4c65616775652041646d696e320e736d732e626c6173742d73656e743a05626c617374422436623030626133632d343134372d343538642d613264612d6637653264633137383634384a3c48656c6c6f207b6e616d657d21205765656b207b7765656b7d206973206f70656e2e205069636b20796f7572206361737461776179206265666f72655a747b22726563697069656e7473223a382c2266696c746572223a22616c6c222c226d657373616765223a2248656c6c6f207b6e616d657d21205765656b207b7765656b7d206973206f70656e2e205069636b20796f7572206361737461776179206265666f7265207b646561646c696e657d2e227d","headers":{"ce_id": "247d5791-1d50-42e7-babc-729a8d247c29", "ce_time": "2026-11-26T23:53:40.284Z", "ce_type": "audit.v1.AuditRecorded", "ce_source": "/torchbearer/sms", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:40.264443+00:00","published_at":"infinity"},
{"id":2,"topic":"sms.consent.v1","key":"+15555550114","value":"\\x0a0c2b313535353535353031313410011801","headers":{"ce_id": "3f05ec00-b1d5-496f-9700-6d84abfcfe42", "ce_time": "2026-11-26T23:53:41.313Z", "ce_type": "sms.v1.ConsentChanged", "ce_source": "/torchbearer/sms", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T23:53:41.311765+00:00","published_at":"2026-11-26T23:53:41.336339+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.outbox', 'id'), max(id)) from public.outbox;
insert into public.pacing (only_row, next_at) overriding system value select only_row, next_at from
json_populate_recordset(null::public.pacing, $rows$[
{"only_row":true,"next_at":"2026-11-26T23:53:41.284341+00:00"}
]$rows$);
