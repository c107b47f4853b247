import type { Rule } from '@torchbearer/rules/rule-book';
import { VisuallyHidden } from '@mantine/core';
import { signed } from '../../rules/rule-words.js';
import classes from './rule-buttons.module.css';

interface RuleButtonsProps {
  readonly title: string;
  readonly rules: readonly Rule[];
  /** How often the castaway has each, by the rule's id. */
  readonly counts: ReadonlyMap<string, number>;
  readonly onTap: (rule: Rule) => void;
}

export const RuleButtons = ({ title, rules, counts, onTap }: RuleButtonsProps) => (
  <div className={classes.shelf}>
    <h3 className={classes.title}>{title}</h3>
    <ul className={classes.rules} aria-label={title}>
      {rules.map((rule) => {
        const count = counts.get(rule.id) ?? 0;
        return (
          <li key={rule.id}>
            <button
              type="button"
              className={classes.rule}
              data-counted={count > 0 || undefined}
              onClick={() => onTap(rule)}
            >
              <span>{rule.says}</span>
              {count > 0 && (
                <span className={classes.count}>
                  ×{count}
                  <VisuallyHidden> so far</VisuallyHidden>
                </span>
              )}
              <strong className={rule.points < 0 ? classes.loss : classes.gain}>
                {signed(rule.points)}
                <VisuallyHidden> points</VisuallyHidden>
              </strong>
            </button>
          </li>
        );
      })}
    </ul>
  </div>
);
