import {
  asMessage,
  audit,
  deletedOf,
  idsInput,
  pageInput,
  pageOf,
  Refusal,
  resultsUntil,
  text,
  type Outcome,
  type Submitted,
  type Tx,
} from '@torchbearer/kit';
import type { RankingRow, SubmitRankingResponse } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { castawayUntil, LISTS, type ResultsUntil } from '@torchbearer/rules';
import { z } from 'zod';
import type { Rpcs } from '../context.js';
import { copies } from '../copies.js';
import { listCastaways } from '../db/castaways.js';
import { lockDraft, readDraft, unlockDraft } from '../db/draft.js';
import { listPlayers, rankingList, readRankings } from '../db/players.js';
import { readRanking, saveRankings } from '../db/rosters.js';
import { readSeason } from '../db/season.js';
import type { CastawayRow } from '../db/tables.js';
import { scoredWeekNumbers } from '../db/weeks.js';
import {
  areRankingsLocked,
  rankingFault,
  rankingsCloseAt,
  shownOrder,
  type RankingSubmission,
} from '../domain/rankings.js';
import { draftStatus } from './responses.js';

/** A ranking of all castaways; positions are from 1. */
const rankingRows = (
  ranking: readonly string[],
  castaways: readonly CastawayRow[],
  until: ResultsUntil,
): RankingRow[] =>
  shownOrder(ranking, castaways).map((row, index) => ({
    position: index + 1,
    castaway: asMessage(castawayUntil(row, until)),
  }));

export const getMyRanking: Rpcs['getMyRanking'] = {
  who: 'player',
  handle: async ({ database }, _request, { userId, now, actor }) => {
    const [castaways, { ranking, submittedAt }, draft, season] = await Promise.all([
      listCastaways(database),
      readRanking(database, userId),
      readDraft(database),
      readSeason(database),
    ]);
    const lock = { ...draft, ...season };
    return {
      order: rankingRows(ranking, castaways, resultsUntil(actor)),
      locked: areRankingsLocked(lock, now),
      submittedAt: submittedAt ?? undefined,
      closesAt: rankingsCloseAt(lock, now) ?? undefined,
    };
  },
};

export const submitRanking: Rpcs['submitRanking'] = {
  who: 'player',
  input: z.object({ castawayIds: z.array(text(100)).max(500) }),
  handle: ({ saveInGroup }, { castawayIds }, { userId, now, actor }) =>
    saveInGroup({ userId, castawayIds, now, until: resultsUntil(actor) }),
};

/** Saves rankings of different players, in the service's group commit. */
export async function submitRankings(
  tx: Tx,
  submitted: readonly Submitted<RankingSubmission>[],
): Promise<readonly Outcome<SubmitRankingResponse>[]> {
  const draft = await lockDraft(tx, 'shared');
  // A session may outlive its account by seconds, and a deleted player's data must not return.
  const deleted = await deletedOf(
    tx,
    copies.user,
    submitted.map(({ submission }) => submission.userId),
  );
  const lock = { ...draft, ...(await readSeason(tx)) };
  const castaways = await listCastaways(tx);

  const refusals = submitted.map(({ submission: { userId, castawayIds, now } }) => {
    if (deleted.has(userId)) return new Refusal('NOT_SIGNED_IN');
    if (areRankingsLocked(lock, now)) return new Refusal('RANKINGS_LOCKED');
    const problem = rankingFault(castawayIds, castaways);
    return problem === null ? null : new Refusal('RANKING_NOT_COMPLETE', problem);
  });
  const saved = await saveRankings(
    tx,
    submitted.flatMap(({ submission: { userId, castawayIds, now }, trace }, at) =>
      refusals[at] ? [] : { userId, order: castawayIds, now, trace },
    ),
  );
  return submitted.map(({ submission: { userId, castawayIds, now, until } }, at) => {
    const refusal = refusals[at];
    if (refusal) return { error: refusal };
    const { submittedAt = null, version = null } = saved.get(userId) ?? {};
    const result = {
      order: rankingRows(castawayIds, castaways, until),
      locked: false,
      submittedAt: submittedAt ?? undefined,
      closesAt: rankingsCloseAt(lock, now) ?? undefined,
    };
    return {
      result,
      published: version === null ? [] : [{ topic: Topics.roster.name, key: userId, version }],
    };
  });
}

export const listRankings: Rpcs['listRankings'] = {
  who: 'admin',
  input: z.object({
    page: pageInput(LISTS.rankings),
    submitted: z.boolean().optional(),
    drafted: z.boolean().optional(),
    users: idsInput().optional(),
  }),
  handle: async ({ database }, { page: asked, submitted, drafted, users }) => {
    const isWhole = [asked, submitted, drafted, users].every((given) => given === undefined);
    const filter = { submitted, drafted, users: users?.split(',') ?? null };
    const { rows, page } = isWhole
      ? { rows: await listPlayers(database), page: undefined }
      : await readRankings(database, pageOf(rankingList, asked), filter);
    const castaways = await listCastaways(database);
    return {
      rankings: rows.map(({ ranking, submittedAt, ...user }) => ({
        user,
        submittedAt: submittedAt ?? undefined,
        entries: submittedAt ? rankingRows(ranking, castaways, null) : [],
      })),
      page,
    };
  },
};

/** Rosters stay until the draft runs again; open rankings stay open. */
export const unlockRankings: Rpcs['unlockRankings'] = {
  who: 'admin',
  handle: ({ database }, _request, call) =>
    database.transaction(async (tx) => {
      const draft = await lockDraft(tx, 'exclusive');
      const lock = { ...draft, ...(await readSeason(tx)) };
      const scored = await scoredWeekNumbers(tx);
      if (areRankingsLocked(lock, call.now)) {
        await unlockDraft(tx, call.now);
        await audit(tx, Topics.leagueAudit, call, {
          action: 'rankings.unlocked',
          target: { type: 'rankings', id: 'rankings', name: 'Rankings' },
          before: { rankingsLocked: true, draftStatus: draft.status },
          after: { rankingsLocked: false, draftStatus: 'PENDING', scoredWeeks: scored.size },
        });
      }
      return { draftStatus: draftStatus('PENDING'), scoredWeeks: scored.size };
    }),
};
