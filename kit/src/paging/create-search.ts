/**
 * SQL for migrations that creates what search in lists needs: `folded(text)`, a text without capitals and accents, and
 * the extension whose indexes find a part of a text. Postgres' own packages contain it, and the owner of a database may
 * create it (a trusted extension). Most texts are ASCII, where normalizing would cost ten times as much as the rest.
 */
export const CREATE_SEARCH = String.raw`
      create extension if not exists pg_trgm;
      -- Not strict, so that it is inlined.
      create or replace function folded(text) returns text language sql immutable parallel safe as $$
        select case when octet_length($1) = char_length($1) then lower($1)
          else lower(regexp_replace(normalize($1, nfd), '[\u0300-\u036f]', '', 'g')) end
      $$`;
