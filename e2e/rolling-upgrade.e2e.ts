/**
 * Upgrades a league from an older version to this one, rolls it back and upgrades it again, process by process, while
 * people play. It runs on Kafka and Redis with two replicas of each process. UPGRADE_FROM names a built checkout of
 * the older version.
 */
import { layout, root } from '@torchbearer/local';
import { kafkaHome, startKafka, type RunningKafka } from '@torchbearer/parts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { disrupt, tableOf, type DisruptionResult } from './src/disruption.js';
import { expectOlderVersion } from './src/api.js';
import { sql } from './src/databases.js';
import { openLeague, type League } from './src/league.js';
import { addPhone } from './src/phone.js';
import { findLostWrites } from './src/stream.js';
import { startTestSystem, type TestSystem } from './src/system.js';
import { compareWithFreshCopies } from './src/upgrade/fresh-copies.js';
import { startUserActivity } from './src/upgrade/user-activity.js';
import { eventually, pause } from './src/wait.js';

const older = process.env['UPGRADE_FROM'] ?? '';
const PLAYERS = 12;
const PAUSE_MS = 500;
/** How long callers may need to find a new process; the chart waits `minReadySeconds`. */
const MIN_READY_MS = 3_000;

const ROLLS = [
  { name: 'rolled forward', checkout: root, reminder: { minutes: 2_880, text: 'You have not picked yet' } },
  { name: 'rolled back', checkout: older, reminder: { minutes: 1_440, text: 'deadline is near' } },
  { name: 'rolled forward again', checkout: root, reminder: { minutes: 300, text: 'Still no week' } },
];

const MESSAGES = `
  select kind, phone, state, error, attempt, looks, claimed_by, claimed_at, created_at, updated_at from messages
  order by created_at desc limit 12`;

describe(`a league upgraded from ${older}`, { timeout: 3_600_000 }, () => {
  let system: TestSystem;
  let league: League;
  /** The gateways that clients are sent to, as if by a load balancer. */
  let origins: string[];
  const rows: DisruptionResult[] = [];
  let folder: string;
  /** Not the shared one, because other systems publish to the same topics there. */
  let kafka: RunningKafka;
  /** Players who get texts and never pick by themselves. */
  const recipients = () => league.players.slice(-2);
  const phoneOf = (index: number): string => `+1202555${String(1_000 + index)}`;

  beforeAll(async () => {
    expectOlderVersion();
    const redisUrl = inject('redisUrl');
    if (redisUrl === null) throw new Error('Redis is needed');
    folder = await mkdtemp(join(tmpdir(), 'torchbearer-rolling-kafka-'));
    kafka = await startKafka({ home: kafkaHome(), dataDir: folder });
    system = await startTestSystem({
      ...{ purpose: 'rolling', checkout: older, kafkaBrokers: kafka.brokers, redisUrl },
      replicas: Object.fromEntries(layout.map(({ name }) => [name, 2])),
      env: {
        PASSWORD_MEMORY_KIB: '1024',
        SHUTDOWN_DRAIN_MS: '1000',
        SMS_REMINDERS: 'true',
      },
    });
    origins = [...system.urls];
    league = await openLeague(origins, PLAYERS);
    const numbered = [...recipients(), ...league.players.slice(0, 3)];
    for (const [index, player] of numbered.entries())
      await addPhone(system.twilio?.fake.url, player, phoneOf(index));
  }, 900_000);
  afterAll(async () => {
    console.log(`\n${tableOf(rows)}\n`);
    for (const row of rows)
      for (const line of [...row.failures, ...row.losses].slice(0, 50)) console.log(`${row.name}: ${line}`);
    await system?.stop();
    await kafka?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Restarts a process with this version; a gateway is first removed from the load balancer. */
  const replace = async (name: string, checkout: string): Promise<void> => {
    const [, replica = '1'] = /^gateway(?:-(\d))?$/.exec(name) ?? [null, ''];
    const url = name.startsWith('gateway') ? (system.urls[Number(replica) - 1] ?? '') : null;
    if (url !== null) origins.splice(origins.indexOf(url), 1);
    await system.replace(name, checkout);
    await pause(MIN_READY_MS);
    if (url !== null) origins.push(url);
  };
  const closeIn = (minutes: number, seconds: number) =>
    league.admin.client.saveWeek({
      body: {
        weekNumber: league.weekNumber,
        isActive: true,
        picksOpenAt: new Date(Date.now() - 24 * 3_600_000).toISOString(),
        picksCloseAt: new Date(Date.now() + minutes * 60_000 + seconds * 1_000).toISOString(),
      },
    });
  /** How many texts with these words each recipient received. */
  const received = (words: string): number[] =>
    recipients().map(
      (_, index) =>
        system.twilio?.fake.receivedBy(phoneOf(index)).filter((text) => text.includes(words)).length ?? 0,
    );

  it.each(ROLLS)(
    'loses no write and sends each text once when it is $name',
    async ({ name, checkout, reminder }) => {
      const activity = startUserActivity(league, origins, name.replaceAll(' ', '-'), PAUSE_MS);
      const pickers = league.players.slice(0, -2).map(({ id }) => id);
      const rosters = new Map([...league.rosters].filter(([id]) => pickers.includes(id)));
      const site = {
        url: system.urls[0] ?? '',
        databases: () => Promise.resolve(system.databases),
        pauseMs: PAUSE_MS,
      };
      const row = await disrupt(name, { ...league, rosters }, site, async () => {
        await closeIn(reminder.minutes, 60);
        for (const child of system.children.map((one) => one.name)) {
          await replace(child, checkout);
          console.log(`[rolling] ${name}: ${child}`);
          if (child !== 'sms') continue;
          await league.admin.client.sendBlast({
            headers: { 'idempotency-key': name },
            body: {
              message: `Torches ${name}!`,
              recipientFilter: 'custom',
              customRecipients: recipients().map(({ id }) => id),
            },
          });
        }
        await activity.stop();
      });
      rows.push({ ...row, failures: [...row.failures, ...activity.failures] });
      expect(row.picks).toBeGreaterThan(0);
      expect(row.losses).toEqual([]);
      for (const words of [`Torches ${name}!`, reminder.text])
        await eventually(() => expect(received(words), words).toEqual([1, 1]), 120_000).catch(
          async (error: unknown) => {
            console.log(`[rolling] ${name}: what sms did`, await sql(system.databases['sms'], MESSAGES));
            throw error;
          },
        );
      expect(received('Welcome')).toEqual([1, 1]);

      const users = await sql<{ id: string; name: string; consent: boolean }>(
        system.databases['identity'],
        'select id, name, sms_enabled as consent from users',
      );
      const found: string[] = [];
      findLostWrites(activity.names, new Map(users.map((user) => [user.id, user.name])), 'name', found);
      findLostWrites(
        activity.consents,
        new Map(users.map((user) => [user.id, user.consent])),
        'consent',
        found,
      );
      expect(found).toEqual([]);
      expect(users.map(({ id }) => id)).toEqual(
        expect.arrayContaining(activity.newcomers.map(({ id }) => id)),
      );
      expect(users.filter(({ id }) => activity.deleted.includes(id))).toEqual([]);
      const { failures } = rows.at(-1) ?? row;
      console.log(
        `[rolling] ${name}: ${activity.newcomers.length} new players, ${activity.deleted.length} deleted, ` +
          `${failures.length} calls without a response`,
      );
      expect(failures).toEqual([]);
    },
  );

  it('makes one automatic pick for each player without a pick when the week closes', async () => {
    await closeIn(0, -60);
    await eventually(async () => {
      const picks = await league.admin.client.listWeekPicks({ params: { weekNumber: league.weekNumber } });
      expect(picks.map(({ userId }) => userId).toSorted()).toEqual(
        league.players.map(({ id }) => id).toSorted(),
      );
    }, 120_000);
  });

  it('has the same copies as copies filled again', async () => {
    const differences: string[] = [];
    for (const { name, database } of layout) {
      if (!database) continue;
      const result = await compareWithFreshCopies(name, system.databases[name] ?? '', kafka.brokers);
      if (result === null) continue;
      console.log(`[rolling] copies of ${name}:`, result.rows, `${result.differences.length} differences`);
      differences.push(...result.differences);
    }
    expect(differences).toEqual([]);
  });
});
