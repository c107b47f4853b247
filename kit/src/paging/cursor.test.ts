import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorOf, positionOf } from './cursor.js';

const id = '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01';

describe('a cursor', () => {
  it('has the position that it was made of', () => {
    const key = fc.oneof(
      fc.constant(null),
      fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
    );
    fc.assert(
      fc.property(key, fc.uuid(), (value, row) => {
        const cursor = cursorOf('-name', { key: value, id: row });
        expect(cursor).toMatch(/^[\w-]+$/);
        expect(positionOf(cursor, '-name', 'text')).toEqual({ key: value, id: row });
      }),
    );
    const at = { key: '1764164419123456', id };
    expect(positionOf(cursorOf('joined', at), 'joined', 'time')).toEqual(at);
  });

  it('of another order is not one', () => {
    const cursor = cursorOf('name', { key: 'x', id });
    expect(positionOf(cursor, '-name', 'text')).toBeNull();
    expect(positionOf(cursor, 'email', 'text')).toBeNull();
  });

  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    ['nothing', ''],
    ['no JSON', 'bm90IGpzb24'],
    ['another value', encoded({ id })],
    ['too few parts', encoded(['at', '1'])],
    ['too many parts', encoded(['at', '1', id, 2])],
    ['no id', encoded(['at', '1', "x' or true"])],
    ['a key of another type', encoded(['at', 1, id])],
    ['a time that is none', encoded(['at', '2026-01-01', id])],
    ['a time beyond all times', encoded(['at', '9'.repeat(16), id])],
    ['something after it', `${cursorOf('at', { key: '1', id })}=`],
  ])('is not %s', (_, cursor) => {
    expect(positionOf(cursor, 'at', 'time')).toBeNull();
  });

  it('has no NUL, which Postgres cannot store', () => {
    expect(positionOf(encoded(['at', 'a\0', id]), 'at', 'text')).toBeNull();
  });
});
