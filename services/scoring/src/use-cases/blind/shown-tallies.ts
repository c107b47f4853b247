import type { Sql } from '@torchbearer/kit';
import type { BlindTallies } from '@torchbearer/proto/scoring/v1/scoring';
import { blindLines, blindTallies, type BlindTally } from '../../db/blind-tallies.js';
import { isUnresolved } from '../../db/double-scoring.js';
import { isDifferent } from '../../domain/blind-differences.js';
import { comparedLines, doneTallies } from './compared.js';

/**
 * A week's tallies as an admin may see them: of another's only who, how many lines and whether done, until both are
 * done. Then the differences, for all admins.
 */
export async function shownTallies(sql: Sql, weekNumber: number, adminId: string): Promise<BlindTallies> {
  const tallies = await blindTallies(sql, weekNumber);
  const own = tallies.find((tally) => tally.adminId === adminId);
  const done = doneTallies(tallies);
  const differences = done === null ? [] : (await comparedLines(sql, done)).filter(isDifferent);
  return {
    isScoredTwice: await isUnresolved(sql, weekNumber),
    tallies: tallies.map((tally) => shown(tally, adminId)),
    lines: own === undefined ? [] : await ownLines(sql, own),
    areCompared: done !== null,
    differences: differences.map(({ counts: [firstCount, secondCount], ruleId, reasons, ...counted }) => ({
      ...counted,
      ruleId: ruleId ?? undefined,
      firstCount,
      secondCount,
      reasons: [...new Set(reasons)],
    })),
  };
}

const shown = (tally: BlindTally, adminId: string) => ({
  id: tally.id,
  admin: { id: tally.adminId, name: tally.adminName ?? undefined },
  lines: tally.lines,
  startedAt: tally.startedAt,
  doneAt: tally.doneAt ?? undefined,
  isOwn: tally.adminId === adminId,
});

const ownLines = async (sql: Sql, { id }: BlindTally) =>
  (await blindLines(sql, id)).map(({ weekNumber: _, ruleId, reason, ...line }) => ({
    ...line,
    ruleId: ruleId ?? undefined,
    reason: reason ?? undefined,
  }));
