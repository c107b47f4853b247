import { Button } from '@mantine/core';
import { MAX_PAGE_SIZE } from '@torchbearer/rules';
import { useId } from 'react';
import { UNRANKED_AT_FIRST } from '../../../api/admin-queries.js';
import { Note } from '../../../ui/note.js';
import type { DraftState } from './league.js';
import classes from './people.module.css';

interface UnrankedPlayersProps {
  readonly list: DraftState['unranked'];
  /** Shown if there are no names. */
  readonly emptyText: string;
}

/** The names of those who have not ranked: some, and the others at a press. */
export function UnrankedPlayers({ list: { found, rows, total }, emptyText }: UnrankedPlayersProps) {
  const heading = useId();
  const isOpened = rows.length > UNRANKED_AT_FIRST;
  const isRest = total - rows.length <= MAX_PAGE_SIZE;
  return (
    <div className={classes.people}>
      <h3 id={heading} className={classes.title}>
        Rankings not submitted
      </h3>
      {rows.length === 0 && <p className={classes.empty}>{emptyText}</p>}
      {rows.length > 0 && (
        <ul
          className={classes.list}
          aria-labelledby={heading}
          tabIndex={isOpened ? 0 : undefined}
          data-scrolls={isOpened || undefined}
        >
          {rows.map(({ user }) => (
            <li key={user.id}>{user.name}</li>
          ))}
        </ul>
      )}
      {found.isFetchNextPageError && <Note kind="failure">Unable to load draft data</Note>}
      {found.hasNextPage && (
        <Button
          variant="subtle"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {isRest ? `Show all ${total.toLocaleString('en-US')}` : 'Show more players'}
        </Button>
      )}
    </div>
  );
}
