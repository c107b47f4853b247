{{/* One certificate for a service, as a server and as a client. */}}
{{- define "torchbearer.service.certificate" -}}
{{- if .root.Values.mtls.enabled -}}
{{- $name := include "torchbearer.serviceName" . -}}
{{- $namespace := .root.Release.Namespace -}}
apiVersion: cert-manager.io/v1
kind: Certificate
metadata:
  name: {{ $name }}-grpc
  namespace: {{ $namespace }}
  labels:
    {{- include "torchbearer.serviceLabels" . | nindent 4 }}
  {{- with include "torchbearer.annotations" (dict "root" .root) }}
  {{- . | nindent 2 }}
  {{- end }}
spec:
  secretName: {{ $name }}-grpc
  duration: {{ .root.Values.mtls.duration }}
  renewBefore: {{ .root.Values.mtls.renewBefore }}
  privateKey:
    algorithm: ECDSA
    size: 256
    rotationPolicy: Always
  usages: [digital signature, server auth, client auth]
  # Clients dial the first name.
  dnsNames:
    - {{ $name }}
    - {{ $name }}.{{ $namespace }}
    - {{ $name }}.{{ $namespace }}.svc
    - {{ $name }}.{{ $namespace }}.svc.cluster.local
  issuerRef:
    {{- include "torchbearer.issuerRef" .root | nindent 4 }}
{{- end -}}
{{- end -}}

{{- define "torchbearer.issuerRef" -}}
{{- with .Values.mtls.issuerRef -}}
name: {{ .name }}
kind: {{ .kind | default "Issuer" }}
group: {{ .group | default "cert-manager.io" }}
{{- else -}}
name: {{ include "torchbearer.fullname" . }}-ca
kind: Issuer
group: cert-manager.io
{{- end -}}
{{- end -}}
