import { forFile } from '@torchbearer/kit/testing/suites';
import { Topics } from '@torchbearer/proto/topics';
import { DraftStatus } from '@torchbearer/proto/league/v1/league';
import { beforeEach, describe, expect, it } from 'vitest';
import { samples } from './samples.js';
import { startGatewayForTest } from './gateway-for-test.js';
import { castaway, draftPick, ids, pick } from './sample.js';
import { publishes } from './stub-service.js';

const gateway = await forFile(startGatewayForTest());
beforeEach(() => gateway.reset());

const written = (topic: string, key: string, version = 2) => ({ topic, key, version });

const servicesAwaited = () => gateway.awaited.map(({ service }) => service).sort();

describe('a write', () => {
  it('waits for the services that copy it', async () => {
    const version = written(Topics.castaway.name, ids.castaway);
    gateway.league.answer('updateCastaway', () => {
      publishes(version);
      return { castaway };
    });
    await gateway.call('updateCastaway', samples.updateCastaway);
    expect(servicesAwaited()).toEqual([...Topics.castaway.copiedBy].sort());
    for (const { request } of gateway.awaited) expect(request.versions).toEqual([version]);
  });

  it('waits once for each service, and only for what it copies', async () => {
    const roster = written(Topics.roster.name, ids.player);
    const group = written(Topics.group.name, ids.group);
    const standings = written(Topics.standings.name, 'standings');
    gateway.league.answer('runDraft', () => {
      publishes(roster, group, standings);
      return { draftStatus: DraftStatus.DRAFT_STATUS_COMPLETED, picks: [draftPick] };
    });
    await gateway.call('runDraft', samples.runDraft);
    expect(servicesAwaited()).toEqual([...Topics.roster.copiedBy].sort());
    for (const { service, request } of gateway.awaited) {
      expect(request.versions).toEqual(service === 'scoring' ? [roster, group] : [roster]);
    }
  });

  it('waits for a new account, too', async () => {
    gateway.identity.answer('signUp', ({ email }) => {
      publishes(written(Topics.user.name, ids.nobody, 1));
      const user = {
        id: ids.nobody,
        name: 'Wren',
        email,
        phoneVerified: false,
        smsEnabled: false,
        isAdmin: false,
        hasSeenWelcome: false,
        mustChangePassword: false,
      };
      return { user: { ...user, createdAt: new Date(0) }, token: 'x'.repeat(40), expiresAt: new Date(4e12) };
    });
    await gateway.call('signUp', samples.signUp);
    expect(servicesAwaited()).toEqual([...Topics.user.copiedBy].sort());
  });

  it("does not wait if it is a player's pick", async () => {
    gateway.picks.answer('submitPick', () => {
      publishes(written(Topics.pick.name, ids.pick));
      return { pick };
    });
    await gateway.call('submitPick', samples.submitPick);
    expect(gateway.awaited).toEqual([]);
  });

  it('succeeds although a service that copies it is down', async () => {
    const alone = await startGatewayForTest({ SETTLE_TIMEOUT_MS: '200' });
    try {
      await alone.scoring.stop();
      alone.league.answer('updateCastaway', () => {
        publishes(written(Topics.castaway.name, ids.castaway));
        return { castaway };
      });
      expect((await alone.call('updateCastaway', samples.updateCastaway)).status).toBe(200);
      const others = Topics.castaway.copiedBy.filter((service) => service !== 'scoring');
      expect(alone.awaited.map(({ service }) => service).sort()).toEqual([...others].sort());
    } finally {
      await alone.stop();
    }
  });
});
