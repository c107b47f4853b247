/** The time was up before the work was done; the work itself may go on. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${ms} ms`);
  }
}

/**
 * The work's result.
 * @param what names the work in the error
 * @throws TimedOut once `ms` milliseconds have passed without a result
 */
export async function withTimeout<T>(work: Promise<T>, ms: number, what = 'a call'): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimedOut(what, ms)), ms);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
