{{/*
  Brings a service's database up to date before its new pods come. Migrations only add, so the pods that still run (and
  after a rollback the older ones) go on beside the newer schema.
*/}}
{{- define "torchbearer.service.migration" -}}
{{- if has "database" .service.uses -}}
{{- include "torchbearer.setupJob" (dict "root" .root "service" .service "name" .name "job" (printf "migrate-%s" .name) "command" "dist/main.js migrate" "features" (list "build" "databaseUrl")) -}}
{{- end -}}
{{- end -}}
