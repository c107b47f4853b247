import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { matching, nextPlace, placeOf, type Destination } from './matching.js';
import { optionId, PaletteList } from './palette-list.js';
import { useDestinations } from './use-destinations.js';
import classes from './palette.module.css';

/** A combobox: the focus stays in the field, the arrow keys move through the list below it. */
export function PaletteSearch({ onDone }: { readonly onDone: () => void }) {
  const list = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { destinations, isLoading, isSearching, isIncomplete } = useDestinations(typed);
  // By its address, for the list grows while users look at it.
  const [selected, setSelected] = useState<string>();
  const found = useMemo(() => matching(destinations, typed), [destinations, typed]);
  const isWaiting = isLoading || (isSearching && found.length === 0);
  const active = placeOf(found, selected);
  const select = (place: number) => setSelected(found[place]?.to);

  function go(destination: Destination): void {
    onDone();
    void navigate(destination.to);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const chosen = found[active];
    if (event.key === 'ArrowDown') select(nextPlace(active, 1, found.length));
    else if (event.key === 'ArrowUp') select(nextPlace(active, -1, found.length));
    else if (event.key === 'Enter' && chosen) go(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <div className={classes.palette}>
      <TextInput
        data-autofocus
        role="combobox"
        aria-label="Screen, player or castaway"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(list, active) : undefined}
        placeholder="Screen, player or castaway"
        autoComplete="off"
        spellCheck={false}
        leftSection={<IconSearch size={20} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setSelected(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteList id={list} found={found} active={active} onPoint={select} onChoose={go} />
      <p className={classes.status} role="status">
        {found.length === 0 && !isWaiting && `Nothing is called “${typed.trim()}”.`}
        {isWaiting && 'Players and castaways are on their way…'}
        {isIncomplete && 'Some names could not be loaded; the screens are all here.'}
        <VisuallyHidden>
          {found.length > 0 && `${String(found.length)} ${found.length === 1 ? 'match' : 'matches'}`}
        </VisuallyHidden>
      </p>
    </div>
  );
}
