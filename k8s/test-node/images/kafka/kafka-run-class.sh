#!/bin/sh
# shellcheck disable=SC2086 # the variables hold several options each
exec java ${KAFKA_HEAP_OPTS:--Xmx256M} ${KAFKA_JVM_PERFORMANCE_OPTS:--XX:+UseG1GC} ${KAFKA_OPTS:-} \
  -Dorg.slf4j.simpleLogger.defaultLogLevel="${KAFKA_LOG_LEVEL:-warn}" -Dorg.slf4j.simpleLogger.showDateTime=true \
  -cp '/opt/kafka/libs/*' "$@"
