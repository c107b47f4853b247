import { playerActor } from '@torchbearer/kit/testing';
import type { CreateAnnouncementRequest } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, expectOne, NOWHERE, startLeague, type Harness } from './harness.js';

const NOW = '2025-09-22T17:00:00Z';
const IN_AN_HOUR = new Date('2025-09-22T18:00:00Z');
const PLAYER = playerActor(randomUUID());

let harness: Harness;
beforeEach(async () => {
  harness = await startLeague();
  harness.clock.set(NOW);
});
afterEach(() => harness.stop());

const post = async (request: Partial<CreateAnnouncementRequest>) =>
  (
    await harness.league.createAnnouncement(
      { title: 'Merge', body: 'The tribes merge tonight.', ...request },
      { actor: ADMIN },
    )
  ).announcement;
const shown = async () => (await harness.league.listAnnouncements({}, { actor: PLAYER })).announcements;
const remove = (announcementId: string) =>
  harness.league.deleteAnnouncement({ announcementId }, { actor: ADMIN });

describe('an announcement', () => {
  test('is shown to players, newest first, with its line breaks and without surrounding blanks', async () => {
    const older = await post({ title: ' Merge ', body: ' One tribe.\n\nOne winner. ' });
    harness.clock.set(IN_AN_HOUR);
    const newer = await post({ title: 'Finale' });
    expect(older).toEqual({
      id: older?.id,
      title: 'Merge',
      body: 'One tribe.\n\nOne winner.',
      createdAt: new Date(NOW),
      expiresAt: undefined,
    });
    expect(await shown()).toEqual([newer, older]);
  });

  test('is shown until the moment it expires', async () => {
    const announcement = await post({ expiresAt: IN_AN_HOUR });
    harness.clock.set(new Date(IN_AN_HOUR.getTime() - 1));
    expect(await shown()).toEqual([announcement]);
    harness.clock.set(IN_AN_HOUR);
    expect(await shown()).toEqual([]);
  });

  test('may be as long as its fields allow', async () => {
    const longest = { title: 't'.repeat(120), body: 'b'.repeat(2_000) };
    expect(await post(longest)).toMatchObject(longest);
  });

  test('is refused with a field that is empty, too long or out of range, and nothing is posted', async () => {
    const refused: readonly [Partial<CreateAnnouncementRequest>, field: string, message: string][] = [
      [{ title: ' ' }, 'title', 'Title is required'],
      [{ title: 't'.repeat(121) }, 'title', 'Title must be 120 characters or less'],
      [{ body: '\n' }, 'body', 'Text is required'],
      [{ body: 'b'.repeat(2_001) }, 'body', 'Text must be 2000 characters or less'],
      [{ body: 'a\0b' }, 'body', 'Text must not contain NUL characters'],
      [{ expiresAt: new Date(NOW) }, 'expiresAt', 'Expiry must be in the future'],
      [
        { expiresAt: new Date('2200-01-01T00:00:00Z') },
        'expiresAt',
        'Expiry must lie between the years 2000 and 2199',
      ],
    ];
    for (const [request, field, message] of refused)
      await expect(post(request)).rejects.toMatchObject({
        reason: 'INVALID_INPUT',
        details: [{ field, message }],
      });
    expect(await shown()).toEqual([]);
    expect(await harness.audited()).toEqual([]);
  });

  test('posted many times at once is posted each time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => post({})));
    expect(new Set((await shown()).map(({ id }) => id)).size).toBe(20);
  });
});

describe('removing an announcement', () => {
  test('removes it at once and keeps the others', async () => {
    const [gone, remaining] = [await post({}), await post({ title: 'Kept' })];
    await remove(gone?.id ?? '');
    expect(await shown()).toEqual([remaining]);
  });

  test('works for one that has expired', async () => {
    const announcement = await post({ expiresAt: IN_AN_HOUR });
    harness.clock.set(IN_AN_HOUR);
    await remove(announcement?.id ?? '');
    harness.clock.set(NOW);
    expect(await shown()).toEqual([]);
  });

  test('concurrently removes it once', async () => {
    const announcement = await post({});
    await expectOne(
      Array.from({ length: 20 }, () => remove(announcement?.id ?? '')),
      { reason: 'ANNOUNCEMENT_NOT_FOUND' },
    );
    expect((await harness.audited()).map(({ action }) => action)).toEqual([
      'announcement.created',
      'announcement.deleted',
    ]);
  });

  test('with an id that is unknown, missing or malformed finds none', async () => {
    for (const id of [NOWHERE, '', "1' or true --"])
      await expect(remove(id)).rejects.toMatchObject({
        reason: 'ANNOUNCEMENT_NOT_FOUND',
        message: 'Announcement not found',
      });
  });
});

test('the audit log has what was posted and what was removed', async () => {
  const { id = '' } = (await post({ expiresAt: IN_AN_HOUR })) ?? {};
  await remove(id);
  const content = { title: 'Merge', body: 'The tribes merge tonight.', expiresAt: IN_AN_HOUR.toISOString() };
  const by = { at: new Date(NOW), actor: 'Ada', target: { type: 'announcement', id, name: 'Merge' } };
  expect(await harness.audited()).toEqual([
    { ...by, action: 'announcement.created', before: null, after: content },
    { ...by, action: 'announcement.deleted', before: content, after: null },
  ]);
  const published = await harness.published(Topics.leagueAudit);
  expect(published.map(({ event }) => event?.actorId)).toEqual([ADMIN.id, ADMIN.id]);
});
