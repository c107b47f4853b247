import type { ResultLine } from '@torchbearer/contract/client';
import { Deadline } from '../../ui/deadline.js';
import { signed } from '../rules/rule-words.js';
import { entriesOf } from './entries.js';
import classes from './line-list.module.css';
import { wordsOf } from './line-words.js';

interface LineListProps {
  readonly lines: readonly ResultLine[];
  readonly label: string;
}

/** What points are made of: the rule or the reason, how often, how many points; and when that was entered. */
export const LineList = ({ lines, label }: LineListProps) => (
  <ul className={classes.entries} aria-label={label}>
    {entriesOf(lines).map((entry, index) => (
      // Lines have no id of their own here; the list is replaced as a whole.
      <li key={index}>
        <p className={classes.when}>
          Entered <Deadline at={entry.enteredAt} />
        </p>
        <ul className={classes.lines}>
          {entry.lines.map((line, place) => (
            <li key={place} className={classes.line}>
              <span>
                <span>{wordsOf(line)}</span>
                {line.count > 1 && <span className={classes.count}> × {line.count}</span>}
                {line.ruleId === null && <span className={classes.kind}> (adjustment)</span>}
              </span>
              <strong className={line.points < 0 ? classes.loss : classes.gain}>{signed(line.points)}</strong>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
