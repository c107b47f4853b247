/** What the draft manager knows of the league, and what it derives from that. */
import type { DraftPick, DraftStatus, Week } from '@torchbearer/contract/client';
import type { RankingRow } from '../../../api/admin-queries.js';
import type { Found } from '../../../ui/use-pages.js';
import type { Preview } from './draft-queries.js';

export interface DraftState {
  readonly draft: {
    readonly draftStatus: DraftStatus;
    readonly firstPick: DraftPick | null;
    /** How many. */
    readonly picks: number;
  };
  /** Whether a preview would close rankings. */
  readonly areRankingsOpen: boolean;
  /** How many take part. */
  readonly players: number;
  /** Players who have not ranked, page by page. */
  readonly unranked: {
    readonly found: Found;
    readonly rows: readonly RankingRow[];
    readonly total: number;
  };
  readonly weeks: readonly Week[];
}

export const activeWeekOf = (weeks: readonly Week[]): Week | undefined => weeks.find((week) => week.isActive);

/** Whether the draft that was run is the preview: a run saves its picks with their ids, which no other preview has. */
export const ranAsPreviewed = ({ firstPick }: DraftState['draft'], { first }: Preview): boolean =>
  firstPick !== null && firstPick.id === first.rows[0]?.id;

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

/** What is said where no player is left who has not ranked. */
export const allSubmitted = (players: number): string =>
  players === 0 ? 'Nobody has signed up yet.' : 'Every player has submitted rankings.';
