{{/* What the schema can't see: all faults at once, each with what to do. */}}
{{- define "torchbearer.checks" -}}
{{- $root := . -}}
{{- $values := .Values -}}
{{- $faults := list -}}

{{- range $name, $block := $values.services -}}
{{- $service := include "torchbearer.settings" (dict "root" $root "name" $name) | fromYaml -}}
{{- if eq (include "torchbearer.version" (dict "root" $root "name" $name "service" $service)) "latest" -}}
{{- $faults = append $faults (printf "%s would run the tag latest, which is another image tomorrow: a rollback must find what ran before. Name a version." $name) -}}
{{- end -}}
{{- range $service.calls -}}
{{- if not (hasKey $values.services .) }}{{ $faults = append $faults (printf "services.%s.calls names %s, which is no service." $name .) }}{{ end -}}
{{- end -}}
{{- with $service.autoscaling -}}
{{- if .enabled -}}
{{- if gt (int .minReplicas) (int .maxReplicas) }}{{ $faults = append $faults (printf "services.%s.autoscaling: minReplicas is greater than maxReplicas." $name) }}{{ end -}}
{{- if and .cpu (not ($service.resources.requests | default dict).cpu) }}{{ $faults = append $faults (printf "services.%s.autoscaling.cpu is a part of resources.requests.cpu, which is not set." $name) }}{{ end -}}
{{- if and .memory (not ($service.resources.requests | default dict).memory) }}{{ $faults = append $faults (printf "services.%s.autoscaling.memory is a part of resources.requests.memory, which is not set." $name) }}{{ end -}}
{{- if not (or .cpu .memory .metrics) }}{{ $faults = append $faults (printf "services.%s.autoscaling has nothing to go by: set cpu, memory or metrics." $name) }}{{ end -}}
{{- end -}}
{{- end -}}
{{- if and (has "sockets" $service.uses) (not $values.redis.host) -}}
{{- if or $service.autoscaling.enabled (gt (int $service.replicas) 1) -}}
{{- $faults = append $faults (printf "%s has several pods, which tell each other news through Redis: set redis.host, or services.%s.replicas to 1." $name $name) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- with $values.database -}}
{{- if and (eq .sslmode "verify-ca") (not .caSecret) (not .urlKey) }}{{ $faults = append $faults "database.sslmode verify-ca needs database.caSecret: by a public authority anybody may be signed." }}{{ end -}}
{{- end -}}
{{- with $values.oidc -}}
{{- if ne (empty .issuer) (empty .clientId) }}{{ $faults = append $faults "oidc.issuer and oidc.clientId belong together: set both or neither." }}{{ end -}}
{{- end -}}
{{- with $values.kafka -}}
{{- if and .sasl.mechanism (not (and .sasl.username .sasl.existingSecret)) }}{{ $faults = append $faults "kafka.sasl.mechanism needs kafka.sasl.username and kafka.sasl.existingSecret." }}{{ end -}}
{{- if and (not .tls.enabled) (or .tls.caSecret .tls.clientSecret) }}{{ $faults = append $faults "kafka.tls names Secrets but is not enabled." }}{{ end -}}
{{- if and .tls.clientSecret (not .tls.caSecret) }}{{ $faults = append $faults "kafka.tls.clientSecret needs kafka.tls.caSecret: certificate authority, certificate and key go together." }}{{ end -}}
{{- end -}}
{{- if and $values.gatewayApi.enabled (not $values.gatewayApi.parentRefs) }}{{ $faults = append $faults "gatewayApi.enabled needs gatewayApi.parentRefs: the Gateway to be reached through." }}{{ end -}}
{{- if and $values.redis.username (not $values.redis.existingSecret) }}{{ $faults = append $faults "redis.username needs redis.existingSecret." }}{{ end -}}

{{- $faults = concat $faults (include "torchbearer.missingSecrets" . | fromYamlArray) -}}
{{- with $faults -}}
{{- fail (printf "\n\nTorchbearer can't be installed like this:\n  - %s\n" (join "\n  - " .)) -}}
{{- end -}}
{{- end -}}

{{/*
  Secrets that are not there, as sentences, where a cluster can be asked. A pod would wait for them without a word, and
  the install for its Jobs.
*/}}
{{- define "torchbearer.missingSecrets" -}}
{{- $namespace := .Release.Namespace -}}
{{- $faults := list -}}
{{- if and .Values.checkSecrets (lookup "v1" "ServiceAccount" $namespace "default") -}}
{{- range include "torchbearer.secrets" . | fromYamlArray -}}
{{- $secret := lookup "v1" "Secret" $namespace .name -}}
{{- $from := .from -}}
{{- if not $secret -}}
{{- $faults = append $faults (printf "The Secret %s (%s) is missing in the namespace %s; it needs: %s." .name .from $namespace (join ", " .keys)) -}}
{{- else -}}
{{- range $key := .keys -}}
{{- if not (hasKey ($secret.data | default dict) $key) }}{{ $faults = append $faults (printf "The Secret %s (%s) lacks the key %s." $secret.metadata.name $from $key) }}{{ end -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- toYaml ($faults | uniq) -}}
{{- end -}}

{{/* Every Secret that must be there before an install: a list in YAML of {name, keys, from}. */}}
{{- define "torchbearer.secrets" -}}
{{- $root := . -}}
{{- $secrets := list -}}
{{- with .Values -}}
{{- $secrets = append $secrets (dict "name" .actor.existingSecret "keys" (list .actor.key) "from" "actor") -}}
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
