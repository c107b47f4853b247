// What a test run leaves behind for CI, as a reporter of vitest: where the seconds went by folder and by file, which tests
// passed only at the second try, which failed, and in the file that TEST_COUNTS names "<passed> <failed> <skipped>".
// Files run side by side, so their seconds add up to more than the run took.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const SLOWEST = 25;

export default class TestReport {
  onTestRunEnd(modules) {
    const files = modules.map((module) => ({
      file: relative(process.cwd(), module.moduleId),
      ...resultsOf(module),
    }));
    printSeconds(files);
    const tests = files.flatMap(({ tests }) => tests);
    const inState = (state) => tests.filter((test) => test.state === state);
    printNames(
      'passed only at the second try: find out why',
      tests.filter(({ isSecondTry }) => isSecondTry),
    );
    printNames('failed', [...inState('failed'), ...files.filter(({ isBroken }) => isBroken)]);
    const counts = ['passed', 'failed', 'skipped'].map((state) => inState(state).length);
    // A file that fails before its first test has no test that could fail.
    counts[1] += files.filter(({ isBroken }) => isBroken).length;
    if (process.env['TEST_COUNTS']) writeFileSync(process.env['TEST_COUNTS'], `${counts.join(' ')}\n`);
  }
}

function resultsOf(module) {
  const file = relative(process.cwd(), module.moduleId);
  const tests = [...module.children.allTests()].map((test) => ({
    name: `${file}: ${test.fullName}`,
    state: test.result().state === 'pending' ? 'skipped' : test.result().state,
    isSecondTry: test.diagnostic()?.flaky === true,
  }));
  return {
    name: file,
    tests,
    seconds: module.diagnostic().duration / 1000,
    isBroken: module.state() === 'failed' && !tests.some(({ state }) => state === 'failed'),
  };
}

function printSeconds(files) {
  const folders = new Map();
  for (const { file, seconds, tests } of files) {
    const folder = file
      .split('/')
      .slice(0, -1)
      .slice(0, /^(services|e2e)\//.test(file) ? 2 : 1)
      .join('/');
    const sum = folders.get(folder) ?? { seconds: 0, tests: 0, files: 0 };
    folders.set(folder, {
      seconds: sum.seconds + seconds,
      tests: sum.tests + tests.length,
      files: sum.files + 1,
    });
  }
  console.log('  seconds  tests  folder');
  for (const [folder, sum] of [...folders].sort(([, a], [, b]) => b.seconds - a.seconds)) {
    line(sum.seconds, sum.tests, `${folder} (${String(sum.files)} files)`);
  }
  console.log(`\n  seconds  tests  the ${String(SLOWEST)} slowest files`);
  for (const { file, seconds, tests } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)) {
    line(seconds, tests.length, file);
  }
}

const line = (seconds, tests, name) =>
  console.log(`${seconds.toFixed(1).padStart(9)} ${String(tests).padStart(6)}  ${name}`);

function printNames(what, named) {
  if (named.length === 0) return;
  console.log(`\n── ${String(named.length)} ${what}`);
  for (const { name } of named) console.log(`   ${name}`);
}
