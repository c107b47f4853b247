// `buf breaking` against the contracts of every version in e2e/upgrade: we must be able to read the messages of its
// processes, and they ours. Takes the folder of contracts as an argument, by default ours.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const [folder = 'proto'] = process.argv.slice(2);
const versions = readdirSync('e2e/upgrade');
for (const version of versions) {
  const contracts = `e2e/upgrade/${version}/proto.binpb`;
  const { status } = spawnSync('npx', ['buf', 'breaking', folder, '--against', contracts], {
    stdio: 'inherit',
  });
  if (status === 0) continue;
  console.log(`The contracts break those of ${version}.`);
  process.exitCode = 1;
}
if (versions.length === 0) throw new Error('e2e/upgrade has no version.');
