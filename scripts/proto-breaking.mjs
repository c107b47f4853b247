// `buf breaking` against the contracts of the previous version, which e2e/upgrade keeps: we must be able to read the
// messages of its processes, and they ours. Takes the folder of contracts as an argument, by default ours.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const [folder = 'proto'] = process.argv.slice(2);
const [version, ...others] = readdirSync('e2e/upgrade');
if (version === undefined || others.length > 0) throw new Error('e2e/upgrade must have one version.');
const { status } = spawnSync(
  'npx',
  ['buf', 'breaking', folder, '--against', `e2e/upgrade/${version}/proto.binpb.gz`],
  { stdio: 'inherit' },
);
if (status !== 0) {
  console.log(`The contracts break those of ${version}.`);
  process.exitCode = 1;
}
