import type { Active, Over } from '@dnd-kit/core';
import { expect, it } from 'vitest';
import { spokenMoves } from './spoken-moves.js';

const names: Record<string, string> = { a: 'Ada', b: 'Bo', c: 'Cy' };
const moves = () => spokenMoves(['a', 'b', 'c'], (id) => names[id] ?? '');
const active = { id: 'a' } as Active;
const over = (id: string) => ({ active, over: { id } as Over });

it('announces who was picked up, each place on the way, and the last one', () => {
  const announcements = moves();
  expect([
    announcements.onDragStart({ active }),
    announcements.onDragOver(over('b')),
    announcements.onDragOver(over('c')),
    announcements.onDragEnd(over('c')),
  ]).toEqual([
    'Picked up Ada, number 1 of 3.',
    'Ada moves to number 2 of 3.',
    'Ada moves to number 3 of 3.',
    'Ada is now number 3 of 3.',
  ]);
});

it('announces each place once, and the way back to the start', () => {
  const announcements = moves();
  announcements.onDragStart({ active });
  expect(announcements.onDragOver(over('a'))).toBeUndefined();
  expect(announcements.onDragOver(over('b'))).toBe('Ada moves to number 2 of 3.');
  expect(announcements.onDragOver(over('b'))).toBeUndefined();
  expect(announcements.onDragOver(over('a'))).toBe('Ada moves to number 1 of 3.');
});

it('announces that nothing has changed if the move is cancelled', () => {
  expect(moves().onDragCancel(over('c'))).toBe('Left as it was: Ada is number 1 of 3.');
});
