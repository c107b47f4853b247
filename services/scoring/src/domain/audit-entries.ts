/** What the audit log says about a change of points. */
import { ruleById } from '@torchbearer/rules/rule-book';
import { keyOf, type Choice, type Compared } from './blind-differences.js';
import { namesOf, type BlindTally, type Line, type PointsChange, type Week } from './week.js';

export interface AuditEntry {
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface Changed {
  readonly changes: readonly PointsChange[];
  readonly add: readonly Line[];
  readonly remove: readonly Line[];
  /** The reason, if a final week changes. */
  readonly correction: string | null;
}

/** Null means no points. A tally also has the lines that were removed, as of before, and those that were added. */
export function auditOf(
  week: Week,
  action: string,
  { changes, add, remove, correction }: Changed,
): AuditEntry {
  const listed = (state: 'before' | 'after', lines: readonly Line[], more: object) =>
    changes.map((change) => ({
      castaway: namesOf(week, [change]),
      points: change[state],
      ...(action === 'points.tallied' && {
        lines: lines.filter(({ castawayId }) => castawayId === change.castawayId).map(lineWords),
      }),
      ...more,
    }));
  const reason = correction === null ? {} : { reason: correction };
  return { action, before: listed('before', remove, {}), after: listed('after', add, reason) };
}

/** 'They find a hidden immunity idol × 2 (12)', 'Correction (-3)' */
const lineWords = ({ ruleId, count, points, reason }: Line): string => {
  const what = ruleId === null ? reason : ruleWords(ruleId);
  return `${what}${count > 1 ? ` × ${count}` : ''} (${points})`;
};

const ruleWords = (ruleId: string): string => ruleById(ruleId)?.says ?? ruleId;

/** The differences of the two tallies, and how often each line was chosen. */
export function auditOfResolution(
  week: Week,
  bothTallies: readonly BlindTally[],
  differences: readonly Compared[],
  choices: readonly Choice[],
): AuditEntry {
  const tallies = bothTallies.map(({ adminId, adminName }) => adminName ?? adminId);
  const chosen = new Map(choices.map((choice) => [keyOf(choice), choice.count]));
  const listed = (countOf: (one: Compared) => string) => ({
    tallies,
    differences: differences.map((one) => ({
      name: `${namesOf(week, [one])}: ${one.ruleId === null ? `adjustment of ${one.points}` : ruleWords(one.ruleId)}`,
      count: countOf(one),
    })),
  });
  return {
    action: 'points.blind-tallies-resolved',
    before: listed(({ counts }) => tallies.map((admin, index) => `${admin} ${counts[index]}`).join(', ')),
    after: listed((one) => String(chosen.get(keyOf(one)))),
  };
}
