import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import classes from './people.module.css';

/** How many names show at first. */
const AT_FIRST = 24;

interface PeopleProps {
  /** An h3: 'Pending (4)'. */
  readonly title: string;
  readonly people: readonly { readonly id: string; readonly words: ReactNode }[];
  /** Shown if there are no names. */
  readonly emptyText: string;
}

/** A long list of names. */
export function People({ title, people, emptyText }: PeopleProps) {
  const heading = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? people : people.slice(0, AT_FIRST);
  return (
    <div className={classes.people}>
      <h3 id={heading} className={classes.title}>
        {title}
      </h3>
      {people.length === 0 && <p className={classes.empty}>{emptyText}</p>}
      {people.length > 0 && (
        <ul
          className={classes.list}
          aria-labelledby={heading}
          tabIndex={showsAll ? 0 : undefined}
          data-scrolls={showsAll || undefined}
        >
          {shown.map(({ id, words }) => (
            <li key={id}>{words}</li>
          ))}
        </ul>
      )}
      {shown.length < people.length && (
        <Button variant="subtle" onClick={() => setShowsAll(true)}>
          Show all {people.length.toLocaleString('en-US')}
        </Button>
      )}
    </div>
  );
}
