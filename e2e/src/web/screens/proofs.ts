/** Proofs of identity: a code by text message, and a second factor. */
import type { Page } from '@playwright/test';
import { respondWith } from './responses.js';
import type { Screen } from './screen.js';

const MINUTE_MS = 60_000;
const player = { as: 'player', on: 'season' } as const;

type Change = () => Readonly<Record<string, unknown>>;

/** The server's response about the caller's account, modified: no real account is changed for a screenshot. */
const ownAccount = (change: Change) => (page: Page) =>
  page.route(/\/api\/(auth|users)\/me$/, async (route) => {
    if (route.request().method() !== 'GET') return await route.fallback();
    const response = await route.fetch();
    const user = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...user, ...change() } });
  });

const refuses = (path: string, status: number, code: string, message: string) =>
  respondWith(`**${path}`, { error: message, code, requestId: 'a-request' }, status);

/** @param since time since the code was sent */
const pendingPhone =
  (since: number, pending: object = {}): Change =>
  () => ({
    phone: '+15552380100',
    phoneVerified: false,
    phonePending: {
      phone: '+15552380100',
      expiresAt: new Date(Date.now() + 10 * MINUTE_MS - since).toISOString(),
      resendAt: new Date(Date.now() + MINUTE_MS - since).toISOString(),
      triesLeft: 5,
      replaces: null,
      ...pending,
    },
  });

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const PHONE = '/api/users/me/phone';
const SECOND_FACTOR = '/api/users/me/second-factor';
const begun = respondWith(`**${SECOND_FACTOR}`, {
  secret: SECRET,
  uri: `otpauth://totp/Torchbearer:coral%40torchbearer.example?issuer=Torchbearer&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
});
const RECOVERY_CODES = ['K7WM-P3XQ', 'R2DV-8HTN', 'B6YJ-4CFK', 'W9PX-M3GQ', 'T5HN-7VRD'];
const confirmed = respondWith(`**${SECOND_FACTOR}/confirm`, {
  recoveryCodes: [...RECOVERY_CODES, ...RECOVERY_CODES.map((code) => [...code].reverse().join(''))],
});
const wrongCode = (path: string) =>
  refuses(path, 401, 'WRONG_SECOND_FACTOR', 'This code is not right, or was used already.');

const linked = respondWith('**/api/users/me/identities', [
  {
    id: '0b3d9a43-52a6-4f25-8c1e-7c3f3f0f8a11',
    provider: 'Campfire ID',
    email: 'coral@torchbearer.example',
    linkedAt: '2026-03-01T18:00:00.000Z',
  },
]);

async function setUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
}

async function switchOn(page: Page): Promise<void> {
  await setUp(page);
  await page.getByLabel(/six digits/).fill('123456');
  await page.getByRole('button', { name: 'Switch on' }).click();
}

const signIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill('coral@torchbearer.example');
  await page.getByLabel('Password', { exact: true }).fill('not-looked-at');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByLabel('Code', { exact: true }).waitFor();
};

export const proofScreens: readonly Screen[] = [
  {
    name: 'profile-sms-code',
    path: '/profile/sms',
    ...player,
    before: ownAccount(pendingPhone(MINUTE_MS)),
    prepare: (page) => page.getByRole('button', { name: 'Send a new code' }).waitFor(),
  },
  {
    name: 'profile-sms-code-replaces',
    path: '/profile/sms',
    ...player,
    before: ownAccount(pendingPhone(MINUTE_MS, { replaces: '+15552380199' })),
  },
  {
    name: 'profile-sms-code-wrong',
    path: '/profile/sms',
    ...player,
    before: async (page) => {
      let triesLeft = 5;
      await ownAccount(() => pendingPhone(MINUTE_MS, { triesLeft })())(page);
      await page.route('**/api/users/me/phone/verify', (route) => {
        triesLeft = 4;
        const message = 'This code is not right. You have 4 more tries.';
        const json = { error: message, code: 'PHONE_CODE_WRONG', requestId: 'a-request' };
        return route.fulfill({ status: 400, json });
      });
    },
    prepare: async (page) => {
      await page.getByLabel('Code', { exact: true }).fill('123456');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText('Six digits. 4 tries left.').waitFor();
    },
    expectErrors: [/status of 400/],
  },
  {
    name: 'profile-sms-code-expired',
    path: '/profile/sms',
    ...player,
    before: ownAccount(pendingPhone(11 * MINUTE_MS)),
    prepare: (page) => page.getByText('This code is no longer valid. Please send a new one.').waitFor(),
  },
  {
    name: 'profile-sms-remove-password',
    path: '/profile/sms',
    ...player,
    before: async (page) => {
      const phone = { phone: '+15552380100', phoneVerified: true, phonePending: null };
      await ownAccount(() => phone)(page);
      await refuses(PHONE, 403, 'REAUTHENTICATION_REQUIRED', 'Please enter your password again.')(page);
    },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await page.getByLabel('Your password').waitFor();
    },
    expectErrors: [/status of 403/],
  },
  { name: 'profile-second-factor', path: '/profile/edit', ...player, before: begun, prepare: setUp },
  {
    name: 'profile-second-factor-password',
    path: '/profile/edit',
    ...player,
    before: refuses(SECOND_FACTOR, 403, 'REAUTHENTICATION_REQUIRED', 'Please enter your password again.'),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Set up' }).click();
      await page.getByLabel('Your password').waitFor();
    },
    expectErrors: [/status of 403/],
  },
  {
    name: 'profile-second-factor-wrong',
    path: '/profile/edit',
    ...player,
    before: async (page) => await Promise.all([begun(page), wrongCode(`${SECOND_FACTOR}/confirm`)(page)]),
    prepare: async (page) => {
      await switchOn(page);
      await page.getByText('This code is not right, or was used already.').waitFor();
    },
    expectErrors: [/status of 401/],
  },
  {
    name: 'profile-recovery-codes',
    path: '/profile/edit',
    ...player,
    before: async (page) => await Promise.all([begun(page), confirmed(page)]),
    prepare: async (page) => {
      await switchOn(page);
      await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
    },
  },
  {
    name: 'profile-linked-sign-ins',
    path: '/profile/edit',
    ...player,
    before: linked,
    prepare: (page) => page.getByRole('button', { name: 'Unlink Campfire ID' }).waitFor(),
  },
  {
    name: 'profile-linked-sign-in-only',
    path: '/profile/edit',
    ...player,
    before: async (page) => {
      await linked(page);
      const message = 'This is your only way to sign in. Please set a password first.';
      await refuses('/api/users/me/identities/*', 409, 'ONLY_SIGN_IN', message)(page);
    },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Unlink Campfire ID' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
      await page.getByText('This is your only way to sign in.').waitFor();
    },
    expectErrors: [/status of 409/],
  },
  {
    name: 'profile-linked-sign-in-code',
    path: '/profile/edit',
    ...player,
    before: async (page) => {
      await linked(page);
      const message = 'Please enter the code of your authenticator app as well.';
      await refuses('/api/users/me/identities/*', 401, 'SECOND_FACTOR_REQUIRED', message)(page);
    },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Unlink Campfire ID' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
      await page.getByLabel('Code of your second factor').waitFor();
    },
    expectErrors: [/status of 401/],
  },
  {
    name: 'profile-second-factor-on',
    path: '/profile/edit',
    ...player,
    before: ownAccount(() => ({ hasSecondFactor: true })),
    prepare: (page) => page.getByRole('button', { name: 'Switch off' }).waitFor(),
  },
  {
    name: 'second-factor',
    path: '/second-factor',
    ...player,
    before: ownAccount(() => ({ mustSetUpSecondFactor: true })),
    prepare: async (page) => {
      // Until then, nothing else is available to them.
      await page.goto('/profile');
      await page.waitForURL('**/second-factor');
      await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor();
    },
  },
  {
    name: 'second-factor-qr-code',
    path: '/second-factor',
    ...player,
    before: async (page) =>
      await Promise.all([ownAccount(() => ({ mustSetUpSecondFactor: true }))(page), begun(page)]),
    prepare: setUp,
  },
  {
    name: 'second-factor-recovery-codes',
    path: '/second-factor',
    ...player,
    before: async (page) =>
      await Promise.all([
        ownAccount(() => ({ mustSetUpSecondFactor: true }))(page),
        begun(page),
        confirmed(page),
      ]),
    prepare: async (page) => {
      await switchOn(page);
      await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
    },
  },
  {
    name: 'login-code',
    path: '/login',
    as: 'visitor',
    on: 'season',
    before: refuses('/api/auth/login', 401, 'SECOND_FACTOR_REQUIRED', 'Please enter a code.'),
    prepare: signIn,
    expectErrors: [/status of 401/],
  },
  {
    name: 'login-code-wrong',
    path: '/login',
    as: 'visitor',
    on: 'season',
    before: wrongCode('/api/auth/login'),
    prepare: async (page) => {
      await signIn(page);
      await page.getByText('This code is not right, or was used already.').waitFor();
    },
    expectErrors: [/status of 401/],
  },
];
