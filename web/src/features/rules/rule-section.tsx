import type { FoundRules } from './find-rules.js';
import { foundWords, signed } from './rule-words.js';
import classes from './rule-section.module.css';

/** One category of the book, with its matching rules. */
export function RuleSection({ category, rules }: FoundRules) {
  const id = `rules-${category.id}`;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {category.title}
        </h2>
        <p className={classes.count}>{foundWords(rules.length, category.rules.length)}</p>
        <p className={classes.about}>{category.about}</p>
      </header>
      <ul className={classes.rules}>
        {rules.map(({ id: rule, says, points }) => (
          <li key={rule} className={classes.rule}>
            <span>{says}</span>{' '}
            <strong className={points < 0 ? classes.loss : classes.gain}>
              {signed(points)}
              <span className={classes.unit}> points</span>
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
