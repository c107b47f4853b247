import type { Sql } from '@torchbearer/kit';
import { MASKED_TEXT } from './erase-messages.js';

export interface LogRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly isInbound: boolean;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly phone: string;
  readonly outboundText: string | null;
  readonly inboundText: string | null;
  readonly success: boolean;
  readonly skipped: boolean;
  readonly error: string | null;
}

/** The newest messages in both directions, newest first. A deleted account has no name. */
export const newestMessages = (sql: Sql, limit: number): Promise<LogRow[]> =>
  sql.rows<LogRow>(
    `select entry.*, users.id as "userId", users.name as "userName"
     from (
       (select id, created_at as "createdAt", false as "isInbound", user_id, phone, ${MASKED_TEXT} as "outboundText",
          null as "inboundText", state not in ('FAILED', 'SKIPPED') as success, state = 'SKIPPED' as skipped, error
        from messages order by created_at desc, id limit $1)
       union all
       (select id, received_at, true, user_id, phone, reply, text, true, false, null
        from inbound order by received_at desc, id limit $1)
     ) entry left join copied.users on users.id = entry.user_id
     order by entry."createdAt" desc, entry.id limit $1`,
    [limit],
  );
