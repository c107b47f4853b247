import type { PlayerRow } from './all-picks-rows.js';
import classes from './all-picks.module.css';

export function PlayerName({ row: { name, isViewer, isEliminated } }: { readonly row: PlayerRow }) {
  return (
    <>
      {name} {isViewer && <span className={classes.you}>You</span>}
      {isEliminated && <span className={classes.gone}>(eliminated)</span>}
    </>
  );
}
