import { eventually } from '@torchbearer/kit/testing';
import { describe, expect, test } from 'vitest';
import { activeWeek } from '../src/db/copied.js';
import { dueReminder, REMINDER_MINUTES } from '../src/domain/reminder-moments.js';
import { remind } from '../src/use-cases/reminders.js';
import { recordConsent } from '../src/db/consent.js';
import {
  CLOSE,
  HOUR_MS,
  hoursBeforeClose,
  OPEN,
  startLeague,
  storedMessages,
  type League,
  type LeagueOptions,
} from './league.js';

const MISSED = 'Reminders were off, the site was down or the week was not active';

const runs = (league: League) =>
  league.database.rows<{ minutesBefore: number }>(
    'select minutes_before as "minutesBefore" from reminder_runs order by ran_at, minutes_before desc',
  );

/** Two replicas with the same clock, and week 3. */
async function twoReplicas(variables: Record<string, string> = {}, options: LeagueOptions = {}) {
  const league = await startLeague({ SMS_REMINDERS: 'true', ...variables }, {}, options);
  const other = await league.replica();
  const at = (instant: Date) => {
    league.clock.set(instant);
    other.clock.set(instant);
  };
  at(hoursBeforeClose(72));
  const ash = await league.castaway();
  const week = await league.week(3);
  const player = async (name: string) => {
    const user = await league.user({ name });
    await league.roster(user.id, [ash.id]);
    return { ...user, phone: user.phone ?? '' };
  };
  /** Moves the clock and waits for what is due at that time. */
  const move = async (instant: Date) => {
    at(instant);
    const due = dueReminder({ picksOpenAt: OPEN, picksCloseAt: CLOSE }, instant)?.minutesBefore;
    await eventually(async () => {
      const ran = (await runs(league)).map(({ minutesBefore }) => minutesBefore);
      if (due !== undefined && !ran.includes(due)) throw new Error(`no player was reminded at ${due}`);
    });
    await league.quiet();
  };
  return { league, other, ash, week, player, move, at };
}

describe('reminders', () => {
  test('are sent four times a week, each at most once, and to no player who picked or opted out', async () => {
    const { league, ash, player, move } = await twoReplicas();
    const [robin, kim, sam, lou, max] = [
      await player('Robin'),
      await player('Kim'),
      await player('Sam'),
      await player('Lou'),
      await player('Max'),
    ];
    await league.user({ ...max, smsEnabled: false });
    const noRoster = await league.user({ name: 'Nobody' });
    await league.waitForCopies();
    for (let hours = 71; hours >= 0; hours--) {
      await move(hoursBeforeClose(hours));
      if (hours === 47) await league.pick(kim.id, 3, ash.id);
      if (hours === 23) await league.user({ ...sam, smsEnabled: false });
      if (hours === 4) await league.database.transaction((tx) => recordConsent(tx, lou.phone, true));
      await league.waitForCopies();
    }
    const counts = [robin, kim, sam, lou, max, noRoster].map(
      ({ phone }) => league.twilio.receivedBy(phone ?? '').length,
    );
    expect(counts).toEqual([4, 1, 2, 3, 0, 0]);
    expect(new Set(league.twilio.receivedBy(robin.phone)).size).toBe(4);
    for (const text of league.twilio.receivedBy(robin.phone)) expect(text).toContain('Wednesday 5:00 PM PT');
    expect((await runs(league)).map(({ minutesBefore }) => minutesBefore)).toEqual([...REMINDER_MINUTES]);
  });

  test('missed while the system was down are skipped, except for the latest', async () => {
    const { league, player, move } = await twoReplicas();
    const robin = await player('Robin');
    await league.waitForCopies();
    await move(hoursBeforeClose(4));
    expect(league.twilio.receivedBy(robin.phone)).toHaveLength(1);
    expect(await runs(league)).toEqual([{ minutesBefore: 300 }]);
    const { next } = await league.sms.getReminderStatus({}, { actor: league.admin });
    expect(next.map(({ skipped }) => skipped)).toEqual([MISSED, MISSED, undefined, undefined]);
  });

  test('wait after a start for missed events, so that no player is reminded of a pick that is made', async () => {
    const league = await startLeague({ SMS_REMINDERS: 'true' });
    const ash = await league.castaway();
    const players = await league.players(40, [ash.id]);
    await league.waitForCopies();
    await league.stop();
    // By the clock it is an hour before the close, so the reminder is due at the first poll.
    const soon = {
      picksOpenAt: new Date(Date.now() - HOUR_MS),
      picksCloseAt: new Date(Date.now() + HOUR_MS),
    };
    await league.week(3, soon);
    const [late, ...others] = players;
    for (const { id } of others) await league.pick(id, 3, ash.id);
    const back = await league.replica();
    await eventually(async () => {
      expect(await back.database.rows(`select from messages where state = 'SENT'`)).toHaveLength(1);
    });
    expect(league.twilio.messages.map(({ to }) => to)).toEqual([late?.phone]);
    expect(await storedMessages(back.database)).toHaveLength(1);
  });

  test('are queued once, however many replicas check at the same time', async () => {
    const league = await startLeague();
    league.clock.set(hoursBeforeClose(24));
    const ash = await league.castaway();
    await league.week(3);
    await league.players(10, [ash.id]);
    await league.waitForCopies();
    const week = await activeWeek(league.database);
    if (!week) throw new Error('no week is active');
    const queued = await Promise.all(
      Array.from({ length: 50 }, () =>
        league.database.transaction((tx) => remind(tx, week, 1_440, hoursBeforeClose(24))),
      ),
    );
    expect(queued.filter((count) => count !== null)).toEqual([10]);
    await league.quiet();
    expect(league.twilio.messages).toHaveLength(10);
  });

  test('in the queue are dropped when the player picks, and when the week closes', async () => {
    const { league, ash, player, at } = await twoReplicas({}, { waits: { retryMs: 300 } });
    const robin = await player('Robin');
    const kim = await player('Kim');
    await league.waitForCopies();
    league.twilio.behave('*', 'refuse-429');
    at(hoursBeforeClose(2));
    await eventually(() => expect(league.twilio.attemptsTo(robin.phone)).toBeGreaterThan(0));
    await league.pick(robin.id, 3, ash.id);
    await league.waitForCopies();
    await eventually(async () => {
      const message = (await league.stored()).find(({ userId }) => userId === robin.id);
      expect(message).toMatchObject({ state: 'SKIPPED', error: 'The player has picked' });
    });
    at(CLOSE);
    await league.quiet();
    const message = (await league.stored()).find(({ userId }) => userId === kim.id);
    expect(message?.state).toMatch(/SKIPPED|FAILED/);
    const log = (await league.sms.listMessages({ limit: 20 }, { actor: league.admin })).messages;
    expect(log.find(({ user }) => user?.id === robin.id)).toMatchObject({
      ...{ skipped: true, success: false, error: 'The player has picked' },
    });
    expect(league.twilio.messages).toEqual([]);
  });

  test('are not sent if they are switched off', async () => {
    const league = await startLeague();
    league.clock.set(hoursBeforeClose(2));
    const ash = await league.castaway();
    await league.week(3);
    await league.players(1, [ash.id]);
    await league.waitForCopies();
    const status = await league.sms.getReminderStatus({}, { actor: league.admin });
    expect(status.enabled).toBe(false);
    expect(await league.stored()).toEqual([]);
  });
});

describe('reminders that are queued', () => {
  test('have a progress, and can be stopped', async () => {
    const { league, player } = await twoReplicas({ SMS_REMINDERS: 'false' });
    await player('Robin');
    await player('Kim');
    await league.waitForCopies();
    await league.database.run("update pacing set next_at = clock_timestamp() + interval '1 hour'");
    const call = { actor: league.admin };
    expect(await league.sms.getReminderProgress({}, call)).toMatchObject({ weekNumber: 3, waiting: 0 });
    const now = hoursBeforeClose(5);
    league.clock.set(now);
    await league.database.transaction(async (tx) => {
      const week = await activeWeek(tx);
      return await remind(tx, week!, 300, now);
    });
    expect(await league.sms.getReminderProgress({}, call)).toMatchObject({ weekNumber: 3, waiting: 2 });
    expect(await league.sms.stopReminders({}, call)).toEqual({ stopped: 2 });
    expect(await league.sms.stopReminders({}, call)).toEqual({ stopped: 0 });
    expect(await league.sms.getReminderProgress({}, call)).toMatchObject({
      waiting: 0,
      sent: 0,
      skipped: [{ reason: 'Reminders were stopped', recipients: 2 }],
    });
  });

  test('have no progress without an active week', async () => {
    const league = await startLeague();
    const progress = await league.sms.getReminderProgress({}, { actor: league.admin });
    expect(progress).toEqual({ waiting: 0, sent: 0, delivered: 0, failed: 0, skipped: [] });
  });
});

describe('the status of reminders', () => {
  test('lists the active week’s four reminders, and which are over', async () => {
    const { league, move } = await twoReplicas();
    await league.waitForCopies();
    await move(hoursBeforeClose(24));
    expect(await league.sms.getReminderStatus({}, { actor: league.admin })).toEqual({
      enabled: true,
      next: [
        { weekNumber: 3, at: hoursBeforeClose(48), minutesBefore: 2_880, sent: true, skipped: MISSED },
        { weekNumber: 3, at: hoursBeforeClose(24), minutesBefore: 1_440, sent: true },
        { weekNumber: 3, at: hoursBeforeClose(5), minutesBefore: 300, sent: false },
        { weekNumber: 3, at: hoursBeforeClose(2), minutesBefore: 120, sent: false },
      ],
    });
  });

  test('lists none without an active week', async () => {
    const league = await startLeague({ SMS_REMINDERS: 'true' });
    const status = await league.sms.getReminderStatus({}, { actor: league.admin });
    expect(status).toEqual({ enabled: true, next: [] });
  });
});
