import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inputHash, type DraftInputs } from './draft-inputs.js';

const inputs: DraftInputs = {
  participants: ['q', 'p'],
  castaways: ['y', 'x'],
  rankings: new Map([['q', ['y', 'x']]]),
  rounds: 2,
  shareCastaways: true,
};

describe('the hash of a draft’s inputs', () => {
  test('can be recomputed by anyone from the documented text', () => {
    const text =
      '{"participants":["p","q"],"rankings":[["q",["y","x"]]],"castaways":["x","y"],"rounds":2,"shareCastaways":true}';
    expect(inputHash(inputs)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('does not depend on the order of participants and castaways', () => {
    expect(inputHash({ ...inputs, participants: ['p', 'q'], castaways: ['x', 'y'] })).toBe(inputHash(inputs));
  });

  test.each<[string, Partial<DraftInputs>]>([
    ['a player comes', { participants: ['p', 'q', 'r'] }],
    ['a player goes', { participants: ['q'] }],
    ['a castaway comes', { castaways: ['x', 'y', 'z'] }],
    ['a castaway goes', { castaways: ['x'] }],
    ['a ranking changes', { rankings: new Map([['q', ['x', 'y']]]) }],
    ['a ranking comes', { rankings: new Map([...inputs.rankings, ['p', ['x', 'y']]]) }],
    ['the rounds change', { rounds: 1 }],
    ['sharing ends', { shareCastaways: false }],
  ])('changes when %s', (_what, change) => {
    expect(inputHash({ ...inputs, ...change })).not.toBe(inputHash(inputs));
  });

  test('ignores rankings of non-participants and deleted castaways', () => {
    const rankings = new Map([
      ['q', ['y', 'deleted', 'x']],
      ['stranger', ['x', 'y']],
    ]);
    expect(inputHash({ ...inputs, rankings })).toBe(inputHash(inputs));
  });
});
