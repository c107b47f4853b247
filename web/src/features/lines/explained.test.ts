import type { ResultLine } from '@torchbearer/contract/client';
import { expect, it } from 'vitest';
import { explainedBy } from './explained.js';

const line = (weekNumber: number, castawayId: string, reason: string | null): ResultLine => ({
  weekNumber,
  castawayId,
  ruleId: reason === null ? 'idol-found' : null,
  count: 1,
  points: 6,
  reason,
  enteredAt: '2026-03-05T04:12:00.000Z',
});

it('points are explained by their lines, unless they were only entered as a total', () => {
  const rule = line(3, 'anouk', null);
  const total = line(3, 'anouk', 'entered as a total');
  const ruling = line(4, 'bram', 'A ruling');
  const lines = [rule, line(4, 'celia', 'entered as a total'), total, ruling];
  expect([...explainedBy(lines, 'castawayId')]).toEqual([
    ['anouk', [rule, total]],
    ['bram', [ruling]],
  ]);
  expect([...explainedBy([total], 'weekNumber')]).toEqual([]);
});
