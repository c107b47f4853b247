import classes from './week-filter.module.css';

interface WeekFilterProps {
  /** Latest first. */
  readonly weeks: readonly number[];
  /** null: all of them. */
  readonly chosen: number | null;
  readonly onChoose: (week: number | null) => void;
}

/** A button per week, and one for all of them. */
export function WeekFilter({ weeks, chosen, onChoose }: WeekFilterProps) {
  return (
    <div className={classes.filter} role="group" aria-label="Filter by week">
      {[null, ...weeks].map((week) => (
        <button
          key={week}
          type="button"
          className={classes.button}
          aria-pressed={week === chosen}
          onClick={() => onChoose(week)}
        >
          {week === null ? 'All Weeks' : `Week ${String(week)}`}
        </button>
      ))}
    </div>
  );
}
