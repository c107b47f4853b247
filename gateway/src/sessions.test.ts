import { Refusal } from '@torchbearer/kit';
import type { GetSessionResponse } from '@torchbearer/proto/identity/v1/identity';
import { describe, expect, it } from 'vitest';
import { createSessions } from './sessions.js';

const token = 'a-token-0123456789';
const response = (userId = 'robin', sessionId = 'session-1'): GetSessionResponse => ({
  session: { id: sessionId, userId, expiresAt: new Date('2099-01-01T00:00:00Z') },
  user: {
    id: userId,
    name: 'Robin',
    email: 'r@example.com',
    phoneVerified: false,
    smsEnabled: false,
    isAdmin: false,
    hasSeenWelcome: true,
    mustChangePassword: false,
  },
});

/** An identity service that responds when the test lets it. */
function identity() {
  const waiting: { token: string; resolve(answer: GetSessionResponse): void; reject(error: Error): void }[] =
    [];
  const sessions = createSessions({
    identity: {
      getSession: (asked) =>
        new Promise<GetSessionResponse>((resolve, reject) => waiting.push({ ...asked, resolve, reject })),
    },
    deadlineMs: 1_000,
    clock: () => new Date('2025-10-01T00:00:00Z'),
  });
  /** The look-up of this number, from 0, once it was sent. */
  const lookUp = async (number: number) => {
    while (waiting.length <= number) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(waiting).toHaveLength(number + 1);
    return waiting[number]!;
  };
  return { sessions, waiting, lookUp };
}

describe('sessions', () => {
  it('simultaneous requests share a look-up', async () => {
    const { sessions, waiting, lookUp } = identity();
    const [first, second] = [sessions.find(token, '1'), sessions.find(token, '2')];
    const sent = await lookUp(0);
    const late = sessions.find(token, '3');
    sent.resolve(response());
    expect([(await first)?.id, (await second)?.id, (await late)?.id]).toEqual(['robin', 'robin', 'robin']);
    expect((await sessions.find(token, '3'))?.sessionId).toBe('session-1');
    expect(waiting).toHaveLength(1);
  });

  it('the account comes only with the look-up that was made for the request', async () => {
    const { sessions, lookUp } = identity();
    const [first, second] = [sessions.find(token, '1'), sessions.find(token, '2')];
    const sent = await lookUp(0);
    const late = sessions.find(token, '3');
    sent.resolve(response());
    for (const own of [first, second]) expect((await own)?.account?.name).toBe('Robin');
    expect((await late)?.account).toBeUndefined();
    expect((await sessions.find(token, '4'))?.account).toBeUndefined();
  });

  it('a response from before a sign-out is not cached after it', async () => {
    const { sessions, lookUp } = identity();
    const before = sessions.find(token, '1');
    const first = await lookUp(0);
    sessions.forgetToken(token);
    const after = sessions.find(token, '2');
    first.resolve(response());
    (await lookUp(1)).reject(new Refusal('NOT_SIGNED_IN'));
    expect((await before)?.id).toBe('robin');
    expect(await after).toBeNull();
    const later = sessions.find(token, '3');
    (await lookUp(2)).reject(new Refusal('NOT_SIGNED_IN'));
    expect(await later).toBeNull();
  });

  it('are dropped by session and by user, and no others', async () => {
    const owners: Record<string, string> = { 'token-1': 'robin', 'token-2': 'robin', 'token-3': 'wren' };
    let asked: string[] = [];
    const sessions = createSessions({
      identity: {
        getSession: async ({ token: name }) => {
          asked.push(name);
          return response(owners[name], `session of ${name}`);
        },
      },
      deadlineMs: 1_000,
      clock: () => new Date('2025-10-01T00:00:00Z'),
    });
    const lookedUpAgain = async () => {
      asked = [];
      for (const name of Object.keys(owners)) await sessions.find(name, '1');
      return asked;
    };
    expect(await lookedUpAgain()).toEqual(['token-1', 'token-2', 'token-3']);
    expect(await lookedUpAgain()).toEqual([]);
    sessions.forgetSession('session of token-1');
    expect(await lookedUpAgain()).toEqual(['token-1']);
    sessions.forgetUser('robin');
    expect(await lookedUpAgain()).toEqual(['token-1', 'token-2']);
    sessions.forgetUser('nobody');
    expect(await lookedUpAgain()).toEqual([]);
  });

  it('the next request retries a failed look-up', async () => {
    const { sessions, lookUp } = identity();
    const failed = sessions.find(token, '1');
    (await lookUp(0)).reject(new Refusal('UNAVAILABLE'));
    await expect(failed).rejects.toThrow(Refusal);
    const again = sessions.find(token, '2');
    (await lookUp(1)).resolve(response());
    expect((await again)?.id).toBe('robin');
  });
});

describe('sessions while events arrive', () => {
  /** An identity service that counts look-ups, and a clock of both kinds. */
  function timed(
    user: Partial<NonNullable<GetSessionResponse['user']>> = {},
    expiresAt = '2099-01-01T00:00:00Z',
  ) {
    let ms = 0;
    let lookups = 0;
    const sessions = createSessions({
      identity: {
        getSession: async () => {
          lookups++;
          const { session, user: known } = response();
          return { session: { ...session!, expiresAt: new Date(expiresAt) }, user: { ...known!, ...user } };
        },
      },
      deadlineMs: 1_000,
      clock: () => new Date(Date.parse('2025-10-01T00:00:00Z') + ms),
      elapsed: () => ms,
    });
    /** Whether the session had to be looked up after so many seconds. */
    const lookedUpAfter = async (seconds: number): Promise<boolean> => {
      ms += seconds * 1_000;
      const before = lookups;
      await sessions.find(token, '1');
      return lookups > before;
    };
    return { sessions, lookedUpAfter };
  }

  it('are cached for a minute, and otherwise for three seconds', async () => {
    const { sessions, lookedUpAfter } = timed();
    expect(await lookedUpAfter(0)).toBe(true);
    expect(await lookedUpAfter(2)).toBe(false);
    expect(await lookedUpAfter(2)).toBe(true);
    sessions.trustEvents(true);
    expect(await lookedUpAfter(3)).toBe(true);
    expect(await lookedUpAfter(59)).toBe(false);
    expect(await lookedUpAfter(2)).toBe(true);
  });

  it('count from before the connection was lost only for three seconds, also once it is back', async () => {
    const { sessions, lookedUpAfter } = timed();
    sessions.trustEvents(true);
    expect(await lookedUpAfter(1)).toBe(true);
    sessions.trustEvents(false);
    expect(await lookedUpAfter(4)).toBe(true);
    sessions.trustEvents(true);
    // Looked up while events were missing.
    expect(await lookedUpAfter(4)).toBe(true);
    expect(await lookedUpAfter(30)).toBe(false);
  });

  it('end at once with an event', async () => {
    const { sessions, lookedUpAfter } = timed();
    sessions.trustEvents(true);
    expect(await lookedUpAfter(1)).toBe(true);
    expect(await lookedUpAfter(10)).toBe(false);
    sessions.forgetUser('robin');
    expect(await lookedUpAfter(0)).toBe(true);
    sessions.forgetSession('session-1');
    expect(await lookedUpAfter(0)).toBe(true);
  });

  it('of admins are cached for three seconds', async () => {
    const { sessions, lookedUpAfter } = timed({ isAdmin: true });
    sessions.trustEvents(true);
    expect(await lookedUpAfter(1)).toBe(true);
    expect(await lookedUpAfter(4)).toBe(true);
  });

  it('are not cached beyond their own end', async () => {
    const { sessions, lookedUpAfter } = timed({}, '2025-10-01T00:00:10Z');
    sessions.trustEvents(true);
    expect(await lookedUpAfter(1)).toBe(true);
    expect(await lookedUpAfter(8)).toBe(false);
    expect(await lookedUpAfter(1)).toBe(true);
  });
});
