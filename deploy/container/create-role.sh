#!/bin/sh
# Postgres' image runs this once, on an empty database: the role that the servers use, with the limits that a pooler in transaction mode
# can't pass on.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username=postgres --dbname=postgres <<'SQL'
\getenv password DATABASE_PASSWORD
CREATE ROLE study LOGIN PASSWORD :'password';
ALTER ROLE study SET statement_timeout = '10s';
ALTER ROLE study SET idle_in_transaction_session_timeout = '10s';
ALTER ROLE study SET lock_timeout = '5s';
ALTER DATABASE study OWNER TO study;
SQL
