import { Button, Group, Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queries } from '../../api/queries.js';
import { paths } from '../../paths.js';
import { ErrorState } from '../../ui/states.js';
import { moveWords, revealOf, type Reveal } from './reveal.js';
import classes from './reveal.module.css';

interface RevealDialogProps {
  readonly week: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function RevealDialogBox({ week, opened, onClose }: RevealDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Week ${String(week)}`} centered>
      {opened && <Opened week={week} />}
      <Group justify="flex-end" mt="lg">
        <Button
          component={Link}
          to={`${paths.weeklyResults}?week=${String(week)}`}
          variant="default"
          onClick={onClose}
        >
          All results
        </Button>
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Modal>
  );
}

function Opened({ week }: Pick<RevealDialogProps, 'week'>) {
  const history = useQuery({ ...queries.myHistory(), refetchOnMount: 'always' });
  const castaways = useQuery({ ...queries.castaways(), refetchOnMount: 'always' });
  const both = [history, castaways];
  if (both.some(({ isFetching }) => isFetching))
    return <Skeleton height={120} role="status" aria-busy="true" aria-label="Loading the week" />;
  if (!history.data || !castaways.data || both.some(({ isError }) => isError)) {
    return (
      <ErrorState
        words="Unable to load the week right now."
        onRetry={() => both.forEach(({ refetch }) => void refetch())}
        retrying={false}
      />
    );
  }
  return <Moves week={week} reveal={revealOf(week, history.data, castaways.data)} />;
}

function Moves({ week, reveal: { own, left } }: { readonly week: number; readonly reveal: Reveal }) {
  if (own === null && left.length === 0)
    return (
      <p className={classes.none}>Week {week} has no results yet. You see them as soon as they are in.</p>
    );
  return (
    <ul className={classes.moves}>
      {own && (
        <>
          <li>
            {own.castaway === null ? 'You had no pick.' : `${own.castaway}: `}
            {own.castaway !== null && <strong>{pointsWord(own.points)}</strong>}
          </li>
          <li className={classes.rank}>{moveWords(own)}</li>
          <li>{pointsWord(own.total)} in all.</li>
        </>
      )}
      {left.length > 0 && <li>Out: {left.join(', ')}.</li>}
    </ul>
  );
}

const pointsWord = (points: number): string =>
  `${String(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
