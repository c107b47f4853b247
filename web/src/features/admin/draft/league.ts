/** What the draft manager knows of the league, and what it derives from that. */
import type {
  Draft,
  DraftPick,
  DraftPreview,
  PlayerRanking,
  UserCard,
  Week,
} from '@torchbearer/contract/client';

export interface DraftLeague {
  readonly draft: Draft;
  /** Every participant; those without a ranking have no entries. */
  readonly rankings: readonly PlayerRanking[];
  readonly weeks: readonly Week[];
}

export const activeWeekOf = (weeks: readonly Week[]): Week | undefined => weeks.find((week) => week.isActive);

export const unranked = (rankings: readonly PlayerRanking[]): UserCard[] =>
  rankings.filter(({ submittedAt }) => submittedAt === null).map(({ user }) => user);

/** Participants without castaways although the draft was run: they joined later. */
export function withoutRoster({ draft, rankings }: DraftLeague): UserCard[] {
  if (draft.picks.length === 0) return [];
  const drafted = new Set(draft.picks.map(({ userId }) => userId));
  return rankings.map(({ user }) => user).filter(({ id }) => !drafted.has(id));
}

/** Whether the draft that was run equals the preview, turn by turn. */
export const ranAsPreviewed = ({ picks }: Draft, preview: DraftPreview): boolean =>
  turnsOf(picks) === turnsOf(preview.picks);

const turnsOf = (picks: readonly DraftPick[]): string =>
  picks
    .toSorted((a, b) => a.pickNumber - b.pickNumber)
    .map(({ userId, castawayId }) => `${userId} ${castawayId}`)
    .join();

/** 'weeks 3, 4 and 5', or null before any week has points. */
export function scoredWeeksInWords(weeks: readonly Week[]): string | null {
  const numbers = weeks
    .filter(({ scored }) => scored)
    .map(({ weekNumber }) => weekNumber)
    .toSorted((a, b) => a - b);
  if (numbers.length === 0) return null;
  const listed = new Intl.ListFormat('en-US').format(numbers.map(String)).replace(', and ', ' and ');
  return `${numbers.length === 1 ? 'week' : 'weeks'} ${listed}`;
}

/** How many castaways are not in the draft's pool. */
export function leftOutSentence(leftOut: number): string {
  if (leftOut === 0) return 'All castaways are in the pool.';
  return leftOut === 1
    ? '1 eliminated castaway is left out of the pool.'
    : `${String(leftOut)} eliminated castaways are left out of the pool.`;
}
