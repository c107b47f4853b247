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
set session_replication_role = replica;
truncate public.answers, public.migrations, public.outbox, public.seen_versions, public.users;
insert into public.answers (id, user_id, survey_type, question, answer, rating, created_at) overriding system value select id, user_id, survey_type, question, answer, rating, created_at from
json_populate_recordset(null::public.answers, $rows$[
{"id":"d6f3cbfa-8e48-4a3a-88f2-deaeacfc63fe","user_id":"029497f6-c34b-495e-8998-80016631971a","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Text entry saved me ten minutes.","rating":5,"created_at":"2026-11-24T03:47:02.062+00:00"},
{"id":"5fc4f271-e2dc-4cb6-beac-5314601d028b","user_id":"1bc835cb-b460-43f3-92e8-a5a231429077","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"","rating":4,"created_at":"2026-11-24T03:47:02.073+00:00"},
{"id":"d0cef5c5-2058-4c8f-8439-896743503aec","user_id":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Dragging on the phone just works.","rating":5,"created_at":"2026-11-24T03:47:02.078+00:00"},
{"id":"01671403-a7e7-4ace-aaf0-69657037249d","user_id":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"I kept losing my place at the bottom of the list.","rating":3,"created_at":"2026-11-24T03:47:02.084+00:00"},
{"id":"5a452ffd-3e4a-4e21-981d-e66185253531","user_id":"2f731134-5e27-4ccf-b022-35a52b392c70","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"More about the castaways, please.","rating":4,"created_at":"2026-11-24T03:47:02.09+00:00"},
{"id":"21a88774-928d-453c-99e8-87a297b89596","user_id":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"","rating":5,"created_at":"2026-11-24T03:47:02.095+00:00"},
{"id":"c31f6ac5-bab0-435c-b2f5-9ad116ac8640","user_id":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","survey_type":"PRESEASON_RANKING","question":"How easy was it to rank your castaways on this page?","answer":"Eighteen is a lot to sort on a bus.","rating":2,"created_at":"2026-11-24T03:47:02.099+00:00"},
{"id":"fcbb605e-8bcc-4ef5-a6c2-e57f4f95f1e0","user_id":"029497f6-c34b-495e-8998-80016631971a","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"Love that it moves by itself.","rating":5,"created_at":"2026-11-24T03:47:02.104+00:00"},
{"id":"a005113b-43c2-4b8a-befe-65a578ea16ee","user_id":"0c09b13d-288e-48ab-a1c0-d81823b566d6","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"","rating":4,"created_at":"2026-11-24T03:47:02.109+00:00"},
{"id":"2e27b9b5-dd1b-4b2a-9e47-d97f030dd725","user_id":"89744543-cdd7-4243-bd34-5a59d0f28083","survey_type":"LEADERBOARD","question":"How easy is the leaderboard to read?","answer":"Show me how far I climbed.","rating":4,"created_at":"2026-11-24T03:47:02.114+00:00"},
{"id":"351b1df6-dce7-468e-9057-3d11bb7f7525","user_id":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","survey_type":"WEEKLY_PICKS","question":"How easy was it to make your weekly pick?","answer":"","rating":5,"created_at":"2026-11-24T03:47:02.121+00:00"},
{"id":"78c8b2fa-bdf7-4f14-a3fe-4e225ef8c5fe","user_id":"544bc652-791b-474c-83fb-e03b4499dee6","survey_type":"WEEKLY_PICKS","question":"How easy was it to make your weekly pick?","answer":"The countdown makes me nervous, in a good way.","rating":4,"created_at":"2026-11-24T03:47:02.126+00:00"},
{"id":"bf60fe42-09cf-4eba-98b6-03b8a1926a19","user_id":"67b0b92d-9cb9-4b0a-b6bf-60f48fac5279","survey_type":"BETA_FEEDBACK","question":"What should we build next?","answer":"A league just for my family.","rating":null,"created_at":"2026-11-24T03:47:02.132+00:00"},
{"id":"21a2a730-7ba9-424f-a3ae-4023b0c802d1","user_id":"139dd6f4-97ee-4be9-b49b-b52158a5dbe3","survey_type":"BETA_FEEDBACK","question":"What should we build next?","answer":"Let me text my pick from the couch.","rating":null,"created_at":"2026-11-24T03:47:02.136+00:00"}
]$rows$);
insert into public.migrations (id, "timestamp", name) overriding system value select id, "timestamp", name from
json_populate_recordset(null::public.migrations, $rows$[
{"id":1,"timestamp":1700000000001,"name":"CreateOutbox1700000000001"},
{"id":2,"timestamp":1700000000002,"name":"CreateSeenVersions1700000000002"},
{"id":3,"timestamp":1700000300000,"name":"CreateFeedback1700000300000"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
insert into public.seen_versions (topic, key, version) overriding system value select topic, key, version from
json_populate_recordset(null::public.seen_versions, $rows$[
{"topic":"identity.user.v1","key":"90f0da0f-d9b2-4619-878b-d503c377a200","version":1},
{"topic":"identity.user.v1","key":"67b0b92d-9cb9-4b0a-b6bf-60f48fac5279","version":1},
{"topic":"identity.user.v1","key":"0c09b13d-288e-48ab-a1c0-d81823b566d6","version":1},
{"topic":"identity.user.v1","key":"139dd6f4-97ee-4be9-b49b-b52158a5dbe3","version":1},
{"topic":"identity.user.v1","key":"029497f6-c34b-495e-8998-80016631971a","version":3},
{"topic":"identity.user.v1","key":"1bc835cb-b460-43f3-92e8-a5a231429077","version":3},
{"topic":"identity.user.v1","key":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","version":3},
{"topic":"identity.user.v1","key":"2f731134-5e27-4ccf-b022-35a52b392c70","version":3},
{"topic":"identity.user.v1","key":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","version":2},
{"topic":"identity.user.v1","key":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","version":3},
{"topic":"identity.user.v1","key":"544bc652-791b-474c-83fb-e03b4499dee6","version":2},
{"topic":"identity.user.v1","key":"89744543-cdd7-4243-bd34-5a59d0f28083","version":2},
{"topic":"identity.user.v1","key":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","version":3}
]$rows$);
insert into public.users (id, name, email, username, is_admin) overriding system value select id, name, email, username, is_admin from
json_populate_recordset(null::public.users, $rows$[
{"id":"90f0da0f-d9b2-4619-878b-d503c377a200","name":"League Admin","email":"jo.admin@example.com","username":"jo.admin","is_admin":true},
{"id":"67b0b92d-9cb9-4b0a-b6bf-60f48fac5279","name":"Harbor Lindqvist","email":"harbor@torchbearer.example","username":"harbor","is_admin":false},
{"id":"0c09b13d-288e-48ab-a1c0-d81823b566d6","name":"Indigo Farrow","email":"indigo@torchbearer.example","username":"indigo","is_admin":false},
{"id":"139dd6f4-97ee-4be9-b49b-b52158a5dbe3","name":"Lagoon Petrov","email":"lagoon@torchbearer.example","username":"lagoon","is_admin":false},
{"id":"029497f6-c34b-495e-8998-80016631971a","name":"Coral Whitfield","email":"coral@torchbearer.example","username":"coral","is_admin":false},
{"id":"1bc835cb-b460-43f3-92e8-a5a231429077","name":"Dune Marlowe","email":"dune@torchbearer.example","username":"dune","is_admin":false},
{"id":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","name":"Ember Castellan","email":"ember@torchbearer.example","username":"ember","is_admin":false},
{"id":"2f731134-5e27-4ccf-b022-35a52b392c70","name":"Gale Rutherford","email":"gale@torchbearer.example","username":"gale","is_admin":false},
{"id":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","name":"Juniper Vale","email":"juniper@torchbearer.example","username":"juniper","is_admin":false},
{"id":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","name":"Koa Brightwater","email":"koa@torchbearer.example","username":"koa","is_admin":false},
{"id":"544bc652-791b-474c-83fb-e03b4499dee6","name":"Maris Delgado","email":"maris@torchbearer.example","username":"maris","is_admin":false},
{"id":"89744543-cdd7-4243-bd34-5a59d0f28083","name":"Nova Tremblay","email":"nova@torchbearer.example","username":"nova","is_admin":false},
{"id":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","name":"Fern Okonjo","email":"fern@torchbearer.example","username":"fern","is_admin":false}
]$rows$);
