/** Requests that arrive too slowly, or have a foreign Host header. */
import { once } from 'node:events';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import { assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';
import { openConnection } from '../raw-http.js';
import { crlf } from './malformed-http.js';

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

const slow: readonly Attack[] = Object.entries(SLOW).map(([name, text]) => ({
  name: `open 200 connections that send ${name}`,
  run: async ({ send, port }: Target) => {
    const sockets = await Promise.all(Array.from({ length: 200 }, () => openConnection(port, text)));
    try {
      for (let turn = 0; turn < 5; turn++)
        assertStatus(await send({ path: '/api/castaways' }), 200, 'another caller');
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
}));

const slowHead: Attack = {
  name: 'send one byte of a head every second',
  isLong: true,
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

const control: Attack = {
  name: '(control: the system still responds)',
  run: async ({ send, attacker }) => {
    assertStatus(await send({ path: '/api/castaways' }), 200, 'a visitor');
    assertStatus(await send({ path: '/api/auth/me', token: attacker.token }), 200, 'a player');
  },
};

export const slowHttp: Family = {
  name: 'slow HTTP, Host',
  attacks: [hostHeader, ...slow, slowHead, control],
};
