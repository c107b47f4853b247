import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { createConnectionLimit, createEventLimit } from './limits.js';

class Wire extends EventEmitter {
  readyState = 'open';
  end(): void {
    this.readyState = 'closed';
    this.emit('close');
  }
}

it('admits each user’s connections up to the limit, each counted once', () => {
  const limit = createConnectionLimit(2);
  const [first, second, third] = [new Wire(), new Wire(), new Wire()];
  expect(limit.admit('jo', first)).toBe(true);
  expect(limit.admit('jo', first)).toBe(true);
  expect(limit.admit('jo', second)).toBe(true);
  expect(limit.admit('jo', third)).toBe(false);
  expect(limit.admit('sam', third)).toBe(true);
});

it('admits another connection when any has closed', () => {
  const limit = createConnectionLimit(1);
  for (let round = 0; round < 3; round++) {
    const wire = new Wire();
    expect(limit.admit('jo', wire)).toBe(true);
    expect(limit.admit('jo', new Wire())).toBe(false);
    wire.end();
  }
});

it('stops counting a released connection, and knows whether there is room', () => {
  const limit = createConnectionLimit(1);
  const wire = new Wire();
  expect(limit.hasRoom('jo')).toBe(true);
  expect(limit.admit('jo', wire)).toBe(true);
  expect(limit.hasRoom('jo')).toBe(false);
  limit.release('jo', wire);
  expect(limit.admit('jo', new Wire())).toBe(true);
  wire.end();
  expect(limit.hasRoom('jo')).toBe(false);
});

it('does not count a connection that has closed already', () => {
  const limit = createConnectionLimit(1);
  const gone = new Wire();
  gone.end();
  expect(limit.admit('jo', gone)).toBe(false);
  expect(limit.admit('jo', new Wire())).toBe(true);
});

it('allows the maximum of events in each window', () => {
  let now = 5_000;
  const allow = createEventLimit(2, 1_000, () => new Date(now));
  expect([allow(), allow(), allow()]).toEqual([true, true, false]);
  now += 999;
  expect(allow()).toBe(false);
  now += 1;
  expect([allow(), allow(), allow()]).toEqual([true, true, false]);
});
