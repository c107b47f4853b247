/**
 * `npm run attacks`: starts the product on this machine, attacks it, prints a table of the results, and fails if
 * a defense did not hold. `-- --quick` skips slow attacks and the browser, and says how many that is;
 * `-- objects uploads` runs only families whose name contains one of these parts.
 */
import { parseArgs } from 'node:util';
import { familiesOf, hasFailed, runAttacks, tableOf } from './attack.js';
import { families } from './families.js';
import { startPlace } from './place.js';

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const say = (line: string): void => console.error(line);

/** @throws Error if a part of a name is in none */
async function attack(): Promise<void> {
  const wanted = familiesOf(families, positionals);
  const place = await startPlace(say);
  try {
    const report = await runAttacks(wanted, place, { isQuick: values.quick, say });
    console.log(`\n${tableOf(report)}`);
    if (values.quick) console.log(`Left out by --quick: ${report.leftOut.length} attacks.`);
    console.log(
      '\nWho may call what, by REST and gRPC, and every faulty body: e2e/every-call.e2e.ts in `npm test`.',
    );
    if (hasFailed(report)) process.exitCode = 1;
  } finally {
    await place.stop();
  }
}

attack().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
