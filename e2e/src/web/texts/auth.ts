import type { Page } from 'playwright-core';
import { PASSWORD } from '../../api.js';
import type { TestBrowser } from '../browser.js';
import type { WebLeagues } from '../league.js';
import { resetLink } from '../leagues.js';
import { newPlayer } from '../people.js';
import type { ScreenText } from './screen-text.js';

type Open = ScreenText['open'];

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The screen as it is for a visitor. */
const visit =
  (path: string): Open =>
  async ({ openPage }, { season }) => {
    const page = await openPage(season);
    await page.goto(path);
    return page;
  };

/** Looked at from its first moment. */
const arrive: Open = async ({ openPage }, { season }) => {
  const page = await openPage(season);
  await page.goto('/login', { waitUntil: 'commit' });
  return page;
};

/** The same, with nothing answering to what is sent there. */
async function withoutServer({ openPage }: TestBrowser, { season }: WebLeagues, path: string, call: string) {
  const page = await openPage(season, { expectErrors: [/ERR_/] });
  await page.goto(path);
  await page.route(`**/api/auth/${call}`, (route) => route.abort());
  return page;
}

const loginFails: Open = async (browser, leagues) => {
  const page = await withoutServer(browser, leagues, '/login', 'login');
  await field(page, 'Email').fill('robin@example.com');
  await field(page, 'Password').fill(PASSWORD);
  await press(page, 'Login');
  return page;
};

async function signUp(page: Page, password: string, confirmation: string): Promise<Page> {
  await field(page, 'Email').fill('robin@example.com');
  await field(page, 'Username').fill('robin');
  await field(page, 'Display name').fill('Robin Vale');
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(confirmation);
  await press(page, 'Sign Up');
  return page;
}

const signUpFaulty: Open = async (browser, leagues) =>
  signUp(await visit('/signup')(browser, leagues), 'short', 'shorter');

const signUpFails: Open = async (browser, leagues) =>
  signUp(await withoutServer(browser, leagues, '/signup', 'signup'), PASSWORD, PASSWORD);

async function askForLink(page: Page, email: string): Promise<Page> {
  await field(page, 'Email').fill(email);
  await press(page, 'Send reset link');
  return page;
}

const linkSent: Open = async (browser, leagues) => {
  const { email } = await newPlayer(leagues.season);
  return askForLink(await visit('/forgot-password')(browser, leagues), email);
};

const linkFails: Open = async (browser, leagues) =>
  askForLink(
    await withoutServer(browser, leagues, '/forgot-password', 'forgot-password'),
    'robin@example.com',
  );

const tokenInvalid: Open = async ({ openPage }, { season }) => {
  const page = await openPage(season, { expectErrors: [/status of 400/] });
  await page.goto('/reset-password?token=never-sent');
  await field(page, 'New password').fill(PASSWORD);
  await press(page, 'Set new password');
  return page;
};

const passwordShort: Open = async (browser, leagues) => {
  const { email, client } = await newPlayer(leagues.season);
  await client.forgotPassword({ body: { email } });
  const { pathname, search } = await resetLink(email);
  const page = await visit(pathname + search)(browser, leagues);
  await field(page, 'New password').fill('short');
  await press(page, 'Set new password');
  return page;
};

const authenticating: Open = async ({ openPage }, { season }) => {
  const page = await openPage(season);
  // Held back for as long as the page is open.
  await page.route('**/api/config', () => undefined);
  await page.goto('/callback?code=a&state=b');
  return page;
};

const rows = (where: string, open: Open, ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

export const authTexts: readonly ScreenText[] = [
  ...rows('login', visit('/login'), 'Continue with Driftwood'),
  ...rows('login, its first seconds', arrive, /Week \d+ picks are live/),
  ...rows('login, nothing answers', loginFails, 'Login failed'),
  ...rows(
    'sign-up, faulty',
    signUpFaulty,
    'Passwords do not match',
    'Password must be at least 6 characters',
  ),
  ...rows('sign-up, nothing answers', signUpFails, 'Signup failed'),
  ...rows('forgot password', visit('/forgot-password'), 'Send reset link'),
  ...rows('forgot password, sent', linkSent, 'Password reset link sent! Check your email'),
  ...rows('forgot password, nothing answers', linkFails, 'Failed to send reset link. Please try again.'),
  ...rows('reset password, too short', passwordShort, 'Password must be at least 6 characters'),
  ...rows(
    'reset password, unknown token',
    tokenInvalid,
    'Invalid or expired reset token. Please request a new one.',
  ),
  ...rows(
    'reset password without a token',
    visit('/reset-password'),
    'Invalid or expired reset token. Please request a new one.',
  ),
  ...rows('callback', authenticating, 'Authenticating...'),
];
