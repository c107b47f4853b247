/** As much load as one attacker can cause at once, within bounds: others must be served meanwhile and afterwards. */
import { gzipSync } from 'node:zlib';
import { io, type Socket } from 'socket.io-client';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import type { Answer, Ask } from '../ask.js';
import { answered, holds, refused, same, unbroken } from '../expected.js';
import type { Place } from '../place.js';
import { openConnection } from '../raw-http.js';

/** At least so many of a hundred are served; the others may be told to retry later. */
const LEAST_PERCENT = 90;

function mostlyAnswered(answers: readonly Answer[]): void {
  const refusals = answers.filter(({ status }) => status !== 200);
  for (const { status, text, headers } of refusals) {
    holds([429, 503].includes(status), `one was answered ${status} ${text}`);
    holds(headers['retry-after'] !== undefined, 'nothing says when to come back');
  }
  const percent = (100 * (answers.length - refusals.length)) / answers.length;
  holds(percent >= LEAST_PERCENT, `only ${Math.round(percent)} of 100 were answered`);
}

/** One attacker's simultaneous requests, with others' at the same moment. */
async function besideOthers<Answers>(place: Place, load: Promise<Answers>): Promise<Answers> {
  const [answers] = await Promise.all([load, othersAreServed(place)]);
  await othersAreServed(place);
  return answers;
}

async function othersAreServed({ ask, victim }: Place): Promise<void> {
  answered(await ask({ path: '/api/castaways' }), 200, 'a visitor meanwhile');
  answered(await ask({ path: '/api/auth/me', token: victim.token }), 200, 'a player meanwhile');
}

const atOnce = ({ ask }: Place, count: number, one: Ask): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, () => ask(one)));

const JSON_BOMBS: Readonly<Record<string, string>> = {
  'JSON of 50,000 levels': '['.repeat(50_000) + ']'.repeat(50_000),
  'objects of 15,000 levels': `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`,
  'JSON of 10,000 fields': JSON.stringify(
    Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`f${n}`, 1])),
  ),
  'a number of 90,000 digits': `{"castawayId":${'9'.repeat(90_000)}}`,
  'numbers beyond all numbers': '{"castawayId":1e999999,"x":-1e999999}',
  'a text of 90 KB': JSON.stringify({ castawayId: 'x'.repeat(90_000) }),
};

const jsonBombs: readonly Attack[] = Object.entries(JSON_BOMBS).map(([name, body]) => ({
  name: `${name}, 20 at once`,
  run: async (place: Place) => {
    const one = { path: '/api/picks/me', token: place.attacker.token, body };
    const answers = await besideOthers(place, atOnce(place, 20, one));
    for (const answer of answers) {
      refused(answer, ['INVALID_INPUT', 'MALFORMED_JSON', 'TOO_MANY_REQUESTS'], name);
    }
  },
}));

/** Inputs that make a careless regular expression slow. */
const PONDERED: readonly Ask[] = [
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

const pondered: Attack = {
  name: 'texts over which a pattern might ponder',
  run: async (place) => {
    for (const one of PONDERED) {
      const begun = performance.now();
      const answer = await place.ask({ ...one, from: place.freshAddress() });
      unbroken(answer, one.path.slice(0, 60));
      const tookMs = performance.now() - begun;
      // Work that grows with the square of such a text takes minutes.
      holds(tookMs < 10_000, `${one.path.slice(0, 60)} took ${Math.round(tookMs)} ms`);
    }
  },
};

const packed: Attack = {
  name: 'a body of 50 MB in 50 KB, 10 at once',
  run: async (place) => {
    const body = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const load = atOnce(place, 10, { path: '/api/auth/login', headers, body });
    for (const answer of await besideOthers(place, load)) {
      refused(answer, ['TOO_LARGE', 'MALFORMED_JSON', 'WRONG_TYPE'], 'the body');
    }
  },
};

const large: Attack = {
  name: 'bodies of 5 MB from callers who may not send them, 10 at once',
  run: async (place) => {
    const body = Buffer.alloc(5 * 1024 * 1024, 'x');
    const paths = ['/api/users/profile-picture', '/api/admin/castaways/import'];
    for (const path of paths) {
      const load = Promise.allSettled(
        Array.from({ length: 10 }, () =>
          place.ask({ path, body, headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
        ),
      );
      for (const answer of await besideOthers(place, load)) {
        // Closing the connection before all was sent is fine too.
        if (answer.status === 'fulfilled') refused(answer.value, ['NOT_SIGNED_IN', 'TOO_LARGE'], path);
      }
    }
  },
};

const manyCalls: Attack = {
  name: '300 calls of one player at once',
  run: async (place) => {
    const { token } = await place.newPlayer('busy');
    mostlyAnswered(await besideOthers(place, atOnce(place, 300, { path: '/api/picks/me', token })));
  },
};

const tooManyCalls: Attack = {
  name: 'more calls than a minute has room for',
  isLong: true,
  run: async (place) => {
    const { token } = await place.newPlayer('restless');
    const codes = new Map<string | null, number>();
    for (let turn = 0; turn < 13; turn++) {
      const load = atOnce(place, 50, { path: '/api/users/me', token });
      for (const { code } of await besideOthers(place, load)) {
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
    holds((codes.get('TOO_MANY_REQUESTS') ?? 0) > 0, `650 calls were answered ${JSON.stringify([...codes])}`);
  },
};

const picksAtOnce: Attack = {
  name: '50 picks of one player at once',
  run: async (place) => {
    const { attacker, league } = place;
    const roster = league.rosters.get(attacker.id) ?? [];
    holds(roster.length > 1, 'every pick would be the same');
    const begun = new Date().toISOString();
    const load = Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        place.ask({
          path: '/api/picks/me',
          token: attacker.token,
          body: { castawayId: roster[turn % roster.length] },
        }),
      ),
    );
    mostlyAnswered(await besideOthers(place, load));
    const { picks } = await attacker.client.listAllPicks();
    const saved = picks.filter(({ userId }) => userId === attacker.id);
    same(saved.length, 1, 'picks of the week');
    // One of these fifty and not an earlier pick: another castaway means another time.
    const submittedAt = saved[0]?.submittedAt ?? '';
    holds(submittedAt >= begun, `the pick is of ${submittedAt}, before ${begun}`);
  },
};

const connections: Attack = {
  name: '500 connections that say nothing',
  run: async (place) => {
    const opened = await Promise.all(
      Array.from({ length: 500 }, (_, turn) => openConnection(place.port, '', `127.9.0.${(turn % 50) + 1}`)),
    );
    try {
      await othersAreServed(place);
    } finally {
      for (const socket of opened) socket.destroy();
    }
  },
};

const MOST_SOCKETS = 50;

const userSockets: Attack = {
  name: '70 sockets of one player',
  run: async ({ url, newPlayer }) => {
    const { token } = await newPlayer('many-tabs');
    const sockets: Socket[] = Array.from({ length: 70 }, () =>
      io(url, { transports: ['websocket'], auth: { token }, reconnection: false, forceNew: true }),
    );
    try {
      await Promise.all(
        sockets.map(
          (socket) =>
            new Promise<void>((resolve) => {
              socket.once('connect', () => resolve());
              socket.once('connect_error', () => resolve());
            }),
        ),
      );
      // The connection is accepted first, the refusal follows.
      await eventually(() => {
        const open = sockets.filter(({ connected }) => connected).length;
        holds(open > 0 && open <= MOST_SOCKETS, `${open} stayed open`);
      });
    } finally {
      for (const socket of sockets) socket.close();
    }
  },
};

const longLists: Attack = {
  name: 'lists longer than any league',
  run: async ({ ask, admin, attacker }) => {
    const id = '00000000-0000-4000-8000-00000000dead';
    const lists: readonly Ask[] = [
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
    for (const one of lists) refused(await ask(one), 'INVALID_INPUT', one.path);
  },
};

export const exhaustion: Family = {
  name: 'exhaustion',
  attacks: [
    ...jsonBombs,
    pondered,
    packed,
    large,
    manyCalls,
    tooManyCalls,
    picksAtOnce,
    connections,
    userSockets,
    longLists,
  ],
};
