// Reports a run of vitest to CI.
import { relative } from 'node:path';
import { report } from './report.mjs';

export default class TestReport {
  onTestRunEnd(modules, errors) {
    report([...modules.map(resultsOf), ...errors.map(outsideTests)]);
  }
}

/** An error that no test waited for, such as a rejected promise. */
const outsideTests = ({ message, stack, VITEST_TEST_PATH: path, VITEST_TEST_NAME: test }) => ({
  name: `outside a test: ${[path && relative(process.cwd(), path), test, stack ?? message].filter(Boolean).join(': ')}`,
  seconds: 0,
  tests: [],
  isBroken: true,
});

function resultsOf(module) {
  const file = relative(process.cwd(), module.moduleId);
  const tests = [...module.children.allTests()].map((test) => ({
    name: `${file}: ${test.fullName}`,
    state: test.result().state === 'pending' ? 'skipped' : test.result().state,
  }));
  return {
    name: file,
    tests,
    seconds: module.diagnostic().duration / 1000,
    isBroken: module.state() === 'failed' && !tests.some(({ state }) => state === 'failed'),
  };
}
