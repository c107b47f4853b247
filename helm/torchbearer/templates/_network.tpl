{{/* The rules of network policies. Context: {root, name, service}. */}}

{{/* One rule: {key: from or to, peers, ports}. An empty list of peers allows all. */}}
{{- define "torchbearer.rule" -}}
- ports:
    {{- range .ports }}
    - port: {{ . }}
      protocol: TCP
    {{- end }}
  {{- with .peers }}
  {{ $.key }}:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end -}}

{{- define "torchbearer.rule.dns" -}}
- ports:
    - port: 53
      protocol: UDP
    - port: 53
      protocol: TCP
  {{- with .Values.networkPolicy.dns }}
  to:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end -}}

{{/* A peer that is one of our services: {root, name}. */}}
{{- define "torchbearer.peer" -}}
- podSelector:
    matchLabels:
      {{- include "torchbearer.selector" . | nindent 6 }}
{{- end -}}

{{- define "torchbearer.ingressRules" -}}
{{- $root := .root -}}
{{- $policy := .root.Values.networkPolicy -}}
{{- $port := .service.port.number | int -}}
{{- $isOpen := has .service.service.type (list "NodePort" "LoadBalancer") -}}
{{- $isPublic := and (has .service.port.name (list "http" "sockets")) (or .root.Values.ingress.enabled .root.Values.gatewayApi.enabled) -}}
{{- $peers := list -}}
{{- range include "torchbearer.callers" . | fromYamlArray -}}
{{- $peers = concat $peers (include "torchbearer.peer" (dict "root" $root "name" .) | fromYamlArray) -}}
{{- end -}}
{{- if and (has "web" .service.uses) (include "torchbearer.testSecret" $root) -}}
{{- $peers = concat $peers (include "torchbearer.peer" (dict "root" $root "name" "test") | fromYamlArray) -}}
{{- end -}}
{{- if $isPublic }}{{ $peers = concat $peers $policy.ingressControllers }}{{ end -}}
{{- if $isOpen }}
{{ include "torchbearer.rule" (dict "key" "from" "peers" (list) "ports" (list $port)) }}
{{- else if $peers }}
{{ include "torchbearer.rule" (dict "key" "from" "peers" $peers "ports" (list $port)) }}
{{- end }}
{{- with $policy.prometheus }}
{{ include "torchbearer.rule" (dict "key" "from" "peers" . "ports" (list 8081)) }}
{{- end }}
{{- with .service.networkPolicy.extraIngress }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{- define "torchbearer.egressRules" -}}
{{- $context := . -}}
{{- $root := .root -}}
{{- $values := .root.Values -}}
{{- range .service.calls }}
{{- $callee := dict "root" $root "name" . }}
{{- $settings := include "torchbearer.settings" $callee | fromYaml }}
{{ include "torchbearer.rule" (dict "key" "to" "peers" (include "torchbearer.peer" $callee | fromYamlArray) "ports" (list ($settings.port.number | int))) }}
{{- end }}
{{- range $use := list "database" "kafka" "redis" "mail" "twilio" "oidc" }}
{{- if has $use $context.service.uses }}
{{- with include (printf "torchbearer.ports.%s" $use) $context | fromYamlArray }}
{{ include "torchbearer.rule" (dict "key" "to" "peers" (index $values.networkPolicy $use) "ports" .) }}
{{- end }}
{{- end }}
{{- end }}
{{- with $values.telemetry.endpoint }}
{{ include "torchbearer.rule" (dict "key" "to" "peers" $values.networkPolicy.telemetry "ports" (list (include "torchbearer.urlPort" . | int))) }}
{{- end }}
{{- with .service.networkPolicy.extraEgress }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* The port in a URL, or its scheme's default. */}}
{{- define "torchbearer.urlPort" -}}
{{- $url := urlParse . -}}
{{- regexFind ":[0-9]+$" $url.host | trimPrefix ":" | default (ternary "443" "80" (eq $url.scheme "https")) -}}
{{- end -}}

{{/* The ports of what a service uses, as a list in YAML; empty if it isn't configured. */}}
{{- define "torchbearer.ports.database" -}}
[{{ (include "torchbearer.database" . | fromYaml).port | int }}]
{{- end -}}

{{- define "torchbearer.ports.kafka" -}}
{{- $ports := list -}}
{{- range .root.Values.kafka.brokers }}{{ $ports = append $ports (regexFind "[0-9]+$" . | int) }}{{ end -}}
{{- $ports | uniq | toJson -}}
{{- end -}}

{{- define "torchbearer.ports.redis" -}}
[{{ with .root.Values.redis }}{{ if .host }}{{ .port | int }}{{ end }}{{ end }}]
{{- end -}}

{{- define "torchbearer.ports.mail" -}}
[{{ with .root.Values.mail }}{{ if .existingSecret }}{{ .port | int }}{{ end }}{{ end }}]
{{- end -}}

{{- define "torchbearer.ports.twilio" -}}
[{{ if .root.Values.twilio.existingSecret }}443{{ end }}]
{{- end -}}

{{- define "torchbearer.ports.oidc" -}}
[{{ with .root.Values.oidc.issuer }}{{ include "torchbearer.urlPort" . }}{{ end }}]
{{- end -}}
