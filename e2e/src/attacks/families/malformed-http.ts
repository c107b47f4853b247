/** Requests that are not valid HTTP, are ambiguous, arrive too slowly, or have a foreign Host. */
import { once } from 'node:events';
import { eventually } from '../../wait.js';
import { forEach, type Attack } from '../attack.js';
import { assertEqual, assertStatus, assertThat } from '../assertions.js';
import { openConnection, rawHttp } from '../raw-http.js';

/** Converts line feeds to CR LF. */
const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
const statuses = (response: string): string[] =>
  [...response.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);

/** How long a response may take, even on a busy machine. */
const TIMEOUT_MS = 10_000;

const WELL_FORMED = crlf('GET /api/castaways HTTP/1.1\nHost: x\nConnection: close\n\n');

/** Checks that the server still responds to valid HTTP. */
async function assertServed(port: number): Promise<void> {
  assertEqual(
    statuses(await rawHttp(port, WELL_FORMED, TIMEOUT_MS)),
    ['200'],
    'statuses of a well-formed request',
  );
}

const control: Attack = {
  name: '(control: a well-formed request succeeds)',
  run: ({ port }) => assertServed(port),
};

const GET = 'GET /api/castaways HTTP/1.1\nHost: x\n';
const SMUGGLED = 'GET /api/config HTTP/1.1\nHost: x\nX-Smuggled: yes\n\n';
/** A request with these headers and this body, with a second request after it. */
const post = (headers: string, body = ''): string =>
  crlf(`POST /api/auth/logout HTTP/1.1\nHost: x\n${headers}\n\n`) + body + crlf(SMUGGLED);
const LAST_CHUNK = '0\r\n\r\n';

/** Requests whose end is ambiguous: the body must not be read as a second request. */
const SMUGGLING: Readonly<Record<string, string>> = {
  'Content-Length beside Transfer-Encoding': post(
    'Content-Length: 6\nTransfer-Encoding: chunked',
    LAST_CHUNK,
  ),
  'Transfer-Encoding beside Content-Length': post(
    `Transfer-Encoding: chunked\nContent-Length: ${SMUGGLED.length + 20}`,
    LAST_CHUNK,
  ),
  'two Content-Lengths': post('Content-Length: 0\nContent-Length: 60'),
  'a list as Content-Length': post('Content-Length: 0, 60'),
  'a negative Content-Length': post('Content-Length: -1'),
  'a Content-Length with a sign': post('Content-Length: +0'),
  'a hexadecimal Content-Length': post('Content-Length: 0x0'),
  'a Content-Length that overflows': post('Content-Length: 18446744073709551616'),
  'a space before the colon': post('Content-Length : 60'),
  'a folded Transfer-Encoding': post('Transfer-Encoding:\n chunked', LAST_CHUNK),
  'Transfer-Encoding: xchunked': post('Transfer-Encoding: xchunked', LAST_CHUNK),
  'Transfer-Encoding: chunked, identity': post('Transfer-Encoding: chunked, identity', LAST_CHUNK),
  'two Transfer-Encodings': post('Transfer-Encoding: chunked\nTransfer-Encoding: identity', LAST_CHUNK),
  'a chunk size that is not a number': post('Transfer-Encoding: chunked', 'zz\r\nabc\r\n'),
  'a chunk size that overflows': post('Transfer-Encoding: chunked', 'ffffffffffffffffff\r\nabc\r\n'),
  'a chunk longer than its size': post('Transfer-Encoding: chunked', `1\r\nabcdef\r\n${LAST_CHUNK}`),
  'a bare carriage return in a header': post('X: a\rContent-Length: 60\nTransfer-Encoding: chunked'),
};

const smuggling = forEach(
  SMUGGLING,
  (name) => `smuggle a request: ${name}`,
  async ({ port }, text) => {
    const found = statuses(await rawHttp(port, text, TIMEOUT_MS));
    // One response, possibly followed by an error for the rest.
    assertThat(/^(204|204,400|4\d\d)$/.test(found.join()), `got ${found.join()}`);
    await assertServed(port);
  },
);

const MALFORMED: Readonly<Record<string, string>> = {
  'no Host': crlf('GET /api/castaways HTTP/1.1\n\n'),
  'two Hosts': crlf('GET /api/castaways HTTP/1.1\nHost: a\nHost: b\nConnection: close\n\n'),
  'a header without a colon': crlf(`${GET}Nonsense\n\n`),
  'a header without a name': crlf(`${GET}: x\n\n`),
  'NUL in a header': crlf(`${GET}X: a\0b\n\n`),
  'NUL in the address': crlf('GET /api/cast\0aways HTTP/1.1\nHost: x\n\n'),
  'a space in the address': crlf('GET /api/castaways x HTTP/1.1\nHost: x\n\n'),
  'no address': crlf('GET HTTP/1.1\nHost: x\n\n'),
  'an unknown version': crlf('GET /api/castaways HTTP/9.9\nHost: x\n\n'),
  'HTTP/0.9': 'GET /api/castaways\r\n',
  'an HTTP/2 preface': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a TLS handshake': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'an unknown method': crlf('HAXX /api/castaways HTTP/1.1\nHost: x\n\n'),
  'a method of 10,000 letters': crlf(`${'G'.repeat(10_000)} / HTTP/1.1\nHost: x\n\n`),
  'a CONNECT tunnel': crlf('CONNECT elsewhere.example:443 HTTP/1.1\nHost: elsewhere.example:443\n\n'),
  'a header of 64 KB': crlf(`${GET}X: ${'x'.repeat(65_536)}\n\n`),
  'an address of 64 KB': crlf(`GET /api/${'x'.repeat(65_536)} HTTP/1.1\nHost: x\n\n`),
  'a cookie of 32 KB': crlf(`${GET}Cookie: a=${'x'.repeat(32_768)}\n\n`),
  'random bytes': Buffer.from(Array.from({ length: 2_000 }, (_, index) => (index * 89) % 256)).toString(
    'latin1',
  ),
};

/** The server may close the connection, or wait for the rest of the request. */
const MAY_BE_SILENT = ['a CONNECT tunnel', 'HTTP/0.9'];

const malformed = forEach(
  MALFORMED,
  (name) => `send malformed HTTP: ${name}`,
  async ({ port }, text, name) => {
    const mayBeSilent = MAY_BE_SILENT.includes(name);
    const response = await rawHttp(port, Buffer.from(text, 'latin1'), mayBeSilent ? undefined : TIMEOUT_MS);
    const found = statuses(response).join();
    assertThat(/^4\d\d$/.test(found) || (mayBeSilent && found === ''), `got ${found}`);
    assertThat(!/<html|node:|at \w+ \(/i.test(response), `got ${response.slice(0, 200)}`);
  },
);

/** Odd but harmless requests: the server may serve or refuse them, but must not misread them. */
const ODD: Readonly<Record<string, string>> = {
  'an absolute address of another host': crlf(
    'GET http://elsewhere.example/api/castaways HTTP/1.1\nHost: x\nConnection: close\n\n',
  ),
  TRACE: crlf('TRACE /api/castaways HTTP/1.1\nHost: x\nCookie: secret=1\nConnection: close\n\n'),
  'an upgrade to h2c': crlf(
    `${GET}Connection: Upgrade, HTTP2-Settings, close\nUpgrade: h2c\nHTTP2-Settings: AAMAAABkAAQAAP__\n\n`,
  ),
  'a WebSocket upgrade of an API path': crlf(
    `GET /api/users HTTP/1.1\nHost: x\nConnection: Upgrade, close\nUpgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\n\n`,
  ),
  'dots in the address': crlf(
    'GET /api/../api/users/../../etc/passwd HTTP/1.1\nHost: x\nConnection: close\n\n',
  ),
  'a backslash in the address': crlf('GET /api\\users HTTP/1.1\nHost: x\nConnection: close\n\n'),
  'two slashes before the address': crlf(
    'GET //elsewhere.example/%2e%2e HTTP/1.1\nHost: x\nConnection: close\n\n',
  ),
  '5,000 headers': crlf(`${GET}Connection: close\n${'X: y\n'.repeat(5_000)}\n`),
  'an unknown Expect header': crlf(`${GET}Expect: a-miracle\nConnection: close\n\n`),
};

const odd = forEach(
  ODD,
  (name) => `send odd HTTP: ${name}`,
  async ({ port }, text) => {
    const response = await rawHttp(port, text, TIMEOUT_MS);
    const [status = ''] = statuses(response);
    assertThat(/^[234]\d\d$/.test(status), `got ${response.slice(0, 120)}`);
    assertThat(!/root:|secret=1/i.test(response) && status !== '101', `got ${response.slice(0, 300)}`);
    const location = /^location: (.*)/im.exec(response)?.[1]?.trim() ?? '/';
    assertThat(/^\/(?![/\\])/.test(location), `it redirects to ${location}`);
  },
);

export const malformedHttp: readonly Attack[] = [control, ...smuggling, ...malformed, ...odd];

const hostHeader: Attack = {
  name: 'put a foreign Host into a link or a response',
  run: async ({ send, newPlayer, mailbox, freshAddress, attacker }) => {
    const headers = { host: 'elsewhere.example', 'x-forwarded-host': 'elsewhere.example' };
    for (const path of ['/', '/login', '/api/config', '/api/openapi.json', '/api/docs', '/admin']) {
      const response = await send({ path, headers });
      assertThat(!response.text.includes('elsewhere.example'), `${path} repeats the host`);
      assertThat(
        response.headers.location === undefined,
        `${path} redirects to ${response.headers.location}`,
      );
    }
    const link = await send({
      method: 'POST',
      path: '/api/users/me/calendar-token',
      token: attacker.token,
      headers,
    });
    assertThat(!link.text.includes('elsewhere.example'), `the calendar link contains the host: ${link.text}`);
    const { email } = await newPlayer('forgetful');
    const body = { email };
    assertStatus(await send({ path: '/api/auth/forgot-password', body, headers, from: freshAddress() }), 200);
    const mails = await eventually(() => {
      const found = mailbox.mails.filter(({ to }) => to === email);
      assertThat(found.length > 0, 'no mail arrived');
      return found;
    });
    assertThat(!mails.some(({ text }) => text.includes('elsewhere.example')), 'the mail contains the host');
  },
};

const SLOW = {
  'half a head': crlf('GET /api/castaways HTTP/1.1\nHost: x\nX-Slow: '),
  'half a body': crlf(
    'POST /api/auth/login HTTP/1.1\nHost: x\nContent-Type: application/json\nContent-Length: 100\n\n{"email',
  ),
  nothing: '',
} as const;

const slow = forEach(
  SLOW,
  (name) => `open 200 connections that send ${name}`,
  async ({ send, port }, text) => {
    const sockets = await Promise.all(Array.from({ length: 200 }, () => openConnection(port, text)));
    try {
      for (let turn = 0; turn < 5; turn++)
        assertStatus(await send({ path: '/api/castaways' }), 200, 'another caller');
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
);

const slowHead: Attack = {
  name: 'send one byte of a head every second',
  run: async ({ port }) => {
    const socket = await openConnection(port, SLOW['half a head']);
    const interval = setInterval(() => socket.write('x'), 1_000);
    socket.resume();
    try {
      await once(socket, 'close', { signal: AbortSignal.timeout(60_000) });
    } finally {
      clearInterval(interval);
      socket.destroy();
    }
  },
};

export const slowHttp: readonly Attack[] = [hostHeader, ...slow, slowHead];
