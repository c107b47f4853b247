import type { Page } from '@playwright/test';

/** From now on a call's response is the server's own, modified. */
export const answering = <Answer>(page: Page, path: string, change: (answer: Answer) => unknown) =>
  page.route(path, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: change((await answer.json()) as Answer) });
  });

/** As if sign-up required an invite. */
export const byInvite = (page: Page) =>
  answering(page, '**/api/config', (config: object) => ({ ...config, signUpMode: 'invite' }));
