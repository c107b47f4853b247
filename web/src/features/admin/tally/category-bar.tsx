import { ruleCategories } from '@torchbearer/rules/rule-book';
import { useEffect, useRef } from 'react';
import classes from './category-bar.module.css';
import type { RuleChoice, Shelf } from './use-shelf.js';

const SHELVES: readonly { readonly id: Shelf; readonly title: string }[] = [
  { id: 'recent', title: 'Recent' },
  ...ruleCategories,
  { id: 'adjustment', title: 'Adjustment' },
];

/** In reach of the thumb. */
export function CategoryBar({ choice }: { readonly choice: RuleChoice }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The category of the last visit may be out of view.
    const pressed = bar.current?.querySelector('[aria-pressed="true"]');
    pressed?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <div ref={bar} className={classes.bar} role="group" aria-label="Rules shown">
      {SHELVES.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className={classes.shelf}
          aria-pressed={!choice.isSearching && id === choice.shelf}
          onClick={() => choice.choose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
