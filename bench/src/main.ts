/**
 * `npm run bench`: what we do against a baseline, alternating in one run, with limits. `-- <name> …` runs some jobs,
 * `-- --list` names them, `-- --quick` is a short form, `-- --json <file>` also writes all results. Linux only.
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

function optionsOrExit(): Options {
  try {
    return readOptions(process.argv.slice(2), jobs);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

const options = optionsOrExit();
const { form } = options;
if (options.isList) {
  for (const { name, title, quick } of jobs)
    console.log(`${name.padEnd(14)} ${title}${quick === null ? ' (not in the quick form)' : ''}`);
  process.exit(0);
}

const [first] = cpus();
const machine: Machine = {
  cores: cpus().length,
  cpu: first?.model.trim() ?? 'unknown',
  node: process.versions.node,
};
const results: Result[] = [];
console.log(`${machine.cores} cores (${machine.cpu}), Node ${machine.node}`);
console.log('Figures are medians with their interval and its confidence; A/A is one side against itself.\n');
const failures: string[] = [];
await runJobs(options.jobs, {
  form,
  say,
  onResult: (result) => {
    results.push(result);
    console.log(`${textOf(result)}\n`);
  },
  onFailure: ({ name }, error) => {
    failures.push(`FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    console.error(`${name} failed:`, error);
  },
});
if (options.json !== null)
  await writeFile(options.json, jsonOf(results, { form, begunAt, machine, failures }));
const problems = [...failures, ...exceeded(results).map((line) => `LIMIT EXCEEDED  ${line}`)];
for (const line of problems) console.error(line);
process.exit(problems.length === 0 ? 0 : 1);
