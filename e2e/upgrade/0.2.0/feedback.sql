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
     topic text not null, key text not null, version bigint not null, primary key (topic, key));
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
{"shape":"ac3be444","filled_at":"2026-11-25T02:11:12.774351+00:00"}
]$rows$);
insert into copied.users (id, name, email, username, is_admin) overriding system value select id, name, email, username, is_admin from
json_populate_recordset(null::copied.users, $rows$[
{"id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","name":"League Admin","email":"jo.admin@example.com","username":"jo.admin","is_admin":true},
{"id":"b3adbf19-7155-4551-baf0-628a229b282a","name":"Coral Whitfield","email":"coral@torchbearer.example","username":"coral","is_admin":false},
{"id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","name":"Dune Marlowe","email":"dune@torchbearer.example","username":"dune","is_admin":false},
{"id":"e48a25e8-9d2c-468e-a433-542aadb23735","name":"Ember Castellan","email":"ember@torchbearer.example","username":"ember","is_admin":false},
{"id":"62a728d7-02ee-47f4-b97a-76956f78af53","name":"Fern Okonjo","email":"fern@torchbearer.example","username":"fern","is_admin":false},
{"id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","name":"Gale Rutherford","email":"gale@torchbearer.example","username":"gale","is_admin":false},
{"id":"39cb7007-87c8-4953-a036-99426106c6c3","name":"Harbor Lindqvist","email":"harbor@torchbearer.example","username":"harbor","is_admin":false},
{"id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","name":"Indigo Farrow","email":"indigo@torchbearer.example","username":"indigo","is_admin":false},
{"id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","name":"Juniper Vale","email":"juniper@torchbearer.example","username":"juniper","is_admin":false},
{"id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","name":"Koa Brightwater","email":"koa@torchbearer.example","username":"koa","is_admin":false},
{"id":"40b5e225-f085-4cb7-8901-65387480801e","name":"Lagoon Petrov","email":"lagoon@torchbearer.example","username":"lagoon","is_admin":false},
{"id":"45295044-430a-470f-a1ed-ae1b66d1503c","name":"Maris Delgado","email":"maris@torchbearer.example","username":"maris","is_admin":false},
{"id":"75f0ae58-7151-4192-ad40-f212c0abf419","name":"Nova Tremblay","email":"nova@torchbearer.example","username":"nova","is_admin":false}
]$rows$);
insert into copied.versions (topic, key, version) overriding system value select topic, key, version from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","version":1},
{"topic":"identity.user.v1","key":"39cb7007-87c8-4953-a036-99426106c6c3","version":1},
{"topic":"identity.user.v1","key":"9dc6afca-633a-4bd5-9723-7f35aeaded90","version":1},
{"topic":"identity.user.v1","key":"40b5e225-f085-4cb7-8901-65387480801e","version":1},
{"topic":"identity.user.v1","key":"b3adbf19-7155-4551-baf0-628a229b282a","version":3},
{"topic":"identity.user.v1","key":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","version":3},
{"topic":"identity.user.v1","key":"e48a25e8-9d2c-468e-a433-542aadb23735","version":3},
{"topic":"identity.user.v1","key":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","version":3},
{"topic":"identity.user.v1","key":"a6927bee-5c12-4b75-89f3-2a7126f841fd","version":2},
{"topic":"identity.user.v1","key":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","version":3},
{"topic":"identity.user.v1","key":"45295044-430a-470f-a1ed-ae1b66d1503c","version":2},
{"topic":"identity.user.v1","key":"75f0ae58-7151-4192-ad40-f212c0abf419","version":2},
{"topic":"identity.user.v1","key":"62a728d7-02ee-47f4-b97a-76956f78af53","version":3}
]$rows$);
insert into public.answers (id, user_id, survey_type, question, answer, rating, created_at) overriding system value select id, user_id, survey_type, question, answer, rating, created_at from
json_populate_recordset(null::public.answers, $rows$[
{"id":"b2f101d8-df69-4ba4-806c-921f52de2caa","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Text entry saved me ten minutes.","rating":5,"created_at":"2026-11-25T02:11:45.809+00:00"},
{"id":"1cad45fb-bf7c-4cbe-a72a-c666bdaa2ea6","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"","rating":4,"created_at":"2026-11-25T02:11:46.043+00:00"},
{"id":"e5d5a25d-fa2b-4b5a-9384-a3689eebfa05","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Dragging on the phone just works.","rating":5,"created_at":"2026-11-25T02:11:46.125+00:00"},
{"id":"05a50162-a63d-4f28-b612-5d4c1c302c86","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"I kept losing my place at the bottom of the list.","rating":3,"created_at":"2026-11-25T02:11:46.185+00:00"},
{"id":"c01cf937-0353-41fb-a42e-7076f4dfd1a6","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"More about the castaways, please.","rating":4,"created_at":"2026-11-25T02:11:46.255+00:00"},
{"id":"5969212b-46d8-4760-86ca-60e33feb0d0a","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"","rating":5,"created_at":"2026-11-25T02:11:46.297+00:00"},
{"id":"e962c46d-d257-4763-be65-1bb1d6fd174d","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Eighteen is a lot to sort on a bus.","rating":2,"created_at":"2026-11-25T02:11:46.348+00:00"},
{"id":"746a4d1d-e30a-48d5-b6b3-db87bc974e98","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"Love that it moves by itself.","rating":5,"created_at":"2026-11-25T02:11:46.387+00:00"},
{"id":"7dfd117d-c32b-4728-bfec-387718137d39","user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"","rating":4,"created_at":"2026-11-25T02:11:46.419+00:00"},
{"id":"9dd54a51-4eec-47d6-be57-b239f03c2936","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"Show me how far I climbed.","rating":4,"created_at":"2026-11-25T02:11:46.485+00:00"},
{"id":"255cef8f-1b47-4892-bb1a-1211a1314d26","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","survey_type":"WEEKLY_PICKS","question":"How easy was it to make your weekly pick?","answer":"","rating":5,"created_at":"2026-11-25T02:11:46.514+00:00"},
{"id":"3ccc1ad5-19a4-4a82-bcb8-1832b5743d70","user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","survey_type":"WEEKLY_PICKS","question":"How easy was it to make your weekly pick?","answer":"The countdown makes me nervous, in a good way.","rating":4,"created_at":"2026-11-25T02:11:46.551+00:00"},
{"id":"b9459606-087c-49d2-8cf2-4ff27fe86b8e","user_id":"39cb7007-87c8-4953-a036-99426106c6c3","survey_type":"BETA_FEEDBACK","question":"What should we build next?","answer":"A league just for my family.","rating":null,"created_at":"2026-11-25T02:11:46.588+00:00"},
{"id":"cdb15fdd-2ddb-4e89-854d-906114e81069","user_id":"40b5e225-f085-4cb7-8901-65387480801e","survey_type":"BETA_FEEDBACK","question":"What should we build next?","answer":"Let me text my pick from the couch.","rating":null,"created_at":"2026-11-25T02:11:46.623+00:00"}
]$rows$);
insert into public.migrations (id, "timestamp", name) overriding system value select id, "timestamp", name from
json_populate_recordset(null::public.migrations, $rows$[
{"id":1,"timestamp":1700000000001,"name":"CreateOutbox1700000000001"},
{"id":2,"timestamp":1700000000002,"name":"CreateSeenVersions1700000000002"},
{"id":3,"timestamp":1700000300000,"name":"CreateFeedback1700000300000"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
