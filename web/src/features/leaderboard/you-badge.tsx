import classes from './you-badge.module.css';

/** Marks what is the viewer's own. */
export function YouBadge() {
  return <span className={classes.you}>You</span>;
}
