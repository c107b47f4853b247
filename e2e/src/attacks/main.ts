/**
 * `npm run attacks`: starts the product on this machine, attacks it, prints a table of the results, and fails if
 * an attack succeeded. `-- --quick` skips slow attacks and the browser, and prints how many it skipped;
 * `-- objects uploads` runs only the families whose name contains one of these words.
 */
import { parseArgs } from 'node:util';
import { familiesOf, hasFailed, runAttacks, tableOf } from './attack.js';
import { families } from './families.js';
import { startTarget } from './target.js';

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const say = (line: string): void => console.error(line);

/** @throws Error if no family name contains one of the words */
async function attack(): Promise<void> {
  const wanted = familiesOf(families, positionals);
  const target = await startTarget(say);
  try {
    const report = await runAttacks(wanted, target, { isQuick: values.quick, say });
    console.log(`\n${tableOf(report)}`);
    if (values.quick) console.log(`Skipped by --quick: ${report.leftOut.length} attacks.`);
    console.log(
      '\nPermissions of every call by REST and gRPC, and invalid bodies: e2e/every-call.e2e.ts in `npm test`.',
    );
    if (hasFailed(report)) process.exitCode = 1;
  } finally {
    await target.stop();
  }
}

attack().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
