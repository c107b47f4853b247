/** Requests that are not valid HTTP, or are ambiguous. */
import type { Attack, Family } from '../attack.js';
import { assertEqual, assertThat } from '../assertions.js';
import type { Target } from '../target.js';
import { rawHttp } from '../raw-http.js';

/** Converts line feeds to CR LF. */
export const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
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
const post = (headers: string, body: string): string =>
  crlf(`POST /api/auth/logout HTTP/1.1\nHost: x\n${headers}\n\n`) + body;

/** Requests whose end is ambiguous: the body must not be read as a second request. */
const SMUGGLING: Readonly<Record<string, string>> = {
  'Content-Length beside Transfer-Encoding': post(
    'Content-Length: 6\nTransfer-Encoding: chunked',
    `0\r\n\r\n${crlf(SMUGGLED)}`,
  ),
  'Transfer-Encoding beside Content-Length': post(
    `Transfer-Encoding: chunked\nContent-Length: ${SMUGGLED.length + 20}`,
    `0\r\n\r\n${crlf(SMUGGLED)}`,
  ),
  'two Content-Lengths': post('Content-Length: 0\nContent-Length: 60', crlf(SMUGGLED)),
  'a list as Content-Length': post('Content-Length: 0, 60', crlf(SMUGGLED)),
  'a negative Content-Length': post('Content-Length: -1', crlf(SMUGGLED)),
  'a Content-Length with a sign': post('Content-Length: +0', crlf(SMUGGLED)),
  'a hexadecimal Content-Length': post('Content-Length: 0x0', crlf(SMUGGLED)),
  'a Content-Length that overflows': post('Content-Length: 18446744073709551616', crlf(SMUGGLED)),
  'a space before the colon': post('Content-Length : 60', crlf(SMUGGLED)),
  'a folded Transfer-Encoding': post('Transfer-Encoding:\n chunked', `0\r\n\r\n${crlf(SMUGGLED)}`),
  'Transfer-Encoding: xchunked': post('Transfer-Encoding: xchunked', `0\r\n\r\n${crlf(SMUGGLED)}`),
  'Transfer-Encoding: chunked, identity': post(
    'Transfer-Encoding: chunked, identity',
    `0\r\n\r\n${crlf(SMUGGLED)}`,
  ),
  'two Transfer-Encodings': post(
    'Transfer-Encoding: chunked\nTransfer-Encoding: identity',
    `0\r\n\r\n${crlf(SMUGGLED)}`,
  ),
  'a chunk size that is not a number': post('Transfer-Encoding: chunked', `zz\r\nabc\r\n${crlf(SMUGGLED)}`),
  'a chunk size that overflows': post(
    'Transfer-Encoding: chunked',
    `ffffffffffffffffff\r\nabc\r\n${crlf(SMUGGLED)}`,
  ),
  'a chunk longer than its size': post(
    'Transfer-Encoding: chunked',
    `1\r\nabcdef\r\n0\r\n\r\n${crlf(SMUGGLED)}`,
  ),
  'a bare line feed between headers': `POST /api/auth/logout HTTP/1.1\r\nHost: x\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${crlf(SMUGGLED)}`,
  'a bare carriage return in a header': `POST /api/auth/logout HTTP/1.1\r\nHost: x\r\nX: a\rContent-Length: 60\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${crlf(SMUGGLED)}`,
};

const smuggling: readonly Attack[] = Object.entries(SMUGGLING).map(([name, text]) => ({
  name: `smuggle a request: ${name}`,
  run: async ({ port }: Target) => {
    const found = statuses(await rawHttp(port, text, TIMEOUT_MS));
    // One response, possibly followed by an error for the rest.
    assertThat(/^(204|204,400|4\d\d)$/.test(found.join()), `got ${found.join()}`);
    await assertServed(port);
  },
}));

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

const malformed: readonly Attack[] = Object.entries(MALFORMED).map(([name, text]) => ({
  name: `send malformed HTTP: ${name}`,
  run: async ({ port }: Target) => {
    const mayBeSilent = MAY_BE_SILENT.includes(name);
    const response = await rawHttp(port, Buffer.from(text, 'latin1'), mayBeSilent ? undefined : TIMEOUT_MS);
    const found = statuses(response).join();
    assertThat(/^4\d\d$/.test(found) || (mayBeSilent && found === ''), `got ${found}`);
    assertThat(!/<html|node:|at \w+ \(/i.test(response), `got ${response.slice(0, 200)}`);
  },
}));

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

const odd: readonly Attack[] = Object.entries(ODD).map(([name, text]) => ({
  name: `send odd HTTP: ${name}`,
  run: async ({ port }: Target) => {
    const response = await rawHttp(port, text, TIMEOUT_MS);
    const [status = ''] = statuses(response);
    assertThat(/^[234]\d\d$/.test(status), `got ${response.slice(0, 120)}`);
    assertThat(!/root:|secret=1/i.test(response) && status !== '101', `got ${response.slice(0, 300)}`);
    const location = /^location: (.*)/im.exec(response)?.[1]?.trim() ?? '/';
    assertThat(/^\/(?![/\\])/.test(location), `it redirects to ${location}`);
  },
}));

export const malformedHttp: Family = {
  name: 'malformed HTTP',
  isParallel: true,
  attacks: [control, ...smuggling, ...malformed, ...odd],
};
