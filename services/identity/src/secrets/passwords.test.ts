import { expect, it } from 'vitest';
import { createPasswords } from './passwords.js';

const cheap = { memoryKib: 1_024, passes: 2, lanes: 1 };
const passwords = await createPasswords(cheap, () => 'a random token');

it('accepts the password that a hash was made of and no other', async () => {
  const hash = await passwords.hash('torch-2030');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=1024,t=2,p=1\$/);
  expect(await passwords.verify(hash, 'torch-2030')).toBe(true);
  expect(await passwords.verify(hash, 'torch-2031')).toBe(false);
});

it('makes two hashes of one password', async () => {
  expect(await passwords.hash('torch-2030')).not.toBe(await passwords.hash('torch-2030'));
});

it('accepts an é however the keyboard writes it', async () => {
  expect(await passwords.verify(await passwords.hash('cafe\u0301s'), 'caf\u00e9s')).toBe(true);
});

it('accepts nothing for a hash that is none', async () => {
  expect(await passwords.verify('not a hash', 'torch-2030')).toBe(false);
});

it('makes nobody’s hash with the parameters of everybody’s', async () => {
  expect(passwords.isCurrent(passwords.dummyHash)).toBe(true);
  const stronger = await createPasswords({ ...cheap, passes: 3 }, () => 'a random token');
  expect(stronger.isCurrent(passwords.dummyHash)).toBe(false);
});
