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
create schema if not exists copied;
create table if not exists copied.versions (
     topic text not null, key text not null, version bigint not null, previous bigint, primary key (topic, key));
alter table copied.versions add column if not exists previous bigint;
create table if not exists copied.fills (shape text primary key, filled_at timestamptz not null default now());
create table if not exists copied.users (id uuid primary key, name text not null default '', email text not null default '', username text , is_admin boolean not null default false);
alter table copied.users add column if not exists id uuid primary key;
alter table copied.users add column if not exists name text not null default '';
alter table copied.users add column if not exists email text not null default '';
alter table copied.users add column if not exists username text ;
alter table copied.users add column if not exists is_admin boolean not null default false;
set session_replication_role = replica;
truncate copied.fills, copied.users, copied.versions, public.answers, public.migrations, public.outbox, public.seen_versions, public.users;
insert into copied.fills (shape, filled_at) overriding system value select shape, filled_at from
json_populate_recordset(null::copied.fills, $rows$[
{"shape":"ac3be444","filled_at":"2026-11-26T13:02:06.628785+00:00"}
]$rows$);
insert into copied.users (id, name, email, username, is_admin) overriding system value select id, name, email, username, is_admin from
json_populate_recordset(null::copied.users, $rows$[
{"id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","name":"League Admin","email":"jo.admin@example.com","username":"jo.admin","is_admin":true},
{"id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","name":"Coral Whitfield","email":"coral@torchbearer.example","username":"coral","is_admin":false},
{"id":"98e58088-a841-485d-8879-7054a7ec5c28","name":"Dune Marlowe","email":"dune@torchbearer.example","username":"dune","is_admin":false},
{"id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","name":"Ember Castellan","email":"ember@torchbearer.example","username":"ember","is_admin":false},
{"id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","name":"Fern Okonjo","email":"fern@torchbearer.example","username":"fern","is_admin":false},
{"id":"6829917c-1514-4967-b53c-ba312340e6d3","name":"Gale Rutherford","email":"gale@torchbearer.example","username":"gale","is_admin":false},
{"id":"9479db03-b435-4022-9901-9fb4f774f9ac","name":"Harbor Lindqvist","email":"harbor@torchbearer.example","username":"harbor","is_admin":false},
{"id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","name":"Indigo Farrow","email":"indigo@torchbearer.example","username":"indigo","is_admin":false},
{"id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","name":"Juniper Vale","email":"juniper@torchbearer.example","username":"juniper","is_admin":false},
{"id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","name":"Koa Brightwater","email":"koa@torchbearer.example","username":"koa","is_admin":false},
{"id":"33824866-179e-427b-bc7f-c19ca90662cc","name":"Lagoon Petrov","email":"lagoon@torchbearer.example","username":"lagoon","is_admin":false},
{"id":"484c54d4-9872-4926-be74-916d676b20e8","name":"Maris Delgado","email":"maris@torchbearer.example","username":"maris","is_admin":false},
{"id":"eb89577b-5603-484f-be87-9da2b5a85d73","name":"Nova Tremblay","email":"nova@torchbearer.example","username":"nova","is_admin":false}
]$rows$);
insert into copied.versions (topic, key, version, previous) overriding system value select topic, key, version, previous from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","version":1,"previous":null},
{"topic":"identity.user.v1","key":"9479db03-b435-4022-9901-9fb4f774f9ac","version":1,"previous":null},
{"topic":"identity.user.v1","key":"d903a40b-838d-4d05-a35f-9bb93d4b5266","version":1,"previous":null},
{"topic":"identity.user.v1","key":"33824866-179e-427b-bc7f-c19ca90662cc","version":1,"previous":null},
{"topic":"identity.user.v1","key":"272672b7-f50d-44a6-bc32-64c166fbbb9a","version":3,"previous":2},
{"topic":"identity.user.v1","key":"98e58088-a841-485d-8879-7054a7ec5c28","version":3,"previous":2},
{"topic":"identity.user.v1","key":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","version":3,"previous":2},
{"topic":"identity.user.v1","key":"6829917c-1514-4967-b53c-ba312340e6d3","version":3,"previous":2},
{"topic":"identity.user.v1","key":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","version":2,"previous":1},
{"topic":"identity.user.v1","key":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","version":3,"previous":2},
{"topic":"identity.user.v1","key":"484c54d4-9872-4926-be74-916d676b20e8","version":2,"previous":1},
{"topic":"identity.user.v1","key":"eb89577b-5603-484f-be87-9da2b5a85d73","version":2,"previous":1},
{"topic":"identity.user.v1","key":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","version":3,"previous":2}
]$rows$);
insert into public.answers (id, user_id, survey_type, question, answer, rating, created_at) overriding system value select id, user_id, survey_type, question, answer, rating, created_at from
json_populate_recordset(null::public.answers, $rows$[
{"id":"4c7cb90b-40b0-4c6e-af32-cd5fd94af239","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Text entry saved me ten minutes.","rating":5,"created_at":"2026-11-26T13:02:16.279+00:00"},
{"id":"683aa288-9b08-4f32-a13f-4fb6bfda1551","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"","rating":4,"created_at":"2026-11-26T13:02:16.3+00:00"},
{"id":"d3331a74-4541-452a-8dda-9be09c870714","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Dragging on the phone just works.","rating":5,"created_at":"2026-11-26T13:02:16.312+00:00"},
{"id":"d8add2c0-6072-4054-ab4e-f8265f15f3f1","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"I kept losing my place at the bottom of the list.","rating":3,"created_at":"2026-11-26T13:02:16.323+00:00"},
{"id":"917dfa5d-614d-428d-bd31-a5d62c0b5d2c","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"More about the castaways, please.","rating":4,"created_at":"2026-11-26T13:02:16.335+00:00"},
{"id":"a2892b0c-7347-407d-beda-f0223cba8358","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"","rating":5,"created_at":"2026-11-26T13:02:16.346+00:00"},
{"id":"ffe348c4-4622-498b-94b1-0eb06605ebc5","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Eighteen is a lot to sort on a bus.","rating":2,"created_at":"2026-11-26T13:02:16.365+00:00"},
{"id":"353bb071-7c10-411b-936c-1da34fd8cddf","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"Love that it moves by itself.","rating":5,"created_at":"2026-11-26T13:02:16.377+00:00"},
{"id":"69021b94-d716-4c50-b245-86b543394c5a","user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"","rating":4,"created_at":"2026-11-26T13:02:16.387+00:00"},
{"id":"47b80710-18d8-4e9b-87f4-a624ac787dcc","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"Show me how far I climbed.","rating":4,"created_at":"2026-11-26T13:02:16.397+00:00"},
{"id":"29681c18-b7b6-4557-88b8-c7f6b3373a98","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","survey_type":"WEEKLY_PICKS","question":"How easy was it to make your weekly pick?","answer":"","rating":5,"created_at":"2026-11-26T13:02:16.405+00:00"},
{"id":"bf824e22-ffba-4ee9-8275-8d716e12c8fd","user_id":"484c54d4-9872-4926-be74-916d676b20e8","survey_type":"WEEKLY_PICKS","question":"How easy was it to make your weekly pick?","answer":"The countdown makes me nervous, in a good way.","rating":4,"created_at":"2026-11-26T13:02:16.411+00:00"},
{"id":"756ad332-0d06-42b4-8189-b3624b2f25f0","user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","survey_type":"BETA_FEEDBACK","question":"What should we build next?","answer":"A league just for my family.","rating":null,"created_at":"2026-11-26T13:02:16.422+00:00"},
{"id":"52bea669-88e1-42ab-8c0f-a2155f4fbcb0","user_id":"33824866-179e-427b-bc7f-c19ca90662cc","survey_type":"BETA_FEEDBACK","question":"What should we build next?","answer":"Let me text my pick from the couch.","rating":null,"created_at":"2026-11-26T13:02:16.433+00:00"}
]$rows$);
insert into public.migrations (id, "timestamp", name) overriding system value select id, "timestamp", name from
json_populate_recordset(null::public.migrations, $rows$[
{"id":1,"timestamp":1700000000001,"name":"CreateOutbox1700000000001"},
{"id":2,"timestamp":1700000000002,"name":"CreateSeenVersions1700000000002"},
{"id":3,"timestamp":1700000300000,"name":"CreateFeedback1700000300000"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
