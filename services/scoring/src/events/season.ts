import type { Tx } from '@torchbearer/kit';
import type { SeasonChanged } from '@torchbearer/proto/league/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { markStandings } from '../db/marks.js';

/** An event of a version without the setting for e-mails leaves what is known of it; at first they are shown. */
export async function changed(tx: Tx, { firstPickWeek, showEmails }: SeasonChanged): Promise<void> {
  const touched = await tx.run(
    `insert into season as copy (first_pick_week, show_emails) values ($1, coalesce($2, true))
     on conflict (only_row) do update
     set first_pick_week = excluded.first_pick_week, show_emails = coalesce($2, copy.show_emails)
     where copy.first_pick_week <> excluded.first_pick_week or copy.show_emails <> $2`,
    [firstPickWeek, showEmails ?? null],
  );
  if (touched > 0) await markStandings(tx, Topics.season.name);
}
