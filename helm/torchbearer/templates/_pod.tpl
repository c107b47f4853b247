{{/* What pods have in common. Context: {root, name, service, features}. */}}

{{/* For every pod of the chart: its user, its placement, and no token or service links. */}}
{{- define "torchbearer.podSpec" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  {{- toYaml .root.Values.podSecurityContext | nindent 2 }}
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . | quote }}
  {{- end }}
{{- end }}
{{- with .service.priorityClassName }}
priorityClassName: {{ . | quote }}
{{- end }}
{{- with .service.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .service.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .service.affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{/* The image and its security context. */}}
{{- define "torchbearer.container" -}}
image: {{ include "torchbearer.image" . | quote }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
# The pod's state shows the last lines of the log, such as the name of a missing variable.
terminationMessagePolicy: FallbackToLogsOnError
securityContext:
  {{- toYaml .root.Values.securityContext | nindent 2 }}
{{- end -}}

{{/* What is mounted, as a list in YAML of {name, path, secret, items: {key: file}}. */}}
{{- define "torchbearer.mounts" -}}
{{- $values := .root.Values -}}
{{- $features := .features -}}
{{- $mounts := list -}}
{{- with $values.trustedCa -}}
{{- if .existingSecret -}}
{{- $mounts = append $mounts (dict "name" "trusted" "secret" .existingSecret "items" (dict .key "ca.crt")) -}}
{{- end -}}
{{- end -}}
{{- if or (has "database" $features) (has "databaseUrl" $features) -}}
{{- with include "torchbearer.database" . | fromYaml -}}
{{- if and .caSecret (not .urlKey) -}}
{{- $mounts = append $mounts (dict "name" "postgres" "secret" .caSecret "items" (dict .caKey "ca.crt")) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- if and (has "kafka" $features) $values.kafka.tls.enabled -}}
{{- with $values.kafka.tls -}}
{{- $sources := list -}}
{{- if .caSecret }}{{ $sources = append $sources (dict "secret" .caSecret "items" (dict .caKey "ca.crt")) }}{{ end -}}
{{- if .clientSecret -}}
{{- $client := include "torchbearer.perService" (dict "text" .clientSecret "name" $.name) -}}
{{- $sources = append $sources (dict "secret" $client "items" (dict .clientCertKey "user.crt" .clientKeyKey "user.key")) -}}
{{- end -}}
{{- if $sources }}{{ $mounts = append $mounts (dict "name" "kafka" "sources" $sources) }}{{ end -}}
{{- end -}}
{{- end -}}
{{- if and $values.mtls.enabled (has "grpc" $features) -}}
{{- $secret := printf "%s-grpc" (include "torchbearer.serviceName" .) -}}
{{- $mounts = append $mounts (dict "name" "grpc" "secret" $secret "items" (dict "ca.crt" "ca.crt" "tls.crt" "tls.crt" "tls.key" "tls.key")) -}}
{{- end -}}
{{- toYaml $mounts -}}
{{- end -}}

{{- define "torchbearer.volumeMounts" -}}
- name: tmp
  mountPath: /tmp
{{- range include "torchbearer.mounts" . | fromYamlArray }}
- name: {{ .name }}
  mountPath: /etc/torchbearer/{{ .name }}
  readOnly: true
{{- end }}
{{- end -}}

{{- define "torchbearer.volumes" -}}
- name: tmp
  emptyDir:
    sizeLimit: {{ .service.tmpSize }}
{{- range include "torchbearer.mounts" . | fromYamlArray }}
- name: {{ .name }}
  projected:
    defaultMode: 0440
    sources:
      {{- range .sources | default (list .) }}
      - secret:
          name: {{ .secret | quote }}
          items:
            {{- range $key, $path := .items }}
            - key: {{ $key | quote }}
              path: {{ $path }}
            {{- end }}
      {{- end }}
{{- end }}
{{- end -}}

{{- define "torchbearer.topologySpread" -}}
{{- $context := . -}}
{{- $keys := dict "zone" "topology.kubernetes.io/zone" "host" "kubernetes.io/hostname" -}}
{{- range $place, $key := $keys }}
{{- with index $context.service.topologySpread $place }}
- topologyKey: {{ $key }}
  whenUnsatisfiable: {{ . }}
  maxSkew: {{ $context.service.topologySpread.maxSkew }}
  labelSelector:
    matchLabels:
      {{- include "torchbearer.selector" $context | nindent 6 }}
  # Counts only pods of the same version, not those that are being replaced.
  matchLabelKeys: [pod-template-hash]
{{- end }}
{{- end }}
{{- end -}}

{{- define "torchbearer.probes" -}}
{{- with .service.probes -}}
startupProbe:
  httpGet:
    path: /readyz
    port: ops
  {{- toYaml .startup | nindent 2 }}
readinessProbe:
  {{- if ne $.service.port.name "grpc" }}
  httpGet:
    path: /readyz
    port: ops
  {{- else if $.root.Values.mtls.enabled }}
  # The kubelet's gRPC probe has no TLS. The port opens last and closes first; with /readyz, callers would lose the
  # address whenever a database is down.
  tcpSocket:
    port: grpc
  {{- else }}
  grpc:
    port: {{ $.service.port.number }}
  {{- end }}
  {{- toYaml .readiness | nindent 2 }}
livenessProbe:
  httpGet:
    path: /livez
    port: ops
  {{- toYaml .liveness | nindent 2 }}
{{- end }}
{{- end -}}
