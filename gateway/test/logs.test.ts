import { createLog } from '@torchbearer/kit';
import { forFile } from '@torchbearer/kit/testing/suites';
import { expect, it } from 'vitest';
import { allCalls, samples } from './samples.js';
import { startGatewayForTest, type CallInput } from './gateway-for-test.js';
import { ids, tokens } from './sample.js';
import { GOOD_SIGNATURE } from './stubs.js';

/** The gateway's complete log output. */
const lines: string[] = [];
const log = createLog('gateway', 'trace', { write: (line) => void lines.push(line) });
const gateway = await forFile(startGatewayForTest({}, log));

const tokenOf = ({ body }: CallInput): string => (body as { readonly token: string }).token;

const SECRET_OR_PERSONAL = [
  ...Object.values(tokens),
  GOOD_SIGNATURE,
  ...[samples.logInExternally, samples.resetPassword, samples.confirmEmail].map(tokenOf),
  'a-good-reset-token',
  'a-good-email-token',
  'a-fresh-nonce',
  'sparks-fly',
  'embers-glow',
  'kite-7-ember-42',
  '2025550123',
  'example.com',
  'Robin',
  'Juniper',
  'picks close {deadline}',
];

it('no call logs a secret or personal data', async () => {
  for (const { id } of allCalls) await gateway.call(id, samples[id]);
  // Also for errors: service down or failing, unknown, malformed, in an unexpected query.
  const others = gateway.services.filter((service) => service !== gateway.identity);
  await Promise.all(others.map((service) => service.stop()));
  gateway.identity.answer('resetPassword', () => {
    throw new Error(`no such token: ${tokens.fresh}`);
  });
  for (const id of ['getCalendar', 'resetPassword', 'receiveSms', 'sendBlast'] as const) {
    expect((await gateway.call(id, samples[id])).status).toBeGreaterThanOrEqual(500);
  }
  await gateway.request('GET', `/reset-password?token=a-good-reset-token`);
  await gateway.request('GET', `/confirm-email?token=a-good-email-token`);
  await gateway.request('GET', `/revert-email?token=a-good-email-token`);
  await gateway.request('GET', `/api/calendar/${tokens.calendar}`);
  await gateway.request('POST', `/api/calendar/${tokens.calendar}.ics?email=robin@example.com`);
  await gateway.request('POST', '/api/auth/reset-password', {
    raw: '{"token":"a-good-reset-token"',
    headers: { 'content-type': 'application/json' },
  });
  const all = lines.join('');
  expect(all).toContain('/api/calendar/{token}.ics');
  expect(all).toContain(ids.player);
  for (const secret of SECRET_OR_PERSONAL) expect(all).not.toContain(secret);
});

it('every call is logged by its route pattern', () => {
  const routes = new Set(lines.map((line) => (JSON.parse(line) as { route?: string }).route));
  for (const { call } of allCalls) expect(routes).toContain(call.path);
});

it('the line of a refused request names why it was refused', async () => {
  const codesLogged = async (request: () => Promise<unknown>) => {
    const from = lines.length;
    await request();
    return lines
      .slice(from)
      .flatMap((line) => (/"msg":"request"/.test(line) ? [/"code":"(\w+)"/.exec(line)?.[1]] : []));
  };
  expect(await codesLogged(() => gateway.call('submitPick', { as: 'player', body: {} }))).toEqual([
    'INVALID_INPUT',
  ]);
  expect(await codesLogged(() => gateway.request('GET', '/api/users/me'))).toEqual(['NOT_SIGNED_IN']);
  expect(await codesLogged(() => gateway.request('GET', '/api/nothing'))).toEqual(['NOT_FOUND']);
  expect(await codesLogged(() => gateway.request('GET', '/api/openapi.json'))).toEqual([undefined]);
});
