import { columnsOf, type Sql, type Tx } from '@torchbearer/kit';
import { announcementTable, type AnnouncementRow } from './tables.js';

/** Announcements that have not expired, newest first. */
export const currentAnnouncements = (sql: Sql, now: Date): Promise<AnnouncementRow[]> =>
  sql.rows<AnnouncementRow>(
    `select ${columnsOf(announcementTable, 'a')} from announcements a
     where a.expires_at is null or a.expires_at > $1 order by a.created_at desc, a.id`,
    [now],
  );

/** Deletes an announcement. @returns the deleted row; `null` if the id is unknown */
export async function removeAnnouncement(tx: Tx, id: string): Promise<AnnouncementRow | null> {
  const row = await tx.manager.findOne(announcementTable, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (row) await tx.manager.delete(announcementTable, { id });
  return row;
}
