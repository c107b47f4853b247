import type { Sql, Tx } from '@torchbearer/kit';
import type { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import type { DraftChange } from '../domain/named-differences.js';

export async function insertDraftChange(tx: Tx, entry: AuditRecorded): Promise<void> {
  await tx.run(
    `insert into draft_changes (id, at, actor_name, action, target_id, target_name, after)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      entry.id,
      entry.at ?? new Date(0),
      entry.actorName,
      entry.action,
      entry.targetId,
      // Names of players would outlive their accounts.
      entry.targetType === 'castaway' ? entry.targetName : '',
      entry.afterJson === '' ? null : entry.afterJson,
    ],
  );
}

/** Since then until then, the newest first. */
export const listDraftChanges = (sql: Sql, since: Date, until: Date): Promise<DraftChange[]> =>
  sql.rows<DraftChange>(
    `select at, actor_name as by, action, target_id as "targetId", target_name as "targetName", after
     from draft_changes where at >= $1 and at <= $2 order by at desc, id`,
    [since, until],
  );
