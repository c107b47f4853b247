import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, signUp, type SignedIn } from './src/api.js';
import { addPhone } from './src/phone.js';
import { startSystemInProcess } from './src/in-process.js';
import { ADMIN, type TestSystem } from './src/system.js';
import { eventually } from './src/wait.js';

/** Enough that sending takes some seconds, so that senders are killed in the middle. */
const RECIPIENTS = 1_000;
const PER_SECOND = RECIPIENTS / 5;
const AT_ONCE = 20;

const phoneOf = (index: number): string => `+1555${String(5_000_000 + index)}`;

describe(`a message to ${RECIPIENTS} players whose senders are killed again and again`, () => {
  let system: TestSystem;
  let admin: SignedIn;

  beforeAll(async () => {
    system = await startSystemInProcess({
      purpose: 'blast',
      replicas: { sms: 2 },
      asProcesses: ['sms', 'sms-2'],
      env: {
        LIMIT_CALLS_ADDRESS: '1000000',
        SMS_PER_SECOND: String(PER_SECOND),
        // Interrupted messages are looked up after seconds instead of a minute. On a busy machine the fake Twilio may
        // stall for seconds, and must list what it accepted before the last look-up.
        SMS_TIMEOUT_MS: '3000',
        SMS_LEASE_MS: '10000',
        SMS_LOOKUP_GRACE_MS: '4000',
        SMS_BLAST_WAIT_MS: '0',
      },
    });
    admin = await logIn(system.urls, ADMIN.email, ADMIN.password);
    const numbers = Array.from({ length: RECIPIENTS }, (_, index) => index);
    const joinAll = async (): Promise<void> => {
      for (let index = numbers.shift(); index !== undefined; index = numbers.shift()) {
        const player = await signUp(system.urls, `Listener ${index}`);
        await addPhone(system.twilio?.fake.url, player, phoneOf(index));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, joinAll));
    await eventually(async () => {
      const body = { recipientFilter: 'all' } as const;
      expect((await admin.client.estimateBlast({ body })).estimatedCount).toBe(RECIPIENTS);
    });
  }, 300_000);
  afterAll(async () => {
    await system?.stop();
  });

  it('reaches each player exactly once', { timeout: 300_000 }, async () => {
    const fake = system.twilio?.fake;
    if (!fake) throw new Error('a real Twilio account is configured');
    const welcomed = (): number => fake.messages.filter(({ body }) => body.startsWith('Welcome')).length;
    await eventually(() => expect(welcomed()).toBe(RECIPIENTS), 120_000);
    const arrived = (): number => fake.messages.filter(({ body }) => body.startsWith('Torches up')).length;

    const body = { message: 'Torches up, {name}!', recipientFilter: 'all' } as const;
    const { blastId } = await admin.client.sendBlast({ headers: { 'idempotency-key': 'once' }, body });
    // The number of sent messages varies, but not all are sent when the senders are killed.
    for (const share of [0.15, 0.45, 0.75]) {
      await eventually(() => expect(arrived()).toBeGreaterThan(share * RECIPIENTS));
      expect(arrived()).toBeLessThan(RECIPIENTS);
      for (const name of ['sms', 'sms-2']) system.child(name).kill('SIGKILL');
      await eventually(async () => {
        for (const name of ['sms', 'sms-2']) await system.child(name).ready(60_000);
      });
    }
    await eventually(async () => {
      const progress = await admin.client.getBlast({ params: { id: blastId } });
      expect(progress).toMatchObject({ recipients: RECIPIENTS, waiting: 0, failed: 0 });
    }, 120_000);

    const counts = Array.from(
      { length: RECIPIENTS },
      (_, index) => fake.receivedBy(phoneOf(index)).filter((text) => text.startsWith('Torches up')).length,
    );
    expect(counts.filter((count) => count !== 1)).toEqual([]);
    expect(arrived()).toBe(RECIPIENTS);
    const again = await admin.client.sendBlast({ headers: { 'idempotency-key': 'once' }, body });
    expect(again.blastId).toBe(blastId);
    expect(arrived()).toBe(RECIPIENTS);
    console.log(`blast: ${RECIPIENTS} recipients, both senders killed three times, ${arrived()} messages`);
  });
});
