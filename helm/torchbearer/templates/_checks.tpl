{{/* Checks that the schema can't make. Reports all errors at once, each with what to do. */}}
{{- define "torchbearer.checks" -}}
{{- $root := . -}}
{{- $values := .Values -}}
{{- $errors := list -}}

{{- range $name, $block := $values.services -}}
{{- $service := include "torchbearer.settings" (dict "root" $root "name" $name) | fromYaml -}}
{{- if eq (include "torchbearer.version" (dict "root" $root "name" $name "service" $service)) "latest" -}}
{{- $errors = append $errors (printf "%s would run the tag latest, which may be another image tomorrow, and a rollback needs the image that ran before. Set a version." $name) -}}
{{- end -}}
{{- range $service.calls -}}
{{- if not (hasKey $values.services .) }}{{ $errors = append $errors (printf "services.%s.calls names %s, which is not a service." $name .) }}{{ end -}}
{{- end -}}
{{- with $service.autoscaling -}}
{{- if .enabled -}}
{{- if gt (int .minReplicas) (int .maxReplicas) }}{{ $errors = append $errors (printf "services.%s.autoscaling: minReplicas is greater than maxReplicas." $name) }}{{ end -}}
{{- if and .cpu (not ($service.resources.requests | default dict).cpu) }}{{ $errors = append $errors (printf "services.%s.autoscaling.cpu is a percentage of resources.requests.cpu, which is not set." $name) }}{{ end -}}
{{- if and .memory (not ($service.resources.requests | default dict).memory) }}{{ $errors = append $errors (printf "services.%s.autoscaling.memory is a percentage of resources.requests.memory, which is not set." $name) }}{{ end -}}
{{- if not (or .cpu .memory .metrics) }}{{ $errors = append $errors (printf "services.%s.autoscaling has no metric: set cpu, memory or metrics." $name) }}{{ end -}}
{{- end -}}
{{- end -}}
{{- if and (has "sockets" $service.uses) (not $values.redis.host) -}}
{{- if or $service.autoscaling.enabled (gt (int $service.replicas) 1) -}}
{{- $errors = append $errors (printf "%s has several pods, which need Redis to share live standings: set redis.host, or services.%s.replicas to 1." $name $name) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- with $values.database -}}
{{- if and (eq .sslmode "verify-ca") (not .caSecret) (not .urlKey) }}{{ $errors = append $errors "database.sslmode verify-ca needs database.caSecret: public authorities sign certificates for anyone." }}{{ end -}}
{{- end -}}
{{- with $values.oidc -}}
{{- if ne (empty .issuer) (empty .clientId) }}{{ $errors = append $errors "oidc.issuer and oidc.clientId need each other: set both or neither." }}{{ end -}}
{{- end -}}
{{- with $values.kafka -}}
{{- if and .sasl.mechanism (not (and .sasl.username .sasl.existingSecret)) }}{{ $errors = append $errors "kafka.sasl.mechanism needs kafka.sasl.username and kafka.sasl.existingSecret." }}{{ end -}}
{{- if and (not .tls.enabled) (or .tls.caSecret .tls.clientSecret) }}{{ $errors = append $errors "kafka.tls names Secrets but is not enabled." }}{{ end -}}
{{- if and .tls.clientSecret (not .tls.caSecret) }}{{ $errors = append $errors "kafka.tls.clientSecret needs kafka.tls.caSecret: set certificate authority, certificate and key together." }}{{ end -}}
{{- end -}}
{{- if and $values.gatewayApi.enabled (not $values.gatewayApi.parentRefs) }}{{ $errors = append $errors "gatewayApi.enabled needs gatewayApi.parentRefs: the Gateways to use." }}{{ end -}}
{{- if and $values.redis.username (not $values.redis.existingSecret) }}{{ $errors = append $errors "redis.username needs redis.existingSecret." }}{{ end -}}

{{- $errors = concat $errors (include "torchbearer.missingSecrets" . | fromYamlArray) -}}
{{- with $errors -}}
{{- fail (printf "\n\nTorchbearer can't be installed like this:\n  - %s\n" (join "\n  - " .)) -}}
{{- end -}}
{{- end -}}

{{/*
  Missing Secrets, one sentence each, if the cluster can be queried. Without this check, pods would wait for them
  silently, and the install for its Jobs.
*/}}
{{- define "torchbearer.missingSecrets" -}}
{{- $namespace := .Release.Namespace -}}
{{- $errors := list -}}
{{- if and .Values.checkSecrets (lookup "v1" "ServiceAccount" $namespace "default") -}}
{{- range include "torchbearer.secrets" . | fromYamlArray -}}
{{- $secret := lookup "v1" "Secret" $namespace .name -}}
{{- $from := .from -}}
{{- if not $secret -}}
{{- $errors = append $errors (printf "The Secret %s (%s) is missing in the namespace %s; it needs: %s." .name .from $namespace (join ", " .keys)) -}}
{{- else -}}
{{- range $key := .keys -}}
{{- if not (hasKey ($secret.data | default dict) $key) }}{{ $errors = append $errors (printf "The Secret %s (%s) lacks the key %s." $secret.metadata.name $from $key) }}{{ end -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- toYaml ($errors | uniq) -}}
{{- end -}}

{{/* Every Secret that must exist before an install: a list in YAML of {name, keys, from}. */}}
{{- define "torchbearer.secrets" -}}
{{- $root := . -}}
{{- $secrets := list -}}
{{- with .Values -}}
{{- $secrets = append $secrets (dict "name" .secondFactor.existingSecret "keys" (list .secondFactor.key) "from" "secondFactor") -}}
{{- with .firstAdmin.existingSecret }}{{ $secrets = append $secrets (dict "name" . "keys" (list "ADMIN_EMAIL" "ADMIN_PASSWORD") "from" "firstAdmin") }}{{ end -}}
{{- with .helmTest.existingSecret }}{{ $secrets = append $secrets (dict "name" . "keys" (list "ADMIN_EMAIL" "ADMIN_PASSWORD") "from" "helmTest") }}{{ end -}}
{{- with .trustedCa }}{{ if .existingSecret }}{{ $secrets = append $secrets (dict "name" .existingSecret "keys" (list .key) "from" "trustedCa") }}{{ end }}{{ end -}}
{{- with .redis }}{{ if and .host .existingSecret }}{{ $secrets = append $secrets (dict "name" .existingSecret "keys" (list .key) "from" "redis") }}{{ end }}{{ end -}}
{{- with .mail }}{{ if .existingSecret }}{{ $secrets = append $secrets (dict "name" .existingSecret "keys" (list .key) "from" "mail") }}{{ end }}{{ end -}}
{{- with .twilio.existingSecret }}{{ $secrets = append $secrets (dict "name" . "keys" (list "TWILIO_ACCOUNT_SID" "TWILIO_AUTH_TOKEN") "from" "twilio") }}{{ end -}}
{{- with .kafka.tls }}{{ if and .enabled .caSecret }}{{ $secrets = append $secrets (dict "name" .caSecret "keys" (list .caKey) "from" "kafka.tls") }}{{ end }}{{ end -}}
{{- end -}}
{{- $users := ternary (list "topics") (list) .Values.kafka.createTopics -}}
{{- range $name, $block := .Values.services -}}
{{- $users = append $users $name -}}
{{- $settings := include "torchbearer.settings" (dict "root" $root "name" $name) | fromYaml -}}
{{- $keys := include "torchbearer.keysOfCalls" (dict "root" $root "name" $name "service" $settings) | fromYamlArray -}}
{{- $secrets = append $secrets (dict "name" (include "torchbearer.perService" (dict "text" $root.Values.callKeys.existingSecret "name" $name)) "keys" $keys "from" "callKeys, made by k8s/call-keys.mjs") -}}
{{- if has "database" $block.uses -}}
{{- with include "torchbearer.database" (dict "root" $root "name" $name "service" $block) | fromYaml -}}
{{- $secret := include "torchbearer.perService" (dict "text" .existingSecret "name" $name) -}}
{{- $secrets = append $secrets (dict "name" $secret "keys" (ternary (list .urlKey) (list .usernameKey .passwordKey) (not (empty .urlKey))) "from" "database") -}}
{{- if and .caSecret (not .urlKey) }}{{ $secrets = append $secrets (dict "name" .caSecret "keys" (list .caKey) "from" "database") }}{{ end -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- range $user := $users -}}
{{- with $root.Values.kafka.sasl }}{{ if .mechanism }}{{ $secrets = append $secrets (dict "name" (include "torchbearer.perService" (dict "text" .existingSecret "name" $user)) "keys" (list .key) "from" "kafka.sasl") }}{{ end }}{{ end -}}
{{- with $root.Values.kafka.tls }}{{ if and .enabled .clientSecret }}{{ $secrets = append $secrets (dict "name" (include "torchbearer.perService" (dict "text" .clientSecret "name" $user)) "keys" (list .clientCertKey .clientKeyKey) "from" "kafka.tls") }}{{ end }}{{ end -}}
{{- end -}}
{{- $secrets | uniq | toYaml -}}
{{- end -}}
