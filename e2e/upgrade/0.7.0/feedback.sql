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
        name text not null,
        email text not null,
        username text,
        is_admin boolean not null
      );
create table answers (
        id uuid primary key,
        user_id uuid not null,
        survey_type text not null check (
          survey_type in ('PRESEASON_RANKING', 'WEEKLY_PICKS', 'LEADERBOARD', 'PROFILE', 'BETA_FEEDBACK')),
        question text not null check (question <> ''),
        answer text not null,
        rating smallint check (rating between 1 and 5),
        created_at timestamptz not null,
        constraint answers_one_per_user_and_survey unique (user_id, survey_type),
        constraint answers_say_something check (answer <> '' or rating is not null)
      );
create index answers_newest on answers (created_at desc, id);
create extension if not exists pg_trgm;
create or replace function folded(text) returns text language sql immutable parallel safe as $$
        select case when octet_length($1) = char_length($1) then lower($1)
          else lower(regexp_replace(normalize($1, nfd), '[\u0300-\u036f]', '', 'g')) end
      $$;
create index answers_list on answers (created_at, id);
create index answers_of_survey on answers (survey_type, created_at, id);
select 'copied.' || table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'copied'
     union all select indexname from pg_indexes where schemaname = 'copied'
     union all select tgrelid::regclass || '.' || tgname from pg_trigger where not tgisinternal;
create schema if not exists copied;
create table if not exists copied.versions (
     topic text not null, key text not null, version bigint not null, previous bigint, primary key (topic, key));
alter table copied.versions add column if not exists previous bigint;
create table if not exists copied.fills (shape text primary key, filled_at timestamptz not null default now());
create table if not exists copied.users (id uuid primary key, name text not null default '', email text not null default '', username text , is_admin boolean not null default false);
alter table copied.users add column if not exists id uuid primary key;
alter table copied.users add column if not exists name text not null default '';
alter table copied.users add column if not exists email text not null default '';
alter table copied.users add column if not exists username text;
alter table copied.users add column if not exists is_admin boolean not null default false;
set session_replication_role = replica;
truncate copied.fills, copied.users, copied.versions, public.answers, public.migrations, public.outbox, public.seen_versions, public.users;
insert into copied.fills (shape, filled_at) overriding system value select shape, filled_at from
json_populate_recordset(null::copied.fills, $rows$[
{"shape":"ac3be444","filled_at":"2026-11-28T18:45:14.184581+00:00"}
]$rows$);
insert into copied.users (id, name, email, username, is_admin) overriding system value select id, name, email, username, is_admin from
json_populate_recordset(null::copied.users, $rows$[
{"id":"2297e252-728b-45bd-a718-531babcaaf51","name":"League Admin","email":"jo.admin@example.com","username":"jo.admin","is_admin":true},
{"id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","name":"Coral Whitfield","email":"coral@torchbearer.example","username":"coral","is_admin":false},
{"id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","name":"Dune Marlowe","email":"dune@torchbearer.example","username":"dune","is_admin":false},
{"id":"e57ff98f-d6c3-416f-8c67-14058f3db284","name":"Ember Castellan","email":"ember@torchbearer.example","username":"ember","is_admin":false},
{"id":"230516b9-da57-48e7-be16-2405b111d853","name":"Fern Okonjo","email":"fern@torchbearer.example","username":"fern","is_admin":false},
{"id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","name":"Gale Rutherford","email":"gale@torchbearer.example","username":"gale","is_admin":false},
{"id":"05bfd313-1201-48c6-8da2-146b9cc2d276","name":"Harbor Lindqvist","email":"harbor@torchbearer.example","username":"harbor","is_admin":false},
{"id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","name":"Indigo Farrow","email":"indigo@torchbearer.example","username":"indigo","is_admin":false},
{"id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","name":"Juniper Vale","email":"juniper@torchbearer.example","username":"juniper","is_admin":false},
{"id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","name":"Koa Brightwater","email":"koa@torchbearer.example","username":"koa","is_admin":false},
{"id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","name":"Lagoon Petrov","email":"lagoon@torchbearer.example","username":"lagoon","is_admin":false},
{"id":"c5debdf7-9841-4326-982a-f0338ef949ae","name":"Maris Delgado","email":"maris@torchbearer.example","username":"maris","is_admin":false},
{"id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","name":"Nova Tremblay","email":"nova@torchbearer.example","username":"nova","is_admin":false}
]$rows$);
insert into copied.versions (topic, key, version, previous) overriding system value select topic, key, version, previous from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"2297e252-728b-45bd-a718-531babcaaf51","version":1,"previous":null},
{"topic":"identity.user.v1","key":"05bfd313-1201-48c6-8da2-146b9cc2d276","version":1,"previous":null},
{"topic":"identity.user.v1","key":"f20570a2-54b2-48a3-97ba-305f5699d7b6","version":1,"previous":null},
{"topic":"identity.user.v1","key":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","version":1,"previous":null},
{"topic":"identity.user.v1","key":"94e3d9a8-78a6-495f-a6a2-8e6158219478","version":3,"previous":2},
{"topic":"identity.user.v1","key":"d336a43d-3994-425a-b4af-5d5087cc0a4b","version":3,"previous":2},
{"topic":"identity.user.v1","key":"e57ff98f-d6c3-416f-8c67-14058f3db284","version":3,"previous":2},
{"topic":"identity.user.v1","key":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","version":3,"previous":2},
{"topic":"identity.user.v1","key":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","version":2,"previous":1},
{"topic":"identity.user.v1","key":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","version":3,"previous":2},
{"topic":"identity.user.v1","key":"c5debdf7-9841-4326-982a-f0338ef949ae","version":2,"previous":1},
{"topic":"identity.user.v1","key":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","version":2,"previous":1},
{"topic":"identity.user.v1","key":"230516b9-da57-48e7-be16-2405b111d853","version":3,"previous":2}
]$rows$);
insert into public.answers (id, user_id, survey_type, question, answer, rating, created_at) overriding system value select id, user_id, survey_type, question, answer, rating, created_at from
json_populate_recordset(null::public.answers, $rows$[
{"id":"d8e738e3-b692-455e-b17d-107d0f3102f9","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Text entry saved me ten minutes.","rating":5,"created_at":"2026-11-28T18:45:30.85+00:00"},
{"id":"09690744-95d5-4b8e-b9b9-cbd607b94271","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"","rating":4,"created_at":"2026-11-28T18:45:30.893+00:00"},
{"id":"99705b7f-4dea-4a2b-8476-b332fa0796e5","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Dragging on the phone just works.","rating":5,"created_at":"2026-11-28T18:45:30.907+00:00"},
{"id":"eaea7dd2-1404-461c-8a1f-cf7b5ca2dcd0","user_id":"230516b9-da57-48e7-be16-2405b111d853","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"I kept losing my place at the bottom of the list.","rating":3,"created_at":"2026-11-28T18:45:30.917+00:00"},
{"id":"3da8ad88-8eca-4871-b7a0-63503273d8df","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"More about the castaways, please.","rating":4,"created_at":"2026-11-28T18:45:30.927+00:00"},
{"id":"4eedb52a-7913-45bf-9ff6-1de21d8a14db","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"","rating":5,"created_at":"2026-11-28T18:45:30.946+00:00"},
{"id":"0e1bae8f-20a1-41e9-9627-bb273a06df32","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Eighteen is a lot to sort on a bus.","rating":2,"created_at":"2026-11-28T18:45:30.966+00:00"},
{"id":"c7d22cca-93b2-41cd-b574-bf202c54354e","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"Love that it moves by itself.","rating":5,"created_at":"2026-11-28T18:45:30.975+00:00"},
{"id":"570a9923-fa4f-47bd-b8cb-c072251c01fc","user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"","rating":4,"created_at":"2026-11-28T18:45:30.984+00:00"},
{"id":"93033bdb-01b9-499b-afe3-eac8d2cd91fd","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"Show me how far I climbed.","rating":4,"created_at":"2026-11-28T18:45:30.997+00:00"},
{"id":"b539506d-19af-4ca3-a620-0cf2d9ef9186","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","survey_type":"WEEKLY_PICKS","question":"How easy was it to make your weekly pick?","answer":"","rating":5,"created_at":"2026-11-28T18:45:31.008+00:00"},
{"id":"2511c0a7-9aeb-47fb-98f4-8f6eb0bd4716","user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","survey_type":"WEEKLY_PICKS","question":"How easy was it to make your weekly pick?","answer":"The countdown makes me nervous, in a good way.","rating":4,"created_at":"2026-11-28T18:45:31.026+00:00"},
{"id":"52b82a19-2e95-44b7-8fdf-9d2669c43579","user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","survey_type":"BETA_FEEDBACK","question":"What should we build next?","answer":"A league just for my family.","rating":null,"created_at":"2026-11-28T18:45:31.035+00:00"},
{"id":"3b7e0197-ce47-49df-8171-b9b67a6ae3a5","user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","survey_type":"BETA_FEEDBACK","question":"What should we build next?","answer":"Let me text my pick from the couch.","rating":null,"created_at":"2026-11-28T18:45:31.044+00:00"}
]$rows$);
insert into public.migrations (id, "timestamp", name) overriding system value select id, "timestamp", name from
json_populate_recordset(null::public.migrations, $rows$[
{"id":1,"timestamp":1700000000001,"name":"CreateOutbox1700000000001"},
{"id":2,"timestamp":1700000000002,"name":"CreateSeenVersions1700000000002"},
{"id":3,"timestamp":1700000300000,"name":"CreateFeedback1700000300000"},
{"id":4,"timestamp":1700001200000,"name":"CreateSearch1700001200000"},
{"id":5,"timestamp":1700001200001,"name":"CreateAnswerList1700001200001"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
