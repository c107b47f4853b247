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
        is_admin boolean not null,
        phone text,
        sms_enabled boolean not null,
        phone_added_at timestamptz
      );
create index users_by_phone on users (phone) where phone is not null;
create table castaways (
        id uuid primary key,
        name text not null,
        eliminated boolean not null
      );
create table weeks (
        id uuid primary key,
        week_number integer not null,
        is_active boolean not null,
        picks_open_at timestamptz not null,
        picks_close_at timestamptz not null
      );
create table rosters (
        user_id uuid primary key,
        rankings_submitted_at timestamptz,
        -- In the order of the draft.
        castaway_ids uuid[] not null
      );
create table picks (
        id uuid primary key,
        user_id uuid not null,
        week_number integer not null,
        castaway_id uuid not null
      );
create index picks_by_player on picks (user_id, week_number);
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
set session_replication_role = replica;
truncate public.blasts, public.castaways, public.consents, public.inbound, public.messages, public.migrations, public.outbox, public.pacing, public.picks, public.reminder_runs, public.rosters, public.seen_versions, public.users, public.weeks;
insert into public.blasts (id, created_at, created_by, idempotency_key, request_hash, message, filter, recipients) overriding system value select id, created_at, created_by, idempotency_key, request_hash, message, filter, recipients from
json_populate_recordset(null::public.blasts, $rows$[
{"id":"3887d600-c743-4ed7-8734-27fcb910c9d8","created_at":"2026-11-24T03:47:02.22+00:00","created_by":"90f0da0f-d9b2-4619-878b-d503c377a200","idempotency_key":"sample-season","request_hash":"9ce06ec112ad6ef5777f36521e56d3c1086b3ceaa28b963d1d9fd1b8e6cf8449","message":"Hello {name}! Week {week} is open. Pick your castaway before {deadline}.","filter":"all","recipients":8}
]$rows$);
insert into public.castaways (id, name, eliminated) overriding system value select id, name, eliminated from
json_populate_recordset(null::public.castaways, $rows$[
{"id":"307485b7-1632-4026-b2de-9a48ca6d6ad5","name":"Anouk Verhoeven","eliminated":false},
{"id":"69070370-0301-43b4-8b24-b404531a4b45","name":"Bram Okafor","eliminated":false},
{"id":"b462bca0-bfc3-463e-a450-880b112468ae","name":"Celia Marchetti","eliminated":false},
{"id":"c5cb6d20-f891-47f9-91d7-03f31f9b47f9","name":"Dashiell Pike","eliminated":false},
{"id":"99555e1e-62bc-424c-8685-c9c0279e349b","name":"Esperanza Luna","eliminated":false},
{"id":"0dd5cac8-59d6-4b79-bff2-b3c8ff64e730","name":"Hollis Whitcombe","eliminated":false},
{"id":"698da5a5-5c20-4ec5-8a69-3ced81f2bbda","name":"Ines Caldeira","eliminated":false},
{"id":"78151843-2afb-4600-8196-5d5f3b5d6fc0","name":"Jasper Nyqvist","eliminated":false},
{"id":"173ec8aa-d7ba-49f3-96a3-4a6ea480c28d","name":"Keoni Palakiko","eliminated":false},
{"id":"15b56239-040a-4ce3-babb-6346ac573d17","name":"Marcus Delacroix","eliminated":false},
{"id":"b2df5c85-1632-46c1-bee5-abc00f8d91f8","name":"Nadia Rahimi","eliminated":false},
{"id":"ff92ab2a-a05a-4956-95f7-4e3a9f7ade22","name":"Osmund Bell","eliminated":false},
{"id":"3e86b922-81cd-4c40-ad34-daf71c651c5a","name":"Priya Venkataraman","eliminated":false},
{"id":"915e476f-e565-493d-a036-0fe1376976be","name":"Quill Sandoval","eliminated":false},
{"id":"bec2a9cb-1628-4927-b688-f6838e7e299b","name":"Rosalind Achterberg","eliminated":true},
{"id":"f483fce7-06f3-4b15-b89e-5aaeb66be1f3","name":"Finn Aldaine","eliminated":true},
{"id":"a5a98941-6892-43d6-9df0-1cd3d775f392","name":"Lottie Abernathy","eliminated":true},
{"id":"26a80286-e9a8-4eb6-be00-0b9a9fc1a89c","name":"Goldie Tran","eliminated":true}
]$rows$);
insert into public.consents (phone, version, stopped) overriding system value select phone, version, stopped from
json_populate_recordset(null::public.consents, $rows$[
{"phone":"+15555550114","version":1,"stopped":true}
]$rows$);
insert into public.inbound (message_sid, id, phone, user_id, text, reply, received_at, claimed_at, handled_at) overriding system value select message_sid, id, phone, user_id, text, reply, received_at, claimed_at, handled_at from
json_populate_recordset(null::public.inbound, $rows$[
{"message_sid":"SM2cde66c126891655fab311e6b94c5311","id":"cb2f4cff-56ef-4e3a-b20b-330778f991b2","phone":"+15555550111","user_id":"029497f6-c34b-495e-8998-80016631971a","text":"team","reply":"Your team: Lottie Abernathy (out), Osmund Bell.","received_at":"2026-11-24T03:47:02.949+00:00","claimed_at":"2026-11-24T03:47:02.950478+00:00","handled_at":"2026-11-24T03:47:02.95687+00:00"},
{"message_sid":"SMfc6304ff466ef0f85bf81cb7c5054611","id":"f81ed17e-b135-469e-bd91-84e768f3cffd","phone":"+15555550112","user_id":"1bc835cb-b460-43f3-92e8-a5a231429077","text":"Status","reply":"Week 7: your pick is Ines Caldeira. You can change it until Wednesday 5:00 PM PT.","received_at":"2026-11-24T03:47:02.963+00:00","claimed_at":"2026-11-24T03:47:02.963825+00:00","handled_at":"2026-11-24T03:47:02.978339+00:00"},
{"message_sid":"SMe94473cbc3f22a6d9c19dd5e77867c6e","id":"bca424c2-9ee2-469a-846a-75051b3235db","phone":"+15555550116","user_id":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","text":"BOARD","reply":"1. Coral Whitfield 106\n2. Gale Rutherford 89\n3. Indigo Farrow 79\n4. Ember Castellan 77\n5. Dune Marlowe 76\n8. Juniper Vale (you) 68","received_at":"2026-11-24T03:47:02.988+00:00","claimed_at":"2026-11-24T03:47:02.988822+00:00","handled_at":"2026-11-24T03:47:02.997411+00:00"},
{"message_sid":"SMfd352aae4946559561c506cce9362621","id":"f4205242-800e-4aec-891f-dec28f1fc53c","phone":"+15555550117","user_id":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","text":"help","reply":"Torchbearer: text PICK and a name to choose, STATUS for your pick, TEAM for your castaways, BOARD for the top 5. STOP ends all messages, START brings them back. More: http://localhost:29471","received_at":"2026-11-24T03:47:03.002+00:00","claimed_at":"2026-11-24T03:47:03.003367+00:00","handled_at":"2026-11-24T03:47:03.005669+00:00"},
{"message_sid":"SM9479ddeabf482eaffe9e0ec2f1109ca7","id":"c6166582-ad39-4d0b-b71e-b590b414df45","phone":"+15555550118","user_id":"89744543-cdd7-4243-bd34-5a59d0f28083","text":"who is winning","reply":"Sorry, we didn't get that. Text PICK and a name, STATUS, TEAM, BOARD or HELP.","received_at":"2026-11-24T03:47:03.01+00:00","claimed_at":"2026-11-24T03:47:03.011551+00:00","handled_at":"2026-11-24T03:47:03.012957+00:00"},
{"message_sid":"SM6477306054cea6b3f6287b3a290dae12","id":"2eb834a0-7481-46d8-98e2-373ec03aae8d","phone":"+15555550114","user_id":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","text":"STOP","reply":null,"received_at":"2026-11-24T03:47:03.02+00:00","claimed_at":"2026-11-24T03:47:03.021861+00:00","handled_at":"2026-11-24T03:47:03.025857+00:00"}
]$rows$);
insert into public.messages (id, dedupe_key, kind, user_id, phone, text, segments, blast_id, week_number, created_at, not_before, expires_at, state, attempt, claimed_at, claimed_by, look_at, looks, sid, error_code, error, sent_at, updated_at) overriding system value select id, dedupe_key, kind, user_id, phone, text, segments, blast_id, week_number, created_at, not_before, expires_at, state, attempt, claimed_at, claimed_by, look_at, looks, sid, error_code, error, sent_at, updated_at from
json_populate_recordset(null::public.messages, $rows$[
{"id":"59f20886-4b83-4b2b-b092-e9b4b9491d02","dedupe_key":"welcome:029497f6-c34b-495e-8998-80016631971a:+15555550111:2026-11-24T03:47:01.199Z","kind":"welcome","user_id":"029497f6-c34b-495e-8998-80016631971a","phone":"+15555550111","text":"Welcome to Torchbearer, Coral Whitfield! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-24T03:47:01.225+00:00","not_before":"2026-11-24T03:47:01.241467+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:01.245227+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:01.245227+00:00","looks":0,"sid":"SM824811f5b0737fc940058662f1aa3581","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:01.302+00:00","updated_at":"2026-11-24T03:47:01.324+00:00"},
{"id":"7d64a54b-c66e-4fc0-a8a6-ac4308913e40","dedupe_key":"reminder:7:2880:029497f6-c34b-495e-8998-80016631971a","kind":"reminder","user_id":"029497f6-c34b-495e-8998-80016631971a","phone":"+15555550111","text":"Hi Coral Whitfield, week 7 picks close Wednesday 5:00 PM PT. You have not picked yet: text PICK and a name.","segments":1,"blast_id":null,"week_number":7,"created_at":"2026-11-24T03:47:01.278+00:00","not_before":"2026-11-24T03:47:01.303043+00:00","expires_at":"2026-11-26T01:00:00+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:01.326217+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:01.326217+00:00","looks":0,"sid":"SM8de09edaeca2d1f03d94c814aa29a02e","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:01.372+00:00","updated_at":"2026-11-24T03:47:01.428+00:00"},
{"id":"a336723a-5df2-4371-9d62-d358910182fd","dedupe_key":"welcome:1bc835cb-b460-43f3-92e8-a5a231429077:+15555550112:2026-11-24T03:47:01.365Z","kind":"welcome","user_id":"1bc835cb-b460-43f3-92e8-a5a231429077","phone":"+15555550112","text":"Welcome to Torchbearer, Dune Marlowe! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-24T03:47:01.404+00:00","not_before":"2026-11-24T03:47:01.415719+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:01.430926+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:01.430927+00:00","looks":0,"sid":"SM8a939775ab41da5a5329133d48e0d983","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:01.463+00:00","updated_at":"2026-11-24T03:47:01.494+00:00"},
{"id":"7ef6df82-89e5-491b-bd91-5669dccaf755","dedupe_key":"welcome:2bd4af69-4a26-487d-a5d1-b7f67e02026a:+15555550113:2026-11-24T03:47:01.503Z","kind":"welcome","user_id":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","phone":"+15555550113","text":"Welcome to Torchbearer, Ember Castellan! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-24T03:47:01.527+00:00","not_before":"2026-11-24T03:47:01.528934+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:01.53747+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:01.53747+00:00","looks":0,"sid":"SMc9a530194d474fa68d3764751d88afc3","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:01.555+00:00","updated_at":"2026-11-24T03:47:01.578+00:00"},
{"id":"32392e13-30b3-441a-99ae-5c50d92d0a74","dedupe_key":"welcome:2fca8c83-9099-421d-a4b7-e20a4e5f2adb:+15555550114:2026-11-24T03:47:01.550Z","kind":"welcome","user_id":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","phone":"+15555550114","text":"Welcome to Torchbearer, Fern Okonjo! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-24T03:47:01.575+00:00","not_before":"2026-11-24T03:47:01.579826+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:01.590549+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:01.590549+00:00","looks":0,"sid":"SMc92fc1185e56664d3e4650afc091072f","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:01.655+00:00","updated_at":"2026-11-24T03:47:01.687+00:00"},
{"id":"a86c984e-0610-4a23-b857-e963e6b9c85d","dedupe_key":"welcome:2f731134-5e27-4ccf-b022-35a52b392c70:+15555550115:2026-11-24T03:47:01.646Z","kind":"welcome","user_id":"2f731134-5e27-4ccf-b022-35a52b392c70","phone":"+15555550115","text":"Welcome to Torchbearer, Gale Rutherford! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-24T03:47:01.679+00:00","not_before":"2026-11-24T03:47:01.680693+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:01.687276+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:01.687276+00:00","looks":0,"sid":"SM1a413e66eb71160dae3b5c41b9a5a090","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:01.776+00:00","updated_at":"2026-11-24T03:47:01.785+00:00"},
{"id":"f922a74a-df5a-40c1-b6f6-4913f0b42c6f","dedupe_key":"welcome:e17bd2de-599b-4535-83dd-1dfa5ed572e7:+15555550116:2026-11-24T03:47:01.735Z","kind":"welcome","user_id":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","phone":"+15555550116","text":"Welcome to Torchbearer, Juniper Vale! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-24T03:47:01.776+00:00","not_before":"2026-11-24T03:47:01.778873+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:01.783058+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:01.783058+00:00","looks":0,"sid":"SM02d3281a3e1f03fa76af5c70cea2054a","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:01.853+00:00","updated_at":"2026-11-24T03:47:01.862+00:00"},
{"id":"14e4a123-c6bf-4bc8-b920-a680a21a883d","dedupe_key":"welcome:f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b:+15555550117:2026-11-24T03:47:01.881Z","kind":"welcome","user_id":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","phone":"+15555550117","text":"Welcome to Torchbearer, Koa Brightwater! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-24T03:47:01.903+00:00","not_before":"2026-11-24T03:47:01.906127+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:01.90971+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:01.90971+00:00","looks":0,"sid":"SMe41855a7ab05b9c723bdcdd26ef06fbc","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:01.952+00:00","updated_at":"2026-11-24T03:47:01.977+00:00"},
{"id":"88a4e531-089f-4276-adb0-c9c14135f8d8","dedupe_key":"welcome:89744543-cdd7-4243-bd34-5a59d0f28083:+15555550118:2026-11-24T03:47:01.994Z","kind":"welcome","user_id":"89744543-cdd7-4243-bd34-5a59d0f28083","phone":"+15555550118","text":"Welcome to Torchbearer, Nova Tremblay! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-24T03:47:02.012+00:00","not_before":"2026-11-24T03:47:02.015886+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:02.030775+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:02.030775+00:00","looks":0,"sid":"SM6179594650c9e100e3ab7b6dcc39b134","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:02.055+00:00","updated_at":"2026-11-24T03:47:02.065+00:00"},
{"id":"84fa9766-4be9-4e34-a3d1-f8fb6217b696","dedupe_key":"blast:3887d600-c743-4ed7-8734-27fcb910c9d8:+15555550112","kind":"blast","user_id":"1bc835cb-b460-43f3-92e8-a5a231429077","phone":"+15555550112","text":"Hello Dune Marlowe! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3887d600-c743-4ed7-8734-27fcb910c9d8","week_number":null,"created_at":"2026-11-24T03:47:02.22+00:00","not_before":"2026-11-24T03:47:02.226025+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:02.230215+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:02.230216+00:00","looks":0,"sid":"SM8f0d55ffd1dbea03c0885412b6dba5ed","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:02.334+00:00","updated_at":"2026-11-24T03:47:02.345+00:00"},
{"id":"f9ac0f7e-ce58-4478-85e4-16e2b306af64","dedupe_key":"blast:3887d600-c743-4ed7-8734-27fcb910c9d8:+15555550111","kind":"blast","user_id":"029497f6-c34b-495e-8998-80016631971a","phone":"+15555550111","text":"Hello Coral Whitfield! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3887d600-c743-4ed7-8734-27fcb910c9d8","week_number":null,"created_at":"2026-11-24T03:47:02.22+00:00","not_before":"2026-11-24T03:47:02.225835+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:02.23015+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:02.23015+00:00","looks":0,"sid":"SM05f55a90767ad616151e60ba29574c13","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:02.235+00:00","updated_at":"2026-11-24T03:47:02.255+00:00"},
{"id":"9cbe79f6-f4f0-4248-9bf3-de3f241b3f6d","dedupe_key":"blast:3887d600-c743-4ed7-8734-27fcb910c9d8:+15555550113","kind":"blast","user_id":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","phone":"+15555550113","text":"Hello Ember Castellan! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3887d600-c743-4ed7-8734-27fcb910c9d8","week_number":null,"created_at":"2026-11-24T03:47:02.22+00:00","not_before":"2026-11-24T03:47:02.226036+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:02.230227+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:02.230227+00:00","looks":0,"sid":"SMed1b333b67424bf16ced40e226513d48","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:02.434+00:00","updated_at":"2026-11-24T03:47:02.444+00:00"},
{"id":"d486426f-b9ec-4b4a-9983-06d6804e84d7","dedupe_key":"blast:3887d600-c743-4ed7-8734-27fcb910c9d8:+15555550114","kind":"blast","user_id":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","phone":"+15555550114","text":"Hello Fern Okonjo! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3887d600-c743-4ed7-8734-27fcb910c9d8","week_number":null,"created_at":"2026-11-24T03:47:02.22+00:00","not_before":"2026-11-24T03:47:02.226044+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:02.230234+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:02.230234+00:00","looks":0,"sid":"SMde6ed3631efb5fe14b388431291cd69b","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:02.535+00:00","updated_at":"2026-11-24T03:47:02.548+00:00"},
{"id":"13351cc7-32be-4e92-b15d-d6a2d1c963c3","dedupe_key":"blast:3887d600-c743-4ed7-8734-27fcb910c9d8:+15555550115","kind":"blast","user_id":"2f731134-5e27-4ccf-b022-35a52b392c70","phone":"+15555550115","text":"Hello Gale Rutherford! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3887d600-c743-4ed7-8734-27fcb910c9d8","week_number":null,"created_at":"2026-11-24T03:47:02.22+00:00","not_before":"2026-11-24T03:47:02.226051+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:02.230661+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:02.230661+00:00","looks":0,"sid":"SM580c35777420641c909adf6eb26e1cb4","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:02.635+00:00","updated_at":"2026-11-24T03:47:02.648+00:00"},
{"id":"24b6c74a-563f-46fd-86eb-852ca0f2a4e5","dedupe_key":"blast:3887d600-c743-4ed7-8734-27fcb910c9d8:+15555550116","kind":"blast","user_id":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","phone":"+15555550116","text":"Hello Juniper Vale! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3887d600-c743-4ed7-8734-27fcb910c9d8","week_number":null,"created_at":"2026-11-24T03:47:02.22+00:00","not_before":"2026-11-24T03:47:02.226058+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:02.230668+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:02.230668+00:00","looks":0,"sid":"SMfd33b1c3655891172cc16d57a446e7ae","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:02.736+00:00","updated_at":"2026-11-24T03:47:02.746+00:00"},
{"id":"c954b6cd-e819-4975-9fed-a42d509d4d8d","dedupe_key":"blast:3887d600-c743-4ed7-8734-27fcb910c9d8:+15555550117","kind":"blast","user_id":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","phone":"+15555550117","text":"Hello Koa Brightwater! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3887d600-c743-4ed7-8734-27fcb910c9d8","week_number":null,"created_at":"2026-11-24T03:47:02.22+00:00","not_before":"2026-11-24T03:47:02.226065+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:02.230675+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:02.230675+00:00","looks":0,"sid":"SMa67c954e49d1c11f22fb3a7384394bc8","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:02.834+00:00","updated_at":"2026-11-24T03:47:02.845+00:00"},
{"id":"cabdc814-eb0a-4e2c-99b6-66e0e2d71e39","dedupe_key":"blast:3887d600-c743-4ed7-8734-27fcb910c9d8:+15555550118","kind":"blast","user_id":"89744543-cdd7-4243-bd34-5a59d0f28083","phone":"+15555550118","text":"Hello Nova Tremblay! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"3887d600-c743-4ed7-8734-27fcb910c9d8","week_number":null,"created_at":"2026-11-24T03:47:02.22+00:00","not_before":"2026-11-24T03:47:02.226071+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-24T03:47:02.230682+00:00","claimed_by":"vm 7cc47a0b","look_at":"2026-11-24T03:48:02.230682+00:00","looks":0,"sid":"SM5f9fb214c50f02663a47a07689f80380","error_code":null,"error":null,"sent_at":"2026-11-24T03:47:02.934+00:00","updated_at":"2026-11-24T03:47:02.946+00:00"}
]$rows$);
insert into public.migrations (id, "timestamp", name) overriding system value select id, "timestamp", name from
json_populate_recordset(null::public.migrations, $rows$[
{"id":1,"timestamp":1700000000001,"name":"CreateOutbox1700000000001"},
{"id":2,"timestamp":1700000000002,"name":"CreateSeenVersions1700000000002"},
{"id":3,"timestamp":1700000100000,"name":"CreateCopies1700000100000"},
{"id":4,"timestamp":1700000200000,"name":"CreateMessages1700000200000"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
insert into public.outbox (id, topic, key, value, headers, created_at, published_at) overriding system value select id, topic, key, value, headers, created_at, published_at from
json_populate_recordset(null::public.outbox, $rows$[
{"id":1,"topic":"sms.audit.v1","key":"952b9c46-6b14-42c9-a654-3a80e75190ec","value":"\\x0a2439353262396334362d366231342d343263392d613635342d33613830653735313930656310011a0b08b69194d8061080def368222439306630646130662d643962322d343631392d383738622d6435303363333737613230302a0c4c65616775652041646d696e320e736d732e626c6173742d73656e743a05626c617374422433383837643630302d633734332d346564372d383733342d3237666362393130633964384a3c48656c6c6f207b6e616d657d21205765656b207b7765656b7d206973206f70656e2e205069636b20796f7572206361737461776179206265666f72655a747b22726563697069656e7473223a382c2266696c746572223a22616c6c222c226d657373616765223a2248656c6c6f207b6e616d657d21205765656b207b7765656b7d206973206f70656e2e205069636b20796f7572206361737461776179206265666f7265207b646561646c696e657d2e227d","headers":{"ce_id": "31572a13-480a-4abb-9dae-c559e755f63f", "ce_time": "2026-11-24T03:47:02.227Z", "ce_type": "audit.v1.AuditRecorded", "ce_source": "/torchbearer/sms", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:47:02.220297+00:00","published_at":"infinity"},
{"id":2,"topic":"sms.consent.v1","key":"+15555550114","value":"\\x0a0c2b313535353535353031313410011801","headers":{"ce_id": "90661cf7-ff6d-4552-b5cc-3b64e9e86fc7", "ce_time": "2026-11-24T03:47:03.024Z", "ce_type": "sms.v1.ConsentChanged", "ce_source": "/torchbearer/sms", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-24T03:47:03.023509+00:00","published_at":"2026-11-24T03:47:03.037017+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.outbox', 'id'), max(id)) from public.outbox;
insert into public.pacing (only_row, next_at) overriding system value select only_row, next_at from
json_populate_recordset(null::public.pacing, $rows$[
{"only_row":true,"next_at":"2026-11-24T03:47:03.0309+00:00"}
]$rows$);
insert into public.picks (id, user_id, week_number, castaway_id) overriding system value select id, user_id, week_number, castaway_id from
json_populate_recordset(null::public.picks, $rows$[
{"id":"1aa9648f-b823-4c9f-8a01-14f055865634","user_id":"029497f6-c34b-495e-8998-80016631971a","week_number":3,"castaway_id":"a5a98941-6892-43d6-9df0-1cd3d775f392"},
{"id":"74d3d692-82c7-440d-8646-1d2b944b2388","user_id":"1bc835cb-b460-43f3-92e8-a5a231429077","week_number":3,"castaway_id":"78151843-2afb-4600-8196-5d5f3b5d6fc0"},
{"id":"83f6a22a-7f5f-4fdb-b26d-152eb4021161","user_id":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","week_number":3,"castaway_id":"99555e1e-62bc-424c-8685-c9c0279e349b"},
{"id":"9ec7dad0-aeab-4007-b3fa-fdabc936096a","user_id":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","week_number":3,"castaway_id":"69070370-0301-43b4-8b24-b404531a4b45"},
{"id":"84ffe135-11a5-4d93-8e19-914d4b364adb","user_id":"2f731134-5e27-4ccf-b022-35a52b392c70","week_number":3,"castaway_id":"26a80286-e9a8-4eb6-be00-0b9a9fc1a89c"},
{"id":"109605c3-33fd-402b-941d-f386892f67ed","user_id":"67b0b92d-9cb9-4b0a-b6bf-60f48fac5279","week_number":3,"castaway_id":"3e86b922-81cd-4c40-ad34-daf71c651c5a"},
{"id":"0b8b2a1e-a12c-4224-ab7d-fa7cfad435bf","user_id":"0c09b13d-288e-48ab-a1c0-d81823b566d6","week_number":3,"castaway_id":"698da5a5-5c20-4ec5-8a69-3ced81f2bbda"},
{"id":"187a836a-ba6e-4264-9e17-a9c07fe2d680","user_id":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","week_number":3,"castaway_id":"c5cb6d20-f891-47f9-91d7-03f31f9b47f9"},
{"id":"b970610c-efc9-41e8-badc-c5fa771bc9e8","user_id":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","week_number":3,"castaway_id":"99555e1e-62bc-424c-8685-c9c0279e349b"},
{"id":"a47df448-ffb3-477c-bfae-ab9088d45df4","user_id":"544bc652-791b-474c-83fb-e03b4499dee6","week_number":3,"castaway_id":"b462bca0-bfc3-463e-a450-880b112468ae"},
{"id":"43ff6eaf-d324-4de6-affb-a1e08e922a23","user_id":"89744543-cdd7-4243-bd34-5a59d0f28083","week_number":3,"castaway_id":"915e476f-e565-493d-a036-0fe1376976be"},
{"id":"8b9a196f-c706-438b-a8db-534a859141e0","user_id":"139dd6f4-97ee-4be9-b49b-b52158a5dbe3","week_number":3,"castaway_id":"15b56239-040a-4ce3-babb-6346ac573d17"},
{"id":"fbf3e310-fae6-486d-b8db-8ff8c8dd3508","user_id":"029497f6-c34b-495e-8998-80016631971a","week_number":4,"castaway_id":"ff92ab2a-a05a-4956-95f7-4e3a9f7ade22"},
{"id":"3794eee6-06ee-4deb-8e94-fc155929f075","user_id":"1bc835cb-b460-43f3-92e8-a5a231429077","week_number":4,"castaway_id":"698da5a5-5c20-4ec5-8a69-3ced81f2bbda"},
{"id":"62b62db3-6b3e-4575-a70b-648a3b964ed0","user_id":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","week_number":4,"castaway_id":"f483fce7-06f3-4b15-b89e-5aaeb66be1f3"},
{"id":"b7c2bc89-0803-496a-85c2-062493f5a402","user_id":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","week_number":4,"castaway_id":"0dd5cac8-59d6-4b79-bff2-b3c8ff64e730"},
{"id":"bfc651e0-e275-417b-a0da-a3a609f65e05","user_id":"2f731134-5e27-4ccf-b022-35a52b392c70","week_number":4,"castaway_id":"b2df5c85-1632-46c1-bee5-abc00f8d91f8"},
{"id":"ba71ceb8-ba8b-4b3e-975a-e66c68d07769","user_id":"67b0b92d-9cb9-4b0a-b6bf-60f48fac5279","week_number":4,"castaway_id":"3e86b922-81cd-4c40-ad34-daf71c651c5a"},
{"id":"a041526e-c492-476f-88df-a44a8b866368","user_id":"0c09b13d-288e-48ab-a1c0-d81823b566d6","week_number":4,"castaway_id":"698da5a5-5c20-4ec5-8a69-3ced81f2bbda"},
{"id":"a3646eee-b1f5-4703-880d-a5a7577e25cc","user_id":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","week_number":4,"castaway_id":"c5cb6d20-f891-47f9-91d7-03f31f9b47f9"},
{"id":"ec788f9e-db29-407e-ad2b-a798a50fe352","user_id":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","week_number":4,"castaway_id":"99555e1e-62bc-424c-8685-c9c0279e349b"},
{"id":"0c9e6ab1-5542-40ee-8065-772728ae6463","user_id":"139dd6f4-97ee-4be9-b49b-b52158a5dbe3","week_number":4,"castaway_id":"69070370-0301-43b4-8b24-b404531a4b45"},
{"id":"2470c7d1-b3fd-40e0-9603-0f84f657a4f7","user_id":"544bc652-791b-474c-83fb-e03b4499dee6","week_number":4,"castaway_id":"307485b7-1632-4026-b2de-9a48ca6d6ad5"},
{"id":"c7bb9b20-4c09-44cf-a1cd-e86f28623246","user_id":"89744543-cdd7-4243-bd34-5a59d0f28083","week_number":4,"castaway_id":"915e476f-e565-493d-a036-0fe1376976be"},
{"id":"a91fe3ab-11c0-4f39-ba73-9d42c2de8742","user_id":"029497f6-c34b-495e-8998-80016631971a","week_number":5,"castaway_id":"ff92ab2a-a05a-4956-95f7-4e3a9f7ade22"},
{"id":"e6dd70a4-e7cd-4ced-8cdf-f26fb95d95ad","user_id":"1bc835cb-b460-43f3-92e8-a5a231429077","week_number":5,"castaway_id":"698da5a5-5c20-4ec5-8a69-3ced81f2bbda"},
{"id":"f522b9e0-17f2-4397-b845-cf0f3e41e370","user_id":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","week_number":5,"castaway_id":"99555e1e-62bc-424c-8685-c9c0279e349b"},
{"id":"7882f6b5-f81b-4a14-ab91-1aae384a59bb","user_id":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","week_number":5,"castaway_id":"69070370-0301-43b4-8b24-b404531a4b45"},
{"id":"40806955-ab0a-4994-94c3-58cb4674eef3","user_id":"2f731134-5e27-4ccf-b022-35a52b392c70","week_number":5,"castaway_id":"b2df5c85-1632-46c1-bee5-abc00f8d91f8"},
{"id":"d97e8800-46dc-4a0e-847b-faaa20cba32c","user_id":"67b0b92d-9cb9-4b0a-b6bf-60f48fac5279","week_number":5,"castaway_id":"3e86b922-81cd-4c40-ad34-daf71c651c5a"},
{"id":"51ddc731-5244-44ea-b11a-3428519b62e8","user_id":"0c09b13d-288e-48ab-a1c0-d81823b566d6","week_number":5,"castaway_id":"698da5a5-5c20-4ec5-8a69-3ced81f2bbda"},
{"id":"43017a3b-f7b6-40a1-85e2-2c3ef84832f9","user_id":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","week_number":5,"castaway_id":"c5cb6d20-f891-47f9-91d7-03f31f9b47f9"},
{"id":"633e0f57-80a8-4b62-a50c-2659f4ac6196","user_id":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","week_number":5,"castaway_id":"99555e1e-62bc-424c-8685-c9c0279e349b"},
{"id":"ee8d42be-07ee-4921-9f84-9fb7e47b04ea","user_id":"139dd6f4-97ee-4be9-b49b-b52158a5dbe3","week_number":5,"castaway_id":"69070370-0301-43b4-8b24-b404531a4b45"},
{"id":"c41e413e-1b67-4640-9d1e-ee8de1979843","user_id":"544bc652-791b-474c-83fb-e03b4499dee6","week_number":5,"castaway_id":"b462bca0-bfc3-463e-a450-880b112468ae"},
{"id":"521cbaaa-4f33-4d5d-babb-9e2decfcabb1","user_id":"89744543-cdd7-4243-bd34-5a59d0f28083","week_number":5,"castaway_id":"915e476f-e565-493d-a036-0fe1376976be"},
{"id":"089cd789-149f-428e-a296-9c269489c4d4","user_id":"1bc835cb-b460-43f3-92e8-a5a231429077","week_number":6,"castaway_id":"698da5a5-5c20-4ec5-8a69-3ced81f2bbda"},
{"id":"4e2fb52c-dc30-4198-93fc-efbebbb1f8b7","user_id":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","week_number":6,"castaway_id":"99555e1e-62bc-424c-8685-c9c0279e349b"},
{"id":"03ac7fad-245b-4dcf-a90d-ed20f93bd503","user_id":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","week_number":6,"castaway_id":"0dd5cac8-59d6-4b79-bff2-b3c8ff64e730"},
{"id":"911e1822-6254-40ef-8c93-f3cbe63c787c","user_id":"2f731134-5e27-4ccf-b022-35a52b392c70","week_number":6,"castaway_id":"26a80286-e9a8-4eb6-be00-0b9a9fc1a89c"},
{"id":"c77b2f8d-ddc6-40da-af2a-31c15ee32989","user_id":"67b0b92d-9cb9-4b0a-b6bf-60f48fac5279","week_number":6,"castaway_id":"3e86b922-81cd-4c40-ad34-daf71c651c5a"},
{"id":"e58ac9f5-e62c-4cd5-b7e5-714f77bd9fa8","user_id":"0c09b13d-288e-48ab-a1c0-d81823b566d6","week_number":6,"castaway_id":"78151843-2afb-4600-8196-5d5f3b5d6fc0"},
{"id":"8e0333a1-3d9a-4ad5-bdef-0d324d760281","user_id":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","week_number":6,"castaway_id":"c5cb6d20-f891-47f9-91d7-03f31f9b47f9"},
{"id":"cc0cecb7-6481-4ed9-86d3-1f8e0bd6dab5","user_id":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","week_number":6,"castaway_id":"99555e1e-62bc-424c-8685-c9c0279e349b"},
{"id":"78f993a8-065d-4b1c-ba1f-61e293601dfc","user_id":"139dd6f4-97ee-4be9-b49b-b52158a5dbe3","week_number":6,"castaway_id":"69070370-0301-43b4-8b24-b404531a4b45"},
{"id":"e125fa26-a92a-4ab6-90a8-5a8326f94422","user_id":"544bc652-791b-474c-83fb-e03b4499dee6","week_number":6,"castaway_id":"307485b7-1632-4026-b2de-9a48ca6d6ad5"},
{"id":"06e4ee83-5390-4aba-9e0b-9e6292914eb0","user_id":"89744543-cdd7-4243-bd34-5a59d0f28083","week_number":6,"castaway_id":"915e476f-e565-493d-a036-0fe1376976be"},
{"id":"8d508fe4-7ea5-4d84-bce7-9cad76c1b724","user_id":"029497f6-c34b-495e-8998-80016631971a","week_number":6,"castaway_id":"ff92ab2a-a05a-4956-95f7-4e3a9f7ade22"},
{"id":"572af394-c3db-4e25-be0c-4b2ceba3b30d","user_id":"1bc835cb-b460-43f3-92e8-a5a231429077","week_number":7,"castaway_id":"698da5a5-5c20-4ec5-8a69-3ced81f2bbda"},
{"id":"79993bb6-1eb3-4801-8f96-fdd933385a38","user_id":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","week_number":7,"castaway_id":"99555e1e-62bc-424c-8685-c9c0279e349b"},
{"id":"f146b14b-a303-4dba-90cb-bd05722ee07b","user_id":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","week_number":7,"castaway_id":"69070370-0301-43b4-8b24-b404531a4b45"},
{"id":"3a52980e-6645-4bb5-9ef1-fa8385112d99","user_id":"2f731134-5e27-4ccf-b022-35a52b392c70","week_number":7,"castaway_id":"b2df5c85-1632-46c1-bee5-abc00f8d91f8"},
{"id":"7389b3d4-4d6d-4bf1-9c97-f08067367f9e","user_id":"67b0b92d-9cb9-4b0a-b6bf-60f48fac5279","week_number":7,"castaway_id":"173ec8aa-d7ba-49f3-96a3-4a6ea480c28d"},
{"id":"b0013f74-7d20-48cb-a842-3b772a68b1fb","user_id":"0c09b13d-288e-48ab-a1c0-d81823b566d6","week_number":7,"castaway_id":"78151843-2afb-4600-8196-5d5f3b5d6fc0"},
{"id":"edb1f13a-6636-44e4-ad2f-7b0814e51c05","user_id":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","week_number":7,"castaway_id":"c5cb6d20-f891-47f9-91d7-03f31f9b47f9"},
{"id":"b21f314a-77ed-47f7-969a-ddaff52f38d5","user_id":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","week_number":7,"castaway_id":"99555e1e-62bc-424c-8685-c9c0279e349b"},
{"id":"0d05c7d0-c36b-4de0-b481-9535ddee23d8","user_id":"139dd6f4-97ee-4be9-b49b-b52158a5dbe3","week_number":7,"castaway_id":"15b56239-040a-4ce3-babb-6346ac573d17"},
{"id":"666ef5b7-2501-4194-a955-93a8dffc4165","user_id":"544bc652-791b-474c-83fb-e03b4499dee6","week_number":7,"castaway_id":"307485b7-1632-4026-b2de-9a48ca6d6ad5"}
]$rows$);
insert into public.reminder_runs (week_number, minutes_before, ran_at) overriding system value select week_number, minutes_before, ran_at from
json_populate_recordset(null::public.reminder_runs, $rows$[
{"week_number":3,"minutes_before":120,"ran_at":"2026-11-24T03:46:58.253+00:00"},
{"week_number":7,"minutes_before":2880,"ran_at":"2026-11-24T03:47:01.278+00:00"}
]$rows$);
insert into public.rosters (user_id, rankings_submitted_at, castaway_ids) overriding system value select user_id, rankings_submitted_at, castaway_ids from
json_populate_recordset(null::public.rosters, $rows$[
{"user_id":"139dd6f4-97ee-4be9-b49b-b52158a5dbe3","rankings_submitted_at":"2026-11-24T03:46:57.833+00:00","castaway_ids":["15b56239-040a-4ce3-babb-6346ac573d17","69070370-0301-43b4-8b24-b404531a4b45"]},
{"user_id":"029497f6-c34b-495e-8998-80016631971a","rankings_submitted_at":"2026-11-24T03:46:57.404+00:00","castaway_ids":["a5a98941-6892-43d6-9df0-1cd3d775f392","ff92ab2a-a05a-4956-95f7-4e3a9f7ade22"]},
{"user_id":"2f731134-5e27-4ccf-b022-35a52b392c70","rankings_submitted_at":"2026-11-24T03:46:57.597+00:00","castaway_ids":["b2df5c85-1632-46c1-bee5-abc00f8d91f8","26a80286-e9a8-4eb6-be00-0b9a9fc1a89c"]},
{"user_id":"0c09b13d-288e-48ab-a1c0-d81823b566d6","rankings_submitted_at":"2026-11-24T03:46:57.693+00:00","castaway_ids":["698da5a5-5c20-4ec5-8a69-3ced81f2bbda","78151843-2afb-4600-8196-5d5f3b5d6fc0"]},
{"user_id":"1bc835cb-b460-43f3-92e8-a5a231429077","rankings_submitted_at":"2026-11-24T03:46:57.457+00:00","castaway_ids":["78151843-2afb-4600-8196-5d5f3b5d6fc0","698da5a5-5c20-4ec5-8a69-3ced81f2bbda"]},
{"user_id":"544bc652-791b-474c-83fb-e03b4499dee6","rankings_submitted_at":"2026-11-24T03:46:57.879+00:00","castaway_ids":["b462bca0-bfc3-463e-a450-880b112468ae","307485b7-1632-4026-b2de-9a48ca6d6ad5"]},
{"user_id":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","rankings_submitted_at":"2026-11-24T03:46:57.737+00:00","castaway_ids":["bec2a9cb-1628-4927-b688-f6838e7e299b","c5cb6d20-f891-47f9-91d7-03f31f9b47f9"]},
{"user_id":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","rankings_submitted_at":"2026-11-24T03:46:57.504+00:00","castaway_ids":["99555e1e-62bc-424c-8685-c9c0279e349b","f483fce7-06f3-4b15-b89e-5aaeb66be1f3"]},
{"user_id":"89744543-cdd7-4243-bd34-5a59d0f28083","rankings_submitted_at":"2026-11-24T03:46:57.918+00:00","castaway_ids":["915e476f-e565-493d-a036-0fe1376976be","bec2a9cb-1628-4927-b688-f6838e7e299b"]},
{"user_id":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","rankings_submitted_at":"2026-11-24T03:46:57.783+00:00","castaway_ids":["f483fce7-06f3-4b15-b89e-5aaeb66be1f3","99555e1e-62bc-424c-8685-c9c0279e349b"]},
{"user_id":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","rankings_submitted_at":"2026-11-24T03:46:57.548+00:00","castaway_ids":["0dd5cac8-59d6-4b79-bff2-b3c8ff64e730","69070370-0301-43b4-8b24-b404531a4b45"]},
{"user_id":"67b0b92d-9cb9-4b0a-b6bf-60f48fac5279","rankings_submitted_at":"2026-11-24T03:46:57.647+00:00","castaway_ids":["173ec8aa-d7ba-49f3-96a3-4a6ea480c28d","3e86b922-81cd-4c40-ad34-daf71c651c5a"]}
]$rows$);
insert into public.seen_versions (topic, key, version) overriding system value select topic, key, version from
json_populate_recordset(null::public.seen_versions, $rows$[
{"topic":"identity.user.v1","key":"90f0da0f-d9b2-4619-878b-d503c377a200","version":1},
{"topic":"league.castaway.v1","key":"307485b7-1632-4026-b2de-9a48ca6d6ad5","version":1},
{"topic":"league.castaway.v1","key":"69070370-0301-43b4-8b24-b404531a4b45","version":1},
{"topic":"league.castaway.v1","key":"b462bca0-bfc3-463e-a450-880b112468ae","version":1},
{"topic":"league.castaway.v1","key":"c5cb6d20-f891-47f9-91d7-03f31f9b47f9","version":1},
{"topic":"league.castaway.v1","key":"99555e1e-62bc-424c-8685-c9c0279e349b","version":1},
{"topic":"league.castaway.v1","key":"0dd5cac8-59d6-4b79-bff2-b3c8ff64e730","version":1},
{"topic":"league.castaway.v1","key":"698da5a5-5c20-4ec5-8a69-3ced81f2bbda","version":1},
{"topic":"league.castaway.v1","key":"78151843-2afb-4600-8196-5d5f3b5d6fc0","version":1},
{"topic":"league.castaway.v1","key":"173ec8aa-d7ba-49f3-96a3-4a6ea480c28d","version":1},
{"topic":"league.castaway.v1","key":"15b56239-040a-4ce3-babb-6346ac573d17","version":1},
{"topic":"league.castaway.v1","key":"b2df5c85-1632-46c1-bee5-abc00f8d91f8","version":1},
{"topic":"league.castaway.v1","key":"ff92ab2a-a05a-4956-95f7-4e3a9f7ade22","version":1},
{"topic":"league.castaway.v1","key":"3e86b922-81cd-4c40-ad34-daf71c651c5a","version":1},
{"topic":"league.castaway.v1","key":"915e476f-e565-493d-a036-0fe1376976be","version":1},
{"topic":"identity.user.v1","key":"67b0b92d-9cb9-4b0a-b6bf-60f48fac5279","version":1},
{"topic":"identity.user.v1","key":"0c09b13d-288e-48ab-a1c0-d81823b566d6","version":1},
{"topic":"identity.user.v1","key":"139dd6f4-97ee-4be9-b49b-b52158a5dbe3","version":1},
{"topic":"league.roster.v1","key":"139dd6f4-97ee-4be9-b49b-b52158a5dbe3","version":2},
{"topic":"league.roster.v1","key":"029497f6-c34b-495e-8998-80016631971a","version":2},
{"topic":"league.roster.v1","key":"2f731134-5e27-4ccf-b022-35a52b392c70","version":2},
{"topic":"league.roster.v1","key":"0c09b13d-288e-48ab-a1c0-d81823b566d6","version":2},
{"topic":"league.roster.v1","key":"1bc835cb-b460-43f3-92e8-a5a231429077","version":2},
{"topic":"league.roster.v1","key":"544bc652-791b-474c-83fb-e03b4499dee6","version":2},
{"topic":"league.roster.v1","key":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","version":2},
{"topic":"league.roster.v1","key":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","version":2},
{"topic":"league.roster.v1","key":"89744543-cdd7-4243-bd34-5a59d0f28083","version":2},
{"topic":"league.roster.v1","key":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","version":2},
{"topic":"league.roster.v1","key":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","version":2},
{"topic":"league.roster.v1","key":"67b0b92d-9cb9-4b0a-b6bf-60f48fac5279","version":2},
{"topic":"picks.pick.v1","key":"1aa9648f-b823-4c9f-8a01-14f055865634","version":1},
{"topic":"picks.pick.v1","key":"74d3d692-82c7-440d-8646-1d2b944b2388","version":1},
{"topic":"picks.pick.v1","key":"83f6a22a-7f5f-4fdb-b26d-152eb4021161","version":1},
{"topic":"picks.pick.v1","key":"9ec7dad0-aeab-4007-b3fa-fdabc936096a","version":1},
{"topic":"picks.pick.v1","key":"84ffe135-11a5-4d93-8e19-914d4b364adb","version":1},
{"topic":"picks.pick.v1","key":"109605c3-33fd-402b-941d-f386892f67ed","version":1},
{"topic":"picks.pick.v1","key":"0b8b2a1e-a12c-4224-ab7d-fa7cfad435bf","version":1},
{"topic":"picks.pick.v1","key":"187a836a-ba6e-4264-9e17-a9c07fe2d680","version":1},
{"topic":"picks.pick.v1","key":"b970610c-efc9-41e8-badc-c5fa771bc9e8","version":1},
{"topic":"picks.pick.v1","key":"089cd789-149f-428e-a296-9c269489c4d4","version":1},
{"topic":"picks.pick.v1","key":"a47df448-ffb3-477c-bfae-ab9088d45df4","version":1},
{"topic":"picks.pick.v1","key":"43ff6eaf-d324-4de6-affb-a1e08e922a23","version":1},
{"topic":"picks.pick.v1","key":"8b9a196f-c706-438b-a8db-534a859141e0","version":1},
{"topic":"league.castaway.v1","key":"bec2a9cb-1628-4927-b688-f6838e7e299b","version":2},
{"topic":"league.week.v1","key":"8027f97e-648a-47fc-b162-a5c988ac7350","version":3},
{"topic":"picks.pick.v1","key":"fbf3e310-fae6-486d-b8db-8ff8c8dd3508","version":1},
{"topic":"picks.pick.v1","key":"3794eee6-06ee-4deb-8e94-fc155929f075","version":1},
{"topic":"picks.pick.v1","key":"62b62db3-6b3e-4575-a70b-648a3b964ed0","version":1},
{"topic":"picks.pick.v1","key":"b7c2bc89-0803-496a-85c2-062493f5a402","version":1},
{"topic":"picks.pick.v1","key":"bfc651e0-e275-417b-a0da-a3a609f65e05","version":1},
{"topic":"picks.pick.v1","key":"ba71ceb8-ba8b-4b3e-975a-e66c68d07769","version":1},
{"topic":"picks.pick.v1","key":"a041526e-c492-476f-88df-a44a8b866368","version":1},
{"topic":"picks.pick.v1","key":"a3646eee-b1f5-4703-880d-a5a7577e25cc","version":1},
{"topic":"picks.pick.v1","key":"ec788f9e-db29-407e-ad2b-a798a50fe352","version":1},
{"topic":"picks.pick.v1","key":"0c9e6ab1-5542-40ee-8065-772728ae6463","version":1},
{"topic":"picks.pick.v1","key":"2470c7d1-b3fd-40e0-9603-0f84f657a4f7","version":1},
{"topic":"picks.pick.v1","key":"c7bb9b20-4c09-44cf-a1cd-e86f28623246","version":1},
{"topic":"league.castaway.v1","key":"f483fce7-06f3-4b15-b89e-5aaeb66be1f3","version":2},
{"topic":"league.week.v1","key":"90743091-eadb-4bcd-8790-92a74667ccfe","version":3},
{"topic":"picks.pick.v1","key":"a91fe3ab-11c0-4f39-ba73-9d42c2de8742","version":1},
{"topic":"picks.pick.v1","key":"e6dd70a4-e7cd-4ced-8cdf-f26fb95d95ad","version":1},
{"topic":"picks.pick.v1","key":"f522b9e0-17f2-4397-b845-cf0f3e41e370","version":1},
{"topic":"picks.pick.v1","key":"7882f6b5-f81b-4a14-ab91-1aae384a59bb","version":1},
{"topic":"picks.pick.v1","key":"40806955-ab0a-4994-94c3-58cb4674eef3","version":1},
{"topic":"picks.pick.v1","key":"d97e8800-46dc-4a0e-847b-faaa20cba32c","version":1},
{"topic":"picks.pick.v1","key":"51ddc731-5244-44ea-b11a-3428519b62e8","version":1},
{"topic":"picks.pick.v1","key":"43017a3b-f7b6-40a1-85e2-2c3ef84832f9","version":1},
{"topic":"picks.pick.v1","key":"633e0f57-80a8-4b62-a50c-2659f4ac6196","version":1},
{"topic":"picks.pick.v1","key":"ee8d42be-07ee-4921-9f84-9fb7e47b04ea","version":1},
{"topic":"picks.pick.v1","key":"c41e413e-1b67-4640-9d1e-ee8de1979843","version":1},
{"topic":"picks.pick.v1","key":"521cbaaa-4f33-4d5d-babb-9e2decfcabb1","version":1},
{"topic":"league.castaway.v1","key":"a5a98941-6892-43d6-9df0-1cd3d775f392","version":2},
{"topic":"league.week.v1","key":"93e43528-68cb-4cf2-8d11-283b8439ffd6","version":3},
{"topic":"picks.pick.v1","key":"4e2fb52c-dc30-4198-93fc-efbebbb1f8b7","version":1},
{"topic":"picks.pick.v1","key":"03ac7fad-245b-4dcf-a90d-ed20f93bd503","version":1},
{"topic":"picks.pick.v1","key":"911e1822-6254-40ef-8c93-f3cbe63c787c","version":1},
{"topic":"picks.pick.v1","key":"c77b2f8d-ddc6-40da-af2a-31c15ee32989","version":1},
{"topic":"identity.user.v1","key":"029497f6-c34b-495e-8998-80016631971a","version":3},
{"topic":"identity.user.v1","key":"1bc835cb-b460-43f3-92e8-a5a231429077","version":3},
{"topic":"identity.user.v1","key":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","version":3},
{"topic":"identity.user.v1","key":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","version":2},
{"topic":"identity.user.v1","key":"2f731134-5e27-4ccf-b022-35a52b392c70","version":3},
{"topic":"identity.user.v1","key":"544bc652-791b-474c-83fb-e03b4499dee6","version":2},
{"topic":"identity.user.v1","key":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","version":3},
{"topic":"identity.user.v1","key":"89744543-cdd7-4243-bd34-5a59d0f28083","version":2},
{"topic":"identity.user.v1","key":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","version":3},
{"topic":"picks.pick.v1","key":"e58ac9f5-e62c-4cd5-b7e5-714f77bd9fa8","version":1},
{"topic":"picks.pick.v1","key":"8e0333a1-3d9a-4ad5-bdef-0d324d760281","version":1},
{"topic":"picks.pick.v1","key":"cc0cecb7-6481-4ed9-86d3-1f8e0bd6dab5","version":1},
{"topic":"picks.pick.v1","key":"78f993a8-065d-4b1c-ba1f-61e293601dfc","version":1},
{"topic":"picks.pick.v1","key":"e125fa26-a92a-4ab6-90a8-5a8326f94422","version":1},
{"topic":"picks.pick.v1","key":"06e4ee83-5390-4aba-9e0b-9e6292914eb0","version":1},
{"topic":"picks.pick.v1","key":"8d508fe4-7ea5-4d84-bce7-9cad76c1b724","version":1},
{"topic":"league.castaway.v1","key":"26a80286-e9a8-4eb6-be00-0b9a9fc1a89c","version":2},
{"topic":"league.week.v1","key":"c9180105-ece1-41da-9f7a-2a68f278b9e6","version":3},
{"topic":"league.week.v1","key":"eed74620-3cd2-4c7e-adad-2a836e8b7542","version":1},
{"topic":"picks.pick.v1","key":"572af394-c3db-4e25-be0c-4b2ceba3b30d","version":1},
{"topic":"picks.pick.v1","key":"79993bb6-1eb3-4801-8f96-fdd933385a38","version":1},
{"topic":"picks.pick.v1","key":"f146b14b-a303-4dba-90cb-bd05722ee07b","version":1},
{"topic":"picks.pick.v1","key":"3a52980e-6645-4bb5-9ef1-fa8385112d99","version":1},
{"topic":"picks.pick.v1","key":"7389b3d4-4d6d-4bf1-9c97-f08067367f9e","version":1},
{"topic":"picks.pick.v1","key":"b0013f74-7d20-48cb-a842-3b772a68b1fb","version":1},
{"topic":"picks.pick.v1","key":"edb1f13a-6636-44e4-ad2f-7b0814e51c05","version":1},
{"topic":"picks.pick.v1","key":"b21f314a-77ed-47f7-969a-ddaff52f38d5","version":1},
{"topic":"picks.pick.v1","key":"0d05c7d0-c36b-4de0-b481-9535ddee23d8","version":1},
{"topic":"picks.pick.v1","key":"666ef5b7-2501-4194-a955-93a8dffc4165","version":1}
]$rows$);
insert into public.users (id, name, is_admin, phone, sms_enabled, phone_added_at) overriding system value select id, name, is_admin, phone, sms_enabled, phone_added_at from
json_populate_recordset(null::public.users, $rows$[
{"id":"90f0da0f-d9b2-4619-878b-d503c377a200","name":"League Admin","is_admin":true,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"67b0b92d-9cb9-4b0a-b6bf-60f48fac5279","name":"Harbor Lindqvist","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"0c09b13d-288e-48ab-a1c0-d81823b566d6","name":"Indigo Farrow","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"139dd6f4-97ee-4be9-b49b-b52158a5dbe3","name":"Lagoon Petrov","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"029497f6-c34b-495e-8998-80016631971a","name":"Coral Whitfield","is_admin":false,"phone":"+15555550111","sms_enabled":true,"phone_added_at":"2026-11-24T03:47:01.199+00:00"},
{"id":"1bc835cb-b460-43f3-92e8-a5a231429077","name":"Dune Marlowe","is_admin":false,"phone":"+15555550112","sms_enabled":true,"phone_added_at":"2026-11-24T03:47:01.365+00:00"},
{"id":"2bd4af69-4a26-487d-a5d1-b7f67e02026a","name":"Ember Castellan","is_admin":false,"phone":"+15555550113","sms_enabled":true,"phone_added_at":"2026-11-24T03:47:01.503+00:00"},
{"id":"2f731134-5e27-4ccf-b022-35a52b392c70","name":"Gale Rutherford","is_admin":false,"phone":"+15555550115","sms_enabled":true,"phone_added_at":"2026-11-24T03:47:01.646+00:00"},
{"id":"e17bd2de-599b-4535-83dd-1dfa5ed572e7","name":"Juniper Vale","is_admin":false,"phone":"+15555550116","sms_enabled":true,"phone_added_at":"2026-11-24T03:47:01.735+00:00"},
{"id":"f11bf8f5-d4a1-4f10-a17a-0477dc1ce41b","name":"Koa Brightwater","is_admin":false,"phone":"+15555550117","sms_enabled":true,"phone_added_at":"2026-11-24T03:47:01.881+00:00"},
{"id":"544bc652-791b-474c-83fb-e03b4499dee6","name":"Maris Delgado","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"89744543-cdd7-4243-bd34-5a59d0f28083","name":"Nova Tremblay","is_admin":false,"phone":"+15555550118","sms_enabled":true,"phone_added_at":"2026-11-24T03:47:01.994+00:00"},
{"id":"2fca8c83-9099-421d-a4b7-e20a4e5f2adb","name":"Fern Okonjo","is_admin":false,"phone":"+15555550114","sms_enabled":false,"phone_added_at":"2026-11-24T03:47:01.55+00:00"}
]$rows$);
insert into public.weeks (id, week_number, is_active, picks_open_at, picks_close_at) overriding system value select id, week_number, is_active, picks_open_at, picks_close_at from
json_populate_recordset(null::public.weeks, $rows$[
{"id":"8027f97e-648a-47fc-b162-a5c988ac7350","week_number":3,"is_active":false,"picks_open_at":"2026-10-22T16:00:00+00:00","picks_close_at":"2026-10-29T00:00:00+00:00"},
{"id":"90743091-eadb-4bcd-8790-92a74667ccfe","week_number":4,"is_active":false,"picks_open_at":"2026-10-29T16:00:00+00:00","picks_close_at":"2026-11-05T01:00:00+00:00"},
{"id":"93e43528-68cb-4cf2-8d11-283b8439ffd6","week_number":5,"is_active":false,"picks_open_at":"2026-11-05T17:00:00+00:00","picks_close_at":"2026-11-12T01:00:00+00:00"},
{"id":"c9180105-ece1-41da-9f7a-2a68f278b9e6","week_number":6,"is_active":false,"picks_open_at":"2026-11-12T17:00:00+00:00","picks_close_at":"2026-11-19T01:00:00+00:00"},
{"id":"eed74620-3cd2-4c7e-adad-2a836e8b7542","week_number":7,"is_active":true,"picks_open_at":"2026-11-19T01:00:00+00:00","picks_close_at":"2026-11-26T01:00:00+00:00"}
]$rows$);
