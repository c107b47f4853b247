import { ruleCategories } from '@torchbearer/rules/rule-book';
import classes from './category-bar.module.css';
import type { RuleChoice, Shelf } from './use-shelf.js';

const SHELVES: readonly { readonly id: Shelf; readonly title: string }[] = [
  { id: 'recent', title: 'Recent' },
  ...ruleCategories,
  { id: 'adjustment', title: 'Adjustment' },
];

/** In reach of the thumb. */
export const CategoryBar = ({ choice }: { readonly choice: RuleChoice }) => (
  <div className={classes.bar} role="group" aria-label="Rules shown">
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
