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

const folderOf = ({ name }) =>
  name
    .split('/')
    .slice(0, -1)
    .slice(0, /^(services|e2e)\//.test(name) ? 2 : 1)
    .join('/');

function printSeconds(files) {
  const folders = Array.from(Map.groupBy(files, folderOf), ([folder, own]) => ({
    name: `${folder} (${String(own.length)} files)`,
    seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
    tests: own.flatMap(({ tests }) => tests),
  }));
  print('folder', folders);
  print(`the ${String(SLOWEST)} slowest files`, files, SLOWEST);
}

/** The slowest first. */
function print(title, entries, most) {
  console.log(`\n  seconds  tests  ${title}`);
  for (const { name, seconds, tests } of entries.toSorted((a, b) => b.seconds - a.seconds).slice(0, most))
    console.log(`${seconds.toFixed(1).padStart(9)} ${String(tests.length).padStart(6)}  ${name}`);
}
