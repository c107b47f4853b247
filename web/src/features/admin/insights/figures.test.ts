import type { CastawayStatus } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { chanceChart, chanceInWords, participationChart, picksInWords } from './chart-options.js';
import { accuracyLevel, chanceLevel, percentInWords } from './levels.js';
import { worstCastaways } from './worst-castaways.js';

describe('levels', () => {
  it('call a chance high above 60, medium above 30, low otherwise', () => {
    expect([100, 60.1, 60, 30.1, 30, 0].map(chanceLevel)).toEqual([
      'high',
      'high',
      'medium',
      'medium',
      'low',
      'low',
    ]);
  });

  it('call an accuracy high above 70, medium above 40, low otherwise', () => {
    expect([100, 71, 70, 41, 40, 0].map(accuracyLevel)).toEqual([
      'high',
      'high',
      'medium',
      'medium',
      'low',
      'low',
    ]);
  });

  it('show small percentages with more digits', () => {
    expect([100, 62.44, 8.3333, 0.034, 0.0001, 0].map(percentInWords)).toEqual([
      '100%',
      '62.4%',
      '8.3%',
      '0.03%',
      '<0.01%',
      '0%',
    ]);
  });
});

describe('the charts', () => {
  it('draw a chance in the color of its level, and name the level', () => {
    const { series, xAxis } = chanceChart([{ userId: 'a', name: 'Ada', winProbability: 75 }]);
    expect(xAxis).toMatchObject({ categories: ['Ada'] });
    expect(series?.[0]).toMatchObject({
      data: [{ y: 75, color: 'var(--tb-good)', custom: { words: '75% · high' } }],
    });
    expect(chanceInWords(12)).toBe('12% · low');
  });

  it('count picks week by week', () => {
    expect(participationChart([{ week: 3, picks: 1 }])).toMatchObject({
      xAxis: { categories: ['3'] },
      series: [{ data: [{ y: 1, custom: { words: '1 pick' } }] }],
    });
    expect(picksInWords(1200)).toBe('1,200 picks');
  });
});

describe('the worst castaways', () => {
  const castaway = (name: string, eliminated = false): CastawayStatus => ({
    id: name,
    name,
    tribe: null,
    eliminated,
    totalPoints: 0,
    draftCount: 0,
  });

  it('are the first five who are still in the game', () => {
    const all = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => castaway(name, name === 'B'));
    expect(worstCastaways(all).map(({ name }) => name)).toEqual(['A', 'C', 'D', 'E', 'F']);
    expect(worstCastaways([castaway('Z', true)])).toEqual([]);
  });
});
