import { Server } from 'socket.io';
import { expect, it } from 'vitest';
import { shareEncoding } from './shared-encoding.js';
import { Standings } from '../standings/standings.js';

const io = new Server();
shareEncoding(io);
const encode = (data: unknown[]): unknown => io.encoder.encode({ type: 2, nsp: '/', data });

it('sends standings as the text that it received', () => {
  const json = '[ {"name":"Renée \\u2028","totalPoints": 1.50} ]';
  expect(encode(['leaderboard:updated', new Standings(3, json)])).toEqual([
    `2["leaderboard:updated",${json}]`,
  ]);
});

it('encodes the same as the library', () => {
  const list = [{ id: 'a', name: 'Jo "Fire"' }];
  const shared = encode(['leaderboard:updated', new Standings(1, JSON.stringify(list))]);
  expect(shared).toEqual(encode(['leaderboard:updated', list]));
});

it('leaves everything else to the library', () => {
  expect(encode(['other', { a: 1 }])).toEqual(['2["other",{"a":1}]']);
  expect(io.encoder.encode({ type: 3, nsp: '/', id: 7, data: [{ ok: true }] })).toEqual(['37[{"ok":true}]']);
  expect(io.encoder.encode({ type: 4, nsp: '/', data: { message: 'Not signed in' } })).toEqual([
    '4{"message":"Not signed in"}',
  ]);
});
