import type { ResultLine } from '@torchbearer/contract/client';
import { ruleById } from '@torchbearer/rules/rule-book';
import { Deadline } from '../../ui/deadline.js';
import { signed } from '../rules/rule-words.js';
import classes from './line-list.module.css';

interface LineListProps {
  readonly lines: readonly ResultLine[];
  readonly label: string;
}

/** What points are made of: the rule or the reason, how often, how many points, when. */
export const LineList = ({ lines, label }: LineListProps) => (
  <ul className={classes.lines} aria-label={label}>
    {lines.map((line, index) => (
      // Lines have no id of their own here; the list is replaced as a whole.
      <li key={index} className={classes.line}>
        <span>
          <span>{wordsOf(line)}</span>
          {line.count > 1 && <span className={classes.count}> × {line.count}</span>}
        </span>
        <strong className={line.points < 0 ? classes.loss : classes.gain}>{signed(line.points)}</strong>
        <span className={classes.when}>
          {line.ruleId === null && 'Adjustment, '}
          <Deadline at={line.enteredAt} />
        </span>
      </li>
    ))}
  </ul>
);

/** A page may be older than the rule. */
const wordsOf = ({ ruleId, reason }: ResultLine): string =>
  ruleId === null ? startWithCapital(reason ?? '') : (ruleById(ruleId)?.says ?? 'A new rule');

const startWithCapital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
