import type { Page } from 'playwright-core';
import type { SignedIn } from '../../api.js';
import { addPhone } from '../../phone.js';
import { newPlayer } from '../people.js';
import type { ScreenText } from './screen-text.js';

type Open = ScreenText['open'];

const rows = (where: string, open: Open, ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

/** Fictional, and nobody else's in this league. */
let numbers = Date.now() % 1_000_000;
const newNumber = (): string => `5553${String((numbers += 1) % 1_000_000).padStart(6, '0')}`;

/** The settings of a newcomer, brought into a state. */
const settings =
  (
    prepare: (page: Page) => Promise<unknown>,
    before?: (player: SignedIn, twilioUrl: string) => Promise<unknown>,
  ): Open =>
  async ({ openPage }, { season }) => {
    const player = await newPlayer(season);
    await before?.(player, season.twilioUrl);
    const page = await openPage(season, { as: player, expectErrors: [/net::ERR_FAILED/] });
    await page.goto('/profile/sms');
    await prepare(page);
    return page;
  };

const withPhone = (player: SignedIn, twilioUrl: string) => addPhone(twilioUrl, player, newNumber());
const nothing = async () => undefined;
const silence = (page: Page) => page.route('**/api/users/me/**', (route) => route.abort());
const askRemoval = (page: Page) => page.getByRole('button', { name: 'Remove' }).click();

async function addInSilence(page: Page): Promise<void> {
  await silence(page);
  await page.getByLabel('Phone number').fill(newNumber());
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

async function removeInSilence(page: Page): Promise<void> {
  await silence(page);
  await askRemoval(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
}

async function toggleInSilence(page: Page): Promise<void> {
  await silence(page);
  await page.getByRole('switch', { name: 'SMS notifications' }).click();
}

export const smsTexts: readonly ScreenText[] = [
  ...rows(
    'SMS settings',
    settings(nothing),
    'PICK [name]',
    'BOARD or LEADERBOARD',
    'top 5',
    'STATUS',
    'TEAM',
    'HELP',
    'STOP',
    /A reminder SMS is sent if there is no pick by Wednesday (noon|\d+:\d\d [AP]M) PT/,
    /Text TORCH, or one of these, to \(\d{3}\) \d{3}-\d{4}/,
  ),
  ...rows('SMS settings with a number', settings(nothing, withPhone), /\(555\) 3\d\d-\d{4}/),
  ...rows(
    'SMS settings, removal asked for',
    settings(askRemoval, withPhone),
    "Remove your phone number? You'll no longer receive SMS notifications.",
  ),
  ...rows('SMS settings, number not added', settings(addInSilence), 'Failed to add phone number'),
  ...rows(
    'SMS settings, number not removed',
    settings(removeInSilence, withPhone),
    'Failed to remove phone number',
  ),
  ...rows(
    'SMS settings, not switched',
    settings(toggleInSilence, withPhone),
    'Failed to update SMS settings',
  ),
];
