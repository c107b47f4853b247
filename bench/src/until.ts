import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 100;
const PATIENCE_MS = 600_000;

/** @throws Error if it is not so after ten minutes */
export async function until(isSo: () => Promise<boolean>, pollMs = POLL_MS): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('what the run waits for did not happen within ten minutes');
    await pause(pollMs);
  }
}
