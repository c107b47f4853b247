import type { ResultLine } from '@torchbearer/contract/client';
import { expect, it } from 'vitest';
import { entriesOf } from './entries.js';

it('lines of the same minute are one entry', () => {
  const line = (enteredAt: string): ResultLine => ({
    ...{ weekNumber: 3, castawayId: 'anouk', ruleId: 'idol-found', count: 1, points: 6, reason: null },
    enteredAt: `2026-03-05T04:${enteredAt}Z`,
  });
  const lines = ['12:00.000', '12:59.000', '13:00.000'].map(line);
  expect(entriesOf(lines).map((entry) => [entry.enteredAt, entry.lines.length])).toEqual([
    ['2026-03-05T04:12:00.000Z', 2],
    ['2026-03-05T04:13:00.000Z', 1],
  ]);
  expect(entriesOf([])).toEqual([]);
});
