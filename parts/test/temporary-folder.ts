import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is removed after the test. Other users may enter it, as Postgres does under root. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'torchbearer-parts-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
