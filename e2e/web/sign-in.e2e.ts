import { REASONS } from '@torchbearer/rules';
import type { Page } from '@playwright/test';
import { logIn, PASSWORD, visitor } from '../src/api.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { LEAGUE_ADMIN } from '../src/web/league.js';
import { preseason, resetLink, season } from '../src/web/shared-system-client.js';
import { admin, newPlayer } from '../src/web/people.js';
import { expect, test } from '../src/web/test.js';

/** The browser reports an error response. */
const refused = { expectErrors: [/status of 4\d\d/] };

const newcomer = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await press(page, 'Login');
}

/** The description of a focused field, as assistive technology gets it. */
const faultOf = (page: Page, label: string): Promise<string | null> =>
  field(page, label).evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });

test.describe('the login', () => {
  test('accepts e-mail and password by keyboard alone, and opens the dashboard', async ({ openPage }) => {
    const player = await newPlayer(season);
    const page = await openPage(season);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeDisabled();
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
    for (let tabs = 0; tabs < 6 && (await focused()) !== 'email'; tabs += 1) await page.keyboard.press('Tab');
    await page.keyboard.type(player.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await at(page, '/dashboard');
    await page.goto('/signup');
    await at(page, '/dashboard');
  });

  test('leads admins to their area, and others to the page they wanted, if it is on this site', async ({
    openPage,
  }) => {
    const boss = await openPage(season);
    await boss.goto('/login');
    await fillLogin(boss, LEAGUE_ADMIN.email, LEAGUE_ADMIN.password);
    await at(boss, '/admin');

    const { email } = await newPlayer(season);
    const page = await openPage(season);
    await page.goto('/weekly-results?week=4');
    await at(page, '/login');
    await fillLogin(page, email, PASSWORD);
    await page.waitForURL('**/weekly-results?week=4');

    const lured = await openPage(season);
    await lured.goto('/login?next=//evil.example/');
    await fillLogin(lured, email, PASSWORD);
    await at(lured, '/dashboard');
  });

  test('says why it refuses and, after too many attempts, how long to wait', async ({ openPage }) => {
    const { email } = await newPlayer(season);
    const page = await openPage(season, refused);
    await page.goto('/login');
    await fillLogin(page, email, 'not-it');
    await expect(page.getByRole('alert').getByText('Invalid email or password')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    const attacker = visitor([season.url]);
    for (let tries = 1; tries < 10; tries += 1)
      await attacker.raw('POST', '/api/auth/login', { email, password: 'not-it' });
    await press(page, 'Login');
    await expect(page.getByText(/^You can try again in \d+ (minutes?|seconds)\.$/)).toBeVisible();
  });

  test('says if the server does not respond @long', async ({ openPage }) => {
    const page = await openPage(season, { expectErrors: [/ERR_/] });
    await page.goto('/login');
    await page.route('**/api/auth/login', (route) => route.abort());
    await fillLogin(page, 'robin@example.com', PASSWORD);
    await expect(page.getByRole('alert').getByText('Login failed')).toBeVisible();
    await expect(page.getByText('Check your connection, then try again.')).toBeVisible();
  });

  test('shows once, until a key is pressed, the week whose picks are live @long', async ({ openPage }) => {
    const page = await openPage(season);
    await page.goto('/login');
    const { weekNumber } = await (await admin(season)).client.getActiveWeek();
    expect(weekNumber).not.toBe(3);
    const words = page.getByText(/^Week \d+ picks are live$/);
    await expect(words).toBeVisible();
    expect((await words.innerText()).replace(/\s+/g, ' ')).toBe(`Week ${weekNumber} picks are live`);
    await page.keyboard.press('Shift');
    await expect(words).not.toBeAttached();
    await page.reload();
    await expect(field(page, 'Email')).toBeVisible();
    await expect(words).toHaveCount(0);
  });
});

test.describe('a temporary password', () => {
  test('must be replaced first, and signs in only once', async ({ openPage }) => {
    const player = await newPlayer(season);
    const boss = await admin(season);
    const { tempPassword: temporaryPassword } = await boss.client.resetUserPassword({
      params: { id: player.id },
    });
    const page = await openPage(season, { ...refused });
    await page.goto('/login?next=/leaderboard');
    await fillLogin(page, player.email, temporaryPassword);
    await at(page, '/choose-password');
    await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
    await expectNoAxeViolations(page);

    await field(page, 'Temporary password').fill(temporaryPassword);
    await field(page, 'New password').fill('my-own-torch');
    await field(page, 'Confirm new password').fill('another-torch');
    await press(page, 'Save password');
    await expect(page.getByText('New passwords do not match')).toBeVisible();
    await field(page, 'Confirm new password').fill('my-own-torch');
    await press(page, 'Save password');
    await at(page, '/dashboard');
    await page.goto('/choose-password');
    await at(page, '/dashboard');

    const { tempPassword: second } = await boss.client.resetUserPassword({ params: { id: player.id } });
    await logIn([season.url], player.email, second);
    const late = await openPage(season, refused);
    await late.goto('/login');
    await fillLogin(late, player.email, second);
    await expect(late.getByText('This temporary password has been used.')).toBeVisible();
  });
});

test.describe('a forgotten password', () => {
  test('is replaced through the mailed link, once', async ({ openPage }) => {
    const { email } = await newPlayer(season);
    const page = await openPage(season, { ...refused, width: 360 });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // Both screens have a field for the e-mail.
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await field(page, 'Email').fill(email);
    await press(page, 'Send reset link');
    await expect(page.getByText('Password reset link sent! Check your email')).toBeVisible();

    const { pathname, search, hash } = await resetLink(email);
    expect(search).toBe('');
    await page.goto(pathname + hash);
    await expect(field(page, 'New password')).toBeVisible();
    // The next user of this machine finds no token in the address bar or the history.
    await expect(page).toHaveURL(`${season.url}/reset-password`);
    await page.reload();
    await field(page, 'New password').fill('short');
    await press(page, 'Set new password');
    expect(await faultOf(page, 'New password')).toContain('Password must be at least 6 characters');
    await field(page, 'New password').fill('lit-once-more');
    await press(page, 'Set new password');
    await expect(page.getByText('Your password has been reset.')).toBeVisible();
    await at(page, '/login');
    await fillLogin(page, email, 'lit-once-more');
    await at(page, '/dashboard');

    const again = await openPage(season, refused);
    // Links that 0.6 mailed have the token in the query.
    await again.goto(`${pathname}?${hash.slice(1)}`);
    await field(again, 'New password').fill('lit-yet-again');
    await press(again, 'Set new password');
    await expect(again.getByText('Invalid or expired reset token. Please request a new one.')).toBeVisible();
    await again.getByRole('link', { name: 'Request a new link' }).click();
    await at(again, '/forgot-password');
  });
});

test.describe('the sign-up', () => {
  test('shows each error at its field, then signs in and leads to the rankings', async ({ openPage }) => {
    const taken = await newPlayer(preseason);
    const word = newcomer();
    const page = await openPage(preseason, { ...refused });
    await page.goto('/signup');
    await press(page, 'Sign Up');
    expect(await faultOf(page, 'Email')).toContain('Email is required');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await field(page, 'Email').fill(taken.email);
    await field(page, 'Username').fill(taken.email.split('@')[0] ?? '');
    await field(page, 'Display name').fill('Robin Vale');
    await field(page, 'Password').fill('short');
    await field(page, 'Confirm password').fill('shorter');
    await press(page, 'Sign Up');
    expect(await faultOf(page, 'Password')).toContain('Password must be at least 6 characters');
    expect(await faultOf(page, 'Confirm password')).toContain('Passwords do not match');
    await expectNoAxeViolations(page);

    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Confirm password').fill(PASSWORD);
    await press(page, 'Sign Up');
    await expect(page.getByText('Email already in use')).toBeVisible();
    expect(await faultOf(page, 'Username')).toContain('Username already taken');
    await field(page, 'Email').fill(`${word}@example.com`);
    await field(page, 'Username').fill(word);
    await press(page, 'Sign Up');
    await at(page, '/preseason-rank');
    const { user } = await visitor([preseason.url]).client.logIn({
      body: { email: `${word}@example.com`, password: PASSWORD },
    });
    expect([user.name, user.username]).toEqual(['Robin Vale', word]);
  });

  test('asks for an invite code only if it needs one, and takes it from the address', async ({
    openPage,
  }) => {
    const open = await openPage(season);
    await open.goto('/signup?invite=FIRE-1');
    await expect(field(open, 'Email')).toBeVisible();
    await expect(field(open, 'Invite code')).toHaveCount(0);

    const page = await openPage(season);
    await page.route('**/api/config', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as object), signUpMode: 'invite' } });
    });
    await page.goto('/signup?invite=FIRE-1');
    await expect(field(page, 'Invite code')).toHaveValue('FIRE-1');
  });
});

test.describe('the identity provider', () => {
  const provider = (page: Page) => page.getByRole('heading', { name: 'Who are you?' }).waitFor();

  test('signs in a user who returns from it, opens the page they wanted, and leaves nothing behind', async ({
    openPage,
  }) => {
    const email = `${newcomer()}@example.com`;
    const page = await openPage(season);
    await page.goto('/login?next=/leaderboard');
    await press(page, 'Continue with Driftwood');
    await provider(page);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Name').fill('Marlow Finch');
    await press(page, 'Sign in');
    await at(page, '/leaderboard');
    const me = await page.request.get('/api/auth/me');
    expect(await me.json()).toMatchObject({ email, name: 'Marlow Finch' });
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(stored.filter((key) => key.includes('oidc'))).toEqual([]);
  });

  test('leads back to the login, with the reason, when it is cancelled', async ({ openPage }) => {
    const page = await openPage(season);
    await page.goto('/signup');
    await press(page, 'Sign up with Driftwood');
    await provider(page);
    await press(page, 'Cancel');
    await at(page, '/login');
    await expect(page.getByText('Signing in with Driftwood was cancelled.')).toBeVisible();
  });

  test('leads an admin who signed in without a second factor back to the login, and says what to do @long', async ({
    openPage,
  }) => {
    const page = await openPage(season, refused);
    const { http: status, sentence: error } = REASONS.SECOND_FACTOR_UNPROVEN;
    // This league does not require one of admins.
    await page.route('**/api/auth/auth0-login', (route) =>
      route.fulfill({ status, json: { error, code: 'SECOND_FACTOR_UNPROVEN', requestId: 'r' } }),
    );
    await page.goto('/login');
    await press(page, 'Continue with Driftwood');
    await provider(page);
    await page.getByLabel('E-mail').fill(`${newcomer()}@example.com`);
    await page.getByLabel('Name').fill('Jo Admin');
    await press(page, 'Sign in');
    await at(page, '/login');
    await expect(
      page.getByRole('alert').getByText('Please sign in with your password and code.'),
    ).toBeVisible();
  });

  test('is not trusted with a code that was not requested', async ({ openPage }) => {
    const page = await openPage(season);
    await page.goto('/callback?code=found&state=guessed');
    await at(page, '/login');
    await expect(page.getByText('Signing in with Driftwood did not work. Please try again.')).toBeVisible();
  });
});
