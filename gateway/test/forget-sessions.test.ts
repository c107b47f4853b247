import { createBus, Refusal } from '@torchbearer/kit';
import { eventually, testLog } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { Topics } from '@torchbearer/proto/topics';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { codeOf, startGatewayForTest } from './gateway-for-test.js';
import { ids } from './sample.js';

const gateway = await forFile(startGatewayForTest());
beforeEach(() => gateway.reset());
const bus = createBus(
  { BUS_DATABASE_URL: gateway.busUrl },
  { clientId: 'test', log: testLog, onCrash: (error) => testLog.error({ err: error }, 'crashed') },
);
afterAll(() => bus.close());

const publish = (topic: string, key: string, value: Uint8Array | null) =>
  bus.publish([{ topic, key, value, headers: { ce_entityversion: '2' } }]);

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
  await publish(Topics.session.name, ended.id, Topics.session.codec.encode(ended).finish());
  await untilForgotten();
});
