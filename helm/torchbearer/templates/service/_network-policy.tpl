{{- define "torchbearer.service.networkPolicy" -}}
{{- if .root.Values.networkPolicy.enabled -}}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "torchbearer.serviceName" . }}
  namespace: {{ .root.Release.Namespace }}
  labels:
    {{- include "torchbearer.serviceLabels" . | nindent 4 }}
  {{- with include "torchbearer.annotations" (dict "root" .root) }}
  {{- . | nindent 2 }}
  {{- end }}
spec:
  podSelector:
    matchLabels:
      {{- include "torchbearer.selector" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
  {{- with include "torchbearer.ingressRules" . | trim }}
  ingress:
    {{- . | nindent 4 }}
  {{- end }}
  {{- with include "torchbearer.egressRules" . | trim }}
  egress:
    {{- . | nindent 4 }}
  {{- end }}
{{- end -}}
{{- end -}}
