import { describe, expect, it } from 'vitest';
import { moveTo, rebase, sameOrder } from './ranking-order.js';

const order = ['ada', 'bo', 'cy', 'di'];

describe('moving a castaway', () => {
  it('puts it at its new position, and the others close up', () => {
    expect(moveTo(order, 'ada', 3)).toEqual(['bo', 'cy', 'ada', 'di']);
    expect(moveTo(order, 'di', 1)).toEqual(['di', 'ada', 'bo', 'cy']);
  });

  it('stops at either end', () => {
    expect(moveTo(order, 'bo', 99)).toEqual(['ada', 'cy', 'di', 'bo']);
    expect(moveTo(order, 'bo', -1)).toEqual(['bo', 'ada', 'cy', 'di']);
  });

  it('changes nothing for an unknown castaway', () => {
    expect(moveTo(order, 'zoe', 1)).toEqual(order);
  });
});

it('ranks new castaways last, and drops those who have left', () => {
  expect(rebase(['di', 'gone', 'ada'], order)).toEqual(['di', 'ada', 'bo', 'cy']);
});

it('is the same order only with every castaway in the same place', () => {
  expect(sameOrder(order, [...order])).toBe(true);
  expect(sameOrder(order, moveTo(order, 'ada', 2))).toBe(false);
  expect(sameOrder(order, order.slice(1))).toBe(false);
});
