import type { Sql } from '@torchbearer/kit';
import { chooseRecipients, type Choice, type Recipient } from '../../db/recipients.js';
import { activeWeek } from '../../db/weeks.js';
import { render } from '../../domain/placeholders.js';

export interface Addressed extends Recipient {
  readonly text: string;
}

/** The recipients of a blast, each with their own text. */
export async function addressed(sql: Sql, choice: Choice, message: string): Promise<Addressed[]> {
  const week = await activeWeek(sql);
  const recipients = await chooseRecipients(sql, choice, week?.weekNumber ?? null);
  return recipients.map((recipient) => ({
    ...recipient,
    text: render(message, {
      week: week?.weekNumber ?? null,
      deadline: week?.picksCloseAt ?? null,
      name: recipient.name,
      castaway: recipient.picked,
    }),
  }));
}
