/** A week of points, as far as decisions about it need it. */
import { ENTERED_AS_TOTAL, REASONS, type FieldError, type Reason } from '@torchbearer/rules';

export interface PointsEntry {
  readonly castawayId: string;
  readonly points: number;
}

/** A change of one castaway's points of one week; null means none, which is not zero. */
export interface PointsChange {
  readonly castawayId: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** A rule that applied so many times, or an adjustment with its reason. */
export interface Line {
  readonly id: string;
  readonly castawayId: string;
  /** Null for an adjustment. */
  readonly ruleId: string | null;
  /** 1 for an adjustment. */
  readonly count: number;
  /** The line's sum: what the rule gives, times `count`. */
  readonly points: number;
  /** Null for a rule. */
  readonly reason: string | null;
}

/** A line of any week, in effect or removed. */
export interface StoredLine extends Line {
  readonly weekNumber: number;
  readonly isRemoved: boolean;
  readonly enteredAt: Date;
  /** Null if a version without lines stored the points. */
  readonly enteredBy: string | null;
  /** Null once the account is deleted. */
  readonly author: string | null;
}

export interface ScoredCastaway {
  readonly name: string;
  readonly eliminated: boolean;
  /** Null while in the game, and if the week is not known. */
  readonly eliminatedInWeek: number | null;
}

/** A save or tally of a week's points. */
export interface ScoreSave {
  /** The week's version after it. */
  readonly version: number;
  /** Ids of lines. */
  readonly addedLines: readonly string[];
  readonly removedLines: readonly string[];
}

/** One of the two tallies of a week that is scored twice. */
export interface BlindTally {
  readonly id: string;
  readonly adminId: string;
  /** Null once the account is deleted. */
  readonly adminName: string | null;
  readonly place: 1 | 2;
  /** How many are in effect. */
  readonly lines: number;
  /** These, oldest first; empty in another admin's tally until both are done. */
  readonly entered: readonly StoredLine[];
  readonly startedAt: Date;
  readonly doneAt: Date | null;
}

export interface Week {
  readonly weekNumber: number;
  /** False for a week that was never created. */
  readonly isKnown: boolean;
  /** Null for a week without a schedule. */
  readonly picksCloseAt: Date | null;
  /** Rises with each change of its points, and when it becomes final; 0 before the first. */
  readonly version: number;
  /** Null while the week is provisional. */
  readonly final: {
    readonly at: Date;
    /** Both null if the upgrade to the first version with final weeks made the week final. */
    readonly by: string | null;
    readonly byName: string | null;
  } | null;
  /** Of the standings. */
  readonly standingsVersion: number;
  /** The season's setting: two admins tally each week. */
  readonly doubleScoring: boolean;
  /** All of the season, by id. */
  readonly castaways: ReadonlyMap<string, ScoredCastaway>;
  /** In effect, oldest first. A castaway's points are the sum of their lines. */
  readonly lines: readonly StoredLine[];
  /** By id: the lines in effect, those that `lastSave` removed, and those with the requested ids, of any week. */
  readonly stored: ReadonlyMap<string, StoredLine>;
  /** The last save that is still in effect; null as well if a version without lines made it. */
  readonly lastSave: ScoreSave | null;
  /** Those that were not discarded, by place. */
  readonly tallies: readonly BlindTally[];
  /** The requesting admin's blind lines with the requested ids, of any tally, by id. */
  readonly ownBlindLines: ReadonlyMap<string, StoredLine>;
}

/** Why a change is refused. */
export interface Refused {
  readonly outcome: 'REFUSED';
  readonly reason: Reason;
  /** More precise than the reason's own, and fit to show a person. */
  readonly sentence?: string | undefined;
  /** One line for each invalid field. */
  readonly details?: readonly FieldError[] | undefined;
}

export const refused = (reason: Reason, sentence?: string, details?: readonly FieldError[]): Refused => ({
  ...{ outcome: 'REFUSED', reason, sentence, details },
});

/** Each castaway's points; one without lines has none. */
export function sumsOf(lines: readonly Pick<Line, 'castawayId' | 'points'>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { castawayId, points } of lines) sums.set(castawayId, (sums.get(castawayId) ?? 0) + points);
  return sums;
}

const alphabet = new Intl.Collator('en');

interface NamedResult {
  readonly weekNumber: number;
  readonly points: number;
  readonly castawayName: string;
  readonly castawayId: string;
}

/** Names in natural order, whatever the database's locale; equal names by id. */
export const byCastawayName = (
  a: Pick<NamedResult, 'castawayName' | 'castawayId'>,
  b: Pick<NamedResult, 'castawayName' | 'castawayId'>,
): number => alphabet.compare(a.castawayName, b.castawayName) || (a.castawayId < b.castawayId ? -1 : 1);

/** Newest week first, then most points, then the name. */
export const resultOrder = (a: NamedResult, b: NamedResult): number =>
  b.weekNumber - a.weekNumber || b.points - a.points || byCastawayName(a, b);

/** The points of a week with these lines, by castaway name; castaways without a copy last. */
export const pointsOf = ({
  castaways,
  lines,
}: Pick<Week, 'castaways'> & { readonly lines: readonly Line[] }): PointsEntry[] =>
  [...sumsOf(lines)]
    .map(([castawayId, points]) => ({
      castawayId,
      points,
      castawayName: castaways.get(castawayId)?.name ?? '\uffff',
    }))
    .sort(byCastawayName)
    .map(({ castawayId, points }) => ({ castawayId, points }));

/** Of every castaway with a changed line, also if the points stay the same, in the order of the lines. */
export function changesOf(
  current: readonly Line[],
  added: readonly Line[],
  removed: readonly Line[],
): PointsChange[] {
  const before = sumsOf(current);
  const after = sumsOf([...current.filter((line) => !removed.includes(line)), ...added]);
  return [...new Set([...added, ...removed].map(({ castawayId }) => castawayId))].map((castawayId) => ({
    castawayId,
    before: before.get(castawayId) ?? null,
    after: after.get(castawayId) ?? null,
  }));
}

/** Joined by commas; the id itself of a castaway without a copy. */
export const namesOf = (
  { castaways }: Pick<Week, 'castaways'>,
  named: readonly { readonly castawayId: string }[],
): string => named.map(({ castawayId }) => castaways.get(castawayId)?.name ?? castawayId).join(', ');

/** The adjustment that stands for points which were saved as a number. */
export const totalLine = (id: string, { castawayId, points }: PointsEntry): Line => ({
  id,
  castawayId,
  ruleId: null,
  count: 1,
  points,
  reason: ENTERED_AS_TOTAL,
});

/**
 * Whether the week gets its points from two tallies that are not resolved yet: while double scoring is on, every
 * provisional week without points. Weeks that have points, from a resolution or from before the setting, are changed
 * directly, and so is a final week whose points a correction took back: that needs a reason.
 */
export const isUnresolved = ({ doubleScoring, lines, final }: Week): boolean =>
  doubleScoring && lines.length === 0 && final === null;

/** The two tallies if both are done, which nobody can take back. */
export function doneTallies({ tallies: [first, second] }: Week): readonly [BlindTally, BlindTally] | null {
  return first?.doneAt && second?.doneAt ? [first, second] : null;
}

export interface NamedCastaway {
  /** Where the request names the castaway. */
  readonly field: string;
  readonly castawayId: string;
  /** Whether the castaway's points of the week would change. */
  readonly isChange: boolean;
}

/** Whether a castaway can receive no more points in this week. */
export const isOutBy = ({ eliminated, eliminatedInWeek }: ScoredCastaway, weekNumber: number): boolean =>
  eliminated && (eliminatedInWeek === null || weekNumber > eliminatedInWeek);

/**
 * Whether these castaways' points of a week may change: every castaway exists, and none that changes was out before
 * that week. A castaway still scores in the week of the elimination. @returns UNKNOWN_CASTAWAY or ELIMINATED_NOT_SCORED
 */
export function checkCastaways(
  { weekNumber, castaways }: Pick<Week, 'weekNumber' | 'castaways'>,
  named: readonly NamedCastaway[],
): Refused | null {
  const unknown: FieldError[] = [];
  const eliminated: FieldError[] = [];
  const names = new Set<string>();
  for (const { field, castawayId, isChange } of named) {
    const castaway = castaways.get(castawayId);
    if (!castaway) {
      unknown.push({ field, message: REASONS.UNKNOWN_CASTAWAY.sentence });
    } else if (isChange && isOutBy(castaway, weekNumber)) {
      eliminated.push({ field, message: `${castaway.name} has been eliminated.` });
      names.add(castaway.name);
    }
  }
  if (unknown.length > 0) return refused('UNKNOWN_CASTAWAY', undefined, unknown);
  if (eliminated.length === 0) return null;
  const sentence = `Eliminated castaways cannot receive points: ${[...names].join(', ')}.`;
  return refused('ELIMINATED_NOT_SCORED', sentence, eliminated);
}
