// Makes dist/replay-draft.mjs: the rules' own draft as one readable file, for those who replay it without the page.
import { build } from 'esbuild';

await build({
  stdin: { contents: source(), resolveDir: import.meta.dirname },
  bundle: true,
  conditions: ['@torchbearer/source'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  outfile: 'dist/replay-draft.mjs',
  logLevel: 'warning',
});

function source() {
  return `
    import { readFileSync } from 'node:fs';
    import { replayDraft } from '@torchbearer/rules/draft';

    const [path, ...published] = process.argv.slice(2);
    if (!path) {
      console.error(
        'node replay-draft.mjs draft-inputs.json [fingerprint of the secret, hash of the stored inputs, seed, input hash]',
      );
      process.exit(2);
    }
    const record = JSON.parse(readFileSync(path, 'utf8'));
    const [commitment, storedHash, seed, inputHash] = published;
    // What the receipt on the site says; without it, the file is compared with itself only.
    const checks = replayDraft(record, {
      commitment: commitment ?? record.commitment,
      storedHash: storedHash ?? record.storedHash,
      seed: seed ?? record.seed,
      inputHash: inputHash ?? record.run.inputHash,
    });
    for (const { what, isRight } of checks) console.log(isRight ? 'right' : 'WRONG', what);
    process.exitCode = checks.every(({ isRight }) => isRight) ? 0 : 1;
  `;
}
