import type { Page } from '@playwright/test';
import type { SignedIn } from '../src/api.js';
import { addPhone } from '../src/phone.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { season } from '../src/web/shared-system-client.js';
import { admin, newPlayer } from '../src/web/people.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test } from '../src/web/test.js';

/** Fictional, and used by no other test in this league. */
let numbers = (Date.now() * 7) % 1_000_000;
const newNumber = (): string => `5554${String((numbers += 1) % 1_000_000).padStart(6, '0')}`;

/** A player who takes texts, with a unique name. */
async function reader(): Promise<SignedIn & { readonly name: string }> {
  const player = await newPlayer(season, 'Wren Talbot');
  await addPhone(season.twilioUrl, player, newNumber());
  const { name } = await player.client.getOwnUser();
  return { ...player, name };
}

async function addressTo(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: 'Custom' }).check();
  await page.getByLabel('Find players').fill(name);
  await page.getByRole('checkbox', { name }).check();
}

const preview = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Preview' }) });

test.describe('the SMS manager', () => {
  test('sends a message once, even if the first response is lost', async ({ openPage }) => {
    const { name } = await reader();
    const boss = await admin(season);
    const expectErrors = [/net::ERR_FAILED/];
    const page = await openPage(season, { as: boss, expectErrors });
    const keys: string[] = [];
    await page.route('**/api/sms/blast', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return await route.fallback();
      // The server has it; the browser gets no response.
      await route.fetch();
      await route.abort();
    });
    await page.goto('/admin/sms');
    await addressTo(page, name);
    const word = `torch${keys.length}${Date.now().toString(36)}`;
    await page.getByLabel('Message', { exact: true }).fill(`Hello {name}, ${word}`);
    await page.getByRole('button', { name: 'Send SMS Blast' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1 each')).toBeVisible();
    await expect(dialog).toContainText(name, { useInnerText: true });
    await expect(dialog).toContainText('$0.05', { useInnerText: true });
    await dialog.getByRole('button', { name: 'Send now' }).click();
    await expect(dialog.getByText('Failed to send SMS blast')).toBeVisible();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('SMS blast sent to 1 recipient', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Blast sent' })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    await expect(async () => {
      const log = await boss.client.listSmsLogs({ query: { limit: 200 } });
      expect(log.filter(({ outboundText }) => outboundText === `Hello ${name}, ${word}`)).toHaveLength(1);
    }).toPass();
    await expect(page.getByRole('row', { name: new RegExp(word) })).toBeVisible();
  });

  test('inserts a placeholder at the caret, and fills it in the preview', async ({ openPage }) => {
    const { name } = await reader();
    const page = await openPage(season, { as: await admin(season) });
    await page.goto('/admin/sms');
    await addressTo(page, name);
    const message = page.getByLabel('Message', { exact: true });
    // It searches: there is no preview, and nothing is sent.
    await page.getByLabel('Find players').press('Enter');
    await message.fill('Hi , welcome!');
    await message.press('Home');
    for (let step = 0; step < 3; step++) await message.press('ArrowRight');
    await page.getByRole('button', { name: 'Insert {name}' }).click();
    await page.keyboard.type('!');
    await expect(message).toHaveValue('Hi {name}!, welcome!');
    await expect(preview(page).getByText(`Hi ${name}!, welcome!`)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Please enter a message')).toHaveCount(0);
    await untilStable(page);
    await expectNoAxeViolations(page);
  });

  test('stops a blast and reminders that are queued, after a question', async ({ openPage }) => {
    const page = await openPage(season, { as: await admin(season) });
    const waiting = { blast: 1_200, reminders: 7 };
    const figures = { sent: 0, delivered: 1, failed: 0, skipped: [] };
    await page.route('**/api/sms/blast/queued', (route) =>
      route.fulfill({
        json: {
          ...{ blastId: 'queued', message: 'Hi', createdAt: new Date().toISOString(), recipients: 1_201 },
          ...{ ...figures, waiting: waiting.blast },
        },
      }),
    );
    await page.route('**/api/sms/reminders/progress', (route) =>
      route.fulfill({ json: { weekNumber: 7, ...figures, waiting: waiting.reminders } }),
    );
    const stopped = (what: keyof typeof waiting) => {
      const count = waiting[what];
      waiting[what] = 0;
      return { json: { stopped: count } };
    };
    await page.route('**/api/sms/blast/queued/stop', (route) => route.fulfill(stopped('blast')));
    await page.route('**/api/sms/reminders/stop', (route) => route.fulfill(stopped('reminders')));
    await page.goto('/admin/sms?blast=queued');
    await expect(page.getByText('1 of 8 reminders of this week are done.')).toBeVisible();
    for (const [title, question, result] of [
      ['Blast on its way', '1,200 messages are queued', 'Stopped: 1,200 messages are not sent.'],
      ['Automated reminders', '7 messages are queued', 'Stopped: 7 messages are not sent.'],
    ] as const) {
      const panel = page.locator('section', { has: page.getByRole('heading', { name: title }) });
      await panel.getByRole('button', { name: 'Stop sending' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(question);
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Stop sending' }).click();
      await expect(page.getByText(result)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Stop sending' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Blast sent' })).toBeVisible();
  });

  test('restores the admin’s own text after a template replaced it @long', async ({ openPage }) => {
    const page = await openPage(season, { as: await admin(season) });
    await page.goto('/admin/sms');
    const message = page.getByLabel('Message', { exact: true });
    await message.fill('My own words');
    await page.getByLabel('Template').selectOption({ label: 'Picks open' });
    await expect.poll(() => message.inputValue()).toContain('{deadline}');
    await page.getByRole('button', { name: 'Back to my text' }).click();
    await expect(message).toHaveValue('My own words');
  });
});
