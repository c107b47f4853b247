import type { Sql, Tx } from '@torchbearer/kit';
import type { Line } from '../domain/lines.js';
import type { StoredLine } from '../domain/tally.js';

export interface BlindTally {
  readonly id: string;
  readonly adminId: string;
  /** Null once the account is deleted. */
  readonly adminName: string | null;
  readonly place: 1 | 2;
  /** How many are in effect. */
  readonly lines: number;
  readonly startedAt: Date;
  readonly doneAt: Date | null;
}

/** A week's tallies that were not discarded, by place. */
export const blindTallies = (sql: Sql, weekNumber: number): Promise<BlindTally[]> =>
  sql.rows<BlindTally>(
    `select tally.id, tally.admin_id as "adminId", admin.name as "adminName", tally.place,
       (select count(*)::int from blind_lines where tally_id = tally.id and removed_at is null) as lines,
       tally.started_at as "startedAt", tally.done_at as "doneAt"
     from blind_tallies tally left join copied.users admin on admin.id = tally.admin_id
     where tally.week_number = $1 and tally.discarded_at is null order by tally.place`,
    [weekNumber],
  );

const COLUMNS = `line.id, tally.week_number as "weekNumber", line.castaway_id as "castawayId",
  line.rule_id as "ruleId", line.count, line.points, line.reason, line.entered_at as "enteredAt"`;

/** With when it was entered. */
export type BlindLine = StoredLine & { readonly enteredAt: Date };

/** A tally's lines in effect, oldest first. */
export const blindLines = (sql: Sql, tallyId: string): Promise<BlindLine[]> =>
  sql.rows<BlindLine>(
    `select ${COLUMNS} from blind_lines line join blind_tallies tally on tally.id = line.tally_id
     where line.tally_id = $1 and line.removed_at is null order by line.entered_at, line.position`,
    [tallyId],
  );

/** Those of these lines that the admin has stored, in any tally, in effect or removed. */
export const ownBlindLines = (sql: Sql, adminId: string, ids: readonly string[]): Promise<BlindLine[]> =>
  sql.rows<BlindLine>(
    `select ${COLUMNS} from blind_lines line join blind_tallies tally on tally.id = line.tally_id
     where line.admin_id = $1 and line.id = any ($2::uuid[])`,
    [adminId, ids],
  );

/** The week must be locked, and the place free. */
export async function insertBlindTally(
  tx: Tx,
  tally: {
    readonly id: string;
    readonly weekNumber: number;
    readonly adminId: string;
    readonly place: 1 | 2;
    readonly at: Date;
  },
): Promise<void> {
  await tx.run(
    `insert into blind_tallies (id, week_number, admin_id, place, started_at) values ($1, $2, $3, $4, $5)`,
    [tally.id, tally.weekNumber, tally.adminId, tally.place, tally.at],
  );
}

/** The week must be locked. @param at null for not done */
export async function markBlindTally(tx: Tx, tallyId: string, at: Date | null): Promise<void> {
  await tx.run('update blind_tallies set done_at = $2 where id = $1', [tallyId, at]);
}

/** The week must be locked. */
export async function discardBlindTally(tx: Tx, tallyId: string, at: Date): Promise<void> {
  await tx.run('update blind_tallies set done_at = null, discarded_at = $2 where id = $1', [tallyId, at]);
}

/** The week must be locked. */
export async function changeBlindLines(
  tx: Tx,
  tally: { readonly id: string; readonly adminId: string },
  { add, remove }: { readonly add: readonly Line[]; readonly remove: readonly Line[] },
  at: Date,
): Promise<void> {
  await tx.run('update blind_lines set removed_at = $3 where tally_id = $1 and id = any ($2::uuid[])', [
    tally.id,
    remove.map(({ id }) => id),
    at,
  ]);
  await tx.run(
    `insert into blind_lines
       (admin_id, id, tally_id, castaway_id, rule_id, count, points, reason, entered_at)
     select $1, id, $2, castaway_id, rule_id, count, points, reason, $3
     from unnest($4::uuid[], $5::uuid[], $6::text[], $7::int[], $8::int[], $9::text[])
       with ordinality as added (id, castaway_id, rule_id, count, points, reason, place)
     order by place`,
    [
      tally.adminId,
      tally.id,
      at,
      add.map(({ id }) => id),
      add.map(({ castawayId }) => castawayId),
      add.map(({ ruleId }) => ruleId),
      add.map(({ count }) => count),
      add.map(({ points }) => points),
      add.map(({ reason }) => reason),
    ],
  );
}
