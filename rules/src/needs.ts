/**
 * What has to happen in one week between two players whose picks are locked. The points of the week may be unknown: a
 * lead is from before the week, and the rest depends on the two castaways alone. Nothing here goes beyond the week.
 */
import { MAX_POINTS, MIN_POINTS } from './limits.js';

/** A player and another one, seen from the player. */
export interface Duel {
  /** The castaways' ids; null without a pick, which is worth 0. */
  readonly own: string | null;
  readonly theirs: string | null;
  /** The player's total before the week, minus the other's. */
  readonly lead: number;
}

/** Who can end the week with the higher total: fixed where no points can change it. */
export type Outcome = 'AHEAD' | 'LEVEL' | 'BEHIND' | 'OPEN';

const outcomeOf = (lead: number): Outcome => (lead > 0 ? 'AHEAD' : lead < 0 ? 'BEHIND' : 'LEVEL');

export function outcome({ own, theirs, lead }: Duel): Outcome {
  if (own === theirs) return outcomeOf(lead);
  const most = lead + (own === null ? 0 : MAX_POINTS) - (theirs === null ? 0 : MIN_POINTS);
  const least = lead + (own === null ? 0 : MIN_POINTS) - (theirs === null ? 0 : MAX_POINTS);
  if (least > 0) return 'AHEAD';
  if (most < 0) return 'BEHIND';
  return 'OPEN';
}

/** How many points more than the other's castaway the player's has to score for a higher total; may be negative. */
export const toPass = ({ lead }: Pick<Duel, 'lead'>): number => 1 - lead;

/** How many points more than the other's castaway the player's has to score for at least an equal total. */
export const toReach = ({ lead }: Pick<Duel, 'lead'>): number => 0 - lead;

/** Names for the sentences; null without a pick. */
export interface DuelNames {
  /** The other player. */
  readonly name: string;
  readonly own: string | null;
  readonly theirs: string | null;
}

/** The condition `own − theirs ≥ margin` in words, without a full stop. One of the two has a pick. */
function condition({ own, theirs }: Omit<DuelNames, 'name'>, margin: number): string {
  if (own === null) return `${theirs!} must not score more than ${-margin}`;
  if (theirs === null) return `${own} has to score at least ${margin}`;
  if (margin > 0) return `${own} has to outscore ${theirs} by ${margin}`;
  if (margin === 0) return `${own} has to score at least as much as ${theirs}`;
  return `${theirs} must not outscore ${own} by more than ${-margin}`;
}

/** What the player needs against the one above, e.g. 'Juniper has to outscore Coral by 8 for you to pass Sam'. */
export function passSentence(duel: Duel, names: DuelNames): string {
  switch (outcome(duel)) {
    case 'AHEAD':
      return `You pass ${names.name} this week${because(duel, names)}`;
    case 'LEVEL':
      return `${names.name} stays level with you this week${because(duel, names)}`;
    case 'BEHIND':
      return `${names.name} can't be caught this week${because(duel, names)}`;
    case 'OPEN':
      return `${condition(names, toPass(duel))} for you to pass ${names.name}`;
  }
}

/** What the one below needs against the player, e.g. 'Coral has to outscore Juniper by 4 for Sam to pass you'. */
export function passedSentence(duel: Duel, names: DuelNames): string {
  switch (outcome(duel)) {
    case 'AHEAD':
      return `${names.name} can't catch you this week${because(duel, names)}`;
    case 'LEVEL':
      return `${names.name} stays level with you this week${because(duel, names)}`;
    case 'BEHIND':
      return `${names.name} passes you this week${because(duel, names)}`;
    case 'OPEN':
      return `${condition({ own: names.theirs, theirs: names.own }, 1 + duel.lead)} for ${names.name} to pass you`;
  }
}

/** What the player needs for a total not below the other's, e.g. for first place. */
export function reachSentence(duel: Duel, names: DuelNames): string {
  switch (outcome(duel)) {
    case 'AHEAD':
    case 'LEVEL':
      return `${names.name} can't get ahead of you this week${because(duel, names)}`;
    case 'BEHIND':
      return `${names.name} can't be caught this week${because(duel, names)}`;
    case 'OPEN':
      return duel.lead < 0
        ? `${condition(names, toReach(duel))} to reach ${names.name}`
        : `${condition(names, toReach(duel))}, so that ${names.name} doesn't pass you`;
  }
}

const because = ({ own, theirs }: Duel, names: DuelNames): string =>
  own === theirs ? `: ${names.own === null ? 'no pick' : 'same castaway'}` : '';
