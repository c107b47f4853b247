import type { ShownPick } from './picks-by-player.js';
import classes from './weekly-picks.module.css';

/** A card's usual height, px. @param weeks of the season, if known */
export const estimatedHeight = (weeks = 4): number => 80 + 27 * Math.min(weeks, 6);

/** A player's picks, as lines of their card. */
export function Picks({ picks }: { readonly picks: readonly ShownPick[] }) {
  if (picks.length === 0) return <p className={classes.none}>No weekly picks yet.</p>;
  return (
    <ul className={classes.picks}>
      {picks.map(({ weekNumber, castaway, isAutoSelected }) => (
        <li key={weekNumber}>
          <span>{`Week ${weekNumber}: ${castaway}`}</span>
          {isAutoSelected && <span className={classes.auto}>Auto</span>}
        </li>
      ))}
    </ul>
  );
}
