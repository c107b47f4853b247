import { createHash, randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../src/wait.js';
import { axeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import { launchChromium, whyNoChromium } from '../src/web/chromium.js';
import type { WebLeagues } from '../src/web/league.js';
import { killProcess, leagues, resetLink } from '../src/web/leagues.js';
import { openPageIn } from '../src/web/open-page.js';
import { draftedPlayer, newPlayer, samplePlayer } from '../src/web/people.js';

const { openPage, expectErrors } = useBrowser();
let house: WebLeagues;
beforeAll(async () => {
  house = await leagues();
});

describe('the leagues of the web tests', () => {
  it('are a season under way, and one before its draft', async () => {
    const drafted = await draftedPlayer(house.season);
    const { assigned, week } = await drafted.client.getMyPicks();
    expect([assigned.length, week.weekNumber]).toEqual([2, 7]);
    const early = await newPlayer(house.preseason);
    const { order, locked } = await early.client.getMyRanking();
    expect([order.length, locked]).toEqual([18, false]);
  });

  it('mail to a mailbox that a test can read', async () => {
    const { client, email } = await newPlayer(house.season);
    await client.forgotPassword({ body: { email } });
    expect((await resetLink(email)).origin).toBe(house.season.url);
  });

  it('come back when one of their processes is killed', async () => {
    const player = await newPlayer(house.preseason);
    await killProcess(house.preseason, 'realtime');
    await eventually(async () => {
      const answer = await fetch(`${house.preseason.url}/socket.io/?EIO=4&transport=polling`, {
        headers: { authorization: `Bearer ${player.token}` },
      });
      expect(answer.status).toBe(200);
    });
  });
});

describe('a page of the web tests', () => {
  it('is signed in as whoever it is opened for, by token and by cookie', async () => {
    const player = await samplePlayer(house.season);
    const page = await openPage(house.season, { as: player, width: 360, expectErrors: [/favicon/] });
    await page.goto('/torch.svg');
    const stored = await page.evaluate(() => localStorage.getItem('torchbearer.token'));
    expect(stored).toBe(player.token);
    const answer = await page.request.get('/api/auth/me');
    expect(await answer.json()).toMatchObject({ email: player.email });
  });

  it('is asked not to complain of a visitor, and of what its test expects', async () => {
    const page = await openPage(house.season, { expectErrors: [/status of 404/] });
    await page.goto('/torch.svg');
    await page.evaluate(async () => {
      await fetch('/api/auth/me');
      await fetch('/api/nothing');
    });
    await page.evaluate(() => console.error('the torch is out'));
    expectErrors(page, /the torch is out/);
  });
});

describe.skipIf(whyNoChromium() !== null)('what a test fails for', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  it('is an error on the console, one that no script caught, and inline script', async () => {
    const { page, context, complaints } = await openPageIn(browser, house.season.url);
    await page.goto('/api/docs');
    const before = complaints.unexpected();
    await page.evaluate(() => {
      console.error('a cold torch');
      setTimeout(() => {
        throw new Error('a broken raft');
      });
      document.head.append(Object.assign(document.createElement('script'), { textContent: 'alert(1)' }));
    });
    await eventually(() => expect(complaints.unexpected()).toHaveLength(before.length + 3));
    const said = complaints.unexpected().join('\n');
    for (const part of ['a cold torch', 'a broken raft', 'Content Security Policy'])
      expect(said).toContain(part);
    await context.close();
  });

  it('is a picture without words, named with its place on the page', async () => {
    const { page, context } = await openPageIn(browser, house.season.url);
    await page.setContent('<html lang="en"><title>t</title><main><h1>h</h1><img id="pic" src="/torch.svg">');
    const violations = await axeViolations(page);
    expect(violations.some((line) => line.startsWith('image-alt at #pic: Fix any'))).toBe(true);
    await context.close();
  });
});

describe('the identity provider of the web tests', () => {
  /** Goes through the provider as the web does; what `/callback` is told. */
  async function signIn(page: Page, press: 'Sign in' | 'Cancel', email: string) {
    const origin = house.season.url;
    const { oidc } = await (await newPlayer(house.season)).client.getConfig();
    if (!oidc) throw new Error('no provider');
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      client_id: oidc.clientId,
      response_type: 'code',
      redirect_uri: `${origin}/callback`,
      scope: 'openid email profile',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'as-it-was',
    });
    const back = page.waitForRequest((request) => request.url().startsWith(`${origin}/callback?`));
    await page.goto(`${oidc.authority}/auth?${query.toString()}`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: press }).click();
    return { told: new URL((await back).url()).searchParams, verifier, oidc };
  }

  it('gives whoever types an e-mail an ID token that signs in to the league', async () => {
    const page = await openPage(house.season, { expectErrors: [/./] });
    const { told, verifier, oidc } = await signIn(page, 'Sign in', 'palm.reader@example.com');
    const [clientId, code, redirectUri] = [
      oidc.clientId,
      told.get('code') ?? '',
      `${house.season.url}/callback`,
    ];
    // The page was not told of this sign-in, and has gone elsewhere with it.
    await page.goto('/torch.svg');
    // From inside the page: the content security policy and the provider's CORS must both allow it.
    const idToken = await page.evaluate(
      async ([authority, ...given]) => {
        const { token_endpoint } = (await (
          await fetch(`${authority}/.well-known/openid-configuration`)
        ).json()) as { token_endpoint: string };
        const [client_id = '', code = '', redirect_uri = '', code_verifier = ''] = given;
        const body = { grant_type: 'authorization_code', client_id, code, redirect_uri, code_verifier };
        const answer = await fetch(token_endpoint, { method: 'POST', body: new URLSearchParams(body) });
        return ((await answer.json()) as { id_token: string }).id_token;
      },
      [oidc.authority, clientId, code, redirectUri, verifier],
    );
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as unknown;
    const email = 'palm.reader@example.com';
    expect(claims).toMatchObject({ email, email_verified: true, name: 'palm.reader' });
    const { client } = await newPlayer(house.season);
    const { user } = await client.logInExternally({ body: { token: idToken, email } });
    expect(user.email).toBe(email);
  });

  it('refuses where the button Cancel is pressed', async () => {
    const { told } = await signIn(await openPage(house.season, { expectErrors: [/./] }), 'Cancel', '');
    expect([told.get('error'), told.get('state')]).toEqual(['access_denied', 'as-it-was']);
  });
});
