/** The fixtures find what they are for. */
import { axeViolations } from '../src/web/axe.js';
import { season } from '../src/web/shared-system-client.js';
import { expect, test } from '../src/web/test.js';

const ERRORS: Readonly<Record<string, () => void>> = {
  'an error on the console': () => console.error('the torch is out'),
  'an uncaught error': () =>
    void setTimeout(() => {
      throw new Error('a broken raft');
    }),
  'an inline script': () =>
    document.head.append(Object.assign(document.createElement('script'), { textContent: 'alert(1)' })),
};

for (const [name, cause] of Object.entries(ERRORS)) {
  test.fail(`${name} fails a test`, async ({ openPage }) => {
    const page = await openPage(season);
    await page.goto('/about');
    const reported = new Promise<void>((resolve) => {
      page.on('console', () => resolve());
      page.on('pageerror', () => resolve());
    });
    await page.evaluate(cause);
    await reported;
  });
}

test('an expected error does not fail a test, nor does the browser’s note that a visitor is not signed in', async ({
  openPage,
  expectErrors,
}) => {
  const page = await openPage(season, { expectErrors: [/status of 404/] });
  await page.goto('/torch.svg');
  await page.evaluate(async () => {
    await fetch('/api/auth/me');
    await fetch('/api/nothing');
  });
  await page.evaluate(() => console.error('the torch is out'));
  expectErrors(page, /the torch is out/);
});

test('axe reports an image without a text, with its selector', async ({ openPage }) => {
  const page = await openPage(season);
  await page.setContent('<html lang="en"><title>t</title><main><h1>h</h1><img id="pic" src="/torch.svg">');
  expect(await axeViolations(page)).toContainEqual(expect.stringMatching(/^image-alt at #pic: Fix any/));
});
