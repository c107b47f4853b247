// Builds the image of every service, or of the given ones, with the local Docker engine:
//   npm run images -- [service …] [--version 0.8.0] [--node-image node:24.21.0-bookworm-slim]
// and prints their sizes. It needs BuildKit, which any recent Docker engine has.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

const folders = readdirSync(new URL('../services', import.meta.url), { withFileTypes: true });
const ALL = ['gateway', ...folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)];
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string', default: manifest.version },
    repository: { type: 'string', default: process.env.IMAGE_REPOSITORY ?? 'torchbearer' },
    'node-image': { type: 'string', default: process.env.NODE_IMAGE ?? '' },
  },
});
const unknown = positionals.filter((name) => !ALL.includes(name));
if (unknown.length > 0) {
  console.error(`There is no service ${unknown.join(', ')}: it is one of ${ALL.join(', ')}.`);
  process.exit(1);
}

const output = (command, ...words) => {
  try {
    return execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};
const revision = output('git', 'rev-parse', 'HEAD') || 'unknown';

const services = positionals.length > 0 ? positionals : ALL;
for (const service of services) {
  const image = `${values.repository}/${service}:${values.version}`;
  const begun = Date.now();
  const words = [
    ...['build', '--progress=plain', '--tag', image],
    ...['--build-arg', `SERVICE=${service}`],
    ...['--build-arg', `VERSION=${values.version}`, '--build-arg', `REVISION=${revision}`],
    ...(values['node-image'] === '' ? [] : ['--build-arg', `NODE_IMAGE=${values['node-image']}`]),
    ...(service === 'gateway' ? ['--target', 'gateway'] : []),
    '.',
  ];
  const built = spawnSync('docker', words, {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, DOCKER_BUILDKIT: '1' },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (built.error || built.status !== 0) {
    console.error(built.stderr ?? '', built.stdout ?? '', built.error?.message ?? '');
    console.error(`The image of ${service} could not be built.`);
    process.exit(1);
  }
  const bytes = Number(output('docker', 'image', 'inspect', '--format', '{{.Size}}', image));
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  console.log(`${image}: ${(bytes / 1e6).toFixed(0)} MB, ${seconds} s`);
}
console.log(`${services.length} images built.`);
