import type { Castaway, PointsLine, User, Week } from '@torchbearer/contract/client';
import { useEffect, useRef, type RefObject } from 'react';
import { Note } from '../../../ui/note.js';
import { StillOpen } from '../scoring/still-open.js';
import { CastawayGrid } from './castaway-grid.js';
import { CastawayRules } from './castaway-rules.js';
import { CategoryBar } from './category-bar.js';
import { EntryList } from './entry-list.js';
import { RefusedEntries } from './refused-entries.js';
import { useTallyView } from './tally-address.js';
import { TallyDock } from './tally-dock.js';
import classes from './tally.module.css';
import { useShelf } from './use-shelf.js';
import { useTally } from './use-tally.js';

interface TallyProps {
  readonly week: Week;
  readonly castaways: readonly Castaway[];
  readonly stored: readonly PointsLine[];
  readonly user: User;
  /** Whether it is the admin's own blind tally. */
  readonly isBlind?: boolean;
}

/**
 * Points of a week by tapping: the castaway, then the rule. On a phone one of both is shown at a time, on wide screens
 * they are beside each other.
 */
export function Tally({ week, castaways, stored, user, isBlind = false }: TallyProps) {
  const { weekNumber } = week;
  const tally = useTally(weekNumber, isBlind, user, stored);
  const { castawayId, showsEntries } = useTallyView();
  const castaway = castaways.find(({ id }) => id === castawayId) ?? null;
  const choice = useShelf();
  const panes = useRef<HTMLDivElement>(null);
  useFocusOnView(panes, `${castaway?.id ?? ''} ${String(showsEntries)}`);
  const isOpen = castaway !== null || showsEntries;

  return (
    <div className={classes.tally} aria-busy={tally.isLoading}>
      <StillOpen week={week} />
      {!tally.isKept && (
        <Note kind="warning">
          This browser stores nothing. Keep this page open until the state below is “Saved”.
        </Note>
      )}
      <div ref={panes} className={classes.panes} data-opened={isOpen || undefined}>
        <section className={classes.cast} aria-labelledby="tally-cast">
          <h2 id="tally-cast" className={classes.title} tabIndex={-1} data-pane="cast">
            Castaways
          </h2>
          <CastawayGrid week={weekNumber} castaways={castaways} totals={tally.totals} chosen={castawayId} />
        </section>
        {showsEntries ? (
          <EntryList week={weekNumber} castaways={castaways} castaway={castaway} tally={tally} />
        ) : castaway ? (
          <CastawayRules key={castaway.id} castaway={castaway} tally={tally} choice={choice} />
        ) : (
          <p className={classes.hint}>Choose a castaway to see the rules.</p>
        )}
      </div>
      <div className={classes.dock}>
        <RefusedEntries tally={tally} castaways={castaways} />
        {castaway && !showsEntries && <CategoryBar choice={choice} />}
        <TallyDock week={weekNumber} castaways={castaways} castaway={castaway} tally={tally} />
      </div>
    </div>
  );
}

/** With a new view, the focus and the top of the screen move to it. */
function useFocusOnView(panes: RefObject<HTMLDivElement | null>, view: string): void {
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    const title =
      panes.current?.querySelector<HTMLElement>('[data-pane="open"]') ??
      panes.current?.querySelector<HTMLElement>('[data-pane="cast"]');
    title?.focus({ preventScroll: true });
    if (!window.matchMedia('(min-width: 900px)').matches) panes.current?.scrollIntoView();
  }, [panes, view]);
}
