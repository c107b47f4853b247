import { type ReactNode, useId } from 'react';
import { ListEnd } from '../../../ui/list-end.js';
import type { Found } from '../../../ui/use-pages.js';
import classes from './people.module.css';

/** More than these scroll in their frame. */
const MOST_WITHOUT_FRAME = 24;

interface PagedPeopleProps {
  /** An h3: 'Pending'. */
  readonly title: string;
  readonly found: Found;
  /** The loaded ones. */
  readonly people: readonly { readonly id: string; readonly words: ReactNode }[];
  /** 'more pending players' */
  readonly more: string;
  /** Shown if there are no names. */
  readonly emptyText: string;
}

/** A long list of names; further ones load at a press. */
export function PagedPeople({ title, found, people, more, emptyText }: PagedPeopleProps) {
  const heading = useId();
  const scrolls = people.length > MOST_WITHOUT_FRAME;
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
          tabIndex={scrolls ? 0 : undefined}
          data-scrolls={scrolls || undefined}
        >
          {people.map(({ id, words }) => (
            <li key={id}>{words}</li>
          ))}
        </ul>
      )}
      <div className={classes.end}>
        <ListEnd found={found} loaded={people.length} more={more} unable="Unable to load draft data" byHand />
      </div>
    </div>
  );
}
