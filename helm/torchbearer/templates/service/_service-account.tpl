{{/* Services do not use the Kubernetes API: the account is only an identity for policies and clouds, without a token. */}}
{{- define "torchbearer.service.serviceAccount" -}}
apiVersion: v1
kind: ServiceAccount
metadata:
  name: {{ include "torchbearer.serviceName" . }}
  namespace: {{ .root.Release.Namespace }}
  labels:
    {{- include "torchbearer.serviceLabels" . | nindent 4 }}
  {{- with include "torchbearer.annotations" (dict "root" .root "annotations" .service.serviceAccount.annotations) }}
  {{- . | nindent 2 }}
  {{- end }}
automountServiceAccountToken: false
{{- end -}}
