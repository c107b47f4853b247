/** Misleading names of people and things. */
import { PASSWORD, type SignedIn } from '../../api.js';
import type { Attack, Family } from '../attack.js';
import type { HttpResponse } from '../http.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';
import { freshNonce } from '../steps.js';

/** Short enough for every field. */
const HOSTILE: Readonly<Record<string, string>> = {
  'a line break': 'Robin\r\nBcc: x@y.example',
  'a line feed': 'Robin\nVale',
  'a line separator': 'Robin\u2028Vale',
  'a bell and a NUL': 'Robin\u0007\u0000Vale',
  'an escape sequence': 'Robin\u001b[31mVale',
  'a change of direction': 'Robin \u202egnp.elaV',
  'an isolated direction': 'Robin \u2067elaV\u2069',
  'a zero-width space': 'Ro\u200bbin',
  'a soft hyphen': 'Ro\u00adbin',
  'half a surrogate pair': 'Robin\ud800Vale',
  'a web address': 'Win at https://x.example',
  'an address without a scheme': 'Go to www.x.example',
  'a host': 'Visit evil.com now',
  'a host in upper case': 'Visit EVIL.COM now',
  'a host with a rare top-level domain': 'Visit evil.click now',
  'a host with another full stop': 'Visit evil\u3002com now',
  'a host and a path': 'Visit evil.zz/win',
  'an IP address': 'Visit 10.1.2.3/win',
  'an e-mail address': 'mailto:win@evil.example',
  'an invisible letter': 'Robin\u3164Vale',
  'a zero-width joiner between letters': 'Ro\u200dbin',
  'only a zero-width joiner': '\u200d',
};

const IMPERSONATIONS = [
  'League Admin',
  'L3ague Admin',
  'ADMIN',
  '\u0410dmin',
  'Torchbearer',
  'the league',
  'Official',
  'L\u1d07\u1d00\u0262\u1d1c\u1d07 A\u1d05\u1d0d\u026a\u0274',
  '\u13aadmin',
  'adm\u00a1n',
  'Admin1',
  'Administrators',
  'League Office',
];

/** A call that takes names, and its name fields. */
interface NameCall {
  readonly name: string;
  readonly fields: readonly string[];
  readonly sendNames: (
    target: Target,
    who: SignedIn,
    names: Readonly<Record<string, string>>,
  ) => Promise<HttpResponse>;
}

const PROFILE = ['name', 'username', 'displayName', 'city', 'state', 'favoriteCastaway'];

const signUp: NameCall = {
  name: 'at sign-up',
  fields: ['name', 'username'],
  sendNames: ({ send, freshWord, freshAddress }, _who, names) => {
    const word = freshWord('named');
    const body = { email: `${word}@example.com`, name: word, username: word, password: PASSWORD, ...names };
    return send({ path: '/api/auth/signup', body, from: freshAddress() });
  },
};

const profile: NameCall = {
  name: 'in the profile',
  fields: PROFILE,
  sendNames: ({ send }, { name, email, token }, names) =>
    send({
      method: 'PUT',
      path: '/api/users/profile',
      token,
      body: { name, username: name, email, ...names },
    }),
};

const byAdmin: NameCall = {
  name: 'in a profile that an admin edits',
  fields: PROFILE,
  sendNames: ({ send, admin }, { id, name, email }, names) =>
    send({
      method: 'PUT',
      path: `/api/admin/users/${id}`,
      token: admin.token,
      body: { name, username: name, email, ...names },
    }),
};

const castaway: NameCall = {
  name: 'of a castaway',
  fields: ['name', 'tribe', 'occupation', 'hometown'],
  sendNames: ({ send, admin, freshWord }, _who, names) =>
    send({
      path: '/api/admin/castaway',
      token: admin.token,
      body: { name: freshWord('castaway'), ...names },
    }),
};

const changedCastaway: NameCall = {
  ...castaway,
  name: 'of a castaway that is changed',
  sendNames: ({ send, admin, league }, _who, names) =>
    send({
      method: 'PUT',
      path: `/api/admin/castaway/${league.castaways[0]?.id ?? ''}`,
      token: admin.token,
      body: names,
    }),
};

const season: NameCall = {
  name: 'of the season',
  fields: ['name'],
  sendNames: ({ send, admin }, _who, names) =>
    send({ method: 'PUT', path: '/api/admin/season', token: admin.token, body: names }),
};

const nameCalls = [signUp, profile, byAdmin, castaway, changedCastaway, season];

const invalidFields = ({ json }: HttpResponse): string[] => {
  const { details = [] } = (json ?? {}) as { details?: readonly { readonly field: string }[] };
  return details.map(({ field }) => field).sort();
};

const hostile: readonly Attack[] = nameCalls.map(({ name, fields, sendNames }) => ({
  name: `put hidden characters or addresses into a name ${name}`,
  run: async (target: Target) => {
    const who = await target.newPlayer('named');
    for (const [what, text] of Object.entries(HOSTILE)) {
      const response = await sendNames(target, who, Object.fromEntries(fields.map((field) => [field, text])));
      assertRefused(response, ['INVALID_INPUT', 'MALFORMED_JSON'], `${what} in ${fields.join()}`);
      // The error must list every field.
      assertEqual(invalidFields(response), [...fields].sort(), `the invalid fields for ${what}`);
    }
  },
}));

const impersonating: readonly Attack[] = [signUp, profile, byAdmin].map(({ name, fields, sendNames }) => ({
  name: `impersonate the league with a name ${name}`,
  run: async (target: Target) => {
    const who = await target.newPlayer('named');
    for (const text of IMPERSONATIONS) {
      for (const field of fields.filter((one) => /name$/i.test(one))) {
        assertRefused(
          await sendNames(target, who, { [field]: text }),
          'INVALID_INPUT',
          `${text} as ${field}`,
        );
      }
    }
  },
}));

/** Parts of the texts above that must not be saved. */
const MISLEADING =
  // eslint-disable-next-line no-control-regex -- searches for control characters
  /[\u0000-\u001f\u00ad\u200b\u2028\u202e\u2067\u2069\u3164]|\u200d|https:|www\.|\.com|evil|10\.1/i;

const byProvider: Attack = {
  name: 'use a misleading name from the identity provider',
  run: async ({ send, issuer, freshWord, freshAddress }) => {
    for (const name of [...Object.values(HOSTILE), ...IMPERSONATIONS]) {
      const word = freshWord('vouched');
      const email = `${word}@example.com`;
      const nonce = await freshNonce({ send, freshAddress });
      const token = await issuer.idToken({ email, name, sub: word, nonce });
      const body = { token, email, name, picture: 'https://elsewhere.example/spy.png' };
      const response = await send({ path: '/api/auth/auth0-login', body, from: freshAddress() });
      if (response.code === 'INVALID_INPUT' && name.includes('\0')) continue;
      assertStatus(response, 200, JSON.stringify(name));
      const { user } = response.json as { user: Record<string, unknown> };
      const savedNames = `${String(user['name'])} ${String(user['username'])}`;
      assertThat(!MISLEADING.test(savedNames), savedNames);
      assertThat(
        !IMPERSONATIONS.includes(String(user['name'])) && !/admin|torchbearer/i.test(savedNames),
        savedNames,
      );
      assertEqual(user['profilePicture'], null, 'the picture of the new user');
    }
  },
};

const byCsv: Attack = {
  name: 'put hidden characters or addresses into a CSV file of castaways',
  run: async ({ send, admin }) => {
    // Half a surrogate pair is not valid UTF-8.
    const texts = Object.values(HOSTILE).filter((text) => !text.includes('\ud800'));
    const lines = texts.map((text) => `"${text}"`).join('\n');
    const response = await send({
      path: '/api/admin/castaways/import',
      token: admin.token,
      headers: { 'content-type': 'text/csv' },
      body: Buffer.from(`name\n${lines}\n`),
    });
    const { created, rejected } = (response.json ?? {}) as { created?: number; rejected?: unknown[] };
    if (response.status !== 200)
      return assertRefused(response, ['CSV_INVALID', 'INVALID_INPUT'], 'the CSV file');
    assertEqual(
      [created, rejected?.length],
      [0, texts.length],
      'number of created castaways and rejected lines',
    );
  },
};

export const names: Family = { name: 'names', attacks: [...hostile, ...impersonating, byProvider, byCsv] };
