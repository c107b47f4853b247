/** Decides every change of a week's points, of its finality and of its blind tallies. */
import { auditOf, auditOfResolution, type AuditEntry } from './audit-entries.js';
import {
  areForDifferences,
  areSameLines,
  compareTallies,
  isDifferent,
  resolvedLines,
  type Choice,
} from './blind-differences.js';
import { planTally, type SentLine } from './tally.js';
import {
  changesOf,
  checkCastaways,
  doneTallies,
  isUnresolved,
  namesOf,
  pointsOf,
  refused,
  sumsOf,
  totalLine,
  type BlindTally,
  type Line,
  type PointsChange,
  type PointsEntry,
  type Refused,
  type Week,
} from './week.js';

/** What an admin saw, by castaway id; null for no points. */
export type SeenPoints = ReadonlyMap<string, number | null>;

interface LinesRequest {
  readonly add: readonly SentLine[];
  /** Ids of lines. */
  readonly remove: readonly string[];
}

/** Why a final week changes; null if the admin sent no reason. */
type CorrectionReason = string | null;

export type WeekChange =
  /** Replaces the points of the sent castaways. `seen`: the points that the admin saw; null if they sent none. */
  | {
      readonly kind: 'save';
      readonly entries: readonly PointsEntry[];
      readonly seen: SeenPoints | null;
      readonly reason: CorrectionReason;
    }
  | ({ readonly kind: 'tally'; readonly reason: CorrectionReason } & LinesRequest)
  /** Undoes the last save. `seen`: all of the week's points as the admin saw them. */
  | { readonly kind: 'undo'; readonly seen: SeenPoints | null; readonly reason: CorrectionReason }
  | { readonly kind: 'resolve'; readonly choices: readonly Choice[] }
  | { readonly kind: 'finalize'; readonly seen: SeenPoints | null }
  | BlindChange;

/** A change of the admin's own tally, apart from `discarded`. The kind is the action in the audit log. */
type BlindChange =
  | { readonly kind: 'blind-tally-started' }
  | { readonly kind: 'blind-tally-done' }
  | { readonly kind: 'blind-tally-reopened' }
  | { readonly kind: 'blind-tally-discarded'; readonly tallyId: string }
  | ({ readonly kind: 'blind-tally-entered' } & LinesRequest);

/** Who makes the change, and when, with a source of ids. */
export interface Author {
  readonly by: string;
  readonly now: Date;
  readonly newId: () => string;
}

export interface Saved {
  readonly outcome: 'SAVED';
  /** The reason, if a final week changes. */
  readonly correction: string | null;
  /** Every castaway with a changed line, also if the points stay the same. */
  readonly changes: readonly PointsChange[];
  readonly add: readonly Line[];
  /** Lines in effect. */
  readonly remove: readonly Line[];
  /** Removed lines. */
  readonly restore: readonly Line[];
  /** All points of the week after the change. */
  readonly points: readonly PointsEntry[];
  /** The version of the save that an undo takes back. */
  readonly undone: number | null;
  readonly makesFinal: boolean;
  readonly audit: readonly AuditEntry[];
}

/** A change of a blind tally, which leaves the points as they are. */
export interface Tallied {
  readonly outcome: 'TALLIED';
  readonly tally: Omit<BlindTally, 'adminName' | 'lines' | 'entered'>;
  readonly isDiscarded: boolean;
  readonly add: readonly Line[];
  readonly remove: readonly Line[];
  readonly audit: readonly AuditEntry[];
}

export type Decision = Refused | { readonly outcome: 'UNCHANGED' } | Saved | Tallied;

const UNCHANGED = { outcome: 'UNCHANGED' } as const;

/**
 * What a change does. One that is stored already is UNCHANGED, so that it may be sent again, apart from an undo, which
 * would take back the save before. The refusals of each kind come in the order in which they are checked, after
 * WEEK_NOT_FOUND.
 */
export function decideSave(week: Week, change: WeekChange, author: Author): Decision {
  if (!week.isKnown) return refused('WEEK_NOT_FOUND');
  switch (change.kind) {
    case 'save':
      return decidePoints(week, change, author);
    case 'tally':
      return decideTally(week, change);
    case 'undo':
      return decideUndo(week, change);
    case 'resolve':
      return decideResolution(week, change.choices, author);
    case 'finalize':
      return decideFinal(week, change.seen);
    case 'blind-tally-started':
    case 'blind-tally-entered':
    case 'blind-tally-done':
    case 'blind-tally-reopened':
    case 'blind-tally-discarded':
      return decideBlind(week, change, author);
  }
}

type Of<Kind extends WeekChange['kind']> = Extract<WeekChange, { kind: Kind }>;

/**
 * One adjustment replaces the lines of each castaway whose points change. Castaways that weren't sent keep theirs, and
 * zero is a score. Sending an eliminated castaway's stored points again is no change. Refusals: WEEK_IS_SCORED_TWICE,
 * UNKNOWN_CASTAWAY, ELIMINATED_NOT_SCORED, CONFLICT if the admin saw other points, WEEK_IS_FINAL without a reason.
 */
function decidePoints(week: Week, { entries, seen, reason }: Of<'save'>, { newId }: Author): Decision {
  if (isUnresolved(week)) return refused('WEEK_IS_SCORED_TWICE');
  const stored = sumsOf(week.lines);
  const before = (castawayId: string): number | null => stored.get(castawayId) ?? null;
  const isChange = ({ castawayId, points }: PointsEntry): boolean => before(castawayId) !== points;
  const named = entries.map((entry, index) => ({
    field: `entries.${index}.castawayId`,
    castawayId: entry.castawayId,
    isChange: isChange(entry),
  }));
  const fault = checkCastaways(week, named);
  if (fault) return fault;
  const changed = entries.filter(isChange);
  // Castaways without a seen value are always replaced.
  const stale = changed.filter(({ castawayId: id }) => seen?.has(id) && seen.get(id) !== before(id));
  if (stale.length > 0)
    return refused(
      'CONFLICT',
      `Points were changed meanwhile, so nothing was saved: ${namesOf(week, stale)}.`,
      stale.map((entry) => ({
        field: `entries.${entries.indexOf(entry)}.points`,
        message: `${namesOf(week, [entry])} has ${before(entry.castawayId) ?? 'no'} points by now.`,
      })),
    );
  if (changed.length === 0) return UNCHANGED;
  const ids = new Set(changed.map(({ castawayId }) => castawayId));
  return changePoints(week, 'points.saved', reason, {
    add: changed.map((entry) => totalLine(newId(), entry)),
    remove: week.lines.filter(({ castawayId }) => ids.has(castawayId)),
  });
}

/**
 * Changed lines of a final week are a correction even if they add up to the same points. Refusals: those of `planTally`,
 * WEEK_IS_SCORED_TWICE, WEEK_IS_FINAL.
 */
function decideTally(week: Week, { add, remove, reason }: Of<'tally'>): Decision {
  const plan = planTally({ week, add, remove, stored: week.stored, current: week.lines });
  if ('outcome' in plan) return plan;
  if (isEmpty(plan)) return UNCHANGED;
  if (isUnresolved(week)) return refused('WEEK_IS_SCORED_TWICE');
  return changePoints(week, 'points.tallied', reason, plan);
}

/**
 * Saves are undone in reverse order, so what a save replaced is always the state before it. Points of castaways
 * eliminated since are restored like any others: it gives no castaway points that it did not have. Refusals: CONFLICT,
 * NOTHING_TO_UNDO, WEEK_IS_FINAL.
 */
function decideUndo(week: Week, { seen, reason }: Of<'undo'>): Decision {
  const stale = refuseStale(week, seen, 'nothing was taken back');
  if (stale) return stale;
  if (!week.lastSave) return refused('NOTHING_TO_UNDO');
  const { version, addedLines, removedLines } = week.lastSave;
  return changePoints(week, 'points.undone', reason, {
    add: [],
    remove: week.lines.filter(({ id }) => addedLines.includes(id)),
    restore: removedLines.flatMap((id) => week.stored.get(id) ?? []),
    undone: version,
  });
}

/**
 * Makes the week's lines of two done tallies, as a tally that can be undone. Afterwards the week is like any other. The
 * same resolution again changes nothing. Refusals: BLIND_TALLIES_NOT_DONE, WEEK_NOT_SCORED_TWICE, CONFLICT if the choices
 * are not those for the differences, INVALID_INPUT if no line is left, those of `planTally`.
 */
function decideResolution(week: Week, choices: readonly Choice[], { newId }: Author): Decision {
  const isOpen = isUnresolved(week);
  const tallies = doneTallies(week);
  if (!tallies) return refused(isOpen ? 'BLIND_TALLIES_NOT_DONE' : 'WEEK_NOT_SCORED_TWICE');
  const compared = compareTallies(tallies[0].entered, tallies[1].entered);
  if (!areForDifferences(compared, choices)) return refused('CONFLICT');
  const add = resolvedLines(compared, choices).map((line) => ({ ...line, id: newId() }));
  if (add.length === 0) return refused('INVALID_INPUT', 'With these choices, the week would have no lines.');
  const plan = planTally({ week, add, remove: [], stored: new Map(), current: [] });
  // Its fields are those of the lines, which the request does not have.
  if ('outcome' in plan) return refused(plan.reason, plan.sentence);
  if (!isOpen) return areSameLines(week.lines, plan.add) ? UNCHANGED : refused('WEEK_NOT_SCORED_TWICE');
  const decision = saved(week, plan);
  const differences = auditOfResolution(week, tallies, compared.filter(isDifferent), choices);
  return { ...decision, audit: [auditOf(week, 'points.tallied', decision), differences] };
}

/** A week that is final stays as it is. Refusals: CONFLICT, WEEK_IS_SCORED_TWICE, WEEK_NOT_SCORED. */
function decideFinal(week: Week, seen: SeenPoints | null): Decision {
  if (week.final) return UNCHANGED;
  const stale = refuseStale(week, seen, 'the week was not made final');
  if (stale) return stale;
  if (isUnresolved(week)) return refused('WEEK_IS_SCORED_TWICE');
  if (week.lines.length === 0) return refused('WEEK_NOT_SCORED');
  const audit = [{ action: 'points.made-final', before: { final: false }, after: { final: true } }];
  return saved(week, { makesFinal: true, audit });
}

/**
 * Refusals: WEEK_NOT_SCORED_TWICE, then NO_BLIND_TALLY, BLIND_TALLY_NOT_FOUND, BLIND_TALLIES_TAKEN, BLIND_TALLIES_DONE,
 * BLIND_TALLY_EMPTY, those of `planTally`, BLIND_TALLY_DONE.
 */
function decideBlind(week: Week, change: BlindChange, { by, now, newId }: Author): Decision {
  if (!isUnresolved(week)) return refused('WEEK_NOT_SCORED_TWICE');
  const tallied = (tally: Tallied['tally'], before: object | null, after: object | null): Tallied => ({
    ...{ outcome: 'TALLIED', tally, isDiscarded: false, add: [], remove: [] },
    // Until both tallies are done, it must not say what one contains.
    audit: [{ action: `points.${change.kind}`, before, after }],
  });
  const own = week.tallies.find(({ adminId }) => adminId === by);
  if (change.kind === 'blind-tally-started') {
    if (own) return UNCHANGED;
    const place = ([1, 2] as const).find((free) => week.tallies.every((tally) => tally.place !== free));
    if (place === undefined) return refused('BLIND_TALLIES_TAKEN');
    const tally = { id: newId(), adminId: by, place, startedAt: now, doneAt: null };
    return tallied(tally, null, { lines: 0 });
  }
  if (change.kind === 'blind-tally-discarded') {
    const tally = week.tallies.find(({ id }) => id === change.tallyId);
    if (!tally) return refused('BLIND_TALLY_NOT_FOUND');
    // Their admins know each other's lines by now.
    if (doneTallies(week)) return refused('BLIND_TALLIES_DONE');
    const { adminName, adminId, lines } = tally;
    const discarded = tallied({ ...tally, doneAt: null }, { of: adminName ?? adminId, lines }, null);
    return { ...discarded, isDiscarded: true };
  }
  if (!own) return refused('NO_BLIND_TALLY');
  const { lines } = own;
  if (change.kind === 'blind-tally-done') {
    if (lines === 0) return refused('BLIND_TALLY_EMPTY');
    return own.doneAt ? UNCHANGED : tallied({ ...own, doneAt: now }, null, { lines });
  }
  if (change.kind === 'blind-tally-reopened') {
    // Admins have seen the differences.
    if (doneTallies(week)) return refused('BLIND_TALLIES_DONE');
    return own.doneAt ? tallied({ ...own, doneAt: null }, { lines }, null) : UNCHANGED;
  }
  const plan = planTally({ ...change, week, stored: week.ownBlindLines, current: own.entered });
  if ('outcome' in plan) return plan;
  if (isEmpty(plan)) return UNCHANGED;
  if (own.doneAt) return refused('BLIND_TALLY_DONE');
  const { add, remove } = plan;
  return { ...tallied(own, { lines }, { lines: lines + add.length - remove.length }), add, remove };
}

const isEmpty = ({ add, remove }: LineChange): boolean => add.length + remove.length === 0;

type LineChange = Pick<Saved, 'add' | 'remove'>;

/** A change of a final week is a correction, and needs its reason. */
function changePoints(
  week: Week,
  action: string,
  reason: CorrectionReason,
  change: LineChange & Partial<Saved>,
): Decision {
  if (week.final && reason === null) return refused('WEEK_IS_FINAL');
  const decision = saved(week, { ...change, correction: week.final ? reason : null });
  return { ...decision, audit: [auditOf(week, action, decision)] };
}

function saved(week: Week, change: Partial<Saved>): Saved {
  const { add = [], remove = [], restore = [] } = change;
  const added = [...restore, ...add];
  const lines = [...week.lines.filter((line) => !remove.includes(line)), ...added];
  return {
    ...{ outcome: 'SAVED', correction: null, undone: null, makesFinal: false, audit: [] },
    ...change,
    ...{ add, remove, restore, changes: changesOf(week.lines, added, remove) },
    points: pointsOf({ ...week, lines }),
  };
}

/** Refuses a change by an admin who saw other points of the week. @param outcome follows 'so' */
function refuseStale(week: Week, seen: SeenPoints | null, outcome: string): Refused | null {
  if (!seen) return null;
  const stored = new Map(pointsOf(week).map(({ castawayId, points }) => [castawayId, points]));
  // One that is not in `seen` was seen without points.
  const differing = [...new Set([...stored.keys(), ...seen.keys()])]
    .filter((id) => (seen.get(id) ?? null) !== (stored.get(id) ?? null))
    .map((castawayId) => ({ castawayId }));
  if (differing.length === 0) return null;
  const sentence = `Points were changed meanwhile, so ${outcome}: ${namesOf(week, differing)}.`;
  return refused('CONFLICT', sentence);
}
