import { expect, it } from 'vitest';
import { initialsOf } from './initials.js';

it.each([
  ['Robin Vale', 'RV'],
  ['coral', 'C'],
  ['Ana María de la Cruz', 'AC'],
  ['👩‍👩‍👧‍👦 Family', '👩‍👩‍👧‍👦F'],
  ['🇳🇴 🏴‍☠️', '🇳🇴🏴‍☠️'],
  ['e\u0301lodie n\u0303andu', 'E\u0301N\u0303'],
  ['נועה לוי', 'נל'],
  ['कि', 'कि'],
  ['  ', ''],
])('the initials of %s are whole letters', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
