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
create schema if not exists copied;
create table if not exists copied.versions (
     topic text not null, key text not null, version bigint not null, primary key (topic, key));
create table if not exists copied.fills (shape text primary key, filled_at timestamptz not null default now());
create table if not exists copied.users (id uuid primary key, name text not null default '', is_admin boolean not null default false, phone text , sms_enabled boolean not null default false, phone_added_at timestamptz );
alter table copied.users add column if not exists id uuid primary key;
alter table copied.users add column if not exists name text not null default '';
alter table copied.users add column if not exists is_admin boolean not null default false;
alter table copied.users add column if not exists phone text ;
alter table copied.users add column if not exists sms_enabled boolean not null default false;
alter table copied.users add column if not exists phone_added_at timestamptz ;
create index if not exists users_by_phone on copied.users (phone);
create table if not exists copied.castaways (id uuid primary key, name text not null default '', eliminated boolean not null default false);
alter table copied.castaways add column if not exists id uuid primary key;
alter table copied.castaways add column if not exists name text not null default '';
alter table copied.castaways add column if not exists eliminated boolean not null default false;
create table if not exists copied.weeks (id uuid primary key, week_number integer not null default 0, is_active boolean not null default false, picks_open_at timestamptz not null default 'epoch', picks_close_at timestamptz not null default 'epoch');
alter table copied.weeks add column if not exists id uuid primary key;
alter table copied.weeks add column if not exists week_number integer not null default 0;
alter table copied.weeks add column if not exists is_active boolean not null default false;
alter table copied.weeks add column if not exists picks_open_at timestamptz not null default 'epoch';
alter table copied.weeks add column if not exists picks_close_at timestamptz not null default 'epoch';
create table if not exists copied.rosters (user_id uuid primary key, rankings_submitted_at timestamptz , castaway_ids uuid[] not null default '{}');
alter table copied.rosters add column if not exists user_id uuid primary key;
alter table copied.rosters add column if not exists rankings_submitted_at timestamptz ;
alter table copied.rosters add column if not exists castaway_ids uuid[] not null default '{}';
create table if not exists copied.picks (id uuid primary key, user_id uuid not null default '00000000-0000-0000-0000-000000000000', week_number integer not null default 0, castaway_id uuid not null default '00000000-0000-0000-0000-000000000000');
alter table copied.picks add column if not exists id uuid primary key;
alter table copied.picks add column if not exists user_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table copied.picks add column if not exists week_number integer not null default 0;
alter table copied.picks add column if not exists castaway_id uuid not null default '00000000-0000-0000-0000-000000000000';
create index if not exists picks_by_user_id_week_number on copied.picks (user_id, week_number);
set session_replication_role = replica;
truncate copied.castaways, copied.fills, copied.picks, copied.rosters, copied.users, copied.versions, copied.weeks, public.blasts, public.consents, public.inbound, public.messages, public.migrations, public.outbox, public.pacing, public.reminder_runs, public.seen_versions;
insert into copied.castaways (id, name, eliminated) overriding system value select id, name, eliminated from
json_populate_recordset(null::copied.castaways, $rows$[
{"id":"ba009b55-b8b7-4ed9-89bd-e092c915c424","name":"Anouk Verhoeven","eliminated":false},
{"id":"6d184572-72cf-4447-95bb-0782860d17eb","name":"Bram Okafor","eliminated":false},
{"id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","name":"Celia Marchetti","eliminated":false},
{"id":"34f498af-9258-4a36-84f5-67d2b302a9b4","name":"Esperanza Luna","eliminated":false},
{"id":"c4cdf233-415d-4042-b410-143ee3f64728","name":"Goldie Tran","eliminated":false},
{"id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","name":"Hollis Whitcombe","eliminated":false},
{"id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","name":"Ines Caldeira","eliminated":false},
{"id":"155016d8-66c1-4193-bb55-37ae3ec2db5d","name":"Jasper Nyqvist","eliminated":false},
{"id":"8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8","name":"Keoni Palakiko","eliminated":false},
{"id":"4f100dc1-786c-4698-a10b-b352957c7776","name":"Marcus Delacroix","eliminated":false},
{"id":"7fdba4b2-8663-4d8d-951f-cf193daa715c","name":"Nadia Rahimi","eliminated":false},
{"id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a","name":"Osmund Bell","eliminated":false},
{"id":"cbe1c8f4-ea57-408f-8586-a984108a231d","name":"Priya Venkataraman","eliminated":false},
{"id":"1e3310a2-b333-4799-9d41-d495633dd480","name":"Quill Sandoval","eliminated":false},
{"id":"cf5ca854-320f-48a7-8124-0c616f6ba274","name":"Rosalind Achterberg","eliminated":true},
{"id":"65f2fc6d-70ab-4e0f-a686-27cff01dc972","name":"Finn Aldaine","eliminated":true},
{"id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","name":"Lottie Abernathy","eliminated":true},
{"id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","name":"Dashiell Pike","eliminated":true}
]$rows$);
insert into copied.fills (shape, filled_at) overriding system value select shape, filled_at from
json_populate_recordset(null::copied.fills, $rows$[
{"shape":"d2cf7d3f","filled_at":"2026-11-25T02:11:14.513013+00:00"}
]$rows$);
insert into copied.picks (id, user_id, week_number, castaway_id) overriding system value select id, user_id, week_number, castaway_id from
json_populate_recordset(null::copied.picks, $rows$[
{"id":"2f4ceccb-828a-4e84-b420-886c5f5c9a32","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","week_number":3,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4"},
{"id":"447c4516-6c20-4403-a456-81d2740584f1","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","week_number":3,"castaway_id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4"},
{"id":"27724d9a-1684-405a-bfc7-b93c484b51bc","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","week_number":3,"castaway_id":"ba009b55-b8b7-4ed9-89bd-e092c915c424"},
{"id":"a8f77c61-4136-49f5-ad68-735631d3ae1a","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","week_number":3,"castaway_id":"65f2fc6d-70ab-4e0f-a686-27cff01dc972"},
{"id":"962a8c75-ef77-424a-a2db-36ae1d7f6e89","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","week_number":3,"castaway_id":"cf5ca854-320f-48a7-8124-0c616f6ba274"},
{"id":"c2b898c3-431a-4d99-9a86-0c5a0129ebbc","user_id":"39cb7007-87c8-4953-a036-99426106c6c3","week_number":3,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1"},
{"id":"4731cff3-d9b3-46e8-b450-2e8e99198a98","user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","week_number":3,"castaway_id":"155016d8-66c1-4193-bb55-37ae3ec2db5d"},
{"id":"a4084135-4289-4ec7-b562-8367813f9a0e","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","week_number":3,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4"},
{"id":"8fffd085-dae4-42cd-8a44-9316b4b632a5","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","week_number":3,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7"},
{"id":"234e3a7c-1d2d-4f7b-be35-be01035201c9","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","week_number":3,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480"},
{"id":"4ef44d7b-0d9f-43e6-83dd-eb4b39cec8f1","user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","week_number":3,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e"},
{"id":"3dc62141-2d6d-4d23-81b5-aab7f4647a07","user_id":"40b5e225-f085-4cb7-8901-65387480801e","week_number":3,"castaway_id":"4f100dc1-786c-4698-a10b-b352957c7776"},
{"id":"c89354b9-343f-4d3b-a769-9bee045fa545","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","week_number":4,"castaway_id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4"},
{"id":"0892cb4c-29d2-414b-9c29-b362c190ba8c","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","week_number":4,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb"},
{"id":"8dca10b0-cbef-4042-b346-77f828750c79","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","week_number":4,"castaway_id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a"},
{"id":"40d80e47-718a-4590-9efd-cb7c50b3bf79","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","week_number":4,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d"},
{"id":"8113f31b-9fb7-4de1-a464-5b89f6c36bab","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","week_number":4,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c"},
{"id":"338194c3-7967-4a72-aabc-ee4ba7b2c0e0","user_id":"39cb7007-87c8-4953-a036-99426106c6c3","week_number":4,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1"},
{"id":"ee8d518f-dd1e-41c5-8639-5795fe948ef7","user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","week_number":4,"castaway_id":"155016d8-66c1-4193-bb55-37ae3ec2db5d"},
{"id":"1e61883f-2a09-4929-abfc-2c5bf2b5b4e8","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","week_number":4,"castaway_id":"65f2fc6d-70ab-4e0f-a686-27cff01dc972"},
{"id":"58bbfc02-f1ea-4019-9462-29b767affae6","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","week_number":4,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7"},
{"id":"9cc8e319-7267-4cea-a025-c223ef6e3794","user_id":"40b5e225-f085-4cb7-8901-65387480801e","week_number":4,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb"},
{"id":"1ef00f01-a23f-4ede-a180-c400d8bb2b3b","user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","week_number":4,"castaway_id":"c4cdf233-415d-4042-b410-143ee3f64728"},
{"id":"69247b50-58d7-40c4-a102-8c1264adb6ec","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","week_number":4,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480"},
{"id":"62b2a19b-5340-47e6-891a-ad4b15a6fe8d","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","week_number":5,"castaway_id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4"},
{"id":"041450aa-1756-456d-9aba-9e6f281829b5","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","week_number":5,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb"},
{"id":"9df12c44-c62f-4d50-a97f-7007316ec751","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","week_number":5,"castaway_id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a"},
{"id":"187d10b4-575f-4f2e-ab44-1c093638f4d5","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","week_number":5,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d"},
{"id":"5c17ee4b-74bd-449d-aa17-4920c01093de","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","week_number":5,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c"},
{"id":"77beb096-c24b-483e-819d-f41c1911591b","user_id":"39cb7007-87c8-4953-a036-99426106c6c3","week_number":5,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1"},
{"id":"aa8aefde-4bbf-44d4-a448-b63426bf602c","user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","week_number":5,"castaway_id":"155016d8-66c1-4193-bb55-37ae3ec2db5d"},
{"id":"cc6746ef-655d-46b4-85e2-9e3be1f09ed2","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","week_number":5,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4"},
{"id":"f373f1e8-d831-4ad5-b6ab-72dacf152dee","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","week_number":5,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7"},
{"id":"67758625-df15-4d98-952f-686780b65711","user_id":"40b5e225-f085-4cb7-8901-65387480801e","week_number":5,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb"},
{"id":"1eac0b47-65db-4edf-982a-a9196819e052","user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","week_number":5,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e"},
{"id":"0af39b81-d141-42dc-94c0-9139d1e50d7c","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","week_number":5,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480"},
{"id":"f1a8d522-8518-4bc6-98a6-e5a2478c48f7","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","week_number":6,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb"},
{"id":"fdbc3c9a-7883-4e65-8ed4-acbe49198f99","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","week_number":6,"castaway_id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a"},
{"id":"cccfde24-27f6-4618-8f37-5016649c8660","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","week_number":6,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d"},
{"id":"520e0d6d-230a-4460-8fcd-a388108b2f62","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","week_number":6,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c"},
{"id":"820090c5-6b15-428d-b420-6825160519a3","user_id":"39cb7007-87c8-4953-a036-99426106c6c3","week_number":6,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1"},
{"id":"c16c4fcd-8e05-442e-ad56-617ba7d4e804","user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","week_number":6,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e"},
{"id":"0fccaebb-b096-40b1-8410-672347c4557b","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","week_number":6,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4"},
{"id":"b96c0088-297f-47f6-9919-4eec43821e05","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","week_number":6,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7"},
{"id":"7f97e1d0-8cfb-4c2b-82a0-69d9d3f78d9c","user_id":"40b5e225-f085-4cb7-8901-65387480801e","week_number":6,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb"},
{"id":"5a24f733-9833-4778-8d6f-7884e6a188f2","user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","week_number":6,"castaway_id":"c4cdf233-415d-4042-b410-143ee3f64728"},
{"id":"94345a44-5b7c-4a3f-ae7c-560629d0e3f1","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","week_number":6,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480"},
{"id":"9f8c2d5b-bf8b-4aee-b0e0-c3f6e758b432","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","week_number":6,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4"},
{"id":"69ddbd5d-b519-4e01-935d-a7027ce4a4cf","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","week_number":7,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb"},
{"id":"ddd06e58-218e-40df-9b34-85e8aafbddb3","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","week_number":7,"castaway_id":"ba009b55-b8b7-4ed9-89bd-e092c915c424"},
{"id":"4e793344-2cf0-478a-b75a-e71bf40423fa","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","week_number":7,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d"},
{"id":"c379b053-9212-47ff-9503-4d00df54b351","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","week_number":7,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c"},
{"id":"d8685a0e-0b50-4030-8791-550db9548408","user_id":"39cb7007-87c8-4953-a036-99426106c6c3","week_number":7,"castaway_id":"8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8"},
{"id":"1d14b144-ffcd-46ed-aa29-29ed68db4812","user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","week_number":7,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e"},
{"id":"80437e06-0ca1-40bb-99a5-97574a57d995","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","week_number":7,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4"},
{"id":"c07866a2-d808-45b1-bd7e-d3357e122758","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","week_number":7,"castaway_id":"cbe1c8f4-ea57-408f-8586-a984108a231d"},
{"id":"9ec3a007-6a99-4493-95f8-6f801e1baa12","user_id":"40b5e225-f085-4cb7-8901-65387480801e","week_number":7,"castaway_id":"4f100dc1-786c-4698-a10b-b352957c7776"},
{"id":"47027b89-0939-4cb3-b1b1-57dac3ea9467","user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","week_number":7,"castaway_id":"c4cdf233-415d-4042-b410-143ee3f64728"}
]$rows$);
insert into copied.rosters (user_id, rankings_submitted_at, castaway_ids) overriding system value select user_id, rankings_submitted_at, castaway_ids from
json_populate_recordset(null::copied.rosters, $rows$[
{"user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","rankings_submitted_at":"2026-11-25T02:11:24.164+00:00","castaway_ids":["067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","65f2fc6d-70ab-4e0f-a686-27cff01dc972"]},
{"user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","rankings_submitted_at":"2026-11-25T02:11:24.995+00:00","castaway_ids":["cbe1c8f4-ea57-408f-8586-a984108a231d","e3abb2fd-da06-4f59-b413-5f9fd670d2c7"]},
{"user_id":"39cb7007-87c8-4953-a036-99426106c6c3","rankings_submitted_at":"2026-11-25T02:11:24.437+00:00","castaway_ids":["8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8","640b0936-0628-4e5d-8e73-7e2b652abfc1"]},
{"user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","rankings_submitted_at":"2026-11-25T02:11:25.35+00:00","castaway_ids":["c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","c4cdf233-415d-4042-b410-143ee3f64728"]},
{"user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","rankings_submitted_at":"2026-11-25T02:11:24.584+00:00","castaway_ids":["155016d8-66c1-4193-bb55-37ae3ec2db5d","c70268a7-9aac-4cfd-b5d7-be1c017f4d3e"]},
{"user_id":"40b5e225-f085-4cb7-8901-65387480801e","rankings_submitted_at":"2026-11-25T02:11:25.199+00:00","castaway_ids":["4f100dc1-786c-4698-a10b-b352957c7776","6d184572-72cf-4447-95bb-0782860d17eb"]},
{"user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","rankings_submitted_at":"2026-11-25T02:11:24.746+00:00","castaway_ids":["65f2fc6d-70ab-4e0f-a686-27cff01dc972","34f498af-9258-4a36-84f5-67d2b302a9b4"]},
{"user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","rankings_submitted_at":"2026-11-25T02:11:23.813+00:00","castaway_ids":["e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","6d184572-72cf-4447-95bb-0782860d17eb"]},
{"user_id":"b3adbf19-7155-4551-baf0-628a229b282a","rankings_submitted_at":"2026-11-25T02:11:23.62+00:00","castaway_ids":["34f498af-9258-4a36-84f5-67d2b302a9b4","e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4"]},
{"user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","rankings_submitted_at":"2026-11-25T02:11:25.508+00:00","castaway_ids":["1e3310a2-b333-4799-9d41-d495633dd480","cf5ca854-320f-48a7-8124-0c616f6ba274"]},
{"user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","rankings_submitted_at":"2026-11-25T02:11:24.282+00:00","castaway_ids":["7fdba4b2-8663-4d8d-951f-cf193daa715c","cf5ca854-320f-48a7-8124-0c616f6ba274"]},
{"user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","rankings_submitted_at":"2026-11-25T02:11:23.983+00:00","castaway_ids":["ba009b55-b8b7-4ed9-89bd-e092c915c424","f1c95705-6b21-4f27-9bb1-c5476cc7583a"]}
]$rows$);
insert into copied.users (id, name, is_admin, phone, sms_enabled, phone_added_at) overriding system value select id, name, is_admin, phone, sms_enabled, phone_added_at from
json_populate_recordset(null::copied.users, $rows$[
{"id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","name":"League Admin","is_admin":true,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"39cb7007-87c8-4953-a036-99426106c6c3","name":"Harbor Lindqvist","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","name":"Indigo Farrow","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"40b5e225-f085-4cb7-8901-65387480801e","name":"Lagoon Petrov","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"45295044-430a-470f-a1ed-ae1b66d1503c","name":"Maris Delgado","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"b3adbf19-7155-4551-baf0-628a229b282a","name":"Coral Whitfield","is_admin":false,"phone":"+15555550111","sms_enabled":true,"phone_added_at":"2026-11-25T02:11:41.096+00:00"},
{"id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","name":"Dune Marlowe","is_admin":false,"phone":"+15555550112","sms_enabled":true,"phone_added_at":"2026-11-25T02:11:42.039+00:00"},
{"id":"e48a25e8-9d2c-468e-a433-542aadb23735","name":"Ember Castellan","is_admin":false,"phone":"+15555550113","sms_enabled":true,"phone_added_at":"2026-11-25T02:11:42.843+00:00"},
{"id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","name":"Gale Rutherford","is_admin":false,"phone":"+15555550115","sms_enabled":true,"phone_added_at":"2026-11-25T02:11:43.817+00:00"},
{"id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","name":"Juniper Vale","is_admin":false,"phone":"+15555550116","sms_enabled":true,"phone_added_at":"2026-11-25T02:11:44.295+00:00"},
{"id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","name":"Koa Brightwater","is_admin":false,"phone":"+15555550117","sms_enabled":true,"phone_added_at":"2026-11-25T02:11:44.776+00:00"},
{"id":"75f0ae58-7151-4192-ad40-f212c0abf419","name":"Nova Tremblay","is_admin":false,"phone":"+15555550118","sms_enabled":true,"phone_added_at":"2026-11-25T02:11:45.613+00:00"},
{"id":"62a728d7-02ee-47f4-b97a-76956f78af53","name":"Fern Okonjo","is_admin":false,"phone":"+15555550114","sms_enabled":false,"phone_added_at":"2026-11-25T02:11:43.274+00:00"}
]$rows$);
insert into copied.versions (topic, key, version) overriding system value select topic, key, version from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","version":1},
{"topic":"league.castaway.v1","key":"ba009b55-b8b7-4ed9-89bd-e092c915c424","version":1},
{"topic":"league.castaway.v1","key":"6d184572-72cf-4447-95bb-0782860d17eb","version":1},
{"topic":"league.castaway.v1","key":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","version":1},
{"topic":"league.castaway.v1","key":"34f498af-9258-4a36-84f5-67d2b302a9b4","version":1},
{"topic":"league.castaway.v1","key":"c4cdf233-415d-4042-b410-143ee3f64728","version":1},
{"topic":"league.castaway.v1","key":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","version":1},
{"topic":"league.castaway.v1","key":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","version":1},
{"topic":"league.castaway.v1","key":"155016d8-66c1-4193-bb55-37ae3ec2db5d","version":1},
{"topic":"league.castaway.v1","key":"8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8","version":1},
{"topic":"league.castaway.v1","key":"4f100dc1-786c-4698-a10b-b352957c7776","version":1},
{"topic":"league.castaway.v1","key":"7fdba4b2-8663-4d8d-951f-cf193daa715c","version":1},
{"topic":"league.castaway.v1","key":"f1c95705-6b21-4f27-9bb1-c5476cc7583a","version":1},
{"topic":"league.castaway.v1","key":"cbe1c8f4-ea57-408f-8586-a984108a231d","version":1},
{"topic":"league.castaway.v1","key":"1e3310a2-b333-4799-9d41-d495633dd480","version":1},
{"topic":"identity.user.v1","key":"39cb7007-87c8-4953-a036-99426106c6c3","version":1},
{"topic":"identity.user.v1","key":"9dc6afca-633a-4bd5-9723-7f35aeaded90","version":1},
{"topic":"identity.user.v1","key":"40b5e225-f085-4cb7-8901-65387480801e","version":1},
{"topic":"league.roster.v1","key":"9dc6afca-633a-4bd5-9723-7f35aeaded90","version":2},
{"topic":"league.roster.v1","key":"62a728d7-02ee-47f4-b97a-76956f78af53","version":2},
{"topic":"league.roster.v1","key":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","version":2},
{"topic":"league.roster.v1","key":"39cb7007-87c8-4953-a036-99426106c6c3","version":2},
{"topic":"league.roster.v1","key":"45295044-430a-470f-a1ed-ae1b66d1503c","version":2},
{"topic":"league.roster.v1","key":"40b5e225-f085-4cb7-8901-65387480801e","version":2},
{"topic":"league.roster.v1","key":"a6927bee-5c12-4b75-89f3-2a7126f841fd","version":2},
{"topic":"league.roster.v1","key":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","version":2},
{"topic":"league.roster.v1","key":"b3adbf19-7155-4551-baf0-628a229b282a","version":2},
{"topic":"league.roster.v1","key":"75f0ae58-7151-4192-ad40-f212c0abf419","version":2},
{"topic":"league.roster.v1","key":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","version":2},
{"topic":"league.roster.v1","key":"e48a25e8-9d2c-468e-a433-542aadb23735","version":2},
{"topic":"league.castaway.v1","key":"cf5ca854-320f-48a7-8124-0c616f6ba274","version":2},
{"topic":"league.week.v1","key":"7ca7f031-d282-44a6-b2dd-ef79d85f5425","version":3},
{"topic":"league.castaway.v1","key":"65f2fc6d-70ab-4e0f-a686-27cff01dc972","version":2},
{"topic":"league.week.v1","key":"809ff0da-fd5c-4975-9ba6-4bd99e54d144","version":3},
{"topic":"league.castaway.v1","key":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","version":2},
{"topic":"league.week.v1","key":"016275b5-1946-458c-bc90-99105a25e350","version":3},
{"topic":"picks.pick.v1","key":"1e61883f-2a09-4929-abfc-2c5bf2b5b4e8","version":2},
{"topic":"picks.pick.v1","key":"0af39b81-d141-42dc-94c0-9139d1e50d7c","version":2},
{"topic":"picks.pick.v1","key":"234e3a7c-1d2d-4f7b-be35-be01035201c9","version":2},
{"topic":"picks.pick.v1","key":"27724d9a-1684-405a-bfc7-b93c484b51bc","version":2},
{"topic":"picks.pick.v1","key":"520e0d6d-230a-4460-8fcd-a388108b2f62","version":2},
{"topic":"picks.pick.v1","key":"5c17ee4b-74bd-449d-aa17-4920c01093de","version":2},
{"topic":"picks.pick.v1","key":"67758625-df15-4d98-952f-686780b65711","version":2},
{"topic":"picks.pick.v1","key":"962a8c75-ef77-424a-a2db-36ae1d7f6e89","version":2},
{"topic":"picks.pick.v1","key":"c2b898c3-431a-4d99-9a86-0c5a0129ebbc","version":2},
{"topic":"identity.user.v1","key":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","version":3},
{"topic":"identity.user.v1","key":"b3adbf19-7155-4551-baf0-628a229b282a","version":3},
{"topic":"identity.user.v1","key":"a6927bee-5c12-4b75-89f3-2a7126f841fd","version":2},
{"topic":"identity.user.v1","key":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","version":3},
{"topic":"identity.user.v1","key":"e48a25e8-9d2c-468e-a433-542aadb23735","version":3},
{"topic":"identity.user.v1","key":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","version":3},
{"topic":"identity.user.v1","key":"45295044-430a-470f-a1ed-ae1b66d1503c","version":2},
{"topic":"identity.user.v1","key":"75f0ae58-7151-4192-ad40-f212c0abf419","version":2},
{"topic":"identity.user.v1","key":"62a728d7-02ee-47f4-b97a-76956f78af53","version":3},
{"topic":"picks.pick.v1","key":"0fccaebb-b096-40b1-8410-672347c4557b","version":2},
{"topic":"picks.pick.v1","key":"1ef00f01-a23f-4ede-a180-c400d8bb2b3b","version":2},
{"topic":"picks.pick.v1","key":"2f4ceccb-828a-4e84-b420-886c5f5c9a32","version":2},
{"topic":"picks.pick.v1","key":"47027b89-0939-4cb3-b1b1-57dac3ea9467","version":2},
{"topic":"picks.pick.v1","key":"58bbfc02-f1ea-4019-9462-29b767affae6","version":2},
{"topic":"picks.pick.v1","key":"77beb096-c24b-483e-819d-f41c1911591b","version":2},
{"topic":"picks.pick.v1","key":"8113f31b-9fb7-4de1-a464-5b89f6c36bab","version":2},
{"topic":"picks.pick.v1","key":"820090c5-6b15-428d-b420-6825160519a3","version":2},
{"topic":"picks.pick.v1","key":"c16c4fcd-8e05-442e-ad56-617ba7d4e804","version":2},
{"topic":"picks.pick.v1","key":"c89354b9-343f-4d3b-a769-9bee045fa545","version":2},
{"topic":"picks.pick.v1","key":"f373f1e8-d831-4ad5-b6ab-72dacf152dee","version":2},
{"topic":"picks.pick.v1","key":"7f97e1d0-8cfb-4c2b-82a0-69d9d3f78d9c","version":2},
{"topic":"picks.pick.v1","key":"40d80e47-718a-4590-9efd-cb7c50b3bf79","version":2},
{"topic":"picks.pick.v1","key":"9cc8e319-7267-4cea-a025-c223ef6e3794","version":2},
{"topic":"picks.pick.v1","key":"b96c0088-297f-47f6-9919-4eec43821e05","version":2},
{"topic":"league.castaway.v1","key":"640b0936-0628-4e5d-8e73-7e2b652abfc1","version":2},
{"topic":"league.week.v1","key":"a6c88261-577b-4bff-b450-82c67c9fda3b","version":1},
{"topic":"league.week.v1","key":"ee2d8687-8722-46b2-9c0e-fd614a7a7971","version":3},
{"topic":"picks.pick.v1","key":"338194c3-7967-4a72-aabc-ee4ba7b2c0e0","version":2},
{"topic":"picks.pick.v1","key":"447c4516-6c20-4403-a456-81d2740584f1","version":2},
{"topic":"picks.pick.v1","key":"4731cff3-d9b3-46e8-b450-2e8e99198a98","version":2},
{"topic":"picks.pick.v1","key":"4ef44d7b-0d9f-43e6-83dd-eb4b39cec8f1","version":2},
{"topic":"picks.pick.v1","key":"62b2a19b-5340-47e6-891a-ad4b15a6fe8d","version":2},
{"topic":"picks.pick.v1","key":"80437e06-0ca1-40bb-99a5-97574a57d995","version":2},
{"topic":"picks.pick.v1","key":"8dca10b0-cbef-4042-b346-77f828750c79","version":2},
{"topic":"picks.pick.v1","key":"8fffd085-dae4-42cd-8a44-9316b4b632a5","version":2},
{"topic":"picks.pick.v1","key":"a4084135-4289-4ec7-b562-8367813f9a0e","version":2},
{"topic":"picks.pick.v1","key":"cc6746ef-655d-46b4-85e2-9e3be1f09ed2","version":2},
{"topic":"picks.pick.v1","key":"cccfde24-27f6-4618-8f37-5016649c8660","version":2},
{"topic":"picks.pick.v1","key":"ddd06e58-218e-40df-9b34-85e8aafbddb3","version":2},
{"topic":"picks.pick.v1","key":"ee8d518f-dd1e-41c5-8639-5795fe948ef7","version":2},
{"topic":"picks.pick.v1","key":"fdbc3c9a-7883-4e65-8ed4-acbe49198f99","version":2},
{"topic":"picks.pick.v1","key":"69ddbd5d-b519-4e01-935d-a7027ce4a4cf","version":2},
{"topic":"picks.pick.v1","key":"1d14b144-ffcd-46ed-aa29-29ed68db4812","version":2},
{"topic":"picks.pick.v1","key":"9ec3a007-6a99-4493-95f8-6f801e1baa12","version":2},
{"topic":"picks.pick.v1","key":"9f8c2d5b-bf8b-4aee-b0e0-c3f6e758b432","version":2},
{"topic":"picks.pick.v1","key":"c379b053-9212-47ff-9503-4d00df54b351","version":2},
{"topic":"picks.pick.v1","key":"041450aa-1756-456d-9aba-9e6f281829b5","version":2},
{"topic":"picks.pick.v1","key":"0892cb4c-29d2-414b-9c29-b362c190ba8c","version":2},
{"topic":"picks.pick.v1","key":"1eac0b47-65db-4edf-982a-a9196819e052","version":2},
{"topic":"picks.pick.v1","key":"3dc62141-2d6d-4d23-81b5-aab7f4647a07","version":2},
{"topic":"picks.pick.v1","key":"4e793344-2cf0-478a-b75a-e71bf40423fa","version":2},
{"topic":"picks.pick.v1","key":"5a24f733-9833-4778-8d6f-7884e6a188f2","version":2},
{"topic":"picks.pick.v1","key":"69247b50-58d7-40c4-a102-8c1264adb6ec","version":2},
{"topic":"picks.pick.v1","key":"9df12c44-c62f-4d50-a97f-7007316ec751","version":2},
{"topic":"picks.pick.v1","key":"c07866a2-d808-45b1-bd7e-d3357e122758","version":2},
{"topic":"picks.pick.v1","key":"94345a44-5b7c-4a3f-ae7c-560629d0e3f1","version":2},
{"topic":"picks.pick.v1","key":"d8685a0e-0b50-4030-8791-550db9548408","version":2},
{"topic":"picks.pick.v1","key":"187d10b4-575f-4f2e-ab44-1c093638f4d5","version":2},
{"topic":"picks.pick.v1","key":"a8f77c61-4136-49f5-ad68-735631d3ae1a","version":2},
{"topic":"picks.pick.v1","key":"aa8aefde-4bbf-44d4-a448-b63426bf602c","version":2},
{"topic":"picks.pick.v1","key":"f1a8d522-8518-4bc6-98a6-e5a2478c48f7","version":2}
]$rows$);
insert into copied.weeks (id, week_number, is_active, picks_open_at, picks_close_at) overriding system value select id, week_number, is_active, picks_open_at, picks_close_at from
json_populate_recordset(null::copied.weeks, $rows$[
{"id":"7ca7f031-d282-44a6-b2dd-ef79d85f5425","week_number":3,"is_active":false,"picks_open_at":"2026-10-22T16:00:00+00:00","picks_close_at":"2026-10-29T00:00:00+00:00"},
{"id":"809ff0da-fd5c-4975-9ba6-4bd99e54d144","week_number":4,"is_active":false,"picks_open_at":"2026-10-29T16:00:00+00:00","picks_close_at":"2026-11-05T01:00:00+00:00"},
{"id":"016275b5-1946-458c-bc90-99105a25e350","week_number":5,"is_active":false,"picks_open_at":"2026-11-05T17:00:00+00:00","picks_close_at":"2026-11-12T01:00:00+00:00"},
{"id":"a6c88261-577b-4bff-b450-82c67c9fda3b","week_number":7,"is_active":true,"picks_open_at":"2026-11-19T17:00:00+00:00","picks_close_at":"2026-11-26T01:00:00+00:00"},
{"id":"ee2d8687-8722-46b2-9c0e-fd614a7a7971","week_number":6,"is_active":false,"picks_open_at":"2026-11-12T17:00:00+00:00","picks_close_at":"2026-11-19T01:00:00+00:00"}
]$rows$);
insert into public.blasts (id, created_at, created_by, idempotency_key, request_hash, message, filter, recipients) overriding system value select id, created_at, created_by, idempotency_key, request_hash, message, filter, recipients from
json_populate_recordset(null::public.blasts, $rows$[
{"id":"d2d30ed8-1082-4d22-9ab2-af8036767fb4","created_at":"2026-11-25T02:11:47.166+00:00","created_by":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","idempotency_key":"sample-season","request_hash":"9ce06ec112ad6ef5777f36521e56d3c1086b3ceaa28b963d1d9fd1b8e6cf8449","message":"Hello {name}! Week {week} is open. Pick your castaway before {deadline}.","filter":"all","recipients":8}
]$rows$);
insert into public.consents (phone, version, stopped) overriding system value select phone, version, stopped from
json_populate_recordset(null::public.consents, $rows$[
{"phone":"+15555550114","version":1,"stopped":true}
]$rows$);
insert into public.inbound (message_sid, id, phone, user_id, text, reply, received_at, claimed_at, handled_at) overriding system value select message_sid, id, phone, user_id, text, reply, received_at, claimed_at, handled_at from
json_populate_recordset(null::public.inbound, $rows$[
{"message_sid":"SMf5eff25978ffc395ec1c2aa497daad24","id":"14b73155-25f7-4fc1-ba25-ac7430adcebf","phone":"+15555550111","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-25T02:11:40.972+00:00","claimed_at":"2026-11-25T02:11:41.000885+00:00","handled_at":"2026-11-25T02:11:41.418495+00:00"},
{"message_sid":"SM340acc1cd32b634e0a18b94ad98c60af","id":"ec2d429c-b271-4c6e-bba2-cdd6d27ec46d","phone":"+15555550112","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-25T02:11:42.01+00:00","claimed_at":"2026-11-25T02:11:42.012557+00:00","handled_at":"2026-11-25T02:11:42.178611+00:00"},
{"message_sid":"SMf418f353970cd1ad8a2c9065f50502d0","id":"6f3d8c56-fd59-434b-b742-50b56b40642f","phone":"+15555550113","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-25T02:11:42.828+00:00","claimed_at":"2026-11-25T02:11:42.83018+00:00","handled_at":"2026-11-25T02:11:42.902323+00:00"},
{"message_sid":"SMdddb2313edc8aab54335c31e8dca3a22","id":"bc1e6d3b-d015-4b65-97fe-cacb6e645918","phone":"+15555550114","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-25T02:11:43.239+00:00","claimed_at":"2026-11-25T02:11:43.246955+00:00","handled_at":"2026-11-25T02:11:43.407786+00:00"},
{"message_sid":"SM3f95db1fe7a385ec67d08237ade2a542","id":"032e82f0-92c6-4ab1-8b0b-8f67a599090c","phone":"+15555550115","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-25T02:11:43.804+00:00","claimed_at":"2026-11-25T02:11:43.810848+00:00","handled_at":"2026-11-25T02:11:43.94062+00:00"},
{"message_sid":"SM4f2a972c94677e31d28307162c38b2d6","id":"76614c47-dd0c-4700-be20-543a24780fc3","phone":"+15555550116","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-25T02:11:44.284+00:00","claimed_at":"2026-11-25T02:11:44.285961+00:00","handled_at":"2026-11-25T02:11:44.360997+00:00"},
{"message_sid":"SM4e2f3350f970b0a94e76851a68266c71","id":"d501ca42-994b-4389-b5f9-c0367b2697b1","phone":"+15555550117","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-25T02:11:44.763+00:00","claimed_at":"2026-11-25T02:11:44.764361+00:00","handled_at":"2026-11-25T02:11:44.85511+00:00"},
{"message_sid":"SM9afa49f9d9916343f7fe1660fba08c07","id":"983e30ee-0ca0-4062-a7ea-136ec212f35d","phone":"+15555550118","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-25T02:11:45.557+00:00","claimed_at":"2026-11-25T02:11:45.559158+00:00","handled_at":"2026-11-25T02:11:45.679912+00:00"},
{"message_sid":"SM81c56ea6b829938e7e4a5946511104c4","id":"daeb34ca-b17c-4990-a09e-dad590b3041a","phone":"+15555550111","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","text":"team","reply":"Your team: Esperanza Luna, Lottie Abernathy (out).","received_at":"2026-11-25T02:11:48.239+00:00","claimed_at":"2026-11-25T02:11:48.245918+00:00","handled_at":"2026-11-25T02:11:48.276005+00:00"},
{"message_sid":"SM481efa4fea727a8e81e217d829a5aae3","id":"864fda66-8310-4033-b4d4-39b34293b6f2","phone":"+15555550112","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","text":"Status","reply":"Week 7: your pick is Bram Okafor. You can change it until Wednesday 5:00 PM PT. You have 72 points: rank 4 of 12.","received_at":"2026-11-25T02:11:48.301+00:00","claimed_at":"2026-11-25T02:11:48.302583+00:00","handled_at":"2026-11-25T02:11:48.470791+00:00"},
{"message_sid":"SMebc0beb6e5f4f865cabdebf046500df7","id":"f142afb6-1461-4995-a577-132d803ee4e1","phone":"+15555550116","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","text":"BOARD","reply":"1. Ember Castellan 96\n2. Gale Rutherford 85\n3. Juniper Vale (you) 77\n4. Dune Marlowe 72\n5. Nova Tremblay 71","received_at":"2026-11-25T02:11:48.523+00:00","claimed_at":"2026-11-25T02:11:48.524068+00:00","handled_at":"2026-11-25T02:11:48.614687+00:00"},
{"message_sid":"SM779aeceaa9b58107782d11a90dcc01e7","id":"c300da5e-697f-4225-9929-ffbfddb064e5","phone":"+15555550117","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","text":"help","reply":"Torchbearer: text PICK and a name to choose, STATUS for your pick, TEAM for your castaways, BOARD for the top 5. STOP ends all messages, START brings them back. More: http://localhost:30352","received_at":"2026-11-25T02:11:48.638+00:00","claimed_at":"2026-11-25T02:11:48.640387+00:00","handled_at":"2026-11-25T02:11:48.671318+00:00"},
{"message_sid":"SM246a9443f2000ec175b089da00216bf4","id":"e173abc5-04eb-4305-a2ff-475d8a0a0fde","phone":"+15555550118","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","text":"who is winning","reply":"Sorry, we didn't get that. Text PICK and a name, STATUS, TEAM, BOARD or HELP.","received_at":"2026-11-25T02:11:48.691+00:00","claimed_at":"2026-11-25T02:11:48.692655+00:00","handled_at":"2026-11-25T02:11:48.710422+00:00"},
{"message_sid":"SMc4e344b4630ede8f0c5afca312a93132","id":"a2101cc6-40f7-4adb-baf1-611466b7e28b","phone":"+15555550114","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","text":"STOP","reply":null,"received_at":"2026-11-25T02:11:48.732+00:00","claimed_at":"2026-11-25T02:11:48.738242+00:00","handled_at":"2026-11-25T02:11:48.764883+00:00"}
]$rows$);
insert into public.messages (id, dedupe_key, kind, user_id, phone, text, segments, blast_id, week_number, created_at, not_before, expires_at, state, attempt, claimed_at, claimed_by, look_at, looks, sid, error_code, error, sent_at, updated_at) overriding system value select id, dedupe_key, kind, user_id, phone, text, segments, blast_id, week_number, created_at, not_before, expires_at, state, attempt, claimed_at, claimed_by, look_at, looks, sid, error_code, error, sent_at, updated_at from
json_populate_recordset(null::public.messages, $rows$[
{"id":"19ce6d2d-211c-4a46-8056-3beb25c9868d","dedupe_key":"code:67eed460-34f7-42dc-8223-11579dd12503","kind":"code","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","phone":"+15555550111","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:40.854+00:00","not_before":"2026-11-24T02:11:40.905464+00:00","expires_at":"2026-11-25T02:21:40.645+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:41.017507+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:41.017507+00:00","looks":0,"sid":"SMfd6ae90fd925c3daf4b643f44ddcd798","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:41.466+00:00","updated_at":"2026-11-25T02:11:41.63+00:00"},
{"id":"8712ff6a-c159-4136-9894-b5bc72b3e904","dedupe_key":"welcome:acbc9f70-7d9c-4159-a548-fd24e7f7744f:+15555550112:2026-11-25T02:11:42.039Z","kind":"welcome","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","phone":"+15555550112","text":"Welcome to Torchbearer, Dune Marlowe! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:42.223+00:00","not_before":"2026-11-25T02:11:42.260922+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:42.291066+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:42.291066+00:00","looks":0,"sid":"SMe2702388d82ea262b120a3dab15b729f","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:42.398+00:00","updated_at":"2026-11-25T02:11:42.496+00:00"},
{"id":"a06b65e9-232d-4509-b34f-b039adf07854","dedupe_key":"welcome:b3adbf19-7155-4551-baf0-628a229b282a:+15555550111:2026-11-25T02:11:41.096Z","kind":"welcome","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","phone":"+15555550111","text":"Welcome to Torchbearer, Coral Whitfield! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:41.489+00:00","not_before":"2026-11-25T02:11:41.534123+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:41.596927+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:41.596927+00:00","looks":0,"sid":"SM98d1e2efacd71d2670f4b7aa3ff49ca8","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:41.638+00:00","updated_at":"2026-11-25T02:11:41.689+00:00"},
{"id":"5d5ef3ba-564f-41f6-b74a-e0e89ec2b272","dedupe_key":"code:571527d1-27af-4f0f-b641-80ccb70fbd0c","kind":"code","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","phone":"+15555550112","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:41.907+00:00","not_before":"2026-11-24T02:11:41.939918+00:00","expires_at":"2026-11-25T02:21:41.849+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:42.030243+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:42.030243+00:00","looks":0,"sid":"SM6da0ec004cfa5e6fb9ac0b37a156b593","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:42.148+00:00","updated_at":"2026-11-25T02:11:42.259+00:00"},
{"id":"174d3fd1-e20c-4597-b993-51c641fb01b1","dedupe_key":"code:7e8fb731-4bd5-4214-a85d-b5d0c46929d8","kind":"code","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","phone":"+15555550113","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:42.766+00:00","not_before":"2026-11-24T02:11:42.798233+00:00","expires_at":"2026-11-25T02:21:42.723+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:42.834689+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:42.834689+00:00","looks":0,"sid":"SM6784cbdd4661c0f8ee7ae5dfa4a1fc66","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:42.877+00:00","updated_at":"2026-11-25T02:11:42.953+00:00"},
{"id":"9dc09197-56ae-4f26-90f9-da90b9206fbb","dedupe_key":"welcome:e48a25e8-9d2c-468e-a433-542aadb23735:+15555550113:2026-11-25T02:11:42.843Z","kind":"welcome","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","phone":"+15555550113","text":"Welcome to Torchbearer, Ember Castellan! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:42.938+00:00","not_before":"2026-11-25T02:11:42.954075+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:43.038149+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:43.038149+00:00","looks":0,"sid":"SMfe870b4c6a665a539c4be2d0615db204","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:43.094+00:00","updated_at":"2026-11-25T02:11:43.147+00:00"},
{"id":"2e229c3f-7b29-41a7-ba8c-819a6f7da4ce","dedupe_key":"code:bef3f3c2-2cee-4b36-a34a-795e4fb04cf3","kind":"code","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","phone":"+15555550114","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:43.173+00:00","not_before":"2026-11-24T02:11:43.188181+00:00","expires_at":"2026-11-25T02:21:43.109+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:43.229397+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:43.229397+00:00","looks":0,"sid":"SMe3f7c4357791aa0322d23444b7926222","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:43.292+00:00","updated_at":"2026-11-25T02:11:43.344+00:00"},
{"id":"b752663a-ee90-45d9-a610-4de870307a94","dedupe_key":"welcome:62a728d7-02ee-47f4-b97a-76956f78af53:+15555550114:2026-11-25T02:11:43.274Z","kind":"welcome","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","phone":"+15555550114","text":"Welcome to Torchbearer, Fern Okonjo! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:43.465+00:00","not_before":"2026-11-25T02:11:43.470519+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:43.539365+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:43.539365+00:00","looks":0,"sid":"SM347f9e06148943fd57f225dc2fb3f066","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:43.627+00:00","updated_at":"2026-11-25T02:11:43.702+00:00"},
{"id":"35dfb0ae-f896-4447-ba8f-8fa957ba7efd","dedupe_key":"welcome:b7f7f579-7711-418d-92aa-5b8c64e0d29e:+15555550115:2026-11-25T02:11:43.817Z","kind":"welcome","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","phone":"+15555550115","text":"Welcome to Torchbearer, Gale Rutherford! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:43.962+00:00","not_before":"2026-11-25T02:11:43.974337+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:44.026773+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:44.026774+00:00","looks":0,"sid":"SM244cd9442e15ec99b18fbe73a00b1e51","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:44.051+00:00","updated_at":"2026-11-25T02:11:44.109+00:00"},
{"id":"cdc0544c-30fc-427a-8d6e-61c18d1151c1","dedupe_key":"code:07a90acf-3294-43fb-9c2e-123779689cff","kind":"code","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","phone":"+15555550115","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:43.775+00:00","not_before":"2026-11-24T02:11:43.781353+00:00","expires_at":"2026-11-25T02:21:43.707+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:43.818308+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:43.818308+00:00","looks":0,"sid":"SM76c9b3aadbd6baadd55519dfee35b09f","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:43.841+00:00","updated_at":"2026-11-25T02:11:43.897+00:00"},
{"id":"ec7c3800-906e-4c57-9e35-fa77413507f6","dedupe_key":"code:59ac5a78-7d0d-466c-9eeb-437152fae554","kind":"code","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","phone":"+15555550116","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:44.26+00:00","not_before":"2026-11-24T02:11:44.264816+00:00","expires_at":"2026-11-25T02:21:44.206+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:44.297973+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:44.297973+00:00","looks":0,"sid":"SM900ee80a4d59aee930930d90c0de4db0","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:44.329+00:00","updated_at":"2026-11-25T02:11:44.355+00:00"},
{"id":"ca69be46-cad2-4e36-a2a3-669911bb051c","dedupe_key":"welcome:a6927bee-5c12-4b75-89f3-2a7126f841fd:+15555550116:2026-11-25T02:11:44.295Z","kind":"welcome","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","phone":"+15555550116","text":"Welcome to Torchbearer, Juniper Vale! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:44.374+00:00","not_before":"2026-11-25T02:11:44.383481+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:44.411026+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:44.411026+00:00","looks":0,"sid":"SMddaf1a681db83e9ba0fe57fa2fa88971","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:44.465+00:00","updated_at":"2026-11-25T02:11:44.518+00:00"},
{"id":"75d03f84-e3d1-491b-b2cc-97b2db6d476d","dedupe_key":"code:334323e7-5ea7-4717-9f7f-6eb1d5d0b08c","kind":"code","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","phone":"+15555550117","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:44.712+00:00","not_before":"2026-11-24T02:11:44.716143+00:00","expires_at":"2026-11-25T02:21:44.677+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:44.773077+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:44.773077+00:00","looks":0,"sid":"SM6176c3cf405b3f53f7a7093b3669b516","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:44.835+00:00","updated_at":"2026-11-25T02:11:44.939+00:00"},
{"id":"45322bf1-4493-43f7-a239-45d4c6411cd7","dedupe_key":"welcome:f0887aa7-fac2-4533-b4ec-31d6e0e71116:+15555550117:2026-11-25T02:11:44.776Z","kind":"welcome","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","phone":"+15555550117","text":"Welcome to Torchbearer, Koa Brightwater! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:44.919+00:00","not_before":"2026-11-25T02:11:44.927069+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:44.950612+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:44.950612+00:00","looks":0,"sid":"SM3a111b5755f68efd37ac6dc4720c60a5","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:44.987+00:00","updated_at":"2026-11-25T02:11:45.165+00:00"},
{"id":"8ff50452-91c9-4c3c-adab-c50cf0cbbfd6","dedupe_key":"code:a19d7669-74a2-43d1-8127-c101901351d8","kind":"code","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","phone":"+15555550118","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:45.518+00:00","not_before":"2026-11-24T02:11:45.520272+00:00","expires_at":"2026-11-25T02:21:45.433+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:45.537973+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:45.537973+00:00","looks":0,"sid":"SM3fd6432922ed20190f6b23dacaf399be","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:45.589+00:00","updated_at":"2026-11-25T02:11:45.621+00:00"},
{"id":"9c8ee310-2504-4251-afe3-eb0e9cc883da","dedupe_key":"welcome:75f0ae58-7151-4192-ad40-f212c0abf419:+15555550118:2026-11-25T02:11:45.613Z","kind":"welcome","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","phone":"+15555550118","text":"Welcome to Torchbearer, Nova Tremblay! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-25T02:11:45.741+00:00","not_before":"2026-11-25T02:11:45.755863+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:45.773512+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:45.773512+00:00","looks":0,"sid":"SMab22910648672a42efd820ac9a0d0360","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:45.796+00:00","updated_at":"2026-11-25T02:11:46.01+00:00"},
{"id":"2616bdea-c0f2-4521-8e06-c18f39b2edc4","dedupe_key":"blast:d2d30ed8-1082-4d22-9ab2-af8036767fb4:+15555550115","kind":"blast","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","phone":"+15555550115","text":"Hello Gale Rutherford! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"d2d30ed8-1082-4d22-9ab2-af8036767fb4","week_number":null,"created_at":"2026-11-25T02:11:47.166+00:00","not_before":"2026-11-25T02:11:47.331824+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:47.402745+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:47.402745+00:00","looks":0,"sid":"SMc03ac3ec37b3a453910b0118097a6181","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:47.828+00:00","updated_at":"2026-11-25T02:11:47.874+00:00"},
{"id":"76c003be-78e8-4d56-8188-8b588591f1c9","dedupe_key":"blast:d2d30ed8-1082-4d22-9ab2-af8036767fb4:+15555550111","kind":"blast","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","phone":"+15555550111","text":"Hello Coral Whitfield! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"d2d30ed8-1082-4d22-9ab2-af8036767fb4","week_number":null,"created_at":"2026-11-25T02:11:47.166+00:00","not_before":"2026-11-25T02:11:47.331524+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:47.402498+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:47.402498+00:00","looks":0,"sid":"SMaf0d6ce823d43b8a78fee5a40d28b796","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:47.447+00:00","updated_at":"2026-11-25T02:11:47.473+00:00"},
{"id":"3eabdf12-222c-4f2b-8d0c-9f48b3492751","dedupe_key":"blast:d2d30ed8-1082-4d22-9ab2-af8036767fb4:+15555550112","kind":"blast","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","phone":"+15555550112","text":"Hello Dune Marlowe! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"d2d30ed8-1082-4d22-9ab2-af8036767fb4","week_number":null,"created_at":"2026-11-25T02:11:47.166+00:00","not_before":"2026-11-25T02:11:47.331779+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:47.402654+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:47.402655+00:00","looks":0,"sid":"SM0adca06c78ed17338b78a7d332531a76","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:47.529+00:00","updated_at":"2026-11-25T02:11:47.589+00:00"},
{"id":"95ac1ef1-fe45-4942-9986-7b6b200ae46d","dedupe_key":"blast:d2d30ed8-1082-4d22-9ab2-af8036767fb4:+15555550113","kind":"blast","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","phone":"+15555550113","text":"Hello Ember Castellan! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"d2d30ed8-1082-4d22-9ab2-af8036767fb4","week_number":null,"created_at":"2026-11-25T02:11:47.166+00:00","not_before":"2026-11-25T02:11:47.331803+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:47.402698+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:47.402698+00:00","looks":0,"sid":"SM6a0c73028ba6bc95148f8960de454c8f","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:47.633+00:00","updated_at":"2026-11-25T02:11:47.698+00:00"},
{"id":"fa606d64-fcd0-490c-bff1-567ac2bac0c7","dedupe_key":"blast:d2d30ed8-1082-4d22-9ab2-af8036767fb4:+15555550114","kind":"blast","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","phone":"+15555550114","text":"Hello Fern Okonjo! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"d2d30ed8-1082-4d22-9ab2-af8036767fb4","week_number":null,"created_at":"2026-11-25T02:11:47.166+00:00","not_before":"2026-11-25T02:11:47.331813+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:47.402722+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:47.402722+00:00","looks":0,"sid":"SM4c49aca90dfa12a811699a1b8211fa29","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:47.766+00:00","updated_at":"2026-11-25T02:11:47.806+00:00"},
{"id":"3a4ca064-fe19-459f-901e-7ef25587d33d","dedupe_key":"blast:d2d30ed8-1082-4d22-9ab2-af8036767fb4:+15555550116","kind":"blast","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","phone":"+15555550116","text":"Hello Juniper Vale! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"d2d30ed8-1082-4d22-9ab2-af8036767fb4","week_number":null,"created_at":"2026-11-25T02:11:47.166+00:00","not_before":"2026-11-25T02:11:47.331833+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:47.402766+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:47.402766+00:00","looks":0,"sid":"SMdd00f8b205d91cfb3420bb9e0ccbe4d5","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:47.938+00:00","updated_at":"2026-11-25T02:11:47.98+00:00"},
{"id":"6f9b2268-0b33-466b-a993-40d36bb4e019","dedupe_key":"blast:d2d30ed8-1082-4d22-9ab2-af8036767fb4:+15555550117","kind":"blast","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","phone":"+15555550117","text":"Hello Koa Brightwater! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"d2d30ed8-1082-4d22-9ab2-af8036767fb4","week_number":null,"created_at":"2026-11-25T02:11:47.166+00:00","not_before":"2026-11-25T02:11:47.331841+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:47.402787+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:47.402787+00:00","looks":0,"sid":"SMc6d8d4f6985be1a0942dd55548efcdb1","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:48.027+00:00","updated_at":"2026-11-25T02:11:48.102+00:00"},
{"id":"57d6ed53-8d43-4c3a-b9d0-fe21a4ebc4d9","dedupe_key":"blast:d2d30ed8-1082-4d22-9ab2-af8036767fb4:+15555550118","kind":"blast","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","phone":"+15555550118","text":"Hello Nova Tremblay! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"d2d30ed8-1082-4d22-9ab2-af8036767fb4","week_number":null,"created_at":"2026-11-25T02:11:47.166+00:00","not_before":"2026-11-25T02:11:47.33185+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-25T02:11:47.402809+00:00","claimed_by":"vm 877bff98","look_at":"2026-11-25T02:12:47.402809+00:00","looks":0,"sid":"SM8d8958c3cd26b88ff839ced1d84687bd","error_code":null,"error":null,"sent_at":"2026-11-25T02:11:48.147+00:00","updated_at":"2026-11-25T02:11:48.183+00:00"}
]$rows$);
insert into public.migrations (id, "timestamp", name) overriding system value select id, "timestamp", name from
json_populate_recordset(null::public.migrations, $rows$[
{"id":1,"timestamp":1700000000001,"name":"CreateOutbox1700000000001"},
{"id":2,"timestamp":1700000000002,"name":"CreateSeenVersions1700000000002"},
{"id":3,"timestamp":1700000200000,"name":"CreateMessages1700000200000"},
{"id":4,"timestamp":1700000300000,"name":"AllowCodes1700000300000"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
insert into public.outbox (id, topic, key, value, headers, created_at, published_at) overriding system value select id, topic, key, value, headers, created_at, published_at from
json_populate_recordset(null::public.outbox, $rows$[
{"id":1,"topic":"sms.audit.v1","key":"69314006-b1a2-4bd8-8756-35b5374058d5","value":"\\x0a2436393331343030362d623161322d346264382d383735362d33356235333734303538643510011a0b08e38799d8061080eb934f222432326134333336642d303161622d343662382d626330302d3265396230396632646532642a0c4c65616775652041646d696e320e736d732e626c6173742d73656e743a05626c617374422464326433306564382d313038322d346432322d396162322d6166383033363736376662344a3c48656c6c6f207b6e616d657d21205765656b207b7765656b7d206973206f70656e2e205069636b20796f7572206361737461776179206265666f72655a747b22726563697069656e7473223a382c2266696c746572223a22616c6c222c226d657373616765223a2248656c6c6f207b6e616d657d21205765656b207b7765656b7d206973206f70656e2e205069636b20796f7572206361737461776179206265666f7265207b646561646c696e657d2e227d","headers":{"ce_id": "ad01a7d3-178f-4b0e-a3fa-f8b83790572c", "ce_time": "2026-11-25T02:11:47.347Z", "ce_type": "audit.v1.AuditRecorded", "ce_source": "/torchbearer/sms", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:47.195834+00:00","published_at":"infinity"},
{"id":2,"topic":"sms.consent.v1","key":"+15555550114","value":"\\x0a0c2b313535353535353031313410011801","headers":{"ce_id": "594d0895-06a0-4abd-9b1d-574a03658bc4", "ce_time": "2026-11-25T02:11:48.756Z", "ce_type": "sms.v1.ConsentChanged", "ce_source": "/torchbearer/sms", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-25T02:11:48.748637+00:00","published_at":"2026-11-25T02:11:48.818492+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.outbox', 'id'), max(id)) from public.outbox;
insert into public.pacing (only_row, next_at) overriding system value select only_row, next_at from
json_populate_recordset(null::public.pacing, $rows$[
{"only_row":true,"next_at":"2026-11-25T02:11:48.206959+00:00"}
]$rows$);
insert into public.reminder_runs (week_number, minutes_before, ran_at) overriding system value select week_number, minutes_before, ran_at from
json_populate_recordset(null::public.reminder_runs, $rows$[
{"week_number":3,"minutes_before":120,"ran_at":"2026-11-25T02:11:27.7+00:00"},
{"week_number":4,"minutes_before":120,"ran_at":"2026-11-25T02:11:29.771+00:00"},
{"week_number":7,"minutes_before":1440,"ran_at":"2026-11-25T02:11:33.893+00:00"}
]$rows$);
