// `buf breaking` against the last commit's contracts: a message that older processes still send must stay readable.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (command, args, options = {}) => spawnSync(command, args, { encoding: 'utf8', ...options });

// A fresh commit is compared with its parent; uncommitted work and CI's detached clone with what they stand on.
const against =
  process.env['PROTO_BASE'] ?? (run('git', ['status', '--porcelain', 'proto']).stdout ? 'HEAD' : 'HEAD~1');
const known = run('git', ['ls-tree', '--name-only', against, 'proto/buf.yaml']);
if (known.status !== 0 || known.stdout.trim() === '') {
  console.log(`No contracts at ${against} to compare with.`);
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'proto-base-'));
try {
  const archive = spawnSync('git', ['archive', against, 'proto'], { maxBuffer: 64 * 1024 * 1024 });
  spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  const result = run('npx', ['buf', 'breaking', '--against', join(folder, 'proto')], {
    cwd: 'proto',
    stdio: 'inherit',
  });
  process.exitCode = result.status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
