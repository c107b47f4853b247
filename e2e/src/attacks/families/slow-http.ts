/** Requests that arrive too slowly, or have an unknown host. */
import { once } from 'node:events';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import { answered, holds } from '../expected.js';
import type { Place } from '../place.js';
import { openConnection } from '../raw-http.js';
import { wire } from './malformed-http.js';

const hostHeader: Attack = {
  name: 'a Host that becomes part of a link or an answer',
  run: async ({ ask, newPlayer, mailbox, freshAddress, attacker }) => {
    const headers = { host: 'elsewhere.example', 'x-forwarded-host': 'elsewhere.example' };
    for (const path of ['/', '/login', '/api/config', '/api/openapi.json', '/api/docs', '/admin']) {
      const answer = await ask({ path, headers });
      holds(!answer.text.includes('elsewhere.example'), `${path} repeats the host`);
      holds(answer.headers.location === undefined, `${path} leads to ${answer.headers.location}`);
    }
    const link = await ask({
      method: 'POST',
      path: '/api/users/me/calendar-token',
      token: attacker.token,
      headers,
    });
    holds(!link.text.includes('elsewhere.example'), `the calendar link: ${link.text}`);
    const { email } = await newPlayer('forgetful');
    const body = { email };
    answered(await ask({ path: '/api/auth/forgot-password', body, headers, from: freshAddress() }), 200);
    const mails = await eventually(() => {
      const found = mailbox.mails.filter(({ to }) => to === email);
      holds(found.length > 0, 'no mail came');
      return found;
    });
    holds(!mails.some(({ text }) => text.includes('elsewhere.example')), 'the mail leads elsewhere');
  },
};

const SLOW = {
  'a head': wire('GET /api/castaways HTTP/1.1\nHost: x\nX-Slow: '),
  'a body': wire(
    'POST /api/auth/login HTTP/1.1\nHost: x\nContent-Type: application/json\nContent-Length: 100\n\n{"email',
  ),
  nothing: '',
} as const;

const slow: readonly Attack[] = Object.entries(SLOW).map(([name, text]) => ({
  name: `200 callers who never finish ${name}`,
  run: async ({ ask, port }: Place) => {
    const sockets = await Promise.all(Array.from({ length: 200 }, () => openConnection(port, text)));
    try {
      for (let turn = 0; turn < 5; turn++) answered(await ask({ path: '/api/castaways' }), 200, 'the others');
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
}));

const hungUpOn: Attack = {
  name: 'a caller who sends a byte of a head every second',
  isLong: true,
  run: async ({ port }) => {
    const socket = await openConnection(port, SLOW['a head']);
    const dribble = setInterval(() => socket.write('x'), 1_000);
    socket.resume();
    try {
      await once(socket, 'close', { signal: AbortSignal.timeout(60_000) });
    } finally {
      clearInterval(dribble);
      socket.destroy();
    }
  },
};

const stillThere: Attack = {
  name: '(the product answers after all of it)',
  run: async ({ ask, attacker }) => {
    answered(await ask({ path: '/api/castaways' }), 200, 'a visitor');
    answered(await ask({ path: '/api/auth/me', token: attacker.token }), 200, 'a player');
  },
};

export const slowHttp: Family = {
  name: 'slow HTTP, Host',
  attacks: [hostHeader, ...slow, hungUpOn, stillThere],
};
