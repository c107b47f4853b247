import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.js';
import castawayClasses from './castaway-card.module.css';
import boardClasses from './ranking-board.module.css';
import classes from './ranking-editor.module.css';

/** The usual number, until the cast has loaded. */
const USUAL_CAST = 18;

/** The editor's layout while the ranking loads. */
export function RankingsSkeleton() {
  const { data: league } = useQuery(queries.league());
  const count = league?.castaways ?? USUAL_CAST;
  return (
    <div className={classes.editor} aria-busy="true">
      <div className={classes.tools}>
        <Skeleton width={296} height={54} radius="xl" />
        <Skeleton width={150} height={22} />
      </div>
      <Skeleton width={300} height={22} />
      <div className={boardClasses.board}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} className={castawayClasses.card} />
        ))}
      </div>
    </div>
  );
}
