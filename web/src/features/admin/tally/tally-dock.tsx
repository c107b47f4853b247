import type { Castaway } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { wordsOf } from '../../lines/line-words.js';
import { signed } from '../../rules/rule-words.js';
import { useSpokenCount } from '../../rules/use-spoken-count.js';
import { stateWords } from './state-words.js';
import { tallySearch, useTallyView } from './tally-address.js';
import classes from './tally-dock.module.css';
import type { Tally } from './use-tally.js';

interface TallyDockProps {
  readonly week: number;
  readonly castaways: readonly Castaway[];
  readonly castaway: Castaway | null;
  readonly tally: Tally;
}

/** Whether everything is saved, the undo, and the ways to the other views; always in reach. */
export function TallyDock({ week, castaways, castaway, tally }: TallyDockProps) {
  const { showsEntries } = useTallyView();
  const { waiting, refused, isOffline, lastTap, lines } = tally;
  const state = stateWords(waiting, refused.length, isOffline);
  useSpokenCount(state);
  const isSaved = waiting + refused.length === 0 && !isOffline;
  const last = lastTap && castaways.find(({ id }) => id === lastTap.castawayId);
  const ofCastaway = castaway && lines.filter(({ castawayId }) => castawayId === castaway.id).length;
  const to = (view: { castaway: Castaway | null; showsEntries: boolean }) => ({
    component: Link,
    to: {
      search: tallySearch(week, { castawayId: view.castaway?.id ?? null, showsEntries: view.showsEntries }),
    },
    preventScrollReset: true,
    variant: 'default',
  });

  return (
    <div className={classes.dock} role="group" aria-label="State and undo">
      <p className={`${classes.state} ${isSaved ? '' : classes.unsaved}`}>{state}</p>
      {(castaway ?? showsEntries) && (
        <Button {...to({ castaway: null, showsEntries: false })} className={classes.back}>
          Castaways
        </Button>
      )}
      {castaway && showsEntries ? (
        <Button {...to({ castaway, showsEntries: false })}>Rules</Button>
      ) : (
        !showsEntries && (
          <Button {...to({ castaway, showsEntries: true })}>Entries ({ofCastaway ?? lines.length})</Button>
        )
      )}
      <Button
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        // Not `disabled`: the button would lose the keyboard's focus with the last undo.
        aria-disabled={!lastTap}
        className={classes.undo}
        aria-label={
          lastTap ? `Undo ${signed(lastTap.points)} ${last?.name ?? ''}: ${wordsOf(lastTap)}` : 'Undo'
        }
        onClick={() => lastTap && void tally.takeBack(lastTap.id)}
      >
        Undo{lastTap && ` ${signed(lastTap.points)}`}
      </Button>
    </div>
  );
}
