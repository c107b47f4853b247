/** Misleading names of people. */
import type { Attack, Family } from '../attack.js';
import { assertEqual, assertStatus, assertThat } from '../assertions.js';
import { freshNonce } from '../steps.js';

const HOSTILE = [
  'Robin\r\nBcc: x@y.example',
  'Robin\u2028Vale',
  'Robin\u0007\u001b[31mVale',
  'Robin \u202egnp.elaV',
  'Ro\u200bbin',
  'Robin\u3164Vale',
  '\u200d',
  'Win at https://x.example',
  'Visit EVIL.COM now',
  'Visit evil\u3002com now',
  'Visit 10.1.2.3/win',
  'mailto:win@evil.example',
];
const IMPERSONATIONS = ['League Admin', 'L3ague Admin', '\u0410dmin', 'Torchbearer', 'Official', 'Admin1'];

/** Parts of the texts above that must not be saved. */
const MISLEADING =
  // eslint-disable-next-line no-control-regex -- searches for control characters
  /[\u0000-\u001f\u200b\u2028\u202e\u3164]|\u200d|https:|\.com|evil|10\.1|admin|torchbearer/i;

/** Unlike every other name, the provider's does not come through a body that the gateway checks. */
const byProvider: Attack = {
  name: 'use a misleading name from the identity provider',
  run: async ({ send, issuer, freshWord, freshAddress }) => {
    for (const name of [...HOSTILE, ...IMPERSONATIONS]) {
      const word = freshWord('vouched');
      const email = `${word}@example.com`;
      const nonce = await freshNonce({ send, freshAddress });
      const token = await issuer.idToken({ email, name, sub: word, nonce });
      const body = { token, email, name, picture: 'https://elsewhere.example/spy.png' };
      const response = await send({ path: '/api/auth/auth0-login', body, from: freshAddress() });
      assertStatus(response, 200, JSON.stringify(name));
      const { user } = response.json as { user: Record<string, unknown> };
      const saved = `${String(user['name'])} ${String(user['username'])}`;
      assertThat(!MISLEADING.test(saved) && !IMPERSONATIONS.includes(String(user['name'])), saved);
      assertEqual(user['profilePicture'], null, 'the picture of the new user');
    }
  },
};

export const names: Family = { name: 'names', attacks: [byProvider] };
