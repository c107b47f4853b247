import { PASSWORD } from '../src/api.js';
import { isLongRun } from '../src/long-run.js';
import { inviteOnly } from '../src/web/change-response.js';
import { axeViolations } from '../src/web/axe.js';
import { season } from '../src/web/shared-system-client.js';
import { admin, newPlayer, samplePlayer } from '../src/web/people.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test } from '../src/web/test.js';

test.describe('the layout', () => {
  test('links to every screen from its top navigation', async ({ openPage }) => {
    const page = await openPage(season, { as: await samplePlayer(season, 10) });
    await page.goto('/weekly-results');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Leaderboard' }).click();
    await page.waitForURL('**/leaderboard');
    await bar.getByRole('link', { name: 'Picks' }).click();
    await page.waitForURL('**/weekly-picks');
    await bar.getByRole('link', { name: 'Rankings' }).click();
    await page.waitForURL('**/preseason-rank');
  });

  for (const { area, as, from, navigation, to, path } of [
    {
      ...{ area: 'site', as: () => samplePlayer(season, 10), from: '/weekly-results' },
      ...{ navigation: 'Main', to: 'Leaderboard', path: '/leaderboard' },
    },
    {
      ...{ area: 'admin area', as: () => admin(season), from: '/admin/stats' },
      ...{ navigation: 'Admin', to: 'Announcements', path: '/admin/announcements' },
    },
  ])
    test(`folds the navigation of the ${area} into a menu on a phone, which a change of page or Escape closes`, async ({
      openPage,
    }) => {
      const page = await openPage(season, { as: await as(), width: 360 });
      await page.goto(from);
      const open = page.getByRole('button', { name: 'Open navigation' });
      const links = page.getByRole('navigation', { name: navigation });
      await open.click();
      await expect(links).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await links.getByRole('link', { name: to }).click();
      await page.waitForURL(`**${path}`);
      await expect(links).toBeHidden();

      await open.click();
      await expect(links).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(links).toBeHidden();
      await expect(open).toBeFocused();
    });

  test('starts a trace with each request @long', async ({ openPage }) => {
    const page = await openPage(season, { as: await samplePlayer(season, 10) });
    const requests = ['**/api/auth/me', '**/api/league/standings'].map((path) => page.waitForRequest(path));
    await page.goto('/leaderboard');
    const traces = (await Promise.all(requests)).map((request) => request.headers()['traceparent'] ?? '');
    for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(new Set(traces).size).toBe(traces.length);
  });

  test('restores the scroll position when going back', async ({ openPage }) => {
    const page = await openPage(season, { as: await samplePlayer(season, 10), width: 360 });
    await page.goto('/leaderboard');
    const last = page.getByRole('table', { name: 'Live Rankings' }).getByRole('row').last();
    await last.scrollIntoViewIfNeeded();
    await untilStable(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);
    // Not by the mouse, which would scroll the page.
    await page.getByRole('button', { name: 'Open navigation' }).dispatchEvent('click');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Picks' })
      .dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: 'Weekly Picks' })).toBeVisible();
    await page.goBack();
    await expect(last).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  test('scrolls to the anchor in the address', async ({ openPage }) => {
    const page = await openPage(season, { as: await admin(season), width: 360 });
    await page.goto('/admin/draft#draft-results');
    const results = page.getByRole('heading', { name: 'Final draft results' });
    await expect(results).toBeVisible();
    const top = () => results.evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(800);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });

  test('signs a player out to the landing, and the token is no longer valid', async ({ openPage }) => {
    const player = await newPlayer(season);
    const page = await openPage(season, { as: player });
    await page.goto('/profile', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Menu of' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(async () => {
      expect(await page.evaluate(() => localStorage.getItem('torchbearer.token'))).toBeNull();
      expect((await player.raw('GET', '/api/auth/me')).status).toBe(401);
    }).toPass();
  });

  test('signs out to the landing on a slow machine too, before the server answers, and the next sign-in leads to the dashboard @long', async ({
    openPage,
  }) => {
    const player = await newPlayer(season);
    const page = await openPage(season, { as: player });
    const machine = await page.context().newCDPSession(page);
    await page.goto('/weekly-results');
    await expect(page.getByRole('heading', { level: 1, name: 'Weekly Results' })).toBeVisible();
    // Requests in progress when the session ends get a 401.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Menu of' }).click();
    const logOut = page.getByRole('menuitem', { name: 'Logout' });
    await expect(logOut).toBeVisible();
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    let send = (): void => undefined;
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/api/auth/logout', (route) => held.then(() => route.continue()));
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await logOut.click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('torchbearer.token'))).toBeNull();
    send();
    await page.waitForURL((url) => url.pathname === '/' && url.search === '');
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // Without a reload: the page must not return to the screen they left.
    await page.getByRole('button', { name: 'Open the parchment' }).click();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    const logIn = page.getByRole('link', { name: 'Login', exact: true });
    await expect(logIn).toBeVisible();
    // By then a guard would have redirected them.
    expect(visited).not.toContain('/login');
    await logIn.click();
    await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL((url) => url.pathname === '/dashboard');
  });

  test('shows the link to the admin area only to admins', async ({ openPage }) => {
    const page = await openPage(season, { as: await newPlayer(season) });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Menu of' }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit Profile' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toHaveCount(0);

    const boss = await openPage(season, { as: await admin(season) });
    await boss.goto('/profile');
    await boss.getByRole('button', { name: 'Menu of' }).click();
    await boss.getByRole('menuitem', { name: 'Admin Dashboard' }).click();
    await boss.waitForURL('**/admin');
    expect(await axeViolations(boss)).toEqual([]);
  });

  test('remembers that the banner about text messages was dismissed', async ({ openPage }) => {
    const page = await openPage(season, { as: await samplePlayer(season, 10) });
    await page.goto('/weekly-results');
    const banner = page.getByRole('complementary', { name: 'Text message reminders' });
    await banner.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner).toBeHidden();
    await page.reload();
    await untilStable(page);
    await expect(banner).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('torchbearer.sms-banner-dismissed'))).toBe('true');
  });

  test('asks visitors to sign up, and shows the banner only to players who get no texts', async ({
    openPage,
  }) => {
    const page = await openPage(season);
    await page.goto('/about');
    await expect(page.getByRole('complementary', { name: 'Text message reminders' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'sign up' })).toBeVisible();

    const reader = await samplePlayer(season);
    expect((await reader.client.getMe()).smsEnabled).toBe(true);
    const own = await openPage(season, { as: reader });
    let tellWho = (): void => undefined;
    const known = new Promise<void>((resolve) => (tellWho = resolve));
    await own.route('**/api/auth/me', (route) => known.then(() => route.continue()));
    const banners = () => own.getByRole('complementary', { name: 'Text message reminders' }).count();
    await own.goto('/about');
    // Not for a moment either, while the user is not known yet.
    await expect(own.getByRole('contentinfo')).toBeVisible();
    expect(await banners()).toBe(0);
    tellWho();
    const footer = own.getByRole('contentinfo');
    await expect(footer.getByText('Torchbearer is in Beta. Questions? E-mail')).toBeVisible();
    await untilStable(own);
    await expect.poll(banners).toBe(0);
    expect(await footer.innerText()).not.toContain('participate');
  });

  test('asks visitors to e-mail support while sign-up needs an invite @long', async ({ openPage }) => {
    const page = await openPage(season);
    await inviteOnly(page);
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    await expect(
      footer.getByText(/^Torchbearer is in Beta\. To participate, e-mail \S+@\S+\.$/),
    ).toBeVisible();
    expect(await footer.getByRole('link', { name: 'sign up' }).count()).toBe(0);
  });

  test('uses the color scheme of the system until the user switches it', async ({ openPage }) => {
    const page = await openPage(season, { scheme: 'light' });
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
    await page.goto('/no/such/page');
    await expect(page.getByRole('button', { name: 'Switch to dark colors' })).toBeVisible();
    expect(await scheme()).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Switch to light colors' }).click();
    await expect(page.getByRole('button', { name: 'Switch to dark colors' })).toBeVisible();
    await page.reload();
    expect(await scheme()).toBe('light');
  });

  test('asks a visitor of a protected page to sign in, and leads back there', async ({ openPage }) => {
    const page = await openPage(season);
    const paths = [
      ...['/weekly-picks?tab=all', '/profile/edit', '/dashboard', '/profile', '/profile/sms'],
      ...['/weekly-results', '/preseason-rank', '/leaderboard'],
    ];
    for (const path of isLongRun ? paths : paths.slice(0, 2)) {
      await page.goto(path);
      await page.waitForURL(({ pathname, searchParams }) => {
        return pathname === '/login' && searchParams.get('next') === path;
      });
    }
  });

  test('shows a loading state on a protected page until the session is known @long', async ({ openPage }) => {
    const page = await openPage(season, { as: await samplePlayer(season, 11) });
    await page.route('**/api/auth/me', () => undefined);
    await page.goto('/profile');
    await expect(page.getByText('Loading...').first()).toBeVisible();
  });

  test('has a link that skips to the content as its first focus stop', async ({ openPage }) => {
    const page = await openPage(season, { as: await samplePlayer(season, 10) });
    await page.goto('/weekly-results');
    await untilStable(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('says what to do if a screen breaks, and the rest of the site still works', async ({ openPage }) => {
    const page = await openPage(season, {
      as: await samplePlayer(season, 10),
      expectErrors: [/./],
    });
    // An invalid list: our server never sends one, but a proxy in between might.
    await page.route('**/api/results', (route) => route.fulfill({ json: { results: 'none' } }));
    await page.goto('/weekly-results');
    await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute('**/api/results');
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Results/ })).toBeVisible();
  });
});
