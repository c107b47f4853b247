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
create table player_weeks (
        user_id uuid not null,
        week_number integer not null,
        castaway_id uuid not null,
        points integer not null,
        is_auto boolean not null,
        primary key (user_id, week_number)
      );
create index player_weeks_by_castaway on player_weeks (week_number, castaway_id);
create table facts_revision (
        only_row boolean primary key default true check (only_row),
        revision bigint not null default 0
      );
insert into facts_revision default values;
create table castaway_points (
        week_number integer not null,
        castaway_id uuid not null,
        points integer not null,
        primary key (week_number, castaway_id)
      );
create table newest_picks (
        user_id uuid not null,
        week_number integer not null,
        castaway_id uuid not null,
        points integer not null,
        is_auto boolean not null,
        primary key (user_id, week_number)
      );
create index newest_picks_by_castaway on newest_picks (week_number, castaway_id);
create schema if not exists copied;
create table if not exists copied.versions (
     topic text not null, key text not null, version bigint not null, primary key (topic, key));
create table if not exists copied.fills (shape text primary key, filled_at timestamptz not null default now());
create table if not exists copied.users (id uuid primary key, name text not null default '', is_admin boolean not null default false);
alter table copied.users add column if not exists id uuid primary key;
alter table copied.users add column if not exists name text not null default '';
alter table copied.users add column if not exists is_admin boolean not null default false;
create table if not exists copied.castaways (id uuid primary key, name text not null default '', tribe text not null default '', eliminated boolean not null default false);
alter table copied.castaways add column if not exists id uuid primary key;
alter table copied.castaways add column if not exists name text not null default '';
alter table copied.castaways add column if not exists tribe text not null default '';
alter table copied.castaways add column if not exists eliminated boolean not null default false;
create table if not exists copied.weeks (id uuid primary key, week_number integer not null default 0, was_ever_active boolean not null default false);
alter table copied.weeks add column if not exists id uuid primary key;
alter table copied.weeks add column if not exists week_number integer not null default 0;
alter table copied.weeks add column if not exists was_ever_active boolean not null default false;
create table if not exists copied.season (id text primary key, first_pick_week integer not null default 0, episodes integer not null default 0);
alter table copied.season add column if not exists id text primary key;
alter table copied.season add column if not exists first_pick_week integer not null default 0;
alter table copied.season add column if not exists episodes integer not null default 0;
create table if not exists copied.rosters (user_id uuid primary key, rankings_submitted_at timestamptz , castaway_ids uuid[] not null default '{}');
alter table copied.rosters add column if not exists user_id uuid primary key;
alter table copied.rosters add column if not exists rankings_submitted_at timestamptz ;
alter table copied.rosters add column if not exists castaway_ids uuid[] not null default '{}';
create table if not exists copied.picks (id uuid primary key, user_id uuid not null default '00000000-0000-0000-0000-000000000000', week_number integer not null default 0, castaway_id uuid not null default '00000000-0000-0000-0000-000000000000', is_auto_selected boolean not null default false, submitted_at timestamptz not null default 'epoch');
alter table copied.picks add column if not exists id uuid primary key;
alter table copied.picks add column if not exists user_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table copied.picks add column if not exists week_number integer not null default 0;
alter table copied.picks add column if not exists castaway_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table copied.picks add column if not exists is_auto_selected boolean not null default false;
alter table copied.picks add column if not exists submitted_at timestamptz not null default 'epoch';
create index if not exists picks_by_user_id_week_number_submitted_at_desc_id_desc on copied.picks (user_id, week_number, submitted_at desc, id desc);
create table if not exists copied.scored_weeks (week_number integer primary key, points jsonb not null default 'null');
alter table copied.scored_weeks add column if not exists week_number integer primary key;
alter table copied.scored_weeks add column if not exists points jsonb not null default 'null';
create table if not exists copied.audit_entries (id uuid primary key, at timestamptz not null default 'epoch', actor_id text not null default '', actor_name text not null default '', action text not null default '', target_type text not null default '', target_id text not null default '', target_name text not null default '', before_json text not null default '', after_json text not null default '');
alter table copied.audit_entries add column if not exists id uuid primary key;
alter table copied.audit_entries add column if not exists at timestamptz not null default 'epoch';
alter table copied.audit_entries add column if not exists actor_id text not null default '';
alter table copied.audit_entries add column if not exists actor_name text not null default '';
alter table copied.audit_entries add column if not exists action text not null default '';
alter table copied.audit_entries add column if not exists target_type text not null default '';
alter table copied.audit_entries add column if not exists target_id text not null default '';
alter table copied.audit_entries add column if not exists target_name text not null default '';
alter table copied.audit_entries add column if not exists before_json text not null default '';
alter table copied.audit_entries add column if not exists after_json text not null default '';
create index if not exists audit_entries_by_at_desc_id_desc on copied.audit_entries (at desc, id desc);
create index if not exists audit_entries_by_actor_id_at_desc_id_desc on copied.audit_entries (actor_id, at desc, id desc);
create table if not exists copied.audit_entries (id uuid primary key, at timestamptz not null default 'epoch', actor_id text not null default '', actor_name text not null default '', action text not null default '', target_type text not null default '', target_id text not null default '', target_name text not null default '', before_json text not null default '', after_json text not null default '');
alter table copied.audit_entries add column if not exists id uuid primary key;
alter table copied.audit_entries add column if not exists at timestamptz not null default 'epoch';
alter table copied.audit_entries add column if not exists actor_id text not null default '';
alter table copied.audit_entries add column if not exists actor_name text not null default '';
alter table copied.audit_entries add column if not exists action text not null default '';
alter table copied.audit_entries add column if not exists target_type text not null default '';
alter table copied.audit_entries add column if not exists target_id text not null default '';
alter table copied.audit_entries add column if not exists target_name text not null default '';
alter table copied.audit_entries add column if not exists before_json text not null default '';
alter table copied.audit_entries add column if not exists after_json text not null default '';
create index if not exists audit_entries_by_at_desc_id_desc on copied.audit_entries (at desc, id desc);
create index if not exists audit_entries_by_actor_id_at_desc_id_desc on copied.audit_entries (actor_id, at desc, id desc);
create table if not exists copied.audit_entries (id uuid primary key, at timestamptz not null default 'epoch', actor_id text not null default '', actor_name text not null default '', action text not null default '', target_type text not null default '', target_id text not null default '', target_name text not null default '', before_json text not null default '', after_json text not null default '');
alter table copied.audit_entries add column if not exists id uuid primary key;
alter table copied.audit_entries add column if not exists at timestamptz not null default 'epoch';
alter table copied.audit_entries add column if not exists actor_id text not null default '';
alter table copied.audit_entries add column if not exists actor_name text not null default '';
alter table copied.audit_entries add column if not exists action text not null default '';
alter table copied.audit_entries add column if not exists target_type text not null default '';
alter table copied.audit_entries add column if not exists target_id text not null default '';
alter table copied.audit_entries add column if not exists target_name text not null default '';
alter table copied.audit_entries add column if not exists before_json text not null default '';
alter table copied.audit_entries add column if not exists after_json text not null default '';
create index if not exists audit_entries_by_at_desc_id_desc on copied.audit_entries (at desc, id desc);
create index if not exists audit_entries_by_actor_id_at_desc_id_desc on copied.audit_entries (actor_id, at desc, id desc);
create table if not exists copied.audit_entries (id uuid primary key, at timestamptz not null default 'epoch', actor_id text not null default '', actor_name text not null default '', action text not null default '', target_type text not null default '', target_id text not null default '', target_name text not null default '', before_json text not null default '', after_json text not null default '');
alter table copied.audit_entries add column if not exists id uuid primary key;
alter table copied.audit_entries add column if not exists at timestamptz not null default 'epoch';
alter table copied.audit_entries add column if not exists actor_id text not null default '';
alter table copied.audit_entries add column if not exists actor_name text not null default '';
alter table copied.audit_entries add column if not exists action text not null default '';
alter table copied.audit_entries add column if not exists target_type text not null default '';
alter table copied.audit_entries add column if not exists target_id text not null default '';
alter table copied.audit_entries add column if not exists target_name text not null default '';
alter table copied.audit_entries add column if not exists before_json text not null default '';
alter table copied.audit_entries add column if not exists after_json text not null default '';
create index if not exists audit_entries_by_at_desc_id_desc on copied.audit_entries (at desc, id desc);
create index if not exists audit_entries_by_actor_id_at_desc_id_desc on copied.audit_entries (actor_id, at desc, id desc);
create table if not exists copied.audit_entries (id uuid primary key, at timestamptz not null default 'epoch', actor_id text not null default '', actor_name text not null default '', action text not null default '', target_type text not null default '', target_id text not null default '', target_name text not null default '', before_json text not null default '', after_json text not null default '');
alter table copied.audit_entries add column if not exists id uuid primary key;
alter table copied.audit_entries add column if not exists at timestamptz not null default 'epoch';
alter table copied.audit_entries add column if not exists actor_id text not null default '';
alter table copied.audit_entries add column if not exists actor_name text not null default '';
alter table copied.audit_entries add column if not exists action text not null default '';
alter table copied.audit_entries add column if not exists target_type text not null default '';
alter table copied.audit_entries add column if not exists target_id text not null default '';
alter table copied.audit_entries add column if not exists target_name text not null default '';
alter table copied.audit_entries add column if not exists before_json text not null default '';
alter table copied.audit_entries add column if not exists after_json text not null default '';
create index if not exists audit_entries_by_at_desc_id_desc on copied.audit_entries (at desc, id desc);
create index if not exists audit_entries_by_actor_id_at_desc_id_desc on copied.audit_entries (actor_id, at desc, id desc);
set session_replication_role = replica;
truncate copied.audit_entries, copied.castaways, copied.fills, copied.picks, copied.rosters, copied.scored_weeks, copied.season, copied.users, copied.versions, copied.weeks, public.castaway_points, public.facts_revision, public.migrations, public.newest_picks, public.outbox, public.player_weeks, public.seen_versions;
insert into copied.audit_entries (id, at, actor_id, actor_name, action, target_type, target_id, target_name, before_json, after_json) overriding system value select id, at, actor_id, actor_name, action, target_type, target_id, target_name, before_json, after_json from
json_populate_recordset(null::copied.audit_entries, $rows$[
{"id":"b9428fb5-c7d9-4e30-a6f3-cd9cd1acbe28","at":"2026-11-25T02:11:15.962+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"ba009b55-b8b7-4ed9-89bd-e092c915c424","target_name":"Anouk Verhoeven","before_json":"","after_json":"{\"name\":\"Anouk Verhoeven\",\"tribe\":\"Maravu\",\"occupation\":\"Tugboat Captain\",\"age\":41,\"hometown\":\"Delft → Astoria\",\"imageUrl\":\"/images/anouk-verhoeven.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"ed0bc420-c3d6-4aa7-b10d-ada82a222cc2","at":"2026-11-25T02:11:16.258+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"6d184572-72cf-4447-95bb-0782860d17eb","target_name":"Bram Okafor","before_json":"","after_json":"{\"name\":\"Bram Okafor\",\"tribe\":\"Maravu\",\"occupation\":\"Beekeeper\",\"age\":34,\"hometown\":\"Savannah → Asheville\",\"imageUrl\":\"/images/bram-okafor.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"72710717-47fa-41c5-a5fe-f5d95f108fe2","at":"2026-11-25T02:11:16.563+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","target_name":"Celia Marchetti","before_json":"","after_json":"{\"name\":\"Celia Marchetti\",\"tribe\":\"Maravu\",\"occupation\":\"Opera Understudy\",\"age\":29,\"hometown\":\"Providence → Chicago\",\"imageUrl\":\"/images/celia-marchetti.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"401d9b71-e7df-4f00-94da-3a2f7ac69a87","at":"2026-11-25T02:11:16.764+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","target_name":"Dashiell Pike","before_json":"","after_json":"{\"name\":\"Dashiell Pike\",\"tribe\":\"Maravu\",\"occupation\":\"Locksmith\",\"age\":52,\"hometown\":\"Duluth → Duluth\",\"imageUrl\":\"/images/dashiell-pike.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"41611c68-4603-436f-bee1-6c38e9fee312","at":"2026-11-25T02:11:17.031+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","target_name":"Esperanza Luna","before_json":"","after_json":"{\"name\":\"Esperanza Luna\",\"tribe\":\"Maravu\",\"occupation\":\"Storm Chaser\",\"age\":27,\"hometown\":\"Laredo → Norman\",\"imageUrl\":\"/images/esperanza-luna.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"9c3afe3b-a32b-4541-a6d8-ac1a822715e7","at":"2026-11-25T02:11:17.313+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"65f2fc6d-70ab-4e0f-a686-27cff01dc972","target_name":"Finn Aldaine","before_json":"","after_json":"{\"name\":\"Finn Aldaine\",\"tribe\":\"Maravu\",\"occupation\":\"Substitute Teacher\",\"age\":23,\"hometown\":\"Bangor → Portland\",\"imageUrl\":\"/images/finn-aldaine.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"798527b9-2bfe-4c30-8586-12b4e33f8716","at":"2026-11-25T02:11:17.501+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"c4cdf233-415d-4042-b410-143ee3f64728","target_name":"Goldie Tran","before_json":"","after_json":"{\"name\":\"Goldie Tran\",\"tribe\":\"Tolani\",\"occupation\":\"Poker Dealer\",\"age\":38,\"hometown\":\"San Jose → Reno\",\"imageUrl\":\"/images/goldie-tran.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"38d51cfa-e9ce-4f02-8e55-20c154f02080","at":"2026-11-25T02:11:17.65+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","target_name":"Hollis Whitcombe","before_json":"","after_json":"{\"name\":\"Hollis Whitcombe\",\"tribe\":\"Tolani\",\"occupation\":\"Retired Referee\",\"age\":61,\"hometown\":\"Tulsa → Wichita\",\"imageUrl\":\"/images/hollis-whitcombe.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"9b34c6d4-d843-4147-9867-4fe6557db407","at":"2026-11-25T02:11:17.759+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","target_name":"Ines Caldeira","before_json":"","after_json":"{\"name\":\"Ines Caldeira\",\"tribe\":\"Tolani\",\"occupation\":\"Marine Welder\",\"age\":33,\"hometown\":\"Fall River → Mobile\",\"imageUrl\":\"/images/ines-caldeira.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"1029ef45-f399-41d2-8df6-40ddcc991359","at":"2026-11-25T02:11:17.889+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"155016d8-66c1-4193-bb55-37ae3ec2db5d","target_name":"Jasper Nyqvist","before_json":"","after_json":"{\"name\":\"Jasper Nyqvist\",\"tribe\":\"Tolani\",\"occupation\":\"Cheese Monger\",\"age\":45,\"hometown\":\"Madison → Milwaukee\",\"imageUrl\":\"/images/jasper-nyqvist.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"1b085a03-cb21-46c4-8804-33d013de08a1","at":"2026-11-25T02:11:18.072+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8","target_name":"Keoni Palakiko","before_json":"","after_json":"{\"name\":\"Keoni Palakiko\",\"tribe\":\"Tolani\",\"occupation\":\"Paramedic\",\"age\":30,\"hometown\":\"Hilo → Honolulu\",\"imageUrl\":\"/images/keoni-palakiko.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"f5008400-fcbd-4e9c-ab84-82797cd98674","at":"2026-11-25T02:11:18.208+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","target_name":"Lottie Abernathy","before_json":"","after_json":"{\"name\":\"Lottie Abernathy\",\"tribe\":\"Tolani\",\"occupation\":\"Auctioneer\",\"age\":26,\"hometown\":\"Lexington → Nashville\",\"imageUrl\":\"/images/lottie-abernathy.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"60f29d60-930e-43c5-b572-37c94aad3dde","at":"2026-11-25T02:11:18.358+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"4f100dc1-786c-4698-a10b-b352957c7776","target_name":"Marcus Delacroix","before_json":"","after_json":"{\"name\":\"Marcus Delacroix\",\"tribe\":\"Kesso\",\"occupation\":\"Jazz Archivist\",\"age\":48,\"hometown\":\"New Orleans → Memphis\",\"imageUrl\":\"/images/marcus-delacroix.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"9b05f8e7-59c6-4e76-9d5c-64b1d7e82a27","at":"2026-11-25T02:11:18.493+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c","target_name":"Nadia Rahimi","before_json":"","after_json":"{\"name\":\"Nadia Rahimi\",\"tribe\":\"Kesso\",\"occupation\":\"Patent Attorney\",\"age\":36,\"hometown\":\"Fremont → Seattle\",\"imageUrl\":\"/images/nadia-rahimi.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"78574735-b0e3-4b25-9e5d-abef54f65c8a","at":"2026-11-25T02:11:18.671+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a","target_name":"Osmund Bell","before_json":"","after_json":"{\"name\":\"Osmund Bell\",\"tribe\":\"Kesso\",\"occupation\":\"Lighthouse Guide\",\"age\":57,\"hometown\":\"Nantucket → Gloucester\",\"imageUrl\":\"/images/osmund-bell.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"4dc645d0-776d-4a02-bc91-05c2c991352a","at":"2026-11-25T02:11:18.887+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"cbe1c8f4-ea57-408f-8586-a984108a231d","target_name":"Priya Venkataraman","before_json":"","after_json":"{\"name\":\"Priya Venkataraman\",\"tribe\":\"Kesso\",\"occupation\":\"Escape Room Designer\",\"age\":31,\"hometown\":\"Edison → Austin\",\"imageUrl\":\"/images/priya-venkataraman.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"aa216133-2e46-4948-8930-f72cd8378eea","at":"2026-11-25T02:11:19.103+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"1e3310a2-b333-4799-9d41-d495633dd480","target_name":"Quill Sandoval","before_json":"","after_json":"{\"name\":\"Quill Sandoval\",\"tribe\":\"Kesso\",\"occupation\":\"Long-Haul Trucker\",\"age\":43,\"hometown\":\"Pueblo → Amarillo\",\"imageUrl\":\"/images/quill-sandoval.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"6e683f92-daf5-40ff-8dca-af0347503569","at":"2026-11-25T02:11:19.282+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"cf5ca854-320f-48a7-8124-0c616f6ba274","target_name":"Rosalind Achterberg","before_json":"","after_json":"{\"name\":\"Rosalind Achterberg\",\"tribe\":\"Kesso\",\"occupation\":\"Crossword Setter\",\"age\":65,\"hometown\":\"Ithaca → Burlington\",\"imageUrl\":\"/images/rosalind-achterberg.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"44c6fa78-f1cc-4837-8b50-e4d735e58e3f","at":"2026-11-25T02:11:25.631+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"draft.previewed","target_type":"draft","target_id":"618e7cc3-9bc8-4448-be87-2d621186840e","target_name":"Draft","before_json":"","after_json":"{\"seed\":\"fe95e960cb0a6d6fc8bb9292d7a43a49\",\"inputHash\":\"811c3dfb31671a33ad9de8d838e3ca38c357d152b74b0ce65114a2d448af2505\",\"picks\":24,\"leftOut\":0}"},
{"id":"721fe56c-b958-440b-892a-afd55b26e09a","at":"2026-11-25T02:11:25.773+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"draft.run","target_type":"draft","target_id":"618e7cc3-9bc8-4448-be87-2d621186840e","target_name":"Draft","before_json":"","after_json":"{\"seed\":\"fe95e960cb0a6d6fc8bb9292d7a43a49\",\"inputHash\":\"811c3dfb31671a33ad9de8d838e3ca38c357d152b74b0ce65114a2d448af2505\",\"picks\":24}"},
{"id":"b7c7d595-b3df-43c7-8d67-8b67b802e9ee","at":"2026-11-25T02:11:26.301+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"season.updated","target_type":"season","target_id":"season","target_name":"Season One","before_json":"{\"rankingsCloseAt\":null,\"draftAt\":null}","after_json":"{\"rankingsCloseAt\":\"2026-10-21T19:00:00.000Z\",\"draftAt\":\"2026-10-21T19:00:00.000Z\"}"},
{"id":"e901060b-00c3-43e0-ab91-952ce5f7f28f","at":"2026-11-25T02:11:26.597+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"7ca7f031-d282-44a6-b2dd-ef79d85f5425","target_name":"Week 3","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-10-22T16:00:00.000Z\",\"picksCloseAt\":\"2026-11-25T03:11:15.600Z\"}"},
{"id":"16817c16-7a5b-42f0-a62d-3c9c3bbec873","at":"2026-11-25T02:11:27.702+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"7ca7f031-d282-44a6-b2dd-ef79d85f5425","target_name":"Week 3","before_json":"{\"picksCloseAt\":\"2026-11-25T03:11:15.600Z\"}","after_json":"{\"picksCloseAt\":\"2026-10-29T00:00:00.000Z\"}"},
{"id":"4d877ee7-95e5-4817-a30a-1bacbba1d50b","at":"2026-11-25T02:11:30.134+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"4","target_name":"Week 4","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Finn Aldaine\",\"points\":null},{\"castaway\":\"Goldie Tran\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Lottie Abernathy\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":13},{\"castaway\":\"Bram Okafor\",\"points\":11},{\"castaway\":\"Celia Marchetti\",\"points\":4},{\"castaway\":\"Dashiell Pike\",\"points\":9},{\"castaway\":\"Esperanza Luna\",\"points\":18},{\"castaway\":\"Finn Aldaine\",\"points\":25},{\"castaway\":\"Goldie Tran\",\"points\":23},{\"castaway\":\"Hollis Whitcombe\",\"points\":1},{\"castaway\":\"Ines Caldeira\",\"points\":24},{\"castaway\":\"Jasper Nyqvist\",\"points\":5},{\"castaway\":\"Keoni Palakiko\",\"points\":7},{\"castaway\":\"Lottie Abernathy\",\"points\":8},{\"castaway\":\"Marcus Delacroix\",\"points\":8},{\"castaway\":\"Nadia Rahimi\",\"points\":25},{\"castaway\":\"Osmund Bell\",\"points\":26},{\"castaway\":\"Priya Venkataraman\",\"points\":19},{\"castaway\":\"Quill Sandoval\",\"points\":6}]"},
{"id":"92cdd1c6-e0af-4e63-84b3-1787ef881fa2","at":"2026-11-25T02:11:30.51+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"016275b5-1946-458c-bc90-99105a25e350","target_name":"Week 5","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-05T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-25T03:11:15.600Z\"}"},
{"id":"c5b8ead9-32c1-493a-880b-d17d84e94dba","at":"2026-11-25T02:11:30.51+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"809ff0da-fd5c-4975-9ba6-4bd99e54d144","target_name":"Week 4","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"bc973210-a7eb-41f7-9836-ecafa8a58d22","at":"2026-11-25T02:11:31.624+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"5","target_name":"Week 5","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Goldie Tran\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Lottie Abernathy\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":1},{\"castaway\":\"Bram Okafor\",\"points\":2},{\"castaway\":\"Celia Marchetti\",\"points\":20},{\"castaway\":\"Dashiell Pike\",\"points\":29},{\"castaway\":\"Esperanza Luna\",\"points\":27},{\"castaway\":\"Goldie Tran\",\"points\":4},{\"castaway\":\"Hollis Whitcombe\",\"points\":24},{\"castaway\":\"Ines Caldeira\",\"points\":21},{\"castaway\":\"Jasper Nyqvist\",\"points\":9},{\"castaway\":\"Keoni Palakiko\",\"points\":27},{\"castaway\":\"Lottie Abernathy\",\"points\":6},{\"castaway\":\"Marcus Delacroix\",\"points\":28},{\"castaway\":\"Nadia Rahimi\",\"points\":20},{\"castaway\":\"Osmund Bell\",\"points\":21},{\"castaway\":\"Priya Venkataraman\",\"points\":2},{\"castaway\":\"Quill Sandoval\",\"points\":29}]"},
{"id":"2c2e3c26-d38a-409a-9167-ec2acba3d583","at":"2026-11-25T02:11:33.726+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"ee2d8687-8722-46b2-9c0e-fd614a7a7971","target_name":"Week 6","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"9e77bc23-2ac9-4ed4-8baa-0015ffc9c00e","at":"2026-11-25T02:11:33.726+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"a6c88261-577b-4bff-b450-82c67c9fda3b","target_name":"Week 7","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-19T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-26T01:00:00.000Z\"}"},
{"id":"9f83f6dd-8d23-43ee-812a-2bc0e3144ab3","at":"2026-11-25T02:11:46.73+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"announcement.created","target_type":"announcement","target_id":"5e0adf4a-cd13-496a-8bbe-6ed8a56031ec","target_name":"Welcome to the season","before_json":"","after_json":"{\"title\":\"Welcome to the season\",\"body\":\"Rankings are in, the draft is done, and thirteen episodes lie ahead. Good luck, everybody!\",\"expiresAt\":null}"},
{"id":"b98bfec9-dad3-4aae-9aa5-e04849226db1","at":"2026-11-25T02:11:46.923+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"announcement.created","target_type":"announcement","target_id":"a49a1406-0c3c-432f-b07e-696857528a6e","target_name":"The tribes have been shuffled","before_json":"","after_json":"{\"title\":\"The tribes have been shuffled\",\"body\":\"New buffs, new camps, same torches. Have a look at your castaways before you pick this week.\",\"expiresAt\":null}"},
{"id":"69314006-b1a2-4bd8-8756-35b5374058d5","at":"2026-11-25T02:11:47.166+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"sms.blast-sent","target_type":"blast","target_id":"d2d30ed8-1082-4d22-9ab2-af8036767fb4","target_name":"Hello {name}! Week {week} is open. Pick your castaway before","before_json":"","after_json":"{\"recipients\":8,\"filter\":\"all\",\"message\":\"Hello {name}! Week {week} is open. Pick your castaway before {deadline}.\"}"},
{"id":"6210b5e4-25a4-4030-a98a-2007502e4921","at":"2026-11-25T02:11:28.162+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"3","target_name":"Week 3","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Finn Aldaine\",\"points\":null},{\"castaway\":\"Goldie Tran\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Lottie Abernathy\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null},{\"castaway\":\"Rosalind Achterberg\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":20},{\"castaway\":\"Bram Okafor\",\"points\":23},{\"castaway\":\"Celia Marchetti\",\"points\":14},{\"castaway\":\"Dashiell Pike\",\"points\":30},{\"castaway\":\"Esperanza Luna\",\"points\":14},{\"castaway\":\"Finn Aldaine\",\"points\":27},{\"castaway\":\"Goldie Tran\",\"points\":28},{\"castaway\":\"Hollis Whitcombe\",\"points\":15},{\"castaway\":\"Ines Caldeira\",\"points\":8},{\"castaway\":\"Jasper Nyqvist\",\"points\":15},{\"castaway\":\"Keoni Palakiko\",\"points\":26},{\"castaway\":\"Lottie Abernathy\",\"points\":30},{\"castaway\":\"Marcus Delacroix\",\"points\":16},{\"castaway\":\"Nadia Rahimi\",\"points\":8},{\"castaway\":\"Osmund Bell\",\"points\":10},{\"castaway\":\"Priya Venkataraman\",\"points\":7},{\"castaway\":\"Quill Sandoval\",\"points\":18},{\"castaway\":\"Rosalind Achterberg\",\"points\":30}]"},
{"id":"8cb32ffd-2f4c-4a7d-bd6c-3962d5055250","at":"2026-11-25T02:11:28.554+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"cf5ca854-320f-48a7-8124-0c616f6ba274","target_name":"Rosalind Achterberg","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":3}"},
{"id":"534bb213-7c1d-4d40-8e4a-b76c39ffe9e6","at":"2026-11-25T02:11:28.718+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"7ca7f031-d282-44a6-b2dd-ef79d85f5425","target_name":"Week 3","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"cf8cc26e-17cd-4379-8c57-c3414918d690","at":"2026-11-25T02:11:28.718+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"809ff0da-fd5c-4975-9ba6-4bd99e54d144","target_name":"Week 4","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-10-29T16:00:00.000Z\",\"picksCloseAt\":\"2026-11-25T03:11:15.600Z\"}"},
{"id":"39e2b219-de40-44c5-b75d-ab2898084802","at":"2026-11-25T02:11:29.903+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"809ff0da-fd5c-4975-9ba6-4bd99e54d144","target_name":"Week 4","before_json":"{\"picksCloseAt\":\"2026-11-25T03:11:15.600Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-05T01:00:00.000Z\"}"},
{"id":"d6ceaa02-9335-4dc5-a0a4-52d92e16471a","at":"2026-11-25T02:11:30.308+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"65f2fc6d-70ab-4e0f-a686-27cff01dc972","target_name":"Finn Aldaine","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":4}"},
{"id":"b6b9f790-d261-4178-94b4-c547bfff51a8","at":"2026-11-25T02:11:31.437+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"016275b5-1946-458c-bc90-99105a25e350","target_name":"Week 5","before_json":"{\"picksCloseAt\":\"2026-11-25T03:11:15.600Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-12T01:00:00.000Z\"}"},
{"id":"0e630887-648d-4af2-a956-fee031140479","at":"2026-11-25T02:11:31.75+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","target_name":"Lottie Abernathy","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":5}"},
{"id":"27b1342d-5d58-475e-a230-d685720af75e","at":"2026-11-25T02:11:31.897+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"016275b5-1946-458c-bc90-99105a25e350","target_name":"Week 5","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"424ce4cf-e974-4035-9b61-eabce3639706","at":"2026-11-25T02:11:31.897+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"ee2d8687-8722-46b2-9c0e-fd614a7a7971","target_name":"Week 6","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-12T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-25T03:11:15.600Z\"}"},
{"id":"e7e52752-cc1e-4179-9519-188e7235df19","at":"2026-11-25T02:11:32.905+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"ee2d8687-8722-46b2-9c0e-fd614a7a7971","target_name":"Week 6","before_json":"{\"picksCloseAt\":\"2026-11-25T03:11:15.600Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-19T01:00:00.000Z\"}"},
{"id":"344f8082-5565-4839-9318-71f1672e5249","at":"2026-11-25T02:11:33.287+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"6","target_name":"Week 6","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Goldie Tran\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":9},{\"castaway\":\"Bram Okafor\",\"points\":29},{\"castaway\":\"Celia Marchetti\",\"points\":3},{\"castaway\":\"Dashiell Pike\",\"points\":0},{\"castaway\":\"Esperanza Luna\",\"points\":11},{\"castaway\":\"Goldie Tran\",\"points\":16},{\"castaway\":\"Hollis Whitcombe\",\"points\":9},{\"castaway\":\"Ines Caldeira\",\"points\":16},{\"castaway\":\"Jasper Nyqvist\",\"points\":26},{\"castaway\":\"Keoni Palakiko\",\"points\":23},{\"castaway\":\"Marcus Delacroix\",\"points\":25},{\"castaway\":\"Nadia Rahimi\",\"points\":10},{\"castaway\":\"Osmund Bell\",\"points\":29},{\"castaway\":\"Priya Venkataraman\",\"points\":13},{\"castaway\":\"Quill Sandoval\",\"points\":18}]"},
{"id":"600880c4-20a2-4169-b0dc-f9a7497dadb9","at":"2026-11-25T02:11:33.567+00:00","actor_id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","target_name":"Dashiell Pike","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":6}"}
]$rows$);
insert into copied.castaways (id, name, tribe, eliminated) overriding system value select id, name, tribe, eliminated from
json_populate_recordset(null::copied.castaways, $rows$[
{"id":"ba009b55-b8b7-4ed9-89bd-e092c915c424","name":"Anouk Verhoeven","tribe":"Maravu","eliminated":false},
{"id":"6d184572-72cf-4447-95bb-0782860d17eb","name":"Bram Okafor","tribe":"Maravu","eliminated":false},
{"id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","name":"Celia Marchetti","tribe":"Maravu","eliminated":false},
{"id":"34f498af-9258-4a36-84f5-67d2b302a9b4","name":"Esperanza Luna","tribe":"Maravu","eliminated":false},
{"id":"c4cdf233-415d-4042-b410-143ee3f64728","name":"Goldie Tran","tribe":"Tolani","eliminated":false},
{"id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","name":"Hollis Whitcombe","tribe":"Tolani","eliminated":false},
{"id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","name":"Ines Caldeira","tribe":"Tolani","eliminated":false},
{"id":"155016d8-66c1-4193-bb55-37ae3ec2db5d","name":"Jasper Nyqvist","tribe":"Tolani","eliminated":false},
{"id":"8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8","name":"Keoni Palakiko","tribe":"Tolani","eliminated":false},
{"id":"4f100dc1-786c-4698-a10b-b352957c7776","name":"Marcus Delacroix","tribe":"Kesso","eliminated":false},
{"id":"7fdba4b2-8663-4d8d-951f-cf193daa715c","name":"Nadia Rahimi","tribe":"Kesso","eliminated":false},
{"id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a","name":"Osmund Bell","tribe":"Kesso","eliminated":false},
{"id":"cbe1c8f4-ea57-408f-8586-a984108a231d","name":"Priya Venkataraman","tribe":"Kesso","eliminated":false},
{"id":"1e3310a2-b333-4799-9d41-d495633dd480","name":"Quill Sandoval","tribe":"Kesso","eliminated":false},
{"id":"cf5ca854-320f-48a7-8124-0c616f6ba274","name":"Rosalind Achterberg","tribe":"Kesso","eliminated":true},
{"id":"65f2fc6d-70ab-4e0f-a686-27cff01dc972","name":"Finn Aldaine","tribe":"Maravu","eliminated":true},
{"id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","name":"Lottie Abernathy","tribe":"Tolani","eliminated":true},
{"id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","name":"Dashiell Pike","tribe":"Maravu","eliminated":true}
]$rows$);
insert into copied.fills (shape, filled_at) overriding system value select shape, filled_at from
json_populate_recordset(null::copied.fills, $rows$[
{"shape":"6682d776","filled_at":"2026-11-25T02:11:13.078368+00:00"}
]$rows$);
insert into copied.picks (id, user_id, week_number, castaway_id, is_auto_selected, submitted_at) overriding system value select id, user_id, week_number, castaway_id, is_auto_selected, submitted_at from
json_populate_recordset(null::copied.picks, $rows$[
{"id":"187d10b4-575f-4f2e-ab44-1c093638f4d5","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","week_number":5,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","is_auto_selected":false,"submitted_at":"2026-11-08T15:00:08.565+00:00"},
{"id":"7f97e1d0-8cfb-4c2b-82a0-69d9d3f78d9c","user_id":"40b5e225-f085-4cb7-8901-65387480801e","week_number":6,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","is_auto_selected":false,"submitted_at":"2026-11-14T14:05:33.995+00:00"},
{"id":"a8f77c61-4136-49f5-ad68-735631d3ae1a","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","week_number":3,"castaway_id":"65f2fc6d-70ab-4e0f-a686-27cff01dc972","is_auto_selected":false,"submitted_at":"2026-10-28T03:54:59.933+00:00"},
{"id":"aa8aefde-4bbf-44d4-a448-b63426bf602c","user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","week_number":5,"castaway_id":"155016d8-66c1-4193-bb55-37ae3ec2db5d","is_auto_selected":false,"submitted_at":"2026-11-07T20:55:48.916+00:00"},
{"id":"f1a8d522-8518-4bc6-98a6-e5a2478c48f7","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","week_number":6,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","is_auto_selected":false,"submitted_at":"2026-11-13T20:51:52.323+00:00"},
{"id":"0fccaebb-b096-40b1-8410-672347c4557b","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","week_number":6,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","is_auto_selected":false,"submitted_at":"2026-11-18T10:49:31.185+00:00"},
{"id":"1ef00f01-a23f-4ede-a180-c400d8bb2b3b","user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","week_number":4,"castaway_id":"c4cdf233-415d-4042-b410-143ee3f64728","is_auto_selected":false,"submitted_at":"2026-10-30T17:16:10.676+00:00"},
{"id":"2f4ceccb-828a-4e84-b420-886c5f5c9a32","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","week_number":3,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","is_auto_selected":false,"submitted_at":"2026-10-24T05:07:10.009+00:00"},
{"id":"47027b89-0939-4cb3-b1b1-57dac3ea9467","user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","week_number":7,"castaway_id":"c4cdf233-415d-4042-b410-143ee3f64728","is_auto_selected":false,"submitted_at":"2026-11-22T04:41:46.331+00:00"},
{"id":"58bbfc02-f1ea-4019-9462-29b767affae6","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","week_number":4,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","is_auto_selected":false,"submitted_at":"2026-10-31T10:52:05.39+00:00"},
{"id":"69ddbd5d-b519-4e01-935d-a7027ce4a4cf","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","week_number":7,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","is_auto_selected":false,"submitted_at":"2026-11-22T06:29:51.313+00:00"},
{"id":"77beb096-c24b-483e-819d-f41c1911591b","user_id":"39cb7007-87c8-4953-a036-99426106c6c3","week_number":5,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","is_auto_selected":false,"submitted_at":"2026-11-09T19:45:57.286+00:00"},
{"id":"8113f31b-9fb7-4de1-a464-5b89f6c36bab","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","week_number":4,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c","is_auto_selected":false,"submitted_at":"2026-10-30T00:51:11.069+00:00"},
{"id":"820090c5-6b15-428d-b420-6825160519a3","user_id":"39cb7007-87c8-4953-a036-99426106c6c3","week_number":6,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","is_auto_selected":false,"submitted_at":"2026-11-15T22:16:32.815+00:00"},
{"id":"c16c4fcd-8e05-442e-ad56-617ba7d4e804","user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","week_number":6,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","is_auto_selected":false,"submitted_at":"2026-11-17T17:40:21.647+00:00"},
{"id":"c89354b9-343f-4d3b-a769-9bee045fa545","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","week_number":4,"castaway_id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","is_auto_selected":false,"submitted_at":"2026-11-04T11:31:49.751+00:00"},
{"id":"f373f1e8-d831-4ad5-b6ab-72dacf152dee","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","week_number":5,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","is_auto_selected":false,"submitted_at":"2026-11-09T04:51:01.048+00:00"},
{"id":"0af39b81-d141-42dc-94c0-9139d1e50d7c","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","week_number":5,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480","is_auto_selected":false,"submitted_at":"2026-11-06T20:18:16.018+00:00"},
{"id":"234e3a7c-1d2d-4f7b-be35-be01035201c9","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","week_number":3,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480","is_auto_selected":true,"submitted_at":"2026-10-29T00:00:02+00:00"},
{"id":"27724d9a-1684-405a-bfc7-b93c484b51bc","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","week_number":3,"castaway_id":"ba009b55-b8b7-4ed9-89bd-e092c915c424","is_auto_selected":false,"submitted_at":"2026-10-23T21:15:22.383+00:00"},
{"id":"520e0d6d-230a-4460-8fcd-a388108b2f62","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","week_number":6,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c","is_auto_selected":false,"submitted_at":"2026-11-13T16:30:14.396+00:00"},
{"id":"5c17ee4b-74bd-449d-aa17-4920c01093de","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","week_number":5,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c","is_auto_selected":false,"submitted_at":"2026-11-09T15:42:20.845+00:00"},
{"id":"67758625-df15-4d98-952f-686780b65711","user_id":"40b5e225-f085-4cb7-8901-65387480801e","week_number":5,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","is_auto_selected":false,"submitted_at":"2026-11-11T09:34:59.46+00:00"},
{"id":"94345a44-5b7c-4a3f-ae7c-560629d0e3f1","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","week_number":6,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480","is_auto_selected":false,"submitted_at":"2026-11-13T06:40:11.823+00:00"},
{"id":"962a8c75-ef77-424a-a2db-36ae1d7f6e89","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","week_number":3,"castaway_id":"cf5ca854-320f-48a7-8124-0c616f6ba274","is_auto_selected":false,"submitted_at":"2026-10-24T02:29:20.295+00:00"},
{"id":"b96c0088-297f-47f6-9919-4eec43821e05","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","week_number":6,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","is_auto_selected":false,"submitted_at":"2026-11-18T13:57:43.594+00:00"},
{"id":"c2b898c3-431a-4d99-9a86-0c5a0129ebbc","user_id":"39cb7007-87c8-4953-a036-99426106c6c3","week_number":3,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","is_auto_selected":false,"submitted_at":"2026-10-27T20:18:58.388+00:00"},
{"id":"d8685a0e-0b50-4030-8791-550db9548408","user_id":"39cb7007-87c8-4953-a036-99426106c6c3","week_number":7,"castaway_id":"8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8","is_auto_selected":false,"submitted_at":"2026-11-21T00:52:55.271+00:00"},
{"id":"1e61883f-2a09-4929-abfc-2c5bf2b5b4e8","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","week_number":4,"castaway_id":"65f2fc6d-70ab-4e0f-a686-27cff01dc972","is_auto_selected":false,"submitted_at":"2026-11-02T14:17:46.421+00:00"},
{"id":"338194c3-7967-4a72-aabc-ee4ba7b2c0e0","user_id":"39cb7007-87c8-4953-a036-99426106c6c3","week_number":4,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","is_auto_selected":false,"submitted_at":"2026-11-03T19:42:40.983+00:00"},
{"id":"447c4516-6c20-4403-a456-81d2740584f1","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","week_number":3,"castaway_id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","is_auto_selected":false,"submitted_at":"2026-10-25T19:27:13.767+00:00"},
{"id":"4731cff3-d9b3-46e8-b450-2e8e99198a98","user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","week_number":3,"castaway_id":"155016d8-66c1-4193-bb55-37ae3ec2db5d","is_auto_selected":false,"submitted_at":"2026-10-27T13:04:39.091+00:00"},
{"id":"4ef44d7b-0d9f-43e6-83dd-eb4b39cec8f1","user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","week_number":3,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","is_auto_selected":true,"submitted_at":"2026-10-29T00:00:02+00:00"},
{"id":"62b2a19b-5340-47e6-891a-ad4b15a6fe8d","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","week_number":5,"castaway_id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","is_auto_selected":false,"submitted_at":"2026-11-10T16:02:35.439+00:00"},
{"id":"80437e06-0ca1-40bb-99a5-97574a57d995","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","week_number":7,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","is_auto_selected":false,"submitted_at":"2026-11-21T01:03:57.964+00:00"},
{"id":"8dca10b0-cbef-4042-b346-77f828750c79","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","week_number":4,"castaway_id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a","is_auto_selected":false,"submitted_at":"2026-10-31T14:03:35.825+00:00"},
{"id":"8fffd085-dae4-42cd-8a44-9316b4b632a5","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","week_number":3,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","is_auto_selected":false,"submitted_at":"2026-10-25T17:22:41.244+00:00"},
{"id":"a4084135-4289-4ec7-b562-8367813f9a0e","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","week_number":3,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","is_auto_selected":false,"submitted_at":"2026-10-28T21:00:02.357+00:00"},
{"id":"cc6746ef-655d-46b4-85e2-9e3be1f09ed2","user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","week_number":5,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","is_auto_selected":false,"submitted_at":"2026-11-08T07:52:55.515+00:00"},
{"id":"cccfde24-27f6-4618-8f37-5016649c8660","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","week_number":6,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","is_auto_selected":false,"submitted_at":"2026-11-16T17:27:45.135+00:00"},
{"id":"ddd06e58-218e-40df-9b34-85e8aafbddb3","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","week_number":7,"castaway_id":"ba009b55-b8b7-4ed9-89bd-e092c915c424","is_auto_selected":false,"submitted_at":"2026-11-23T09:49:45.123+00:00"},
{"id":"ee8d518f-dd1e-41c5-8639-5795fe948ef7","user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","week_number":4,"castaway_id":"155016d8-66c1-4193-bb55-37ae3ec2db5d","is_auto_selected":false,"submitted_at":"2026-11-01T14:06:02.006+00:00"},
{"id":"fdbc3c9a-7883-4e65-8ed4-acbe49198f99","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","week_number":6,"castaway_id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a","is_auto_selected":false,"submitted_at":"2026-11-18T02:40:53.63+00:00"},
{"id":"1d14b144-ffcd-46ed-aa29-29ed68db4812","user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","week_number":7,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","is_auto_selected":false,"submitted_at":"2026-11-24T00:50:05.635+00:00"},
{"id":"40d80e47-718a-4590-9efd-cb7c50b3bf79","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","week_number":4,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","is_auto_selected":false,"submitted_at":"2026-11-01T20:34:43.903+00:00"},
{"id":"9cc8e319-7267-4cea-a025-c223ef6e3794","user_id":"40b5e225-f085-4cb7-8901-65387480801e","week_number":4,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","is_auto_selected":false,"submitted_at":"2026-10-30T15:57:37.954+00:00"},
{"id":"9ec3a007-6a99-4493-95f8-6f801e1baa12","user_id":"40b5e225-f085-4cb7-8901-65387480801e","week_number":7,"castaway_id":"4f100dc1-786c-4698-a10b-b352957c7776","is_auto_selected":false,"submitted_at":"2026-11-21T16:36:29.969+00:00"},
{"id":"9f8c2d5b-bf8b-4aee-b0e0-c3f6e758b432","user_id":"b3adbf19-7155-4551-baf0-628a229b282a","week_number":6,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","is_auto_selected":true,"submitted_at":"2026-11-19T01:00:02+00:00"},
{"id":"c379b053-9212-47ff-9503-4d00df54b351","user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","week_number":7,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c","is_auto_selected":false,"submitted_at":"2026-11-20T05:28:21.948+00:00"},
{"id":"041450aa-1756-456d-9aba-9e6f281829b5","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","week_number":5,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","is_auto_selected":false,"submitted_at":"2026-11-09T20:53:32.839+00:00"},
{"id":"0892cb4c-29d2-414b-9c29-b362c190ba8c","user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","week_number":4,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","is_auto_selected":false,"submitted_at":"2026-11-02T03:43:40.706+00:00"},
{"id":"1eac0b47-65db-4edf-982a-a9196819e052","user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","week_number":5,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","is_auto_selected":false,"submitted_at":"2026-11-05T18:55:09.298+00:00"},
{"id":"3dc62141-2d6d-4d23-81b5-aab7f4647a07","user_id":"40b5e225-f085-4cb7-8901-65387480801e","week_number":3,"castaway_id":"4f100dc1-786c-4698-a10b-b352957c7776","is_auto_selected":true,"submitted_at":"2026-10-29T00:00:02+00:00"},
{"id":"4e793344-2cf0-478a-b75a-e71bf40423fa","user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","week_number":7,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","is_auto_selected":false,"submitted_at":"2026-11-23T02:12:34.54+00:00"},
{"id":"5a24f733-9833-4778-8d6f-7884e6a188f2","user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","week_number":6,"castaway_id":"c4cdf233-415d-4042-b410-143ee3f64728","is_auto_selected":false,"submitted_at":"2026-11-17T17:09:56.495+00:00"},
{"id":"69247b50-58d7-40c4-a102-8c1264adb6ec","user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","week_number":4,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480","is_auto_selected":false,"submitted_at":"2026-11-02T13:08:59.112+00:00"},
{"id":"9df12c44-c62f-4d50-a97f-7007316ec751","user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","week_number":5,"castaway_id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a","is_auto_selected":false,"submitted_at":"2026-11-11T06:49:59.108+00:00"},
{"id":"c07866a2-d808-45b1-bd7e-d3357e122758","user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","week_number":7,"castaway_id":"cbe1c8f4-ea57-408f-8586-a984108a231d","is_auto_selected":false,"submitted_at":"2026-11-22T13:03:26.322+00:00"}
]$rows$);
insert into copied.rosters (user_id, rankings_submitted_at, castaway_ids) overriding system value select user_id, rankings_submitted_at, castaway_ids from
json_populate_recordset(null::copied.rosters, $rows$[
{"user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","rankings_submitted_at":"2026-11-25T02:11:24.164+00:00","castaway_ids":["067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","65f2fc6d-70ab-4e0f-a686-27cff01dc972"]},
{"user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","rankings_submitted_at":"2026-11-25T02:11:24.995+00:00","castaway_ids":["cbe1c8f4-ea57-408f-8586-a984108a231d","e3abb2fd-da06-4f59-b413-5f9fd670d2c7"]},
{"user_id":"39cb7007-87c8-4953-a036-99426106c6c3","rankings_submitted_at":"2026-11-25T02:11:24.437+00:00","castaway_ids":["8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8","640b0936-0628-4e5d-8e73-7e2b652abfc1"]},
{"user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","rankings_submitted_at":"2026-11-25T02:11:25.35+00:00","castaway_ids":["c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","c4cdf233-415d-4042-b410-143ee3f64728"]},
{"user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","rankings_submitted_at":"2026-11-25T02:11:25.508+00:00","castaway_ids":["1e3310a2-b333-4799-9d41-d495633dd480","cf5ca854-320f-48a7-8124-0c616f6ba274"]},
{"user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","rankings_submitted_at":"2026-11-25T02:11:24.282+00:00","castaway_ids":["7fdba4b2-8663-4d8d-951f-cf193daa715c","cf5ca854-320f-48a7-8124-0c616f6ba274"]},
{"user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","rankings_submitted_at":"2026-11-25T02:11:23.983+00:00","castaway_ids":["ba009b55-b8b7-4ed9-89bd-e092c915c424","f1c95705-6b21-4f27-9bb1-c5476cc7583a"]},
{"user_id":"40b5e225-f085-4cb7-8901-65387480801e","rankings_submitted_at":"2026-11-25T02:11:25.199+00:00","castaway_ids":["4f100dc1-786c-4698-a10b-b352957c7776","6d184572-72cf-4447-95bb-0782860d17eb"]},
{"user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","rankings_submitted_at":"2026-11-25T02:11:24.746+00:00","castaway_ids":["65f2fc6d-70ab-4e0f-a686-27cff01dc972","34f498af-9258-4a36-84f5-67d2b302a9b4"]},
{"user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","rankings_submitted_at":"2026-11-25T02:11:23.813+00:00","castaway_ids":["e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","6d184572-72cf-4447-95bb-0782860d17eb"]},
{"user_id":"b3adbf19-7155-4551-baf0-628a229b282a","rankings_submitted_at":"2026-11-25T02:11:23.62+00:00","castaway_ids":["34f498af-9258-4a36-84f5-67d2b302a9b4","e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4"]},
{"user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","rankings_submitted_at":"2026-11-25T02:11:24.584+00:00","castaway_ids":["155016d8-66c1-4193-bb55-37ae3ec2db5d","c70268a7-9aac-4cfd-b5d7-be1c017f4d3e"]}
]$rows$);
insert into copied.scored_weeks (week_number, points) overriding system value select week_number, points from
json_populate_recordset(null::copied.scored_weeks, $rows$[
{"week_number":3,"points":[{"points": 20, "castawayId": "ba009b55-b8b7-4ed9-89bd-e092c915c424"}, {"points": 23, "castawayId": "6d184572-72cf-4447-95bb-0782860d17eb"}, {"points": 14, "castawayId": "e3abb2fd-da06-4f59-b413-5f9fd670d2c7"}, {"points": 30, "castawayId": "640b0936-0628-4e5d-8e73-7e2b652abfc1"}, {"points": 14, "castawayId": "34f498af-9258-4a36-84f5-67d2b302a9b4"}, {"points": 27, "castawayId": "65f2fc6d-70ab-4e0f-a686-27cff01dc972"}, {"points": 28, "castawayId": "c4cdf233-415d-4042-b410-143ee3f64728"}, {"points": 15, "castawayId": "067bb5bc-5c22-4ba2-adeb-3b85bd380b4d"}, {"points": 8, "castawayId": "c70268a7-9aac-4cfd-b5d7-be1c017f4d3e"}, {"points": 15, "castawayId": "155016d8-66c1-4193-bb55-37ae3ec2db5d"}, {"points": 26, "castawayId": "8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8"}, {"points": 30, "castawayId": "e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4"}, {"points": 16, "castawayId": "4f100dc1-786c-4698-a10b-b352957c7776"}, {"points": 8, "castawayId": "7fdba4b2-8663-4d8d-951f-cf193daa715c"}, {"points": 10, "castawayId": "f1c95705-6b21-4f27-9bb1-c5476cc7583a"}, {"points": 7, "castawayId": "cbe1c8f4-ea57-408f-8586-a984108a231d"}, {"points": 18, "castawayId": "1e3310a2-b333-4799-9d41-d495633dd480"}, {"points": 30, "castawayId": "cf5ca854-320f-48a7-8124-0c616f6ba274"}]},
{"week_number":4,"points":[{"points": 13, "castawayId": "ba009b55-b8b7-4ed9-89bd-e092c915c424"}, {"points": 11, "castawayId": "6d184572-72cf-4447-95bb-0782860d17eb"}, {"points": 4, "castawayId": "e3abb2fd-da06-4f59-b413-5f9fd670d2c7"}, {"points": 9, "castawayId": "640b0936-0628-4e5d-8e73-7e2b652abfc1"}, {"points": 18, "castawayId": "34f498af-9258-4a36-84f5-67d2b302a9b4"}, {"points": 25, "castawayId": "65f2fc6d-70ab-4e0f-a686-27cff01dc972"}, {"points": 23, "castawayId": "c4cdf233-415d-4042-b410-143ee3f64728"}, {"points": 1, "castawayId": "067bb5bc-5c22-4ba2-adeb-3b85bd380b4d"}, {"points": 24, "castawayId": "c70268a7-9aac-4cfd-b5d7-be1c017f4d3e"}, {"points": 5, "castawayId": "155016d8-66c1-4193-bb55-37ae3ec2db5d"}, {"points": 7, "castawayId": "8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8"}, {"points": 8, "castawayId": "e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4"}, {"points": 8, "castawayId": "4f100dc1-786c-4698-a10b-b352957c7776"}, {"points": 25, "castawayId": "7fdba4b2-8663-4d8d-951f-cf193daa715c"}, {"points": 26, "castawayId": "f1c95705-6b21-4f27-9bb1-c5476cc7583a"}, {"points": 19, "castawayId": "cbe1c8f4-ea57-408f-8586-a984108a231d"}, {"points": 6, "castawayId": "1e3310a2-b333-4799-9d41-d495633dd480"}]},
{"week_number":5,"points":[{"points": 1, "castawayId": "ba009b55-b8b7-4ed9-89bd-e092c915c424"}, {"points": 2, "castawayId": "6d184572-72cf-4447-95bb-0782860d17eb"}, {"points": 20, "castawayId": "e3abb2fd-da06-4f59-b413-5f9fd670d2c7"}, {"points": 29, "castawayId": "640b0936-0628-4e5d-8e73-7e2b652abfc1"}, {"points": 27, "castawayId": "34f498af-9258-4a36-84f5-67d2b302a9b4"}, {"points": 4, "castawayId": "c4cdf233-415d-4042-b410-143ee3f64728"}, {"points": 24, "castawayId": "067bb5bc-5c22-4ba2-adeb-3b85bd380b4d"}, {"points": 21, "castawayId": "c70268a7-9aac-4cfd-b5d7-be1c017f4d3e"}, {"points": 9, "castawayId": "155016d8-66c1-4193-bb55-37ae3ec2db5d"}, {"points": 27, "castawayId": "8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8"}, {"points": 6, "castawayId": "e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4"}, {"points": 28, "castawayId": "4f100dc1-786c-4698-a10b-b352957c7776"}, {"points": 20, "castawayId": "7fdba4b2-8663-4d8d-951f-cf193daa715c"}, {"points": 21, "castawayId": "f1c95705-6b21-4f27-9bb1-c5476cc7583a"}, {"points": 2, "castawayId": "cbe1c8f4-ea57-408f-8586-a984108a231d"}, {"points": 29, "castawayId": "1e3310a2-b333-4799-9d41-d495633dd480"}]},
{"week_number":6,"points":[{"points": 9, "castawayId": "ba009b55-b8b7-4ed9-89bd-e092c915c424"}, {"points": 29, "castawayId": "6d184572-72cf-4447-95bb-0782860d17eb"}, {"points": 3, "castawayId": "e3abb2fd-da06-4f59-b413-5f9fd670d2c7"}, {"points": 0, "castawayId": "640b0936-0628-4e5d-8e73-7e2b652abfc1"}, {"points": 11, "castawayId": "34f498af-9258-4a36-84f5-67d2b302a9b4"}, {"points": 16, "castawayId": "c4cdf233-415d-4042-b410-143ee3f64728"}, {"points": 9, "castawayId": "067bb5bc-5c22-4ba2-adeb-3b85bd380b4d"}, {"points": 16, "castawayId": "c70268a7-9aac-4cfd-b5d7-be1c017f4d3e"}, {"points": 26, "castawayId": "155016d8-66c1-4193-bb55-37ae3ec2db5d"}, {"points": 23, "castawayId": "8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8"}, {"points": 25, "castawayId": "4f100dc1-786c-4698-a10b-b352957c7776"}, {"points": 10, "castawayId": "7fdba4b2-8663-4d8d-951f-cf193daa715c"}, {"points": 29, "castawayId": "f1c95705-6b21-4f27-9bb1-c5476cc7583a"}, {"points": 13, "castawayId": "cbe1c8f4-ea57-408f-8586-a984108a231d"}, {"points": 18, "castawayId": "1e3310a2-b333-4799-9d41-d495633dd480"}]}
]$rows$);
insert into copied.season (id, first_pick_week, episodes) overriding system value select id, first_pick_week, episodes from
json_populate_recordset(null::copied.season, $rows$[
{"id":"season","first_pick_week":3,"episodes":13}
]$rows$);
insert into copied.users (id, name, is_admin) overriding system value select id, name, is_admin from
json_populate_recordset(null::copied.users, $rows$[
{"id":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","name":"League Admin","is_admin":true},
{"id":"b3adbf19-7155-4551-baf0-628a229b282a","name":"Coral Whitfield","is_admin":false},
{"id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","name":"Dune Marlowe","is_admin":false},
{"id":"e48a25e8-9d2c-468e-a433-542aadb23735","name":"Ember Castellan","is_admin":false},
{"id":"62a728d7-02ee-47f4-b97a-76956f78af53","name":"Fern Okonjo","is_admin":false},
{"id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","name":"Gale Rutherford","is_admin":false},
{"id":"39cb7007-87c8-4953-a036-99426106c6c3","name":"Harbor Lindqvist","is_admin":false},
{"id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","name":"Indigo Farrow","is_admin":false},
{"id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","name":"Juniper Vale","is_admin":false},
{"id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","name":"Koa Brightwater","is_admin":false},
{"id":"40b5e225-f085-4cb7-8901-65387480801e","name":"Lagoon Petrov","is_admin":false},
{"id":"45295044-430a-470f-a1ed-ae1b66d1503c","name":"Maris Delgado","is_admin":false},
{"id":"75f0ae58-7151-4192-ad40-f212c0abf419","name":"Nova Tremblay","is_admin":false}
]$rows$);
insert into copied.versions (topic, key, version) overriding system value select topic, key, version from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"22a4336d-01ab-46b8-bc00-2e9b09f2de2d","version":1},
{"topic":"league.castaway.v1","key":"ba009b55-b8b7-4ed9-89bd-e092c915c424","version":1},
{"topic":"league.audit.v1","key":"b9428fb5-c7d9-4e30-a6f3-cd9cd1acbe28","version":1},
{"topic":"league.castaway.v1","key":"6d184572-72cf-4447-95bb-0782860d17eb","version":1},
{"topic":"league.audit.v1","key":"ed0bc420-c3d6-4aa7-b10d-ada82a222cc2","version":1},
{"topic":"league.castaway.v1","key":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","version":1},
{"topic":"league.audit.v1","key":"72710717-47fa-41c5-a5fe-f5d95f108fe2","version":1},
{"topic":"league.audit.v1","key":"401d9b71-e7df-4f00-94da-3a2f7ac69a87","version":1},
{"topic":"league.castaway.v1","key":"34f498af-9258-4a36-84f5-67d2b302a9b4","version":1},
{"topic":"league.audit.v1","key":"41611c68-4603-436f-bee1-6c38e9fee312","version":1},
{"topic":"league.audit.v1","key":"9c3afe3b-a32b-4541-a6d8-ac1a822715e7","version":1},
{"topic":"league.audit.v1","key":"798527b9-2bfe-4c30-8586-12b4e33f8716","version":1},
{"topic":"league.castaway.v1","key":"c4cdf233-415d-4042-b410-143ee3f64728","version":1},
{"topic":"league.audit.v1","key":"38d51cfa-e9ce-4f02-8e55-20c154f02080","version":1},
{"topic":"league.castaway.v1","key":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","version":1},
{"topic":"league.audit.v1","key":"9b34c6d4-d843-4147-9867-4fe6557db407","version":1},
{"topic":"league.castaway.v1","key":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","version":1},
{"topic":"league.audit.v1","key":"1029ef45-f399-41d2-8df6-40ddcc991359","version":1},
{"topic":"league.castaway.v1","key":"155016d8-66c1-4193-bb55-37ae3ec2db5d","version":1},
{"topic":"league.castaway.v1","key":"8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8","version":1},
{"topic":"league.audit.v1","key":"1b085a03-cb21-46c4-8804-33d013de08a1","version":1},
{"topic":"league.audit.v1","key":"f5008400-fcbd-4e9c-ab84-82797cd98674","version":1},
{"topic":"league.audit.v1","key":"60f29d60-930e-43c5-b572-37c94aad3dde","version":1},
{"topic":"league.castaway.v1","key":"4f100dc1-786c-4698-a10b-b352957c7776","version":1},
{"topic":"league.audit.v1","key":"9b05f8e7-59c6-4e76-9d5c-64b1d7e82a27","version":1},
{"topic":"league.castaway.v1","key":"7fdba4b2-8663-4d8d-951f-cf193daa715c","version":1},
{"topic":"league.audit.v1","key":"78574735-b0e3-4b25-9e5d-abef54f65c8a","version":1},
{"topic":"league.castaway.v1","key":"f1c95705-6b21-4f27-9bb1-c5476cc7583a","version":1},
{"topic":"league.audit.v1","key":"4dc645d0-776d-4a02-bc91-05c2c991352a","version":1},
{"topic":"league.castaway.v1","key":"cbe1c8f4-ea57-408f-8586-a984108a231d","version":1},
{"topic":"league.audit.v1","key":"aa216133-2e46-4948-8930-f72cd8378eea","version":1},
{"topic":"league.castaway.v1","key":"1e3310a2-b333-4799-9d41-d495633dd480","version":1},
{"topic":"league.audit.v1","key":"6e683f92-daf5-40ff-8dca-af0347503569","version":1},
{"topic":"identity.user.v1","key":"39cb7007-87c8-4953-a036-99426106c6c3","version":1},
{"topic":"identity.user.v1","key":"9dc6afca-633a-4bd5-9723-7f35aeaded90","version":1},
{"topic":"identity.user.v1","key":"40b5e225-f085-4cb7-8901-65387480801e","version":1},
{"topic":"league.audit.v1","key":"44c6fa78-f1cc-4837-8b50-e4d735e58e3f","version":1},
{"topic":"league.roster.v1","key":"39cb7007-87c8-4953-a036-99426106c6c3","version":2},
{"topic":"league.roster.v1","key":"45295044-430a-470f-a1ed-ae1b66d1503c","version":2},
{"topic":"league.audit.v1","key":"721fe56c-b958-440b-892a-afd55b26e09a","version":1},
{"topic":"league.roster.v1","key":"62a728d7-02ee-47f4-b97a-76956f78af53","version":2},
{"topic":"league.roster.v1","key":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","version":2},
{"topic":"league.roster.v1","key":"75f0ae58-7151-4192-ad40-f212c0abf419","version":2},
{"topic":"league.roster.v1","key":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","version":2},
{"topic":"league.roster.v1","key":"e48a25e8-9d2c-468e-a433-542aadb23735","version":2},
{"topic":"league.roster.v1","key":"40b5e225-f085-4cb7-8901-65387480801e","version":2},
{"topic":"league.roster.v1","key":"a6927bee-5c12-4b75-89f3-2a7126f841fd","version":2},
{"topic":"league.roster.v1","key":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","version":2},
{"topic":"league.roster.v1","key":"b3adbf19-7155-4551-baf0-628a229b282a","version":2},
{"topic":"league.roster.v1","key":"9dc6afca-633a-4bd5-9723-7f35aeaded90","version":2},
{"topic":"league.season.v1","key":"season","version":2},
{"topic":"league.audit.v1","key":"b7c7d595-b3df-43c7-8d67-8b67b802e9ee","version":1},
{"topic":"league.audit.v1","key":"e901060b-00c3-43e0-ab91-952ce5f7f28f","version":1},
{"topic":"league.audit.v1","key":"16817c16-7a5b-42f0-a62d-3c9c3bbec873","version":1},
{"topic":"scoring.week.v1","key":"3","version":1},
{"topic":"scoring.audit.v1","key":"6210b5e4-25a4-4030-a98a-2007502e4921","version":1},
{"topic":"league.castaway.v1","key":"cf5ca854-320f-48a7-8124-0c616f6ba274","version":2},
{"topic":"league.audit.v1","key":"8cb32ffd-2f4c-4a7d-bd6c-3962d5055250","version":1},
{"topic":"league.week.v1","key":"7ca7f031-d282-44a6-b2dd-ef79d85f5425","version":3},
{"topic":"league.audit.v1","key":"534bb213-7c1d-4d40-8e4a-b76c39ffe9e6","version":1},
{"topic":"league.audit.v1","key":"cf8cc26e-17cd-4379-8c57-c3414918d690","version":1},
{"topic":"league.castaway.v1","key":"65f2fc6d-70ab-4e0f-a686-27cff01dc972","version":2},
{"topic":"league.castaway.v1","key":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","version":2},
{"topic":"league.castaway.v1","key":"640b0936-0628-4e5d-8e73-7e2b652abfc1","version":2},
{"topic":"picks.pick.v1","key":"2f4ceccb-828a-4e84-b420-886c5f5c9a32","version":2},
{"topic":"identity.user.v1","key":"b3adbf19-7155-4551-baf0-628a229b282a","version":3},
{"topic":"identity.user.v1","key":"e48a25e8-9d2c-468e-a433-542aadb23735","version":3},
{"topic":"identity.user.v1","key":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","version":3},
{"topic":"identity.user.v1","key":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","version":3},
{"topic":"identity.user.v1","key":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","version":3},
{"topic":"identity.user.v1","key":"a6927bee-5c12-4b75-89f3-2a7126f841fd","version":2},
{"topic":"identity.user.v1","key":"45295044-430a-470f-a1ed-ae1b66d1503c","version":2},
{"topic":"identity.user.v1","key":"75f0ae58-7151-4192-ad40-f212c0abf419","version":2},
{"topic":"identity.user.v1","key":"62a728d7-02ee-47f4-b97a-76956f78af53","version":3},
{"topic":"league.audit.v1","key":"39e2b219-de40-44c5-b75d-ab2898084802","version":1},
{"topic":"scoring.week.v1","key":"4","version":1},
{"topic":"league.audit.v1","key":"d6ceaa02-9335-4dc5-a0a4-52d92e16471a","version":1},
{"topic":"league.audit.v1","key":"27b1342d-5d58-475e-a230-d685720af75e","version":1},
{"topic":"league.audit.v1","key":"424ce4cf-e974-4035-9b61-eabce3639706","version":1},
{"topic":"scoring.audit.v1","key":"344f8082-5565-4839-9318-71f1672e5249","version":1},
{"topic":"picks.pick.v1","key":"1ef00f01-a23f-4ede-a180-c400d8bb2b3b","version":2},
{"topic":"picks.pick.v1","key":"58bbfc02-f1ea-4019-9462-29b767affae6","version":2},
{"topic":"picks.pick.v1","key":"8113f31b-9fb7-4de1-a464-5b89f6c36bab","version":2},
{"topic":"picks.pick.v1","key":"a8f77c61-4136-49f5-ad68-735631d3ae1a","version":2},
{"topic":"picks.pick.v1","key":"1e61883f-2a09-4929-abfc-2c5bf2b5b4e8","version":2},
{"topic":"picks.pick.v1","key":"338194c3-7967-4a72-aabc-ee4ba7b2c0e0","version":2},
{"topic":"picks.pick.v1","key":"8dca10b0-cbef-4042-b346-77f828750c79","version":2},
{"topic":"picks.pick.v1","key":"ee8d518f-dd1e-41c5-8639-5795fe948ef7","version":2},
{"topic":"picks.pick.v1","key":"40d80e47-718a-4590-9efd-cb7c50b3bf79","version":2},
{"topic":"picks.pick.v1","key":"9cc8e319-7267-4cea-a025-c223ef6e3794","version":2},
{"topic":"picks.pick.v1","key":"9f8c2d5b-bf8b-4aee-b0e0-c3f6e758b432","version":2},
{"topic":"picks.pick.v1","key":"69247b50-58d7-40c4-a102-8c1264adb6ec","version":2},
{"topic":"scoring.audit.v1","key":"4d877ee7-95e5-4817-a30a-1bacbba1d50b","version":1},
{"topic":"league.week.v1","key":"809ff0da-fd5c-4975-9ba6-4bd99e54d144","version":3},
{"topic":"league.audit.v1","key":"92cdd1c6-e0af-4e63-84b3-1787ef881fa2","version":1},
{"topic":"league.audit.v1","key":"c5b8ead9-32c1-493a-880b-d17d84e94dba","version":1},
{"topic":"scoring.audit.v1","key":"bc973210-a7eb-41f7-9836-ecafa8a58d22","version":1},
{"topic":"league.audit.v1","key":"2c2e3c26-d38a-409a-9167-ec2acba3d583","version":1},
{"topic":"league.audit.v1","key":"9e77bc23-2ac9-4ed4-8baa-0015ffc9c00e","version":1},
{"topic":"picks.pick.v1","key":"47027b89-0939-4cb3-b1b1-57dac3ea9467","version":2},
{"topic":"picks.pick.v1","key":"69ddbd5d-b519-4e01-935d-a7027ce4a4cf","version":2},
{"topic":"picks.pick.v1","key":"77beb096-c24b-483e-819d-f41c1911591b","version":2},
{"topic":"picks.pick.v1","key":"c89354b9-343f-4d3b-a769-9bee045fa545","version":2},
{"topic":"picks.pick.v1","key":"187d10b4-575f-4f2e-ab44-1c093638f4d5","version":2},
{"topic":"picks.pick.v1","key":"aa8aefde-4bbf-44d4-a448-b63426bf602c","version":2},
{"topic":"picks.pick.v1","key":"5c17ee4b-74bd-449d-aa17-4920c01093de","version":2},
{"topic":"picks.pick.v1","key":"d8685a0e-0b50-4030-8791-550db9548408","version":2},
{"topic":"picks.pick.v1","key":"62b2a19b-5340-47e6-891a-ad4b15a6fe8d","version":2},
{"topic":"picks.pick.v1","key":"80437e06-0ca1-40bb-99a5-97574a57d995","version":2},
{"topic":"picks.pick.v1","key":"cc6746ef-655d-46b4-85e2-9e3be1f09ed2","version":2},
{"topic":"picks.pick.v1","key":"ddd06e58-218e-40df-9b34-85e8aafbddb3","version":2},
{"topic":"picks.pick.v1","key":"1d14b144-ffcd-46ed-aa29-29ed68db4812","version":2},
{"topic":"picks.pick.v1","key":"9ec3a007-6a99-4493-95f8-6f801e1baa12","version":2},
{"topic":"picks.pick.v1","key":"c379b053-9212-47ff-9503-4d00df54b351","version":2},
{"topic":"picks.pick.v1","key":"041450aa-1756-456d-9aba-9e6f281829b5","version":2},
{"topic":"picks.pick.v1","key":"0892cb4c-29d2-414b-9c29-b362c190ba8c","version":2},
{"topic":"picks.pick.v1","key":"3dc62141-2d6d-4d23-81b5-aab7f4647a07","version":2},
{"topic":"picks.pick.v1","key":"4e793344-2cf0-478a-b75a-e71bf40423fa","version":2},
{"topic":"picks.pick.v1","key":"9df12c44-c62f-4d50-a97f-7007316ec751","version":2},
{"topic":"picks.pick.v1","key":"c07866a2-d808-45b1-bd7e-d3357e122758","version":2},
{"topic":"league.audit.v1","key":"9f83f6dd-8d23-43ee-812a-2bc0e3144ab3","version":1},
{"topic":"league.audit.v1","key":"b98bfec9-dad3-4aae-9aa5-e04849226db1","version":1},
{"topic":"sms.audit.v1","key":"69314006-b1a2-4bd8-8756-35b5374058d5","version":1},
{"topic":"league.audit.v1","key":"b6b9f790-d261-4178-94b4-c547bfff51a8","version":1},
{"topic":"scoring.week.v1","key":"5","version":1},
{"topic":"league.audit.v1","key":"0e630887-648d-4af2-a956-fee031140479","version":1},
{"topic":"league.week.v1","key":"016275b5-1946-458c-bc90-99105a25e350","version":3},
{"topic":"league.audit.v1","key":"e7e52752-cc1e-4179-9519-188e7235df19","version":1},
{"topic":"scoring.week.v1","key":"6","version":1},
{"topic":"league.audit.v1","key":"600880c4-20a2-4169-b0dc-f9a7497dadb9","version":1},
{"topic":"league.week.v1","key":"a6c88261-577b-4bff-b450-82c67c9fda3b","version":1},
{"topic":"league.week.v1","key":"ee2d8687-8722-46b2-9c0e-fd614a7a7971","version":3},
{"topic":"picks.pick.v1","key":"0fccaebb-b096-40b1-8410-672347c4557b","version":2},
{"topic":"picks.pick.v1","key":"820090c5-6b15-428d-b420-6825160519a3","version":2},
{"topic":"picks.pick.v1","key":"c16c4fcd-8e05-442e-ad56-617ba7d4e804","version":2},
{"topic":"picks.pick.v1","key":"f373f1e8-d831-4ad5-b6ab-72dacf152dee","version":2},
{"topic":"picks.pick.v1","key":"7f97e1d0-8cfb-4c2b-82a0-69d9d3f78d9c","version":2},
{"topic":"picks.pick.v1","key":"f1a8d522-8518-4bc6-98a6-e5a2478c48f7","version":2},
{"topic":"picks.pick.v1","key":"0af39b81-d141-42dc-94c0-9139d1e50d7c","version":2},
{"topic":"picks.pick.v1","key":"520e0d6d-230a-4460-8fcd-a388108b2f62","version":2},
{"topic":"picks.pick.v1","key":"67758625-df15-4d98-952f-686780b65711","version":2},
{"topic":"picks.pick.v1","key":"94345a44-5b7c-4a3f-ae7c-560629d0e3f1","version":2},
{"topic":"picks.pick.v1","key":"b96c0088-297f-47f6-9919-4eec43821e05","version":2},
{"topic":"picks.pick.v1","key":"447c4516-6c20-4403-a456-81d2740584f1","version":2},
{"topic":"picks.pick.v1","key":"4731cff3-d9b3-46e8-b450-2e8e99198a98","version":2},
{"topic":"picks.pick.v1","key":"4ef44d7b-0d9f-43e6-83dd-eb4b39cec8f1","version":2},
{"topic":"picks.pick.v1","key":"8fffd085-dae4-42cd-8a44-9316b4b632a5","version":2},
{"topic":"picks.pick.v1","key":"a4084135-4289-4ec7-b562-8367813f9a0e","version":2},
{"topic":"picks.pick.v1","key":"cccfde24-27f6-4618-8f37-5016649c8660","version":2},
{"topic":"picks.pick.v1","key":"fdbc3c9a-7883-4e65-8ed4-acbe49198f99","version":2},
{"topic":"picks.pick.v1","key":"1eac0b47-65db-4edf-982a-a9196819e052","version":2},
{"topic":"picks.pick.v1","key":"5a24f733-9833-4778-8d6f-7884e6a188f2","version":2},
{"topic":"picks.pick.v1","key":"234e3a7c-1d2d-4f7b-be35-be01035201c9","version":2},
{"topic":"picks.pick.v1","key":"27724d9a-1684-405a-bfc7-b93c484b51bc","version":2},
{"topic":"picks.pick.v1","key":"962a8c75-ef77-424a-a2db-36ae1d7f6e89","version":2},
{"topic":"picks.pick.v1","key":"c2b898c3-431a-4d99-9a86-0c5a0129ebbc","version":2}
]$rows$);
insert into copied.weeks (id, week_number, was_ever_active) overriding system value select id, week_number, was_ever_active from
json_populate_recordset(null::copied.weeks, $rows$[
{"id":"7ca7f031-d282-44a6-b2dd-ef79d85f5425","week_number":3,"was_ever_active":true},
{"id":"809ff0da-fd5c-4975-9ba6-4bd99e54d144","week_number":4,"was_ever_active":true},
{"id":"016275b5-1946-458c-bc90-99105a25e350","week_number":5,"was_ever_active":true},
{"id":"ee2d8687-8722-46b2-9c0e-fd614a7a7971","week_number":6,"was_ever_active":true},
{"id":"a6c88261-577b-4bff-b450-82c67c9fda3b","week_number":7,"was_ever_active":true}
]$rows$);
insert into public.castaway_points (week_number, castaway_id, points) overriding system value select week_number, castaway_id, points from
json_populate_recordset(null::public.castaway_points, $rows$[
{"week_number":3,"castaway_id":"ba009b55-b8b7-4ed9-89bd-e092c915c424","points":20},
{"week_number":3,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","points":23},
{"week_number":3,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","points":14},
{"week_number":3,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","points":30},
{"week_number":3,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","points":14},
{"week_number":3,"castaway_id":"65f2fc6d-70ab-4e0f-a686-27cff01dc972","points":27},
{"week_number":3,"castaway_id":"c4cdf233-415d-4042-b410-143ee3f64728","points":28},
{"week_number":3,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","points":15},
{"week_number":3,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","points":8},
{"week_number":3,"castaway_id":"155016d8-66c1-4193-bb55-37ae3ec2db5d","points":15},
{"week_number":3,"castaway_id":"8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8","points":26},
{"week_number":3,"castaway_id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","points":30},
{"week_number":3,"castaway_id":"4f100dc1-786c-4698-a10b-b352957c7776","points":16},
{"week_number":3,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c","points":8},
{"week_number":3,"castaway_id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a","points":10},
{"week_number":3,"castaway_id":"cbe1c8f4-ea57-408f-8586-a984108a231d","points":7},
{"week_number":3,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480","points":18},
{"week_number":3,"castaway_id":"cf5ca854-320f-48a7-8124-0c616f6ba274","points":30},
{"week_number":4,"castaway_id":"ba009b55-b8b7-4ed9-89bd-e092c915c424","points":13},
{"week_number":4,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","points":11},
{"week_number":4,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","points":4},
{"week_number":4,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","points":9},
{"week_number":4,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","points":18},
{"week_number":4,"castaway_id":"65f2fc6d-70ab-4e0f-a686-27cff01dc972","points":25},
{"week_number":4,"castaway_id":"c4cdf233-415d-4042-b410-143ee3f64728","points":23},
{"week_number":4,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","points":1},
{"week_number":4,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","points":24},
{"week_number":4,"castaway_id":"155016d8-66c1-4193-bb55-37ae3ec2db5d","points":5},
{"week_number":4,"castaway_id":"8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8","points":7},
{"week_number":4,"castaway_id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","points":8},
{"week_number":4,"castaway_id":"4f100dc1-786c-4698-a10b-b352957c7776","points":8},
{"week_number":4,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c","points":25},
{"week_number":4,"castaway_id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a","points":26},
{"week_number":4,"castaway_id":"cbe1c8f4-ea57-408f-8586-a984108a231d","points":19},
{"week_number":4,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480","points":6},
{"week_number":5,"castaway_id":"ba009b55-b8b7-4ed9-89bd-e092c915c424","points":1},
{"week_number":5,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","points":2},
{"week_number":5,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","points":20},
{"week_number":5,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","points":29},
{"week_number":5,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","points":27},
{"week_number":5,"castaway_id":"c4cdf233-415d-4042-b410-143ee3f64728","points":4},
{"week_number":5,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","points":24},
{"week_number":5,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","points":21},
{"week_number":5,"castaway_id":"155016d8-66c1-4193-bb55-37ae3ec2db5d","points":9},
{"week_number":5,"castaway_id":"8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8","points":27},
{"week_number":5,"castaway_id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","points":6},
{"week_number":5,"castaway_id":"4f100dc1-786c-4698-a10b-b352957c7776","points":28},
{"week_number":5,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c","points":20},
{"week_number":5,"castaway_id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a","points":21},
{"week_number":5,"castaway_id":"cbe1c8f4-ea57-408f-8586-a984108a231d","points":2},
{"week_number":5,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480","points":29},
{"week_number":6,"castaway_id":"ba009b55-b8b7-4ed9-89bd-e092c915c424","points":9},
{"week_number":6,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","points":29},
{"week_number":6,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","points":3},
{"week_number":6,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","points":0},
{"week_number":6,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","points":11},
{"week_number":6,"castaway_id":"c4cdf233-415d-4042-b410-143ee3f64728","points":16},
{"week_number":6,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","points":9},
{"week_number":6,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","points":16},
{"week_number":6,"castaway_id":"155016d8-66c1-4193-bb55-37ae3ec2db5d","points":26},
{"week_number":6,"castaway_id":"8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8","points":23},
{"week_number":6,"castaway_id":"4f100dc1-786c-4698-a10b-b352957c7776","points":25},
{"week_number":6,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c","points":10},
{"week_number":6,"castaway_id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a","points":29},
{"week_number":6,"castaway_id":"cbe1c8f4-ea57-408f-8586-a984108a231d","points":13},
{"week_number":6,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480","points":18}
]$rows$);
insert into public.facts_revision (only_row, revision) overriding system value select only_row, revision from
json_populate_recordset(null::public.facts_revision, $rows$[
{"only_row":true,"revision":120}
]$rows$);
insert into public.migrations (id, "timestamp", name) overriding system value select id, "timestamp", name from
json_populate_recordset(null::public.migrations, $rows$[
{"id":1,"timestamp":1700000000001,"name":"CreateOutbox1700000000001"},
{"id":2,"timestamp":1700000000002,"name":"CreateSeenVersions1700000000002"},
{"id":3,"timestamp":1700000600001,"name":"CreateReadModels1700000600001"},
{"id":4,"timestamp":1700000600003,"name":"CreateNewestPicks1700000600003"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
insert into public.newest_picks (user_id, week_number, castaway_id, points, is_auto) overriding system value select user_id, week_number, castaway_id, points, is_auto from
json_populate_recordset(null::public.newest_picks, $rows$[
{"user_id":"b3adbf19-7155-4551-baf0-628a229b282a","week_number":3,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","points":14,"is_auto":false},
{"user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","week_number":3,"castaway_id":"ba009b55-b8b7-4ed9-89bd-e092c915c424","points":20,"is_auto":false},
{"user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","week_number":3,"castaway_id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","points":30,"is_auto":false},
{"user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","week_number":3,"castaway_id":"65f2fc6d-70ab-4e0f-a686-27cff01dc972","points":27,"is_auto":false},
{"user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","week_number":3,"castaway_id":"cf5ca854-320f-48a7-8124-0c616f6ba274","points":30,"is_auto":false},
{"user_id":"39cb7007-87c8-4953-a036-99426106c6c3","week_number":3,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","points":30,"is_auto":false},
{"user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","week_number":3,"castaway_id":"155016d8-66c1-4193-bb55-37ae3ec2db5d","points":15,"is_auto":false},
{"user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","week_number":3,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","points":14,"is_auto":false},
{"user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","week_number":3,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","points":14,"is_auto":false},
{"user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","week_number":3,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","points":8,"is_auto":true},
{"user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","week_number":3,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480","points":18,"is_auto":true},
{"user_id":"40b5e225-f085-4cb7-8901-65387480801e","week_number":3,"castaway_id":"4f100dc1-786c-4698-a10b-b352957c7776","points":16,"is_auto":true},
{"user_id":"b3adbf19-7155-4551-baf0-628a229b282a","week_number":4,"castaway_id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","points":8,"is_auto":false},
{"user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","week_number":4,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","points":11,"is_auto":false},
{"user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","week_number":4,"castaway_id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a","points":26,"is_auto":false},
{"user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","week_number":4,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","points":1,"is_auto":false},
{"user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","week_number":4,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c","points":25,"is_auto":false},
{"user_id":"39cb7007-87c8-4953-a036-99426106c6c3","week_number":4,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","points":9,"is_auto":false},
{"user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","week_number":4,"castaway_id":"155016d8-66c1-4193-bb55-37ae3ec2db5d","points":5,"is_auto":false},
{"user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","week_number":4,"castaway_id":"65f2fc6d-70ab-4e0f-a686-27cff01dc972","points":25,"is_auto":false},
{"user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","week_number":4,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","points":4,"is_auto":false},
{"user_id":"40b5e225-f085-4cb7-8901-65387480801e","week_number":4,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","points":11,"is_auto":false},
{"user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","week_number":4,"castaway_id":"c4cdf233-415d-4042-b410-143ee3f64728","points":23,"is_auto":false},
{"user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","week_number":4,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480","points":6,"is_auto":false},
{"user_id":"b3adbf19-7155-4551-baf0-628a229b282a","week_number":5,"castaway_id":"e25f2daf-3d8e-43b9-8e4b-4fa42f31ffb4","points":6,"is_auto":false},
{"user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","week_number":5,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","points":2,"is_auto":false},
{"user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","week_number":5,"castaway_id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a","points":21,"is_auto":false},
{"user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","week_number":5,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","points":24,"is_auto":false},
{"user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","week_number":5,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c","points":20,"is_auto":false},
{"user_id":"39cb7007-87c8-4953-a036-99426106c6c3","week_number":5,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","points":29,"is_auto":false},
{"user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","week_number":5,"castaway_id":"155016d8-66c1-4193-bb55-37ae3ec2db5d","points":9,"is_auto":false},
{"user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","week_number":5,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","points":27,"is_auto":false},
{"user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","week_number":5,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","points":20,"is_auto":false},
{"user_id":"40b5e225-f085-4cb7-8901-65387480801e","week_number":5,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","points":2,"is_auto":false},
{"user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","week_number":5,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","points":21,"is_auto":false},
{"user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","week_number":5,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480","points":29,"is_auto":false},
{"user_id":"39cb7007-87c8-4953-a036-99426106c6c3","week_number":6,"castaway_id":"640b0936-0628-4e5d-8e73-7e2b652abfc1","points":0,"is_auto":false},
{"user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","week_number":6,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","points":29,"is_auto":false},
{"user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","week_number":6,"castaway_id":"f1c95705-6b21-4f27-9bb1-c5476cc7583a","points":29,"is_auto":false},
{"user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","week_number":6,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","points":9,"is_auto":false},
{"user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","week_number":6,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c","points":10,"is_auto":false},
{"user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","week_number":6,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","points":16,"is_auto":false},
{"user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","week_number":6,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","points":11,"is_auto":false},
{"user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","week_number":6,"castaway_id":"e3abb2fd-da06-4f59-b413-5f9fd670d2c7","points":3,"is_auto":false},
{"user_id":"40b5e225-f085-4cb7-8901-65387480801e","week_number":6,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","points":29,"is_auto":false},
{"user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","week_number":6,"castaway_id":"c4cdf233-415d-4042-b410-143ee3f64728","points":16,"is_auto":false},
{"user_id":"75f0ae58-7151-4192-ad40-f212c0abf419","week_number":6,"castaway_id":"1e3310a2-b333-4799-9d41-d495633dd480","points":18,"is_auto":false},
{"user_id":"b3adbf19-7155-4551-baf0-628a229b282a","week_number":6,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","points":11,"is_auto":true},
{"user_id":"acbc9f70-7d9c-4159-a548-fd24e7f7744f","week_number":7,"castaway_id":"6d184572-72cf-4447-95bb-0782860d17eb","points":0,"is_auto":false},
{"user_id":"e48a25e8-9d2c-468e-a433-542aadb23735","week_number":7,"castaway_id":"ba009b55-b8b7-4ed9-89bd-e092c915c424","points":0,"is_auto":false},
{"user_id":"62a728d7-02ee-47f4-b97a-76956f78af53","week_number":7,"castaway_id":"067bb5bc-5c22-4ba2-adeb-3b85bd380b4d","points":0,"is_auto":false},
{"user_id":"b7f7f579-7711-418d-92aa-5b8c64e0d29e","week_number":7,"castaway_id":"7fdba4b2-8663-4d8d-951f-cf193daa715c","points":0,"is_auto":false},
{"user_id":"39cb7007-87c8-4953-a036-99426106c6c3","week_number":7,"castaway_id":"8b056fee-6a3b-4a98-9d82-f29e4a9aa2f8","points":0,"is_auto":false},
{"user_id":"9dc6afca-633a-4bd5-9723-7f35aeaded90","week_number":7,"castaway_id":"c70268a7-9aac-4cfd-b5d7-be1c017f4d3e","points":0,"is_auto":false},
{"user_id":"a6927bee-5c12-4b75-89f3-2a7126f841fd","week_number":7,"castaway_id":"34f498af-9258-4a36-84f5-67d2b302a9b4","points":0,"is_auto":false},
{"user_id":"f0887aa7-fac2-4533-b4ec-31d6e0e71116","week_number":7,"castaway_id":"cbe1c8f4-ea57-408f-8586-a984108a231d","points":0,"is_auto":false},
{"user_id":"40b5e225-f085-4cb7-8901-65387480801e","week_number":7,"castaway_id":"4f100dc1-786c-4698-a10b-b352957c7776","points":0,"is_auto":false},
{"user_id":"45295044-430a-470f-a1ed-ae1b66d1503c","week_number":7,"castaway_id":"c4cdf233-415d-4042-b410-143ee3f64728","points":0,"is_auto":false}
]$rows$);
