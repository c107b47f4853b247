import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveness } from './broadcast.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const changes: string[] = [];
  const liveness = createLiveness({
    onConnected: () => changes.push('connected'),
    onLost: () => changes.push('lost'),
  });
  return { changes, liveness };
}

it('each change is reported once', () => {
  const { changes, liveness } = watched();
  liveness.lost();
  liveness.heard();
  liveness.heard();
  liveness.lost();
  liveness.lost();
  liveness.heard();
  expect(changes).toEqual(['connected', 'lost', 'connected']);
});

it('a connection that stays silent counts as lost until it responds', () => {
  const { changes, liveness } = watched();
  liveness.heard();
  vi.advanceTimersByTime(4_000);
  liveness.heard();
  vi.advanceTimersByTime(4_000);
  expect(changes).toEqual(['connected']);
  vi.advanceTimersByTime(2_000);
  expect(changes).toEqual(['connected', 'lost']);
  liveness.heard();
  expect(changes).toEqual(['connected', 'lost', 'connected']);
});

it('nothing is reported after a stop', () => {
  const { changes, liveness } = watched();
  liveness.heard();
  liveness.stop();
  liveness.lost();
  liveness.heard();
  vi.advanceTimersByTime(60_000);
  expect(changes).toEqual(['connected']);
});
