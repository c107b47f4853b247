import { describe, expect, it } from 'vitest';
import { countdown } from './countdown.js';

const at = (days: number, hours = 0, minutes = 0, seconds = 0): string =>
  countdown((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000);

describe('the countdown', () => {
  it('counts days, hours and minutes while a day is left', () => {
    expect(at(2, 4, 7, 59)).toBe('2d 4h 7m');
    expect(at(1)).toBe('1d 0h 0m');
  });

  it('counts hours, minutes and seconds on the last day', () => {
    expect(at(0, 23, 59, 59)).toBe('23h 59m 59s');
    expect(at(0, 0, 0, 1)).toBe('0h 0m 1s');
  });

  it('is expired at zero and after', () => {
    expect(at(0)).toBe('Expired');
    expect(countdown(-1)).toBe('Expired');
  });
});
