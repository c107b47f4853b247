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
create table if not exists copied.users (id uuid primary key, name text not null default '', is_admin boolean not null default false, phone text , sms_enabled boolean not null default false, phone_added_at timestamptz , results_until integer );
alter table copied.users add column if not exists id uuid primary key;
alter table copied.users add column if not exists name text not null default '';
alter table copied.users add column if not exists is_admin boolean not null default false;
alter table copied.users add column if not exists phone text;
alter table copied.users add column if not exists sms_enabled boolean not null default false;
alter table copied.users add column if not exists phone_added_at timestamptz;
alter table copied.users add column if not exists results_until integer;
create index if not exists users_by_phone on copied.users (phone);
create table if not exists copied.castaways (id uuid primary key, name text not null default '', eliminated boolean not null default false, eliminated_in_week integer );
alter table copied.castaways add column if not exists id uuid primary key;
alter table copied.castaways add column if not exists name text not null default '';
alter table copied.castaways add column if not exists eliminated boolean not null default false;
alter table copied.castaways add column if not exists eliminated_in_week integer;
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
insert into copied.castaways (id, name, eliminated, eliminated_in_week) overriding system value select id, name, eliminated, eliminated_in_week from
json_populate_recordset(null::copied.castaways, $rows$[
{"id":"0669d187-50b5-4e5b-9216-e283315d2499","name":"Anouk Verhoeven","eliminated":false,"eliminated_in_week":null},
{"id":"bc011a58-bcf2-4715-9a27-bff7a405cbae","name":"Bram Okafor","eliminated":false,"eliminated_in_week":null},
{"id":"91846fb0-ba45-429a-99e9-83706c99171a","name":"Celia Marchetti","eliminated":false,"eliminated_in_week":null},
{"id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","name":"Esperanza Luna","eliminated":false,"eliminated_in_week":null},
{"id":"2e144897-f74e-469c-91e9-20dedfee39d7","name":"Goldie Tran","eliminated":false,"eliminated_in_week":null},
{"id":"f779967b-1008-404a-b289-39cb6173b88a","name":"Hollis Whitcombe","eliminated":false,"eliminated_in_week":null},
{"id":"0596754a-9284-42a4-bbbb-f9d1246216cf","name":"Ines Caldeira","eliminated":false,"eliminated_in_week":null},
{"id":"ff4d7b97-9f67-47ea-b932-7a558227d5a6","name":"Jasper Nyqvist","eliminated":false,"eliminated_in_week":null},
{"id":"ee03a722-c0b7-4137-b3ba-f06578848632","name":"Keoni Palakiko","eliminated":false,"eliminated_in_week":null},
{"id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","name":"Lottie Abernathy","eliminated":false,"eliminated_in_week":null},
{"id":"29ea526c-f651-4fc4-b378-6c613f09eb75","name":"Marcus Delacroix","eliminated":false,"eliminated_in_week":null},
{"id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","name":"Nadia Rahimi","eliminated":false,"eliminated_in_week":null},
{"id":"524d0aaf-8a31-4928-a07f-dffea50ec7f0","name":"Priya Venkataraman","eliminated":false,"eliminated_in_week":null},
{"id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","name":"Quill Sandoval","eliminated":false,"eliminated_in_week":null},
{"id":"a9fb556f-b78d-45d2-9ce1-6344f492fcd6","name":"Rosalind Achterberg","eliminated":true,"eliminated_in_week":3},
{"id":"29dbb8ba-2afe-4737-9a45-a1173d844b5e","name":"Finn Aldaine","eliminated":true,"eliminated_in_week":4},
{"id":"5361d2b3-f0a2-4c39-bdd6-f41efa2ddaf9","name":"Osmund Bell","eliminated":true,"eliminated_in_week":5},
{"id":"ca42a940-a274-45cd-b523-3fd0f60f5de6","name":"Dashiell Pike","eliminated":true,"eliminated_in_week":6}
]$rows$);
insert into copied.fills (shape, filled_at) overriding system value select shape, filled_at from
json_populate_recordset(null::copied.fills, $rows$[
{"shape":"9f263809","filled_at":"2026-11-28T01:02:55.300153+00:00"}
]$rows$);
insert into copied.picks (id, user_id, week_number, castaway_id) overriding system value select id, user_id, week_number, castaway_id from
json_populate_recordset(null::copied.picks, $rows$[
{"id":"01a21fad-47e4-7aa2-bf59-239e29c4fbfe","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","week_number":3,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f"},
{"id":"01a21fad-4807-7e22-be21-aca34a7d8e35","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","week_number":3,"castaway_id":"ff4d7b97-9f67-47ea-b932-7a558227d5a6"},
{"id":"01a21fad-481a-7098-bc5b-c73b1456ef33","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","week_number":3,"castaway_id":"0669d187-50b5-4e5b-9216-e283315d2499"},
{"id":"01a21fad-4830-704f-9c23-1a6d6dcce621","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","week_number":3,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f"},
{"id":"01a21fad-4852-7e13-a6ca-056f90e5854f","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","week_number":3,"castaway_id":"29dbb8ba-2afe-4737-9a45-a1173d844b5e"},
{"id":"01a21fad-4872-7ba6-9c3f-e398766a9db0","user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","week_number":3,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a"},
{"id":"01a21fad-4889-7394-81cb-9d0d2bda4007","user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","week_number":3,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf"},
{"id":"01a21fad-489f-7a7b-af65-7138774e83f1","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","week_number":3,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed"},
{"id":"01a21fad-48b2-7762-a5f5-415f521e83cb","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","week_number":3,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed"},
{"id":"01a21fad-4cdc-7168-8e66-c3c5a1b75061","user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","week_number":3,"castaway_id":"bc011a58-bcf2-4715-9a27-bff7a405cbae"},
{"id":"01a21fad-4cdc-774e-9fe7-1a453f762f04","user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","week_number":3,"castaway_id":"91846fb0-ba45-429a-99e9-83706c99171a"},
{"id":"01a21fad-4cdc-7c20-a259-f4b0b09f4aad","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","week_number":3,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d"},
{"id":"01a21fad-4e0c-7f81-8928-22efc9b916c7","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","week_number":4,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f"},
{"id":"01a21fad-4e21-7748-8e91-cfdbe4a2d9ee","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","week_number":4,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b"},
{"id":"01a21fad-4e2e-777e-8de5-d677c92f6b1c","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","week_number":4,"castaway_id":"ee03a722-c0b7-4137-b3ba-f06578848632"},
{"id":"01a21fad-4e4e-7034-aa9a-28ec15a2bf78","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","week_number":4,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a"},
{"id":"01a21fad-4e6e-791b-ba90-aa4b36ee36ce","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","week_number":4,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75"},
{"id":"01a21fad-4e92-774c-b532-d96ece6ce47f","user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","week_number":4,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a"},
{"id":"01a21fad-4ea6-7587-9a18-0049dec19189","user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","week_number":4,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf"},
{"id":"01a21fad-4eb6-7ea2-83a3-11336b11aa05","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","week_number":4,"castaway_id":"29dbb8ba-2afe-4737-9a45-a1173d844b5e"},
{"id":"01a21fad-4ed9-72bc-8b9b-188dc5ab22c8","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","week_number":4,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed"},
{"id":"01a21fad-4f03-70ee-a4a7-884bd070e403","user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","week_number":4,"castaway_id":"2e144897-f74e-469c-91e9-20dedfee39d7"},
{"id":"01a21fad-4f26-7681-8250-878a8f450563","user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","week_number":4,"castaway_id":"ca42a940-a274-45cd-b523-3fd0f60f5de6"},
{"id":"01a21fad-4f35-7980-9afc-d8dbb5d61379","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","week_number":4,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d"},
{"id":"01a21fad-5087-7391-a2c9-d4f1c135c287","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","week_number":5,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f"},
{"id":"01a21fad-5096-7028-bf96-4b064c78b806","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","week_number":5,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b"},
{"id":"01a21fad-50b4-7b0b-a08d-0e14d517780d","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","week_number":5,"castaway_id":"ee03a722-c0b7-4137-b3ba-f06578848632"},
{"id":"01a21fad-50c4-74e0-9530-2d65331189db","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","week_number":5,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f"},
{"id":"01a21fad-50d6-76c0-a5f4-ad8737f03c86","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","week_number":5,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75"},
{"id":"01a21fad-50e9-7f07-a8a0-955168d6594d","user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","week_number":5,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a"},
{"id":"01a21fad-50f6-7a8a-bc7d-5ce67ffb80f3","user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","week_number":5,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf"},
{"id":"01a21fad-5101-74bd-8702-95df388ea438","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","week_number":5,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed"},
{"id":"01a21fad-5116-7ec8-bf75-ed73fadf3e2e","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","week_number":5,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed"},
{"id":"01a21fad-512a-7c45-a196-9c333154d769","user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","week_number":5,"castaway_id":"2e144897-f74e-469c-91e9-20dedfee39d7"},
{"id":"01a21fad-513b-73d1-a4ac-1ab221e8e627","user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","week_number":5,"castaway_id":"91846fb0-ba45-429a-99e9-83706c99171a"},
{"id":"01a21fad-5148-78d2-ae73-88a2b9fa562b","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","week_number":5,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d"},
{"id":"01a21fad-5278-7473-9c84-8ec834595e12","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","week_number":6,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b"},
{"id":"01a21fad-5286-77ed-81d7-19575a354dbb","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","week_number":6,"castaway_id":"ee03a722-c0b7-4137-b3ba-f06578848632"},
{"id":"01a21fad-5297-7bb1-b604-2b29defe687f","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","week_number":6,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a"},
{"id":"01a21fad-52ae-736e-b98e-04c537b9d67c","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","week_number":6,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75"},
{"id":"01a21fad-52be-794a-820d-a6db3b75de74","user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","week_number":6,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a"},
{"id":"01a21fad-52cc-7301-a10f-33d61b964649","user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","week_number":6,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf"},
{"id":"01a21fad-52df-7d3a-b33f-fa85867f0239","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","week_number":6,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed"},
{"id":"01a21fad-52f9-757a-9042-c59307805f74","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","week_number":6,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed"},
{"id":"01a21fad-530a-7e81-94e3-2cbd811078d4","user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","week_number":6,"castaway_id":"2e144897-f74e-469c-91e9-20dedfee39d7"},
{"id":"01a21fad-531a-7fcb-aa91-31e7605a2587","user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","week_number":6,"castaway_id":"ca42a940-a274-45cd-b523-3fd0f60f5de6"},
{"id":"01a21fad-5332-7828-ad7e-1656e962847f","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","week_number":6,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d"},
{"id":"01a21fad-574b-7be9-95f9-954536872f59","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","week_number":6,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f"},
{"id":"01a21fad-5934-7d33-9dbb-a81b0709b644","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","week_number":7,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b"},
{"id":"01a21fad-5944-7858-a372-1e2b687cb498","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","week_number":7,"castaway_id":"0669d187-50b5-4e5b-9216-e283315d2499"},
{"id":"01a21fad-5972-797a-9a07-ff3012b0adcf","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","week_number":7,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f"},
{"id":"01a21fad-5996-7fff-8964-c0ecf0693ba4","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","week_number":7,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75"},
{"id":"01a21fad-59b2-7de0-aa71-f8dc5d329f5f","user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","week_number":7,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b"},
{"id":"01a21fad-59d5-72f5-bd3e-a9dcac03f16b","user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","week_number":7,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf"},
{"id":"01a21fad-5a02-78eb-93ef-67bea08137a7","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","week_number":7,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed"},
{"id":"01a21fad-5a2f-7ed7-a54c-7c9571a123bc","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","week_number":7,"castaway_id":"524d0aaf-8a31-4928-a07f-dffea50ec7f0"},
{"id":"01a21fad-5a56-75c6-a3b8-7b1d401fa09b","user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","week_number":7,"castaway_id":"bc011a58-bcf2-4715-9a27-bff7a405cbae"},
{"id":"01a21fad-5a7f-7c0e-8820-5150d2e97c99","user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","week_number":7,"castaway_id":"91846fb0-ba45-429a-99e9-83706c99171a"}
]$rows$);
insert into copied.rosters (user_id, rankings_submitted_at, castaway_ids) overriding system value select user_id, rankings_submitted_at, castaway_ids from
json_populate_recordset(null::copied.rosters, $rows$[
{"user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","rankings_submitted_at":"2026-11-28T01:02:58.653+00:00","castaway_ids":["5265ec3d-37c6-472e-97b8-2ae76c62258f","a9fb556f-b78d-45d2-9ce1-6344f492fcd6"]},
{"user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","rankings_submitted_at":"2026-11-28T01:02:59.153+00:00","castaway_ids":["bc011a58-bcf2-4715-9a27-bff7a405cbae","2e144897-f74e-469c-91e9-20dedfee39d7"]},
{"user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","rankings_submitted_at":"2026-11-28T01:02:59.245+00:00","castaway_ids":["cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","a9fb556f-b78d-45d2-9ce1-6344f492fcd6"]},
{"user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","rankings_submitted_at":"2026-11-28T01:02:58.996+00:00","castaway_ids":["0596754a-9284-42a4-bbbb-f9d1246216cf","5361d2b3-f0a2-4c39-bdd6-f41efa2ddaf9"]},
{"user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","rankings_submitted_at":"2026-11-28T01:02:59.199+00:00","castaway_ids":["91846fb0-ba45-429a-99e9-83706c99171a","ca42a940-a274-45cd-b523-3fd0f60f5de6"]},
{"user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","rankings_submitted_at":"2026-11-28T01:02:58.885+00:00","castaway_ids":["29ea526c-f651-4fc4-b378-6c613f09eb75","29dbb8ba-2afe-4737-9a45-a1173d844b5e"]},
{"user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","rankings_submitted_at":"2026-11-28T01:02:59.104+00:00","castaway_ids":["524d0aaf-8a31-4928-a07f-dffea50ec7f0","4dda4c74-9dba-4066-86f8-f256c57d77ed"]},
{"user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","rankings_submitted_at":"2026-11-28T01:02:58.839+00:00","castaway_ids":["f779967b-1008-404a-b289-39cb6173b88a","5265ec3d-37c6-472e-97b8-2ae76c62258f"]},
{"user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","rankings_submitted_at":"2026-11-28T01:02:59.048+00:00","castaway_ids":["29dbb8ba-2afe-4737-9a45-a1173d844b5e","4dda4c74-9dba-4066-86f8-f256c57d77ed"]},
{"user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","rankings_submitted_at":"2026-11-28T01:02:58.725+00:00","castaway_ids":["ff4d7b97-9f67-47ea-b932-7a558227d5a6","a35688ac-ccae-4f46-98dc-7a583fa5b27b"]},
{"user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","rankings_submitted_at":"2026-11-28T01:02:58.787+00:00","castaway_ids":["0669d187-50b5-4e5b-9216-e283315d2499","ee03a722-c0b7-4137-b3ba-f06578848632"]},
{"user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","rankings_submitted_at":"2026-11-28T01:02:58.944+00:00","castaway_ids":["a35688ac-ccae-4f46-98dc-7a583fa5b27b","f779967b-1008-404a-b289-39cb6173b88a"]}
]$rows$);
insert into copied.users (id, name, is_admin, phone, sms_enabled, phone_added_at, results_until) overriding system value select id, name, is_admin, phone, sms_enabled, phone_added_at, results_until from
json_populate_recordset(null::copied.users, $rows$[
{"id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","name":"League Admin","is_admin":true,"phone":null,"sms_enabled":false,"phone_added_at":null,"results_until":null},
{"id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","name":"Harbor Lindqvist","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null,"results_until":null},
{"id":"59015872-e4ad-4882-b519-b9cd86e6a40f","name":"Indigo Farrow","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null,"results_until":null},
{"id":"2510ef38-2988-43d5-8da1-e6d0647268cc","name":"Lagoon Petrov","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null,"results_until":null},
{"id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","name":"Maris Delgado","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null,"results_until":null},
{"id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","name":"Coral Whitfield","is_admin":false,"phone":"+15555550111","sms_enabled":true,"phone_added_at":"2026-11-28T01:03:05.801+00:00","results_until":null},
{"id":"df1468ef-f584-423d-ae43-00a5d9c90275","name":"Dune Marlowe","is_admin":false,"phone":"+15555550112","sms_enabled":true,"phone_added_at":"2026-11-28T01:03:06.395+00:00","results_until":null},
{"id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","name":"Ember Castellan","is_admin":false,"phone":"+15555550113","sms_enabled":true,"phone_added_at":"2026-11-28T01:03:06.632+00:00","results_until":null},
{"id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","name":"Gale Rutherford","is_admin":false,"phone":"+15555550115","sms_enabled":true,"phone_added_at":"2026-11-28T01:03:07.094+00:00","results_until":null},
{"id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","name":"Juniper Vale","is_admin":false,"phone":"+15555550116","sms_enabled":true,"phone_added_at":"2026-11-28T01:03:07.235+00:00","results_until":null},
{"id":"bde039f5-2f0f-446f-ab3a-506082ca7510","name":"Koa Brightwater","is_admin":false,"phone":"+15555550117","sms_enabled":true,"phone_added_at":"2026-11-28T01:03:07.403+00:00","results_until":null},
{"id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","name":"Nova Tremblay","is_admin":false,"phone":"+15555550118","sms_enabled":true,"phone_added_at":"2026-11-28T01:03:07.607+00:00","results_until":null},
{"id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","name":"Fern Okonjo","is_admin":false,"phone":"+15555550114","sms_enabled":false,"phone_added_at":"2026-11-28T01:03:06.867+00:00","results_until":null}
]$rows$);
insert into copied.versions (topic, key, version, previous) overriding system value select topic, key, version, previous from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"0669d187-50b5-4e5b-9216-e283315d2499","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"bc011a58-bcf2-4715-9a27-bff7a405cbae","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"91846fb0-ba45-429a-99e9-83706c99171a","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"2e144897-f74e-469c-91e9-20dedfee39d7","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"f779967b-1008-404a-b289-39cb6173b88a","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"0596754a-9284-42a4-bbbb-f9d1246216cf","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"ff4d7b97-9f67-47ea-b932-7a558227d5a6","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"ee03a722-c0b7-4137-b3ba-f06578848632","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"5265ec3d-37c6-472e-97b8-2ae76c62258f","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"29ea526c-f651-4fc4-b378-6c613f09eb75","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"4dda4c74-9dba-4066-86f8-f256c57d77ed","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"524d0aaf-8a31-4928-a07f-dffea50ec7f0","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","version":1,"previous":null},
{"topic":"identity.user.v1","key":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","version":1,"previous":null},
{"topic":"identity.user.v1","key":"59015872-e4ad-4882-b519-b9cd86e6a40f","version":1,"previous":null},
{"topic":"identity.user.v1","key":"2510ef38-2988-43d5-8da1-e6d0647268cc","version":1,"previous":null},
{"topic":"league.roster.v1","key":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","version":2,"previous":1},
{"topic":"league.roster.v1","key":"2510ef38-2988-43d5-8da1-e6d0647268cc","version":2,"previous":1},
{"topic":"league.roster.v1","key":"3895dd10-4640-4314-ab1b-087ff0b8f15a","version":2,"previous":1},
{"topic":"league.roster.v1","key":"59015872-e4ad-4882-b519-b9cd86e6a40f","version":2,"previous":1},
{"topic":"league.roster.v1","key":"a6051dbf-afb5-4a13-aecb-60e534a966dc","version":2,"previous":1},
{"topic":"league.roster.v1","key":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","version":2,"previous":1},
{"topic":"league.roster.v1","key":"bde039f5-2f0f-446f-ab3a-506082ca7510","version":2,"previous":1},
{"topic":"league.roster.v1","key":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","version":2,"previous":1},
{"topic":"league.roster.v1","key":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","version":2,"previous":1},
{"topic":"league.roster.v1","key":"df1468ef-f584-423d-ae43-00a5d9c90275","version":2,"previous":1},
{"topic":"league.roster.v1","key":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","version":2,"previous":1},
{"topic":"league.roster.v1","key":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a21fad-47e4-7aa2-bf59-239e29c4fbfe","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4807-7e22-be21-aca34a7d8e35","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-481a-7098-bc5b-c73b1456ef33","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4830-704f-9c23-1a6d6dcce621","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4852-7e13-a6ca-056f90e5854f","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4872-7ba6-9c3f-e398766a9db0","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4889-7394-81cb-9d0d2bda4007","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-489f-7a7b-af65-7138774e83f1","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-48b2-7762-a5f5-415f521e83cb","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5278-7473-9c84-8ec834595e12","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4cdc-7168-8e66-c3c5a1b75061","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4cdc-774e-9fe7-1a453f762f04","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4cdc-7c20-a259-f4b0b09f4aad","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"a9fb556f-b78d-45d2-9ce1-6344f492fcd6","version":2,"previous":1},
{"topic":"league.week.v1","key":"18ed027f-326e-4503-b3f8-11937086b1c5","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"01a21fad-4e0c-7f81-8928-22efc9b916c7","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4e21-7748-8e91-cfdbe4a2d9ee","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4e2e-777e-8de5-d677c92f6b1c","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4e4e-7034-aa9a-28ec15a2bf78","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4e6e-791b-ba90-aa4b36ee36ce","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4e92-774c-b532-d96ece6ce47f","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4ea6-7587-9a18-0049dec19189","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4eb6-7ea2-83a3-11336b11aa05","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4ed9-72bc-8b9b-188dc5ab22c8","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4f03-70ee-a4a7-884bd070e403","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4f26-7681-8250-878a8f450563","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4f35-7980-9afc-d8dbb5d61379","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"29dbb8ba-2afe-4737-9a45-a1173d844b5e","version":2,"previous":1},
{"topic":"league.week.v1","key":"0935fa3c-0116-4416-9b98-e4a45e3d59e5","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"01a21fad-5087-7391-a2c9-d4f1c135c287","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5096-7028-bf96-4b064c78b806","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-50b4-7b0b-a08d-0e14d517780d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-50c4-74e0-9530-2d65331189db","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-50d6-76c0-a5f4-ad8737f03c86","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-50e9-7f07-a8a0-955168d6594d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-50f6-7a8a-bc7d-5ce67ffb80f3","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5101-74bd-8702-95df388ea438","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5116-7ec8-bf75-ed73fadf3e2e","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-512a-7c45-a196-9c333154d769","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-513b-73d1-a4ac-1ab221e8e627","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5148-78d2-ae73-88a2b9fa562b","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"5361d2b3-f0a2-4c39-bdd6-f41efa2ddaf9","version":2,"previous":1},
{"topic":"league.week.v1","key":"ebe102d0-5181-456e-a94d-5bae864d38c2","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"01a21fad-5286-77ed-81d7-19575a354dbb","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5297-7bb1-b604-2b29defe687f","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"ca42a940-a274-45cd-b523-3fd0f60f5de6","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a21fad-5934-7d33-9dbb-a81b0709b644","version":1,"previous":null},
{"topic":"identity.user.v1","key":"df1468ef-f584-423d-ae43-00a5d9c90275","version":3,"previous":2},
{"topic":"identity.user.v1","key":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","version":2,"previous":1},
{"topic":"identity.user.v1","key":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","version":3,"previous":2},
{"topic":"identity.user.v1","key":"a6051dbf-afb5-4a13-aecb-60e534a966dc","version":2,"previous":1},
{"topic":"identity.user.v1","key":"bde039f5-2f0f-446f-ab3a-506082ca7510","version":3,"previous":2},
{"topic":"identity.user.v1","key":"3895dd10-4640-4314-ab1b-087ff0b8f15a","version":2,"previous":1},
{"topic":"identity.user.v1","key":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"01a21fad-52ae-736e-b98e-04c537b9d67c","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-52be-794a-820d-a6db3b75de74","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-52cc-7301-a10f-33d61b964649","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-52df-7d3a-b33f-fa85867f0239","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-52f9-757a-9042-c59307805f74","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-530a-7e81-94e3-2cbd811078d4","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-531a-7fcb-aa91-31e7605a2587","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5332-7828-ad7e-1656e962847f","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-574b-7be9-95f9-954536872f59","version":1,"previous":null},
{"topic":"league.week.v1","key":"629b2043-3305-43a7-a34c-ea8a17f0e690","version":3,"previous":2},
{"topic":"league.week.v1","key":"d2ada124-b21d-4f15-9ca5-b825b50de173","version":1,"previous":null},
{"topic":"identity.user.v1","key":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"01a21fad-5944-7858-a372-1e2b687cb498","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5972-797a-9a07-ff3012b0adcf","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5996-7fff-8964-c0ecf0693ba4","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-59b2-7de0-aa71-f8dc5d329f5f","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-59d5-72f5-bd3e-a9dcac03f16b","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5a02-78eb-93ef-67bea08137a7","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5a2f-7ed7-a54c-7c9571a123bc","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5a56-75c6-a3b8-7b1d401fa09b","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5a7f-7c0e-8820-5150d2e97c99","version":1,"previous":null},
{"topic":"identity.user.v1","key":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","version":3,"previous":2}
]$rows$);
insert into copied.weeks (id, week_number, is_active, picks_open_at, picks_close_at) overriding system value select id, week_number, is_active, picks_open_at, picks_close_at from
json_populate_recordset(null::copied.weeks, $rows$[
{"id":"18ed027f-326e-4503-b3f8-11937086b1c5","week_number":3,"is_active":false,"picks_open_at":"2026-10-29T16:00:00+00:00","picks_close_at":"2026-11-05T01:00:00+00:00"},
{"id":"0935fa3c-0116-4416-9b98-e4a45e3d59e5","week_number":4,"is_active":false,"picks_open_at":"2026-11-05T17:00:00+00:00","picks_close_at":"2026-11-12T01:00:00+00:00"},
{"id":"ebe102d0-5181-456e-a94d-5bae864d38c2","week_number":5,"is_active":false,"picks_open_at":"2026-11-12T17:00:00+00:00","picks_close_at":"2026-11-19T01:00:00+00:00"},
{"id":"629b2043-3305-43a7-a34c-ea8a17f0e690","week_number":6,"is_active":false,"picks_open_at":"2026-11-19T17:00:00+00:00","picks_close_at":"2026-11-26T01:00:00+00:00"},
{"id":"d2ada124-b21d-4f15-9ca5-b825b50de173","week_number":7,"is_active":true,"picks_open_at":"2026-11-26T17:00:00+00:00","picks_close_at":"2026-12-03T01:00:00+00:00"}
]$rows$);
insert into public.blasts (id, created_at, created_by, idempotency_key, request_hash, message, filter, recipients) overriding system value select id, created_at, created_by, idempotency_key, request_hash, message, filter, recipients from
json_populate_recordset(null::public.blasts, $rows$[
{"id":"3aff5347-2a3e-462c-84e6-4115f8a0211a","created_at":"2026-11-28T01:03:07.964+00:00","created_by":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","idempotency_key":"sample-season","request_hash":"9ce06ec112ad6ef5777f36521e56d3c1086b3ceaa28b963d1d9fd1b8e6cf8449","message":"Hello {name}! Week {week} is open. Pick your castaway before {deadline}.","filter":"all","recipients":8}
]$rows$);
insert into public.consents (phone, version, stopped) overriding system value select phone, version, stopped from
json_populate_recordset(null::public.consents, $rows$[
{"phone":"+15555550114","version":1,"stopped":true}
]$rows$);
insert into public.inbound (message_sid, id, phone, user_id, text, reply, received_at, claimed_at, handled_at) overriding system value select message_sid, id, phone, user_id, text, reply, received_at, claimed_at, handled_at from
json_populate_recordset(null::public.inbound, $rows$[
{"message_sid":"SMbf8936a5b1743670f6bbecc02d0c0583","id":"a5301cd1-6cd5-476d-a251-dee4b2cc13e9","phone":"+15555550111","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T01:03:05.49+00:00","claimed_at":"2026-11-28T01:03:05.498831+00:00","handled_at":"2026-11-28T01:03:05.927057+00:00"},
{"message_sid":"SM7e27cf37b2a6941387016ca80cf4f4d7","id":"86b01754-2839-4321-84f0-712012fa7534","phone":"+15555550112","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T01:03:06.372+00:00","claimed_at":"2026-11-28T01:03:06.375646+00:00","handled_at":"2026-11-28T01:03:06.438162+00:00"},
{"message_sid":"SM5d8219135b1048850600801e6b6daa65","id":"4fc26546-c2bc-41c0-8cb9-e95d1a4095c2","phone":"+15555550113","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T01:03:06.628+00:00","claimed_at":"2026-11-28T01:03:06.629375+00:00","handled_at":"2026-11-28T01:03:06.704652+00:00"},
{"message_sid":"SM70aafb5a7e5e17c5c1588a0131e52596","id":"c629661d-ab47-4d0b-bf01-06d4da782dfd","phone":"+15555550114","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T01:03:06.858+00:00","claimed_at":"2026-11-28T01:03:06.859661+00:00","handled_at":"2026-11-28T01:03:06.890938+00:00"},
{"message_sid":"SMb4b4c1b4cf696594e8ed5b51e15b3e77","id":"76814793-dfec-4a2b-9ddf-af8df3eb4364","phone":"+15555550115","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T01:03:07.08+00:00","claimed_at":"2026-11-28T01:03:07.082483+00:00","handled_at":"2026-11-28T01:03:07.125222+00:00"},
{"message_sid":"SM40c11acfaad8e74d332adddf5428839c","id":"f9cb7603-9777-46cf-a17f-bb63c92d5f1e","phone":"+15555550116","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T01:03:07.228+00:00","claimed_at":"2026-11-28T01:03:07.229396+00:00","handled_at":"2026-11-28T01:03:07.252998+00:00"},
{"message_sid":"SMa8bd76b0dac81b387b194aaf51315c7a","id":"bd4316ca-b1b7-4029-b154-078b2074fdad","phone":"+15555550117","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T01:03:07.394+00:00","claimed_at":"2026-11-28T01:03:07.396941+00:00","handled_at":"2026-11-28T01:03:07.432853+00:00"},
{"message_sid":"SM844fbee267da1c9b386076a961f91034","id":"0b60fac6-f741-4a0d-861f-9bc1ceba65fe","phone":"+15555550118","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T01:03:07.596+00:00","claimed_at":"2026-11-28T01:03:07.597746+00:00","handled_at":"2026-11-28T01:03:07.629791+00:00"},
{"message_sid":"SM7354eaf2f462bc4539b7f163ec219bbd","id":"aaecfb06-ff65-4e2d-89d5-57faaf64c56a","phone":"+15555550111","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","text":"team","reply":"Your team: Lottie Abernathy, Rosalind Achterberg (out).","received_at":"2026-11-28T01:03:08.727+00:00","claimed_at":"2026-11-28T01:03:08.729287+00:00","handled_at":"2026-11-28T01:03:08.733947+00:00"},
{"message_sid":"SM7a94531eec06429b2d3204eef71d3b8c","id":"26760361-37f8-44ee-bc23-a8dce7fa73a0","phone":"+15555550112","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","text":"Status","reply":"Week 7: your pick is Esperanza Luna. You can change it until Wednesday 5:00 PM PT. You have 71 points: rank 3 of 12. Week 6 is provisional.","received_at":"2026-11-28T01:03:08.741+00:00","claimed_at":"2026-11-28T01:03:08.742805+00:00","handled_at":"2026-11-28T01:03:08.778058+00:00"},
{"message_sid":"SM9740159fce84537f9b248a37866ecb34","id":"b1376491-f820-4ab5-8acb-890c47c1701f","phone":"+15555550116","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","text":"BOARD","reply":"1. Gale Rutherford 88\n2. Ember Castellan 77\n3. Dune Marlowe 71\n3. Nova Tremblay 71\n5. Indigo Farrow 69\n7. Juniper Vale (you) 63\nWeek 6 is provisional.","received_at":"2026-11-28T01:03:08.784+00:00","claimed_at":"2026-11-28T01:03:08.785872+00:00","handled_at":"2026-11-28T01:03:08.792269+00:00"},
{"message_sid":"SM8721aff0d0670f731be99f50bc1a7d62","id":"8ccfa4f2-82b7-4501-af49-23ba16e655d8","phone":"+15555550117","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","text":"help","reply":"Torchbearer: text PICK and a name to choose, STATUS for your pick, TEAM for your castaways, BOARD for the top 5, NEED for what you need this week. STOP ends all messages, START brings them back. More: http://localhost:30309","received_at":"2026-11-28T01:03:08.798+00:00","claimed_at":"2026-11-28T01:03:08.799408+00:00","handled_at":"2026-11-28T01:03:08.800724+00:00"},
{"message_sid":"SMfbd629ec9d2aea84ce1d158c263d3fb6","id":"929dbb2d-1990-4508-8087-aa6027b6b46e","phone":"+15555550118","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","text":"who is winning","reply":"Sorry, we didn't get that. Text PICK and a name, STATUS, TEAM, BOARD, NEED or HELP.","received_at":"2026-11-28T01:03:08.808+00:00","claimed_at":"2026-11-28T01:03:08.809569+00:00","handled_at":"2026-11-28T01:03:08.810834+00:00"},
{"message_sid":"SMd7fab1d5e0c7156e249382c5fcaa5f84","id":"d4d990a8-7b19-41f7-a495-c6ee4e5e52d1","phone":"+15555550114","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","text":"STOP","reply":null,"received_at":"2026-11-28T01:03:08.814+00:00","claimed_at":"2026-11-28T01:03:08.815217+00:00","handled_at":"2026-11-28T01:03:08.817293+00:00"}
]$rows$);
insert into public.messages (id, dedupe_key, kind, user_id, phone, text, segments, blast_id, week_number, created_at, not_before, expires_at, state, attempt, claimed_at, claimed_by, look_at, looks, sid, error_code, error, sent_at, updated_at) overriding system value select id, dedupe_key, kind, user_id, phone, text, segments, blast_id, week_number, created_at, not_before, expires_at, state, attempt, claimed_at, claimed_by, look_at, looks, sid, error_code, error, sent_at, updated_at from
json_populate_recordset(null::public.messages, $rows$[
{"id":"8def094a-ac8c-4e95-992b-1d8ac68a78e5","dedupe_key":"code:51f92fed-6b86-4eb1-85df-3c4776c16dc5","kind":"code","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","phone":"+15555550111","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:05.452+00:00","not_before":"2026-11-27T01:03:05.467638+00:00","expires_at":"2026-11-28T01:13:05.402+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:05.488982+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:05.488983+00:00","looks":0,"sid":"SM78cf88bc26c79a7242889e8696fd9277","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:05.903+00:00","updated_at":"2026-11-28T01:03:06.006+00:00"},
{"id":"4a2fbd29-a0ca-4b4d-a935-20f664695de7","dedupe_key":"welcome:15f57c4b-717a-4d8a-bcc5-b5d47287c0a0:+15555550111:2026-11-28T01:03:05.801Z","kind":"welcome","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","phone":"+15555550111","text":"Welcome to Torchbearer, Coral Whitfield! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:05.953+00:00","not_before":"2026-11-28T01:03:05.998696+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:06.021175+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:06.021176+00:00","looks":0,"sid":"SM5c172f1cd6664d7d7181583dcad9c79e","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:06.057+00:00","updated_at":"2026-11-28T01:03:06.098+00:00"},
{"id":"385e79fb-4c05-4b81-ab10-3a33756a4606","dedupe_key":"code:7f3930d6-6c92-4926-b381-32afb812f63a","kind":"code","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","phone":"+15555550112","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:06.139+00:00","not_before":"2026-11-27T01:03:06.356743+00:00","expires_at":"2026-11-28T01:13:06.106+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:06.381073+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:06.381073+00:00","looks":0,"sid":"SM69f52c9e23d088cf464210256e2ea9cc","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:06.408+00:00","updated_at":"2026-11-28T01:03:06.438+00:00"},
{"id":"02445de3-ddcd-41d0-8919-5e8e59ac6445","dedupe_key":"welcome:df1468ef-f584-423d-ae43-00a5d9c90275:+15555550112:2026-11-28T01:03:06.395Z","kind":"welcome","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","phone":"+15555550112","text":"Welcome to Torchbearer, Dune Marlowe! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:06.464+00:00","not_before":"2026-11-28T01:03:06.501849+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:06.524585+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:06.524585+00:00","looks":0,"sid":"SM7c02990622f4a5fc2957bc6ae1a706e5","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:06.545+00:00","updated_at":"2026-11-28T01:03:06.579+00:00"},
{"id":"d41da250-b3e6-4b93-816f-9e034dd81c13","dedupe_key":"code:c7ca3278-1962-460b-8d5d-4b25cf0699ff","kind":"code","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","phone":"+15555550113","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:06.605+00:00","not_before":"2026-11-27T01:03:06.615289+00:00","expires_at":"2026-11-28T01:13:06.579+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:06.624396+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:06.624396+00:00","looks":0,"sid":"SMf95557770bf07601c32576e52edcbeba","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:06.641+00:00","updated_at":"2026-11-28T01:03:06.719+00:00"},
{"id":"cad66ef6-0084-47f7-90f0-6d7ef22f4067","dedupe_key":"welcome:e223470f-081f-4e9e-8c0e-5577ebcb7c9b:+15555550113:2026-11-28T01:03:06.632Z","kind":"welcome","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","phone":"+15555550113","text":"Welcome to Torchbearer, Ember Castellan! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:06.717+00:00","not_before":"2026-11-28T01:03:06.726987+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:06.740197+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:06.740197+00:00","looks":0,"sid":"SM9d7092fbbb63f3e3d7f6660efaeff5fd","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:06.76+00:00","updated_at":"2026-11-28T01:03:06.805+00:00"},
{"id":"133fbcce-44e5-4f70-9699-e427a2e273c1","dedupe_key":"code:8c733e1b-f94e-4c02-8b90-5d31a7e26ced","kind":"code","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","phone":"+15555550114","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:06.823+00:00","not_before":"2026-11-27T01:03:06.826042+00:00","expires_at":"2026-11-28T01:13:06.753+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:06.854178+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:06.854178+00:00","looks":0,"sid":"SMe2d08c1c1e51512b011bb4fa5e5bd59d","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:06.867+00:00","updated_at":"2026-11-28T01:03:06.916+00:00"},
{"id":"fe48d48b-ef62-4ffd-902c-b8db9bc62b82","dedupe_key":"welcome:bfa5a9c8-3952-4709-a9cf-f835a464c10d:+15555550114:2026-11-28T01:03:06.867Z","kind":"welcome","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","phone":"+15555550114","text":"Welcome to Torchbearer, Fern Okonjo! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:06.916+00:00","not_before":"2026-11-28T01:03:06.930078+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:06.94472+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:06.94472+00:00","looks":0,"sid":"SMdf3bca977e040705de23aaed788e5b73","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:06.976+00:00","updated_at":"2026-11-28T01:03:07.016+00:00"},
{"id":"2891566e-590c-41e6-aa03-6eb8efade1be","dedupe_key":"code:bebe3a1a-6ff9-4101-b2a5-6229b8f0433e","kind":"code","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","phone":"+15555550115","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:07.062+00:00","not_before":"2026-11-27T01:03:07.064398+00:00","expires_at":"2026-11-28T01:13:07.039+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.079176+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.079177+00:00","looks":0,"sid":"SMe47181e49378c7ef27778efe0be31a0b","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:07.092+00:00","updated_at":"2026-11-28T01:03:07.114+00:00"},
{"id":"ecf56350-4979-4325-b4b8-ca1993a4b9e1","dedupe_key":"welcome:a8cfbfff-8609-4c85-bda0-7e2f9862c6ec:+15555550115:2026-11-28T01:03:07.094Z","kind":"welcome","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","phone":"+15555550115","text":"Welcome to Torchbearer, Gale Rutherford! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:07.143+00:00","not_before":"2026-11-28T01:03:07.150271+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.163174+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.163174+00:00","looks":0,"sid":"SMc2fd65a858f8f43f464950d692fead92","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:07.186+00:00","updated_at":"2026-11-28T01:03:07.2+00:00"},
{"id":"86aa5eb7-f037-456f-945e-d58aeba435cc","dedupe_key":"code:81b4b185-0de1-408d-bc6f-26619404d27b","kind":"code","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","phone":"+15555550116","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:07.213+00:00","not_before":"2026-11-27T01:03:07.217684+00:00","expires_at":"2026-11-28T01:13:07.197+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.231927+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.231928+00:00","looks":0,"sid":"SMaa0f6ba70ff3dfe94ec39e6fb494a50e","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:07.297+00:00","updated_at":"2026-11-28T01:03:07.326+00:00"},
{"id":"ebeebccc-553d-4e42-8474-b38a82c6a101","dedupe_key":"welcome:ceb88a5c-9883-48c6-ad8c-13a952df46cb:+15555550116:2026-11-28T01:03:07.235Z","kind":"welcome","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","phone":"+15555550116","text":"Welcome to Torchbearer, Juniper Vale! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:07.27+00:00","not_before":"2026-11-28T01:03:07.284486+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.295178+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.295178+00:00","looks":0,"sid":"SMbc050e8043fc12bec8d048f55a6ad877","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:07.388+00:00","updated_at":"2026-11-28T01:03:07.414+00:00"},
{"id":"a66f57a8-4d0a-48b9-bbc2-ba5c2f5d3efd","dedupe_key":"code:40c4e4e8-21e9-4d1b-850b-feb8069e0e67","kind":"code","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","phone":"+15555550117","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:07.379+00:00","not_before":"2026-11-27T01:03:07.381454+00:00","expires_at":"2026-11-28T01:13:07.364+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.403907+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.403907+00:00","looks":0,"sid":"SMaae8d8d155d306eb0f2ea69816e1a9cf","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:07.496+00:00","updated_at":"2026-11-28T01:03:07.531+00:00"},
{"id":"c716917d-1063-4194-ab47-0c521cc9c108","dedupe_key":"welcome:bde039f5-2f0f-446f-ab3a-506082ca7510:+15555550117:2026-11-28T01:03:07.403Z","kind":"welcome","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","phone":"+15555550117","text":"Welcome to Torchbearer, Koa Brightwater! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:07.452+00:00","not_before":"2026-11-28T01:03:07.462747+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.472151+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.472151+00:00","looks":0,"sid":"SM43b37d609c1a01881dcbf123ce59aa01","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:07.597+00:00","updated_at":"2026-11-28T01:03:07.623+00:00"},
{"id":"c3c7d4ef-1849-4212-9ccf-88da17205245","dedupe_key":"code:b87ac950-a1ed-44d8-854b-7bd5a34209bf","kind":"code","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","phone":"+15555550118","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:07.582+00:00","not_before":"2026-11-27T01:03:07.585194+00:00","expires_at":"2026-11-28T01:13:07.569+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.59307+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.59307+00:00","looks":0,"sid":"SM9ad5dd0ac5c91568469252ce20ed2a2e","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:07.692+00:00","updated_at":"2026-11-28T01:03:07.706+00:00"},
{"id":"20542676-0e5e-416e-b9e7-638d38552d28","dedupe_key":"welcome:3895dd10-4640-4314-ab1b-087ff0b8f15a:+15555550118:2026-11-28T01:03:07.607Z","kind":"welcome","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","phone":"+15555550118","text":"Welcome to Torchbearer, Nova Tremblay! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T01:03:07.645+00:00","not_before":"2026-11-28T01:03:07.648213+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.657426+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.657426+00:00","looks":0,"sid":"SMaa702ecca0847aeb4956d81755f5c028","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:07.789+00:00","updated_at":"2026-11-28T01:03:07.814+00:00"},
{"id":"3503e51f-091c-44c8-8b31-ec07f8460c40","dedupe_key":"blast:3aff5347-2a3e-462c-84e6-4115f8a0211a:+15555550111","kind":"blast","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","phone":"+15555550111","text":"Hello Coral Whitfield! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3aff5347-2a3e-462c-84e6-4115f8a0211a","week_number":null,"created_at":"2026-11-28T01:03:07.964+00:00","not_before":"2026-11-28T01:03:07.987015+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.999539+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.999539+00:00","looks":0,"sid":"SM27f0088414e1ce6b748f7e9b19716760","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:08.006+00:00","updated_at":"2026-11-28T01:03:08.023+00:00"},
{"id":"71e101c2-ad36-4c38-9458-127ba898d40d","dedupe_key":"blast:3aff5347-2a3e-462c-84e6-4115f8a0211a:+15555550112","kind":"blast","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","phone":"+15555550112","text":"Hello Dune Marlowe! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3aff5347-2a3e-462c-84e6-4115f8a0211a","week_number":null,"created_at":"2026-11-28T01:03:07.964+00:00","not_before":"2026-11-28T01:03:07.987298+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.999647+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.999647+00:00","looks":0,"sid":"SMbb6093c760912ec9d4fa7aef947b1f80","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:08.107+00:00","updated_at":"2026-11-28T01:03:08.121+00:00"},
{"id":"7c8973a9-8ff0-41d2-92a1-b683ee8f6ff1","dedupe_key":"blast:3aff5347-2a3e-462c-84e6-4115f8a0211a:+15555550113","kind":"blast","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","phone":"+15555550113","text":"Hello Ember Castellan! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3aff5347-2a3e-462c-84e6-4115f8a0211a","week_number":null,"created_at":"2026-11-28T01:03:07.964+00:00","not_before":"2026-11-28T01:03:07.987316+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.999665+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.999665+00:00","looks":0,"sid":"SMdd265a4ddbe89fd623e1900dc8e30710","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:08.207+00:00","updated_at":"2026-11-28T01:03:08.221+00:00"},
{"id":"88af21bc-1c9b-4297-b9ee-ae3d91ce0393","dedupe_key":"blast:3aff5347-2a3e-462c-84e6-4115f8a0211a:+15555550114","kind":"blast","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","phone":"+15555550114","text":"Hello Fern Okonjo! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3aff5347-2a3e-462c-84e6-4115f8a0211a","week_number":null,"created_at":"2026-11-28T01:03:07.964+00:00","not_before":"2026-11-28T01:03:07.987329+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.99968+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.99968+00:00","looks":0,"sid":"SMac5cc0b7e10785629b1308e63fccf4e6","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:08.305+00:00","updated_at":"2026-11-28T01:03:08.324+00:00"},
{"id":"33f4c0e4-b229-4e51-9720-ebad49cddc6f","dedupe_key":"blast:3aff5347-2a3e-462c-84e6-4115f8a0211a:+15555550115","kind":"blast","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","phone":"+15555550115","text":"Hello Gale Rutherford! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3aff5347-2a3e-462c-84e6-4115f8a0211a","week_number":null,"created_at":"2026-11-28T01:03:07.964+00:00","not_before":"2026-11-28T01:03:07.98734+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.999693+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.999693+00:00","looks":0,"sid":"SMb7a59b8678a60fd094148291fcd9f6c4","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:08.407+00:00","updated_at":"2026-11-28T01:03:08.419+00:00"},
{"id":"9e5563a7-95d2-4043-a53b-ac477e54218d","dedupe_key":"blast:3aff5347-2a3e-462c-84e6-4115f8a0211a:+15555550116","kind":"blast","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","phone":"+15555550116","text":"Hello Juniper Vale! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3aff5347-2a3e-462c-84e6-4115f8a0211a","week_number":null,"created_at":"2026-11-28T01:03:07.964+00:00","not_before":"2026-11-28T01:03:07.98735+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.999704+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.999704+00:00","looks":0,"sid":"SMbd97607a4aac0610ad4a38d222f64ed4","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:08.506+00:00","updated_at":"2026-11-28T01:03:08.526+00:00"},
{"id":"71ffc5da-150e-4d35-9590-b39b478f5d45","dedupe_key":"blast:3aff5347-2a3e-462c-84e6-4115f8a0211a:+15555550117","kind":"blast","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","phone":"+15555550117","text":"Hello Koa Brightwater! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3aff5347-2a3e-462c-84e6-4115f8a0211a","week_number":null,"created_at":"2026-11-28T01:03:07.964+00:00","not_before":"2026-11-28T01:03:07.987361+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.999715+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.999715+00:00","looks":0,"sid":"SMee229653a5767496056b59c4c9080393","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:08.608+00:00","updated_at":"2026-11-28T01:03:08.619+00:00"},
{"id":"61804400-3bd8-43f7-946b-3dad069a1d5d","dedupe_key":"blast:3aff5347-2a3e-462c-84e6-4115f8a0211a:+15555550118","kind":"blast","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","phone":"+15555550118","text":"Hello Nova Tremblay! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3aff5347-2a3e-462c-84e6-4115f8a0211a","week_number":null,"created_at":"2026-11-28T01:03:07.964+00:00","not_before":"2026-11-28T01:03:07.987371+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T01:03:07.999725+00:00","claimed_by":"vm bbb04774","look_at":"2026-11-28T01:04:07.999725+00:00","looks":0,"sid":"SM137907ee07a64f73d7780ec1ad642e85","error_code":null,"error":null,"sent_at":"2026-11-28T01:03:08.705+00:00","updated_at":"2026-11-28T01:03:08.721+00:00"}
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
{"id":1,"topic":"sms.audit.v1","key":"045588cb-0a7c-4eb3-b867-a798fdaf96a4","value":"\\x0a2430343535383863622d306137632d346562332d623836372d61373938666461663936613410011a0c08cbd0a8d8061080f2d5cb03222436663136643633302d613664332d346637382d386236372d3561393337376631386462632a0c4c65616775652041646d696e320e736d732e626c6173742d73656e743a05626c617374422433616666353334372d326133652d343632632d383465362d3431313566386130323131614a3c48656c6c6f207b6e616d657d21205765656b207b7765656b7d206973206f70656e2e205069636b20796f7572206361737461776179206265666f72655a747b22726563697069656e7473223a382c2266696c746572223a22616c6c222c226d657373616765223a2248656c6c6f207b6e616d657d21205765656b207b7765656b7d206973206f70656e2e205069636b20796f7572206361737461776179206265666f7265207b646561646c696e657d2e227d","headers":{"ce_id": "9920e8a5-a05d-438d-9038-420081a393d4", "ce_time": "2026-11-28T01:03:07.990Z", "ce_type": "audit.v1.AuditRecorded", "ce_source": "/torchbearer/sms", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:03:07.967087+00:00","published_at":"infinity"},
{"id":2,"topic":"sms.consent.v1","key":"+15555550114","value":"\\x0a0c2b313535353535353031313410011801","headers":{"ce_id": "fc02567d-5644-4f6f-8a3c-091c93d67eab", "ce_time": "2026-11-28T01:03:08.816Z", "ce_type": "sms.v1.ConsentChanged", "ce_source": "/torchbearer/sms", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T01:03:08.81585+00:00","published_at":"2026-11-28T01:03:08.830223+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.outbox', 'id'), max(id)) from public.outbox;
insert into public.pacing (only_row, next_at) overriding system value select only_row, next_at from
json_populate_recordset(null::public.pacing, $rows$[
{"only_row":true,"next_at":"2026-11-28T01:03:08.800274+00:00"}
]$rows$);
