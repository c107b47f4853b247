// Reports a test run to CI: the seconds by folder and by file, the tests that failed, and in the file that TEST_COUNTS
// names a line "<passed> <failed> <skipped>" and a line per failure.
// Files run side by side, so their seconds add up to more than the run took.
import { writeFileSync } from 'node:fs';

const SLOWEST = 25;

/**
 * @param {{ name: string, seconds: number, isBroken: boolean, tests: {
 *   name: string, state: 'passed' | 'failed' | 'skipped' }[] }[]} files a file is broken if it failed outside its tests
 */
export function report(files) {
  printSeconds(files);
  const tests = files.flatMap((file) => file.tests);
  const inState = (state) => tests.filter((test) => test.state === state);
  const broken = files.filter(({ isBroken }) => isBroken);
  const failures = [...inState('failed'), ...broken];
  if (failures.length > 0) console.log(`\n── ${String(failures.length)} failed`);
  for (const { name } of failures) console.log(`   ${name}`);
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((state) => inState(state).length);
  if (process.env['TEST_COUNTS'])
    writeFileSync(
      process.env['TEST_COUNTS'],
      [
        `${passed} ${failed + broken.length} ${skipped}`,
        ...failures.map(({ name }) => `   ${name}`),
        '',
      ].join('\n'),
    );
}

function printSeconds(files) {
  const folders = new Map();
  for (const { name, seconds, tests } of files) {
    const folder = name
      .split('/')
      .slice(0, -1)
      .slice(0, /^(services|e2e)\//.test(name) ? 2 : 1)
      .join('/');
    const sum = folders.get(folder) ?? { seconds: 0, tests: 0, files: 0 };
    folders.set(folder, {
      seconds: sum.seconds + seconds,
      tests: sum.tests + tests.length,
      files: sum.files + 1,
    });
  }
  console.log('\n  seconds  tests  folder');
  for (const [folder, sum] of [...folders].sort(([, a], [, b]) => b.seconds - a.seconds)) {
    line(sum.seconds, sum.tests, `${folder} (${String(sum.files)} files)`);
  }
  console.log(`\n  seconds  tests  the ${String(SLOWEST)} slowest files`);
  for (const { name, seconds, tests } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)) {
    line(seconds, tests.length, name);
  }
}

const line = (seconds, tests, name) =>
  console.log(`${seconds.toFixed(1).padStart(9)} ${String(tests).padStart(6)}  ${name}`);
