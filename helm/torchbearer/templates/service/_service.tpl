{{- define "torchbearer.service.service" -}}
{{- $service := .service.service -}}
{{- $isHeadless := eq $service.type "Headless" -}}
{{- $isOutside := has $service.type (list "NodePort" "LoadBalancer") -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ include "torchbearer.serviceName" . }}
  namespace: {{ .root.Release.Namespace }}
  labels:
    {{- include "torchbearer.serviceLabels" . | nindent 4 }}
  {{- with include "torchbearer.annotations" (dict "root" .root "annotations" $service.annotations) }}
  {{- . | nindent 2 }}
  {{- end }}
spec:
  {{- if $isHeadless }}
  type: ClusterIP
  # Headless: clients see each pod and balance their calls themselves.
  clusterIP: None
  publishNotReadyAddresses: false
  {{- else }}
  type: {{ $service.type }}
  sessionAffinity: {{ $service.sessionAffinity }}
  {{- if $isOutside }}
  externalTrafficPolicy: {{ $service.externalTrafficPolicy }}
  {{- end }}
  {{- if eq $service.type "LoadBalancer" }}
  {{- with $service.loadBalancerClass }}
  loadBalancerClass: {{ . | quote }}
  {{- end }}
  {{- with $service.loadBalancerSourceRanges }}
  loadBalancerSourceRanges:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- end }}
  {{- end }}
  selector:
    {{- include "torchbearer.selector" . | nindent 4 }}
  ports:
    - name: {{ .service.port.name }}
      port: {{ $service.port }}
      targetPort: {{ .service.port.name }}
      {{- with .service.port.appProtocol }}
      appProtocol: {{ . }}
      {{- end }}
      {{- if and $isOutside $service.nodePort }}
      nodePort: {{ $service.nodePort }}
      {{- end }}
{{- end -}}
