// `npm run docs` writes docs/variables.md from the schemas of our processes, and docs/alerts.md from the chart's rules.
// With `--check` it writes nothing, and fails if one of them differs, a process reads a variable that no schema has, or an
// alert has no section in docs/operations.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { filesIn, root, sourcesOfProcesses } from './platform/tools.mjs';

const VARIABLE = /^[A-Z][A-Z0-9_]*$/;

const read = (file) => readFileSync(join(root, file), 'utf8');

/** The text of the docstring in front of a node, in one line; '' without one. */
const docOf = (node) => {
  const [comment] = ts.getJSDocCommentsAndTags(node).slice(-1);
  return ts.getTextOfJSDocComment(comment?.comment)?.replace(/\s+/g, ' ').trim() ?? '';
};

const literalOf = (node) =>
  ts.isStringLiteral(node) || ts.isNumericLiteral(node)
    ? node.text
    : /^(true|false|-?\d+)$/.exec(node.getText())?.[0];

/** Constants of all sources, for defaults that are one: `MOST` and `COST.memoryKib`. */
function constantsOf(sources) {
  const constants = new Map();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      const value = ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer;
      const name = node.name.getText();
      if (literalOf(value) !== undefined) constants.set(name, literalOf(value));
      for (const each of ts.isObjectLiteralExpression(value) ? value.properties : []) {
        const literal = ts.isPropertyAssignment(each) ? literalOf(each.initializer) : undefined;
        if (literal !== undefined) constants.set(`${name}.${each.name.getText()}`, literal);
      }
    }
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return constants;
}

/** The default of a schema's expression, 'required' if it has none, undefined if it may be left out. */
function defaultOf(expression, constants) {
  if (/\.optional\(\)$/.test(expression.getText())) return undefined;
  for (let call = expression; ts.isCallExpression(call); call = call.expression.expression) {
    const [argument] = call.arguments;
    const isDefault = /(\.(default|prefault)|^env\.(port|integer|flag))$/.test(call.expression.getText());
    if (isDefault) {
      const value = literalOf(argument) ?? constants.get(argument.getText());
      return value && `\`${value}\``;
    }
  }
  return 'required';
}

/** `export const xEnv = { … }` and a job's `{ name: 'x', env: { … } }`, with what is said about it. */
function schemaOf(node) {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const holder = node.parent;
  if (ts.isVariableDeclaration(holder) && /Env$/.test(holder.name.getText())) {
    const [, service] = /^services\/(\w+)/.exec(node.getSourceFile().fileName) ?? [];
    return docOf(holder.parent.parent) || `Variables of ${service}`;
  }
  if (!ts.isPropertyAssignment(holder) || holder.name.getText() !== 'env') return undefined;
  return `Variables of the job ${/name: '([\w-]+)'/.exec(holder.parent.getText())?.[1]}`;
}

/** A line for each variable with a docstring, and for those after it that have none. */
function linesOf(schema, constants, isSetByChart) {
  const lines = [];
  for (const property of schema.properties) {
    const name = property.name?.getText() ?? '';
    if (!ts.isPropertyAssignment(property) || !VARIABLE.test(name)) continue;
    const byDefault = defaultOf(property.initializer, constants);
    const notes = [byDefault, isSetByChart(name) && 'chart'].filter(Boolean);
    const variable = `\`${name}\`${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
    const doc = docOf(property);
    if (doc !== '' || lines.length === 0) lines.push({ names: [variable], doc });
    else lines.at(-1).names.push(variable);
  }
  return lines.map(({ names, doc }) => `- ${names.join(', ')}: ${doc}`);
}

function variables() {
  const sourceOf = (file) => ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const [kit, processes] = [true, false].map((isKit) =>
    sourcesOfProcesses().filter((file) => file.startsWith('kit/') === isKit),
  );
  const sources = [...kit, ...processes].map(sourceOf);
  const constants = constantsOf([...sources, ...filesIn('rules/src/*.ts').map(sourceOf)]);
  const templates = filesIn('helm/torchbearer/templates').map(read).join('\n');
  const isSetByChart = (name) => new RegExp(`\\b${name}\\b`).test(templates);
  const sections = [];
  const accessed = new Set();
  const visit = (node) => {
    const title = schemaOf(node);
    const lines = title === undefined ? [] : linesOf(node, constants, isSetByChart);
    if (lines.length > 0) sections.push(`## ${title.split(/\.( |$)/)[0]}\n\n${lines.join('\n')}\n`);
    if (ts.isElementAccessExpression(node) && /env(ironment)?$/.test(node.expression.getText())) {
      const name = literalOf(node.argumentExpression) ?? '';
      if (VARIABLE.test(name) && !name.startsWith('OTEL_')) accessed.add(name);
    }
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  const text = sections.join('\n');
  return { text, unlisted: [...accessed].filter((name) => !text.includes(`\`${name}\``)) };
}

const VARIABLES = `# Variables

What each process reads at its start. In brackets is the default, or "required"; "chart" means that the chart sets it
from its [values](../helm/torchbearer/values.yaml). Units are at the end of a name; an empty variable counts as not set.
Node reads \`NODE_OPTIONS\` and \`NODE_EXTRA_CA_CERTS\`, and the OpenTelemetry SDK reads \`OTEL_*\`.
`;

const alerts = () =>
  parse(read('helm/torchbearer/files/rules.yaml')).groups.flatMap(({ rules }) =>
    rules.filter(({ alert }) => alert),
  );

const ALERTS = `# Alerts

**critical**: act now, even at night. **warning**: look at it today. **info**: nothing to do.
`;

const LABEL = /\{\{ \$labels\.(\w+) \}\}/;
const alertLine = ({ alert, labels, annotations }) =>
  `- [${alert}](operations.md#${alert.toLowerCase()}), ${labels.severity}: ${annotations.summary.replace(LABEL, '`<$1>`')}`;

const { text, unlisted } = variables();
const made = {
  'docs/variables.md': `${VARIABLES}\n${text}`,
  'docs/alerts.md': `${ALERTS}\n${alerts().map(alertLine).join('\n')}\n`,
};

if (process.argv.includes('--check')) {
  const runbooks = read('docs/operations.md');
  const problems = [
    ...Object.entries(made).flatMap(([file, text]) =>
      read(file) === text ? [] : [`${file} is out of date: run \`npm run docs\`.`],
    ),
    ...text
      .split('\n')
      .flatMap((line) => (line.endsWith(': ') ? [`No docstring says what these are: ${line}`] : [])),
    ...unlisted.map((name) => `${name} is read by a process, and is in no schema.`),
    ...alerts().flatMap(({ alert }) =>
      runbooks.includes(`\n### ${alert}\n`) ? [] : [`docs/operations.md has no section ${alert}.`],
    ),
  ];
  if (problems.length > 0) console.error(problems.join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  for (const [file, text] of Object.entries(made)) writeFileSync(join(root, file), text);
}
