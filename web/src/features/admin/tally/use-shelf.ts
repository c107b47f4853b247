import { ruleCategories } from '@torchbearer/rules/rule-book';
import { useState } from 'react';
import { knownCategory } from '../../rules/find-rules.js';
import { useRemembered } from './use-remembered.js';

/** A category's id, or one of the two others. */
export type Shelf = 'recent' | 'adjustment' | (string & Record<never, never>);

/** Which rules are shown: those of the shelf that was chosen last on this device, or those that match a search. */
export function useShelf() {
  const [stored, remember] = useRemembered('category');
  const [typed, setTyped] = useState('');
  const isOther = stored === 'recent' || stored === 'adjustment';
  const shelf: Shelf = isOther ? stored : (knownCategory(ruleCategories, stored) ?? FIRST);
  return {
    shelf,
    typed,
    isSearching: typed.trim() !== '',
    search: setTyped,
    choose: (next: Shelf): void => {
      setTyped('');
      remember(next);
    },
  };
}

const FIRST = ruleCategories[0]?.id ?? 'recent';

export type RuleChoice = ReturnType<typeof useShelf>;
