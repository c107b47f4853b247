# The rules for all our manifests, beyond being valid. The input is one set of manifests that are applied
# together: {"name", "documents", "beside", "namespace"}. `beside` has those of other sets that are applied already, for
# references. `namespace` is given if it is named at apply time (helm install -n), so that the manifests
# need not name it; null if they must.
package platform

rules := {
	"autoscaled-replicas": "a Deployment that is scaled by a HorizontalPodAutoscaler does not set replicas",
	"capabilities": "containers drop ALL capabilities and add none but NET_BIND_SERVICE",
	"dangling": "what a manifest names or selects exists",
	"host": "pods share nothing with their node: no namespaces, no ports, no paths",
	"image-tag": "images have a tag other than latest, or a digest",
	"namespace": "manifests name a namespace other than default, and do not depend on the current one",
	"network-policy": "network policies limit the connections of each pod in both directions",
	"pod-security": "namespaces enforce the pod security standard `restricted`",
	"privilege-escalation": "containers are not privileged and cannot become so",
	"probes": "containers that run permanently have a liveness and a readiness probe",
	"rbac": "roles name what they allow: no *, no cluster-admin",
	"resources": "containers request CPU and memory, and have a memory limit",
	"root": "containers do not run as root",
	"root-file-system": "containers cannot write to their root file system",
	"seccomp": "containers have a seccomp profile",
	"secret-in-env": "passwords, keys and tokens come from Secrets, not from plain values",
	"secret-in-manifest": "manifests contain no Secret",
	"service-account-token": "pods that do not use the Kubernetes API get no token for it",
}

findings contains finding if {
	some finding in found
	not any_exception(finding)
}

any_exception(finding) if {
	some exception in data.exceptions
	excepts(exception, finding)
}

excepts(exception, finding) if {
	finding.rule in exception.rules
	glob.match(exception.kind, [], finding.kind)
	glob.match(exception.name, [], finding.name)
	finding.namespace == object.get(exception, "namespace", finding.namespace)
	input.name == object.get(exception, "set", input.name)
}

# The rules of the exceptions that are used here, by their places in data.exceptions.
exceptions_used contains [place, finding.rule] if {
	some finding in found
	some place, exception in data.exceptions
	excepts(exception, finding)
}

finding_of(rule, document, container, message) := {
	"rule": rule,
	"kind": document.kind,
	"namespace": namespace_of(document),
	"name": document.metadata.name,
	"container": container,
	"message": message,
}

default given_namespace := ""

given_namespace := input.namespace if is_string(input.namespace)

namespace_of(document) := object.get(document.metadata, "namespace", given_namespace)

# Pods and their containers.

template_of(document) := document.spec.template if {
	document.kind in {"Deployment", "StatefulSet", "DaemonSet", "ReplicaSet", "Job"}
}

template_of(document) := document.spec.jobTemplate.spec.template if document.kind == "CronJob"

template_of(document) := document if document.kind == "Pod"

pods contains {"document": document, "spec": template_of(document).spec} if {
	some document in input.documents
}

containers contains {"document": pod.document, "pod": pod.spec, "list": list, "container": container} if {
	some pod in pods
	some list in {"containers", "initContainers"}
	some container in object.get(pod.spec, list, [])
}

# A container's own setting wins over its pod's.
setting(entry, path) := object.get(
	object.get(entry.container, "securityContext", {}),
	path,
	object.get(object.get(entry.pod, "securityContext", {}), path, null),
)

found contains finding_of("image-tag", entry.document, entry.container.name, entry.container.image) if {
	some entry in containers
	not has_fixed_version(entry.container.image)
}

found contains finding_of("image-tag", document, "", document.spec.imageName) if {
	some document in input.documents
	not has_fixed_version(document.spec.imageName)
}

has_fixed_version(image) if contains(image, "@sha256:")

has_fixed_version(image) if {
	parts := split(image, "/")
	[_, tag] := split(parts[count(parts) - 1], ":")
	not tag in {"", "latest"}
}

found contains finding_of("root", entry.document, entry.container.name, "runAsNonRoot is not true") if {
	some entry in containers
	setting(entry, ["runAsNonRoot"]) != true
}

found contains finding_of("root", entry.document, entry.container.name, "runAsUser is 0") if {
	some entry in containers
	setting(entry, ["runAsUser"]) == 0
}

found contains finding_of("seccomp", entry.document, entry.container.name, "seccompProfile is not RuntimeDefault") if {
	some entry in containers
	not setting(entry, ["seccompProfile", "type"]) in {"RuntimeDefault", "Localhost"}
}

found contains finding_of("root-file-system", entry.document, entry.container.name, "readOnlyRootFilesystem is not true") if {
	some entry in containers
	object.get(entry.container, ["securityContext", "readOnlyRootFilesystem"], false) != true
}

found contains finding_of("privilege-escalation", entry.document, entry.container.name, message) if {
	some entry in containers
	object.get(entry.container, ["securityContext", "allowPrivilegeEscalation"], true) != false
	message := "allowPrivilegeEscalation is not false"
}

found contains finding_of("privilege-escalation", entry.document, entry.container.name, "privileged is true") if {
	some entry in containers
	object.get(entry.container, ["securityContext", "privileged"], false) != false
}

found contains finding_of("capabilities", entry.document, entry.container.name, "drop does not contain ALL") if {
	some entry in containers
	not "ALL" in object.get(entry.container, ["securityContext", "capabilities", "drop"], [])
}

found contains finding_of("capabilities", entry.document, entry.container.name, sprintf("%s is added", [added])) if {
	some entry in containers
	some added in object.get(entry.container, ["securityContext", "capabilities", "add"], [])
	added != "NET_BIND_SERVICE"
}

# Containers, and what operators run from a resource of theirs.
with_resources contains {"document": entry.document, "name": entry.container.name, "resources": resources} if {
	some entry in containers
	resources := object.get(entry.container, "resources", {})
}

operated := {
	["kafka.strimzi.io", "Kafka", "topic-operator"]: ["spec", "entityOperator", "topicOperator"],
	["kafka.strimzi.io", "Kafka", "user-operator"]: ["spec", "entityOperator", "userOperator"],
	["kafka.strimzi.io", "KafkaNodePool", "kafka"]: ["spec"],
	["postgresql.cnpg.io", "Cluster", "postgres"]: ["spec"],
	["postgresql.cnpg.io", "Pooler", "pgbouncer"]: ["spec", "template", "spec", "containers", 0],
	["barmancloud.cnpg.io", "ObjectStore", "plugin-barman-cloud"]: ["spec", "instanceSidecarConfiguration"],
}

with_resources contains {"document": document, "name": name, "resources": resources} if {
	some document in input.documents
	some [group, kind, name], path in operated
	document.kind == kind
	startswith(document.apiVersion, sprintf("%s/", [group]))
	not is_left_out(document, path)
	resources := object.get(document, array.concat(path, ["resources"]), {})
}

# Kafka without an entity operator has none that needs resources.
is_left_out(document, path) if {
	document.kind == "Kafka"
	object.get(document, path, null) == null
}

found contains finding_of("resources", entry.document, entry.name, sprintf("no %s of %s", [part, what])) if {
	some entry in with_resources
	some [part, what] in [["requests", "cpu"], ["requests", "memory"], ["limits", "memory"]]
	object.get(entry.resources, [part, what], null) == null
}

found contains finding_of("probes", entry.document, entry.container.name, sprintf("no %s", [probe])) if {
	some entry in containers
	entry.document.kind in {"Deployment", "StatefulSet", "DaemonSet"}
	runs_for_good(entry)
	some probe in {"livenessProbe", "readinessProbe"}
	not entry.container[probe]
}

runs_for_good(entry) if entry.list == "containers"

runs_for_good(entry) if entry.container.restartPolicy == "Always"

found contains finding_of("host", pod.document, "", sprintf("%s is true", [field])) if {
	some pod in pods
	some field in {"hostNetwork", "hostPID", "hostIPC"}
	pod.spec[field] == true
}

found contains finding_of("host", pod.document, "", sprintf("the volume %s is a hostPath", [volume.name])) if {
	some pod in pods
	some volume in pod.spec.volumes
	volume.hostPath
}

found contains finding_of("host", entry.document, entry.container.name, sprintf("hostPort %d", [port.hostPort])) if {
	some entry in containers
	some port in entry.container.ports
	port.hostPort
}

found contains finding_of("service-account-token", pod.document, "", "automountServiceAccountToken is not false") if {
	some pod in pods
	not goes_without_token(pod)
}

goes_without_token(pod) if pod.spec.automountServiceAccountToken == false

goes_without_token(pod) if {
	not has_field(pod.spec, "automountServiceAccountToken")
	some account in input.documents
	account.kind == "ServiceAccount"
	account.metadata.name == pod.spec.serviceAccountName
	namespace_of(account) == namespace_of(pod.document)
	account.automountServiceAccountToken == false
}

has_field(object_, field) if _ = object_[field]

# Secrets.

found contains finding_of("secret-in-env", entry.document, entry.container.name, variable.name) if {
	some entry in containers
	some variable in entry.container.env
	is_plain_secret(variable.name, object.get(variable, "value", ""))
}

found contains finding_of("secret-in-env", document, "", key) if {
	some document in input.documents
	document.kind == "ConfigMap"
	some key, value in object.get(document, "data", {})
	is_plain_secret(key, value)
}

secret_name := `(?i)(^|[_-])(secret|password|passwd|token|credentials?|private[_-]?key|api[_-]?key|call(er)?[_-]keys|pass)([_-]|$)`

# $(NAME) is the value of another variable; a path refers to a mounted file.
is_plain_secret(name, value) if {
	regex.match(secret_name, name)
	not regex.match(`^(\$\([A-Z0-9_]+\)|/[^\n]*|true|false|[0-9]*)$`, value)
	not contains(value, "\n")
}

is_plain_secret(_, value) if regex.match(`://[^/@\s:$]*:([^$/@\s][^/@\s]*|\$[^({/@\s][^/@\s]*)@`, value)

is_plain_secret(_, value) if regex.match(`-----BEGIN [A-Z ]*PRIVATE KEY-----`, value)

found contains finding_of("secret-in-manifest", document, "", "contains values") if {
	some document in input.documents
	document.kind == "Secret"
	some part in {"data", "stringData"}
	count(object.get(document, part, {})) > 0
}

# Volumes and storage.

cluster_wide := {
	"APIService",
	"ClusterIssuer",
	"ClusterRole",
	"ClusterRoleBinding",
	"CustomResourceDefinition",
	"GatewayClass",
	"IngressClass",
	"MutatingWebhookConfiguration",
	"Namespace",
	"PersistentVolume",
	"PriorityClass",
	"StorageClass",
	"ValidatingAdmissionPolicy",
	"ValidatingAdmissionPolicyBinding",
	"ValidatingWebhookConfiguration",
}

found contains finding_of("namespace", document, "", "is in default") if {
	some document in input.documents
	namespace_of(document) == "default"
}

found contains finding_of("namespace", document, "", "names no namespace") if {
	some document in input.documents
	not document.kind in cluster_wide
	namespace_of(document) == ""
}

found contains finding_of("pod-security", document, "", "pod-security.kubernetes.io/enforce is not restricted") if {
	some document in input.documents
	document.kind == "Namespace"
	labels := object.get(document.metadata, "labels", {})
	object.get(labels, "pod-security.kubernetes.io/enforce", "") != "restricted"
}

found contains finding_of("rbac", document, "", sprintf("%s has *", [list])) if {
	some document in input.documents
	document.kind in {"Role", "ClusterRole"}
	some rule in object.get(document, "rules", [])
	some list in {"apiGroups", "resources", "verbs", "nonResourceURLs"}
	"*" in object.get(rule, list, [])
}

found contains finding_of("rbac", document, "", "gives cluster-admin") if {
	some document in input.documents
	document.kind in {"RoleBinding", "ClusterRoleBinding"}
	document.roleRef.name == "cluster-admin"
}

# References between manifests.

there := array.concat(input.documents, object.get(input, "beside", []))

labelled contains {"document": document, "labels": labels, "spec": template.spec} if {
	some document in there
	template := template_of(document)
	labels := object.get(template, ["metadata", "labels"], {})
}

# The pods of a StatefulSet need distinct names.
labelled contains {"document": document, "labels": labels, "spec": document.spec.template.spec} if {
	some document in there
	document.kind == "StatefulSet"
	some ordinal in numbers.range(0, object.get(document.spec, "replicas", 1) - 1)
	labels := object.union(
		object.get(document.spec.template, ["metadata", "labels"], {}),
		{"statefulset.kubernetes.io/pod-name": sprintf("%s-%d", [document.metadata.name, ordinal])},
	)
}

selects(selector, labels) if {
	every name, value in object.get(selector, "matchLabels", {}) {
		labels[name] == value
	}
	every expression in object.get(selector, "matchExpressions", []) {
		meets(expression, labels)
	}
}

meets(expression, labels) if {
	expression.operator == "In"
	labels[expression.key] in expression.values
}

meets(expression, labels) if {
	expression.operator == "NotIn"
	not object.get(labels, expression.key, null) in expression.values
}

meets(expression, labels) if {
	expression.operator == "Exists"
	labels[expression.key]
}

meets(expression, labels) if {
	expression.operator == "DoesNotExist"
	not labels[expression.key]
}

pods_of(document, selector) := {pod |
	some pod in labelled
	namespace_of(pod.document) == namespace_of(document)
	selects(selector, pod.labels)
}

directions := {"Ingress", "Egress"}

found contains finding_of("network-policy", document, "", sprintf("no policy on %s", [direction])) if {
	some document in input.documents
	labels := object.get(template_of(document), ["metadata", "labels"], {})
	some direction in directions
	not is_limited(namespace_of(document), labels, direction)
}

is_limited(namespace, labels, direction) if {
	some policy in there
	policy.kind == "NetworkPolicy"
	namespace_of(policy) == namespace
	direction in object.get(policy.spec, "policyTypes", [])
	selects(policy.spec.podSelector, labels)
}

selectors contains {"document": document, "selector": {"matchLabels": document.spec.selector}} if {
	some document in input.documents
	document.kind == "Service"
	count(object.get(document.spec, "selector", {})) > 0
}

selectors contains {"document": document, "selector": document.spec.selector} if {
	some document in input.documents
	document.kind == "PodDisruptionBudget"
}

selectors contains {"document": document, "selector": document.spec.podSelector} if {
	some document in input.documents
	document.kind == "NetworkPolicy"
}

found contains finding_of("dangling", entry.document, "", "selects no pod") if {
	some entry in selectors
	count(pods_of(entry.document, entry.selector)) == 0
}

found contains finding_of("dangling", document, "", sprintf("no pod has the port %v", [target])) if {
	some document in input.documents
	document.kind == "Service"
	chosen := pods_of(document, {"matchLabels": document.spec.selector})
	count(chosen) > 0
	some port in document.spec.ports
	target := object.get(port, "targetPort", port.port)
	some pod in chosen
	not has_port(pod, target)
}

has_port(pod, target) if {
	some container in pod.spec.containers
	some port in container.ports
	target in {port.containerPort, object.get(port, "name", port.containerPort)}
}

found contains finding_of("dangling", document, "", sprintf("no %s %s", [target.kind, target.name])) if {
	some document in input.documents
	document.kind == "HorizontalPodAutoscaler"
	target := document.spec.scaleTargetRef
	not is_there(document, target.kind, target.name)
}

is_there(document, kind, name) if {
	some other in there
	other.kind == kind
	other.metadata.name == name
	namespace_of(other) == namespace_of(document)
}

found contains finding_of("dangling", document, "", sprintf("no Service %s with that port", [service.name])) if {
	some document in input.documents
	document.kind == "Ingress"
	some rule in document.spec.rules
	some path in rule.http.paths
	service := path.backend.service
	not serves(document, service.name, object.get(service.port, "number", object.get(service.port, "name", "")))
}

found contains finding_of("dangling", document, "", sprintf("no Service %s with that port", [backend.name])) if {
	some document in input.documents
	document.kind == "HTTPRoute"
	some rule in document.spec.rules
	some backend in rule.backendRefs
	not serves(document, backend.name, backend.port)
}

serves(document, name, wanted) if {
	some service in there
	service.kind == "Service"
	service.metadata.name == name
	namespace_of(service) == namespace_of(document)
	some port in service.spec.ports
	wanted in {port.port, object.get(port, "name", port.port)}
}

found contains finding_of("autoscaled-replicas", document, "", "sets replicas") if {
	some document in input.documents
	document.kind == "Deployment"
	has_field(document.spec, "replicas")
	some scaler in input.documents
	scaler.kind == "HorizontalPodAutoscaler"
	scaler.spec.scaleTargetRef.kind == "Deployment"
	scaler.spec.scaleTargetRef.name == document.metadata.name
	namespace_of(scaler) == namespace_of(document)
}
