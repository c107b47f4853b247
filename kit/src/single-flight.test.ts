import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSingleFlight, type SingleFlightOptions } from './single-flight.js';

interface Run {
  readonly by: string;
  readonly startedAt: number;
  readonly resolve: (result: string) => void;
  readonly reject: (error: unknown) => void;
}

/** Runs that the test ends one by one. */
function start(options?: SingleFlightOptions) {
  const runs: Run[] = [];
  const flight = createSingleFlight<string, string>(options);
  const callAs = (by: string, key = 'key'): Promise<string> =>
    flight(
      key,
      () =>
        new Promise((resolve, reject) => runs.push({ by, startedAt: performance.now(), resolve, reject })),
    );
  const started = async (count: number): Promise<Run | undefined> => {
    while (runs.length < count) await pause(1);
    return runs[count - 1];
  };
  return { runs, callAs, started };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('those who want the same', () => {
  it('share one run if they come at the same time', async () => {
    const { runs, callAs, started } = start();
    const results = Array.from({ length: 500 }, (_, number) => callAs(`player ${number}`));
    (await started(1))?.resolve('a');
    expect(new Set(await Promise.all(results))).toEqual(new Set(['a']));
    expect(runs).toHaveLength(1);
  });

  it('share the run that starts after their call, never one that is under way', async () => {
    const { runs, callAs, started } = start();
    const before = callAs('robin');
    const first = await started(1);
    // A save is acknowledged here: the result on its way may be older.
    const after = Array.from({ length: 100 }, (_, number) => callAs(`player ${number}`));
    await pause(5);
    expect(runs).toHaveLength(1);
    first?.resolve('old');
    expect(await before).toBe('old');
    (await started(2))?.resolve('new');
    expect(new Set(await Promise.all(after))).toEqual(new Set(['new']));
    expect(runs).toHaveLength(2);
  });

  it('wait for no run of another key', async () => {
    const { runs, callAs, started } = start();
    const results = [callAs('robin', 'one'), callAs('kim', 'other')];
    await started(2);
    for (const { by, resolve } of runs) resolve(by);
    expect(await Promise.all(results)).toEqual(['robin', 'kim']);
  });

  it('wait a moment after a run that many shared, and not after any other', async () => {
    const { runs, callAs, started } = start();
    const crowd = Array.from({ length: 8 }, (_, number) => callAs(`player ${number}`));
    (await started(1))?.resolve('a');
    await Promise.all(crowd);
    const late = callAs('robin');
    (await started(2))?.resolve('b');
    // However busy the machine is: a timer fires late, or a millisecond early.
    expect(runs[1]!.startedAt - runs[0]!.startedAt).toBeGreaterThan(1);
    expect(await late).toBe('b');
    const later = callAs('kim');
    await turn();
    await turn();
    expect(runs).toHaveLength(3);
    runs[2]?.resolve('c');
    expect(await later).toBe('c');
  });

  it('do not get the result of a run from before they came, once all is quiet', async () => {
    const { callAs, started } = start();
    for (const [index, text] of ['a', 'b', 'c'].entries()) {
      const result = callAs('robin');
      (await started(index + 1))?.resolve(text);
      expect(await result).toBe(text);
    }
  });

  it('get the failure of the run that they share, and of no other', async () => {
    const { callAs, started } = start();
    const failing = [callAs('robin'), callAs('kim')];
    const first = await started(1);
    const waiting = callAs('ash');
    first?.reject(new Error('the database was away'));
    for (const result of failing) await expect(result).rejects.toThrow('away');
    (await started(2))?.resolve('new');
    expect(await waiting).toBe('new');
  });

  it('run by themselves after a failure that may be the one’s for whom it ran', async () => {
    const { runs, callAs, started } = start({ runAloneAfter: (error) => String(error).includes('refused') });
    const [robin, kim, ash] = [callAs('robin'), callAs('kim'), callAs('ash')];
    (await started(1))?.reject(new Error('refused'));
    await expect(robin).rejects.toThrow('refused');
    await started(3);
    expect(runs.map(({ by }) => by)).toEqual(['robin', 'kim', 'ash']);
    runs[1]?.resolve('for kim');
    runs[2]?.reject(new Error('down'));
    expect(await kim).toBe('for kim');
    await expect(ash).rejects.toThrow('down');
    const both = [callAs('robin'), callAs('kim')];
    (await started(4))?.reject(new Error('down'));
    for (const result of both) await expect(result).rejects.toThrow('down');
    expect(runs).toHaveLength(4);
  });

  it('do not wait for a run that hangs, if they are not that patient', async () => {
    const { callAs, started } = start({ patienceMs: 20 });
    const hanging = callAs('robin');
    const first = await started(1);
    const later = callAs('kim');
    (await started(2))?.resolve('new');
    expect(await later).toBe('new');
    first?.resolve('old');
    expect(await hanging).toBe('old');
  });
});
