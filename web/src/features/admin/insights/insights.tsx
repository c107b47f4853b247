import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { lazy } from 'react';
import { Page } from '../../../ui/page.js';
import { Board } from './board.js';
import { BoardSkeleton } from './board-skeleton.js';
import { boardSize } from './board-size.js';
import { useFigures } from './use-figures.js';

const loadGrid = async () => ({ default: (await import('./board-grid.js')).BoardGrid });
/** Loaded together with the figures, where there will be a grid. */
const grid = boardSize(window.innerWidth) === 'stack' ? null : loadGrid();
const BoardGrid = lazy(() => grid ?? loadGrid());

const waiting = <BoardSkeleton />;

/** The league in figures, for admins: a board of cards that each admin can arrange. */
export function Insights() {
  const { isReady, isRefreshing, refresh } = useFigures();
  return (
    <Page
      title="League Insights & Trends"
      intro="The league now, refreshed every 30 seconds."
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
      {isReady ? <Board grid={BoardGrid} waiting={waiting} /> : waiting}
    </Page>
  );
}
