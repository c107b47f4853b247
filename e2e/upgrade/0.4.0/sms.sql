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
select 'copied.' || table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'copied'
     union all select indexname from pg_indexes where schemaname = 'copied';
create schema if not exists copied;
create table if not exists copied.versions (
     topic text not null, key text not null, version bigint not null, previous bigint, primary key (topic, key));
alter table copied.versions add column if not exists previous bigint;
create table if not exists copied.fills (shape text primary key, filled_at timestamptz not null default now());
create table if not exists copied.users (id uuid primary key, name text not null default '', is_admin boolean not null default false, phone text , sms_enabled boolean not null default false, phone_added_at timestamptz );
alter table copied.users add column if not exists id uuid primary key;
alter table copied.users add column if not exists name text not null default '';
alter table copied.users add column if not exists is_admin boolean not null default false;
alter table copied.users add column if not exists phone text;
alter table copied.users add column if not exists sms_enabled boolean not null default false;
alter table copied.users add column if not exists phone_added_at timestamptz;
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
alter table copied.rosters add column if not exists rankings_submitted_at timestamptz;
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
{"id":"a50c0c5f-c970-4324-9fd8-f63a7d2f091e","name":"Anouk Verhoeven","eliminated":false},
{"id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37","name":"Bram Okafor","eliminated":false},
{"id":"468730ce-4c1e-4850-a94f-a058ce7adca2","name":"Celia Marchetti","eliminated":false},
{"id":"2252a393-95f9-4e3d-91a8-db089c3b85a5","name":"Esperanza Luna","eliminated":false},
{"id":"b31a2837-4c97-4820-aee6-521b99ba22a5","name":"Goldie Tran","eliminated":false},
{"id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","name":"Hollis Whitcombe","eliminated":false},
{"id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","name":"Ines Caldeira","eliminated":false},
{"id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","name":"Jasper Nyqvist","eliminated":false},
{"id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","name":"Keoni Palakiko","eliminated":false},
{"id":"c3c3b3db-6def-46d1-b613-448fbfd02c69","name":"Marcus Delacroix","eliminated":false},
{"id":"625b19ed-be41-48c8-962e-729ddc6deb94","name":"Nadia Rahimi","eliminated":false},
{"id":"d405ed4c-023d-41ef-b0f4-7b810ae0d2b9","name":"Osmund Bell","eliminated":false},
{"id":"be64923a-6eba-42d6-b2f8-978924457fd7","name":"Priya Venkataraman","eliminated":false},
{"id":"a267c343-f155-4d33-b7a5-c966d345cc7f","name":"Quill Sandoval","eliminated":false},
{"id":"a6759c36-0987-48be-b568-31fed6e75c68","name":"Rosalind Achterberg","eliminated":true},
{"id":"bc712ace-618d-492d-a3c7-2f2d162dcdbb","name":"Finn Aldaine","eliminated":true},
{"id":"56bd4a0d-1d58-4802-8ae4-d47991140148","name":"Lottie Abernathy","eliminated":true},
{"id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","name":"Dashiell Pike","eliminated":true}
]$rows$);
insert into copied.fills (shape, filled_at) overriding system value select shape, filled_at from
json_populate_recordset(null::copied.fills, $rows$[
{"shape":"d2cf7d3f","filled_at":"2026-11-26T19:45:39.590135+00:00"}
]$rows$);
insert into copied.picks (id, user_id, week_number, castaway_id) overriding system value select id, user_id, week_number, castaway_id from
json_populate_recordset(null::copied.picks, $rows$[
{"id":"5fc1f26b-40b7-4c06-b8d7-ffda17478e1e","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","week_number":3,"castaway_id":"56bd4a0d-1d58-4802-8ae4-d47991140148"},
{"id":"f050ad64-c4d6-432d-9a31-6ce529e43777","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","week_number":3,"castaway_id":"bc712ace-618d-492d-a3c7-2f2d162dcdbb"},
{"id":"6c837242-9128-4d82-9faf-127e9df38b79","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","week_number":3,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b"},
{"id":"770a9857-ccc0-4d14-961d-8c08f7dff507","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","week_number":3,"castaway_id":"bc712ace-618d-492d-a3c7-2f2d162dcdbb"},
{"id":"8770db05-b3aa-47f2-861e-b3adfcb38049","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","week_number":3,"castaway_id":"b31a2837-4c97-4820-aee6-521b99ba22a5"},
{"id":"2373cf61-5222-462b-ae77-26e1e32d03fc","user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","week_number":3,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5"},
{"id":"626f50b1-466e-4bd4-bc6e-2581c304a8ab","user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","week_number":3,"castaway_id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf"},
{"id":"ca6c9e23-84ca-4876-9708-fd701eab589c","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","week_number":3,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45"},
{"id":"2d747819-8f15-44a8-9c48-7433d370f64b","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","week_number":3,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2"},
{"id":"202dcf27-ef79-403d-822a-54b9793f17ed","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","week_number":3,"castaway_id":"a267c343-f155-4d33-b7a5-c966d345cc7f"},
{"id":"7d89143a-4a72-4963-be06-c9bf0d673595","user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","week_number":3,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b"},
{"id":"bea152a7-bfd5-4ed1-9074-4b65f32a2acf","user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","week_number":3,"castaway_id":"c3c3b3db-6def-46d1-b613-448fbfd02c69"},
{"id":"b1cb3fa2-5aed-475b-9f8a-1a34c6d15119","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","week_number":4,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5"},
{"id":"86855a48-7ab1-4840-ab9a-babe8902ca91","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","week_number":4,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b"},
{"id":"29975b80-8e75-4ba5-a09e-7099d51d57a0","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","week_number":4,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b"},
{"id":"a905ad8c-5fe1-44f4-8af0-6948a0e0cae3","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","week_number":4,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5"},
{"id":"04bfdfd9-2864-45b7-8641-5554c5736ce8","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","week_number":4,"castaway_id":"625b19ed-be41-48c8-962e-729ddc6deb94"},
{"id":"57163bc5-f07e-4e71-9eca-452d67ef4cac","user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","week_number":4,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5"},
{"id":"9cc1a05f-d7c1-4bba-8c59-95698f0939e2","user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","week_number":4,"castaway_id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf"},
{"id":"74713e5d-e138-4b91-9ed5-797432904300","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","week_number":4,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45"},
{"id":"d0446cad-3b64-429f-be14-7421bcb66f89","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","week_number":4,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2"},
{"id":"f863cbbb-8fa9-426b-840d-dcfcf9697cef","user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","week_number":4,"castaway_id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37"},
{"id":"57e0878c-f5e1-4e2d-bc8e-052ef605ecfd","user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","week_number":4,"castaway_id":"56bd4a0d-1d58-4802-8ae4-d47991140148"},
{"id":"9e85253b-8807-4a00-9d37-3bab6db458cd","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","week_number":4,"castaway_id":"d405ed4c-023d-41ef-b0f4-7b810ae0d2b9"},
{"id":"7c812c7f-f24f-486e-9c58-b6c293e9d60f","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","week_number":5,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5"},
{"id":"241d37e5-8dfd-4d17-8744-1728285d9678","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","week_number":5,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b"},
{"id":"6c43905d-d0ea-485f-91fa-f133daf1007e","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","week_number":5,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b"},
{"id":"6ec9ffd7-73a8-489e-a666-d26d68cd5a63","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","week_number":5,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5"},
{"id":"6a52f6ae-c5f6-4d47-920d-5651a8a6d46d","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","week_number":5,"castaway_id":"625b19ed-be41-48c8-962e-729ddc6deb94"},
{"id":"f276a516-0fee-4919-abeb-7ed640d13e34","user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","week_number":5,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5"},
{"id":"8de4e199-75ab-4ab9-a092-cf9ab2a3b80a","user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","week_number":5,"castaway_id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf"},
{"id":"86fd8111-6152-4a3a-a852-9fd27ddd9613","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","week_number":5,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45"},
{"id":"ee32ac2b-d0f7-48af-a6dc-1c0675e7d406","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","week_number":5,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2"},
{"id":"2c15140b-9d6f-4bc9-b6c2-1a5a973eb6a2","user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","week_number":5,"castaway_id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37"},
{"id":"893d250c-4283-4258-860f-1511a9146bb4","user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","week_number":5,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b"},
{"id":"81301d2e-10c5-444c-b3a1-72c0b8ef84de","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","week_number":5,"castaway_id":"d405ed4c-023d-41ef-b0f4-7b810ae0d2b9"},
{"id":"cdc2e370-8d03-4add-bb7d-f27f495e70bd","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","week_number":6,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b"},
{"id":"93b1c40c-c5a4-47c7-901c-bbdb4afd68bf","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","week_number":6,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b"},
{"id":"57602916-7a02-4486-9849-285542afc052","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","week_number":6,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5"},
{"id":"5e851b74-e42e-44d0-b964-b2be16c49d5c","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","week_number":6,"castaway_id":"b31a2837-4c97-4820-aee6-521b99ba22a5"},
{"id":"d3bad44b-69af-494f-8a7a-0d658d850146","user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","week_number":6,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5"},
{"id":"f38c957c-5cb9-4f18-97b1-962502bf75c0","user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","week_number":6,"castaway_id":"a50c0c5f-c970-4324-9fd8-f63a7d2f091e"},
{"id":"399e80e3-7db9-483b-a7bc-b38f34b363ac","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","week_number":6,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45"},
{"id":"2047fe4a-4c7f-4741-b2e4-0649213adb0a","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","week_number":6,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2"},
{"id":"b39d2857-b6c8-4bdf-a6ab-da5380c95b92","user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","week_number":6,"castaway_id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37"},
{"id":"3ca5c418-8e9b-4bef-9f6c-5e57c4a47f34","user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","week_number":6,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b"},
{"id":"164d71de-b608-4221-aca2-72c92ac3c1c4","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","week_number":6,"castaway_id":"a267c343-f155-4d33-b7a5-c966d345cc7f"},
{"id":"6f27f9e8-d35a-4a1f-a61f-22ab9a315301","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","week_number":6,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5"},
{"id":"f28970e7-d97f-4081-ae6a-29c6e826d031","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","week_number":7,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b"},
{"id":"50e63bd0-4d6b-40e8-b426-b9e2c58eb9a5","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","week_number":7,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b"},
{"id":"3dde2d67-4f90-46e1-b5d2-af8ccb8914b0","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","week_number":7,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5"},
{"id":"46967306-0430-4d34-8bb2-34e35951fcc0","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","week_number":7,"castaway_id":"b31a2837-4c97-4820-aee6-521b99ba22a5"},
{"id":"4af7673f-ffbb-467f-8de9-767e1648ebb3","user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","week_number":7,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5"},
{"id":"93ce49eb-57a6-4e2b-9de5-c8e5232d2bc6","user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","week_number":7,"castaway_id":"a50c0c5f-c970-4324-9fd8-f63a7d2f091e"},
{"id":"747f0143-fc0d-4648-8268-770c52437233","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","week_number":7,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45"},
{"id":"545c2e93-3983-4671-93a2-4fd393477088","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","week_number":7,"castaway_id":"be64923a-6eba-42d6-b2f8-978924457fd7"},
{"id":"bdeb74c0-31db-451a-b286-3825c5a8e41d","user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","week_number":7,"castaway_id":"c3c3b3db-6def-46d1-b613-448fbfd02c69"},
{"id":"3b690c30-39f0-49b7-8984-93ab3c16908b","user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","week_number":7,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b"}
]$rows$);
insert into copied.rosters (user_id, rankings_submitted_at, castaway_ids) overriding system value select user_id, rankings_submitted_at, castaway_ids from
json_populate_recordset(null::copied.rosters, $rows$[
{"user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","rankings_submitted_at":"2026-11-26T19:45:43.435+00:00","castaway_ids":["c3c3b3db-6def-46d1-b613-448fbfd02c69","b629b9bc-3d15-4b10-8023-7cd8c6514d37"]},
{"user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","rankings_submitted_at":"2026-11-26T19:45:43.339+00:00","castaway_ids":["a6759c36-0987-48be-b568-31fed6e75c68","eadaf1dd-548a-4382-8c7f-1981dd2eac45"]},
{"user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","rankings_submitted_at":"2026-11-26T19:45:43.388+00:00","castaway_ids":["be64923a-6eba-42d6-b2f8-978924457fd7","468730ce-4c1e-4850-a94f-a058ce7adca2"]},
{"user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","rankings_submitted_at":"2026-11-26T19:45:43.527+00:00","castaway_ids":["a267c343-f155-4d33-b7a5-c966d345cc7f","d405ed4c-023d-41ef-b0f4-7b810ae0d2b9"]},
{"user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","rankings_submitted_at":"2026-11-26T19:45:43.055+00:00","castaway_ids":["bc712ace-618d-492d-a3c7-2f2d162dcdbb","f2af33bc-2400-4b34-af17-b2ec3b3e6f2b"]},
{"user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","rankings_submitted_at":"2026-11-26T19:45:43.291+00:00","castaway_ids":["ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","a50c0c5f-c970-4324-9fd8-f63a7d2f091e"]},
{"user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","rankings_submitted_at":"2026-11-26T19:45:43.2+00:00","castaway_ids":["625b19ed-be41-48c8-962e-729ddc6deb94","b31a2837-4c97-4820-aee6-521b99ba22a5"]},
{"user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","rankings_submitted_at":"2026-11-26T19:45:43.155+00:00","castaway_ids":["a675ebdd-cacc-4197-97ad-cbdcff432cc5","bc712ace-618d-492d-a3c7-2f2d162dcdbb"]},
{"user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","rankings_submitted_at":"2026-11-26T19:45:43.248+00:00","castaway_ids":["2252a393-95f9-4e3d-91a8-db089c3b85a5","a675ebdd-cacc-4197-97ad-cbdcff432cc5"]},
{"user_id":"b047e129-098c-47ce-b274-c084a84f62ba","rankings_submitted_at":"2026-11-26T19:45:42.995+00:00","castaway_ids":["56bd4a0d-1d58-4802-8ae4-d47991140148","2252a393-95f9-4e3d-91a8-db089c3b85a5"]},
{"user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","rankings_submitted_at":"2026-11-26T19:45:43.483+00:00","castaway_ids":["279cbf49-cc69-4bae-bf11-ce7f22e8d33b","56bd4a0d-1d58-4802-8ae4-d47991140148"]},
{"user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","rankings_submitted_at":"2026-11-26T19:45:43.105+00:00","castaway_ids":["f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","279cbf49-cc69-4bae-bf11-ce7f22e8d33b"]}
]$rows$);
insert into copied.users (id, name, is_admin, phone, sms_enabled, phone_added_at) overriding system value select id, name, is_admin, phone, sms_enabled, phone_added_at from
json_populate_recordset(null::copied.users, $rows$[
{"id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","name":"League Admin","is_admin":true,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","name":"Harbor Lindqvist","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"7118fd6e-d906-4561-b8c3-31db742fe545","name":"Indigo Farrow","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","name":"Lagoon Petrov","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","name":"Maris Delgado","is_admin":false,"phone":null,"sms_enabled":false,"phone_added_at":null},
{"id":"b047e129-098c-47ce-b274-c084a84f62ba","name":"Coral Whitfield","is_admin":false,"phone":"+15555550111","sms_enabled":true,"phone_added_at":"2026-11-26T19:45:49.018+00:00"},
{"id":"6906bdb4-054a-4bb8-9730-5857260185f7","name":"Dune Marlowe","is_admin":false,"phone":"+15555550112","sms_enabled":true,"phone_added_at":"2026-11-26T19:45:49.176+00:00"},
{"id":"ed849118-e977-47e1-bb21-5e15dea367d7","name":"Ember Castellan","is_admin":false,"phone":"+15555550113","sms_enabled":true,"phone_added_at":"2026-11-26T19:45:49.317+00:00"},
{"id":"7bd50031-93a5-4977-8f44-d2acf21076e0","name":"Gale Rutherford","is_admin":false,"phone":"+15555550115","sms_enabled":true,"phone_added_at":"2026-11-26T19:45:49.549+00:00"},
{"id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","name":"Juniper Vale","is_admin":false,"phone":"+15555550116","sms_enabled":true,"phone_added_at":"2026-11-26T19:45:49.653+00:00"},
{"id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","name":"Koa Brightwater","is_admin":false,"phone":"+15555550117","sms_enabled":true,"phone_added_at":"2026-11-26T19:45:49.796+00:00"},
{"id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","name":"Nova Tremblay","is_admin":false,"phone":"+15555550118","sms_enabled":true,"phone_added_at":"2026-11-26T19:45:49.938+00:00"},
{"id":"a41e7fb4-64d3-4970-86af-a0026dea7166","name":"Fern Okonjo","is_admin":false,"phone":"+15555550114","sms_enabled":false,"phone_added_at":"2026-11-26T19:45:49.391+00:00"}
]$rows$);
insert into copied.versions (topic, key, version, previous) overriding system value select topic, key, version, previous from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"a50c0c5f-c970-4324-9fd8-f63a7d2f091e","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"b629b9bc-3d15-4b10-8023-7cd8c6514d37","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"468730ce-4c1e-4850-a94f-a058ce7adca2","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"2252a393-95f9-4e3d-91a8-db089c3b85a5","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"b31a2837-4c97-4820-aee6-521b99ba22a5","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"c3c3b3db-6def-46d1-b613-448fbfd02c69","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"625b19ed-be41-48c8-962e-729ddc6deb94","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"d405ed4c-023d-41ef-b0f4-7b810ae0d2b9","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"be64923a-6eba-42d6-b2f8-978924457fd7","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"a267c343-f155-4d33-b7a5-c966d345cc7f","version":1,"previous":null},
{"topic":"identity.user.v1","key":"a5765c72-c534-4d58-a54e-bf65f1d514c4","version":1,"previous":null},
{"topic":"identity.user.v1","key":"7118fd6e-d906-4561-b8c3-31db742fe545","version":1,"previous":null},
{"topic":"identity.user.v1","key":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","version":1,"previous":null},
{"topic":"league.roster.v1","key":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","version":2,"previous":1},
{"topic":"league.roster.v1","key":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","version":2,"previous":1},
{"topic":"league.roster.v1","key":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","version":2,"previous":1},
{"topic":"league.roster.v1","key":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","version":2,"previous":1},
{"topic":"league.roster.v1","key":"6906bdb4-054a-4bb8-9730-5857260185f7","version":2,"previous":1},
{"topic":"league.roster.v1","key":"7118fd6e-d906-4561-b8c3-31db742fe545","version":2,"previous":1},
{"topic":"league.roster.v1","key":"7bd50031-93a5-4977-8f44-d2acf21076e0","version":2,"previous":1},
{"topic":"league.roster.v1","key":"a41e7fb4-64d3-4970-86af-a0026dea7166","version":2,"previous":1},
{"topic":"league.roster.v1","key":"a5765c72-c534-4d58-a54e-bf65f1d514c4","version":2,"previous":1},
{"topic":"league.roster.v1","key":"b047e129-098c-47ce-b274-c084a84f62ba","version":2,"previous":1},
{"topic":"league.roster.v1","key":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","version":2,"previous":1},
{"topic":"league.roster.v1","key":"ed849118-e977-47e1-bb21-5e15dea367d7","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"5fc1f26b-40b7-4c06-b8d7-ffda17478e1e","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"f050ad64-c4d6-432d-9a31-6ce529e43777","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"6c837242-9128-4d82-9faf-127e9df38b79","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"770a9857-ccc0-4d14-961d-8c08f7dff507","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"8770db05-b3aa-47f2-861e-b3adfcb38049","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"2373cf61-5222-462b-ae77-26e1e32d03fc","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"626f50b1-466e-4bd4-bc6e-2581c304a8ab","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"ca6c9e23-84ca-4876-9708-fd701eab589c","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"2d747819-8f15-44a8-9c48-7433d370f64b","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"cdc2e370-8d03-4add-bb7d-f27f495e70bd","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"202dcf27-ef79-403d-822a-54b9793f17ed","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"7d89143a-4a72-4963-be06-c9bf0d673595","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"bea152a7-bfd5-4ed1-9074-4b65f32a2acf","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"a6759c36-0987-48be-b568-31fed6e75c68","version":2,"previous":1},
{"topic":"league.week.v1","key":"0a70637b-922e-40cf-9ae8-e382cfd14d3d","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"b1cb3fa2-5aed-475b-9f8a-1a34c6d15119","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"86855a48-7ab1-4840-ab9a-babe8902ca91","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"29975b80-8e75-4ba5-a09e-7099d51d57a0","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"a905ad8c-5fe1-44f4-8af0-6948a0e0cae3","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"04bfdfd9-2864-45b7-8641-5554c5736ce8","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"57163bc5-f07e-4e71-9eca-452d67ef4cac","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"9cc1a05f-d7c1-4bba-8c59-95698f0939e2","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"74713e5d-e138-4b91-9ed5-797432904300","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"d0446cad-3b64-429f-be14-7421bcb66f89","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"f863cbbb-8fa9-426b-840d-dcfcf9697cef","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"57e0878c-f5e1-4e2d-bc8e-052ef605ecfd","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"9e85253b-8807-4a00-9d37-3bab6db458cd","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"bc712ace-618d-492d-a3c7-2f2d162dcdbb","version":2,"previous":1},
{"topic":"league.week.v1","key":"6166a1ca-097e-4bbc-bf06-4b9a5df8d7be","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"7c812c7f-f24f-486e-9c58-b6c293e9d60f","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"241d37e5-8dfd-4d17-8744-1728285d9678","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"6c43905d-d0ea-485f-91fa-f133daf1007e","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"6ec9ffd7-73a8-489e-a666-d26d68cd5a63","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"6a52f6ae-c5f6-4d47-920d-5651a8a6d46d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"f276a516-0fee-4919-abeb-7ed640d13e34","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"8de4e199-75ab-4ab9-a092-cf9ab2a3b80a","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"86fd8111-6152-4a3a-a852-9fd27ddd9613","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"ee32ac2b-d0f7-48af-a6dc-1c0675e7d406","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"2c15140b-9d6f-4bc9-b6c2-1a5a973eb6a2","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"893d250c-4283-4258-860f-1511a9146bb4","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"81301d2e-10c5-444c-b3a1-72c0b8ef84de","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"56bd4a0d-1d58-4802-8ae4-d47991140148","version":2,"previous":1},
{"topic":"league.week.v1","key":"8a682985-4fd2-43a7-b243-7abdffbfca1d","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"93b1c40c-c5a4-47c7-901c-bbdb4afd68bf","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"57602916-7a02-4486-9849-285542afc052","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"6f27f9e8-d35a-4a1f-a61f-22ab9a315301","version":1,"previous":null},
{"topic":"identity.user.v1","key":"b047e129-098c-47ce-b274-c084a84f62ba","version":3,"previous":2},
{"topic":"identity.user.v1","key":"6906bdb4-054a-4bb8-9730-5857260185f7","version":3,"previous":2},
{"topic":"identity.user.v1","key":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","version":2,"previous":1},
{"topic":"identity.user.v1","key":"7bd50031-93a5-4977-8f44-d2acf21076e0","version":3,"previous":2},
{"topic":"identity.user.v1","key":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","version":2,"previous":1},
{"topic":"identity.user.v1","key":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","version":3,"previous":2},
{"topic":"identity.user.v1","key":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","version":2,"previous":1},
{"topic":"identity.user.v1","key":"a41e7fb4-64d3-4970-86af-a0026dea7166","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"5e851b74-e42e-44d0-b964-b2be16c49d5c","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"d3bad44b-69af-494f-8a7a-0d658d850146","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"f38c957c-5cb9-4f18-97b1-962502bf75c0","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"399e80e3-7db9-483b-a7bc-b38f34b363ac","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"2047fe4a-4c7f-4741-b2e4-0649213adb0a","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"b39d2857-b6c8-4bdf-a6ab-da5380c95b92","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"3ca5c418-8e9b-4bef-9f6c-5e57c4a47f34","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"164d71de-b608-4221-aca2-72c92ac3c1c4","version":1,"previous":null},
{"topic":"league.week.v1","key":"247327da-791c-44c7-be45-301b1bc62689","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"f28970e7-d97f-4081-ae6a-29c6e826d031","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"50e63bd0-4d6b-40e8-b426-b9e2c58eb9a5","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"3dde2d67-4f90-46e1-b5d2-af8ccb8914b0","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"46967306-0430-4d34-8bb2-34e35951fcc0","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"4af7673f-ffbb-467f-8de9-767e1648ebb3","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"93ce49eb-57a6-4e2b-9de5-c8e5232d2bc6","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"747f0143-fc0d-4648-8268-770c52437233","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"545c2e93-3983-4671-93a2-4fd393477088","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"bdeb74c0-31db-451a-b286-3825c5a8e41d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"3b690c30-39f0-49b7-8984-93ab3c16908b","version":1,"previous":null},
{"topic":"identity.user.v1","key":"ed849118-e977-47e1-bb21-5e15dea367d7","version":3,"previous":2},
{"topic":"league.castaway.v1","key":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","version":2,"previous":1},
{"topic":"league.week.v1","key":"b6599892-05fd-4ff1-972c-19d9527f88ab","version":1,"previous":null}
]$rows$);
insert into copied.weeks (id, week_number, is_active, picks_open_at, picks_close_at) overriding system value select id, week_number, is_active, picks_open_at, picks_close_at from
json_populate_recordset(null::copied.weeks, $rows$[
{"id":"0a70637b-922e-40cf-9ae8-e382cfd14d3d","week_number":3,"is_active":false,"picks_open_at":"2026-10-29T16:00:00+00:00","picks_close_at":"2026-11-05T01:00:00+00:00"},
{"id":"6166a1ca-097e-4bbc-bf06-4b9a5df8d7be","week_number":4,"is_active":false,"picks_open_at":"2026-11-05T17:00:00+00:00","picks_close_at":"2026-11-12T01:00:00+00:00"},
{"id":"8a682985-4fd2-43a7-b243-7abdffbfca1d","week_number":5,"is_active":false,"picks_open_at":"2026-11-12T17:00:00+00:00","picks_close_at":"2026-11-19T01:00:00+00:00"},
{"id":"247327da-791c-44c7-be45-301b1bc62689","week_number":6,"is_active":false,"picks_open_at":"2026-11-19T17:00:00+00:00","picks_close_at":"2026-11-26T01:00:00+00:00"},
{"id":"b6599892-05fd-4ff1-972c-19d9527f88ab","week_number":7,"is_active":true,"picks_open_at":"2026-11-26T17:00:00+00:00","picks_close_at":"2026-12-03T01:00:00+00:00"}
]$rows$);
insert into public.blasts (id, created_at, created_by, idempotency_key, request_hash, message, filter, recipients) overriding system value select id, created_at, created_by, idempotency_key, request_hash, message, filter, recipients from
json_populate_recordset(null::public.blasts, $rows$[
{"id":"a1cad303-70ff-4316-951e-6fda606add59","created_at":"2026-11-26T19:45:50.184+00:00","created_by":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","idempotency_key":"sample-season","request_hash":"9ce06ec112ad6ef5777f36521e56d3c1086b3ceaa28b963d1d9fd1b8e6cf8449","message":"Hello {name}! Week {week} is open. Pick your castaway before {deadline}.","filter":"all","recipients":8}
]$rows$);
insert into public.consents (phone, version, stopped) overriding system value select phone, version, stopped from
json_populate_recordset(null::public.consents, $rows$[
{"phone":"+15555550114","version":1,"stopped":true}
]$rows$);
insert into public.inbound (message_sid, id, phone, user_id, text, reply, received_at, claimed_at, handled_at) overriding system value select message_sid, id, phone, user_id, text, reply, received_at, claimed_at, handled_at from
json_populate_recordset(null::public.inbound, $rows$[
{"message_sid":"SMc008b7c5b2d974e2e81be3617131d585","id":"5b96fdcc-605b-48c8-8ddd-64967e63bd9e","phone":"+15555550111","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T19:45:48.962+00:00","claimed_at":"2026-11-26T19:45:48.973896+00:00","handled_at":"2026-11-26T19:45:49.039455+00:00"},
{"message_sid":"SMc8d3acdffcfb11e164f85add2999f551","id":"dce61c3f-e53e-45bd-8116-4ca6d6961a5c","phone":"+15555550112","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T19:45:49.167+00:00","claimed_at":"2026-11-26T19:45:49.170797+00:00","handled_at":"2026-11-26T19:45:49.198232+00:00"},
{"message_sid":"SM774d4e6989e30fdd4180ba3a23f3b82e","id":"6f78fea0-cb6c-40ef-af2b-cd66e1c866e1","phone":"+15555550113","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T19:45:49.314+00:00","claimed_at":"2026-11-26T19:45:49.315415+00:00","handled_at":"2026-11-26T19:45:49.330534+00:00"},
{"message_sid":"SM7f1978180ad33c21e32dd7cbbe59651b","id":"9880d668-a59a-43c8-b759-c1a5a0f7925c","phone":"+15555550114","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T19:45:49.388+00:00","claimed_at":"2026-11-26T19:45:49.389755+00:00","handled_at":"2026-11-26T19:45:49.401414+00:00"},
{"message_sid":"SM2ae3207fcf8c0eb38ec1f9317233bd9b","id":"2e155fec-2a63-4f20-8c04-83aec6ecf026","phone":"+15555550115","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T19:45:49.546+00:00","claimed_at":"2026-11-26T19:45:49.547834+00:00","handled_at":"2026-11-26T19:45:49.558883+00:00"},
{"message_sid":"SMd1a286138f26b71418e0fee41094ba79","id":"c28fd639-9a8b-4da7-b676-ecfc6697bbf8","phone":"+15555550116","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T19:45:49.649+00:00","claimed_at":"2026-11-26T19:45:49.650438+00:00","handled_at":"2026-11-26T19:45:49.662323+00:00"},
{"message_sid":"SM887958df35f7c3aa2a9f70258d84c012","id":"e720b398-fe68-44f9-8c2d-51b5448c52a0","phone":"+15555550117","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T19:45:49.788+00:00","claimed_at":"2026-11-26T19:45:49.789247+00:00","handled_at":"2026-11-26T19:45:49.814043+00:00"},
{"message_sid":"SMcc8ca2d1f2796d25554c19cae28f94ab","id":"091f3c7a-9a42-4f40-89f6-1baea7d9e6be","phone":"+15555550118","user_id":null,"text":"YES","reply":"Thank you! Your number is confirmed. Text HELP for the commands.","received_at":"2026-11-26T19:45:49.935+00:00","claimed_at":"2026-11-26T19:45:49.936581+00:00","handled_at":"2026-11-26T19:45:49.951787+00:00"},
{"message_sid":"SM576a296ed0efcfbaf850dc922b0060c6","id":"086849e4-5ba5-48c9-a4f6-94f4a4be81b1","phone":"+15555550111","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","text":"team","reply":"Your team: Lottie Abernathy (out), Esperanza Luna.","received_at":"2026-11-26T19:45:51.299+00:00","claimed_at":"2026-11-26T19:45:51.300085+00:00","handled_at":"2026-11-26T19:45:51.302788+00:00"},
{"message_sid":"SM289ec1c0221f366fa32b3fc02c285acd","id":"5127b150-229b-4b15-a21b-333fd60ae56b","phone":"+15555550112","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","text":"Status","reply":"Week 7: your pick is Jasper Nyqvist. You can change it until Wednesday 5:00 PM PT. You have 67 points: rank 7 of 12.","received_at":"2026-11-26T19:45:51.306+00:00","claimed_at":"2026-11-26T19:45:51.307219+00:00","handled_at":"2026-11-26T19:45:51.322889+00:00"},
{"message_sid":"SM3e38176cf5586c975b7e61ac83ccec42","id":"57216afd-0283-45cb-9250-e67b7f522df9","phone":"+15555550116","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","text":"BOARD","reply":"1. Gale Rutherford 89\n2. Coral Whitfield 86\n3. Juniper Vale (you) 83\n3. Nova Tremblay 83\n5. Indigo Farrow 77","received_at":"2026-11-26T19:45:51.326+00:00","claimed_at":"2026-11-26T19:45:51.328035+00:00","handled_at":"2026-11-26T19:45:51.332978+00:00"},
{"message_sid":"SM696b3876c9eac41789f5801e54cc5e09","id":"c9e5216f-43b1-4b16-9c1e-eafe747a5b77","phone":"+15555550117","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","text":"help","reply":"Torchbearer: text PICK and a name to choose, STATUS for your pick, TEAM for your castaways, BOARD for the top 5. STOP ends all messages, START brings them back. More: http://localhost:29584","received_at":"2026-11-26T19:45:51.339+00:00","claimed_at":"2026-11-26T19:45:51.340413+00:00","handled_at":"2026-11-26T19:45:51.341496+00:00"},
{"message_sid":"SM42f787960b07e999a9bbd6901512e402","id":"40e511a3-b637-4cb8-9889-cc55b9c63dc3","phone":"+15555550118","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","text":"who is winning","reply":"Sorry, we didn't get that. Text PICK and a name, STATUS, TEAM, BOARD or HELP.","received_at":"2026-11-26T19:45:51.345+00:00","claimed_at":"2026-11-26T19:45:51.346323+00:00","handled_at":"2026-11-26T19:45:51.347522+00:00"},
{"message_sid":"SM24172ecbc607e01d38f5c42b926d8148","id":"426c19e0-17b8-44cf-bc64-fa6fdffb6719","phone":"+15555550114","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","text":"STOP","reply":null,"received_at":"2026-11-26T19:45:51.35+00:00","claimed_at":"2026-11-26T19:45:51.351391+00:00","handled_at":"2026-11-26T19:45:51.353467+00:00"}
]$rows$);
insert into public.messages (id, dedupe_key, kind, user_id, phone, text, segments, blast_id, week_number, created_at, not_before, expires_at, state, attempt, claimed_at, claimed_by, look_at, looks, sid, error_code, error, sent_at, updated_at) overriding system value select id, dedupe_key, kind, user_id, phone, text, segments, blast_id, week_number, created_at, not_before, expires_at, state, attempt, claimed_at, claimed_by, look_at, looks, sid, error_code, error, sent_at, updated_at from
json_populate_recordset(null::public.messages, $rows$[
{"id":"c5c07616-ace7-4af4-ba44-0ba179fb678d","dedupe_key":"code:a5183223-fe0e-457a-87c1-a9d762e3ce0c","kind":"code","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","phone":"+15555550111","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:48.715+00:00","not_before":"2026-11-25T19:45:48.725883+00:00","expires_at":"2026-11-26T19:55:48.689+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:48.731825+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:48.731825+00:00","looks":0,"sid":"SM716e74f2e8bcd881f1ca576a0fc9740b","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:48.984+00:00","updated_at":"2026-11-26T19:45:49.028+00:00"},
{"id":"1cab6c24-23f9-469a-b21f-4c2f416c84ea","dedupe_key":"welcome:b047e129-098c-47ce-b274-c084a84f62ba:+15555550111:2026-11-26T19:45:49.018Z","kind":"welcome","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","phone":"+15555550111","text":"Welcome to Torchbearer, Coral Whitfield! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:49.04+00:00","not_before":"2026-11-26T19:45:49.058848+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:49.064072+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:49.064072+00:00","looks":0,"sid":"SM3e568ce2ef17f7ec93b143ffa14d8bb9","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:49.07+00:00","updated_at":"2026-11-26T19:45:49.081+00:00"},
{"id":"df218833-6b27-4e03-a8c9-f527e4430666","dedupe_key":"code:dcaf0dd6-592b-434d-8964-d296b8bde201","kind":"code","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","phone":"+15555550112","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:49.147+00:00","not_before":"2026-11-25T19:45:49.154244+00:00","expires_at":"2026-11-26T19:55:49.133+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:49.159111+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:49.159111+00:00","looks":0,"sid":"SM2b7471cf1ef5ba5fb537b3a6997aa53b","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:49.171+00:00","updated_at":"2026-11-26T19:45:49.193+00:00"},
{"id":"085e1331-20c0-4d97-b4b1-38f78e528846","dedupe_key":"welcome:6906bdb4-054a-4bb8-9730-5857260185f7:+15555550112:2026-11-26T19:45:49.176Z","kind":"welcome","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","phone":"+15555550112","text":"Welcome to Torchbearer, Dune Marlowe! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:49.232+00:00","not_before":"2026-11-26T19:45:49.243302+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:49.247214+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:49.247214+00:00","looks":0,"sid":"SMd00e16478d8c8750a17e6e0e7107cc6a","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:49.269+00:00","updated_at":"2026-11-26T19:45:49.298+00:00"},
{"id":"d56095a5-b74d-46cb-947e-470b5d97a6d9","dedupe_key":"code:b381f328-ec99-4bbc-960b-b4e88829d8ba","kind":"code","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","phone":"+15555550113","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:49.306+00:00","not_before":"2026-11-25T19:45:49.308576+00:00","expires_at":"2026-11-26T19:55:49.295+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:49.314044+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:49.314044+00:00","looks":0,"sid":"SMf3ddd2caabed0776c09bc47313777519","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:49.371+00:00","updated_at":"2026-11-26T19:45:49.388+00:00"},
{"id":"8cfbea0f-65ab-4825-ba65-458d4e8ef8bc","dedupe_key":"welcome:ed849118-e977-47e1-bb21-5e15dea367d7:+15555550113:2026-11-26T19:45:49.317Z","kind":"welcome","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","phone":"+15555550113","text":"Welcome to Torchbearer, Ember Castellan! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:49.337+00:00","not_before":"2026-11-26T19:45:49.342756+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:49.349458+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:49.349458+00:00","looks":0,"sid":"SMf430a78bc6d15cc2c6a94d1f80189a95","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:49.479+00:00","updated_at":"2026-11-26T19:45:49.497+00:00"},
{"id":"3e637ed1-bcdb-421b-a5fb-d1462297d42e","dedupe_key":"code:ee33788f-5c5b-48af-9802-58d9569f8fe7","kind":"code","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","phone":"+15555550114","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:49.378+00:00","not_before":"2026-11-25T19:45:49.380177+00:00","expires_at":"2026-11-26T19:55:49.366+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:49.387798+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:49.387798+00:00","looks":0,"sid":"SM7245f4d160decf27fa4c7d1323c448e1","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:49.577+00:00","updated_at":"2026-11-26T19:45:49.607+00:00"},
{"id":"6a8a0879-b41c-45ef-9560-856c30a929f5","dedupe_key":"welcome:a41e7fb4-64d3-4970-86af-a0026dea7166:+15555550114:2026-11-26T19:45:49.391Z","kind":"welcome","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","phone":"+15555550114","text":"Welcome to Torchbearer, Fern Okonjo! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:49.418+00:00","not_before":"2026-11-26T19:45:49.424152+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:49.435764+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:49.435764+00:00","looks":0,"sid":"SM0841f39e00e9e90b8879695fa903b8f9","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:49.675+00:00","updated_at":"2026-11-26T19:45:49.699+00:00"},
{"id":"0c21f5b2-9660-4806-ad32-b2d5baaddeeb","dedupe_key":"code:62167d6b-8cfb-46c8-bda6-8899b3077a04","kind":"code","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","phone":"+15555550115","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:49.532+00:00","not_before":"2026-11-25T19:45:49.535045+00:00","expires_at":"2026-11-26T19:55:49.508+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:49.540797+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:49.540797+00:00","looks":0,"sid":"SM6ce0c13f10e09f3899364d0ec0afa222","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:49.777+00:00","updated_at":"2026-11-26T19:45:49.793+00:00"},
{"id":"33ebab3d-8c7e-4fee-8f1e-b8c58f5b400f","dedupe_key":"welcome:7bd50031-93a5-4977-8f44-d2acf21076e0:+15555550115:2026-11-26T19:45:49.549Z","kind":"welcome","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","phone":"+15555550115","text":"Welcome to Torchbearer, Gale Rutherford! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:49.576+00:00","not_before":"2026-11-26T19:45:49.581855+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:49.585021+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:49.585021+00:00","looks":0,"sid":"SMc2978c60b5d8d8d95d11979e92866d8d","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:49.878+00:00","updated_at":"2026-11-26T19:45:49.911+00:00"},
{"id":"177ad4c5-3c45-4b5e-8948-2fa034e9d7c1","dedupe_key":"code:35fb5b30-b966-4264-b3ad-827a74391efa","kind":"code","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","phone":"+15555550116","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:49.638+00:00","not_before":"2026-11-25T19:45:49.643156+00:00","expires_at":"2026-11-26T19:55:49.627+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:49.646433+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:49.646433+00:00","looks":0,"sid":"SM7d989dfcacdc0cc7d8fe20d8a6527e5a","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:49.972+00:00","updated_at":"2026-11-26T19:45:49.986+00:00"},
{"id":"ba05931c-8cab-4129-bb32-22d03f356e6a","dedupe_key":"welcome:55c0b177-6481-4cb2-8e67-dcfff9ca2bf4:+15555550116:2026-11-26T19:45:49.653Z","kind":"welcome","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","phone":"+15555550116","text":"Welcome to Torchbearer, Juniper Vale! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:49.686+00:00","not_before":"2026-11-26T19:45:49.689923+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:49.693806+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:49.693807+00:00","looks":0,"sid":"SM8c3151faafa21a73a554cb98ea2c7f56","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:50.07+00:00","updated_at":"2026-11-26T19:45:50.087+00:00"},
{"id":"95196ca0-3b34-40eb-ab10-42e361b7c514","dedupe_key":"code:ed064562-4fa3-41e2-b6b1-8e22852b6690","kind":"code","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","phone":"+15555550117","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:49.77+00:00","not_before":"2026-11-25T19:45:49.776608+00:00","expires_at":"2026-11-26T19:55:49.762+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:49.784791+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:49.784791+00:00","looks":0,"sid":"SM09d6323148140ac665b157793dc98e9c","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:50.171+00:00","updated_at":"2026-11-26T19:45:50.187+00:00"},
{"id":"1fd66d29-1c1e-4b19-bd6a-ee52aebd82b9","dedupe_key":"welcome:589d0124-7d62-435a-8ecd-80a8f8fb66e6:+15555550117:2026-11-26T19:45:49.796Z","kind":"welcome","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","phone":"+15555550117","text":"Welcome to Torchbearer, Koa Brightwater! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:49.827+00:00","not_before":"2026-11-26T19:45:49.832125+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:49.834586+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:49.834586+00:00","looks":0,"sid":"SM75b03a2cf08df913f8d71842bec174a1","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:50.268+00:00","updated_at":"2026-11-26T19:45:50.28+00:00"},
{"id":"b9b06172-f7e9-4334-a31d-7c7ded176dee","dedupe_key":"code:7a4f476d-af12-401b-a762-bc2fe61dde06","kind":"code","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","phone":"+15555550118","text":"Your Torchbearer code is ******. Type it in on the website within 10 minutes, or reply YES. If you did not ask for it, please ignore this text.","segments":1,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:49.928+00:00","not_before":"2026-11-25T19:45:49.930376+00:00","expires_at":"2026-11-26T19:55:49.921+00:00","state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:49.934144+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:49.934144+00:00","looks":0,"sid":"SMae1d1b633adb56b51c37d77a905131ed","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:50.368+00:00","updated_at":"2026-11-26T19:45:50.379+00:00"},
{"id":"8053e7cc-b49a-4093-9eb4-d641ca4c1e6f","dedupe_key":"blast:a1cad303-70ff-4316-951e-6fda606add59:+15555550111","kind":"blast","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","phone":"+15555550111","text":"Hello Coral Whitfield! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"a1cad303-70ff-4316-951e-6fda606add59","week_number":null,"created_at":"2026-11-26T19:45:50.184+00:00","not_before":"2026-11-26T19:45:50.212248+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:50.223609+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:50.223609+00:00","looks":0,"sid":"SMf7ed3df13f45ff782cec2a01a959ea1d","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:50.57+00:00","updated_at":"2026-11-26T19:45:50.583+00:00"},
{"id":"42d59e04-47f8-4d5e-baa4-0a648a29b4d8","dedupe_key":"blast:a1cad303-70ff-4316-951e-6fda606add59:+15555550112","kind":"blast","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","phone":"+15555550112","text":"Hello Dune Marlowe! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"a1cad303-70ff-4316-951e-6fda606add59","week_number":null,"created_at":"2026-11-26T19:45:50.184+00:00","not_before":"2026-11-26T19:45:50.213762+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:50.223702+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:50.223703+00:00","looks":0,"sid":"SM9478d916d78e83204d0eb21428dcb825","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:50.672+00:00","updated_at":"2026-11-26T19:45:50.682+00:00"},
{"id":"9550654f-108b-4895-a07f-014e20da6c73","dedupe_key":"blast:a1cad303-70ff-4316-951e-6fda606add59:+15555550113","kind":"blast","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","phone":"+15555550113","text":"Hello Ember Castellan! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"a1cad303-70ff-4316-951e-6fda606add59","week_number":null,"created_at":"2026-11-26T19:45:50.184+00:00","not_before":"2026-11-26T19:45:50.213792+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:50.223719+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:50.223719+00:00","looks":0,"sid":"SMb7cbf34cf355be38259190f8be73eb52","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:50.77+00:00","updated_at":"2026-11-26T19:45:50.786+00:00"},
{"id":"1e5178f4-739f-4053-938e-ef94a16e33db","dedupe_key":"blast:a1cad303-70ff-4316-951e-6fda606add59:+15555550114","kind":"blast","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","phone":"+15555550114","text":"Hello Fern Okonjo! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"a1cad303-70ff-4316-951e-6fda606add59","week_number":null,"created_at":"2026-11-26T19:45:50.184+00:00","not_before":"2026-11-26T19:45:50.213804+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:50.223731+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:50.223731+00:00","looks":0,"sid":"SM7339d17e6b1681ec8077fb0764bbd6df","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:50.869+00:00","updated_at":"2026-11-26T19:45:50.879+00:00"},
{"id":"20fe05d4-95a3-46c1-84fc-f8a1a8dce36b","dedupe_key":"blast:a1cad303-70ff-4316-951e-6fda606add59:+15555550115","kind":"blast","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","phone":"+15555550115","text":"Hello Gale Rutherford! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"a1cad303-70ff-4316-951e-6fda606add59","week_number":null,"created_at":"2026-11-26T19:45:50.184+00:00","not_before":"2026-11-26T19:45:50.213815+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:50.223741+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:50.223741+00:00","looks":0,"sid":"SM411e97cebe7f44e482cf756966682e7d","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:50.969+00:00","updated_at":"2026-11-26T19:45:50.98+00:00"},
{"id":"df629e56-cbf9-481c-b62a-4a523cb3630c","dedupe_key":"blast:a1cad303-70ff-4316-951e-6fda606add59:+15555550116","kind":"blast","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","phone":"+15555550116","text":"Hello Juniper Vale! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"a1cad303-70ff-4316-951e-6fda606add59","week_number":null,"created_at":"2026-11-26T19:45:50.184+00:00","not_before":"2026-11-26T19:45:50.213824+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:50.223751+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:50.223751+00:00","looks":0,"sid":"SMa67eea464275f63aa1e99d6bf399828e","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:51.069+00:00","updated_at":"2026-11-26T19:45:51.082+00:00"},
{"id":"3ba2239f-6733-4be8-8532-a4b5919a18c2","dedupe_key":"blast:a1cad303-70ff-4316-951e-6fda606add59:+15555550117","kind":"blast","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","phone":"+15555550117","text":"Hello Koa Brightwater! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"a1cad303-70ff-4316-951e-6fda606add59","week_number":null,"created_at":"2026-11-26T19:45:50.184+00:00","not_before":"2026-11-26T19:45:50.213834+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:50.672359+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:50.672359+00:00","looks":0,"sid":"SMd1c5ee4d5062cea6ed3a0d7b9f3531f7","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:51.17+00:00","updated_at":"2026-11-26T19:45:51.182+00:00"},
{"id":"6b1cc891-be2f-4891-afd8-3a07e732c7c7","dedupe_key":"blast:a1cad303-70ff-4316-951e-6fda606add59:+15555550118","kind":"blast","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","phone":"+15555550118","text":"Hello Nova Tremblay! Week 7 is open. Pick your castaway before Wednesday 5:00 PM PT.","segments":1,"blast_id":"a1cad303-70ff-4316-951e-6fda606add59","week_number":null,"created_at":"2026-11-26T19:45:50.184+00:00","not_before":"2026-11-26T19:45:50.213843+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:50.672458+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:50.672459+00:00","looks":0,"sid":"SM438e8973f815995d6bf981cfc9450910","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:51.27+00:00","updated_at":"2026-11-26T19:45:51.281+00:00"},
{"id":"34884faf-81be-4367-af40-4732e23f9f78","dedupe_key":"welcome:646bd5ad-bdbc-4d2b-9f14-5e873d300b74:+15555550118:2026-11-26T19:45:49.938Z","kind":"welcome","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","phone":"+15555550118","text":"Welcome to Torchbearer, Nova Tremblay! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.","segments":2,"blast_id":null,"week_number":null,"created_at":"2026-11-26T19:45:49.955+00:00","not_before":"2026-11-26T19:45:49.961837+00:00","expires_at":null,"state":"DELIVERED","attempt":1,"claimed_at":"2026-11-26T19:45:49.96699+00:00","claimed_by":"vm 4c230086","look_at":"2026-11-26T19:46:49.96699+00:00","looks":0,"sid":"SM36e26b9779a5861ea67187c7d44ac537","error_code":null,"error":null,"sent_at":"2026-11-26T19:45:50.468+00:00","updated_at":"2026-11-26T19:45:50.478+00:00"}
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
{"id":1,"topic":"sms.audit.v1","key":"98a3fae0-400a-4ad3-bfb5-bdb9f9bc40b0","value":"\\x0a2439386133666165302d343030612d346164332d626662352d62646239663962633430623010011a0b08ee98a2d8061080bcde57222465303966343430392d663861642d346162332d383265362d6462643264313462383232332a0c4c65616775652041646d696e320e736d732e626c6173742d73656e743a05626c617374422461316361643330332d373066662d343331362d393531652d3666646136303661646435394a3c48656c6c6f207b6e616d657d21205765656b207b7765656b7d206973206f70656e2e205069636b20796f7572206361737461776179206265666f72655a747b22726563697069656e7473223a382c2266696c746572223a22616c6c222c226d657373616765223a2248656c6c6f207b6e616d657d21205765656b207b7765656b7d206973206f70656e2e205069636b20796f7572206361737461776179206265666f7265207b646561646c696e657d2e227d","headers":{"ce_id": "62fe2054-4762-4322-99df-497c3510ef92", "ce_time": "2026-11-26T19:45:50.215Z", "ce_type": "audit.v1.AuditRecorded", "ce_source": "/torchbearer/sms", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:50.187587+00:00","published_at":"infinity"},
{"id":2,"topic":"sms.consent.v1","key":"+15555550114","value":"\\x0a0c2b313535353535353031313410011801","headers":{"ce_id": "e493c1b9-e1eb-4f0c-bfec-6cc989d668ac", "ce_time": "2026-11-26T19:45:51.353Z", "ce_type": "sms.v1.ConsentChanged", "ce_source": "/torchbearer/sms", "ce_specversion": "1.0", "ce_entityversion": "1"},"created_at":"2026-11-26T19:45:51.352045+00:00","published_at":"2026-11-26T19:45:51.36824+00:00"}
]$rows$);
select setval(pg_get_serial_sequence('public.outbox', 'id'), max(id)) from public.outbox;
insert into public.pacing (only_row, next_at) overriding system value select only_row, next_at from
json_populate_recordset(null::public.pacing, $rows$[
{"only_row":true,"next_at":"2026-11-26T19:45:51.364363+00:00"}
]$rows$);
