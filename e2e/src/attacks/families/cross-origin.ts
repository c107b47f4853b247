/** Pages of other sites in the browser of a signed-in user. */
import { SESSION_COOKIE } from '@torchbearer/rules';
import type { Agent } from 'node:http';
import { io } from 'socket.io-client';
import type { Attack, Family } from '../attack.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';

const cookie = (token: string): string => `${SESSION_COOKIE}=${token}`;

/** Origins that a careless comparison would mistake for ours. */
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
  name: '(control: our own page is allowed)',
  run: async ({ send, url, attacker }) => {
    const [first] = writes;
    const headers = { cookie: cookie(attacker.token), origin: url };
    assertStatus(await send({ ...first, path: first?.path ?? '', headers }), 200, 'our own origin');
    for (const transport of ['websocket', 'polling'] as const) {
      assertEqual(await socketRefusal(url, headers, { transport }), null, `our own socket (${transport})`);
    }
  },
};

const byOrigin: Attack = {
  name: 'make a change with the cookie from an origin that looks like ours',
  run: async ({ send, url, victim }) => {
    for (const origin of foreignOrigins(url)) {
      for (const write of writes) {
        const response = await send({ ...write, headers: { cookie: cookie(victim.token), origin } });
        assertRefused(response, 'FOREIGN_ORIGIN', `${write.path} from ${origin}`);
      }
    }
    assertStatus(await send({ path: '/api/auth/me', token: victim.token }), 200, 'the session of the victim');
  },
};

const byFetchMetadata: Attack = {
  name: 'make a change without an Origin that Sec-Fetch-Site marks as foreign',
  run: async ({ send, victim }) => {
    for (const site of ['cross-site', 'same-site']) {
      const headers = { cookie: cookie(victim.token), 'sec-fetch-site': site };
      for (const write of writes) assertRefused(await send({ ...write, headers }), 'FOREIGN_ORIGIN', site);
    }
  },
};

const byForm: Attack = {
  name: 'post JSON with a form',
  run: async ({ send, attacker: { token } }) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      // From any origin: a form can't send the content type that we require.
      const body = '{"surveyType":"LEADERBOARD","question":"?","answer":"="}';
      const headers = { cookie: cookie(token), 'content-type': type };
      assertRefused(await send({ path: '/api/feedback', body, headers }), 'WRONG_TYPE', type);
    }
  },
};

const loginAsAttacker: Attack = {
  name: "sign in the victim's browser as the attacker",
  run: async ({ send, attacker }) => {
    const body = { email: attacker.email, password: 'torches-at-dawn' };
    for (const path of ['/api/auth/login', '/api/auth/signup', '/api/auth/auth0-login']) {
      const response = await send({ path, body, headers: { origin: 'https://elsewhere.example' } });
      assertRefused(response, 'FOREIGN_ORIGIN', path);
      assertThat(response.headers['set-cookie'] === undefined, `${path} set a cookie`);
    }
  },
};

const reading: Attack = {
  name: 'read a response, or request permission by a preflight',
  run: async ({ send, url, victim }) => {
    for (const origin of foreignOrigins(url)) {
      const headers = { origin, cookie: cookie(victim.token) };
      for (const path of ['/api/auth/me', '/api/league/standings', '/api/config', '/api/nothing']) {
        const read = await send({ path, headers });
        assertEqual(allowHeaders(read.headers), [], `CORS headers of ${path} for ${origin}`);
        const preflight = { ...headers, 'access-control-request-method': 'PUT' };
        const preflightResponse = await send({ method: 'OPTIONS', path, headers: preflight });
        assertEqual(allowHeaders(preflightResponse.headers), [], `CORS headers of ${path} for ${origin}`);
      }
    }
  },
};

const allowHeaders = (headers: object): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-allow-'));

const framing: Attack = {
  name: 'frame our page, redirect its links with <base>, send data elsewhere, or embed a response as a script',
  run: async ({ send, url, issuer, victim }) => {
    const allowedHosts = ["'self'", `ws://${new URL(url).host}`, issuer.url];
    for (const path of ['/', '/login', '/api/auth/me', '/api/docs', '/api/nothing']) {
      const { headers } = await send({ path, token: victim.token });
      const policy = String(headers['content-security-policy'] ?? '');
      for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]) {
        assertThat(policy.includes(rule), `${path}: ${policy}`);
      }
      const rules = policy.split(';').map((rule) => rule.trim().split(' '));
      const [, ...scripts] = rules.find(([name]) => name === 'script-src') ?? [];
      assertThat(scripts.length > 0 && !/unsafe|\*|https?:/.test(scripts.join(' ')), `${path}: ${policy}`);
      // A script can send data only to us and the identity provider.
      const [, ...reached] = rules.find(([name]) => name === 'connect-src') ?? [];
      assertEqual(reached, allowedHosts, `hosts that ${path} may connect to`);
      assertEqual(headers['x-content-type-options'], 'nosniff', `x-content-type-options of ${path}`);
      assertEqual(
        headers['cross-origin-resource-policy'],
        'same-origin',
        `cross-origin-resource-policy of ${path}`,
      );
    }
    const { text } = await send({ path: '/api/config?callback=alert&jsonp=alert' });
    assertThat(text.startsWith('{'), `JSONP: ${text.slice(0, 40)}`);
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
    /** The agent that makes the connections. */
    readonly agent?: Agent;
  } = {},
): Promise<string | null> {
  const { transport = 'websocket', auth = {}, query = {}, agent } = options;
  const socket = io(url, {
    transports: [transport],
    extraHeaders: { ...extraHeaders },
    auth,
    query,
    // The types know only the browser's option.
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
  name: `open a socket (${transport}) with the cookie from an origin that looks like ours`,
  run: async ({ url, victim }: Target) => {
    await Promise.all(
      foreignOrigins(url)
        // The client does not send an empty header.
        .filter((origin) => origin !== '')
        .map(async (origin) => {
          const headers = { cookie: cookie(victim.token), origin };
          assertThat(
            (await socketRefusal(url, headers, { transport })) !== null,
            `a socket from ${origin} was accepted`,
          );
        }),
    );
  },
}));

const forwardedHost: Attack = {
  name: 'make a foreign origin look like ours with forwarded headers',
  run: async ({ send, url, victim }) => {
    const origin = 'https://elsewhere.example';
    const headers = {
      cookie: cookie(victim.token),
      origin,
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=elsewhere.example;proto=https',
    };
    for (const write of writes)
      assertRefused(await send({ ...write, headers }), 'FOREIGN_ORIGIN', write.path);
    assertThat((await socketRefusal(url, headers)) !== null, 'a socket was accepted');
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
    reading,
    framing,
    ...sockets,
    forwardedHost,
  ],
};
