/** What the background work does at once or at its time, with polls that never come. */
import { Topics } from '@torchbearer/proto/topics';
import { eventually } from '@torchbearer/kit/testing';
import { expect, test } from 'vitest';
import type { SmsWaits } from '../src/config.js';
import { startLeague, type League, hoursBeforeClose } from './league.js';

async function leagueOfOne(variables: Record<string, string> = {}, waits: Partial<SmsWaits> = {}) {
  const league = await startLeague(variables, {}, { pollMs: 600_000, waits });
  const robin = await league.user();
  const ash = await league.castaway();
  await league.roster(robin.id, [ash.id]);
  await league.waitForCopies();
  const phone = robin.phone ?? '';
  return { league, robin, ash, phone, got: () => league.twilio.receivedBy(phone) };
}

/** The number of messages that a player received, once none waits. */
const received = async (league: League, got: () => readonly unknown[], count: number): Promise<void> => {
  await eventually(() => expect(got()).toHaveLength(count), 60_000);
  await league.quiet();
};

test('a message that has to wait is sent at its time', async () => {
  const { league, robin, ash, got } = await leagueOfOne({}, { noticeDelayMs: 1_000 });
  league.clock.set(hoursBeforeClose(60));
  await league.week(3);
  const pick = await league.pick(robin.id, 3, ash.id);
  await league.waitForCopies();
  await league.removed(Topics.pick, pick.id);
  await received(league, got, 1);
});

test('a reminder is queued at its time, also if the close is moved', async () => {
  const { league, got } = await leagueOfOne({ SMS_REMINDERS: 'true' });
  const inMs = (ms: number) => new Date(Date.now() + ms);
  const twoHoursMs = 2 * 3_600_000;
  const opened = { picksOpenAt: inMs(-60_000) };
  const week = await league.week(3, { ...opened, picksCloseAt: inMs(twoHoursMs + 600_000) });
  // The reminder of five hours before the close is late, and sent at once.
  await received(league, got, 1);
  await league.week(3, { ...week, picksCloseAt: inMs(twoHoursMs + 1_500) });
  await received(league, got, 2);
});
