/**
 * Entries of a tally that the server has not confirmed yet, in the order in which they were made. A page stores them,
 * so a later version must be able to read them.
 */
import { MAX_LINES_A_BATCH } from '@torchbearer/rules';

/** A line as it is sent: a rule and how often it applied, or an adjustment. */
export type NewLine = { readonly id: string; readonly castawayId: string } & (
  { readonly ruleId: string; readonly count: number } | { readonly points: number; readonly reason: string }
);

interface Common {
  readonly week: number;
  /** The line's id. */
  readonly id: string;
  /** The batch that it was part of was refused, and the server did not say for which of its entries. */
  readonly isAlone: boolean;
  /** Why the server refused it, as a sentence; null while it waits. */
  readonly refusal: string | null;
  /** Set where the server refused the change because the week is final and no reason was given. */
  readonly needsReason?: true;
  /** Set for a line of the admin's own blind tally, in a week that is scored twice. */
  readonly isBlind?: true;
  /** Why the points are corrected, which players see; absent for no correction. */
  readonly reason?: string;
}

export type Addition = Common & {
  readonly kind: 'add';
  readonly line: NewLine;
  /** ISO 8601 */
  readonly enteredAt: string;
  /** Whether the line was sent at least once, so that the server may have it. */
  readonly isTried: boolean;
};
export type Removal = Common & { readonly kind: 'remove' };
export type Change = Addition | Removal;

export interface Queue {
  readonly changes: readonly Change[];
  /** Ids of the lines that were entered on this device, newest last, for the undo. */
  readonly taps: readonly string[];
}

/** What is sent together: all of one week and tally and with the same reason, each line once. */
export interface Batch {
  readonly week: number;
  readonly changes: readonly Change[];
}

const MOST_TAPS = 200;

export const EMPTY_QUEUE: Queue = { changes: [], taps: [] };

/** Where entries go: the week's points, or the admin's own blind tally of it. */
export interface WeekTally {
  readonly week: number;
  readonly isBlind: boolean;
}

const blind = (isBlind: boolean) => (isBlind ? { isBlind } : {});

const WAITING = { isAlone: false, refusal: null } as const;

export const keyOf = ({ kind, id }: Pick<Change, 'kind' | 'id'>): string => `${kind} ${id}`;

const isAmong = (changes: readonly Change[]): ((change: Change) => boolean) => {
  const keys = new Set(changes.map(keyOf));
  return (change) => keys.has(keyOf(change));
};

/** @param enteredAt ISO 8601 */
export const withLine = (
  queue: Queue,
  { week, isBlind }: WeekTally,
  line: NewLine,
  enteredAt: string,
): Queue => ({
  changes: [
    ...queue.changes,
    { kind: 'add', week, id: line.id, line, enteredAt, isTried: false, ...WAITING, ...blind(isBlind) },
  ],
  taps: [...queue.taps, line.id].slice(-MOST_TAPS),
});

/**
 * Takes a line back. An entry that the server can't have is forgotten. One that was sent without an answer stays until
 * it is answered, and its removal follows: if it were forgotten, it could still arrive after its removal.
 */
export function withoutLine(queue: Queue, { week, isBlind }: WeekTally, id: string): Queue {
  const { changes } = queue;
  const added = changes.find((change): change is Addition => change.kind === 'add' && change.id === id);
  const taps = queue.taps.filter((tap) => tap !== id);
  if (added && (!added.isTried || added.refusal !== null))
    return { changes: changes.filter((change) => change !== added), taps };
  if (changes.some((change) => change.kind === 'remove' && change.id === id)) return { changes, taps };
  return { changes: [...changes, { kind: 'remove', week, id, ...WAITING, ...blind(isBlind) }], taps };
}

/** What is sent next; null if nothing waits. */
export function nextBatch({ changes }: Queue): Batch | null {
  const added = new Set(changes.flatMap(({ kind, id }) => (kind === 'add' ? [id] : [])));
  const ready = changes.filter(
    ({ kind, id, refusal }) => refusal === null && (kind === 'add' || !added.has(id)),
  );
  const [first] = ready;
  if (!first) return null;
  const together = first.isAlone
    ? [first]
    : ready
        .filter(
          ({ week, reason, isBlind, isAlone }) =>
            week === first.week && reason === first.reason && isBlind === first.isBlind && !isAlone,
        )
        .slice(0, MAX_LINES_A_BATCH);
  return { week: first.week, changes: together };
}

/** Before a batch is sent: the server may have its lines from now on. */
export function tried(queue: Queue, batch: Batch): Queue {
  const isSent = isAmong(batch.changes);
  return {
    ...queue,
    changes: queue.changes.map((change) =>
      change.kind === 'add' && isSent(change) ? { ...change, isTried: true } : change,
    ),
  };
}

/** The server has a batch. Nothing of it is sent again: a line that somebody puts back must stay. */
export function confirmed(queue: Queue, batch: Batch): Queue {
  const isSent = isAmong(batch.changes);
  return { ...queue, changes: queue.changes.filter((change) => !isSent(change)) };
}

export interface Refused {
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
  /** `add.2.castawayId`, `remove.0`; empty if it is about the whole. */
  readonly details: readonly { readonly field: string; readonly message: string }[];
}

/**
 * The server refused a batch, of which it stored nothing. The entries that it names are refused. If it names none, a
 * refusal of the contents is found out one by one, and any other is about the week.
 */
export function refused(queue: Queue, batch: Batch, { status, code, sentence, details }: Refused): Queue {
  const named = namedIn(batch, details);
  if (named.size === 0 && status === 400 && batch.changes.length > 1) {
    const isSent = isAmong(batch.changes);
    return {
      ...queue,
      changes: queue.changes.map((change) => (isSent(change) ? { ...change, isAlone: true } : change)),
    };
  }
  const why = named.size > 0 ? named : new Map(batch.changes.map((change) => [keyOf(change), sentence]));
  // The admin took these back while they were under way.
  const undone = new Set(queue.changes.flatMap(({ kind, id }) => (kind === 'remove' ? [id] : [])));
  return {
    ...queue,
    changes: queue.changes.flatMap((change) => {
      const isGone = undone.has(change.id) && why.has(keyOf({ kind: 'add', id: change.id }));
      if (isGone) return [];
      const refusal = why.get(keyOf(change));
      if (refusal === undefined) return [change];
      return [{ ...change, refusal, ...(code === 'WEEK_IS_FINAL' && { needsReason: true as const }) }];
    }),
  };
}

/** The sentence about each entry that the server named, by key. */
function namedIn({ changes }: Batch, details: Refused['details']): Map<string, string> {
  const { add, remove } = partsOf(changes);
  return new Map(
    details.flatMap(({ field, message }) => {
      const [, kind, index] = /^(add|remove)\.(\d+)(\.|$)/.exec(field) ?? [];
      const change = (kind === 'add' ? add : remove)[Number(index ?? Number.NaN)];
      return change ? [[keyOf(change), message] as const] : [];
    }),
  );
}

/** In the order in which they are sent. */
function partsOf(changes: readonly Change[]) {
  return {
    add: changes.filter((change) => change.kind === 'add'),
    remove: changes.filter((change) => change.kind === 'remove'),
  };
}

/** The body of the call. */
export function bodyOf({ changes }: Batch): Body {
  const { add, remove } = partsOf(changes);
  const reason = changes[0]?.reason;
  return {
    add: add.map(({ line }) => line),
    remove: remove.map(({ id }) => id),
    ...(reason !== undefined && { reason }),
  };
}

interface Body {
  readonly add: NewLine[];
  readonly remove: string[];
  readonly reason?: string;
}

/** The admin has a refused entry sent again. */
export const retried = (queue: Queue, key: string): Queue => ({
  ...queue,
  changes: queue.changes.map((change) =>
    keyOf(change) === key ? { ...change, isAlone: true, refusal: null } : change,
  ),
});

/** The admin says why a final week changes: its entries are sent again as one correction. */
export const corrected = (queue: Queue, week: number, reason: string): Queue => ({
  ...queue,
  changes: queue.changes.map(({ needsReason, ...change }) =>
    needsReason === true && change.week === week
      ? { ...change, isAlone: false, refusal: null, reason }
      : { ...change, ...(needsReason && { needsReason }) },
  ),
});

/** The final week whose entries wait for a reason; null for none. */
export const weekToCorrect = ({ changes }: Queue): number | null =>
  changes.find(({ needsReason }) => needsReason === true)?.week ?? null;

/** The admin gives a refused entry up. */
export const dropped = (queue: Queue, key: string): Queue => ({
  ...queue,
  changes: queue.changes.filter((change) => keyOf(change) !== key || change.refusal === null),
});

export const waitingIn = ({ changes }: Queue): readonly Change[] =>
  changes.filter(({ refusal }) => refusal === null);
export const refusedIn = ({ changes }: Queue): readonly Change[] =>
  changes.filter(({ refusal }) => refusal !== null);
