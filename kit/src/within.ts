/** The time was up before the work was done; the work itself may go on. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
  }
}

/**
 * The work's result.
 * @throws TimedOut once `ms` milliseconds have passed without one
 */
export async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimedOut(ms)), ms);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
