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
alter table facts_revision add column tag uuid not null default gen_random_uuid();
create table revision_changes (
        revision bigint primary key,
        tag uuid not null,
        -- Users whose own row or roster changed.
        user_ids uuid[] not null,
        -- Whose pick of which week changed.
        pick_user_ids uuid[] not null,
        pick_weeks integer[] not null
      );
create extension if not exists pg_trgm;
create or replace function folded(text) returns text language sql immutable parallel safe as $$
        select case when octet_length($1) = char_length($1) then lower($1)
          else lower(regexp_replace(normalize($1, nfd), '[\u0300-\u036f]', '', 'g')) end
      $$;
select 'copied.' || table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'copied'
     union all select indexname from pg_indexes where schemaname = 'copied'
     union all select tgrelid::regclass || '.' || tgname from pg_trigger where not tgisinternal;
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
alter table copied.rosters add column if not exists rankings_submitted_at timestamptz;
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
truncate copied.audit_entries, copied.castaways, copied.fills, copied.picks, copied.rosters, copied.scored_weeks, copied.season, copied.users, copied.versions, copied.weeks, public.castaway_points, public.facts_revision, public.migrations, public.newest_picks, public.outbox, public.player_weeks, public.revision_changes, public.seen_versions;
insert into copied.audit_entries (id, at, actor_id, actor_name, action, target_type, target_id, target_name, before_json, after_json) overriding system value select id, at, actor_id, actor_name, action, target_type, target_id, target_name, before_json, after_json from
json_populate_recordset(null::copied.audit_entries, $rows$[
{"id":"7b4831fc-a5d7-40fa-aafa-f9259918d4e1","at":"2026-11-28T01:02:56.188+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"0669d187-50b5-4e5b-9216-e283315d2499","target_name":"Anouk Verhoeven","before_json":"","after_json":"{\"name\":\"Anouk Verhoeven\",\"tribe\":\"Maravu\",\"occupation\":\"Tugboat Captain\",\"age\":41,\"hometown\":\"Delft → Astoria\",\"imageUrl\":\"/images/anouk-verhoeven.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"6d7ee3a6-a921-4f20-8b0b-025dbc1426f9","at":"2026-11-28T01:02:56.295+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"bc011a58-bcf2-4715-9a27-bff7a405cbae","target_name":"Bram Okafor","before_json":"","after_json":"{\"name\":\"Bram Okafor\",\"tribe\":\"Maravu\",\"occupation\":\"Beekeeper\",\"age\":34,\"hometown\":\"Savannah → Asheville\",\"imageUrl\":\"/images/bram-okafor.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"735ef2b6-28e1-43bf-93b2-7b2fc0ce4140","at":"2026-11-28T01:02:56.351+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"91846fb0-ba45-429a-99e9-83706c99171a","target_name":"Celia Marchetti","before_json":"","after_json":"{\"name\":\"Celia Marchetti\",\"tribe\":\"Maravu\",\"occupation\":\"Opera Understudy\",\"age\":29,\"hometown\":\"Providence → Chicago\",\"imageUrl\":\"/images/celia-marchetti.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"6eef06e4-93b9-41ec-ae50-f33bdf94a9a6","at":"2026-11-28T01:02:56.41+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"ca42a940-a274-45cd-b523-3fd0f60f5de6","target_name":"Dashiell Pike","before_json":"","after_json":"{\"name\":\"Dashiell Pike\",\"tribe\":\"Maravu\",\"occupation\":\"Locksmith\",\"age\":52,\"hometown\":\"Duluth → Duluth\",\"imageUrl\":\"/images/dashiell-pike.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"73882df5-947b-4819-a4bb-bc52b01bc85c","at":"2026-11-28T01:02:56.474+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","target_name":"Esperanza Luna","before_json":"","after_json":"{\"name\":\"Esperanza Luna\",\"tribe\":\"Maravu\",\"occupation\":\"Storm Chaser\",\"age\":27,\"hometown\":\"Laredo → Norman\",\"imageUrl\":\"/images/esperanza-luna.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"13f467ad-994e-4acd-b2d2-9dcba7b05ccb","at":"2026-11-28T01:02:56.574+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"29dbb8ba-2afe-4737-9a45-a1173d844b5e","target_name":"Finn Aldaine","before_json":"","after_json":"{\"name\":\"Finn Aldaine\",\"tribe\":\"Maravu\",\"occupation\":\"Substitute Teacher\",\"age\":23,\"hometown\":\"Bangor → Portland\",\"imageUrl\":\"/images/finn-aldaine.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"7b0c7b80-cc64-4fdd-a180-dc86c2e0ffa8","at":"2026-11-28T01:02:56.639+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"2e144897-f74e-469c-91e9-20dedfee39d7","target_name":"Goldie Tran","before_json":"","after_json":"{\"name\":\"Goldie Tran\",\"tribe\":\"Tolani\",\"occupation\":\"Poker Dealer\",\"age\":38,\"hometown\":\"San Jose → Reno\",\"imageUrl\":\"/images/goldie-tran.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"9077d9b0-b887-43d7-85a0-f4aaf4b72466","at":"2026-11-28T01:02:56.709+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"f779967b-1008-404a-b289-39cb6173b88a","target_name":"Hollis Whitcombe","before_json":"","after_json":"{\"name\":\"Hollis Whitcombe\",\"tribe\":\"Tolani\",\"occupation\":\"Retired Referee\",\"age\":61,\"hometown\":\"Tulsa → Wichita\",\"imageUrl\":\"/images/hollis-whitcombe.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"3f4e4516-2438-4283-b3dc-b91216bfaf38","at":"2026-11-28T01:02:56.79+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"0596754a-9284-42a4-bbbb-f9d1246216cf","target_name":"Ines Caldeira","before_json":"","after_json":"{\"name\":\"Ines Caldeira\",\"tribe\":\"Tolani\",\"occupation\":\"Marine Welder\",\"age\":33,\"hometown\":\"Fall River → Mobile\",\"imageUrl\":\"/images/ines-caldeira.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"958d033e-81fe-45fb-a73e-beadf0948b9e","at":"2026-11-28T01:02:56.895+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"ff4d7b97-9f67-47ea-b932-7a558227d5a6","target_name":"Jasper Nyqvist","before_json":"","after_json":"{\"name\":\"Jasper Nyqvist\",\"tribe\":\"Tolani\",\"occupation\":\"Cheese Monger\",\"age\":45,\"hometown\":\"Madison → Milwaukee\",\"imageUrl\":\"/images/jasper-nyqvist.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"402b5ac7-18b0-403e-8aa9-ab6c5ec797b0","at":"2026-11-28T01:02:56.963+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"ee03a722-c0b7-4137-b3ba-f06578848632","target_name":"Keoni Palakiko","before_json":"","after_json":"{\"name\":\"Keoni Palakiko\",\"tribe\":\"Tolani\",\"occupation\":\"Paramedic\",\"age\":30,\"hometown\":\"Hilo → Honolulu\",\"imageUrl\":\"/images/keoni-palakiko.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"3a86b905-d810-4182-b029-ae0ca77421e8","at":"2026-11-28T01:02:57.009+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","target_name":"Lottie Abernathy","before_json":"","after_json":"{\"name\":\"Lottie Abernathy\",\"tribe\":\"Tolani\",\"occupation\":\"Auctioneer\",\"age\":26,\"hometown\":\"Lexington → Nashville\",\"imageUrl\":\"/images/lottie-abernathy.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"2aa0da69-e5ff-4fde-88da-ce29f0a06e54","at":"2026-11-28T01:02:57.077+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"29ea526c-f651-4fc4-b378-6c613f09eb75","target_name":"Marcus Delacroix","before_json":"","after_json":"{\"name\":\"Marcus Delacroix\",\"tribe\":\"Kesso\",\"occupation\":\"Jazz Archivist\",\"age\":48,\"hometown\":\"New Orleans → Memphis\",\"imageUrl\":\"/images/marcus-delacroix.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"a6a91cb2-4e48-4725-a396-d1cdaf75b522","at":"2026-11-28T01:02:57.14+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","target_name":"Nadia Rahimi","before_json":"","after_json":"{\"name\":\"Nadia Rahimi\",\"tribe\":\"Kesso\",\"occupation\":\"Patent Attorney\",\"age\":36,\"hometown\":\"Fremont → Seattle\",\"imageUrl\":\"/images/nadia-rahimi.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"9f9b636c-072b-4439-b978-7efb359eb332","at":"2026-11-28T01:02:57.211+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"5361d2b3-f0a2-4c39-bdd6-f41efa2ddaf9","target_name":"Osmund Bell","before_json":"","after_json":"{\"name\":\"Osmund Bell\",\"tribe\":\"Kesso\",\"occupation\":\"Lighthouse Guide\",\"age\":57,\"hometown\":\"Nantucket → Gloucester\",\"imageUrl\":\"/images/osmund-bell.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"34c6971c-ccbd-4b64-876a-110b608d4dfc","at":"2026-11-28T01:02:57.267+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"524d0aaf-8a31-4928-a07f-dffea50ec7f0","target_name":"Priya Venkataraman","before_json":"","after_json":"{\"name\":\"Priya Venkataraman\",\"tribe\":\"Kesso\",\"occupation\":\"Escape Room Designer\",\"age\":31,\"hometown\":\"Edison → Austin\",\"imageUrl\":\"/images/priya-venkataraman.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"04154e29-8c97-4dec-beb9-20d0634651df","at":"2026-11-28T01:02:57.333+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","target_name":"Quill Sandoval","before_json":"","after_json":"{\"name\":\"Quill Sandoval\",\"tribe\":\"Kesso\",\"occupation\":\"Long-Haul Trucker\",\"age\":43,\"hometown\":\"Pueblo → Amarillo\",\"imageUrl\":\"/images/quill-sandoval.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"d16badfc-3e80-473c-8798-f4b829ee803c","at":"2026-11-28T01:02:57.396+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"a9fb556f-b78d-45d2-9ce1-6344f492fcd6","target_name":"Rosalind Achterberg","before_json":"","after_json":"{\"name\":\"Rosalind Achterberg\",\"tribe\":\"Kesso\",\"occupation\":\"Crossword Setter\",\"age\":65,\"hometown\":\"Ithaca → Burlington\",\"imageUrl\":\"/images/rosalind-achterberg.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"a56ea60f-85be-429c-bbd3-574cb4974ae3","at":"2026-11-28T01:02:59.291+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"draft.previewed","target_type":"draft","target_id":"0fb29782-5bea-4100-be3e-77b316995ffd","target_name":"Draft","before_json":"","after_json":"{\"seed\":\"453cebc6facf1b6b8bbfa02ae9a33ead\",\"inputHash\":\"ad8861640d1d5a6f9055c384873bc74e5ec7e866415aba781e419e1d3e014447\",\"picks\":24,\"leftOut\":0}"},
{"id":"1572c296-a16a-4250-87ac-2f6f69a8134b","at":"2026-11-28T01:02:59.327+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"draft.run","target_type":"draft","target_id":"0fb29782-5bea-4100-be3e-77b316995ffd","target_name":"Draft","before_json":"","after_json":"{\"seed\":\"453cebc6facf1b6b8bbfa02ae9a33ead\",\"inputHash\":\"ad8861640d1d5a6f9055c384873bc74e5ec7e866415aba781e419e1d3e014447\",\"picks\":24}"},
{"id":"ededa3cb-bc8f-4fb2-8623-b062d2ac810b","at":"2026-11-28T01:02:59.438+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"season.updated","target_type":"season","target_id":"season","target_name":"Season One","before_json":"{\"rankingsCloseAt\":null,\"draftAt\":null}","after_json":"{\"rankingsCloseAt\":\"2026-10-28T19:00:00.000Z\",\"draftAt\":\"2026-10-28T19:00:00.000Z\"}"},
{"id":"b02473de-67cd-463c-a2c4-b34ff9df1ddf","at":"2026-11-28T01:02:59.491+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"18ed027f-326e-4503-b3f8-11937086b1c5","target_name":"Week 3","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-10-29T16:00:00.000Z\",\"picksCloseAt\":\"2026-11-28T02:02:56.104Z\"}"},
{"id":"b5771b42-ac37-4ad7-83d0-317275bb6e24","at":"2026-11-28T01:02:59.797+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"18ed027f-326e-4503-b3f8-11937086b1c5","target_name":"Week 3","before_json":"{\"picksCloseAt\":\"2026-11-28T02:02:56.104Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-05T01:00:00.000Z\"}"},
{"id":"e2cf2599-0463-4c34-8e2b-79cf5509f506","at":"2026-11-28T01:03:00.9+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"points.tallied","target_type":"week","target_id":"3","target_name":"Week 3","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null,\"lines\":[]},{\"castaway\":\"Bram Okafor\",\"points\":null,\"lines\":[]},{\"castaway\":\"Celia Marchetti\",\"points\":null,\"lines\":[]},{\"castaway\":\"Dashiell Pike\",\"points\":null,\"lines\":[]},{\"castaway\":\"Esperanza Luna\",\"points\":null,\"lines\":[]},{\"castaway\":\"Finn Aldaine\",\"points\":null,\"lines\":[]},{\"castaway\":\"Goldie Tran\",\"points\":null,\"lines\":[]},{\"castaway\":\"Hollis Whitcombe\",\"points\":null,\"lines\":[]},{\"castaway\":\"Ines Caldeira\",\"points\":null,\"lines\":[]},{\"castaway\":\"Jasper Nyqvist\",\"points\":null,\"lines\":[]},{\"castaway\":\"Keoni Palakiko\",\"points\":null,\"lines\":[]},{\"castaway\":\"Lottie Abernathy\",\"points\":null,\"lines\":[]},{\"castaway\":\"Marcus Delacroix\",\"points\":null,\"lines\":[]},{\"castaway\":\"Nadia Rahimi\",\"points\":null,\"lines\":[]},{\"castaway\":\"Osmund Bell\",\"points\":null,\"lines\":[]},{\"castaway\":\"Priya Venkataraman\",\"points\":null,\"lines\":[]},{\"castaway\":\"Quill Sandoval\",\"points\":null,\"lines\":[]},{\"castaway\":\"Rosalind Achterberg\",\"points\":null,\"lines\":[]}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":20,\"lines\":[\"They are treated by the doctors and have to rest (-3)\",\"They make fire without flint or matches (2)\",\"They find a hidden immunity idol (6)\",\"Nobody writes down their name (2)\",\"The episode is named after something that they said (2)\",\"The host laughs at something that they said at council (2)\",\"They find an advantage at camp (5)\",\"They find a clue to an idol (3)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Bram Okafor\",\"points\":23,\"lines\":[\"They let the fire of the camp go out (-1)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They carve a false idol (3)\",\"The host laughs at something that they said at council (2)\",\"They bring an advantage back from a journey (4)\",\"They find a clue to an idol (3)\",\"They play an extra vote (4)\",\"They find an advantage at camp (5)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Celia Marchetti\",\"points\":14,\"lines\":[\"They let the fire of the camp go out (-1)\",\"They bring an advantage back from a journey (4)\",\"The host laughs at something that they said at council (2)\",\"The episode is named after something that they said (2)\",\"They find a hidden immunity idol (6)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Dashiell Pike\",\"points\":30,\"lines\":[\"They had no vote to cast that night (-2)\",\"Nobody writes down their name (2)\",\"The host laughs at something that they said at council (2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They show their idol to an ally (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"Their tribe comes first in an immunity challenge (4)\",\"They play an extra vote (4)\",\"They find an advantage at camp (5)\",\"The episode is named after something that they said (2)\",\"They find a clue to an idol (3)\",\"They make fire without flint or matches (2)\"]},{\"castaway\":\"Esperanza Luna\",\"points\":14,\"lines\":[\"They make fire without flint or matches (2)\",\"They play an extra vote (4)\",\"They find an advantage at camp (5)\",\"The host laughs at something that they said at council (2)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Finn Aldaine\",\"points\":27,\"lines\":[\"They bring an advantage back from a journey (4)\",\"They play an extra vote (4)\",\"They make fire without flint or matches (2)\",\"The episode is named after something that they said (2)\",\"They write down the name of whoever leaves (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They carve a false idol (3)\",\"They show their idol to an ally (2)\",\"Their tribe wins a reward challenge (3)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Goldie Tran\",\"points\":28,\"lines\":[\"They are treated by the doctors and have to rest (-3)\",\"They find a clue to an idol (3)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They show their idol to an ally (2)\",\"Their tribe comes first in an immunity challenge (4)\",\"The host laughs at something that they said at council (2)\",\"The episode is named after something that they said (2)\",\"Their tribe wins a reward challenge (3)\",\"They carve a false idol (3)\",\"They play an extra vote (4)\",\"Nobody writes down their name (2)\"]},{\"castaway\":\"Hollis Whitcombe\",\"points\":15,\"lines\":[\"The host laughs at something that they said at council (2)\",\"They make fire without flint or matches (2)\",\"Nobody writes down their name (2)\",\"They carve a false idol (3)\",\"They find a hidden immunity idol (6)\"]},{\"castaway\":\"Ines Caldeira\",\"points\":8,\"lines\":[\"They write down the name of somebody who stays (-1)\",\"They make fire without flint or matches (2)\",\"The host laughs at something that they said at council (2)\",\"They bring an advantage back from a journey (4)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Jasper Nyqvist\",\"points\":15,\"lines\":[\"They show their idol to an ally (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They make fire without flint or matches (2)\",\"They play an extra vote (4)\",\"Their tribe wins a reward challenge (3)\"]},{\"castaway\":\"Keoni Palakiko\",\"points\":26,\"lines\":[\"The episode is named after something that they said (2)\",\"They bring an advantage back from a journey (4)\",\"They carve a false idol (3)\",\"They play an extra vote (4)\",\"They find an advantage at camp (5)\",\"The host laughs at something that they said at council (2)\",\"They find a hidden immunity idol (6)\"]},{\"castaway\":\"Lottie Abernathy\",\"points\":30,\"lines\":[\"Their tribe comes first in an immunity challenge (4)\",\"They show their idol to an ally (2)\",\"They bring an advantage back from a journey (4)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They make fire without flint or matches (2)\",\"They carve a false idol (3)\",\"They find a hidden immunity idol (6)\",\"Nobody writes down their name (2)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Marcus Delacroix\",\"points\":16,\"lines\":[\"They let the fire of the camp go out (-1)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They make fire without flint or matches (2)\",\"Their tribe comes first in an immunity challenge (4)\",\"The host laughs at something that they said at council (2)\",\"They show their idol to an ally (2)\",\"Nobody writes down their name (2)\",\"They find a clue to an idol (3)\"]},{\"castaway\":\"Nadia Rahimi\",\"points\":8,\"lines\":[\"They finish the last leg of a challenge that their tribe wins (2)\",\"Their tribe wins a reward challenge (3)\",\"They show their idol to an ally (2)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Osmund Bell\",\"points\":10,\"lines\":[\"They carve a false idol (3)\",\"They bring an advantage back from a journey (4)\",\"They make fire without flint or matches (2)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Priya Venkataraman\",\"points\":7,\"lines\":[\"They finish the last leg of a challenge that their tribe wins (2)\",\"They play an extra vote (4)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Quill Sandoval\",\"points\":18,\"lines\":[\"Their tribe wins a reward challenge (3)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They find a hidden immunity idol (6)\",\"Nobody writes down their name (2)\",\"They play an extra vote (4)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Rosalind Achterberg\",\"points\":30,\"lines\":[\"They write down the name of whoever leaves (2)\",\"They find a clue to an idol (3)\",\"The episode is named after something that they said (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They show their idol to an ally (2)\",\"They bring an advantage back from a journey (4)\",\"Nobody writes down their name (2)\",\"Their tribe wins a reward challenge (3)\",\"They find a hidden immunity idol (6)\",\"The host laughs at something that they said at council (2)\"]}]"},
{"id":"d4cbf28b-aea8-417f-88f6-27c062e29616","at":"2026-11-28T01:03:01.013+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"a9fb556f-b78d-45d2-9ce1-6344f492fcd6","target_name":"Rosalind Achterberg","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":3}"},
{"id":"67843fd3-cf4a-4db0-bf6c-f6680eac9e89","at":"2026-11-28T01:03:01.074+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"0935fa3c-0116-4416-9b98-e4a45e3d59e5","target_name":"Week 4","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-05T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-28T02:02:56.104Z\"}"},
{"id":"d925e60e-4d89-418d-94af-92bcbcde9371","at":"2026-11-28T01:03:01.074+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"18ed027f-326e-4503-b3f8-11937086b1c5","target_name":"Week 3","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"cb4cecfe-d762-4d5a-98e2-e93181d59e31","at":"2026-11-28T01:03:01.438+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"0935fa3c-0116-4416-9b98-e4a45e3d59e5","target_name":"Week 4","before_json":"{\"picksCloseAt\":\"2026-11-28T02:02:56.104Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-12T01:00:00.000Z\"}"},
{"id":"2ae604a6-f60d-4b24-92f7-f384ade1aaef","at":"2026-11-28T01:03:01.546+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"points.tallied","target_type":"week","target_id":"4","target_name":"Week 4","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null,\"lines\":[]},{\"castaway\":\"Bram Okafor\",\"points\":null,\"lines\":[]},{\"castaway\":\"Celia Marchetti\",\"points\":null,\"lines\":[]},{\"castaway\":\"Dashiell Pike\",\"points\":null,\"lines\":[]},{\"castaway\":\"Esperanza Luna\",\"points\":null,\"lines\":[]},{\"castaway\":\"Finn Aldaine\",\"points\":null,\"lines\":[]},{\"castaway\":\"Goldie Tran\",\"points\":null,\"lines\":[]},{\"castaway\":\"Hollis Whitcombe\",\"points\":null,\"lines\":[]},{\"castaway\":\"Ines Caldeira\",\"points\":null,\"lines\":[]},{\"castaway\":\"Jasper Nyqvist\",\"points\":null,\"lines\":[]},{\"castaway\":\"Keoni Palakiko\",\"points\":null,\"lines\":[]},{\"castaway\":\"Lottie Abernathy\",\"points\":null,\"lines\":[]},{\"castaway\":\"Marcus Delacroix\",\"points\":null,\"lines\":[]},{\"castaway\":\"Nadia Rahimi\",\"points\":null,\"lines\":[]},{\"castaway\":\"Osmund Bell\",\"points\":null,\"lines\":[]},{\"castaway\":\"Priya Venkataraman\",\"points\":null,\"lines\":[]},{\"castaway\":\"Quill Sandoval\",\"points\":null,\"lines\":[]}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":13,\"lines\":[\"They make fire without flint or matches (2)\",\"They bring an advantage back from a journey (4)\",\"Nobody writes down their name (2)\",\"The episode is named after something that they said (2)\",\"They find a clue to an idol (3)\"]},{\"castaway\":\"Bram Okafor\",\"points\":11,\"lines\":[\"They find an advantage at camp (5)\",\"They find a hidden immunity idol (6)\"]},{\"castaway\":\"Celia Marchetti\",\"points\":4,\"lines\":[\"The host laughs at something that they said at council (2)\",\"They show their idol to an ally (2)\"]},{\"castaway\":\"Dashiell Pike\",\"points\":9,\"lines\":[\"They write down the name of somebody who stays (-1)\",\"The host laughs at something that they said at council (2)\",\"They find a hidden immunity idol (6)\",\"They finish the last leg of a challenge that their tribe wins (2)\"]},{\"castaway\":\"Esperanza Luna\",\"points\":18,\"lines\":[\"They bring an advantage back from a journey (4)\",\"Their tribe wins a reward challenge (3)\",\"They play an extra vote (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They find an advantage at camp (5)\"]},{\"castaway\":\"Finn Aldaine\",\"points\":25,\"lines\":[\"Their tribe comes first in an immunity challenge (4)\",\"They carve a false idol (3)\",\"They find an advantage at camp (5)\",\"Nobody writes down their name (2)\",\"They play an extra vote (4)\",\"They find a hidden immunity idol (6)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Goldie Tran\",\"points\":23,\"lines\":[\"They write down the name of whoever leaves (2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"The host laughs at something that they said at council (2)\",\"They show their idol to an ally (2)\",\"They find an advantage at camp (5)\",\"They bring an advantage back from a journey (4)\",\"Nobody writes down their name (2)\",\"They carve a false idol (3)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Hollis Whitcombe\",\"points\":1,\"lines\":[\"They let the fire of the camp go out (-1)\",\"The episode is named after something that they said (2)\"]},{\"castaway\":\"Ines Caldeira\",\"points\":24,\"lines\":[\"They write down the name of somebody who stays (-1)\",\"They find a clue to an idol (3)\",\"They make fire without flint or matches (2)\",\"Nobody writes down their name (2)\",\"They play an extra vote (4)\",\"They carve a false idol (3)\",\"The episode is named after something that they said (2)\",\"They write down the name of whoever leaves (2)\",\"Their tribe comes first in an immunity challenge (4)\",\"Their tribe wins a reward challenge (3)\"]},{\"castaway\":\"Jasper Nyqvist\",\"points\":5,\"lines\":[\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Keoni Palakiko\",\"points\":7,\"lines\":[\"They show their idol to an ally (2)\",\"They find a clue to an idol (3)\",\"They make fire without flint or matches (2)\"]},{\"castaway\":\"Lottie Abernathy\",\"points\":8,\"lines\":[\"They find a hidden immunity idol (6)\",\"Nobody writes down their name (2)\"]},{\"castaway\":\"Marcus Delacroix\",\"points\":8,\"lines\":[\"They bring an advantage back from a journey (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They make fire without flint or matches (2)\"]},{\"castaway\":\"Nadia Rahimi\",\"points\":25,\"lines\":[\"The episode is named after something that they said (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They show their idol to an ally (2)\",\"Nobody writes down their name (2)\",\"They write down the name of whoever leaves (2)\",\"Their tribe comes first in an immunity challenge (4)\",\"Their tribe wins a reward challenge (3)\",\"They find an advantage at camp (5)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Osmund Bell\",\"points\":26,\"lines\":[\"Their tribe comes first in an immunity challenge (4)\",\"The episode is named after something that they said (2)\",\"Their tribe wins a reward challenge (3)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They make fire without flint or matches (2)\",\"The host laughs at something that they said at council (2)\",\"They write down the name of whoever leaves (2)\",\"They play an extra vote (4)\",\"They find a clue to an idol (3)\"]},{\"castaway\":\"Priya Venkataraman\",\"points\":19,\"lines\":[\"They are treated by the doctors and have to rest (-3)\",\"Nobody writes down their name (2)\",\"Their tribe wins a reward challenge (3)\",\"They write down the name of whoever leaves (2)\",\"They bring an advantage back from a journey (4)\",\"They find a clue to an idol (3)\",\"The episode is named after something that they said (2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"Their tribe comes first in an immunity challenge (4)\"]},{\"castaway\":\"Quill Sandoval\",\"points\":6,\"lines\":[\"Nobody writes down their name (2)\",\"They make fire without flint or matches (2)\",\"The episode is named after something that they said (2)\"]}]"},
{"id":"9bf25e2f-ab06-4378-a6c8-70d220c87e0b","at":"2026-11-28T01:03:01.655+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"29dbb8ba-2afe-4737-9a45-a1173d844b5e","target_name":"Finn Aldaine","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":4}"},
{"id":"671cb1b7-febb-468f-9069-f3ba62141bd8","at":"2026-11-28T01:03:01.721+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"ebe102d0-5181-456e-a94d-5bae864d38c2","target_name":"Week 5","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-12T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-28T02:02:56.104Z\"}"},
{"id":"dc8bbf17-6208-42d4-bd59-5ee840a08c8c","at":"2026-11-28T01:03:01.721+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"0935fa3c-0116-4416-9b98-e4a45e3d59e5","target_name":"Week 4","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"36fb1808-b014-46d3-9058-e425877de78b","at":"2026-11-28T01:03:01.97+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"ebe102d0-5181-456e-a94d-5bae864d38c2","target_name":"Week 5","before_json":"{\"picksCloseAt\":\"2026-11-28T02:02:56.104Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-19T01:00:00.000Z\"}"},
{"id":"2330b366-e017-44fb-8c20-eab0e9c4c190","at":"2026-11-28T01:03:02.057+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"points.tallied","target_type":"week","target_id":"5","target_name":"Week 5","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null,\"lines\":[]},{\"castaway\":\"Bram Okafor\",\"points\":null,\"lines\":[]},{\"castaway\":\"Celia Marchetti\",\"points\":null,\"lines\":[]},{\"castaway\":\"Dashiell Pike\",\"points\":null,\"lines\":[]},{\"castaway\":\"Esperanza Luna\",\"points\":null,\"lines\":[]},{\"castaway\":\"Goldie Tran\",\"points\":null,\"lines\":[]},{\"castaway\":\"Hollis Whitcombe\",\"points\":null,\"lines\":[]},{\"castaway\":\"Ines Caldeira\",\"points\":null,\"lines\":[]},{\"castaway\":\"Jasper Nyqvist\",\"points\":null,\"lines\":[]},{\"castaway\":\"Keoni Palakiko\",\"points\":null,\"lines\":[]},{\"castaway\":\"Lottie Abernathy\",\"points\":null,\"lines\":[]},{\"castaway\":\"Marcus Delacroix\",\"points\":null,\"lines\":[]},{\"castaway\":\"Nadia Rahimi\",\"points\":null,\"lines\":[]},{\"castaway\":\"Osmund Bell\",\"points\":null,\"lines\":[]},{\"castaway\":\"Priya Venkataraman\",\"points\":null,\"lines\":[]},{\"castaway\":\"Quill Sandoval\",\"points\":null,\"lines\":[]}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":1,\"lines\":[\"They have the first words of the episode (1)\"]},{\"castaway\":\"Bram Okafor\",\"points\":2,\"lines\":[\"They catch a fish, a crab or anything else that feeds the tribe (2)\"]},{\"castaway\":\"Celia Marchetti\",\"points\":20,\"lines\":[\"Nobody writes down their name (2)\",\"They find an advantage at camp (5)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They bring an advantage back from a journey (4)\",\"The episode is named after something that they said (2)\",\"The host laughs at something that they said at council (2)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Dashiell Pike\",\"points\":29,\"lines\":[\"They write down the name of somebody who stays (-1)\",\"Their tribe wins a reward challenge (3)\",\"They find an advantage at camp (5)\",\"They carve a false idol (3)\",\"They bring an advantage back from a journey (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"The episode is named after something that they said (2)\",\"They play an extra vote (4)\",\"They make fire without flint or matches (2)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Esperanza Luna\",\"points\":27,\"lines\":[\"Their tribe wins a reward challenge (3)\",\"They find a clue to an idol (3)\",\"They find a hidden immunity idol (6)\",\"The episode is named after something that they said (2)\",\"They write down the name of whoever leaves (2)\",\"They find an advantage at camp (5)\",\"Their tribe comes first in an immunity challenge (4)\",\"They make fire without flint or matches (2)\"]},{\"castaway\":\"Goldie Tran\",\"points\":4,\"lines\":[\"They let the fire of the camp go out (-1)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Hollis Whitcombe\",\"points\":24,\"lines\":[\"They play an extra vote (4)\",\"They find an advantage at camp (5)\",\"They write down the name of whoever leaves (2)\",\"They find a hidden immunity idol (6)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"The episode is named after something that they said (2)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Ines Caldeira\",\"points\":21,\"lines\":[\"They find a clue to an idol (3)\",\"They find an advantage at camp (5)\",\"The episode is named after something that they said (2)\",\"Their tribe comes first in an immunity challenge (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They bring an advantage back from a journey (4)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Jasper Nyqvist\",\"points\":9,\"lines\":[\"They write down the name of somebody who stays (-1)\",\"They find a hidden immunity idol (6)\",\"Their tribe comes first in an immunity challenge (4)\"]},{\"castaway\":\"Keoni Palakiko\",\"points\":27,\"lines\":[\"They find a clue to an idol (3)\",\"Their tribe comes first in an immunity challenge (4)\",\"They write down the name of whoever leaves (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They bring an advantage back from a journey (4)\",\"They make fire without flint or matches (2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"Their tribe wins a reward challenge (3)\",\"They carve a false idol (3)\"]},{\"castaway\":\"Lottie Abernathy\",\"points\":6,\"lines\":[\"They find an advantage at camp (5)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Marcus Delacroix\",\"points\":28,\"lines\":[\"They let the fire of the camp go out (-1)\",\"They play an extra vote (4)\",\"Their tribe wins a reward challenge (3)\",\"The host laughs at something that they said at council (2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They find an advantage at camp (5)\",\"They bring an advantage back from a journey (4)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They make fire without flint or matches (2)\",\"They find a clue to an idol (3)\"]},{\"castaway\":\"Nadia Rahimi\",\"points\":20,\"lines\":[\"They write down the name of whoever leaves (2)\",\"They find an advantage at camp (5)\",\"Their tribe comes first in an immunity challenge (4)\",\"They bring an advantage back from a journey (4)\",\"They find a clue to an idol (3)\",\"They make fire without flint or matches (2)\"]},{\"castaway\":\"Osmund Bell\",\"points\":21,\"lines\":[\"Their tribe wins a reward challenge (3)\",\"They play an extra vote (4)\",\"The host laughs at something that they said at council (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They show their idol to an ally (2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They write down the name of whoever leaves (2)\",\"The episode is named after something that they said (2)\"]},{\"castaway\":\"Priya Venkataraman\",\"points\":2,\"lines\":[\"They had no vote to cast that night (-2)\",\"They carve a false idol (3)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Quill Sandoval\",\"points\":29,\"lines\":[\"They play an extra vote (4)\",\"The host laughs at something that they said at council (2)\",\"They carve a false idol (3)\",\"The episode is named after something that they said (2)\",\"They bring an advantage back from a journey (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"Their tribe comes first in an immunity challenge (4)\",\"Their tribe wins a reward challenge (3)\",\"They find a clue to an idol (3)\",\"Nobody writes down their name (2)\"]}]"},
{"id":"30513cc2-990e-46bd-9128-07c2ec49ab46","at":"2026-11-28T01:03:02.156+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"5361d2b3-f0a2-4c39-bdd6-f41efa2ddaf9","target_name":"Osmund Bell","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":5}"},
{"id":"174157fd-345a-4ae7-87a8-fe8dd5070081","at":"2026-11-28T01:03:02.209+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"629b2043-3305-43a7-a34c-ea8a17f0e690","target_name":"Week 6","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-19T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-28T02:02:56.104Z\"}"},
{"id":"99da20d2-350f-4ce5-876f-7bc7279286eb","at":"2026-11-28T01:03:02.209+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"ebe102d0-5181-456e-a94d-5bae864d38c2","target_name":"Week 5","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"7189ee79-6c2f-48bd-9220-ca7313619c5c","at":"2026-11-28T01:03:02.47+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"629b2043-3305-43a7-a34c-ea8a17f0e690","target_name":"Week 6","before_json":"{\"picksCloseAt\":\"2026-11-28T02:02:56.104Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-26T01:00:00.000Z\"}"},
{"id":"8020afa5-2ad5-4686-9d8a-1f28d1837a5a","at":"2026-11-28T01:03:03.641+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"points.tallied","target_type":"week","target_id":"6","target_name":"Week 6","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null,\"lines\":[]},{\"castaway\":\"Bram Okafor\",\"points\":null,\"lines\":[]},{\"castaway\":\"Celia Marchetti\",\"points\":null,\"lines\":[]},{\"castaway\":\"Dashiell Pike\",\"points\":null,\"lines\":[]},{\"castaway\":\"Esperanza Luna\",\"points\":null,\"lines\":[]},{\"castaway\":\"Goldie Tran\",\"points\":null,\"lines\":[]},{\"castaway\":\"Hollis Whitcombe\",\"points\":null,\"lines\":[]},{\"castaway\":\"Ines Caldeira\",\"points\":null,\"lines\":[]},{\"castaway\":\"Jasper Nyqvist\",\"points\":null,\"lines\":[]},{\"castaway\":\"Keoni Palakiko\",\"points\":null,\"lines\":[]},{\"castaway\":\"Lottie Abernathy\",\"points\":null,\"lines\":[]},{\"castaway\":\"Marcus Delacroix\",\"points\":null,\"lines\":[]},{\"castaway\":\"Nadia Rahimi\",\"points\":null,\"lines\":[]},{\"castaway\":\"Priya Venkataraman\",\"points\":null,\"lines\":[]},{\"castaway\":\"Quill Sandoval\",\"points\":null,\"lines\":[]}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":9,\"lines\":[\"They find an advantage at camp (5)\",\"They play an extra vote (4)\"]},{\"castaway\":\"Bram Okafor\",\"points\":29,\"lines\":[\"They find a hidden immunity idol (6)\",\"The host laughs at something that they said at council (2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They play an extra vote (4)\",\"They write down the name of whoever leaves (2)\",\"They find a clue to an idol (3)\",\"They show their idol to an ally (2)\",\"Their tribe wins a reward challenge (3)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Celia Marchetti\",\"points\":3,\"lines\":[\"They carve a false idol (3)\"]},{\"castaway\":\"Dashiell Pike\",\"points\":0,\"lines\":[\"They had no vote to cast that night (-2)\",\"The host laughs at something that they said at council (2)\"]},{\"castaway\":\"Esperanza Luna\",\"points\":11,\"lines\":[\"They show their idol to an ally (2)\",\"They find a clue to an idol (3)\",\"The host laughs at something that they said at council (2)\",\"They write down the name of whoever leaves (2)\",\"They catch a fish, a crab or anything else that feeds the tribe (2)\"]},{\"castaway\":\"Goldie Tran\",\"points\":16,\"lines\":[\"They had no vote to cast that night (-2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They make fire without flint or matches (2)\",\"They carve a false idol (3)\",\"Nobody writes down their name (2)\",\"They write down the name of whoever leaves (2)\",\"The host laughs at something that they said at council (2)\",\"They find a clue to an idol (3)\",\"They catch a fish, a crab or anything else that feeds the tribe (2)\"]},{\"castaway\":\"Hollis Whitcombe\",\"points\":9,\"lines\":[\"They find a hidden immunity idol (6)\",\"The episode is named after something that they said (2)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Ines Caldeira\",\"points\":16,\"lines\":[\"They write down the name of somebody who stays (-1)\",\"They bring an advantage back from a journey (4)\",\"They write down the name of whoever leaves (2)\",\"Nobody writes down their name (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They find an advantage at camp (5)\"]},{\"castaway\":\"Jasper Nyqvist\",\"points\":26,\"lines\":[\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They find a hidden immunity idol (6)\",\"They show their idol to an ally (2)\",\"Nobody writes down their name (2)\",\"They bring an advantage back from a journey (4)\",\"The host laughs at something that they said at council (2)\",\"They write down the name of whoever leaves (2)\",\"They play an extra vote (4)\"]},{\"castaway\":\"Keoni Palakiko\",\"points\":23,\"lines\":[\"They make fire without flint or matches (2)\",\"They bring an advantage back from a journey (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"Nobody writes down their name (2)\",\"The episode is named after something that they said (2)\",\"The host laughs at something that they said at council (2)\",\"Their tribe comes first in an immunity challenge (4)\",\"They find a clue to an idol (3)\",\"They write down the name of whoever leaves (2)\"]},{\"castaway\":\"Lottie Abernathy\",\"points\":13,\"lines\":[\"They find a clue to an idol (3)\",\"The episode is named after something that they said (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They show their idol to an ally (2)\"]},{\"castaway\":\"Marcus Delacroix\",\"points\":25,\"lines\":[\"They let the fire of the camp go out (-1)\",\"Their tribe wins a reward challenge (3)\",\"They find an advantage at camp (5)\",\"The episode is named after something that they said (2)\",\"They play an extra vote (4)\",\"They find a clue to an idol (3)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They show their idol to an ally (2)\",\"Nobody writes down their name (2)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Nadia Rahimi\",\"points\":10,\"lines\":[\"They make fire without flint or matches (2)\",\"They bring an advantage back from a journey (4)\",\"They find a clue to an idol (3)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Priya Venkataraman\",\"points\":13,\"lines\":[\"They had no vote to cast that night (-2)\",\"The host laughs at something that they said at council (2)\",\"Their tribe wins a reward challenge (3)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They show their idol to an ally (2)\",\"They find a clue to an idol (3)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Quill Sandoval\",\"points\":18,\"lines\":[\"They had no vote to cast that night (-2)\",\"They play an extra vote (4)\",\"The host laughs at something that they said at council (2)\",\"They show their idol to an ally (2)\",\"Their tribe wins a reward challenge (3)\",\"Their tribe comes first in an immunity challenge (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They write down the name of whoever leaves (2)\",\"A second look at the tape: first over the line (1)\"]}]"},
{"id":"4903523d-e95e-4ca0-961b-6e485f81bba4","at":"2026-11-28T01:03:03.718+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"ca42a940-a274-45cd-b523-3fd0f60f5de6","target_name":"Dashiell Pike","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":6}"},
{"id":"8c0bb2ec-6e08-48f6-8a1a-d65879f06160","at":"2026-11-28T01:03:03.776+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"points.made-final","target_type":"week","target_id":"3","target_name":"Week 3","before_json":"{\"final\":false}","after_json":"{\"final\":true}"},
{"id":"c7c06168-67bd-466a-880f-698ced743707","at":"2026-11-28T01:03:03.828+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"points.made-final","target_type":"week","target_id":"4","target_name":"Week 4","before_json":"{\"final\":false}","after_json":"{\"final\":true}"},
{"id":"7612a1f2-790d-4a66-a377-8cca5e593c34","at":"2026-11-28T01:03:03.872+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"points.made-final","target_type":"week","target_id":"5","target_name":"Week 5","before_json":"{\"final\":false}","after_json":"{\"final\":true}"},
{"id":"08b50e1b-6765-4cea-8f9c-705bd0cc9ae5","at":"2026-11-28T01:03:03.92+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"d2ada124-b21d-4f15-9ca5-b825b50de173","target_name":"Week 7","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-26T17:00:00.000Z\",\"picksCloseAt\":\"2026-12-03T01:00:00.000Z\"}"},
{"id":"275ba4ba-2ab2-4386-ad16-12330404a437","at":"2026-11-28T01:03:03.92+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"629b2043-3305-43a7-a34c-ea8a17f0e690","target_name":"Week 6","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"83a47153-75a2-4ccc-8971-c1cd49e71783","at":"2026-11-28T01:03:07.862+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"announcement.created","target_type":"announcement","target_id":"e852b662-2808-41d9-8657-413650ca740c","target_name":"Welcome to the season","before_json":"","after_json":"{\"title\":\"Welcome to the season\",\"body\":\"Rankings are in, the draft is done, and thirteen episodes lie ahead. Good luck, everybody!\",\"expiresAt\":null}"},
{"id":"8063be01-7182-4077-959b-b91cfaa69d57","at":"2026-11-28T01:03:07.9+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"announcement.created","target_type":"announcement","target_id":"742426d2-6bc8-471b-8c53-079a0e41dd1c","target_name":"The tribes have been shuffled","before_json":"","after_json":"{\"title\":\"The tribes have been shuffled\",\"body\":\"New buffs, new camps, same torches. Have a look at your castaways before you pick this week.\",\"expiresAt\":null}"},
{"id":"045588cb-0a7c-4eb3-b867-a798fdaf96a4","at":"2026-11-28T01:03:07.964+00:00","actor_id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","actor_name":"League Admin","action":"sms.blast-sent","target_type":"blast","target_id":"3aff5347-2a3e-462c-84e6-4115f8a0211a","target_name":"Hello {name}! Week {week} is open. Pick your castaway before","before_json":"","after_json":"{\"recipients\":8,\"filter\":\"all\",\"message\":\"Hello {name}! Week {week} is open. Pick your castaway before {deadline}.\"}"}
]$rows$);
insert into copied.castaways (id, name, tribe, eliminated) overriding system value select id, name, tribe, eliminated from
json_populate_recordset(null::copied.castaways, $rows$[
{"id":"0669d187-50b5-4e5b-9216-e283315d2499","name":"Anouk Verhoeven","tribe":"Maravu","eliminated":false},
{"id":"bc011a58-bcf2-4715-9a27-bff7a405cbae","name":"Bram Okafor","tribe":"Maravu","eliminated":false},
{"id":"91846fb0-ba45-429a-99e9-83706c99171a","name":"Celia Marchetti","tribe":"Maravu","eliminated":false},
{"id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","name":"Esperanza Luna","tribe":"Maravu","eliminated":false},
{"id":"2e144897-f74e-469c-91e9-20dedfee39d7","name":"Goldie Tran","tribe":"Tolani","eliminated":false},
{"id":"f779967b-1008-404a-b289-39cb6173b88a","name":"Hollis Whitcombe","tribe":"Tolani","eliminated":false},
{"id":"0596754a-9284-42a4-bbbb-f9d1246216cf","name":"Ines Caldeira","tribe":"Tolani","eliminated":false},
{"id":"ff4d7b97-9f67-47ea-b932-7a558227d5a6","name":"Jasper Nyqvist","tribe":"Tolani","eliminated":false},
{"id":"ee03a722-c0b7-4137-b3ba-f06578848632","name":"Keoni Palakiko","tribe":"Tolani","eliminated":false},
{"id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","name":"Lottie Abernathy","tribe":"Tolani","eliminated":false},
{"id":"29ea526c-f651-4fc4-b378-6c613f09eb75","name":"Marcus Delacroix","tribe":"Kesso","eliminated":false},
{"id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","name":"Nadia Rahimi","tribe":"Kesso","eliminated":false},
{"id":"524d0aaf-8a31-4928-a07f-dffea50ec7f0","name":"Priya Venkataraman","tribe":"Kesso","eliminated":false},
{"id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","name":"Quill Sandoval","tribe":"Kesso","eliminated":false},
{"id":"a9fb556f-b78d-45d2-9ce1-6344f492fcd6","name":"Rosalind Achterberg","tribe":"Kesso","eliminated":true},
{"id":"29dbb8ba-2afe-4737-9a45-a1173d844b5e","name":"Finn Aldaine","tribe":"Maravu","eliminated":true},
{"id":"5361d2b3-f0a2-4c39-bdd6-f41efa2ddaf9","name":"Osmund Bell","tribe":"Kesso","eliminated":true},
{"id":"ca42a940-a274-45cd-b523-3fd0f60f5de6","name":"Dashiell Pike","tribe":"Maravu","eliminated":true}
]$rows$);
insert into copied.fills (shape, filled_at) overriding system value select shape, filled_at from
json_populate_recordset(null::copied.fills, $rows$[
{"shape":"6682d776","filled_at":"2026-11-28T01:02:55.3839+00:00"}
]$rows$);
insert into copied.picks (id, user_id, week_number, castaway_id, is_auto_selected, submitted_at) overriding system value select id, user_id, week_number, castaway_id, is_auto_selected, submitted_at from
json_populate_recordset(null::copied.picks, $rows$[
{"id":"01a21fad-47e4-7aa2-bf59-239e29c4fbfe","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","week_number":3,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","is_auto_selected":false,"submitted_at":"2026-11-28T01:02:59.556+00:00"},
{"id":"01a21fad-4807-7e22-be21-aca34a7d8e35","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","week_number":3,"castaway_id":"ff4d7b97-9f67-47ea-b932-7a558227d5a6","is_auto_selected":false,"submitted_at":"2026-11-28T01:02:59.591+00:00"},
{"id":"01a21fad-481a-7098-bc5b-c73b1456ef33","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","week_number":3,"castaway_id":"0669d187-50b5-4e5b-9216-e283315d2499","is_auto_selected":false,"submitted_at":"2026-11-28T01:02:59.61+00:00"},
{"id":"01a21fad-4830-704f-9c23-1a6d6dcce621","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","week_number":3,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","is_auto_selected":false,"submitted_at":"2026-11-28T01:02:59.632+00:00"},
{"id":"01a21fad-4852-7e13-a6ca-056f90e5854f","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","week_number":3,"castaway_id":"29dbb8ba-2afe-4737-9a45-a1173d844b5e","is_auto_selected":false,"submitted_at":"2026-11-28T01:02:59.666+00:00"},
{"id":"01a21fad-4872-7ba6-9c3f-e398766a9db0","user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","week_number":3,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","is_auto_selected":false,"submitted_at":"2026-11-28T01:02:59.698+00:00"},
{"id":"01a21fad-4889-7394-81cb-9d0d2bda4007","user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","week_number":3,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf","is_auto_selected":false,"submitted_at":"2026-11-28T01:02:59.721+00:00"},
{"id":"01a21fad-489f-7a7b-af65-7138774e83f1","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","week_number":3,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","is_auto_selected":false,"submitted_at":"2026-11-28T01:02:59.743+00:00"},
{"id":"01a21fad-48b2-7762-a5f5-415f521e83cb","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","week_number":3,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","is_auto_selected":false,"submitted_at":"2026-11-28T01:02:59.762+00:00"},
{"id":"01a21fad-4cdc-7168-8e66-c3c5a1b75061","user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","week_number":3,"castaway_id":"bc011a58-bcf2-4715-9a27-bff7a405cbae","is_auto_selected":true,"submitted_at":"2026-11-28T01:03:00.828+00:00"},
{"id":"01a21fad-4cdc-774e-9fe7-1a453f762f04","user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","week_number":3,"castaway_id":"91846fb0-ba45-429a-99e9-83706c99171a","is_auto_selected":true,"submitted_at":"2026-11-28T01:03:00.828+00:00"},
{"id":"01a21fad-4cdc-7c20-a259-f4b0b09f4aad","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","week_number":3,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","is_auto_selected":true,"submitted_at":"2026-11-28T01:03:00.828+00:00"},
{"id":"01a21fad-4e0c-7f81-8928-22efc9b916c7","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","week_number":4,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.132+00:00"},
{"id":"01a21fad-4e21-7748-8e91-cfdbe4a2d9ee","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","week_number":4,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.153+00:00"},
{"id":"01a21fad-4e2e-777e-8de5-d677c92f6b1c","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","week_number":4,"castaway_id":"ee03a722-c0b7-4137-b3ba-f06578848632","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.166+00:00"},
{"id":"01a21fad-4e4e-7034-aa9a-28ec15a2bf78","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","week_number":4,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.198+00:00"},
{"id":"01a21fad-4e6e-791b-ba90-aa4b36ee36ce","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","week_number":4,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.23+00:00"},
{"id":"01a21fad-4e92-774c-b532-d96ece6ce47f","user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","week_number":4,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.266+00:00"},
{"id":"01a21fad-4ea6-7587-9a18-0049dec19189","user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","week_number":4,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.286+00:00"},
{"id":"01a21fad-4eb6-7ea2-83a3-11336b11aa05","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","week_number":4,"castaway_id":"29dbb8ba-2afe-4737-9a45-a1173d844b5e","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.302+00:00"},
{"id":"01a21fad-4ed9-72bc-8b9b-188dc5ab22c8","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","week_number":4,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.337+00:00"},
{"id":"01a21fad-4f03-70ee-a4a7-884bd070e403","user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","week_number":4,"castaway_id":"2e144897-f74e-469c-91e9-20dedfee39d7","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.379+00:00"},
{"id":"01a21fad-4f26-7681-8250-878a8f450563","user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","week_number":4,"castaway_id":"ca42a940-a274-45cd-b523-3fd0f60f5de6","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.414+00:00"},
{"id":"01a21fad-4f35-7980-9afc-d8dbb5d61379","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","week_number":4,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.429+00:00"},
{"id":"01a21fad-5087-7391-a2c9-d4f1c135c287","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","week_number":5,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.767+00:00"},
{"id":"01a21fad-5096-7028-bf96-4b064c78b806","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","week_number":5,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.782+00:00"},
{"id":"01a21fad-50b4-7b0b-a08d-0e14d517780d","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","week_number":5,"castaway_id":"ee03a722-c0b7-4137-b3ba-f06578848632","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.812+00:00"},
{"id":"01a21fad-50c4-74e0-9530-2d65331189db","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","week_number":5,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.828+00:00"},
{"id":"01a21fad-50d6-76c0-a5f4-ad8737f03c86","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","week_number":5,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.846+00:00"},
{"id":"01a21fad-50e9-7f07-a8a0-955168d6594d","user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","week_number":5,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.865+00:00"},
{"id":"01a21fad-50f6-7a8a-bc7d-5ce67ffb80f3","user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","week_number":5,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.878+00:00"},
{"id":"01a21fad-5101-74bd-8702-95df388ea438","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","week_number":5,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.889+00:00"},
{"id":"01a21fad-5116-7ec8-bf75-ed73fadf3e2e","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","week_number":5,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.91+00:00"},
{"id":"01a21fad-512a-7c45-a196-9c333154d769","user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","week_number":5,"castaway_id":"2e144897-f74e-469c-91e9-20dedfee39d7","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.93+00:00"},
{"id":"01a21fad-513b-73d1-a4ac-1ab221e8e627","user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","week_number":5,"castaway_id":"91846fb0-ba45-429a-99e9-83706c99171a","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.947+00:00"},
{"id":"01a21fad-5148-78d2-ae73-88a2b9fa562b","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","week_number":5,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:01.96+00:00"},
{"id":"01a21fad-5278-7473-9c84-8ec834595e12","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","week_number":6,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:02.264+00:00"},
{"id":"01a21fad-5286-77ed-81d7-19575a354dbb","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","week_number":6,"castaway_id":"ee03a722-c0b7-4137-b3ba-f06578848632","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:02.278+00:00"},
{"id":"01a21fad-5297-7bb1-b604-2b29defe687f","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","week_number":6,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:02.295+00:00"},
{"id":"01a21fad-52ae-736e-b98e-04c537b9d67c","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","week_number":6,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:02.318+00:00"},
{"id":"01a21fad-52be-794a-820d-a6db3b75de74","user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","week_number":6,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:02.334+00:00"},
{"id":"01a21fad-52cc-7301-a10f-33d61b964649","user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","week_number":6,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:02.348+00:00"},
{"id":"01a21fad-52df-7d3a-b33f-fa85867f0239","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","week_number":6,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:02.367+00:00"},
{"id":"01a21fad-52f9-757a-9042-c59307805f74","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","week_number":6,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:02.393+00:00"},
{"id":"01a21fad-530a-7e81-94e3-2cbd811078d4","user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","week_number":6,"castaway_id":"2e144897-f74e-469c-91e9-20dedfee39d7","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:02.41+00:00"},
{"id":"01a21fad-531a-7fcb-aa91-31e7605a2587","user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","week_number":6,"castaway_id":"ca42a940-a274-45cd-b523-3fd0f60f5de6","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:02.426+00:00"},
{"id":"01a21fad-5332-7828-ad7e-1656e962847f","user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","week_number":6,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:02.45+00:00"},
{"id":"01a21fad-574b-7be9-95f9-954536872f59","user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","week_number":6,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","is_auto_selected":true,"submitted_at":"2026-11-28T01:03:03.499+00:00"},
{"id":"01a21fad-5934-7d33-9dbb-a81b0709b644","user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","week_number":7,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:03.988+00:00"},
{"id":"01a21fad-5944-7858-a372-1e2b687cb498","user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","week_number":7,"castaway_id":"0669d187-50b5-4e5b-9216-e283315d2499","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:04.004+00:00"},
{"id":"01a21fad-5972-797a-9a07-ff3012b0adcf","user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","week_number":7,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:04.05+00:00"},
{"id":"01a21fad-5996-7fff-8964-c0ecf0693ba4","user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","week_number":7,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:04.086+00:00"},
{"id":"01a21fad-59b2-7de0-aa71-f8dc5d329f5f","user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","week_number":7,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:04.114+00:00"},
{"id":"01a21fad-59d5-72f5-bd3e-a9dcac03f16b","user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","week_number":7,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:04.149+00:00"},
{"id":"01a21fad-5a02-78eb-93ef-67bea08137a7","user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","week_number":7,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:04.194+00:00"},
{"id":"01a21fad-5a2f-7ed7-a54c-7c9571a123bc","user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","week_number":7,"castaway_id":"524d0aaf-8a31-4928-a07f-dffea50ec7f0","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:04.239+00:00"},
{"id":"01a21fad-5a56-75c6-a3b8-7b1d401fa09b","user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","week_number":7,"castaway_id":"bc011a58-bcf2-4715-9a27-bff7a405cbae","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:04.278+00:00"},
{"id":"01a21fad-5a7f-7c0e-8820-5150d2e97c99","user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","week_number":7,"castaway_id":"91846fb0-ba45-429a-99e9-83706c99171a","is_auto_selected":false,"submitted_at":"2026-11-28T01:03:04.319+00:00"}
]$rows$);
insert into copied.rosters (user_id, rankings_submitted_at, castaway_ids) overriding system value select user_id, rankings_submitted_at, castaway_ids from
json_populate_recordset(null::copied.rosters, $rows$[
{"user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","rankings_submitted_at":"2026-11-28T01:02:58.653+00:00","castaway_ids":["5265ec3d-37c6-472e-97b8-2ae76c62258f","a9fb556f-b78d-45d2-9ce1-6344f492fcd6"]},
{"user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","rankings_submitted_at":"2026-11-28T01:02:59.153+00:00","castaway_ids":["bc011a58-bcf2-4715-9a27-bff7a405cbae","2e144897-f74e-469c-91e9-20dedfee39d7"]},
{"user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","rankings_submitted_at":"2026-11-28T01:02:59.245+00:00","castaway_ids":["cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","a9fb556f-b78d-45d2-9ce1-6344f492fcd6"]},
{"user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","rankings_submitted_at":"2026-11-28T01:02:58.996+00:00","castaway_ids":["0596754a-9284-42a4-bbbb-f9d1246216cf","5361d2b3-f0a2-4c39-bdd6-f41efa2ddaf9"]},
{"user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","rankings_submitted_at":"2026-11-28T01:02:59.199+00:00","castaway_ids":["91846fb0-ba45-429a-99e9-83706c99171a","ca42a940-a274-45cd-b523-3fd0f60f5de6"]},
{"user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","rankings_submitted_at":"2026-11-28T01:02:58.885+00:00","castaway_ids":["29ea526c-f651-4fc4-b378-6c613f09eb75","29dbb8ba-2afe-4737-9a45-a1173d844b5e"]},
{"user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","rankings_submitted_at":"2026-11-28T01:02:59.104+00:00","castaway_ids":["524d0aaf-8a31-4928-a07f-dffea50ec7f0","4dda4c74-9dba-4066-86f8-f256c57d77ed"]},
{"user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","rankings_submitted_at":"2026-11-28T01:02:58.839+00:00","castaway_ids":["f779967b-1008-404a-b289-39cb6173b88a","5265ec3d-37c6-472e-97b8-2ae76c62258f"]},
{"user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","rankings_submitted_at":"2026-11-28T01:02:59.048+00:00","castaway_ids":["29dbb8ba-2afe-4737-9a45-a1173d844b5e","4dda4c74-9dba-4066-86f8-f256c57d77ed"]},
{"user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","rankings_submitted_at":"2026-11-28T01:02:58.725+00:00","castaway_ids":["ff4d7b97-9f67-47ea-b932-7a558227d5a6","a35688ac-ccae-4f46-98dc-7a583fa5b27b"]},
{"user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","rankings_submitted_at":"2026-11-28T01:02:58.787+00:00","castaway_ids":["0669d187-50b5-4e5b-9216-e283315d2499","ee03a722-c0b7-4137-b3ba-f06578848632"]},
{"user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","rankings_submitted_at":"2026-11-28T01:02:58.944+00:00","castaway_ids":["a35688ac-ccae-4f46-98dc-7a583fa5b27b","f779967b-1008-404a-b289-39cb6173b88a"]}
]$rows$);
insert into copied.scored_weeks (week_number, points) overriding system value select week_number, points from
json_populate_recordset(null::copied.scored_weeks, $rows$[
{"week_number":3,"points":[{"points": 20, "castawayId": "0669d187-50b5-4e5b-9216-e283315d2499"}, {"points": 23, "castawayId": "bc011a58-bcf2-4715-9a27-bff7a405cbae"}, {"points": 14, "castawayId": "91846fb0-ba45-429a-99e9-83706c99171a"}, {"points": 30, "castawayId": "ca42a940-a274-45cd-b523-3fd0f60f5de6"}, {"points": 14, "castawayId": "a35688ac-ccae-4f46-98dc-7a583fa5b27b"}, {"points": 27, "castawayId": "29dbb8ba-2afe-4737-9a45-a1173d844b5e"}, {"points": 28, "castawayId": "2e144897-f74e-469c-91e9-20dedfee39d7"}, {"points": 15, "castawayId": "f779967b-1008-404a-b289-39cb6173b88a"}, {"points": 8, "castawayId": "0596754a-9284-42a4-bbbb-f9d1246216cf"}, {"points": 15, "castawayId": "ff4d7b97-9f67-47ea-b932-7a558227d5a6"}, {"points": 26, "castawayId": "ee03a722-c0b7-4137-b3ba-f06578848632"}, {"points": 30, "castawayId": "5265ec3d-37c6-472e-97b8-2ae76c62258f"}, {"points": 16, "castawayId": "29ea526c-f651-4fc4-b378-6c613f09eb75"}, {"points": 8, "castawayId": "4dda4c74-9dba-4066-86f8-f256c57d77ed"}, {"points": 10, "castawayId": "5361d2b3-f0a2-4c39-bdd6-f41efa2ddaf9"}, {"points": 7, "castawayId": "524d0aaf-8a31-4928-a07f-dffea50ec7f0"}, {"points": 18, "castawayId": "cf94b5b7-d4c3-407b-9afd-c6f7b88f599d"}, {"points": 30, "castawayId": "a9fb556f-b78d-45d2-9ce1-6344f492fcd6"}]},
{"week_number":4,"points":[{"points": 13, "castawayId": "0669d187-50b5-4e5b-9216-e283315d2499"}, {"points": 11, "castawayId": "bc011a58-bcf2-4715-9a27-bff7a405cbae"}, {"points": 4, "castawayId": "91846fb0-ba45-429a-99e9-83706c99171a"}, {"points": 9, "castawayId": "ca42a940-a274-45cd-b523-3fd0f60f5de6"}, {"points": 18, "castawayId": "a35688ac-ccae-4f46-98dc-7a583fa5b27b"}, {"points": 25, "castawayId": "29dbb8ba-2afe-4737-9a45-a1173d844b5e"}, {"points": 23, "castawayId": "2e144897-f74e-469c-91e9-20dedfee39d7"}, {"points": 1, "castawayId": "f779967b-1008-404a-b289-39cb6173b88a"}, {"points": 24, "castawayId": "0596754a-9284-42a4-bbbb-f9d1246216cf"}, {"points": 5, "castawayId": "ff4d7b97-9f67-47ea-b932-7a558227d5a6"}, {"points": 7, "castawayId": "ee03a722-c0b7-4137-b3ba-f06578848632"}, {"points": 8, "castawayId": "5265ec3d-37c6-472e-97b8-2ae76c62258f"}, {"points": 8, "castawayId": "29ea526c-f651-4fc4-b378-6c613f09eb75"}, {"points": 25, "castawayId": "4dda4c74-9dba-4066-86f8-f256c57d77ed"}, {"points": 26, "castawayId": "5361d2b3-f0a2-4c39-bdd6-f41efa2ddaf9"}, {"points": 19, "castawayId": "524d0aaf-8a31-4928-a07f-dffea50ec7f0"}, {"points": 6, "castawayId": "cf94b5b7-d4c3-407b-9afd-c6f7b88f599d"}]},
{"week_number":5,"points":[{"points": 1, "castawayId": "0669d187-50b5-4e5b-9216-e283315d2499"}, {"points": 2, "castawayId": "bc011a58-bcf2-4715-9a27-bff7a405cbae"}, {"points": 20, "castawayId": "91846fb0-ba45-429a-99e9-83706c99171a"}, {"points": 29, "castawayId": "ca42a940-a274-45cd-b523-3fd0f60f5de6"}, {"points": 27, "castawayId": "a35688ac-ccae-4f46-98dc-7a583fa5b27b"}, {"points": 4, "castawayId": "2e144897-f74e-469c-91e9-20dedfee39d7"}, {"points": 24, "castawayId": "f779967b-1008-404a-b289-39cb6173b88a"}, {"points": 21, "castawayId": "0596754a-9284-42a4-bbbb-f9d1246216cf"}, {"points": 9, "castawayId": "ff4d7b97-9f67-47ea-b932-7a558227d5a6"}, {"points": 27, "castawayId": "ee03a722-c0b7-4137-b3ba-f06578848632"}, {"points": 6, "castawayId": "5265ec3d-37c6-472e-97b8-2ae76c62258f"}, {"points": 28, "castawayId": "29ea526c-f651-4fc4-b378-6c613f09eb75"}, {"points": 20, "castawayId": "4dda4c74-9dba-4066-86f8-f256c57d77ed"}, {"points": 21, "castawayId": "5361d2b3-f0a2-4c39-bdd6-f41efa2ddaf9"}, {"points": 2, "castawayId": "524d0aaf-8a31-4928-a07f-dffea50ec7f0"}, {"points": 29, "castawayId": "cf94b5b7-d4c3-407b-9afd-c6f7b88f599d"}]},
{"week_number":6,"points":[{"points": 9, "castawayId": "0669d187-50b5-4e5b-9216-e283315d2499"}, {"points": 29, "castawayId": "bc011a58-bcf2-4715-9a27-bff7a405cbae"}, {"points": 3, "castawayId": "91846fb0-ba45-429a-99e9-83706c99171a"}, {"points": 0, "castawayId": "ca42a940-a274-45cd-b523-3fd0f60f5de6"}, {"points": 11, "castawayId": "a35688ac-ccae-4f46-98dc-7a583fa5b27b"}, {"points": 16, "castawayId": "2e144897-f74e-469c-91e9-20dedfee39d7"}, {"points": 9, "castawayId": "f779967b-1008-404a-b289-39cb6173b88a"}, {"points": 16, "castawayId": "0596754a-9284-42a4-bbbb-f9d1246216cf"}, {"points": 26, "castawayId": "ff4d7b97-9f67-47ea-b932-7a558227d5a6"}, {"points": 23, "castawayId": "ee03a722-c0b7-4137-b3ba-f06578848632"}, {"points": 13, "castawayId": "5265ec3d-37c6-472e-97b8-2ae76c62258f"}, {"points": 25, "castawayId": "29ea526c-f651-4fc4-b378-6c613f09eb75"}, {"points": 10, "castawayId": "4dda4c74-9dba-4066-86f8-f256c57d77ed"}, {"points": 13, "castawayId": "524d0aaf-8a31-4928-a07f-dffea50ec7f0"}, {"points": 18, "castawayId": "cf94b5b7-d4c3-407b-9afd-c6f7b88f599d"}]}
]$rows$);
insert into copied.season (id, first_pick_week, episodes) overriding system value select id, first_pick_week, episodes from
json_populate_recordset(null::copied.season, $rows$[
{"id":"season","first_pick_week":3,"episodes":13}
]$rows$);
insert into copied.users (id, name, is_admin) overriding system value select id, name, is_admin from
json_populate_recordset(null::copied.users, $rows$[
{"id":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","name":"League Admin","is_admin":true},
{"id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","name":"Coral Whitfield","is_admin":false},
{"id":"df1468ef-f584-423d-ae43-00a5d9c90275","name":"Dune Marlowe","is_admin":false},
{"id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","name":"Ember Castellan","is_admin":false},
{"id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","name":"Fern Okonjo","is_admin":false},
{"id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","name":"Gale Rutherford","is_admin":false},
{"id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","name":"Harbor Lindqvist","is_admin":false},
{"id":"59015872-e4ad-4882-b519-b9cd86e6a40f","name":"Indigo Farrow","is_admin":false},
{"id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","name":"Juniper Vale","is_admin":false},
{"id":"bde039f5-2f0f-446f-ab3a-506082ca7510","name":"Koa Brightwater","is_admin":false},
{"id":"2510ef38-2988-43d5-8da1-e6d0647268cc","name":"Lagoon Petrov","is_admin":false},
{"id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","name":"Maris Delgado","is_admin":false},
{"id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","name":"Nova Tremblay","is_admin":false}
]$rows$);
insert into copied.versions (topic, key, version, previous) overriding system value select topic, key, version, previous from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"6f16d630-a6d3-4f78-8b67-5a9377f18dbc","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"0669d187-50b5-4e5b-9216-e283315d2499","version":1,"previous":null},
{"topic":"league.audit.v1","key":"7b4831fc-a5d7-40fa-aafa-f9259918d4e1","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"bc011a58-bcf2-4715-9a27-bff7a405cbae","version":1,"previous":null},
{"topic":"league.audit.v1","key":"6d7ee3a6-a921-4f20-8b0b-025dbc1426f9","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"91846fb0-ba45-429a-99e9-83706c99171a","version":1,"previous":null},
{"topic":"league.audit.v1","key":"735ef2b6-28e1-43bf-93b2-7b2fc0ce4140","version":1,"previous":null},
{"topic":"league.audit.v1","key":"6eef06e4-93b9-41ec-ae50-f33bdf94a9a6","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","version":1,"previous":null},
{"topic":"league.audit.v1","key":"73882df5-947b-4819-a4bb-bc52b01bc85c","version":1,"previous":null},
{"topic":"league.audit.v1","key":"13f467ad-994e-4acd-b2d2-9dcba7b05ccb","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"2e144897-f74e-469c-91e9-20dedfee39d7","version":1,"previous":null},
{"topic":"league.audit.v1","key":"7b0c7b80-cc64-4fdd-a180-dc86c2e0ffa8","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"f779967b-1008-404a-b289-39cb6173b88a","version":1,"previous":null},
{"topic":"league.audit.v1","key":"9077d9b0-b887-43d7-85a0-f4aaf4b72466","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"0596754a-9284-42a4-bbbb-f9d1246216cf","version":1,"previous":null},
{"topic":"league.audit.v1","key":"3f4e4516-2438-4283-b3dc-b91216bfaf38","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"ff4d7b97-9f67-47ea-b932-7a558227d5a6","version":1,"previous":null},
{"topic":"league.audit.v1","key":"958d033e-81fe-45fb-a73e-beadf0948b9e","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"ee03a722-c0b7-4137-b3ba-f06578848632","version":1,"previous":null},
{"topic":"league.audit.v1","key":"402b5ac7-18b0-403e-8aa9-ab6c5ec797b0","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"5265ec3d-37c6-472e-97b8-2ae76c62258f","version":1,"previous":null},
{"topic":"league.audit.v1","key":"3a86b905-d810-4182-b029-ae0ca77421e8","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"29ea526c-f651-4fc4-b378-6c613f09eb75","version":1,"previous":null},
{"topic":"league.audit.v1","key":"2aa0da69-e5ff-4fde-88da-ce29f0a06e54","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"4dda4c74-9dba-4066-86f8-f256c57d77ed","version":1,"previous":null},
{"topic":"league.audit.v1","key":"a6a91cb2-4e48-4725-a396-d1cdaf75b522","version":1,"previous":null},
{"topic":"league.audit.v1","key":"9f9b636c-072b-4439-b978-7efb359eb332","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"524d0aaf-8a31-4928-a07f-dffea50ec7f0","version":1,"previous":null},
{"topic":"league.audit.v1","key":"34c6971c-ccbd-4b64-876a-110b608d4dfc","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","version":1,"previous":null},
{"topic":"league.audit.v1","key":"04154e29-8c97-4dec-beb9-20d0634651df","version":1,"previous":null},
{"topic":"league.audit.v1","key":"d16badfc-3e80-473c-8798-f4b829ee803c","version":1,"previous":null},
{"topic":"identity.user.v1","key":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","version":1,"previous":null},
{"topic":"identity.user.v1","key":"59015872-e4ad-4882-b519-b9cd86e6a40f","version":1,"previous":null},
{"topic":"identity.user.v1","key":"2510ef38-2988-43d5-8da1-e6d0647268cc","version":1,"previous":null},
{"topic":"league.audit.v1","key":"a56ea60f-85be-429c-bbd3-574cb4974ae3","version":1,"previous":null},
{"topic":"league.roster.v1","key":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","version":2,"previous":1},
{"topic":"league.roster.v1","key":"2510ef38-2988-43d5-8da1-e6d0647268cc","version":2,"previous":1},
{"topic":"league.roster.v1","key":"3895dd10-4640-4314-ab1b-087ff0b8f15a","version":2,"previous":1},
{"topic":"league.roster.v1","key":"59015872-e4ad-4882-b519-b9cd86e6a40f","version":2,"previous":1},
{"topic":"league.roster.v1","key":"a6051dbf-afb5-4a13-aecb-60e534a966dc","version":2,"previous":1},
{"topic":"league.roster.v1","key":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","version":2,"previous":1},
{"topic":"league.roster.v1","key":"bde039f5-2f0f-446f-ab3a-506082ca7510","version":2,"previous":1},
{"topic":"league.roster.v1","key":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","version":2,"previous":1},
{"topic":"league.roster.v1","key":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","version":2,"previous":1},
{"topic":"league.roster.v1","key":"df1468ef-f584-423d-ae43-00a5d9c90275","version":2,"previous":1},
{"topic":"league.roster.v1","key":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","version":2,"previous":1},
{"topic":"league.roster.v1","key":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","version":2,"previous":1},
{"topic":"league.audit.v1","key":"1572c296-a16a-4250-87ac-2f6f69a8134b","version":1,"previous":null},
{"topic":"league.season.v1","key":"season","version":2,"previous":1},
{"topic":"league.audit.v1","key":"ededa3cb-bc8f-4fb2-8623-b062d2ac810b","version":1,"previous":null},
{"topic":"league.audit.v1","key":"b02473de-67cd-463c-a2c4-b34ff9df1ddf","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-47e4-7aa2-bf59-239e29c4fbfe","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4807-7e22-be21-aca34a7d8e35","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-481a-7098-bc5b-c73b1456ef33","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4830-704f-9c23-1a6d6dcce621","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4852-7e13-a6ca-056f90e5854f","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4872-7ba6-9c3f-e398766a9db0","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4889-7394-81cb-9d0d2bda4007","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-489f-7a7b-af65-7138774e83f1","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-48b2-7762-a5f5-415f521e83cb","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4e0c-7f81-8928-22efc9b916c7","version":1,"previous":null},
{"topic":"league.audit.v1","key":"b5771b42-ac37-4ad7-83d0-317275bb6e24","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4cdc-7168-8e66-c3c5a1b75061","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4cdc-774e-9fe7-1a453f762f04","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4cdc-7c20-a259-f4b0b09f4aad","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"e2cf2599-0463-4c34-8e2b-79cf5509f506","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"a9fb556f-b78d-45d2-9ce1-6344f492fcd6","version":2,"previous":1},
{"topic":"league.audit.v1","key":"d4cbf28b-aea8-417f-88f6-27c062e29616","version":1,"previous":null},
{"topic":"league.week.v1","key":"18ed027f-326e-4503-b3f8-11937086b1c5","version":3,"previous":2},
{"topic":"league.audit.v1","key":"67843fd3-cf4a-4db0-bf6c-f6680eac9e89","version":1,"previous":null},
{"topic":"league.audit.v1","key":"d925e60e-4d89-418d-94af-92bcbcde9371","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"29dbb8ba-2afe-4737-9a45-a1173d844b5e","version":2,"previous":1},
{"topic":"league.castaway.v1","key":"5361d2b3-f0a2-4c39-bdd6-f41efa2ddaf9","version":2,"previous":1},
{"topic":"league.castaway.v1","key":"ca42a940-a274-45cd-b523-3fd0f60f5de6","version":2,"previous":1},
{"topic":"scoring.week.v1","key":"3","version":2,"previous":1},
{"topic":"identity.user.v1","key":"df1468ef-f584-423d-ae43-00a5d9c90275","version":3,"previous":2},
{"topic":"identity.user.v1","key":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","version":3,"previous":2},
{"topic":"identity.user.v1","key":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","version":2,"previous":1},
{"topic":"identity.user.v1","key":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","version":3,"previous":2},
{"topic":"identity.user.v1","key":"a6051dbf-afb5-4a13-aecb-60e534a966dc","version":2,"previous":1},
{"topic":"identity.user.v1","key":"bde039f5-2f0f-446f-ab3a-506082ca7510","version":3,"previous":2},
{"topic":"identity.user.v1","key":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"01a21fad-4e21-7748-8e91-cfdbe4a2d9ee","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4e2e-777e-8de5-d677c92f6b1c","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4e4e-7034-aa9a-28ec15a2bf78","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4e6e-791b-ba90-aa4b36ee36ce","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4e92-774c-b532-d96ece6ce47f","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4ea6-7587-9a18-0049dec19189","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4eb6-7ea2-83a3-11336b11aa05","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4ed9-72bc-8b9b-188dc5ab22c8","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4f03-70ee-a4a7-884bd070e403","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4f26-7681-8250-878a8f450563","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-4f35-7980-9afc-d8dbb5d61379","version":1,"previous":null},
{"topic":"league.audit.v1","key":"cb4cecfe-d762-4d5a-98e2-e93181d59e31","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"2ae604a6-f60d-4b24-92f7-f384ade1aaef","version":1,"previous":null},
{"topic":"league.audit.v1","key":"9bf25e2f-ab06-4378-a6c8-70d220c87e0b","version":1,"previous":null},
{"topic":"league.week.v1","key":"0935fa3c-0116-4416-9b98-e4a45e3d59e5","version":3,"previous":2},
{"topic":"league.audit.v1","key":"671cb1b7-febb-468f-9069-f3ba62141bd8","version":1,"previous":null},
{"topic":"league.audit.v1","key":"dc8bbf17-6208-42d4-bd59-5ee840a08c8c","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5087-7391-a2c9-d4f1c135c287","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5096-7028-bf96-4b064c78b806","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-50b4-7b0b-a08d-0e14d517780d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-50c4-74e0-9530-2d65331189db","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-50d6-76c0-a5f4-ad8737f03c86","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-50e9-7f07-a8a0-955168d6594d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-50f6-7a8a-bc7d-5ce67ffb80f3","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5101-74bd-8702-95df388ea438","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5116-7ec8-bf75-ed73fadf3e2e","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-512a-7c45-a196-9c333154d769","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-513b-73d1-a4ac-1ab221e8e627","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5148-78d2-ae73-88a2b9fa562b","version":1,"previous":null},
{"topic":"league.audit.v1","key":"36fb1808-b014-46d3-9058-e425877de78b","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"2330b366-e017-44fb-8c20-eab0e9c4c190","version":1,"previous":null},
{"topic":"league.week.v1","key":"ebe102d0-5181-456e-a94d-5bae864d38c2","version":3,"previous":2},
{"topic":"scoring.week.v1","key":"4","version":2,"previous":1},
{"topic":"scoring.week.v1","key":"5","version":2,"previous":1},
{"topic":"league.audit.v1","key":"30513cc2-990e-46bd-9128-07c2ec49ab46","version":1,"previous":null},
{"topic":"league.audit.v1","key":"174157fd-345a-4ae7-87a8-fe8dd5070081","version":1,"previous":null},
{"topic":"league.audit.v1","key":"99da20d2-350f-4ce5-876f-7bc7279286eb","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5278-7473-9c84-8ec834595e12","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5286-77ed-81d7-19575a354dbb","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5297-7bb1-b604-2b29defe687f","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-52ae-736e-b98e-04c537b9d67c","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-52be-794a-820d-a6db3b75de74","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-52cc-7301-a10f-33d61b964649","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-52df-7d3a-b33f-fa85867f0239","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-52f9-757a-9042-c59307805f74","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-530a-7e81-94e3-2cbd811078d4","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-531a-7fcb-aa91-31e7605a2587","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5332-7828-ad7e-1656e962847f","version":1,"previous":null},
{"topic":"league.audit.v1","key":"7189ee79-6c2f-48bd-9220-ca7313619c5c","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-574b-7be9-95f9-954536872f59","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"6","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"8020afa5-2ad5-4686-9d8a-1f28d1837a5a","version":1,"previous":null},
{"topic":"league.audit.v1","key":"4903523d-e95e-4ca0-961b-6e485f81bba4","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"8c0bb2ec-6e08-48f6-8a1a-d65879f06160","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"c7c06168-67bd-466a-880f-698ced743707","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"7612a1f2-790d-4a66-a377-8cca5e593c34","version":1,"previous":null},
{"topic":"league.week.v1","key":"629b2043-3305-43a7-a34c-ea8a17f0e690","version":3,"previous":2},
{"topic":"league.week.v1","key":"d2ada124-b21d-4f15-9ca5-b825b50de173","version":1,"previous":null},
{"topic":"league.audit.v1","key":"08b50e1b-6765-4cea-8f9c-705bd0cc9ae5","version":1,"previous":null},
{"topic":"league.audit.v1","key":"275ba4ba-2ab2-4386-ad16-12330404a437","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5934-7d33-9dbb-a81b0709b644","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5944-7858-a372-1e2b687cb498","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5972-797a-9a07-ff3012b0adcf","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5996-7fff-8964-c0ecf0693ba4","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-59b2-7de0-aa71-f8dc5d329f5f","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-59d5-72f5-bd3e-a9dcac03f16b","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5a02-78eb-93ef-67bea08137a7","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5a2f-7ed7-a54c-7c9571a123bc","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5a56-75c6-a3b8-7b1d401fa09b","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21fad-5a7f-7c0e-8820-5150d2e97c99","version":1,"previous":null},
{"topic":"identity.user.v1","key":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","version":3,"previous":2},
{"topic":"identity.user.v1","key":"3895dd10-4640-4314-ab1b-087ff0b8f15a","version":2,"previous":1},
{"topic":"league.audit.v1","key":"83a47153-75a2-4ccc-8971-c1cd49e71783","version":1,"previous":null},
{"topic":"league.audit.v1","key":"8063be01-7182-4077-959b-b91cfaa69d57","version":1,"previous":null},
{"topic":"sms.audit.v1","key":"045588cb-0a7c-4eb3-b867-a798fdaf96a4","version":1,"previous":null}
]$rows$);
insert into copied.weeks (id, week_number, was_ever_active) overriding system value select id, week_number, was_ever_active from
json_populate_recordset(null::copied.weeks, $rows$[
{"id":"18ed027f-326e-4503-b3f8-11937086b1c5","week_number":3,"was_ever_active":true},
{"id":"0935fa3c-0116-4416-9b98-e4a45e3d59e5","week_number":4,"was_ever_active":true},
{"id":"ebe102d0-5181-456e-a94d-5bae864d38c2","week_number":5,"was_ever_active":true},
{"id":"629b2043-3305-43a7-a34c-ea8a17f0e690","week_number":6,"was_ever_active":true},
{"id":"d2ada124-b21d-4f15-9ca5-b825b50de173","week_number":7,"was_ever_active":true}
]$rows$);
insert into public.castaway_points (week_number, castaway_id, points) overriding system value select week_number, castaway_id, points from
json_populate_recordset(null::public.castaway_points, $rows$[
{"week_number":3,"castaway_id":"0669d187-50b5-4e5b-9216-e283315d2499","points":20},
{"week_number":3,"castaway_id":"bc011a58-bcf2-4715-9a27-bff7a405cbae","points":23},
{"week_number":3,"castaway_id":"91846fb0-ba45-429a-99e9-83706c99171a","points":14},
{"week_number":3,"castaway_id":"ca42a940-a274-45cd-b523-3fd0f60f5de6","points":30},
{"week_number":3,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","points":14},
{"week_number":3,"castaway_id":"29dbb8ba-2afe-4737-9a45-a1173d844b5e","points":27},
{"week_number":3,"castaway_id":"2e144897-f74e-469c-91e9-20dedfee39d7","points":28},
{"week_number":3,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","points":15},
{"week_number":3,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf","points":8},
{"week_number":3,"castaway_id":"ff4d7b97-9f67-47ea-b932-7a558227d5a6","points":15},
{"week_number":3,"castaway_id":"ee03a722-c0b7-4137-b3ba-f06578848632","points":26},
{"week_number":3,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","points":30},
{"week_number":3,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75","points":16},
{"week_number":3,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","points":8},
{"week_number":3,"castaway_id":"5361d2b3-f0a2-4c39-bdd6-f41efa2ddaf9","points":10},
{"week_number":3,"castaway_id":"524d0aaf-8a31-4928-a07f-dffea50ec7f0","points":7},
{"week_number":3,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","points":18},
{"week_number":3,"castaway_id":"a9fb556f-b78d-45d2-9ce1-6344f492fcd6","points":30},
{"week_number":4,"castaway_id":"0669d187-50b5-4e5b-9216-e283315d2499","points":13},
{"week_number":4,"castaway_id":"bc011a58-bcf2-4715-9a27-bff7a405cbae","points":11},
{"week_number":4,"castaway_id":"91846fb0-ba45-429a-99e9-83706c99171a","points":4},
{"week_number":4,"castaway_id":"ca42a940-a274-45cd-b523-3fd0f60f5de6","points":9},
{"week_number":4,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","points":18},
{"week_number":4,"castaway_id":"29dbb8ba-2afe-4737-9a45-a1173d844b5e","points":25},
{"week_number":4,"castaway_id":"2e144897-f74e-469c-91e9-20dedfee39d7","points":23},
{"week_number":4,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","points":1},
{"week_number":4,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf","points":24},
{"week_number":4,"castaway_id":"ff4d7b97-9f67-47ea-b932-7a558227d5a6","points":5},
{"week_number":4,"castaway_id":"ee03a722-c0b7-4137-b3ba-f06578848632","points":7},
{"week_number":4,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","points":8},
{"week_number":4,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75","points":8},
{"week_number":4,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","points":25},
{"week_number":4,"castaway_id":"5361d2b3-f0a2-4c39-bdd6-f41efa2ddaf9","points":26},
{"week_number":4,"castaway_id":"524d0aaf-8a31-4928-a07f-dffea50ec7f0","points":19},
{"week_number":4,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","points":6},
{"week_number":5,"castaway_id":"0669d187-50b5-4e5b-9216-e283315d2499","points":1},
{"week_number":5,"castaway_id":"bc011a58-bcf2-4715-9a27-bff7a405cbae","points":2},
{"week_number":5,"castaway_id":"91846fb0-ba45-429a-99e9-83706c99171a","points":20},
{"week_number":5,"castaway_id":"ca42a940-a274-45cd-b523-3fd0f60f5de6","points":29},
{"week_number":5,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","points":27},
{"week_number":5,"castaway_id":"2e144897-f74e-469c-91e9-20dedfee39d7","points":4},
{"week_number":5,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","points":24},
{"week_number":5,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf","points":21},
{"week_number":5,"castaway_id":"ff4d7b97-9f67-47ea-b932-7a558227d5a6","points":9},
{"week_number":5,"castaway_id":"ee03a722-c0b7-4137-b3ba-f06578848632","points":27},
{"week_number":5,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","points":6},
{"week_number":5,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75","points":28},
{"week_number":5,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","points":20},
{"week_number":5,"castaway_id":"5361d2b3-f0a2-4c39-bdd6-f41efa2ddaf9","points":21},
{"week_number":5,"castaway_id":"524d0aaf-8a31-4928-a07f-dffea50ec7f0","points":2},
{"week_number":5,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","points":29},
{"week_number":6,"castaway_id":"0669d187-50b5-4e5b-9216-e283315d2499","points":9},
{"week_number":6,"castaway_id":"bc011a58-bcf2-4715-9a27-bff7a405cbae","points":29},
{"week_number":6,"castaway_id":"91846fb0-ba45-429a-99e9-83706c99171a","points":3},
{"week_number":6,"castaway_id":"ca42a940-a274-45cd-b523-3fd0f60f5de6","points":0},
{"week_number":6,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","points":11},
{"week_number":6,"castaway_id":"2e144897-f74e-469c-91e9-20dedfee39d7","points":16},
{"week_number":6,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","points":9},
{"week_number":6,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf","points":16},
{"week_number":6,"castaway_id":"ff4d7b97-9f67-47ea-b932-7a558227d5a6","points":26},
{"week_number":6,"castaway_id":"ee03a722-c0b7-4137-b3ba-f06578848632","points":23},
{"week_number":6,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","points":13},
{"week_number":6,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75","points":25},
{"week_number":6,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","points":10},
{"week_number":6,"castaway_id":"524d0aaf-8a31-4928-a07f-dffea50ec7f0","points":13},
{"week_number":6,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","points":18}
]$rows$);
insert into public.facts_revision (only_row, revision, tag) overriding system value select only_row, revision, tag from
json_populate_recordset(null::public.facts_revision, $rows$[
{"only_row":true,"revision":99,"tag":"aca47e10-95bd-4014-8a98-e5c53af25410"}
]$rows$);
insert into public.migrations (id, "timestamp", name) overriding system value select id, "timestamp", name from
json_populate_recordset(null::public.migrations, $rows$[
{"id":1,"timestamp":1700000000001,"name":"CreateOutbox1700000000001"},
{"id":2,"timestamp":1700000000002,"name":"CreateSeenVersions1700000000002"},
{"id":3,"timestamp":1700000600001,"name":"CreateReadModels1700000600001"},
{"id":4,"timestamp":1700000600003,"name":"CreateNewestPicks1700000600003"},
{"id":5,"timestamp":1700000600004,"name":"CreateRevisionChanges1700000600004"},
{"id":6,"timestamp":1700001200000,"name":"CreateSearch1700001200000"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
insert into public.newest_picks (user_id, week_number, castaway_id, points, is_auto) overriding system value select user_id, week_number, castaway_id, points, is_auto from
json_populate_recordset(null::public.newest_picks, $rows$[
{"user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","week_number":3,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","points":0,"is_auto":false},
{"user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","week_number":3,"castaway_id":"ff4d7b97-9f67-47ea-b932-7a558227d5a6","points":0,"is_auto":false},
{"user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","week_number":3,"castaway_id":"0669d187-50b5-4e5b-9216-e283315d2499","points":0,"is_auto":false},
{"user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","week_number":3,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","points":0,"is_auto":false},
{"user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","week_number":3,"castaway_id":"29dbb8ba-2afe-4737-9a45-a1173d844b5e","points":0,"is_auto":false},
{"user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","week_number":3,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","points":0,"is_auto":false},
{"user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","week_number":3,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf","points":0,"is_auto":false},
{"user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","week_number":3,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","points":0,"is_auto":false},
{"user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","week_number":3,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","points":0,"is_auto":false},
{"user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","week_number":3,"castaway_id":"bc011a58-bcf2-4715-9a27-bff7a405cbae","points":0,"is_auto":true},
{"user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","week_number":3,"castaway_id":"91846fb0-ba45-429a-99e9-83706c99171a","points":0,"is_auto":true},
{"user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","week_number":3,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","points":0,"is_auto":true},
{"user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","week_number":4,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","points":0,"is_auto":false},
{"user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","week_number":4,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","points":0,"is_auto":false},
{"user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","week_number":4,"castaway_id":"ee03a722-c0b7-4137-b3ba-f06578848632","points":0,"is_auto":false},
{"user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","week_number":4,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","points":0,"is_auto":false},
{"user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","week_number":4,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75","points":0,"is_auto":false},
{"user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","week_number":4,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","points":0,"is_auto":false},
{"user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","week_number":4,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf","points":0,"is_auto":false},
{"user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","week_number":4,"castaway_id":"29dbb8ba-2afe-4737-9a45-a1173d844b5e","points":0,"is_auto":false},
{"user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","week_number":4,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","points":0,"is_auto":false},
{"user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","week_number":4,"castaway_id":"2e144897-f74e-469c-91e9-20dedfee39d7","points":0,"is_auto":false},
{"user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","week_number":4,"castaway_id":"ca42a940-a274-45cd-b523-3fd0f60f5de6","points":0,"is_auto":false},
{"user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","week_number":4,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","points":0,"is_auto":false},
{"user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","week_number":5,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","points":0,"is_auto":false},
{"user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","week_number":5,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","points":0,"is_auto":false},
{"user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","week_number":5,"castaway_id":"ee03a722-c0b7-4137-b3ba-f06578848632","points":0,"is_auto":false},
{"user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","week_number":5,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","points":0,"is_auto":false},
{"user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","week_number":5,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75","points":0,"is_auto":false},
{"user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","week_number":5,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","points":0,"is_auto":false},
{"user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","week_number":5,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf","points":0,"is_auto":false},
{"user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","week_number":5,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","points":0,"is_auto":false},
{"user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","week_number":5,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","points":0,"is_auto":false},
{"user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","week_number":5,"castaway_id":"2e144897-f74e-469c-91e9-20dedfee39d7","points":0,"is_auto":false},
{"user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","week_number":5,"castaway_id":"91846fb0-ba45-429a-99e9-83706c99171a","points":0,"is_auto":false},
{"user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","week_number":5,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","points":0,"is_auto":false},
{"user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","week_number":6,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","points":0,"is_auto":false},
{"user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","week_number":6,"castaway_id":"ee03a722-c0b7-4137-b3ba-f06578848632","points":0,"is_auto":false},
{"user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","week_number":6,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","points":0,"is_auto":false},
{"user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","week_number":6,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75","points":0,"is_auto":false},
{"user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","week_number":6,"castaway_id":"f779967b-1008-404a-b289-39cb6173b88a","points":0,"is_auto":false},
{"user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","week_number":6,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf","points":0,"is_auto":false},
{"user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","week_number":6,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","points":0,"is_auto":false},
{"user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","week_number":6,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","points":0,"is_auto":false},
{"user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","week_number":6,"castaway_id":"2e144897-f74e-469c-91e9-20dedfee39d7","points":0,"is_auto":false},
{"user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","week_number":6,"castaway_id":"ca42a940-a274-45cd-b523-3fd0f60f5de6","points":0,"is_auto":false},
{"user_id":"3895dd10-4640-4314-ab1b-087ff0b8f15a","week_number":6,"castaway_id":"cf94b5b7-d4c3-407b-9afd-c6f7b88f599d","points":0,"is_auto":false},
{"user_id":"15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","week_number":6,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","points":0,"is_auto":true},
{"user_id":"df1468ef-f584-423d-ae43-00a5d9c90275","week_number":7,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","points":0,"is_auto":false},
{"user_id":"e223470f-081f-4e9e-8c0e-5577ebcb7c9b","week_number":7,"castaway_id":"0669d187-50b5-4e5b-9216-e283315d2499","points":0,"is_auto":false},
{"user_id":"bfa5a9c8-3952-4709-a9cf-f835a464c10d","week_number":7,"castaway_id":"5265ec3d-37c6-472e-97b8-2ae76c62258f","points":0,"is_auto":false},
{"user_id":"a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","week_number":7,"castaway_id":"29ea526c-f651-4fc4-b378-6c613f09eb75","points":0,"is_auto":false},
{"user_id":"e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","week_number":7,"castaway_id":"a35688ac-ccae-4f46-98dc-7a583fa5b27b","points":0,"is_auto":false},
{"user_id":"59015872-e4ad-4882-b519-b9cd86e6a40f","week_number":7,"castaway_id":"0596754a-9284-42a4-bbbb-f9d1246216cf","points":0,"is_auto":false},
{"user_id":"ceb88a5c-9883-48c6-ad8c-13a952df46cb","week_number":7,"castaway_id":"4dda4c74-9dba-4066-86f8-f256c57d77ed","points":0,"is_auto":false},
{"user_id":"bde039f5-2f0f-446f-ab3a-506082ca7510","week_number":7,"castaway_id":"524d0aaf-8a31-4928-a07f-dffea50ec7f0","points":0,"is_auto":false},
{"user_id":"2510ef38-2988-43d5-8da1-e6d0647268cc","week_number":7,"castaway_id":"bc011a58-bcf2-4715-9a27-bff7a405cbae","points":0,"is_auto":false},
{"user_id":"a6051dbf-afb5-4a13-aecb-60e534a966dc","week_number":7,"castaway_id":"91846fb0-ba45-429a-99e9-83706c99171a","points":0,"is_auto":false}
]$rows$);
insert into public.revision_changes (revision, tag, user_ids, pick_user_ids, pick_weeks) overriding system value select revision, tag, user_ids, pick_user_ids, pick_weeks from
json_populate_recordset(null::public.revision_changes, $rows$[
{"revision":1,"tag":"d939aeb8-f6b5-44a9-879d-0b85f68cff6d","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":2,"tag":"750445ed-dd67-44d7-aad2-08f14cc77005","user_ids":["6f16d630-a6d3-4f78-8b67-5a9377f18dbc"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":3,"tag":"579f86be-b1c9-49b5-9fad-4abd615349d2","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":4,"tag":"2c1baf2d-0e92-4085-beec-e59a474ce794","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":5,"tag":"9e1ec703-fd68-48c0-ac34-3cfad89e56e8","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":6,"tag":"613eb8be-e629-4eb6-af9c-902d61394ec9","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":7,"tag":"5df215bf-165c-402f-a432-172c89b6869b","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":8,"tag":"602e483f-7490-438f-8933-ca5a9f3e2a65","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":9,"tag":"748c1eca-8791-4b3f-a759-f3996931f994","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":10,"tag":"b2ba97b7-d225-4faf-b22f-2d0faec6151f","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":11,"tag":"3795defd-b6eb-4832-8fb0-5d52c0c303f9","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":12,"tag":"f1edc419-e555-4608-b092-bbac1683b612","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":13,"tag":"270b6696-3f01-403a-af2a-57153e0767b1","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":14,"tag":"c677b546-a7c7-47a8-bdce-8f968bcefee5","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":15,"tag":"6f268e90-0120-418d-8362-3eead5326b26","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":16,"tag":"bcde0a68-7268-4ab7-842d-cbcd23f0e8fb","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":17,"tag":"58d36aa8-2009-4acb-99bc-8477276922bc","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":18,"tag":"0cce84ec-dae5-4e53-b9cf-87c60e6084f5","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":19,"tag":"2991c47e-1d2b-40f3-8988-af415bc1b76f","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":20,"tag":"afe9ddea-b2d0-4d08-9952-7dd4c96b9b01","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":21,"tag":"baff2247-334d-4b7d-a92b-4dcc74374f32","user_ids":["15f57c4b-717a-4d8a-bcc5-b5d47287c0a0"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":22,"tag":"425a6725-dc40-4130-9a49-c4b40423bdd8","user_ids":["df1468ef-f584-423d-ae43-00a5d9c90275"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":23,"tag":"f94a5f2c-426e-4922-b150-050732774c5a","user_ids":["e223470f-081f-4e9e-8c0e-5577ebcb7c9b"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":24,"tag":"1b150cbc-3f17-4a15-a9d5-0bb99a82ff8c","user_ids":["bfa5a9c8-3952-4709-a9cf-f835a464c10d"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":25,"tag":"20916f46-9a96-4b2f-801e-224432eb0cb1","user_ids":["a8cfbfff-8609-4c85-bda0-7e2f9862c6ec"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":26,"tag":"5aa8c38f-9c9e-4011-8cc1-97b6492782d2","user_ids":["e9d0b2ac-50a4-473b-a5b5-a2cb276f04de"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":27,"tag":"d9449c66-8721-47d5-a977-1cc8f50a68ff","user_ids":["59015872-e4ad-4882-b519-b9cd86e6a40f"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":28,"tag":"6ae7121d-9865-40b1-8812-00666ec530ee","user_ids":["ceb88a5c-9883-48c6-ad8c-13a952df46cb"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":29,"tag":"dbd9f516-8be7-48ad-b2b8-338a5b143bdd","user_ids":["bde039f5-2f0f-446f-ab3a-506082ca7510"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":30,"tag":"ae05ee28-ba1d-42f0-a978-de2d39b80565","user_ids":["2510ef38-2988-43d5-8da1-e6d0647268cc"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":31,"tag":"ec3b8be3-fefb-4017-9066-3f8c9287b592","user_ids":["a6051dbf-afb5-4a13-aecb-60e534a966dc"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":32,"tag":"af2af18f-f5a5-4f45-a36c-91091b4abc81","user_ids":["3895dd10-4640-4314-ab1b-087ff0b8f15a"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":33,"tag":"745c1e46-8981-48c0-a6e2-87d24c241b4a","user_ids":["15f57c4b-717a-4d8a-bcc5-b5d47287c0a0"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":34,"tag":"72364f2e-a135-46a1-9b93-5789d6cc71b7","user_ids":["df1468ef-f584-423d-ae43-00a5d9c90275"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":35,"tag":"6dac1f6c-883f-45c6-981c-3413e87d31eb","user_ids":["e223470f-081f-4e9e-8c0e-5577ebcb7c9b"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":36,"tag":"11fb6df6-ff1c-458e-973b-e1d2947ebc02","user_ids":["bfa5a9c8-3952-4709-a9cf-f835a464c10d"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":37,"tag":"d1a3f96e-3d8e-4f1f-b11d-92ab5c60c762","user_ids":["a8cfbfff-8609-4c85-bda0-7e2f9862c6ec"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":38,"tag":"08da2e5c-2dc0-46c2-8e08-f7d5699fd7e9","user_ids":["e9d0b2ac-50a4-473b-a5b5-a2cb276f04de"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":39,"tag":"1e781e04-ce78-442c-ab1d-538869bdcb7c","user_ids":["59015872-e4ad-4882-b519-b9cd86e6a40f"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":40,"tag":"b7d8f932-2d5f-44a7-a2c6-65b2fbe50076","user_ids":["ceb88a5c-9883-48c6-ad8c-13a952df46cb"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":41,"tag":"c03298da-4387-4c72-a1fc-9ab9e3790f98","user_ids":["bde039f5-2f0f-446f-ab3a-506082ca7510"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":42,"tag":"0cac83cf-dadd-4615-8bbb-734e465c57c8","user_ids":["2510ef38-2988-43d5-8da1-e6d0647268cc"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":43,"tag":"b8d24389-305f-4500-aba7-c71d72748528","user_ids":["a6051dbf-afb5-4a13-aecb-60e534a966dc"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":44,"tag":"151fe424-20c7-480a-8083-273c79a8fafc","user_ids":["3895dd10-4640-4314-ab1b-087ff0b8f15a"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":45,"tag":"4e03e97d-6b68-41b0-a60b-168cb898a95b","user_ids":["15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","2510ef38-2988-43d5-8da1-e6d0647268cc","3895dd10-4640-4314-ab1b-087ff0b8f15a","59015872-e4ad-4882-b519-b9cd86e6a40f","a6051dbf-afb5-4a13-aecb-60e534a966dc","a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","bde039f5-2f0f-446f-ab3a-506082ca7510","bfa5a9c8-3952-4709-a9cf-f835a464c10d","ceb88a5c-9883-48c6-ad8c-13a952df46cb","df1468ef-f584-423d-ae43-00a5d9c90275","e223470f-081f-4e9e-8c0e-5577ebcb7c9b","e9d0b2ac-50a4-473b-a5b5-a2cb276f04de"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":46,"tag":"ee1e1535-80cc-4031-9219-e9eaeba8ecb4","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":47,"tag":"8496786e-476b-47c1-a44a-2400b9b8ce88","user_ids":[],"pick_user_ids":["15f57c4b-717a-4d8a-bcc5-b5d47287c0a0"],"pick_weeks":[3]},
{"revision":48,"tag":"0db7c246-e3e3-432e-8de8-8b9400ee40b7","user_ids":[],"pick_user_ids":["df1468ef-f584-423d-ae43-00a5d9c90275"],"pick_weeks":[3]},
{"revision":49,"tag":"bbab4e14-1c69-4995-ae77-fef943b5716a","user_ids":[],"pick_user_ids":["e223470f-081f-4e9e-8c0e-5577ebcb7c9b"],"pick_weeks":[3]},
{"revision":50,"tag":"ddec5199-3e86-4ffb-807b-590f272c1e73","user_ids":[],"pick_user_ids":["bfa5a9c8-3952-4709-a9cf-f835a464c10d"],"pick_weeks":[3]},
{"revision":51,"tag":"83fe9097-67fb-464a-9bef-583a8620d30a","user_ids":[],"pick_user_ids":["a8cfbfff-8609-4c85-bda0-7e2f9862c6ec"],"pick_weeks":[3]},
{"revision":52,"tag":"0cbf78c9-da23-430b-a490-31ecf453afe0","user_ids":[],"pick_user_ids":["e9d0b2ac-50a4-473b-a5b5-a2cb276f04de"],"pick_weeks":[3]},
{"revision":53,"tag":"175d1685-9491-4e5d-b6ca-fb5c032b5e65","user_ids":[],"pick_user_ids":["59015872-e4ad-4882-b519-b9cd86e6a40f"],"pick_weeks":[3]},
{"revision":54,"tag":"5f0a30b5-b080-4cd1-8072-d815bb75f707","user_ids":[],"pick_user_ids":["ceb88a5c-9883-48c6-ad8c-13a952df46cb"],"pick_weeks":[3]},
{"revision":55,"tag":"ff81d44f-1a84-426e-86c7-6ccb40a5a5c9","user_ids":[],"pick_user_ids":["bde039f5-2f0f-446f-ab3a-506082ca7510"],"pick_weeks":[3]},
{"revision":56,"tag":"3b1a239f-61ed-4142-a1ed-57fb4a14d7cd","user_ids":[],"pick_user_ids":["2510ef38-2988-43d5-8da1-e6d0647268cc","a6051dbf-afb5-4a13-aecb-60e534a966dc","3895dd10-4640-4314-ab1b-087ff0b8f15a"],"pick_weeks":[3,3,3]},
{"revision":57,"tag":"b4982f4c-e6ca-444a-8c62-80c8cde42aef","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":58,"tag":"7c190326-0c1d-41b1-aafd-5d22f2a63ca5","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":59,"tag":"ac324acc-be21-429d-96f9-32788f68d218","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":60,"tag":"bf80d978-1527-42c7-a9d4-5fdd4d217cec","user_ids":[],"pick_user_ids":["15f57c4b-717a-4d8a-bcc5-b5d47287c0a0"],"pick_weeks":[4]},
{"revision":61,"tag":"a63f0e72-21eb-4b05-9a18-a2c43edbf5b7","user_ids":[],"pick_user_ids":["df1468ef-f584-423d-ae43-00a5d9c90275"],"pick_weeks":[4]},
{"revision":62,"tag":"49a3a50f-1cbb-4ddf-a10b-9f5cf6286fd5","user_ids":[],"pick_user_ids":["e223470f-081f-4e9e-8c0e-5577ebcb7c9b"],"pick_weeks":[4]},
{"revision":63,"tag":"fde4ee4b-7673-4fef-abc9-325ab92f98be","user_ids":[],"pick_user_ids":["bfa5a9c8-3952-4709-a9cf-f835a464c10d"],"pick_weeks":[4]},
{"revision":64,"tag":"3da3782e-61f2-45d9-a002-cf4dec5cb581","user_ids":[],"pick_user_ids":["a8cfbfff-8609-4c85-bda0-7e2f9862c6ec"],"pick_weeks":[4]},
{"revision":65,"tag":"5d1ab7be-b6c4-4bdd-a51f-5bc7460fb38d","user_ids":[],"pick_user_ids":["e9d0b2ac-50a4-473b-a5b5-a2cb276f04de"],"pick_weeks":[4]},
{"revision":66,"tag":"4ae7885e-2c19-437c-a7ee-82cdbc774c6f","user_ids":[],"pick_user_ids":["59015872-e4ad-4882-b519-b9cd86e6a40f"],"pick_weeks":[4]},
{"revision":67,"tag":"60dd9c71-11a5-490f-8ab2-93a41e026552","user_ids":[],"pick_user_ids":["ceb88a5c-9883-48c6-ad8c-13a952df46cb"],"pick_weeks":[4]},
{"revision":68,"tag":"4dadd7d3-499f-4ec6-888b-53efb05112f5","user_ids":[],"pick_user_ids":["bde039f5-2f0f-446f-ab3a-506082ca7510"],"pick_weeks":[4]},
{"revision":69,"tag":"d227e794-8e59-4994-a501-8028cdccbae2","user_ids":[],"pick_user_ids":["2510ef38-2988-43d5-8da1-e6d0647268cc"],"pick_weeks":[4]},
{"revision":70,"tag":"c954c68b-82d6-436e-add1-375327bbe065","user_ids":[],"pick_user_ids":["a6051dbf-afb5-4a13-aecb-60e534a966dc"],"pick_weeks":[4]},
{"revision":71,"tag":"6f53fe04-b3ed-4e6f-82fc-8e3ad05eca23","user_ids":[],"pick_user_ids":["3895dd10-4640-4314-ab1b-087ff0b8f15a"],"pick_weeks":[4]},
{"revision":72,"tag":"1bed3190-f9ec-41a0-848a-0fc7d7ed6db2","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":73,"tag":"78c3f9f0-e96a-49fe-9bd4-fe563cb12ab2","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":74,"tag":"2716384b-6847-4773-98e2-e5343062590d","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":75,"tag":"cee28f48-6d31-4b62-ae1d-8342a20e79ea","user_ids":[],"pick_user_ids":["15f57c4b-717a-4d8a-bcc5-b5d47287c0a0","df1468ef-f584-423d-ae43-00a5d9c90275"],"pick_weeks":[5,5]},
{"revision":76,"tag":"19c62756-41c5-48c8-8b1a-39902af21889","user_ids":[],"pick_user_ids":["e223470f-081f-4e9e-8c0e-5577ebcb7c9b","bfa5a9c8-3952-4709-a9cf-f835a464c10d","a8cfbfff-8609-4c85-bda0-7e2f9862c6ec"],"pick_weeks":[5,5,5]},
{"revision":77,"tag":"6b754b80-0d07-4cca-80fd-47ad4f83c1bb","user_ids":[],"pick_user_ids":["e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","59015872-e4ad-4882-b519-b9cd86e6a40f","ceb88a5c-9883-48c6-ad8c-13a952df46cb"],"pick_weeks":[5,5,5]},
{"revision":78,"tag":"d2a9ddb1-707a-4cd8-948f-fd84640350d7","user_ids":[],"pick_user_ids":["bde039f5-2f0f-446f-ab3a-506082ca7510","2510ef38-2988-43d5-8da1-e6d0647268cc","a6051dbf-afb5-4a13-aecb-60e534a966dc","3895dd10-4640-4314-ab1b-087ff0b8f15a"],"pick_weeks":[5,5,5,5]},
{"revision":79,"tag":"b334a117-ae58-488c-90bb-b59e7ee07f0c","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":80,"tag":"7e4a9c21-a54f-4f06-9be8-23e69e7192ce","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":81,"tag":"f32cf206-8a3a-4ef2-8669-3d4d4f6be96f","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":82,"tag":"9f46cc5a-94d7-4b45-8444-0032b85d48d3","user_ids":[],"pick_user_ids":["df1468ef-f584-423d-ae43-00a5d9c90275","e223470f-081f-4e9e-8c0e-5577ebcb7c9b"],"pick_weeks":[6,6]},
{"revision":83,"tag":"0b095a22-e990-422c-8f5c-89b6c641a571","user_ids":[],"pick_user_ids":["bfa5a9c8-3952-4709-a9cf-f835a464c10d","a8cfbfff-8609-4c85-bda0-7e2f9862c6ec","e9d0b2ac-50a4-473b-a5b5-a2cb276f04de","59015872-e4ad-4882-b519-b9cd86e6a40f"],"pick_weeks":[6,6,6,6]},
{"revision":84,"tag":"5725d086-d455-448b-aaa3-09fe103201c5","user_ids":[],"pick_user_ids":["ceb88a5c-9883-48c6-ad8c-13a952df46cb","bde039f5-2f0f-446f-ab3a-506082ca7510","2510ef38-2988-43d5-8da1-e6d0647268cc"],"pick_weeks":[6,6,6]},
{"revision":85,"tag":"2e1f2970-9052-4f17-abc7-852dfb8e66f2","user_ids":[],"pick_user_ids":["a6051dbf-afb5-4a13-aecb-60e534a966dc","3895dd10-4640-4314-ab1b-087ff0b8f15a"],"pick_weeks":[6,6]},
{"revision":86,"tag":"a92c58c4-fb14-4fbc-8fdd-b944e2e1a222","user_ids":[],"pick_user_ids":["15f57c4b-717a-4d8a-bcc5-b5d47287c0a0"],"pick_weeks":[6]},
{"revision":87,"tag":"d534d492-5140-411d-a658-332f3f7e118c","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":88,"tag":"f9d8a140-7a5d-45e0-add4-7f73181cc005","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":89,"tag":"b1d4ba64-1bd3-415c-947a-45d9e047b776","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":90,"tag":"6327b366-4607-4e1c-8ea5-96de23a1dc1e","user_ids":[],"pick_user_ids":["df1468ef-f584-423d-ae43-00a5d9c90275"],"pick_weeks":[7]},
{"revision":91,"tag":"73e71c53-0aae-4939-9097-4475685b55c4","user_ids":[],"pick_user_ids":["e223470f-081f-4e9e-8c0e-5577ebcb7c9b"],"pick_weeks":[7]},
{"revision":92,"tag":"7ef5f891-f4b6-4a91-9b35-327763b66eae","user_ids":[],"pick_user_ids":["bfa5a9c8-3952-4709-a9cf-f835a464c10d"],"pick_weeks":[7]},
{"revision":93,"tag":"aa353fea-ee8a-4a63-bd42-8b29adda02b5","user_ids":[],"pick_user_ids":["a8cfbfff-8609-4c85-bda0-7e2f9862c6ec"],"pick_weeks":[7]},
{"revision":94,"tag":"58e9e9c1-21a8-4bcb-ba9d-0a73fe499cd9","user_ids":[],"pick_user_ids":["e9d0b2ac-50a4-473b-a5b5-a2cb276f04de"],"pick_weeks":[7]},
{"revision":95,"tag":"0a44a724-717c-4078-9ff1-078ac109d408","user_ids":[],"pick_user_ids":["59015872-e4ad-4882-b519-b9cd86e6a40f"],"pick_weeks":[7]},
{"revision":96,"tag":"4e99e3b2-24e4-4e89-9ca8-5a3d7a53bd68","user_ids":[],"pick_user_ids":["ceb88a5c-9883-48c6-ad8c-13a952df46cb"],"pick_weeks":[7]},
{"revision":97,"tag":"42fc2084-7b7d-469b-8847-7212526caeb4","user_ids":[],"pick_user_ids":["bde039f5-2f0f-446f-ab3a-506082ca7510"],"pick_weeks":[7]},
{"revision":98,"tag":"65772347-bcd2-4919-b08b-ecae07dcc6be","user_ids":[],"pick_user_ids":["2510ef38-2988-43d5-8da1-e6d0647268cc"],"pick_weeks":[7]},
{"revision":99,"tag":"aca47e10-95bd-4014-8a98-e5c53af25410","user_ids":[],"pick_user_ids":["a6051dbf-afb5-4a13-aecb-60e534a966dc"],"pick_weeks":[7]}
]$rows$);
