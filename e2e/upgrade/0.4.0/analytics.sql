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
select 'copied.' || table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'copied'
     union all select indexname from pg_indexes where schemaname = 'copied';
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
{"id":"7ac3818e-603a-4e15-b203-a2d7ad65b18f","at":"2026-11-26T19:45:41.048+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"a50c0c5f-c970-4324-9fd8-f63a7d2f091e","target_name":"Anouk Verhoeven","before_json":"","after_json":"{\"name\":\"Anouk Verhoeven\",\"tribe\":\"Maravu\",\"occupation\":\"Tugboat Captain\",\"age\":41,\"hometown\":\"Delft → Astoria\",\"imageUrl\":\"/images/anouk-verhoeven.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"bdb594d8-d4c4-469c-8988-0882d0106bdc","at":"2026-11-26T19:45:41.129+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37","target_name":"Bram Okafor","before_json":"","after_json":"{\"name\":\"Bram Okafor\",\"tribe\":\"Maravu\",\"occupation\":\"Beekeeper\",\"age\":34,\"hometown\":\"Savannah → Asheville\",\"imageUrl\":\"/images/bram-okafor.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"a1ccd72f-ba19-44a9-b060-0e943b3bf6ee","at":"2026-11-26T19:45:41.181+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"468730ce-4c1e-4850-a94f-a058ce7adca2","target_name":"Celia Marchetti","before_json":"","after_json":"{\"name\":\"Celia Marchetti\",\"tribe\":\"Maravu\",\"occupation\":\"Opera Understudy\",\"age\":29,\"hometown\":\"Providence → Chicago\",\"imageUrl\":\"/images/celia-marchetti.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"a370cceb-33b3-4717-ae08-980f86daed2b","at":"2026-11-26T19:45:41.231+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","target_name":"Dashiell Pike","before_json":"","after_json":"{\"name\":\"Dashiell Pike\",\"tribe\":\"Maravu\",\"occupation\":\"Locksmith\",\"age\":52,\"hometown\":\"Duluth → Duluth\",\"imageUrl\":\"/images/dashiell-pike.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"fe7d35e2-4040-4c1d-b73d-b09440efe0d6","at":"2026-11-26T19:45:41.281+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5","target_name":"Esperanza Luna","before_json":"","after_json":"{\"name\":\"Esperanza Luna\",\"tribe\":\"Maravu\",\"occupation\":\"Storm Chaser\",\"age\":27,\"hometown\":\"Laredo → Norman\",\"imageUrl\":\"/images/esperanza-luna.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"4cfff414-2237-4f93-8440-ed666ae399c0","at":"2026-11-26T19:45:41.346+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"bc712ace-618d-492d-a3c7-2f2d162dcdbb","target_name":"Finn Aldaine","before_json":"","after_json":"{\"name\":\"Finn Aldaine\",\"tribe\":\"Maravu\",\"occupation\":\"Substitute Teacher\",\"age\":23,\"hometown\":\"Bangor → Portland\",\"imageUrl\":\"/images/finn-aldaine.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"29642bd2-f34c-4eac-955f-9ddd1c8c59f2","at":"2026-11-26T19:45:41.418+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"b31a2837-4c97-4820-aee6-521b99ba22a5","target_name":"Goldie Tran","before_json":"","after_json":"{\"name\":\"Goldie Tran\",\"tribe\":\"Tolani\",\"occupation\":\"Poker Dealer\",\"age\":38,\"hometown\":\"San Jose → Reno\",\"imageUrl\":\"/images/goldie-tran.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"adc8269c-9575-485a-a16e-53a58acdc14b","at":"2026-11-26T19:45:41.477+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","target_name":"Hollis Whitcombe","before_json":"","after_json":"{\"name\":\"Hollis Whitcombe\",\"tribe\":\"Tolani\",\"occupation\":\"Retired Referee\",\"age\":61,\"hometown\":\"Tulsa → Wichita\",\"imageUrl\":\"/images/hollis-whitcombe.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"1866c0ea-27f3-40c6-a503-9dd445686300","at":"2026-11-26T19:45:41.546+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","target_name":"Ines Caldeira","before_json":"","after_json":"{\"name\":\"Ines Caldeira\",\"tribe\":\"Tolani\",\"occupation\":\"Marine Welder\",\"age\":33,\"hometown\":\"Fall River → Mobile\",\"imageUrl\":\"/images/ines-caldeira.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"2053b16b-f107-47fa-8619-2aef1bd4c605","at":"2026-11-26T19:45:41.595+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","target_name":"Jasper Nyqvist","before_json":"","after_json":"{\"name\":\"Jasper Nyqvist\",\"tribe\":\"Tolani\",\"occupation\":\"Cheese Monger\",\"age\":45,\"hometown\":\"Madison → Milwaukee\",\"imageUrl\":\"/images/jasper-nyqvist.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"cfd07d84-7eb8-4790-b9b1-ef60e360eb97","at":"2026-11-26T19:45:41.657+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","target_name":"Keoni Palakiko","before_json":"","after_json":"{\"name\":\"Keoni Palakiko\",\"tribe\":\"Tolani\",\"occupation\":\"Paramedic\",\"age\":30,\"hometown\":\"Hilo → Honolulu\",\"imageUrl\":\"/images/keoni-palakiko.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"ea081665-772a-4b3f-b28b-f9ca901a59a6","at":"2026-11-26T19:45:41.715+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"56bd4a0d-1d58-4802-8ae4-d47991140148","target_name":"Lottie Abernathy","before_json":"","after_json":"{\"name\":\"Lottie Abernathy\",\"tribe\":\"Tolani\",\"occupation\":\"Auctioneer\",\"age\":26,\"hometown\":\"Lexington → Nashville\",\"imageUrl\":\"/images/lottie-abernathy.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"bab8978b-bebf-4885-a980-e9197fc5be17","at":"2026-11-26T19:45:41.773+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"c3c3b3db-6def-46d1-b613-448fbfd02c69","target_name":"Marcus Delacroix","before_json":"","after_json":"{\"name\":\"Marcus Delacroix\",\"tribe\":\"Kesso\",\"occupation\":\"Jazz Archivist\",\"age\":48,\"hometown\":\"New Orleans → Memphis\",\"imageUrl\":\"/images/marcus-delacroix.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"4ec78bbb-978b-4b1f-9fe7-6aefa198cc71","at":"2026-11-26T19:45:41.837+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"625b19ed-be41-48c8-962e-729ddc6deb94","target_name":"Nadia Rahimi","before_json":"","after_json":"{\"name\":\"Nadia Rahimi\",\"tribe\":\"Kesso\",\"occupation\":\"Patent Attorney\",\"age\":36,\"hometown\":\"Fremont → Seattle\",\"imageUrl\":\"/images/nadia-rahimi.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"3de06ba5-fa92-422e-81d6-821c476b73fa","at":"2026-11-26T19:45:41.883+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"d405ed4c-023d-41ef-b0f4-7b810ae0d2b9","target_name":"Osmund Bell","before_json":"","after_json":"{\"name\":\"Osmund Bell\",\"tribe\":\"Kesso\",\"occupation\":\"Lighthouse Guide\",\"age\":57,\"hometown\":\"Nantucket → Gloucester\",\"imageUrl\":\"/images/osmund-bell.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"555dc15f-5492-4ae1-82be-f598be703407","at":"2026-11-26T19:45:41.942+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"be64923a-6eba-42d6-b2f8-978924457fd7","target_name":"Priya Venkataraman","before_json":"","after_json":"{\"name\":\"Priya Venkataraman\",\"tribe\":\"Kesso\",\"occupation\":\"Escape Room Designer\",\"age\":31,\"hometown\":\"Edison → Austin\",\"imageUrl\":\"/images/priya-venkataraman.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"1f16e7e1-dbfd-4ebf-891c-9387f19b2af6","at":"2026-11-26T19:45:42.002+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"a267c343-f155-4d33-b7a5-c966d345cc7f","target_name":"Quill Sandoval","before_json":"","after_json":"{\"name\":\"Quill Sandoval\",\"tribe\":\"Kesso\",\"occupation\":\"Long-Haul Trucker\",\"age\":43,\"hometown\":\"Pueblo → Amarillo\",\"imageUrl\":\"/images/quill-sandoval.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"f0df3fcc-8ba7-41bc-8ab5-e55fc469b786","at":"2026-11-26T19:45:42.06+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"a6759c36-0987-48be-b568-31fed6e75c68","target_name":"Rosalind Achterberg","before_json":"","after_json":"{\"name\":\"Rosalind Achterberg\",\"tribe\":\"Kesso\",\"occupation\":\"Crossword Setter\",\"age\":65,\"hometown\":\"Ithaca → Burlington\",\"imageUrl\":\"/images/rosalind-achterberg.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"370db738-8ecf-4938-9c4e-9d014e330b66","at":"2026-11-26T19:45:43.568+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"draft.previewed","target_type":"draft","target_id":"ecefc38c-6f7d-44ce-964e-00879bde6706","target_name":"Draft","before_json":"","after_json":"{\"seed\":\"7e954c4af40981d546e74e683d3551c3\",\"inputHash\":\"b551520d9715e9fc26ee8d36a9945f291343af4caa566470f8ee027bcbd74b62\",\"picks\":24,\"leftOut\":0}"},
{"id":"9e35ad2e-fdee-413b-9126-6eb0ce712423","at":"2026-11-26T19:45:43.597+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"draft.run","target_type":"draft","target_id":"ecefc38c-6f7d-44ce-964e-00879bde6706","target_name":"Draft","before_json":"","after_json":"{\"seed\":\"7e954c4af40981d546e74e683d3551c3\",\"inputHash\":\"b551520d9715e9fc26ee8d36a9945f291343af4caa566470f8ee027bcbd74b62\",\"picks\":24}"},
{"id":"7d7507a0-ec6e-4df0-8540-83464e97369c","at":"2026-11-26T19:45:43.694+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"season.updated","target_type":"season","target_id":"season","target_name":"Season One","before_json":"{\"rankingsCloseAt\":null,\"draftAt\":null}","after_json":"{\"rankingsCloseAt\":\"2026-10-28T19:00:00.000Z\",\"draftAt\":\"2026-10-28T19:00:00.000Z\"}"},
{"id":"7ce248f7-e4ae-4012-914e-b8cfc809ec0d","at":"2026-11-26T19:45:43.768+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"0a70637b-922e-40cf-9ae8-e382cfd14d3d","target_name":"Week 3","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-10-29T16:00:00.000Z\",\"picksCloseAt\":\"2026-11-26T20:45:40.973Z\"}"},
{"id":"7a32ed65-26b5-40b2-ba9b-d4abdcb9d453","at":"2026-11-26T19:45:44.076+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"0a70637b-922e-40cf-9ae8-e382cfd14d3d","target_name":"Week 3","before_json":"{\"picksCloseAt\":\"2026-11-26T20:45:40.973Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-05T01:00:00.000Z\"}"},
{"id":"38333246-b1cf-4ec1-bf53-21edd143aa75","at":"2026-11-26T19:45:45.144+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"3","target_name":"Week 3","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Finn Aldaine\",\"points\":null},{\"castaway\":\"Goldie Tran\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Lottie Abernathy\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null},{\"castaway\":\"Rosalind Achterberg\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":20},{\"castaway\":\"Bram Okafor\",\"points\":23},{\"castaway\":\"Celia Marchetti\",\"points\":14},{\"castaway\":\"Dashiell Pike\",\"points\":30},{\"castaway\":\"Esperanza Luna\",\"points\":14},{\"castaway\":\"Finn Aldaine\",\"points\":27},{\"castaway\":\"Goldie Tran\",\"points\":28},{\"castaway\":\"Hollis Whitcombe\",\"points\":15},{\"castaway\":\"Ines Caldeira\",\"points\":8},{\"castaway\":\"Jasper Nyqvist\",\"points\":15},{\"castaway\":\"Keoni Palakiko\",\"points\":26},{\"castaway\":\"Lottie Abernathy\",\"points\":30},{\"castaway\":\"Marcus Delacroix\",\"points\":16},{\"castaway\":\"Nadia Rahimi\",\"points\":8},{\"castaway\":\"Osmund Bell\",\"points\":10},{\"castaway\":\"Priya Venkataraman\",\"points\":7},{\"castaway\":\"Quill Sandoval\",\"points\":18},{\"castaway\":\"Rosalind Achterberg\",\"points\":30}]"},
{"id":"6f83797c-2a47-465e-b3f5-f75a7e4d936a","at":"2026-11-26T19:45:45.212+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"a6759c36-0987-48be-b568-31fed6e75c68","target_name":"Rosalind Achterberg","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":3}"},
{"id":"0a8192df-dc24-4bfd-8fb5-2db13823a5df","at":"2026-11-26T19:45:45.267+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"6166a1ca-097e-4bbc-bf06-4b9a5df8d7be","target_name":"Week 4","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-05T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-26T20:45:40.973Z\"}"},
{"id":"d5dbf5bf-7cec-491c-b79e-f4b7c8387058","at":"2026-11-26T19:45:45.267+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"0a70637b-922e-40cf-9ae8-e382cfd14d3d","target_name":"Week 3","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"57e5867f-5551-483e-808f-7448beec703d","at":"2026-11-26T19:45:45.556+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"6166a1ca-097e-4bbc-bf06-4b9a5df8d7be","target_name":"Week 4","before_json":"{\"picksCloseAt\":\"2026-11-26T20:45:40.973Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-12T01:00:00.000Z\"}"},
{"id":"2c90c14e-93ce-48a0-b8cf-2e652c86bc03","at":"2026-11-26T19:45:45.643+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"4","target_name":"Week 4","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Finn Aldaine\",\"points\":null},{\"castaway\":\"Goldie Tran\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Lottie Abernathy\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":13},{\"castaway\":\"Bram Okafor\",\"points\":11},{\"castaway\":\"Celia Marchetti\",\"points\":4},{\"castaway\":\"Dashiell Pike\",\"points\":9},{\"castaway\":\"Esperanza Luna\",\"points\":18},{\"castaway\":\"Finn Aldaine\",\"points\":25},{\"castaway\":\"Goldie Tran\",\"points\":23},{\"castaway\":\"Hollis Whitcombe\",\"points\":1},{\"castaway\":\"Ines Caldeira\",\"points\":24},{\"castaway\":\"Jasper Nyqvist\",\"points\":5},{\"castaway\":\"Keoni Palakiko\",\"points\":7},{\"castaway\":\"Lottie Abernathy\",\"points\":8},{\"castaway\":\"Marcus Delacroix\",\"points\":8},{\"castaway\":\"Nadia Rahimi\",\"points\":25},{\"castaway\":\"Osmund Bell\",\"points\":26},{\"castaway\":\"Priya Venkataraman\",\"points\":19},{\"castaway\":\"Quill Sandoval\",\"points\":6}]"},
{"id":"947222ef-2159-452c-b02f-c2581750180e","at":"2026-11-26T19:45:45.71+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"bc712ace-618d-492d-a3c7-2f2d162dcdbb","target_name":"Finn Aldaine","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":4}"},
{"id":"65445a97-7a6f-4532-a7da-73960242451b","at":"2026-11-26T19:45:45.755+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"8a682985-4fd2-43a7-b243-7abdffbfca1d","target_name":"Week 5","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-12T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-26T20:45:40.973Z\"}"},
{"id":"7fca2515-3c60-4346-a5ca-4e4e1ab39d35","at":"2026-11-26T19:45:45.755+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"6166a1ca-097e-4bbc-bf06-4b9a5df8d7be","target_name":"Week 4","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"db7ac116-288d-451d-a507-8a8af6be1f32","at":"2026-11-26T19:45:46.031+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"8a682985-4fd2-43a7-b243-7abdffbfca1d","target_name":"Week 5","before_json":"{\"picksCloseAt\":\"2026-11-26T20:45:40.973Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-19T01:00:00.000Z\"}"},
{"id":"9bc5238e-34e3-46ea-a5ce-a1641f3c3f77","at":"2026-11-26T19:45:46.09+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"5","target_name":"Week 5","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Goldie Tran\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Lottie Abernathy\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":1},{\"castaway\":\"Bram Okafor\",\"points\":2},{\"castaway\":\"Celia Marchetti\",\"points\":20},{\"castaway\":\"Dashiell Pike\",\"points\":29},{\"castaway\":\"Esperanza Luna\",\"points\":27},{\"castaway\":\"Goldie Tran\",\"points\":4},{\"castaway\":\"Hollis Whitcombe\",\"points\":24},{\"castaway\":\"Ines Caldeira\",\"points\":21},{\"castaway\":\"Jasper Nyqvist\",\"points\":9},{\"castaway\":\"Keoni Palakiko\",\"points\":27},{\"castaway\":\"Lottie Abernathy\",\"points\":6},{\"castaway\":\"Marcus Delacroix\",\"points\":28},{\"castaway\":\"Nadia Rahimi\",\"points\":20},{\"castaway\":\"Osmund Bell\",\"points\":21},{\"castaway\":\"Priya Venkataraman\",\"points\":2},{\"castaway\":\"Quill Sandoval\",\"points\":29}]"},
{"id":"e91b24e6-d66d-4425-bd20-f099109334a1","at":"2026-11-26T19:45:46.153+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"56bd4a0d-1d58-4802-8ae4-d47991140148","target_name":"Lottie Abernathy","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":5}"},
{"id":"249ae911-9b12-431a-8094-00eb35fa9bb9","at":"2026-11-26T19:45:46.22+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"247327da-791c-44c7-be45-301b1bc62689","target_name":"Week 6","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-19T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-26T20:45:40.973Z\"}"},
{"id":"d2445730-be8c-45de-a493-4afd7a8de779","at":"2026-11-26T19:45:46.22+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"8a682985-4fd2-43a7-b243-7abdffbfca1d","target_name":"Week 5","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"3b45045c-8c9f-4dfd-95ab-303e68e8e066","at":"2026-11-26T19:45:46.518+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"247327da-791c-44c7-be45-301b1bc62689","target_name":"Week 6","before_json":"{\"picksCloseAt\":\"2026-11-26T20:45:40.973Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-26T01:00:00.000Z\"}"},
{"id":"f1231ef1-cde2-4b87-afdc-24427af928e8","at":"2026-11-26T19:45:47.601+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"6","target_name":"Week 6","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Goldie Tran\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":9},{\"castaway\":\"Bram Okafor\",\"points\":29},{\"castaway\":\"Celia Marchetti\",\"points\":3},{\"castaway\":\"Dashiell Pike\",\"points\":0},{\"castaway\":\"Esperanza Luna\",\"points\":11},{\"castaway\":\"Goldie Tran\",\"points\":16},{\"castaway\":\"Hollis Whitcombe\",\"points\":9},{\"castaway\":\"Ines Caldeira\",\"points\":16},{\"castaway\":\"Jasper Nyqvist\",\"points\":26},{\"castaway\":\"Keoni Palakiko\",\"points\":23},{\"castaway\":\"Marcus Delacroix\",\"points\":25},{\"castaway\":\"Nadia Rahimi\",\"points\":10},{\"castaway\":\"Osmund Bell\",\"points\":29},{\"castaway\":\"Priya Venkataraman\",\"points\":13},{\"castaway\":\"Quill Sandoval\",\"points\":18}]"},
{"id":"0c16e893-2079-433c-aa39-6ea0801475fb","at":"2026-11-26T19:45:47.684+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","target_name":"Dashiell Pike","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":6}"},
{"id":"67263d29-d717-460b-9c38-424126c8aa1b","at":"2026-11-26T19:45:50.127+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"announcement.created","target_type":"announcement","target_id":"93d5decf-0b48-470e-8968-042749ed5a9e","target_name":"The tribes have been shuffled","before_json":"","after_json":"{\"title\":\"The tribes have been shuffled\",\"body\":\"New buffs, new camps, same torches. Have a look at your castaways before you pick this week.\",\"expiresAt\":null}"},
{"id":"98a3fae0-400a-4ad3-bfb5-bdb9f9bc40b0","at":"2026-11-26T19:45:50.184+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"sms.blast-sent","target_type":"blast","target_id":"a1cad303-70ff-4316-951e-6fda606add59","target_name":"Hello {name}! Week {week} is open. Pick your castaway before","before_json":"","after_json":"{\"recipients\":8,\"filter\":\"all\",\"message\":\"Hello {name}! Week {week} is open. Pick your castaway before {deadline}.\"}"},
{"id":"3cff03dd-373e-4a6c-9995-6fde77ef66aa","at":"2026-11-26T19:45:47.738+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"247327da-791c-44c7-be45-301b1bc62689","target_name":"Week 6","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"a25c622b-9e1c-4577-a090-75e9f3607cf3","at":"2026-11-26T19:45:47.738+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"b6599892-05fd-4ff1-972c-19d9527f88ab","target_name":"Week 7","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-26T17:00:00.000Z\",\"picksCloseAt\":\"2026-12-03T01:00:00.000Z\"}"},
{"id":"7e17520b-f7d8-45e7-8753-1dc35428e9bc","at":"2026-11-26T19:45:50.086+00:00","actor_id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","actor_name":"League Admin","action":"announcement.created","target_type":"announcement","target_id":"fbc905ae-76ae-4eeb-9fbe-2ca2d1885ee9","target_name":"Welcome to the season","before_json":"","after_json":"{\"title\":\"Welcome to the season\",\"body\":\"Rankings are in, the draft is done, and thirteen episodes lie ahead. Good luck, everybody!\",\"expiresAt\":null}"}
]$rows$);
insert into copied.castaways (id, name, tribe, eliminated) overriding system value select id, name, tribe, eliminated from
json_populate_recordset(null::copied.castaways, $rows$[
{"id":"a50c0c5f-c970-4324-9fd8-f63a7d2f091e","name":"Anouk Verhoeven","tribe":"Maravu","eliminated":false},
{"id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37","name":"Bram Okafor","tribe":"Maravu","eliminated":false},
{"id":"468730ce-4c1e-4850-a94f-a058ce7adca2","name":"Celia Marchetti","tribe":"Maravu","eliminated":false},
{"id":"2252a393-95f9-4e3d-91a8-db089c3b85a5","name":"Esperanza Luna","tribe":"Maravu","eliminated":false},
{"id":"b31a2837-4c97-4820-aee6-521b99ba22a5","name":"Goldie Tran","tribe":"Tolani","eliminated":false},
{"id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","name":"Hollis Whitcombe","tribe":"Tolani","eliminated":false},
{"id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","name":"Ines Caldeira","tribe":"Tolani","eliminated":false},
{"id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","name":"Jasper Nyqvist","tribe":"Tolani","eliminated":false},
{"id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","name":"Keoni Palakiko","tribe":"Tolani","eliminated":false},
{"id":"c3c3b3db-6def-46d1-b613-448fbfd02c69","name":"Marcus Delacroix","tribe":"Kesso","eliminated":false},
{"id":"625b19ed-be41-48c8-962e-729ddc6deb94","name":"Nadia Rahimi","tribe":"Kesso","eliminated":false},
{"id":"d405ed4c-023d-41ef-b0f4-7b810ae0d2b9","name":"Osmund Bell","tribe":"Kesso","eliminated":false},
{"id":"be64923a-6eba-42d6-b2f8-978924457fd7","name":"Priya Venkataraman","tribe":"Kesso","eliminated":false},
{"id":"a267c343-f155-4d33-b7a5-c966d345cc7f","name":"Quill Sandoval","tribe":"Kesso","eliminated":false},
{"id":"a6759c36-0987-48be-b568-31fed6e75c68","name":"Rosalind Achterberg","tribe":"Kesso","eliminated":true},
{"id":"bc712ace-618d-492d-a3c7-2f2d162dcdbb","name":"Finn Aldaine","tribe":"Maravu","eliminated":true},
{"id":"56bd4a0d-1d58-4802-8ae4-d47991140148","name":"Lottie Abernathy","tribe":"Tolani","eliminated":true},
{"id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","name":"Dashiell Pike","tribe":"Maravu","eliminated":true}
]$rows$);
insert into copied.fills (shape, filled_at) overriding system value select shape, filled_at from
json_populate_recordset(null::copied.fills, $rows$[
{"shape":"6682d776","filled_at":"2026-11-26T19:45:39.983326+00:00"}
]$rows$);
insert into copied.picks (id, user_id, week_number, castaway_id, is_auto_selected, submitted_at) overriding system value select id, user_id, week_number, castaway_id, is_auto_selected, submitted_at from
json_populate_recordset(null::copied.picks, $rows$[
{"id":"5fc1f26b-40b7-4c06-b8d7-ffda17478e1e","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","week_number":3,"castaway_id":"56bd4a0d-1d58-4802-8ae4-d47991140148","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:43.83+00:00"},
{"id":"f050ad64-c4d6-432d-9a31-6ce529e43777","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","week_number":3,"castaway_id":"bc712ace-618d-492d-a3c7-2f2d162dcdbb","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:43.859+00:00"},
{"id":"6c837242-9128-4d82-9faf-127e9df38b79","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","week_number":3,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:43.881+00:00"},
{"id":"770a9857-ccc0-4d14-961d-8c08f7dff507","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","week_number":3,"castaway_id":"bc712ace-618d-492d-a3c7-2f2d162dcdbb","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:43.901+00:00"},
{"id":"8770db05-b3aa-47f2-861e-b3adfcb38049","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","week_number":3,"castaway_id":"b31a2837-4c97-4820-aee6-521b99ba22a5","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:43.952+00:00"},
{"id":"2373cf61-5222-462b-ae77-26e1e32d03fc","user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","week_number":3,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:43.973+00:00"},
{"id":"626f50b1-466e-4bd4-bc6e-2581c304a8ab","user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","week_number":3,"castaway_id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:44.003+00:00"},
{"id":"ca6c9e23-84ca-4876-9708-fd701eab589c","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","week_number":3,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:44.027+00:00"},
{"id":"2d747819-8f15-44a8-9c48-7433d370f64b","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","week_number":3,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:44.046+00:00"},
{"id":"202dcf27-ef79-403d-822a-54b9793f17ed","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","week_number":3,"castaway_id":"a267c343-f155-4d33-b7a5-c966d345cc7f","is_auto_selected":true,"submitted_at":"2026-11-26T19:45:45.101+00:00"},
{"id":"7d89143a-4a72-4963-be06-c9bf0d673595","user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","week_number":3,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","is_auto_selected":true,"submitted_at":"2026-11-26T19:45:45.101+00:00"},
{"id":"bea152a7-bfd5-4ed1-9074-4b65f32a2acf","user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","week_number":3,"castaway_id":"c3c3b3db-6def-46d1-b613-448fbfd02c69","is_auto_selected":true,"submitted_at":"2026-11-26T19:45:45.101+00:00"},
{"id":"86855a48-7ab1-4840-ab9a-babe8902ca91","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","week_number":4,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.336+00:00"},
{"id":"b1cb3fa2-5aed-475b-9f8a-1a34c6d15119","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","week_number":4,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.318+00:00"},
{"id":"04bfdfd9-2864-45b7-8641-5554c5736ce8","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","week_number":4,"castaway_id":"625b19ed-be41-48c8-962e-729ddc6deb94","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.409+00:00"},
{"id":"29975b80-8e75-4ba5-a09e-7099d51d57a0","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","week_number":4,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.363+00:00"},
{"id":"a905ad8c-5fe1-44f4-8af0-6948a0e0cae3","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","week_number":4,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.381+00:00"},
{"id":"57163bc5-f07e-4e71-9eca-452d67ef4cac","user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","week_number":4,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.43+00:00"},
{"id":"9cc1a05f-d7c1-4bba-8c59-95698f0939e2","user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","week_number":4,"castaway_id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.459+00:00"},
{"id":"57e0878c-f5e1-4e2d-bc8e-052ef605ecfd","user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","week_number":4,"castaway_id":"56bd4a0d-1d58-4802-8ae4-d47991140148","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.525+00:00"},
{"id":"74713e5d-e138-4b91-9ed5-797432904300","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","week_number":4,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.478+00:00"},
{"id":"d0446cad-3b64-429f-be14-7421bcb66f89","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","week_number":4,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.491+00:00"},
{"id":"f863cbbb-8fa9-426b-840d-dcfcf9697cef","user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","week_number":4,"castaway_id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.508+00:00"},
{"id":"9e85253b-8807-4a00-9d37-3bab6db458cd","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","week_number":4,"castaway_id":"d405ed4c-023d-41ef-b0f4-7b810ae0d2b9","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.543+00:00"},
{"id":"241d37e5-8dfd-4d17-8744-1728285d9678","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","week_number":5,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.841+00:00"},
{"id":"7c812c7f-f24f-486e-9c58-b6c293e9d60f","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","week_number":5,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.825+00:00"},
{"id":"6a52f6ae-c5f6-4d47-920d-5651a8a6d46d","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","week_number":5,"castaway_id":"625b19ed-be41-48c8-962e-729ddc6deb94","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.885+00:00"},
{"id":"6c43905d-d0ea-485f-91fa-f133daf1007e","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","week_number":5,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.855+00:00"},
{"id":"6ec9ffd7-73a8-489e-a666-d26d68cd5a63","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","week_number":5,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.872+00:00"},
{"id":"86fd8111-6152-4a3a-a852-9fd27ddd9613","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","week_number":5,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.955+00:00"},
{"id":"8de4e199-75ab-4ab9-a092-cf9ab2a3b80a","user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","week_number":5,"castaway_id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.938+00:00"},
{"id":"ee32ac2b-d0f7-48af-a6dc-1c0675e7d406","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","week_number":5,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.973+00:00"},
{"id":"f276a516-0fee-4919-abeb-7ed640d13e34","user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","week_number":5,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.909+00:00"},
{"id":"2c15140b-9d6f-4bc9-b6c2-1a5a973eb6a2","user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","week_number":5,"castaway_id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:45.985+00:00"},
{"id":"81301d2e-10c5-444c-b3a1-72c0b8ef84de","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","week_number":5,"castaway_id":"d405ed4c-023d-41ef-b0f4-7b810ae0d2b9","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:46.02+00:00"},
{"id":"893d250c-4283-4258-860f-1511a9146bb4","user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","week_number":5,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:46.005+00:00"},
{"id":"93b1c40c-c5a4-47c7-901c-bbdb4afd68bf","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","week_number":6,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:46.287+00:00"},
{"id":"cdc2e370-8d03-4add-bb7d-f27f495e70bd","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","week_number":6,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:46.269+00:00"},
{"id":"57602916-7a02-4486-9849-285542afc052","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","week_number":6,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:46.299+00:00"},
{"id":"5e851b74-e42e-44d0-b964-b2be16c49d5c","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","week_number":6,"castaway_id":"b31a2837-4c97-4820-aee6-521b99ba22a5","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:46.32+00:00"},
{"id":"d3bad44b-69af-494f-8a7a-0d658d850146","user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","week_number":6,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:46.343+00:00"},
{"id":"399e80e3-7db9-483b-a7bc-b38f34b363ac","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","week_number":6,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:46.403+00:00"},
{"id":"f38c957c-5cb9-4f18-97b1-962502bf75c0","user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","week_number":6,"castaway_id":"a50c0c5f-c970-4324-9fd8-f63a7d2f091e","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:46.381+00:00"},
{"id":"2047fe4a-4c7f-4741-b2e4-0649213adb0a","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","week_number":6,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:46.424+00:00"},
{"id":"3ca5c418-8e9b-4bef-9f6c-5e57c4a47f34","user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","week_number":6,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:46.478+00:00"},
{"id":"b39d2857-b6c8-4bdf-a6ab-da5380c95b92","user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","week_number":6,"castaway_id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:46.453+00:00"},
{"id":"164d71de-b608-4221-aca2-72c92ac3c1c4","user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","week_number":6,"castaway_id":"a267c343-f155-4d33-b7a5-c966d345cc7f","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:46.504+00:00"},
{"id":"6f27f9e8-d35a-4a1f-a61f-22ab9a315301","user_id":"b047e129-098c-47ce-b274-c084a84f62ba","week_number":6,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5","is_auto_selected":true,"submitted_at":"2026-11-26T19:45:47.546+00:00"},
{"id":"f28970e7-d97f-4081-ae6a-29c6e826d031","user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","week_number":7,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:47.811+00:00"},
{"id":"50e63bd0-4d6b-40e8-b426-b9e2c58eb9a5","user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","week_number":7,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:47.829+00:00"},
{"id":"3dde2d67-4f90-46e1-b5d2-af8ccb8914b0","user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","week_number":7,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:47.857+00:00"},
{"id":"46967306-0430-4d34-8bb2-34e35951fcc0","user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","week_number":7,"castaway_id":"b31a2837-4c97-4820-aee6-521b99ba22a5","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:47.879+00:00"},
{"id":"4af7673f-ffbb-467f-8de9-767e1648ebb3","user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","week_number":7,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:47.904+00:00"},
{"id":"93ce49eb-57a6-4e2b-9de5-c8e5232d2bc6","user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","week_number":7,"castaway_id":"a50c0c5f-c970-4324-9fd8-f63a7d2f091e","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:47.927+00:00"},
{"id":"747f0143-fc0d-4648-8268-770c52437233","user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","week_number":7,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:47.946+00:00"},
{"id":"545c2e93-3983-4671-93a2-4fd393477088","user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","week_number":7,"castaway_id":"be64923a-6eba-42d6-b2f8-978924457fd7","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:47.963+00:00"},
{"id":"bdeb74c0-31db-451a-b286-3825c5a8e41d","user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","week_number":7,"castaway_id":"c3c3b3db-6def-46d1-b613-448fbfd02c69","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:47.986+00:00"},
{"id":"3b690c30-39f0-49b7-8984-93ab3c16908b","user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","week_number":7,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","is_auto_selected":false,"submitted_at":"2026-11-26T19:45:48.006+00:00"}
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
insert into copied.scored_weeks (week_number, points) overriding system value select week_number, points from
json_populate_recordset(null::copied.scored_weeks, $rows$[
{"week_number":3,"points":[{"points": 20, "castawayId": "a50c0c5f-c970-4324-9fd8-f63a7d2f091e"}, {"points": 23, "castawayId": "b629b9bc-3d15-4b10-8023-7cd8c6514d37"}, {"points": 14, "castawayId": "468730ce-4c1e-4850-a94f-a058ce7adca2"}, {"points": 30, "castawayId": "ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf"}, {"points": 14, "castawayId": "2252a393-95f9-4e3d-91a8-db089c3b85a5"}, {"points": 27, "castawayId": "bc712ace-618d-492d-a3c7-2f2d162dcdbb"}, {"points": 28, "castawayId": "b31a2837-4c97-4820-aee6-521b99ba22a5"}, {"points": 15, "castawayId": "a675ebdd-cacc-4197-97ad-cbdcff432cc5"}, {"points": 8, "castawayId": "279cbf49-cc69-4bae-bf11-ce7f22e8d33b"}, {"points": 15, "castawayId": "f2af33bc-2400-4b34-af17-b2ec3b3e6f2b"}, {"points": 26, "castawayId": "eadaf1dd-548a-4382-8c7f-1981dd2eac45"}, {"points": 30, "castawayId": "56bd4a0d-1d58-4802-8ae4-d47991140148"}, {"points": 16, "castawayId": "c3c3b3db-6def-46d1-b613-448fbfd02c69"}, {"points": 8, "castawayId": "625b19ed-be41-48c8-962e-729ddc6deb94"}, {"points": 10, "castawayId": "d405ed4c-023d-41ef-b0f4-7b810ae0d2b9"}, {"points": 7, "castawayId": "be64923a-6eba-42d6-b2f8-978924457fd7"}, {"points": 18, "castawayId": "a267c343-f155-4d33-b7a5-c966d345cc7f"}, {"points": 30, "castawayId": "a6759c36-0987-48be-b568-31fed6e75c68"}]},
{"week_number":4,"points":[{"points": 13, "castawayId": "a50c0c5f-c970-4324-9fd8-f63a7d2f091e"}, {"points": 11, "castawayId": "b629b9bc-3d15-4b10-8023-7cd8c6514d37"}, {"points": 4, "castawayId": "468730ce-4c1e-4850-a94f-a058ce7adca2"}, {"points": 9, "castawayId": "ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf"}, {"points": 18, "castawayId": "2252a393-95f9-4e3d-91a8-db089c3b85a5"}, {"points": 25, "castawayId": "bc712ace-618d-492d-a3c7-2f2d162dcdbb"}, {"points": 23, "castawayId": "b31a2837-4c97-4820-aee6-521b99ba22a5"}, {"points": 1, "castawayId": "a675ebdd-cacc-4197-97ad-cbdcff432cc5"}, {"points": 24, "castawayId": "279cbf49-cc69-4bae-bf11-ce7f22e8d33b"}, {"points": 5, "castawayId": "f2af33bc-2400-4b34-af17-b2ec3b3e6f2b"}, {"points": 7, "castawayId": "eadaf1dd-548a-4382-8c7f-1981dd2eac45"}, {"points": 8, "castawayId": "56bd4a0d-1d58-4802-8ae4-d47991140148"}, {"points": 8, "castawayId": "c3c3b3db-6def-46d1-b613-448fbfd02c69"}, {"points": 25, "castawayId": "625b19ed-be41-48c8-962e-729ddc6deb94"}, {"points": 26, "castawayId": "d405ed4c-023d-41ef-b0f4-7b810ae0d2b9"}, {"points": 19, "castawayId": "be64923a-6eba-42d6-b2f8-978924457fd7"}, {"points": 6, "castawayId": "a267c343-f155-4d33-b7a5-c966d345cc7f"}]},
{"week_number":5,"points":[{"points": 1, "castawayId": "a50c0c5f-c970-4324-9fd8-f63a7d2f091e"}, {"points": 2, "castawayId": "b629b9bc-3d15-4b10-8023-7cd8c6514d37"}, {"points": 20, "castawayId": "468730ce-4c1e-4850-a94f-a058ce7adca2"}, {"points": 29, "castawayId": "ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf"}, {"points": 27, "castawayId": "2252a393-95f9-4e3d-91a8-db089c3b85a5"}, {"points": 4, "castawayId": "b31a2837-4c97-4820-aee6-521b99ba22a5"}, {"points": 24, "castawayId": "a675ebdd-cacc-4197-97ad-cbdcff432cc5"}, {"points": 21, "castawayId": "279cbf49-cc69-4bae-bf11-ce7f22e8d33b"}, {"points": 9, "castawayId": "f2af33bc-2400-4b34-af17-b2ec3b3e6f2b"}, {"points": 27, "castawayId": "eadaf1dd-548a-4382-8c7f-1981dd2eac45"}, {"points": 6, "castawayId": "56bd4a0d-1d58-4802-8ae4-d47991140148"}, {"points": 28, "castawayId": "c3c3b3db-6def-46d1-b613-448fbfd02c69"}, {"points": 20, "castawayId": "625b19ed-be41-48c8-962e-729ddc6deb94"}, {"points": 21, "castawayId": "d405ed4c-023d-41ef-b0f4-7b810ae0d2b9"}, {"points": 2, "castawayId": "be64923a-6eba-42d6-b2f8-978924457fd7"}, {"points": 29, "castawayId": "a267c343-f155-4d33-b7a5-c966d345cc7f"}]},
{"week_number":6,"points":[{"points": 9, "castawayId": "a50c0c5f-c970-4324-9fd8-f63a7d2f091e"}, {"points": 29, "castawayId": "b629b9bc-3d15-4b10-8023-7cd8c6514d37"}, {"points": 3, "castawayId": "468730ce-4c1e-4850-a94f-a058ce7adca2"}, {"points": 0, "castawayId": "ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf"}, {"points": 11, "castawayId": "2252a393-95f9-4e3d-91a8-db089c3b85a5"}, {"points": 16, "castawayId": "b31a2837-4c97-4820-aee6-521b99ba22a5"}, {"points": 9, "castawayId": "a675ebdd-cacc-4197-97ad-cbdcff432cc5"}, {"points": 16, "castawayId": "279cbf49-cc69-4bae-bf11-ce7f22e8d33b"}, {"points": 26, "castawayId": "f2af33bc-2400-4b34-af17-b2ec3b3e6f2b"}, {"points": 23, "castawayId": "eadaf1dd-548a-4382-8c7f-1981dd2eac45"}, {"points": 25, "castawayId": "c3c3b3db-6def-46d1-b613-448fbfd02c69"}, {"points": 10, "castawayId": "625b19ed-be41-48c8-962e-729ddc6deb94"}, {"points": 29, "castawayId": "d405ed4c-023d-41ef-b0f4-7b810ae0d2b9"}, {"points": 13, "castawayId": "be64923a-6eba-42d6-b2f8-978924457fd7"}, {"points": 18, "castawayId": "a267c343-f155-4d33-b7a5-c966d345cc7f"}]}
]$rows$);
insert into copied.season (id, first_pick_week, episodes) overriding system value select id, first_pick_week, episodes from
json_populate_recordset(null::copied.season, $rows$[
{"id":"season","first_pick_week":3,"episodes":13}
]$rows$);
insert into copied.users (id, name, is_admin) overriding system value select id, name, is_admin from
json_populate_recordset(null::copied.users, $rows$[
{"id":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","name":"League Admin","is_admin":true},
{"id":"b047e129-098c-47ce-b274-c084a84f62ba","name":"Coral Whitfield","is_admin":false},
{"id":"6906bdb4-054a-4bb8-9730-5857260185f7","name":"Dune Marlowe","is_admin":false},
{"id":"ed849118-e977-47e1-bb21-5e15dea367d7","name":"Ember Castellan","is_admin":false},
{"id":"a41e7fb4-64d3-4970-86af-a0026dea7166","name":"Fern Okonjo","is_admin":false},
{"id":"7bd50031-93a5-4977-8f44-d2acf21076e0","name":"Gale Rutherford","is_admin":false},
{"id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","name":"Harbor Lindqvist","is_admin":false},
{"id":"7118fd6e-d906-4561-b8c3-31db742fe545","name":"Indigo Farrow","is_admin":false},
{"id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","name":"Juniper Vale","is_admin":false},
{"id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","name":"Koa Brightwater","is_admin":false},
{"id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","name":"Lagoon Petrov","is_admin":false},
{"id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","name":"Maris Delgado","is_admin":false},
{"id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","name":"Nova Tremblay","is_admin":false}
]$rows$);
insert into copied.versions (topic, key, version, previous) overriding system value select topic, key, version, previous from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"e09f4409-f8ad-4ab3-82e6-dbd2d14b8223","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"a50c0c5f-c970-4324-9fd8-f63a7d2f091e","version":1,"previous":null},
{"topic":"league.audit.v1","key":"7ac3818e-603a-4e15-b203-a2d7ad65b18f","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"b629b9bc-3d15-4b10-8023-7cd8c6514d37","version":1,"previous":null},
{"topic":"league.audit.v1","key":"bdb594d8-d4c4-469c-8988-0882d0106bdc","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"468730ce-4c1e-4850-a94f-a058ce7adca2","version":1,"previous":null},
{"topic":"league.audit.v1","key":"a1ccd72f-ba19-44a9-b060-0e943b3bf6ee","version":1,"previous":null},
{"topic":"league.audit.v1","key":"a370cceb-33b3-4717-ae08-980f86daed2b","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"2252a393-95f9-4e3d-91a8-db089c3b85a5","version":1,"previous":null},
{"topic":"league.audit.v1","key":"fe7d35e2-4040-4c1d-b73d-b09440efe0d6","version":1,"previous":null},
{"topic":"league.audit.v1","key":"4cfff414-2237-4f93-8440-ed666ae399c0","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"b31a2837-4c97-4820-aee6-521b99ba22a5","version":1,"previous":null},
{"topic":"league.audit.v1","key":"29642bd2-f34c-4eac-955f-9ddd1c8c59f2","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","version":1,"previous":null},
{"topic":"league.audit.v1","key":"adc8269c-9575-485a-a16e-53a58acdc14b","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","version":1,"previous":null},
{"topic":"league.audit.v1","key":"1866c0ea-27f3-40c6-a503-9dd445686300","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","version":1,"previous":null},
{"topic":"league.audit.v1","key":"2053b16b-f107-47fa-8619-2aef1bd4c605","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","version":1,"previous":null},
{"topic":"league.audit.v1","key":"cfd07d84-7eb8-4790-b9b1-ef60e360eb97","version":1,"previous":null},
{"topic":"league.audit.v1","key":"ea081665-772a-4b3f-b28b-f9ca901a59a6","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"c3c3b3db-6def-46d1-b613-448fbfd02c69","version":1,"previous":null},
{"topic":"league.audit.v1","key":"bab8978b-bebf-4885-a980-e9197fc5be17","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"625b19ed-be41-48c8-962e-729ddc6deb94","version":1,"previous":null},
{"topic":"league.audit.v1","key":"4ec78bbb-978b-4b1f-9fe7-6aefa198cc71","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"d405ed4c-023d-41ef-b0f4-7b810ae0d2b9","version":1,"previous":null},
{"topic":"league.audit.v1","key":"3de06ba5-fa92-422e-81d6-821c476b73fa","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"be64923a-6eba-42d6-b2f8-978924457fd7","version":1,"previous":null},
{"topic":"league.audit.v1","key":"555dc15f-5492-4ae1-82be-f598be703407","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"a267c343-f155-4d33-b7a5-c966d345cc7f","version":1,"previous":null},
{"topic":"league.audit.v1","key":"1f16e7e1-dbfd-4ebf-891c-9387f19b2af6","version":1,"previous":null},
{"topic":"league.audit.v1","key":"f0df3fcc-8ba7-41bc-8ab5-e55fc469b786","version":1,"previous":null},
{"topic":"identity.user.v1","key":"a5765c72-c534-4d58-a54e-bf65f1d514c4","version":1,"previous":null},
{"topic":"identity.user.v1","key":"7118fd6e-d906-4561-b8c3-31db742fe545","version":1,"previous":null},
{"topic":"identity.user.v1","key":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","version":1,"previous":null},
{"topic":"league.audit.v1","key":"370db738-8ecf-4938-9c4e-9d014e330b66","version":1,"previous":null},
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
{"topic":"league.audit.v1","key":"9e35ad2e-fdee-413b-9126-6eb0ce712423","version":1,"previous":null},
{"topic":"league.season.v1","key":"season","version":2,"previous":1},
{"topic":"league.audit.v1","key":"7d7507a0-ec6e-4df0-8540-83464e97369c","version":1,"previous":null},
{"topic":"league.audit.v1","key":"7ce248f7-e4ae-4012-914e-b8cfc809ec0d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"5fc1f26b-40b7-4c06-b8d7-ffda17478e1e","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"f050ad64-c4d6-432d-9a31-6ce529e43777","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"6c837242-9128-4d82-9faf-127e9df38b79","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"770a9857-ccc0-4d14-961d-8c08f7dff507","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"8770db05-b3aa-47f2-861e-b3adfcb38049","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"2373cf61-5222-462b-ae77-26e1e32d03fc","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"626f50b1-466e-4bd4-bc6e-2581c304a8ab","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"ca6c9e23-84ca-4876-9708-fd701eab589c","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"2d747819-8f15-44a8-9c48-7433d370f64b","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"86855a48-7ab1-4840-ab9a-babe8902ca91","version":1,"previous":null},
{"topic":"league.audit.v1","key":"7a32ed65-26b5-40b2-ba9b-d4abdcb9d453","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"202dcf27-ef79-403d-822a-54b9793f17ed","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"7d89143a-4a72-4963-be06-c9bf0d673595","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"bea152a7-bfd5-4ed1-9074-4b65f32a2acf","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"3","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"38333246-b1cf-4ec1-bf53-21edd143aa75","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"a6759c36-0987-48be-b568-31fed6e75c68","version":2,"previous":1},
{"topic":"league.audit.v1","key":"6f83797c-2a47-465e-b3f5-f75a7e4d936a","version":1,"previous":null},
{"topic":"league.week.v1","key":"0a70637b-922e-40cf-9ae8-e382cfd14d3d","version":3,"previous":2},
{"topic":"league.audit.v1","key":"0a8192df-dc24-4bfd-8fb5-2db13823a5df","version":1,"previous":null},
{"topic":"league.audit.v1","key":"d5dbf5bf-7cec-491c-b79e-f4b7c8387058","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"bc712ace-618d-492d-a3c7-2f2d162dcdbb","version":2,"previous":1},
{"topic":"league.castaway.v1","key":"56bd4a0d-1d58-4802-8ae4-d47991140148","version":2,"previous":1},
{"topic":"league.castaway.v1","key":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","version":2,"previous":1},
{"topic":"league.week.v1","key":"b6599892-05fd-4ff1-972c-19d9527f88ab","version":1,"previous":null},
{"topic":"identity.user.v1","key":"ed849118-e977-47e1-bb21-5e15dea367d7","version":3,"previous":2},
{"topic":"identity.user.v1","key":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","version":2,"previous":1},
{"topic":"identity.user.v1","key":"7bd50031-93a5-4977-8f44-d2acf21076e0","version":3,"previous":2},
{"topic":"identity.user.v1","key":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","version":2,"previous":1},
{"topic":"identity.user.v1","key":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","version":3,"previous":2},
{"topic":"identity.user.v1","key":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","version":2,"previous":1},
{"topic":"identity.user.v1","key":"a41e7fb4-64d3-4970-86af-a0026dea7166","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"b1cb3fa2-5aed-475b-9f8a-1a34c6d15119","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"04bfdfd9-2864-45b7-8641-5554c5736ce8","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"29975b80-8e75-4ba5-a09e-7099d51d57a0","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"a905ad8c-5fe1-44f4-8af0-6948a0e0cae3","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"57163bc5-f07e-4e71-9eca-452d67ef4cac","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"9cc1a05f-d7c1-4bba-8c59-95698f0939e2","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"57e0878c-f5e1-4e2d-bc8e-052ef605ecfd","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"74713e5d-e138-4b91-9ed5-797432904300","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"d0446cad-3b64-429f-be14-7421bcb66f89","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"f863cbbb-8fa9-426b-840d-dcfcf9697cef","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"9e85253b-8807-4a00-9d37-3bab6db458cd","version":1,"previous":null},
{"topic":"league.audit.v1","key":"57e5867f-5551-483e-808f-7448beec703d","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"4","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"2c90c14e-93ce-48a0-b8cf-2e652c86bc03","version":1,"previous":null},
{"topic":"league.audit.v1","key":"947222ef-2159-452c-b02f-c2581750180e","version":1,"previous":null},
{"topic":"league.week.v1","key":"6166a1ca-097e-4bbc-bf06-4b9a5df8d7be","version":3,"previous":2},
{"topic":"league.audit.v1","key":"65445a97-7a6f-4532-a7da-73960242451b","version":1,"previous":null},
{"topic":"league.audit.v1","key":"7fca2515-3c60-4346-a5ca-4e4e1ab39d35","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"241d37e5-8dfd-4d17-8744-1728285d9678","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"7c812c7f-f24f-486e-9c58-b6c293e9d60f","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"6a52f6ae-c5f6-4d47-920d-5651a8a6d46d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"6c43905d-d0ea-485f-91fa-f133daf1007e","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"6ec9ffd7-73a8-489e-a666-d26d68cd5a63","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"86fd8111-6152-4a3a-a852-9fd27ddd9613","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"8de4e199-75ab-4ab9-a092-cf9ab2a3b80a","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"ee32ac2b-d0f7-48af-a6dc-1c0675e7d406","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"f276a516-0fee-4919-abeb-7ed640d13e34","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"2c15140b-9d6f-4bc9-b6c2-1a5a973eb6a2","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"81301d2e-10c5-444c-b3a1-72c0b8ef84de","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"893d250c-4283-4258-860f-1511a9146bb4","version":1,"previous":null},
{"topic":"league.audit.v1","key":"db7ac116-288d-451d-a507-8a8af6be1f32","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"5","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"9bc5238e-34e3-46ea-a5ce-a1641f3c3f77","version":1,"previous":null},
{"topic":"league.audit.v1","key":"e91b24e6-d66d-4425-bd20-f099109334a1","version":1,"previous":null},
{"topic":"league.week.v1","key":"8a682985-4fd2-43a7-b243-7abdffbfca1d","version":3,"previous":2},
{"topic":"league.audit.v1","key":"249ae911-9b12-431a-8094-00eb35fa9bb9","version":1,"previous":null},
{"topic":"league.audit.v1","key":"d2445730-be8c-45de-a493-4afd7a8de779","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"93b1c40c-c5a4-47c7-901c-bbdb4afd68bf","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"cdc2e370-8d03-4add-bb7d-f27f495e70bd","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"57602916-7a02-4486-9849-285542afc052","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"5e851b74-e42e-44d0-b964-b2be16c49d5c","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"d3bad44b-69af-494f-8a7a-0d658d850146","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"399e80e3-7db9-483b-a7bc-b38f34b363ac","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"f38c957c-5cb9-4f18-97b1-962502bf75c0","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"2047fe4a-4c7f-4741-b2e4-0649213adb0a","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"3ca5c418-8e9b-4bef-9f6c-5e57c4a47f34","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"b39d2857-b6c8-4bdf-a6ab-da5380c95b92","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"164d71de-b608-4221-aca2-72c92ac3c1c4","version":1,"previous":null},
{"topic":"league.audit.v1","key":"3b45045c-8c9f-4dfd-95ab-303e68e8e066","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"6f27f9e8-d35a-4a1f-a61f-22ab9a315301","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"6","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"f1231ef1-cde2-4b87-afdc-24427af928e8","version":1,"previous":null},
{"topic":"league.audit.v1","key":"0c16e893-2079-433c-aa39-6ea0801475fb","version":1,"previous":null},
{"topic":"league.week.v1","key":"247327da-791c-44c7-be45-301b1bc62689","version":3,"previous":2},
{"topic":"league.audit.v1","key":"67263d29-d717-460b-9c38-424126c8aa1b","version":1,"previous":null},
{"topic":"sms.audit.v1","key":"98a3fae0-400a-4ad3-bfb5-bdb9f9bc40b0","version":1,"previous":null},
{"topic":"league.audit.v1","key":"3cff03dd-373e-4a6c-9995-6fde77ef66aa","version":1,"previous":null},
{"topic":"league.audit.v1","key":"a25c622b-9e1c-4577-a090-75e9f3607cf3","version":1,"previous":null},
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
{"topic":"identity.user.v1","key":"b047e129-098c-47ce-b274-c084a84f62ba","version":3,"previous":2},
{"topic":"identity.user.v1","key":"6906bdb4-054a-4bb8-9730-5857260185f7","version":3,"previous":2},
{"topic":"league.audit.v1","key":"7e17520b-f7d8-45e7-8753-1dc35428e9bc","version":1,"previous":null}
]$rows$);
insert into copied.weeks (id, week_number, was_ever_active) overriding system value select id, week_number, was_ever_active from
json_populate_recordset(null::copied.weeks, $rows$[
{"id":"0a70637b-922e-40cf-9ae8-e382cfd14d3d","week_number":3,"was_ever_active":true},
{"id":"6166a1ca-097e-4bbc-bf06-4b9a5df8d7be","week_number":4,"was_ever_active":true},
{"id":"8a682985-4fd2-43a7-b243-7abdffbfca1d","week_number":5,"was_ever_active":true},
{"id":"247327da-791c-44c7-be45-301b1bc62689","week_number":6,"was_ever_active":true},
{"id":"b6599892-05fd-4ff1-972c-19d9527f88ab","week_number":7,"was_ever_active":true}
]$rows$);
insert into public.castaway_points (week_number, castaway_id, points) overriding system value select week_number, castaway_id, points from
json_populate_recordset(null::public.castaway_points, $rows$[
{"week_number":3,"castaway_id":"a50c0c5f-c970-4324-9fd8-f63a7d2f091e","points":20},
{"week_number":3,"castaway_id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37","points":23},
{"week_number":3,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2","points":14},
{"week_number":3,"castaway_id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","points":30},
{"week_number":3,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5","points":14},
{"week_number":3,"castaway_id":"bc712ace-618d-492d-a3c7-2f2d162dcdbb","points":27},
{"week_number":3,"castaway_id":"b31a2837-4c97-4820-aee6-521b99ba22a5","points":28},
{"week_number":3,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","points":15},
{"week_number":3,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","points":8},
{"week_number":3,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","points":15},
{"week_number":3,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","points":26},
{"week_number":3,"castaway_id":"56bd4a0d-1d58-4802-8ae4-d47991140148","points":30},
{"week_number":3,"castaway_id":"c3c3b3db-6def-46d1-b613-448fbfd02c69","points":16},
{"week_number":3,"castaway_id":"625b19ed-be41-48c8-962e-729ddc6deb94","points":8},
{"week_number":3,"castaway_id":"d405ed4c-023d-41ef-b0f4-7b810ae0d2b9","points":10},
{"week_number":3,"castaway_id":"be64923a-6eba-42d6-b2f8-978924457fd7","points":7},
{"week_number":3,"castaway_id":"a267c343-f155-4d33-b7a5-c966d345cc7f","points":18},
{"week_number":3,"castaway_id":"a6759c36-0987-48be-b568-31fed6e75c68","points":30},
{"week_number":4,"castaway_id":"a50c0c5f-c970-4324-9fd8-f63a7d2f091e","points":13},
{"week_number":4,"castaway_id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37","points":11},
{"week_number":4,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2","points":4},
{"week_number":4,"castaway_id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","points":9},
{"week_number":4,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5","points":18},
{"week_number":4,"castaway_id":"bc712ace-618d-492d-a3c7-2f2d162dcdbb","points":25},
{"week_number":4,"castaway_id":"b31a2837-4c97-4820-aee6-521b99ba22a5","points":23},
{"week_number":4,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","points":1},
{"week_number":4,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","points":24},
{"week_number":4,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","points":5},
{"week_number":4,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","points":7},
{"week_number":4,"castaway_id":"56bd4a0d-1d58-4802-8ae4-d47991140148","points":8},
{"week_number":4,"castaway_id":"c3c3b3db-6def-46d1-b613-448fbfd02c69","points":8},
{"week_number":4,"castaway_id":"625b19ed-be41-48c8-962e-729ddc6deb94","points":25},
{"week_number":4,"castaway_id":"d405ed4c-023d-41ef-b0f4-7b810ae0d2b9","points":26},
{"week_number":4,"castaway_id":"be64923a-6eba-42d6-b2f8-978924457fd7","points":19},
{"week_number":4,"castaway_id":"a267c343-f155-4d33-b7a5-c966d345cc7f","points":6},
{"week_number":5,"castaway_id":"a50c0c5f-c970-4324-9fd8-f63a7d2f091e","points":1},
{"week_number":5,"castaway_id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37","points":2},
{"week_number":5,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2","points":20},
{"week_number":5,"castaway_id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","points":29},
{"week_number":5,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5","points":27},
{"week_number":5,"castaway_id":"b31a2837-4c97-4820-aee6-521b99ba22a5","points":4},
{"week_number":5,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","points":24},
{"week_number":5,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","points":21},
{"week_number":5,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","points":9},
{"week_number":5,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","points":27},
{"week_number":5,"castaway_id":"56bd4a0d-1d58-4802-8ae4-d47991140148","points":6},
{"week_number":5,"castaway_id":"c3c3b3db-6def-46d1-b613-448fbfd02c69","points":28},
{"week_number":5,"castaway_id":"625b19ed-be41-48c8-962e-729ddc6deb94","points":20},
{"week_number":5,"castaway_id":"d405ed4c-023d-41ef-b0f4-7b810ae0d2b9","points":21},
{"week_number":5,"castaway_id":"be64923a-6eba-42d6-b2f8-978924457fd7","points":2},
{"week_number":5,"castaway_id":"a267c343-f155-4d33-b7a5-c966d345cc7f","points":29},
{"week_number":6,"castaway_id":"a50c0c5f-c970-4324-9fd8-f63a7d2f091e","points":9},
{"week_number":6,"castaway_id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37","points":29},
{"week_number":6,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2","points":3},
{"week_number":6,"castaway_id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","points":0},
{"week_number":6,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5","points":11},
{"week_number":6,"castaway_id":"b31a2837-4c97-4820-aee6-521b99ba22a5","points":16},
{"week_number":6,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","points":9},
{"week_number":6,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","points":16},
{"week_number":6,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","points":26},
{"week_number":6,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","points":23},
{"week_number":6,"castaway_id":"c3c3b3db-6def-46d1-b613-448fbfd02c69","points":25},
{"week_number":6,"castaway_id":"625b19ed-be41-48c8-962e-729ddc6deb94","points":10},
{"week_number":6,"castaway_id":"d405ed4c-023d-41ef-b0f4-7b810ae0d2b9","points":29},
{"week_number":6,"castaway_id":"be64923a-6eba-42d6-b2f8-978924457fd7","points":13},
{"week_number":6,"castaway_id":"a267c343-f155-4d33-b7a5-c966d345cc7f","points":18}
]$rows$);
insert into public.facts_revision (only_row, revision, tag) overriding system value select only_row, revision, tag from
json_populate_recordset(null::public.facts_revision, $rows$[
{"only_row":true,"revision":93,"tag":"43f04ccf-3c08-440b-9289-00397e6b9ff7"}
]$rows$);
insert into public.migrations (id, "timestamp", name) overriding system value select id, "timestamp", name from
json_populate_recordset(null::public.migrations, $rows$[
{"id":1,"timestamp":1700000000001,"name":"CreateOutbox1700000000001"},
{"id":2,"timestamp":1700000000002,"name":"CreateSeenVersions1700000000002"},
{"id":3,"timestamp":1700000600001,"name":"CreateReadModels1700000600001"},
{"id":4,"timestamp":1700000600003,"name":"CreateNewestPicks1700000600003"},
{"id":5,"timestamp":1700000600004,"name":"CreateRevisionChanges1700000600004"}
]$rows$);
select setval(pg_get_serial_sequence('public.migrations', 'id'), max(id)) from public.migrations;
insert into public.newest_picks (user_id, week_number, castaway_id, points, is_auto) overriding system value select user_id, week_number, castaway_id, points, is_auto from
json_populate_recordset(null::public.newest_picks, $rows$[
{"user_id":"b047e129-098c-47ce-b274-c084a84f62ba","week_number":3,"castaway_id":"56bd4a0d-1d58-4802-8ae4-d47991140148","points":30,"is_auto":false},
{"user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","week_number":3,"castaway_id":"bc712ace-618d-492d-a3c7-2f2d162dcdbb","points":27,"is_auto":false},
{"user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","week_number":3,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","points":15,"is_auto":false},
{"user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","week_number":3,"castaway_id":"bc712ace-618d-492d-a3c7-2f2d162dcdbb","points":27,"is_auto":false},
{"user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","week_number":3,"castaway_id":"b31a2837-4c97-4820-aee6-521b99ba22a5","points":28,"is_auto":false},
{"user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","week_number":3,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","points":15,"is_auto":false},
{"user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","week_number":3,"castaway_id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","points":30,"is_auto":false},
{"user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","week_number":3,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","points":26,"is_auto":false},
{"user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","week_number":3,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2","points":14,"is_auto":false},
{"user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","week_number":3,"castaway_id":"c3c3b3db-6def-46d1-b613-448fbfd02c69","points":16,"is_auto":true},
{"user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","week_number":3,"castaway_id":"a267c343-f155-4d33-b7a5-c966d345cc7f","points":18,"is_auto":true},
{"user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","week_number":3,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","points":8,"is_auto":true},
{"user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","week_number":4,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","points":5,"is_auto":false},
{"user_id":"b047e129-098c-47ce-b274-c084a84f62ba","week_number":4,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5","points":18,"is_auto":false},
{"user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","week_number":4,"castaway_id":"625b19ed-be41-48c8-962e-729ddc6deb94","points":25,"is_auto":false},
{"user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","week_number":4,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","points":1,"is_auto":false},
{"user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","week_number":4,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","points":24,"is_auto":false},
{"user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","week_number":4,"castaway_id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","points":9,"is_auto":false},
{"user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","week_number":4,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","points":1,"is_auto":false},
{"user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","week_number":4,"castaway_id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37","points":11,"is_auto":false},
{"user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","week_number":4,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","points":7,"is_auto":false},
{"user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","week_number":4,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2","points":4,"is_auto":false},
{"user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","week_number":4,"castaway_id":"56bd4a0d-1d58-4802-8ae4-d47991140148","points":8,"is_auto":false},
{"user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","week_number":4,"castaway_id":"d405ed4c-023d-41ef-b0f4-7b810ae0d2b9","points":26,"is_auto":false},
{"user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","week_number":5,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","points":9,"is_auto":false},
{"user_id":"b047e129-098c-47ce-b274-c084a84f62ba","week_number":5,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5","points":27,"is_auto":false},
{"user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","week_number":5,"castaway_id":"625b19ed-be41-48c8-962e-729ddc6deb94","points":20,"is_auto":false},
{"user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","week_number":5,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","points":24,"is_auto":false},
{"user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","week_number":5,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","points":21,"is_auto":false},
{"user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","week_number":5,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","points":27,"is_auto":false},
{"user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","week_number":5,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2","points":20,"is_auto":false},
{"user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","week_number":5,"castaway_id":"ed01cdbf-4baa-44f9-b61e-3ddbdd5ea3cf","points":29,"is_auto":false},
{"user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","week_number":5,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","points":24,"is_auto":false},
{"user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","week_number":5,"castaway_id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37","points":2,"is_auto":false},
{"user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","week_number":5,"castaway_id":"d405ed4c-023d-41ef-b0f4-7b810ae0d2b9","points":21,"is_auto":false},
{"user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","week_number":5,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","points":21,"is_auto":false},
{"user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","week_number":6,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","points":26,"is_auto":false},
{"user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","week_number":6,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","points":16,"is_auto":false},
{"user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","week_number":6,"castaway_id":"b31a2837-4c97-4820-aee6-521b99ba22a5","points":16,"is_auto":false},
{"user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","week_number":6,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","points":9,"is_auto":false},
{"user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","week_number":6,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","points":9,"is_auto":false},
{"user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","week_number":6,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","points":23,"is_auto":false},
{"user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","week_number":6,"castaway_id":"a50c0c5f-c970-4324-9fd8-f63a7d2f091e","points":9,"is_auto":false},
{"user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","week_number":6,"castaway_id":"b629b9bc-3d15-4b10-8023-7cd8c6514d37","points":29,"is_auto":false},
{"user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","week_number":6,"castaway_id":"468730ce-4c1e-4850-a94f-a058ce7adca2","points":3,"is_auto":false},
{"user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","week_number":6,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","points":16,"is_auto":false},
{"user_id":"646bd5ad-bdbc-4d2b-9f14-5e873d300b74","week_number":6,"castaway_id":"a267c343-f155-4d33-b7a5-c966d345cc7f","points":18,"is_auto":false},
{"user_id":"b047e129-098c-47ce-b274-c084a84f62ba","week_number":6,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5","points":11,"is_auto":true},
{"user_id":"6906bdb4-054a-4bb8-9730-5857260185f7","week_number":7,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","points":0,"is_auto":false},
{"user_id":"ed849118-e977-47e1-bb21-5e15dea367d7","week_number":7,"castaway_id":"f2af33bc-2400-4b34-af17-b2ec3b3e6f2b","points":0,"is_auto":false},
{"user_id":"a41e7fb4-64d3-4970-86af-a0026dea7166","week_number":7,"castaway_id":"a675ebdd-cacc-4197-97ad-cbdcff432cc5","points":0,"is_auto":false},
{"user_id":"7bd50031-93a5-4977-8f44-d2acf21076e0","week_number":7,"castaway_id":"b31a2837-4c97-4820-aee6-521b99ba22a5","points":0,"is_auto":false},
{"user_id":"a5765c72-c534-4d58-a54e-bf65f1d514c4","week_number":7,"castaway_id":"2252a393-95f9-4e3d-91a8-db089c3b85a5","points":0,"is_auto":false},
{"user_id":"7118fd6e-d906-4561-b8c3-31db742fe545","week_number":7,"castaway_id":"a50c0c5f-c970-4324-9fd8-f63a7d2f091e","points":0,"is_auto":false},
{"user_id":"55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","week_number":7,"castaway_id":"eadaf1dd-548a-4382-8c7f-1981dd2eac45","points":0,"is_auto":false},
{"user_id":"589d0124-7d62-435a-8ecd-80a8f8fb66e6","week_number":7,"castaway_id":"be64923a-6eba-42d6-b2f8-978924457fd7","points":0,"is_auto":false},
{"user_id":"408c9585-6ef6-4b01-a6ab-b8ac2c76901d","week_number":7,"castaway_id":"c3c3b3db-6def-46d1-b613-448fbfd02c69","points":0,"is_auto":false},
{"user_id":"dcf5755b-9bb0-4d0d-922a-273df3438b4a","week_number":7,"castaway_id":"279cbf49-cc69-4bae-bf11-ce7f22e8d33b","points":0,"is_auto":false}
]$rows$);
insert into public.revision_changes (revision, tag, user_ids, pick_user_ids, pick_weeks) overriding system value select revision, tag, user_ids, pick_user_ids, pick_weeks from
json_populate_recordset(null::public.revision_changes, $rows$[
{"revision":1,"tag":"6eb08f90-61c5-4633-8f0f-ba90f536807d","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":2,"tag":"6ed5b75c-b977-4387-8372-26829392bbca","user_ids":["e09f4409-f8ad-4ab3-82e6-dbd2d14b8223"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":3,"tag":"923fdd42-7eb7-4acc-846a-720c563bad6f","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":4,"tag":"45a57f51-2cec-4320-86b0-b0d1b7a9ca93","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":5,"tag":"6170421d-9846-4c42-b698-0e68f9c1c000","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":6,"tag":"05e0382d-e6d5-4d53-9fb7-ea0d47c67e25","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":7,"tag":"5bd82d95-687d-4abf-a2fd-21147435603a","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":8,"tag":"f9663c72-705d-47b5-a756-6adcce076572","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":9,"tag":"fc896452-329f-423c-a150-ebb8b6f53521","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":10,"tag":"329b326d-c348-43ff-9741-88c1ce76791e","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":11,"tag":"15a8c345-b449-4d0c-b6fc-e9e2cbb4d7b0","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":12,"tag":"851a7902-bb24-4610-b755-bed065c82f60","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":13,"tag":"7161b783-e6d7-400d-be82-a93f8232487d","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":14,"tag":"c0d0e3f7-5b39-4282-bd19-f89b546fb3c6","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":15,"tag":"8d8ec356-8dd2-4c16-9100-fd4f7875439b","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":16,"tag":"0d35928d-a76d-4233-b96a-351ef0ea02a3","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":17,"tag":"e5b611dc-0660-4ae8-b2f5-e3059d93dcd6","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":18,"tag":"96a130b5-f90b-4787-955a-ab470f5fddd5","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":19,"tag":"22646a9d-d0b5-4c22-86f5-2325e8738070","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":20,"tag":"5af0d9aa-97a6-497d-a443-350b705875f4","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":21,"tag":"1f7561c4-f82d-4da6-aec8-4a663b8fa9b3","user_ids":["b047e129-098c-47ce-b274-c084a84f62ba"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":22,"tag":"19671e93-61e6-41bd-93f4-b21f12e7b26f","user_ids":["6906bdb4-054a-4bb8-9730-5857260185f7"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":23,"tag":"1433b50c-2bab-48f1-b264-790eb12881f5","user_ids":["ed849118-e977-47e1-bb21-5e15dea367d7"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":24,"tag":"9dcad614-561e-4236-af68-d6d4c503c0c6","user_ids":["a41e7fb4-64d3-4970-86af-a0026dea7166"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":25,"tag":"c71cf435-5ca0-42bd-bc4f-a7a246f97365","user_ids":["7bd50031-93a5-4977-8f44-d2acf21076e0"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":26,"tag":"a518d4b9-fbbc-4dee-9e52-044c6415defc","user_ids":["a5765c72-c534-4d58-a54e-bf65f1d514c4"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":27,"tag":"7c74cdc0-6f15-43f1-94c6-0e72772b98b2","user_ids":["7118fd6e-d906-4561-b8c3-31db742fe545"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":28,"tag":"7a746b71-a94c-45c8-a86c-153fc06a78c8","user_ids":["55c0b177-6481-4cb2-8e67-dcfff9ca2bf4"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":29,"tag":"f281f4a3-cfc0-4320-8a90-c730ffb18946","user_ids":["589d0124-7d62-435a-8ecd-80a8f8fb66e6"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":30,"tag":"ba27be39-9bdc-4ccf-9756-81147b892e19","user_ids":["408c9585-6ef6-4b01-a6ab-b8ac2c76901d"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":31,"tag":"5e089b2c-ee9c-47c0-bd7f-eccf0fd1487e","user_ids":["dcf5755b-9bb0-4d0d-922a-273df3438b4a"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":32,"tag":"4a1b9dd1-c1d4-45a5-a5b6-a7f5277b85dc","user_ids":["646bd5ad-bdbc-4d2b-9f14-5e873d300b74"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":33,"tag":"d2a299b4-ef0c-4d83-a2b7-bd634669925f","user_ids":["b047e129-098c-47ce-b274-c084a84f62ba"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":34,"tag":"1f23ec9c-2907-4d6f-8fea-82aff9b10526","user_ids":["6906bdb4-054a-4bb8-9730-5857260185f7"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":35,"tag":"8a119163-5d45-45f6-a2cf-1a2b393b8f7a","user_ids":["ed849118-e977-47e1-bb21-5e15dea367d7"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":36,"tag":"ed72eb20-f38b-466b-87d1-ec5bd222a25f","user_ids":["a41e7fb4-64d3-4970-86af-a0026dea7166"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":37,"tag":"2fca004c-4c0d-4647-9bf0-230ec77c32f0","user_ids":["7bd50031-93a5-4977-8f44-d2acf21076e0"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":38,"tag":"865de63f-6d9b-44e7-84e9-97fbd70534cc","user_ids":["a5765c72-c534-4d58-a54e-bf65f1d514c4"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":39,"tag":"e713ba09-84d3-4eef-b066-b5d58ad96166","user_ids":["7118fd6e-d906-4561-b8c3-31db742fe545"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":40,"tag":"570af16a-f304-4940-8239-7ef142f395c4","user_ids":["55c0b177-6481-4cb2-8e67-dcfff9ca2bf4"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":41,"tag":"48f970ce-9399-4c7a-bdae-750edfc10cb2","user_ids":["589d0124-7d62-435a-8ecd-80a8f8fb66e6"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":42,"tag":"a158045b-f7c0-4b45-8d41-da78099906db","user_ids":["408c9585-6ef6-4b01-a6ab-b8ac2c76901d"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":43,"tag":"0ee77960-e7ab-41ba-b7dd-39d502e8fcce","user_ids":["dcf5755b-9bb0-4d0d-922a-273df3438b4a"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":44,"tag":"2be77f9d-72d0-41ed-8dff-5072d39b7ef2","user_ids":["646bd5ad-bdbc-4d2b-9f14-5e873d300b74"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":45,"tag":"eaf0e437-149c-4278-909d-31db65810553","user_ids":["408c9585-6ef6-4b01-a6ab-b8ac2c76901d","55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","589d0124-7d62-435a-8ecd-80a8f8fb66e6","646bd5ad-bdbc-4d2b-9f14-5e873d300b74","6906bdb4-054a-4bb8-9730-5857260185f7","7118fd6e-d906-4561-b8c3-31db742fe545","7bd50031-93a5-4977-8f44-d2acf21076e0","a41e7fb4-64d3-4970-86af-a0026dea7166","a5765c72-c534-4d58-a54e-bf65f1d514c4","b047e129-098c-47ce-b274-c084a84f62ba","dcf5755b-9bb0-4d0d-922a-273df3438b4a","ed849118-e977-47e1-bb21-5e15dea367d7"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":46,"tag":"f747c0ed-adf9-450a-adf8-7b4b4b76f009","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":47,"tag":"c14ae914-8ef4-4f9a-b144-fd810f5e1e03","user_ids":[],"pick_user_ids":["b047e129-098c-47ce-b274-c084a84f62ba"],"pick_weeks":[3]},
{"revision":48,"tag":"4bb3e33e-c2a1-4e46-a1f3-9596b7a584a6","user_ids":[],"pick_user_ids":["6906bdb4-054a-4bb8-9730-5857260185f7"],"pick_weeks":[3]},
{"revision":49,"tag":"656ca7c1-a436-4bb4-9ac4-660c8700a2dc","user_ids":[],"pick_user_ids":["ed849118-e977-47e1-bb21-5e15dea367d7"],"pick_weeks":[3]},
{"revision":50,"tag":"064ad4aa-694d-4080-9442-7ea24a707f5d","user_ids":[],"pick_user_ids":["a41e7fb4-64d3-4970-86af-a0026dea7166"],"pick_weeks":[3]},
{"revision":51,"tag":"64021876-5d3b-4f06-b64a-9ba98d5b7a71","user_ids":[],"pick_user_ids":["7bd50031-93a5-4977-8f44-d2acf21076e0"],"pick_weeks":[3]},
{"revision":52,"tag":"cf2a4553-53d6-4216-8d4d-70a745d6e641","user_ids":[],"pick_user_ids":["a5765c72-c534-4d58-a54e-bf65f1d514c4"],"pick_weeks":[3]},
{"revision":53,"tag":"298c624c-12e6-4348-86f4-af92b01a2666","user_ids":[],"pick_user_ids":["7118fd6e-d906-4561-b8c3-31db742fe545"],"pick_weeks":[3]},
{"revision":54,"tag":"0d2d50ae-8958-4faf-8227-b8153acf51d8","user_ids":[],"pick_user_ids":["55c0b177-6481-4cb2-8e67-dcfff9ca2bf4"],"pick_weeks":[3]},
{"revision":55,"tag":"59b4a1ac-7d83-44e9-af2a-06136e93ecce","user_ids":[],"pick_user_ids":["589d0124-7d62-435a-8ecd-80a8f8fb66e6"],"pick_weeks":[3]},
{"revision":56,"tag":"60ebf9bd-d500-41d7-8fb6-f5e6a2763acd","user_ids":[],"pick_user_ids":["408c9585-6ef6-4b01-a6ab-b8ac2c76901d","646bd5ad-bdbc-4d2b-9f14-5e873d300b74","dcf5755b-9bb0-4d0d-922a-273df3438b4a"],"pick_weeks":[3,3,3]},
{"revision":57,"tag":"44ba8abb-02bb-452a-82f6-88cdca5c3d18","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":58,"tag":"e0033a46-9f55-4566-a69f-efadbd691183","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":59,"tag":"6a14babf-85b5-4432-85d1-31f7e9df54f9","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":60,"tag":"03130a37-0566-45b2-bfa7-1b196f46de90","user_ids":[],"pick_user_ids":["6906bdb4-054a-4bb8-9730-5857260185f7","b047e129-098c-47ce-b274-c084a84f62ba"],"pick_weeks":[4,4]},
{"revision":61,"tag":"a87bc06b-cb22-45ff-8fbd-b4642b162f70","user_ids":[],"pick_user_ids":["7bd50031-93a5-4977-8f44-d2acf21076e0","a41e7fb4-64d3-4970-86af-a0026dea7166","ed849118-e977-47e1-bb21-5e15dea367d7"],"pick_weeks":[4,4,4]},
{"revision":62,"tag":"d5b3644b-7ced-4e3c-81c7-0483dbf1fb74","user_ids":[],"pick_user_ids":["7118fd6e-d906-4561-b8c3-31db742fe545","a5765c72-c534-4d58-a54e-bf65f1d514c4"],"pick_weeks":[4,4]},
{"revision":63,"tag":"ace1f30c-7875-4395-b735-8de491e9bedd","user_ids":[],"pick_user_ids":["408c9585-6ef6-4b01-a6ab-b8ac2c76901d","55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","589d0124-7d62-435a-8ecd-80a8f8fb66e6","dcf5755b-9bb0-4d0d-922a-273df3438b4a"],"pick_weeks":[4,4,4,4]},
{"revision":64,"tag":"9cf74c7d-0fac-476b-9bf9-eaf54f075da4","user_ids":[],"pick_user_ids":["646bd5ad-bdbc-4d2b-9f14-5e873d300b74"],"pick_weeks":[4]},
{"revision":65,"tag":"fce600a8-faad-4659-beb5-26b4272ccfdc","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":66,"tag":"18c63f07-6786-4dba-a01c-1f0969f4cec1","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":67,"tag":"1104904b-3e3e-4d27-a556-8e71ee0d818f","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":68,"tag":"551a3469-9a30-44ca-b873-df4327ebcaaa","user_ids":[],"pick_user_ids":["6906bdb4-054a-4bb8-9730-5857260185f7","b047e129-098c-47ce-b274-c084a84f62ba"],"pick_weeks":[5,5]},
{"revision":69,"tag":"a10df7ec-1fad-4e89-bd21-b240ca6345e0","user_ids":[],"pick_user_ids":["7bd50031-93a5-4977-8f44-d2acf21076e0","a41e7fb4-64d3-4970-86af-a0026dea7166","ed849118-e977-47e1-bb21-5e15dea367d7"],"pick_weeks":[5,5,5]},
{"revision":83,"tag":"851cc193-3223-492b-b003-0ca146c0efa9","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":70,"tag":"8161b324-3ae4-41e0-8bf8-d99c6f2ca1e8","user_ids":[],"pick_user_ids":["55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","589d0124-7d62-435a-8ecd-80a8f8fb66e6","7118fd6e-d906-4561-b8c3-31db742fe545","a5765c72-c534-4d58-a54e-bf65f1d514c4"],"pick_weeks":[5,5,5,5]},
{"revision":71,"tag":"cff1f00a-42ed-4ddd-89b9-11563ca1a367","user_ids":[],"pick_user_ids":["408c9585-6ef6-4b01-a6ab-b8ac2c76901d","646bd5ad-bdbc-4d2b-9f14-5e873d300b74","dcf5755b-9bb0-4d0d-922a-273df3438b4a"],"pick_weeks":[5,5,5]},
{"revision":72,"tag":"e7e4d05a-6f7d-4247-bc22-3cd1f87fbf8b","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":73,"tag":"13560b33-828e-46d2-89ab-ecf95ca55d4b","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":74,"tag":"948e585e-1a97-4947-b904-83a70637d51c","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":75,"tag":"453086ad-c313-4f05-a151-42935d69c2f4","user_ids":[],"pick_user_ids":["6906bdb4-054a-4bb8-9730-5857260185f7","ed849118-e977-47e1-bb21-5e15dea367d7"],"pick_weeks":[6,6]},
{"revision":76,"tag":"37e652d2-b439-498b-afcb-460a97a64355","user_ids":[],"pick_user_ids":["7bd50031-93a5-4977-8f44-d2acf21076e0","a41e7fb4-64d3-4970-86af-a0026dea7166","a5765c72-c534-4d58-a54e-bf65f1d514c4"],"pick_weeks":[6,6,6]},
{"revision":77,"tag":"4bbdaf60-9d43-4d8d-8a54-523b828e38b2","user_ids":[],"pick_user_ids":["55c0b177-6481-4cb2-8e67-dcfff9ca2bf4","7118fd6e-d906-4561-b8c3-31db742fe545"],"pick_weeks":[6,6]},
{"revision":78,"tag":"f0d025ac-5715-4f39-a041-66c05c8c7469","user_ids":[],"pick_user_ids":["408c9585-6ef6-4b01-a6ab-b8ac2c76901d","589d0124-7d62-435a-8ecd-80a8f8fb66e6","dcf5755b-9bb0-4d0d-922a-273df3438b4a"],"pick_weeks":[6,6,6]},
{"revision":79,"tag":"9efafb39-7e78-4c65-b245-a04532b9eec4","user_ids":[],"pick_user_ids":["646bd5ad-bdbc-4d2b-9f14-5e873d300b74"],"pick_weeks":[6]},
{"revision":80,"tag":"3412d0bb-172f-4549-8e37-270a04c56498","user_ids":[],"pick_user_ids":["b047e129-098c-47ce-b274-c084a84f62ba"],"pick_weeks":[6]},
{"revision":81,"tag":"689cd7d3-3e12-4f19-a3ea-e8bb0110efca","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":82,"tag":"05dee915-591a-4b55-8261-b27f2b8a43ef","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":84,"tag":"f1aa0521-2603-4f73-a537-1c809e012978","user_ids":[],"pick_user_ids":["6906bdb4-054a-4bb8-9730-5857260185f7"],"pick_weeks":[7]},
{"revision":85,"tag":"b5fb980a-d235-47a0-b856-c176f23b390a","user_ids":[],"pick_user_ids":["ed849118-e977-47e1-bb21-5e15dea367d7"],"pick_weeks":[7]},
{"revision":86,"tag":"460cd64c-2a50-4cef-b7e5-46d4879e3308","user_ids":[],"pick_user_ids":["a41e7fb4-64d3-4970-86af-a0026dea7166"],"pick_weeks":[7]},
{"revision":87,"tag":"229543c5-e925-43cf-bacd-25a5cd415200","user_ids":[],"pick_user_ids":["7bd50031-93a5-4977-8f44-d2acf21076e0"],"pick_weeks":[7]},
{"revision":88,"tag":"7e82d218-7068-4c2a-a941-5a4072203fb7","user_ids":[],"pick_user_ids":["a5765c72-c534-4d58-a54e-bf65f1d514c4"],"pick_weeks":[7]},
{"revision":89,"tag":"bf06e223-e0e6-48eb-b522-86c80c3a9f2a","user_ids":[],"pick_user_ids":["7118fd6e-d906-4561-b8c3-31db742fe545"],"pick_weeks":[7]},
{"revision":90,"tag":"6b2a879d-a7b7-4592-8dc4-7a32cab08532","user_ids":[],"pick_user_ids":["55c0b177-6481-4cb2-8e67-dcfff9ca2bf4"],"pick_weeks":[7]},
{"revision":91,"tag":"25627f1e-6de4-4a59-8cb2-a093d582afc7","user_ids":[],"pick_user_ids":["589d0124-7d62-435a-8ecd-80a8f8fb66e6"],"pick_weeks":[7]},
{"revision":92,"tag":"dff7060c-94b6-4c6e-b82c-90c9933f458f","user_ids":[],"pick_user_ids":["408c9585-6ef6-4b01-a6ab-b8ac2c76901d"],"pick_weeks":[7]},
{"revision":93,"tag":"43f04ccf-3c08-440b-9289-00397e6b9ff7","user_ids":[],"pick_user_ids":["dcf5755b-9bb0-4d0d-922a-273df3438b4a"],"pick_weeks":[7]}
]$rows$);
