#!/bin/sh
set -eu
case ${1:-} in -* | *.conf) set -- redis-server "$@" ;; esac
# The official image is built without protected mode: in a container every client comes from elsewhere.
if [ "$1" = redis-server ]; then
  case " $* " in *' --protected-mode '*) ;; *) set -- "$@" --protected-mode no ;; esac
fi
umask 0077
exec "$@"
