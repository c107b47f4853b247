/** What the services say, in the contract's shapes: names, instants as text, `null` where there is nothing. */
import type {
  AllPicks,
  AssignedCastaway,
  Castaway,
  CastawayOwner,
  Draft,
  DraftPick,
  DraftPreview,
  DraftStatus,
  League,
  MyPicks,
  Pick,
  PicksDebug,
  PlayerRanking,
  Ranking,
  RankingRow,
  ResultRow,
  User,
  UserCard,
  Week,
} from '@torchbearer/contract';
import type * as identity from '@torchbearer/proto/identity/v1/identity';
import * as league from '@torchbearer/proto/league/v1/league';
import type * as picks from '@torchbearer/proto/picks/v1/picks';
import type * as scoring from '@torchbearer/proto/scoring/v1/scoring';

/** @throws Error where a service has left out what it always sends */
export function given<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('a service has left out a part of its answer');
  return part;
}

const instant = (date: Date | undefined): string => given(date).toISOString();
const optionalInstant = (date: Date | undefined): string | null => date?.toISOString() ?? null;
/** Protobuf's empty string is the contract's nothing. */
const optionalText = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text;
const optional = <From, To>(part: From | undefined, answer: (part: From) => To): To | null =>
  part === undefined ? null : answer(part);

export const userAnswer = (user: identity.User): User => ({
  id: user.id,
  name: user.name,
  email: user.email,
  username: optionalText(user.username),
  displayName: optionalText(user.displayName),
  city: optionalText(user.city),
  state: optionalText(user.state),
  favoriteCastaway: optionalText(user.favoriteCastaway),
  about: optionalText(user.about),
  profilePicture: optionalText(user.profilePicture),
  phone: optionalText(user.phone),
  smsEnabled: user.smsEnabled,
  isAdmin: user.isAdmin,
  hasSeenWelcome: user.hasSeenWelcome,
  createdAt: instant(user.createdAt),
});

const cardAnswer = ({ id, name, email }: league.UserCard): UserCard => ({ id, name, email });

/** League and picks describe a castaway alike. */
export const castawayAnswer = (castaway: league.Castaway | picks.Castaway): Castaway => ({
  id: castaway.id,
  name: castaway.name,
  tribe: optionalText(castaway.tribe),
  occupation: optionalText(castaway.occupation),
  age: castaway.age ?? null,
  hometown: optionalText(castaway.hometown),
  imageUrl: optionalText(castaway.imageUrl),
  eliminated: castaway.eliminated,
});

/** `robin@example.com` as a stranger may see it: `r…@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return `${first}…${email.slice(Math.max(at, 0))}`;
}

export function ownerAnswer(owners: readonly league.UserCard[], isSignedIn: boolean): CastawayOwner | null {
  const all = owners.map(({ name, email }) => ({ name, email: isSignedIn ? email : maskedEmail(email) }));
  const [first] = all;
  return first ? { ...first, owners: all } : null;
}

export const weekAnswer = (week: league.Week | picks.Week): Week => ({
  id: week.id,
  weekNumber: week.weekNumber,
  isActive: week.isActive,
  picksOpenAt: instant(week.picksOpenAt),
  picksCloseAt: instant(week.picksCloseAt),
  lockAt: instant(week.picksCloseAt),
  scored: week.scored,
});

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

const draftPickAnswer = (pick: league.DraftPick): DraftPick => {
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

export const draftPreviewAnswer = (preview: league.PreviewDraftResponse): DraftPreview => ({
  picks: preview.picks.map(draftPickAnswer),
  previewId: preview.previewId,
  seed: preview.seed,
  inputHash: preview.inputHash,
});

export const leagueAnswer = (state: league.GetLeagueResponse): League => ({
  draftStatus: draftStatusAnswer(state.draftStatus),
  rankingsLocked: state.rankingsLocked,
  activeWeek: optional(state.activeWeek, weekAnswer),
  players: state.players,
  castaways: state.castaways,
});

export const pickAnswer = (pick: picks.PickEntry): Pick => ({
  id: pick.id,
  userId: pick.userId,
  weekNumber: pick.weekNumber,
  castawayId: pick.castawayId,
  isAutoSelected: pick.isAutoSelected,
  submittedAt: instant(pick.submittedAt),
  user: { id: pick.userId, name: pick.userName },
  castaway: {
    id: pick.castawayId,
    name: pick.castawayName,
    tribe: optionalText(pick.castawayTribe),
    eliminated: pick.castawayEliminated,
  },
});

const assignedAnswer = (assigned: picks.AssignedCastaway): AssignedCastaway => {
  const castaway = castawayAnswer(given(assigned.castaway));
  return { castawayId: castaway.id, round: assigned.round, castaway };
};

export const myPicksAnswer = (mine: picks.GetMyPicksResponse): MyPicks => ({
  assigned: mine.assigned.map(assignedAnswer),
  pick: optional(mine.pick, pickAnswer),
  week: weekAnswer(given(mine.week)),
  previousPick: optional(mine.previousPick, pickAnswer),
  suggestedCastaway: optional(mine.suggestedCastaway, castawayAnswer),
});

export const allPicksAnswer = (all: picks.ListPicksResponse): AllPicks => ({
  draftPicks: all.draftPicks.map(({ userId, castawayId }) => ({ userId, castawayId })),
  castaways: all.castaways.map((castaway) => ({
    id: castaway.id,
    eliminated: castaway.eliminated,
    name: castaway.name,
    tribe: optionalText(castaway.tribe),
    hometown: optionalText(castaway.hometown),
  })),
  users: all.users.map(({ id, name }) => ({ id, name })),
  weeks: all.weekNumbers.map((weekNumber) => ({ weekNumber })),
  picks: all.picks.map(pickAnswer),
});

export const picksDebugAnswer = (debug: picks.GetPicksDebugResponse): PicksDebug => ({
  activeWeek: optional(debug.activeWeek, weekAnswer),
  totalWeeks: debug.totalWeeks,
  totalPicks: debug.totalPicks,
  totalDraftPicks: debug.totalDraftPicks,
  totalUsers: debug.totalUsers,
  weeks: debug.weeks.map(weekAnswer),
  recentPicks: debug.recentPicks.map(pickAnswer),
});

export const resultAnswer = (row: scoring.ResultRow): ResultRow => ({
  id: row.id,
  weekNumber: row.weekNumber,
  castaway: { id: row.castawayId, name: row.castawayName, tribe: optionalText(row.castawayTribe) },
  points: row.points,
});
