import type { Actor } from '@torchbearer/kit';
import { eventually } from '@torchbearer/kit/testing';
import { calls } from '@torchbearer/contract';
import { forFile } from '@torchbearer/kit/testing/suites';
import { Topics } from '@torchbearer/proto/topics';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, startGatewayForTest } from './gateway-for-test.js';
import { admin, ids, player, tokens } from './sample.js';
import { samples } from './samples.js';

const gateway = await forFile(startGatewayForTest());
beforeEach(() => gateway.reset());

/** What identity says from now on of who has this token; the session is not cached beyond its limit. */
function signedIn(user: typeof player & { watchedWeek?: number; hidesResults?: boolean }): void {
  gateway.identity.answer('getSession', ({ token }) => ({
    user,
    session: { id: `session-${token}`, userId: user.id, expiresAt: new Date('2099-01-01T00:00:00Z') },
  }));
}
/** Another token in each test, since sessions are cached. */
let turn = 0;
const asSomeone = () => ({ headers: { authorization: `Bearer ${tokens.fresh}-${String(++turn)}` } });
const hiding = { ...player, hidesResults: true, watchedWeek: 2 };
const lastActor = (): Actor | undefined =>
  [gateway.league, gateway.scoring].flatMap(({ seen }) => seen).at(-1)?.call.actor;

describe('a call of a player who hides results', () => {
  it('is signed with the last week that they have watched; an admin’s and anybody else’s is not', async () => {
    const untilOf = async (user: Parameters<typeof signedIn>[0]) => {
      signedIn(user);
      expect((await gateway.call('getWeeksInFirst', asSomeone())).status).toBe(200);
      return lastActor()?.resultsUntil;
    };
    expect(await untilOf(hiding)).toBe(2);
    expect(await untilOf({ ...hiding, watchedWeek: 0 })).toBe(0);
    expect(await untilOf({ ...hiding, hidesResults: false })).toBeUndefined();
    expect(await untilOf(player)).toBeUndefined();
    expect(await untilOf({ ...admin, hidesResults: true, watchedWeek: 2 })).toBeUndefined();
  });

  it('says in every response how far it shows results, so that a page that shows more drops it', async () => {
    const saysTo = async (
      user: Parameters<typeof signedIn>[0],
      call: 'getWeeksInFirst' | 'listCastaways',
    ) => {
      signedIn(user);
      return (await gateway.call(call, asSomeone())).headers.get('results-until');
    };
    for (const call of ['getWeeksInFirst', 'listCastaways'] as const) {
      expect(await saysTo(hiding, call)).toBe('2');
      expect(await saysTo({ ...hiding, watchedWeek: 0 }, call)).toBe('0');
      expect(await saysTo(player, call)).toBeNull();
    }
  });

  it('follows a change of the setting elsewhere', async () => {
    const someone = asSomeone();
    signedIn(hiding);
    await gateway.call('getWeeksInFirst', someone);
    signedIn({ ...hiding, watchedWeek: 3 });
    await gateway.publish(Topics.user, player.id, { ...player, version: 2, resultsUntil: 3 });
    await eventually(async () => {
      await gateway.call('getWeeksInFirst', someone);
      expect(lastActor()?.resultsUntil).toBe(3);
      // Sooner than a cached session ends by itself.
    }, 30_000);
  });
});

describe.each(calls.filter((call) => 'showsResults' in call).map(({ id }) => id))(
  'the public call %s',
  (id) => {
    it('is made as the signed-in player who hides results, and as a visitor without a token', async () => {
      signedIn(hiding);
      expect((await gateway.call(id, { ...samples[id], ...asSomeone() })).status).toBe(200);
      expect(lastActor()).toMatchObject({ id: ids.player, resultsUntil: 2 });
      expect((await gateway.call(id, samples[id])).status).toBe(200);
      expect(lastActor()?.kind).toBe('visitor');
    });

    it('is refused to a limited session whose player hides results, and any other one sees it', async () => {
      signedIn({ ...hiding, mustChangePassword: true });
      const refused = await gateway.request('GET', addressOf(id), asSomeone());
      expect([refused.status, codeOf(refused)]).toEqual([403, 'PASSWORD_CHANGE_REQUIRED']);
      signedIn({ ...player, mustChangePassword: true });
      expect((await gateway.call(id, { ...samples[id], ...asSomeone() })).status).toBe(200);
      expect(lastActor()?.kind).toBe('visitor');
    });
  },
);

function addressOf(id: (typeof calls)[number]['id']): string {
  const { path } = calls.find((call) => call.id === id)!;
  return path.replace('{id}', ids.castaway);
}
