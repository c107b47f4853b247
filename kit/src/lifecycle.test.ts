import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLifecycle } from './lifecycle.js';
import { createLog } from './log.js';

const log = createLog('test', 'silent');
afterEach(() => void vi.useRealTimers());

describe('the end of a process', () => {
  test('stops the parts one by one in reverse order', async () => {
    const steps: string[] = [];
    const lifecycle = createLifecycle(log);
    for (const part of ['database', 'bus', 'calls']) {
      lifecycle.onStop(part, async () => {
        steps.push(`${part} ends`);
        await new Promise((resolve) => setTimeout(resolve, 1));
        steps.push(`${part} ended`);
      });
    }
    await lifecycle.stop();
    expect(steps).toEqual([
      'calls ends',
      'calls ended',
      'bus ends',
      'bus ended',
      'database ends',
      'database ended',
    ]);
  });

  test('a part that fails does not keep the others from stopping', async () => {
    const ended: string[] = [];
    const lifecycle = createLifecycle(log);
    lifecycle.onStop('first', () => void ended.push('first'));
    lifecycle.onStop('rejects', () => Promise.reject(new Error('no')));
    lifecycle.onStop('throws', () => {
      throw new Error('no');
    });
    lifecycle.onStop('last', () => void ended.push('last'));
    await lifecycle.stop();
    expect(ended).toEqual(['last', 'first']);
  });

  test('happens once if requested twice, and both callers wait for it', async () => {
    let times = 0;
    const lifecycle = createLifecycle(log);
    lifecycle.onStop('part', async () => {
      await Promise.resolve();
      times += 1;
    });
    await Promise.all([lifecycle.stop(), lifecycle.stop()]);
    await lifecycle.stop();
    expect(times).toBe(1);
  });

  test('also stops what a start in progress registers meanwhile', async () => {
    const ended: string[] = [];
    const lifecycle = createLifecycle(log);
    lifecycle.onStop('first', () => void ended.push('first'));
    lifecycle.onStop('second', () => {
      lifecycle.onStop('late', () => void ended.push('late'));
    });
    await lifecycle.stop();
    expect(ended).toEqual(['late', 'first']);
  });

  test('turns readiness off and gives callers time to notice, before any part stops', async () => {
    vi.useFakeTimers();
    const ended: string[] = [];
    const lifecycle = createLifecycle(log, 1_000);
    lifecycle.onStop('calls', () => void ended.push('calls'));
    const stopped = lifecycle.stop();
    await vi.advanceTimersByTimeAsync(999);
    expect(lifecycle.isStopping).toBe(true);
    expect(await lifecycle.readiness()).toEqual({ process: 'stopping' });
    expect(ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(ended).toEqual(['calls']);
  });
});

describe('readiness', () => {
  test('runs a check that is only needed to start until it passes', async () => {
    const lifecycle = createLifecycle(log);
    let isThere = false;
    lifecycle.whenBegun('identity', async () => {
      if (!isThere) throw new Error('away');
    });
    expect(await lifecycle.readiness()).toEqual({ identity: 'away' });
    isThere = true;
    expect(await lifecycle.readiness()).toEqual({});
    isThere = false;
    expect(await lifecycle.readiness()).toEqual({});
  });

  test('names what is not ready, and why', async () => {
    const lifecycle = createLifecycle(log);
    expect(await lifecycle.readiness()).toEqual({});
    lifecycle.whenReady('fine', () => Promise.resolve());
    lifecycle.whenReady('database', () => Promise.reject(new Error('away')));
    lifecycle.whenReady('bus', () => {
      throw new Error('closed');
    });
    expect(await lifecycle.readiness()).toEqual({ database: 'away', bus: 'closed' });
  });

  test('a check that hangs fails after two seconds, and its late failure is harmless', async () => {
    vi.useFakeTimers();
    const lifecycle = createLifecycle(log);
    lifecycle.whenReady(
      'database',
      () => new Promise((_resolve, reject) => setTimeout(() => reject(new Error('late')), 5_000)),
    );
    const pending = lifecycle.readiness();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await pending).toEqual({ database: 'a call took longer than 2000 ms' });
    await vi.advanceTimersByTimeAsync(5_000);
  });
});
