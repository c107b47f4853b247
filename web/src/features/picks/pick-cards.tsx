import type { MyPicks } from '@torchbearer/contract/client';
import { type Ref, useId } from 'react';
import { reasonOfSuggestion } from './choice.js';
import { PickCard } from './pick-card.js';
import layout from './pick-week.module.css';
import classes from './pick-card.module.css';

interface PickCardsProps {
  readonly mine: MyPicks;
  readonly isOpen: boolean;
  readonly selected: string | null;
  readonly onSelect: (castawayId: string) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The player's castaways, as options of one choice. */
export function PickCards({ mine, isOpen, selected, onSelect, ref }: PickCardsProps) {
  const heading = useId();
  const { assigned, pick, week, suggestedCastaway } = mine;
  return (
    <>
      <h2 id={heading} className={classes.heading}>
        {isOpen ? `Who carries your torch in week\u00a0${String(week.weekNumber)}?` : 'Your castaways'}
      </h2>
      <div ref={ref} className={layout.cards} role="radiogroup" aria-labelledby={heading}>
        {assigned.map(({ castaway }) => (
          <PickCard
            key={castaway.id}
            castaway={castaway}
            isSelected={castaway.id === selected}
            isSaved={castaway.id === pick?.castawayId}
            isLocked={!isOpen}
            recommendation={
              isOpen && pick === null && castaway.id === suggestedCastaway?.id
                ? reasonOfSuggestion(mine)
                : null
            }
            onSelect={onSelect}
          />
        ))}
      </div>
    </>
  );
}
