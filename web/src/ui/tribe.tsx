import { useConfig } from '../api/use-config.js';
import classes from './tribe.module.css';

/** A tribe's name with its colour as a dot; the colour adds nothing to the name. */
export function Tribe({ name }: { readonly name: string | null }) {
  const { tribes } = useConfig();
  if (name === null) return null;
  const color = tribes.find((tribe) => tribe.name === name)?.color;
  return (
    <span className={classes.tribe}>
      <span className={classes.dot} style={color === undefined ? undefined : { background: color }} />
      {name}
    </span>
  );
}
