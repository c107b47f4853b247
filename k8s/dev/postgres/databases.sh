#!/bin/bash
# A role and a database for each service, and a role for the backups. Runs at the first start of an empty volume, and
# again whenever somebody calls it: what is missing is made, and every role gets the password that its Secret holds now.
set -euo pipefail

sql() {
  psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username postgres --dbname postgres "$@"
}

for folder in /etc/torchbearer/databases/*/; do
  database=$(basename "$folder")
  # Inside the SQL, psql quotes what it puts in: no name and no password can break out.
  sql --set database="$database" --set role="$(<"$folder/username")" --set password="$(<"$folder/password")" <<'SQL'
    select format('create role %I', :'role')
      where not exists (select from pg_roles where rolname = :'role') \gexec
    alter role :"role" login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
    select format('create database %I owner %I', :'database', :'role')
      where not exists (select from pg_database where datname = :'database') \gexec
    revoke all on database :"database" from public;
SQL
  echo "database $database is ready"
done

sql --set role="$(</etc/torchbearer/backup/username)" --set password="$(</etc/torchbearer/backup/password)" <<'SQL'
  select format('create role %I', :'role')
    where not exists (select from pg_roles where rolname = :'role') \gexec
  alter role :"role" login replication nosuperuser nocreatedb nocreaterole nobypassrls password :'password';
  revoke connect on database postgres, template1 from public;
SQL
echo 'the role for backups is ready'
