import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import classes from './hero.module.css';

interface StatusProps {
  /** `due` needs an action, `done` is complete, `wait` is neither. */
  readonly tone: 'due' | 'done' | 'wait';
  readonly label: string;
  /** The state in a sentence. */
  readonly says: ReactNode;
  readonly children?: ReactNode;
  /** The time left, in large figures, and the deadline. */
  readonly timer?: { readonly until: string; readonly left: string };
  /** The text of the link to the weekly picks, or of another link. */
  readonly action?: string;
  readonly to?: string;
}

/** One state of the pick: chip, sentence, countdown, and link. */
export function Status(props: StatusProps) {
  const { tone, label, says, children, timer, action, to = paths.weeklyPicks } = props;
  return (
    <div className={classes.status}>
      <p className={`${classes.chip} ${classes[tone]}`}>{label}</p>
      <div className={classes.text}>
        <p className={classes.says}>{says}</p>
        {children !== undefined && <p className={classes.more}>{children}</p>}
      </div>
      {timer && (
        <p className={classes.timer}>
          <span>{timer.until}</span>
          <strong className="tabular">{timer.left}</strong>
        </p>
      )}
      <Button
        className={classes.action ?? ''}
        component={Link}
        to={to}
        size="lg"
        variant={tone === 'due' ? 'filled' : 'default'}
      >
        {action ?? 'Go to weekly picks'}
      </Button>
    </div>
  );
}
