import { serviceActor } from '@torchbearer/kit';
import { adminActor, playerActor } from '@torchbearer/kit/testing';
import { forFile, refusesOtherCallers } from '@torchbearer/kit/testing/suites';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rpcs } from '../src/rpcs.js';
import { reasonOf, startLeague } from './league.js';

const league = await forFile(startLeague());

const LIMITED = { id: randomUUID(), signedInAt: 0, mustChangePassword: true };

describe('who may call', () => {
  refusesOtherCallers(IdentityServiceService, rpcs, async () => ({
    client: league.identity,
    demotedId: (await league.signUp('demoted')).user.id,
  }));

  it('leaves no trace of a refused call', async () => {
    const audited = await league.database.rows(`select from outbox where topic = 'identity.audit.v1'`);
    expect(audited).toEqual([]);
  });

  it('lets our own processes report a lockout', async () => {
    const lockout = { email: 'jo@example.com', everywhere: false };
    const byGateway = { actor: serviceActor('gateway') };
    expect(await reasonOf(league.identity.reportLockout(lockout, byGateway))).toBe('OK');
  });

  it('lets a session that began with a temporary password read its own user only, and change the password', async () => {
    const { user } = await league.signUp('limited');
    const limited = { actor: playerActor(user.id, user.name, LIMITED) };
    expect((await league.identity.getUser({ userId: user.id }, limited)).user?.id).toBe(user.id);
    const admin = { actor: adminActor(league.admin.id, 'Admin', LIMITED) };
    expect(await reasonOf(league.identity.getUser({ userId: user.id }, admin))).toBe(
      'PASSWORD_CHANGE_REQUIRED',
    );
    const change = { currentPassword: 'limited-2030', newPassword: 'not-limited-2030', sessionToken: '' };
    expect(await reasonOf(league.identity.changePassword(change, limited))).toBe('OK');
  });
});
