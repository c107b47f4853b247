/** Getting past a second factor with a known password. */
import { codeOf } from '../../second-factor.js';
import { assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Attack, Family } from '../attack.js';
import { logIn, NEW_PASSWORD, resetPassword } from '../steps.js';

const byReset: Attack = {
  name: 'reset the password to get past the second factor',
  run: async (target) => {
    const { email } = await target.newPlayer('protected');
    // The mailed link confirms the e-mail; after that, resets no longer remove a second factor.
    await resetPassword(target, email);
    const token = await logIn(target, email, NEW_PASSWORD);
    const { client } = target.visit(token);
    const { secret } = await client.beginSecondFactor({ body: {} });
    const code = codeOf(secret);
    await client.confirmSecondFactor({ body: { code } });
    await resetPassword(target, email);
    const signIn = (more = {}) => {
      const body = { email, password: NEW_PASSWORD, ...more };
      return target.send({ path: '/api/auth/login', body, from: target.freshAddress() });
    };
    const response = await signIn();
    assertRefused(response, 'SECOND_FACTOR_REQUIRED', 'signing in after the reset');
    assertThat(response.headers['set-cookie'] === undefined, 'a cookie was set');
    assertRefused(await signIn({ code }), 'WRONG_SECOND_FACTOR', 'the code of the setup');
    assertStatus(await signIn({ code: codeOf(secret, 1) }), 200, 'the owner with the next code');
  },
};

export const secondFactor: Family = { name: 'second factor', attacks: [byReset] };
