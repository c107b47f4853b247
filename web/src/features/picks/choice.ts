/** Which card is the selected one, and what is said about it. */
import type { Castaway, MyPicks } from '@torchbearer/contract/client';

/**
 * The castaway whose card is selected.
 *
 * @param tapped what the player selected since the last save; it counts no more once that castaway is out or gone
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

/** Why the suggestion is what it is; follows the words 'Based on last week...'. */
export function reasonOfSuggestion({ assigned, previousPick }: MyPicks): string {
  const live = assigned.filter(({ castaway }) => !castaway.eliminated);
  if (live.length === 1) return 'the only one of yours still in the game.';
  if (previousPick === null) return 'you had no pick, so it is your first draft choice.';
  return `you backed ${previousPick.castaway.name}, so now the other one.`;
}

/** '33, Marine Welder, Fall River → Mobile' */
export const lineAbout = ({ age, occupation, hometown }: Castaway): string =>
  [age, occupation, hometown].filter((part) => part !== null && part !== '').join(', ');
