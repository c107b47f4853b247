import { logIn, PASSWORD } from '../src/api.js';
import { addPhone, textIn } from '../src/phone.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { newNumber, reload, test } from '../src/web/edit-profile.js';
import { newPlayer } from '../src/web/people.js';
import { age, season, textedCode } from '../src/web/shared-system-client.js';
import { expect } from '../src/web/test.js';

test.describe('text messages', () => {
  test('can be set up with a number, switched off and on, and ended', async ({ openPage, expectErrors }) => {
    const player = await newPlayer(season);
    const page = await openPage(season, { as: player, width: 360 });
    await page.goto('/profile/sms');
    const number = newNumber();
    const add = page.getByRole('button', { name: 'Add', exact: true });
    const field = page.getByLabel('Phone number');
    await field.pressSequentially(number.slice(0, 9));
    await expect(add).toBeDisabled();
    await field.pressSequentially(number.slice(9));
    const shown = `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`;
    await expect(field).toHaveValue(shown);
    await field.pressSequentially('0');
    await expect(add).toBeDisabled();
    await page.keyboard.press('Backspace');
    await add.click();
    await expect(page.getByText('We texted a code to')).toBeVisible();
    await expect(page.getByText(shown)).toBeVisible();
    const unproven = { phone: `+1${number}`, phoneVerified: false, smsEnabled: false };
    expect(await player.client.getMe()).toMatchObject(unproven);
    await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeVisible();
    await expectNoAxeViolations(page);
    expectErrors(page, /status of 400/);
    const first = await textedCode(season, `+1${number}`);
    await page.getByLabel('Code').fill(first === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('4 tries left')).toBeVisible();

    await age(season, player.id, 1);
    await reload(page);
    await page.getByRole('button', { name: 'Send a new code', exact: true }).click();
    await expect(page.getByText('5 tries left')).toBeVisible();
    const code = await textedCode(season, `+1${number}`, [first]);
    await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your number is confirmed.')).toBeVisible();
    await expect(page.getByText(shown)).toBeVisible();
    const proven = { phone: `+1${number}`, phoneVerified: true, smsEnabled: true };
    expect(await player.client.getMe()).toMatchObject(proven);

    const toggle = page.getByRole('switch', { name: 'SMS notifications' });
    await toggle.click();
    await expect(page.getByText('SMS notifications are off.')).toBeVisible();
    await expect(toggle).not.toBeChecked();
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByText("Remove your phone number? You'll no longer receive SMS notifications."),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(shown)).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your number is removed.')).toBeVisible();
    await expect(add).toBeVisible();
    expect(await player.client.getMe()).toMatchObject({ phone: null, smsEnabled: false });
  });

  test('are set up on the open page, at once, by a YES from the phone', async ({ openPage }) => {
    const player = await newPlayer(season);
    const page = await openPage(season, { as: player, width: 360 });
    const connected = new Promise<void>((resolve) => {
      page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).startsWith('40')) resolve();
        });
      });
    });
    await page.goto('/profile/sms');
    const number = newNumber();
    await page.getByLabel('Phone number').fill(number);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await textedCode(season, `+1${number}`);
    // Nothing on the page asks again by itself: neither a focus nor a timer.
    await connected;
    await textIn(season.twilioUrl, `+1${number}`, 'YES');
    await expect(page.getByText('Your number is confirmed.')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'SMS notifications' })).toBeChecked();
  });

  test('need the password to be ended and set up again if the sign-in was a while ago', async ({
    openPage,
    expectErrors,
  }) => {
    const signedUp = await newPlayer(season);
    await addPhone(season.twilioUrl, signedUp, newNumber());
    const player = await logIn([season.url], signedUp.email, PASSWORD);
    await age(season, player.id, 6);
    const page = await openPage(season, { as: player, width: 360 });
    await page.goto('/profile/sms');
    expectErrors(page, /status of 40[03]/);
    await page.getByRole('button', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    const password = dialog.getByLabel('Your password');
    await password.fill('not-mine');
    await password.press('Enter');
    await expect(dialog.getByText('Your current password is not right.')).toBeVisible();
    await expectNoAxeViolations(page);
    await password.fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your number is removed.')).toBeVisible();
    expect((await player.client.getMe()).phone).toBeNull();

    const number = newNumber();
    await page.getByLabel('Phone number').fill(number);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('We texted a code to')).toBeVisible();
    await textIn(season.twilioUrl, `+1${number}`, 'YES');
    await reload(page);
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
    expect(await player.client.getMe()).toMatchObject({ phone: `+1${number}`, phoneVerified: true });
  });

  test('go to the old number until a new one is confirmed', async ({ edit }) => {
    const { player, page } = await edit(360);
    const [old, next] = [newNumber(), newNumber()];
    await addPhone(season.twilioUrl, player, old);
    await page.goto('/profile/sms');
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByText('Until you confirm it, texts go to the old one.')).toBeVisible();
    await expectNoAxeViolations(page);
    const field = page.getByLabel('New phone number');
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(field).not.toBeAttached();
    await page.getByRole('button', { name: 'Change' }).click();
    await field.fill(next);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(/Until then, texts go to \(555\)/)).toBeVisible();
    const pending = { phone: `+1${next}`, replaces: `+1${old}` };
    expect((await player.client.getMe()).phonePending).toMatchObject(pending);
    await expect(async () => {
      await textIn(season.twilioUrl, `+1${next}`, 'YES');
      const proven = { phone: `+1${next}`, phoneVerified: true };
      expect(await player.client.getMe()).toMatchObject(proven);
    }).toPass();
    await reload(page);
    await expect(page.getByRole('button', { name: 'Change' })).toBeVisible();
  });
});
