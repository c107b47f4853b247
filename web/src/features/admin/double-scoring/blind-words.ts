/** The words of double scoring, and what its screen counts. */
import type { BlindDifference, BlindLine, BlindTallies, BlindTally } from '@torchbearer/contract/client';
import { ruleById } from '@torchbearer/rules/rule-book';
import { signed } from '../../rules/rule-words.js';
import type { Choice } from './blind-lines.js';

export const nameOf = ({ admin }: Pick<BlindTally, 'admin'>): string => admin.name ?? 'A deleted account';

const linesInWords = (count: number): string => `${count} ${count === 1 ? 'line' : 'lines'}`;

/** 'Sam has 14 lines and is done.' */
export const progressOf = (tally: BlindTally): string =>
  `${tally.isOwn ? 'You have' : `${nameOf(tally)} has`} ${linesInWords(tally.lines)}, ${tally.doneAt === null ? 'not done' : 'done'}.`;

/** What has to happen before the tallies can be compared. */
export function waitingFor({ tallies }: Pick<BlindTallies, 'tallies'>): string {
  if (tallies.length === 0) return 'Two admins tally this week. Nobody has started yet.';
  const open = tallies.filter(({ doneAt }) => doneAt === null);
  const [first] = open;
  if (!first) return 'Waiting for another admin to start the second tally.';
  return open.length === 2
    ? 'Both tallies are under way.'
    : `Waiting for ${first.isOwn ? 'yours' : nameOf(first)}.`;
}

/** The rule, or what the adjustment is. A page may be older than the rule. */
const ruleWords = (ruleId: string): string => ruleById(ruleId)?.says ?? 'A new rule';

export const lineWords = ({ ruleId, reason }: Pick<BlindLine, 'ruleId' | 'reason'>): string =>
  ruleId === null ? (reason ?? '') : ruleWords(ruleId);

export const differenceWords = ({ ruleId, points, reasons }: BlindDifference): string =>
  ruleId === null ? `Adjustment of ${signed(points)}: ${reasons.join('; ')}` : ruleWords(ruleId);

export const keyOf = ({ castawayId, ruleId, points }: BlindDifference): string =>
  `${castawayId} ${ruleId ?? points}`;

/** The body's choice for a difference. */
export const choiceFor = ({ castawayId, ruleId, points }: BlindDifference, count: number): Choice =>
  ruleId === null ? { castawayId, points, count } : { castawayId, ruleId, count };

/** The number that was typed; null if it is none from 0 to 100. */
export function typedCount(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null;
}
