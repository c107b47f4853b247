import { sql } from '../databases.js';

/**
 * What `pg_dump --schema-only` prints, from Postgres' catalogs: a line for each table, column, constraint, index, trigger,
 * function, sequence, view, extension. Without the table `migrations`, which TypeORM creates.
 */
export async function schemaOf(url: string): Promise<string[]> {
  return (await sql<{ line: string }>(url, LINES)).map(({ line }) => line);
}

const LINES = `
with spaces as (select oid, nspname from pg_namespace where nspname in ('public', 'copied', 'bus')),
relations as (
  select pg_class.*, oid::regclass::text as name from pg_class
  where relnamespace in (select oid from spaces) and relname not like 'migrations%'
    and oid not in (select indexrelid from pg_index where indrelid = to_regclass('migrations')))
select 'schema ' || nspname as line from spaces
union all select format('extension %s', extname) from pg_extension
union all select format('relation %s %s %s %s', name, relkind, relpersistence, reloptions) from relations
union all select format('column %s %s: %s %s %s, default %s, identity %s, generated %s, storage %s, collation %s',
    name, row_number() over (partition by attrelid order by attnum), attname, format_type(atttypid, atttypmod),
    case when attnotnull then 'not null' end, pg_get_expr(adbin, adrelid), attidentity, attgenerated, attstorage,
    attcollation::regcollation)
  from relations join pg_attribute on attrelid = relations.oid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relkind in ('r', 'v', 'm') and attnum > 0 and not attisdropped
union all select format('constraint %s %s: %s', name, conname, pg_get_constraintdef(pg_constraint.oid))
  from relations join pg_constraint on conrelid = relations.oid
union all select pg_get_indexdef(oid) from relations where relkind = 'i'
union all select pg_get_triggerdef(pg_trigger.oid)
  from relations join pg_trigger on tgrelid = relations.oid where not tgisinternal
union all select format('sequence %s: %s', name, to_json(pg_sequence)::jsonb - 'seqrelid')
  from relations join pg_sequence on seqrelid = relations.oid
union all select format('view %s: %s', name, pg_get_viewdef(oid)) from relations where relkind in ('v', 'm')
union all select pg_get_functiondef(oid) from pg_proc
  where pronamespace in (select oid from spaces)
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
order by line`;

/** How many rows each table has, without `migrations` and without empty tables. */
export const rowCountsOf = (url: string): Promise<object[]> =>
  sql(
    url,
    `select * from (
       select oid::regclass::text as name, (xpath('/row/count/text()', query_to_xml(
         format('select count(*) from %s', oid::regclass), true, true, '')))[1]::text::int as count
       from pg_class where relkind = 'r' and relname <> 'migrations'
         and relnamespace in (select oid from pg_namespace where nspname in ('public', 'copied'))) counted
     where count > 0 order by name`,
  );
