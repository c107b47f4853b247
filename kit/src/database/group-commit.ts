/** Group commit: submissions that arrive during a transaction share the next one. */
import { callContext, type EntityVersion } from '../call-context.js';
import { Refusal } from '../errors.js';
import { activeTrace, inTrace, NO_TRACE, type Trace } from '../trace.js';
import type { Database, Tx } from './database.js';

/** A submission and the trace that it belongs to; what it emits is emitted in that trace. */
export interface Submitted<Submission> {
  readonly submission: Submission;
  readonly trace: Trace;
}

/** The outcome of one submission of a group. */
export type Outcome<Result> =
  | { readonly result: Result; readonly published?: readonly EntityVersion[] }
  | { readonly error: unknown }
  /** It lost a race and is decided again in the next group. */
  | 'AGAIN'
  /** Another transaction has locked its rows: it is decided in a transaction of its own, which waits for them. */
  | 'ALONE';

export interface GroupCommitOptions<Submission, Result> {
  readonly database: Pick<Database, 'transaction'>;
  /** Submissions with the same key are decided one after the other, in the order of arrival. */
  readonly keyOf: (submission: Submission) => string;
  /**
   * Decides and saves submissions with different keys in one transaction; it may be repeated whole, as with
   * `Database.transaction`. For several it should not wait for rows that another transaction has locked: ALONE.
   * @returns one outcome for each, in the same order
   */
  readonly save: (
    tx: Tx,
    submissions: readonly Submitted<Submission>[],
  ) => Promise<readonly Outcome<Result>[]>;
}

interface Waiting<Submission, Result> extends Submitted<Submission> {
  readonly key: string;
  /** What its call has published so far. */
  readonly published: EntityVersion[] | undefined;
  attempts: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** More would hold their locks for long and cost little less each. */
const MAX_GROUP = 200;
/** Fewer than a service's database connections. */
const MAX_TRANSACTIONS = 4;
/** A transaction that takes longer waits for a lock or a busy disk; the next one no longer waits for its end. */
const LATE_MS = 50;
const MAX_ATTEMPTS = 3;

/**
 * The first submission starts its transaction at once; those that arrive meanwhile form the next group, so under load
 * the cost of a transaction is shared. A group that fails is repeated one submission at a time.
 * @returns a function that resolves once its submission is committed; it rejects with Refusal CONFLICT after three lost
 *   races
 */
export function createGroupCommit<Submission, Result>(
  options: GroupCommitOptions<Submission, Result>,
): (submission: Submission) => Promise<Result> {
  type One = Waiting<Submission, Result>;
  let waiting: One[] = [];
  /** Each for a transaction of its own. */
  const alone: One[] = [];
  const busyKeys = new Set<string>();
  let transactions = 0;
  /** Those that are not late. */
  let prompt = 0;
  let isScheduled = false;

  /** The first of each key that is not busy. */
  const nextGroup = (): One[] => {
    const group = new Map<string, One>();
    const later: One[] = [];
    for (const one of waiting) {
      const fits = group.size < MAX_GROUP && !group.has(one.key) && !busyKeys.has(one.key);
      if (fits) group.set(one.key, one);
      else later.push(one);
    }
    waiting = later;
    return [...group.values()];
  };

  const settle = (one: One, outcome: Outcome<Result>): void => {
    if (outcome === 'ALONE') return void alone.push(one);
    busyKeys.delete(one.key);
    if (outcome === 'AGAIN') {
      one.attempts += 1;
      if (one.attempts < MAX_ATTEMPTS) waiting.unshift(one);
      else one.reject(new Refusal('CONFLICT'));
    } else if ('error' in outcome) one.reject(outcome.error);
    else {
      one.published?.push(...(outcome.published ?? []));
      one.resolve(outcome.result);
    }
  };

  const save = async (group: readonly One[]): Promise<void> => {
    let outcomes: readonly Outcome<Result>[];
    try {
      outcomes = await options.database.transaction((tx) => options.save(tx, group));
    } catch (error) {
      // The fault may be one submission's.
      outcomes = group.map(() => (group.length > 1 ? 'ALONE' : { error }));
    }
    for (const [index, one] of group.entries()) {
      settle(one, outcomes[index] ?? { error: new Error('a submission has no outcome') });
    }
  };

  const start = (group: readonly One[], isPrompt: boolean): void => {
    for (const { key } of group) busyKeys.add(key);
    transactions += 1;
    let counts = isPrompt;
    if (counts) prompt += 1;
    const noLongerPrompt = (): void => {
      if (counts) prompt -= 1;
      counts = false;
    };
    const late = setTimeout(() => {
      noLongerPrompt();
      startNext();
    }, LATE_MS);
    void save(group).finally(() => {
      clearTimeout(late);
      noLongerPrompt();
      transactions -= 1;
      startNext();
    });
  };

  const startNext = (): void => {
    while (transactions < MAX_TRANSACTIONS) {
      const one = alone.shift();
      if (one === undefined) break;
      start([one], false);
    }
    if (prompt > 0 || transactions >= MAX_TRANSACTIONS) return;
    const group = nextGroup();
    if (group.length > 0) start(group, true);
  };

  return (submission) =>
    new Promise((resolve, reject) => {
      waiting.push({
        submission,
        key: options.keyOf(submission),
        trace: activeTrace(),
        published: callContext.getStore()?.published,
        attempts: 0,
        resolve,
        reject,
      });
      if (isScheduled || prompt > 0) return;
      isScheduled = true;
      // What this turn of the event loop still brings belongs to the group. Outside of the call, whose context and trace
      // must not collect what others do.
      inTrace(NO_TRACE, () =>
        callContext.exit(() =>
          setImmediate(() => {
            isScheduled = false;
            startNext();
          }),
        ),
      );
    });
}
