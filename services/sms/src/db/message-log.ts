import { pagedList, readPage, type Database, type Page } from '@torchbearer/kit';
import { LISTS } from '@torchbearer/rules';
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

const OUTBOUND = `select id, created_at as at, false as "isInbound", user_id, phone, ${MASKED_TEXT} as "outboundText",
  null::text as "inboundText", state not in ('FAILED', 'SKIPPED') as success, state = 'SKIPPED' as skipped, error
  from messages`;
const INBOUND = `select id, received_at, true, user_id, phone, reply, text, true, false, null::text from inbound`;
const WITH_PLAYER = 'entry left join copied.users player on player.id = entry.user_id';
const COLUMNS = `entry.id, entry.at as "createdAt", entry."isInbound", entry.phone, entry."outboundText", entry."inboundText",
  entry.success, entry.skipped, entry.error, player.id as "userId", player.name as "userName"`;

/** Messages in both directions. Their texts are not searched, because a code could be guessed digit by digit. */
export const messageList = pagedList({
  rules: LISTS.messages,
  from: `(${OUTBOUND} union all ${INBOUND}) ${WITH_PLAYER}`,
  columns: COLUMNS,
  id: 'entry.id',
  sorts: { at: { sql: 'entry.at', type: 'time' } },
  search: (contains) =>
    `(${contains('entry.phone')} or entry.user_id in (select id from copied.users where ${contains('folded(name)')}))`,
});

/** A deleted account has no name. */
export const readMessages = (from: Pick<Database, 'manager'>, page: Page) =>
  readPage<LogRow>(from, messageList, page);
