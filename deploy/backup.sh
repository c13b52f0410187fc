#!/bin/sh
# deploy/backup.sh FOLDER: one backup of everything that cannot be made again, as FOLDER/<moment>: the database and the pictures.
# Reads DATABASE_URL (DATABASE_DIRECT_URL), DATA_DIR or S3_*, as the server does; BACKUP_KEEP is how many backups stay (default 14).
# Needs pg_dump no older than the database, and rclone with a bucket. May run while everything is in use. Without Node, so that it runs beside
# the database too (docs/deploy/backup.md).
set -eu
umask 077
here=$(cd "$(dirname "$0")" && pwd)
folder=${1:?Say where to: deploy/backup.sh FOLDER}
keep=${BACKUP_KEEP:-14}
case $keep in
  '' | *[!0-9]* | 0) echo "BACKUP_KEEP must be a whole number from 1 on" >&2 && exit 2 ;;
esac
. "$here/database-address.sh"

mkdir -p "$folder"
moment=$(date -u +%Y-%m-%dT%H-%M-%SZ)
part=$folder/.unfinished-$moment
mkdir "$part"
trap 'rm -rf "$part"' EXIT
trap 'exit 1' HUP INT TERM

# First the database: a picture is stored before anything refers to it, and stays for a day after nothing does.
pg_dump --format=custom --no-owner --no-privileges --file="$part/database.dump" "$database"
# Reads every row of it back.
pg_restore --file=/dev/null "$part/database.dump"

if [ -n "${S3_BUCKET:-}" ]; then
  mkdir "$part/images"
  . "$here/bucket-address.sh"
  rclone copy "$bucket" "$part/images"
  (cd "$part/images" && tar -cf ../images.tar .)
  rm -r "$part/images"
else
  set --
  for name in images pictures figures; do
    [ ! -d "${DATA_DIR:-.data}/$name" ] || set -- "$@" "$name"
  done
  # tar refuses to make an archive of nothing unless it is told to.
  tar -C "${DATA_DIR:-.data}" -cf "$part/images.tar" --files-from=/dev/null "$@"
fi
(cd "$part" && sha256sum database.dump images.tar >SHA256SUMS)
# Before it counts as a backup it is on the disk.
sync
mv "$part" "$folder/$moment"
trap - EXIT

# Names sort by time; only our own are touched.
ls -d "$folder"/????-??-??T??-??-??Z | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
  rm -rf "$old"
done
echo "$folder/$moment"
