import { Refusal } from '@torchbearer/kit';
import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { Topics } from '@torchbearer/proto/topics';
import { beforeEach, expect, it } from 'vitest';
import { codeOf, startGatewayForTest } from './gateway-for-test.js';
import { ids } from './sample.js';

const gateway = await forFile(startGatewayForTest());
beforeEach(() => gateway.reset());

/** Keeps the session cached until the event arrives; `getSession` refuses meanwhile. */
const untilForgotten = async () => {
  gateway.identity.answer('getSession', () => {
    throw new Refusal('NOT_SIGNED_IN');
  });
  await eventually(async () => {
    expect(codeOf(await gateway.call('getLeague', { as: 'player' }))).toBe('NOT_SIGNED_IN');
    // Sooner than a cached session ends by itself.
  }, 30_000);
};

it('a session that ends elsewhere ends here', async () => {
  await gateway.call('getLeague', { as: 'player' });
  const ended = { id: `session-${ids.player}`, version: 2, userId: ids.player, endedAt: new Date() };
  await gateway.publish(Topics.session, ended.id, ended);
  await untilForgotten();
});
