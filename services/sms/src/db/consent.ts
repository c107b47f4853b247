import { emit, type Tx } from '@torchbearer/kit';
import type { ConsentChanged } from '@torchbearer/proto/sms/v1/events';
import { Topics } from '@torchbearer/proto/topics';

/**
 * Saves whether a number's owner wants no more messages (`stopped`) or wants them again, and publishes it if it
 * changed. START is also a change for a number that was never stopped whose owner had switched messages off.
 * @param phone +1 and ten digits
 * @returns whether it changed
 */
export async function recordConsent(tx: Tx, phone: string, stopped: boolean): Promise<boolean> {
  const news = await tx.oneOrNull<{ version: number }>(
    `insert into consents (phone, version, stopped) values ($1, 1, $2)
     on conflict (phone) do update set version = consents.version + 1, stopped = excluded.stopped
     where consents.stopped <> excluded.stopped
       or (not excluded.stopped
         and exists (select from copied.users where users.phone = excluded.phone and not users.sms_enabled))
     returning version`,
    [phone, stopped],
  );
  if (news) await emit(tx, Topics.consent, { phone, version: news.version, stopped });
  return news !== null;
}

/** The consents of these numbers, as they are published. */
export const consentStates = (tx: Tx, phones: readonly string[]): Promise<ConsentChanged[]> =>
  tx.rows<ConsentChanged>('select phone, version, stopped from consents where phone = any ($1)', [phones]);

/** SQL condition on a column of numbers: its owner has texted STOP. */
export const isStopped = (phone: string): string =>
  `exists (select from consents where consents.phone = ${phone} and consents.stopped)`;
