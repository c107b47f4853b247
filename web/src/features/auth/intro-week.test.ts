import type { Config } from '@torchbearer/contract/client';
import { expect, it } from 'vitest';
import { introWeek } from './intro-week.js';

const config = { season: { firstPickWeek: 4 }, activeWeek: null } as Config;

it('the intro names the active week, or the first pick week if none is active', () => {
  const activeWeek = { weekNumber: 7, picksCloseAt: '2025-11-06T01:00:00.000Z' };
  expect(introWeek({ ...config, activeWeek })).toBe(7);
  expect(introWeek(config)).toBe(4);
});
