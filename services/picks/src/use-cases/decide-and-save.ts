import { isId, Refusal, type Tx } from '@torchbearer/kit';
import type { PickEntry } from '@torchbearer/proto/picks/v1/picks';
import { randomUUID } from 'node:crypto';
import { loadPickContext, savePick, type LoadedPickContext, type StoredPick } from '../db/save-pick.js';
import { decidePick, type Submission } from '../domain/submit-pick.js';

export interface SubmittedPick {
  readonly entry: PickEntry;
  /** The previous pick; null without one. */
  readonly before: StoredPick | null;
  readonly isChanged: boolean;
}

/** With the lock a second attempt is final; the third is for automatic picks, which don't take the lock. */
const MAX_ATTEMPTS = 3;

/**
 * Decides and saves one submission for `userId`, made by `submittedBy`. @throws Refusal by the rules of `decidePick`;
 * CONFLICT if the same pick kept changing meanwhile
 */
export async function submit(
  tx: Tx,
  submission: Submission & {
    readonly userId: string;
    readonly castawayId: string;
    readonly submittedBy: string;
  },
): Promise<SubmittedPick> {
  const { userId, submittedBy, now } = submission;
  const castawayId = isId(submission.castawayId) ? submission.castawayId : null;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const pickContext = await loadPickContext(tx, userId, castawayId);
    const decision = decidePick(submission, pickContext);
    if (decision.outcome === 'REFUSED') throw new Refusal(decision.reason, decision.sentence);
    const { castaway } = decision;
    const before = pickContext.pick;
    if (decision.outcome === 'UNCHANGED') {
      const entry = entryOf(userId, pickContext, castaway, decision.pick);
      return { entry, before, isChanged: false };
    }
    const pick = {
      id: pickContext.pick?.id ?? randomUUID(),
      version: (pickContext.pick?.version ?? 0) + 1,
      userId,
      weekNumber: decision.weekNumber,
      castawayId: castaway.id,
      isAutoSelected: false,
      submittedAt: now,
      submittedBy,
    };
    if (await savePick(tx, pick)) {
      return { entry: entryOf(userId, pickContext, castaway, pick), before, isChanged: true };
    }
  }
  throw new Refusal('CONFLICT');
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
