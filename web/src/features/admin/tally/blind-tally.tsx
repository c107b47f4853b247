import type { BlindLine, Castaway, PointsLine, User, Week } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Note } from '../../../ui/note.js';
import { blindTallies } from '../double-scoring/blind-lines.js';
import { DoubleScoring } from '../double-scoring/double-scoring.js';
import { useBlindTallies } from '../double-scoring/use-blind-tallies.js';
import { Tally } from './tally.js';
import classes from './tally.module.css';

interface BlindTallyProps {
  readonly week: Week;
  readonly castaways: readonly Castaway[];
  readonly user: User;
}

/** A week that two admins tally: the own tally by tapping while it is under way, everything else as without tapping. */
export function BlindTally({ week, castaways, user }: BlindTallyProps) {
  const { data } = useQuery(blindTallies(week.weekNumber));
  const actions = useBlindTallies(week.weekNumber);
  const own = data?.tallies.find(({ isOwn }) => isOwn);
  if (!data || !own || own.doneAt !== null || data.areCompared)
    return <DoubleScoring week={week} castaways={castaways} />;
  return (
    <>
      <Note kind="info">
        <p className={classes.blind}>
          Week {week.weekNumber} is scored twice: the other admin does not see your tally until both are done.
        </p>
        <Button
          variant="default"
          loading={actions.isBusy}
          disabled={data.lines.length === 0}
          onClick={actions.finish}
        >
          I’m done
        </Button>
      </Note>
      <Tally week={week} castaways={castaways} stored={data.lines.map(ownLine(user))} user={user} isBlind />
    </>
  );
}

const ownLine =
  ({ id, name }: User) =>
  (line: BlindLine): PointsLine => ({ ...line, enteredBy: { id, name } });
