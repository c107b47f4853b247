import { expect, it } from 'vitest';
import { createPasswords } from './passwords.js';

const cheap = { memoryKib: 1_024, passes: 2, lanes: 1 };
const passwords = await createPasswords(cheap, () => 'a random token');

it('accepts only the password that was hashed', async () => {
  const hash = await passwords.hash('torch-2030');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=1024,t=2,p=1\$/);
  expect(await passwords.verify(hash, 'torch-2030')).toBe(true);
  expect(await passwords.verify(hash, 'torch-2031')).toBe(false);
});

it('hashes one password differently each time', async () => {
  expect(await passwords.hash('torch-2030')).not.toBe(await passwords.hash('torch-2030'));
});

it('accepts both encodings of é', async () => {
  expect(await passwords.verify(await passwords.hash('cafe\u0301s'), 'caf\u00e9s')).toBe(true);
});

it('accepts no password for an invalid hash', async () => {
  expect(await passwords.verify('not a hash', 'torch-2030')).toBe(false);
});

it('makes the decoy hash with the parameters of real ones', async () => {
  expect(passwords.isCurrent(passwords.dummyHash)).toBe(true);
  const stronger = await createPasswords({ ...cheap, passes: 3 }, () => 'a random token');
  expect(stronger.isCurrent(passwords.dummyHash)).toBe(false);
});
