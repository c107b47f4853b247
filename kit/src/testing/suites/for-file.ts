import { afterAll } from 'vitest';

/** Waits until something is started for all tests of a file, and stops it after the last one. */
export async function forFile<Started extends { stop(): Promise<unknown> }>(
  starting: Promise<Started>,
): Promise<Started> {
  const started = await starting;
  afterAll(() => started.stop());
  return started;
}
