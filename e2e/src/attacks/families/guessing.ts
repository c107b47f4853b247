/** Guessing secrets. */
import { PASSWORD } from '../../api.js';
import { assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Attack, Family } from '../attack.js';

/** The default limit of failed sign-ins to an account from an address in 15 minutes. */
const PER_PAIR = 10;

const fromOneAddress: Attack = {
  name: 'guess a password from one address, with a new forwarded address each time',
  run: async (target) => {
    const { email } = await target.newPlayer();
    const home = target.freshAddress();
    let turn = 0;
    const login = (password: string, from = home) => {
      const spoofed = `198.51.100.${++turn}`;
      const headers = { 'x-forwarded-for': spoofed, 'x-real-ip': spoofed, forwarded: `for=${spoofed}` };
      return target.send({ path: '/api/auth/login', body: { email, password }, headers, from });
    };
    for (let guess = 1; guess <= PER_PAIR; guess++) {
      assertRefused(await login(`wrong-guess-${guess}`), 'WRONG_CREDENTIALS', `try ${guess}`);
    }
    const late = await login(PASSWORD);
    assertRefused(late, 'TOO_MANY_REQUESTS', 'the right password after the limit');
    assertThat(Number(late.headers['retry-after']) > 0, 'Retry-After is missing');
    assertStatus(await login(PASSWORD, target.freshAddress()), 200, 'the owner at another address');
  },
};

export const guessing: Family = { name: 'guessing', attacks: [fromOneAddress] };
