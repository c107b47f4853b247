#!/bin/bash
# Puts a backup in the place of the server's data. What was there before is moved aside, to `replaced` beside it, and
# only once the backup has been unpacked and proven: until then nothing is lost by a restore that fails.
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
  say "there are these backups: $(ls -1 /backups/base 2>/dev/null | tr '\n' ' ')" >&2
  refuse "there is no backup ${BACKUP}"
fi

say "unpacking $name"
rm -rf "$unpacked"
mkdir -m 0700 "$unpacked"
tar -xzf "$backup/base.tar.gz" -C "$unpacked"
tar -xzf "$backup/pg_wal.tar.gz" -C "$unpacked/pg_wal"
pg_verifybackup --quiet --manifest-path="$backup/backup_manifest" "$unpacked"
say 'it is whole'

# The log since then, and how far to follow it. Also a backup that is taken as it is goes through this: that begins a
# new timeline, whose log can't be mistaken for the one of the time after the backup.
system=$(sed -n 's/^system=//p' "$backup/about")
first=$(sed -n 's/^first_wal=//p' "$backup/about" | cut -c 9-)
wal=$unpacked/restored-wal
mkdir "$wal"
for file in /backups/wal/"$system"-*/*; do
  [[ -f $file ]] || continue
  segment=$(basename "$file")
  case $segment in
    *.history) ;;
    # The newest piece, which was being written. A whole one of the same name, from another folder, is better.
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
say "$name is in place; Postgres can be started"
