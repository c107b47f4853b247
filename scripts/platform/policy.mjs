/** Whether manifests comply with policy/policy.rego, as checked by opa. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf, root, run, tool } from './tools.mjs';
import { documentsOf, parseAll } from './yaml.mjs';

const policy = 'scripts/platform/policy';
const RULES = `${policy}/policy.rego`;

function evaluate(query, input, data = [RULES, `${policy}/exceptions.yaml`]) {
  const args = ['eval', '--stdin-input', '--strict-builtin-errors', '--format=raw'];
  const from = data.flatMap((file) => ['--data', file]);
  return JSON.parse(outputOf(tool('opa'), [...args, ...from, query], { input: JSON.stringify(input) }));
}

/** @throws Error if opa can't parse it, or would format it differently */
export function policyIsFormatted() {
  outputOf(tool('opa'), ['check', '--strict', policy]);
  const { ok, said } = run(tool('opa'), ['fmt', '--fail', '--diff', policy]);
  if (!ok) throw new Error(said);
}

const asInput = ({ name, documents, beside, namespace }) => ({ name, documents, beside, namespace });

/** The set's violations of the policy, one per line. */
export function policyViolations(set) {
  const { rules, findings } = evaluate(
    '{"rules": data.platform.rules, "findings": data.platform.findings}',
    asInput(set),
  );
  return findings.map(({ rule, kind, namespace, name, container, message }) => {
    const where = [kind, namespace, name, container].filter((part) => part !== '').join(' ');
    return `${where}: ${message} (${rule}: ${rules[rule]})`;
  });
}

/** Unused exceptions, which must not excuse later violations. */
export function unusedExceptions(sets) {
  const used = new Set(
    sets.flatMap((set) => evaluate('data.platform.exceptions_used', asInput(set))).map(String),
  );
  return evaluate('data.exceptions', {}).flatMap(({ rules, kind, name }, place) =>
    rules
      .filter((rule) => !used.has(`${place},${rule}`))
      .map((rule) => `exceptions.yaml: the exception from ${rule} for ${kind} ${name} is not used`),
  );
}

/** The documents with the change applied. */
function changed(documents, change) {
  const result = JSON.parse(JSON.stringify(documents));
  for (const { at, put } of change) {
    const names = at.slice(1).split('/');
    const last = names.pop();
    const holder = names.reduce((part, name) => part[name], result);
    if (put !== undefined) holder[last] = put;
    else if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else delete holder[last];
  }
  return result;
}

/**
 * Breaks valid manifests in one way at a time. Each must be refused for its rule alone, and each rule has a case.
 * @throws Error with those that are not
 */
export function refusesBadManifests() {
  const read = (file) => readFileSync(join(root, 'scripts/platform/bad', file), 'utf8');
  const good = parseAll(documentsOf(read('good.yaml')));
  const [cases] = parseAll([read('cases.yaml')]);
  const tried = Object.entries(cases).flatMap(([rule, changes]) =>
    changes.map((change) => ({ rule, change })),
  );
  const sets = [[], ...tried.map(({ change }) => change)].map((change) => ({
    name: 'bad',
    documents: changed(good, change),
    beside: [],
    namespace: null,
  }));
  const query = '[{f.rule | some f in data.platform.found with input as set} | some set in input]';
  const [ofGood, ...found] = evaluate(query, sets, [RULES]);
  const errors = ofGood.map((rule) => `good.yaml is refused for ${rule}`);
  tried.forEach(({ rule, change }, place) => {
    if (found[place].join() === rule) return;
    const places = change.map(({ at }) => at).join(', ');
    errors.push(
      `a change of ${places} is refused for ${found[place].join(', ') || 'nothing'} instead of ${rule}`,
    );
  });
  for (const rule of evaluate('object.keys(data.platform.rules)', {}, [RULES])) {
    if (!cases[rule]?.length) errors.push(`no case breaks ${rule}`);
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return `${Object.keys(cases).length} rules, ${tried.length} cases`;
}
