import { expect, it } from 'vitest';
import { needLines } from './need-lines.js';

const castaway = (name: string, points: number | null = null) => ({ id: name, name, points });
const rival = (name: string, lead: number, pick: ReturnType<typeof castaway> | null) => ({
  userId: name,
  name,
  castaway: pick,
  lead,
});
const juniper = castaway('Juniper', 3);

it('says what is needed against the one above and below, with the points so far', () => {
  const { above, below } = needLines(
    {
      group: null,
      rank: 2,
      players: 3,
      above: rival('Sam', -7, castaway('Coral')),
      below: rival('Kai', 2, castaway('Juniper', 3)),
      rivals: [],
    },
    juniper,
  );
  expect(above).toEqual({
    id: 'Sam',
    sentence: 'Juniper has to outscore Coral by 8 for you to pass Sam',
    soFar: 'Juniper 3, Coral 0',
  });
  expect(below).toEqual({ id: 'Kai', sentence: "Kai can't catch you this week: same castaway", soFar: null });
});

it('lists all that first place takes, and only what is still open', () => {
  const scope = { group: null, rank: 2, players: 4, above: null, below: null };
  const sam = rival('Sam', -7, castaway('Coral'));
  const kai = rival('Kai', 2, castaway('Ember'));
  const zoe = rival('Zoe', 1, castaway('Juniper', 3));
  const { first } = needLines({ ...scope, rivals: [sam, zoe, kai] }, juniper);
  expect(first).toMatchObject({
    isFirst: false,
    fixed: null,
    lines: [
      { sentence: 'Juniper has to outscore Coral by 7 to reach Sam' },
      { sentence: "Ember must not outscore Juniper by more than 2, so that Kai doesn't pass you" },
    ],
  });
  expect(needLines({ ...scope, rivals: [zoe] }, juniper).first).toEqual({
    isFirst: false,
    fixed: 'REACHED',
    lines: [],
  });
});

it('says that first place is out of reach, and because of whom', () => {
  const same = rival('Sam', -1, castaway('Juniper', 3));
  const open = rival('Kai', -9, castaway('Ember'));
  const scope = { group: null, rank: 2, players: 3, above: null, below: null, rivals: [open, same] };
  expect(needLines(scope, juniper).first).toMatchObject({
    fixed: 'OUT_OF_REACH',
    lines: [{ sentence: "Sam can't be caught this week: same castaway" }],
  });
});
