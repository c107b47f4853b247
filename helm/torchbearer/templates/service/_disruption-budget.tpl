{{/* Not for a single pod: a budget would only block draining its node. */}}
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
  # Unhealthy pods must not block draining a node.
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels:
      {{- include "torchbearer.selector" . | nindent 6 }}
{{- end -}}
{{- end -}}
