/** Whether the chart refuses values that it would otherwise ignore: misspelled keys, at any depth, and values of a wrong type. */
import { CHART, NAMESPACE } from './sets.mjs';
import { run, tool } from './tools.mjs';
import { chartValues, isMap, partsOf } from './values.mjs';

const UNKNOWN = 'noSuchKey';

/** The same values with each map and each leaf replaced by the two functions. */
function changed(value, inMap, asLeaf) {
  if (!isMap(value)) return asLeaf(value);
  const entries = Object.entries(value).map(([name, each]) => [name, changed(each, inMap, asLeaf)]);
  return inMap(Object.fromEntries(entries));
}

function template(values, args = []) {
  const files = ['--values', `${CHART}/ci/required-values.yaml`, '--values', '-'];
  const command = ['template', 'torchbearer', CHART, '--namespace', NAMESPACE, ...files, ...args];
  return run(tool('helm'), command, { input: JSON.stringify(values) });
}

/** The errors that helm reports, each with its path. Its paths have slashes, and no key of ours has one. */
function errorsOf(values) {
  const { ok, said } = template(values);
  if (ok) return [];
  return [...said.matchAll(/at '\/?([^']*)': (.*)$/gm)].map(([, path, message]) => ({
    path: path.replaceAll('/', '.'),
    message,
  }));
}

function acceptedUnknownKeys(values, maps) {
  const errors = errorsOf(
    changed(
      values,
      (map) => ({ ...map, [UNKNOWN]: 1 }),
      (leaf) => leaf,
    ),
  );
  const refused = new Set(
    errors.map(({ path, message }) =>
      message.includes(`'${UNKNOWN}'`) ? path : path.replace(new RegExp(`\\.?${UNKNOWN}$`), ''),
    ),
  );
  return maps.filter((path) => !refused.has(path)).map((path) => `an unknown key in ${path || 'the values'}`);
}

function acceptedTypes(values, leaves) {
  const errors = errorsOf(
    changed(
      values,
      (map) => map,
      () => ({ [UNKNOWN]: [1] }),
    ),
  );
  const isRefused = (leaf) => errors.some(({ path }) => path === leaf || path.startsWith(`${leaf}.`));
  return leaves.filter((path) => !isRefused(path)).map((path) => `a map as ${path}`);
}

/** Values to be refused for more than their type, and the word in the message that shows why. */
const COMBINATIONS = [
  ['image.tag=latest', 'latest'],
  ['services.picks.image=torchbearer/picks', '/services/picks/image'],
  ['publicUrl=', '/publicUrl'],
  ['publicUrl=https://torchbearer.example.com/league', '/publicUrl'],
  ['kafka.brokers=null', 'brokers'],
  ['kafka.brokers={kafka}', '/kafka/brokers/0'],
  ['database.host=null', 'host'],
  ['database.sslmode=prefer', '/database/sslmode'],
  ['redis.host=', 'redis.host'],
  ['oidc.issuer=https://login.example.com', 'oidc.clientId'],
  ['gatewayApi.enabled=true', 'parentRefs'],
  ['services.picks.calls={nobody}', '/services/picks/calls/0'],
  ['services.picks.replicas=-1', '/services/picks/replicas'],
  ['defaults.autoscaling.enabled=true,defaults.autoscaling.minReplicas=20', 'minReplicas'],
];

function acceptedCombinations() {
  return COMBINATIONS.flatMap(([set, word]) => {
    const { ok, said } = template({}, ['--set', set]);
    if (ok) return [set];
    return said.includes(word) ? [] : [`${set}, or its message lacks ${word}:\n${said}`];
  });
}

/** @throws Error with the values that were accepted */
export function refusesBadValues() {
  const values = chartValues();
  const { maps, leaves } = partsOf(values);
  const accepted = [
    ...acceptedUnknownKeys(values, maps),
    ...acceptedTypes(values, leaves),
    ...acceptedCombinations(values),
  ];
  if (accepted.length > 0) throw new Error(accepted.map((what) => `The chart accepts ${what}`).join('\n'));
  return `${maps.length} maps, ${leaves.length} values, ${COMBINATIONS.length} combinations`;
}
