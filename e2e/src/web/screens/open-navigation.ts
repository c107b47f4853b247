import type { Page } from '@playwright/test';

/** On a phone the navigation is hidden and stays open until closed; on a desktop it is always shown. */
export async function openNavigation(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  if (before) await page.setViewportSize(before);
}
