import type { CallId } from '@torchbearer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls, samples } from './samples.js';
import { codeOf, startGatewayForTest, type GatewayForTest } from './gateway-for-test.js';
import { ids, tokens } from './sample.js';

const callsOfTheirOwn: readonly CallId[] = ['getOpenApi', 'getDocs'];
const all = allCalls.filter(({ id }) => !callsOfTheirOwn.includes(id));

describe('while the services are down', () => {
  let gateway: GatewayForTest;
  beforeAll(async () => {
    gateway = await startGatewayForTest({ GRPC_DEADLINE_MS: '150', SETTLE_TIMEOUT_MS: '0' });
    await Promise.all(gateway.services.map((stub) => stub.stop()));
  });
  afterAll(() => gateway.stop());

  it.concurrent.each(all)('$id is unavailable, with Retry-After', async ({ id }) => {
    // A visitor who signs out needs no service.
    const answer = await gateway.call(id, { as: 'player', ...samples[id] });
    expect(codeOf(answer)).toBe('UNAVAILABLE');
    expect(answer.headers.get('retry-after')).toBe('2');
  });

  it('the documentation is available', async () => {
    for (const id of callsOfTheirOwn) expect((await gateway.call(id)).status).toBe(200);
  });

  it('no user is signed out', async () => {
    expect(codeOf(await gateway.call('getLeague', { cookie: tokens.player }))).toBe('UNAVAILABLE');
  });

  it('an attempt to sign in that no service checked does not count as failed', async () => {
    for (let attempt = 0; attempt < 12; attempt++) {
      expect(codeOf(await gateway.call('logIn', samples.logIn))).toBe('UNAVAILABLE');
    }
  });
});

describe('while only identity is down', () => {
  it('public calls succeed, and an owner’s e-mail stays masked; but players may hide results', async () => {
    const gateway = await startGatewayForTest({ GRPC_DEADLINE_MS: '400' });
    try {
      await gateway.identity.stop();
      expect((await gateway.call('listCastaways')).status).toBe(200);
      expect(codeOf(await gateway.call('listCastaways', { as: 'player' }))).toBe('UNAVAILABLE');
      const owner = await gateway.call('getCastawayOwner', { ...samples.getCastawayOwner, as: 'player' });
      expect(owner.json).toMatchObject({ email: 'r…@example.com' });
    } finally {
      await gateway.stop();
    }
  });
});

describe('a service that never responds', () => {
  it('times out at the deadline', async () => {
    const gateway = await startGatewayForTest({ GRPC_DEADLINE_MS: '300' });
    let answer: (value: { weeksInFirst: number }) => void = () => undefined;
    try {
      gateway.scoring.answer('getWeeksInFirst', () => new Promise((resolve) => (answer = resolve)));
      expect(codeOf(await gateway.call('getWeeksInFirst', { as: 'player' }))).toBe('UNAVAILABLE');
    } finally {
      answer({ weeksInFirst: 0 });
      await gateway.stop();
    }
  });
});

describe('a service that fails', () => {
  it('causes an error without details', async () => {
    const gateway = await startGatewayForTest({ LOG_LEVEL: 'silent' });
    try {
      gateway.league.answer('getLeague', () => ({
        draftStatus: 0,
        rankingsLocked: true,
        players: 1,
        castaways: 1,
      }));
      const answer = await gateway.call('getLeague', { as: 'player' });
      expect(codeOf(answer)).toBe('INTERNAL');
      expect(answer.json).toMatchObject({ error: 'Something went wrong on our side. Please try again.' });
      expect(answer.text).not.toContain(ids.player);
    } finally {
      await gateway.stop();
    }
  });
});
