import { expect, it } from 'vitest';
import { isCurrent, OWASP_COST } from './password-cost.js';

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
