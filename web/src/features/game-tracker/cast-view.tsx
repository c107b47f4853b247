import type { Castaway } from '@torchbearer/contract/client';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfig } from '../../api/use-config.js';
import { StatTile } from '../../ui/stat-tile.js';
import { EmptyState } from '../../ui/states.js';
import { ToggleGroup } from '../../ui/toggle-group.js';
import { countsOf, shownOf, tribeGroups } from './cast-groups.js';
import classes from './game-tracker.module.css';
import { TribeSection } from './tribe-section.js';

const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'eliminated', label: 'Eliminated' },
] as const;

interface CastProps {
  readonly castaways: readonly Castaway[];
  /** Whether it is not shown who is out. */
  readonly hidesResults: boolean;
}

/** The cast's figures, and the castaways that match the address. */
export function Cast({ castaways, hidesResults }: CastProps) {
  const { tribes } = useConfig();
  const [search, setSearch] = useSearchParams();
  const shown = hidesResults ? 'all' : shownOf(search.get('show'));
  const groups = useMemo(() => tribeGroups(castaways, shown, tribes), [castaways, shown, tribes]);
  const counts = useMemo(() => countsOf(castaways), [castaways]);
  return (
    <>
      <dl className={classes.counts}>
        <StatTile label="Total castaways" value={counts.total} />
        {!hidesResults && <StatTile label="Still in game" value={counts.live} />}
        {!hidesResults && <StatTile label="Eliminated" value={counts.eliminated} />}
        <StatTile label={hidesResults ? 'Tribes' : 'Active tribes'} value={counts.tribes} />
      </dl>
      {!hidesResults && (
        <ToggleGroup
          label="Show castaways"
          options={FILTERS}
          value={shown}
          onChange={(next) =>
            setSearch(next === 'all' ? {} : { show: next }, { replace: true, preventScrollReset: true })
          }
        />
      )}
      {groups.map((group) => (
        <TribeSection key={group.name} group={group} hidesResults={hidesResults} />
      ))}
      {groups.length === 0 && shown === 'eliminated' && (
        <EmptyState
          words="Nobody is eliminated yet."
          next="The first torch is snuffed at the first tribal council."
        />
      )}
      {groups.length === 0 && shown === 'active' && (
        <EmptyState words="Every torch is snuffed." next="The season is over: nobody is left in the game." />
      )}
    </>
  );
}
