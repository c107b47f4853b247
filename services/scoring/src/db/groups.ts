import type { Sql } from '@torchbearer/kit';

export interface GroupOfPlayer {
  readonly id: string;
  readonly name: string;
  readonly memberIds: readonly string[];
}

/** The player's groups. */
export const groupsOf = (sql: Sql, userId: string): Promise<GroupOfPlayer[]> =>
  sql.rows<GroupOfPlayer>(
    `select id, name, member_ids as "memberIds" from copied.groups where member_ids @> array[$1::uuid]`,
    [userId],
  );
