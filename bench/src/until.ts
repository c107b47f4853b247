import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 100;
const PATIENCE_MS = 120_000;

/** @throws Error if it is not so after two minutes */
export async function until(isSo: () => Promise<boolean>, pollMs = POLL_MS): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('what the run waits for did not happen within two minutes');
    await pause(pollMs);
  }
}
