import { describe, expect, test } from 'vitest';
import { matchName } from './match-name.js';

const TEAM = ['Kai Nakoa', 'Kaia Smith', 'José “Pepe” Núñez', "Siobhán O'Neil", 'Mary-Jane Watts'].map(
  (name) => ({
    name,
  }),
);

const found = (typed: string) => {
  const match = matchName(typed, TEAM);
  if (match.kind === 'ONE') return match.found.name;
  return match.kind === 'MANY' ? match.found.map(({ name }) => name) : null;
};

describe('a castaway', () => {
  test.each([
    ['Kai Nakoa', 'Kai Nakoa'],
    ['KAI', 'Kai Nakoa'],
    ['kaia', 'Kaia Smith'],
    ['nak', 'Kai Nakoa'],
    ['Nakoa Kai', 'Kai Nakoa'],
    ['k nak', 'Kai Nakoa'],
    ['akoa', 'Kai Nakoa'],
    ['jose', 'José “Pepe” Núñez'],
    ['JOSÉ NUNEZ', 'José “Pepe” Núñez'],
    ['"pepe"', 'José “Pepe” Núñez'],
    ['jose pepe nunez', 'José “Pepe” Núñez'],
    ['oneil', "Siobhán O'Neil"],
    ['O’Neil', "Siobhán O'Neil"],
    ['siobhan', "Siobhán O'Neil"],
    ['mary jane', 'Mary-Jane Watts'],
    ['maryjane', 'Mary-Jane Watts'],
    ['Mary-Jane W.', 'Mary-Jane Watts'],
    ['kainakoa', 'Kai Nakoa'],
    ['w', 'Mary-Jane Watts'],
  ])('is found by %j', (typed, name) => {
    expect(found(typed)).toBe(name);
  });

  test.each([
    ['ka', ['Kai Nakoa', 'Kaia Smith']],
    ['n', ['Kai Nakoa', 'José “Pepe” Núñez']],
    ['a', ['Kai Nakoa', 'Kaia Smith', "Siobhán O'Neil", 'Mary-Jane Watts']],
  ])('is not guessed from %j', (typed, names) => {
    expect(found(typed)).toEqual(names);
  });

  test.each(['', '  ', '""', '🔥', 'Tom', 'Kai Jones', 'Kai Smith Nakoa', '.*', '('])(
    'is not found by %j',
    (typed) => {
      expect(found(typed)).toBeNull();
    },
  );

  test('is found by letters without an ASCII form', () => {
    const names = [{ name: 'Søren Łukasz' }, { name: 'Weiß' }];
    expect(matchName('soren', names)).toEqual({ kind: 'ONE', found: names[0] });
    expect(matchName('weiss', names)).toEqual({ kind: 'ONE', found: names[1] });
  });

  test('is found by every part of the name that no other castaway has', () => {
    const names = ['kai nakoa', 'kaia smith', 'rosa diaz', 'tom kanter'].map((name) => ({ name }));
    const joined = (name: string) => name.replaceAll(' ', '');
    for (const castaway of names) {
      const { name } = castaway;
      for (let from = 0; from < name.length; from++) {
        for (let to = from + 1; to <= name.length; to++) {
          const piece = name.slice(from, to).trim();
          const having = names.filter((other) => joined(other.name).includes(joined(piece)));
          if (piece === '' || having.length > 1) continue;
          expect(matchName(piece.toUpperCase(), names), piece).toEqual({ kind: 'ONE', found: castaway });
        }
      }
    }
  });
});
