import { useMemo } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { Panel } from '../../../ui/page.js';
import { EmptyState } from '../../../ui/states.js';
import { refreshingFirst } from './draft-queries.js';
import { PlayerList } from './player-list.js';
import { RankingsTable } from './rankings-table.js';
import { placesOf } from './rankings-sheet.js';
import { usePlayerList } from './use-player-list.js';
import classes from './panel.module.css';

/** All rankings, searchable by name. @param players how many there are */
export function RankingsPanel({ players }: { readonly players: number }) {
  return (
    <Panel title="All player rankings">
      {players === 0 ? (
        <EmptyState
          words="No players yet."
          next="Everybody who signs up is listed here, with their ranking as soon as they submit one."
        />
      ) : (
        <Rankings players={players} />
      )}
    </Panel>
  );
}

function Rankings({ players }: { readonly players: number }) {
  const list = usePlayerList('in-rankings', (view) => ({
    ...adminQueries.rankingPages(view),
    ...refreshingFirst,
  }));
  const { rows } = list;
  const places = useMemo(() => placesOf(rows), [rows]);
  return (
    <div className={classes.parts}>
      <PlayerList
        list={list}
        all={players}
        nouns={['player', 'players']}
        search="Search players by name"
        alwaysSearched
        height={520}
      >
        <RankingsTable rankings={rows} places={places} />
      </PlayerList>
    </div>
  );
}
