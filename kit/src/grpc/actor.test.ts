import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openActor, sealActor, serviceActor, VISITOR, type Actor } from './actor.js';

const SECRET = 'a secret between processes';
const NOW = new Date('2025-03-05T17:00:00Z');
const PLAYER: Actor = { kind: 'user', id: 'u1', name: 'Zoë 🔥', isAdmin: false };
const after = (ms: number): Date => new Date(NOW.getTime() + ms);
const signed = (content: string): string => {
  const payload = Buffer.from(content).toString('base64url');
  return `${payload}.${createHmac('sha256', SECRET).update(payload).digest('base64url')}`;
};

describe('the seal on who is calling', () => {
  test.each([PLAYER, VISITOR, serviceActor('picks')])('a $kind comes out as it went in', (actor) => {
    expect(openActor(sealActor(actor, SECRET, NOW), [SECRET], NOW)).toEqual(actor);
  });

  test('is fit for metadata, which takes ASCII only', () => {
    expect(sealActor(PLAYER, SECRET, NOW)).toMatch(/^[\w-]+\.[\w-]+$/);
  });

  test('made with another secret is none', () => {
    expect(openActor(sealActor(PLAYER, 'some other secret', NOW), [SECRET], NOW)).toBeNull();
  });

  test('is taken where it was made with any of the secrets, while one takes the place of another', () => {
    const OTHER = 'the secret of tomorrow';
    for (const signedWith of [SECRET, OTHER])
      expect(openActor(sealActor(PLAYER, signedWith, NOW), [SECRET, OTHER], NOW)).toEqual(PLAYER);
    expect(openActor(sealActor(PLAYER, 'a third secret', NOW), [SECRET, OTHER], NOW)).toBeNull();
    expect(openActor(sealActor(PLAYER, SECRET, NOW), [], NOW)).toBeNull();
  });

  test('with any one character altered is none', () => {
    const seal = sealActor(PLAYER, SECRET, NOW);
    for (let at = 0; at < seal.length; at++) {
      const other = seal[at] === 'A' ? 'B' : 'A';
      expect(openActor(seal.slice(0, at) + other + seal.slice(at + 1), [SECRET], NOW)).toBeNull();
    }
  });

  test('with a payload that grants more is none', () => {
    const [, signature] = sealActor(PLAYER, SECRET, NOW).split('.');
    const admin = Buffer.from(JSON.stringify({ ...PLAYER, isAdmin: true, until: 9e15 })).toString(
      'base64url',
    );
    expect(openActor(`${admin}.${signature}`, [SECRET], NOW)).toBeNull();
  });

  test('is good for five minutes', () => {
    const seal = sealActor(PLAYER, SECRET, NOW);
    expect(openActor(seal, [SECRET], after(299_999))).toEqual(PLAYER);
    expect(openActor(seal, [SECRET], after(300_000))).toBeNull();
  });

  test.each([
    '',
    '.',
    '..',
    'x',
    'x.y',
    'null.null',
    '{}',
    `${'é'.repeat(43)}`,
    `x.${'é'.repeat(43)}`, // as many characters as a signature has, twice the bytes
    `${sealActor(PLAYER, SECRET, NOW)}.more`,
    signed('not JSON'),
    signed('null'),
    signed('{}'),
    signed('"words"'),
    signed('{"until":"soon"}'),
  ])('that is malformed (%s) is none and no error', (seal) => {
    expect(openActor(seal, [SECRET], NOW)).toBeNull();
  });
});
