import type { MyPicks } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { useUser } from '../../api/use-user.js';
import { Note } from '../../ui/note.js';
import classes from './side-notes.module.css';

interface MayShowWhoLeftProps {
  readonly mine: MyPicks;
  readonly onShow: () => void;
}

/** Asks a player who hides results before they choose, because choosing shows who is still in. */
export function MayShowWhoLeft({ mine: { week, pick }, onShow }: MayShowWhoLeftProps) {
  const { watchedWeek } = useUser();
  return (
    <Note kind="warning">
      <p className={classes.first}>
        Choosing for week {week.weekNumber} shows which of your castaways are still in.{' '}
        {watchedWeek
          ? `You have watched up to week ${String(watchedWeek)}.`
          : 'You have watched no week yet.'}{' '}
        {pick
          ? `If you leave it, ${pick.castaway.name} stays your pick.`
          : 'If you leave it, the system picks one of your castaways at the deadline.'}
      </p>
      <Button variant="default" onClick={onShow}>
        Show who is still in
      </Button>
    </Note>
  );
}
