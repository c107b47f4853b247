import { calls } from '@torchbearer/contract';
import { REASONS } from '@torchbearer/rules';
import type { Page } from '@playwright/test';
import type { Outage } from './outage.js';

/** From now on the page's calls to a service get the gateway's response while the service is away. */
export async function withoutService(page: Page, service: Outage['service']): Promise<void> {
  const away = calls
    .filter((call) => 'rpc' in call && call.rpc.startsWith(`${service}.`))
    .map(
      ({ method, path }) => new RegExp(`^${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    );
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    if (!away.some((pattern) => pattern.test(call))) return await route.fallback();
    const { http: status, sentence: error } = REASONS.UNAVAILABLE;
    await route.fulfill({ status, json: { error, code: 'UNAVAILABLE', requestId: 'a-request' } });
  });
}
