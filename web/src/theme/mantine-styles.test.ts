import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const mantine = resolve(dirname(fileURLToPath(import.meta.resolve('@mantine/core/styles.css'))));

const read = (path: string): string => readFileSync(path, 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

const used = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .flatMap((path) => all(read(resolve(source, path)), /import \{([^}]*)\} from '@mantine\/core'/g))
  .flatMap((names) => all(names, /\b([A-Z]\w+)/g));

/** The modules of these and of all that they import. */
function modulesOf(paths: readonly string[], found = new Set<string>()): Set<string> {
  for (const path of paths) {
    if (found.has(path) || !existsSync(path)) continue;
    found.add(path);
    modulesOf(
      all(read(path), /from "(\.[^"]+)"/g).map((imported) => resolve(dirname(path), imported)),
      found,
    );
  }
  return found;
}

it('every component of Mantine that a page contains has its styles', () => {
  const components = [...new Set(used)].map((name) => resolve(mantine, `esm/components/${name}/${name}.mjs`));
  const needed = [...modulesOf(components)]
    .flatMap((path) => all(path, /(\w+)\.module\.mjs$/g))
    .filter((name) => existsSync(resolve(mantine, `styles/${name}.css`)));
  expect(needed.length).toBeGreaterThan(20);
  const imported = all(read(resolve(source, 'theme/mantine-styles.ts')), /styles\/(\w+)\.css/g);
  expect(needed.filter((name) => !imported.includes(name))).toEqual([]);
});
