import { Refusal } from '@torchbearer/kit';
import { adminActor, playerActor, publishedIn } from '@torchbearer/kit/testing';
import type { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { during, openWeek, type League } from './league.js';

const admin = randomUUID();

const submitFor = (league: League, userId: string, castawayId: string, by = admin) =>
  league.picks.submitPickForUser({ userId, castawayId }, { actor: adminActor(by, 'Ada') });

const audited = async (league: League) =>
  (await publishedIn(league.database, [Topics.picksAudit])).map(({ state }) => {
    const { at, actorId, actorName, action, targetType, targetId, targetName, beforeJson, afterJson } =
      state as AuditRecorded;
    return {
      at,
      who: [actorId, actorName],
      action,
      target: [targetType, targetId, targetName],
      before: beforeJson === '' ? null : (JSON.parse(beforeJson) as unknown),
      after: JSON.parse(afterJson) as unknown,
    };
  });

describe('an admin', () => {
  test('picks for a player before the close, with who, when and what in the audit log', async () => {
    const { league, robin } = await openWeek();
    await league.picks.submitPick({ castawayId: robin.first.id }, { actor: playerActor(robin.id) });
    const { pick } = await submitFor(league, robin.id, robin.second.id);
    expect(pick).toMatchObject({ userName: 'Robin', castawayId: robin.second.id, isAutoSelected: false });
    expect(await league.stored()).toMatchObject([{ version: 2, submittedBy: admin }]);
    expect(await audited(league)).toEqual([
      {
        at: during(3),
        who: [admin, 'Ada'],
        action: 'pick.submitted',
        target: ['user', robin.id, 'Robin'],
        before: { week: 3, castaway: 'First of Robin' },
        after: { week: 3, castaway: 'Second of Robin' },
      },
    ]);
    expect((await league.allPublished()).map((event) => event.version)).toEqual([1, 2]);
  });

  test('picks for a player after the close, over the automatic pick', async () => {
    const { league, robin } = await openWeek();
    await league.closes(3);
    // Also the castaway that was picked for them.
    for (const [turn, { id }] of [robin.first, robin.second].entries()) {
      const { pick } = await submitFor(league, robin.id, id);
      expect(pick).toMatchObject({ castawayId: id, isAutoSelected: false });
      expect(await league.stored()).toMatchObject([{ version: 2 + turn }]);
    }
  });

  test('who picks first for a player, or confirms an automatic pick, is audited as such', async () => {
    const { league, robin } = await openWeek();
    const kim = await league.player({ name: 'Kim' });
    await submitFor(league, kim.id, kim.second.id);
    await league.closes(3);
    await submitFor(league, robin.id, robin.first.id);
    expect(await audited(league)).toMatchObject([
      {
        target: ['user', kim.id, 'Kim'],
        before: null,
        after: { week: 3, castaway: 'Second of Kim' },
      },
      {
        target: ['user', robin.id, 'Robin'],
        before: { week: 3, castaway: 'First of Robin', automatic: true },
        after: { week: 3, castaway: 'First of Robin' },
      },
    ]);
  });

  test('who repeats a pick changes nothing the second time', async () => {
    const { league, robin } = await openWeek();
    const first = await submitFor(league, robin.id, robin.first.id);
    expect(await submitFor(league, robin.id, robin.first.id)).toEqual(first);
    expect(await audited(league)).toHaveLength(1);
    expect(await league.allPublished()).toHaveLength(1);
  });

  test('concurrently with the player makes one pick, with every change published', async () => {
    const { league, robin } = await openWeek();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? submitFor(league, robin.id, robin.first.id)
          : league.picks.submitPick({ castawayId: robin.second.id }, { actor: playerActor(robin.id) }),
      ),
    );
    const [stored, ...others] = await league.stored();
    expect(others).toEqual([]);
    expect((await league.allPublished()).map((event) => event.version)).toEqual(
      Array.from({ length: stored?.version ?? 0 }, (_, index) => index + 1),
    );
  });
});

describe('an admin is refused', () => {
  test('a castaway that the player did not draft, with a message about that player', async () => {
    const { league, robin } = await openWeek();
    const kim = await league.player({ name: 'Kim' });
    for (const castawayId of [kim.first.id, randomUUID(), 'Ash']) {
      const refusal = await submitFor(league, robin.id, castawayId).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(Refusal);
      expect(refusal).toMatchObject({
        reason: 'NOT_YOUR_CASTAWAY',
        message: 'This is not one of the castaways that Robin drafted.',
      });
    }
    expect(await audited(league)).toEqual([]);
  });

  test('a player who does not exist', async () => {
    const { league, robin } = await openWeek();
    for (const userId of [randomUUID(), 'robin']) {
      await expect(submitFor(league, userId, robin.first.id)).rejects.toMatchObject({
        reason: 'USER_NOT_FOUND',
      });
    }
  });

  test('a week that is not the active one, with the right one named', async () => {
    const { league, robin } = await openWeek();
    const request = { userId: robin.id, castawayId: robin.first.id };
    const call = { actor: adminActor(admin, 'Ada') };
    await expect(league.picks.submitPickForUser({ ...request, weekNumber: 2 }, call)).rejects.toMatchObject({
      reason: 'OTHER_WEEK_ACTIVE',
      message: 'Week 3 is active now. Please look at it and pick again.',
    });
    expect(await league.stored()).toEqual([]);
    const { pick } = await league.picks.submitPickForUser({ ...request, weekNumber: 3 }, call);
    expect(pick).toMatchObject({ weekNumber: 3 });
  });

  test('a request without its ids, with every field error at once', async () => {
    const { league } = await openWeek();
    await expect(submitFor(league, '', '')).rejects.toMatchObject({
      reason: 'INVALID_INPUT',
      details: [{ field: 'userId' }, { field: 'castawayId' }],
    });
  });
});
