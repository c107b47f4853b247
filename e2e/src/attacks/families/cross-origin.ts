/** Pages of other sites in the browser of a signed-in user. */
import { SESSION_COOKIE } from '@torchbearer/rules';
import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client';
import type { Attack } from '../attack.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';

const cookie = (token: string): string => `${SESSION_COOKIE}=${token}`;

/** Origins that a careless comparison would mistake for ours. */
const foreignOrigins = (url: string): readonly string[] => {
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
      const refusal = await socketRefusal(url, transport, { extraHeaders: headers });
      assertEqual(refusal, null, `our own socket (${transport})`);
    }
  },
};

/** Without an Origin, and with headers of a proxy that nobody configured. */
const FOREIGN_HEADERS: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  {
    origin: 'https://elsewhere.example',
    'x-forwarded-host': 'elsewhere.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=elsewhere.example;proto=https',
  },
];

const changes: Attack = {
  name: 'make a change with the cookie from a page that looks like ours',
  run: async ({ send, url, victim }) => {
    for (const given of [...foreignOrigins(url).map((origin) => ({ origin })), ...FOREIGN_HEADERS]) {
      const headers = { cookie: cookie(victim.token), ...given };
      for (const write of writes)
        assertRefused(
          await send({ ...write, headers }),
          'FOREIGN_ORIGIN',
          `${write.path} from ${JSON.stringify(given)}`,
        );
    }
    assertStatus(await send({ path: '/api/auth/me', token: victim.token }), 200, 'the session of the victim');
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

/** Why a socket was refused; null if it was accepted. */
export function socketRefusal(
  url: string,
  transport: 'websocket' | 'polling',
  options: Pick<Partial<ManagerOptions & SocketOptions>, 'extraHeaders' | 'auth' | 'query'>,
): Promise<string | null> {
  const once = { reconnection: false, forceNew: true, timeout: 10_000 };
  const socket = io(url, { ...options, ...once, transports: [transport] });
  return new Promise<string | null>((resolve) => {
    socket.once('connect', () => resolve(null));
    socket.once('connect_error', (error) => resolve(error.message));
  }).finally(() => socket.close());
}

const sockets = (['websocket', 'polling'] as const).map((transport): Attack => ({
  name: `open a socket (${transport}) with the cookie from an origin that looks like ours`,
  run: async ({ url, victim }) => {
    // The client does not send an empty header.
    const origins = foreignOrigins(url).filter((origin) => origin !== '');
    const foreign = [...origins.map((origin) => ({ origin })), ...FOREIGN_HEADERS.slice(-1)];
    for (const given of foreign) {
      const extraHeaders = { cookie: cookie(victim.token), ...given };
      const refusal = await socketRefusal(url, transport, { extraHeaders });
      assertThat(refusal !== null, `a socket from ${JSON.stringify(given)} was accepted`);
    }
  },
}));

export const crossOrigin: readonly Attack[] = [control, changes, byForm, reading, ...sockets];
