import { expect, test } from 'vitest';
import { bySize } from './producer.js';

const message = (key: string, bytes: number | null) => ({
  topic: 't',
  key,
  value: bytes === null ? null : Buffer.alloc(bytes),
  headers: {},
});

test('messages are sent in order and in parts of a limited size, or each by itself', () => {
  const messages = [
    message('a', 60),
    message('b', 40),
    message('c', null),
    message('d', 1),
    message('e', 500),
    message('f', 99),
  ];
  const parts = bySize(messages, 100);
  expect(parts.map((part) => part.map(({ key }) => key).join(''))).toEqual(['abc', 'd', 'e', 'f']);
  expect(bySize([], 100)).toEqual([]);
});
