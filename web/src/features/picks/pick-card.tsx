import type { Castaway } from '@torchbearer/contract/client';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Portrait } from '../../ui/portrait.js';
import { TorchMark } from '../../ui/torch-mark.js';
import { Tribe } from '../../ui/tribe.js';
import { lineAbout } from './choice.js';
import classes from './pick-card.module.css';

interface PickCardProps {
  readonly castaway: Castaway;
  readonly isSelected: boolean;
  /** The saved pick. */
  readonly isSaved: boolean;
  /** Picks are not open: visible, but not selectable. */
  readonly isLocked: boolean;
  /** Why the castaway is suggested; null if they aren't. */
  readonly recommendation: string | null;
  readonly onSelect: (castawayId: string) => void;
}

/** A castaway as a large radio button. */
export function PickCard(props: PickCardProps) {
  const { castaway, isSelected, isSaved, isLocked, recommendation, onSelect } = props;
  const id = useId();
  return (
    <label
      className={classes.card}
      data-locked={isLocked || undefined}
      data-out={castaway.eliminated || undefined}
    >
      <input
        className={classes.input}
        type="radio"
        name="castaway"
        value={castaway.id}
        checked={isSelected}
        disabled={isLocked || castaway.eliminated}
        onChange={() => onSelect(castaway.id)}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
      />
      <span className={classes.face}>
        <Portrait castaway={castaway} size={168} className={classes.portrait} />
        <span className={classes.words}>
          <span className={classes.name} id={`${id}-name`}>
            {castaway.name}
          </span>
          <span id={`${id}-about`} className={classes.details}>
            <span className={classes.tribe}>
              <Tribe name={castaway.tribe} />
              {castaway.eliminated && <span className={classes.gone}>Eliminated</span>}
            </span>
            <span className={classes.about}>{lineAbout(castaway)}</span>
            {recommendation !== null && (
              <span className={classes.note}>
                <span className={classes.recommended}>RECOMMENDED</span> <span>Based on last week...</span>{' '}
                {recommendation}
              </span>
            )}
          </span>
          <Badges isSelected={isSelected} isSaved={isSaved} />
        </span>
        <span className={classes.torch}>
          <TorchMark size={46} lit={!castaway.eliminated} />
        </span>
      </span>
    </label>
  );
}

function Badges({ isSelected, isSaved }: { readonly isSelected: boolean; readonly isSaved: boolean }) {
  if (!isSelected && !isSaved) return null;
  return (
    <span className={classes.badges}>
      {isSelected && <span className={classes.selected}>SELECTED</span>}
      {isSaved && (
        <span className={classes.saved}>
          <IconCheck size={16} stroke={3} aria-hidden /> Saved
        </span>
      )}
    </span>
  );
}
