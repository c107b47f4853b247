import { useEffect, useId, useRef } from 'react';
import { GROUPS, type Destination } from './matching.js';
import classes from './palette.module.css';

/** The id for the field's aria-activedescendant. */
export const optionId = (list: string, place: number): string => `${list}-${String(place)}`;

interface PaletteListProps {
  readonly id: string;
  /** Group by group. */
  readonly found: readonly Destination[];
  /** The index in `found` that Enter would choose. */
  readonly active: number;
  readonly onPoint: (place: number) => void;
  readonly onChoose: (destination: Destination) => void;
}

export function PaletteList({ id, found, active, onPoint, onChoose }: PaletteListProps) {
  const groups = useId();
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [active, found]);

  return (
    <div id={id} className={classes.list} role="listbox" aria-label="Where to go">
      {GROUPS.filter((group) => found.some((one) => one.group === group)).map((group) => (
        <div key={group} role="group" aria-labelledby={`${groups}-${group}`}>
          <div className={classes.group} id={`${groups}-${group}`} role="presentation">
            {group}
          </div>
          {found.map(
            (one, place) =>
              one.group === group && (
                <div
                  key={`${one.to} ${one.name}`}
                  id={optionId(id, place)}
                  ref={place === active ? shown : undefined}
                  className={classes.option}
                  role="option"
                  aria-selected={place === active}
                  // Only if the pointer moved, not if the list changes under it.
                  onPointerMove={() => onPoint(place)}
                  // The focus stays in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(one)}
                >
                  <span className={classes.name}>{one.name}</span>
                  {one.hint && <span className={classes.hint}>{one.hint}</span>}
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}
