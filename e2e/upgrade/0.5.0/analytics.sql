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
{"id":"2767a654-6ae7-4318-8c3b-5c8c8e76bdea","at":"2026-11-26T23:53:28.151+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"b30a7a73-708e-484c-bf15-4266902d741b","target_name":"Anouk Verhoeven","before_json":"","after_json":"{\"name\":\"Anouk Verhoeven\",\"tribe\":\"Maravu\",\"occupation\":\"Tugboat Captain\",\"age\":41,\"hometown\":\"Delft → Astoria\",\"imageUrl\":\"/images/anouk-verhoeven.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"0963893f-76f7-4499-a9d5-38eb9d26ac25","at":"2026-11-26T23:53:28.329+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44","target_name":"Bram Okafor","before_json":"","after_json":"{\"name\":\"Bram Okafor\",\"tribe\":\"Maravu\",\"occupation\":\"Beekeeper\",\"age\":34,\"hometown\":\"Savannah → Asheville\",\"imageUrl\":\"/images/bram-okafor.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"d9422eae-a8e3-4f7a-bc74-2fbb070d0c96","at":"2026-11-26T23:53:28.489+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9","target_name":"Celia Marchetti","before_json":"","after_json":"{\"name\":\"Celia Marchetti\",\"tribe\":\"Maravu\",\"occupation\":\"Opera Understudy\",\"age\":29,\"hometown\":\"Providence → Chicago\",\"imageUrl\":\"/images/celia-marchetti.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"21799264-67b1-4d88-9f47-90e84677d713","at":"2026-11-26T23:53:28.638+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"1522722d-0d24-42e3-89bc-638d0b4feef6","target_name":"Dashiell Pike","before_json":"","after_json":"{\"name\":\"Dashiell Pike\",\"tribe\":\"Maravu\",\"occupation\":\"Locksmith\",\"age\":52,\"hometown\":\"Duluth → Duluth\",\"imageUrl\":\"/images/dashiell-pike.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"407f8a45-7621-4309-b7e0-6d2760d7e276","at":"2026-11-26T23:53:28.778+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56","target_name":"Esperanza Luna","before_json":"","after_json":"{\"name\":\"Esperanza Luna\",\"tribe\":\"Maravu\",\"occupation\":\"Storm Chaser\",\"age\":27,\"hometown\":\"Laredo → Norman\",\"imageUrl\":\"/images/esperanza-luna.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"04a91cc7-a62a-4070-afbd-49aa9448871f","at":"2026-11-26T23:53:28.92+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","target_name":"Finn Aldaine","before_json":"","after_json":"{\"name\":\"Finn Aldaine\",\"tribe\":\"Maravu\",\"occupation\":\"Substitute Teacher\",\"age\":23,\"hometown\":\"Bangor → Portland\",\"imageUrl\":\"/images/finn-aldaine.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"9b49e14f-7022-431a-bb6a-7383ef345c6e","at":"2026-11-26T23:53:29.03+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"07a4ef50-78ba-4afd-9bc7-988860f3bc83","target_name":"Goldie Tran","before_json":"","after_json":"{\"name\":\"Goldie Tran\",\"tribe\":\"Tolani\",\"occupation\":\"Poker Dealer\",\"age\":38,\"hometown\":\"San Jose → Reno\",\"imageUrl\":\"/images/goldie-tran.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"b13faf66-9f3c-45c7-89d5-f011ccfc75ce","at":"2026-11-26T23:53:29.134+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"def5d966-96f5-488a-b964-e007c2b0e53a","target_name":"Hollis Whitcombe","before_json":"","after_json":"{\"name\":\"Hollis Whitcombe\",\"tribe\":\"Tolani\",\"occupation\":\"Retired Referee\",\"age\":61,\"hometown\":\"Tulsa → Wichita\",\"imageUrl\":\"/images/hollis-whitcombe.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"dbf75e37-f279-4d1d-a422-531a7ef47afb","at":"2026-11-26T23:53:29.216+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","target_name":"Ines Caldeira","before_json":"","after_json":"{\"name\":\"Ines Caldeira\",\"tribe\":\"Tolani\",\"occupation\":\"Marine Welder\",\"age\":33,\"hometown\":\"Fall River → Mobile\",\"imageUrl\":\"/images/ines-caldeira.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"a665a041-af73-426d-bdfb-eb6b9bf3e791","at":"2026-11-26T23:53:29.303+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","target_name":"Jasper Nyqvist","before_json":"","after_json":"{\"name\":\"Jasper Nyqvist\",\"tribe\":\"Tolani\",\"occupation\":\"Cheese Monger\",\"age\":45,\"hometown\":\"Madison → Milwaukee\",\"imageUrl\":\"/images/jasper-nyqvist.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"831b22ac-a203-40bd-a715-5cfdfe9206a8","at":"2026-11-26T23:53:29.385+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"d0f1e025-fb6e-440b-a62b-4a90d90a4faa","target_name":"Keoni Palakiko","before_json":"","after_json":"{\"name\":\"Keoni Palakiko\",\"tribe\":\"Tolani\",\"occupation\":\"Paramedic\",\"age\":30,\"hometown\":\"Hilo → Honolulu\",\"imageUrl\":\"/images/keoni-palakiko.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"97b6c526-a75e-496b-a783-30c2a7e65432","at":"2026-11-26T23:53:29.449+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"117dfe69-bb76-43c9-955f-f1e4b47c467a","target_name":"Lottie Abernathy","before_json":"","after_json":"{\"name\":\"Lottie Abernathy\",\"tribe\":\"Tolani\",\"occupation\":\"Auctioneer\",\"age\":26,\"hometown\":\"Lexington → Nashville\",\"imageUrl\":\"/images/lottie-abernathy.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"db983e55-b818-46eb-9c7e-004ea2ec4352","at":"2026-11-26T23:53:29.535+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"c1c735ca-bdf7-4c9e-8528-1d750139c677","target_name":"Marcus Delacroix","before_json":"","after_json":"{\"name\":\"Marcus Delacroix\",\"tribe\":\"Kesso\",\"occupation\":\"Jazz Archivist\",\"age\":48,\"hometown\":\"New Orleans → Memphis\",\"imageUrl\":\"/images/marcus-delacroix.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"65b2f1ad-f260-480c-8e1f-8aafa5298941","at":"2026-11-26T23:53:29.61+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","target_name":"Nadia Rahimi","before_json":"","after_json":"{\"name\":\"Nadia Rahimi\",\"tribe\":\"Kesso\",\"occupation\":\"Patent Attorney\",\"age\":36,\"hometown\":\"Fremont → Seattle\",\"imageUrl\":\"/images/nadia-rahimi.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"82ba56dd-0e28-468a-96e3-f1b612344846","at":"2026-11-26T23:53:29.664+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"a57da994-20cd-4ab3-88e5-c99f451b916d","target_name":"Osmund Bell","before_json":"","after_json":"{\"name\":\"Osmund Bell\",\"tribe\":\"Kesso\",\"occupation\":\"Lighthouse Guide\",\"age\":57,\"hometown\":\"Nantucket → Gloucester\",\"imageUrl\":\"/images/osmund-bell.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"037d5eb9-45c6-4a0f-a27b-b9c235174b08","at":"2026-11-26T23:53:29.726+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","target_name":"Priya Venkataraman","before_json":"","after_json":"{\"name\":\"Priya Venkataraman\",\"tribe\":\"Kesso\",\"occupation\":\"Escape Room Designer\",\"age\":31,\"hometown\":\"Edison → Austin\",\"imageUrl\":\"/images/priya-venkataraman.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"58f2e9c0-6383-4358-9abd-5ea50a861e6b","at":"2026-11-26T23:53:29.788+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"423d30ab-29cb-4820-933a-855988c800ac","target_name":"Quill Sandoval","before_json":"","after_json":"{\"name\":\"Quill Sandoval\",\"tribe\":\"Kesso\",\"occupation\":\"Long-Haul Trucker\",\"age\":43,\"hometown\":\"Pueblo → Amarillo\",\"imageUrl\":\"/images/quill-sandoval.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"a41036d2-0bfa-453d-bc79-c25587226939","at":"2026-11-26T23:53:29.847+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"188aa619-c0b9-48cd-9f9e-b9e201efa31c","target_name":"Rosalind Achterberg","before_json":"","after_json":"{\"name\":\"Rosalind Achterberg\",\"tribe\":\"Kesso\",\"occupation\":\"Crossword Setter\",\"age\":65,\"hometown\":\"Ithaca → Burlington\",\"imageUrl\":\"/images/rosalind-achterberg.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"52c1e1be-167d-402e-b8e2-445704b6fc15","at":"2026-11-26T23:53:31.966+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"draft.previewed","target_type":"draft","target_id":"ca88962b-56dd-443b-bdfd-00dc0799fa7f","target_name":"Draft","before_json":"","after_json":"{\"seed\":\"fd5495cd0f28bdcccb510e1515e0bb94\",\"inputHash\":\"ecdb290107b469b4375ccc93e4d759866d7616be03103a9c713cef9cb4a5f0f1\",\"picks\":24,\"leftOut\":0}"},
{"id":"dfdaddbb-6d03-4b9c-a2f5-f72b57dc8bc4","at":"2026-11-26T23:53:31.998+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"draft.run","target_type":"draft","target_id":"ca88962b-56dd-443b-bdfd-00dc0799fa7f","target_name":"Draft","before_json":"","after_json":"{\"seed\":\"fd5495cd0f28bdcccb510e1515e0bb94\",\"inputHash\":\"ecdb290107b469b4375ccc93e4d759866d7616be03103a9c713cef9cb4a5f0f1\",\"picks\":24}"},
{"id":"6d4d6813-9043-407e-9e48-d6c9d49e66fc","at":"2026-11-26T23:53:32.108+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"season.updated","target_type":"season","target_id":"season","target_name":"Season One","before_json":"{\"rankingsCloseAt\":null,\"draftAt\":null}","after_json":"{\"rankingsCloseAt\":\"2026-10-28T19:00:00.000Z\",\"draftAt\":\"2026-10-28T19:00:00.000Z\"}"},
{"id":"0911dfea-8f88-4e08-87ef-d35bf500c69b","at":"2026-11-26T23:53:32.155+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"f4390277-7f8c-4c70-a9b9-ce8cce87643e","target_name":"Week 3","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-10-29T16:00:00.000Z\",\"picksCloseAt\":\"2026-11-27T00:53:28.000Z\"}"},
{"id":"bbd29647-de7d-4d26-a941-e6049cf8d68c","at":"2026-11-26T23:53:32.467+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"f4390277-7f8c-4c70-a9b9-ce8cce87643e","target_name":"Week 3","before_json":"{\"picksCloseAt\":\"2026-11-27T00:53:28.000Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-05T01:00:00.000Z\"}"},
{"id":"c0f161da-dbbb-4cf9-943e-e247678077a3","at":"2026-11-26T23:53:33.539+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"3","target_name":"Week 3","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Finn Aldaine\",\"points\":null},{\"castaway\":\"Goldie Tran\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Lottie Abernathy\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null},{\"castaway\":\"Rosalind Achterberg\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":20},{\"castaway\":\"Bram Okafor\",\"points\":23},{\"castaway\":\"Celia Marchetti\",\"points\":14},{\"castaway\":\"Dashiell Pike\",\"points\":30},{\"castaway\":\"Esperanza Luna\",\"points\":14},{\"castaway\":\"Finn Aldaine\",\"points\":27},{\"castaway\":\"Goldie Tran\",\"points\":28},{\"castaway\":\"Hollis Whitcombe\",\"points\":15},{\"castaway\":\"Ines Caldeira\",\"points\":8},{\"castaway\":\"Jasper Nyqvist\",\"points\":15},{\"castaway\":\"Keoni Palakiko\",\"points\":26},{\"castaway\":\"Lottie Abernathy\",\"points\":30},{\"castaway\":\"Marcus Delacroix\",\"points\":16},{\"castaway\":\"Nadia Rahimi\",\"points\":8},{\"castaway\":\"Osmund Bell\",\"points\":10},{\"castaway\":\"Priya Venkataraman\",\"points\":7},{\"castaway\":\"Quill Sandoval\",\"points\":18},{\"castaway\":\"Rosalind Achterberg\",\"points\":30}]"},
{"id":"e9789f48-866c-48ce-bf43-052e40482ed8","at":"2026-11-26T23:53:33.632+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"188aa619-c0b9-48cd-9f9e-b9e201efa31c","target_name":"Rosalind Achterberg","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":3}"},
{"id":"03c01ab2-3f38-4d99-9a2c-1c6a03f64ba2","at":"2026-11-26T23:53:33.682+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"f4390277-7f8c-4c70-a9b9-ce8cce87643e","target_name":"Week 3","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"ee2f327a-4f6a-4601-b568-93538bf1c2e2","at":"2026-11-26T23:53:33.682+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"dc38b8a9-ae79-4a0a-a775-e4492166c73b","target_name":"Week 4","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-05T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-27T00:53:28.000Z\"}"},
{"id":"ec3d013f-42d1-4772-86e5-833a7c782d70","at":"2026-11-26T23:53:36.643+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"1522722d-0d24-42e3-89bc-638d0b4feef6","target_name":"Dashiell Pike","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":6}"},
{"id":"4f8509cc-2d1b-4783-9f6a-9b006e68e4f2","at":"2026-11-26T23:53:36.753+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"ea6d5f44-8255-4c70-b0ae-b2f15c295bf7","target_name":"Week 7","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-26T17:00:00.000Z\",\"picksCloseAt\":\"2026-12-03T01:00:00.000Z\"}"},
{"id":"c8ed9837-1e27-452f-9b74-d85b8d113222","at":"2026-11-26T23:53:36.753+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"7f7f60fe-4872-4c66-87a2-6213095c5d1c","target_name":"Week 6","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"29beb9e2-e392-4a3a-80d7-f3233601bbee","at":"2026-11-26T23:53:40.167+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"announcement.created","target_type":"announcement","target_id":"e23b3b6a-5751-48a2-a742-c008534cb99c","target_name":"Welcome to the season","before_json":"","after_json":"{\"title\":\"Welcome to the season\",\"body\":\"Rankings are in, the draft is done, and thirteen episodes lie ahead. Good luck, everybody!\",\"expiresAt\":null}"},
{"id":"0fab93e3-4cfa-4cf8-b246-597300944a4a","at":"2026-11-26T23:53:40.21+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"announcement.created","target_type":"announcement","target_id":"1909f06b-a2fa-41b5-a954-4dccaf576e0b","target_name":"The tribes have been shuffled","before_json":"","after_json":"{\"title\":\"The tribes have been shuffled\",\"body\":\"New buffs, new camps, same torches. Have a look at your castaways before you pick this week.\",\"expiresAt\":null}"},
{"id":"adbdf02b-d079-49f6-8313-de305ee4b315","at":"2026-11-26T23:53:40.261+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"sms.blast-sent","target_type":"blast","target_id":"6b00ba3c-4147-458d-a2da-f7e2dc178648","target_name":"Hello {name}! Week {week} is open. Pick your castaway before","before_json":"","after_json":"{\"recipients\":8,\"filter\":\"all\",\"message\":\"Hello {name}! Week {week} is open. Pick your castaway before {deadline}.\"}"},
{"id":"985bbb15-e206-414d-962c-60919a636740","at":"2026-11-26T23:53:33.988+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"dc38b8a9-ae79-4a0a-a775-e4492166c73b","target_name":"Week 4","before_json":"{\"picksCloseAt\":\"2026-11-27T00:53:28.000Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-12T01:00:00.000Z\"}"},
{"id":"20af9147-f432-460f-87b2-c677bf403e2f","at":"2026-11-26T23:53:34.074+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"4","target_name":"Week 4","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Finn Aldaine\",\"points\":null},{\"castaway\":\"Goldie Tran\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Lottie Abernathy\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":13},{\"castaway\":\"Bram Okafor\",\"points\":11},{\"castaway\":\"Celia Marchetti\",\"points\":4},{\"castaway\":\"Dashiell Pike\",\"points\":9},{\"castaway\":\"Esperanza Luna\",\"points\":18},{\"castaway\":\"Finn Aldaine\",\"points\":25},{\"castaway\":\"Goldie Tran\",\"points\":23},{\"castaway\":\"Hollis Whitcombe\",\"points\":1},{\"castaway\":\"Ines Caldeira\",\"points\":24},{\"castaway\":\"Jasper Nyqvist\",\"points\":5},{\"castaway\":\"Keoni Palakiko\",\"points\":7},{\"castaway\":\"Lottie Abernathy\",\"points\":8},{\"castaway\":\"Marcus Delacroix\",\"points\":8},{\"castaway\":\"Nadia Rahimi\",\"points\":25},{\"castaway\":\"Osmund Bell\",\"points\":26},{\"castaway\":\"Priya Venkataraman\",\"points\":19},{\"castaway\":\"Quill Sandoval\",\"points\":6}]"},
{"id":"383a512b-4c49-4727-acd1-d8b9c9946e99","at":"2026-11-26T23:53:34.142+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"07a4ef50-78ba-4afd-9bc7-988860f3bc83","target_name":"Goldie Tran","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":4}"},
{"id":"4ab3e9f7-7745-431c-8570-8868782948b5","at":"2026-11-26T23:53:34.204+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"ee79e50e-91b0-4b39-b87f-a6e51926eb1e","target_name":"Week 5","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-12T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-27T00:53:28.000Z\"}"},
{"id":"52ca262e-f19d-4067-a728-9b2ee0bb391c","at":"2026-11-26T23:53:34.204+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"dc38b8a9-ae79-4a0a-a775-e4492166c73b","target_name":"Week 4","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"2f2c8805-c723-486d-85f5-e56161876cba","at":"2026-11-26T23:53:34.671+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"ee79e50e-91b0-4b39-b87f-a6e51926eb1e","target_name":"Week 5","before_json":"{\"picksCloseAt\":\"2026-11-27T00:53:28.000Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-19T01:00:00.000Z\"}"},
{"id":"b21dbd7d-3075-492a-8be4-0a8643429a1b","at":"2026-11-26T23:53:34.737+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"5","target_name":"Week 5","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Finn Aldaine\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Lottie Abernathy\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":1},{\"castaway\":\"Bram Okafor\",\"points\":2},{\"castaway\":\"Celia Marchetti\",\"points\":20},{\"castaway\":\"Dashiell Pike\",\"points\":29},{\"castaway\":\"Esperanza Luna\",\"points\":27},{\"castaway\":\"Finn Aldaine\",\"points\":10},{\"castaway\":\"Hollis Whitcombe\",\"points\":24},{\"castaway\":\"Ines Caldeira\",\"points\":21},{\"castaway\":\"Jasper Nyqvist\",\"points\":9},{\"castaway\":\"Keoni Palakiko\",\"points\":27},{\"castaway\":\"Lottie Abernathy\",\"points\":6},{\"castaway\":\"Marcus Delacroix\",\"points\":28},{\"castaway\":\"Nadia Rahimi\",\"points\":20},{\"castaway\":\"Osmund Bell\",\"points\":21},{\"castaway\":\"Priya Venkataraman\",\"points\":2},{\"castaway\":\"Quill Sandoval\",\"points\":29}]"},
{"id":"8f73fb5b-ff6e-4860-908f-5a445ed3bef2","at":"2026-11-26T23:53:34.846+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"117dfe69-bb76-43c9-955f-f1e4b47c467a","target_name":"Lottie Abernathy","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":5}"},
{"id":"265fc9e6-3dbe-496b-a74e-14c0db639b11","at":"2026-11-26T23:53:34.894+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"7f7f60fe-4872-4c66-87a2-6213095c5d1c","target_name":"Week 6","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-19T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-27T00:53:28.000Z\"}"},
{"id":"6bc578ae-183d-42fe-9961-ff296ae6fb9d","at":"2026-11-26T23:53:34.894+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"ee79e50e-91b0-4b39-b87f-a6e51926eb1e","target_name":"Week 5","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"400bba22-f4b9-4b90-81de-d20f9f400fcc","at":"2026-11-26T23:53:35.303+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"7f7f60fe-4872-4c66-87a2-6213095c5d1c","target_name":"Week 6","before_json":"{\"picksCloseAt\":\"2026-11-27T00:53:28.000Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-26T01:00:00.000Z\"}"},
{"id":"f359f2ea-3318-4698-a35c-5d9f4e5c95a7","at":"2026-11-26T23:53:36.511+00:00","actor_id":"266acdbb-fd78-4076-8821-1c6c27210cbf","actor_name":"League Admin","action":"points.saved","target_type":"week","target_id":"6","target_name":"Week 6","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null},{\"castaway\":\"Bram Okafor\",\"points\":null},{\"castaway\":\"Celia Marchetti\",\"points\":null},{\"castaway\":\"Dashiell Pike\",\"points\":null},{\"castaway\":\"Esperanza Luna\",\"points\":null},{\"castaway\":\"Finn Aldaine\",\"points\":null},{\"castaway\":\"Hollis Whitcombe\",\"points\":null},{\"castaway\":\"Ines Caldeira\",\"points\":null},{\"castaway\":\"Jasper Nyqvist\",\"points\":null},{\"castaway\":\"Keoni Palakiko\",\"points\":null},{\"castaway\":\"Marcus Delacroix\",\"points\":null},{\"castaway\":\"Nadia Rahimi\",\"points\":null},{\"castaway\":\"Osmund Bell\",\"points\":null},{\"castaway\":\"Priya Venkataraman\",\"points\":null},{\"castaway\":\"Quill Sandoval\",\"points\":null}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":9},{\"castaway\":\"Bram Okafor\",\"points\":29},{\"castaway\":\"Celia Marchetti\",\"points\":3},{\"castaway\":\"Dashiell Pike\",\"points\":0},{\"castaway\":\"Esperanza Luna\",\"points\":11},{\"castaway\":\"Finn Aldaine\",\"points\":7},{\"castaway\":\"Hollis Whitcombe\",\"points\":9},{\"castaway\":\"Ines Caldeira\",\"points\":16},{\"castaway\":\"Jasper Nyqvist\",\"points\":26},{\"castaway\":\"Keoni Palakiko\",\"points\":23},{\"castaway\":\"Marcus Delacroix\",\"points\":25},{\"castaway\":\"Nadia Rahimi\",\"points\":10},{\"castaway\":\"Osmund Bell\",\"points\":29},{\"castaway\":\"Priya Venkataraman\",\"points\":13},{\"castaway\":\"Quill Sandoval\",\"points\":18}]"}
]$rows$);
insert into copied.castaways (id, name, tribe, eliminated) overriding system value select id, name, tribe, eliminated from
json_populate_recordset(null::copied.castaways, $rows$[
{"id":"b30a7a73-708e-484c-bf15-4266902d741b","name":"Anouk Verhoeven","tribe":"Maravu","eliminated":false},
{"id":"24550ae5-8690-4e3e-8896-cc93c57eaf44","name":"Bram Okafor","tribe":"Maravu","eliminated":false},
{"id":"64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9","name":"Celia Marchetti","tribe":"Maravu","eliminated":false},
{"id":"f5d05e92-be93-490f-8f4a-5d773ad2be56","name":"Esperanza Luna","tribe":"Maravu","eliminated":false},
{"id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","name":"Finn Aldaine","tribe":"Maravu","eliminated":false},
{"id":"def5d966-96f5-488a-b964-e007c2b0e53a","name":"Hollis Whitcombe","tribe":"Tolani","eliminated":false},
{"id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","name":"Ines Caldeira","tribe":"Tolani","eliminated":false},
{"id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","name":"Jasper Nyqvist","tribe":"Tolani","eliminated":false},
{"id":"d0f1e025-fb6e-440b-a62b-4a90d90a4faa","name":"Keoni Palakiko","tribe":"Tolani","eliminated":false},
{"id":"c1c735ca-bdf7-4c9e-8528-1d750139c677","name":"Marcus Delacroix","tribe":"Kesso","eliminated":false},
{"id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","name":"Nadia Rahimi","tribe":"Kesso","eliminated":false},
{"id":"a57da994-20cd-4ab3-88e5-c99f451b916d","name":"Osmund Bell","tribe":"Kesso","eliminated":false},
{"id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","name":"Priya Venkataraman","tribe":"Kesso","eliminated":false},
{"id":"423d30ab-29cb-4820-933a-855988c800ac","name":"Quill Sandoval","tribe":"Kesso","eliminated":false},
{"id":"188aa619-c0b9-48cd-9f9e-b9e201efa31c","name":"Rosalind Achterberg","tribe":"Kesso","eliminated":true},
{"id":"07a4ef50-78ba-4afd-9bc7-988860f3bc83","name":"Goldie Tran","tribe":"Tolani","eliminated":true},
{"id":"117dfe69-bb76-43c9-955f-f1e4b47c467a","name":"Lottie Abernathy","tribe":"Tolani","eliminated":true},
{"id":"1522722d-0d24-42e3-89bc-638d0b4feef6","name":"Dashiell Pike","tribe":"Maravu","eliminated":true}
]$rows$);
insert into copied.fills (shape, filled_at) overriding system value select shape, filled_at from
json_populate_recordset(null::copied.fills, $rows$[
{"shape":"6682d776","filled_at":"2026-11-26T23:53:26.536084+00:00"}
]$rows$);
insert into copied.picks (id, user_id, week_number, castaway_id, is_auto_selected, submitted_at) overriding system value select id, user_id, week_number, castaway_id, is_auto_selected, submitted_at from
json_populate_recordset(null::copied.picks, $rows$[
{"id":"01a21a47-5537-752c-b798-42c7b731aa6f","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","week_number":3,"castaway_id":"117dfe69-bb76-43c9-955f-f1e4b47c467a","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:32.215+00:00"},
{"id":"01a21a47-5551-7737-be43-d207373a7df1","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","week_number":3,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:32.241+00:00"},
{"id":"01a21a47-5572-7399-8d55-f5355744e607","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","week_number":3,"castaway_id":"b30a7a73-708e-484c-bf15-4266902d741b","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:32.274+00:00"},
{"id":"01a21a47-558b-759c-858d-83b78f3f475f","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","week_number":3,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:32.299+00:00"},
{"id":"01a21a47-55a2-7b27-ad8e-2da3db4bd067","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","week_number":3,"castaway_id":"188aa619-c0b9-48cd-9f9e-b9e201efa31c","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:32.322+00:00"},
{"id":"01a21a47-55bf-70a8-9b59-8cb19a8f5caa","user_id":"ba135584-bf0a-4430-b945-6de884e3d655","week_number":3,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:32.351+00:00"},
{"id":"01a21a47-55da-7a00-87ae-a8d02d1eb361","user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","week_number":3,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:32.378+00:00"},
{"id":"01a21a47-55f4-7e62-8a58-20b960e9cebb","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","week_number":3,"castaway_id":"188aa619-c0b9-48cd-9f9e-b9e201efa31c","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:32.404+00:00"},
{"id":"01a21a47-560f-79e5-bd4f-e6cf98f25ec0","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","week_number":3,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:32.431+00:00"},
{"id":"01a21a47-5a39-7484-a6f7-e7d4e7402899","user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","week_number":3,"castaway_id":"c1c735ca-bdf7-4c9e-8528-1d750139c677","is_auto_selected":true,"submitted_at":"2026-11-26T23:53:33.497+00:00"},
{"id":"01a21a47-5a39-767c-b7e3-e8e8df4be28e","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","week_number":3,"castaway_id":"423d30ab-29cb-4820-933a-855988c800ac","is_auto_selected":true,"submitted_at":"2026-11-26T23:53:33.497+00:00"},
{"id":"01a21a47-5a39-7ba2-98aa-5333b0f8965e","user_id":"100c012c-4b86-4183-9619-96b073567562","week_number":3,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","is_auto_selected":true,"submitted_at":"2026-11-26T23:53:33.497+00:00"},
{"id":"01a21a47-5b22-791e-b4b1-04d0e902d235","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","week_number":4,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:33.73+00:00"},
{"id":"01a21a47-5b3a-7f9e-9231-feeefa42ed1a","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","week_number":4,"castaway_id":"07a4ef50-78ba-4afd-9bc7-988860f3bc83","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:33.754+00:00"},
{"id":"01a21a47-5b49-7133-bc46-3022543ac181","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","week_number":4,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:33.769+00:00"},
{"id":"01a21a47-5b5c-7a28-ba36-59a6de71bf46","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","week_number":4,"castaway_id":"def5d966-96f5-488a-b964-e007c2b0e53a","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:33.788+00:00"},
{"id":"01a21a47-5b6f-7d92-8a14-469fd9fc0415","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","week_number":4,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:33.807+00:00"},
{"id":"01a21a47-5b8a-7c19-bc7f-38e33a146b18","user_id":"ba135584-bf0a-4430-b945-6de884e3d655","week_number":4,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:33.834+00:00"},
{"id":"01a21a47-5b97-702f-a4c2-5f04ddc96f95","user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","week_number":4,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:33.847+00:00"},
{"id":"01a21a47-5ba2-7788-ac2f-6b306c836bfd","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","week_number":4,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:33.858+00:00"},
{"id":"01a21a47-5bbb-7660-95b7-295bea11275b","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","week_number":4,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:33.883+00:00"},
{"id":"01a21a47-5be4-70e2-a6bc-5eaae167d9cc","user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","week_number":4,"castaway_id":"a57da994-20cd-4ab3-88e5-c99f451b916d","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:33.924+00:00"},
{"id":"01a21a47-5c03-72fa-bd46-c3e2e790567d","user_id":"100c012c-4b86-4183-9619-96b073567562","week_number":4,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:33.955+00:00"},
{"id":"01a21a47-5c18-7971-b361-48bd3021f862","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","week_number":4,"castaway_id":"64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:33.976+00:00"},
{"id":"01a21a47-5d79-7f4f-8578-dca75dfe6ac6","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","week_number":5,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:34.329+00:00"},
{"id":"01a21a47-5da6-70ba-b53c-bdd4f741f075","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","week_number":5,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:34.374+00:00"},
{"id":"01a21a47-5dc0-739a-b927-baf7436faa8d","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","week_number":5,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:34.4+00:00"},
{"id":"01a21a47-5deb-73af-a463-c68b0655b315","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","week_number":5,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:34.443+00:00"},
{"id":"01a21a47-5e10-7a58-9591-9bb488d78dd7","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","week_number":5,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:34.48+00:00"},
{"id":"01a21a47-5e39-7a47-972f-4c5ea958e339","user_id":"ba135584-bf0a-4430-b945-6de884e3d655","week_number":5,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:34.521+00:00"},
{"id":"01a21a47-5e4f-7036-8c3c-41ea92a9e411","user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","week_number":5,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:34.543+00:00"},
{"id":"01a21a47-5e5e-75d7-bdc3-b482548348a3","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","week_number":5,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:34.558+00:00"},
{"id":"01a21a47-5e7b-744d-a793-2c16775b6ff3","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","week_number":5,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:34.587+00:00"},
{"id":"01a21a47-5e94-7975-ac2d-e48ecb149e9b","user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","week_number":5,"castaway_id":"a57da994-20cd-4ab3-88e5-c99f451b916d","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:34.612+00:00"},
{"id":"01a21a47-5eaa-7a7c-8426-cb5491705f36","user_id":"100c012c-4b86-4183-9619-96b073567562","week_number":5,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:34.634+00:00"},
{"id":"01a21a47-5ebf-71ff-946b-341071c95533","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","week_number":5,"castaway_id":"64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:34.655+00:00"},
{"id":"01a21a47-601c-72cc-bb31-67cf3eaa111d","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","week_number":6,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:35.004+00:00"},
{"id":"01a21a47-602e-7e2c-a352-fcf59eb640f3","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","week_number":6,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:35.022+00:00"},
{"id":"01a21a47-605c-7d11-932b-d9d15ae641ae","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","week_number":6,"castaway_id":"def5d966-96f5-488a-b964-e007c2b0e53a","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:35.068+00:00"},
{"id":"01a21a47-607e-71eb-9021-46a1ad0dba53","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","week_number":6,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:35.102+00:00"},
{"id":"01a21a47-6095-731b-aa17-127cf89c7f0d","user_id":"ba135584-bf0a-4430-b945-6de884e3d655","week_number":6,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:35.125+00:00"},
{"id":"01a21a47-60af-7cb5-9e9a-129c62e3e97e","user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","week_number":6,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:35.151+00:00"},
{"id":"01a21a47-60c4-776b-89e9-a6fa91088c71","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","week_number":6,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:35.172+00:00"},
{"id":"01a21a47-60d5-7f3c-98bd-5ce161b19f89","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","week_number":6,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:35.189+00:00"},
{"id":"01a21a47-60ed-79ee-a1d7-b35e05726407","user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","week_number":6,"castaway_id":"a57da994-20cd-4ab3-88e5-c99f451b916d","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:35.213+00:00"},
{"id":"01a21a47-6103-739a-9d2b-a04ac36bf50b","user_id":"100c012c-4b86-4183-9619-96b073567562","week_number":6,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:35.235+00:00"},
{"id":"01a21a47-6122-7fbb-bfe6-ce5e70f70d43","user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","week_number":6,"castaway_id":"423d30ab-29cb-4820-933a-855988c800ac","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:35.266+00:00"},
{"id":"01a21a47-6561-7d74-9c41-2ad514417eab","user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","week_number":6,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56","is_auto_selected":true,"submitted_at":"2026-11-26T23:53:36.353+00:00"},
{"id":"01a21a47-6755-7015-8bf5-00e64d67e58b","user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","week_number":7,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:36.853+00:00"},
{"id":"01a21a47-6775-783e-8985-dd191a9c8089","user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","week_number":7,"castaway_id":"b30a7a73-708e-484c-bf15-4266902d741b","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:36.885+00:00"},
{"id":"01a21a47-679c-7837-89e8-f8b650ab8b7d","user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","week_number":7,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:36.924+00:00"},
{"id":"01a21a47-67d7-7345-bab9-36a7c8da8e1c","user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","week_number":7,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:36.983+00:00"},
{"id":"01a21a47-67fb-7fcf-ab41-0251a8a225fa","user_id":"ba135584-bf0a-4430-b945-6de884e3d655","week_number":7,"castaway_id":"d0f1e025-fb6e-440b-a62b-4a90d90a4faa","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:37.019+00:00"},
{"id":"01a21a47-6811-7166-b4bb-b5f862791842","user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","week_number":7,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:37.041+00:00"},
{"id":"01a21a47-6826-7c72-969b-f18ebbb57957","user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","week_number":7,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:37.062+00:00"},
{"id":"01a21a47-6847-70e9-a16e-22cd7bf78598","user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","week_number":7,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:37.095+00:00"},
{"id":"01a21a47-687d-7f98-9374-aa6029030834","user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","week_number":7,"castaway_id":"c1c735ca-bdf7-4c9e-8528-1d750139c677","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:37.149+00:00"},
{"id":"01a21a47-68a1-7a60-8dbe-556c5dafe074","user_id":"100c012c-4b86-4183-9619-96b073567562","week_number":7,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","is_auto_selected":false,"submitted_at":"2026-11-26T23:53:37.185+00:00"}
]$rows$);
insert into copied.rosters (user_id, rankings_submitted_at, castaway_ids) overriding system value select user_id, rankings_submitted_at, castaway_ids from
json_populate_recordset(null::copied.rosters, $rows$[
{"user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","rankings_submitted_at":"2026-11-26T23:53:31.929+00:00","castaway_ids":["423d30ab-29cb-4820-933a-855988c800ac","64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9"]},
{"user_id":"100c012c-4b86-4183-9619-96b073567562","rankings_submitted_at":"2026-11-26T23:53:31.88+00:00","castaway_ids":["ec9523b0-876d-4dc2-80f3-44b4f699ad09","998ab580-290f-467a-b48e-9c1ac7ef7e1a"]},
{"user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","rankings_submitted_at":"2026-11-26T23:53:31.667+00:00","castaway_ids":["998ab580-290f-467a-b48e-9c1ac7ef7e1a","ec9523b0-876d-4dc2-80f3-44b4f699ad09"]},
{"user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","rankings_submitted_at":"2026-11-26T23:53:31.447+00:00","castaway_ids":["b30a7a73-708e-484c-bf15-4266902d741b","4a3929d0-bb94-4736-af17-0bfc3f16f0c5"]},
{"user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","rankings_submitted_at":"2026-11-26T23:53:31.555+00:00","castaway_ids":["d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","188aa619-c0b9-48cd-9f9e-b9e201efa31c"]},
{"user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","rankings_submitted_at":"2026-11-26T23:53:31.493+00:00","castaway_ids":["def5d966-96f5-488a-b964-e007c2b0e53a","c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7"]},
{"user_id":"ba135584-bf0a-4430-b945-6de884e3d655","rankings_submitted_at":"2026-11-26T23:53:31.608+00:00","castaway_ids":["d0f1e025-fb6e-440b-a62b-4a90d90a4faa","1522722d-0d24-42e3-89bc-638d0b4feef6"]},
{"user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","rankings_submitted_at":"2026-11-26T23:53:31.328+00:00","castaway_ids":["117dfe69-bb76-43c9-955f-f1e4b47c467a","f5d05e92-be93-490f-8f4a-5d773ad2be56"]},
{"user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","rankings_submitted_at":"2026-11-26T23:53:31.823+00:00","castaway_ids":["c1c735ca-bdf7-4c9e-8528-1d750139c677","a57da994-20cd-4ab3-88e5-c99f451b916d"]},
{"user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","rankings_submitted_at":"2026-11-26T23:53:31.721+00:00","castaway_ids":["c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","188aa619-c0b9-48cd-9f9e-b9e201efa31c"]},
{"user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","rankings_submitted_at":"2026-11-26T23:53:31.769+00:00","castaway_ids":["f5d05e92-be93-490f-8f4a-5d773ad2be56","4a3929d0-bb94-4736-af17-0bfc3f16f0c5"]},
{"user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","rankings_submitted_at":"2026-11-26T23:53:31.393+00:00","castaway_ids":["24550ae5-8690-4e3e-8896-cc93c57eaf44","07a4ef50-78ba-4afd-9bc7-988860f3bc83"]}
]$rows$);
insert into copied.scored_weeks (week_number, points) overriding system value select week_number, points from
json_populate_recordset(null::copied.scored_weeks, $rows$[
{"week_number":3,"points":[{"points": 20, "castawayId": "b30a7a73-708e-484c-bf15-4266902d741b"}, {"points": 23, "castawayId": "24550ae5-8690-4e3e-8896-cc93c57eaf44"}, {"points": 14, "castawayId": "64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9"}, {"points": 30, "castawayId": "1522722d-0d24-42e3-89bc-638d0b4feef6"}, {"points": 14, "castawayId": "f5d05e92-be93-490f-8f4a-5d773ad2be56"}, {"points": 27, "castawayId": "c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7"}, {"points": 28, "castawayId": "07a4ef50-78ba-4afd-9bc7-988860f3bc83"}, {"points": 15, "castawayId": "def5d966-96f5-488a-b964-e007c2b0e53a"}, {"points": 8, "castawayId": "ec9523b0-876d-4dc2-80f3-44b4f699ad09"}, {"points": 15, "castawayId": "998ab580-290f-467a-b48e-9c1ac7ef7e1a"}, {"points": 26, "castawayId": "d0f1e025-fb6e-440b-a62b-4a90d90a4faa"}, {"points": 30, "castawayId": "117dfe69-bb76-43c9-955f-f1e4b47c467a"}, {"points": 16, "castawayId": "c1c735ca-bdf7-4c9e-8528-1d750139c677"}, {"points": 8, "castawayId": "d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3"}, {"points": 10, "castawayId": "a57da994-20cd-4ab3-88e5-c99f451b916d"}, {"points": 7, "castawayId": "4a3929d0-bb94-4736-af17-0bfc3f16f0c5"}, {"points": 18, "castawayId": "423d30ab-29cb-4820-933a-855988c800ac"}, {"points": 30, "castawayId": "188aa619-c0b9-48cd-9f9e-b9e201efa31c"}]},
{"week_number":4,"points":[{"points": 13, "castawayId": "b30a7a73-708e-484c-bf15-4266902d741b"}, {"points": 11, "castawayId": "24550ae5-8690-4e3e-8896-cc93c57eaf44"}, {"points": 4, "castawayId": "64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9"}, {"points": 9, "castawayId": "1522722d-0d24-42e3-89bc-638d0b4feef6"}, {"points": 18, "castawayId": "f5d05e92-be93-490f-8f4a-5d773ad2be56"}, {"points": 25, "castawayId": "c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7"}, {"points": 23, "castawayId": "07a4ef50-78ba-4afd-9bc7-988860f3bc83"}, {"points": 1, "castawayId": "def5d966-96f5-488a-b964-e007c2b0e53a"}, {"points": 24, "castawayId": "ec9523b0-876d-4dc2-80f3-44b4f699ad09"}, {"points": 5, "castawayId": "998ab580-290f-467a-b48e-9c1ac7ef7e1a"}, {"points": 7, "castawayId": "d0f1e025-fb6e-440b-a62b-4a90d90a4faa"}, {"points": 8, "castawayId": "117dfe69-bb76-43c9-955f-f1e4b47c467a"}, {"points": 8, "castawayId": "c1c735ca-bdf7-4c9e-8528-1d750139c677"}, {"points": 25, "castawayId": "d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3"}, {"points": 26, "castawayId": "a57da994-20cd-4ab3-88e5-c99f451b916d"}, {"points": 19, "castawayId": "4a3929d0-bb94-4736-af17-0bfc3f16f0c5"}, {"points": 6, "castawayId": "423d30ab-29cb-4820-933a-855988c800ac"}]},
{"week_number":5,"points":[{"points": 1, "castawayId": "b30a7a73-708e-484c-bf15-4266902d741b"}, {"points": 2, "castawayId": "24550ae5-8690-4e3e-8896-cc93c57eaf44"}, {"points": 20, "castawayId": "64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9"}, {"points": 29, "castawayId": "1522722d-0d24-42e3-89bc-638d0b4feef6"}, {"points": 27, "castawayId": "f5d05e92-be93-490f-8f4a-5d773ad2be56"}, {"points": 10, "castawayId": "c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7"}, {"points": 24, "castawayId": "def5d966-96f5-488a-b964-e007c2b0e53a"}, {"points": 21, "castawayId": "ec9523b0-876d-4dc2-80f3-44b4f699ad09"}, {"points": 9, "castawayId": "998ab580-290f-467a-b48e-9c1ac7ef7e1a"}, {"points": 27, "castawayId": "d0f1e025-fb6e-440b-a62b-4a90d90a4faa"}, {"points": 6, "castawayId": "117dfe69-bb76-43c9-955f-f1e4b47c467a"}, {"points": 28, "castawayId": "c1c735ca-bdf7-4c9e-8528-1d750139c677"}, {"points": 20, "castawayId": "d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3"}, {"points": 21, "castawayId": "a57da994-20cd-4ab3-88e5-c99f451b916d"}, {"points": 2, "castawayId": "4a3929d0-bb94-4736-af17-0bfc3f16f0c5"}, {"points": 29, "castawayId": "423d30ab-29cb-4820-933a-855988c800ac"}]},
{"week_number":6,"points":[{"points": 9, "castawayId": "b30a7a73-708e-484c-bf15-4266902d741b"}, {"points": 29, "castawayId": "24550ae5-8690-4e3e-8896-cc93c57eaf44"}, {"points": 3, "castawayId": "64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9"}, {"points": 0, "castawayId": "1522722d-0d24-42e3-89bc-638d0b4feef6"}, {"points": 11, "castawayId": "f5d05e92-be93-490f-8f4a-5d773ad2be56"}, {"points": 7, "castawayId": "c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7"}, {"points": 9, "castawayId": "def5d966-96f5-488a-b964-e007c2b0e53a"}, {"points": 16, "castawayId": "ec9523b0-876d-4dc2-80f3-44b4f699ad09"}, {"points": 26, "castawayId": "998ab580-290f-467a-b48e-9c1ac7ef7e1a"}, {"points": 23, "castawayId": "d0f1e025-fb6e-440b-a62b-4a90d90a4faa"}, {"points": 25, "castawayId": "c1c735ca-bdf7-4c9e-8528-1d750139c677"}, {"points": 10, "castawayId": "d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3"}, {"points": 29, "castawayId": "a57da994-20cd-4ab3-88e5-c99f451b916d"}, {"points": 13, "castawayId": "4a3929d0-bb94-4736-af17-0bfc3f16f0c5"}, {"points": 18, "castawayId": "423d30ab-29cb-4820-933a-855988c800ac"}]}
]$rows$);
insert into copied.season (id, first_pick_week, episodes) overriding system value select id, first_pick_week, episodes from
json_populate_recordset(null::copied.season, $rows$[
{"id":"season","first_pick_week":3,"episodes":13}
]$rows$);
insert into copied.users (id, name, is_admin) overriding system value select id, name, is_admin from
json_populate_recordset(null::copied.users, $rows$[
{"id":"266acdbb-fd78-4076-8821-1c6c27210cbf","name":"League Admin","is_admin":true},
{"id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","name":"Coral Whitfield","is_admin":false},
{"id":"fde99452-6b2e-4729-89a5-0d261beee8af","name":"Dune Marlowe","is_admin":false},
{"id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","name":"Ember Castellan","is_admin":false},
{"id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","name":"Fern Okonjo","is_admin":false},
{"id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","name":"Gale Rutherford","is_admin":false},
{"id":"ba135584-bf0a-4430-b945-6de884e3d655","name":"Harbor Lindqvist","is_admin":false},
{"id":"2cd443d1-162a-41e7-92df-ffffe081367e","name":"Indigo Farrow","is_admin":false},
{"id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","name":"Juniper Vale","is_admin":false},
{"id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","name":"Koa Brightwater","is_admin":false},
{"id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","name":"Lagoon Petrov","is_admin":false},
{"id":"100c012c-4b86-4183-9619-96b073567562","name":"Maris Delgado","is_admin":false},
{"id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","name":"Nova Tremblay","is_admin":false}
]$rows$);
insert into copied.versions (topic, key, version, previous) overriding system value select topic, key, version, previous from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"266acdbb-fd78-4076-8821-1c6c27210cbf","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"b30a7a73-708e-484c-bf15-4266902d741b","version":1,"previous":null},
{"topic":"league.audit.v1","key":"2767a654-6ae7-4318-8c3b-5c8c8e76bdea","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"24550ae5-8690-4e3e-8896-cc93c57eaf44","version":1,"previous":null},
{"topic":"league.audit.v1","key":"0963893f-76f7-4499-a9d5-38eb9d26ac25","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9","version":1,"previous":null},
{"topic":"league.audit.v1","key":"d9422eae-a8e3-4f7a-bc74-2fbb070d0c96","version":1,"previous":null},
{"topic":"league.audit.v1","key":"21799264-67b1-4d88-9f47-90e84677d713","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"f5d05e92-be93-490f-8f4a-5d773ad2be56","version":1,"previous":null},
{"topic":"league.audit.v1","key":"407f8a45-7621-4309-b7e0-6d2760d7e276","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","version":1,"previous":null},
{"topic":"league.audit.v1","key":"04a91cc7-a62a-4070-afbd-49aa9448871f","version":1,"previous":null},
{"topic":"league.audit.v1","key":"9b49e14f-7022-431a-bb6a-7383ef345c6e","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"def5d966-96f5-488a-b964-e007c2b0e53a","version":1,"previous":null},
{"topic":"league.audit.v1","key":"b13faf66-9f3c-45c7-89d5-f011ccfc75ce","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","version":1,"previous":null},
{"topic":"league.audit.v1","key":"dbf75e37-f279-4d1d-a422-531a7ef47afb","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","version":1,"previous":null},
{"topic":"league.audit.v1","key":"a665a041-af73-426d-bdfb-eb6b9bf3e791","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"d0f1e025-fb6e-440b-a62b-4a90d90a4faa","version":1,"previous":null},
{"topic":"league.audit.v1","key":"831b22ac-a203-40bd-a715-5cfdfe9206a8","version":1,"previous":null},
{"topic":"league.audit.v1","key":"97b6c526-a75e-496b-a783-30c2a7e65432","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"c1c735ca-bdf7-4c9e-8528-1d750139c677","version":1,"previous":null},
{"topic":"league.audit.v1","key":"db983e55-b818-46eb-9c7e-004ea2ec4352","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","version":1,"previous":null},
{"topic":"league.audit.v1","key":"65b2f1ad-f260-480c-8e1f-8aafa5298941","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"a57da994-20cd-4ab3-88e5-c99f451b916d","version":1,"previous":null},
{"topic":"league.audit.v1","key":"82ba56dd-0e28-468a-96e3-f1b612344846","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","version":1,"previous":null},
{"topic":"league.audit.v1","key":"037d5eb9-45c6-4a0f-a27b-b9c235174b08","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"423d30ab-29cb-4820-933a-855988c800ac","version":1,"previous":null},
{"topic":"league.audit.v1","key":"58f2e9c0-6383-4358-9abd-5ea50a861e6b","version":1,"previous":null},
{"topic":"league.audit.v1","key":"a41036d2-0bfa-453d-bc79-c25587226939","version":1,"previous":null},
{"topic":"identity.user.v1","key":"ba135584-bf0a-4430-b945-6de884e3d655","version":1,"previous":null},
{"topic":"identity.user.v1","key":"2cd443d1-162a-41e7-92df-ffffe081367e","version":1,"previous":null},
{"topic":"identity.user.v1","key":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","version":1,"previous":null},
{"topic":"league.audit.v1","key":"52c1e1be-167d-402e-b8e2-445704b6fc15","version":1,"previous":null},
{"topic":"league.roster.v1","key":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","version":2,"previous":1},
{"topic":"league.roster.v1","key":"100c012c-4b86-4183-9619-96b073567562","version":2,"previous":1},
{"topic":"league.roster.v1","key":"2cd443d1-162a-41e7-92df-ffffe081367e","version":2,"previous":1},
{"topic":"league.roster.v1","key":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","version":2,"previous":1},
{"topic":"league.roster.v1","key":"760ccb36-879f-45d9-ac5e-1d559d0710ce","version":2,"previous":1},
{"topic":"league.roster.v1","key":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","version":2,"previous":1},
{"topic":"league.roster.v1","key":"ba135584-bf0a-4430-b945-6de884e3d655","version":2,"previous":1},
{"topic":"league.roster.v1","key":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","version":2,"previous":1},
{"topic":"league.roster.v1","key":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","version":2,"previous":1},
{"topic":"league.roster.v1","key":"e9d65d1a-5d54-4198-937d-23938a1f00fa","version":2,"previous":1},
{"topic":"league.roster.v1","key":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","version":2,"previous":1},
{"topic":"league.roster.v1","key":"fde99452-6b2e-4729-89a5-0d261beee8af","version":2,"previous":1},
{"topic":"league.audit.v1","key":"dfdaddbb-6d03-4b9c-a2f5-f72b57dc8bc4","version":1,"previous":null},
{"topic":"league.season.v1","key":"season","version":2,"previous":1},
{"topic":"league.audit.v1","key":"6d4d6813-9043-407e-9e48-d6c9d49e66fc","version":1,"previous":null},
{"topic":"league.audit.v1","key":"0911dfea-8f88-4e08-87ef-d35bf500c69b","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5537-752c-b798-42c7b731aa6f","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5551-7737-be43-d207373a7df1","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5572-7399-8d55-f5355744e607","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-558b-759c-858d-83b78f3f475f","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-55a2-7b27-ad8e-2da3db4bd067","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-55bf-70a8-9b59-8cb19a8f5caa","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-55da-7a00-87ae-a8d02d1eb361","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-55f4-7e62-8a58-20b960e9cebb","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-560f-79e5-bd4f-e6cf98f25ec0","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5b22-791e-b4b1-04d0e902d235","version":1,"previous":null},
{"topic":"league.audit.v1","key":"bbd29647-de7d-4d26-a941-e6049cf8d68c","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5a39-7484-a6f7-e7d4e7402899","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5a39-767c-b7e3-e8e8df4be28e","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5a39-7ba2-98aa-5333b0f8965e","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"3","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"c0f161da-dbbb-4cf9-943e-e247678077a3","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"188aa619-c0b9-48cd-9f9e-b9e201efa31c","version":2,"previous":1},
{"topic":"league.audit.v1","key":"e9789f48-866c-48ce-bf43-052e40482ed8","version":1,"previous":null},
{"topic":"league.week.v1","key":"f4390277-7f8c-4c70-a9b9-ce8cce87643e","version":3,"previous":2},
{"topic":"league.audit.v1","key":"03c01ab2-3f38-4d99-9a2c-1c6a03f64ba2","version":1,"previous":null},
{"topic":"league.audit.v1","key":"ee2f327a-4f6a-4601-b568-93538bf1c2e2","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"07a4ef50-78ba-4afd-9bc7-988860f3bc83","version":2,"previous":1},
{"topic":"league.castaway.v1","key":"117dfe69-bb76-43c9-955f-f1e4b47c467a","version":2,"previous":1},
{"topic":"league.castaway.v1","key":"1522722d-0d24-42e3-89bc-638d0b4feef6","version":2,"previous":1},
{"topic":"identity.user.v1","key":"fde99452-6b2e-4729-89a5-0d261beee8af","version":3,"previous":2},
{"topic":"identity.user.v1","key":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","version":3,"previous":2},
{"topic":"identity.user.v1","key":"e9d65d1a-5d54-4198-937d-23938a1f00fa","version":2,"previous":1},
{"topic":"identity.user.v1","key":"760ccb36-879f-45d9-ac5e-1d559d0710ce","version":3,"previous":2},
{"topic":"identity.user.v1","key":"100c012c-4b86-4183-9619-96b073567562","version":2,"previous":1},
{"topic":"identity.user.v1","key":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","version":3,"previous":2},
{"topic":"identity.user.v1","key":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a21a47-5b3a-7f9e-9231-feeefa42ed1a","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5b49-7133-bc46-3022543ac181","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5b5c-7a28-ba36-59a6de71bf46","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5b6f-7d92-8a14-469fd9fc0415","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5b8a-7c19-bc7f-38e33a146b18","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5b97-702f-a4c2-5f04ddc96f95","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5ba2-7788-ac2f-6b306c836bfd","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5bbb-7660-95b7-295bea11275b","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5be4-70e2-a6bc-5eaae167d9cc","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5c03-72fa-bd46-c3e2e790567d","version":1,"previous":null},
{"topic":"league.audit.v1","key":"ec3d013f-42d1-4772-86e5-833a7c782d70","version":1,"previous":null},
{"topic":"league.week.v1","key":"ea6d5f44-8255-4c70-b0ae-b2f15c295bf7","version":1,"previous":null},
{"topic":"league.audit.v1","key":"4f8509cc-2d1b-4783-9f6a-9b006e68e4f2","version":1,"previous":null},
{"topic":"league.audit.v1","key":"c8ed9837-1e27-452f-9b74-d85b8d113222","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6755-7015-8bf5-00e64d67e58b","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6775-783e-8985-dd191a9c8089","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-679c-7837-89e8-f8b650ab8b7d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-67d7-7345-bab9-36a7c8da8e1c","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-67fb-7fcf-ab41-0251a8a225fa","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6811-7166-b4bb-b5f862791842","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6826-7c72-969b-f18ebbb57957","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6847-70e9-a16e-22cd7bf78598","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-687d-7f98-9374-aa6029030834","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-68a1-7a60-8dbe-556c5dafe074","version":1,"previous":null},
{"topic":"identity.user.v1","key":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","version":3,"previous":2},
{"topic":"league.audit.v1","key":"29beb9e2-e392-4a3a-80d7-f3233601bbee","version":1,"previous":null},
{"topic":"league.audit.v1","key":"0fab93e3-4cfa-4cf8-b246-597300944a4a","version":1,"previous":null},
{"topic":"sms.audit.v1","key":"adbdf02b-d079-49f6-8313-de305ee4b315","version":1,"previous":null},
{"topic":"identity.user.v1","key":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","version":3,"previous":2},
{"topic":"picks.pick.v1","key":"01a21a47-5c18-7971-b361-48bd3021f862","version":1,"previous":null},
{"topic":"league.audit.v1","key":"985bbb15-e206-414d-962c-60919a636740","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"4","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"20af9147-f432-460f-87b2-c677bf403e2f","version":1,"previous":null},
{"topic":"league.audit.v1","key":"383a512b-4c49-4727-acd1-d8b9c9946e99","version":1,"previous":null},
{"topic":"league.week.v1","key":"dc38b8a9-ae79-4a0a-a775-e4492166c73b","version":3,"previous":2},
{"topic":"league.audit.v1","key":"4ab3e9f7-7745-431c-8570-8868782948b5","version":1,"previous":null},
{"topic":"league.audit.v1","key":"52ca262e-f19d-4067-a728-9b2ee0bb391c","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5d79-7f4f-8578-dca75dfe6ac6","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5da6-70ba-b53c-bdd4f741f075","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5dc0-739a-b927-baf7436faa8d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5deb-73af-a463-c68b0655b315","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5e10-7a58-9591-9bb488d78dd7","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5e39-7a47-972f-4c5ea958e339","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5e4f-7036-8c3c-41ea92a9e411","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5e5e-75d7-bdc3-b482548348a3","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5e7b-744d-a793-2c16775b6ff3","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5e94-7975-ac2d-e48ecb149e9b","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5eaa-7a7c-8426-cb5491705f36","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-5ebf-71ff-946b-341071c95533","version":1,"previous":null},
{"topic":"league.audit.v1","key":"2f2c8805-c723-486d-85f5-e56161876cba","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"5","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"b21dbd7d-3075-492a-8be4-0a8643429a1b","version":1,"previous":null},
{"topic":"league.audit.v1","key":"8f73fb5b-ff6e-4860-908f-5a445ed3bef2","version":1,"previous":null},
{"topic":"league.week.v1","key":"ee79e50e-91b0-4b39-b87f-a6e51926eb1e","version":3,"previous":2},
{"topic":"league.audit.v1","key":"265fc9e6-3dbe-496b-a74e-14c0db639b11","version":1,"previous":null},
{"topic":"league.audit.v1","key":"6bc578ae-183d-42fe-9961-ff296ae6fb9d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-601c-72cc-bb31-67cf3eaa111d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-602e-7e2c-a352-fcf59eb640f3","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-605c-7d11-932b-d9d15ae641ae","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-607e-71eb-9021-46a1ad0dba53","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6095-731b-aa17-127cf89c7f0d","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-60af-7cb5-9e9a-129c62e3e97e","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-60c4-776b-89e9-a6fa91088c71","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-60d5-7f3c-98bd-5ce161b19f89","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-60ed-79ee-a1d7-b35e05726407","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6103-739a-9d2b-a04ac36bf50b","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6122-7fbb-bfe6-ce5e70f70d43","version":1,"previous":null},
{"topic":"league.audit.v1","key":"400bba22-f4b9-4b90-81de-d20f9f400fcc","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a21a47-6561-7d74-9c41-2ad514417eab","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"6","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"f359f2ea-3318-4698-a35c-5d9f4e5c95a7","version":1,"previous":null},
{"topic":"league.week.v1","key":"7f7f60fe-4872-4c66-87a2-6213095c5d1c","version":3,"previous":2}
]$rows$);
insert into copied.weeks (id, week_number, was_ever_active) overriding system value select id, week_number, was_ever_active from
json_populate_recordset(null::copied.weeks, $rows$[
{"id":"f4390277-7f8c-4c70-a9b9-ce8cce87643e","week_number":3,"was_ever_active":true},
{"id":"dc38b8a9-ae79-4a0a-a775-e4492166c73b","week_number":4,"was_ever_active":true},
{"id":"ee79e50e-91b0-4b39-b87f-a6e51926eb1e","week_number":5,"was_ever_active":true},
{"id":"7f7f60fe-4872-4c66-87a2-6213095c5d1c","week_number":6,"was_ever_active":true},
{"id":"ea6d5f44-8255-4c70-b0ae-b2f15c295bf7","week_number":7,"was_ever_active":true}
]$rows$);
insert into public.castaway_points (week_number, castaway_id, points) overriding system value select week_number, castaway_id, points from
json_populate_recordset(null::public.castaway_points, $rows$[
{"week_number":3,"castaway_id":"b30a7a73-708e-484c-bf15-4266902d741b","points":20},
{"week_number":3,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44","points":23},
{"week_number":3,"castaway_id":"64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9","points":14},
{"week_number":3,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6","points":30},
{"week_number":3,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56","points":14},
{"week_number":3,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","points":27},
{"week_number":3,"castaway_id":"07a4ef50-78ba-4afd-9bc7-988860f3bc83","points":28},
{"week_number":3,"castaway_id":"def5d966-96f5-488a-b964-e007c2b0e53a","points":15},
{"week_number":3,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","points":8},
{"week_number":3,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","points":15},
{"week_number":3,"castaway_id":"d0f1e025-fb6e-440b-a62b-4a90d90a4faa","points":26},
{"week_number":3,"castaway_id":"117dfe69-bb76-43c9-955f-f1e4b47c467a","points":30},
{"week_number":3,"castaway_id":"c1c735ca-bdf7-4c9e-8528-1d750139c677","points":16},
{"week_number":3,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","points":8},
{"week_number":3,"castaway_id":"a57da994-20cd-4ab3-88e5-c99f451b916d","points":10},
{"week_number":3,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","points":7},
{"week_number":3,"castaway_id":"423d30ab-29cb-4820-933a-855988c800ac","points":18},
{"week_number":3,"castaway_id":"188aa619-c0b9-48cd-9f9e-b9e201efa31c","points":30},
{"week_number":4,"castaway_id":"b30a7a73-708e-484c-bf15-4266902d741b","points":13},
{"week_number":4,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44","points":11},
{"week_number":4,"castaway_id":"64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9","points":4},
{"week_number":4,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6","points":9},
{"week_number":4,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56","points":18},
{"week_number":4,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","points":25},
{"week_number":4,"castaway_id":"07a4ef50-78ba-4afd-9bc7-988860f3bc83","points":23},
{"week_number":4,"castaway_id":"def5d966-96f5-488a-b964-e007c2b0e53a","points":1},
{"week_number":4,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","points":24},
{"week_number":4,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","points":5},
{"week_number":4,"castaway_id":"d0f1e025-fb6e-440b-a62b-4a90d90a4faa","points":7},
{"week_number":4,"castaway_id":"117dfe69-bb76-43c9-955f-f1e4b47c467a","points":8},
{"week_number":4,"castaway_id":"c1c735ca-bdf7-4c9e-8528-1d750139c677","points":8},
{"week_number":4,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","points":25},
{"week_number":4,"castaway_id":"a57da994-20cd-4ab3-88e5-c99f451b916d","points":26},
{"week_number":4,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","points":19},
{"week_number":4,"castaway_id":"423d30ab-29cb-4820-933a-855988c800ac","points":6},
{"week_number":5,"castaway_id":"b30a7a73-708e-484c-bf15-4266902d741b","points":1},
{"week_number":5,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44","points":2},
{"week_number":5,"castaway_id":"64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9","points":20},
{"week_number":5,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6","points":29},
{"week_number":5,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56","points":27},
{"week_number":5,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","points":10},
{"week_number":5,"castaway_id":"def5d966-96f5-488a-b964-e007c2b0e53a","points":24},
{"week_number":5,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","points":21},
{"week_number":5,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","points":9},
{"week_number":5,"castaway_id":"d0f1e025-fb6e-440b-a62b-4a90d90a4faa","points":27},
{"week_number":5,"castaway_id":"117dfe69-bb76-43c9-955f-f1e4b47c467a","points":6},
{"week_number":5,"castaway_id":"c1c735ca-bdf7-4c9e-8528-1d750139c677","points":28},
{"week_number":5,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","points":20},
{"week_number":5,"castaway_id":"a57da994-20cd-4ab3-88e5-c99f451b916d","points":21},
{"week_number":5,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","points":2},
{"week_number":5,"castaway_id":"423d30ab-29cb-4820-933a-855988c800ac","points":29},
{"week_number":6,"castaway_id":"b30a7a73-708e-484c-bf15-4266902d741b","points":9},
{"week_number":6,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44","points":29},
{"week_number":6,"castaway_id":"64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9","points":3},
{"week_number":6,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6","points":0},
{"week_number":6,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56","points":11},
{"week_number":6,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","points":7},
{"week_number":6,"castaway_id":"def5d966-96f5-488a-b964-e007c2b0e53a","points":9},
{"week_number":6,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","points":16},
{"week_number":6,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","points":26},
{"week_number":6,"castaway_id":"d0f1e025-fb6e-440b-a62b-4a90d90a4faa","points":23},
{"week_number":6,"castaway_id":"c1c735ca-bdf7-4c9e-8528-1d750139c677","points":25},
{"week_number":6,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","points":10},
{"week_number":6,"castaway_id":"a57da994-20cd-4ab3-88e5-c99f451b916d","points":29},
{"week_number":6,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","points":13},
{"week_number":6,"castaway_id":"423d30ab-29cb-4820-933a-855988c800ac","points":18}
]$rows$);
insert into public.facts_revision (only_row, revision, tag) overriding system value select only_row, revision, tag from
json_populate_recordset(null::public.facts_revision, $rows$[
{"only_row":true,"revision":107,"tag":"c9a042a5-f196-4cc6-aa9e-de18af98ee1c"}
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
{"user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","week_number":3,"castaway_id":"117dfe69-bb76-43c9-955f-f1e4b47c467a","points":0,"is_auto":false},
{"user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","week_number":3,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44","points":0,"is_auto":false},
{"user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","week_number":3,"castaway_id":"b30a7a73-708e-484c-bf15-4266902d741b","points":0,"is_auto":false},
{"user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","week_number":3,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","points":0,"is_auto":false},
{"user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","week_number":3,"castaway_id":"188aa619-c0b9-48cd-9f9e-b9e201efa31c","points":0,"is_auto":false},
{"user_id":"ba135584-bf0a-4430-b945-6de884e3d655","week_number":3,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6","points":0,"is_auto":false},
{"user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","week_number":3,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","points":0,"is_auto":false},
{"user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","week_number":3,"castaway_id":"188aa619-c0b9-48cd-9f9e-b9e201efa31c","points":0,"is_auto":false},
{"user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","week_number":3,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","points":0,"is_auto":false},
{"user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","week_number":3,"castaway_id":"c1c735ca-bdf7-4c9e-8528-1d750139c677","points":0,"is_auto":true},
{"user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","week_number":3,"castaway_id":"423d30ab-29cb-4820-933a-855988c800ac","points":0,"is_auto":true},
{"user_id":"100c012c-4b86-4183-9619-96b073567562","week_number":3,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","points":0,"is_auto":true},
{"user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","week_number":4,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56","points":0,"is_auto":false},
{"user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","week_number":4,"castaway_id":"07a4ef50-78ba-4afd-9bc7-988860f3bc83","points":0,"is_auto":false},
{"user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","week_number":4,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","points":0,"is_auto":false},
{"user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","week_number":4,"castaway_id":"def5d966-96f5-488a-b964-e007c2b0e53a","points":0,"is_auto":false},
{"user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","week_number":4,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","points":0,"is_auto":false},
{"user_id":"ba135584-bf0a-4430-b945-6de884e3d655","week_number":4,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6","points":0,"is_auto":false},
{"user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","week_number":4,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","points":0,"is_auto":false},
{"user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","week_number":4,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","points":0,"is_auto":false},
{"user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","week_number":4,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","points":0,"is_auto":false},
{"user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","week_number":4,"castaway_id":"a57da994-20cd-4ab3-88e5-c99f451b916d","points":0,"is_auto":false},
{"user_id":"100c012c-4b86-4183-9619-96b073567562","week_number":4,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","points":0,"is_auto":false},
{"user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","week_number":4,"castaway_id":"64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9","points":0,"is_auto":false},
{"user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","week_number":5,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56","points":0,"is_auto":false},
{"user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","week_number":5,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44","points":0,"is_auto":false},
{"user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","week_number":5,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","points":0,"is_auto":false},
{"user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","week_number":5,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","points":0,"is_auto":false},
{"user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","week_number":5,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","points":0,"is_auto":false},
{"user_id":"ba135584-bf0a-4430-b945-6de884e3d655","week_number":5,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6","points":0,"is_auto":false},
{"user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","week_number":5,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","points":0,"is_auto":false},
{"user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","week_number":5,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","points":0,"is_auto":false},
{"user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","week_number":5,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","points":0,"is_auto":false},
{"user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","week_number":5,"castaway_id":"a57da994-20cd-4ab3-88e5-c99f451b916d","points":0,"is_auto":false},
{"user_id":"100c012c-4b86-4183-9619-96b073567562","week_number":5,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","points":0,"is_auto":false},
{"user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","week_number":5,"castaway_id":"64a8dd60-c1dd-4689-9fa7-5d8ab9a8abf9","points":0,"is_auto":false},
{"user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","week_number":6,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44","points":0,"is_auto":false},
{"user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","week_number":6,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","points":0,"is_auto":false},
{"user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","week_number":6,"castaway_id":"def5d966-96f5-488a-b964-e007c2b0e53a","points":0,"is_auto":false},
{"user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","week_number":6,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","points":0,"is_auto":false},
{"user_id":"ba135584-bf0a-4430-b945-6de884e3d655","week_number":6,"castaway_id":"1522722d-0d24-42e3-89bc-638d0b4feef6","points":0,"is_auto":false},
{"user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","week_number":6,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","points":0,"is_auto":false},
{"user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","week_number":6,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","points":0,"is_auto":false},
{"user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","week_number":6,"castaway_id":"4a3929d0-bb94-4736-af17-0bfc3f16f0c5","points":0,"is_auto":false},
{"user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","week_number":6,"castaway_id":"a57da994-20cd-4ab3-88e5-c99f451b916d","points":0,"is_auto":false},
{"user_id":"100c012c-4b86-4183-9619-96b073567562","week_number":6,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","points":0,"is_auto":false},
{"user_id":"0daa4d5c-891c-4752-b3ea-9a27a84e8853","week_number":6,"castaway_id":"423d30ab-29cb-4820-933a-855988c800ac","points":0,"is_auto":false},
{"user_id":"c0de17b8-7a62-4a9b-8cb0-00924dc2de14","week_number":6,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56","points":0,"is_auto":true},
{"user_id":"fde99452-6b2e-4729-89a5-0d261beee8af","week_number":7,"castaway_id":"24550ae5-8690-4e3e-8896-cc93c57eaf44","points":0,"is_auto":false},
{"user_id":"4dfc5c8a-c371-4557-97c4-8a40c2e771ba","week_number":7,"castaway_id":"b30a7a73-708e-484c-bf15-4266902d741b","points":0,"is_auto":false},
{"user_id":"a4fea2f3-fbfb-49de-b592-fd6e20d58f63","week_number":7,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","points":0,"is_auto":false},
{"user_id":"760ccb36-879f-45d9-ac5e-1d559d0710ce","week_number":7,"castaway_id":"d2f4d3e5-3d9a-474e-8aab-3e9f1308e1e3","points":0,"is_auto":false},
{"user_id":"ba135584-bf0a-4430-b945-6de884e3d655","week_number":7,"castaway_id":"d0f1e025-fb6e-440b-a62b-4a90d90a4faa","points":0,"is_auto":false},
{"user_id":"2cd443d1-162a-41e7-92df-ffffe081367e","week_number":7,"castaway_id":"ec9523b0-876d-4dc2-80f3-44b4f699ad09","points":0,"is_auto":false},
{"user_id":"e9d65d1a-5d54-4198-937d-23938a1f00fa","week_number":7,"castaway_id":"c7e1a5f3-6f46-4cd1-a77b-03e3497a9ae7","points":0,"is_auto":false},
{"user_id":"ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","week_number":7,"castaway_id":"f5d05e92-be93-490f-8f4a-5d773ad2be56","points":0,"is_auto":false},
{"user_id":"e54e9a13-ff40-49f0-8450-1481eb40cf5f","week_number":7,"castaway_id":"c1c735ca-bdf7-4c9e-8528-1d750139c677","points":0,"is_auto":false},
{"user_id":"100c012c-4b86-4183-9619-96b073567562","week_number":7,"castaway_id":"998ab580-290f-467a-b48e-9c1ac7ef7e1a","points":0,"is_auto":false}
]$rows$);
insert into public.revision_changes (revision, tag, user_ids, pick_user_ids, pick_weeks) overriding system value select revision, tag, user_ids, pick_user_ids, pick_weeks from
json_populate_recordset(null::public.revision_changes, $rows$[
{"revision":1,"tag":"4d90c5ad-4f22-4ad0-a622-9208726190cb","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":2,"tag":"7bc14d92-f7b5-45a5-bba8-39bd7780317d","user_ids":["266acdbb-fd78-4076-8821-1c6c27210cbf"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":3,"tag":"5eb09166-d811-4392-93d1-fdf7508de2f2","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":4,"tag":"6587e9c3-48dd-4e28-ae30-dd24fa38999a","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":5,"tag":"26c3b1dd-531b-4bfc-abcb-b3fc2a7f27c4","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":6,"tag":"5837e63a-8bac-4a68-a739-364cc4f1717b","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":7,"tag":"c6fcb35d-33f1-4315-84cd-635764b0255f","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":8,"tag":"b38adab4-96fc-4fb2-92f2-81d2dedaa180","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":9,"tag":"7c9a2032-f848-4bcf-bb39-aaa62fb2462a","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":10,"tag":"d8630e73-e24a-419d-b391-188fb20c8971","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":11,"tag":"b50a39ab-0fe7-4901-8f5c-4a92f8b5c4b3","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":12,"tag":"4a5156cf-82dd-4736-bf05-7f535c494b6b","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":13,"tag":"1f8bbeb2-8cf0-45d5-a76a-f3e69b7a0cd6","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":14,"tag":"44b44cd2-8dde-4d31-85b4-d9e48d5db613","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":15,"tag":"081610f8-c9e1-4f99-914f-02f64a410ce3","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":16,"tag":"94b64dce-ab5f-4f95-983b-743e41a0ce75","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":17,"tag":"84a1524c-20a1-4ac9-b5e5-801e8edbf390","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":18,"tag":"777f3a61-25ed-4032-8508-648ea7c49f22","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":19,"tag":"ddf1cff8-6f1f-4c54-849e-acf750d6880b","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":20,"tag":"8a670085-d13f-4c62-8e1a-36a81a6884c1","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":21,"tag":"f6fc207a-43f8-41ce-85b0-8817642db2e3","user_ids":["c0de17b8-7a62-4a9b-8cb0-00924dc2de14"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":22,"tag":"95f46c89-c192-4b02-b66e-25d5a47a6be0","user_ids":["fde99452-6b2e-4729-89a5-0d261beee8af"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":23,"tag":"1f859185-d7ea-430f-b49b-62f67788e5d3","user_ids":["4dfc5c8a-c371-4557-97c4-8a40c2e771ba"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":24,"tag":"f6966ddc-6752-4825-be10-70b60b5625be","user_ids":["a4fea2f3-fbfb-49de-b592-fd6e20d58f63"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":25,"tag":"ac1ff979-16f6-4027-9329-54acbd7f5d69","user_ids":["760ccb36-879f-45d9-ac5e-1d559d0710ce"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":26,"tag":"e04d1e25-3240-41c3-9a11-0b8fc35776d3","user_ids":["ba135584-bf0a-4430-b945-6de884e3d655"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":27,"tag":"ed5b2a6f-3aef-4086-8e93-4257f3cc9d7f","user_ids":["2cd443d1-162a-41e7-92df-ffffe081367e"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":28,"tag":"e9c918b7-04af-44a1-bcbd-6190b5aebed4","user_ids":["e9d65d1a-5d54-4198-937d-23938a1f00fa"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":29,"tag":"3f7c6126-2045-484f-aefa-83546ff5f291","user_ids":["ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":30,"tag":"84a0577b-2dc7-4b7a-bf32-e74f2977b061","user_ids":["e54e9a13-ff40-49f0-8450-1481eb40cf5f"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":31,"tag":"44e15e67-2c39-4ec3-b112-ba5dd9d7d0ff","user_ids":["100c012c-4b86-4183-9619-96b073567562"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":32,"tag":"917b5444-2499-4bcb-8b3a-5b7840121b0d","user_ids":["0daa4d5c-891c-4752-b3ea-9a27a84e8853"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":33,"tag":"c521f9e3-17a7-4887-a5f2-744d27d03a5c","user_ids":["c0de17b8-7a62-4a9b-8cb0-00924dc2de14"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":34,"tag":"2b400417-dbb8-4fdc-a914-21cf73983301","user_ids":["fde99452-6b2e-4729-89a5-0d261beee8af"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":35,"tag":"c1bd1848-14a1-4a36-8c3f-9d99379f8f63","user_ids":["4dfc5c8a-c371-4557-97c4-8a40c2e771ba"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":36,"tag":"6908f552-afb7-4f41-8c2b-0937459bd49a","user_ids":["a4fea2f3-fbfb-49de-b592-fd6e20d58f63"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":37,"tag":"36201d92-098d-4078-9f68-7616f575bef3","user_ids":["760ccb36-879f-45d9-ac5e-1d559d0710ce"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":38,"tag":"41bc4e8f-9f51-4889-b3b1-de53fd506b73","user_ids":["ba135584-bf0a-4430-b945-6de884e3d655"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":39,"tag":"e0f16f10-50fb-4b73-8404-6e2c40ccf8b3","user_ids":["2cd443d1-162a-41e7-92df-ffffe081367e"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":40,"tag":"e0835f12-0267-4617-a764-6c1dc03a518e","user_ids":["e9d65d1a-5d54-4198-937d-23938a1f00fa"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":41,"tag":"23e69002-2e03-4374-acb1-6ac108fec799","user_ids":["ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":42,"tag":"c7407015-c39f-4d9f-9815-99d7afbd051f","user_ids":["e54e9a13-ff40-49f0-8450-1481eb40cf5f"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":43,"tag":"59dd6995-f7b3-480c-9564-2890dc284137","user_ids":["100c012c-4b86-4183-9619-96b073567562"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":44,"tag":"d96d6a69-d1b3-41e7-93b9-c7ef3454822d","user_ids":["0daa4d5c-891c-4752-b3ea-9a27a84e8853"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":45,"tag":"59799a9d-3f70-4c4c-9301-beb38bb05415","user_ids":["0daa4d5c-891c-4752-b3ea-9a27a84e8853","100c012c-4b86-4183-9619-96b073567562","2cd443d1-162a-41e7-92df-ffffe081367e","4dfc5c8a-c371-4557-97c4-8a40c2e771ba","760ccb36-879f-45d9-ac5e-1d559d0710ce","a4fea2f3-fbfb-49de-b592-fd6e20d58f63","ba135584-bf0a-4430-b945-6de884e3d655","c0de17b8-7a62-4a9b-8cb0-00924dc2de14","e54e9a13-ff40-49f0-8450-1481eb40cf5f","e9d65d1a-5d54-4198-937d-23938a1f00fa","ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","fde99452-6b2e-4729-89a5-0d261beee8af"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":46,"tag":"fafe2534-0c53-4e1e-98d8-c1cda8f960f4","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":47,"tag":"69e233f5-5c07-496e-a80e-3cd237d6c0be","user_ids":[],"pick_user_ids":["c0de17b8-7a62-4a9b-8cb0-00924dc2de14"],"pick_weeks":[3]},
{"revision":48,"tag":"b0eabc33-7818-4709-894b-9b566748e04b","user_ids":[],"pick_user_ids":["fde99452-6b2e-4729-89a5-0d261beee8af"],"pick_weeks":[3]},
{"revision":49,"tag":"3cbdc944-13f6-4b5e-b813-7861f8922e15","user_ids":[],"pick_user_ids":["4dfc5c8a-c371-4557-97c4-8a40c2e771ba"],"pick_weeks":[3]},
{"revision":50,"tag":"2ae55837-26f1-4c58-b318-0ed1f3054056","user_ids":[],"pick_user_ids":["a4fea2f3-fbfb-49de-b592-fd6e20d58f63"],"pick_weeks":[3]},
{"revision":51,"tag":"76f23acc-28cf-426b-ad92-bccf657f4b26","user_ids":[],"pick_user_ids":["760ccb36-879f-45d9-ac5e-1d559d0710ce"],"pick_weeks":[3]},
{"revision":52,"tag":"6e63db1a-349a-4b26-b660-62d0d4c5ef89","user_ids":[],"pick_user_ids":["ba135584-bf0a-4430-b945-6de884e3d655"],"pick_weeks":[3]},
{"revision":53,"tag":"b1619259-f445-43d5-810e-e5d86d07a23d","user_ids":[],"pick_user_ids":["2cd443d1-162a-41e7-92df-ffffe081367e"],"pick_weeks":[3]},
{"revision":54,"tag":"7c37234e-ef58-4e3d-84bb-29e5e01eb1b7","user_ids":[],"pick_user_ids":["e9d65d1a-5d54-4198-937d-23938a1f00fa"],"pick_weeks":[3]},
{"revision":55,"tag":"e17a41d0-eec0-419e-acd3-c55a8deaba2f","user_ids":[],"pick_user_ids":["ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe"],"pick_weeks":[3]},
{"revision":56,"tag":"92580e52-44d7-40e4-8a47-de851ef94641","user_ids":[],"pick_user_ids":["e54e9a13-ff40-49f0-8450-1481eb40cf5f","0daa4d5c-891c-4752-b3ea-9a27a84e8853","100c012c-4b86-4183-9619-96b073567562"],"pick_weeks":[3,3,3]},
{"revision":57,"tag":"a56ae767-e053-4f50-bca4-4970a9b31dcf","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":58,"tag":"7b30cd55-5c78-428d-ac5b-570c7a7bac90","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":59,"tag":"b5977aca-5b7b-4609-b9d5-2cb7aa923d14","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":60,"tag":"cada394a-fc1b-4c6c-92cb-d5f713e79c7a","user_ids":[],"pick_user_ids":["c0de17b8-7a62-4a9b-8cb0-00924dc2de14","fde99452-6b2e-4729-89a5-0d261beee8af"],"pick_weeks":[4,4]},
{"revision":61,"tag":"b2eec9f2-4cfa-4fa1-8279-cf5b12334feb","user_ids":[],"pick_user_ids":["4dfc5c8a-c371-4557-97c4-8a40c2e771ba","a4fea2f3-fbfb-49de-b592-fd6e20d58f63","760ccb36-879f-45d9-ac5e-1d559d0710ce"],"pick_weeks":[4,4,4]},
{"revision":62,"tag":"2fc14488-cb60-435f-acbd-f04ca3d1f542","user_ids":[],"pick_user_ids":["ba135584-bf0a-4430-b945-6de884e3d655","2cd443d1-162a-41e7-92df-ffffe081367e","e9d65d1a-5d54-4198-937d-23938a1f00fa"],"pick_weeks":[4,4,4]},
{"revision":63,"tag":"a2c9a99f-5569-43a5-a40a-4d39666aabcf","user_ids":[],"pick_user_ids":["ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe","e54e9a13-ff40-49f0-8450-1481eb40cf5f","100c012c-4b86-4183-9619-96b073567562"],"pick_weeks":[4,4,4]},
{"revision":64,"tag":"84686b44-97c1-40f2-83ba-133409692eca","user_ids":[],"pick_user_ids":["0daa4d5c-891c-4752-b3ea-9a27a84e8853"],"pick_weeks":[4]},
{"revision":65,"tag":"18a599ba-df90-446e-8076-b83409d4a2d3","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":66,"tag":"50ea5d88-e08c-4ce9-a617-1cd19381b97e","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":67,"tag":"d01b4e9c-2c11-46b2-a0a6-2ccc8851795c","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":68,"tag":"89ede2b5-a6a7-42a9-b2ef-d47051363b9d","user_ids":[],"pick_user_ids":["c0de17b8-7a62-4a9b-8cb0-00924dc2de14"],"pick_weeks":[5]},
{"revision":69,"tag":"5a07bdfc-35d9-4321-a0c8-4aa2ba573459","user_ids":[],"pick_user_ids":["fde99452-6b2e-4729-89a5-0d261beee8af"],"pick_weeks":[5]},
{"revision":70,"tag":"b47e6cf8-df34-4092-a1d5-6af94b84cc5f","user_ids":[],"pick_user_ids":["4dfc5c8a-c371-4557-97c4-8a40c2e771ba"],"pick_weeks":[5]},
{"revision":71,"tag":"9c4f9100-8390-46e0-929c-588503fb21ac","user_ids":[],"pick_user_ids":["a4fea2f3-fbfb-49de-b592-fd6e20d58f63"],"pick_weeks":[5]},
{"revision":72,"tag":"2477b13a-bcb4-4ca1-8e01-5ec3231a27a7","user_ids":[],"pick_user_ids":["760ccb36-879f-45d9-ac5e-1d559d0710ce"],"pick_weeks":[5]},
{"revision":73,"tag":"37daaef8-642a-44c9-9198-238ec6698779","user_ids":[],"pick_user_ids":["ba135584-bf0a-4430-b945-6de884e3d655"],"pick_weeks":[5]},
{"revision":74,"tag":"2da94a76-e195-4ce4-9a3c-0ec9a5b670c8","user_ids":[],"pick_user_ids":["2cd443d1-162a-41e7-92df-ffffe081367e"],"pick_weeks":[5]},
{"revision":75,"tag":"8cd3a7df-5400-41de-876f-535554ca1544","user_ids":[],"pick_user_ids":["e9d65d1a-5d54-4198-937d-23938a1f00fa"],"pick_weeks":[5]},
{"revision":76,"tag":"799fc183-82eb-44b6-8151-2b622ecb2d09","user_ids":[],"pick_user_ids":["ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe"],"pick_weeks":[5]},
{"revision":77,"tag":"ea040e38-3ff4-4b91-a094-b1a8c82d26ae","user_ids":[],"pick_user_ids":["e54e9a13-ff40-49f0-8450-1481eb40cf5f"],"pick_weeks":[5]},
{"revision":78,"tag":"df9c784c-a360-47bf-aed8-38e5a3e05a47","user_ids":[],"pick_user_ids":["100c012c-4b86-4183-9619-96b073567562"],"pick_weeks":[5]},
{"revision":79,"tag":"d87a9725-b7df-4c4d-a76e-36fd07bd8c87","user_ids":[],"pick_user_ids":["0daa4d5c-891c-4752-b3ea-9a27a84e8853"],"pick_weeks":[5]},
{"revision":80,"tag":"4f9e1ba4-cc5d-49ec-b692-2382b1cf8666","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":81,"tag":"f6f57592-99c3-4d23-b63c-8c19b1135b6b","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":82,"tag":"58cd815e-381c-43ab-925e-42fd12845abe","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":83,"tag":"3aa25aea-8ba4-4304-997c-c96c500cc49c","user_ids":[],"pick_user_ids":["fde99452-6b2e-4729-89a5-0d261beee8af"],"pick_weeks":[6]},
{"revision":84,"tag":"f0f48934-bfe6-4e05-be54-20ba95beda93","user_ids":[],"pick_user_ids":["4dfc5c8a-c371-4557-97c4-8a40c2e771ba"],"pick_weeks":[6]},
{"revision":85,"tag":"461b624f-9067-49f8-88ff-ef8944f8f593","user_ids":[],"pick_user_ids":["a4fea2f3-fbfb-49de-b592-fd6e20d58f63"],"pick_weeks":[6]},
{"revision":86,"tag":"ebc86fa4-9cad-45d1-bccf-745e5543e8ad","user_ids":[],"pick_user_ids":["760ccb36-879f-45d9-ac5e-1d559d0710ce"],"pick_weeks":[6]},
{"revision":87,"tag":"6dabbb91-2659-4216-a6e7-b33090ac60e4","user_ids":[],"pick_user_ids":["ba135584-bf0a-4430-b945-6de884e3d655"],"pick_weeks":[6]},
{"revision":88,"tag":"0ab9426f-7ce0-43d9-83cf-82fc55d8d6c5","user_ids":[],"pick_user_ids":["2cd443d1-162a-41e7-92df-ffffe081367e"],"pick_weeks":[6]},
{"revision":89,"tag":"9fe1bfe5-332e-4dd5-ace4-d63e78c9c2c9","user_ids":[],"pick_user_ids":["e9d65d1a-5d54-4198-937d-23938a1f00fa"],"pick_weeks":[6]},
{"revision":90,"tag":"8b09a357-8ecd-48dd-bd10-f92db56bf7f9","user_ids":[],"pick_user_ids":["ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe"],"pick_weeks":[6]},
{"revision":91,"tag":"d7ce53d7-53a2-4311-8844-2c367f229f47","user_ids":[],"pick_user_ids":["e54e9a13-ff40-49f0-8450-1481eb40cf5f"],"pick_weeks":[6]},
{"revision":92,"tag":"f781449d-8053-4e53-a9dd-bfb7dc8035ae","user_ids":[],"pick_user_ids":["100c012c-4b86-4183-9619-96b073567562"],"pick_weeks":[6]},
{"revision":93,"tag":"0ddf0782-3103-4506-ad9d-7c961e4da419","user_ids":[],"pick_user_ids":["0daa4d5c-891c-4752-b3ea-9a27a84e8853"],"pick_weeks":[6]},
{"revision":94,"tag":"402f5340-6035-4863-a344-6874eb64c5b5","user_ids":[],"pick_user_ids":["c0de17b8-7a62-4a9b-8cb0-00924dc2de14"],"pick_weeks":[6]},
{"revision":95,"tag":"e038db03-13f9-4fd6-b46f-cb4cb4eea1b1","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":96,"tag":"a4ce59f8-c8fe-4506-bb29-8b54abdbb453","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":97,"tag":"c4973b43-caad-4ab6-8843-8d97105d3d48","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":98,"tag":"48a90673-5632-46b5-b91c-503c7301aaa1","user_ids":[],"pick_user_ids":["fde99452-6b2e-4729-89a5-0d261beee8af"],"pick_weeks":[7]},
{"revision":99,"tag":"8170d792-fd38-45bf-a8cd-e418abf0ebf5","user_ids":[],"pick_user_ids":["4dfc5c8a-c371-4557-97c4-8a40c2e771ba"],"pick_weeks":[7]},
{"revision":100,"tag":"78c8b272-453c-402b-947e-e264417d2053","user_ids":[],"pick_user_ids":["a4fea2f3-fbfb-49de-b592-fd6e20d58f63"],"pick_weeks":[7]},
{"revision":101,"tag":"3813cc42-9bda-49b5-97f9-7100fa19da8f","user_ids":[],"pick_user_ids":["760ccb36-879f-45d9-ac5e-1d559d0710ce"],"pick_weeks":[7]},
{"revision":102,"tag":"80f380d1-deb4-4057-9495-ff3aab37c53b","user_ids":[],"pick_user_ids":["ba135584-bf0a-4430-b945-6de884e3d655"],"pick_weeks":[7]},
{"revision":103,"tag":"23f7d6c5-9717-4d70-8447-46d05d3ff20b","user_ids":[],"pick_user_ids":["2cd443d1-162a-41e7-92df-ffffe081367e"],"pick_weeks":[7]},
{"revision":104,"tag":"41f2e5e7-3b21-40bb-8f6c-97df9de5f96d","user_ids":[],"pick_user_ids":["e9d65d1a-5d54-4198-937d-23938a1f00fa"],"pick_weeks":[7]},
{"revision":105,"tag":"86b12ed8-b942-4328-b46e-4804fe054175","user_ids":[],"pick_user_ids":["ed80d5f9-2a7c-45ae-8a5a-6cf07eb03afe"],"pick_weeks":[7]},
{"revision":106,"tag":"c5616ff5-478b-4b5f-986f-6fe816d225bc","user_ids":[],"pick_user_ids":["e54e9a13-ff40-49f0-8450-1481eb40cf5f"],"pick_weeks":[7]},
{"revision":107,"tag":"c9a042a5-f196-4cc6-aa9e-de18af98ee1c","user_ids":[],"pick_user_ids":["100c012c-4b86-4183-9619-96b073567562"],"pick_weeks":[7]}
]$rows$);
