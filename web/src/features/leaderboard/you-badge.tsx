import classes from './you-badge.module.css';

/** Marks the viewer's own row. */
export function YouBadge() {
  return <span className={classes.you}>You</span>;
}
