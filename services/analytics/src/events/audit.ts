import type { Tx } from '@torchbearer/kit';
import type { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import { AuditEntries } from '../db/tables.js';

/** An entry never changes, and nothing removes one. */
export async function changed(
  tx: Tx,
  { version: _, at = new Date(0), ...entry }: AuditRecorded,
): Promise<void> {
  await tx.manager
    .createQueryBuilder()
    .insert()
    .into(AuditEntries)
    .values({ ...entry, at })
    .orIgnore()
    .execute();
}
