import { useId } from 'react';
import type { TribeGroup } from './cast-groups.js';
import { CastawayLink } from './castaway-link.js';
import classes from './tribe-section.module.css';

interface TribeSectionProps {
  readonly group: TribeGroup;
  /** Whether it is not shown who is out. */
  readonly hidesResults: boolean;
}

/** A tribe under its colour; grey without one. */
export function TribeSection({ group, hidesResults }: TribeSectionProps) {
  const { name, color, castaways, live, total } = group;
  const id = useId();
  return (
    <section
      className={classes.section}
      style={color === null ? undefined : { ['--tribe' as string]: color }}
      aria-labelledby={id}
    >
      <header className={classes.head}>
        <h2 id={id} className={classes.name}>
          {name ?? 'No tribe yet'}
        </h2>
        <p className={classes.standing}>
          {hidesResults
            ? `${String(total)} ${total === 1 ? 'castaway' : 'castaways'}`
            : `${String(live)} of ${String(total)} still in game`}
        </p>
      </header>
      <ul className={classes.cast}>
        {castaways.map((castaway) => (
          <li key={castaway.id}>
            <CastawayLink castaway={castaway} />
          </li>
        ))}
      </ul>
    </section>
  );
}
