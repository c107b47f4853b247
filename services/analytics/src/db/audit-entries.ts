import { columnsOf, pagedList, readPage, type Condition, type Database, type Page } from '@torchbearer/kit';
import { LISTS } from '@torchbearer/rules';
import { copies, type AuditEntry } from '../copies.js';

/** All services' entries are in one table. */
const { entity } = copies.leagueAudit;

export interface AuditQuery {
  readonly actorId?: string | undefined;
  /** One action, or an entity for all of its actions. */
  readonly action?: string | undefined;
  /** Only entries older than this one, which must exist. */
  readonly beforeId?: string | undefined;
  readonly limit: number;
}

export const auditEntryExists = (database: Database, id: string): Promise<boolean> =>
  database.manager.existsBy(entity, { id });

/** Newest first. */
export async function listAuditEntries(database: Database, query: AuditQuery): Promise<AuditEntry[]> {
  const { actorId, action, beforeId, limit } = query;
  const entries = database.manager.createQueryBuilder(entity, 'entry');
  if (actorId !== undefined) entries.andWhere('entry.actor_id = :actorId', { actorId });
  if (action !== undefined)
    entries.andWhere(`(entry.action = :action or starts_with(entry.action, :action || '.'))`, { action });
  if (beforeId !== undefined)
    entries.andWhere(
      '(entry.at, entry.id) < (select last.at, last.id from copied.audit_entries last where last.id = :beforeId)',
      { beforeId },
    );
  return await entries.orderBy('entry.at', 'DESC').addOrderBy('entry.id', 'DESC').limit(limit).getMany();
}

/** The copy's own indexes serve it. */
export const auditList = pagedList({
  rules: LISTS.audit,
  from: 'copied.audit_entries entry',
  columns: columnsOf(entity, 'entry'),
  id: 'entry.id',
  sorts: { at: { sql: 'entry.at', type: 'time' } },
  search: `folded(entry.actor_name || ' ' || entry.action || ' ' || entry.target_name)`,
});

export async function readAuditEntries(
  database: Database,
  page: Page,
  { actorId, action }: Pick<AuditQuery, 'actorId' | 'action'>,
) {
  const conditions: Condition[] = [];
  if (actorId !== undefined) conditions.push((bind) => `entry.actor_id = ${bind(actorId)}`);
  if (action !== undefined)
    conditions.push(
      (bind) => `(entry.action = ${bind(action)} or starts_with(entry.action, ${bind(`${action}.`)}))`,
    );
  return await readPage<AuditEntry>(database, auditList, page, conditions);
}
