/** Another site's page, in the browser of a signed-in user. */
import { SESSION_COOKIE } from '@torchbearer/rules';
import type { Agent } from 'node:http';
import { io } from 'socket.io-client';
import type { Attack, Family } from '../attack.js';
import { answered, holds, refused, same } from '../expected.js';
import type { Place } from '../place.js';

const cookie = (token: string): string => `${SESSION_COOKIE}=${token}`;

/** Origins that a careless comparison would take for ours. */
export const foreignOrigins = (url: string): readonly string[] => {
  const { host, port, protocol, hostname } = new URL(url);
  return [
    'https://elsewhere.example',
    'null',
    '',
    'file://',
    `${protocol}//${host}.elsewhere.example`,
    `${protocol}//elsewhere.example:${port}`,
    `${protocol}//${host}@elsewhere.example`,
    `${protocol}//sub.${host}`,
    `${protocol}//${hostname}`,
    `${protocol}//${hostname}:${Number(port) + 1}`,
    `${protocol}//127.0.0.1:${port}`,
    `${protocol}//[::1]:${port}`,
    `${protocol}//${host},https://elsewhere.example`,
    'not an origin',
  ];
};

const writes = [
  { method: 'POST', path: '/api/users/me/calendar-token', body: {} },
  { method: 'POST', path: '/api/users/mark-welcome-seen', body: {} },
  { method: 'DELETE', path: '/api/users/me/phone', body: undefined },
  { method: 'POST', path: '/api/auth/logout', body: undefined },
];

const control: Attack = {
  name: '(our own page gets through, or nothing here shows anything)',
  run: async ({ ask, url, attacker }) => {
    const [first] = writes;
    const headers = { cookie: cookie(attacker.token), origin: url };
    answered(await ask({ ...first, path: first?.path ?? '', headers }), 200, 'our own origin');
    for (const transport of ['websocket', 'polling'] as const) {
      same(await socketRefusal(url, headers, { transport }), null, `our own socket (${transport})`);
    }
  },
};

const byOrigin: Attack = {
  name: 'a change with the cookie, from origins that look like ours',
  run: async ({ ask, url, victim }) => {
    for (const origin of foreignOrigins(url)) {
      for (const write of writes) {
        const answer = await ask({ ...write, headers: { cookie: cookie(victim.token), origin } });
        refused(answer, 'FOREIGN_ORIGIN', `${write.path} from ${origin}`);
      }
    }
    answered(await ask({ path: '/api/auth/me', token: victim.token }), 200, 'the victim afterwards');
  },
};

const byFetchMetadata: Attack = {
  name: 'a change without an Origin that the browser says is foreign',
  run: async ({ ask, victim }) => {
    for (const site of ['cross-site', 'same-site']) {
      const headers = { cookie: cookie(victim.token), 'sec-fetch-site': site };
      for (const write of writes) refused(await ask({ ...write, headers }), 'FOREIGN_ORIGIN', site);
    }
  },
};

const byForm: Attack = {
  name: 'a form that posts what looks like JSON',
  run: async ({ ask, attacker: { token } }) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      // Not even from our own origin: a form cannot send the content type that we require.
      const body = '{"surveyType":"LEADERBOARD","question":"?","answer":"="}';
      const headers = { cookie: cookie(token), 'content-type': type };
      refused(await ask({ path: '/api/feedback', body, headers }), 'WRONG_TYPE', type);
    }
  },
};

const loginAsAttacker: Attack = {
  name: "sign the victim's browser in as the attacker",
  run: async ({ ask, attacker }) => {
    const body = { email: attacker.email, password: 'torches-at-dawn' };
    for (const path of ['/api/auth/login', '/api/auth/signup', '/api/auth/auth0-login']) {
      const answer = await ask({ path, body, headers: { origin: 'https://elsewhere.example' } });
      refused(answer, 'FOREIGN_ORIGIN', path);
      holds(answer.headers['set-cookie'] === undefined, `${path} set a cookie`);
    }
  },
};

const readable: Attack = {
  name: 'read an answer, or ask for leave to',
  run: async ({ ask, url, victim }) => {
    for (const origin of foreignOrigins(url)) {
      const headers = { origin, cookie: cookie(victim.token) };
      for (const path of ['/api/auth/me', '/api/league/standings', '/api/config', '/api/nothing']) {
        const read = await ask({ path, headers });
        same(allowances(read.headers), [], `${path} from ${origin} allows`);
        const preflight = { ...headers, 'access-control-request-method': 'PUT' };
        const asked = await ask({ method: 'OPTIONS', path, headers: preflight });
        same(allowances(asked.headers), [], `${path} from ${origin} allows`);
      }
    }
  },
};

const allowances = (headers: object): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-allow-'));

const framed: Attack = {
  name: 'frame our page, move its links by a <base>, send elsewhere, or embed an answer as a script',
  run: async ({ ask, url, issuer, victim }) => {
    const asked = ["'self'", `ws://${new URL(url).host}`, issuer.url];
    for (const path of ['/', '/login', '/api/auth/me', '/api/docs', '/api/nothing']) {
      const { headers } = await ask({ path, token: victim.token });
      const policy = String(headers['content-security-policy'] ?? '');
      for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]) {
        holds(policy.includes(rule), `${path}: ${policy}`);
      }
      const rules = policy.split(';').map((rule) => rule.trim().split(' '));
      const [, ...scripts] = rules.find(([name]) => name === 'script-src') ?? [];
      holds(scripts.length > 0 && !/unsafe|\*|https?:/.test(scripts.join(' ')), `${path}: ${policy}`);
      // Where a script could send data: only to us and the identity provider.
      const [, ...reached] = rules.find(([name]) => name === 'connect-src') ?? [];
      same(reached, asked, `${path} may connect to`);
      same(headers['x-content-type-options'], 'nosniff', path);
      same(headers['cross-origin-resource-policy'], 'same-origin', path);
    }
    const { text } = await ask({ path: '/api/config?callback=alert&jsonp=alert' });
    holds(text.startsWith('{'), `JSONP: ${text.slice(0, 40)}`);
  },
};

/** Why a socket was refused; null if it was accepted. */
export function socketRefusal(
  url: string,
  extraHeaders: Readonly<Record<string, string>>,
  options: {
    readonly transport?: 'websocket' | 'polling';
    readonly auth?: object;
    readonly query?: Readonly<Record<string, string>>;
    /** The transport. */
    readonly agent?: Agent;
  } = {},
): Promise<string | null> {
  const { transport = 'websocket', auth = {}, query = {}, agent } = options;
  const socket = io(url, {
    transports: [transport],
    extraHeaders: { ...extraHeaders },
    auth,
    query,
    // The types have the browser's option only.
    ...(agent !== undefined && { agent: agent as unknown as boolean }),
    reconnection: false,
    forceNew: true,
    timeout: 10_000,
  });
  return new Promise((resolve) => {
    const end = (refusal: string | null): void => {
      socket.close();
      resolve(refusal);
    };
    socket.once('connect', () => end(null));
    socket.once('connect_error', (error) => end(error.message));
  });
}

const sockets: readonly Attack[] = (['websocket', 'polling'] as const).map((transport) => ({
  name: `open a socket (${transport}) with the cookie, from origins that look like ours`,
  run: async ({ url, victim }: Place) => {
    await Promise.all(
      foreignOrigins(url)
        // The client leaves out an empty header.
        .filter((origin) => origin !== '')
        .map(async (origin) => {
          const headers = { cookie: cookie(victim.token), origin };
          holds((await socketRefusal(url, headers, { transport })) !== null, `let in from ${origin}`);
        }),
    );
  },
}));

const forwardedHost: Attack = {
  name: 'name our host in forwarded headers, to pass for our own page',
  run: async ({ ask, url, victim }) => {
    const origin = 'https://elsewhere.example';
    const headers = {
      cookie: cookie(victim.token),
      origin,
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=elsewhere.example;proto=https',
    };
    for (const write of writes) refused(await ask({ ...write, headers }), 'FOREIGN_ORIGIN', write.path);
    holds((await socketRefusal(url, headers)) !== null, 'a socket was let in');
  },
};

export const crossOrigin: Family = {
  name: 'cross-origin',
  attacks: [
    control,
    byOrigin,
    byFetchMetadata,
    byForm,
    loginAsAttacker,
    readable,
    framed,
    ...sockets,
    forwardedHost,
  ],
};
