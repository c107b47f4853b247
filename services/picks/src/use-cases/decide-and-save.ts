import {
  activeTrace,
  isId,
  Refusal,
  type Outcome,
  type Submitted,
  type Trace,
  type Tx,
} from '@torchbearer/kit';
import type { PickEntry } from '@torchbearer/proto/picks/v1/picks';
import { Topics } from '@torchbearer/proto/topics';
import {
  loadPickContexts,
  pickId,
  savePicks,
  type LoadedPickContext,
  type PickRow,
  type StoredPick,
} from '../db/save-pick.js';
import { decidePick, type Submission } from '../domain/submit-pick.js';

/** A submission for `userId`, made by `submittedBy`. */
export type PickSubmission = Submission & {
  readonly userId: string;
  readonly castawayId: string;
  readonly submittedBy: string;
};

export interface SubmittedPick {
  readonly entry: PickEntry;
  /** The previous pick; null without one. */
  readonly before: StoredPick | null;
  readonly isChanged: boolean;
}

/** With the lock a second attempt is final; the third is for automatic picks, which don't take the lock. */
const MAX_ATTEMPTS = 3;

/**
 * Decides and saves submissions for different players, one attempt each. The outcome of one is a refusal by the rules
 * of `decidePick`, AGAIN if its pick has changed meanwhile, or ALONE if its roster is locked.
 */
export async function decideAndSave(
  tx: Tx,
  submissions: readonly Submitted<PickSubmission>[],
): Promise<readonly Outcome<SubmittedPick>[]> {
  const contexts = await loadPickContexts(
    tx,
    submissions.map(({ submission: { userId, castawayId } }) => ({
      userId,
      castawayId: isId(castawayId) ? castawayId : null,
    })),
  );
  const decided = submissions.map(({ submission, trace }) =>
    decide(submission, contexts.get(submission.userId), trace),
  );
  const saved = await savePicks(
    tx,
    decided.flatMap(({ saving }) => saving ?? []),
  );
  return decided.map(({ saving, outcome }) =>
    saving === undefined || saved.has(saving.pick.id) ? outcome : 'AGAIN',
  );
}

/** Decides and saves one submission. @throws Refusal as above; CONFLICT if the same pick kept changing meanwhile */
export async function submit(tx: Tx, submission: PickSubmission): Promise<SubmittedPick> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const [outcome] = await decideAndSave(tx, [{ submission, trace: activeTrace() }]);
    if (outcome === undefined || typeof outcome === 'string') continue;
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  }
  throw new Refusal('CONFLICT');
}

interface Decided {
  readonly outcome: Outcome<SubmittedPick>;
  /** What has to be saved for this outcome. */
  readonly saving?: { readonly pick: PickRow; readonly trace: Trace };
}

function decide(
  submission: PickSubmission,
  pickContext: LoadedPickContext | 'LOCKED' | undefined,
  trace: Trace,
): Decided {
  if (pickContext === undefined) throw new Error('no context was loaded for a player');
  if (pickContext === 'LOCKED') return { outcome: 'ALONE' };
  const { userId, submittedBy, now } = submission;
  const decision = decidePick(submission, pickContext);
  if (decision.outcome === 'REFUSED')
    return { outcome: { error: new Refusal(decision.reason, decision.sentence) } };
  const { castaway } = decision;
  const before = pickContext.pick;
  if (decision.outcome === 'UNCHANGED') {
    const entry = entryOf(userId, pickContext, castaway, decision.pick);
    return { outcome: { result: { entry, before, isChanged: false } } };
  }
  const pick = {
    id: before?.id ?? pickId(now),
    version: (before?.version ?? 0) + 1,
    userId,
    weekNumber: decision.weekNumber,
    castawayId: castaway.id,
    isAutoSelected: false,
    submittedAt: now,
    submittedBy,
  };
  const result = { entry: entryOf(userId, pickContext, castaway, pick), before, isChanged: true };
  const published = [{ topic: Topics.pick.name, key: pick.id, version: pick.version }];
  return { outcome: { result, published }, saving: { pick, trace } };
}

const entryOf = (
  userId: string,
  pickContext: LoadedPickContext,
  castaway: NonNullable<LoadedPickContext['castaway']>,
  pick: StoredPick,
): PickEntry => ({
  id: pick.id,
  userId,
  userName: pickContext.userName,
  weekNumber: pick.weekNumber,
  castawayId: castaway.id,
  castawayName: castaway.name,
  castawayTribe: castaway.tribe,
  castawayEliminated: castaway.eliminated,
  isAutoSelected: pick.isAutoSelected,
  submittedAt: pick.submittedAt,
});
