// How many bytes of script each screen may load, gzipped, by the manifest of the build. Admin screens have no limit.
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(`dist/${path}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('.vite/manifest.json'));
const LAYOUT = 'src/layout/user-layout.tsx';

/** What the page loads before it knows its screen. */
const entry = Array.from(read('index.html').matchAll(/"\/(assets\/[^"]+\.js)"/g), ([, file]) => file);
const screens = Object.values(manifest)
  .flatMap(({ dynamicImports = [] }) => (dynamicImports.includes(LAYOUT) ? dynamicImports : []))
  .filter((source) => /^src\/features\/(?!admin\/)/.test(source));

/** The scripts of these sources and of all their imports that are not in `found` yet. */
const scriptsOf = (sources, found) =>
  sources.flatMap((source) => {
    const { file, imports = [] } = manifest[source];
    if (found.has(file)) return [];
    found.add(file);
    return [file, ...scriptsOf(imports, found)];
  });

const check = (name, limit, files) => ({
  name,
  limit,
  gzip: true,
  path: files.map((file) => `dist/${file}`),
});

export default [
  check('entry', '156 kB', entry),
  ...screens.map((screen) =>
    /^src\/features\/(landing|auth)\//.test(screen)
      ? check(`entry and ${screen}`, '170 kB', [...entry, ...scriptsOf([screen], new Set(entry))])
      : check(screen, '60 kB', scriptsOf([LAYOUT, screen], new Set(entry))),
  ),
];
