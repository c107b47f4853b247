// Repairs the output of `turbo prune`, which `npm ci` would refuse:
// - packages that a workspace resolves from the node_modules of a parent folder other than the root (gateway/contract
//   finds ajv in gateway/node_modules) are missing from the lock file;
// - with --production, manifests and lock file still list workspaces of ours that only tests need.
//   node scripts/mend-pruned.mjs package-lock.json out/json
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [wholeLock, folder] = process.argv.slice(2);
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const write = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
const whole = read(wholeLock);
const pruned = read(join(folder, 'package-lock.json'));

const workspaces = Object.keys(pruned.packages).filter((path) => !path.includes('node_modules/'));
const searched = new Set();
for (const path of workspaces.filter((path) => path !== '')) {
  for (let above = path; above !== '.'; above = dirname(above)) searched.add(above);
}
for (const [path, entry] of Object.entries(whole.packages)) {
  const [above] = path.split('/node_modules/');
  if (above !== path && searched.has(above)) pruned.packages[path] ??= entry;
}

const isGone = (name) => {
  const link = `node_modules/${name}`;
  return whole.packages[link]?.link === true && pruned.packages[link] === undefined;
};
const withoutGone = (manifest) => {
  for (const name of Object.keys(manifest.devDependencies ?? {})) {
    if (isGone(name)) delete manifest.devDependencies[name];
  }
};
for (const path of workspaces) {
  withoutGone(pruned.packages[path]);
  const file = join(folder, path, 'package.json');
  if (!existsSync(file)) continue;
  const manifest = read(file);
  withoutGone(manifest);
  write(file, manifest);
}
write(join(folder, 'package-lock.json'), pruned);
