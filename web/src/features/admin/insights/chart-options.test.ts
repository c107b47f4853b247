import type { PowerRanking, WinProbabilities } from '@torchbearer/contract/client';
import { expect, it } from 'vitest';
import { chanceChart, powerChart } from './chart-options.js';

it('HTML in names on the board is escaped', () => {
  const name = '<img src=x onerror=alert(1)> &lt;b>';
  const categories = ['&lt;img src=x onerror=alert(1)> &amp;lt;b>'];
  const chance: WinProbabilities['probabilities'][number] = { userId: 'robin', name, winProbability: 40 };
  expect(chanceChart([chance]).xAxis).toMatchObject({ categories });
  const power: PowerRanking = { userId: 'robin', name, powerScore: 60 };
  expect(powerChart([power]).xAxis).toMatchObject({ categories });
});
