import { describe, expect, it } from 'vitest';
import { differenceWords, readPoints, withOtherSign } from './points-text.js';

describe('points', () => {
  it('are whole numbers from -1000 to 1000, however the minus is written', () => {
    expect(['12', ' 0 ', '+3', '-5', '−5', '-1000', '1000', '7.0', '-0'].map(readPoints)).toEqual([
      12, 0, 3, -5, -5, -1000, 1000, 7, 0,
    ]);
    expect(Object.is(readPoints('-0'), 0)).toBe(true);
  });

  it('are not written in any other way', () => {
    for (const wrong of ['', '-', '1.5', '1,000', '1.000', '1001', '-1001', 'ten', '1e2', '5-'])
      expect(readPoints(wrong), wrong).toBeNull();
  });

  it('can be made negative if the keypad has no minus', () => {
    expect(['5', '-5', '+5', '−5', ''].map(withOtherSign)).toEqual(['-5', '5', '-5', '5', '-']);
  });
});

it('a correction is shown with its difference, and a removed score is not zero', () => {
  expect(differenceWords(5, 9)).toBe('5 → 9 (+4)');
  expect(differenceWords(9, -1)).toBe('9 → -1 (-10)');
  expect(differenceWords(null, 0)).toBe('none → 0');
  expect(differenceWords(4, null)).toBe('4 → none');
});
