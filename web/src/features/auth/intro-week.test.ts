import type { Config, League, Week } from '@torchbearer/contract/client';
import { expect, it } from 'vitest';
import { introWeek } from './intro-week.js';

const config = { season: { firstPickWeek: 4 } } as Config;
const league = { activeWeek: null } as League;

it('the intro names the active week where it is known, and the first pick week otherwise', () => {
  expect(introWeek(config, { ...league, activeWeek: { weekNumber: 7 } as Week })).toBe(7);
  expect(introWeek(config, league)).toBe(4);
  expect(introWeek(config, undefined)).toBe(4);
});
