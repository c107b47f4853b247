/** The chart's values as a tree, including those without a default. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHART } from './sets.mjs';
import { root } from './tools.mjs';
import { documentsOf } from './yaml.mjs';

/** Maps whose keys are the user's own, or those of Kubernetes, which refuses unknown ones. */
const FREE = [
  /[Aa]nnotations$/,
  /[Ll]abels$/,
  /(^|\.)(env|nodeSelector|resourceAttributes|matchLabels|global)$/,
  /(^|\.)(affinity|podSecurityContext|securityContext|sessionPersistence|issuerRef)$/,
];

export const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

export const under = (path, name) => (path === '' ? name : `${path}.${name}`);

export function chartValues() {
  const files = ['values.yaml', 'ci/required-values.yaml'];
  const [byDefault, required] = files.flatMap((file) =>
    documentsOf(readFileSync(join(root, CHART, file), 'utf8')),
  );
  for (const [name, value] of Object.entries(required)) {
    byDefault[name] = isMap(value) ? { ...byDefault[name], ...value } : value;
  }
  return byDefault;
}

/** The paths (database.port) of every map with our keys, and of everything but maps. */
export function partsOf(values, path = '') {
  if (!isMap(values)) return { maps: [], leaves: [path] };
  if (FREE.some((pattern) => pattern.test(path))) return { maps: [], leaves: [] };
  const below = Object.entries(values).map(([name, value]) => partsOf(value, under(path, name)));
  return {
    maps: [path, ...below.flatMap(({ maps }) => maps)],
    leaves: below.flatMap(({ leaves }) => leaves),
  };
}
