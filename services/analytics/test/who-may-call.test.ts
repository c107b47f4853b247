import { serviceActor, VISITOR, type Actor } from '@torchbearer/kit';
import { adminActor, playerActor } from '@torchbearer/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userId, uuid } from './test-events.js';
import { ADMIN, startAnalytics, type Harness } from './harness.js';

let league: Harness;
beforeAll(async () => {
  league = await startAnalytics();
  for (const number of [1, 2]) league.tell.user(number);
  league.tell.user(3, { isAdmin: true });
  await league.settle();
});
afterAll(() => league.stop());

type Analytics = Harness['analytics'];
const compared = { user1Id: userId(1), user2Id: userId(2) };
const calls: Readonly<Record<string, (analytics: Analytics, actor: Actor) => Promise<unknown>>> = {
  GetStats: (analytics, actor) => analytics.getStats({}, { actor }),
  GetTrends: (analytics, actor) => analytics.getTrends({}, { actor }),
  GetWinProbability: (analytics, actor) => analytics.getWinProbability({}, { actor }),
  GetPowerRankings: (analytics, actor) => analytics.getPowerRankings({}, { actor }),
  GetCastawaysStatus: (analytics, actor) => analytics.getCastawaysStatus({}, { actor }),
  GetPickAccuracy: (analytics, actor) => analytics.getPickAccuracy({}, { actor }),
  GetLeaderboard: (analytics, actor) => analytics.getLeaderboard({}, { actor }),
  GetHeadToHead: (analytics, actor) => analytics.getHeadToHead(compared, { actor }),
  ListAudit: (analytics, actor) => analytics.listAudit({ limit: 0 }, { actor }),
};

describe('who may call', () => {
  for (const [name, call] of Object.entries(calls)) {
    it(`${name} answers admins alone`, async () => {
      await expect(call(league.analytics, ADMIN)).resolves.toBeDefined();
      await expect(call(league.analytics, VISITOR)).rejects.toMatchObject({ reason: 'NOT_SIGNED_IN' });
      for (const actor of [playerActor(userId(1)), serviceActor('gateway')]) {
        await expect(call(league.analytics, actor)).rejects.toMatchObject({ reason: 'ADMINS_ONLY' });
      }
    });

    it(`${name} refuses an admin who has lost the role since the call was signed`, async () => {
      await expect(call(league.analytics, adminActor(userId(1)))).rejects.toMatchObject({
        reason: 'ADMINS_ONLY',
      });
      await expect(call(league.analytics, adminActor(userId(3)))).resolves.toBeDefined();
    });
  }

  it('AwaitVersions answers services alone, and tells when copies have come', async () => {
    const request = (version: number) => ({
      versions: [{ topic: 'identity.user.v1', key: userId(1), version }],
      timeoutMs: 50,
    });
    const actor = serviceActor('gateway');
    expect(await league.copies.awaitVersions(request(1), { actor })).toEqual({ applied: true });
    expect(await league.copies.awaitVersions(request(2), { actor })).toEqual({ applied: false });
    for (const other of [ADMIN, playerActor(uuid(1, 1)), VISITOR]) {
      await expect(league.copies.awaitVersions(request(1), { actor: other })).rejects.toMatchObject({
        reason: 'SERVICES_ONLY',
      });
    }
  });
});
