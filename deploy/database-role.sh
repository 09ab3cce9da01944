#!/bin/bash
# Run once by the postgres image, when it makes the database: a role for the site that owns its database
# and nothing else. The superuser can then come in by the container's own socket alone.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --set=password="$(cat /run/secrets/database-password)" --username=postgres <<'SQL'
create role site login password :'password';
create database site owner site;
alter role postgres password null;
SQL
