{{/* Names and labels. The context is the chart's root, or {root, name, service} where `.name` is used. */}}

{{- define "torchbearer.chartName" -}}
{{- default .Chart.Name .Values.nameOverride | trunc 40 | trimSuffix "-" -}}
{{- end -}}

{{/* The prefix of all names, short enough for every suffix. */}}
{{- define "torchbearer.fullname" -}}
{{- $name := include "torchbearer.chartName" . -}}
{{- if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride | trunc 40 | trimSuffix "-" -}}
{{- else if contains $name .Release.Name -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name $name | trunc 40 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{/* The name of a service's resources. */}}
{{- define "torchbearer.serviceName" -}}
{{- include "torchbearer.fullname" .root }}-{{ .name -}}
{{- end -}}

{{/* Replaces `<service>` in the names of Secrets and users: {text, name}. */}}
{{- define "torchbearer.perService" -}}
{{- replace "<service>" .name .text -}}
{{- end -}}

{{/* Selects all pods of the release. */}}
{{- define "torchbearer.releaseSelector" -}}
app.kubernetes.io/name: {{ include "torchbearer.chartName" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{/* Selects a service's pods. Never change it, because a Deployment's selector is immutable. */}}
{{- define "torchbearer.selector" -}}
{{ include "torchbearer.releaseSelector" .root }}
app.kubernetes.io/component: {{ .name }}
{{- end -}}

{{- define "torchbearer.labels" -}}
{{- $chart := printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" | trunc 63 | trimSuffix "-" -}}
{{- $ours := dict "helm.sh/chart" $chart "app.kubernetes.io/version" .Chart.AppVersion "app.kubernetes.io/part-of" "torchbearer" "app.kubernetes.io/managed-by" .Release.Service -}}
{{- merge $ours (include "torchbearer.releaseSelector" . | fromYaml) .Values.commonLabels | toYaml -}}
{{- end -}}

{{- define "torchbearer.serviceLabels" -}}
{{- merge (dict "app.kubernetes.io/component" .name) (include "torchbearer.labels" .root | fromYaml) | toYaml -}}
{{- end -}}

{{/*
  Labels of a pod: {root, name, service, role, component, podLabels}. The role is `service`, `setup` (the Jobs before an
  install) or `test`; network policies and the scraping use it.
*/}}
{{- define "torchbearer.podLabels" -}}
{{- $version := include "torchbearer.version" . | trunc 63 | trimAll "-._" -}}
{{- $ours := dict "app.kubernetes.io/component" .component "app.kubernetes.io/part-of" "torchbearer" "app.kubernetes.io/version" $version "torchbearer/role" .role -}}
{{- merge $ours (include "torchbearer.releaseSelector" .root | fromYaml) (.podLabels | default dict) .root.Values.commonLabels | toYaml -}}
{{- end -}}

{{/* `annotations:` with the common ones and the given ones: {root, annotations}; nothing if there are none. */}}
{{- define "torchbearer.annotations" -}}
{{- with merge (dict) (.annotations | default dict) .root.Values.commonAnnotations -}}
annotations:
  {{- toYaml . | nindent 2 }}
{{- end -}}
{{- end -}}

{{- define "torchbearer.image" -}}
{{- $image := .root.Values.image -}}
{{- if .service.image -}}
{{- .service.image -}}
{{- else -}}
{{- $path := list $image.registry $image.repository .name | compact | join "/" -}}
{{- printf "%s:%s" $path (include "torchbearer.tag" .root) -}}
{{- with .service.digest }}@{{ . }}{{ end -}}
{{- end -}}
{{- end -}}

{{- define "torchbearer.tag" -}}
{{- .Values.image.tag | default .Chart.AppVersion -}}
{{- end -}}

{{/* The name of a service's build: its image's tag or, without a tag, the beginning of the digest. */}}
{{- define "torchbearer.version" -}}
{{- $image := include "torchbearer.image" . -}}
{{- $tag := regexFind ":[^:/@]+(@|$)" $image | trimPrefix ":" | trimSuffix "@" -}}
{{- if contains "@sha256:" $image -}}
{{- $bare := regexReplaceAll "@.*$" $image "" -}}
{{- $tag = regexFind ":[^:/]+$" $bare | trimPrefix ":" | default (regexFind "@sha256:.{12}" $image | trimPrefix "@sha256:") -}}
{{- end -}}
{{- $tag | trunc 100 -}}
{{- end -}}

{{/* The host of publicUrl, without the port. */}}
{{- define "torchbearer.publicHost" -}}
{{- regexReplaceAll ":[0-9]+$" (urlParse .Values.publicUrl).host "" -}}
{{- end -}}

{{/* The Secret of the admin that `helm test` signs in as; nothing if none is set. */}}
{{- define "torchbearer.testSecret" -}}
{{- .Values.helmTest.existingSecret | default .Values.firstAdmin.existingSecret -}}
{{- end -}}
