{{/* Of a single pod nothing may ever be taken: a budget would only hold up the node. */}}
{{- define "torchbearer.service.disruptionBudget" -}}
{{- if and .service.podDisruptionBudget.enabled (gt (include "torchbearer.leastPods" . | int) 1) -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "torchbearer.serviceName" . }}
  namespace: {{ .root.Release.Namespace }}
  labels:
    {{- include "torchbearer.serviceLabels" . | nindent 4 }}
  {{- with include "torchbearer.annotations" (dict "root" .root) }}
  {{- . | nindent 2 }}
  {{- end }}
spec:
  maxUnavailable: {{ .service.podDisruptionBudget.maxUnavailable }}
  # Pods that don't work anyway must not keep a node from being emptied.
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels:
      {{- include "torchbearer.selector" . | nindent 6 }}
{{- end -}}
{{- end -}}
