/** The landing and the ways in, as visitors see them. */
import type { Page } from '@playwright/test';
import { never } from './responses.js';
import type { Screen } from './screen.js';

const visitor = { as: 'visitor', on: 'season' } as const;
const openLanding = (page: Page) => page.getByRole('main').getByRole('button').first().click();
const answer = (word: 'Yes' | 'No', shows: string) => async (page: Page) => {
  await openLanding(page);
  await page.getByRole('button', { name: word, exact: true }).click();
  await page.getByText(shows).waitFor();
};

export const signingInScreens: readonly Screen[] = [
  { name: 'landing', path: '/', ...visitor },
  {
    name: 'landing-question',
    path: '/',
    ...visitor,
    prepare: openLanding,
    texts: ['Take the Beware Advantage?', 'Yes', 'No'],
  },
  {
    name: 'landing-no',
    path: '/',
    ...visitor,
    prepare: answer('No', 'Better luck next time.'),
    texts: ['Better luck next time.', /host would be disappointed/, 'Try Again'],
  },
  {
    name: 'landing-yes',
    path: '/',
    ...visitor,
    prepare: answer('Yes', 'Congratulations!'),
    texts: [
      'Congratulations!',
      'Draft castaways, select one every week, and outscore the other players',
      /Text TORCH to \(\d{3}\) \d{3}-\d{4}/,
      'Sign Up',
      'Login',
    ],
  },
  { name: 'login', path: '/login', ...visitor, texts: ['Continue with Driftwood'] },
  {
    name: 'login-failed',
    path: '/login',
    ...visitor,
    prepare: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not-it');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('alert').waitFor();
    },
    expectErrors: [/status of 4(01|29)/],
  },
  { name: 'signup', path: '/signup', ...visitor },
  {
    name: 'signup-faulty',
    path: '/signup',
    ...visitor,
    prepare: (page) => page.getByRole('button', { name: 'Sign Up', exact: true }).click(),
  },
  { name: 'forgot-password', path: '/forgot-password', ...visitor, texts: ['Send reset link'] },
  { name: 'reset-password', path: '/reset-password#token=a-token', ...visitor },
  {
    name: 'reset-password-no-token',
    path: '/reset-password',
    ...visitor,
    texts: ['Invalid or expired reset token. Please request a new one.'],
  },
  { name: 'confirm-email', path: '/confirm-email#token=a-token', ...visitor },
  { name: 'confirm-email-no-token', path: '/confirm-email', ...visitor },
  {
    name: 'confirm-email-invalid',
    path: '/confirm-email#token=a-token',
    ...visitor,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Confirm email' }).click();
      await page.getByRole('alert').waitFor();
    },
    expectErrors: [/status of 400/],
  },
  { name: 'revert-email', path: '/revert-email#token=a-token', ...visitor },
  {
    name: 'callback',
    path: '/callback?code=a&state=b',
    ...visitor,
    before: never('**/api/config'),
    texts: ['Authenticating...'],
  },
  {
    name: 'not-found',
    path: '/no-such-page',
    ...visitor,
    texts: ['404 - Page Not Found', "The page you're looking for doesn’t exist.", 'Return Home'],
  },
];
