/** The selected card, and its texts. */
import type { Castaway, MyPicks } from '@torchbearer/contract/client';

/**
 * The castaway whose card is selected.
 *
 * @param tapped the player's selection since the last save; ignored once that castaway is eliminated or
 * deleted
 */
export function selectedId({ assigned, pick }: MyPicks, tapped: string | null): string | null {
  const isEligible = assigned.some(
    ({ castawayId, castaway }) => castawayId === tapped && !castaway.eliminated,
  );
  return isEligible ? tapped : (pick?.castawayId ?? null);
}

/** Whether there is something to submit: a selection that isn't saved already. */
export const differsFromSaved = ({ pick }: MyPicks, selected: string | null): boolean =>
  selected !== null && selected !== (pick?.castawayId ?? null);

/** The suggestion's reason; follows the words 'Based on last week...'. */
export function reasonOfSuggestion({ assigned, previousPick }: MyPicks): string {
  const live = assigned.filter(({ castaway }) => !castaway.eliminated);
  if (live.length === 1) return 'the only one of yours still in the game.';
  if (previousPick === null) return 'you had no pick, so it is your first draft choice.';
  return `you backed ${previousPick.castaway.name}, so now the other one.`;
}

/** '33, Marine Welder, Fall River → Mobile' */
export const lineAbout = ({ age, occupation, hometown }: Castaway): string =>
  [age, occupation, hometown].filter((part) => part !== null && part !== '').join(', ');
