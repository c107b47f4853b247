import { ruleCategories, ruleCount } from '@torchbearer/rules/rule-book';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { ruleUnit } from './rule-words.js';
import classes from './category-filter.module.css';

/** One address per category, and one for all of them. */
export function CategoryFilter({ chosen }: { readonly chosen: string | null }) {
  return (
    <nav aria-label="Rule categories">
      <ul className={classes.list}>
        <Choice to={paths.rules} title="All rules" count={ruleCount} isChosen={chosen === null} />
        {ruleCategories.map(({ id, title, rules }) => (
          <Choice
            key={id}
            to={`${paths.rules}?category=${id}`}
            title={title}
            count={rules.length}
            isChosen={id === chosen}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ChoiceProps {
  readonly to: string;
  readonly title: string;
  readonly count: number;
  readonly isChosen: boolean;
}

const Choice = ({ to, title, count, isChosen }: ChoiceProps) => (
  <li>
    <Link
      className={classes.choice}
      to={to}
      aria-current={isChosen ? 'true' : undefined}
      replace
      preventScrollReset
    >
      <span>{title}</span>{' '}
      <span className={classes.count}>
        {count} <span className={classes.unit}>{ruleUnit(count)}</span>
      </span>
    </Link>
  </li>
);
