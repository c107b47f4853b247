import type {
  Draft,
  DraftPick,
  DraftPreview,
  DraftReceipt,
  DraftStatus,
  League,
  PlayerRanking,
  Ranking,
  RankingRow,
} from '@torchbearer/contract';
import * as league from '@torchbearer/proto/league/v1/league';
import { castawayAnswer } from './castaways.js';
import { given, instant, optional, optionalInstant } from './parts.js';
import { weekAnswer } from './season.js';
import { cardAnswer } from './users.js';

const rankingRowAnswer = (row: league.RankingRow): RankingRow => {
  const castaway = castawayAnswer(given(row.castaway));
  return { castawayId: castaway.id, position: row.position, castaway };
};

export const rankingAnswer = (
  ranking: league.GetMyRankingResponse | league.SubmitRankingResponse,
): Ranking => ({
  order: ranking.order.map(rankingRowAnswer),
  locked: ranking.locked,
  submitted: ranking.submittedAt !== undefined,
  submittedAt: optionalInstant(ranking.submittedAt),
  closesAt: optionalInstant(ranking.closesAt),
});

export const playerRankingAnswer = (ranking: league.PlayerRanking): PlayerRanking => ({
  user: cardAnswer(given(ranking.user)),
  submittedAt: optionalInstant(ranking.submittedAt),
  entries: ranking.entries.map(rankingRowAnswer),
});

const DRAFT_STATUS: Readonly<Partial<Record<league.DraftStatus, DraftStatus>>> = {
  [league.DraftStatus.DRAFT_STATUS_PENDING]: 'PENDING',
  [league.DraftStatus.DRAFT_STATUS_IN_PROGRESS]: 'IN_PROGRESS',
  [league.DraftStatus.DRAFT_STATUS_COMPLETED]: 'COMPLETED',
};
export const draftStatusAnswer = (status: league.DraftStatus): DraftStatus => given(DRAFT_STATUS[status]);

export const draftPickAnswer = (pick: league.DraftPick): DraftPick => {
  const user = cardAnswer(given(pick.user));
  const castaway = castawayAnswer(given(pick.castaway));
  return {
    id: pick.id,
    pickNumber: pick.pickNumber,
    round: pick.round,
    userId: user.id,
    castawayId: castaway.id,
    user,
    castaway,
  };
};

export const draftAnswer = (draft: league.GetDraftResponse | league.RunDraftResponse): Draft => ({
  draftStatus: draftStatusAnswer(draft.draftStatus),
  picks: draft.picks.map(draftPickAnswer),
});

export const draftPreviewAnswer = (
  preview: league.PreviewDraftResponse | league.DraftPreview,
): DraftPreview => ({
  picks: preview.picks.map(draftPickAnswer),
  previewId: preview.previewId,
  seed: preview.seed,
  inputHash: preview.inputHash,
  leftOut: preview.leftOut,
  createdAt: instant(preview.createdAt),
  // One that was made this moment can't be.
  isStale: 'isStale' in preview && preview.isStale,
});

export const leagueAnswer = (state: league.GetLeagueResponse): League => ({
  draftStatus: draftStatusAnswer(state.draftStatus),
  rankingsLocked: state.rankingsLocked,
  activeWeek: optional(state.activeWeek, weekAnswer),
  players: state.players,
  castaways: state.castaways,
});

export const draftReceiptAnswer = (receipt: league.DraftReceipt): DraftReceipt => ({
  seed: receipt.seed,
  inputHash: receipt.inputHash,
  picks: receipt.picks.map((pick) => ({
    round: pick.round,
    pickNumber: pick.pickNumber,
    castaway: castawayAnswer(given(pick.castaway)),
    wish: pick.wish,
    goneBefore: pick.goneBefore.map(castawayAnswer),
  })),
});
