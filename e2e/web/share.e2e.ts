/** The picture of a player's week. */
import { readFile } from 'node:fs/promises';
import { samplePlayer } from '../src/web/people.js';
import { season } from '../src/web/shared-system-client.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { expect, test } from '../src/web/test.js';

/** Of a PNG file: the header is followed by width and height. */
const sizeOf = (png: Buffer): { width: number; height: number } => ({
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
});

test.describe('the picture of a week', () => {
  test('shows the week that is open, and can be downloaded', async ({ openPage }) => {
    const player = await samplePlayer(season, 2);
    const [week] = (await player.client.getMyHistory()).slice(-1);
    const page = await openPage(season, { as: player, width: 360, height: 780, touch: true });
    await page.goto('/weekly-results');
    await page.getByRole('button', { name: 'Share my week' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share my week' });
    const picture = dialog.getByRole('img', { name: /^Week/ });
    await expect(picture).toHaveAttribute(
      'alt',
      new RegExp(`^Week ${String(week?.weekNumber)}: .*#${String(week?.rank)}, `),
    );
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
    await expectNoAxeViolations(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`torchbearer-week-${String(week?.weekNumber)}.png`);
    expect(sizeOf(await readFile(await file.path()))).toEqual({ width: 1080, height: 1350 });
  });

  test('goes to the device’s share sheet where there is one, and closing that is no failure', async ({
    openPage,
  }) => {
    const page = await openPage(season, { as: await samplePlayer(season, 2) });
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files }: { files: File[] }) => {
          shared.push(...files.map(({ name, type }) => `${name} ${type}`));
          return Promise.reject(
            new DOMException('closed', shared.length > 1 ? 'NotAllowedError' : 'AbortError'),
          );
        },
      });
    });
    await page.goto('/weekly-results');
    await page.getByRole('button', { name: 'Share my week' }).click();
    const share = page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true });
    await share.click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
      .toEqual([expect.stringMatching(/^torchbearer-week-\d+\.png image\/png$/)]);
    await expect(page.getByRole('alert')).not.toBeAttached();
    await share.click();
    await expect(page.getByRole('alert')).toHaveText('The picture could not be shared. Download it instead.');
  });
});
