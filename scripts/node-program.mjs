// The Node that npm brings on Linux (optional dependencies of local): is it the Dockerfile's version, and the program that
// Node itself publishes? Sums of archives are those of https://nodejs.org/dist/v<version>/SHASUMS256.txt, and programs are
// what is in these archives. For a new version, download both archives and print their lines:
//   node scripts/node-program.mjs node-v24.21.0-linux-x64.tar.gz node-v24.21.0-linux-arm64.tar.gz
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const PUBLISHED = {
  version: '24.21.0',
  x64: {
    archive: '6e1db87ef58b8819e5d5402eff1536491b18edd8eb7bee5ef7897876e88dc5ff',
    program: '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  },
  arm64: {
    archive: '724282c3b43aec998aa9527380465b45d229e021b58035f5f4f63095eabfe5d5',
    program: '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
  },
};

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const archives = process.argv.slice(2);
for (const archive of archives) {
  const program = execFileSync('tar', ['-xzOf', archive, `${basename(archive, '.tar.gz')}/bin/node`], {
    maxBuffer: 1024 ** 3,
  });
  console.log(basename(archive), { archive: sha256(readFileSync(archive)), program: sha256(program) });
}
if (archives.length > 0) process.exit();

const faults = [];
const same = (what, found, wanted) => {
  if (found !== wanted) faults.push(`${what} is ${found}, not ${wanted}`);
};
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { version } = PUBLISHED;
same(
  'the version in the Dockerfile',
  /^ARG NODE_IMAGE=node:([\d.]+)/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1],
  version,
);
const manifest = json('local/package.json');
const locked = json('package-lock.json').packages;
for (const cpu of ['x64', 'arm64']) {
  const name = `node-linux-${cpu}`;
  same(`${name} in local/package.json`, manifest.optionalDependencies[name], version);
  same(`${name} in the lock file`, locked[`node_modules/${name}`]?.version, version);
  same(`the processor of ${name} in the lock file`, locked[`node_modules/${name}`]?.cpu, cpu);
  const program = `node_modules/${name}/bin/node`;
  if (existsSync(program))
    same(`SHA-256 of ${program}`, sha256(readFileSync(program)), PUBLISHED[cpu].program);
}
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
