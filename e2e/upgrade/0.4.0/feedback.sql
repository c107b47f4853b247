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
select 'copied.' || table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'copied'
     union all select indexname from pg_indexes where schemaname = 'copied';
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
{"shape":"ac3be444","filled_at":"2026-11-26T19:45:39.19589+00:00"}
]$rows$);
insert into copied.users (id, name, email, username, is_admin) overriding system value select id, name, email, username, is_admin from
json_populate_recordset(null::copied.users, $rows$[
{"id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","name":"League Admin","email":"jo.admin@example.com","username":"jo.admin","is_admin":true},
{"id":"b047e129-098c-47ce-b274-c084a84f62ba","name":"Coral Whitfield","email":"coral@torchbearer.example","username":"coral","is_admin":false},
{"id":"6906bdb4-054a-4bb8-9730-5857260185f7","name":"Dune Marlowe","email":"dune@torchbearer.example","username":"dune","is_admin":false},
{"id":"ed849118-e977-47e1-bb21-5e15dea367d7","name":"Ember Castellan","email":"ember@torchbearer.example","username":"ember","is_admin":false},
{"id":"a41e7fb4-64d3-4970-86af-a0026dea7166","name":"Fern Okonjo","email":"fern@torchbearer.example","username":"fern","is_admin":false},
{"id":"7bd50031-93a5-4977-8f44-d2acf21076e0","name":"Gale Rutherford","email":"gale@torchbearer.example","username":"gale","is_admin":false},
{"id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","name":"Harbor Lindqvist","email":"harbor@torchbearer.example","username":"harbor","is_admin":false},
{"id":"7118fd6e-d906-4561-b8c3-31db742fe545","name":"Indigo Farrow","email":"indigo@torchbearer.example","username":"indigo","is_admin":false},
{"id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","name":"Juniper Vale","email":"juniper@torchbearer.example","username":"juniper","is_admin":false},
{"id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","name":"Koa Brightwater","email":"koa@torchbearer.example","username":"koa","is_admin":false},
{"id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","name":"Lagoon Petrov","email":"lagoon@torchbearer.example","username":"lagoon","is_admin":false},
{"id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","name":"Maris Delgado","email":"maris@torchbearer.example","username":"maris","is_admin":false},
{"id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","name":"Nova Tremblay","email":"nova@torchbearer.example","username":"nova","is_admin":false}
]$rows$);
insert into copied.versions (topic, key, version, previous) overriding system value select topic, key, version, previous from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","version":1,"previous":null},
{"topic":"identity.user.v1","key":"a5765c72-c534-4d58-a54e-bf65f1d514c4","version":1,"previous":null},
{"topic":"identity.user.v1","key":"7118fd6e-d906-4561-b8c3-31db742fe545","version":1,"previous":null},
{"topic":"identity.user.v1","key":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","version":1,"previous":null},
{"topic":"identity.user.v1","key":"b047e129-098c-47ce-b274-c084a84f62ba","version":3,"previous":2},
{"topic":"identity.user.v1","key":"6906bdb4-054a-4bb8-9730-5857260185f7","version":3,"previous":2},
{"topic":"identity.user.v1","key":"ed849118-e977-47e1-bb21-5e15dea367d7","version":3,"previous":2},
{"topic":"identity.user.v1","key":"7bd50031-93a5-4977-8f44-d2acf21076e0","version":3,"previous":2},
{"topic":"identity.user.v1","key":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","version":2,"previous":1},
{"topic":"identity.user.v1","key":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","version":3,"previous":2},
{"topic":"identity.user.v1","key":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","version":2,"previous":1},
{"topic":"identity.user.v1","key":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","version":2,"previous":1},
{"topic":"identity.user.v1","key":"a41e7fb4-64d3-4970-86af-a0026dea7166","version":3,"previous":2}
]$rows$);
insert into public.answers (id, user_id, survey_type, question, answer, rating, created_at) overriding system value select id, user_id, survey_type, question, answer, rating, created_at from
json_populate_recordset(null::public.answers, $rows$[
{"id":"1b26821b-3c21-4c54-840b-0605563c1965","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Text entry saved me ten minutes.","rating":5,"created_at":"2026-11-26T19:45:49.977+00:00"},
{"id":"c897b814-6e08-4a4d-9271-60a81bf2be7c","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"","rating":4,"created_at":"2026-11-26T19:45:49.992+00:00"},
{"id":"27cd8ce5-00aa-4eac-9372-585a85da09b3","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Dragging on the phone just works.","rating":5,"created_at":"2026-11-26T19:45:49.999+00:00"},
{"id":"c4d16e4d-6cb6-4e74-bc6d-b17d5d36397f","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"I kept losing my place at the bottom of the list.","rating":3,"created_at":"2026-11-26T19:45:50.003+00:00"},
{"id":"6e1e778f-3234-48d9-baf6-846b1403b60b","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"More about the castaways, please.","rating":4,"created_at":"2026-11-26T19:45:50.01+00:00"},
{"id":"dbea5f71-d11f-412e-8c6d-b6da0c803f53","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"","rating":5,"created_at":"2026-11-26T19:45:50.014+00:00"},
{"id":"7af1c96f-3950-4e02-b5e8-1544a1ea8fb0","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Eighteen is a lot to sort on a bus.","rating":2,"created_at":"2026-11-26T19:45:50.021+00:00"},
{"id":"abf4d635-3a79-48b2-9519-61a7e0ac40a6","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"Love that it moves by itself.","rating":5,"created_at":"2026-11-26T19:45:50.025+00:00"},
{"id":"ae178c72-a0c2-4d47-91d8-666004033092","user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"","rating":4,"created_at":"2026-11-26T19:45:50.032+00:00"},
{"id":"f067d06c-b10c-416f-a0d8-3032698a5f43","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"Show me how far I climbed.","rating":4,"created_at":"2026-11-26T19:45:50.037+00:00"},
{"id":"4e670d1a-6b6a-41be-b20b-dfdf8ddae804","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","survey_type":"WEEKLY_PICKS","question":"How easy was it to make your weekly pick?","answer":"","rating":5,"created_at":"2026-11-26T19:45:50.042+00:00"},
{"id":"40dff325-67dd-4b93-bb47-7e332ddb8abd","user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","survey_type":"WEEKLY_PICKS","question":"How easy was it to make your weekly pick?","answer":"The countdown makes me nervous, in a good way.","rating":4,"created_at":"2026-11-26T19:45:50.051+00:00"},
{"id":"9de6f590-5809-4eea-bf97-1c74a474ee73","user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","survey_type":"BETA_FEEDBACK","question":"What should we build next?","answer":"A league just for my family.","rating":null,"created_at":"2026-11-26T19:45:50.059+00:00"},
{"id":"3262597e-b54f-4648-8256-8eaab54d2914","user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","survey_type":"BETA_FEEDBACK","question":"What should we build next?","answer":"Let me text my pick from the couch.","rating":null,"created_at":"2026-11-26T19:45:50.063+00:00"}
]$rows$);
insert into public.migrations (id, "timestamp", name) overriding system value select id, "timestamp", name from
json_populate_recordset(null::public.migrations, $rows$[
{"id":1,"timestamp":1700000000001,"name":"CreateOutbox1700000000001"},
{"id":2,"timestamp":1700000000002,"name":"CreateSeenVersions1700000000002"},
{"id":3,"timestamp":1700000300000,"name":"CreateFeedback1700000300000"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
