import type { Sql } from '@torchbearer/kit';
import { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import { Topics } from '@torchbearer/proto/topics';

/** The audit entries of one user or invite, oldest first. */
export async function auditOf(sql: Sql, targetId: string) {
  const rows = await sql.rows<{ value: Buffer }>('select value from outbox where topic = $1 order by id', [
    Topics.identityAudit.name,
  ]);
  return rows
    .map(({ value }) => AuditRecorded.decode(value))
    .filter((entry) => entry.targetId === targetId)
    .map(({ beforeJson, afterJson, ...entry }) => ({
      ...entry,
      before: beforeJson === '' ? null : (JSON.parse(beforeJson) as unknown),
      after: afterJson === '' ? null : (JSON.parse(afterJson) as unknown),
    }));
}

/** The whole outbox as text to search. */
export async function everythingPublished(sql: Sql): Promise<string> {
  const [row] = await sql.rows<{ published: string | null }>(
    `select string_agg(encode(value, 'escape'), ' ') as published from outbox`,
  );
  return row?.published ?? '';
}
