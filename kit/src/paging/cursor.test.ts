import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorOf, positionOf } from './page.js';

const total = 12;
const id = '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01';

describe('a cursor', () => {
  it('has the position that it was made of', () => {
    const key = fc.oneof(
      fc.constant(null),
      fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
    );
    fc.assert(
      fc.property(key, fc.uuid(), (value, row) => {
        const cursor = cursorOf('-name', { key: value, id: row, total });
        expect(cursor).toMatch(/^[\w-]+$/);
        expect(positionOf(cursor, '-name', 'text')).toEqual({ key: value, id: row, total });
      }),
    );
    const at = { key: '1764164419123456', id, total };
    expect(positionOf(cursorOf('joined', at), 'joined', 'time')).toEqual(at);
    const turn = { key: '200000', id, total: null };
    expect(positionOf(cursorOf('pick', turn), 'pick', 'number')).toEqual(turn);
  });

  it('of another order is not one', () => {
    const cursor = cursorOf('name', { key: 'x', id, total });
    expect(positionOf(cursor, '-name', 'text')).toBeNull();
    expect(positionOf(cursor, 'email', 'text')).toBeNull();
  });

  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    ['nothing', ''],
    ['no JSON', 'bm90IGpzb24'],
    ['another value', encoded({ id })],
    ['too few parts', encoded(['at', '1', id])],
    ['too many parts', encoded(['at', '1', id, 2, 3])],
    ['no id', encoded(['at', '1', "x' or true", 2])],
    ['a key of another type', encoded(['at', 1, id, 2])],
    ['a time that is none', encoded(['at', '2026-01-01', id, 2])],
    ['a time beyond all times', encoded(['at', '9'.repeat(16), id, 2])],
    ['a total of another type', encoded(['at', '1', id, '2'])],
    ['a total below zero', encoded(['at', '1', id, -1])],
    ['a broken total', encoded(['at', '1', id, 1.5])],
    ['a total beyond all totals', encoded(['at', '1', id, 2 ** 32])],
    ['something after it', `${cursorOf('at', { key: '1', id, total })}=`],
  ])('is not %s', (_, cursor) => {
    expect(positionOf(cursor, 'at', 'time')).toBeNull();
  });

  it('has no NUL, which Postgres cannot store', () => {
    expect(positionOf(encoded(['at', 'a\0', id, 2]), 'at', 'text')).toBeNull();
  });

  it('of a number has an integer of Postgres', () => {
    for (const key of ['1.5', '1e3', '9999999999', ''])
      expect(positionOf(encoded(['pick', key, id, 2]), 'pick', 'number')).toBeNull();
  });
});
