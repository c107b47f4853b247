import type { Castaway } from '@torchbearer/contract/client';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useRef } from 'react';
import { EmptyState } from '../../../ui/states.js';
import { matching } from '../parts/matching.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { useSearchText } from '../parts/use-search-text.js';
import { CastawayCard } from './castaway-card.js';
import { searchText } from './castaway-fields.js';
import classes from './castaway-list.module.css';
import { CastawayQuestion } from './castaway-question.js';
import { useCastInUse } from './use-cast-in-use.js';
import { useCastawayActions } from './use-castaway-actions.js';

interface CastawayListProps {
  readonly castaways: readonly Castaway[];
  readonly onEdit: (id: string) => void;
}

export function CastawayList({ castaways, onEdit }: CastawayListProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const actions = useCastawayActions(() => title.current?.focus({ preventScroll: true }));
  const [typed, setTyped] = useSearchText();
  const sought = useDeferredValue(typed);
  const isInUse = useCastInUse();
  const shown = matching(castaways, sought, searchText);
  return (
    <section className={classes.list} aria-labelledby="all-castaways">
      <div className={classes.head}>
        <h2 id="all-castaways" ref={title} tabIndex={-1} className={classes.title}>
          All Castaways ({castaways.length})
        </h2>
        {castaways.length > 0 && (
          <TextInput
            type="search"
            aria-label="Search castaways"
            placeholder="Name, tribe, occupation, hometown"
            leftSection={<IconSearch size={18} aria-hidden />}
            className={classes.search ?? ''}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </div>
      {castaways.length === 0 && (
        <EmptyState
          words="No castaways yet."
          next="Create the first one above, or import the whole cast from a CSV file. Players rank them as soon as they are here."
        />
      )}
      {castaways.length > 0 && shown.length === 0 && (
        <EmptyState
          words="No one matches."
          next="The search looks at names, tribes, occupations and hometowns."
          action={
            <Button variant="default" onClick={() => setTyped('')}>
              Show all
            </Button>
          }
        />
      )}
      <ul className={classes.cards} aria-label="Castaways">
        {shown.map((castaway) => (
          <CastawayCard
            key={castaway.id}
            castaway={castaway}
            onEdit={onEdit}
            onAsk={actions.ask}
            isInUse={isInUse(castaway)}
          />
        ))}
      </ul>
      <div className={classes.outcome}>
        <OutcomeNote outcome={actions.outcome} />
      </div>
      <CastawayQuestion actions={actions} />
    </section>
  );
}
