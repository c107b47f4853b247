// Checks that dashboards and rules use only metrics and labels that exist. Each metric must come from our code, from
// Node's defaults, from the rules themselves, or from the list of the platform's metrics below.
//   node k8s/observability/check-dashboards.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, sourcesOfProcesses } from '../../scripts/platform/tools.mjs';
import { documentsOf } from '../../scripts/platform/yaml.mjs';

const DASHBOARDS = 'k8s/observability/dashboards';
const RULES = 'helm/torchbearer/files/rules.yaml';

/** Metrics of others with their labels: Prometheus itself, kube-state-metrics, the kubelet, operators and exporters. */
const FOREIGN = {
  up: [],
  barman_cloud_cloudnative_pg_io_last_available_backup_timestamp: [],
  certmanager_certificate_expiration_timestamp_seconds: ['name'],
  certmanager_certificate_not_before_timestamp_seconds: ['name'],
  certmanager_certificate_ready_status: ['name', 'condition', 'exported_namespace'],
  certmanager_certificate_renewal_timestamp_seconds: ['name'],
  cnpg_collector_last_available_backup_timestamp: [],
  container_memory_working_set_bytes: [],
  kafka_topic_partition_current_offset: ['topic'],
  kube_cronjob_created: ['cronjob'],
  kube_cronjob_status_last_successful_time: ['cronjob'],
  kube_deployment_spec_replicas: ['deployment'],
  kube_deployment_status_replicas_available: ['deployment'],
  kube_horizontalpodautoscaler_spec_max_replicas: ['horizontalpodautoscaler'],
  kube_horizontalpodautoscaler_status_current_replicas: ['horizontalpodautoscaler'],
  kube_pod_container_resource_limits: ['resource'],
  kube_pod_container_status_waiting_reason: ['reason'],
  kubelet_volume_stats_available_bytes: ['persistentvolumeclaim'],
  kubelet_volume_stats_capacity_bytes: ['persistentvolumeclaim'],
};
/** The default label of our processes, the labels that scraping adds, and `__name__`. */
const EVERYWHERE = [
  'service',
  'namespace',
  'pod',
  'container',
  'node',
  'job',
  'instance',
  'cluster',
  '__name__',
];

const exposed = new Map();
const expose = (name, labels, type) => {
  exposed.set(name, labels);
  if (type !== 'histogram') return;
  exposed.delete(name);
  for (const [ending, more] of Object.entries({ _bucket: ['le'], _sum: [], _count: [] }))
    exposed.set(`${name}${ending}`, [...labels, ...more]);
};

/** Node's metrics, from the library that the processes use. */
async function exposeDefaults() {
  const { collectDefaultMetrics, Registry } = createRequire(join(root, 'kit/package.json'))('prom-client');
  const register = new Registry();
  collectDefaultMetrics({ register });
  for (const { name, type } of await register.getMetricsAsJSON())
    expose(name, register.getSingleMetric(name).labelNames ?? [], type);
}

/** Our metrics, as the code creates them: `new Histogram({ name: … })`, `metrics.gauge('…', …)`. */
function exposeOurs(code) {
  const creation =
    /(?:new (Gauge|Histogram|Counter)\(\{\s*name: '|metrics\??\.(gauge|histogram|counter)\(\s*')([a-z][a-z0-9_]*)'([^;]*)/g;
  for (const [, byClass, byMethod, name, rest] of code.matchAll(creation)) {
    const list = /(?:labelNames: |,\s*)\[([a-z', ]*)\]/.exec(rest)?.[1] ?? '';
    expose(name, list.match(/[a-z_]+/g) ?? [], (byClass ?? byMethod).toLowerCase());
  }
}

function dashboardExpressions(file) {
  const found = [];
  JSON.parse(readFileSync(join(root, DASHBOARDS, file), 'utf8'), (key, value) => {
    if (key === 'expr') found.push(value);
    if (key === 'definition') found.push(value.replace(/^label_values\((.*), *\w+\)$/, '$1'));
    return value;
  });
  return found;
}

const WORDS = new Set(
  'and or unless on ignoring group_left group_right by without bool offset inf nan'.split(' '),
);

/** The metrics of an expression, each with the labels that its selector names, and the labels that it groups by. */
function readExpression(expression) {
  const metrics = [];
  const grouped = [];
  const text = expression
    .replace(/#.*$/gm, '')
    // A pattern of names is replaced by each of the names.
    .replace(/\{__name__=~"([a-z0-9_:|]+)"\}/g, (_, names) => names.split('|').join(' + '))
    .replace(/\$(?:\{\w+\}|\w+)/g, '1')
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g, (_, list) => {
      grouped.push(...(list.match(/\w+/g) ?? []));
      return ' ';
    });
  for (const [, name, after, selector] of text
    .replace(/\[[^\]]*\]/g, ' ')
    .matchAll(/(?<![\w:.])([a-zA-Z_:][\w:]*)\s*(\(|\{([^}]*)\})?/g)) {
    if (after === '(' || WORDS.has(name.toLowerCase())) continue;
    metrics.push({
      name,
      labels: [...(selector ?? '').matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label),
    });
  }
  return { metrics, grouped };
}

const errors = [];
function check(place, expression) {
  const { metrics, grouped } = readExpression(expression);
  if (metrics.length === 0 && !expression.includes('vector('))
    errors.push(`${place}: no metric in ${expression}`);
  const known = new Set(EVERYWHERE);
  for (const { name, labels } of metrics) {
    const own = exposed.get(name) ?? FOREIGN[name];
    if (own === undefined) {
      errors.push(`${place}: nothing exposes ${name}`);
      continue;
    }
    for (const label of own) known.add(label);
    for (const label of labels)
      if (!own.includes(label) && !EVERYWHERE.includes(label))
        errors.push(`${place}: ${name} has no label ${label}`);
  }
  for (const label of grouped)
    if (!known.has(label)) errors.push(`${place}: no metric in it has the label ${label}`);
  return metrics.length;
}

await exposeDefaults();
for (const file of sourcesOfProcesses()) exposeOurs(readFileSync(join(root, file), 'utf8'));
const ours = [...exposed.keys()].filter((name) => !/^(process|nodejs)_/.test(name));
const [{ groups }] = documentsOf(readFileSync(join(root, RULES), 'utf8'));
const rules = groups.flatMap((group) => group.rules);
for (const { record } of rules) if (record) exposed.set(record, []);

const dashboards = readdirSync(join(root, DASHBOARDS)).filter((file) => file.endsWith('.json'));
let uses = 0;
for (const file of dashboards)
  for (const expression of dashboardExpressions(file)) uses += check(file, expression);
for (const { expr } of rules) uses += check(RULES, expr);

for (const error of new Set(errors)) console.error(error);
console.log(
  `${dashboards.length} dashboards and ${rules.length} rules use metrics ${uses} times; our own metrics: ${ours.join(' ')}`,
);
process.exit(errors.length === 0 ? 0 : 1);
