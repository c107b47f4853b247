/** Load by one attacker: others must be served meanwhile and afterwards. */
import { gzipSync } from 'node:zlib';
import { forEach, type Attack } from '../attack.js';
import type { HttpResponse, HttpRequest } from '../http.js';
import { assertNoServerError, assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';
import { openConnection } from '../raw-http.js';

/** At least this share of the requests is served; the others may get a Retry-After. */
const MIN_PERCENT = 90;

function assertMostlyServed(responses: readonly HttpResponse[]): void {
  const refusals = responses.filter(({ status }) => status !== 200);
  for (const { status, text, headers } of refusals) {
    assertThat([429, 503].includes(status), `one request got ${status} ${text}`);
    assertThat(headers['retry-after'] !== undefined, 'Retry-After is missing');
  }
  const percent = (100 * (responses.length - refusals.length)) / responses.length;
  assertThat(percent >= MIN_PERCENT, `only ${Math.round(percent)} % of the requests were served`);
}

/** Checks that others are served during and after this load. */
async function whileOthersAreServed<Answers>(target: Target, load: Promise<Answers>): Promise<Answers> {
  const [responses] = await Promise.all([load, assertOthersServed(target)]);
  await assertOthersServed(target);
  return responses;
}

async function assertOthersServed({ send, victim }: Target): Promise<void> {
  assertStatus(await send({ path: '/api/castaways' }), 200, 'a visitor meanwhile');
  assertStatus(await send({ path: '/api/auth/me', token: victim.token }), 200, 'a player meanwhile');
}

const atOnce = ({ send }: Target, count: number, one: HttpRequest): Promise<HttpResponse[]> =>
  Promise.all(Array.from({ length: count }, () => send(one)));

const JSON_BOMBS: Readonly<Record<string, string>> = {
  'JSON with 50,000 levels': '['.repeat(50_000) + ']'.repeat(50_000),
  'objects with 15,000 levels': `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`,
  'JSON with 9,000 fields': JSON.stringify(
    Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`f${n}`, 1])),
  ),
  'a number with 90,000 digits': `{"castawayId":${'9'.repeat(90_000)}}`,
  'infinite numbers': '{"castawayId":1e999999,"x":-1e999999}',
  'a text of 90 KB': JSON.stringify({ castawayId: 'x'.repeat(90_000) }),
};

const jsonBombs = forEach(
  JSON_BOMBS,
  (name) => `send ${name}, 20 at once`,
  async (target, body, name) => {
    const one = { path: '/api/picks/me', token: target.attacker.token, body };
    for (const response of await whileOthersAreServed(target, atOnce(target, 20, one)))
      assertRefused(response, ['INVALID_INPUT', 'MALFORMED_JSON', 'TOO_MANY_REQUESTS'], name);
  },
);

/** Inputs that make careless regular expressions slow. */
const SLOW_PATTERNS: readonly HttpRequest[] = [
  { path: '/api/auth/login', body: { email: `${'a'.repeat(240)}@`, password: 'x'.repeat(200) } },
  { path: '/api/auth/forgot-password', body: { email: `${'a.'.repeat(120)}@${'b.'.repeat(3)}` } },
  { path: '/api/auth/forgot-password', body: { email: `"${'\\"'.repeat(120)}@x.example` } },
  { path: '/api/auth/signup', body: { email: `${'@'.repeat(200)}.`, name: ' '.repeat(80_000) } },
  { path: `/api/calendar/${'-'.repeat(5_000)}!.ics` },
  { path: `/api/castaways/${'0'.repeat(8_000)}` },
  { path: `/api/castaways?${'a=b&'.repeat(2_000)}` },
  { path: '/api/castaways', headers: { 'if-none-match': `"x"${', "x"'.repeat(2_500)}` } },
  { path: '/api/castaways', headers: { 'accept-encoding': 'gzip;q=0.1, '.repeat(800) } },
  { path: '/api/castaways', headers: { accept: 'text/*;q=0.1, '.repeat(800) } },
  { path: '/api/castaways', headers: { cookie: 'a=b; '.repeat(2_500) } },
  { path: '/', headers: { range: `bytes=${'0-1,'.repeat(2_000)}` } },
];

const slowPatterns: Attack = {
  name: 'send texts that make regular expressions slow',
  run: async (target) => {
    for (const one of SLOW_PATTERNS) {
      const startedAt = performance.now();
      const response = await target.send({ ...one, from: target.freshAddress() });
      assertNoServerError(response, one.path.slice(0, 60));
      const tookMs = performance.now() - startedAt;
      // Quadratic work on such a text would take minutes.
      assertThat(tookMs < 10_000, `${one.path.slice(0, 60)} took ${Math.round(tookMs)} ms`);
    }
  },
};

const compressed: Attack = {
  name: 'send 50 MB compressed to 50 KB, 10 at once',
  run: async (target) => {
    const body = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const load = atOnce(target, 10, { path: '/api/auth/login', headers, body });
    for (const response of await whileOthersAreServed(target, load)) {
      assertRefused(response, ['TOO_LARGE', 'MALFORMED_JSON', 'WRONG_TYPE'], 'the body');
    }
  },
};

const manyCalls: Attack = {
  name: 'make 300 calls of one player at once',
  run: async (target) => {
    const { token } = await target.newPlayer('busy');
    assertMostlyServed(
      await whileOthersAreServed(target, atOnce(target, 300, { path: '/api/picks/me', token })),
    );
  },
};

const connections: Attack = {
  name: 'open 500 silent connections',
  run: async (target) => {
    const opened = await Promise.all(
      Array.from({ length: 500 }, (_, turn) => openConnection(target.port, '', `127.9.0.${(turn % 50) + 1}`)),
    );
    try {
      await assertOthersServed(target);
    } finally {
      for (const socket of opened) socket.destroy();
    }
  },
};

const longLists: Attack = {
  name: 'send lists that are longer than any league',
  run: async ({ send, admin, attacker }) => {
    const id = '00000000-0000-4000-8000-00000000dead';
    const lists: readonly HttpRequest[] = [
      { path: '/api/rankings/me', token: attacker.token, body: { order: Array(2_000).fill(id) } },
      {
        path: '/api/admin/scoring/week/3',
        token: admin.token,
        body: { entries: Array(1_000).fill({ castawayId: id, points: 1 }) },
      },
      {
        path: '/api/sms/blast/estimate',
        token: admin.token,
        body: { recipientFilter: 'custom', customRecipients: Array(10_001).fill('x') },
      },
      { path: '/api/sms/logs?limit=1000000', token: admin.token },
      { path: '/api/admin/audit?limit=1000000', token: admin.token },
    ];
    for (const one of lists) assertRefused(await send(one), 'INVALID_INPUT', one.path);
  },
};

export const exhaustion: readonly Attack[] = [
  ...jsonBombs,
  slowPatterns,
  compressed,
  manyCalls,
  connections,
  longLists,
];
