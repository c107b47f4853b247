#!/bin/bash
# Makes a backup of the whole server, verifies that it can be unpacked and is complete, and removes the oldest backups
# beyond $KEEP. A folder in /backups/base without a leading dot is a verified backup.
set -euo pipefail

backups=/backups/base
log=/backups/wal
name=$(date --utc +%Y-%m-%dT%H-%M-%SZ)
unfinished=$backups/.$name
scratch=/scratch/data

mkdir -p "$backups" "$log"
# Removes what an interrupted run left behind; two runs never overlap.
rm -rf "$backups"/.[0-9]*

echo "backup $name: copying"
pg_basebackup --no-password --pgdata="$unfinished" --format=tar --gzip --wal-method=stream \
  --checkpoint=fast --manifest-checksums=SHA256 --label="$name"

echo "backup $name: unpacking it to verify it"
rm -rf "$scratch"
mkdir -p "$scratch"
chmod 0700 "$scratch"
tar -xzf "$unfinished/base.tar.gz" -C "$scratch"
tar -xzf "$unfinished/pg_wal.tar.gz" -C "$scratch/pg_wal"
pg_verifybackup --quiet --manifest-path="$unfinished/backup_manifest" "$scratch"

system=$(pg_controldata "$scratch" | sed -n 's/^Database system identifier: *//p')
first=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p' "$scratch/backup_label")
[[ -n $system && -n $first ]]
{
  echo "name=$name"
  echo "system=$system"
  echo "first_wal=$first"
  echo "bytes=$(du --summarize --bytes "$scratch" | cut -f1)"
} >"$unfinished/about"
rm -rf "$scratch"
sync -f "$unfinished"
mv "$unfinished" "$backups/$name"
echo "backup $name: done, $(du --summarize --human-readable "$backups/$name" | cut -f1) packed"

# Their names are times, so they sort by age.
mapfile -t all < <(ls -1 "$backups" | sort --reverse)
for old in "${all[@]:$KEEP}"; do
  echo "removing $old: there are $KEEP newer backups"
  rm -rf "${backups:?}/$old"
done

# Removes the log from before the oldest backup of the same server.
for folder in "$log"/*/; do
  [[ -d $folder ]] || continue
  server=$(basename "$folder")
  server=${server%-*}
  # shellcheck disable=SC2046 # the names are ours and have no spaces
  oldest=$(cat $(grep --files-with-matches "^system=$server$" "$backups"/*/about) /dev/null |
    sed -n 's/^first_wal=//p' | cut -c 9- | sort | head -n 1)
  if [[ -z $oldest ]]; then
    if [[ $server != "$system" ]]; then
      echo "removing the log of server $server: it has no backup any more"
      rm -rf "$folder"
    fi
    continue
  fi
  # The comparison ignores the first eight digits, which are the timeline.
  pg_archivecleanup "$folder" "00000001$oldest"
done
