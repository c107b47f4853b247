#!/bin/sh
# The first pod is the primary, the others follow it. The password goes into a file that only this pod sees, and not
# on the command line, which every process may read.
set -eu
umask 0077
{
  echo 'include /etc/redis/redis.conf'
  echo "requirepass \"$REDIS_PASSWORD\""
  echo "masterauth \"$REDIS_PASSWORD\""
  # By name: the address of a pod changes.
  echo "replica-announce-ip $POD_NAME.torchbearer-redis-nodes"
  [ "${POD_NAME##*-}" = 0 ] || echo 'replicaof torchbearer-redis-0.torchbearer-redis-nodes 6379'
} >/run/redis/redis.conf
exec redis-server /run/redis/redis.conf
