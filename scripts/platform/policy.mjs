/** Whether manifests comply with policy/rules.mjs, except where policy/exceptions.yaml says why not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CASES } from './bad/cases.mjs';
import { findingsIn, RULES } from './policy/rules.mjs';
import { documentsOf } from './yaml.mjs';

const read = (file) => documentsOf(readFileSync(join(import.meta.dirname, file), 'utf8'));
const [{ exceptions }] = read('policy/exceptions.yaml');

const isAny = (pattern, text) => new RegExp(`^(${pattern ?? '.*'})$`).test(text);
const excepts = ({ set, kind, namespace, name }, finding) =>
  isAny(set, finding.set) &&
  isAny(kind, finding.kind) &&
  isAny(namespace, finding.namespace) &&
  isAny(name, finding.name);

/** The set's violations of the policy, one per line. */
export function policyViolations(set) {
  return findingsIn(set)
    .filter((finding) => !exceptions.some((one) => one.rules.includes(finding.rule) && excepts(one, finding)))
    .map(({ rule, says, kind, namespace, name, container, message }) => {
      const where = [kind, namespace, name, container].filter((part) => part !== '').join(' ');
      return `${where}: ${message} (${rule}: ${says})`;
    });
}

/** Unused exceptions, which must not excuse later violations. */
export function unusedExceptions(sets) {
  const findings = sets.flatMap(findingsIn);
  return exceptions.flatMap((exception) =>
    exception.rules
      .filter((rule) => !findings.some((finding) => finding.rule === rule && excepts(exception, finding)))
      .map((rule) => `exceptions.yaml: this exception from ${rule} is not used: ${exception.reason}`),
  );
}

/**
 * Breaks valid manifests in one way at a time. Each must be refused for its rule alone, and each rule has a case.
 * @throws Error with those that are not
 */
export function refusesBadManifests() {
  const rulesBroken = (change) => {
    const documents = read('bad/good.yaml');
    const [deployment, policy, service] = documents;
    const pod = deployment.spec.template.spec;
    const add = (apiVersion, kind, more) =>
      documents.push({ apiVersion, kind, metadata: { name: 'x', namespace: 'league' }, ...more });
    change({ deployment, pod, container: pod.containers[0], policy, service, add });
    const findings = findingsIn({ name: 'bad', documents, beside: [], namespace: null });
    return [...new Set(findings.map(({ rule }) => rule))].join();
  };
  const tried = [
    { rule: '', change: () => {} },
    ...Object.keys(RULES).flatMap((rule) => (CASES[rule] ?? []).map((change) => ({ rule, change }))),
  ];
  const errors = [
    ...Object.keys(RULES)
      .filter((rule) => !CASES[rule]?.length)
      .map((rule) => `no case breaks ${rule}`),
    ...tried
      .map(({ rule, change }) => ({ rule, change, broken: rulesBroken(change) }))
      .filter(({ rule, broken }) => rule !== broken)
      .map(({ rule, change, broken }) => `${change} is refused for '${broken}' instead of '${rule}'`),
  ];
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return `${Object.keys(RULES).length} rules, ${tried.length - 1} cases`;
}
