#!/bin/sh
# The password is in no file but this container's own, in memory.
set -eu
umask 077
printf '"study" "%s"\n' "$DATABASE_PASSWORD" >/tmp/userlist.txt
exec pgbouncer /etc/study/pgbouncer.ini
