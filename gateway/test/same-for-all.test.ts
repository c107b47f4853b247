import { Refusal } from '@torchbearer/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallId } from '@torchbearer/contract';
import { codeOf, startGatewayForTest, type GatewayForTest } from './gateway-for-test.js';

describe('what is the same for all', () => {
  let gateway: GatewayForTest;
  beforeAll(async () => {
    gateway = await startGatewayForTest();
  });
  beforeEach(() => {
    gateway.league.reset();
    gateway.league.forgetSeen();
  });
  afterAll(() => gateway.stop());

  /** Lets the test decide when league responds. */
  function holdAnnouncements() {
    const held: ((title: string) => void)[] = [];
    gateway.league.answer(
      'listAnnouncements',
      () =>
        new Promise((resolve) => {
          held.push((title) =>
            resolve({ announcements: [{ id: 'a', title, body: '', createdAt: new Date(0) }] }),
          );
        }),
    );
    const asked = async (count: number) => {
      while (held.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
      return held[count - 1];
    };
    const titleOf = async (call: ReturnType<GatewayForTest['call']>): Promise<unknown> =>
      ((await call).json as { title: string }[])[0]?.title;
    return { held, asked, titleOf };
  }
  const open = (id: CallId, as: 'player' | 'admin' = 'player') => gateway.call(id, { as });

  test('is read again for those who come after a question was sent', async () => {
    const { asked, titleOf } = holdAnnouncements();
    const before = open('listAnnouncements');
    const first = await asked(1);
    // An announcement is posted here.
    const after = [open('listAnnouncements'), open('listAnnouncements', 'admin')];
    first?.('old');
    expect(await titleOf(before)).toBe('old');
    (await asked(2))?.('new');
    // The second of them may come after the question that the first one asks.
    const answers = Promise.all(after.map(titleOf));
    void asked(3).then((third) => third?.('new'));
    expect(await answers).toEqual(['new', 'new']);
  });

  test.each(['getLeague', 'listAnnouncements', 'getConfig'] as const)(
    '%s is read seldom for many callers at once, and the same for each',
    async (id) => {
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, index) => open(id, index % 2 === 0 ? 'player' : 'admin')),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(gateway.league.seen.length).toBeLessThan(30);
    },
  );

  test('is refused to those who may not see it, also while others read it', async () => {
    const { asked, titleOf } = holdAnnouncements();
    const reading = open('listAnnouncements');
    const first = await asked(1);
    expect(codeOf(await gateway.call('listAnnouncements'))).toBe('NOT_SIGNED_IN');
    first?.('for players');
    expect(await titleOf(reading)).toBe('for players');
  });

  test('is not refused to others because it is refused to one', async () => {
    let asker: string | null = null;
    gateway.league.answer('getLeague', (_request, { actor }) => {
      asker ??= actor.id;
      if (actor.id === asker) throw new Refusal('TOO_MANY_REQUESTS');
      return { draftStatus: 1, rankingsLocked: false, players: 5, castaways: 4 };
    });
    expect(codeOf(await open('getLeague', 'player'))).toBe('TOO_MANY_REQUESTS');
    const [player, admin] = await Promise.all([open('getLeague', 'player'), open('getLeague', 'admin')]);
    expect(codeOf(player)).toBe('TOO_MANY_REQUESTS');
    expect(admin.status).toBe(200);
  });
});
