// All checks of the chart and the manifests without a cluster, in one command: `npm run check:platform`. Each
// check prints its time; all run even when one fails. install-tools.sh installs the tools that they need.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conforms, refusesUnknownFields } from './conformity.mjs';
import { unmarkedSecrets } from './dev-secrets.mjs';
import { jobsAreLikeTheChart } from './jobs-beside.mjs';
import { policyViolations, refusesBadManifests, unusedExceptions } from './policy.mjs';
import { refusesBadValues } from './refused-values.mjs';
import { allSets } from './sets.mjs';
import { filesIn, outputOf, platform, root } from './tools.mjs';
import { documentsOf } from './yaml.mjs';

let passed = 0;
let failed = 0;

/** Runs a check, and prints its name, time and result, or the error that it throws. */
function check(name, work) {
  const started = Date.now();
  const report = (status, more) =>
    console.log(
      `${status} ${name.padEnd(44)} ${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s${more}`,
    );
  try {
    const result = work();
    passed += 1;
    report('ok  ', result ? `  ${result}` : '');
  } catch (error) {
    failed += 1;
    report('FAIL', '');
    console.log(error.message);
  }
}

/** @throws Error with the problems, one per line, if there are any */
function expectNone(problems) {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

for (const path of ['bin/helm', 'bin/kubeconform', 'schemas']) {
  if (existsSync(join(platform, path))) continue;
  console.error(`${path} is missing: run \`sh scripts/platform/install-tools.sh\` first.`);
  process.exit(1);
}

const sets = allSets();
for (const { name, lint } of sets) if (lint) check(`lint: ${name}`, () => void lint());

const rendered = [];
for (const set of sets) {
  check(`schemas: ${set.name}`, () => {
    const stream = set.render();
    rendered.push({ ...set, documents: documentsOf(stream) });
    return conforms(stream, rendered.at(-1));
  });
}
const byName = new Map(rendered.map((set) => [set.name, set]));
check('mutual TLS is on, except in values-local', () => {
  const isOn = (name) => {
    const manifests = JSON.stringify(byName.get(name)?.documents);
    return manifests.includes('GRPC_TLS_CERT') && manifests.includes('"kind":"Certificate"');
  };
  expectNone(isOn('helm required-values') ? [] : ['helm required-values has no certificates']);
  expectNone(isOn('helm values-local') ? ['helm values-local needs cert-manager'] : []);
});
check('schemas refuse an unknown field of each kind', () => refusesUnknownFields(rendered));
check('chart refuses invalid values', () => refusesBadValues());

for (const set of rendered) set.beside = set.beside.flatMap((name) => byName.get(name)?.documents ?? []);
check('a production start refuses the secrets of k8s/dev', () =>
  expectNone(unmarkedSecrets(byName.get('k8s/dev')?.documents ?? [])),
);
check('Jobs beside the chart start like its own', () => jobsAreLikeTheChart(rendered));
check('policy: all exceptions are used', () => expectNone(unusedExceptions(rendered)));
for (const set of rendered) check(`policy: ${set.name}`, () => expectNone(policyViolations(set)));
check('policy refuses each kind of bad manifest', () => refusesBadManifests());

const RULES = 'helm/torchbearer/files/rules.yaml';
const RULES_TESTS = ['rules', 'rules-over-days'].map((name) => `helm/torchbearer/tests/${name}.test.yaml`);
check('alerts: rules', () => void outputOf('promtool', ['check', 'rules', '--lint-fatal', RULES]));
check('alerts: tests', () => void outputOf('promtool', ['test', 'rules', ...RULES_TESTS]));
check('dashboards', () => void outputOf(process.execPath, ['k8s/observability/check-dashboards.mjs']));
check('topics match the code', () => {
  const tsx = join(root, 'node_modules/.bin/tsx');
  outputOf(tsx, ['--conditions=@torchbearer/source', 'k8s/production/generate-topics.mjs', '--check']);
});
check('shell scripts', () => {
  const isScript = (file) =>
    /\.sh$/.test(file) ||
    (!/\.[a-z]+$/.test(file) && /^#!.*\b(ba|da)?sh\b/.test(readFileSync(join(root, file), 'utf8')));
  const scripts = filesIn('.ci', 'k8s', 'helm', 'scripts').filter(isScript);
  outputOf('shellcheck', ['--severity=warning', '--external-sources', '--source-path=SCRIPTDIR', ...scripts]);
  return `${scripts.length} scripts`;
});

console.log(`platform: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
