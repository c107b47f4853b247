{{/* What the values say about a service, by its name. */}}

{{/* A service's settings as YAML, its own block over the defaults: {root, name}. */}}
{{- define "torchbearer.settings" -}}
{{- mergeOverwrite (deepCopy .root.Values.defaults) (deepCopy (index .root.Values.services .name)) | toYaml -}}
{{- end -}}

{{/* Whether a service serves gRPC. */}}
{{- define "torchbearer.isGrpc" -}}
{{- if eq .service.port.name "grpc" }}true{{ end -}}
{{- end -}}

{{/* The minimum number of pods of a service. */}}
{{- define "torchbearer.leastPods" -}}
{{- ternary .service.autoscaling.minReplicas .service.replicas .service.autoscaling.enabled | int -}}
{{- end -}}

{{/* The names of services that call this one, as a list in YAML. */}}
{{- define "torchbearer.callers" -}}
{{- $name := .name -}}
{{- $callers := list -}}
{{- range $caller, $block := .root.Values.services -}}
{{- if has $name ($block.calls | default list) }}{{ $callers = append $callers $caller }}{{ end -}}
{{- end -}}
{{- toYaml $callers -}}
{{- end -}}

{{/* The variables with the keys that a process signs its calls with, and that it knows its callers by: a list in YAML. */}}
{{- define "torchbearer.keysOfCalls" -}}
{{- $keys := list -}}
{{- if .service.calls }}{{ $keys = append $keys "CALL_KEYS" }}{{ end -}}
{{- if and (include "torchbearer.isGrpc" .) (include "torchbearer.callers" . | fromYamlArray) }}{{ $keys = append $keys "CALLER_KEYS" }}{{ end -}}
{{- toYaml $keys -}}
{{- end -}}

{{/* Where a service's database is, as YAML: its own settings over those for all. */}}
{{- define "torchbearer.database" -}}
{{- $own := .service.database | default dict -}}
{{- mergeOverwrite (dict "name" .name) (deepCopy .root.Values.database) (deepCopy $own) | toYaml -}}
{{- end -}}

{{/* A quantity of memory in whole MiB. */}}
{{- define "torchbearer.mebibytes" -}}
{{- $units := dict "" 1 "k" 1e3 "M" 1e6 "G" 1e9 "T" 1e12 "Ki" 1024 "Mi" 1048576 "Gi" 1073741824 "Ti" 1099511627776 -}}
{{- $number := regexFind "^[0-9.]+" . | float64 -}}
{{- $unit := index $units (regexFind "[A-Za-z]*$" .) | float64 -}}
{{- divf (mulf $number $unit) 1048576 | floor | int -}}
{{- end -}}

{{/* resources, without what is set to null. */}}
{{- define "torchbearer.resources" -}}
{{- range $kind, $amounts := . }}
{{ $kind }}:
  {{- range $what, $amount := $amounts }}
  {{- if not (kindIs "invalid" $amount) }}
  {{ $what }}: {{ $amount | toString | quote }}
  {{- end }}
  {{- end }}
{{- end }}
{{- end -}}
