import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, PASSWORD, signUp, visitor, type SignedIn, type Visitor } from './src/api.js';
import { startSystemInProcess } from './src/in-process.js';
import type { TestSystem } from './src/system.js';
import { eventually } from './src/wait.js';
import { resetLinkIn, startMailbox, type Mailbox } from './src/web/mailbox.js';

const PUBLIC_URL = 'https://league.example.com';

describe('a forgotten password', () => {
  let mailbox: Mailbox;
  let system: TestSystem;
  let anonymous: Visitor;
  let player: SignedIn;

  beforeAll(async () => {
    mailbox = await startMailbox();
    system = await startSystemInProcess({
      purpose: 'reset',
      env: { SMTP_URL: mailbox.url, PUBLIC_URL, LIMIT_FORGOT_PASSWORD_ADDRESS: '1000000' },
    });
    anonymous = visitor(system.urls);
    player = await signUp(system.urls, 'Forgetful');
  });
  afterAll(async () => {
    await system?.stop();
    await mailbox?.stop();
  });

  const linkTo = (email: string, from = 0): Promise<URL> =>
    eventually(() => resetLinkIn(mailbox.mails.slice(from), email));
  const requestReset = (email: string, headers: Record<string, string> = {}) =>
    anonymous.raw('POST', '/api/auth/forgot-password', { email }, headers);

  it('is reset by the mailed link, which leads to the configured site whatever Host the request has', async () => {
    const { port, hostname } = new URL(system.urls[0] ?? '');
    const from = mailbox.mails.length;
    const status = await new Promise((resolve, reject) => {
      const body = JSON.stringify({ email: player.email });
      const headers = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      };
      request({ hostname, port, path: '/api/auth/forgot-password', method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end(body);
    });
    expect(status).toBe(200);
    const link = await linkTo(player.email, from);
    expect(link.origin).toBe(PUBLIC_URL);
    expect(mailbox.mails.map(({ text }) => text).join()).not.toContain('evil.example');

    const body = {
      token: new URLSearchParams(link.hash.slice(1)).get('token') ?? '',
      password: 'found-it-again',
    };
    await anonymous.client.resetPassword({ body });
    expect((await logIn(system.urls, player.email, body.password)).id).toBe(player.id);
    const used = await anonymous.raw('POST', '/api/auth/reset-password', body);
    expect([used.status, (used.json as { error: string }).error]).toEqual([
      400,
      'Invalid or expired reset token. Please request a new one.',
    ]);
    const old = await anonymous.raw('POST', '/api/auth/login', { email: player.email, password: PASSWORD });
    expect(old.status).toBe(401);
  });

  it('returns the same response for an unknown e-mail, but sends no mail', async () => {
    const people: SignedIn[] = [];
    // One after the other: hashing a password is slow, and twenty at a time overload a busy machine.
    for (let index = 0; index < 20; index++) people.push(await signUp(system.urls, `Known ${index}`));
    const durations: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (const [index, { email }] of people.entries()) {
      for (const kind of index % 2 === 0
        ? (['known', 'unknown'] as const)
        : (['unknown', 'known'] as const)) {
        const startedAt = performance.now();
        const response = await requestReset(kind === 'known' ? email : `unknown-${index}@example.com`);
        durations[kind].push(performance.now() - startedAt);
        expect([response.status, Object.keys(response.json as object)]).toEqual([200, ['message']]);
        expect(response.json).toEqual((await requestReset(`other-${index}@example.com`)).json);
      }
    }
    const median = (times: number[]): string => (times.sort((a, b) => a - b)[10] ?? 0).toFixed(1);
    console.log(
      `forgot-password, medians of 20: known ${median(durations.known)} ms, unknown ${median(durations.unknown)} ms`,
    );
    await Promise.all(people.map(({ email }) => linkTo(email)));
    expect(mailbox.mails.filter(({ to }) => /^(unknown|other)/.test(to))).toEqual([]);
  });

  it('can be reset five times an hour, for known and unknown e-mails', async () => {
    for (const email of [(await signUp(system.urls, 'Insistent')).email, 'insistent-stranger@example.com']) {
      for (let time = 1; time <= 5; time++) expect((await requestReset(email)).status).toBe(200);
      const sixth = await requestReset(email.toUpperCase());
      expect(sixth.status).toBe(429);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});
