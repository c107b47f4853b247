import type { Page } from '@playwright/test';

/** A phone's width hides the navigation; opened there, it stays so until it is closed, and a desk shows it always. */
export async function openNavigation(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  if (before) await page.setViewportSize(before);
}
