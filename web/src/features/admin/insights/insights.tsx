import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Page } from '../../../ui/page.js';
import { BoardSkeleton } from './board-skeleton.js';
import { boardSize } from './board-size.js';
import { useFigures } from './use-figures.js';

/** Comes while the figures are on their way: it is most of this screen, and of no use without them. */
const board = import('./board.js');
const Board = lazy(async () => ({ default: (await board).Board }));

const loadGrid = async () => ({ default: (await import('./board-grid.js')).BoardGrid });
/** So does the grid, where there will be one. */
const grid = boardSize(window.innerWidth) === 'stack' ? null : loadGrid();
const BoardGrid = lazy(() => grid ?? loadGrid());

const waiting = <BoardSkeleton />;

/** The league in figures, for admins: a board of cards that everybody arranges as they like. */
export function Insights() {
  const { isReady, isRefreshing, refresh } = useFigures();
  return (
    <Page
      title="League Insights & Trends"
      intro="How the league is doing. Figures are renewed every 30 seconds."
      aside={
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={isRefreshing}
          onClick={() => void refresh()}
        >
          Refresh
        </Button>
      }
    >
      <Suspense fallback={waiting}>
        {isReady ? <Board grid={BoardGrid} waiting={waiting} /> : waiting}
      </Suspense>
    </Page>
  );
}
