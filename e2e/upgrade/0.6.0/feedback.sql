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
{"shape":"ac3be444","filled_at":"2026-11-28T01:02:54.695393+00:00"}
]$rows$);
insert into copied.users (id, name, email, username, is_admin) overriding system value select id, name, email, username, is_admin from
json_populate_recordset(null::copied.users, $rows$[
{"id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","name":"League Admin","email":"jo.admin@example.com","username":"jo.admin","is_admin":true},
{"id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","name":"Coral Whitfield","email":"coral@torchbearer.example","username":"coral","is_admin":false},
{"id":"df1468ef-f584-423d-ae43-00a5d9c90275","name":"Dune Marlowe","email":"dune@torchbearer.example","username":"dune","is_admin":false},
{"id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","name":"Ember Castellan","email":"ember@torchbearer.example","username":"ember","is_admin":false},
{"id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","name":"Fern Okonjo","email":"fern@torchbearer.example","username":"fern","is_admin":false},
{"id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","name":"Gale Rutherford","email":"gale@torchbearer.example","username":"gale","is_admin":false},
{"id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","name":"Harbor Lindqvist","email":"harbor@torchbearer.example","username":"harbor","is_admin":false},
{"id":"59015872-e4ad-4882-b519-b9cd86e6a40f","name":"Indigo Farrow","email":"indigo@torchbearer.example","username":"indigo","is_admin":false},
{"id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","name":"Juniper Vale","email":"juniper@torchbearer.example","username":"juniper","is_admin":false},
{"id":"bde039f5-2f0f-446f-ab3a-506082ca7510","name":"Koa Brightwater","email":"koa@torchbearer.example","username":"koa","is_admin":false},
{"id":"2510ef38-2988-43d5-8da1-e6d0647268cc","name":"Lagoon Petrov","email":"lagoon@torchbearer.example","username":"lagoon","is_admin":false},
{"id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","name":"Maris Delgado","email":"maris@torchbearer.example","username":"maris","is_admin":false},
{"id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","name":"Nova Tremblay","email":"nova@torchbearer.example","username":"nova","is_admin":false}
]$rows$);
insert into copied.versions (topic, key, version, previous) overriding system value select topic, key, version, previous from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","version":1,"previous":null},
{"topic":"identity.user.v1","key":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","version":1,"previous":null},
{"topic":"identity.user.v1","key":"59015872-e4ad-4882-b519-b9cd86e6a40f","version":1,"previous":null},
{"topic":"identity.user.v1","key":"2510ef38-2988-43d5-8da1-e6d0647268cc","version":1,"previous":null},
{"topic":"identity.user.v1","key":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","version":3,"previous":2},
{"topic":"identity.user.v1","key":"df1468ef-f584-423d-ae43-00a5d9c90275","version":3,"previous":2},
{"topic":"identity.user.v1","key":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","version":3,"previous":2},
{"topic":"identity.user.v1","key":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","version":3,"previous":2},
{"topic":"identity.user.v1","key":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","version":2,"previous":1},
{"topic":"identity.user.v1","key":"bde039f5-2f0f-446f-ab3a-506082ca7510","version":3,"previous":2},
{"topic":"identity.user.v1","key":"a6051dbf-afb5-4a13-aecb-60e534a966dc","version":2,"previous":1},
{"topic":"identity.user.v1","key":"3895dd10-4640-4314-ab1b-087ff0b8f15a","version":2,"previous":1},
{"topic":"identity.user.v1","key":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","version":3,"previous":2}
]$rows$);
insert into public.answers (id, user_id, survey_type, question, answer, rating, created_at) overriding system value select id, user_id, survey_type, question, answer, rating, created_at from
json_populate_recordset(null::public.answers, $rows$[
{"id":"005f7fc5-9fc1-494f-9d44-7d12cfeaaec2","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Text entry saved me ten minutes.","rating":5,"created_at":"2026-11-28T01:03:07.675+00:00"},
{"id":"45621b2c-817b-4697-ade4-8b2d811615ed","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"","rating":4,"created_at":"2026-11-28T01:03:07.698+00:00"},
{"id":"a82bfb93-1158-4723-9069-721c97e2a7c8","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Dragging on the phone just works.","rating":5,"created_at":"2026-11-28T01:03:07.711+00:00"},
{"id":"650e3e0c-7cc2-43a4-96f4-8807e0fe42c0","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"I kept losing my place at the bottom of the list.","rating":3,"created_at":"2026-11-28T01:03:07.72+00:00"},
{"id":"c1e9c01c-f1ee-4ef7-abd2-0b1397cc0871","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"More about the castaways, please.","rating":4,"created_at":"2026-11-28T01:03:07.728+00:00"},
{"id":"806ff144-4c3f-4710-a229-d8e4ad828b86","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"","rating":5,"created_at":"2026-11-28T01:03:07.735+00:00"},
{"id":"b97e8a53-70af-441c-899d-a440ff31931b","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Eighteen is a lot to sort on a bus.","rating":2,"created_at":"2026-11-28T01:03:07.748+00:00"},
{"id":"fbf781ac-4698-4c72-b190-9a0f145b6b97","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"Love that it moves by itself.","rating":5,"created_at":"2026-11-28T01:03:07.762+00:00"},
{"id":"8eddb31b-7804-43be-9282-7dd87ddcaa34","user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"","rating":4,"created_at":"2026-11-28T01:03:07.773+00:00"},
{"id":"8a4ab475-0a41-4ffc-a155-17ae23e6e697","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"Show me how far I climbed.","rating":4,"created_at":"2026-11-28T01:03:07.786+00:00"},
{"id":"bcb6e1b5-5fbf-4230-ad32-65d18b2e73e3","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","survey_type":"WEEKLY_PICKS","question":"How easy was it to make your weekly pick?","answer":"","rating":5,"created_at":"2026-11-28T01:03:07.8+00:00"},
{"id":"0bf10c28-478c-4f54-be8a-b66056069ab4","user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","survey_type":"WEEKLY_PICKS","question":"How easy was it to make your weekly pick?","answer":"The countdown makes me nervous, in a good way.","rating":4,"created_at":"2026-11-28T01:03:07.82+00:00"},
{"id":"33d52acd-be15-432e-a7d8-473490f15fac","user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","survey_type":"BETA_FEEDBACK","question":"What should we build next?","answer":"A league just for my family.","rating":null,"created_at":"2026-11-28T01:03:07.831+00:00"},
{"id":"86e3df2e-564a-4cfe-a066-838ea7d54f3b","user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","survey_type":"BETA_FEEDBACK","question":"What should we build next?","answer":"Let me text my pick from the couch.","rating":null,"created_at":"2026-11-28T01:03:07.839+00:00"}
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
