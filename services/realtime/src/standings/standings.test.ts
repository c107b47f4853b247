import { EncodedBoard } from '@torchbearer/proto/scoring/v1/scoring';
import { expect, it } from 'vitest';
import { boardFromBytes, versionFromBytes } from './standings.js';

const sent: EncodedBoard = { board: Buffer.from('board'), chunks: [], castawayPoints: [12, -3] };
const stored = Buffer.concat([Buffer.from([0, 0, 1, 2]), EncodedBoard.encode(sent).finish()]);

it('reads a stored board and its version', () => {
  expect(boardFromBytes(stored)).toEqual({ version: 258, sent });
  expect(versionFromBytes(stored.subarray(0, 4))).toBe(258);
});

it.each([
  ['nothing', null],
  ['an empty value', Buffer.alloc(0)],
  ['a value cut short', stored.subarray(0, 3)],
  ['a version without a board', stored.subarray(0, 4)],
])('finds no board in %s', (_what, bytes) => {
  expect(boardFromBytes(bytes)).toBeNull();
});
