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
alter table inbound add column reply_kind text;
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
create table if not exists copied.season (id text primary key, text_auto_picks boolean );
alter table copied.season add column if not exists id text primary key;
alter table copied.season add column if not exists text_auto_picks boolean;
create table if not exists copied.rosters (user_id uuid primary key, rankings_submitted_at timestamptz , castaway_ids uuid[] not null default '{}');
alter table copied.rosters add column if not exists user_id uuid primary key;
alter table copied.rosters add column if not exists rankings_submitted_at timestamptz;
alter table copied.rosters add column if not exists castaway_ids uuid[] not null default '{}';
create table if not exists copied.picks (id uuid primary key, user_id uuid not null default '00000000-0000-0000-0000-000000000000', week_number integer not null default 0, castaway_id uuid not null default '00000000-0000-0000-0000-000000000000', is_auto_selected boolean not null default false, submitted_at timestamptz not null default 'epoch');
alter table copied.picks add column if not exists id uuid primary key;
alter table copied.picks add column if not exists user_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table copied.picks add column if not exists week_number integer not null default 0;
alter table copied.picks add column if not exists castaway_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table copied.picks add column if not exists is_auto_selected boolean not null default false;
alter table copied.picks add column if not exists submitted_at timestamptz not null default 'epoch';
create index if not exists picks_by_user_id_week_number on copied.picks (user_id, week_number);
set session_replication_role = replica;
truncate copied.castaways, copied.fills, copied.picks, copied.rosters, copied.season, copied.users, copied.versions, copied.weeks, public.blasts, public.consents, public.inbound, public.messages, public.migrations, public.outbox, public.pacing, public.reminder_runs, public.seen_versions;
insert into copied.castaways (id, name, eliminated, eliminated_in_week) overriding system value select id, name, eliminated, eliminated_in_week from
json_populate_recordset(null::copied.castaways, $rows$[
{"id":"19faa3fd-224c-4112-8012-4cf22b042908","name":"Anouk Verhoeven","eliminated":false,"eliminated_in_week":null},
{"id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","name":"Bram Okafor","eliminated":false,"eliminated_in_week":null},
{"id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","name":"Celia Marchetti","eliminated":false,"eliminated_in_week":null},
{"id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","name":"Dashiell Pike","eliminated":false,"eliminated_in_week":null},
{"id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","name":"Esperanza Luna","eliminated":false,"eliminated_in_week":null},
{"id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","name":"Hollis Whitcombe","eliminated":false,"eliminated_in_week":null},
{"id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","name":"Ines Caldeira","eliminated":false,"eliminated_in_week":null},
{"id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","name":"Jasper Nyqvist","eliminated":false,"eliminated_in_week":null},
{"id":"14c7d707-cf97-4983-b63e-b48dfac532be","name":"Keoni Palakiko","eliminated":false,"eliminated_in_week":null},
{"id":"b6f646fa-55d8-4d48-beb8-a39db769f0bc","name":"Marcus Delacroix","eliminated":false,"eliminated_in_week":null},
{"id":"67b24ec5-6df7-432d-94be-12fbf2500c29","name":"Nadia Rahimi","eliminated":false,"eliminated_in_week":null},
{"id":"66fce23e-f047-423a-ade5-4e1864762ec9","name":"Osmund Bell","eliminated":false,"eliminated_in_week":null},
{"id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","name":"Priya Venkataraman","eliminated":false,"eliminated_in_week":null},
{"id":"ab073fbd-3037-4c40-8f4f-8d5725ecc30a","name":"Quill Sandoval","eliminated":false,"eliminated_in_week":null},
{"id":"de7c7821-a911-4922-8a15-caeea3d4a1c4","name":"Rosalind Achterberg","eliminated":true,"eliminated_in_week":3},
{"id":"c8eb654b-8c91-428e-8f0c-e665ce99ce12","name":"Finn Aldaine","eliminated":true,"eliminated_in_week":4},
{"id":"1f97840c-9a65-4cee-a6d4-11cded2e957b","name":"Lottie Abernathy","eliminated":true,"eliminated_in_week":5},
{"id":"b917b20a-55dc-45a7-b968-82891a2b0aaa","name":"Goldie Tran","eliminated":true,"eliminated_in_week":6}
]$rows$);
insert into copied.fills (shape, filled_at) overriding system value select shape, filled_at from
json_populate_recordset(null::copied.fills, $rows$[
{"shape":"9d2210a3","filled_at":"2026-11-28T18:45:15.039829+00:00"}
]$rows$);
insert into copied.picks (id, user_id, week_number, castaway_id, is_auto_selected, submitted_at) overriding system value select id, user_id, week_number, castaway_id, is_auto_selected, submitted_at from
json_populate_recordset(null::copied.picks, $rows$[
{"id":"01a22379-e566-7f36-ab48-e4e513b82985","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","week_number":3,"castaway_id":"1f97840c-9a65-4cee-a6d4-11cded2e957b","is_auto_selected":false,"submitted_at":"2026-10-31T05:21:49.154+00:00"},
{"id":"01a22379-e5b6-715a-9a5f-135b1b51b534","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","week_number":3,"castaway_id":"19faa3fd-224c-4112-8012-4cf22b042908","is_auto_selected":false,"submitted_at":"2026-11-01T19:57:00.831+00:00"},
{"id":"01a22379-e5e3-731f-a150-850046276e72","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","week_number":3,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","is_auto_selected":false,"submitted_at":"2026-10-30T21:26:55.294+00:00"},
{"id":"01a22379-e606-7cc3-b17a-b87379528ab9","user_id":"230516b9-da57-48e7-be16-2405b111d853","week_number":3,"castaway_id":"c8eb654b-8c91-428e-8f0c-e665ce99ce12","is_auto_selected":false,"submitted_at":"2026-11-04T04:47:04.275+00:00"},
{"id":"01a22379-e62c-750f-a7f0-321e74d457a3","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","week_number":3,"castaway_id":"b917b20a-55dc-45a7-b968-82891a2b0aaa","is_auto_selected":false,"submitted_at":"2026-10-31T02:42:57.139+00:00"},
{"id":"01a22379-e654-7e44-bca8-febb91a2e9e2","user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","week_number":3,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","is_auto_selected":false,"submitted_at":"2026-11-03T21:08:02.72+00:00"},
{"id":"01a22379-e680-7b1f-bfc3-dd842a0e4bbc","user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","week_number":3,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","is_auto_selected":false,"submitted_at":"2026-11-03T13:50:51.979+00:00"},
{"id":"01a22379-e6a2-768b-a057-c26f23d68044","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","week_number":3,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","is_auto_selected":false,"submitted_at":"2026-11-04T21:58:51.32+00:00"},
{"id":"01a22379-e6d2-7ed9-868b-83534708728f","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","week_number":3,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","is_auto_selected":false,"submitted_at":"2026-11-01T17:51:39.147+00:00"},
{"id":"01a22379-eb2d-71ac-9366-fafa4b03c4a8","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","week_number":3,"castaway_id":"ab073fbd-3037-4c40-8f4f-8d5725ecc30a","is_auto_selected":true,"submitted_at":"2026-11-05T01:00:02+00:00"},
{"id":"01a22379-eb2d-7e47-9d4b-22ce135ae79a","user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","week_number":3,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","is_auto_selected":true,"submitted_at":"2026-11-05T01:00:02+00:00"},
{"id":"01a22379-eb2d-7fd3-aa9c-959dd27568ef","user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","week_number":3,"castaway_id":"b6f646fa-55d8-4d48-beb8-a39db769f0bc","is_auto_selected":true,"submitted_at":"2026-11-05T01:00:02+00:00"},
{"id":"01a22379-ed7d-7ca9-a176-6b883224e7c5","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","week_number":4,"castaway_id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","is_auto_selected":false,"submitted_at":"2026-11-11T11:37:06.681+00:00"},
{"id":"01a22379-edae-7436-9f69-6ddaa8f62397","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","week_number":4,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","is_auto_selected":false,"submitted_at":"2026-11-09T04:10:50.636+00:00"},
{"id":"01a22379-edd8-7a13-b96b-cd17bd6c14fd","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","week_number":4,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","is_auto_selected":false,"submitted_at":"2026-11-07T14:45:32.062+00:00"},
{"id":"01a22379-edf3-730f-b007-441ec1461798","user_id":"230516b9-da57-48e7-be16-2405b111d853","week_number":4,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","is_auto_selected":false,"submitted_at":"2026-11-08T21:04:42.047+00:00"},
{"id":"01a22379-ee1e-7ded-8e90-7dcc192af6c4","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","week_number":4,"castaway_id":"67b24ec5-6df7-432d-94be-12fbf2500c29","is_auto_selected":false,"submitted_at":"2026-11-06T01:47:42.762+00:00"},
{"id":"01a22379-ee62-7662-b449-5abca8e1e6ff","user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","week_number":4,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","is_auto_selected":false,"submitted_at":"2026-11-10T19:54:10.127+00:00"},
{"id":"01a22379-ee8e-7830-9f82-e2d897702b36","user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","week_number":4,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","is_auto_selected":false,"submitted_at":"2026-11-08T14:38:32.581+00:00"},
{"id":"01a22379-eeba-79a5-a9c4-81c9ab51f84e","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","week_number":4,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","is_auto_selected":false,"submitted_at":"2026-11-09T14:40:47.686+00:00"},
{"id":"01a22379-eee5-7e7d-880b-da12502bffb7","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","week_number":4,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","is_auto_selected":false,"submitted_at":"2026-11-07T11:35:16.728+00:00"},
{"id":"01a22379-ef0a-730d-a38e-13a091260420","user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","week_number":4,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","is_auto_selected":false,"submitted_at":"2026-11-06T16:48:14.176+00:00"},
{"id":"01a22379-ef26-79f1-8a53-428c528668a7","user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","week_number":4,"castaway_id":"1f97840c-9a65-4cee-a6d4-11cded2e957b","is_auto_selected":false,"submitted_at":"2026-11-06T18:06:16.096+00:00"},
{"id":"01a22379-ef51-7847-bc56-433760f07e69","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","week_number":4,"castaway_id":"66fce23e-f047-423a-ade5-4e1864762ec9","is_auto_selected":false,"submitted_at":"2026-11-09T13:32:27.353+00:00"},
{"id":"01a22379-f1a5-7df8-9ea8-8303912b8d1e","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","week_number":5,"castaway_id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","is_auto_selected":false,"submitted_at":"2026-11-17T16:02:35.439+00:00"},
{"id":"01a22379-f1c9-7fbc-a127-af0132044140","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","week_number":5,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","is_auto_selected":false,"submitted_at":"2026-11-16T20:53:32.839+00:00"},
{"id":"01a22379-f1eb-7e99-8f26-619a1a5d2bbb","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","week_number":5,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","is_auto_selected":false,"submitted_at":"2026-11-18T06:49:59.108+00:00"},
{"id":"01a22379-f200-78b0-b27e-fd535f5b8fd0","user_id":"230516b9-da57-48e7-be16-2405b111d853","week_number":5,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","is_auto_selected":false,"submitted_at":"2026-11-15T15:00:08.565+00:00"},
{"id":"01a22379-f227-75a9-9180-ec5cbb141988","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","week_number":5,"castaway_id":"67b24ec5-6df7-432d-94be-12fbf2500c29","is_auto_selected":false,"submitted_at":"2026-11-16T15:42:20.845+00:00"},
{"id":"01a22379-f24a-78fa-a3a1-9b4633c94c27","user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","week_number":5,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","is_auto_selected":false,"submitted_at":"2026-11-16T19:45:57.286+00:00"},
{"id":"01a22379-f26f-7a3a-b099-7d65da52d95b","user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","week_number":5,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","is_auto_selected":false,"submitted_at":"2026-11-14T20:55:48.916+00:00"},
{"id":"01a22379-f28c-72f6-a309-11def6666c68","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","week_number":5,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","is_auto_selected":false,"submitted_at":"2026-11-15T07:52:55.515+00:00"},
{"id":"01a22379-f2ac-702c-94bc-17923ccc8b82","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","week_number":5,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","is_auto_selected":false,"submitted_at":"2026-11-16T04:51:01.048+00:00"},
{"id":"01a22379-f2d4-70fe-ae20-5809cbf7e4b7","user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","week_number":5,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","is_auto_selected":false,"submitted_at":"2026-11-18T09:34:59.46+00:00"},
{"id":"01a22379-f2f0-7ca1-aa7f-eba398352508","user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","week_number":5,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","is_auto_selected":false,"submitted_at":"2026-11-12T18:55:09.298+00:00"},
{"id":"01a22379-f310-7817-a619-53f6b4f9ea74","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","week_number":5,"castaway_id":"66fce23e-f047-423a-ade5-4e1864762ec9","is_auto_selected":false,"submitted_at":"2026-11-13T20:18:16.018+00:00"},
{"id":"01a22379-f4f8-70d6-8caf-7fcf19202fce","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","week_number":6,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","is_auto_selected":false,"submitted_at":"2026-11-20T20:51:52.323+00:00"},
{"id":"01a22379-f516-7027-a996-1c39998a3b5f","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","week_number":6,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","is_auto_selected":false,"submitted_at":"2026-11-25T02:40:53.63+00:00"},
{"id":"01a22379-f547-761e-ad60-14ba1d1a6db5","user_id":"230516b9-da57-48e7-be16-2405b111d853","week_number":6,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","is_auto_selected":false,"submitted_at":"2026-11-23T17:27:45.135+00:00"},
{"id":"01a22379-f568-71b2-8092-f4ef050ea085","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","week_number":6,"castaway_id":"b917b20a-55dc-45a7-b968-82891a2b0aaa","is_auto_selected":false,"submitted_at":"2026-11-20T16:30:14.396+00:00"},
{"id":"01a22379-f595-7c79-ba7b-b3119d79b95b","user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","week_number":6,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","is_auto_selected":false,"submitted_at":"2026-11-22T22:16:32.815+00:00"},
{"id":"01a22379-f5ca-7065-93b2-4857d54ecb91","user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","week_number":6,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","is_auto_selected":false,"submitted_at":"2026-11-24T17:40:21.647+00:00"},
{"id":"01a22379-f5e8-7f35-adff-363b884edf8e","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","week_number":6,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","is_auto_selected":false,"submitted_at":"2026-11-25T10:49:31.185+00:00"},
{"id":"01a22379-f603-7745-8207-aaf592061321","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","week_number":6,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","is_auto_selected":false,"submitted_at":"2026-11-25T13:57:43.594+00:00"},
{"id":"01a22379-f620-7be6-987e-3477f78eb604","user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","week_number":6,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","is_auto_selected":false,"submitted_at":"2026-11-21T14:05:33.995+00:00"},
{"id":"01a22379-f646-7424-8a48-57fe1d66d34a","user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","week_number":6,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","is_auto_selected":false,"submitted_at":"2026-11-24T17:09:56.495+00:00"},
{"id":"01a22379-f66a-7f8f-ae04-a637bc5d8e61","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","week_number":6,"castaway_id":"ab073fbd-3037-4c40-8f4f-8d5725ecc30a","is_auto_selected":false,"submitted_at":"2026-11-20T06:40:11.823+00:00"},
{"id":"01a22379-faa8-730d-a300-9f2a17f94af9","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","week_number":6,"castaway_id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","is_auto_selected":true,"submitted_at":"2026-11-26T01:00:02+00:00"},
{"id":"01a22379-fd26-75e9-b96a-c4b488128033","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","week_number":7,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","is_auto_selected":false,"submitted_at":"2026-11-27T16:41:05.009+00:00"},
{"id":"01a22379-fd49-7b81-8b63-0890399f4474","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","week_number":7,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","is_auto_selected":false,"submitted_at":"2026-11-28T03:12:39.671+00:00"},
{"id":"01a22379-fd63-7401-85bc-000dede20f95","user_id":"230516b9-da57-48e7-be16-2405b111d853","week_number":7,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","is_auto_selected":false,"submitted_at":"2026-11-28T00:16:35.26+00:00"},
{"id":"01a22379-fd81-73e5-9c96-3a20fbba3594","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","week_number":7,"castaway_id":"67b24ec5-6df7-432d-94be-12fbf2500c29","is_auto_selected":false,"submitted_at":"2026-11-26T21:48:13.203+00:00"},
{"id":"01a22379-fd9c-77f8-9dd8-01b9c3698a98","user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","week_number":7,"castaway_id":"14c7d707-cf97-4983-b63e-b48dfac532be","is_auto_selected":false,"submitted_at":"2026-11-27T05:16:43.697+00:00"},
{"id":"01a22379-fdb7-716a-8cec-c026d27eb365","user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","week_number":7,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","is_auto_selected":false,"submitted_at":"2026-11-28T08:59:24.731+00:00"},
{"id":"01a22379-fde2-78c8-8d55-77506fb501e8","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","week_number":7,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","is_auto_selected":false,"submitted_at":"2026-11-27T05:20:58.921+00:00"},
{"id":"01a22379-fe20-7c48-9e8c-7b3cf0cbdae9","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","week_number":7,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","is_auto_selected":false,"submitted_at":"2026-11-27T19:12:39.918+00:00"},
{"id":"01a22379-fe50-7a04-8b1e-d32bbf24a7ad","user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","week_number":7,"castaway_id":"b6f646fa-55d8-4d48-beb8-a39db769f0bc","is_auto_selected":false,"submitted_at":"2026-11-27T11:20:07.862+00:00"},
{"id":"01a22379-fe72-7861-ba2d-7078a4e627de","user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","week_number":7,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","is_auto_selected":false,"submitted_at":"2026-11-27T15:59:27.431+00:00"}
]$rows$);
insert into copied.rosters (user_id, rankings_submitted_at, castaway_ids) overriding system value select user_id, rankings_submitted_at, castaway_ids from
json_populate_recordset(null::copied.rosters, $rows$[
{"user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","rankings_submitted_at":"2026-11-28T18:45:19.976+00:00","castaway_ids":["de7c7821-a911-4922-8a15-caeea3d4a1c4","cf6d532d-4b86-451e-aca5-e05ef2ba0c05"]},
{"user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","rankings_submitted_at":"2026-11-28T18:45:19.775+00:00","castaway_ids":["14c7d707-cf97-4983-b63e-b48dfac532be","e1b1e6b3-7f0f-4613-8308-60c226d00b65"]},
{"user_id":"230516b9-da57-48e7-be16-2405b111d853","rankings_submitted_at":"2026-11-28T18:45:19.601+00:00","castaway_ids":["f740bbc2-41d8-429f-ad47-f11ba25e10b3","c8eb654b-8c91-428e-8f0c-e665ce99ce12"]},
{"user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","rankings_submitted_at":"2026-11-28T18:45:19.302+00:00","castaway_ids":["1f97840c-9a65-4cee-a6d4-11cded2e957b","ff03ff77-af5f-45a8-977e-4204d6ef91f6"]},
{"user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","rankings_submitted_at":"2026-11-28T18:45:19.692+00:00","castaway_ids":["67b24ec5-6df7-432d-94be-12fbf2500c29","b917b20a-55dc-45a7-b968-82891a2b0aaa"]},
{"user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","rankings_submitted_at":"2026-11-28T18:45:20.069+00:00","castaway_ids":["c8eb654b-8c91-428e-8f0c-e665ce99ce12","9231e5c4-92db-423e-9b8e-4c3d9db9c849"]},
{"user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","rankings_submitted_at":"2026-11-28T18:45:20.228+00:00","castaway_ids":["adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","1f97840c-9a65-4cee-a6d4-11cded2e957b"]},
{"user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","rankings_submitted_at":"2026-11-28T18:45:19.425+00:00","castaway_ids":["19faa3fd-224c-4112-8012-4cf22b042908","111c2084-bf55-4c44-bbf2-3653a02e9dfc"]},
{"user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","rankings_submitted_at":"2026-11-28T18:45:20.144+00:00","castaway_ids":["b6f646fa-55d8-4d48-beb8-a39db769f0bc","111c2084-bf55-4c44-bbf2-3653a02e9dfc"]},
{"user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","rankings_submitted_at":"2026-11-28T18:45:19.5+00:00","castaway_ids":["9231e5c4-92db-423e-9b8e-4c3d9db9c849","5e5a479c-cfbb-4c9f-97b9-44174105df0d"]},
{"user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","rankings_submitted_at":"2026-11-28T18:45:19.876+00:00","castaway_ids":["5e5a479c-cfbb-4c9f-97b9-44174105df0d","adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5"]},
{"user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","rankings_submitted_at":"2026-11-28T18:45:20.284+00:00","castaway_ids":["ab073fbd-3037-4c40-8f4f-8d5725ecc30a","66fce23e-f047-423a-ade5-4e1864762ec9"]}
]$rows$);
insert into copied.season (id, text_auto_picks) overriding system value select id, text_auto_picks from
json_populate_recordset(null::copied.season, $rows$[
{"id":"season","text_auto_picks":true}
]$rows$);
insert into copied.users (id, name, is_admin, phone, sms_enabled, phone_added_at, results_until) overriding system value select id, name, is_admin, phone, sms_enabled, phone_added_at, results_until from
json_populate_recordset(null::copied.users, $rows$[
{"id":"2297e252-728b-45bd-a718-531babcaaf51","name":"League Admin","is_admin":true,"phone":null,"sms_enabled":false,"phone_added_at":null,"results_until":null},
{"id":"05bfd313-1201-48c6-8da2-146b9cc2d276","name":"Harbor Lindqvist","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null,"results_until":null},
{"id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","name":"Indigo Farrow","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null,"results_until":null},
{"id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","name":"Lagoon Petrov","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null,"results_until":null},
{"id":"c5debdf7-9841-4326-982a-f0338ef949ae","name":"Maris Delgado","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null,"results_until":null},
{"id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","name":"Coral Whitfield","is_admin":false,"phone":"+15555550111","sms_enabled":true,"phone_added_at":"2026-11-28T18:45:28.962+00:00","results_until":null},
{"id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","name":"Dune Marlowe","is_admin":false,"phone":"+15555550112","sms_enabled":true,"phone_added_at":"2026-11-28T18:45:29.317+00:00","results_until":null},
{"id":"e57ff98f-d6c3-416f-8c67-14058f3db284","name":"Ember Castellan","is_admin":false,"phone":"+15555550113","sms_enabled":true,"phone_added_at":"2026-11-28T18:45:29.556+00:00","results_until":null},
{"id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","name":"Gale Rutherford","is_admin":false,"phone":"+15555550115","sms_enabled":true,"phone_added_at":"2026-11-28T18:45:29.972+00:00","results_until":null},
{"id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","name":"Juniper Vale","is_admin":false,"phone":"+15555550116","sms_enabled":true,"phone_added_at":"2026-11-28T18:45:30.197+00:00","results_until":null},
{"id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","name":"Koa Brightwater","is_admin":false,"phone":"+15555550117","sms_enabled":true,"phone_added_at":"2026-11-28T18:45:30.435+00:00","results_until":null},
{"id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","name":"Nova Tremblay","is_admin":false,"phone":"+15555550118","sms_enabled":true,"phone_added_at":"2026-11-28T18:45:30.747+00:00","results_until":null},
{"id":"230516b9-da57-48e7-be16-2405b111d853","name":"Fern Okonjo","is_admin":false,"phone":"+15555550114","sms_enabled":false,"phone_added_at":"2026-11-28T18:45:29.738+00:00","results_until":null}
]$rows$);
insert into copied.versions (topic, key, version, previous) overriding system value select topic, key, version, previous from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"2297e252-728b-45bd-a718-531babcaaf51","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"19faa3fd-224c-4112-8012-4cf22b042908","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"14c7d707-cf97-4983-b63e-b48dfac532be","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"b6f646fa-55d8-4d48-beb8-a39db769f0bc","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"67b24ec5-6df7-432d-94be-12fbf2500c29","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"66fce23e-f047-423a-ade5-4e1864762ec9","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"ab073fbd-3037-4c40-8f4f-8d5725ecc30a","version":1,"previous":null},
{"topic":"identity.user.v1","key":"05bfd313-1201-48c6-8da2-146b9cc2d276","version":1,"previous":null},
{"topic":"identity.user.v1","key":"f20570a2-54b2-48a3-97ba-305f5699d7b6","version":1,"previous":null},
{"topic":"identity.user.v1","key":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","version":1,"previous":null},
{"topic":"league.roster.v1","key":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","version":2,"previous":1},
{"topic":"league.roster.v1","key":"05bfd313-1201-48c6-8da2-146b9cc2d276","version":2,"previous":1},
{"topic":"league.roster.v1","key":"230516b9-da57-48e7-be16-2405b111d853","version":2,"previous":1},
{"topic":"league.roster.v1","key":"94e3d9a8-78a6-495f-a6a2-8e6158219478","version":2,"previous":1},
{"topic":"league.roster.v1","key":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","version":2,"previous":1},
{"topic":"league.roster.v1","key":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","version":2,"previous":1},
{"topic":"league.roster.v1","key":"c5debdf7-9841-4326-982a-f0338ef949ae","version":2,"previous":1},
{"topic":"league.roster.v1","key":"d336a43d-3994-425a-b4af-5d5087cc0a4b","version":2,"previous":1},
{"topic":"league.roster.v1","key":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","version":2,"previous":1},
{"topic":"league.roster.v1","key":"e57ff98f-d6c3-416f-8c67-14058f3db284","version":2,"previous":1},
{"topic":"league.roster.v1","key":"f20570a2-54b2-48a3-97ba-305f5699d7b6","version":2,"previous":1},
{"topic":"league.roster.v1","key":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","version":2,"previous":1},
{"topic":"league.season.v1","key":"season","version":2,"previous":1},
{"topic":"league.castaway.v1","key":"de7c7821-a911-4922-8a15-caeea3d4a1c4","version":2,"previous":1},
{"topic":"league.week.v1","key":"f3ab490a-a170-46c4-af8c-a9a1a970b605","version":3,"previous":2},
{"topic":"league.castaway.v1","key":"c8eb654b-8c91-428e-8f0c-e665ce99ce12","version":2,"previous":1},
{"topic":"league.week.v1","key":"a44155a1-36d1-4c63-a64a-bb643b761b2a","version":3,"previous":2},
{"topic":"league.castaway.v1","key":"1f97840c-9a65-4cee-a6d4-11cded2e957b","version":2,"previous":1},
{"topic":"league.week.v1","key":"63aa5a11-a43f-4171-88b6-0cad38c4277d","version":3,"previous":2},
{"topic":"league.castaway.v1","key":"b917b20a-55dc-45a7-b968-82891a2b0aaa","version":2,"previous":1},
{"topic":"league.week.v1","key":"06873bae-068b-417f-9a29-a3f4fd630848","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a22379-e566-7f36-ab48-e4e513b82985","version":2,"previous":1},
{"topic":"identity.user.v1","key":"d336a43d-3994-425a-b4af-5d5087cc0a4b","version":3,"previous":2},
{"topic":"identity.user.v1","key":"e57ff98f-d6c3-416f-8c67-14058f3db284","version":3,"previous":2},
{"topic":"identity.user.v1","key":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","version":2,"previous":1},
{"topic":"identity.user.v1","key":"c5debdf7-9841-4326-982a-f0338ef949ae","version":2,"previous":1},
{"topic":"identity.user.v1","key":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","version":3,"previous":2},
{"topic":"identity.user.v1","key":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","version":2,"previous":1},
{"topic":"identity.user.v1","key":"230516b9-da57-48e7-be16-2405b111d853","version":3,"previous":2},
{"topic":"league.week.v1","key":"f66336eb-6e70-4af7-a0bb-4b4212718d68","version":3,"previous":2},
{"topic":"identity.user.v1","key":"94e3d9a8-78a6-495f-a6a2-8e6158219478","version":3,"previous":2},
{"topic":"identity.user.v1","key":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"01a22379-e5b6-715a-9a5f-135b1b51b534","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-e5e3-731f-a150-850046276e72","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-e606-7cc3-b17a-b87379528ab9","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-e62c-750f-a7f0-321e74d457a3","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-e654-7e44-bca8-febb91a2e9e2","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-e680-7b1f-bfc3-dd842a0e4bbc","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-e6a2-768b-a057-c26f23d68044","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-e6d2-7ed9-868b-83534708728f","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-eb2d-71ac-9366-fafa4b03c4a8","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-eb2d-7e47-9d4b-22ce135ae79a","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-eb2d-7fd3-aa9c-959dd27568ef","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-ed7d-7ca9-a176-6b883224e7c5","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-edae-7436-9f69-6ddaa8f62397","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-edd8-7a13-b96b-cd17bd6c14fd","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-edf3-730f-b007-441ec1461798","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-ee1e-7ded-8e90-7dcc192af6c4","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-ee62-7662-b449-5abca8e1e6ff","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-ee8e-7830-9f82-e2d897702b36","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-eeba-79a5-a9c4-81c9ab51f84e","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-eee5-7e7d-880b-da12502bffb7","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-ef0a-730d-a38e-13a091260420","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-ef26-79f1-8a53-428c528668a7","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-ef51-7847-bc56-433760f07e69","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f1a5-7df8-9ea8-8303912b8d1e","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f1c9-7fbc-a127-af0132044140","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f1eb-7e99-8f26-619a1a5d2bbb","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f200-78b0-b27e-fd535f5b8fd0","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f227-75a9-9180-ec5cbb141988","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f24a-78fa-a3a1-9b4633c94c27","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f26f-7a3a-b099-7d65da52d95b","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f28c-72f6-a309-11def6666c68","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f2ac-702c-94bc-17923ccc8b82","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f2d4-70fe-ae20-5809cbf7e4b7","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f2f0-7ca1-aa7f-eba398352508","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f310-7817-a619-53f6b4f9ea74","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f4f8-70d6-8caf-7fcf19202fce","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f516-7027-a996-1c39998a3b5f","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f547-761e-ad60-14ba1d1a6db5","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f568-71b2-8092-f4ef050ea085","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f595-7c79-ba7b-b3119d79b95b","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f5ca-7065-93b2-4857d54ecb91","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f5e8-7f35-adff-363b884edf8e","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f603-7745-8207-aaf592061321","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f620-7be6-987e-3477f78eb604","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f646-7424-8a48-57fe1d66d34a","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f66a-7f8f-ae04-a637bc5d8e61","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-faa8-730d-a300-9f2a17f94af9","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fd26-75e9-b96a-c4b488128033","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fd49-7b81-8b63-0890399f4474","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fd63-7401-85bc-000dede20f95","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fd81-73e5-9c96-3a20fbba3594","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fd9c-77f8-9dd8-01b9c3698a98","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fdb7-716a-8cec-c026d27eb365","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fde2-78c8-8d55-77506fb501e8","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fe20-7c48-9e8c-7b3cf0cbdae9","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fe50-7a04-8b1e-d32bbf24a7ad","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fe72-7861-ba2d-7078a4e627de","version":2,"previous":1}
]$rows$);
insert into copied.weeks (id, week_number, is_active, picks_open_at, picks_close_at) overriding system value select id, week_number, is_active, picks_open_at, picks_close_at from
json_populate_recordset(null::copied.weeks, $rows$[
{"id":"f3ab490a-a170-46c4-af8c-a9a1a970b605","week_number":3,"is_active":false,"picks_open_at":"2026-10-29T16:00:00+00:00","picks_close_at":"2026-11-05T01:00:00+00:00"},
{"id":"a44155a1-36d1-4c63-a64a-bb643b761b2a","week_number":4,"is_active":false,"picks_open_at":"2026-11-05T17:00:00+00:00","picks_close_at":"2026-11-12T01:00:00+00:00"},
{"id":"63aa5a11-a43f-4171-88b6-0cad38c4277d","week_number":5,"is_active":false,"picks_open_at":"2026-11-12T17:00:00+00:00","picks_close_at":"2026-11-19T01:00:00+00:00"},
{"id":"06873bae-068b-417f-9a29-a3f4fd630848","week_number":7,"is_active":true,"picks_open_at":"2026-11-26T17:00:00+00:00","picks_close_at":"2026-12-03T01:00:00+00:00"},
{"id":"f66336eb-6e70-4af7-a0bb-4b4212718d68","week_number":6,"is_active":false,"picks_open_at":"2026-11-19T17:00:00+00:00","picks_close_at":"2026-11-26T01:00:00+00:00"}
]$rows$);
insert into public.blasts (id, created_at, created_by, idempotency_key, request_hash, message, filter, recipients) overriding system value select id, created_at, created_by, idempotency_key, request_hash, message, filter, recipients from
json_populate_recordset(null::public.blasts, $rows$[
{"id":"c05f0d0a-87ad-4092-b448-03110458020b","created_at":"2026-11-28T18:45:31.174+00:00","created_by":"2297e252-728b-45bd-a718-531babcaaf51","idempotency_key":"sample-season","request_hash":"9ce06ec112ad6ef5777f36521e56d3c1086b3ceaa28b963d1d9fd1b8e6cf8449","message":"Hello {name}! Week {week} is open. Pick your castaway before {deadline}.","filter":"all","recipients":8}
]$rows$);
insert into public.consents (phone, version, stopped) overriding system value select phone, version, stopped from
json_populate_recordset(null::public.consents, $rows$[
{"phone":"+15555550114","version":1,"stopped":true}
]$rows$);
insert into public.inbound (message_sid, id, phone, user_id, text, reply, received_at, claimed_at, handled_at, reply_kind) overriding system value select message_sid, id, phone, user_id, text, reply, received_at, claimed_at, handled_at, reply_kind from
json_populate_recordset(null::public.inbound, $rows$[
{"message_sid":"SM15ee9f75d5ffb97805bfa639393bc95d","id":"ffea7055-361c-447b-82c1-fa15a9828aa9","phone":"+15555550111","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T18:45:28.701+00:00","claimed_at":"2026-11-28T18:45:28.709792+00:00","handled_at":"2026-11-28T18:45:29.010399+00:00","reply_kind":"YES"},
{"message_sid":"SMb87cc8dd1825b622be2dfebc27115a96","id":"7f916536-7f79-4c18-909f-2409375ed453","phone":"+15555550112","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T18:45:29.306+00:00","claimed_at":"2026-11-28T18:45:29.3126+00:00","handled_at":"2026-11-28T18:45:29.347862+00:00","reply_kind":"YES"},
{"message_sid":"SMb37f3d92c22cd6de41df1cc5e6350e63","id":"10d2f477-bbcf-401d-9c02-61dcc809d320","phone":"+15555550113","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T18:45:29.549+00:00","claimed_at":"2026-11-28T18:45:29.551698+00:00","handled_at":"2026-11-28T18:45:29.611223+00:00","reply_kind":"YES"},
{"message_sid":"SM4885266c8676e49d9aa8e249e9603edb","id":"e9e04737-f532-4922-9795-46fd8a58411c","phone":"+15555550114","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T18:45:29.731+00:00","claimed_at":"2026-11-28T18:45:29.732964+00:00","handled_at":"2026-11-28T18:45:29.762437+00:00","reply_kind":"YES"},
{"message_sid":"SMeb4521cdff23904a1786293c17cf7ae6","id":"d1741e15-7ac5-4823-8378-305167e42d83","phone":"+15555550115","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T18:45:29.965+00:00","claimed_at":"2026-11-28T18:45:29.967086+00:00","handled_at":"2026-11-28T18:45:30.031105+00:00","reply_kind":"YES"},
{"message_sid":"SMcd47bb60caf2d922414fe78ca1333040","id":"2db2bcbd-538d-4cfd-8fe5-5c17c8d07c0e","phone":"+15555550116","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T18:45:30.175+00:00","claimed_at":"2026-11-28T18:45:30.178631+00:00","handled_at":"2026-11-28T18:45:30.247869+00:00","reply_kind":"YES"},
{"message_sid":"SMf4f2312b9b6ca5b6afc73bc97730e463","id":"86f5b2be-01b9-43df-97ef-21a51bfa11d9","phone":"+15555550117","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T18:45:30.429+00:00","claimed_at":"2026-11-28T18:45:30.431879+00:00","handled_at":"2026-11-28T18:45:30.464911+00:00","reply_kind":"YES"},
{"message_sid":"SM1c275ea661fda6ea0419ad46a0307c57","id":"911415ea-864a-4b34-9148-a43579605781","phone":"+15555550118","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-28T18:45:30.736+00:00","claimed_at":"2026-11-28T18:45:30.738247+00:00","handled_at":"2026-11-28T18:45:30.786597+00:00","reply_kind":"YES"},
{"message_sid":"SMcb22b4aa34dd7bb52464d2b037a48a95","id":"69e7c8e2-577e-4d8b-9c9a-73313998a919","phone":"+15555550111","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","text":"team","reply":"Your team: Lottie Abernathy (out), Dashiell Pike.","received_at":"2026-11-28T18:45:32.031+00:00","claimed_at":"2026-11-28T18:45:32.033592+00:00","handled_at":"2026-11-28T18:45:32.044658+00:00","reply_kind":"TEAM"},
{"message_sid":"SMae619f1e468c8735d827cde2c2d8dc88","id":"0ea08f03-fcad-49d5-a6ad-d0faf2571506","phone":"+15555550112","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","text":"Status","reply":"Week 7: your pick is Bram Okafor. You can change it until Wednesday 5:00 PM PT. You have 62 points: rank 7 of 12. Week 6 is provisional.","received_at":"2026-11-28T18:45:32.055+00:00","claimed_at":"2026-11-28T18:45:32.057209+00:00","handled_at":"2026-11-28T18:45:32.12779+00:00","reply_kind":"STATUS"},
{"message_sid":"SM953649c42327aaf6acc81a73363f3fc5","id":"c471445c-af60-415d-b1ca-23da000f75a2","phone":"+15555550116","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","text":"BOARD","reply":"1. Gale Rutherford 89\n2. Nova Tremblay 83\n3. Indigo Farrow 79\n4. Ember Castellan 75\n5. Koa Brightwater 70\n11. Juniper Vale (you) 41\nWeek 6 is provisional.","received_at":"2026-11-28T18:45:32.138+00:00","claimed_at":"2026-11-28T18:45:32.14164+00:00","handled_at":"2026-11-28T18:45:32.157629+00:00","reply_kind":"BOARD"},
{"message_sid":"SM0a33722aa51a841d9dae730971ba04c1","id":"c093c854-09d5-4176-a026-fe1bdd90f3e5","phone":"+15555550117","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","text":"help","reply":"Torchbearer: text PICK and a name to choose, STATUS for your pick, TEAM for your castaways, BOARD for the top 5, NEED for what you need this week. STOP ends all messages, START brings them back. More: http://localhost:29686","received_at":"2026-11-28T18:45:32.167+00:00","claimed_at":"2026-11-28T18:45:32.168922+00:00","handled_at":"2026-11-28T18:45:32.171686+00:00","reply_kind":"HELP"},
{"message_sid":"SMa4f821d980c991bc526e24abb5160e3b","id":"f237ce2a-4fed-4777-b12d-7cef015fa3da","phone":"+15555550118","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","text":"who is winning","reply":"Sorry, we didn't get that. Text PICK and a name, STATUS, TEAM, BOARD, NEED or HELP.","received_at":"2026-11-28T18:45:32.179+00:00","claimed_at":"2026-11-28T18:45:32.18006+00:00","handled_at":"2026-11-28T18:45:32.184275+00:00","reply_kind":"UNHEARD"},
{"message_sid":"SMfcceee70e0cb1addcd398314cf612406","id":"89f9c36f-b7a7-4b2e-bbc0-d03c9a5e822e","phone":"+15555550114","user_id":"230516b9-da57-48e7-be16-2405b111d853","text":"STOP","reply":null,"received_at":"2026-11-28T18:45:32.192+00:00","claimed_at":"2026-11-28T18:45:32.193754+00:00","handled_at":"2026-11-28T18:45:32.198178+00:00","reply_kind":"STOP"}
]$rows$);
insert into public.messages (id, dedupe_key, kind, user_id, phone, text, segments, blast_id, week_number, created_at, not_before, expires_at, state, attempt, claimed_at, claimed_by, look_at, looks, sid, error_code, error, sent_at, updated_at) overriding system value select id, dedupe_key, kind, user_id, phone, text, segments, blast_id, week_number, created_at, not_before, expires_at, state, attempt, claimed_at, claimed_by, look_at, looks, sid, error_code, error, sent_at, updated_at from
json_populate_recordset(null::public.messages, $rows$[
{"id":"fb77bab0-f795-4eba-be9a-1f67bcd9a4bf","dedupe_key":"code:310eb32f-3bea-4462-9ef9-f187013641bf","kind":"code","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","phone":"+15555550111","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:28.655+00:00","not_before":"2026-11-27T18:45:28.673912+00:00","expires_at":"2026-11-28T18:55:28.597+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:28.694877+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:28.694877+00:00","looks":0,"sid":"SM67f88fd2308d8e1c1c20bdca14e515a5","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:28.963+00:00","updated_at":"2026-11-28T18:45:29.045+00:00"},
{"id":"82101846-5137-40ac-8a30-9486bda07a89","dedupe_key":"welcome:94e3d9a8-78a6-495f-a6a2-8e6158219478:+15555550111:2026-11-28T18:45:28.962Z","kind":"welcome","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","phone":"+15555550111","text":"Welcome to Torchbearer, Coral Whitfield! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:29.007+00:00","not_before":"2026-11-28T18:45:29.042822+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:29.062403+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:29.062404+00:00","looks":0,"sid":"SMc02c5fd7eb7b2ae91ccf5aa2fe93c767","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:29.076+00:00","updated_at":"2026-11-28T18:45:29.109+00:00"},
{"id":"42e02453-a2fd-4b29-8818-a7f269249417","dedupe_key":"code:e1d03e5e-4e5f-4fae-960c-ec4509e5574a","kind":"code","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","phone":"+15555550112","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:29.288+00:00","not_before":"2026-11-27T18:45:29.295821+00:00","expires_at":"2026-11-28T18:55:29.266+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:29.301157+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:29.301157+00:00","looks":0,"sid":"SM1bf358a866c7f3cba38b09db89ba8279","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:29.308+00:00","updated_at":"2026-11-28T18:45:29.342+00:00"},
{"id":"55587d21-6b8b-4dcd-a675-8b53da6001a8","dedupe_key":"welcome:d336a43d-3994-425a-b4af-5d5087cc0a4b:+15555550112:2026-11-28T18:45:29.317Z","kind":"welcome","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","phone":"+15555550112","text":"Welcome to Torchbearer, Dune Marlowe! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:29.363+00:00","not_before":"2026-11-28T18:45:29.380512+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:29.395359+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:29.395359+00:00","looks":0,"sid":"SMc71e32ca0a3eebead24f8c2114f6bff6","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:29.416+00:00","updated_at":"2026-11-28T18:45:29.488+00:00"},
{"id":"069278d6-53d6-4605-89bc-9083d2ce186f","dedupe_key":"code:837ae8af-eecf-44af-9b58-5b864821061d","kind":"code","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","phone":"+15555550113","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:29.528+00:00","not_before":"2026-11-27T18:45:29.536407+00:00","expires_at":"2026-11-28T18:55:29.504+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:29.547134+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:29.547134+00:00","looks":0,"sid":"SM3a021c764f81595da6dfc05c1caa045e","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:29.557+00:00","updated_at":"2026-11-28T18:45:29.591+00:00"},
{"id":"36a8830e-1f3f-441e-be8f-0380a6533794","dedupe_key":"welcome:e57ff98f-d6c3-416f-8c67-14058f3db284:+15555550113:2026-11-28T18:45:29.556Z","kind":"welcome","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","phone":"+15555550113","text":"Welcome to Torchbearer, Ember Castellan! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:29.619+00:00","not_before":"2026-11-28T18:45:29.632408+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:29.639548+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:29.639548+00:00","looks":0,"sid":"SMedf91f2b0ae41b7871c8ed196a88e7ad","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:29.658+00:00","updated_at":"2026-11-28T18:45:29.679+00:00"},
{"id":"f2cd6906-7c71-47c9-a7df-d1268d03f26b","dedupe_key":"code:25bb1a8b-b3de-4987-9e1d-710956b8eb9e","kind":"code","user_id":"230516b9-da57-48e7-be16-2405b111d853","phone":"+15555550114","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:29.71+00:00","not_before":"2026-11-27T18:45:29.719783+00:00","expires_at":"2026-11-28T18:55:29.672+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:29.734121+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:29.734121+00:00","looks":0,"sid":"SM8b16a8d10b96b1dbd12ca4dda5a68fa0","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:29.765+00:00","updated_at":"2026-11-28T18:45:29.83+00:00"},
{"id":"985b5569-5d54-46e8-9a33-91a06ff47fe5","dedupe_key":"welcome:230516b9-da57-48e7-be16-2405b111d853:+15555550114:2026-11-28T18:45:29.738Z","kind":"welcome","user_id":"230516b9-da57-48e7-be16-2405b111d853","phone":"+15555550114","text":"Welcome to Torchbearer, Fern Okonjo! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:29.805+00:00","not_before":"2026-11-28T18:45:29.824993+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:29.839733+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:29.839733+00:00","looks":0,"sid":"SM0f72cc484eb1422517e48eb136a8e762","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:29.872+00:00","updated_at":"2026-11-28T18:45:29.902+00:00"},
{"id":"2d243398-c6cf-4e8e-ae86-f8cb06c69f2d","dedupe_key":"code:5d63a9b4-313a-423a-9589-d27f8bea6241","kind":"code","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","phone":"+15555550115","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:29.942+00:00","not_before":"2026-11-27T18:45:29.950234+00:00","expires_at":"2026-11-28T18:55:29.922+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:29.960335+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:29.960335+00:00","looks":0,"sid":"SM5900d0b40d8b46f91820d0ac228df05e","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:29.97+00:00","updated_at":"2026-11-28T18:45:30.003+00:00"},
{"id":"be458951-2937-499f-9993-7c93afa480b7","dedupe_key":"welcome:b20cfb1c-685f-4e23-a10f-3aff4c238cc5:+15555550115:2026-11-28T18:45:29.972Z","kind":"welcome","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","phone":"+15555550115","text":"Welcome to Torchbearer, Gale Rutherford! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:30.038+00:00","not_before":"2026-11-28T18:45:30.058278+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:30.068623+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:30.068623+00:00","looks":0,"sid":"SM7745973979bcb34a6ab3274e1b8cddc5","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:30.081+00:00","updated_at":"2026-11-28T18:45:30.11+00:00"},
{"id":"e8a0f805-42d4-47b1-9c3f-996f05472a03","dedupe_key":"code:8b5a0b7d-a186-4590-8762-39242c03c5b5","kind":"code","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","phone":"+15555550116","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:30.152+00:00","not_before":"2026-11-27T18:45:30.15969+00:00","expires_at":"2026-11-28T18:55:30.136+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:30.17042+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:30.17042+00:00","looks":0,"sid":"SMc96b1b5525db579115c116cc801b6fc3","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:30.186+00:00","updated_at":"2026-11-28T18:45:30.213+00:00"},
{"id":"9ffcebeb-e6bd-422c-b57a-61d88f908f14","dedupe_key":"welcome:04f2bc45-4a63-4052-b09e-39e93d9b8b33:+15555550116:2026-11-28T18:45:30.197Z","kind":"welcome","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","phone":"+15555550116","text":"Welcome to Torchbearer, Juniper Vale! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:30.253+00:00","not_before":"2026-11-28T18:45:30.277479+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:30.294193+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:30.294193+00:00","looks":0,"sid":"SM8b5486d138328da599d4a0063f3e6e8d","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:30.304+00:00","updated_at":"2026-11-28T18:45:30.359+00:00"},
{"id":"44abfe20-9bb2-4931-a225-a4c3d6d4802a","dedupe_key":"code:cfd442b1-ac26-47ea-bfde-c1bfd952f1a1","kind":"code","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","phone":"+15555550117","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:30.411+00:00","not_before":"2026-11-27T18:45:30.417981+00:00","expires_at":"2026-11-28T18:55:30.392+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:30.435457+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:30.435457+00:00","looks":0,"sid":"SM6970ee9c9cedb8e836f0ae643532c165","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:30.45+00:00","updated_at":"2026-11-28T18:45:30.514+00:00"},
{"id":"4ed91be5-5c67-4102-b595-ad20fa4f42f9","dedupe_key":"welcome:bafe2b82-c23d-4e45-b21d-455c21cdccd2:+15555550117:2026-11-28T18:45:30.435Z","kind":"welcome","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","phone":"+15555550117","text":"Welcome to Torchbearer, Koa Brightwater! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:30.495+00:00","not_before":"2026-11-28T18:45:30.514109+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:30.523497+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:30.523497+00:00","looks":0,"sid":"SMbf91200d874f3ba7723016490587472d","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:30.55+00:00","updated_at":"2026-11-28T18:45:30.594+00:00"},
{"id":"64fa1e62-3a69-4132-95ed-ff74cd6f208e","dedupe_key":"code:3f0beece-b311-45ee-80e2-d458ba7cf94c","kind":"code","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","phone":"+15555550118","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:30.699+00:00","not_before":"2026-11-27T18:45:30.705483+00:00","expires_at":"2026-11-28T18:55:30.678+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:30.730439+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:30.730439+00:00","looks":0,"sid":"SM2f8f346aff7637744232491675b1ab9e","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:30.739+00:00","updated_at":"2026-11-28T18:45:30.76+00:00"},
{"id":"ab47fd97-7ab9-4f68-bae5-79326357787f","dedupe_key":"welcome:f3f8de73-12c7-411f-afe0-a16b9a002eb4:+15555550118:2026-11-28T18:45:30.747Z","kind":"welcome","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","phone":"+15555550118","text":"Welcome to Torchbearer, Nova Tremblay! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-28T18:45:30.807+00:00","not_before":"2026-11-28T18:45:30.832153+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:30.853618+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:30.853618+00:00","looks":0,"sid":"SM467c586d42100fea34f1a350fc65527e","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:30.862+00:00","updated_at":"2026-11-28T18:45:30.879+00:00"},
{"id":"2d5c2158-b3f6-4821-bc87-0aabfb9ace51","dedupe_key":"blast:c05f0d0a-87ad-4092-b448-03110458020b:+15555550111","kind":"blast","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","phone":"+15555550111","text":"Hello Coral Whitfield! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"c05f0d0a-87ad-4092-b448-03110458020b","week_number":null,"created_at":"2026-11-28T18:45:31.174+00:00","not_before":"2026-11-28T18:45:31.25058+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:31.27373+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:31.273731+00:00","looks":0,"sid":"SMc570980fe58f5b64859822dc63fc5a18","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:31.284+00:00","updated_at":"2026-11-28T18:45:31.303+00:00"},
{"id":"a7240623-4726-4f56-abee-6d612b7c5d2b","dedupe_key":"blast:c05f0d0a-87ad-4092-b448-03110458020b:+15555550112","kind":"blast","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","phone":"+15555550112","text":"Hello Dune Marlowe! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"c05f0d0a-87ad-4092-b448-03110458020b","week_number":null,"created_at":"2026-11-28T18:45:31.174+00:00","not_before":"2026-11-28T18:45:31.250943+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:31.273972+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:31.273972+00:00","looks":0,"sid":"SMcfc3eb3f249ff1e693601e5c3a1f190f","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:31.391+00:00","updated_at":"2026-11-28T18:45:31.411+00:00"},
{"id":"475532c8-af77-4912-86b6-4259b0275c8c","dedupe_key":"blast:c05f0d0a-87ad-4092-b448-03110458020b:+15555550113","kind":"blast","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","phone":"+15555550113","text":"Hello Ember Castellan! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"c05f0d0a-87ad-4092-b448-03110458020b","week_number":null,"created_at":"2026-11-28T18:45:31.174+00:00","not_before":"2026-11-28T18:45:31.250974+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:31.273999+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:31.273999+00:00","looks":0,"sid":"SM44f5ab798880f547ee4f0030a7e9d1e6","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:31.483+00:00","updated_at":"2026-11-28T18:45:31.508+00:00"},
{"id":"5c033ec1-b8a3-46f4-961e-b9680220211b","dedupe_key":"blast:c05f0d0a-87ad-4092-b448-03110458020b:+15555550114","kind":"blast","user_id":"230516b9-da57-48e7-be16-2405b111d853","phone":"+15555550114","text":"Hello Fern Okonjo! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"c05f0d0a-87ad-4092-b448-03110458020b","week_number":null,"created_at":"2026-11-28T18:45:31.174+00:00","not_before":"2026-11-28T18:45:31.251006+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:31.274028+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:31.274028+00:00","looks":0,"sid":"SM61622613d2683a23df0c6d676a49b891","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:31.584+00:00","updated_at":"2026-11-28T18:45:31.607+00:00"},
{"id":"b09fbaa6-3188-4a41-952b-f2b75275ee8e","dedupe_key":"blast:c05f0d0a-87ad-4092-b448-03110458020b:+15555550115","kind":"blast","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","phone":"+15555550115","text":"Hello Gale Rutherford! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"c05f0d0a-87ad-4092-b448-03110458020b","week_number":null,"created_at":"2026-11-28T18:45:31.174+00:00","not_before":"2026-11-28T18:45:31.251026+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:31.274047+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:31.274047+00:00","looks":0,"sid":"SM6dcfdc10ad56434b4b07c674e24954d5","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:31.684+00:00","updated_at":"2026-11-28T18:45:31.703+00:00"},
{"id":"38a23a46-98d4-4afb-8355-90e63b8f3bcf","dedupe_key":"blast:c05f0d0a-87ad-4092-b448-03110458020b:+15555550116","kind":"blast","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","phone":"+15555550116","text":"Hello Juniper Vale! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"c05f0d0a-87ad-4092-b448-03110458020b","week_number":null,"created_at":"2026-11-28T18:45:31.174+00:00","not_before":"2026-11-28T18:45:31.251041+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:31.274064+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:31.274064+00:00","looks":0,"sid":"SMd28601f59322969558a30191fc60389b","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:31.783+00:00","updated_at":"2026-11-28T18:45:31.802+00:00"},
{"id":"bed488e0-22c6-474b-afa3-e93d6bc207f6","dedupe_key":"blast:c05f0d0a-87ad-4092-b448-03110458020b:+15555550117","kind":"blast","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","phone":"+15555550117","text":"Hello Koa Brightwater! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"c05f0d0a-87ad-4092-b448-03110458020b","week_number":null,"created_at":"2026-11-28T18:45:31.174+00:00","not_before":"2026-11-28T18:45:31.251057+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:31.27408+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:31.27408+00:00","looks":0,"sid":"SM402a0f81957f80e98f8c32ffd4a4472c","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:31.885+00:00","updated_at":"2026-11-28T18:45:31.928+00:00"},
{"id":"c2bfd237-0aca-4283-bd36-6576e6b81297","dedupe_key":"blast:c05f0d0a-87ad-4092-b448-03110458020b:+15555550118","kind":"blast","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","phone":"+15555550118","text":"Hello Nova Tremblay! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"c05f0d0a-87ad-4092-b448-03110458020b","week_number":null,"created_at":"2026-11-28T18:45:31.174+00:00","not_before":"2026-11-28T18:45:31.251073+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-28T18:45:31.274097+00:00","claimed_by":"vm 608ff89a","look_at":"2026-11-28T18:46:31.274098+00:00","looks":0,"sid":"SMaa659a5d33a562f18b988fa53d18e792","error_code":null,"error":null,"sent_at":"2026-11-28T18:45:31.982+00:00","updated_at":"2026-11-28T18:45:31.996+00:00"}
]$rows$);
insert into public.migrations (id, "timestamp", name) overriding system value select id, "timestamp", name from
json_populate_recordset(null::public.migrations, $rows$[
{"id":1,"timestamp":1700000000001,"name":"CreateOutbox1700000000001"},
{"id":2,"timestamp":1700000000002,"name":"CreateSeenVersions1700000000002"},
{"id":3,"timestamp":1700000200000,"name":"CreateMessages1700000200000"},
{"id":4,"timestamp":1700000300000,"name":"AllowCodes1700000300000"},
{"id":5,"timestamp":1700001200000,"name":"CreateSearch1700001200000"},
{"id":6,"timestamp":1700001200001,"name":"CreateMessageList1700001200001"},
{"id":7,"timestamp":1700001300000,"name":"IndexReminders1700001300000"},
{"id":8,"timestamp":1700001600000,"name":"CountReplies1700001600000"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
insert into public.outbox (id, topic, key, value, headers, created_at, published_at) overriding system value select id, topic, key, value, headers, created_at, published_at from
json_populate_recordset(null::public.outbox, $rows$[
{"id":1,"topic":"sms.audit.v1","key":"f02be0c3-2a0b-4524-9c4e-9970e40d89d1","value":"\\x0a2466303262653063332d326130622d343532342d396334652d39393730653430643839643110011a0b08cbc2acd80610808ffc52222432323937653235322d373238622d343562642d613731382d3533316261626361616635312a0c4c65616775652041646d696e320e736d732e626c6173742d73656e743a05626c617374422463303566306430612d383761642d343039322d623434382d3033313130343538303230624a3c48656c6c6f207b6e616d657d21205765656b207b7765656b7d206973206f70656e2e205069636b20796f7572206361737461776179206265666f72655a747b22726563697069656e7473223a382c2266696c746572223a22616c6c222c226d657373616765223a2248656c6c6f207b6e616d657d21205765656b207b7765656b7d206973206f70656e2e205069636b20796f7572206361737461776179206265666f7265207b646561646c696e657d2e227d","headers":{"ce_id": "da74d3e8-efb9-4da2-8a44-f4900620ce4a", "ce_time": "2026-11-28T18:45:31.256Z", "ce_type": "audit.v1.AuditRecorded", "ce_source": "/torchbearer/sms", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:31.200812+00:00","published_at":"infinity"},
{"id":2,"topic":"sms.consent.v1","key":"+15555550114","value":"\\x0a0c2b313535353535353031313410011801","headers":{"ce_id": "a1d442b8-00cd-4bc3-bca3-e0632f585e4f", "ce_time": "2026-11-28T18:45:32.196Z", "ce_type": "sms.v1.ConsentChanged", "ce_source": "/torchbearer/sms", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-28T18:45:32.194785+00:00","published_at":"2026-11-28T18:45:32.229472+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.outbox', 'id'), max(id)) from public.outbox;
insert into public.pacing (only_row, next_at) overriding system value select only_row, next_at from
json_populate_recordset(null::public.pacing, $rows$[
{"only_row":true,"next_at":"2026-11-28T18:45:32.077675+00:00"}
]$rows$);
insert into public.reminder_runs (week_number, minutes_before, ran_at) overriding system value select week_number, minutes_before, ran_at from
json_populate_recordset(null::public.reminder_runs, $rows$[
{"week_number":3,"minutes_before":120,"ran_at":"2026-11-28T18:45:20.818+00:00"}
]$rows$);
