{{/*
  A Job that runs before an install or upgrade: {root, name, service, job, command, features}. It uses no other resource
  of the chart, because at the first install none exists yet.
*/}}
{{- define "torchbearer.setupJob" -}}
{{- $hooks := .root.Values.hooks -}}
{{- $service := set (deepCopy .service) "env" (dict) -}}
{{- $context := dict "root" .root "name" .name "service" $service "features" .features "role" "setup" "component" .job -}}
apiVersion: batch/v1
kind: Job
metadata:
  name: {{ include "torchbearer.fullname" .root }}-{{ .job }}
  namespace: {{ .root.Release.Namespace }}
  labels:
    {{- include "torchbearer.serviceLabels" (dict "root" .root "name" .job) | nindent 4 }}
  {{- with include "torchbearer.annotations" (dict "root" .root "annotations" (dict "helm.sh/hook" "pre-install,pre-upgrade" "helm.sh/hook-weight" "0" "helm.sh/hook-delete-policy" "before-hook-creation,hook-succeeded" "helm.sh/hook-output-log-policy" "hook-failed")) }}
  {{- . | nindent 2 }}
  {{- end }}
spec:
  backoffLimit: {{ $hooks.backoffLimit }}
  activeDeadlineSeconds: {{ int $hooks.activeDeadlineSeconds }}
  ttlSecondsAfterFinished: {{ int $hooks.ttlSecondsAfterFinished }}
  template:
    metadata:
      labels:
        {{- include "torchbearer.podLabels" $context | nindent 8 }}
      {{- with include "torchbearer.annotations" (dict "root" .root "annotations" $hooks.podAnnotations) }}
      {{- . | nindent 6 }}
      {{- end }}
    spec:
      # A failed pod stays, with its log.
      restartPolicy: Never
      serviceAccountName: {{ $hooks.serviceAccountName }}
      {{- include "torchbearer.podSpec" $context | nindent 6 }}
      containers:
        - name: {{ .job }}
          {{- include "torchbearer.container" $context | nindent 10 }}
          args: [{{ .command | splitList " " | join ", " }}]
          env:
            {{- include "torchbearer.env" $context | nindent 12 }}
          resources:
            {{- include "torchbearer.resources" $hooks.resources | trim | nindent 12 }}
          volumeMounts:
            {{- include "torchbearer.volumeMounts" $context | nindent 12 }}
      volumes:
        {{- include "torchbearer.volumes" $context | nindent 8 }}
{{- end -}}
