{{- define "torchbearer.service.deployment" -}}
{{- $shutdown := .root.Values.shutdown -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "torchbearer.serviceName" . }}
  namespace: {{ .root.Release.Namespace }}
  labels:
    {{- include "torchbearer.serviceLabels" . | nindent 4 }}
  {{- with include "torchbearer.annotations" (dict "root" .root) }}
  {{- . | nindent 2 }}
  {{- end }}
spec:
  {{- if not .service.autoscaling.enabled }}
  replicas: {{ .service.replicas }}
  {{- end }}
  revisionHistoryLimit: 5
  # Longer than the startup probe waits, so that its failure is reported first.
  progressDeadlineSeconds: 900
  minReadySeconds: {{ .service.minReadySeconds }}
  strategy:
    type: RollingUpdate
    rollingUpdate:
      maxUnavailable: 0
      maxSurge: {{ .service.maxSurge }}
  selector:
    matchLabels:
      {{- include "torchbearer.selector" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "torchbearer.podLabels" . | nindent 8 }}
      {{- with include "torchbearer.annotations" (dict "root" .root "annotations" .service.podAnnotations) }}
      {{- . | nindent 6 }}
      {{- end }}
    spec:
      serviceAccountName: {{ include "torchbearer.serviceName" . }}
      {{- include "torchbearer.podSpec" . | nindent 6 }}
      # Drain, grace period and a few seconds more, so that the process ends by itself before it is killed.
      terminationGracePeriodSeconds: {{ add $shutdown.drainSeconds $shutdown.graceSeconds 5 }}
      {{- with include "torchbearer.topologySpread" . | trim }}
      topologySpreadConstraints:
        {{- . | nindent 8 }}
      {{- end }}
      containers:
        - name: {{ .name }}
          {{- include "torchbearer.container" . | nindent 10 }}
          env:
            {{- include "torchbearer.env" . | nindent 12 }}
          {{- with .service.envFrom }}
          envFrom:
            {{- toYaml . | nindent 12 }}
          {{- end }}
          ports:
            - name: {{ .service.port.name }}
              containerPort: {{ .service.port.number }}
            - name: ops
              containerPort: 8081
          {{- include "torchbearer.probes" . | nindent 10 }}
          resources:
            {{- include "torchbearer.resources" .service.resources | trim | nindent 12 }}
          volumeMounts:
            {{- include "torchbearer.volumeMounts" . | nindent 12 }}
      volumes:
        {{- include "torchbearer.volumes" . | nindent 8 }}
{{- end -}}
