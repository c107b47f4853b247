import { serviceActor } from '@torchbearer/kit';
import { adminActor, playerActor } from '@torchbearer/kit/testing';
import { forFile, refusesOtherCallers } from '@torchbearer/kit/testing/suites';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rpcs } from '../src/rpcs.js';
import { jpeg } from './images.js';
import { justSignedIn, reasonOf, startLeague } from './league.js';

const league = await forFile(startLeague());

const LIMITED = { id: randomUUID(), signedInAt: 0, mustChangePassword: true };

describe('who may call', () => {
  refusesOtherCallers(IdentityServiceService, rpcs, async () => ({
    client: league.identity,
    demotedId: (await league.signUp('demoted')).user.id,
  }));

  it('refuses each call of a player who was deleted since', async () => {
    const fields = {
      ...{ name: 'Gone', email: 'gone@example.com', phone: '5552340100', code: '123456', watchedWeek: 3 },
      ...{ newPassword: 'a-new-torch', sessionToken: '', sessionId: randomUUID(), identityId: randomUUID() },
      image: await jpeg(64, 64),
    };
    // What is not found for a player who exists isn't either for one who doesn't.
    const others: Readonly<Record<string, string>> = {
      listSessions: 'OK',
      listIdentities: 'OK',
      endSession: 'SESSION_NOT_FOUND',
    };
    for (const id of [randomUUID(), 'not-an-id']) {
      const gone = justSignedIn({ id, name: 'Gone' });
      for (const [name, { who }] of Object.entries(rpcs)) {
        if (who !== 'player') continue;
        const { requestDeserialize } = IdentityServiceService[name as keyof typeof rpcs];
        const request = { ...requestDeserialize(Buffer.alloc(0)), ...fields, userId: id };
        const call = league.identity[name as keyof typeof rpcs] as (
          request: object,
          by: object,
        ) => Promise<unknown>;
        expect(await reasonOf(call(request, gone)), name).toBe(others[name] ?? 'NOT_SIGNED_IN');
      }
    }
  });

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
