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
     topic text not null, key text not null, version bigint not null, previous bigint, primary key (topic, key));
alter table copied.versions add column if not exists previous bigint;
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
{"id":"68c10162-ecd8-4b74-b1bc-4b4dc7ee910e","at":"2026-11-26T13:02:07.894+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"db767843-5077-472a-a420-31dbbd895be1","target_name":"Anouk Verhoeven","before_json":"","after_json":"{\"name\":\"Anouk Verhoeven\",\"tribe\":\"Maravu\",\"occupation\":\"Tugboat Captain\",\"age\":41,\"hometown\":\"Delft → Astoria\",\"imageUrl\":\"/images/anouk-verhoeven.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"060509b8-4ce2-47ac-9a79-3e8ae32b6d73","at":"2026-11-26T13:02:07.997+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"471ac0bd-b3b1-47c2-a79c-5c4f91876356","target_name":"Bram Okafor","before_json":"","after_json":"{\"name\":\"Bram Okafor\",\"tribe\":\"Maravu\",\"occupation\":\"Beekeeper\",\"age\":34,\"hometown\":\"Savannah → Asheville\",\"imageUrl\":\"/images/bram-okafor.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"abba9e3a-67a8-4002-9e80-4bbe1aa4cbe4","at":"2026-11-26T13:02:08.051+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","target_name":"Celia Marchetti","before_json":"","after_json":"{\"name\":\"Celia Marchetti\",\"tribe\":\"Maravu\",\"occupation\":\"Opera Understudy\",\"age\":29,\"hometown\":\"Providence → Chicago\",\"imageUrl\":\"/images/celia-marchetti.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"0a010f8d-5a51-4271-824b-fe21d0205cb9","at":"2026-11-26T13:02:08.122+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","target_name":"Dashiell Pike","before_json":"","after_json":"{\"name\":\"Dashiell Pike\",\"tribe\":\"Maravu\",\"occupation\":\"Locksmith\",\"age\":52,\"hometown\":\"Duluth → Duluth\",\"imageUrl\":\"/images/dashiell-pike.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"2dd7d500-741b-4f05-a8af-ce395a51f9c3","at":"2026-11-26T13:02:08.175+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","target_name":"Esperanza Luna","before_json":"","after_json":"{\"name\":\"Esperanza Luna\",\"tribe\":\"Maravu\",\"occupation\":\"Storm Chaser\",\"age\":27,\"hometown\":\"Laredo → Norman\",\"imageUrl\":\"/images/esperanza-luna.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"067eeb7b-c06b-4c7c-9720-94417ab420d1","at":"2026-11-26T13:02:08.243+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"0abc1751-005a-42dd-a291-1c041951024b","target_name":"Finn Aldaine","before_json":"","after_json":"{\"name\":\"Finn Aldaine\",\"tribe\":\"Maravu\",\"occupation\":\"Substitute Teacher\",\"age\":23,\"hometown\":\"Bangor → Portland\",\"imageUrl\":\"/images/finn-aldaine.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"6fb9ab28-0ba7-4e18-931e-ce60ea663c56","at":"2026-11-26T13:02:08.306+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","target_name":"Goldie Tran","before_json":"","after_json":"{\"name\":\"Goldie Tran\",\"tribe\":\"Tolani\",\"occupation\":\"Poker Dealer\",\"age\":38,\"hometown\":\"San Jose → Reno\",\"imageUrl\":\"/images/goldie-tran.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"362f624c-4852-4f51-bec5-abb3db14d7e7","at":"2026-11-26T13:02:08.378+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"4d914738-8536-49d4-a338-76ca1979423a","target_name":"Hollis Whitcombe","before_json":"","after_json":"{\"name\":\"Hollis Whitcombe\",\"tribe\":\"Tolani\",\"occupation\":\"Retired Referee\",\"age\":61,\"hometown\":\"Tulsa → Wichita\",\"imageUrl\":\"/images/hollis-whitcombe.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"cf809608-acc3-4992-90db-a24e878c786a","at":"2026-11-26T13:02:08.429+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","target_name":"Ines Caldeira","before_json":"","after_json":"{\"name\":\"Ines Caldeira\",\"tribe\":\"Tolani\",\"occupation\":\"Marine Welder\",\"age\":33,\"hometown\":\"Fall River → Mobile\",\"imageUrl\":\"/images/ines-caldeira.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"2b71fb40-f09e-42e8-88fc-1cdef2230164","at":"2026-11-26T13:02:08.493+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1","target_name":"Jasper Nyqvist","before_json":"","after_json":"{\"name\":\"Jasper Nyqvist\",\"tribe\":\"Tolani\",\"occupation\":\"Cheese Monger\",\"age\":45,\"hometown\":\"Madison → Milwaukee\",\"imageUrl\":\"/images/jasper-nyqvist.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"ebd6b2a9-2ee4-42e5-8529-450e2665b81d","at":"2026-11-26T13:02:08.559+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"2c58c093-aec2-4957-a06d-8a91c605460e","target_name":"Keoni Palakiko","before_json":"","after_json":"{\"name\":\"Keoni Palakiko\",\"tribe\":\"Tolani\",\"occupation\":\"Paramedic\",\"age\":30,\"hometown\":\"Hilo → Honolulu\",\"imageUrl\":\"/images/keoni-palakiko.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"be49763a-5127-454c-aa38-ddce4a80b205","at":"2026-11-26T13:02:08.623+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"0089007b-c347-4c57-9460-aff36efd8010","target_name":"Lottie Abernathy","before_json":"","after_json":"{\"name\":\"Lottie Abernathy\",\"tribe\":\"Tolani\",\"occupation\":\"Auctioneer\",\"age\":26,\"hometown\":\"Lexington → Nashville\",\"imageUrl\":\"/images/lottie-abernathy.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"f72a2095-d98b-4c12-95fa-46ccfec80a8d","at":"2026-11-26T13:02:08.664+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"21f467a2-db82-444d-83ed-907fcfda80c0","target_name":"Marcus Delacroix","before_json":"","after_json":"{\"name\":\"Marcus Delacroix\",\"tribe\":\"Kesso\",\"occupation\":\"Jazz Archivist\",\"age\":48,\"hometown\":\"New Orleans → Memphis\",\"imageUrl\":\"/images/marcus-delacroix.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"8c83226e-4352-41ac-a1b0-b9bf50edf62e","at":"2026-11-26T13:02:08.721+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"c0ad3d0e-2306-4565-a5f5-f0b850e54e4d","target_name":"Nadia Rahimi","before_json":"","after_json":"{\"name\":\"Nadia Rahimi\",\"tribe\":\"Kesso\",\"occupation\":\"Patent Attorney\",\"age\":36,\"hometown\":\"Fremont → Seattle\",\"imageUrl\":\"/images/nadia-rahimi.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"b2e1e44b-3875-4ae7-b192-37e25f14ba86","at":"2026-11-26T13:02:08.783+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"7f2eac3e-2bed-4e35-9514-39dfdd2b2316","target_name":"Osmund Bell","before_json":"","after_json":"{\"name\":\"Osmund Bell\",\"tribe\":\"Kesso\",\"occupation\":\"Lighthouse Guide\",\"age\":57,\"hometown\":\"Nantucket → Gloucester\",\"imageUrl\":\"/images/osmund-bell.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"a1f2b7fd-f9ce-47d0-a706-69821eb5f2a9","at":"2026-11-26T13:02:08.829+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"6836e769-069f-4126-862e-3d66bb774dfb","target_name":"Priya Venkataraman","before_json":"","after_json":"{\"name\":\"Priya Venkataraman\",\"tribe\":\"Kesso\",\"occupation\":\"Escape Room Designer\",\"age\":31,\"hometown\":\"Edison → Austin\",\"imageUrl\":\"/images/priya-venkataraman.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"89147251-a249-486f-81ad-1d94f8126473","at":"2026-11-26T13:02:08.87+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"afebfc7a-f29e-457d-89e2-8e505dc1ee16","target_name":"Quill Sandoval","before_json":"","after_json":"{\"name\":\"Quill Sandoval\",\"tribe\":\"Kesso\",\"occupation\":\"Long-Haul Trucker\",\"age\":43,\"hometown\":\"Pueblo → Amarillo\",\"imageUrl\":\"/images/quill-sandoval.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"6e9075d8-e265-4ea3-bfd2-3831a5f521d6","at":"2026-11-26T13:02:08.922+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"b71dee22-d1b3-4330-ae7a-1bc4fcff8462","target_name":"Rosalind Achterberg","before_json":"","after_json":"{\"name\":\"Rosalind Achterberg\",\"tribe\":\"Kesso\",\"occupation\":\"Crossword Setter\",\"age\":65,\"hometown\":\"Ithaca → Burlington\",\"imageUrl\":\"/images/rosalind-achterberg.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"faa1cc2b-6301-4927-acae-9b2590f7080b","at":"2026-11-26T13:02:10.645+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"draft.previewed","target_type":"draft","target_id":"c3de6a22-03b5-4575-9359-6562a0f9094a","target_name":"Draft","before_json":"","after_json":"{\"seed\":\"d71549508b9a3d383fdb9503bdd3c257\",\"inputHash\":\"5349743432d032e373493687a21a9fc1104fea8d54eb73101aeb61de02fc1033\",\"picks\":24,\"leftOut\":0}"},
{"id":"a21fda6c-39ca-4beb-973d-afd95a8ea92a","at":"2026-11-26T13:02:10.671+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"draft.run","target_type":"draft","target_id":"c3de6a22-03b5-4575-9359-6562a0f9094a","target_name":"Draft","before_json":"","after_json":"{\"seed\":\"d71549508b9a3d383fdb9503bdd3c257\",\"inputHash\":\"5349743432d032e373493687a21a9fc1104fea8d54eb73101aeb61de02fc1033\",\"picks\":24}"},
{"id":"fd3366cd-b1ba-4b87-9284-12f8ab4dcf43","at":"2026-11-26T13:02:10.899+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"season.updated","target_type":"season","target_id":"season","target_name":"Season One","before_json":"{\"rankingsCloseAt\":null,\"draftAt\":null}","after_json":"{\"rankingsCloseAt\":\"2026-10-28T19:00:00.000Z\",\"draftAt\":\"2026-10-28T19:00:00.000Z\"}"},
{"id":"9b30b32d-81d6-49b1-82af-489fc9194ca3","at":"2026-11-26T13:02:10.977+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"c5d18107-bc0e-42de-abdc-b5e9719cd223","target_name":"Week 3","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-10-29T16:00:00.000Z\",\"picksCloseAt\":\"2026-11-26T14:02:07.797Z\"}"},
{"id":"674eb755-13cd-4bff-9d91-4d1c6064a462","at":"2026-11-26T13:02:11.35+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"c5d18107-bc0e-42de-abdc-b5e9719cd223","target_name":"Week 3","before_json":"{\"picksCloseAt\":\"2026-11-26T14:02:07.797Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-05T01:00:00.000Z\"}"},
{"id":"46f0f9e4-4e84-4118-965d-e7968de1c047","at":"2026-11-26T13:02:11.85+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"b71dee22-d1b3-4330-ae7a-1bc4fcff8462","target_name":"Rosalind Achterberg","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":3}"},
{"id":"bbea9314-53a4-42a3-a56d-2eb8c15d7297","at":"2026-11-26T13:02:12.451+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"4","target_name":"Week 4","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Finn Aldaine\",\"points\":null},{\"castaway\":\"Goldie Tran\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Lottie Abernathy\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":13},{\"castaway\":\"Bram Okafor\",\"points\":11},{\"castaway\":\"Celia Marchetti\",\"points\":4},{\"castaway\":\"Dashiell Pike\",\"points\":9},{\"castaway\":\"Esperanza Luna\",\"points\":18},{\"castaway\":\"Finn Aldaine\",\"points\":25},{\"castaway\":\"Goldie Tran\",\"points\":23},{\"castaway\":\"Hollis Whitcombe\",\"points\":1},{\"castaway\":\"Ines Caldeira\",\"points\":24},{\"castaway\":\"Jasper Nyqvist\",\"points\":5},{\"castaway\":\"Keoni Palakiko\",\"points\":7},{\"castaway\":\"Lottie Abernathy\",\"points\":8},{\"castaway\":\"Marcus Delacroix\",\"points\":8},{\"castaway\":\"Nadia Rahimi\",\"points\":25},{\"castaway\":\"Osmund Bell\",\"points\":26},{\"castaway\":\"Priya Venkataraman\",\"points\":19},{\"castaway\":\"Quill Sandoval\",\"points\":6}]"},
{"id":"04e15afe-a586-413b-a645-01fc5e2e3201","at":"2026-11-26T13:02:12.613+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"ebac0f0f-37e3-4218-8f7c-41fabecd3ef4","target_name":"Week 5","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-12T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-26T14:02:07.797Z\"}"},
{"id":"169c6107-edfb-4a19-9ec4-be888683817c","at":"2026-11-26T13:02:12.613+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"d91584e5-a30e-44ea-8bac-b67a50b653cd","target_name":"Week 4","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"75dd362d-b711-4648-82d1-40768821bf90","at":"2026-11-26T13:02:13.124+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"0089007b-c347-4c57-9460-aff36efd8010","target_name":"Lottie Abernathy","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":5}"},
{"id":"3727124b-d616-441a-94b0-00dced20d4da","at":"2026-11-26T13:02:13.538+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"414656bd-b64b-483b-8c69-da545605cfdd","target_name":"Week 6","before_json":"{\"picksCloseAt\":\"2026-11-26T14:02:07.797Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-26T01:00:00.000Z\"}"},
{"id":"e1d0a5a5-9e2a-4a74-850d-30a4fad3e8b1","at":"2026-11-26T13:02:13.819+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","target_name":"Dashiell Pike","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":6}"},
{"id":"ab7cb9d1-f50f-4c0a-8e72-2793f044d30c","at":"2026-11-26T13:02:11.769+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"3","target_name":"Week 3","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Finn Aldaine\",\"points\":null},{\"castaway\":\"Goldie Tran\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Lottie Abernathy\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null},{\"castaway\":\"Rosalind Achterberg\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":20},{\"castaway\":\"Bram Okafor\",\"points\":23},{\"castaway\":\"Celia Marchetti\",\"points\":14},{\"castaway\":\"Dashiell Pike\",\"points\":30},{\"castaway\":\"Esperanza Luna\",\"points\":14},{\"castaway\":\"Finn Aldaine\",\"points\":27},{\"castaway\":\"Goldie Tran\",\"points\":28},{\"castaway\":\"Hollis Whitcombe\",\"points\":15},{\"castaway\":\"Ines Caldeira\",\"points\":8},{\"castaway\":\"Jasper Nyqvist\",\"points\":15},{\"castaway\":\"Keoni Palakiko\",\"points\":26},{\"castaway\":\"Lottie Abernathy\",\"points\":30},{\"castaway\":\"Marcus Delacroix\",\"points\":16},{\"castaway\":\"Nadia Rahimi\",\"points\":8},{\"castaway\":\"Osmund Bell\",\"points\":10},{\"castaway\":\"Priya Venkataraman\",\"points\":7},{\"castaway\":\"Quill Sandoval\",\"points\":18},{\"castaway\":\"Rosalind Achterberg\",\"points\":30}]"},
{"id":"46d518f1-6da0-48e9-a064-b72ce5408ddd","at":"2026-11-26T13:02:11.938+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"c5d18107-bc0e-42de-abdc-b5e9719cd223","target_name":"Week 3","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"7a4313d0-a571-4c74-a261-34a2ff82048d","at":"2026-11-26T13:02:11.938+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"d91584e5-a30e-44ea-8bac-b67a50b653cd","target_name":"Week 4","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-05T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-26T14:02:07.797Z\"}"},
{"id":"65757f66-c9ba-4af3-b39d-39eba078504d","at":"2026-11-26T13:02:12.361+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"d91584e5-a30e-44ea-8bac-b67a50b653cd","target_name":"Week 4","before_json":"{\"picksCloseAt\":\"2026-11-26T14:02:07.797Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-12T01:00:00.000Z\"}"},
{"id":"d819e023-7462-4c24-9ce5-4d4279836508","at":"2026-11-26T13:02:12.543+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"0abc1751-005a-42dd-a291-1c041951024b","target_name":"Finn Aldaine","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":4}"},
{"id":"37fc8d20-89db-4bf3-99a1-b1ac90e186d4","at":"2026-11-26T13:02:12.966+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"ebac0f0f-37e3-4218-8f7c-41fabecd3ef4","target_name":"Week 5","before_json":"{\"picksCloseAt\":\"2026-11-26T14:02:07.797Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-19T01:00:00.000Z\"}"},
{"id":"80b4a11b-0682-4c03-8dd4-0dcfebdf5010","at":"2026-11-26T13:02:13.05+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"5","target_name":"Week 5","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Goldie Tran\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Lottie Abernathy\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":1},{\"castaway\":\"Bram Okafor\",\"points\":2},{\"castaway\":\"Celia Marchetti\",\"points\":20},{\"castaway\":\"Dashiell Pike\",\"points\":29},{\"castaway\":\"Esperanza Luna\",\"points\":27},{\"castaway\":\"Goldie Tran\",\"points\":4},{\"castaway\":\"Hollis Whitcombe\",\"points\":24},{\"castaway\":\"Ines Caldeira\",\"points\":21},{\"castaway\":\"Jasper Nyqvist\",\"points\":9},{\"castaway\":\"Keoni Palakiko\",\"points\":27},{\"castaway\":\"Lottie Abernathy\",\"points\":6},{\"castaway\":\"Marcus Delacroix\",\"points\":28},{\"castaway\":\"Nadia Rahimi\",\"points\":20},{\"castaway\":\"Osmund Bell\",\"points\":21},{\"castaway\":\"Priya Venkataraman\",\"points\":2},{\"castaway\":\"Quill Sandoval\",\"points\":29}]"},
{"id":"0ba64125-adc5-4494-89ce-885f040f5f60","at":"2026-11-26T13:02:13.189+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"414656bd-b64b-483b-8c69-da545605cfdd","target_name":"Week 6","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-19T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-26T14:02:07.797Z\"}"},
{"id":"2df7fa07-0118-423f-8e9b-71114027b838","at":"2026-11-26T13:02:13.189+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"ebac0f0f-37e3-4218-8f7c-41fabecd3ef4","target_name":"Week 5","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"69c9084d-daf4-4e7f-a4a2-08f293da03fd","at":"2026-11-26T13:02:13.741+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"6","target_name":"Week 6","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Goldie Tran\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":9},{\"castaway\":\"Bram Okafor\",\"points\":29},{\"castaway\":\"Celia Marchetti\",\"points\":3},{\"castaway\":\"Dashiell Pike\",\"points\":0},{\"castaway\":\"Esperanza Luna\",\"points\":11},{\"castaway\":\"Goldie Tran\",\"points\":16},{\"castaway\":\"Hollis Whitcombe\",\"points\":9},{\"castaway\":\"Ines Caldeira\",\"points\":16},{\"castaway\":\"Jasper Nyqvist\",\"points\":26},{\"castaway\":\"Keoni Palakiko\",\"points\":23},{\"castaway\":\"Marcus Delacroix\",\"points\":25},{\"castaway\":\"Nadia Rahimi\",\"points\":10},{\"castaway\":\"Osmund Bell\",\"points\":29},{\"castaway\":\"Priya Venkataraman\",\"points\":13},{\"castaway\":\"Quill Sandoval\",\"points\":18}]"},
{"id":"abbb285f-7988-432c-a4d1-c53d6cc1260e","at":"2026-11-26T13:02:13.864+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"cf57ed97-8b00-498d-8539-5b38985fc642","target_name":"Week 7","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-26T13:02:07.797Z\",\"picksCloseAt\":\"2026-12-03T01:00:00.000Z\"}"},
{"id":"ba79cfc9-a73b-4577-a0f9-87579df88e5d","at":"2026-11-26T13:02:13.864+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"414656bd-b64b-483b-8c69-da545605cfdd","target_name":"Week 6","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"22dab76c-c4d5-4484-a060-18aae6a1b94e","at":"2026-11-26T13:02:16.46+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"announcement.created","target_type":"announcement","target_id":"34d63f16-a606-4a08-9c0d-fb091bbaded6","target_name":"Welcome to the season","before_json":"","after_json":"{\"title\":\"Welcome to the season\",\"body\":\"Rankings are in, the draft is done, and thirteen episodes lie ahead. Good luck, everybody!\",\"expiresAt\":null}"},
{"id":"0382339e-2c5f-49e3-b5d7-fa7612695872","at":"2026-11-26T13:02:16.491+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"announcement.created","target_type":"announcement","target_id":"5375a620-4bfa-4903-8006-28556de7d5a1","target_name":"The tribes have been shuffled","before_json":"","after_json":"{\"title\":\"The tribes have been shuffled\",\"body\":\"New buffs, new camps, same torches. Have a look at your castaways before you pick this week.\",\"expiresAt\":null}"},
{"id":"6fe4b5e0-c524-4410-81b3-0504b3bb8553","at":"2026-11-26T13:02:16.556+00:00","actor_id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","actor_name":"League Admin","action":"sms.blast-sent","target_type":"blast","target_id":"9d99d24d-22f3-4bbc-b6ce-e0fb0ad68551","target_name":"Hello {name}! Week {week} is open. Pick your castaway before","before_json":"","after_json":"{\"recipients\":8,\"filter\":\"all\",\"message\":\"Hello {name}! Week {week} is open. Pick your castaway before {deadline}.\"}"}
]$rows$);
insert into copied.castaways (id, name, tribe, eliminated) overriding system value select id, name, tribe, eliminated from
json_populate_recordset(null::copied.castaways, $rows$[
{"id":"db767843-5077-472a-a420-31dbbd895be1","name":"Anouk Verhoeven","tribe":"Maravu","eliminated":false},
{"id":"471ac0bd-b3b1-47c2-a79c-5c4f91876356","name":"Bram Okafor","tribe":"Maravu","eliminated":false},
{"id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","name":"Celia Marchetti","tribe":"Maravu","eliminated":false},
{"id":"2d51d7d7-7786-459b-9576-63a38b93adf1","name":"Esperanza Luna","tribe":"Maravu","eliminated":false},
{"id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","name":"Goldie Tran","tribe":"Tolani","eliminated":false},
{"id":"4d914738-8536-49d4-a338-76ca1979423a","name":"Hollis Whitcombe","tribe":"Tolani","eliminated":false},
{"id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","name":"Ines Caldeira","tribe":"Tolani","eliminated":false},
{"id":"13d77df5-bef6-4b49-bdf6-4200b063acb1","name":"Jasper Nyqvist","tribe":"Tolani","eliminated":false},
{"id":"2c58c093-aec2-4957-a06d-8a91c605460e","name":"Keoni Palakiko","tribe":"Tolani","eliminated":false},
{"id":"21f467a2-db82-444d-83ed-907fcfda80c0","name":"Marcus Delacroix","tribe":"Kesso","eliminated":false},
{"id":"c0ad3d0e-2306-4565-a5f5-f0b850e54e4d","name":"Nadia Rahimi","tribe":"Kesso","eliminated":false},
{"id":"7f2eac3e-2bed-4e35-9514-39dfdd2b2316","name":"Osmund Bell","tribe":"Kesso","eliminated":false},
{"id":"6836e769-069f-4126-862e-3d66bb774dfb","name":"Priya Venkataraman","tribe":"Kesso","eliminated":false},
{"id":"afebfc7a-f29e-457d-89e2-8e505dc1ee16","name":"Quill Sandoval","tribe":"Kesso","eliminated":false},
{"id":"b71dee22-d1b3-4330-ae7a-1bc4fcff8462","name":"Rosalind Achterberg","tribe":"Kesso","eliminated":true},
{"id":"0abc1751-005a-42dd-a291-1c041951024b","name":"Finn Aldaine","tribe":"Maravu","eliminated":true},
{"id":"0089007b-c347-4c57-9460-aff36efd8010","name":"Lottie Abernathy","tribe":"Tolani","eliminated":true},
{"id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","name":"Dashiell Pike","tribe":"Maravu","eliminated":true}
]$rows$);
insert into copied.fills (shape, filled_at) overriding system value select shape, filled_at from
json_populate_recordset(null::copied.fills, $rows$[
{"shape":"6682d776","filled_at":"2026-11-26T13:02:06.866003+00:00"}
]$rows$);
insert into copied.picks (id, user_id, week_number, castaway_id, is_auto_selected, submitted_at) overriding system value select id, user_id, week_number, castaway_id, is_auto_selected, submitted_at from
json_populate_recordset(null::copied.picks, $rows$[
{"id":"3bc9c3b9-7908-4a89-ad64-01619dca3f48","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","week_number":7,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a","is_auto_selected":false,"submitted_at":"2026-11-26T13:02:07.797+00:00"},
{"id":"6bb20e7f-2a88-4c0b-b7d3-291fcedca903","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","week_number":4,"castaway_id":"21f467a2-db82-444d-83ed-907fcfda80c0","is_auto_selected":false,"submitted_at":"2026-11-06T01:47:42.762+00:00"},
{"id":"84395763-8bc7-465c-b90a-ab1cf0b3da10","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","week_number":5,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","is_auto_selected":false,"submitted_at":"2026-11-16T04:51:01.048+00:00"},
{"id":"a91942d0-5db4-4f61-8756-a8a2b8d8b950","user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","week_number":6,"castaway_id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","is_auto_selected":false,"submitted_at":"2026-11-24T17:40:21.647+00:00"},
{"id":"a965ae94-4ffe-4995-8122-8906ed8bf6d6","user_id":"484c54d4-9872-4926-be74-916d676b20e8","week_number":4,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","is_auto_selected":false,"submitted_at":"2026-11-06T18:06:16.096+00:00"},
{"id":"ab6f9154-5f2c-4a0d-ae56-dad8196488a8","user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","week_number":4,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","is_auto_selected":false,"submitted_at":"2026-11-10T19:54:10.127+00:00"},
{"id":"b783156b-331d-4086-ad59-f7ee76c116a2","user_id":"33824866-179e-427b-bc7f-c19ca90662cc","week_number":4,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","is_auto_selected":false,"submitted_at":"2026-11-06T16:48:14.176+00:00"},
{"id":"cbe3dd6f-8f80-4856-9824-76bd9653cc15","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","week_number":6,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","is_auto_selected":false,"submitted_at":"2026-11-25T02:40:53.63+00:00"},
{"id":"d08374ee-6182-49fb-9fe9-c30dfdd96700","user_id":"33824866-179e-427b-bc7f-c19ca90662cc","week_number":3,"castaway_id":"471ac0bd-b3b1-47c2-a79c-5c4f91876356","is_auto_selected":true,"submitted_at":"2026-11-05T01:00:02+00:00"},
{"id":"ecaca9ed-ba18-47c1-bdcb-e72c95e992b0","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","week_number":4,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","is_auto_selected":false,"submitted_at":"2026-11-07T14:45:32.062+00:00"},
{"id":"098bc811-a577-4775-97ab-931cd57431b1","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","week_number":5,"castaway_id":"21f467a2-db82-444d-83ed-907fcfda80c0","is_auto_selected":false,"submitted_at":"2026-11-16T15:42:20.845+00:00"},
{"id":"1e635957-9078-4a94-a23d-5fd2d2ead2a0","user_id":"33824866-179e-427b-bc7f-c19ca90662cc","week_number":6,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","is_auto_selected":false,"submitted_at":"2026-11-21T14:05:33.995+00:00"},
{"id":"2094152c-2671-403c-b4e1-d3d11bb44d65","user_id":"33824866-179e-427b-bc7f-c19ca90662cc","week_number":7,"castaway_id":"471ac0bd-b3b1-47c2-a79c-5c4f91876356","is_auto_selected":false,"submitted_at":"2026-11-26T13:02:07.797+00:00"},
{"id":"4803311f-f8cf-41e6-9577-ca7590b2b52d","user_id":"33824866-179e-427b-bc7f-c19ca90662cc","week_number":5,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","is_auto_selected":false,"submitted_at":"2026-11-18T09:34:59.46+00:00"},
{"id":"768b320d-7d4d-40a9-a17d-d1f3deaf3370","user_id":"484c54d4-9872-4926-be74-916d676b20e8","week_number":5,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","is_auto_selected":false,"submitted_at":"2026-11-12T18:55:09.298+00:00"},
{"id":"7ff45dec-6ec0-401a-a55b-04607af178ea","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","week_number":3,"castaway_id":"b71dee22-d1b3-4330-ae7a-1bc4fcff8462","is_auto_selected":false,"submitted_at":"2026-11-04T21:58:51.32+00:00"},
{"id":"aefc2acc-7c96-4810-b301-23e1330bc8f4","user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","week_number":5,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","is_auto_selected":false,"submitted_at":"2026-11-16T19:45:57.286+00:00"},
{"id":"e7c1c138-c97f-43ef-a8e9-71d334b5023c","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","week_number":6,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","is_auto_selected":false,"submitted_at":"2026-11-25T10:49:31.185+00:00"},
{"id":"f842c0d9-8b2d-4a88-ada5-5519be74ec21","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","week_number":5,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","is_auto_selected":false,"submitted_at":"2026-11-15T07:52:55.515+00:00"},
{"id":"fea62e4b-f450-4081-a406-71e04e2669b0","user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","week_number":3,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","is_auto_selected":false,"submitted_at":"2026-11-03T21:08:02.72+00:00"},
{"id":"1b79678f-f64a-422a-894c-5ab1a19c0e9c","user_id":"484c54d4-9872-4926-be74-916d676b20e8","week_number":3,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","is_auto_selected":true,"submitted_at":"2026-11-05T01:00:02+00:00"},
{"id":"26ebe886-1971-4f51-b58b-712046d340ab","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","week_number":6,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1","is_auto_selected":false,"submitted_at":"2026-11-20T20:51:52.323+00:00"},
{"id":"466f00c3-d55d-4040-b190-e0cc9f7f64c5","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","week_number":4,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1","is_auto_selected":false,"submitted_at":"2026-11-09T04:10:50.636+00:00"},
{"id":"68b4c9af-ea64-4e29-909a-7e1d80819772","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","week_number":3,"castaway_id":"0089007b-c347-4c57-9460-aff36efd8010","is_auto_selected":false,"submitted_at":"2026-11-01T19:57:00.831+00:00"},
{"id":"95167cc0-5f56-48b2-b848-4cb963a240b5","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","week_number":6,"castaway_id":"afebfc7a-f29e-457d-89e2-8e505dc1ee16","is_auto_selected":false,"submitted_at":"2026-11-20T06:40:11.823+00:00"},
{"id":"9bc8f276-b6c5-45ca-a3d6-fb8cc580b191","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","week_number":3,"castaway_id":"0abc1751-005a-42dd-a291-1c041951024b","is_auto_selected":false,"submitted_at":"2026-11-04T04:47:04.275+00:00"},
{"id":"a0e94f23-43e5-4f3a-accf-418052cfb8d1","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","week_number":5,"castaway_id":"c0ad3d0e-2306-4565-a5f5-f0b850e54e4d","is_auto_selected":false,"submitted_at":"2026-11-13T20:18:16.018+00:00"},
{"id":"b41723cb-9063-4681-9c6e-3a9f73e0c9c0","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","week_number":4,"castaway_id":"c0ad3d0e-2306-4565-a5f5-f0b850e54e4d","is_auto_selected":false,"submitted_at":"2026-11-09T13:32:27.353+00:00"},
{"id":"bc9b4540-3602-45f4-88bd-b24d1d0e3249","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","week_number":5,"castaway_id":"7f2eac3e-2bed-4e35-9514-39dfdd2b2316","is_auto_selected":false,"submitted_at":"2026-11-17T16:02:35.439+00:00"},
{"id":"e3477954-8a61-4d95-b308-b513836df508","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","week_number":5,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a","is_auto_selected":false,"submitted_at":"2026-11-15T15:00:08.565+00:00"},
{"id":"16a601ed-6d4f-4a33-8d7f-bd39d6eb2b86","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","week_number":6,"castaway_id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","is_auto_selected":true,"submitted_at":"2026-11-26T01:00:02+00:00"},
{"id":"1ef0a605-7b85-4140-b016-7bde2c626359","user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","week_number":3,"castaway_id":"afebfc7a-f29e-457d-89e2-8e505dc1ee16","is_auto_selected":true,"submitted_at":"2026-11-05T01:00:02+00:00"},
{"id":"294edb5c-2127-4cfe-85cc-8a3d94bd5479","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","week_number":4,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a","is_auto_selected":false,"submitted_at":"2026-11-08T21:04:42.047+00:00"},
{"id":"4db0233c-c157-497c-b243-b8dca3552afd","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","week_number":7,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","is_auto_selected":false,"submitted_at":"2026-11-26T13:02:07.797+00:00"},
{"id":"70ddcdfa-9373-4cf9-9ace-882c5d1442c4","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","week_number":6,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","is_auto_selected":false,"submitted_at":"2026-11-20T16:30:14.396+00:00"},
{"id":"f49b78b8-6d70-497e-9ce5-1c86b579f3b8","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","week_number":6,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","is_auto_selected":false,"submitted_at":"2026-11-25T13:57:43.594+00:00"},
{"id":"0d667ef4-5930-48ca-a86a-dc337fce1dfc","user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","week_number":6,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a","is_auto_selected":false,"submitted_at":"2026-11-23T17:27:45.135+00:00"},
{"id":"35b24988-da84-44a4-993f-1ba9a0624a4e","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","week_number":3,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","is_auto_selected":false,"submitted_at":"2026-10-30T21:26:55.294+00:00"},
{"id":"45e11285-eae2-4393-a459-0b5802af9e0b","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","week_number":7,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1","is_auto_selected":false,"submitted_at":"2026-11-26T13:02:07.797+00:00"},
{"id":"6d57cd63-bfe5-45f8-a6e7-cd7c9c6ff8bd","user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","week_number":4,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1","is_auto_selected":false,"submitted_at":"2026-11-08T14:38:32.581+00:00"},
{"id":"6dd8a09d-68ca-4c81-951c-fddbc4e2450b","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","week_number":4,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","is_auto_selected":false,"submitted_at":"2026-11-07T11:35:16.728+00:00"},
{"id":"96870537-e4d5-4d7c-87b0-5c7ebf3f5eeb","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","week_number":4,"castaway_id":"7f2eac3e-2bed-4e35-9514-39dfdd2b2316","is_auto_selected":false,"submitted_at":"2026-11-11T11:37:06.681+00:00"},
{"id":"e65af4c3-2dd9-4500-ab28-8927be884bd9","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","week_number":7,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","is_auto_selected":false,"submitted_at":"2026-11-26T13:02:07.797+00:00"},
{"id":"f3bd89f7-4ab2-460d-a134-cff514fa959b","user_id":"6829917c-1514-4967-b53c-ba312340e6d3","week_number":3,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","is_auto_selected":false,"submitted_at":"2026-10-31T02:42:57.139+00:00"},
{"id":"0fb2447e-d42d-4ef7-8a71-feb063bba1e5","user_id":"98e58088-a841-485d-8879-7054a7ec5c28","week_number":5,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1","is_auto_selected":false,"submitted_at":"2026-11-16T20:53:32.839+00:00"},
{"id":"26df5592-7a4e-41ab-b4d1-c42bff6bad7e","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","week_number":7,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","is_auto_selected":false,"submitted_at":"2026-11-26T13:02:07.797+00:00"},
{"id":"54856e3d-8e5a-4ec9-9cec-6079645c4b7d","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","week_number":7,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","is_auto_selected":false,"submitted_at":"2026-11-26T13:02:07.797+00:00"},
{"id":"8c0357ac-81d1-451c-af12-186ef83fcd56","user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","week_number":7,"castaway_id":"2c58c093-aec2-4957-a06d-8a91c605460e","is_auto_selected":false,"submitted_at":"2026-11-26T13:02:07.797+00:00"},
{"id":"a813aca7-72f1-4975-9048-0010088867fd","user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","week_number":3,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1","is_auto_selected":false,"submitted_at":"2026-11-03T13:50:51.979+00:00"},
{"id":"d4eb0f48-aed4-4cc4-9a6a-b1831df7be9e","user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","week_number":3,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","is_auto_selected":false,"submitted_at":"2026-11-01T17:51:39.147+00:00"},
{"id":"fcc26077-b245-403c-b1ae-09052d1cf1fa","user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","week_number":6,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","is_auto_selected":false,"submitted_at":"2026-11-22T22:16:32.815+00:00"},
{"id":"a19da940-7c54-4a3d-97ab-119d3ad9801f","user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","week_number":4,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","is_auto_selected":false,"submitted_at":"2026-11-09T14:40:47.686+00:00"},
{"id":"d775cf55-712b-48e8-bdec-94753e121e78","user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","week_number":5,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","is_auto_selected":false,"submitted_at":"2026-11-18T06:49:59.108+00:00"},
{"id":"e11901b6-de9f-4f98-9e8d-060972058ea3","user_id":"484c54d4-9872-4926-be74-916d676b20e8","week_number":7,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","is_auto_selected":false,"submitted_at":"2026-11-26T13:02:07.797+00:00"},
{"id":"e70f0f7b-3ace-444e-b4b5-7ffabd475228","user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","week_number":3,"castaway_id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","is_auto_selected":false,"submitted_at":"2026-10-31T05:21:49.154+00:00"},
{"id":"ed4bfab3-8beb-41f7-905d-94f60391c394","user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","week_number":7,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1","is_auto_selected":false,"submitted_at":"2026-11-26T13:02:07.797+00:00"},
{"id":"f38b6f65-8549-424c-946f-bd702e004162","user_id":"484c54d4-9872-4926-be74-916d676b20e8","week_number":6,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","is_auto_selected":false,"submitted_at":"2026-11-24T17:09:56.495+00:00"},
{"id":"ff9ac9ab-512c-4e6a-8ff1-a585cc7f9a47","user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","week_number":5,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1","is_auto_selected":false,"submitted_at":"2026-11-14T20:55:48.916+00:00"}
]$rows$);
insert into copied.rosters (user_id, rankings_submitted_at, castaway_ids) overriding system value select user_id, rankings_submitted_at, castaway_ids from
json_populate_recordset(null::copied.rosters, $rows$[
{"user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","rankings_submitted_at":"2026-11-26T13:02:10.605+00:00","castaway_ids":["afebfc7a-f29e-457d-89e2-8e505dc1ee16","c0ad3d0e-2306-4565-a5f5-f0b850e54e4d"]},
{"user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","rankings_submitted_at":"2026-11-26T13:02:09.997+00:00","castaway_ids":["f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","7f2eac3e-2bed-4e35-9514-39dfdd2b2316"]},
{"user_id":"98e58088-a841-485d-8879-7054a7ec5c28","rankings_submitted_at":"2026-11-26T13:02:10.076+00:00","castaway_ids":["0089007b-c347-4c57-9460-aff36efd8010","db767843-5077-472a-a420-31dbbd895be1"]},
{"user_id":"484c54d4-9872-4926-be74-916d676b20e8","rankings_submitted_at":"2026-11-26T13:02:10.561+00:00","castaway_ids":["c349397f-d4fc-4bd4-8a36-c709dc078e57","b71dee22-d1b3-4330-ae7a-1bc4fcff8462"]},
{"user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","rankings_submitted_at":"2026-11-26T13:02:10.129+00:00","castaway_ids":["27c72c4e-1b57-4503-a0b6-beb23d71945e","2d51d7d7-7786-459b-9576-63a38b93adf1"]},
{"user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","rankings_submitted_at":"2026-11-26T13:02:10.451+00:00","castaway_ids":["0abc1751-005a-42dd-a291-1c041951024b","6836e769-069f-4126-862e-3d66bb774dfb"]},
{"user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","rankings_submitted_at":"2026-11-26T13:02:10.404+00:00","castaway_ids":["2d51d7d7-7786-459b-9576-63a38b93adf1","b71dee22-d1b3-4330-ae7a-1bc4fcff8462"]},
{"user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","rankings_submitted_at":"2026-11-26T13:02:10.186+00:00","castaway_ids":["4d914738-8536-49d4-a338-76ca1979423a","0abc1751-005a-42dd-a291-1c041951024b"]},
{"user_id":"33824866-179e-427b-bc7f-c19ca90662cc","rankings_submitted_at":"2026-11-26T13:02:10.512+00:00","castaway_ids":["471ac0bd-b3b1-47c2-a79c-5c4f91876356","6836e769-069f-4126-862e-3d66bb774dfb"]},
{"user_id":"6829917c-1514-4967-b53c-ba312340e6d3","rankings_submitted_at":"2026-11-26T13:02:10.243+00:00","castaway_ids":["21f467a2-db82-444d-83ed-907fcfda80c0","27c72c4e-1b57-4503-a0b6-beb23d71945e"]},
{"user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","rankings_submitted_at":"2026-11-26T13:02:10.293+00:00","castaway_ids":["2c58c093-aec2-4957-a06d-8a91c605460e","3ba7aae3-036d-4d69-a980-55cb1e7fcd6f"]},
{"user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","rankings_submitted_at":"2026-11-26T13:02:10.351+00:00","castaway_ids":["13d77df5-bef6-4b49-bdf6-4200b063acb1","f9842c52-7f50-4ab1-ad6f-958c1d7c7e45"]}
]$rows$);
insert into copied.scored_weeks (week_number, points) overriding system value select week_number, points from
json_populate_recordset(null::copied.scored_weeks, $rows$[
{"week_number":3,"points":[{"points": 20, "castawayId": "db767843-5077-472a-a420-31dbbd895be1"}, {"points": 23, "castawayId": "471ac0bd-b3b1-47c2-a79c-5c4f91876356"}, {"points": 14, "castawayId": "c349397f-d4fc-4bd4-8a36-c709dc078e57"}, {"points": 30, "castawayId": "f9842c52-7f50-4ab1-ad6f-958c1d7c7e45"}, {"points": 14, "castawayId": "2d51d7d7-7786-459b-9576-63a38b93adf1"}, {"points": 27, "castawayId": "0abc1751-005a-42dd-a291-1c041951024b"}, {"points": 28, "castawayId": "3ba7aae3-036d-4d69-a980-55cb1e7fcd6f"}, {"points": 15, "castawayId": "4d914738-8536-49d4-a338-76ca1979423a"}, {"points": 8, "castawayId": "27c72c4e-1b57-4503-a0b6-beb23d71945e"}, {"points": 15, "castawayId": "13d77df5-bef6-4b49-bdf6-4200b063acb1"}, {"points": 26, "castawayId": "2c58c093-aec2-4957-a06d-8a91c605460e"}, {"points": 30, "castawayId": "0089007b-c347-4c57-9460-aff36efd8010"}, {"points": 16, "castawayId": "21f467a2-db82-444d-83ed-907fcfda80c0"}, {"points": 8, "castawayId": "c0ad3d0e-2306-4565-a5f5-f0b850e54e4d"}, {"points": 10, "castawayId": "7f2eac3e-2bed-4e35-9514-39dfdd2b2316"}, {"points": 7, "castawayId": "6836e769-069f-4126-862e-3d66bb774dfb"}, {"points": 18, "castawayId": "afebfc7a-f29e-457d-89e2-8e505dc1ee16"}, {"points": 30, "castawayId": "b71dee22-d1b3-4330-ae7a-1bc4fcff8462"}]},
{"week_number":4,"points":[{"points": 13, "castawayId": "db767843-5077-472a-a420-31dbbd895be1"}, {"points": 11, "castawayId": "471ac0bd-b3b1-47c2-a79c-5c4f91876356"}, {"points": 4, "castawayId": "c349397f-d4fc-4bd4-8a36-c709dc078e57"}, {"points": 9, "castawayId": "f9842c52-7f50-4ab1-ad6f-958c1d7c7e45"}, {"points": 18, "castawayId": "2d51d7d7-7786-459b-9576-63a38b93adf1"}, {"points": 25, "castawayId": "0abc1751-005a-42dd-a291-1c041951024b"}, {"points": 23, "castawayId": "3ba7aae3-036d-4d69-a980-55cb1e7fcd6f"}, {"points": 1, "castawayId": "4d914738-8536-49d4-a338-76ca1979423a"}, {"points": 24, "castawayId": "27c72c4e-1b57-4503-a0b6-beb23d71945e"}, {"points": 5, "castawayId": "13d77df5-bef6-4b49-bdf6-4200b063acb1"}, {"points": 7, "castawayId": "2c58c093-aec2-4957-a06d-8a91c605460e"}, {"points": 8, "castawayId": "0089007b-c347-4c57-9460-aff36efd8010"}, {"points": 8, "castawayId": "21f467a2-db82-444d-83ed-907fcfda80c0"}, {"points": 25, "castawayId": "c0ad3d0e-2306-4565-a5f5-f0b850e54e4d"}, {"points": 26, "castawayId": "7f2eac3e-2bed-4e35-9514-39dfdd2b2316"}, {"points": 19, "castawayId": "6836e769-069f-4126-862e-3d66bb774dfb"}, {"points": 6, "castawayId": "afebfc7a-f29e-457d-89e2-8e505dc1ee16"}]},
{"week_number":5,"points":[{"points": 1, "castawayId": "db767843-5077-472a-a420-31dbbd895be1"}, {"points": 2, "castawayId": "471ac0bd-b3b1-47c2-a79c-5c4f91876356"}, {"points": 20, "castawayId": "c349397f-d4fc-4bd4-8a36-c709dc078e57"}, {"points": 29, "castawayId": "f9842c52-7f50-4ab1-ad6f-958c1d7c7e45"}, {"points": 27, "castawayId": "2d51d7d7-7786-459b-9576-63a38b93adf1"}, {"points": 4, "castawayId": "3ba7aae3-036d-4d69-a980-55cb1e7fcd6f"}, {"points": 24, "castawayId": "4d914738-8536-49d4-a338-76ca1979423a"}, {"points": 21, "castawayId": "27c72c4e-1b57-4503-a0b6-beb23d71945e"}, {"points": 9, "castawayId": "13d77df5-bef6-4b49-bdf6-4200b063acb1"}, {"points": 27, "castawayId": "2c58c093-aec2-4957-a06d-8a91c605460e"}, {"points": 6, "castawayId": "0089007b-c347-4c57-9460-aff36efd8010"}, {"points": 28, "castawayId": "21f467a2-db82-444d-83ed-907fcfda80c0"}, {"points": 20, "castawayId": "c0ad3d0e-2306-4565-a5f5-f0b850e54e4d"}, {"points": 21, "castawayId": "7f2eac3e-2bed-4e35-9514-39dfdd2b2316"}, {"points": 2, "castawayId": "6836e769-069f-4126-862e-3d66bb774dfb"}, {"points": 29, "castawayId": "afebfc7a-f29e-457d-89e2-8e505dc1ee16"}]},
{"week_number":6,"points":[{"points": 9, "castawayId": "db767843-5077-472a-a420-31dbbd895be1"}, {"points": 29, "castawayId": "471ac0bd-b3b1-47c2-a79c-5c4f91876356"}, {"points": 3, "castawayId": "c349397f-d4fc-4bd4-8a36-c709dc078e57"}, {"points": 0, "castawayId": "f9842c52-7f50-4ab1-ad6f-958c1d7c7e45"}, {"points": 11, "castawayId": "2d51d7d7-7786-459b-9576-63a38b93adf1"}, {"points": 16, "castawayId": "3ba7aae3-036d-4d69-a980-55cb1e7fcd6f"}, {"points": 9, "castawayId": "4d914738-8536-49d4-a338-76ca1979423a"}, {"points": 16, "castawayId": "27c72c4e-1b57-4503-a0b6-beb23d71945e"}, {"points": 26, "castawayId": "13d77df5-bef6-4b49-bdf6-4200b063acb1"}, {"points": 23, "castawayId": "2c58c093-aec2-4957-a06d-8a91c605460e"}, {"points": 25, "castawayId": "21f467a2-db82-444d-83ed-907fcfda80c0"}, {"points": 10, "castawayId": "c0ad3d0e-2306-4565-a5f5-f0b850e54e4d"}, {"points": 29, "castawayId": "7f2eac3e-2bed-4e35-9514-39dfdd2b2316"}, {"points": 13, "castawayId": "6836e769-069f-4126-862e-3d66bb774dfb"}, {"points": 18, "castawayId": "afebfc7a-f29e-457d-89e2-8e505dc1ee16"}]}
]$rows$);
insert into copied.season (id, first_pick_week, episodes) overriding system value select id, first_pick_week, episodes from
json_populate_recordset(null::copied.season, $rows$[
{"id":"season","first_pick_week":3,"episodes":13}
]$rows$);
insert into copied.users (id, name, is_admin) overriding system value select id, name, is_admin from
json_populate_recordset(null::copied.users, $rows$[
{"id":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","name":"League Admin","is_admin":true},
{"id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","name":"Coral Whitfield","is_admin":false},
{"id":"98e58088-a841-485d-8879-7054a7ec5c28","name":"Dune Marlowe","is_admin":false},
{"id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","name":"Ember Castellan","is_admin":false},
{"id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","name":"Fern Okonjo","is_admin":false},
{"id":"6829917c-1514-4967-b53c-ba312340e6d3","name":"Gale Rutherford","is_admin":false},
{"id":"9479db03-b435-4022-9901-9fb4f774f9ac","name":"Harbor Lindqvist","is_admin":false},
{"id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","name":"Indigo Farrow","is_admin":false},
{"id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","name":"Juniper Vale","is_admin":false},
{"id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","name":"Koa Brightwater","is_admin":false},
{"id":"33824866-179e-427b-bc7f-c19ca90662cc","name":"Lagoon Petrov","is_admin":false},
{"id":"484c54d4-9872-4926-be74-916d676b20e8","name":"Maris Delgado","is_admin":false},
{"id":"eb89577b-5603-484f-be87-9da2b5a85d73","name":"Nova Tremblay","is_admin":false}
]$rows$);
insert into copied.versions (topic, key, version, previous) overriding system value select topic, key, version, previous from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"7a4bd6e9-bc65-4285-a9f5-a044a045450f","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"db767843-5077-472a-a420-31dbbd895be1","version":1,"previous":null},
{"topic":"league.audit.v1","key":"68c10162-ecd8-4b74-b1bc-4b4dc7ee910e","version":1,"previous":null},
{"topic":"league.audit.v1","key":"060509b8-4ce2-47ac-9a79-3e8ae32b6d73","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"471ac0bd-b3b1-47c2-a79c-5c4f91876356","version":1,"previous":null},
{"topic":"league.audit.v1","key":"abba9e3a-67a8-4002-9e80-4bbe1aa4cbe4","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"c349397f-d4fc-4bd4-8a36-c709dc078e57","version":1,"previous":null},
{"topic":"league.audit.v1","key":"0a010f8d-5a51-4271-824b-fe21d0205cb9","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"2d51d7d7-7786-459b-9576-63a38b93adf1","version":1,"previous":null},
{"topic":"league.audit.v1","key":"2dd7d500-741b-4f05-a8af-ce395a51f9c3","version":1,"previous":null},
{"topic":"league.audit.v1","key":"067eeb7b-c06b-4c7c-9720-94417ab420d1","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","version":1,"previous":null},
{"topic":"league.audit.v1","key":"6fb9ab28-0ba7-4e18-931e-ce60ea663c56","version":1,"previous":null},
{"topic":"league.audit.v1","key":"362f624c-4852-4f51-bec5-abb3db14d7e7","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"4d914738-8536-49d4-a338-76ca1979423a","version":1,"previous":null},
{"topic":"league.audit.v1","key":"cf809608-acc3-4992-90db-a24e878c786a","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"27c72c4e-1b57-4503-a0b6-beb23d71945e","version":1,"previous":null},
{"topic":"league.audit.v1","key":"2b71fb40-f09e-42e8-88fc-1cdef2230164","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"13d77df5-bef6-4b49-bdf6-4200b063acb1","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"2c58c093-aec2-4957-a06d-8a91c605460e","version":1,"previous":null},
{"topic":"league.audit.v1","key":"ebd6b2a9-2ee4-42e5-8529-450e2665b81d","version":1,"previous":null},
{"topic":"league.audit.v1","key":"be49763a-5127-454c-aa38-ddce4a80b205","version":1,"previous":null},
{"topic":"league.audit.v1","key":"f72a2095-d98b-4c12-95fa-46ccfec80a8d","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"21f467a2-db82-444d-83ed-907fcfda80c0","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"c0ad3d0e-2306-4565-a5f5-f0b850e54e4d","version":1,"previous":null},
{"topic":"league.audit.v1","key":"8c83226e-4352-41ac-a1b0-b9bf50edf62e","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"7f2eac3e-2bed-4e35-9514-39dfdd2b2316","version":1,"previous":null},
{"topic":"league.audit.v1","key":"b2e1e44b-3875-4ae7-b192-37e25f14ba86","version":1,"previous":null},
{"topic":"league.audit.v1","key":"a1f2b7fd-f9ce-47d0-a706-69821eb5f2a9","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"6836e769-069f-4126-862e-3d66bb774dfb","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"afebfc7a-f29e-457d-89e2-8e505dc1ee16","version":1,"previous":null},
{"topic":"league.audit.v1","key":"89147251-a249-486f-81ad-1d94f8126473","version":1,"previous":null},
{"topic":"league.audit.v1","key":"6e9075d8-e265-4ea3-bfd2-3831a5f521d6","version":1,"previous":null},
{"topic":"identity.user.v1","key":"9479db03-b435-4022-9901-9fb4f774f9ac","version":1,"previous":null},
{"topic":"identity.user.v1","key":"d903a40b-838d-4d05-a35f-9bb93d4b5266","version":1,"previous":null},
{"topic":"identity.user.v1","key":"33824866-179e-427b-bc7f-c19ca90662cc","version":1,"previous":null},
{"topic":"league.audit.v1","key":"faa1cc2b-6301-4927-acae-9b2590f7080b","version":1,"previous":null},
{"topic":"league.audit.v1","key":"a21fda6c-39ca-4beb-973d-afd95a8ea92a","version":1,"previous":null},
{"topic":"league.roster.v1","key":"eb89577b-5603-484f-be87-9da2b5a85d73","version":2,"previous":1},
{"topic":"league.roster.v1","key":"272672b7-f50d-44a6-bc32-64c166fbbb9a","version":2,"previous":1},
{"topic":"league.roster.v1","key":"98e58088-a841-485d-8879-7054a7ec5c28","version":2,"previous":1},
{"topic":"league.roster.v1","key":"484c54d4-9872-4926-be74-916d676b20e8","version":2,"previous":1},
{"topic":"league.roster.v1","key":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","version":2,"previous":1},
{"topic":"league.roster.v1","key":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","version":2,"previous":1},
{"topic":"league.roster.v1","key":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","version":2,"previous":1},
{"topic":"league.roster.v1","key":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","version":2,"previous":1},
{"topic":"league.roster.v1","key":"33824866-179e-427b-bc7f-c19ca90662cc","version":2,"previous":1},
{"topic":"league.roster.v1","key":"6829917c-1514-4967-b53c-ba312340e6d3","version":2,"previous":1},
{"topic":"league.roster.v1","key":"9479db03-b435-4022-9901-9fb4f774f9ac","version":2,"previous":1},
{"topic":"league.roster.v1","key":"d903a40b-838d-4d05-a35f-9bb93d4b5266","version":2,"previous":1},
{"topic":"league.audit.v1","key":"fd3366cd-b1ba-4b87-9284-12f8ab4dcf43","version":1,"previous":null},
{"topic":"league.season.v1","key":"season","version":2,"previous":1},
{"topic":"league.audit.v1","key":"9b30b32d-81d6-49b1-82af-489fc9194ca3","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"0089007b-c347-4c57-9460-aff36efd8010","version":2,"previous":1},
{"topic":"league.audit.v1","key":"674eb755-13cd-4bff-9d91-4d1c6064a462","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"3","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"ab7cb9d1-f50f-4c0a-8e72-2793f044d30c","version":1,"previous":null},
{"topic":"league.audit.v1","key":"46f0f9e4-4e84-4118-965d-e7968de1c047","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"b71dee22-d1b3-4330-ae7a-1bc4fcff8462","version":2,"previous":1},
{"topic":"league.audit.v1","key":"46d518f1-6da0-48e9-a064-b72ce5408ddd","version":1,"previous":null},
{"topic":"league.audit.v1","key":"7a4313d0-a571-4c74-a261-34a2ff82048d","version":1,"previous":null},
{"topic":"league.week.v1","key":"c5d18107-bc0e-42de-abdc-b5e9719cd223","version":3,"previous":2},
{"topic":"scoring.audit.v1","key":"bbea9314-53a4-42a3-a56d-2eb8c15d7297","version":1,"previous":null},
{"topic":"league.week.v1","key":"d91584e5-a30e-44ea-8bac-b67a50b653cd","version":3,"previous":2},
{"topic":"league.castaway.v1","key":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","version":2,"previous":1},
{"topic":"identity.user.v1","key":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","version":3,"previous":2},
{"topic":"identity.user.v1","key":"272672b7-f50d-44a6-bc32-64c166fbbb9a","version":3,"previous":2},
{"topic":"identity.user.v1","key":"98e58088-a841-485d-8879-7054a7ec5c28","version":3,"previous":2},
{"topic":"identity.user.v1","key":"6829917c-1514-4967-b53c-ba312340e6d3","version":3,"previous":2},
{"topic":"identity.user.v1","key":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","version":3,"previous":2},
{"topic":"identity.user.v1","key":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","version":2,"previous":1},
{"topic":"identity.user.v1","key":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","version":3,"previous":2},
{"topic":"identity.user.v1","key":"484c54d4-9872-4926-be74-916d676b20e8","version":2,"previous":1},
{"topic":"identity.user.v1","key":"eb89577b-5603-484f-be87-9da2b5a85d73","version":2,"previous":1},
{"topic":"league.audit.v1","key":"65757f66-c9ba-4af3-b39d-39eba078504d","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"4","version":1,"previous":null},
{"topic":"league.audit.v1","key":"d819e023-7462-4c24-9ce5-4d4279836508","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"466f00c3-d55d-4040-b190-e0cc9f7f64c5","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"b41723cb-9063-4681-9c6e-3a9f73e0c9c0","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"7ff45dec-6ec0-401a-a55b-04607af178ea","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"fea62e4b-f450-4081-a406-71e04e2669b0","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"6bb20e7f-2a88-4c0b-b7d3-291fcedca903","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"a965ae94-4ffe-4995-8122-8906ed8bf6d6","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"ab6f9154-5f2c-4a0d-ae56-dad8196488a8","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"b783156b-331d-4086-ad59-f7ee76c116a2","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"ecaca9ed-ba18-47c1-bdcb-e72c95e992b0","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"294edb5c-2127-4cfe-85cc-8a3d94bd5479","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"35b24988-da84-44a4-993f-1ba9a0624a4e","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"6d57cd63-bfe5-45f8-a6e7-cd7c9c6ff8bd","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"6dd8a09d-68ca-4c81-951c-fddbc4e2450b","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"96870537-e4d5-4d7c-87b0-5c7ebf3f5eeb","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"a19da940-7c54-4a3d-97ab-119d3ad9801f","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"e70f0f7b-3ace-444e-b4b5-7ffabd475228","version":2,"previous":1},
{"topic":"league.castaway.v1","key":"0abc1751-005a-42dd-a291-1c041951024b","version":2,"previous":1},
{"topic":"league.audit.v1","key":"04e15afe-a586-413b-a645-01fc5e2e3201","version":1,"previous":null},
{"topic":"league.audit.v1","key":"169c6107-edfb-4a19-9ec4-be888683817c","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"5","version":1,"previous":null},
{"topic":"league.audit.v1","key":"75dd362d-b711-4648-82d1-40768821bf90","version":1,"previous":null},
{"topic":"league.audit.v1","key":"3727124b-d616-441a-94b0-00dced20d4da","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"6","version":1,"previous":null},
{"topic":"league.audit.v1","key":"e1d0a5a5-9e2a-4a74-850d-30a4fad3e8b1","version":1,"previous":null},
{"topic":"league.week.v1","key":"414656bd-b64b-483b-8c69-da545605cfdd","version":3,"previous":2},
{"topic":"league.week.v1","key":"cf57ed97-8b00-498d-8539-5b38985fc642","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"1b79678f-f64a-422a-894c-5ab1a19c0e9c","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"26ebe886-1971-4f51-b58b-712046d340ab","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"68b4c9af-ea64-4e29-909a-7e1d80819772","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"95167cc0-5f56-48b2-b848-4cb963a240b5","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"9bc8f276-b6c5-45ca-a3d6-fb8cc580b191","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"e65af4c3-2dd9-4500-ab28-8927be884bd9","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"f3bd89f7-4ab2-460d-a134-cff514fa959b","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"1e635957-9078-4a94-a23d-5fd2d2ead2a0","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"2094152c-2671-403c-b4e1-d3d11bb44d65","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"e7c1c138-c97f-43ef-a8e9-71d334b5023c","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"3bc9c3b9-7908-4a89-ad64-01619dca3f48","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"26df5592-7a4e-41ab-b4d1-c42bff6bad7e","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"54856e3d-8e5a-4ec9-9cec-6079645c4b7d","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"8c0357ac-81d1-451c-af12-186ef83fcd56","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"a91942d0-5db4-4f61-8756-a8a2b8d8b950","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"cbe3dd6f-8f80-4856-9824-76bd9653cc15","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"fcc26077-b245-403c-b1ae-09052d1cf1fa","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"4db0233c-c157-497c-b243-b8dca3552afd","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"70ddcdfa-9373-4cf9-9ace-882c5d1442c4","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"f49b78b8-6d70-497e-9ce5-1c86b579f3b8","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"0d667ef4-5930-48ca-a86a-dc337fce1dfc","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"45e11285-eae2-4393-a459-0b5802af9e0b","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"e11901b6-de9f-4f98-9e8d-060972058ea3","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"ed4bfab3-8beb-41f7-905d-94f60391c394","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"f38b6f65-8549-424c-946f-bd702e004162","version":2,"previous":1},
{"topic":"league.audit.v1","key":"37fc8d20-89db-4bf3-99a1-b1ac90e186d4","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"80b4a11b-0682-4c03-8dd4-0dcfebdf5010","version":1,"previous":null},
{"topic":"league.audit.v1","key":"0ba64125-adc5-4494-89ce-885f040f5f60","version":1,"previous":null},
{"topic":"league.audit.v1","key":"2df7fa07-0118-423f-8e9b-71114027b838","version":1,"previous":null},
{"topic":"league.week.v1","key":"ebac0f0f-37e3-4218-8f7c-41fabecd3ef4","version":3,"previous":2},
{"topic":"scoring.audit.v1","key":"69c9084d-daf4-4e7f-a4a2-08f293da03fd","version":1,"previous":null},
{"topic":"league.audit.v1","key":"abbb285f-7988-432c-a4d1-c53d6cc1260e","version":1,"previous":null},
{"topic":"league.audit.v1","key":"ba79cfc9-a73b-4577-a0f9-87579df88e5d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"a0e94f23-43e5-4f3a-accf-418052cfb8d1","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"bc9b4540-3602-45f4-88bd-b24d1d0e3249","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"e3477954-8a61-4d95-b308-b513836df508","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"098bc811-a577-4775-97ab-931cd57431b1","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"4803311f-f8cf-41e6-9577-ca7590b2b52d","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"768b320d-7d4d-40a9-a17d-d1f3deaf3370","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"aefc2acc-7c96-4810-b301-23e1330bc8f4","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"f842c0d9-8b2d-4a88-ada5-5519be74ec21","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"0fb2447e-d42d-4ef7-8a71-feb063bba1e5","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"84395763-8bc7-465c-b90a-ab1cf0b3da10","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"a813aca7-72f1-4975-9048-0010088867fd","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"d4eb0f48-aed4-4cc4-9a6a-b1831df7be9e","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"d08374ee-6182-49fb-9fe9-c30dfdd96700","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"16a601ed-6d4f-4a33-8d7f-bd39d6eb2b86","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"1ef0a605-7b85-4140-b016-7bde2c626359","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"d775cf55-712b-48e8-bdec-94753e121e78","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"ff9ac9ab-512c-4e6a-8ff1-a585cc7f9a47","version":2,"previous":1},
{"topic":"league.audit.v1","key":"22dab76c-c4d5-4484-a060-18aae6a1b94e","version":1,"previous":null},
{"topic":"league.audit.v1","key":"0382339e-2c5f-49e3-b5d7-fa7612695872","version":1,"previous":null},
{"topic":"sms.audit.v1","key":"6fe4b5e0-c524-4410-81b3-0504b3bb8553","version":1,"previous":null}
]$rows$);
insert into copied.weeks (id, week_number, was_ever_active) overriding system value select id, week_number, was_ever_active from
json_populate_recordset(null::copied.weeks, $rows$[
{"id":"c5d18107-bc0e-42de-abdc-b5e9719cd223","week_number":3,"was_ever_active":true},
{"id":"d91584e5-a30e-44ea-8bac-b67a50b653cd","week_number":4,"was_ever_active":true},
{"id":"ebac0f0f-37e3-4218-8f7c-41fabecd3ef4","week_number":5,"was_ever_active":true},
{"id":"414656bd-b64b-483b-8c69-da545605cfdd","week_number":6,"was_ever_active":true},
{"id":"cf57ed97-8b00-498d-8539-5b38985fc642","week_number":7,"was_ever_active":true}
]$rows$);
insert into public.castaway_points (week_number, castaway_id, points) overriding system value select week_number, castaway_id, points from
json_populate_recordset(null::public.castaway_points, $rows$[
{"week_number":3,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1","points":20},
{"week_number":3,"castaway_id":"471ac0bd-b3b1-47c2-a79c-5c4f91876356","points":23},
{"week_number":3,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","points":14},
{"week_number":3,"castaway_id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","points":30},
{"week_number":3,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","points":14},
{"week_number":3,"castaway_id":"0abc1751-005a-42dd-a291-1c041951024b","points":27},
{"week_number":3,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","points":28},
{"week_number":3,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a","points":15},
{"week_number":3,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","points":8},
{"week_number":3,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1","points":15},
{"week_number":3,"castaway_id":"2c58c093-aec2-4957-a06d-8a91c605460e","points":26},
{"week_number":3,"castaway_id":"0089007b-c347-4c57-9460-aff36efd8010","points":30},
{"week_number":3,"castaway_id":"21f467a2-db82-444d-83ed-907fcfda80c0","points":16},
{"week_number":3,"castaway_id":"c0ad3d0e-2306-4565-a5f5-f0b850e54e4d","points":8},
{"week_number":3,"castaway_id":"7f2eac3e-2bed-4e35-9514-39dfdd2b2316","points":10},
{"week_number":3,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","points":7},
{"week_number":3,"castaway_id":"afebfc7a-f29e-457d-89e2-8e505dc1ee16","points":18},
{"week_number":3,"castaway_id":"b71dee22-d1b3-4330-ae7a-1bc4fcff8462","points":30},
{"week_number":4,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1","points":13},
{"week_number":4,"castaway_id":"471ac0bd-b3b1-47c2-a79c-5c4f91876356","points":11},
{"week_number":4,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","points":4},
{"week_number":4,"castaway_id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","points":9},
{"week_number":4,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","points":18},
{"week_number":4,"castaway_id":"0abc1751-005a-42dd-a291-1c041951024b","points":25},
{"week_number":4,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","points":23},
{"week_number":4,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a","points":1},
{"week_number":4,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","points":24},
{"week_number":4,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1","points":5},
{"week_number":4,"castaway_id":"2c58c093-aec2-4957-a06d-8a91c605460e","points":7},
{"week_number":4,"castaway_id":"0089007b-c347-4c57-9460-aff36efd8010","points":8},
{"week_number":4,"castaway_id":"21f467a2-db82-444d-83ed-907fcfda80c0","points":8},
{"week_number":4,"castaway_id":"c0ad3d0e-2306-4565-a5f5-f0b850e54e4d","points":25},
{"week_number":4,"castaway_id":"7f2eac3e-2bed-4e35-9514-39dfdd2b2316","points":26},
{"week_number":4,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","points":19},
{"week_number":4,"castaway_id":"afebfc7a-f29e-457d-89e2-8e505dc1ee16","points":6},
{"week_number":5,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1","points":1},
{"week_number":5,"castaway_id":"471ac0bd-b3b1-47c2-a79c-5c4f91876356","points":2},
{"week_number":5,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","points":20},
{"week_number":5,"castaway_id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","points":29},
{"week_number":5,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","points":27},
{"week_number":5,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","points":4},
{"week_number":5,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a","points":24},
{"week_number":5,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","points":21},
{"week_number":5,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1","points":9},
{"week_number":5,"castaway_id":"2c58c093-aec2-4957-a06d-8a91c605460e","points":27},
{"week_number":5,"castaway_id":"0089007b-c347-4c57-9460-aff36efd8010","points":6},
{"week_number":5,"castaway_id":"21f467a2-db82-444d-83ed-907fcfda80c0","points":28},
{"week_number":5,"castaway_id":"c0ad3d0e-2306-4565-a5f5-f0b850e54e4d","points":20},
{"week_number":5,"castaway_id":"7f2eac3e-2bed-4e35-9514-39dfdd2b2316","points":21},
{"week_number":5,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","points":2},
{"week_number":5,"castaway_id":"afebfc7a-f29e-457d-89e2-8e505dc1ee16","points":29},
{"week_number":6,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1","points":9},
{"week_number":6,"castaway_id":"471ac0bd-b3b1-47c2-a79c-5c4f91876356","points":29},
{"week_number":6,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","points":3},
{"week_number":6,"castaway_id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","points":0},
{"week_number":6,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","points":11},
{"week_number":6,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","points":16},
{"week_number":6,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a","points":9},
{"week_number":6,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","points":16},
{"week_number":6,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1","points":26},
{"week_number":6,"castaway_id":"2c58c093-aec2-4957-a06d-8a91c605460e","points":23},
{"week_number":6,"castaway_id":"21f467a2-db82-444d-83ed-907fcfda80c0","points":25},
{"week_number":6,"castaway_id":"c0ad3d0e-2306-4565-a5f5-f0b850e54e4d","points":10},
{"week_number":6,"castaway_id":"7f2eac3e-2bed-4e35-9514-39dfdd2b2316","points":29},
{"week_number":6,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","points":13},
{"week_number":6,"castaway_id":"afebfc7a-f29e-457d-89e2-8e505dc1ee16","points":18}
]$rows$);
insert into public.facts_revision (only_row, revision) overriding system value select only_row, revision from
json_populate_recordset(null::public.facts_revision, $rows$[
{"only_row":true,"revision":121}
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
{"user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","week_number":3,"castaway_id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","points":30,"is_auto":false},
{"user_id":"98e58088-a841-485d-8879-7054a7ec5c28","week_number":3,"castaway_id":"0089007b-c347-4c57-9460-aff36efd8010","points":30,"is_auto":false},
{"user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","week_number":3,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","points":8,"is_auto":false},
{"user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","week_number":3,"castaway_id":"0abc1751-005a-42dd-a291-1c041951024b","points":27,"is_auto":false},
{"user_id":"6829917c-1514-4967-b53c-ba312340e6d3","week_number":3,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","points":8,"is_auto":false},
{"user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","week_number":3,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","points":28,"is_auto":false},
{"user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","week_number":3,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1","points":15,"is_auto":false},
{"user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","week_number":3,"castaway_id":"b71dee22-d1b3-4330-ae7a-1bc4fcff8462","points":30,"is_auto":false},
{"user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","week_number":3,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","points":7,"is_auto":false},
{"user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","week_number":3,"castaway_id":"afebfc7a-f29e-457d-89e2-8e505dc1ee16","points":18,"is_auto":true},
{"user_id":"33824866-179e-427b-bc7f-c19ca90662cc","week_number":3,"castaway_id":"471ac0bd-b3b1-47c2-a79c-5c4f91876356","points":23,"is_auto":true},
{"user_id":"484c54d4-9872-4926-be74-916d676b20e8","week_number":3,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","points":14,"is_auto":true},
{"user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","week_number":4,"castaway_id":"7f2eac3e-2bed-4e35-9514-39dfdd2b2316","points":26,"is_auto":false},
{"user_id":"98e58088-a841-485d-8879-7054a7ec5c28","week_number":4,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1","points":13,"is_auto":false},
{"user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","week_number":4,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","points":18,"is_auto":false},
{"user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","week_number":4,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a","points":1,"is_auto":false},
{"user_id":"6829917c-1514-4967-b53c-ba312340e6d3","week_number":4,"castaway_id":"21f467a2-db82-444d-83ed-907fcfda80c0","points":8,"is_auto":false},
{"user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","week_number":4,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","points":23,"is_auto":false},
{"user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","week_number":4,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1","points":5,"is_auto":false},
{"user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","week_number":4,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","points":18,"is_auto":false},
{"user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","week_number":4,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","points":19,"is_auto":false},
{"user_id":"33824866-179e-427b-bc7f-c19ca90662cc","week_number":4,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","points":19,"is_auto":false},
{"user_id":"484c54d4-9872-4926-be74-916d676b20e8","week_number":4,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","points":4,"is_auto":false},
{"user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","week_number":4,"castaway_id":"c0ad3d0e-2306-4565-a5f5-f0b850e54e4d","points":25,"is_auto":false},
{"user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","week_number":5,"castaway_id":"7f2eac3e-2bed-4e35-9514-39dfdd2b2316","points":21,"is_auto":false},
{"user_id":"98e58088-a841-485d-8879-7054a7ec5c28","week_number":5,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1","points":1,"is_auto":false},
{"user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","week_number":5,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","points":27,"is_auto":false},
{"user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","week_number":5,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a","points":24,"is_auto":false},
{"user_id":"6829917c-1514-4967-b53c-ba312340e6d3","week_number":5,"castaway_id":"21f467a2-db82-444d-83ed-907fcfda80c0","points":28,"is_auto":false},
{"user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","week_number":5,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","points":4,"is_auto":false},
{"user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","week_number":5,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1","points":9,"is_auto":false},
{"user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","week_number":5,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","points":27,"is_auto":false},
{"user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","week_number":5,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","points":2,"is_auto":false},
{"user_id":"33824866-179e-427b-bc7f-c19ca90662cc","week_number":5,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","points":2,"is_auto":false},
{"user_id":"484c54d4-9872-4926-be74-916d676b20e8","week_number":5,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","points":20,"is_auto":false},
{"user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","week_number":5,"castaway_id":"c0ad3d0e-2306-4565-a5f5-f0b850e54e4d","points":20,"is_auto":false},
{"user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","week_number":6,"castaway_id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","points":0,"is_auto":false},
{"user_id":"272672b7-f50d-44a6-bc32-64c166fbbb9a","week_number":6,"castaway_id":"f9842c52-7f50-4ab1-ad6f-958c1d7c7e45","points":0,"is_auto":true},
{"user_id":"98e58088-a841-485d-8879-7054a7ec5c28","week_number":6,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1","points":9,"is_auto":false},
{"user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","week_number":6,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","points":11,"is_auto":false},
{"user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","week_number":6,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a","points":9,"is_auto":false},
{"user_id":"6829917c-1514-4967-b53c-ba312340e6d3","week_number":6,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","points":16,"is_auto":false},
{"user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","week_number":6,"castaway_id":"3ba7aae3-036d-4d69-a980-55cb1e7fcd6f","points":16,"is_auto":false},
{"user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","week_number":6,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","points":11,"is_auto":false},
{"user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","week_number":6,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","points":13,"is_auto":false},
{"user_id":"33824866-179e-427b-bc7f-c19ca90662cc","week_number":6,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","points":13,"is_auto":false},
{"user_id":"484c54d4-9872-4926-be74-916d676b20e8","week_number":6,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","points":3,"is_auto":false},
{"user_id":"eb89577b-5603-484f-be87-9da2b5a85d73","week_number":6,"castaway_id":"afebfc7a-f29e-457d-89e2-8e505dc1ee16","points":18,"is_auto":false},
{"user_id":"98e58088-a841-485d-8879-7054a7ec5c28","week_number":7,"castaway_id":"db767843-5077-472a-a420-31dbbd895be1","points":0,"is_auto":false},
{"user_id":"4ddf1a3f-056a-4d2f-8459-72fae03ecc9a","week_number":7,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","points":0,"is_auto":false},
{"user_id":"2bb9cccd-87d6-41d3-9f50-511c27731ba7","week_number":7,"castaway_id":"4d914738-8536-49d4-a338-76ca1979423a","points":0,"is_auto":false},
{"user_id":"6829917c-1514-4967-b53c-ba312340e6d3","week_number":7,"castaway_id":"27c72c4e-1b57-4503-a0b6-beb23d71945e","points":0,"is_auto":false},
{"user_id":"9479db03-b435-4022-9901-9fb4f774f9ac","week_number":7,"castaway_id":"2c58c093-aec2-4957-a06d-8a91c605460e","points":0,"is_auto":false},
{"user_id":"d903a40b-838d-4d05-a35f-9bb93d4b5266","week_number":7,"castaway_id":"13d77df5-bef6-4b49-bdf6-4200b063acb1","points":0,"is_auto":false},
{"user_id":"163bd051-64a5-4159-ba4e-f1d9adc2ddf8","week_number":7,"castaway_id":"2d51d7d7-7786-459b-9576-63a38b93adf1","points":0,"is_auto":false},
{"user_id":"b4c979b3-cbdc-4b86-a4a2-44200f12e86c","week_number":7,"castaway_id":"6836e769-069f-4126-862e-3d66bb774dfb","points":0,"is_auto":false},
{"user_id":"33824866-179e-427b-bc7f-c19ca90662cc","week_number":7,"castaway_id":"471ac0bd-b3b1-47c2-a79c-5c4f91876356","points":0,"is_auto":false},
{"user_id":"484c54d4-9872-4926-be74-916d676b20e8","week_number":7,"castaway_id":"c349397f-d4fc-4bd4-8a36-c709dc078e57","points":0,"is_auto":false}
]$rows$);
