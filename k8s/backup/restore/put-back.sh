#!/bin/bash
# Replaces the server's data by a backup. The old data is moved to `replaced` on the same volume, and only after the
# backup has been unpacked and verified, so that a failed restore loses nothing.
set -euo pipefail

say() { echo "restore: $*"; }
refuse() {
  say "$*" >&2
  exit 1
}

volume=$(dirname "$PGDATA")
unpacked=$volume/restoring

pg_isready --quiet --host=postgres --timeout=2 && refuse 'Postgres is running; stop it first'

name=$BACKUP
[[ $name != latest ]] || name=$(ls -1 /backups/base 2>/dev/null | sort | tail -n 1)
backup=/backups/base/$name
if [[ -z $name || ! -f $backup/about ]]; then
  say "available backups: $(ls -1 /backups/base 2>/dev/null | tr '\n' ' ')" >&2
  refuse "there is no backup ${BACKUP}"
fi

say "unpacking $name"
rm -rf "$unpacked"
mkdir -m 0700 "$unpacked"
tar -xzf "$backup/base.tar.gz" -C "$unpacked"
tar -xzf "$backup/pg_wal.tar.gz" -C "$unpacked/pg_wal"
pg_verifybackup --quiet --manifest-path="$backup/backup_manifest" "$unpacked"
say 'the backup is complete'

# The log since the backup, and up to where to replay it. Without UNTIL too: this begins a new timeline, whose log
# cannot be confused with the log from after the backup.
system=$(sed -n 's/^system=//p' "$backup/about")
first=$(sed -n 's/^first_wal=//p' "$backup/about" | cut -c 9-)
wal=$unpacked/restored-wal
mkdir "$wal"
for file in /backups/wal/"$system"-*/*; do
  [[ -f $file ]] || continue
  segment=$(basename "$file")
  case $segment in
    *.history) ;;
    # The newest segment, which was being written. A complete one of the same name in another folder is better.
    *.partial) segment=${segment%.partial} ;&
    *)
      [[ -n $UNTIL && ! ${segment:8:16} < $first ]] || continue
      [[ $file != *.partial || ! -e $wal/$segment ]] || continue
      ;;
  esac
  cp "$file" "$wal/$segment"
done

settings=$unpacked/postgresql.auto.conf
sed -i -E '/^ *(restore_command|recovery_[a-z_]+) *=/d' "$settings"
{
  echo "restore_command = 'cp \"$PGDATA/restored-wal/%f\" \"%p\"'"
  echo "recovery_end_command = 'rm -rf \"$PGDATA/restored-wal\"'"
  echo "recovery_target_action = 'promote'"
  case $UNTIL in
    '')
      echo "recovery_target = 'immediate'"
      echo "recovery_target_timeline = 'current'"
      ;;
    end) ;;
    *) echo "recovery_target_time = '${UNTIL//\'/}'" ;;
  esac
} >>"$settings"
touch "$unpacked/recovery.signal"
sync -f "$unpacked"

if [[ -e $PGDATA ]]; then
  rm -rf "$volume/replaced"
  mv "$PGDATA" "$volume/replaced"
fi
mv "$unpacked" "$PGDATA"
sync -f "$volume"
say "$name is restored; you can start Postgres"
