/**
 * `npm run bench`: what we do, against a baseline where a ratio says more, with limits. `-- <name> …` runs some jobs,
 * `-- --list` names them, `-- --quick` is a short form, `-- --players <n>` another size of league, `-- --json <file>` also
 * writes all results. Linux only.
 */
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { jobs } from './jobs/index.js';
import { readOptions, USAGE, type Options } from './options.js';
import { exceeded, jsonOf, textOf, type Machine } from './run/report.js';
import { runJobs, type Result } from './run/run-jobs.js';

const begunAt = new Date();
const begun = performance.now();
const say = (line: string): void => {
  const seconds = Math.round((performance.now() - begun) / 1_000);
  console.error(`${String(seconds).padStart(4)} s  ${line}`);
};
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function optionsOrExit(): Options {
  try {
    return readOptions(process.argv.slice(2), jobs);
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

const options = optionsOrExit();
const { form, players } = options;
if (options.isList) {
  for (const { name, title, rounds } of jobs)
    console.log(`${name.padEnd(14)} ${title}${rounds.quick === undefined ? ' (not in the quick form)' : ''}`);
  process.exit(0);
}

const machine: Machine = {
  cores: cpus().length,
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  node: process.versions.node,
};
console.log(`${machine.cores} cores (${machine.cpu}), Node ${machine.node}`);
console.log(
  'Figures are those of the first run, on processes that have just started, then the median of all.\n',
);
const results: Result[] = [];
const failures: string[] = [];
await runJobs(options.jobs, {
  ...{ form, players, say },
  onResult: (result) => {
    results.push(result);
    console.log(`${textOf(result)}\n`);
  },
  onFailure: ({ name }, error) => {
    failures.push(`FAILED  ${name}: ${messageOf(error)}`);
    console.error(`${name} failed:`, error);
  },
});
if (options.json !== null)
  await writeFile(options.json, jsonOf(results, { form, begunAt, machine, failures }));
const problems = [...failures, ...exceeded(results).map((line) => `LIMIT EXCEEDED  ${line}`)];
for (const line of problems) console.error(line);
process.exit(problems.length === 0 ? 0 : 1);
