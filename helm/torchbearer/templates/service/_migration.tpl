{{/*
  Migrates a service's database before its new pods start. Migrations only add, so the pods that still run (and those of
  the older version after a rollback) work with the newer schema.
*/}}
{{- define "torchbearer.service.migration" -}}
{{- if has "database" .service.uses -}}
{{- include "torchbearer.setupJob" (dict "root" .root "service" .service "name" .name "job" (printf "migrate-%s" .name) "command" "dist/main.js migrate" "features" (list "build" "databaseUrl")) -}}
{{- end -}}
{{- end -}}
