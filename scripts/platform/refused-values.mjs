/** Whether the chart refuses values that it would otherwise ignore: misspelled keys, at any depth, and values of a wrong type. */
import { CHART, NAMESPACE } from './sets.mjs';
import { run, tool } from './tools.mjs';
import { chartValues, isMap, partsOf, under } from './values.mjs';

const UNKNOWN = 'noSuchKey';

/** The same values, in which each map has an unknown key, and everything else is a map. */
function broken(value) {
  if (!isMap(value)) return { [UNKNOWN]: [1] };
  const entries = Object.entries(value).map(([name, each]) => [name, broken(each)]);
  return { ...Object.fromEntries(entries), [UNKNOWN]: 1 };
}

function template(values, args = []) {
  const files = ['--values', `${CHART}/ci/required-values.yaml`, '--values', '-'];
  const command = ['template', 'torchbearer', CHART, '--namespace', NAMESPACE, ...files, ...args];
  return run(tool('helm'), command, { input: JSON.stringify(values) });
}

/** The paths in broken values that helm refuses. Its own have slashes, and no key of ours has one. */
function refusedPaths(values) {
  const { said } = template(broken(values));
  return [...said.matchAll(/at '\/?([^']*)': (.*)$/gm)].map(([, path, message]) => {
    const at = path.replaceAll('/', '.');
    return message.includes(`'${UNKNOWN}'`) ? under(at, UNKNOWN) : at;
  });
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
  const refused = refusedPaths(values);
  const isAccepted = (path) => !refused.some((one) => one === path || one.startsWith(`${path}.`));
  const accepted = [
    ...maps.map((path) => under(path, UNKNOWN)).filter(isAccepted),
    ...leaves.filter(isAccepted).map((path) => `a map as ${path}`),
    ...acceptedCombinations(),
  ];
  if (accepted.length > 0) throw new Error(accepted.map((what) => `The chart accepts ${what}`).join('\n'));
  return `${maps.length} maps, ${leaves.length} values, ${COMBINATIONS.length} combinations`;
}
