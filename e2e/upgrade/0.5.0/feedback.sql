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
{"shape":"ac3be444","filled_at":"2026-11-26T23:53:26.456508+00:00"}
]$rows$);
insert into copied.users (id, name, email, username, is_admin) overriding system value select id, name, email, username, is_admin from
json_populate_recordset(null::copied.users, $rows$[
{"id":"266acdbb-fd78-4076-8821-1c6c27210cbf","name":"League Admin","email":"jo.admin@example.com","username":"jo.admin","is_admin":true},
{"id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","name":"Coral Whitfield","email":"coral@torchbearer.example","username":"coral","is_admin":false},
{"id":"fde99452-6b2e-4729-89a5-0d261beee8af","name":"Dune Marlowe","email":"dune@torchbearer.example","username":"dune","is_admin":false},
{"id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","name":"Ember Castellan","email":"ember@torchbearer.example","username":"ember","is_admin":false},
{"id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","name":"Fern Okonjo","email":"fern@torchbearer.example","username":"fern","is_admin":false},
{"id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","name":"Gale Rutherford","email":"gale@torchbearer.example","username":"gale","is_admin":false},
{"id":"ba135584-bf0a-4430-b945-6de884e3d655","name":"Harbor Lindqvist","email":"harbor@torchbearer.example","username":"harbor","is_admin":false},
{"id":"2cd443d1-162a-41e7-92df-ffffe081367e","name":"Indigo Farrow","email":"indigo@torchbearer.example","username":"indigo","is_admin":false},
{"id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","name":"Juniper Vale","email":"juniper@torchbearer.example","username":"juniper","is_admin":false},
{"id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","name":"Koa Brightwater","email":"koa@torchbearer.example","username":"koa","is_admin":false},
{"id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","name":"Lagoon Petrov","email":"lagoon@torchbearer.example","username":"lagoon","is_admin":false},
{"id":"100c012c-4b86-4183-9619-96b073567562","name":"Maris Delgado","email":"maris@torchbearer.example","username":"maris","is_admin":false},
{"id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","name":"Nova Tremblay","email":"nova@torchbearer.example","username":"nova","is_admin":false}
]$rows$);
insert into copied.versions (topic, key, version, previous) overriding system value select topic, key, version, previous from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"266acdbb-fd78-4076-8821-1c6c27210cbf","version":1,"previous":null},
{"topic":"identity.user.v1","key":"ba135584-bf0a-4430-b945-6de884e3d655","version":1,"previous":null},
{"topic":"identity.user.v1","key":"2cd443d1-162a-41e7-92df-ffffe081367e","version":1,"previous":null},
{"topic":"identity.user.v1","key":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","version":1,"previous":null},
{"topic":"identity.user.v1","key":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","version":3,"previous":2},
{"topic":"identity.user.v1","key":"fde99452-6b2e-4729-89a5-0d261beee8af","version":3,"previous":2},
{"topic":"identity.user.v1","key":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","version":3,"previous":2},
{"topic":"identity.user.v1","key":"760ccb36-879f-45d9-ac5e-1d559d0710ce","version":3,"previous":2},
{"topic":"identity.user.v1","key":"e9d65d1a-5d54-4198-937d-23938a1f00fa","version":2,"previous":1},
{"topic":"identity.user.v1","key":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","version":3,"previous":2},
{"topic":"identity.user.v1","key":"100c012c-4b86-4183-9619-96b073567562","version":2,"previous":1},
{"topic":"identity.user.v1","key":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","version":2,"previous":1},
{"topic":"identity.user.v1","key":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","version":3,"previous":2}
]$rows$);
insert into public.answers (id, user_id, survey_type, question, answer, rating, created_at) overriding system value select id, user_id, survey_type, question, answer, rating, created_at from
json_populate_recordset(null::public.answers, $rows$[
{"id":"eabe063d-e76b-4fc7-b1a2-b1f3cdb8e938","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Text entry saved me ten minutes.","rating":5,"created_at":"2026-11-26T23:53:40.036+00:00"},
{"id":"fc0824be-4b98-44cc-8f5f-7c394a35679a","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"","rating":4,"created_at":"2026-11-26T23:53:40.053+00:00"},
{"id":"3a331eca-5f70-4076-b23d-6af030c4bd2c","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Dragging on the phone just works.","rating":5,"created_at":"2026-11-26T23:53:40.061+00:00"},
{"id":"d8e612d9-4685-4307-9bcb-fc6d059d471e","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"I kept losing my place at the bottom of the list.","rating":3,"created_at":"2026-11-26T23:53:40.071+00:00"},
{"id":"08a05244-c2bc-4bd8-a631-983754cb5859","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"More about the castaways, please.","rating":4,"created_at":"2026-11-26T23:53:40.077+00:00"},
{"id":"fd166c65-9df7-4436-8b0f-5a7779f4f0f2","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"","rating":5,"created_at":"2026-11-26T23:53:40.086+00:00"},
{"id":"b0de9b20-0c7b-4a16-9541-707fb7eed7cf","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Eighteen is a lot to sort on a bus.","rating":2,"created_at":"2026-11-26T23:53:40.093+00:00"},
{"id":"ff18391b-4bc7-4078-81f8-24d981ea0d52","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"Love that it moves by itself.","rating":5,"created_at":"2026-11-26T23:53:40.102+00:00"},
{"id":"7af4a900-8188-4119-8719-ea3b03c965aa","user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"","rating":4,"created_at":"2026-11-26T23:53:40.113+00:00"},
{"id":"cde37043-87f3-43c9-b395-cbbc523ff051","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"Show me how far I climbed.","rating":4,"created_at":"2026-11-26T23:53:40.119+00:00"},
{"id":"10f85178-dc6a-4313-af93-25822fb537c9","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","survey_type":"WEEKLY_PICKS","question":"How easy was it to make your weekly pick?","answer":"","rating":5,"created_at":"2026-11-26T23:53:40.127+00:00"},
{"id":"846b681b-36c3-483d-b7b0-e9310641a125","user_id":"100c012c-4b86-4183-9619-96b073567562","survey_type":"WEEKLY_PICKS","question":"How easy was it to make your weekly pick?","answer":"The countdown makes me nervous, in a good way.","rating":4,"created_at":"2026-11-26T23:53:40.131+00:00"},
{"id":"6785e6d7-b148-472a-8e33-d12e583b3429","user_id":"ba135584-bf0a-4430-b945-6de884e3d655","survey_type":"BETA_FEEDBACK","question":"What should we build next?","answer":"A league just for my family.","rating":null,"created_at":"2026-11-26T23:53:40.144+00:00"},
{"id":"826d6d95-f2a4-4a5a-b0ba-9e788769e11f","user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","survey_type":"BETA_FEEDBACK","question":"What should we build next?","answer":"Let me text my pick from the couch.","rating":null,"created_at":"2026-11-26T23:53:40.149+00:00"}
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
