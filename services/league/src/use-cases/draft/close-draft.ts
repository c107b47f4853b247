/**
 * Rankings close at their deadline, or early with an admin's preview. The first close stores the draft's inputs and makes
 * the season's seed of them; a later one, after an unlock, only closes.
 */
import { audit, Refusal, startLoop, type Call, type Log, type Loop } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../context.js';
import { readDraftInputs, readDraftSeason, storeInputs, type RunInputs } from '../../db/draft-inputs.js';
import { closeRankings, lockDraft, readDraft } from '../../db/draft.js';
import { readSeason } from '../../db/season.js';
import { areRankingsLocked } from '../../domain/rankings.js';

/** How long a close waits for the copies of users, and how often it looks, in milliseconds. */
const WAIT_MS = 4_000;
const LOOK_MS = 100;

/** Closes rankings for an admin's preview, unless they are closed and their inputs are stored. @throws Refusal */
export async function closeDraft(context: Context, call: Call): Promise<void> {
  const { status } = await readDraft(context.database);
  if (status === 'COMPLETED') throw new Refusal('DRAFT_ALREADY_RUN');
  const isFirst = (await readDraftSeason(context.database)).closed === null;
  if (isFirst) await untilCaughtUp(context);
  await context.database.transaction(async (tx) => {
    const draft = await lockDraft(tx, 'exclusive');
    if (draft.status === 'COMPLETED') throw new Refusal('DRAFT_ALREADY_RUN');
    const { rankingsCloseAt } = await readSeason(tx);
    const wereOpen = !areRankingsLocked({ ...draft, rankingsCloseAt }, call.now);
    let { closed } = await readDraftSeason(tx);
    if (closed && !wereOpen) return;
    refuseImpossible(await readDraftInputs(tx));
    closed ??= await storeInputs(tx, { now: call.now, by: wereOpen ? (call.actor.name ?? '') : null });
    if (!wereOpen) return;
    await closeRankings(tx, call.now);
    await audit(tx, Topics.leagueAudit, call, {
      action: 'rankings.closed',
      target: { type: 'rankings', id: 'rankings', name: 'Rankings' },
      before: { rankingsLocked: false },
      after: { rankingsLocked: true, storedHash: closed.storedHash, notRanked: closed.unranked },
    });
  });
}

/** What was committed before the close belongs to it: the copy of users must be complete. @throws Refusal */
async function untilCaughtUp({ areUsersCaughtUp }: Context): Promise<void> {
  for (const until = performance.now() + WAIT_MS; !(await areUsersCaughtUp()); await pause(LOOK_MS))
    if (performance.now() > until)
      throw new Refusal('UNAVAILABLE', 'New players are still arriving. Please try again in a moment.');
}

/** @throws Refusal if there is nobody to draft, or nobody who drafts */
export function refuseImpossible({
  inputs,
  differences,
  eliminated,
}: Pick<RunInputs, 'inputs' | 'differences' | 'eliminated'>): void {
  if (inputs.castaways.length === 0)
    throw new Refusal(
      'DRAFT_NOT_POSSIBLE',
      eliminated.length === 0
        ? 'There are no castaways to draft yet.'
        : 'All castaways are eliminated: nobody is left to draft.',
    );
  const gone = new Set(differences.deleted);
  if (inputs.participants.every((userId) => gone.has(userId)))
    throw new Refusal('DRAFT_NOT_POSSIBLE', 'There are no players to draft yet.');
}

const POLL_MS = 10_000;

/**
 * Stores the inputs at the deadline, if somebody has ranked: then rankings can't change any more, and the draft is
 * decided. @returns how long to wait for the deadline, in milliseconds; null once they are stored
 */
async function closeAtDeadline(context: Context, now: Date): Promise<number | null> {
  const { database, areUsersCaughtUp } = context;
  if ((await readDraftSeason(database)).closed) return null;
  const { rankingsCloseAt } = await readSeason(database);
  if (rankingsCloseAt === null) return POLL_MS;
  if (now < rankingsCloseAt) return rankingsCloseAt.getTime() - now.getTime();
  if (!(await areUsersCaughtUp())) return LOOK_MS;
  return await database.transaction(async (tx) => {
    const draft = await lockDraft(tx, 'exclusive');
    const { closed } = await readDraftSeason(tx);
    if (closed) return null;
    const season = await readSeason(tx);
    const isDue = draft.status === 'PENDING' && areRankingsLocked({ ...draft, ...season }, now);
    const { inputs } = await readDraftInputs(tx);
    if (!isDue || inputs.castaways.length === 0 || inputs.rankings.size === 0) return POLL_MS;
    await storeInputs(tx, { now, by: null });
    return null;
  });
}

/** Stores the inputs at the deadline, in any replica. */
export const startClosingAtDeadline = (context: Context, clock: () => Date, log: Log): Loop =>
  startLoop({
    pollMs: POLL_MS,
    log,
    label: 'closing rankings at their deadline',
    round: () => closeAtDeadline(context, clock()),
  });
