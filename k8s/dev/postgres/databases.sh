#!/bin/bash
# Creates a role and a database for each service, and a role for the backups. Runs at the first start with an empty
# volume. You can run it again: it creates what is missing, and sets every role's password to the one in its Secret.
set -euo pipefail

sql() {
  psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username postgres --dbname postgres "$@"
}

for folder in /etc/torchbearer/databases/*/; do
  database=$(basename "$folder")
  # psql quotes the variables in the SQL, so a name or password cannot inject anything.
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
