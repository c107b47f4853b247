import type { Page } from '@playwright/test';

/** From now on a call's response is the server's own, modified. */
export const changeResponse = <Body>(page: Page, path: string, change: (body: Body) => unknown) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: change((await response.json()) as Body) });
  });

/** As if sign-up required an invite. */
export const inviteOnly = (page: Page) =>
  changeResponse(page, '**/api/config', (config: object) => ({ ...config, signUpMode: 'invite' }));
