/** Misleading names of people and things. */
import { PASSWORD, type SignedIn } from '../../api.js';
import type { Attack, Family } from '../attack.js';
import type { Answer } from '../ask.js';
import { answered, holds, refused, same } from '../expected.js';
import type { Place } from '../place.js';

/** Short enough for every field. */
const HOSTILE: Readonly<Record<string, string>> = {
  'a line break': 'Robin\r\nBcc: x@y.example',
  'a line feed': 'Robin\nVale',
  'a line separator': 'Robin\u2028Vale',
  'a bell and a NUL': 'Robin\u0007\u0000Vale',
  'an escape sequence': 'Robin\u001b[31mVale',
  'a turn of direction': 'Robin \u202egnp.elaV',
  'an isolated direction': 'Robin \u2067elaV\u2069',
  'a blank without width': 'Ro\u200bbin',
  'a soft hyphen': 'Ro\u00adbin',
  'half a character': 'Robin\ud800Vale',
  'a web address': 'Win at https://x.example',
  'an address without a scheme': 'Go to www.x.example',
  'a host': 'Visit evil.com now',
  'a host in big letters': 'Visit EVIL.COM now',
  'a host of a rarer ending': 'Visit evil.click now',
  'a host with another full stop': 'Visit evil\u3002com now',
  'a host and a path': 'Visit evil.zz/win',
  'four numbers': 'Visit 10.1.2.3/win',
  'an e-mail address': 'mailto:win@evil.example',
  'a letter that shows nothing': 'Robin\u3164Vale',
  'a joiner between letters': 'Ro\u200dbin',
  'nothing but a joiner': '\u200d',
};

const POSING = [
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

/** All calls that take a name, with their name fields. */
interface Door {
  readonly name: string;
  readonly fields: readonly string[];
  readonly give: (place: Place, who: SignedIn, names: Readonly<Record<string, string>>) => Promise<Answer>;
}

const PROFILE = ['name', 'username', 'displayName', 'city', 'state', 'favoriteCastaway'];

const signUp: Door = {
  name: 'at sign-up',
  fields: ['name', 'username'],
  give: ({ ask, freshWord, freshAddress }, _who, names) => {
    const word = freshWord('named');
    const body = { email: `${word}@example.com`, name: word, username: word, password: PASSWORD, ...names };
    return ask({ path: '/api/auth/signup', body, from: freshAddress() });
  },
};

const profile: Door = {
  name: 'in the profile',
  fields: PROFILE,
  give: ({ ask }, { name, email, token }, names) =>
    ask({
      method: 'PUT',
      path: '/api/users/profile',
      token,
      body: { name, username: name, email, ...names },
    }),
};

const byAdmin: Door = {
  name: 'in a profile that an admin edits',
  fields: PROFILE,
  give: ({ ask, admin }, { id, name, email }, names) =>
    ask({
      method: 'PUT',
      path: `/api/admin/users/${id}`,
      token: admin.token,
      body: { name, username: name, email, ...names },
    }),
};

const castaway: Door = {
  name: 'of a castaway',
  fields: ['name', 'tribe', 'occupation', 'hometown'],
  give: ({ ask, admin, freshWord }, _who, names) =>
    ask({
      path: '/api/admin/castaway',
      token: admin.token,
      body: { name: freshWord('castaway'), ...names },
    }),
};

const changedCastaway: Door = {
  ...castaway,
  name: 'of a castaway that is changed',
  give: ({ ask, admin, league }, _who, names) =>
    ask({
      method: 'PUT',
      path: `/api/admin/castaway/${league.castaways[0]?.id ?? ''}`,
      token: admin.token,
      body: names,
    }),
};

const season: Door = {
  name: 'of the season',
  fields: ['name'],
  give: ({ ask, admin }, _who, names) =>
    ask({ method: 'PUT', path: '/api/admin/season', token: admin.token, body: names }),
};

const doors = [signUp, profile, byAdmin, castaway, changedCastaway, season];

const faultyFields = ({ json }: Answer): string[] => {
  const { details = [] } = (json ?? {}) as { details?: readonly { readonly field: string }[] };
  return details.map(({ field }) => field).sort();
};

const hostile: readonly Attack[] = doors.map(({ name, fields, give }) => ({
  name: `characters that hide, and addresses, in a name ${name}`,
  run: async (place: Place) => {
    const who = await place.newPlayer('named');
    for (const [what, text] of Object.entries(HOSTILE)) {
      const answer = await give(place, who, Object.fromEntries(fields.map((field) => [field, text])));
      refused(answer, ['INVALID_INPUT', 'MALFORMED_JSON'], `${what} in ${fields.join()}`);
      // Each field on its own, or one error would hide the others.
      same(faultyFields(answer), [...fields].sort(), `${what}: the fields refused`);
    }
  },
}));

const posing: readonly Attack[] = [signUp, profile, byAdmin].map(({ name, fields, give }) => ({
  name: `a name of the league itself ${name}`,
  run: async (place: Place) => {
    const who = await place.newPlayer('named');
    for (const text of POSING) {
      for (const field of fields.filter((one) => /name$/i.test(one))) {
        refused(await give(place, who, { [field]: text }), 'INVALID_INPUT', `${text} as ${field}`);
      }
    }
  },
}));

/** What must remain of none of them. */
const MISLEADING =
  // eslint-disable-next-line no-control-regex -- searches for control characters
  /[\u0000-\u001f\u00ad\u200b\u2028\u202e\u2067\u2069\u3164]|\u200d|https:|www\.|\.com|evil|10\.1/i;

const byProvider: Attack = {
  name: 'any of these as the name that an identity provider vouches for',
  run: async ({ ask, issuer, freshWord, freshAddress }) => {
    for (const name of [...Object.values(HOSTILE), ...POSING]) {
      const word = freshWord('vouched');
      const email = `${word}@example.com`;
      const token = await issuer.idToken({ email, name, sub: word });
      const body = { token, email, name, picture: 'https://elsewhere.example/spy.png' };
      const answer = await ask({ path: '/api/auth/auth0-login', body, from: freshAddress() });
      if (answer.code === 'INVALID_INPUT' && name.includes('\0')) continue;
      answered(answer, 200, JSON.stringify(name));
      const { user } = answer.json as { user: Record<string, unknown> };
      const called = `${String(user['name'])} ${String(user['username'])}`;
      holds(!MISLEADING.test(called), called);
      holds(!POSING.includes(String(user['name'])) && !/admin|torchbearer/i.test(called), called);
      same(user['profilePicture'], null, 'the picture');
    }
  },
};

const byTable: Attack = {
  name: 'characters that hide, and addresses, in a CSV file of castaways',
  run: async ({ ask, admin }) => {
    // Half a surrogate pair is not valid UTF-8.
    const texts = Object.values(HOSTILE).filter((text) => !text.includes('\ud800'));
    const lines = texts.map((text) => `"${text}"`).join('\n');
    const answer = await ask({
      path: '/api/admin/castaways/import',
      token: admin.token,
      headers: { 'content-type': 'text/csv' },
      body: Buffer.from(`name\n${lines}\n`),
    });
    const { created, rejected } = (answer.json ?? {}) as { created?: number; rejected?: unknown[] };
    if (answer.status !== 200) return refused(answer, ['CSV_INVALID', 'INVALID_INPUT'], 'the file');
    same([created, rejected?.length], [0, texts.length], 'castaways created, and lines rejected');
  },
};

export const names: Family = { name: 'names', attacks: [...hostile, ...posing, byProvider, byTable] };
