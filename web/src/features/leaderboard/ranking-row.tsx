import { IconCaretDownFilled, IconCaretUpFilled } from '@tabler/icons-react';
import { memo, type Ref } from 'react';
import { isOut } from './figures.js';
import { signed, type Move } from './moves.js';
import { Roster } from './roster.js';
import type { ShownEntry } from './shown-board.js';
import { YouBadge } from './you-badge.js';
import classes from './ranking-row.module.css';

interface RankingRowProps {
  readonly entry: ShownEntry;
  /** From 0. */
  readonly index: number;
  /** px from the list's top. */
  readonly top: number;
  readonly isMe: boolean;
  readonly move: Move | undefined;
  /** Whether the row has just moved. */
  readonly isFresh: boolean;
  readonly measure: Ref<HTMLDivElement>;
}

/** One player's row. Two thousand may change at once, so an unchanged one does not render again. */
export const RankingRow = memo(function RankingRow(props: RankingRowProps) {
  const { entry, index, top, isMe, move, isFresh, measure } = props;
  const out = isOut(entry);
  const rises = isFresh && (move?.places ?? 0) > 0;
  const names = [classes.row, isMe && classes.me, out && classes.out, rises && classes.rising];
  return (
    <div
      ref={measure}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-player={entry.id}
      tabIndex={isMe ? -1 : undefined}
      className={names.filter(Boolean).join(' ')}
      style={{ top }}
    >
      <div role="cell" className={classes.rank}>
        <span className={entry.rank <= 3 ? classes.podium : undefined}>{entry.rank}</span>
        {move && <Places places={move.places} />}
      </div>
      <div role="cell" className={classes.player}>
        <span className={classes.name}>{entry.name}</span>
        {isMe && <YouBadge />}
        {entry.leagueRank !== undefined && (
          <span className={classes.league}>#{entry.leagueRank} in the league</span>
        )}
        {out && <span className={classes.spoken}>🔥 The tribe has spoken.</span>}
      </div>
      <div role="cell" className={classes.points}>
        {isFresh && move && move.points !== 0 && (
          <span data-delta className={`${classes.delta} ${move.points > 0 ? classes.gain : classes.loss}`}>
            {signed(move.points)}
          </span>
        )}
        <span className={classes.total}>{entry.totalPoints}</span>
      </div>
      <div role="cell" className={classes.roster}>
        <Roster picks={entry.draftPicks} />
      </div>
    </div>
  );
});

function Places({ places }: { readonly places: number }) {
  if (places === 0) return null;
  const Icon = places > 0 ? IconCaretUpFilled : IconCaretDownFilled;
  const count = Math.abs(places);
  return (
    <span className={places > 0 ? classes.up : classes.down}>
      <Icon size={14} aria-hidden />
      <span className={classes.spokenOnly}>{places > 0 ? 'up' : 'down'} </span>
      {count}
    </span>
  );
}
