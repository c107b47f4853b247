import type { MyPicks } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { toTheSecond, toTheSecondForViewer, viewerZone } from '../../time/format.js';
import { Deadline } from '../../ui/deadline.js';
import { Portrait } from '../../ui/portrait.js';
import classes from './receipt.module.css';

interface ReceiptProps {
  readonly mine: MyPicks;
  readonly isOpen: boolean;
  /** Saved just now: it unrolls, and takes the focus. */
  readonly isFresh: boolean;
  readonly onChange: () => void;
}

/** What the server has saved, when, and what happens next. */
export function Receipt({ mine, isOpen, isFresh, onChange }: ReceiptProps) {
  const paper = useRef<HTMLElement>(null);
  const heading = useId();
  const { pick, assigned, week } = mine;
  const savedAt = pick?.submittedAt;
  useEffect(() => {
    if (isFresh && savedAt !== undefined) paper.current?.focus();
  }, [isFresh, savedAt]);

  if (pick === null) {
    return isOpen ? (
      <p className={classes.none}>No pick saved for week {week.weekNumber} yet. Your receipt appears here.</p>
    ) : null;
  }
  const own = assigned.find(({ castawayId }) => castawayId === pick.castawayId)?.castaway;
  const others = assigned.filter(
    ({ castawayId, castaway }) => castawayId !== pick.castawayId && !castaway.eliminated,
  );
  return (
    <section
      key={savedAt}
      ref={paper}
      tabIndex={-1}
      className={`${classes.receipt} ${isFresh ? classes.fresh : ''}`}
      aria-labelledby={heading}
    >
      <Portrait castaway={own ?? pick.castaway} size={84} className={classes.portrait} />
      <div className={classes.words}>
        <h3 id={heading} className={classes.heading}>
          Week {week.weekNumber}: your torch is with {pick.castaway.name}
        </h3>
        <p className={classes.saved}>
          {pick.isAutoSelected ? 'Auto-selected' : 'Saved'} <SavedAt at={pick.submittedAt} />
        </p>
        <p className={classes.next}>
          {!isOpen && 'Picks are closed, so this one is final. Points come after the episode, on '}
          {isOpen && others.length > 0 && (
            <>
              It counts unless you change it by <Deadline at={week.picksCloseAt} />. Then the episode airs,
              and the points show on{' '}
            </>
          )}
          {isOpen && others.length === 0 && (
            <>It counts: you have no other castaway in the game. Points come after the episode, on </>
          )}
          <Link to={paths.weeklyResults}>Weekly Results</Link>.
        </p>
        {isOpen && others.length > 0 && !mine.hidesEliminated && (
          <Button className={classes.change ?? ''} variant="default" onClick={onChange}>
            Change pick
          </Button>
        )}
      </div>
      <span className={classes.stamp} aria-hidden>
        {pick.isAutoSelected ? 'Auto' : 'Saved'}
      </span>
    </section>
  );
}

function SavedAt({ at }: { readonly at: string }) {
  const own = toTheSecondForViewer(at, viewerZone());
  return (
    <time dateTime={at}>
      {toTheSecond(at)}
      {own !== null && ` (${own} your time)`}
    </time>
  );
}
