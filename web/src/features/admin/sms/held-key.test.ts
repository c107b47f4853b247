import { describe, expect, it } from 'vitest';
import { keyFor } from './held-key.js';

const HOUR = 60 * 60_000;
const held = { content: 'Hello', key: 'first', since: 1_000 };
const make = () => 'second';

describe('the key of a blast', () => {
  it('is the same when the same message is tried again', () => {
    expect(keyFor(held, 'Hello', 60_000, make)).toBe(held);
  });

  it('is another one for another message', () => {
    expect(keyFor(held, 'Hello!', 60_000, make)).toEqual({ content: 'Hello!', key: 'second', since: 60_000 });
  });

  it('is another one if none is held, and after an hour', () => {
    expect(keyFor(null, 'Hello', 5, make).key).toBe('second');
    expect(keyFor(held, 'Hello', 1_000 + HOUR, make).key).toBe('second');
  });
});
