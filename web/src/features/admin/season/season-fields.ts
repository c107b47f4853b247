/** The fields of the season form, and their errors. */
import type { DraftStatus, Season } from '@torchbearer/contract/client';
import { LAST_WEEK, MAX_LENGTH, MAX_ROUNDS } from '@torchbearer/rules';
import { fromShowClock, toShowClock } from './show-clock.js';

/** A type, not an interface: the form goes through its fields by name. */
export type SeasonFields = {
  readonly name: string;
  readonly firstPickWeek: string;
  readonly episodes: string;
  /** By the show's clock; empty for none. */
  readonly rankingsCloseAt: string;
  readonly draftAt: string;
  readonly rounds: string;
  readonly shareCastaways: boolean;
  readonly hidePicksUntilLock: boolean;
  readonly showEmails: boolean;
  readonly doubleScoring: boolean;
  readonly textAutoPicks: boolean;
};

export type SeasonField = keyof SeasonFields;

const clockOf = (instant: string | null): string => (instant === null ? '' : toShowClock(instant));

export const fieldsOf = (season: Season): SeasonFields => ({
  name: season.name,
  firstPickWeek: String(season.firstPickWeek),
  episodes: String(season.episodes),
  rankingsCloseAt: clockOf(season.rankingsCloseAt),
  draftAt: clockOf(season.draftAt),
  rounds: String(season.rounds),
  shareCastaways: season.shareCastaways,
  hidePicksUntilLock: season.hidePicksUntilLock,
  showEmails: season.showEmails,
  doubleScoring: season.doubleScoring,
  textAutoPicks: season.textAutoPicks,
});

/** The request body: only the changed fields, so that another admin's change of another field is kept. */
export function changesOf(fields: SeasonFields, changed: readonly SeasonField[]): Partial<Season> {
  const all: Season = {
    name: fields.name.trim(),
    firstPickWeek: Number(fields.firstPickWeek),
    episodes: Number(fields.episodes),
    rankingsCloseAt: fromShowClock(fields.rankingsCloseAt),
    draftAt: fromShowClock(fields.draftAt),
    rounds: Number(fields.rounds),
    shareCastaways: fields.shareCastaways,
    hidePicksUntilLock: fields.hidePicksUntilLock,
    showEmails: fields.showEmails,
    doubleScoring: fields.doubleScoring,
    textAutoPicks: fields.textAutoPicks,
  };
  return Object.fromEntries(changed.map((name) => [name, all[name]]));
}

const NUMBERS = [
  ['firstPickWeek', 'First pick week', LAST_WEEK],
  ['episodes', 'Episodes', LAST_WEEK],
  ['rounds', 'Rounds', MAX_ROUNDS],
] as const;

const TIMES = [
  ['rankingsCloseAt', 'Rankings deadline'],
  ['draftAt', 'Draft date'],
] as const;

/** Errors by field, with the server's sentences. */
export function seasonErrors(fields: SeasonFields): Partial<Record<SeasonField, string>> {
  const errors: Partial<Record<SeasonField, string>> = {};
  const name = fields.name.trim();
  if (name === '') errors.name = 'Name is required';
  if (name.length > MAX_LENGTH.seasonName)
    errors.name = `Name must be ${MAX_LENGTH.seasonName} characters or less`;
  for (const [field, label, most] of NUMBERS) {
    const typed = fields[field].trim();
    if (typed === '') errors[field] = `${label} is required`;
    else if (!/^\d{1,3}$/.test(typed) || Number(typed) < 1 || Number(typed) > most)
      errors[field] = `${label} must be a whole number between 1 and ${String(most)}`;
  }
  if (!errors.firstPickWeek && !errors.episodes && Number(fields.firstPickWeek) > Number(fields.episodes))
    errors.firstPickWeek = 'First pick week must not be after the last episode';
  for (const [field, label] of TIMES) {
    if (fields[field] !== '' && fromShowClock(fields[field]) === null)
      errors[field] = `${label} is a time that does not exist in PT`;
  }
  return errors;
}

interface SeasonFacts {
  readonly draftStatus: DraftStatus | undefined;
  /** ms since 1970 */
  readonly now: number;
}

/** Warnings about allowed but unusual values of the changed fields. */
export function seasonWarnings(
  fields: SeasonFields,
  changed: readonly SeasonField[],
  { draftStatus, now }: SeasonFacts,
): string[] {
  const warnings: string[] = [];
  const rankings = fromShowClock(fields.rankingsCloseAt);
  const draft = fromShowClock(fields.draftAt);
  const has = (...names: SeasonField[]): boolean => names.some((name) => changed.includes(name));
  if (
    has('rankingsCloseAt') &&
    rankings !== null &&
    Date.parse(rankings) <= now &&
    draftStatus !== 'COMPLETED'
  )
    warnings.push('The rankings deadline is in the past: rankings close as soon as you save.');
  if (has('rankingsCloseAt', 'draftAt') && rankings !== null && draft !== null && draft < rankings)
    warnings.push('The draft is planned before rankings close. Running it closes them early.');
  if (has('rounds', 'shareCastaways') && draftStatus === 'COMPLETED')
    warnings.push('The draft has been run: new draft rules count only if it is unlocked and run again.');
  if (has('rounds', 'shareCastaways') && draftStatus === 'PENDING')
    warnings.push('A draft preview that was made before has to be made again.');
  if (has('firstPickWeek', 'episodes'))
    warnings.push('Totals, ranks and charts are recomputed for the weeks that count now.');
  return warnings;
}
