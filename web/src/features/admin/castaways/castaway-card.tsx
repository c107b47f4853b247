import type { Castaway } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { memo } from 'react';
import { Portrait } from '../../../ui/portrait.js';
import { Tribe } from '../../../ui/tribe.js';
import classes from './castaway-card.module.css';
import type { Asked } from './use-castaway-actions.js';

interface CastawayCardProps {
  readonly castaway: Castaway;
  readonly onEdit: (id: string) => void;
  readonly onAsk: (asked: Omit<Asked, 'week'>) => void;
  /** Drafted, picked or scored, as far as is known: then it can't be deleted. */
  readonly isInUse: boolean;
}

export const CastawayCard = memo(function CastawayCard({
  castaway,
  onEdit,
  onAsk,
  isInUse,
}: CastawayCardProps) {
  const { id, name, tribe, age, occupation, hometown, eliminated, eliminatedInWeek } = castaway;
  const toggle = eliminated ? 'Restore' : 'Eliminate';
  return (
    <li className={`${classes.card} ${eliminated ? classes.out : ''}`}>
      <div className={classes.who}>
        <Portrait castaway={castaway} size={64} lazy />
        <div className={classes.facts}>
          <div className={classes.head}>
            <h3 className={classes.name}>{name}</h3>
            {eliminated && <span className={classes.badge}>ELIMINATED</span>}
            {eliminatedInWeek !== null && <span className={classes.line}>in week {eliminatedInWeek}</span>}
          </div>
          <p className={classes.line}>
            {tribe !== null && (
              <>
                <Tribe name={tribe} />
                <span aria-hidden> · </span>
              </>
            )}
            <span>{age === null ? 'Age unknown' : `Age ${age}`}</span>
          </p>
          {occupation !== null && <p className={classes.line}>{occupation}</p>}
          {hometown !== null && <p className={classes.line}>{hometown}</p>}
        </div>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onEdit(id)} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        <Button
          variant="default"
          onClick={() => onAsk({ action: eliminated ? 'restore' : 'eliminate', castaway })}
          aria-label={`${toggle} ${name}`}
        >
          {toggle}
        </Button>
        {!isInUse && (
          <Button
            variant="subtle"
            color="red"
            className={classes.delete ?? ''}
            onClick={() => onAsk({ action: 'delete', castaway })}
            aria-label={`Delete ${name}`}
          >
            Delete
          </Button>
        )}
      </div>
    </li>
  );
});
