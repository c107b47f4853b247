import type { Tx } from '@torchbearer/kit';
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import { announcementTable, type AnnouncementRow } from './tables.js';

/** Announcements that have not expired, newest first. */
export const currentAnnouncements = (
  sql: { readonly manager: EntityManager },
  now: Date,
): Promise<AnnouncementRow[]> =>
  sql.manager.find(announcementTable, {
    where: [{ expiresAt: IsNull() }, { expiresAt: MoreThan(now) }],
    order: { createdAt: 'desc', id: 'asc' },
  });

export async function insertAnnouncement(tx: Tx, row: AnnouncementRow): Promise<void> {
  await tx.manager.insert(announcementTable, row);
}

/** Deletes an announcement. @returns the deleted row; `null` if the id is unknown */
export async function removeAnnouncement(tx: Tx, id: string): Promise<AnnouncementRow | null> {
  const row = await tx.manager.findOne(announcementTable, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (row) await tx.manager.delete(announcementTable, { id });
  return row;
}
