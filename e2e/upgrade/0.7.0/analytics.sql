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
{"id":"f0f86dc5-40f8-4501-8c03-e306c785d07f","at":"2026-11-28T18:45:15.872+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"19faa3fd-224c-4112-8012-4cf22b042908","target_name":"Anouk Verhoeven","before_json":"","after_json":"{\"name\":\"Anouk Verhoeven\",\"tribe\":\"Maravu\",\"occupation\":\"Tugboat Captain\",\"age\":41,\"hometown\":\"Delft → Astoria\",\"imageUrl\":\"/images/anouk-verhoeven.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"f20ebb26-7e67-41a8-90e1-f873975c1fa8","at":"2026-11-28T18:45:16.005+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","target_name":"Bram Okafor","before_json":"","after_json":"{\"name\":\"Bram Okafor\",\"tribe\":\"Maravu\",\"occupation\":\"Beekeeper\",\"age\":34,\"hometown\":\"Savannah → Asheville\",\"imageUrl\":\"/images/bram-okafor.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"1fd038e4-afdc-4e9f-a088-e8449efdb775","at":"2026-11-28T18:45:16.097+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","target_name":"Celia Marchetti","before_json":"","after_json":"{\"name\":\"Celia Marchetti\",\"tribe\":\"Maravu\",\"occupation\":\"Opera Understudy\",\"age\":29,\"hometown\":\"Providence → Chicago\",\"imageUrl\":\"/images/celia-marchetti.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"7be867af-f091-400b-95e2-d3fad79b66c2","at":"2026-11-28T18:45:16.17+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","target_name":"Dashiell Pike","before_json":"","after_json":"{\"name\":\"Dashiell Pike\",\"tribe\":\"Maravu\",\"occupation\":\"Locksmith\",\"age\":52,\"hometown\":\"Duluth → Duluth\",\"imageUrl\":\"/images/dashiell-pike.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"8a6c8fc8-fe92-4510-bc5f-cdd76d24b9a7","at":"2026-11-28T18:45:16.258+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","target_name":"Esperanza Luna","before_json":"","after_json":"{\"name\":\"Esperanza Luna\",\"tribe\":\"Maravu\",\"occupation\":\"Storm Chaser\",\"age\":27,\"hometown\":\"Laredo → Norman\",\"imageUrl\":\"/images/esperanza-luna.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"3836f476-9db7-4e08-8187-4b5c05028778","at":"2026-11-28T18:45:16.346+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"c8eb654b-8c91-428e-8f0c-e665ce99ce12","target_name":"Finn Aldaine","before_json":"","after_json":"{\"name\":\"Finn Aldaine\",\"tribe\":\"Maravu\",\"occupation\":\"Substitute Teacher\",\"age\":23,\"hometown\":\"Bangor → Portland\",\"imageUrl\":\"/images/finn-aldaine.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"6a57f9bd-c6f4-40b6-9946-1b588c5c8025","at":"2026-11-28T18:45:16.437+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"b917b20a-55dc-45a7-b968-82891a2b0aaa","target_name":"Goldie Tran","before_json":"","after_json":"{\"name\":\"Goldie Tran\",\"tribe\":\"Tolani\",\"occupation\":\"Poker Dealer\",\"age\":38,\"hometown\":\"San Jose → Reno\",\"imageUrl\":\"/images/goldie-tran.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"a4466ef5-f326-4314-982b-c9657b079cee","at":"2026-11-28T18:45:16.522+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","target_name":"Hollis Whitcombe","before_json":"","after_json":"{\"name\":\"Hollis Whitcombe\",\"tribe\":\"Tolani\",\"occupation\":\"Retired Referee\",\"age\":61,\"hometown\":\"Tulsa → Wichita\",\"imageUrl\":\"/images/hollis-whitcombe.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"24aa557d-5e76-4ee9-8a84-87d97695436b","at":"2026-11-28T18:45:16.654+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","target_name":"Ines Caldeira","before_json":"","after_json":"{\"name\":\"Ines Caldeira\",\"tribe\":\"Tolani\",\"occupation\":\"Marine Welder\",\"age\":33,\"hometown\":\"Fall River → Mobile\",\"imageUrl\":\"/images/ines-caldeira.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"2092ffea-ef7f-4a9b-b8d7-35b03084f8fb","at":"2026-11-28T18:45:16.779+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","target_name":"Jasper Nyqvist","before_json":"","after_json":"{\"name\":\"Jasper Nyqvist\",\"tribe\":\"Tolani\",\"occupation\":\"Cheese Monger\",\"age\":45,\"hometown\":\"Madison → Milwaukee\",\"imageUrl\":\"/images/jasper-nyqvist.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"6ab27d8c-c507-4ba3-9743-ae69cc9468e9","at":"2026-11-28T18:45:16.879+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"14c7d707-cf97-4983-b63e-b48dfac532be","target_name":"Keoni Palakiko","before_json":"","after_json":"{\"name\":\"Keoni Palakiko\",\"tribe\":\"Tolani\",\"occupation\":\"Paramedic\",\"age\":30,\"hometown\":\"Hilo → Honolulu\",\"imageUrl\":\"/images/keoni-palakiko.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"e4c9e5f2-88e3-45a1-b90b-453dfa639f4f","at":"2026-11-28T18:45:16.992+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"1f97840c-9a65-4cee-a6d4-11cded2e957b","target_name":"Lottie Abernathy","before_json":"","after_json":"{\"name\":\"Lottie Abernathy\",\"tribe\":\"Tolani\",\"occupation\":\"Auctioneer\",\"age\":26,\"hometown\":\"Lexington → Nashville\",\"imageUrl\":\"/images/lottie-abernathy.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"b7de5209-fd0d-421a-ac5a-d3b6871292e2","at":"2026-11-28T18:45:17.084+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"b6f646fa-55d8-4d48-beb8-a39db769f0bc","target_name":"Marcus Delacroix","before_json":"","after_json":"{\"name\":\"Marcus Delacroix\",\"tribe\":\"Kesso\",\"occupation\":\"Jazz Archivist\",\"age\":48,\"hometown\":\"New Orleans → Memphis\",\"imageUrl\":\"/images/marcus-delacroix.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"7d63ba84-1b9c-451e-bc51-6e6ce36d7baa","at":"2026-11-28T18:45:17.171+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"67b24ec5-6df7-432d-94be-12fbf2500c29","target_name":"Nadia Rahimi","before_json":"","after_json":"{\"name\":\"Nadia Rahimi\",\"tribe\":\"Kesso\",\"occupation\":\"Patent Attorney\",\"age\":36,\"hometown\":\"Fremont → Seattle\",\"imageUrl\":\"/images/nadia-rahimi.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"d41e5a71-6d1c-4342-aef8-75baf22d2000","at":"2026-11-28T18:45:17.272+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"66fce23e-f047-423a-ade5-4e1864762ec9","target_name":"Osmund Bell","before_json":"","after_json":"{\"name\":\"Osmund Bell\",\"tribe\":\"Kesso\",\"occupation\":\"Lighthouse Guide\",\"age\":57,\"hometown\":\"Nantucket → Gloucester\",\"imageUrl\":\"/images/osmund-bell.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"00a77955-7435-4197-a480-8db330daf013","at":"2026-11-28T18:45:17.34+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","target_name":"Priya Venkataraman","before_json":"","after_json":"{\"name\":\"Priya Venkataraman\",\"tribe\":\"Kesso\",\"occupation\":\"Escape Room Designer\",\"age\":31,\"hometown\":\"Edison → Austin\",\"imageUrl\":\"/images/priya-venkataraman.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"9bd1e312-e228-4340-bde3-e4526567cba0","at":"2026-11-28T18:45:17.42+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"ab073fbd-3037-4c40-8f4f-8d5725ecc30a","target_name":"Quill Sandoval","before_json":"","after_json":"{\"name\":\"Quill Sandoval\",\"tribe\":\"Kesso\",\"occupation\":\"Long-Haul Trucker\",\"age\":43,\"hometown\":\"Pueblo → Amarillo\",\"imageUrl\":\"/images/quill-sandoval.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"bc200ef3-d610-4f9a-9daf-d957d44b23c9","at":"2026-11-28T18:45:17.491+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.created","target_type":"castaway","target_id":"de7c7821-a911-4922-8a15-caeea3d4a1c4","target_name":"Rosalind Achterberg","before_json":"","after_json":"{\"name\":\"Rosalind Achterberg\",\"tribe\":\"Kesso\",\"occupation\":\"Crossword Setter\",\"age\":65,\"hometown\":\"Ithaca → Burlington\",\"imageUrl\":\"/images/rosalind-achterberg.webp\",\"eliminated\":false,\"eliminatedInWeek\":null}"},
{"id":"2e88afd1-5beb-4026-b91a-e14158c73d3a","at":"2026-11-28T18:45:20.372+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"rankings.closed","target_type":"rankings","target_id":"rankings","target_name":"Rankings","before_json":"{\"rankingsLocked\":false}","after_json":"{\"rankingsLocked\":true,\"storedHash\":\"f0f18d3fb5ffac547ce97e9f0e84706d4f818260a18afe2357ca4c33a4376baa\",\"notRanked\":0}"},
{"id":"6f927747-792a-41f1-a9d3-6bfd37374138","at":"2026-11-28T18:45:20.372+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"draft.previewed","target_type":"draft","target_id":"947ab06b-9796-4a04-a5bd-3a84ac063855","target_name":"Draft","before_json":"","after_json":"{\"seed\":\"aefea9a1170ffdb81f1543c8e17a16d924c6f7624a6945c3072c26ecac08967f\",\"inputHash\":\"f0f18d3fb5ffac547ce97e9f0e84706d4f818260a18afe2357ca4c33a4376baa\",\"picks\":24,\"leftOut\":0}"},
{"id":"caf5f3b1-f252-457e-907d-576488a93413","at":"2026-11-28T18:45:20.484+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"draft.run","target_type":"draft","target_id":"947ab06b-9796-4a04-a5bd-3a84ac063855","target_name":"Draft","before_json":"","after_json":"{\"seed\":\"aefea9a1170ffdb81f1543c8e17a16d924c6f7624a6945c3072c26ecac08967f\",\"inputHash\":\"f0f18d3fb5ffac547ce97e9f0e84706d4f818260a18afe2357ca4c33a4376baa\",\"picks\":24}"},
{"id":"7f43f7e5-c9b7-4087-ba09-c803ebcd9bec","at":"2026-11-28T18:45:20.651+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"season.updated","target_type":"season","target_id":"season","target_name":"Season One","before_json":"{\"rankingsCloseAt\":null,\"draftAt\":null}","after_json":"{\"rankingsCloseAt\":\"2026-10-28T19:00:00.000Z\",\"draftAt\":\"2026-10-28T19:00:00.000Z\"}"},
{"id":"f062a295-671a-49f0-a991-835c8155e322","at":"2026-11-28T18:45:20.73+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"f3ab490a-a170-46c4-af8c-a9a1a970b605","target_name":"Week 3","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-10-29T16:00:00.000Z\",\"picksCloseAt\":\"2026-11-28T19:45:15.769Z\"}"},
{"id":"0f7d29e9-7959-45e5-bc74-804081e5b40f","at":"2026-11-28T18:45:21.277+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"f3ab490a-a170-46c4-af8c-a9a1a970b605","target_name":"Week 3","before_json":"{\"picksCloseAt\":\"2026-11-28T19:45:15.769Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-05T01:00:00.000Z\"}"},
{"id":"24603e95-ce7c-4df1-9ad3-5d0c24669c28","at":"2026-11-28T18:45:22.497+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"points.tallied","target_type":"week","target_id":"3","target_name":"Week 3","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null,\"lines\":[]},{\"castaway\":\"Bram Okafor\",\"points\":null,\"lines\":[]},{\"castaway\":\"Celia Marchetti\",\"points\":null,\"lines\":[]},{\"castaway\":\"Dashiell Pike\",\"points\":null,\"lines\":[]},{\"castaway\":\"Esperanza Luna\",\"points\":null,\"lines\":[]},{\"castaway\":\"Finn Aldaine\",\"points\":null,\"lines\":[]},{\"castaway\":\"Goldie Tran\",\"points\":null,\"lines\":[]},{\"castaway\":\"Hollis Whitcombe\",\"points\":null,\"lines\":[]},{\"castaway\":\"Ines Caldeira\",\"points\":null,\"lines\":[]},{\"castaway\":\"Jasper Nyqvist\",\"points\":null,\"lines\":[]},{\"castaway\":\"Keoni Palakiko\",\"points\":null,\"lines\":[]},{\"castaway\":\"Lottie Abernathy\",\"points\":null,\"lines\":[]},{\"castaway\":\"Marcus Delacroix\",\"points\":null,\"lines\":[]},{\"castaway\":\"Nadia Rahimi\",\"points\":null,\"lines\":[]},{\"castaway\":\"Osmund Bell\",\"points\":null,\"lines\":[]},{\"castaway\":\"Priya Venkataraman\",\"points\":null,\"lines\":[]},{\"castaway\":\"Quill Sandoval\",\"points\":null,\"lines\":[]},{\"castaway\":\"Rosalind Achterberg\",\"points\":null,\"lines\":[]}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":20,\"lines\":[\"They are treated by the doctors and have to rest (-3)\",\"They make fire without flint or matches (2)\",\"They find a hidden immunity idol (6)\",\"Nobody writes down their name (2)\",\"The episode is named after something that they said (2)\",\"The host laughs at something that they said at council (2)\",\"They find an advantage at camp (5)\",\"They find a clue to an idol (3)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Bram Okafor\",\"points\":23,\"lines\":[\"They let the fire of the camp go out (-1)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They carve a false idol (3)\",\"The host laughs at something that they said at council (2)\",\"They bring an advantage back from a journey (4)\",\"They find a clue to an idol (3)\",\"They play an extra vote (4)\",\"They find an advantage at camp (5)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Celia Marchetti\",\"points\":14,\"lines\":[\"They let the fire of the camp go out (-1)\",\"They bring an advantage back from a journey (4)\",\"The host laughs at something that they said at council (2)\",\"The episode is named after something that they said (2)\",\"They find a hidden immunity idol (6)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Dashiell Pike\",\"points\":30,\"lines\":[\"They had no vote to cast that night (-2)\",\"Nobody writes down their name (2)\",\"The host laughs at something that they said at council (2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They show their idol to an ally (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"Their tribe comes first in an immunity challenge (4)\",\"They play an extra vote (4)\",\"They find an advantage at camp (5)\",\"The episode is named after something that they said (2)\",\"They find a clue to an idol (3)\",\"They make fire without flint or matches (2)\"]},{\"castaway\":\"Esperanza Luna\",\"points\":14,\"lines\":[\"They make fire without flint or matches (2)\",\"They play an extra vote (4)\",\"They find an advantage at camp (5)\",\"The host laughs at something that they said at council (2)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Finn Aldaine\",\"points\":27,\"lines\":[\"They bring an advantage back from a journey (4)\",\"They play an extra vote (4)\",\"They make fire without flint or matches (2)\",\"The episode is named after something that they said (2)\",\"They write down the name of whoever leaves (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They carve a false idol (3)\",\"They show their idol to an ally (2)\",\"Their tribe wins a reward challenge (3)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Goldie Tran\",\"points\":28,\"lines\":[\"They are treated by the doctors and have to rest (-3)\",\"They find a clue to an idol (3)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They show their idol to an ally (2)\",\"Their tribe comes first in an immunity challenge (4)\",\"The host laughs at something that they said at council (2)\",\"The episode is named after something that they said (2)\",\"Their tribe wins a reward challenge (3)\",\"They carve a false idol (3)\",\"They play an extra vote (4)\",\"Nobody writes down their name (2)\"]},{\"castaway\":\"Hollis Whitcombe\",\"points\":15,\"lines\":[\"The host laughs at something that they said at council (2)\",\"They make fire without flint or matches (2)\",\"Nobody writes down their name (2)\",\"They carve a false idol (3)\",\"They find a hidden immunity idol (6)\"]},{\"castaway\":\"Ines Caldeira\",\"points\":8,\"lines\":[\"They write down the name of somebody who stays (-1)\",\"They make fire without flint or matches (2)\",\"The host laughs at something that they said at council (2)\",\"They bring an advantage back from a journey (4)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Jasper Nyqvist\",\"points\":15,\"lines\":[\"They show their idol to an ally (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They make fire without flint or matches (2)\",\"They play an extra vote (4)\",\"Their tribe wins a reward challenge (3)\"]},{\"castaway\":\"Keoni Palakiko\",\"points\":26,\"lines\":[\"The episode is named after something that they said (2)\",\"They bring an advantage back from a journey (4)\",\"They carve a false idol (3)\",\"They play an extra vote (4)\",\"They find an advantage at camp (5)\",\"The host laughs at something that they said at council (2)\",\"They find a hidden immunity idol (6)\"]},{\"castaway\":\"Lottie Abernathy\",\"points\":30,\"lines\":[\"Their tribe comes first in an immunity challenge (4)\",\"They show their idol to an ally (2)\",\"They bring an advantage back from a journey (4)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They make fire without flint or matches (2)\",\"They carve a false idol (3)\",\"They find a hidden immunity idol (6)\",\"Nobody writes down their name (2)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Marcus Delacroix\",\"points\":16,\"lines\":[\"They let the fire of the camp go out (-1)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They make fire without flint or matches (2)\",\"Their tribe comes first in an immunity challenge (4)\",\"The host laughs at something that they said at council (2)\",\"They show their idol to an ally (2)\",\"Nobody writes down their name (2)\",\"They find a clue to an idol (3)\"]},{\"castaway\":\"Nadia Rahimi\",\"points\":8,\"lines\":[\"They finish the last leg of a challenge that their tribe wins (2)\",\"Their tribe wins a reward challenge (3)\",\"They show their idol to an ally (2)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Osmund Bell\",\"points\":10,\"lines\":[\"They carve a false idol (3)\",\"They bring an advantage back from a journey (4)\",\"They make fire without flint or matches (2)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Priya Venkataraman\",\"points\":7,\"lines\":[\"They finish the last leg of a challenge that their tribe wins (2)\",\"They play an extra vote (4)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Quill Sandoval\",\"points\":18,\"lines\":[\"Their tribe wins a reward challenge (3)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They find a hidden immunity idol (6)\",\"Nobody writes down their name (2)\",\"They play an extra vote (4)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Rosalind Achterberg\",\"points\":30,\"lines\":[\"They write down the name of whoever leaves (2)\",\"They find a clue to an idol (3)\",\"The episode is named after something that they said (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They show their idol to an ally (2)\",\"They bring an advantage back from a journey (4)\",\"Nobody writes down their name (2)\",\"Their tribe wins a reward challenge (3)\",\"They find a hidden immunity idol (6)\",\"The host laughs at something that they said at council (2)\"]}]"},
{"id":"e72f125d-035e-4a69-83b7-38ba3e4ae42b","at":"2026-11-28T18:45:22.705+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"de7c7821-a911-4922-8a15-caeea3d4a1c4","target_name":"Rosalind Achterberg","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":3}"},
{"id":"b1d41a70-97e2-4126-af5a-7e575cef6a17","at":"2026-11-28T18:45:22.817+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"a44155a1-36d1-4c63-a64a-bb643b761b2a","target_name":"Week 4","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-05T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-28T19:45:15.769Z\"}"},
{"id":"d3fdd34a-45f3-45ed-b513-f04235803b17","at":"2026-11-28T18:45:22.817+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"f3ab490a-a170-46c4-af8c-a9a1a970b605","target_name":"Week 3","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"f35e7ecb-70b8-476a-a3d2-cf8c3389c1de","at":"2026-11-28T18:45:23.447+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"a44155a1-36d1-4c63-a64a-bb643b761b2a","target_name":"Week 4","before_json":"{\"picksCloseAt\":\"2026-11-28T19:45:15.769Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-12T01:00:00.000Z\"}"},
{"id":"a5ae64e8-7264-41b1-b225-01b8bacbf215","at":"2026-11-28T18:45:23.651+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"points.tallied","target_type":"week","target_id":"4","target_name":"Week 4","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null,\"lines\":[]},{\"castaway\":\"Bram Okafor\",\"points\":null,\"lines\":[]},{\"castaway\":\"Celia Marchetti\",\"points\":null,\"lines\":[]},{\"castaway\":\"Dashiell Pike\",\"points\":null,\"lines\":[]},{\"castaway\":\"Esperanza Luna\",\"points\":null,\"lines\":[]},{\"castaway\":\"Finn Aldaine\",\"points\":null,\"lines\":[]},{\"castaway\":\"Goldie Tran\",\"points\":null,\"lines\":[]},{\"castaway\":\"Hollis Whitcombe\",\"points\":null,\"lines\":[]},{\"castaway\":\"Ines Caldeira\",\"points\":null,\"lines\":[]},{\"castaway\":\"Jasper Nyqvist\",\"points\":null,\"lines\":[]},{\"castaway\":\"Keoni Palakiko\",\"points\":null,\"lines\":[]},{\"castaway\":\"Lottie Abernathy\",\"points\":null,\"lines\":[]},{\"castaway\":\"Marcus Delacroix\",\"points\":null,\"lines\":[]},{\"castaway\":\"Nadia Rahimi\",\"points\":null,\"lines\":[]},{\"castaway\":\"Osmund Bell\",\"points\":null,\"lines\":[]},{\"castaway\":\"Priya Venkataraman\",\"points\":null,\"lines\":[]},{\"castaway\":\"Quill Sandoval\",\"points\":null,\"lines\":[]}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":13,\"lines\":[\"They make fire without flint or matches (2)\",\"They bring an advantage back from a journey (4)\",\"Nobody writes down their name (2)\",\"The episode is named after something that they said (2)\",\"They find a clue to an idol (3)\"]},{\"castaway\":\"Bram Okafor\",\"points\":11,\"lines\":[\"They find an advantage at camp (5)\",\"They find a hidden immunity idol (6)\"]},{\"castaway\":\"Celia Marchetti\",\"points\":4,\"lines\":[\"The host laughs at something that they said at council (2)\",\"They show their idol to an ally (2)\"]},{\"castaway\":\"Dashiell Pike\",\"points\":9,\"lines\":[\"They write down the name of somebody who stays (-1)\",\"The host laughs at something that they said at council (2)\",\"They find a hidden immunity idol (6)\",\"They finish the last leg of a challenge that their tribe wins (2)\"]},{\"castaway\":\"Esperanza Luna\",\"points\":18,\"lines\":[\"They bring an advantage back from a journey (4)\",\"Their tribe wins a reward challenge (3)\",\"They play an extra vote (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They find an advantage at camp (5)\"]},{\"castaway\":\"Finn Aldaine\",\"points\":25,\"lines\":[\"Their tribe comes first in an immunity challenge (4)\",\"They carve a false idol (3)\",\"They find an advantage at camp (5)\",\"Nobody writes down their name (2)\",\"They play an extra vote (4)\",\"They find a hidden immunity idol (6)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Goldie Tran\",\"points\":23,\"lines\":[\"They write down the name of whoever leaves (2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"The host laughs at something that they said at council (2)\",\"They show their idol to an ally (2)\",\"They find an advantage at camp (5)\",\"They bring an advantage back from a journey (4)\",\"Nobody writes down their name (2)\",\"They carve a false idol (3)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Hollis Whitcombe\",\"points\":1,\"lines\":[\"They let the fire of the camp go out (-1)\",\"The episode is named after something that they said (2)\"]},{\"castaway\":\"Ines Caldeira\",\"points\":24,\"lines\":[\"They write down the name of somebody who stays (-1)\",\"They find a clue to an idol (3)\",\"They make fire without flint or matches (2)\",\"Nobody writes down their name (2)\",\"They play an extra vote (4)\",\"They carve a false idol (3)\",\"The episode is named after something that they said (2)\",\"They write down the name of whoever leaves (2)\",\"Their tribe comes first in an immunity challenge (4)\",\"Their tribe wins a reward challenge (3)\"]},{\"castaway\":\"Jasper Nyqvist\",\"points\":5,\"lines\":[\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Keoni Palakiko\",\"points\":7,\"lines\":[\"They show their idol to an ally (2)\",\"They find a clue to an idol (3)\",\"They make fire without flint or matches (2)\"]},{\"castaway\":\"Lottie Abernathy\",\"points\":8,\"lines\":[\"They find a hidden immunity idol (6)\",\"Nobody writes down their name (2)\"]},{\"castaway\":\"Marcus Delacroix\",\"points\":8,\"lines\":[\"They bring an advantage back from a journey (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They make fire without flint or matches (2)\"]},{\"castaway\":\"Nadia Rahimi\",\"points\":25,\"lines\":[\"The episode is named after something that they said (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They show their idol to an ally (2)\",\"Nobody writes down their name (2)\",\"They write down the name of whoever leaves (2)\",\"Their tribe comes first in an immunity challenge (4)\",\"Their tribe wins a reward challenge (3)\",\"They find an advantage at camp (5)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Osmund Bell\",\"points\":26,\"lines\":[\"Their tribe comes first in an immunity challenge (4)\",\"The episode is named after something that they said (2)\",\"Their tribe wins a reward challenge (3)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They make fire without flint or matches (2)\",\"The host laughs at something that they said at council (2)\",\"They write down the name of whoever leaves (2)\",\"They play an extra vote (4)\",\"They find a clue to an idol (3)\"]},{\"castaway\":\"Priya Venkataraman\",\"points\":19,\"lines\":[\"They are treated by the doctors and have to rest (-3)\",\"Nobody writes down their name (2)\",\"Their tribe wins a reward challenge (3)\",\"They write down the name of whoever leaves (2)\",\"They bring an advantage back from a journey (4)\",\"They find a clue to an idol (3)\",\"The episode is named after something that they said (2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"Their tribe comes first in an immunity challenge (4)\"]},{\"castaway\":\"Quill Sandoval\",\"points\":6,\"lines\":[\"Nobody writes down their name (2)\",\"They make fire without flint or matches (2)\",\"The episode is named after something that they said (2)\"]}]"},
{"id":"fd622131-f8e0-42d5-b94a-352ca1273f4b","at":"2026-11-28T18:45:23.795+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"c8eb654b-8c91-428e-8f0c-e665ce99ce12","target_name":"Finn Aldaine","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":4}"},
{"id":"706f62bd-9d1a-42e4-8ce2-424107849d8b","at":"2026-11-28T18:45:23.889+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"a44155a1-36d1-4c63-a64a-bb643b761b2a","target_name":"Week 4","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"85080729-f4dd-4acd-bfd9-75edcefb026a","at":"2026-11-28T18:45:23.889+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"63aa5a11-a43f-4171-88b6-0cad38c4277d","target_name":"Week 5","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-12T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-28T19:45:15.769Z\"}"},
{"id":"53593a0a-33bb-4a33-86bd-9b071fc46663","at":"2026-11-28T18:45:24.397+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"63aa5a11-a43f-4171-88b6-0cad38c4277d","target_name":"Week 5","before_json":"{\"picksCloseAt\":\"2026-11-28T19:45:15.769Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-19T01:00:00.000Z\"}"},
{"id":"83376c1c-8d07-4fd8-afb8-2cf5b8601f8b","at":"2026-11-28T18:45:24.539+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"points.tallied","target_type":"week","target_id":"5","target_name":"Week 5","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null,\"lines\":[]},{\"castaway\":\"Bram Okafor\",\"points\":null,\"lines\":[]},{\"castaway\":\"Celia Marchetti\",\"points\":null,\"lines\":[]},{\"castaway\":\"Dashiell Pike\",\"points\":null,\"lines\":[]},{\"castaway\":\"Esperanza Luna\",\"points\":null,\"lines\":[]},{\"castaway\":\"Goldie Tran\",\"points\":null,\"lines\":[]},{\"castaway\":\"Hollis Whitcombe\",\"points\":null,\"lines\":[]},{\"castaway\":\"Ines Caldeira\",\"points\":null,\"lines\":[]},{\"castaway\":\"Jasper Nyqvist\",\"points\":null,\"lines\":[]},{\"castaway\":\"Keoni Palakiko\",\"points\":null,\"lines\":[]},{\"castaway\":\"Lottie Abernathy\",\"points\":null,\"lines\":[]},{\"castaway\":\"Marcus Delacroix\",\"points\":null,\"lines\":[]},{\"castaway\":\"Nadia Rahimi\",\"points\":null,\"lines\":[]},{\"castaway\":\"Osmund Bell\",\"points\":null,\"lines\":[]},{\"castaway\":\"Priya Venkataraman\",\"points\":null,\"lines\":[]},{\"castaway\":\"Quill Sandoval\",\"points\":null,\"lines\":[]}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":1,\"lines\":[\"They have the first words of the episode (1)\"]},{\"castaway\":\"Bram Okafor\",\"points\":2,\"lines\":[\"They catch a fish, a crab or anything else that feeds the tribe (2)\"]},{\"castaway\":\"Celia Marchetti\",\"points\":20,\"lines\":[\"Nobody writes down their name (2)\",\"They find an advantage at camp (5)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They bring an advantage back from a journey (4)\",\"The episode is named after something that they said (2)\",\"The host laughs at something that they said at council (2)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Dashiell Pike\",\"points\":29,\"lines\":[\"They write down the name of somebody who stays (-1)\",\"Their tribe wins a reward challenge (3)\",\"They find an advantage at camp (5)\",\"They carve a false idol (3)\",\"They bring an advantage back from a journey (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"The episode is named after something that they said (2)\",\"They play an extra vote (4)\",\"They make fire without flint or matches (2)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Esperanza Luna\",\"points\":27,\"lines\":[\"Their tribe wins a reward challenge (3)\",\"They find a clue to an idol (3)\",\"They find a hidden immunity idol (6)\",\"The episode is named after something that they said (2)\",\"They write down the name of whoever leaves (2)\",\"They find an advantage at camp (5)\",\"Their tribe comes first in an immunity challenge (4)\",\"They make fire without flint or matches (2)\"]},{\"castaway\":\"Goldie Tran\",\"points\":4,\"lines\":[\"They let the fire of the camp go out (-1)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Hollis Whitcombe\",\"points\":24,\"lines\":[\"They play an extra vote (4)\",\"They find an advantage at camp (5)\",\"They write down the name of whoever leaves (2)\",\"They find a hidden immunity idol (6)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"The episode is named after something that they said (2)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Ines Caldeira\",\"points\":21,\"lines\":[\"They find a clue to an idol (3)\",\"They find an advantage at camp (5)\",\"The episode is named after something that they said (2)\",\"Their tribe comes first in an immunity challenge (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They bring an advantage back from a journey (4)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Jasper Nyqvist\",\"points\":9,\"lines\":[\"They write down the name of somebody who stays (-1)\",\"They find a hidden immunity idol (6)\",\"Their tribe comes first in an immunity challenge (4)\"]},{\"castaway\":\"Keoni Palakiko\",\"points\":27,\"lines\":[\"They find a clue to an idol (3)\",\"Their tribe comes first in an immunity challenge (4)\",\"They write down the name of whoever leaves (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They bring an advantage back from a journey (4)\",\"They make fire without flint or matches (2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"Their tribe wins a reward challenge (3)\",\"They carve a false idol (3)\"]},{\"castaway\":\"Lottie Abernathy\",\"points\":6,\"lines\":[\"They find an advantage at camp (5)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Marcus Delacroix\",\"points\":28,\"lines\":[\"They let the fire of the camp go out (-1)\",\"They play an extra vote (4)\",\"Their tribe wins a reward challenge (3)\",\"The host laughs at something that they said at council (2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They find an advantage at camp (5)\",\"They bring an advantage back from a journey (4)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They make fire without flint or matches (2)\",\"They find a clue to an idol (3)\"]},{\"castaway\":\"Nadia Rahimi\",\"points\":20,\"lines\":[\"They write down the name of whoever leaves (2)\",\"They find an advantage at camp (5)\",\"Their tribe comes first in an immunity challenge (4)\",\"They bring an advantage back from a journey (4)\",\"They find a clue to an idol (3)\",\"They make fire without flint or matches (2)\"]},{\"castaway\":\"Osmund Bell\",\"points\":21,\"lines\":[\"Their tribe wins a reward challenge (3)\",\"They play an extra vote (4)\",\"The host laughs at something that they said at council (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They show their idol to an ally (2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They write down the name of whoever leaves (2)\",\"The episode is named after something that they said (2)\"]},{\"castaway\":\"Priya Venkataraman\",\"points\":2,\"lines\":[\"They had no vote to cast that night (-2)\",\"They carve a false idol (3)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Quill Sandoval\",\"points\":29,\"lines\":[\"They play an extra vote (4)\",\"The host laughs at something that they said at council (2)\",\"They carve a false idol (3)\",\"The episode is named after something that they said (2)\",\"They bring an advantage back from a journey (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"Their tribe comes first in an immunity challenge (4)\",\"Their tribe wins a reward challenge (3)\",\"They find a clue to an idol (3)\",\"Nobody writes down their name (2)\"]}]"},
{"id":"d950cd39-59c1-42e4-bef5-9d2baaa6a302","at":"2026-11-28T18:45:24.669+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"1f97840c-9a65-4cee-a6d4-11cded2e957b","target_name":"Lottie Abernathy","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":5}"},
{"id":"910a232d-1fdf-4a43-93d7-0e38e77f50e5","at":"2026-11-28T18:45:24.752+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"f66336eb-6e70-4af7-a0bb-4b4212718d68","target_name":"Week 6","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-19T17:00:00.000Z\",\"picksCloseAt\":\"2026-11-28T19:45:15.769Z\"}"},
{"id":"9c6f7020-b5e1-4edb-830f-4560d95b168b","at":"2026-11-28T18:45:24.752+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"63aa5a11-a43f-4171-88b6-0cad38c4277d","target_name":"Week 5","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"60d52d28-a151-4d1f-9f1b-4a16b7164ed2","at":"2026-11-28T18:45:25.251+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"f66336eb-6e70-4af7-a0bb-4b4212718d68","target_name":"Week 6","before_json":"{\"picksCloseAt\":\"2026-11-28T19:45:15.769Z\"}","after_json":"{\"picksCloseAt\":\"2026-11-26T01:00:00.000Z\"}"},
{"id":"8d37a261-8372-4030-af7c-66d43d0774f5","at":"2026-11-28T18:45:26.385+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"points.tallied","target_type":"week","target_id":"6","target_name":"Week 6","before_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":null,\"lines\":[]},{\"castaway\":\"Bram Okafor\",\"points\":null,\"lines\":[]},{\"castaway\":\"Celia Marchetti\",\"points\":null,\"lines\":[]},{\"castaway\":\"Dashiell Pike\",\"points\":null,\"lines\":[]},{\"castaway\":\"Esperanza Luna\",\"points\":null,\"lines\":[]},{\"castaway\":\"Goldie Tran\",\"points\":null,\"lines\":[]},{\"castaway\":\"Hollis Whitcombe\",\"points\":null,\"lines\":[]},{\"castaway\":\"Ines Caldeira\",\"points\":null,\"lines\":[]},{\"castaway\":\"Jasper Nyqvist\",\"points\":null,\"lines\":[]},{\"castaway\":\"Keoni Palakiko\",\"points\":null,\"lines\":[]},{\"castaway\":\"Marcus Delacroix\",\"points\":null,\"lines\":[]},{\"castaway\":\"Nadia Rahimi\",\"points\":null,\"lines\":[]},{\"castaway\":\"Osmund Bell\",\"points\":null,\"lines\":[]},{\"castaway\":\"Priya Venkataraman\",\"points\":null,\"lines\":[]},{\"castaway\":\"Quill Sandoval\",\"points\":null,\"lines\":[]}]","after_json":"[{\"castaway\":\"Anouk Verhoeven\",\"points\":9,\"lines\":[\"They find an advantage at camp (5)\",\"They play an extra vote (4)\"]},{\"castaway\":\"Bram Okafor\",\"points\":29,\"lines\":[\"They find a hidden immunity idol (6)\",\"The host laughs at something that they said at council (2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They play an extra vote (4)\",\"They write down the name of whoever leaves (2)\",\"They find a clue to an idol (3)\",\"They show their idol to an ally (2)\",\"Their tribe wins a reward challenge (3)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Celia Marchetti\",\"points\":3,\"lines\":[\"They carve a false idol (3)\"]},{\"castaway\":\"Dashiell Pike\",\"points\":0,\"lines\":[\"They had no vote to cast that night (-2)\",\"The host laughs at something that they said at council (2)\"]},{\"castaway\":\"Esperanza Luna\",\"points\":11,\"lines\":[\"They show their idol to an ally (2)\",\"They find a clue to an idol (3)\",\"The host laughs at something that they said at council (2)\",\"They write down the name of whoever leaves (2)\",\"They catch a fish, a crab or anything else that feeds the tribe (2)\"]},{\"castaway\":\"Goldie Tran\",\"points\":16,\"lines\":[\"They had no vote to cast that night (-2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They make fire without flint or matches (2)\",\"They carve a false idol (3)\",\"Nobody writes down their name (2)\",\"They write down the name of whoever leaves (2)\",\"The host laughs at something that they said at council (2)\",\"They find a clue to an idol (3)\",\"They catch a fish, a crab or anything else that feeds the tribe (2)\"]},{\"castaway\":\"Hollis Whitcombe\",\"points\":9,\"lines\":[\"They find a hidden immunity idol (6)\",\"The episode is named after something that they said (2)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Ines Caldeira\",\"points\":16,\"lines\":[\"They write down the name of somebody who stays (-1)\",\"They bring an advantage back from a journey (4)\",\"They write down the name of whoever leaves (2)\",\"Nobody writes down their name (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They find an advantage at camp (5)\"]},{\"castaway\":\"Jasper Nyqvist\",\"points\":26,\"lines\":[\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They find a hidden immunity idol (6)\",\"They show their idol to an ally (2)\",\"Nobody writes down their name (2)\",\"They bring an advantage back from a journey (4)\",\"The host laughs at something that they said at council (2)\",\"They write down the name of whoever leaves (2)\",\"They play an extra vote (4)\"]},{\"castaway\":\"Keoni Palakiko\",\"points\":23,\"lines\":[\"They make fire without flint or matches (2)\",\"They bring an advantage back from a journey (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"Nobody writes down their name (2)\",\"The episode is named after something that they said (2)\",\"The host laughs at something that they said at council (2)\",\"Their tribe comes first in an immunity challenge (4)\",\"They find a clue to an idol (3)\",\"They write down the name of whoever leaves (2)\"]},{\"castaway\":\"Marcus Delacroix\",\"points\":25,\"lines\":[\"They let the fire of the camp go out (-1)\",\"Their tribe wins a reward challenge (3)\",\"They find an advantage at camp (5)\",\"The episode is named after something that they said (2)\",\"They play an extra vote (4)\",\"They find a clue to an idol (3)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They show their idol to an ally (2)\",\"Nobody writes down their name (2)\",\"They have the last confessional before the council (1)\"]},{\"castaway\":\"Nadia Rahimi\",\"points\":10,\"lines\":[\"They make fire without flint or matches (2)\",\"They bring an advantage back from a journey (4)\",\"They find a clue to an idol (3)\",\"A second look at the tape: first over the line (1)\"]},{\"castaway\":\"Osmund Bell\",\"points\":29,\"lines\":[\"They had no vote to cast that night (-2)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"Their tribe comes first in an immunity challenge (4)\",\"They make fire without flint or matches (2)\",\"They show their idol to an ally (2)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They write down the name of whoever leaves (2)\",\"They find an advantage at camp (5)\",\"They bring an advantage back from a journey (4)\",\"They find a clue to an idol (3)\",\"They carve a false idol (3)\"]},{\"castaway\":\"Priya Venkataraman\",\"points\":13,\"lines\":[\"They had no vote to cast that night (-2)\",\"The host laughs at something that they said at council (2)\",\"Their tribe wins a reward challenge (3)\",\"They catch a fish, a crab or anything else that feeds the tribe × 2 (4)\",\"They show their idol to an ally (2)\",\"They find a clue to an idol (3)\",\"They have the first words of the episode (1)\"]},{\"castaway\":\"Quill Sandoval\",\"points\":18,\"lines\":[\"They had no vote to cast that night (-2)\",\"They play an extra vote (4)\",\"The host laughs at something that they said at council (2)\",\"They show their idol to an ally (2)\",\"Their tribe wins a reward challenge (3)\",\"Their tribe comes first in an immunity challenge (4)\",\"They finish the last leg of a challenge that their tribe wins (2)\",\"They write down the name of whoever leaves (2)\",\"A second look at the tape: first over the line (1)\"]}]"},
{"id":"2b17a36f-0b92-4d0f-b061-2f2fd48dfffd","at":"2026-11-28T18:45:26.524+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"castaway.eliminated","target_type":"castaway","target_id":"b917b20a-55dc-45a7-b968-82891a2b0aaa","target_name":"Goldie Tran","before_json":"{\"eliminated\":false,\"eliminatedInWeek\":null}","after_json":"{\"eliminated\":true,\"eliminatedInWeek\":6}"},
{"id":"6e8ebac9-8117-443c-a30b-532dddbf4934","at":"2026-11-28T18:45:26.588+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"points.made-final","target_type":"week","target_id":"3","target_name":"Week 3","before_json":"{\"final\":false}","after_json":"{\"final\":true}"},
{"id":"1ad7e71b-a7e7-4a25-b282-9fb47335d9d3","at":"2026-11-28T18:45:26.659+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"points.made-final","target_type":"week","target_id":"4","target_name":"Week 4","before_json":"{\"final\":false}","after_json":"{\"final\":true}"},
{"id":"9e0b25be-065b-458d-9dc9-b952cdc755c9","at":"2026-11-28T18:45:26.744+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"points.made-final","target_type":"week","target_id":"5","target_name":"Week 5","before_json":"{\"final\":false}","after_json":"{\"final\":true}"},
{"id":"1029b562-2799-4d99-9f72-d85646298246","at":"2026-11-28T18:45:26.829+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"week.created","target_type":"week","target_id":"06873bae-068b-417f-9a29-a3f4fd630848","target_name":"Week 7","before_json":"","after_json":"{\"isActive\":true,\"picksOpenAt\":\"2026-11-26T17:00:00.000Z\",\"picksCloseAt\":\"2026-12-03T01:00:00.000Z\"}"},
{"id":"70ae4204-06eb-4dc5-859a-45f9e6b74bf3","at":"2026-11-28T18:45:26.829+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"week.updated","target_type":"week","target_id":"f66336eb-6e70-4af7-a0bb-4b4212718d68","target_name":"Week 6","before_json":"{\"isActive\":true}","after_json":"{\"isActive\":false}"},
{"id":"174bc467-2e4d-4154-82d3-d2fa93fba2ca","at":"2026-11-28T18:45:31.063+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"announcement.created","target_type":"announcement","target_id":"a6c6f34a-f379-4a29-9b0d-0aac43192280","target_name":"Welcome to the season","before_json":"","after_json":"{\"title\":\"Welcome to the season\",\"body\":\"Rankings are in, the draft is done, and thirteen episodes lie ahead. Good luck, everybody!\",\"expiresAt\":null}"},
{"id":"bb7236db-9dbb-4104-b4bf-0da945624517","at":"2026-11-28T18:45:31.104+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"announcement.created","target_type":"announcement","target_id":"80bdc795-267f-47fb-8758-150d19a9ab5c","target_name":"The tribes have been shuffled","before_json":"","after_json":"{\"title\":\"The tribes have been shuffled\",\"body\":\"New buffs, new camps, same torches. Have a look at your castaways before you pick this week.\",\"expiresAt\":null}"},
{"id":"f02be0c3-2a0b-4524-9c4e-9970e40d89d1","at":"2026-11-28T18:45:31.174+00:00","actor_id":"2297e252-728b-45bd-a718-531babcaaf51","actor_name":"League Admin","action":"sms.blast-sent","target_type":"blast","target_id":"c05f0d0a-87ad-4092-b448-03110458020b","target_name":"Hello {name}! Week {week} is open. Pick your castaway before","before_json":"","after_json":"{\"recipients\":8,\"filter\":\"all\",\"message\":\"Hello {name}! Week {week} is open. Pick your castaway before {deadline}.\"}"}
]$rows$);
insert into copied.castaways (id, name, tribe, eliminated) overriding system value select id, name, tribe, eliminated from
json_populate_recordset(null::copied.castaways, $rows$[
{"id":"19faa3fd-224c-4112-8012-4cf22b042908","name":"Anouk Verhoeven","tribe":"Maravu","eliminated":false},
{"id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","name":"Bram Okafor","tribe":"Maravu","eliminated":false},
{"id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","name":"Celia Marchetti","tribe":"Maravu","eliminated":false},
{"id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","name":"Dashiell Pike","tribe":"Maravu","eliminated":false},
{"id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","name":"Esperanza Luna","tribe":"Maravu","eliminated":false},
{"id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","name":"Hollis Whitcombe","tribe":"Tolani","eliminated":false},
{"id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","name":"Ines Caldeira","tribe":"Tolani","eliminated":false},
{"id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","name":"Jasper Nyqvist","tribe":"Tolani","eliminated":false},
{"id":"14c7d707-cf97-4983-b63e-b48dfac532be","name":"Keoni Palakiko","tribe":"Tolani","eliminated":false},
{"id":"b6f646fa-55d8-4d48-beb8-a39db769f0bc","name":"Marcus Delacroix","tribe":"Kesso","eliminated":false},
{"id":"67b24ec5-6df7-432d-94be-12fbf2500c29","name":"Nadia Rahimi","tribe":"Kesso","eliminated":false},
{"id":"66fce23e-f047-423a-ade5-4e1864762ec9","name":"Osmund Bell","tribe":"Kesso","eliminated":false},
{"id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","name":"Priya Venkataraman","tribe":"Kesso","eliminated":false},
{"id":"ab073fbd-3037-4c40-8f4f-8d5725ecc30a","name":"Quill Sandoval","tribe":"Kesso","eliminated":false},
{"id":"de7c7821-a911-4922-8a15-caeea3d4a1c4","name":"Rosalind Achterberg","tribe":"Kesso","eliminated":true},
{"id":"c8eb654b-8c91-428e-8f0c-e665ce99ce12","name":"Finn Aldaine","tribe":"Maravu","eliminated":true},
{"id":"1f97840c-9a65-4cee-a6d4-11cded2e957b","name":"Lottie Abernathy","tribe":"Tolani","eliminated":true},
{"id":"b917b20a-55dc-45a7-b968-82891a2b0aaa","name":"Goldie Tran","tribe":"Tolani","eliminated":true}
]$rows$);
insert into copied.fills (shape, filled_at) overriding system value select shape, filled_at from
json_populate_recordset(null::copied.fills, $rows$[
{"shape":"6682d776","filled_at":"2026-11-28T18:45:15.044094+00:00"}
]$rows$);
insert into copied.picks (id, user_id, week_number, castaway_id, is_auto_selected, submitted_at) overriding system value select id, user_id, week_number, castaway_id, is_auto_selected, submitted_at from
json_populate_recordset(null::copied.picks, $rows$[
{"id":"01a22379-e566-7f36-ab48-e4e513b82985","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","week_number":3,"castaway_id":"1f97840c-9a65-4cee-a6d4-11cded2e957b","is_auto_selected":false,"submitted_at":"2026-10-31T05:21:49.154+00:00"},
{"id":"01a22379-e5b6-715a-9a5f-135b1b51b534","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","week_number":3,"castaway_id":"19faa3fd-224c-4112-8012-4cf22b042908","is_auto_selected":false,"submitted_at":"2026-11-01T19:57:00.831+00:00"},
{"id":"01a22379-e5e3-731f-a150-850046276e72","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","week_number":3,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","is_auto_selected":false,"submitted_at":"2026-10-30T21:26:55.294+00:00"},
{"id":"01a22379-e606-7cc3-b17a-b87379528ab9","user_id":"230516b9-da57-48e7-be16-2405b111d853","week_number":3,"castaway_id":"c8eb654b-8c91-428e-8f0c-e665ce99ce12","is_auto_selected":false,"submitted_at":"2026-11-04T04:47:04.275+00:00"},
{"id":"01a22379-e62c-750f-a7f0-321e74d457a3","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","week_number":3,"castaway_id":"b917b20a-55dc-45a7-b968-82891a2b0aaa","is_auto_selected":false,"submitted_at":"2026-10-31T02:42:57.139+00:00"},
{"id":"01a22379-e654-7e44-bca8-febb91a2e9e2","user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","week_number":3,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","is_auto_selected":false,"submitted_at":"2026-11-03T21:08:02.72+00:00"},
{"id":"01a22379-e680-7b1f-bfc3-dd842a0e4bbc","user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","week_number":3,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","is_auto_selected":false,"submitted_at":"2026-11-03T13:50:51.979+00:00"},
{"id":"01a22379-e6a2-768b-a057-c26f23d68044","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","week_number":3,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","is_auto_selected":false,"submitted_at":"2026-11-04T21:58:51.32+00:00"},
{"id":"01a22379-e6d2-7ed9-868b-83534708728f","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","week_number":3,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","is_auto_selected":false,"submitted_at":"2026-11-01T17:51:39.147+00:00"},
{"id":"01a22379-eb2d-71ac-9366-fafa4b03c4a8","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","week_number":3,"castaway_id":"ab073fbd-3037-4c40-8f4f-8d5725ecc30a","is_auto_selected":true,"submitted_at":"2026-11-05T01:00:02+00:00"},
{"id":"01a22379-eb2d-7e47-9d4b-22ce135ae79a","user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","week_number":3,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","is_auto_selected":true,"submitted_at":"2026-11-05T01:00:02+00:00"},
{"id":"01a22379-eb2d-7fd3-aa9c-959dd27568ef","user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","week_number":3,"castaway_id":"b6f646fa-55d8-4d48-beb8-a39db769f0bc","is_auto_selected":true,"submitted_at":"2026-11-05T01:00:02+00:00"},
{"id":"01a22379-ed7d-7ca9-a176-6b883224e7c5","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","week_number":4,"castaway_id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","is_auto_selected":false,"submitted_at":"2026-11-11T11:37:06.681+00:00"},
{"id":"01a22379-edae-7436-9f69-6ddaa8f62397","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","week_number":4,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","is_auto_selected":false,"submitted_at":"2026-11-09T04:10:50.636+00:00"},
{"id":"01a22379-edd8-7a13-b96b-cd17bd6c14fd","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","week_number":4,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","is_auto_selected":false,"submitted_at":"2026-11-07T14:45:32.062+00:00"},
{"id":"01a22379-edf3-730f-b007-441ec1461798","user_id":"230516b9-da57-48e7-be16-2405b111d853","week_number":4,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","is_auto_selected":false,"submitted_at":"2026-11-08T21:04:42.047+00:00"},
{"id":"01a22379-ee1e-7ded-8e90-7dcc192af6c4","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","week_number":4,"castaway_id":"67b24ec5-6df7-432d-94be-12fbf2500c29","is_auto_selected":false,"submitted_at":"2026-11-06T01:47:42.762+00:00"},
{"id":"01a22379-ee62-7662-b449-5abca8e1e6ff","user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","week_number":4,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","is_auto_selected":false,"submitted_at":"2026-11-10T19:54:10.127+00:00"},
{"id":"01a22379-ee8e-7830-9f82-e2d897702b36","user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","week_number":4,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","is_auto_selected":false,"submitted_at":"2026-11-08T14:38:32.581+00:00"},
{"id":"01a22379-eeba-79a5-a9c4-81c9ab51f84e","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","week_number":4,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","is_auto_selected":false,"submitted_at":"2026-11-09T14:40:47.686+00:00"},
{"id":"01a22379-eee5-7e7d-880b-da12502bffb7","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","week_number":4,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","is_auto_selected":false,"submitted_at":"2026-11-07T11:35:16.728+00:00"},
{"id":"01a22379-ef0a-730d-a38e-13a091260420","user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","week_number":4,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","is_auto_selected":false,"submitted_at":"2026-11-06T16:48:14.176+00:00"},
{"id":"01a22379-ef26-79f1-8a53-428c528668a7","user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","week_number":4,"castaway_id":"1f97840c-9a65-4cee-a6d4-11cded2e957b","is_auto_selected":false,"submitted_at":"2026-11-06T18:06:16.096+00:00"},
{"id":"01a22379-ef51-7847-bc56-433760f07e69","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","week_number":4,"castaway_id":"66fce23e-f047-423a-ade5-4e1864762ec9","is_auto_selected":false,"submitted_at":"2026-11-09T13:32:27.353+00:00"},
{"id":"01a22379-f1a5-7df8-9ea8-8303912b8d1e","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","week_number":5,"castaway_id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","is_auto_selected":false,"submitted_at":"2026-11-17T16:02:35.439+00:00"},
{"id":"01a22379-f1c9-7fbc-a127-af0132044140","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","week_number":5,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","is_auto_selected":false,"submitted_at":"2026-11-16T20:53:32.839+00:00"},
{"id":"01a22379-f1eb-7e99-8f26-619a1a5d2bbb","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","week_number":5,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","is_auto_selected":false,"submitted_at":"2026-11-18T06:49:59.108+00:00"},
{"id":"01a22379-f200-78b0-b27e-fd535f5b8fd0","user_id":"230516b9-da57-48e7-be16-2405b111d853","week_number":5,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","is_auto_selected":false,"submitted_at":"2026-11-15T15:00:08.565+00:00"},
{"id":"01a22379-f227-75a9-9180-ec5cbb141988","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","week_number":5,"castaway_id":"67b24ec5-6df7-432d-94be-12fbf2500c29","is_auto_selected":false,"submitted_at":"2026-11-16T15:42:20.845+00:00"},
{"id":"01a22379-f24a-78fa-a3a1-9b4633c94c27","user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","week_number":5,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","is_auto_selected":false,"submitted_at":"2026-11-16T19:45:57.286+00:00"},
{"id":"01a22379-f26f-7a3a-b099-7d65da52d95b","user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","week_number":5,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","is_auto_selected":false,"submitted_at":"2026-11-14T20:55:48.916+00:00"},
{"id":"01a22379-f28c-72f6-a309-11def6666c68","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","week_number":5,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","is_auto_selected":false,"submitted_at":"2026-11-15T07:52:55.515+00:00"},
{"id":"01a22379-f2ac-702c-94bc-17923ccc8b82","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","week_number":5,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","is_auto_selected":false,"submitted_at":"2026-11-16T04:51:01.048+00:00"},
{"id":"01a22379-f2d4-70fe-ae20-5809cbf7e4b7","user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","week_number":5,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","is_auto_selected":false,"submitted_at":"2026-11-18T09:34:59.46+00:00"},
{"id":"01a22379-f2f0-7ca1-aa7f-eba398352508","user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","week_number":5,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","is_auto_selected":false,"submitted_at":"2026-11-12T18:55:09.298+00:00"},
{"id":"01a22379-f310-7817-a619-53f6b4f9ea74","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","week_number":5,"castaway_id":"66fce23e-f047-423a-ade5-4e1864762ec9","is_auto_selected":false,"submitted_at":"2026-11-13T20:18:16.018+00:00"},
{"id":"01a22379-f4f8-70d6-8caf-7fcf19202fce","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","week_number":6,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","is_auto_selected":false,"submitted_at":"2026-11-20T20:51:52.323+00:00"},
{"id":"01a22379-f516-7027-a996-1c39998a3b5f","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","week_number":6,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","is_auto_selected":false,"submitted_at":"2026-11-25T02:40:53.63+00:00"},
{"id":"01a22379-f547-761e-ad60-14ba1d1a6db5","user_id":"230516b9-da57-48e7-be16-2405b111d853","week_number":6,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","is_auto_selected":false,"submitted_at":"2026-11-23T17:27:45.135+00:00"},
{"id":"01a22379-f568-71b2-8092-f4ef050ea085","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","week_number":6,"castaway_id":"b917b20a-55dc-45a7-b968-82891a2b0aaa","is_auto_selected":false,"submitted_at":"2026-11-20T16:30:14.396+00:00"},
{"id":"01a22379-f595-7c79-ba7b-b3119d79b95b","user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","week_number":6,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","is_auto_selected":false,"submitted_at":"2026-11-22T22:16:32.815+00:00"},
{"id":"01a22379-f5ca-7065-93b2-4857d54ecb91","user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","week_number":6,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","is_auto_selected":false,"submitted_at":"2026-11-24T17:40:21.647+00:00"},
{"id":"01a22379-f5e8-7f35-adff-363b884edf8e","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","week_number":6,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","is_auto_selected":false,"submitted_at":"2026-11-25T10:49:31.185+00:00"},
{"id":"01a22379-f603-7745-8207-aaf592061321","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","week_number":6,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","is_auto_selected":false,"submitted_at":"2026-11-25T13:57:43.594+00:00"},
{"id":"01a22379-f620-7be6-987e-3477f78eb604","user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","week_number":6,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","is_auto_selected":false,"submitted_at":"2026-11-21T14:05:33.995+00:00"},
{"id":"01a22379-f646-7424-8a48-57fe1d66d34a","user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","week_number":6,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","is_auto_selected":false,"submitted_at":"2026-11-24T17:09:56.495+00:00"},
{"id":"01a22379-f66a-7f8f-ae04-a637bc5d8e61","user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","week_number":6,"castaway_id":"ab073fbd-3037-4c40-8f4f-8d5725ecc30a","is_auto_selected":false,"submitted_at":"2026-11-20T06:40:11.823+00:00"},
{"id":"01a22379-faa8-730d-a300-9f2a17f94af9","user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","week_number":6,"castaway_id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","is_auto_selected":true,"submitted_at":"2026-11-26T01:00:02+00:00"},
{"id":"01a22379-fd26-75e9-b96a-c4b488128033","user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","week_number":7,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","is_auto_selected":false,"submitted_at":"2026-11-27T16:41:05.009+00:00"},
{"id":"01a22379-fd49-7b81-8b63-0890399f4474","user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","week_number":7,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","is_auto_selected":false,"submitted_at":"2026-11-28T03:12:39.671+00:00"},
{"id":"01a22379-fd63-7401-85bc-000dede20f95","user_id":"230516b9-da57-48e7-be16-2405b111d853","week_number":7,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","is_auto_selected":false,"submitted_at":"2026-11-28T00:16:35.26+00:00"},
{"id":"01a22379-fd81-73e5-9c96-3a20fbba3594","user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","week_number":7,"castaway_id":"67b24ec5-6df7-432d-94be-12fbf2500c29","is_auto_selected":false,"submitted_at":"2026-11-26T21:48:13.203+00:00"},
{"id":"01a22379-fd9c-77f8-9dd8-01b9c3698a98","user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","week_number":7,"castaway_id":"14c7d707-cf97-4983-b63e-b48dfac532be","is_auto_selected":false,"submitted_at":"2026-11-27T05:16:43.697+00:00"},
{"id":"01a22379-fdb7-716a-8cec-c026d27eb365","user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","week_number":7,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","is_auto_selected":false,"submitted_at":"2026-11-28T08:59:24.731+00:00"},
{"id":"01a22379-fde2-78c8-8d55-77506fb501e8","user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","week_number":7,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","is_auto_selected":false,"submitted_at":"2026-11-27T05:20:58.921+00:00"},
{"id":"01a22379-fe20-7c48-9e8c-7b3cf0cbdae9","user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","week_number":7,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","is_auto_selected":false,"submitted_at":"2026-11-27T19:12:39.918+00:00"},
{"id":"01a22379-fe50-7a04-8b1e-d32bbf24a7ad","user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","week_number":7,"castaway_id":"b6f646fa-55d8-4d48-beb8-a39db769f0bc","is_auto_selected":false,"submitted_at":"2026-11-27T11:20:07.862+00:00"},
{"id":"01a22379-fe72-7861-ba2d-7078a4e627de","user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","week_number":7,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","is_auto_selected":false,"submitted_at":"2026-11-27T15:59:27.431+00:00"}
]$rows$);
insert into copied.rosters (user_id, rankings_submitted_at, castaway_ids) overriding system value select user_id, rankings_submitted_at, castaway_ids from
json_populate_recordset(null::copied.rosters, $rows$[
{"user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","rankings_submitted_at":"2026-11-28T18:45:19.976+00:00","castaway_ids":["de7c7821-a911-4922-8a15-caeea3d4a1c4","cf6d532d-4b86-451e-aca5-e05ef2ba0c05"]},
{"user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","rankings_submitted_at":"2026-11-28T18:45:19.775+00:00","castaway_ids":["14c7d707-cf97-4983-b63e-b48dfac532be","e1b1e6b3-7f0f-4613-8308-60c226d00b65"]},
{"user_id":"230516b9-da57-48e7-be16-2405b111d853","rankings_submitted_at":"2026-11-28T18:45:19.601+00:00","castaway_ids":["f740bbc2-41d8-429f-ad47-f11ba25e10b3","c8eb654b-8c91-428e-8f0c-e665ce99ce12"]},
{"user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","rankings_submitted_at":"2026-11-28T18:45:19.302+00:00","castaway_ids":["1f97840c-9a65-4cee-a6d4-11cded2e957b","ff03ff77-af5f-45a8-977e-4204d6ef91f6"]},
{"user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","rankings_submitted_at":"2026-11-28T18:45:19.692+00:00","castaway_ids":["67b24ec5-6df7-432d-94be-12fbf2500c29","b917b20a-55dc-45a7-b968-82891a2b0aaa"]},
{"user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","rankings_submitted_at":"2026-11-28T18:45:20.069+00:00","castaway_ids":["c8eb654b-8c91-428e-8f0c-e665ce99ce12","9231e5c4-92db-423e-9b8e-4c3d9db9c849"]},
{"user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","rankings_submitted_at":"2026-11-28T18:45:20.228+00:00","castaway_ids":["adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","1f97840c-9a65-4cee-a6d4-11cded2e957b"]},
{"user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","rankings_submitted_at":"2026-11-28T18:45:19.425+00:00","castaway_ids":["19faa3fd-224c-4112-8012-4cf22b042908","111c2084-bf55-4c44-bbf2-3653a02e9dfc"]},
{"user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","rankings_submitted_at":"2026-11-28T18:45:20.144+00:00","castaway_ids":["b6f646fa-55d8-4d48-beb8-a39db769f0bc","111c2084-bf55-4c44-bbf2-3653a02e9dfc"]},
{"user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","rankings_submitted_at":"2026-11-28T18:45:19.5+00:00","castaway_ids":["9231e5c4-92db-423e-9b8e-4c3d9db9c849","5e5a479c-cfbb-4c9f-97b9-44174105df0d"]},
{"user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","rankings_submitted_at":"2026-11-28T18:45:19.876+00:00","castaway_ids":["5e5a479c-cfbb-4c9f-97b9-44174105df0d","adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5"]},
{"user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","rankings_submitted_at":"2026-11-28T18:45:20.284+00:00","castaway_ids":["ab073fbd-3037-4c40-8f4f-8d5725ecc30a","66fce23e-f047-423a-ade5-4e1864762ec9"]}
]$rows$);
insert into copied.scored_weeks (week_number, points) overriding system value select week_number, points from
json_populate_recordset(null::copied.scored_weeks, $rows$[
{"week_number":3,"points":[{"points": 20, "castawayId": "19faa3fd-224c-4112-8012-4cf22b042908"}, {"points": 23, "castawayId": "111c2084-bf55-4c44-bbf2-3653a02e9dfc"}, {"points": 14, "castawayId": "cf6d532d-4b86-451e-aca5-e05ef2ba0c05"}, {"points": 30, "castawayId": "ff03ff77-af5f-45a8-977e-4204d6ef91f6"}, {"points": 14, "castawayId": "9231e5c4-92db-423e-9b8e-4c3d9db9c849"}, {"points": 27, "castawayId": "c8eb654b-8c91-428e-8f0c-e665ce99ce12"}, {"points": 28, "castawayId": "b917b20a-55dc-45a7-b968-82891a2b0aaa"}, {"points": 15, "castawayId": "f740bbc2-41d8-429f-ad47-f11ba25e10b3"}, {"points": 8, "castawayId": "5e5a479c-cfbb-4c9f-97b9-44174105df0d"}, {"points": 15, "castawayId": "adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5"}, {"points": 26, "castawayId": "14c7d707-cf97-4983-b63e-b48dfac532be"}, {"points": 30, "castawayId": "1f97840c-9a65-4cee-a6d4-11cded2e957b"}, {"points": 16, "castawayId": "b6f646fa-55d8-4d48-beb8-a39db769f0bc"}, {"points": 8, "castawayId": "67b24ec5-6df7-432d-94be-12fbf2500c29"}, {"points": 10, "castawayId": "66fce23e-f047-423a-ade5-4e1864762ec9"}, {"points": 7, "castawayId": "e1b1e6b3-7f0f-4613-8308-60c226d00b65"}, {"points": 18, "castawayId": "ab073fbd-3037-4c40-8f4f-8d5725ecc30a"}, {"points": 30, "castawayId": "de7c7821-a911-4922-8a15-caeea3d4a1c4"}]},
{"week_number":4,"points":[{"points": 13, "castawayId": "19faa3fd-224c-4112-8012-4cf22b042908"}, {"points": 11, "castawayId": "111c2084-bf55-4c44-bbf2-3653a02e9dfc"}, {"points": 4, "castawayId": "cf6d532d-4b86-451e-aca5-e05ef2ba0c05"}, {"points": 9, "castawayId": "ff03ff77-af5f-45a8-977e-4204d6ef91f6"}, {"points": 18, "castawayId": "9231e5c4-92db-423e-9b8e-4c3d9db9c849"}, {"points": 25, "castawayId": "c8eb654b-8c91-428e-8f0c-e665ce99ce12"}, {"points": 23, "castawayId": "b917b20a-55dc-45a7-b968-82891a2b0aaa"}, {"points": 1, "castawayId": "f740bbc2-41d8-429f-ad47-f11ba25e10b3"}, {"points": 24, "castawayId": "5e5a479c-cfbb-4c9f-97b9-44174105df0d"}, {"points": 5, "castawayId": "adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5"}, {"points": 7, "castawayId": "14c7d707-cf97-4983-b63e-b48dfac532be"}, {"points": 8, "castawayId": "1f97840c-9a65-4cee-a6d4-11cded2e957b"}, {"points": 8, "castawayId": "b6f646fa-55d8-4d48-beb8-a39db769f0bc"}, {"points": 25, "castawayId": "67b24ec5-6df7-432d-94be-12fbf2500c29"}, {"points": 26, "castawayId": "66fce23e-f047-423a-ade5-4e1864762ec9"}, {"points": 19, "castawayId": "e1b1e6b3-7f0f-4613-8308-60c226d00b65"}, {"points": 6, "castawayId": "ab073fbd-3037-4c40-8f4f-8d5725ecc30a"}]},
{"week_number":5,"points":[{"points": 1, "castawayId": "19faa3fd-224c-4112-8012-4cf22b042908"}, {"points": 2, "castawayId": "111c2084-bf55-4c44-bbf2-3653a02e9dfc"}, {"points": 20, "castawayId": "cf6d532d-4b86-451e-aca5-e05ef2ba0c05"}, {"points": 29, "castawayId": "ff03ff77-af5f-45a8-977e-4204d6ef91f6"}, {"points": 27, "castawayId": "9231e5c4-92db-423e-9b8e-4c3d9db9c849"}, {"points": 4, "castawayId": "b917b20a-55dc-45a7-b968-82891a2b0aaa"}, {"points": 24, "castawayId": "f740bbc2-41d8-429f-ad47-f11ba25e10b3"}, {"points": 21, "castawayId": "5e5a479c-cfbb-4c9f-97b9-44174105df0d"}, {"points": 9, "castawayId": "adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5"}, {"points": 27, "castawayId": "14c7d707-cf97-4983-b63e-b48dfac532be"}, {"points": 6, "castawayId": "1f97840c-9a65-4cee-a6d4-11cded2e957b"}, {"points": 28, "castawayId": "b6f646fa-55d8-4d48-beb8-a39db769f0bc"}, {"points": 20, "castawayId": "67b24ec5-6df7-432d-94be-12fbf2500c29"}, {"points": 21, "castawayId": "66fce23e-f047-423a-ade5-4e1864762ec9"}, {"points": 2, "castawayId": "e1b1e6b3-7f0f-4613-8308-60c226d00b65"}, {"points": 29, "castawayId": "ab073fbd-3037-4c40-8f4f-8d5725ecc30a"}]},
{"week_number":6,"points":[{"points": 9, "castawayId": "19faa3fd-224c-4112-8012-4cf22b042908"}, {"points": 29, "castawayId": "111c2084-bf55-4c44-bbf2-3653a02e9dfc"}, {"points": 3, "castawayId": "cf6d532d-4b86-451e-aca5-e05ef2ba0c05"}, {"points": 0, "castawayId": "ff03ff77-af5f-45a8-977e-4204d6ef91f6"}, {"points": 11, "castawayId": "9231e5c4-92db-423e-9b8e-4c3d9db9c849"}, {"points": 16, "castawayId": "b917b20a-55dc-45a7-b968-82891a2b0aaa"}, {"points": 9, "castawayId": "f740bbc2-41d8-429f-ad47-f11ba25e10b3"}, {"points": 16, "castawayId": "5e5a479c-cfbb-4c9f-97b9-44174105df0d"}, {"points": 26, "castawayId": "adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5"}, {"points": 23, "castawayId": "14c7d707-cf97-4983-b63e-b48dfac532be"}, {"points": 25, "castawayId": "b6f646fa-55d8-4d48-beb8-a39db769f0bc"}, {"points": 10, "castawayId": "67b24ec5-6df7-432d-94be-12fbf2500c29"}, {"points": 29, "castawayId": "66fce23e-f047-423a-ade5-4e1864762ec9"}, {"points": 13, "castawayId": "e1b1e6b3-7f0f-4613-8308-60c226d00b65"}, {"points": 18, "castawayId": "ab073fbd-3037-4c40-8f4f-8d5725ecc30a"}]}
]$rows$);
insert into copied.season (id, first_pick_week, episodes) overriding system value select id, first_pick_week, episodes from
json_populate_recordset(null::copied.season, $rows$[
{"id":"season","first_pick_week":3,"episodes":13}
]$rows$);
insert into copied.users (id, name, is_admin) overriding system value select id, name, is_admin from
json_populate_recordset(null::copied.users, $rows$[
{"id":"2297e252-728b-45bd-a718-531babcaaf51","name":"League Admin","is_admin":true},
{"id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","name":"Coral Whitfield","is_admin":false},
{"id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","name":"Dune Marlowe","is_admin":false},
{"id":"e57ff98f-d6c3-416f-8c67-14058f3db284","name":"Ember Castellan","is_admin":false},
{"id":"230516b9-da57-48e7-be16-2405b111d853","name":"Fern Okonjo","is_admin":false},
{"id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","name":"Gale Rutherford","is_admin":false},
{"id":"05bfd313-1201-48c6-8da2-146b9cc2d276","name":"Harbor Lindqvist","is_admin":false},
{"id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","name":"Indigo Farrow","is_admin":false},
{"id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","name":"Juniper Vale","is_admin":false},
{"id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","name":"Koa Brightwater","is_admin":false},
{"id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","name":"Lagoon Petrov","is_admin":false},
{"id":"c5debdf7-9841-4326-982a-f0338ef949ae","name":"Maris Delgado","is_admin":false},
{"id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","name":"Nova Tremblay","is_admin":false}
]$rows$);
insert into copied.versions (topic, key, version, previous) overriding system value select topic, key, version, previous from
json_populate_recordset(null::copied.versions, $rows$[
{"topic":"identity.user.v1","key":"2297e252-728b-45bd-a718-531babcaaf51","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"19faa3fd-224c-4112-8012-4cf22b042908","version":1,"previous":null},
{"topic":"league.audit.v1","key":"f0f86dc5-40f8-4501-8c03-e306c785d07f","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","version":1,"previous":null},
{"topic":"league.audit.v1","key":"f20ebb26-7e67-41a8-90e1-f873975c1fa8","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","version":1,"previous":null},
{"topic":"league.audit.v1","key":"1fd038e4-afdc-4e9f-a088-e8449efdb775","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","version":1,"previous":null},
{"topic":"league.audit.v1","key":"7be867af-f091-400b-95e2-d3fad79b66c2","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","version":1,"previous":null},
{"topic":"league.audit.v1","key":"8a6c8fc8-fe92-4510-bc5f-cdd76d24b9a7","version":1,"previous":null},
{"topic":"league.audit.v1","key":"3836f476-9db7-4e08-8187-4b5c05028778","version":1,"previous":null},
{"topic":"league.audit.v1","key":"6a57f9bd-c6f4-40b6-9946-1b588c5c8025","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","version":1,"previous":null},
{"topic":"league.audit.v1","key":"a4466ef5-f326-4314-982b-c9657b079cee","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","version":1,"previous":null},
{"topic":"league.audit.v1","key":"24aa557d-5e76-4ee9-8a84-87d97695436b","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","version":1,"previous":null},
{"topic":"league.audit.v1","key":"2092ffea-ef7f-4a9b-b8d7-35b03084f8fb","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"14c7d707-cf97-4983-b63e-b48dfac532be","version":1,"previous":null},
{"topic":"league.audit.v1","key":"6ab27d8c-c507-4ba3-9743-ae69cc9468e9","version":1,"previous":null},
{"topic":"league.audit.v1","key":"e4c9e5f2-88e3-45a1-b90b-453dfa639f4f","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"b6f646fa-55d8-4d48-beb8-a39db769f0bc","version":1,"previous":null},
{"topic":"league.audit.v1","key":"b7de5209-fd0d-421a-ac5a-d3b6871292e2","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"67b24ec5-6df7-432d-94be-12fbf2500c29","version":1,"previous":null},
{"topic":"league.audit.v1","key":"7d63ba84-1b9c-451e-bc51-6e6ce36d7baa","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"66fce23e-f047-423a-ade5-4e1864762ec9","version":1,"previous":null},
{"topic":"league.audit.v1","key":"d41e5a71-6d1c-4342-aef8-75baf22d2000","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","version":1,"previous":null},
{"topic":"league.audit.v1","key":"00a77955-7435-4197-a480-8db330daf013","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"ab073fbd-3037-4c40-8f4f-8d5725ecc30a","version":1,"previous":null},
{"topic":"league.audit.v1","key":"9bd1e312-e228-4340-bde3-e4526567cba0","version":1,"previous":null},
{"topic":"league.audit.v1","key":"bc200ef3-d610-4f9a-9daf-d957d44b23c9","version":1,"previous":null},
{"topic":"identity.user.v1","key":"05bfd313-1201-48c6-8da2-146b9cc2d276","version":1,"previous":null},
{"topic":"identity.user.v1","key":"f20570a2-54b2-48a3-97ba-305f5699d7b6","version":1,"previous":null},
{"topic":"identity.user.v1","key":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","version":1,"previous":null},
{"topic":"league.audit.v1","key":"2e88afd1-5beb-4026-b91a-e14158c73d3a","version":1,"previous":null},
{"topic":"league.audit.v1","key":"6f927747-792a-41f1-a9d3-6bfd37374138","version":1,"previous":null},
{"topic":"league.roster.v1","key":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","version":2,"previous":1},
{"topic":"league.roster.v1","key":"05bfd313-1201-48c6-8da2-146b9cc2d276","version":2,"previous":1},
{"topic":"league.roster.v1","key":"230516b9-da57-48e7-be16-2405b111d853","version":2,"previous":1},
{"topic":"league.roster.v1","key":"94e3d9a8-78a6-495f-a6a2-8e6158219478","version":2,"previous":1},
{"topic":"league.roster.v1","key":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","version":2,"previous":1},
{"topic":"league.roster.v1","key":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","version":2,"previous":1},
{"topic":"league.roster.v1","key":"c5debdf7-9841-4326-982a-f0338ef949ae","version":2,"previous":1},
{"topic":"league.roster.v1","key":"d336a43d-3994-425a-b4af-5d5087cc0a4b","version":2,"previous":1},
{"topic":"league.roster.v1","key":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","version":2,"previous":1},
{"topic":"league.roster.v1","key":"e57ff98f-d6c3-416f-8c67-14058f3db284","version":2,"previous":1},
{"topic":"league.roster.v1","key":"f20570a2-54b2-48a3-97ba-305f5699d7b6","version":2,"previous":1},
{"topic":"league.roster.v1","key":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","version":2,"previous":1},
{"topic":"league.audit.v1","key":"caf5f3b1-f252-457e-907d-576488a93413","version":1,"previous":null},
{"topic":"league.season.v1","key":"season","version":2,"previous":1},
{"topic":"league.audit.v1","key":"7f43f7e5-c9b7-4087-ba09-c803ebcd9bec","version":1,"previous":null},
{"topic":"league.audit.v1","key":"f062a295-671a-49f0-a991-835c8155e322","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"1f97840c-9a65-4cee-a6d4-11cded2e957b","version":2,"previous":1},
{"topic":"league.audit.v1","key":"0f7d29e9-7959-45e5-bc74-804081e5b40f","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"24603e95-ce7c-4df1-9ad3-5d0c24669c28","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"de7c7821-a911-4922-8a15-caeea3d4a1c4","version":2,"previous":1},
{"topic":"league.audit.v1","key":"e72f125d-035e-4a69-83b7-38ba3e4ae42b","version":1,"previous":null},
{"topic":"league.week.v1","key":"f3ab490a-a170-46c4-af8c-a9a1a970b605","version":3,"previous":2},
{"topic":"league.audit.v1","key":"b1d41a70-97e2-4126-af5a-7e575cef6a17","version":1,"previous":null},
{"topic":"league.castaway.v1","key":"c8eb654b-8c91-428e-8f0c-e665ce99ce12","version":2,"previous":1},
{"topic":"league.week.v1","key":"a44155a1-36d1-4c63-a64a-bb643b761b2a","version":3,"previous":2},
{"topic":"league.castaway.v1","key":"b917b20a-55dc-45a7-b968-82891a2b0aaa","version":2,"previous":1},
{"topic":"scoring.week.v1","key":"3","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-e566-7f36-ab48-e4e513b82985","version":2,"previous":1},
{"topic":"identity.user.v1","key":"d336a43d-3994-425a-b4af-5d5087cc0a4b","version":3,"previous":2},
{"topic":"identity.user.v1","key":"e57ff98f-d6c3-416f-8c67-14058f3db284","version":3,"previous":2},
{"topic":"identity.user.v1","key":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","version":2,"previous":1},
{"topic":"identity.user.v1","key":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","version":3,"previous":2},
{"topic":"identity.user.v1","key":"c5debdf7-9841-4326-982a-f0338ef949ae","version":2,"previous":1},
{"topic":"identity.user.v1","key":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","version":2,"previous":1},
{"topic":"identity.user.v1","key":"230516b9-da57-48e7-be16-2405b111d853","version":3,"previous":2},
{"topic":"league.audit.v1","key":"d3fdd34a-45f3-45ed-b513-f04235803b17","version":1,"previous":null},
{"topic":"league.audit.v1","key":"f35e7ecb-70b8-476a-a3d2-cf8c3389c1de","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"a5ae64e8-7264-41b1-b225-01b8bacbf215","version":1,"previous":null},
{"topic":"league.audit.v1","key":"fd622131-f8e0-42d5-b94a-352ca1273f4b","version":1,"previous":null},
{"topic":"league.audit.v1","key":"706f62bd-9d1a-42e4-8ce2-424107849d8b","version":1,"previous":null},
{"topic":"league.audit.v1","key":"85080729-f4dd-4acd-bfd9-75edcefb026a","version":1,"previous":null},
{"topic":"league.audit.v1","key":"bb7236db-9dbb-4104-b4bf-0da945624517","version":1,"previous":null},
{"topic":"league.audit.v1","key":"53593a0a-33bb-4a33-86bd-9b071fc46663","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"83376c1c-8d07-4fd8-afb8-2cf5b8601f8b","version":1,"previous":null},
{"topic":"league.audit.v1","key":"d950cd39-59c1-42e4-bef5-9d2baaa6a302","version":1,"previous":null},
{"topic":"league.week.v1","key":"63aa5a11-a43f-4171-88b6-0cad38c4277d","version":3,"previous":2},
{"topic":"league.audit.v1","key":"910a232d-1fdf-4a43-93d7-0e38e77f50e5","version":1,"previous":null},
{"topic":"league.audit.v1","key":"9c6f7020-b5e1-4edb-830f-4560d95b168b","version":1,"previous":null},
{"topic":"sms.audit.v1","key":"f02be0c3-2a0b-4524-9c4e-9970e40d89d1","version":1,"previous":null},
{"topic":"league.audit.v1","key":"60d52d28-a151-4d1f-9f1b-4a16b7164ed2","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"6","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"8d37a261-8372-4030-af7c-66d43d0774f5","version":1,"previous":null},
{"topic":"league.audit.v1","key":"2b17a36f-0b92-4d0f-b061-2f2fd48dfffd","version":1,"previous":null},
{"topic":"scoring.audit.v1","key":"6e8ebac9-8117-443c-a30b-532dddbf4934","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"4","version":2,"previous":1},
{"topic":"scoring.audit.v1","key":"1ad7e71b-a7e7-4a25-b282-9fb47335d9d3","version":1,"previous":null},
{"topic":"scoring.week.v1","key":"5","version":2,"previous":1},
{"topic":"scoring.audit.v1","key":"9e0b25be-065b-458d-9dc9-b952cdc755c9","version":1,"previous":null},
{"topic":"league.week.v1","key":"06873bae-068b-417f-9a29-a3f4fd630848","version":1,"previous":null},
{"topic":"league.week.v1","key":"f66336eb-6e70-4af7-a0bb-4b4212718d68","version":3,"previous":2},
{"topic":"league.audit.v1","key":"1029b562-2799-4d99-9f72-d85646298246","version":1,"previous":null},
{"topic":"league.audit.v1","key":"70ae4204-06eb-4dc5-859a-45f9e6b74bf3","version":1,"previous":null},
{"topic":"identity.user.v1","key":"94e3d9a8-78a6-495f-a6a2-8e6158219478","version":3,"previous":2},
{"topic":"identity.user.v1","key":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","version":3,"previous":2},
{"topic":"league.audit.v1","key":"174bc467-2e4d-4154-82d3-d2fa93fba2ca","version":1,"previous":null},
{"topic":"picks.pick.v1","key":"01a22379-e5b6-715a-9a5f-135b1b51b534","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-e5e3-731f-a150-850046276e72","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-e606-7cc3-b17a-b87379528ab9","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-e62c-750f-a7f0-321e74d457a3","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-e654-7e44-bca8-febb91a2e9e2","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-e680-7b1f-bfc3-dd842a0e4bbc","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-e6a2-768b-a057-c26f23d68044","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-e6d2-7ed9-868b-83534708728f","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-eb2d-71ac-9366-fafa4b03c4a8","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-eb2d-7e47-9d4b-22ce135ae79a","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-eb2d-7fd3-aa9c-959dd27568ef","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-ed7d-7ca9-a176-6b883224e7c5","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-edae-7436-9f69-6ddaa8f62397","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-edd8-7a13-b96b-cd17bd6c14fd","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-edf3-730f-b007-441ec1461798","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-ee1e-7ded-8e90-7dcc192af6c4","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-ee62-7662-b449-5abca8e1e6ff","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-ee8e-7830-9f82-e2d897702b36","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-eeba-79a5-a9c4-81c9ab51f84e","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-eee5-7e7d-880b-da12502bffb7","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-ef0a-730d-a38e-13a091260420","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-ef26-79f1-8a53-428c528668a7","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-ef51-7847-bc56-433760f07e69","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f1a5-7df8-9ea8-8303912b8d1e","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f1c9-7fbc-a127-af0132044140","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f1eb-7e99-8f26-619a1a5d2bbb","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f200-78b0-b27e-fd535f5b8fd0","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f227-75a9-9180-ec5cbb141988","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f24a-78fa-a3a1-9b4633c94c27","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f26f-7a3a-b099-7d65da52d95b","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f28c-72f6-a309-11def6666c68","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f2ac-702c-94bc-17923ccc8b82","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f2d4-70fe-ae20-5809cbf7e4b7","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f2f0-7ca1-aa7f-eba398352508","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f310-7817-a619-53f6b4f9ea74","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f4f8-70d6-8caf-7fcf19202fce","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f516-7027-a996-1c39998a3b5f","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f547-761e-ad60-14ba1d1a6db5","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f568-71b2-8092-f4ef050ea085","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f595-7c79-ba7b-b3119d79b95b","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f5ca-7065-93b2-4857d54ecb91","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f5e8-7f35-adff-363b884edf8e","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f603-7745-8207-aaf592061321","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f620-7be6-987e-3477f78eb604","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f646-7424-8a48-57fe1d66d34a","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-f66a-7f8f-ae04-a637bc5d8e61","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-faa8-730d-a300-9f2a17f94af9","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fd26-75e9-b96a-c4b488128033","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fd49-7b81-8b63-0890399f4474","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fd63-7401-85bc-000dede20f95","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fd81-73e5-9c96-3a20fbba3594","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fd9c-77f8-9dd8-01b9c3698a98","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fdb7-716a-8cec-c026d27eb365","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fde2-78c8-8d55-77506fb501e8","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fe20-7c48-9e8c-7b3cf0cbdae9","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fe50-7a04-8b1e-d32bbf24a7ad","version":2,"previous":1},
{"topic":"picks.pick.v1","key":"01a22379-fe72-7861-ba2d-7078a4e627de","version":2,"previous":1}
]$rows$);
insert into copied.weeks (id, week_number, was_ever_active) overriding system value select id, week_number, was_ever_active from
json_populate_recordset(null::copied.weeks, $rows$[
{"id":"f3ab490a-a170-46c4-af8c-a9a1a970b605","week_number":3,"was_ever_active":true},
{"id":"a44155a1-36d1-4c63-a64a-bb643b761b2a","week_number":4,"was_ever_active":true},
{"id":"63aa5a11-a43f-4171-88b6-0cad38c4277d","week_number":5,"was_ever_active":true},
{"id":"f66336eb-6e70-4af7-a0bb-4b4212718d68","week_number":6,"was_ever_active":true},
{"id":"06873bae-068b-417f-9a29-a3f4fd630848","week_number":7,"was_ever_active":true}
]$rows$);
insert into public.castaway_points (week_number, castaway_id, points) overriding system value select week_number, castaway_id, points from
json_populate_recordset(null::public.castaway_points, $rows$[
{"week_number":3,"castaway_id":"19faa3fd-224c-4112-8012-4cf22b042908","points":20},
{"week_number":3,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","points":23},
{"week_number":3,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","points":14},
{"week_number":3,"castaway_id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","points":30},
{"week_number":3,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","points":14},
{"week_number":3,"castaway_id":"c8eb654b-8c91-428e-8f0c-e665ce99ce12","points":27},
{"week_number":3,"castaway_id":"b917b20a-55dc-45a7-b968-82891a2b0aaa","points":28},
{"week_number":3,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","points":15},
{"week_number":3,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","points":8},
{"week_number":3,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","points":15},
{"week_number":3,"castaway_id":"14c7d707-cf97-4983-b63e-b48dfac532be","points":26},
{"week_number":3,"castaway_id":"1f97840c-9a65-4cee-a6d4-11cded2e957b","points":30},
{"week_number":3,"castaway_id":"b6f646fa-55d8-4d48-beb8-a39db769f0bc","points":16},
{"week_number":3,"castaway_id":"67b24ec5-6df7-432d-94be-12fbf2500c29","points":8},
{"week_number":3,"castaway_id":"66fce23e-f047-423a-ade5-4e1864762ec9","points":10},
{"week_number":3,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","points":7},
{"week_number":3,"castaway_id":"ab073fbd-3037-4c40-8f4f-8d5725ecc30a","points":18},
{"week_number":3,"castaway_id":"de7c7821-a911-4922-8a15-caeea3d4a1c4","points":30},
{"week_number":4,"castaway_id":"19faa3fd-224c-4112-8012-4cf22b042908","points":13},
{"week_number":4,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","points":11},
{"week_number":4,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","points":4},
{"week_number":4,"castaway_id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","points":9},
{"week_number":4,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","points":18},
{"week_number":4,"castaway_id":"c8eb654b-8c91-428e-8f0c-e665ce99ce12","points":25},
{"week_number":4,"castaway_id":"b917b20a-55dc-45a7-b968-82891a2b0aaa","points":23},
{"week_number":4,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","points":1},
{"week_number":4,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","points":24},
{"week_number":4,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","points":5},
{"week_number":4,"castaway_id":"14c7d707-cf97-4983-b63e-b48dfac532be","points":7},
{"week_number":4,"castaway_id":"1f97840c-9a65-4cee-a6d4-11cded2e957b","points":8},
{"week_number":4,"castaway_id":"b6f646fa-55d8-4d48-beb8-a39db769f0bc","points":8},
{"week_number":4,"castaway_id":"67b24ec5-6df7-432d-94be-12fbf2500c29","points":25},
{"week_number":4,"castaway_id":"66fce23e-f047-423a-ade5-4e1864762ec9","points":26},
{"week_number":4,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","points":19},
{"week_number":4,"castaway_id":"ab073fbd-3037-4c40-8f4f-8d5725ecc30a","points":6},
{"week_number":5,"castaway_id":"19faa3fd-224c-4112-8012-4cf22b042908","points":1},
{"week_number":5,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","points":2},
{"week_number":5,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","points":20},
{"week_number":5,"castaway_id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","points":29},
{"week_number":5,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","points":27},
{"week_number":5,"castaway_id":"b917b20a-55dc-45a7-b968-82891a2b0aaa","points":4},
{"week_number":5,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","points":24},
{"week_number":5,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","points":21},
{"week_number":5,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","points":9},
{"week_number":5,"castaway_id":"14c7d707-cf97-4983-b63e-b48dfac532be","points":27},
{"week_number":5,"castaway_id":"1f97840c-9a65-4cee-a6d4-11cded2e957b","points":6},
{"week_number":5,"castaway_id":"b6f646fa-55d8-4d48-beb8-a39db769f0bc","points":28},
{"week_number":5,"castaway_id":"67b24ec5-6df7-432d-94be-12fbf2500c29","points":20},
{"week_number":5,"castaway_id":"66fce23e-f047-423a-ade5-4e1864762ec9","points":21},
{"week_number":5,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","points":2},
{"week_number":5,"castaway_id":"ab073fbd-3037-4c40-8f4f-8d5725ecc30a","points":29},
{"week_number":6,"castaway_id":"19faa3fd-224c-4112-8012-4cf22b042908","points":9},
{"week_number":6,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","points":29},
{"week_number":6,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","points":3},
{"week_number":6,"castaway_id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","points":0},
{"week_number":6,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","points":11},
{"week_number":6,"castaway_id":"b917b20a-55dc-45a7-b968-82891a2b0aaa","points":16},
{"week_number":6,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","points":9},
{"week_number":6,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","points":16},
{"week_number":6,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","points":26},
{"week_number":6,"castaway_id":"14c7d707-cf97-4983-b63e-b48dfac532be","points":23},
{"week_number":6,"castaway_id":"b6f646fa-55d8-4d48-beb8-a39db769f0bc","points":25},
{"week_number":6,"castaway_id":"67b24ec5-6df7-432d-94be-12fbf2500c29","points":10},
{"week_number":6,"castaway_id":"66fce23e-f047-423a-ade5-4e1864762ec9","points":29},
{"week_number":6,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","points":13},
{"week_number":6,"castaway_id":"ab073fbd-3037-4c40-8f4f-8d5725ecc30a","points":18}
]$rows$);
insert into public.facts_revision (only_row, revision, tag) overriding system value select only_row, revision, tag from
json_populate_recordset(null::public.facts_revision, $rows$[
{"only_row":true,"revision":114,"tag":"57ed81aa-d3aa-46b8-b338-41eff98db1a2"}
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
{"user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","week_number":3,"castaway_id":"1f97840c-9a65-4cee-a6d4-11cded2e957b","points":0,"is_auto":false},
{"user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","week_number":3,"castaway_id":"19faa3fd-224c-4112-8012-4cf22b042908","points":0,"is_auto":false},
{"user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","week_number":3,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","points":0,"is_auto":false},
{"user_id":"230516b9-da57-48e7-be16-2405b111d853","week_number":3,"castaway_id":"c8eb654b-8c91-428e-8f0c-e665ce99ce12","points":0,"is_auto":false},
{"user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","week_number":3,"castaway_id":"b917b20a-55dc-45a7-b968-82891a2b0aaa","points":0,"is_auto":false},
{"user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","week_number":3,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","points":0,"is_auto":false},
{"user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","week_number":3,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","points":0,"is_auto":false},
{"user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","week_number":3,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","points":0,"is_auto":false},
{"user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","week_number":3,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","points":0,"is_auto":false},
{"user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","week_number":3,"castaway_id":"ab073fbd-3037-4c40-8f4f-8d5725ecc30a","points":0,"is_auto":true},
{"user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","week_number":3,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","points":0,"is_auto":true},
{"user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","week_number":3,"castaway_id":"b6f646fa-55d8-4d48-beb8-a39db769f0bc","points":0,"is_auto":true},
{"user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","week_number":4,"castaway_id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","points":0,"is_auto":false},
{"user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","week_number":4,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","points":0,"is_auto":false},
{"user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","week_number":4,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","points":0,"is_auto":false},
{"user_id":"230516b9-da57-48e7-be16-2405b111d853","week_number":4,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","points":0,"is_auto":false},
{"user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","week_number":4,"castaway_id":"67b24ec5-6df7-432d-94be-12fbf2500c29","points":0,"is_auto":false},
{"user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","week_number":4,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","points":0,"is_auto":false},
{"user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","week_number":4,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","points":0,"is_auto":false},
{"user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","week_number":4,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","points":0,"is_auto":false},
{"user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","week_number":4,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","points":0,"is_auto":false},
{"user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","week_number":4,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","points":0,"is_auto":false},
{"user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","week_number":4,"castaway_id":"1f97840c-9a65-4cee-a6d4-11cded2e957b","points":0,"is_auto":false},
{"user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","week_number":4,"castaway_id":"66fce23e-f047-423a-ade5-4e1864762ec9","points":0,"is_auto":false},
{"user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","week_number":5,"castaway_id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","points":0,"is_auto":false},
{"user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","week_number":5,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","points":0,"is_auto":false},
{"user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","week_number":5,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","points":0,"is_auto":false},
{"user_id":"230516b9-da57-48e7-be16-2405b111d853","week_number":5,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","points":0,"is_auto":false},
{"user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","week_number":5,"castaway_id":"67b24ec5-6df7-432d-94be-12fbf2500c29","points":0,"is_auto":false},
{"user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","week_number":5,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","points":0,"is_auto":false},
{"user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","week_number":5,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","points":0,"is_auto":false},
{"user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","week_number":5,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","points":0,"is_auto":false},
{"user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","week_number":5,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","points":0,"is_auto":false},
{"user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","week_number":5,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","points":0,"is_auto":false},
{"user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","week_number":5,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","points":0,"is_auto":false},
{"user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","week_number":5,"castaway_id":"66fce23e-f047-423a-ade5-4e1864762ec9","points":0,"is_auto":false},
{"user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","week_number":6,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","points":0,"is_auto":false},
{"user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","week_number":6,"castaway_id":"5e5a479c-cfbb-4c9f-97b9-44174105df0d","points":0,"is_auto":false},
{"user_id":"230516b9-da57-48e7-be16-2405b111d853","week_number":6,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","points":0,"is_auto":false},
{"user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","week_number":6,"castaway_id":"b917b20a-55dc-45a7-b968-82891a2b0aaa","points":0,"is_auto":false},
{"user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","week_number":6,"castaway_id":"e1b1e6b3-7f0f-4613-8308-60c226d00b65","points":0,"is_auto":false},
{"user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","week_number":6,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","points":0,"is_auto":false},
{"user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","week_number":6,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","points":0,"is_auto":false},
{"user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","week_number":6,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","points":0,"is_auto":false},
{"user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","week_number":6,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","points":0,"is_auto":false},
{"user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","week_number":6,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","points":0,"is_auto":false},
{"user_id":"f3f8de73-12c7-411f-afe0-a16b9a002eb4","week_number":6,"castaway_id":"ab073fbd-3037-4c40-8f4f-8d5725ecc30a","points":0,"is_auto":false},
{"user_id":"94e3d9a8-78a6-495f-a6a2-8e6158219478","week_number":6,"castaway_id":"ff03ff77-af5f-45a8-977e-4204d6ef91f6","points":0,"is_auto":true},
{"user_id":"d336a43d-3994-425a-b4af-5d5087cc0a4b","week_number":7,"castaway_id":"111c2084-bf55-4c44-bbf2-3653a02e9dfc","points":0,"is_auto":false},
{"user_id":"e57ff98f-d6c3-416f-8c67-14058f3db284","week_number":7,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","points":0,"is_auto":false},
{"user_id":"230516b9-da57-48e7-be16-2405b111d853","week_number":7,"castaway_id":"f740bbc2-41d8-429f-ad47-f11ba25e10b3","points":0,"is_auto":false},
{"user_id":"b20cfb1c-685f-4e23-a10f-3aff4c238cc5","week_number":7,"castaway_id":"67b24ec5-6df7-432d-94be-12fbf2500c29","points":0,"is_auto":false},
{"user_id":"05bfd313-1201-48c6-8da2-146b9cc2d276","week_number":7,"castaway_id":"14c7d707-cf97-4983-b63e-b48dfac532be","points":0,"is_auto":false},
{"user_id":"f20570a2-54b2-48a3-97ba-305f5699d7b6","week_number":7,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","points":0,"is_auto":false},
{"user_id":"04f2bc45-4a63-4052-b09e-39e93d9b8b33","week_number":7,"castaway_id":"cf6d532d-4b86-451e-aca5-e05ef2ba0c05","points":0,"is_auto":false},
{"user_id":"bafe2b82-c23d-4e45-b21d-455c21cdccd2","week_number":7,"castaway_id":"9231e5c4-92db-423e-9b8e-4c3d9db9c849","points":0,"is_auto":false},
{"user_id":"ddf18fa2-8267-4adf-94fb-47fccdc8142f","week_number":7,"castaway_id":"b6f646fa-55d8-4d48-beb8-a39db769f0bc","points":0,"is_auto":false},
{"user_id":"c5debdf7-9841-4326-982a-f0338ef949ae","week_number":7,"castaway_id":"adf36c56-5b4d-4c0c-9cbf-968da1dc3ae5","points":0,"is_auto":false}
]$rows$);
insert into public.revision_changes (revision, tag, user_ids, pick_user_ids, pick_weeks) overriding system value select revision, tag, user_ids, pick_user_ids, pick_weeks from
json_populate_recordset(null::public.revision_changes, $rows$[
{"revision":1,"tag":"ee59e33a-9c28-49f6-9a90-0403c2c9836d","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":2,"tag":"b68edbe1-49ac-4565-94e8-f5a3c12c16a6","user_ids":["2297e252-728b-45bd-a718-531babcaaf51"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":3,"tag":"97fab11d-bb3e-4b2c-af05-7fbfbec8d2dd","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":4,"tag":"212b5c64-467d-4108-a93b-3243c730fa2a","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":5,"tag":"ee83a13b-c246-415f-baa7-284403dbc61f","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":6,"tag":"9084fa77-1caa-440c-b581-6b49a4382d89","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":7,"tag":"ead1d551-af27-4a77-879d-df60c33df3e0","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":8,"tag":"7120dc09-4267-490a-833f-06dac03364cd","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":9,"tag":"e38d3d39-47a1-4ca5-9812-a2c75c061ba4","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":10,"tag":"34f695f1-8c19-40f1-9457-98aff1499eb9","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":11,"tag":"9863a7ed-885b-46c9-b9d9-7b7271615ff1","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":12,"tag":"89e0befb-91e6-48ae-94af-ea5ea63e412c","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":13,"tag":"e7fd95dc-7589-4950-8e28-96c72865fb5c","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":14,"tag":"8c333134-9aef-4bd0-a9f2-b2f753f49895","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":15,"tag":"d6a980d4-47a1-449d-b079-b3745e402f38","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":16,"tag":"b30e00cf-2e97-472c-8119-1818035177dc","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":17,"tag":"bd86b32b-ce7b-414e-9c15-d73846facd74","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":18,"tag":"4cab69b1-9c9b-42ee-94e6-6689541ef096","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":19,"tag":"d8232f46-7f07-44d4-bffa-5b6467268354","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":20,"tag":"c405a172-ef86-4e3d-a57b-7e51da6575a6","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":21,"tag":"20906ada-7128-4320-a3d2-49855ade9199","user_ids":["94e3d9a8-78a6-495f-a6a2-8e6158219478"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":22,"tag":"fccc45dd-94b6-4b24-a80d-749f748797fd","user_ids":["d336a43d-3994-425a-b4af-5d5087cc0a4b"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":23,"tag":"d3845a3a-ee2e-49ad-8dc4-7f02b5af5b39","user_ids":["e57ff98f-d6c3-416f-8c67-14058f3db284"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":24,"tag":"c9591474-ecb1-4136-a3f0-afbdc57a00a4","user_ids":["230516b9-da57-48e7-be16-2405b111d853"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":25,"tag":"5fa6d770-15d6-4ac7-ab45-2308331497d7","user_ids":["b20cfb1c-685f-4e23-a10f-3aff4c238cc5"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":26,"tag":"d2effa3e-ce6c-47ce-aa3a-8930ae8db34a","user_ids":["05bfd313-1201-48c6-8da2-146b9cc2d276"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":27,"tag":"7cc9d718-3583-43c6-af17-c5478592bd99","user_ids":["f20570a2-54b2-48a3-97ba-305f5699d7b6"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":28,"tag":"aa7a2cb2-6a7d-4efa-865f-0d0ba1b9851a","user_ids":["04f2bc45-4a63-4052-b09e-39e93d9b8b33"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":29,"tag":"11001d03-c6d6-42ba-8bd8-b107aac6214a","user_ids":["bafe2b82-c23d-4e45-b21d-455c21cdccd2"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":30,"tag":"9c2b83d7-1075-47c5-803b-8383c4751ccb","user_ids":["ddf18fa2-8267-4adf-94fb-47fccdc8142f"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":31,"tag":"4ebd15e7-0b08-49d9-abc5-152ae88274b7","user_ids":["c5debdf7-9841-4326-982a-f0338ef949ae"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":32,"tag":"325bcdd9-9f3c-4d1a-8cca-d97b55dd2e8a","user_ids":["f3f8de73-12c7-411f-afe0-a16b9a002eb4"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":33,"tag":"6ae59013-bd0c-43c3-878d-290c48617b48","user_ids":["94e3d9a8-78a6-495f-a6a2-8e6158219478"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":34,"tag":"6e781101-9bc9-4da8-b03e-a43b65548a75","user_ids":["d336a43d-3994-425a-b4af-5d5087cc0a4b"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":35,"tag":"a13d1700-cd26-4d2e-b285-ac219d00af56","user_ids":["e57ff98f-d6c3-416f-8c67-14058f3db284"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":36,"tag":"29eddb7a-f55a-4fcf-b80d-f45e8ff0245c","user_ids":["230516b9-da57-48e7-be16-2405b111d853"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":37,"tag":"17b17ff5-f996-44c2-b406-f43b7852fc1a","user_ids":["b20cfb1c-685f-4e23-a10f-3aff4c238cc5"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":38,"tag":"ca4d3f49-488c-4790-bfab-065ef36779b9","user_ids":["05bfd313-1201-48c6-8da2-146b9cc2d276"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":39,"tag":"310ef506-afbe-4a19-adc0-b2514607132b","user_ids":["f20570a2-54b2-48a3-97ba-305f5699d7b6"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":40,"tag":"5cedb82d-b591-4953-acb4-14a71e516f61","user_ids":["04f2bc45-4a63-4052-b09e-39e93d9b8b33"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":41,"tag":"767cae93-7eca-4483-8baf-8d2ccd3c2e63","user_ids":["bafe2b82-c23d-4e45-b21d-455c21cdccd2"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":42,"tag":"a6e1fae9-09c0-42c6-a625-74b7c4994e26","user_ids":["ddf18fa2-8267-4adf-94fb-47fccdc8142f"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":43,"tag":"a8b3bd8b-cd84-4f1d-9842-d143709abc77","user_ids":["c5debdf7-9841-4326-982a-f0338ef949ae"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":44,"tag":"54ebd7b6-ff08-4fb0-b8a2-da76e584817a","user_ids":["f3f8de73-12c7-411f-afe0-a16b9a002eb4"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":45,"tag":"debcd182-812c-4f18-b1fe-766d390a90dd","user_ids":["04f2bc45-4a63-4052-b09e-39e93d9b8b33","05bfd313-1201-48c6-8da2-146b9cc2d276","230516b9-da57-48e7-be16-2405b111d853","94e3d9a8-78a6-495f-a6a2-8e6158219478","b20cfb1c-685f-4e23-a10f-3aff4c238cc5","bafe2b82-c23d-4e45-b21d-455c21cdccd2","c5debdf7-9841-4326-982a-f0338ef949ae","d336a43d-3994-425a-b4af-5d5087cc0a4b","ddf18fa2-8267-4adf-94fb-47fccdc8142f","e57ff98f-d6c3-416f-8c67-14058f3db284","f20570a2-54b2-48a3-97ba-305f5699d7b6","f3f8de73-12c7-411f-afe0-a16b9a002eb4"],"pick_user_ids":[],"pick_weeks":[]},
{"revision":46,"tag":"6d72cf8b-bf30-455c-ae80-d69eb9da5397","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":47,"tag":"bc392d2a-3f0d-4061-a455-9da74f9fb959","user_ids":[],"pick_user_ids":["94e3d9a8-78a6-495f-a6a2-8e6158219478"],"pick_weeks":[3]},
{"revision":48,"tag":"4c65648e-4b60-49c3-8584-16a183ca690f","user_ids":[],"pick_user_ids":["d336a43d-3994-425a-b4af-5d5087cc0a4b"],"pick_weeks":[3]},
{"revision":49,"tag":"888020e2-7be2-4a06-828c-52db87e56c2b","user_ids":[],"pick_user_ids":["e57ff98f-d6c3-416f-8c67-14058f3db284"],"pick_weeks":[3]},
{"revision":50,"tag":"a4ebb2b5-ca62-46b7-8aac-26e62e15ad36","user_ids":[],"pick_user_ids":["230516b9-da57-48e7-be16-2405b111d853"],"pick_weeks":[3]},
{"revision":51,"tag":"2659bc7f-1666-4a31-b763-017bec265bb9","user_ids":[],"pick_user_ids":["b20cfb1c-685f-4e23-a10f-3aff4c238cc5"],"pick_weeks":[3]},
{"revision":52,"tag":"86161d16-28af-47cc-82fb-5cedddc2b852","user_ids":[],"pick_user_ids":["05bfd313-1201-48c6-8da2-146b9cc2d276"],"pick_weeks":[3]},
{"revision":53,"tag":"8dbc647d-e4c9-4ccf-acbd-e78651e4e5bd","user_ids":[],"pick_user_ids":["f20570a2-54b2-48a3-97ba-305f5699d7b6"],"pick_weeks":[3]},
{"revision":54,"tag":"4e99ab13-efdb-4777-90fa-289b6544cfd4","user_ids":[],"pick_user_ids":["04f2bc45-4a63-4052-b09e-39e93d9b8b33"],"pick_weeks":[3]},
{"revision":55,"tag":"ee2a4f6b-2b95-498c-a857-722e5965ee6a","user_ids":[],"pick_user_ids":["bafe2b82-c23d-4e45-b21d-455c21cdccd2"],"pick_weeks":[3]},
{"revision":56,"tag":"bb4565a7-f555-4609-9708-53a122d110c6","user_ids":[],"pick_user_ids":["f3f8de73-12c7-411f-afe0-a16b9a002eb4","c5debdf7-9841-4326-982a-f0338ef949ae","ddf18fa2-8267-4adf-94fb-47fccdc8142f"],"pick_weeks":[3,3,3]},
{"revision":57,"tag":"78257975-7307-42c4-9bc2-2f2428dc929f","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":58,"tag":"8b07a833-5c5e-42c0-bd97-c611486d01ca","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":59,"tag":"21c09c53-019a-41bd-94e0-b9cb34ba76c6","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":60,"tag":"4208a148-5a6a-46fd-be2c-181f79da6d2a","user_ids":[],"pick_user_ids":["94e3d9a8-78a6-495f-a6a2-8e6158219478"],"pick_weeks":[4]},
{"revision":61,"tag":"a6af7cc2-e0b2-4e77-884b-9733c8b2026b","user_ids":[],"pick_user_ids":["d336a43d-3994-425a-b4af-5d5087cc0a4b"],"pick_weeks":[4]},
{"revision":62,"tag":"9449cb49-c3a3-4666-9c94-af803551fcd5","user_ids":[],"pick_user_ids":["e57ff98f-d6c3-416f-8c67-14058f3db284"],"pick_weeks":[4]},
{"revision":63,"tag":"e5247b9d-333a-46da-a7d0-8ebc7a828c7d","user_ids":[],"pick_user_ids":["230516b9-da57-48e7-be16-2405b111d853"],"pick_weeks":[4]},
{"revision":64,"tag":"7003fca1-793c-4328-a184-f9b0ec5ec752","user_ids":[],"pick_user_ids":["b20cfb1c-685f-4e23-a10f-3aff4c238cc5"],"pick_weeks":[4]},
{"revision":65,"tag":"6385915f-19d7-42a8-af4d-6eef1de6be3d","user_ids":[],"pick_user_ids":["05bfd313-1201-48c6-8da2-146b9cc2d276"],"pick_weeks":[4]},
{"revision":66,"tag":"b450cf9b-d394-44d2-98e2-49c584156ac0","user_ids":[],"pick_user_ids":["f20570a2-54b2-48a3-97ba-305f5699d7b6"],"pick_weeks":[4]},
{"revision":67,"tag":"1750cc9b-adc3-4b96-8c5d-3d48fe052258","user_ids":[],"pick_user_ids":["04f2bc45-4a63-4052-b09e-39e93d9b8b33"],"pick_weeks":[4]},
{"revision":68,"tag":"0092117f-4b62-4b0c-b585-d8006a4561c1","user_ids":[],"pick_user_ids":["bafe2b82-c23d-4e45-b21d-455c21cdccd2"],"pick_weeks":[4]},
{"revision":69,"tag":"4dae1574-daef-4f29-95b7-13eb864bd4eb","user_ids":[],"pick_user_ids":["ddf18fa2-8267-4adf-94fb-47fccdc8142f"],"pick_weeks":[4]},
{"revision":70,"tag":"cfbc629b-cbf7-4003-a0fa-b3f4f5538d8b","user_ids":[],"pick_user_ids":["c5debdf7-9841-4326-982a-f0338ef949ae"],"pick_weeks":[4]},
{"revision":71,"tag":"09a87c8d-96af-4f4e-9bdf-e6c78bc08e95","user_ids":[],"pick_user_ids":["f3f8de73-12c7-411f-afe0-a16b9a002eb4"],"pick_weeks":[4]},
{"revision":72,"tag":"057845b7-4ecb-4870-8a64-c0ec3c45735a","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":73,"tag":"a1c600bb-cec4-4cac-89b0-5b1ae9bad06c","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":74,"tag":"bd3e4129-4872-4118-8788-107313b95969","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":75,"tag":"35773253-d25b-4d93-affc-b1cf54e389b4","user_ids":[],"pick_user_ids":["94e3d9a8-78a6-495f-a6a2-8e6158219478"],"pick_weeks":[5]},
{"revision":76,"tag":"db95f0d9-26b4-4790-9fa0-3527961415d8","user_ids":[],"pick_user_ids":["d336a43d-3994-425a-b4af-5d5087cc0a4b"],"pick_weeks":[5]},
{"revision":77,"tag":"76d36684-e087-47f5-815b-97b5acc6c331","user_ids":[],"pick_user_ids":["e57ff98f-d6c3-416f-8c67-14058f3db284"],"pick_weeks":[5]},
{"revision":78,"tag":"46d4642f-a42a-4963-a4c0-141c689c2b9d","user_ids":[],"pick_user_ids":["230516b9-da57-48e7-be16-2405b111d853"],"pick_weeks":[5]},
{"revision":79,"tag":"ce98a90d-ba09-4a68-bbe0-65d3511d13ce","user_ids":[],"pick_user_ids":["b20cfb1c-685f-4e23-a10f-3aff4c238cc5"],"pick_weeks":[5]},
{"revision":80,"tag":"e54baadd-7b20-4cba-9e0e-6dfe6fed739b","user_ids":[],"pick_user_ids":["05bfd313-1201-48c6-8da2-146b9cc2d276"],"pick_weeks":[5]},
{"revision":81,"tag":"893f3103-daf4-4060-b12b-cc78df1ff39c","user_ids":[],"pick_user_ids":["f20570a2-54b2-48a3-97ba-305f5699d7b6"],"pick_weeks":[5]},
{"revision":82,"tag":"fccd72c6-53bb-4944-adad-3a9933b6fbf8","user_ids":[],"pick_user_ids":["04f2bc45-4a63-4052-b09e-39e93d9b8b33"],"pick_weeks":[5]},
{"revision":83,"tag":"0a341b20-0437-4348-9445-d4c109a394b0","user_ids":[],"pick_user_ids":["bafe2b82-c23d-4e45-b21d-455c21cdccd2"],"pick_weeks":[5]},
{"revision":84,"tag":"f54c9b3b-18bf-406e-801a-4a2514a20e42","user_ids":[],"pick_user_ids":["ddf18fa2-8267-4adf-94fb-47fccdc8142f"],"pick_weeks":[5]},
{"revision":85,"tag":"f81d4f29-7df2-4c1e-b359-97258b739875","user_ids":[],"pick_user_ids":["c5debdf7-9841-4326-982a-f0338ef949ae"],"pick_weeks":[5]},
{"revision":86,"tag":"c5322be6-e474-4fd9-a8fb-04ec0de5df7d","user_ids":[],"pick_user_ids":["f3f8de73-12c7-411f-afe0-a16b9a002eb4"],"pick_weeks":[5]},
{"revision":87,"tag":"6cd3985b-2f49-47c0-9698-4f2451c375db","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":88,"tag":"c9d6d840-fa7f-4652-9466-fd53936d7613","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":89,"tag":"48b498eb-67e4-49a7-ae04-c46920a24de1","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":90,"tag":"a9a9cf24-880f-49fa-a2e5-f572442c9056","user_ids":[],"pick_user_ids":["d336a43d-3994-425a-b4af-5d5087cc0a4b"],"pick_weeks":[6]},
{"revision":91,"tag":"35d05d97-ba4c-42f2-82a0-9d521d389970","user_ids":[],"pick_user_ids":["e57ff98f-d6c3-416f-8c67-14058f3db284"],"pick_weeks":[6]},
{"revision":92,"tag":"2c7d7a63-d05e-45cb-b789-36d382017669","user_ids":[],"pick_user_ids":["230516b9-da57-48e7-be16-2405b111d853"],"pick_weeks":[6]},
{"revision":93,"tag":"97209d70-add8-474f-90d2-dac517efea48","user_ids":[],"pick_user_ids":["b20cfb1c-685f-4e23-a10f-3aff4c238cc5"],"pick_weeks":[6]},
{"revision":94,"tag":"c824557f-d9ac-49ca-8bca-cd3eccb71a02","user_ids":[],"pick_user_ids":["05bfd313-1201-48c6-8da2-146b9cc2d276"],"pick_weeks":[6]},
{"revision":95,"tag":"50f7a8c5-adff-4758-9c58-06b619f61978","user_ids":[],"pick_user_ids":["f20570a2-54b2-48a3-97ba-305f5699d7b6"],"pick_weeks":[6]},
{"revision":96,"tag":"6822ba88-794e-4219-ad56-380f96609863","user_ids":[],"pick_user_ids":["04f2bc45-4a63-4052-b09e-39e93d9b8b33"],"pick_weeks":[6]},
{"revision":97,"tag":"06f4d5c1-27d7-4a1c-aba5-9304edf155bc","user_ids":[],"pick_user_ids":["bafe2b82-c23d-4e45-b21d-455c21cdccd2"],"pick_weeks":[6]},
{"revision":98,"tag":"50665daf-e258-46fa-827d-c4054dd55ff4","user_ids":[],"pick_user_ids":["ddf18fa2-8267-4adf-94fb-47fccdc8142f"],"pick_weeks":[6]},
{"revision":99,"tag":"f85b8cab-1301-44d6-8f58-3d414c1528b5","user_ids":[],"pick_user_ids":["c5debdf7-9841-4326-982a-f0338ef949ae"],"pick_weeks":[6]},
{"revision":100,"tag":"1e97e4eb-bea9-4f78-ae89-59dde5aeea25","user_ids":[],"pick_user_ids":["f3f8de73-12c7-411f-afe0-a16b9a002eb4"],"pick_weeks":[6]},
{"revision":101,"tag":"1375889d-ef1f-467f-a278-d5a62b4ce1e9","user_ids":[],"pick_user_ids":["94e3d9a8-78a6-495f-a6a2-8e6158219478"],"pick_weeks":[6]},
{"revision":102,"tag":"bade1365-efd1-478d-acca-71b5764badc7","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":103,"tag":"d6888d17-0c7e-460a-aed4-95afe1de7eeb","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":104,"tag":"c1b1a2cc-430a-4ceb-84ad-1adc6522c192","user_ids":[],"pick_user_ids":[],"pick_weeks":[]},
{"revision":105,"tag":"f631284c-2dca-40d5-bf07-b1eb689d6dc8","user_ids":[],"pick_user_ids":["d336a43d-3994-425a-b4af-5d5087cc0a4b"],"pick_weeks":[7]},
{"revision":106,"tag":"d36868ff-8367-4a06-b4f1-2762a7f256e0","user_ids":[],"pick_user_ids":["e57ff98f-d6c3-416f-8c67-14058f3db284"],"pick_weeks":[7]},
{"revision":107,"tag":"ca8bb99e-c0d0-4b91-a83e-ac0af70871ca","user_ids":[],"pick_user_ids":["230516b9-da57-48e7-be16-2405b111d853"],"pick_weeks":[7]},
{"revision":108,"tag":"fce9618e-9184-4194-8836-9781609ed766","user_ids":[],"pick_user_ids":["b20cfb1c-685f-4e23-a10f-3aff4c238cc5"],"pick_weeks":[7]},
{"revision":109,"tag":"25612579-c5e6-48ab-af6c-53fedf075bf0","user_ids":[],"pick_user_ids":["05bfd313-1201-48c6-8da2-146b9cc2d276"],"pick_weeks":[7]},
{"revision":110,"tag":"8c9953a2-6d28-4d94-839a-d58a28f5a8bf","user_ids":[],"pick_user_ids":["f20570a2-54b2-48a3-97ba-305f5699d7b6"],"pick_weeks":[7]},
{"revision":111,"tag":"c7b8cdfb-7087-4d20-836e-e7ea004fc6c1","user_ids":[],"pick_user_ids":["04f2bc45-4a63-4052-b09e-39e93d9b8b33"],"pick_weeks":[7]},
{"revision":112,"tag":"bd750331-fe99-4280-82a4-9faf0461d80a","user_ids":[],"pick_user_ids":["bafe2b82-c23d-4e45-b21d-455c21cdccd2"],"pick_weeks":[7]},
{"revision":113,"tag":"0c6c24f3-c934-43a5-bed5-fc19577d1cba","user_ids":[],"pick_user_ids":["ddf18fa2-8267-4adf-94fb-47fccdc8142f"],"pick_weeks":[7]},
{"revision":114,"tag":"57ed81aa-d3aa-46b8-b338-41eff98db1a2","user_ids":[],"pick_user_ids":["c5debdf7-9841-4326-982a-f0338ef949ae"],"pick_weeks":[7]}
]$rows$);
