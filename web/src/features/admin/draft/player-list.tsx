import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { ListCount } from '../parts/list-count.js';
import { ListEnd } from '../../../ui/list-end.js';
import { ListState } from '../../../ui/list-state.js';
import { SearchField } from '../parts/search-field.js';
import classes from './player-list.module.css';
import type { PlayerList as List } from './use-player-list.js';

/** Rows of a first page. */
const PAGE = 50;

interface PlayerListProps {
  readonly list: List;
  /** How many there are without a search, if that is known. */
  readonly all?: number;
  /** [one, several]: ['pick', 'picks'] */
  readonly nouns: readonly [string, string];
  /** The search field's label. */
  readonly search: string;
  /** The search also shows above a list of one page. */
  readonly alwaysSearched?: boolean;
  /** px, until the first rows are here. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A list that can be searched if it is longer than a page; further pages load at a press, as more panels follow it. */
export function PlayerList({
  list: { found, rows, total, isSearched, typed, setTyped },
  all,
  nouns,
  search,
  alwaysSearched = false,
  height,
  children,
}: PlayerListProps) {
  const isLong = isSearched || typed !== '' || found.hasNextPage || rows.length > PAGE;
  return (
    <>
      {(isLong || alwaysSearched) && (
        <SearchField
          label={search}
          placeholder={search}
          typed={typed}
          onType={setTyped}
          className={classes.search}
        />
      )}
      {isLong && (
        <ListCount
          total={found.isPending ? undefined : total}
          all={isSearched ? all : undefined}
          nouns={nouns}
        />
      )}
      <ListState
        found={found}
        isEmpty={rows.length === 0}
        loading={<Skeleton height={height} radius="md" aria-busy="true" />}
        unable="Unable to load draft data"
        empty={
          isSearched && (
            <p className={classes.none} role="status">
              Nobody is called ‘{typed.trim()}’. Try a part of the name.
            </p>
          )
        }
      >
        {children}
        <ListEnd
          found={found}
          loaded={rows.length}
          more={`more ${nouns[1]}`}
          unable="Unable to load draft data"
          byHand
        />
      </ListState>
    </>
  );
}
