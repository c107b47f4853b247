// Reports a run of Playwright to CI.
import { relative } from 'node:path';
import { report } from './report.mjs';

const STATES = { expected: 'passed', unexpected: 'failed', skipped: 'skipped' };

export default class PlaywrightReport {
  /** Errors outside tests: in the set-up, or in a file that can't be loaded. */
  errors = 0;

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onError() {
    this.errors += 1;
  }

  onEnd() {
    const files = Map.groupBy(this.suite?.allTests() ?? [], ({ location }) =>
      relative(process.cwd(), location.file),
    );
    report([
      ...[...files].map(([file, tests]) => resultsOf(file, tests)),
      ...Array.from({ length: this.errors }, () => ({
        name: 'e2e/web/, outside a test',
        seconds: 0,
        tests: [],
        isBroken: true,
      })),
    ]);
  }
}

const resultsOf = (file, tests) => ({
  name: file,
  seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  isBroken: false,
  tests: tests.map((test) => ({
    name: `${file}: ${test.titlePath().slice(3).join(' › ')}`,
    // A serial group's tests after one that failed did not run.
    state: STATES[test.outcome()],
  })),
});
