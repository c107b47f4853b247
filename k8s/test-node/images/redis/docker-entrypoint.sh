#!/bin/sh
set -eu
case ${1:-} in -* | *.conf) set -- redis-server "$@" ;; esac
# Without protected mode, like the official image: in a container, every client connects over the network.
if [ "$1" = redis-server ]; then
  case " $* " in *' --protected-mode '*) ;; *) set -- "$@" --protected-mode no ;; esac
fi
umask 0077
exec "$@"
