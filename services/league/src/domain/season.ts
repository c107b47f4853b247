import { given, MAX_LENGTH } from '@torchbearer/rules';
import { requiredName } from './plain-text.js';

export const seasonName = requiredName('Name', MAX_LENGTH.seasonName);

/** What an admin can set about the season. */
export interface SeasonSettings {
  readonly name: string;
  /** Weeks before it have no picks. */
  readonly firstPickWeek: number;
  readonly episodes: number;
  /** When rankings close at the latest; null leaves it to the draft. */
  readonly rankingsCloseAt: Date | null;
  readonly draftAt: Date | null;
  /** How many castaways a player drafts, at most. */
  readonly rounds: number;
  readonly shareCastaways: boolean;
  readonly hidePicksUntilLock: boolean;
  /** Whether players see each other's e-mail; admins always do. */
  readonly showEmails: boolean;
  /** Whether two admins tally each week independently before it has points. */
  readonly doubleScoring: boolean;
  /** Whether players who get texts are sent one about their automatic pick. */
  readonly textAutoPicks: boolean;
}

/** The settings to change; left out are those that stay. */
export interface SeasonChanges extends Partial<Omit<SeasonSettings, 'rankingsCloseAt' | 'draftAt'>> {
  readonly rankingsCloseAt?: Date | undefined;
  readonly clearRankingsCloseAt: boolean;
  readonly draftAt?: Date | undefined;
  readonly clearDraftAt: boolean;
}

export const seasonWith = (
  stored: SeasonSettings,
  { name, clearRankingsCloseAt, clearDraftAt, ...changes }: SeasonChanges,
): SeasonSettings => ({
  ...stored,
  ...given({ ...changes, name: name?.trim() }),
  ...(clearRankingsCloseAt && { rankingsCloseAt: null }),
  ...(clearDraftAt && { draftAt: null }),
});
