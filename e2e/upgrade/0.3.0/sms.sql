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
     topic text not null, key text not null, version bigint not null, previous bigint, primary key (topic, key));
alter table copied.versions add column if not exists previous bigint;
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
{"id":"db767843-5077-472a-a420-31dbbd895be1","name":"Anouk Verhoeven","eliminated":false},
{"id":"471ac0bd-b3b1-47c2-a79c-5c4f91876356","name":"Bram Okafor","eliminated":false},
{"id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","name":"Celia Marchetti","eliminated":false},
{"id":"2d51d7d7-7786-459b-9576-63a38b93adf1","name":"Esperanza Luna","eliminated":false},
{"id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","name":"Goldie Tran","eliminated":false},
{"id":"4d914738-8536-49d4-a338-76ca1979423a","name":"Hollis Whitcombe","eliminated":false},
{"id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","name":"Ines Caldeira","eliminated":false},
{"id":"13d77df5-bef6-4b49-bdf6-4200b063acb1","name":"Jasper Nyqvist","eliminated":false},
{"id":"2c58c093-aec2-4957-a06d-8a91c605460e","name":"Keoni Palakiko","eliminated":false},
{"id":"21f467a2-db82-444d-83ed-907fcfda80c0","name":"Marcus Delacroix","eliminated":false},
{"id":"c0ad3d0e-2306-4565-a5f5-f0b850e54e4d","name":"Nadia Rahimi","eliminated":false},
{"id":"7f2eac3e-2bed-4e35-9514-39dfdd2b2316","name":"Osmund Bell","eliminated":false},
{"id":"6836e769-069f-4126-862e-3d66bb774dfb","name":"Priya Venkataraman","eliminated":false},
{"id":"afebfc7a-f29e-457d-89e2-8e505dc1ee16","name":"Quill Sandoval","eliminated":false},
{"id":"b71dee22-d1b3-4330-ae7a-1bc4fcff8462","name":"Rosalind Achterberg","eliminated":true},
{"id":"0abc1751-005a-42dd-a291-1c041951024b","name":"Finn Aldaine","eliminated":true},
{"id":"0089007b-c347-4c57-9460-aff36efd8010","name":"Lottie Abernathy","eliminated":true},
{"id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","name":"Dashiell Pike","eliminated":true}
]$rows$);
insert into copied.fills (shape, filled_at) overriding system value select shape, filled_at from
json_populate_recordset(null::copied.fills, $rows$[
{"shape":"d2cf7d3f","filled_at":"2026-11-26T13:02:07.087578+00:00"}
]$rows$);
insert into copied.picks (id, user_id, week_number, castaway_id) overriding system value select id, user_id, week_number, castaway_id from
json_populate_recordset(null::copied.picks, $rows$[
{"id":"e70f0f7b-3ace-444e-b4b5-7ffabd475228","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","week_number":3,"castaway_id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45"},
{"id":"68b4c9af-ea64-4e29-909a-7e1d80819772","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","week_number":3,"castaway_id":"0089007b-c347-4c57-9460-aff36efd8010"},
{"id":"35b24988-da84-44a4-993f-1ba9a0624a4e","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","week_number":3,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e"},
{"id":"9bc8f276-b6c5-45ca-a3d6-fb8cc580b191","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","week_number":3,"castaway_id":"0abc1751-005a-42dd-a291-1c041951024b"},
{"id":"f3bd89f7-4ab2-460d-a134-cff514fa959b","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","week_number":3,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e"},
{"id":"fea62e4b-f450-4081-a406-71e04e2669b0","user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","week_number":3,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f"},
{"id":"a813aca7-72f1-4975-9048-0010088867fd","user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","week_number":3,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1"},
{"id":"7ff45dec-6ec0-401a-a55b-04607af178ea","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","week_number":3,"castaway_id":"b71dee22-d1b3-4330-ae7a-1bc4fcff8462"},
{"id":"d4eb0f48-aed4-4cc4-9a6a-b1831df7be9e","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","week_number":3,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb"},
{"id":"1b79678f-f64a-422a-894c-5ab1a19c0e9c","user_id":"484c54d4-9872-4926-be74-916d676b20e8","week_number":3,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57"},
{"id":"1ef0a605-7b85-4140-b016-7bde2c626359","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","week_number":3,"castaway_id":"afebfc7a-f29e-457d-89e2-8e505dc1ee16"},
{"id":"d08374ee-6182-49fb-9fe9-c30dfdd96700","user_id":"33824866-179e-427b-bc7f-c19ca90662cc","week_number":3,"castaway_id":"471ac0bd-b3b1-47c2-a79c-5c4f91876356"},
{"id":"96870537-e4d5-4d7c-87b0-5c7ebf3f5eeb","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","week_number":4,"castaway_id":"7f2eac3e-2bed-4e35-9514-39dfdd2b2316"},
{"id":"466f00c3-d55d-4040-b190-e0cc9f7f64c5","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","week_number":4,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1"},
{"id":"ecaca9ed-ba18-47c1-bdcb-e72c95e992b0","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","week_number":4,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1"},
{"id":"294edb5c-2127-4cfe-85cc-8a3d94bd5479","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","week_number":4,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a"},
{"id":"6bb20e7f-2a88-4c0b-b7d3-291fcedca903","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","week_number":4,"castaway_id":"21f467a2-db82-444d-83ed-907fcfda80c0"},
{"id":"ab6f9154-5f2c-4a0d-ae56-dad8196488a8","user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","week_number":4,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f"},
{"id":"6d57cd63-bfe5-45f8-a6e7-cd7c9c6ff8bd","user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","week_number":4,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1"},
{"id":"a19da940-7c54-4a3d-97ab-119d3ad9801f","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","week_number":4,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1"},
{"id":"6dd8a09d-68ca-4c81-951c-fddbc4e2450b","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","week_number":4,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb"},
{"id":"b783156b-331d-4086-ad59-f7ee76c116a2","user_id":"33824866-179e-427b-bc7f-c19ca90662cc","week_number":4,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb"},
{"id":"a965ae94-4ffe-4995-8122-8906ed8bf6d6","user_id":"484c54d4-9872-4926-be74-916d676b20e8","week_number":4,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57"},
{"id":"b41723cb-9063-4681-9c6e-3a9f73e0c9c0","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","week_number":4,"castaway_id":"c0ad3d0e-2306-4565-a5f5-f0b850e54e4d"},
{"id":"bc9b4540-3602-45f4-88bd-b24d1d0e3249","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","week_number":5,"castaway_id":"7f2eac3e-2bed-4e35-9514-39dfdd2b2316"},
{"id":"0fb2447e-d42d-4ef7-8a71-feb063bba1e5","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","week_number":5,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1"},
{"id":"d775cf55-712b-48e8-bdec-94753e121e78","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","week_number":5,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1"},
{"id":"e3477954-8a61-4d95-b308-b513836df508","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","week_number":5,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a"},
{"id":"098bc811-a577-4775-97ab-931cd57431b1","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","week_number":5,"castaway_id":"21f467a2-db82-444d-83ed-907fcfda80c0"},
{"id":"aefc2acc-7c96-4810-b301-23e1330bc8f4","user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","week_number":5,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f"},
{"id":"ff9ac9ab-512c-4e6a-8ff1-a585cc7f9a47","user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","week_number":5,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1"},
{"id":"f842c0d9-8b2d-4a88-ada5-5519be74ec21","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","week_number":5,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1"},
{"id":"84395763-8bc7-465c-b90a-ab1cf0b3da10","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","week_number":5,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb"},
{"id":"4803311f-f8cf-41e6-9577-ca7590b2b52d","user_id":"33824866-179e-427b-bc7f-c19ca90662cc","week_number":5,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb"},
{"id":"768b320d-7d4d-40a9-a17d-d1f3deaf3370","user_id":"484c54d4-9872-4926-be74-916d676b20e8","week_number":5,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57"},
{"id":"a0e94f23-43e5-4f3a-accf-418052cfb8d1","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","week_number":5,"castaway_id":"c0ad3d0e-2306-4565-a5f5-f0b850e54e4d"},
{"id":"26ebe886-1971-4f51-b58b-712046d340ab","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","week_number":6,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1"},
{"id":"cbe3dd6f-8f80-4856-9824-76bd9653cc15","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","week_number":6,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1"},
{"id":"0d667ef4-5930-48ca-a86a-dc337fce1dfc","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","week_number":6,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a"},
{"id":"70ddcdfa-9373-4cf9-9ace-882c5d1442c4","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","week_number":6,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e"},
{"id":"fcc26077-b245-403c-b1ae-09052d1cf1fa","user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","week_number":6,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f"},
{"id":"a91942d0-5db4-4f61-8756-a8a2b8d8b950","user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","week_number":6,"castaway_id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45"},
{"id":"e7c1c138-c97f-43ef-a8e9-71d334b5023c","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","week_number":6,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1"},
{"id":"f49b78b8-6d70-497e-9ce5-1c86b579f3b8","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","week_number":6,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb"},
{"id":"1e635957-9078-4a94-a23d-5fd2d2ead2a0","user_id":"33824866-179e-427b-bc7f-c19ca90662cc","week_number":6,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb"},
{"id":"f38b6f65-8549-424c-946f-bd702e004162","user_id":"484c54d4-9872-4926-be74-916d676b20e8","week_number":6,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57"},
{"id":"95167cc0-5f56-48b2-b848-4cb963a240b5","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","week_number":6,"castaway_id":"afebfc7a-f29e-457d-89e2-8e505dc1ee16"},
{"id":"16a601ed-6d4f-4a33-8d7f-bd39d6eb2b86","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","week_number":6,"castaway_id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45"},
{"id":"45e11285-eae2-4393-a459-0b5802af9e0b","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","week_number":7,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1"},
{"id":"e65af4c3-2dd9-4500-ab28-8927be884bd9","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","week_number":7,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e"},
{"id":"3bc9c3b9-7908-4a89-ad64-01619dca3f48","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","week_number":7,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a"},
{"id":"4db0233c-c157-497c-b243-b8dca3552afd","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","week_number":7,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e"},
{"id":"8c0357ac-81d1-451c-af12-186ef83fcd56","user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","week_number":7,"castaway_id":"2c58c093-aec2-4957-a06d-8a91c605460e"},
{"id":"ed4bfab3-8beb-41f7-905d-94f60391c394","user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","week_number":7,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1"},
{"id":"54856e3d-8e5a-4ec9-9cec-6079645c4b7d","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","week_number":7,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1"},
{"id":"26df5592-7a4e-41ab-b4d1-c42bff6bad7e","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","week_number":7,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb"},
{"id":"2094152c-2671-403c-b4e1-d3d11bb44d65","user_id":"33824866-179e-427b-bc7f-c19ca90662cc","week_number":7,"castaway_id":"471ac0bd-b3b1-47c2-a79c-5c4f91876356"},
{"id":"e11901b6-de9f-4f98-9e8d-060972058ea3","user_id":"484c54d4-9872-4926-be74-916d676b20e8","week_number":7,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57"}
]$rows$);
insert into copied.rosters (user_id, rankings_submitted_at, castaway_ids) overriding system value select user_id, rankings_submitted_at, castaway_ids from
json_populate_recordset(null::copied.rosters, $rows$[
{"user_id":"6829917c-1514-4967-b53c-ba312340e6d3","rankings_submitted_at":"2026-11-26T13:02:10.243+00:00","castaway_ids":["21f467a2-db82-444d-83ed-907fcfda80c0","27c72c4e-1b57-4503-a0b6-beb23d71945e"]},
{"user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","rankings_submitted_at":"2026-11-26T13:02:10.293+00:00","castaway_ids":["2c58c093-aec2-4957-a06d-8a91c605460e","3ba7aae3-036d-4d69-a980-55cb1e7fcd6f"]},
{"user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","rankings_submitted_at":"2026-11-26T13:02:10.351+00:00","castaway_ids":["13d77df5-bef6-4b49-bdf6-4200b063acb1","f9842c52-7f50-4ab1-ad6f-958c1d7c7e45"]},
{"user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","rankings_submitted_at":"2026-11-26T13:02:09.997+00:00","castaway_ids":["f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","7f2eac3e-2bed-4e35-9514-39dfdd2b2316"]},
{"user_id":"98e58088-a841-485d-8879-7054a7ec5c28","rankings_submitted_at":"2026-11-26T13:02:10.076+00:00","castaway_ids":["0089007b-c347-4c57-9460-aff36efd8010","db767843-5077-472a-a420-31dbbd895be1"]},
{"user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","rankings_submitted_at":"2026-11-26T13:02:10.605+00:00","castaway_ids":["afebfc7a-f29e-457d-89e2-8e505dc1ee16","c0ad3d0e-2306-4565-a5f5-f0b850e54e4d"]},
{"user_id":"484c54d4-9872-4926-be74-916d676b20e8","rankings_submitted_at":"2026-11-26T13:02:10.561+00:00","castaway_ids":["c349397f-d4fc-4bd4-8a36-c709dc078e57","b71dee22-d1b3-4330-ae7a-1bc4fcff8462"]},
{"user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","rankings_submitted_at":"2026-11-26T13:02:10.129+00:00","castaway_ids":["27c72c4e-1b57-4503-a0b6-beb23d71945e","2d51d7d7-7786-459b-9576-63a38b93adf1"]},
{"user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","rankings_submitted_at":"2026-11-26T13:02:10.451+00:00","castaway_ids":["0abc1751-005a-42dd-a291-1c041951024b","6836e769-069f-4126-862e-3d66bb774dfb"]},
{"user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","rankings_submitted_at":"2026-11-26T13:02:10.404+00:00","castaway_ids":["2d51d7d7-7786-459b-9576-63a38b93adf1","b71dee22-d1b3-4330-ae7a-1bc4fcff8462"]},
{"user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","rankings_submitted_at":"2026-11-26T13:02:10.186+00:00","castaway_ids":["4d914738-8536-49d4-a338-76ca1979423a","0abc1751-005a-42dd-a291-1c041951024b"]},
{"user_id":"33824866-179e-427b-bc7f-c19ca90662cc","rankings_submitted_at":"2026-11-26T13:02:10.512+00:00","castaway_ids":["471ac0bd-b3b1-47c2-a79c-5c4f91876356","6836e769-069f-4126-862e-3d66bb774dfb"]}
]$rows$);
insert into copied.users (id, name, is_admin, phone, sms_enabled, phone_added_at) overriding system value select id, name, is_admin, phone, sms_enabled, phone_added_at from
json_populate_recordset(null::copied.users, $rows$[
{"id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","name":"League Admin","is_admin":true,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"9479db03-b435-4022-9901-9fb4f774f9ac","name":"Harbor Lindqvist","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","name":"Indigo Farrow","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"33824866-179e-427b-bc7f-c19ca90662cc","name":"Lagoon Petrov","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"484c54d4-9872-4926-be74-916d676b20e8","name":"Maris Delgado","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","name":"Coral Whitfield","is_admin":false,"phone":"+15555550111","sms_enabled":true,"phone_added_at":"2026-11-26T13:02:15.251+00:00"},
{"id":"98e58088-a841-485d-8879-7054a7ec5c28","name":"Dune Marlowe","is_admin":false,"phone":"+15555550112","sms_enabled":true,"phone_added_at":"2026-11-26T13:02:15.444+00:00"},
{"id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","name":"Ember Castellan","is_admin":false,"phone":"+15555550113","sms_enabled":true,"phone_added_at":"2026-11-26T13:02:15.6+00:00"},
{"id":"6829917c-1514-4967-b53c-ba312340e6d3","name":"Gale Rutherford","is_admin":false,"phone":"+15555550115","sms_enabled":true,"phone_added_at":"2026-11-26T13:02:15.817+00:00"},
{"id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","name":"Juniper Vale","is_admin":false,"phone":"+15555550116","sms_enabled":true,"phone_added_at":"2026-11-26T13:02:15.913+00:00"},
{"id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","name":"Koa Brightwater","is_admin":false,"phone":"+15555550117","sms_enabled":true,"phone_added_at":"2026-11-26T13:02:16.076+00:00"},
{"id":"eb89577b-5603-484f-be87-9da2b5a85d73","name":"Nova Tremblay","is_admin":false,"phone":"+15555550118","sms_enabled":true,"phone_added_at":"2026-11-26T13:02:16.233+00:00"},
{"id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","name":"Fern Okonjo","is_admin":false,"phone":"+15555550114","sms_enabled":false,"phone_added_at":"2026-11-26T13:02:15.678+00:00"}
]$rows$);
insert into copied.versions (topic, key, version, previous) overriding system value select topic, key, version, previous from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"db767843-5077-472a-a420-31dbbd895be1","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"471ac0bd-b3b1-47c2-a79c-5c4f91876356","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"c349397f-d4fc-4bd4-8a36-c709dc078e57","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"2d51d7d7-7786-459b-9576-63a38b93adf1","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"4d914738-8536-49d4-a338-76ca1979423a","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"27c72c4e-1b57-4503-a0b6-beb23d71945e","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"13d77df5-bef6-4b49-bdf6-4200b063acb1","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"2c58c093-aec2-4957-a06d-8a91c605460e","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"21f467a2-db82-444d-83ed-907fcfda80c0","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"c0ad3d0e-2306-4565-a5f5-f0b850e54e4d","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"7f2eac3e-2bed-4e35-9514-39dfdd2b2316","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"6836e769-069f-4126-862e-3d66bb774dfb","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"afebfc7a-f29e-457d-89e2-8e505dc1ee16","version":1,"previous":null},
{"topic":"identity.user.v1","key":"9479db03-b435-4022-9901-9fb4f774f9ac","version":1,"previous":null},
{"topic":"identity.user.v1","key":"d903a40b-838d-4d05-a35f-9bb93d4b5266","version":1,"previous":null},
{"topic":"identity.user.v1","key":"33824866-179e-427b-bc7f-c19ca90662cc","version":1,"previous":null},
{"topic":"league.roster.v1","key":"6829917c-1514-4967-b53c-ba312340e6d3","version":2,"previous":1},
{"topic":"league.roster.v1","key":"9479db03-b435-4022-9901-9fb4f774f9ac","version":2,"previous":1},
{"topic":"league.roster.v1","key":"d903a40b-838d-4d05-a35f-9bb93d4b5266","version":2,"previous":1},
{"topic":"league.roster.v1","key":"484c54d4-9872-4926-be74-916d676b20e8","version":2,"previous":1},
{"topic":"league.roster.v1","key":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","version":2,"previous":1},
{"topic":"league.roster.v1","key":"272672b7-f50d-44a6-bc32-64c166fbbb9a","version":2,"previous":1},
{"topic":"league.roster.v1","key":"98e58088-a841-485d-8879-7054a7ec5c28","version":2,"previous":1},
{"topic":"league.roster.v1","key":"eb89577b-5603-484f-be87-9da2b5a85d73","version":2,"previous":1},
{"topic":"league.roster.v1","key":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","version":2,"previous":1},
{"topic":"league.roster.v1","key":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","version":2,"previous":1},
{"topic":"league.roster.v1","key":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","version":2,"previous":1},
{"topic":"league.roster.v1","key":"33824866-179e-427b-bc7f-c19ca90662cc","version":2,"previous":1},
{"topic":"league.castaway.v1","key":"b71dee22-d1b3-4330-ae7a-1bc4fcff8462","version":2,"previous":1},
{"topic":"league.week.v1","key":"c5d18107-bc0e-42de-abdc-b5e9719cd223","version":3,"previous":2},
{"topic":"league.castaway.v1","key":"0abc1751-005a-42dd-a291-1c041951024b","version":2,"previous":1},
{"topic":"league.week.v1","key":"d91584e5-a30e-44ea-8bac-b67a50b653cd","version":3,"previous":2},
{"topic":"league.castaway.v1","key":"0089007b-c347-4c57-9460-aff36efd8010","version":2,"previous":1},
{"topic":"league.week.v1","key":"ebac0f0f-37e3-4218-8f7c-41fabecd3ef4","version":3,"previous":2},
{"topic":"league.castaway.v1","key":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"6bb20e7f-2a88-4c0b-b7d3-291fcedca903","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"1ef0a605-7b85-4140-b016-7bde2c626359","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"294edb5c-2127-4cfe-85cc-8a3d94bd5479","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"0d667ef4-5930-48ca-a86a-dc337fce1dfc","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"35b24988-da84-44a4-993f-1ba9a0624a4e","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"6d57cd63-bfe5-45f8-a6e7-cd7c9c6ff8bd","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"6dd8a09d-68ca-4c81-951c-fddbc4e2450b","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"96870537-e4d5-4d7c-87b0-5c7ebf3f5eeb","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"a19da940-7c54-4a3d-97ab-119d3ad9801f","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"d775cf55-712b-48e8-bdec-94753e121e78","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"e70f0f7b-3ace-444e-b4b5-7ffabd475228","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"ff9ac9ab-512c-4e6a-8ff1-a585cc7f9a47","version":2,"previous":1},
{"topic":"identity.user.v1","key":"272672b7-f50d-44a6-bc32-64c166fbbb9a","version":3,"previous":2},
{"topic":"identity.user.v1","key":"98e58088-a841-485d-8879-7054a7ec5c28","version":3,"previous":2},
{"topic":"identity.user.v1","key":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","version":3,"previous":2},
{"topic":"identity.user.v1","key":"6829917c-1514-4967-b53c-ba312340e6d3","version":3,"previous":2},
{"topic":"identity.user.v1","key":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","version":2,"previous":1},
{"topic":"identity.user.v1","key":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","version":3,"previous":2},
{"topic":"identity.user.v1","key":"484c54d4-9872-4926-be74-916d676b20e8","version":2,"previous":1},
{"topic":"identity.user.v1","key":"eb89577b-5603-484f-be87-9da2b5a85d73","version":2,"previous":1},
{"topic":"identity.user.v1","key":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","version":3,"previous":2},
{"topic":"league.week.v1","key":"414656bd-b64b-483b-8c69-da545605cfdd","version":3,"previous":2},
{"topic":"league.week.v1","key":"cf57ed97-8b00-498d-8539-5b38985fc642","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"3bc9c3b9-7908-4a89-ad64-01619dca3f48","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"a91942d0-5db4-4f61-8756-a8a2b8d8b950","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"1b79678f-f64a-422a-894c-5ab1a19c0e9c","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"26ebe886-1971-4f51-b58b-712046d340ab","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"466f00c3-d55d-4040-b190-e0cc9f7f64c5","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"68b4c9af-ea64-4e29-909a-7e1d80819772","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"95167cc0-5f56-48b2-b848-4cb963a240b5","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"9bc8f276-b6c5-45ca-a3d6-fb8cc580b191","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"a0e94f23-43e5-4f3a-accf-418052cfb8d1","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"b41723cb-9063-4681-9c6e-3a9f73e0c9c0","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"bc9b4540-3602-45f4-88bd-b24d1d0e3249","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"e3477954-8a61-4d95-b308-b513836df508","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"e65af4c3-2dd9-4500-ab28-8927be884bd9","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"f3bd89f7-4ab2-460d-a134-cff514fa959b","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"26df5592-7a4e-41ab-b4d1-c42bff6bad7e","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"54856e3d-8e5a-4ec9-9cec-6079645c4b7d","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"8c0357ac-81d1-451c-af12-186ef83fcd56","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"fcc26077-b245-403c-b1ae-09052d1cf1fa","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"1e635957-9078-4a94-a23d-5fd2d2ead2a0","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"2094152c-2671-403c-b4e1-d3d11bb44d65","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"e7c1c138-c97f-43ef-a8e9-71d334b5023c","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"16a601ed-6d4f-4a33-8d7f-bd39d6eb2b86","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"4db0233c-c157-497c-b243-b8dca3552afd","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"70ddcdfa-9373-4cf9-9ace-882c5d1442c4","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"f49b78b8-6d70-497e-9ce5-1c86b579f3b8","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"45e11285-eae2-4393-a459-0b5802af9e0b","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"e11901b6-de9f-4f98-9e8d-060972058ea3","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"ed4bfab3-8beb-41f7-905d-94f60391c394","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"f38b6f65-8549-424c-946f-bd702e004162","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"84395763-8bc7-465c-b90a-ab1cf0b3da10","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"a965ae94-4ffe-4995-8122-8906ed8bf6d6","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"ab6f9154-5f2c-4a0d-ae56-dad8196488a8","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"b783156b-331d-4086-ad59-f7ee76c116a2","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"cbe3dd6f-8f80-4856-9824-76bd9653cc15","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"d08374ee-6182-49fb-9fe9-c30dfdd96700","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"ecaca9ed-ba18-47c1-bdcb-e72c95e992b0","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"0fb2447e-d42d-4ef7-8a71-feb063bba1e5","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"a813aca7-72f1-4975-9048-0010088867fd","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"d4eb0f48-aed4-4cc4-9a6a-b1831df7be9e","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"098bc811-a577-4775-97ab-931cd57431b1","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"4803311f-f8cf-41e6-9577-ca7590b2b52d","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"768b320d-7d4d-40a9-a17d-d1f3deaf3370","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"7ff45dec-6ec0-401a-a55b-04607af178ea","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"aefc2acc-7c96-4810-b301-23e1330bc8f4","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"f842c0d9-8b2d-4a88-ada5-5519be74ec21","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"fea62e4b-f450-4081-a406-71e04e2669b0","version":2,"previous":1}
]$rows$);
insert into copied.weeks (id, week_number, is_active, picks_open_at, picks_close_at) overriding system value select id, week_number, is_active, picks_open_at, picks_close_at from
json_populate_recordset(null::copied.weeks, $rows$[
{"id":"c5d18107-bc0e-42de-abdc-b5e9719cd223","week_number":3,"is_active":false,"picks_open_at":"2026-10-29T16:00:00+00:00","picks_close_at":"2026-11-05T01:00:00+00:00"},
{"id":"d91584e5-a30e-44ea-8bac-b67a50b653cd","week_number":4,"is_active":false,"picks_open_at":"2026-11-05T17:00:00+00:00","picks_close_at":"2026-11-12T01:00:00+00:00"},
{"id":"ebac0f0f-37e3-4218-8f7c-41fabecd3ef4","week_number":5,"is_active":false,"picks_open_at":"2026-11-12T17:00:00+00:00","picks_close_at":"2026-11-19T01:00:00+00:00"},
{"id":"414656bd-b64b-483b-8c69-da545605cfdd","week_number":6,"is_active":false,"picks_open_at":"2026-11-19T17:00:00+00:00","picks_close_at":"2026-11-26T01:00:00+00:00"},
{"id":"cf57ed97-8b00-498d-8539-5b38985fc642","week_number":7,"is_active":true,"picks_open_at":"2026-11-26T13:02:07.797+00:00","picks_close_at":"2026-12-03T01:00:00+00:00"}
]$rows$);
insert into public.blasts (id, created_at, created_by, idempotency_key, request_hash, message, filter, recipients) overriding system value select id, created_at, created_by, idempotency_key, request_hash, message, filter, recipients from
json_populate_recordset(null::public.blasts, $rows$[
{"id":"9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551","created_at":"2026-11-26T13:02:16.556+00:00","created_by":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","idempotency_key":"sample-season","request_hash":"9ce06ec112ad6ef5777f36521e56d3c1086b3ceaa28b963d1d9fd1b8e6cf8449","message":"Hello {name}! Week {week} is open. Pick your castaway before {deadline}.","filter":"all","recipients":8}
]$rows$);
insert into public.consents (phone, version, stopped) overriding system value select phone, version, stopped from
json_populate_recordset(null::public.consents, $rows$[
{"phone":"+15555550114","version":1,"stopped":true}
]$rows$);
insert into public.inbound (message_sid, id, phone, user_id, text, reply, received_at, claimed_at, handled_at) overriding system value select message_sid, id, phone, user_id, text, reply, received_at, claimed_at, handled_at from
json_populate_recordset(null::public.inbound, $rows$[
{"message_sid":"SM8bbb0ba40be3e131f8d1dce8ae4011c5","id":"75dbfba1-30e0-4723-8725-aa3b7122f503","phone":"+15555550111","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T13:02:15.159+00:00","claimed_at":"2026-11-26T13:02:15.164489+00:00","handled_at":"2026-11-26T13:02:15.275278+00:00"},
{"message_sid":"SMaa478faf80ee97af7d4834001041ea86","id":"b508a51d-524f-4450-83b1-eb1ffaca5edf","phone":"+15555550112","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T13:02:15.435+00:00","claimed_at":"2026-11-26T13:02:15.438852+00:00","handled_at":"2026-11-26T13:02:15.457345+00:00"},
{"message_sid":"SM13cd409504de81d7b88af1609d0bd632","id":"b9f1d62f-a2a9-44d6-813f-3d1b6b035ef6","phone":"+15555550113","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T13:02:15.596+00:00","claimed_at":"2026-11-26T13:02:15.59759+00:00","handled_at":"2026-11-26T13:02:15.611498+00:00"},
{"message_sid":"SMa2d965aafb09acf85a02904722aca9ca","id":"9e3e4b9b-c935-498d-b1bd-1d00b7351743","phone":"+15555550114","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T13:02:15.676+00:00","claimed_at":"2026-11-26T13:02:15.676855+00:00","handled_at":"2026-11-26T13:02:15.686814+00:00"},
{"message_sid":"SMdad7b107cb410869b6c2a49da44c8e78","id":"805e670f-6fa1-4f72-a5e5-0e9060cc218f","phone":"+15555550115","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T13:02:15.815+00:00","claimed_at":"2026-11-26T13:02:15.815979+00:00","handled_at":"2026-11-26T13:02:15.824374+00:00"},
{"message_sid":"SM77e3ab5440043435004702267847ca23","id":"db93af5c-3090-495e-baa9-c4a33e96d95e","phone":"+15555550116","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T13:02:15.91+00:00","claimed_at":"2026-11-26T13:02:15.911715+00:00","handled_at":"2026-11-26T13:02:15.928831+00:00"},
{"message_sid":"SM22d0198fbad6a5aebd44f9080667db6f","id":"cfe581ae-ed35-4292-b321-7c652f36497f","phone":"+15555550117","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T13:02:16.072+00:00","claimed_at":"2026-11-26T13:02:16.074072+00:00","handled_at":"2026-11-26T13:02:16.082902+00:00"},
{"message_sid":"SM222d36316cbbf1108e1c9fd256be73f2","id":"4a6fbdde-00e7-40d8-95f9-2d6ba885ae6d","phone":"+15555550118","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T13:02:16.23+00:00","claimed_at":"2026-11-26T13:02:16.231792+00:00","handled_at":"2026-11-26T13:02:16.246167+00:00"},
{"message_sid":"SM05c9890b0e1e37428858cef8beb51239","id":"6e6aac8a-a233-46f4-b5c1-576fe70ecad6","phone":"+15555550111","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","text":"team","reply":"Your team: Dashiell Pike (out), Osmund Bell.","received_at":"2026-11-26T13:02:17.576+00:00","claimed_at":"2026-11-26T13:02:17.577439+00:00","handled_at":"2026-11-26T13:02:17.58003+00:00"},
{"message_sid":"SMd499922454bc4ac7285e193d640c5173","id":"c9c8fa6c-6e5e-492e-a03a-0bf8b70f0ec4","phone":"+15555550112","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","text":"Status","reply":"Week 7: your pick is Anouk Verhoeven. You can change it until Wednesday 5:00 PM PT. You have 53 points: rank 9 of 12.","received_at":"2026-11-26T13:02:17.585+00:00","claimed_at":"2026-11-26T13:02:17.586126+00:00","handled_at":"2026-11-26T13:02:17.601198+00:00"},
{"message_sid":"SMf081c69f18dc197b23d08293959c4ccc","id":"6f60888b-6107-4e0a-ae9b-237ae42d6af0","phone":"+15555550116","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","text":"BOARD","reply":"1. Juniper Vale (you) 86\n2. Nova Tremblay 81\n3. Coral Whitfield 77\n4. Harbor Lindqvist 71\n5. Ember Castellan 64","received_at":"2026-11-26T13:02:17.606+00:00","claimed_at":"2026-11-26T13:02:17.60731+00:00","handled_at":"2026-11-26T13:02:17.61169+00:00"},
{"message_sid":"SM57122c5b349ed3d12fdbb89021c835b6","id":"df90d87a-7407-4ef0-818e-4e2ac3bdbdee","phone":"+15555550117","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","text":"help","reply":"Torchbearer: text PICK and a name to choose, STATUS for your pick, TEAM for your castaways, BOARD for the top 5. STOP ends all messages, START brings them back. More: http://localhost:28221","received_at":"2026-11-26T13:02:17.619+00:00","claimed_at":"2026-11-26T13:02:17.619866+00:00","handled_at":"2026-11-26T13:02:17.621378+00:00"},
{"message_sid":"SM63f6200cc7df263f9484240ce86896b4","id":"d1c97556-cf6b-4039-9416-b8051bb53b4f","phone":"+15555550118","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","text":"who is winning","reply":"Sorry, we didn't get that. Text PICK and a name, STATUS, TEAM, BOARD or HELP.","received_at":"2026-11-26T13:02:17.625+00:00","claimed_at":"2026-11-26T13:02:17.62644+00:00","handled_at":"2026-11-26T13:02:17.627707+00:00"},
{"message_sid":"SM3bfa4bae904e9812cdda5c6e36702e95","id":"38867849-eb2b-475a-adc7-c6b33610f347","phone":"+15555550114","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","text":"STOP","reply":null,"received_at":"2026-11-26T13:02:17.631+00:00","claimed_at":"2026-11-26T13:02:17.632537+00:00","handled_at":"2026-11-26T13:02:17.63792+00:00"}
]$rows$);
insert into public.messages (id, dedupe_key, kind, user_id, phone, text, segments, blast_id, week_number, created_at, not_before, expires_at, state, attempt, claimed_at, claimed_by, look_at, looks, sid, error_code, error, sent_at, updated_at) overriding system value select id, dedupe_key, kind, user_id, phone, text, segments, blast_id, week_number, created_at, not_before, expires_at, state, attempt, claimed_at, claimed_by, look_at, looks, sid, error_code, error, sent_at, updated_at from
json_populate_recordset(null::public.messages, $rows$[
{"id":"397834da-0713-4a2a-8548-55c41c8d9a89","dedupe_key":"code:15e65995-415a-469a-96a5-df6c95a168ca","kind":"code","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","phone":"+15555550111","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:15.132+00:00","not_before":"2026-11-25T13:02:15.145128+00:00","expires_at":"2026-11-26T13:12:15.059+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:15.152084+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:15.152084+00:00","looks":0,"sid":"SMdb309d8b4e42ae38d63fb7100fda6192","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:15.258+00:00","updated_at":"2026-11-26T13:02:15.273+00:00"},
{"id":"a2b4dcaf-440e-4703-b11e-35decd62a0ec","dedupe_key":"welcome:98e58088-a841-485d-8879-7054a7ec5c28:+15555550112:2026-11-26T13:02:15.444Z","kind":"welcome","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","phone":"+15555550112","text":"Welcome to Torchbearer, Dune Marlowe! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:15.481+00:00","not_before":"2026-11-26T13:02:15.48989+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:15.492993+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:15.492993+00:00","looks":0,"sid":"SMd1e1888214ebc9747582f557e3a17fbe","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:15.539+00:00","updated_at":"2026-11-26T13:02:15.559+00:00"},
{"id":"406de431-949b-4ac3-9233-ee9f08170988","dedupe_key":"welcome:272672b7-f50d-44a6-bc32-64c166fbbb9a:+15555550111:2026-11-26T13:02:15.251Z","kind":"welcome","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","phone":"+15555550111","text":"Welcome to Torchbearer, Coral Whitfield! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:15.288+00:00","not_before":"2026-11-26T13:02:15.305279+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:15.316165+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:15.316165+00:00","looks":0,"sid":"SM5f8e664ff77c6f3786f30e1a90e2cfb8","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:15.322+00:00","updated_at":"2026-11-26T13:02:15.335+00:00"},
{"id":"b9d47362-4f44-4da4-a03d-e0e7c0e993f6","dedupe_key":"code:891d10e4-6149-4d28-b12a-93db6fc484fe","kind":"code","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","phone":"+15555550112","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:15.415+00:00","not_before":"2026-11-25T13:02:15.423158+00:00","expires_at":"2026-11-26T13:12:15.406+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:15.430561+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:15.430561+00:00","looks":0,"sid":"SM4c221dfee63ddbb9d871d37f91284f42","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:15.437+00:00","updated_at":"2026-11-26T13:02:15.456+00:00"},
{"id":"b3c216c9-7fcb-4d9c-abef-51fe8acf56ea","dedupe_key":"code:35e51438-1260-473f-9b60-0867290e7588","kind":"code","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","phone":"+15555550114","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:15.663+00:00","not_before":"2026-11-25T13:02:15.666256+00:00","expires_at":"2026-11-26T13:12:15.652+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:15.672192+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:15.672192+00:00","looks":0,"sid":"SM10e32dbcd9026b9b75468c0cf3c18a06","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:15.842+00:00","updated_at":"2026-11-26T13:02:15.865+00:00"},
{"id":"c5f9e3d9-33a6-4827-ae7a-30ac649e2b1d","dedupe_key":"code:1d57e326-a11d-40d8-a2c5-bc63470e5280","kind":"code","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","phone":"+15555550113","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:15.585+00:00","not_before":"2026-11-25T13:02:15.587272+00:00","expires_at":"2026-11-26T13:12:15.573+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:15.592324+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:15.592324+00:00","looks":0,"sid":"SMde34807a7cca1991d0ed87548b982f36","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:15.65+00:00","updated_at":"2026-11-26T13:02:15.666+00:00"},
{"id":"61584a82-4f08-496c-ae25-b82bbba1c274","dedupe_key":"welcome:4ddf1a3f-056a-4d2f-8459-72fae03ecc9a:+15555550113:2026-11-26T13:02:15.600Z","kind":"welcome","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","phone":"+15555550113","text":"Welcome to Torchbearer, Ember Castellan! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:15.636+00:00","not_before":"2026-11-26T13:02:15.640666+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:15.654295+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:15.654295+00:00","looks":0,"sid":"SM89c3e70571ab6c724f92f38aa34e493e","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:15.738+00:00","updated_at":"2026-11-26T13:02:15.778+00:00"},
{"id":"f81be4fe-0a68-4c6c-ab90-050c6e9bd0b2","dedupe_key":"welcome:2bb9cccd-87d6-41d3-9f50-511c27731ba7:+15555550114:2026-11-26T13:02:15.678Z","kind":"welcome","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","phone":"+15555550114","text":"Welcome to Torchbearer, Fern Okonjo! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:15.713+00:00","not_before":"2026-11-26T13:02:15.717666+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:15.727046+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:15.727046+00:00","looks":0,"sid":"SM273d452cb90f2b03d177db2cfbb55395","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:15.951+00:00","updated_at":"2026-11-26T13:02:16+00:00"},
{"id":"bbad0ba0-6133-41ad-9fdb-09344a636e13","dedupe_key":"code:4114c6e3-cfb3-4ed3-9657-11ad8f545605","kind":"code","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","phone":"+15555550115","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:15.804+00:00","not_before":"2026-11-25T13:02:15.806924+00:00","expires_at":"2026-11-26T13:12:15.796+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:15.812399+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:15.812399+00:00","looks":0,"sid":"SMa4f189ddeb9d92ec8ccf68ca6ed67bf4","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:16.04+00:00","updated_at":"2026-11-26T13:02:16.058+00:00"},
{"id":"677577dd-4e4f-42ad-aeb7-be4aeb3a364c","dedupe_key":"welcome:6829917c-1514-4967-b53c-ba312340e6d3:+15555550115:2026-11-26T13:02:15.817Z","kind":"welcome","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","phone":"+15555550115","text":"Welcome to Torchbearer, Gale Rutherford! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:15.842+00:00","not_before":"2026-11-26T13:02:15.853023+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:15.861504+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:15.861504+00:00","looks":0,"sid":"SM35ad62e87407b42109bed5b7a2c8d7ad","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:16.145+00:00","updated_at":"2026-11-26T13:02:16.173+00:00"},
{"id":"c29b5f52-237d-424e-a1a3-0edb5055c8d7","dedupe_key":"code:fb418040-ab94-4197-a424-7abbcec35fa8","kind":"code","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","phone":"+15555550116","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:15.9+00:00","not_before":"2026-11-25T13:02:15.903569+00:00","expires_at":"2026-11-26T13:12:15.889+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:15.907936+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:15.907936+00:00","looks":0,"sid":"SM1ac6dca556ea884c7c0b8129f795bb13","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:16.238+00:00","updated_at":"2026-11-26T13:02:16.27+00:00"},
{"id":"d93a8b0b-d505-4e3d-9a5f-937ce6b0a5fd","dedupe_key":"welcome:163bd051-64a5-4159-ba4e-f1d9adc2ddf8:+15555550116:2026-11-26T13:02:15.913Z","kind":"welcome","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","phone":"+15555550116","text":"Welcome to Torchbearer, Juniper Vale! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:15.955+00:00","not_before":"2026-11-26T13:02:15.96072+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:15.965456+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:15.965456+00:00","looks":0,"sid":"SMe2c58c78bcfa2ca4594716886ee6622b","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:16.352+00:00","updated_at":"2026-11-26T13:02:16.368+00:00"},
{"id":"b5a9475b-7c5e-4695-ad39-89d50f2198b7","dedupe_key":"code:53914498-7a91-4091-adcf-33f4af2d6ddb","kind":"code","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","phone":"+15555550117","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:16.064+00:00","not_before":"2026-11-25T13:02:16.06663+00:00","expires_at":"2026-11-26T13:12:16.051+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:16.069984+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:16.069984+00:00","looks":0,"sid":"SM90e0d2400b88bff09573037788c6ce38","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:16.437+00:00","updated_at":"2026-11-26T13:02:16.451+00:00"},
{"id":"e3e50c0e-f5d8-4941-b423-33953f73c736","dedupe_key":"welcome:b4c979b3-cbdc-4b86-a4a2-44200f12e86c:+15555550117:2026-11-26T13:02:16.076Z","kind":"welcome","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","phone":"+15555550117","text":"Welcome to Torchbearer, Koa Brightwater! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:16.106+00:00","not_before":"2026-11-26T13:02:16.112497+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:16.118245+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:16.118245+00:00","looks":0,"sid":"SMb359cc2a2a71fc4689bc2652b7ee6a26","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:16.542+00:00","updated_at":"2026-11-26T13:02:16.588+00:00"},
{"id":"907603ef-b013-47d3-a3fb-96356f3ab9c7","dedupe_key":"code:943c257c-ddf5-462e-9cdc-8fb8e0ff3a46","kind":"code","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","phone":"+15555550118","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:16.22+00:00","not_before":"2026-11-25T13:02:16.222699+00:00","expires_at":"2026-11-26T13:12:16.211+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:16.226454+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:16.226454+00:00","looks":0,"sid":"SM921f0406537a5f9378afbabdd33852d7","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:16.637+00:00","updated_at":"2026-11-26T13:02:16.648+00:00"},
{"id":"86b8de63-5518-4ebf-80e4-a42a095a883d","dedupe_key":"blast:9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551:+15555550111","kind":"blast","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","phone":"+15555550111","text":"Hello Coral Whitfield! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551","week_number":null,"created_at":"2026-11-26T13:02:16.556+00:00","not_before":"2026-11-26T13:02:16.588357+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:16.596503+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:16.596504+00:00","looks":0,"sid":"SM4e07be05c962e770a5b18f94065fe395","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:16.836+00:00","updated_at":"2026-11-26T13:02:16.849+00:00"},
{"id":"a31bb7df-181f-47c0-938b-3ed93a98cdf1","dedupe_key":"welcome:eb89577b-5603-484f-be87-9da2b5a85d73:+15555550118:2026-11-26T13:02:16.233Z","kind":"welcome","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","phone":"+15555550118","text":"Welcome to Torchbearer, Nova Tremblay! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T13:02:16.258+00:00","not_before":"2026-11-26T13:02:16.263411+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:16.283172+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:16.283172+00:00","looks":0,"sid":"SM1bc97b4298a99bfdeb9e3ddb12dc5add","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:16.737+00:00","updated_at":"2026-11-26T13:02:16.749+00:00"},
{"id":"0953ea34-d148-42f5-bf06-0c1e9d8038d6","dedupe_key":"blast:9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551:+15555550112","kind":"blast","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","phone":"+15555550112","text":"Hello Dune Marlowe! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551","week_number":null,"created_at":"2026-11-26T13:02:16.556+00:00","not_before":"2026-11-26T13:02:16.588567+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:16.596592+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:16.596592+00:00","looks":0,"sid":"SM4ded94a6d31d5db2ca8bc80a0238d90a","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:16.937+00:00","updated_at":"2026-11-26T13:02:16.947+00:00"},
{"id":"79562d21-2c19-4633-a55b-14e60b99999b","dedupe_key":"blast:9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551:+15555550113","kind":"blast","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","phone":"+15555550113","text":"Hello Ember Castellan! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551","week_number":null,"created_at":"2026-11-26T13:02:16.556+00:00","not_before":"2026-11-26T13:02:16.588617+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:16.596608+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:16.596608+00:00","looks":0,"sid":"SMcdfb098c36b085df9ffd0c9e4ac05bda","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:17.036+00:00","updated_at":"2026-11-26T13:02:17.05+00:00"},
{"id":"bf6c70f2-559f-4102-9ec6-f744a2340d03","dedupe_key":"blast:9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551:+15555550115","kind":"blast","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","phone":"+15555550115","text":"Hello Gale Rutherford! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551","week_number":null,"created_at":"2026-11-26T13:02:16.556+00:00","not_before":"2026-11-26T13:02:16.58865+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:16.596637+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:16.596637+00:00","looks":0,"sid":"SM1355c4d9cd88da6a8543aa3182447ec5","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:17.236+00:00","updated_at":"2026-11-26T13:02:17.249+00:00"},
{"id":"e74c6b98-6ed4-465f-a8bf-223e2e10a945","dedupe_key":"blast:9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551:+15555550114","kind":"blast","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","phone":"+15555550114","text":"Hello Fern Okonjo! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551","week_number":null,"created_at":"2026-11-26T13:02:16.556+00:00","not_before":"2026-11-26T13:02:16.588638+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:16.596626+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:16.596626+00:00","looks":0,"sid":"SM25a4303055ce3d05077e568e2f3a516d","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:17.135+00:00","updated_at":"2026-11-26T13:02:17.154+00:00"},
{"id":"b3d05586-938e-44f2-b74b-a6568a10278c","dedupe_key":"blast:9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551:+15555550116","kind":"blast","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","phone":"+15555550116","text":"Hello Juniper Vale! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551","week_number":null,"created_at":"2026-11-26T13:02:16.556+00:00","not_before":"2026-11-26T13:02:16.58866+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:16.596647+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:16.596647+00:00","looks":0,"sid":"SM484df4e705b033fc7e0d68e1d97596f8","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:17.336+00:00","updated_at":"2026-11-26T13:02:17.349+00:00"},
{"id":"c949f9ba-d911-4c23-b5fa-c7d42c623470","dedupe_key":"blast:9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551:+15555550117","kind":"blast","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","phone":"+15555550117","text":"Hello Koa Brightwater! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551","week_number":null,"created_at":"2026-11-26T13:02:16.556+00:00","not_before":"2026-11-26T13:02:16.588673+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:16.596657+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:16.596657+00:00","looks":0,"sid":"SM42c70be5b83b19927d532b5c671b3b3d","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:17.435+00:00","updated_at":"2026-11-26T13:02:17.453+00:00"},
{"id":"06cea45f-8f01-495b-9a33-9cddfebb204b","dedupe_key":"blast:9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551:+15555550118","kind":"blast","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","phone":"+15555550118","text":"Hello Nova Tremblay! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551","week_number":null,"created_at":"2026-11-26T13:02:16.556+00:00","not_before":"2026-11-26T13:02:16.588682+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T13:02:16.640269+00:00","claimed_by":"vm 466eb5c4","look_at":"2026-11-26T13:03:16.640269+00:00","looks":0,"sid":"SMcd7c543e0babf247259a60111595fda3","error_code":null,"error":null,"sent_at":"2026-11-26T13:02:17.535+00:00","updated_at":"2026-11-26T13:02:17.55+00:00"}
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
{"id":1,"topic":"sms.audit.v1","key":"6fe4b5e0-c524-4410-81b3-0504b3bb8553","value":"\\x0a2436666534623565302d633532342d343431302d383162332d30353034623362623835353310011a0c08d8dba0d8061080c68f8902222437613462643665392d626336352d343238352d613966352d6130343461303435343530662a0c4c65616775652041646d696e320e736d732e626c6173742d73656e743a05626c617374422439643939643234642d323266332d346262632d623663652d6530666230616436383535314a3c48656c6c6f207b6e616d657d21205765656b207b7765656b7d206973206f70656e2e205069636b20796f7572206361737461776179206265666f72655a747b22726563697069656e7473223a382c2266696c746572223a22616c6c222c226d657373616765223a2248656c6c6f207b6e616d657d21205765656b207b7765656b7d206973206f70656e2e205069636b20796f7572206361737461776179206265666f7265207b646561646c696e657d2e227d","headers":{"ce_id": "6d9f5127-a897-4def-910b-b87bc6c8051c", "ce_time": "2026-11-26T13:02:16.590Z", "ce_type": "audit.v1.AuditRecorded", "ce_source": "/torchbearer/sms", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:16.560139+00:00","published_at":"infinity"},
{"id":2,"topic":"sms.consent.v1","key":"+15555550114","value":"\\x0a0c2b313535353535353031313410011801","headers":{"ce_id": "d4020d02-4fff-477e-9bd6-19f73545eccc", "ce_time": "2026-11-26T13:02:17.637Z", "ce_type": "sms.v1.ConsentChanged", "ce_source": "/torchbearer/sms", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T13:02:17.636218+00:00","published_at":"2026-11-26T13:02:17.647372+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.outbox', 'id'), max(id)) from public.outbox;
insert into public.pacing (only_row, next_at) overriding system value select only_row, next_at from
json_populate_recordset(null::public.pacing, $rows$[
{"only_row":true,"next_at":"2026-11-26T13:02:17.630959+00:00"}
]$rows$);
