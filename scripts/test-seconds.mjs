// Where the seconds of a test run went, by folder and by file, from the report that vitest writes as JSON:
// `node scripts/test-seconds.mjs <report>`. Files run side by side, so they add up to more than the run took.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const SLOWEST = 25;

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const files = report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
  file: relative(process.cwd(), name),
  seconds: (endTime - startTime) / 1000,
  tests: assertionResults.length,
}));

const folders = new Map();
for (const { file, seconds, tests } of files) {
  const depth = /^(services|e2e)\//.test(file) ? 2 : 1;
  const parts = file.split('/').slice(0, -1);
  const folder = parts.slice(0, depth).join('/');
  const sum = folders.get(folder) ?? { seconds: 0, tests: 0, files: 0 };
  folders.set(folder, {
    seconds: sum.seconds + seconds,
    tests: sum.tests + tests,
    files: sum.files + 1,
  });
}

const line = (seconds, tests, name) =>
  console.log(`${seconds.toFixed(1).padStart(9)} ${String(tests).padStart(6)}  ${name}`);
console.log('  seconds  tests  folder');
for (const [folder, sum] of [...folders].sort(([, a], [, b]) => b.seconds - a.seconds)) {
  line(sum.seconds, sum.tests, `${folder} (${String(sum.files)} files)`);
}
console.log(`\n  seconds  tests  the ${String(SLOWEST)} slowest files`);
for (const { file, seconds, tests } of files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)) {
  line(seconds, tests, file);
}
