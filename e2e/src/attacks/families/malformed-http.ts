/** Input that is not HTTP, or that is ambiguous. */
import type { Attack, Family } from '../attack.js';
import { holds, same } from '../expected.js';
import type { Place } from '../place.js';
import { rawHttp } from '../raw-http.js';

/** One line each, as sent; `\n` stands for CR LF. */
export const wire = (text: string): string => text.replaceAll('\n', '\r\n');
const statuses = (answer: string): string[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);

/** Timeout of a required response, even on a busy machine. */
const PATIENCE_MS = 10_000;

const WELL_FORMED = wire('GET /api/castaways HTTP/1.1\nHost: x\nConnection: close\n\n');

/** Whether the process still listens and responds to valid HTTP. */
async function isServed(port: number): Promise<void> {
  same(
    statuses(await rawHttp(port, WELL_FORMED, PATIENCE_MS)),
    ['200'],
    'a well-formed request was answered',
  );
}

const control: Attack = {
  name: '(a well-formed request gets through, or nothing here shows anything)',
  run: ({ port }) => isServed(port),
};

const GET = 'GET /api/castaways HTTP/1.1\nHost: x\n';
const SMUGGLED = 'GET /api/config HTTP/1.1\nHost: x\nX-Smuggled: yes\n\n';
const post = (headers: string, body: string): string =>
  wire(`POST /api/auth/logout HTTP/1.1\nHost: x\n${headers}\n\n`) + body;

/** Two ways to read where a request ends: its body must not become a second request. */
const SMUGGLING: Readonly<Record<string, string>> = {
  'Content-Length beside Transfer-Encoding': post(
    'Content-Length: 6\nTransfer-Encoding: chunked',
    `0\r\n\r\n${wire(SMUGGLED)}`,
  ),
  'Transfer-Encoding beside Content-Length': post(
    `Transfer-Encoding: chunked\nContent-Length: ${SMUGGLED.length + 20}`,
    `0\r\n\r\n${wire(SMUGGLED)}`,
  ),
  'two Content-Lengths': post('Content-Length: 0\nContent-Length: 60', wire(SMUGGLED)),
  'a list for a Content-Length': post('Content-Length: 0, 60', wire(SMUGGLED)),
  'a negative Content-Length': post('Content-Length: -1', wire(SMUGGLED)),
  'a Content-Length with a sign': post('Content-Length: +0', wire(SMUGGLED)),
  'a hexadecimal Content-Length': post('Content-Length: 0x0', wire(SMUGGLED)),
  'a Content-Length that overflows': post('Content-Length: 18446744073709551616', wire(SMUGGLED)),
  'a blank before the colon': post('Content-Length : 60', wire(SMUGGLED)),
  'a folded Transfer-Encoding': post('Transfer-Encoding:\n chunked', `0\r\n\r\n${wire(SMUGGLED)}`),
  'Transfer-Encoding: xchunked': post('Transfer-Encoding: xchunked', `0\r\n\r\n${wire(SMUGGLED)}`),
  'Transfer-Encoding: chunked, identity': post(
    'Transfer-Encoding: chunked, identity',
    `0\r\n\r\n${wire(SMUGGLED)}`,
  ),
  'two Transfer-Encodings': post(
    'Transfer-Encoding: chunked\nTransfer-Encoding: identity',
    `0\r\n\r\n${wire(SMUGGLED)}`,
  ),
  'a chunk whose size is no number': post('Transfer-Encoding: chunked', `zz\r\nabc\r\n${wire(SMUGGLED)}`),
  'a chunk whose size overflows': post(
    'Transfer-Encoding: chunked',
    `ffffffffffffffffff\r\nabc\r\n${wire(SMUGGLED)}`,
  ),
  'a chunk longer than its size': post(
    'Transfer-Encoding: chunked',
    `1\r\nabcdef\r\n0\r\n\r\n${wire(SMUGGLED)}`,
  ),
  'a bare line feed between headers': `POST /api/auth/logout HTTP/1.1\r\nHost: x\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${wire(SMUGGLED)}`,
  'a bare carriage return in a header': `POST /api/auth/logout HTTP/1.1\r\nHost: x\r\nX: a\rContent-Length: 60\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${wire(SMUGGLED)}`,
};

const smuggling: readonly Attack[] = Object.entries(SMUGGLING).map(([name, text]) => ({
  name: `smuggle a request: ${name}`,
  run: async ({ port }: Place) => {
    const found = statuses(await rawHttp(port, text, PATIENCE_MS));
    // One response, and perhaps an error for the unreadable rest.
    holds(/^(204|204,400|4\d\d)$/.test(found.join()), `answered ${found.join()}`);
    await isServed(port);
  },
}));

const MALFORMED: Readonly<Record<string, string>> = {
  'no Host': wire('GET /api/castaways HTTP/1.1\n\n'),
  'two Hosts': wire('GET /api/castaways HTTP/1.1\nHost: a\nHost: b\nConnection: close\n\n'),
  'a header without a colon': wire(`${GET}Nonsense\n\n`),
  'a header without a name': wire(`${GET}: x\n\n`),
  'NUL in a header': wire(`${GET}X: a\0b\n\n`),
  'NUL in the address': wire('GET /api/cast\0aways HTTP/1.1\nHost: x\n\n'),
  'a blank in the address': wire('GET /api/castaways x HTTP/1.1\nHost: x\n\n'),
  'no address': wire('GET HTTP/1.1\nHost: x\n\n'),
  'an unknown version': wire('GET /api/castaways HTTP/9.9\nHost: x\n\n'),
  'HTTP/0.9': 'GET /api/castaways\r\n',
  'the beginning of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a TLS handshake': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'an unknown method': wire('HAXX /api/castaways HTTP/1.1\nHost: x\n\n'),
  'a method of 10,000 letters': wire(`${'G'.repeat(10_000)} / HTTP/1.1\nHost: x\n\n`),
  'a tunnel': wire('CONNECT elsewhere.example:443 HTTP/1.1\nHost: elsewhere.example:443\n\n'),
  'a header of 64 KB': wire(`${GET}X: ${'x'.repeat(65_536)}\n\n`),
  'an address of 64 KB': wire(`GET /api/${'x'.repeat(65_536)} HTTP/1.1\nHost: x\n\n`),
  'a cookie of 32 KB': wire(`${GET}Cookie: a=${'x'.repeat(32_768)}\n\n`),
  noise: Buffer.from(Array.from({ length: 2_000 }, (_, index) => (index * 89) % 256)).toString('latin1'),
};

/** Closed, or waiting for more: HTTP/0.9 is the beginning of a request. */
const UNANSWERED = ['a tunnel', 'HTTP/0.9'];

const malformed: readonly Attack[] = Object.entries(MALFORMED).map(([name, text]) => ({
  name,
  run: async ({ port }: Place) => {
    const mayBeSilent = UNANSWERED.includes(name);
    const answer = await rawHttp(port, Buffer.from(text, 'latin1'), mayBeSilent ? undefined : PATIENCE_MS);
    const found = statuses(answer).join();
    holds(/^4\d\d$/.test(found) || (mayBeSilent && found === ''), `answered ${found}`);
    holds(!/<html|node:|at \w+ \(/i.test(answer), `answered ${answer.slice(0, 200)}`);
  },
}));

/** Odd but harmless: served or refused, but never misread. */
const ODD: Readonly<Record<string, string>> = {
  'an address of another host': wire(
    'GET http://elsewhere.example/api/castaways HTTP/1.1\nHost: x\nConnection: close\n\n',
  ),
  TRACE: wire('TRACE /api/castaways HTTP/1.1\nHost: x\nCookie: secret=1\nConnection: close\n\n'),
  'an upgrade to h2c': wire(
    `${GET}Connection: Upgrade, HTTP2-Settings, close\nUpgrade: h2c\nHTTP2-Settings: AAMAAABkAAQAAP__\n\n`,
  ),
  'an upgrade elsewhere': wire(
    `GET /api/users HTTP/1.1\nHost: x\nConnection: Upgrade, close\nUpgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\n\n`,
  ),
  'dots in the address': wire(
    'GET /api/../api/users/../../etc/passwd HTTP/1.1\nHost: x\nConnection: close\n\n',
  ),
  'a backslash in the address': wire('GET /api\\users HTTP/1.1\nHost: x\nConnection: close\n\n'),
  'two slashes before the address': wire(
    'GET //elsewhere.example/%2e%2e HTTP/1.1\nHost: x\nConnection: close\n\n',
  ),
  '5,000 headers': wire(`${GET}Connection: close\n${'X: y\n'.repeat(5_000)}\n`),
  'another expectation': wire(`${GET}Expect: a-miracle\nConnection: close\n\n`),
};

const odd: readonly Attack[] = Object.entries(ODD).map(([name, text]) => ({
  name,
  run: async ({ port }: Place) => {
    const answer = await rawHttp(port, text, PATIENCE_MS);
    const [status = ''] = statuses(answer);
    holds(/^[234]\d\d$/.test(status), `answered ${answer.slice(0, 120)}`);
    holds(!/root:|secret=1/i.test(answer) && status !== '101', `answered ${answer.slice(0, 300)}`);
    const location = /^location: (.*)/im.exec(answer)?.[1]?.trim() ?? '/';
    holds(/^\/(?![/\\])/.test(location), `it leads to ${location}`);
  },
}));

export const malformedHttp: Family = {
  name: 'malformed HTTP',
  isAtOnce: true,
  attacks: [control, ...smuggling, ...malformed, ...odd],
};
