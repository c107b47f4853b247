{{/*
  The environment variables of a process: one template per feature, each a list in YAML.
  Context: {root, name, service, features}; a service's features are its `uses` and what every service has.
*/}}

{{/* All variables. One in the service's own `env` overrides the chart's. */}}
{{- define "torchbearer.env" -}}
{{- $context := . -}}
{{- $own := .service.env | default dict -}}
{{- $entries := list -}}
{{- range .features -}}
{{- range include (printf "torchbearer.env.%s" .) $context | fromYamlArray -}}
{{- if not (hasKey $own .name) }}{{ $entries = append $entries . }}{{ end -}}
{{- end -}}
{{- end -}}
{{- range $name, $value := $own -}}
{{- if not (kindIs "invalid" $value) -}}
{{- /* toJson writes 1000000, where a template would write 1e+06. */ -}}
{{- $text := ternary $value (toJson $value) (kindIs "string" $value) -}}
{{- $entries = append $entries (dict "name" $name "value" $text) -}}
{{- end -}}
{{- end -}}
{{- toYaml $entries -}}
{{- end -}}

{{/* {name, secret, key, optional} */}}
{{- define "torchbearer.env.fromSecret" -}}
- name: {{ .name }}
  valueFrom:
    secretKeyRef:
      name: {{ .secret | quote }}
      key: {{ .key | quote }}
      {{- if .optional }}
      optional: true
      {{- end }}
{{- end -}}

{{- define "torchbearer.env.build" -}}
- name: NODE_ENV
  value: production
{{- if .root.Values.developmentSecrets }}
- name: DEVELOPMENT_SECRETS
  value: allow
{{- end }}
- name: BUILD_VERSION
  value: {{ include "torchbearer.version" . | quote }}
- name: LOG_LEVEL
  value: {{ .root.Values.logLevel }}
{{- with .root.Values.trustedCa.existingSecret }}
- name: NODE_EXTRA_CA_CERTS
  value: /etc/torchbearer/trusted/ca.crt
{{- end }}
{{- end -}}

{{- define "torchbearer.env.process" -}}
{{- $shutdown := .root.Values.shutdown -}}
{{ include "torchbearer.env.build" . }}
- name: SHUTDOWN_DRAIN_MS
  value: {{ mul $shutdown.drainSeconds 1000 | quote }}
# Counted from the signal, so it includes the drain.
- name: SHUTDOWN_GRACE_MS
  value: {{ mul (add $shutdown.drainSeconds $shutdown.graceSeconds) 1000 | quote }}
{{- with (.service.resources.limits | default dict).memory }}
- name: NODE_OPTIONS
  value: --max-old-space-size={{ div (mul (include "torchbearer.mebibytes" . | int) (int $.service.heapPercent)) 100 }}
{{- end }}
{{- end -}}

{{/* The keys of its calls and of its callers, the certificates, and the addresses of the services that it calls. */}}
{{- define "torchbearer.env.grpc" -}}
{{- $root := .root -}}
{{- $keys := include "torchbearer.perService" (dict "text" .root.Values.callKeys.existingSecret "name" .name) -}}
{{- range include "torchbearer.keysOfCalls" . | fromYamlArray }}
{{ include "torchbearer.env.fromSecret" (dict "name" . "secret" $keys "key" .) }}
{{- end }}
{{- if .root.Values.mtls.enabled }}
- name: GRPC_TLS_CA
  value: /etc/torchbearer/grpc/ca.crt
- name: GRPC_TLS_CERT
  value: /etc/torchbearer/grpc/tls.crt
- name: GRPC_TLS_KEY
  value: /etc/torchbearer/grpc/tls.key
{{- end }}
{{- range .service.calls }}
{{- $callee := dict "root" $root "name" . }}
{{- $settings := include "torchbearer.settings" $callee | fromYaml }}
{{- $host := include "torchbearer.serviceName" $callee }}
{{- if eq $settings.port.name "grpc" }}
- name: {{ upper . }}_ADDRESS
  value: dns:///{{ $host }}:{{ $settings.service.port }}
{{- else }}
- name: {{ upper . }}_URL
  value: http://{{ $host }}:{{ $settings.service.port }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "torchbearer.env.telemetry" -}}
{{- with .root.Values.telemetry }}
{{- if .endpoint }}
- name: K8S_POD
  valueFrom:
    fieldRef:
      fieldPath: metadata.name
- name: K8S_NODE
  valueFrom:
    fieldRef:
      fieldPath: spec.nodeName
- name: OTEL_EXPORTER_OTLP_ENDPOINT
  value: {{ .endpoint | quote }}
{{- $attributes := list (printf "k8s.namespace.name=%s" $.root.Release.Namespace) "k8s.pod.name=$(K8S_POD)" "k8s.node.name=$(K8S_NODE)" }}
{{- range $name, $value := .resourceAttributes }}
{{- $attributes = append $attributes (printf "%s=%s" $name $value) }}
{{- end }}
- name: OTEL_RESOURCE_ATTRIBUTES
  value: {{ join "," $attributes | quote }}
{{- if has "web" $.service.uses }}
# Browsers request every trace; the gateway decides which ones are recorded.
- name: OTEL_TRACES_SAMPLER
  value: traceidratio
- name: OTEL_TRACES_SAMPLER_ARG
  value: {{ .sampleRatio | quote }}
{{- end }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "torchbearer.env.database" -}}
{{ include "torchbearer.env.databaseUrl" . }}
- name: DATABASE_POOL
  value: {{ (include "torchbearer.database" . | fromYaml).pool | quote }}
# A Job has run the migrations before this pod starts.
- name: MIGRATIONS
  value: expect
{{- end -}}

{{/* Kubernetes replaces $(NAME) by the Secret's values. */}}
{{- define "torchbearer.env.databaseUrl" -}}
{{- $name := .name -}}
{{- with include "torchbearer.database" . | fromYaml -}}
{{- $secret := include "torchbearer.perService" (dict "text" .existingSecret "name" $name) -}}
{{- if .urlKey -}}
{{ include "torchbearer.env.fromSecret" (dict "name" "DATABASE_URL" "secret" $secret "key" .urlKey) }}
{{- else -}}
{{ include "torchbearer.env.fromSecret" (dict "name" "DATABASE_USERNAME" "secret" $secret "key" .usernameKey) }}
{{ include "torchbearer.env.fromSecret" (dict "name" "DATABASE_PASSWORD" "secret" $secret "key" .passwordKey) }}
- name: DATABASE_URL
  value: {{ printf "postgres://$(DATABASE_USERNAME):$(DATABASE_PASSWORD)@%s:%d/%s?%s" .host (int .port) .name (include "torchbearer.sslParameters" .) | quote }}
{{- end }}
{{- end }}
{{- end -}}

{{/* For node-postgres, in which `require` and `verify-ca` mean the same as in libpq only with uselibpqcompat. */}}
{{- define "torchbearer.sslParameters" -}}
{{- if has .sslmode (list "require" "verify-ca") }}uselibpqcompat=true&{{ end -}}
sslmode={{ .sslmode }}
{{- if and .caSecret (ne .sslmode "disable") (ne .sslmode "require") }}&sslrootcert=/etc/torchbearer/postgres/ca.crt{{ end -}}
{{- end -}}

{{- define "torchbearer.env.kafka" -}}
{{- $name := .name -}}
{{- with .root.Values.kafka -}}
- name: KAFKA_BROKERS
  value: {{ join "," .brokers | quote }}
{{- if .tls.enabled }}
- name: KAFKA_SSL
  value: 'true'
{{- if .tls.caSecret }}
- name: KAFKA_SSL_CA
  value: /etc/torchbearer/kafka/ca.crt
{{- end }}
{{- if .tls.clientSecret }}
- name: KAFKA_SSL_CERT
  value: /etc/torchbearer/kafka/user.crt
- name: KAFKA_SSL_KEY
  value: /etc/torchbearer/kafka/user.key
{{- end }}
{{- end }}
{{- if .sasl.mechanism }}
- name: KAFKA_SASL_MECHANISM
  value: {{ .sasl.mechanism }}
- name: KAFKA_SASL_USERNAME
  value: {{ include "torchbearer.perService" (dict "text" .sasl.username "name" $name) | quote }}
{{ include "torchbearer.env.fromSecret" (dict "name" "KAFKA_SASL_PASSWORD" "secret" (include "torchbearer.perService" (dict "text" .sasl.existingSecret "name" $name)) "key" .sasl.key) }}
{{- end }}
{{- end }}
{{- end -}}

{{/* For the Job that creates the topics. */}}
{{- define "torchbearer.env.topics" -}}
{{- with .root.Values.kafka -}}
- name: KAFKA_REPLICATION_FACTOR
  value: {{ .replicationFactor | quote }}
{{- if .minInsyncReplicas }}
- name: KAFKA_MIN_INSYNC_REPLICAS
  value: {{ .minInsyncReplicas | quote }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "torchbearer.env.redis" -}}
{{- with .root.Values.redis }}
{{- if .host }}
{{- $credentials := "" }}
{{- if .existingSecret }}
{{ include "torchbearer.env.fromSecret" (dict "name" "REDIS_PASSWORD" "secret" .existingSecret "key" .key) }}
{{- $credentials = printf "%s:$(REDIS_PASSWORD)@" .username }}
{{- end }}
- name: REDIS_URL
  value: {{ printf "%s://%s%s:%d/%d" (ternary "rediss" "redis" .tls) $credentials .host (int .port) (int .database) | quote }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "torchbearer.env.publicUrl" -}}
- name: PUBLIC_URL
  value: {{ .root.Values.publicUrl | quote }}
{{- end -}}

{{- define "torchbearer.env.mail" -}}
{{- with .root.Values.mail }}
{{- if .existingSecret }}
{{ include "torchbearer.env.fromSecret" (dict "name" "SMTP_URL" "secret" .existingSecret "key" .key) }}
{{- end }}
{{- with .from }}
- name: MAIL_FROM
  value: {{ . | quote }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "torchbearer.env.oidc" -}}
{{- with .root.Values.oidc }}
{{- if .issuer }}
- name: OIDC_ISSUER
  value: {{ .issuer | quote }}
- name: OIDC_CLIENT_ID
  value: {{ .clientId | quote }}
{{- with .name }}
- name: OIDC_NAME
  value: {{ . | quote }}
{{- end }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "torchbearer.env.secondFactor" -}}
{{- with .root.Values.secondFactor }}
{{ include "torchbearer.env.fromSecret" (dict "name" "SECOND_FACTOR_KEY" "secret" .existingSecret "key" .key) }}
{{ include "torchbearer.env.fromSecret" (dict "name" "SECOND_FACTOR_KEY_ALSO" "secret" .existingSecret "key" .alsoKey "optional" true) }}
- name: ADMIN_SECOND_FACTOR
  value: {{ .admins }}
{{- end }}
{{- end -}}

{{- define "torchbearer.env.firstAdmin" -}}
{{- with .root.Values.firstAdmin }}
{{- if .existingSecret }}
{{ include "torchbearer.env.fromSecret" (dict "name" "ADMIN_EMAIL" "secret" .existingSecret "key" "ADMIN_EMAIL") }}
{{ include "torchbearer.env.fromSecret" (dict "name" "ADMIN_PASSWORD" "secret" .existingSecret "key" "ADMIN_PASSWORD") }}
{{- with .name }}
- name: ADMIN_NAME
  value: {{ . | quote }}
{{- end }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "torchbearer.env.signUp" -}}
- name: SIGNUP_MODE
  value: {{ .root.Values.signUp.mode }}
{{- end -}}

{{- define "torchbearer.env.season" -}}
{{- with .root.Values.season }}
{{- with .name }}
- name: SEASON_NAME
  value: {{ . | quote }}
{{- end }}
{{- with .rankingsCloseAt }}
- name: SEASON_RANKINGS_CLOSE_AT
  value: {{ . | quote }}
{{- end }}
{{- with .draftAt }}
- name: SEASON_DRAFT_AT
  value: {{ . | quote }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "torchbearer.env.twilio" -}}
{{- with .root.Values.twilio.existingSecret }}
{{- range list "TWILIO_ACCOUNT_SID" "TWILIO_AUTH_TOKEN" }}
{{ include "torchbearer.env.fromSecret" (dict "name" . "secret" $.root.Values.twilio.existingSecret "key" .) }}
{{- end }}
# One of the two is set.
{{- range list "TWILIO_FROM" "TWILIO_MESSAGING_SERVICE_SID" }}
{{ include "torchbearer.env.fromSecret" (dict "name" . "secret" $.root.Values.twilio.existingSecret "key" . "optional" true) }}
{{- end }}
{{- end }}
- name: SMS_REMINDERS
  value: {{ .root.Values.sms.reminders | quote }}
- name: SMS_PER_SECOND
  value: {{ .root.Values.sms.perSecond | quote }}
{{- end -}}

{{- define "torchbearer.env.texts" -}}
- name: SMS_KEYWORD
  value: {{ .root.Values.sms.keyword | quote }}
{{- end -}}

{{/* Of the gateway, which serves the public. */}}
{{- define "torchbearer.env.web" -}}
{{- with .root.Values -}}
{{- with .imageOrigins }}
- name: IMAGE_ORIGINS
  value: {{ join "," . | quote }}
{{- end }}
- name: TRUST_PROXY
  value: {{ include "torchbearer.trustProxy" $.root | quote }}
{{- if not (kindIs "invalid" .cookieSecure) }}
- name: COOKIE_SECURE
  value: {{ .cookieSecure | quote }}
{{- end }}
{{- with .oidc.issuer }}
# Pages may connect to it.
- name: OIDC_ISSUER
  value: {{ . | quote }}
{{- end }}
{{- with .site.supportEmail }}
- name: SUPPORT_EMAIL
  value: {{ . | quote }}
{{- end }}
{{- with .site.tribes }}
- name: TRIBES
  value: {{ . | quote }}
{{- end }}
{{- with .site.photoAliases }}
- name: PHOTO_ALIASES
  value: {{ . | quote }}
{{- end }}
{{- with .sms.number }}
- name: SMS_NUMBER
  value: {{ . | quote }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "torchbearer.trustProxy" -}}
{{- if kindIs "invalid" .Values.trustProxy -}}
{{- ternary 1 0 (or .Values.ingress.enabled .Values.gatewayApi.enabled) -}}
{{- else -}}
{{- int .Values.trustProxy -}}
{{- end -}}
{{- end -}}

{{/* Which origins and cookies are ours, and how many proxies are trusted. An Ingress or a Gateway forwards sockets by itself;
     otherwise our gateway forwards them and is one more proxy. */}}
{{- define "torchbearer.env.sockets" -}}
{{ include "torchbearer.env.publicUrl" . }}
{{- with .root.Values }}
- name: TRUST_PROXY
  value: {{ add (include "torchbearer.trustProxy" $.root) (ternary 0 1 (or .ingress.enabled .gatewayApi.enabled)) | quote }}
{{- if not (kindIs "invalid" .cookieSecure) }}
- name: COOKIE_SECURE
  value: {{ .cookieSecure | quote }}
{{- end }}
{{- end }}
{{- end -}}
