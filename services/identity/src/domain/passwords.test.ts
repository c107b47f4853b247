import { describe, expect, it } from 'vitest';
import { isCurrent, OWASP_COST, passwordWeakness, signInBy, temporaryFrom } from './passwords.js';

const owner = {
  email: 'Robin.Vale+league@example.com',
  username: 'captain_robin',
  name: 'Robín Vale-Hartmann',
  displayName: 'Torch Bearer',
};
const isCommon = (password: string) => password === 'dragon1' || password === 'schlüssel';
const weaknessOf = (password: string) => passwordWeakness(password, owner, isCommon);

describe('a new password', () => {
  it.each(['dragon1', 'DRAGON1', 'Dragon1', 'Schlu\u0308ssel'])(
    'is refused where it is common: %s',
    (typed) => {
      expect(weaknessOf(typed)).toContain('most common passwords');
    },
  );

  it.each([
    ['Robin.Vale+league@example.com', 'email address'],
    ['robin.vale+LEAGUE', 'email address'],
    ['robinvaleleague', 'email address'],
    ['Captain_Robin', 'username'],
    ['captain robin', 'username'],
    ['robín vale-hartmann', 'name'],
    ['ValeHartmann', 'name'],
    ['torchbearer', 'name'],
    ['BEARER', 'name'],
  ])('is refused if others know it about its owner: %s', (typed, what) => {
    expect(weaknessOf(typed)).toBe(`Your password must not be your ${what}. Please choose another.`);
  });

  it.each([
    ...['      ', '🔥🔥🔥🔥🔥🔥'],
    ...'aaaaaa QQqqqq 121212 69696969 abcabc 123123123 12341234 1231231'.split(' '),
    ...'abcdef ABCDEFGH 654321 987654321 fedcba 0123456'.split(' '),
    ...'wertyu poiuyt asdfghj mnbvcxz qwertz azerty 4567890 0987654'.split(' '),
  ])('is refused if it repeats a few characters or is a sequence: %s', (typed) => {
    expect(weaknessOf(typed)).toContain('most common passwords');
  });

  it.each([
    ...['castaway', 'Survivor', 'survivors', 'tribal council', 'Tribal-Council-2030!', 'immunityidol'],
    ...[
      'HiddenImmunityIdol',
      '1mmun1ty_1dol',
      'surviv0r50',
      '$urvivor',
      'TheTribeHasSpoken',
      'outwit outplay',
    ],
  ])('is refused if it is made of words of the show: %s', (typed) => {
    expect(weaknessOf(typed)).toContain('words of the show');
  });

  it.each(
    'dragon12 torches-at-dawn survivor-guilt-42 tribalism council-of-elrond idolatry captain_robin7 sparks-fly example abcdeg 123457 abcdexabcdex qwertasd'.split(
      ' ',
    ),
  )('is taken: %s', (typed) => {
    expect(weaknessOf(typed)).toBeNull();
  });

  it('is not compared with empty fields', () => {
    const nameless = { email: '@', username: null, name: ' ', displayName: null };
    expect(passwordWeakness('sparks-fly', nameless, isCommon)).toBeNull();
    expect(passwordWeakness('-!-?-!', nameless, isCommon)).toBeNull();
  });
});

describe('a temporary password', () => {
  const now = new Date('2030-03-06T17:00:00Z');
  const end = new Date('2030-03-09T17:00:00Z');
  const fresh = temporaryFrom(now, 72);

  it('is valid for the hours configured, and has to be replaced', () => {
    expect(fresh).toEqual({ mustChangePassword: true, temporaryUntil: end, temporaryUsedAt: null });
  });

  it('signs in once, until the instant at which it expires', () => {
    expect(signInBy(fresh, now)).toBe('ONCE');
    expect(signInBy(fresh, new Date(end.getTime() - 1))).toBe('ONCE');
    expect(signInBy(fresh, end)).toBe('NO_MORE');
  });

  it('does not sign in a second time', () => {
    expect(signInBy({ ...fresh, temporaryUsedAt: now }, now)).toBe('NO_MORE');
  });

  it('does not limit a password that the user chose', () => {
    expect(signInBy({ temporaryUntil: null, temporaryUsedAt: null }, now)).toBe('ALWAYS');
  });
});

describe('the cost of a hash', () => {
  const made = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA';

  it('accepts a hash made with the current parameters', () => {
    expect(isCurrent(made, OWASP_COST)).toBe(true);
  });

  it.each([
    ['less memory', made.replace('m=19456', 'm=1024')],
    ['more passes', made.replace('t=2', 't=3')],
    ['more lanes', made.replace('p=1', 'p=4')],
    ['another variant', made.replace('argon2id', 'argon2i')],
    ['another kind of hash', 'not a hash of ours'],
  ])('requires a new hash for one with %s', (_what, hash) => {
    expect(isCurrent(hash, OWASP_COST)).toBe(false);
  });
});
