#!/bin/sh
# deploy/restore.sh BACKUP: puts a backup made by backup.sh into an empty database and an empty place for pictures.
# Reads the same settings as backup.sh. Needs pg_restore and psql no older than the database. Stop the servers first (docs/deploy/backup.md).
set -eu
umask 077
here=$(cd "$(dirname "$0")" && pwd)
backup=${1:?Say which one: deploy/restore.sh BACKUP}
. "$here/database-address.sh"

(cd "$backup" && sha256sum --check --quiet SHA256SUMS)

ask() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="$1" "$database"
}
tables=$(ask "select count(*) from pg_catalog.pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
if [ "$tables" != 0 ]; then
  echo "The database has $tables tables already: restore into an empty one." >&2
  exit 1
fi
if [ -n "${S3_BUCKET:-}" ]; then
  . "$here/bucket-address.sh"
  if [ -n "$(rclone lsf --max-depth 1 "$bucket")" ]; then
    echo "The bucket has files already: restore into an empty one." >&2
    exit 1
  fi
else
  for name in images pictures figures; do
    if [ -d "${DATA_DIR:-.data}/$name" ] && [ -n "$(ls -A "${DATA_DIR:-.data}/$name")" ]; then
      echo "${DATA_DIR:-.data}/$name has files already: restore into an empty folder." >&2
      exit 1
    fi
  done
fi

# All or nothing.
pg_restore --single-transaction --exit-on-error --no-owner --no-privileges --dbname="$database" "$backup/database.dump"
# A dump has no statistics, and plans without them are slow. That Postgres' own tables are not ours to analyse is no news.
ask 'set client_min_messages = error; analyze'

if [ -n "${S3_BUCKET:-}" ]; then
  unpacked=$(mktemp -d)
  trap 'rm -rf "$unpacked"' EXIT
  tar -C "$unpacked" -xf "$backup/images.tar"
  rclone copy "$unpacked" "$bucket"
else
  mkdir -p "${DATA_DIR:-.data}"
  tar -C "${DATA_DIR:-.data}" -xf "$backup/images.tar"
fi
echo "Restored. Who asked to be deleted after this backup is there again: see docs/deploy/backup.md before the servers start."
