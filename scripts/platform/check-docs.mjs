/**
 * Whether docs/operations.md documents every setting: each variable that a process of ours reads and each
 * value of the chart, in backticks. There `OTEL_*`, `hooks.resources.*` and `image.{tag,registry}` are patterns, and
 * `services.<service>.uses` for that of each service; values in `defaults` need not be repeated for services.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root, sourcesOfProcesses } from './tools.mjs';
import { chartValues, partsOf } from './values.mjs';

const DOCUMENT = 'docs/operations.md';
const VARIABLE = /^[A-Z][A-Z0-9_]*$/;

/** `export const xEnv = { HERE: … }`, `env: { HERE: … }` and `environment['HERE']`. */
function variableOf(node) {
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
    return /env(ironment)?$/.test(node.expression.getText()) ? node.argumentExpression.text : undefined;
  }
  if (!ts.isPropertyAssignment(node) || !ts.isObjectLiteralExpression(node.parent)) return undefined;
  const holder = node.parent.parent;
  const isSchema =
    (ts.isVariableDeclaration(holder) && /Env$/.test(holder.name.getText())) ||
    (ts.isPropertyAssignment(holder) && holder.name.getText() === 'env');
  return isSchema ? node.name.getText() : undefined;
}

function variables() {
  const found = new Set();
  for (const file of sourcesOfProcesses()) {
    const visit = (node) => {
      const name = variableOf(node);
      if (name !== undefined && VARIABLE.test(name)) found.add(name);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return [...found].sort();
}

/** The documented name of a value: a service's own by its name in `defaults`, or for all services at once. */
function namesOf(path, known) {
  const [, key] = /^services\.[^.]+\.(.+)$/.exec(path) ?? [];
  if (key === undefined) return [path];
  const byDefault = `defaults.${key}`;
  return known.has(byDefault) ? [byDefault] : [`services.<service>.${key}`];
}

function values() {
  const { leaves, free } = partsOf(chartValues());
  const known = new Set([...leaves, ...free]);
  return [...new Set([...known].flatMap((path) => namesOf(path, known)))];
}

/** `image.{tag,registry}` is image.tag and image.registry. */
function unfold(name) {
  const [, before, list, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  if (list === undefined) return [name];
  return list.split(',').flatMap((each) => unfold(`${before}${each.trim()}${after}`));
}

function namesIn(text) {
  const names = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, name]) => unfold(name));
  const exact = new Set(names);
  const prefixes = names.filter((name) => /^[\w.<>]+[._]\*$/.test(name)).map((name) => name.slice(0, -1));
  return (name) => exact.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
}

/** A sentence for each missing variable and value. */
export function missingFromOperations() {
  const isNamed = namesIn(readFileSync(join(root, DOCUMENT), 'utf8'));
  const missing = (what, names) =>
    names.filter((name) => !isNamed(name)).map((name) => `${DOCUMENT} does not name the ${what} ${name}`);
  return [...missing('variable', variables()), ...missing('value', values())];
}
